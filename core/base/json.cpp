#include "core/base/json.h"

#include "core/base/bytes16.h"
#include "core/base/hiddenchars.h"

#include <QString>

#include <algorithm>

namespace argiope::base {

namespace {

void appendEscape(QByteArray &out, unsigned code)
{
    static constexpr char Hex[] = "0123456789abcdef";
    const char escape[]
        = {'\\', 'u', Hex[(code >> 12) & 15], Hex[(code >> 8) & 15], Hex[(code >> 4) & 15], Hex[code & 15]};
    out.append(escape, sizeof escape);
}

/// Nothing in it needs an escape.
bool isPlain(QByteArrayView text)
{
    const char *at = text.data();
    const auto areOdd = [](const Bytes16 &bytes, quint32 all) {
        return bytes.between(' ', '~').bits() != all || (bytes.equal('"') | bytes.equal('\\')).bits() != 0;
    };
    qsizetype left = text.size();
    for (; left >= 16; left -= 16, at += 16) {
        if (areOdd(Bytes16::at(at), 0xFFFF))
            return false;
    }
    return !areOdd(Bytes16::at(at, size_t(left)), (quint32(1) << left) - 1);
}

} // namespace

void appendJsonString(QByteArray &out, QByteArrayView text)
{
    // Most are names and short texts that need nothing.
    if (isPlain(text)) {
        const qsizetype size = out.size();
        out.resize(size + text.size() + 2);
        char *const to = out.data() + size;
        to[0] = '"';
        std::copy(text.begin(), text.end(), to + 1);
        to[text.size() + 1] = '"';
        return;
    }
    QByteArray repaired;
    if (!text.isValidUtf8()) {
        repaired = QString::fromUtf8(text).toUtf8();
        text = repaired;
    }
    out.append('"');
    qsizetype run = 0; // where the run begins that needs no escapes
    for (qsizetype i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool ascii = c < 0x20 || c == '"' || c == '\\' || c == 0x7f;
        const qsizetype length = ascii ? 1 : c < 0x80 ? 0 : upperControlAt(text, i) + separatorAt(text, i);
        if (length == 0) {
            ++i;
            continue;
        }
        out.append(text.data() + run, i - run);
        switch (c) {
        case '"':
            out.append("\\\"", 2);
            break;
        case '\\':
            out.append("\\\\", 2);
            break;
        case '\n':
            out.append("\\n", 2);
            break;
        case '\r':
            out.append("\\r", 2);
            break;
        case '\t':
            out.append("\\t", 2);
            break;
        case 0xC2:
            appendEscape(out, static_cast<unsigned char>(text[i + 1]));
            break;
        case 0xE2:
            appendEscape(out, text[i + 2] == '\xA8' ? 0x2028 : 0x2029);
            break;
        default:
            appendEscape(out, c);
        }
        i += length;
        run = i;
    }
    out.append(text.data() + run, text.size() - run);
    out.append('"');
}

QByteArray jsonString(QByteArrayView text)
{
    QByteArray json;
    json.reserve(text.size() + 2);
    appendJsonString(json, text);
    return json;
}

QByteArray jsonStrings(const QByteArrayList &texts)
{
    QByteArray json("[");
    for (const QByteArray &text : texts) {
        if (json.size() > 1)
            json += ',';
        appendJsonString(json, text);
    }
    json += ']';
    return json;
}

} // namespace argiope::base
