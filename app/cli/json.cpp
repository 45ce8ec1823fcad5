#include "app/cli/json.h"

#include "core/base/json.h"

namespace argiope::cli {

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
    base::appendJsonString(m_text, utf8);
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

JsonLine &JsonLine::real(const char *name, double value, int decimals)
{
    return raw(name, QByteArray::number(value, 'f', decimals));
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
