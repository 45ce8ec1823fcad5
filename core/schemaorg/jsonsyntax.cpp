#include "core/schemaorg/jsonsyntax.h"

#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace argiope::schemaorg {

namespace {

constexpr size_t MostNested = 512;

bool isHex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

class JsonSyntax
{
public:
    explicit JsonSyntax(QByteArrayView text)
        : m_text(text)
    {
    }

    /// The document; false where it stops being one, at at().
    bool document()
    {
        std::vector<char> open; // '{' or '['
        for (;;) {
            skipSpace();
            bool ended = true; // that was a value
            if (open.size() == MostNested && m_at < m_text.size() && (m_text[m_at] == '{' || m_text[m_at] == '['))
                return false;
            if (take('{')) {
                open.push_back('{');
                skipSpace();
                if (take('}'))
                    open.pop_back();
                else if (key())
                    ended = false;
                else
                    return false;
            } else if (take('[')) {
                open.push_back('[');
                skipSpace();
                ended = take(']');
                if (ended)
                    open.pop_back();
            } else if (!scalar()) {
                return false;
            }
            if (!ended)
                continue;
            if (!behindValue(open))
                return false;
            if (m_over)
                return true;
        }
    }
    [[nodiscard]] qsizetype at() const { return m_at; }

private:
    /// What follows a value: the next one's beginning, or the ends of what it stands in.
    bool behindValue(std::vector<char> &open)
    {
        for (;;) {
            skipSpace();
            if (open.empty()) {
                m_over = true;
                return m_at == m_text.size();
            }
            const bool object = open.back() == '{';
            if (take(',')) {
                skipSpace();
                return !object || key();
            }
            if (!take(object ? '}' : ']'))
                return false;
            open.pop_back();
        }
    }
    bool key()
    {
        if (m_at >= m_text.size() || m_text[m_at] != '"' || !string())
            return false;
        skipSpace();
        return take(':');
    }
    bool scalar()
    {
        if (m_at >= m_text.size())
            return false;
        switch (m_text[m_at]) {
        case '"':
            return string();
        case 't':
            return word("true");
        case 'f':
            return word("false");
        case 'n':
            return word("null");
        default:
            return number();
        }
    }
    bool word(QByteArrayView wanted)
    {
        if (!m_text.sliced(m_at).startsWith(wanted))
            return false;
        m_at += wanted.size();
        return true;
    }
    bool string()
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '"') {
                ++m_at;
                return true;
            }
            if (static_cast<unsigned char>(c) < 0x20)
                return false;
            if (c == '\\' && !escape())
                return false;
        }
        return false;
    }
    /// At the backslash; stops at the last character of the escape.
    bool escape()
    {
        if (++m_at >= m_text.size())
            return false;
        if (m_text[m_at] != 'u')
            return QByteArrayView("\"\\/bfnrt").contains(m_text[m_at]);
        for (int i = 0; i < 4; ++i) {
            if (++m_at >= m_text.size() || !isHex(m_text[m_at]))
                return false;
        }
        return true;
    }
    bool digits()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9')
            ++m_at;
        return m_at > begin;
    }
    bool number()
    {
        take('-');
        if (!take('0') && !digits())
            return false;
        if (take('.') && !digits())
            return false;
        if (take('e') || take('E')) {
            if (!take('+'))
                take('-');
            return digits();
        }
        return true;
    }
    bool take(char c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    void skipSpace()
    {
        while (m_at < m_text.size() && QByteArrayView(" \t\n\r").contains(m_text[m_at]))
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    bool m_over = false; ///< nothing is open
};

} // namespace

qsizetype jsonErrorAt(QByteArrayView text)
{
    JsonSyntax syntax(text);
    return syntax.document() ? -1 : syntax.at();
}

const char *jsonErrorKind(QByteArrayView text, qsizetype at)
{
    if (at >= text.size())
        return "unexpected end";
    const QByteArrayView rest = text.sliced(at);
    if (rest.startsWith("//") || rest.startsWith("/*") || rest.startsWith("<!--") || rest.front() == '#')
        return "comment";
    if (rest.front() == '\'')
        return "single quotes";
    if (rest.startsWith("\xE2\x80\x9C") || rest.startsWith("\xE2\x80\x9D") || rest.startsWith("\xE2\x80\x98"))
        return "typographic quotes";
    if (static_cast<unsigned char>(rest.front()) < 0x20)
        return "line break or control character in a string";
    qsizetype before = at - 1;
    while (before >= 0 && QByteArrayView(" \t\n\r").contains(text[before]))
        --before;
    const char last = before >= 0 ? text[before] : '\0';
    if ((rest.front() == '}' || rest.front() == ']') && last == ',')
        return "trailing comma";
    if (rest.front() == ';')
        return "semicolon behind the object";
    if (rest.front() == '"' && QByteArrayView("\"}]0123456789el").contains(last))
        return "missing comma";
    return "";
}

qsizetype repeatedKeyAt(QByteArrayView text)
{
    struct Open
    {
        bool object;
        QSet<QByteArrayView> keys{};
    };
    std::vector<Open> open;
    bool awaitsKey = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        switch (text[at]) {
        case '{':
        case '[':
            open.push_back({text[at] == '{'});
            awaitsKey = open.back().object;
            break;
        case '}':
        case ']':
            if (!open.empty())
                open.pop_back();
            awaitsKey = false;
            break;
        case ',':
            awaitsKey = !open.empty() && open.back().object;
            break;
        case '"': {
            const qsizetype begin = at++;
            while (at < text.size() && text[at] != '"')
                at += text[at] == '\\' ? 2 : 1;
            if (!std::exchange(awaitsKey, false))
                break;
            QSet<QByteArrayView> &keys = open.back().keys;
            const QByteArrayView key = text.sliced(begin, std::min(at, text.size()) - begin);
            if (keys.contains(key))
                return begin;
            keys.insert(key);
            break;
        }
        default:
            break;
        }
    }
    return -1;
}

} // namespace argiope::schemaorg
