#include "app/cli/json.h"

#include <QString>

namespace argiope::cli {

void appendJsonString(QByteArray &out, QByteArrayView utf8)
{
    QByteArray repaired;
    if (!utf8.isValidUtf8()) {
        repaired = QString::fromUtf8(utf8).toUtf8();
        utf8 = repaired;
    }
    out.append('"');
    qsizetype plain = 0; // where the run begins that needs no escapes
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const auto c = static_cast<unsigned char>(utf8[i]);
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        out.append(utf8.data() + plain, i - plain);
        plain = i + 1;
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
        default: {
            static constexpr char Hex[] = "0123456789abcdef";
            const char escape[] = {'\\', 'u', '0', '0', Hex[c >> 4], Hex[c & 15]};
            out.append(escape, sizeof escape);
        }
        }
    }
    out.append(utf8.data() + plain, utf8.size() - plain);
    out.append('"');
}

void JsonLine::clear()
{
    m_text.resize(1);
}

void JsonLine::key(const char *key)
{
    if (m_text.size() > 1)
        m_text.append(',');
    m_text.append('"');
    m_text.append(key); // ours: nothing to escape
    m_text.append("\":", 2);
}

JsonLine &JsonLine::string(const char *name, QByteArrayView utf8)
{
    key(name);
    appendJsonString(m_text, utf8);
    return *this;
}

JsonLine &JsonLine::boolean(const char *name, bool value)
{
    return raw(name, value ? "true" : "false");
}

JsonLine &JsonLine::number(const char *name, qint64 value)
{
    return raw(name, QByteArray::number(value));
}

JsonLine &JsonLine::real(const char *name, double value)
{
    return raw(name, QByteArray::number(value, 'f', 1));
}

JsonLine &JsonLine::null(const char *name)
{
    return raw(name, "null");
}

JsonLine &JsonLine::raw(const char *name, QByteArrayView json)
{
    key(name);
    m_text.append(json.data(), json.size());
    return *this;
}

QByteArrayView JsonLine::line()
{
    m_text.append("}\n", 2);
    return m_text;
}

} // namespace argiope::cli
