#include "core/store/packedvalues.h"

#include <QString>

#include <cstring>

namespace argiope::store {

namespace {

enum class Tag : char { Null, Number, Text, Blob, Other };

/// Seven bits a byte, the low ones first; the sign is the lowest bit.
void appendNumber(QByteArray &out, qint64 number)
{
    auto rest = (quint64(number) << 1) ^ quint64(number >> 63);
    while (rest >= 0x80) {
        out += char((rest & 0x7f) | 0x80);
        rest >>= 7;
    }
    out += char(rest);
}

qint64 takeNumber(const char *&at)
{
    quint64 bits = 0;
    for (int shift = 0;; shift += 7) {
        const auto byte = static_cast<unsigned char>(*at++);
        bits |= quint64(byte & 0x7f) << shift;
        if (byte < 0x80)
            break;
    }
    return qint64(bits >> 1) ^ -qint64(bits & 1);
}

void appendBytes(QByteArray &out, Tag tag, const QByteArray &bytes)
{
    out += char(tag);
    appendNumber(out, bytes.size());
    out += bytes;
}

} // namespace

PackedValues::PackedValues(const QVariant *values, qsizetype count)
{
    for (const QVariant *value = values; value != values + count; ++value) {
        if (value->isNull()) {
            m_packed += char(Tag::Null);
            continue;
        }
        switch (value->typeId()) {
        case QMetaType::Int:
        case QMetaType::LongLong:
            m_packed += char(Tag::Number);
            appendNumber(m_packed, value->toLongLong());
            break;
        case QMetaType::QString:
            appendBytes(m_packed, Tag::Text, value->toString().toUtf8()); // it was made of UTF-8
            break;
        case QMetaType::QByteArray:
            appendBytes(m_packed, Tag::Blob, value->toByteArray());
            break;
        default:
            m_packed += char(Tag::Other);
            m_others.push_back(*value);
        }
    }
    m_packed.squeeze();
}

std::vector<QVariant> PackedValues::unpacked() const
{
    std::vector<QVariant> values;
    auto other = m_others.begin();
    const char *at = m_packed.constData();
    const char *const end = at + m_packed.size();
    while (at != end) {
        switch (Tag(*at++)) {
        case Tag::Null:
            values.emplace_back();
            break;
        case Tag::Number:
            values.emplace_back(qlonglong(takeNumber(at)));
            break;
        case Tag::Text: {
            const qint64 size = takeNumber(at);
            values.emplace_back(QString::fromUtf8(at, size));
            at += size;
            break;
        }
        case Tag::Blob: {
            const qint64 size = takeNumber(at);
            values.emplace_back(QByteArray(at, size));
            at += size;
            break;
        }
        case Tag::Other:
            values.push_back(*other++);
            break;
        }
    }
    return values;
}

qint64 PackedValues::bytes() const
{
    return qint64(sizeof *this) + m_packed.size() + qint64(m_others.size() * sizeof(QVariant));
}

} // namespace argiope::store
