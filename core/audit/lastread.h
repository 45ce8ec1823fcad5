#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::audit {

/// What was read of a text, for whoever is asked for the same one again and again: the pages of a site have most of
/// their headers in common. One thread.
template <class Value>
class LastRead
{
public:
    /// `read(text)`, or what it made of that text the last time.
    template <class Read>
    [[nodiscard]] const Value &of(QByteArrayView text, Read read)
    {
        if (!m_known || text != m_text) {
            m_value = read(text);
            m_text = text.toByteArray();
            m_known = true;
        }
        return m_value;
    }

private:
    QByteArray m_text;
    Value m_value{};
    bool m_known = false;
};

} // namespace argiope::audit
