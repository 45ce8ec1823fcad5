#include "core/store/packedvalues.h"

#include <QString>

#include <algorithm>
#include <cstring>

namespace argiope::store {

namespace {

constexpr qsizetype MostOfNumber = 10; ///< bytes
/// No more than this is reserved: one huge page would make all values after it as large.
constexpr qsizetype MostReserved = 256 * 1024;

/// Seven bits a byte, the low ones first; the sign is the lowest bit. Returns the end.
char *putNumber(char *at, qint64 number)
{
    auto rest = (quint64(number) << 1) ^ quint64(number >> 63);
    while (rest >= 0x80) {
        *at++ = char((rest & 0x7f) | 0x80);
        rest >>= 7;
    }
    *at++ = char(rest);
    return at;
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

/// append() makes room for what it is given as if it could stand anywhere, which takes longer than to copy a number.
void put(QByteArray &packed, const char *bytes, qsizetype count)
{
    const qsizetype size = packed.size();
    packed.resize(size + count);
    std::memcpy(packed.data() + size, bytes, size_t(count));
}

} // namespace

PackedValues::PackedValues(const QVariant *values, qsizetype count)
{
    for (const QVariant *value = values; value != values + count; ++value) {
        if (value->isNull()) {
            addNull();
            continue;
        }
        switch (value->typeId()) {
        case QMetaType::Int:
        case QMetaType::LongLong:
            addNumber(value->toLongLong());
            break;
        case QMetaType::QString:
            addBytes(Kind::Text, value->toString().toUtf8()); // it was made of UTF-8
            break;
        case QMetaType::QByteArray:
            addBlob(value->toByteArray());
            break;
        default:
            add({Kind::Other, 0, {}, value});
        }
    }
    m_packed.squeeze();
}

void PackedValues::addNull()
{
    m_packed += char(Kind::Null);
    ++m_count;
}

void PackedValues::addNumber(qint64 number)
{
    if (m_packed.isEmpty())
        m_packed.reserve(m_usual);
    char packed[1 + MostOfNumber];
    packed[0] = char(Kind::Number);
    put(m_packed, packed, putNumber(packed + 1, number) - packed);
    ++m_count;
}

void PackedValues::addText(QByteArrayView text)
{
    // Of a mark at the beginning QString makes nothing.
    const bool asItIs = text.isValidUtf8() && !text.startsWith("\xef\xbb\xbf");
    if (asItIs)
        addBytes(Kind::Text, text);
    else
        addBytes(Kind::Text, QString::fromUtf8(text).toUtf8());
}

void PackedValues::addBlob(QByteArrayView bytes)
{
    addBytes(Kind::Blob, bytes);
}

void PackedValues::addBytes(Kind kind, QByteArrayView bytes)
{
    char head[1 + MostOfNumber];
    head[0] = char(kind);
    put(m_packed, head, putNumber(head + 1, bytes.size()) - head);
    if (!bytes.isEmpty())
        put(m_packed, bytes.data(), bytes.size());
    ++m_count;
}

void PackedValues::add(const Value &value)
{
    switch (value.kind) {
    case Kind::Null:
        addNull();
        break;
    case Kind::Number:
        addNumber(value.number);
        break;
    case Kind::Text:
    case Kind::Blob:
        addBytes(value.kind, value.bytes);
        break;
    case Kind::Other:
        m_packed += char(Kind::Other);
        m_others.push_back(*value.other);
        ++m_count;
        break;
    }
}

void PackedValues::setNumbers(std::initializer_list<qint64> numbers)
{
    clear();
    for (const qint64 number : numbers)
        addNumber(number);
}

void PackedValues::clear()
{
    m_usual = std::min(std::max(m_usual, m_packed.size()), MostReserved);
    m_packed = QByteArray(); // copies may share it
    m_others.clear();
    m_count = 0;
}

PackedValues::Cursor::Cursor(const PackedValues &values)
    : m_at(values.m_packed.constData())
    , m_end(m_at + values.m_packed.size())
    , m_other(values.m_others.data())
{
}

bool PackedValues::Cursor::next(Value &value)
{
    if (m_at == m_end)
        return false;
    value.kind = Kind(*m_at++);
    switch (value.kind) {
    case Kind::Null:
        break;
    case Kind::Number:
        value.number = takeNumber(m_at);
        break;
    case Kind::Text:
    case Kind::Blob: {
        const qint64 size = takeNumber(m_at);
        value.bytes = QByteArrayView(m_at, size);
        m_at += size;
        break;
    }
    case Kind::Other:
        value.other = m_other++;
        break;
    }
    return true;
}

std::vector<QVariant> PackedValues::unpacked() const
{
    std::vector<QVariant> values;
    values.reserve(size_t(m_count));
    Cursor cursor(*this);
    for (Value value; cursor.next(value);) {
        switch (value.kind) {
        case Kind::Null:
            values.emplace_back();
            break;
        case Kind::Number:
            values.emplace_back(qlonglong(value.number));
            break;
        case Kind::Text:
            values.emplace_back(QString::fromUtf8(value.bytes));
            break;
        case Kind::Blob:
            values.emplace_back(value.bytes.toByteArray());
            break;
        case Kind::Other:
            values.push_back(*value.other);
            break;
        }
    }
    return values;
}

std::vector<PackedValues> PackedValues::pieces(qsizetype values) const
{
    std::vector<PackedValues> list;
    Cursor cursor(*this);
    for (Value value; cursor.next(value);) {
        if (list.empty() || list.back().m_count == values)
            list.emplace_back();
        list.back().add(value);
    }
    return list;
}

qint64 PackedValues::bytes() const
{
    return qint64(sizeof *this) + m_packed.capacity() + qint64(m_others.capacity() * sizeof(QVariant));
}

} // namespace argiope::store
