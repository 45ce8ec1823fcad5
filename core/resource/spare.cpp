#include "core/resource/spare.h"

#include <QByteArray>

#include <algorithm>
#include <vector>

namespace argiope::resource {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

bool isWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$'
        || (static_cast<unsigned char>(c) & 0x80);
}

/// Passes over the text once. What a slash begins in a script depends on what stands before it (ECMAScript, 12.1): a
/// division behind a value, else a regular expression.
class SpareReader
{
public:
    SpareReader(QByteArrayView code, Code kind)
        : m_code(code)
        , m_script(kind == Code::Script)
    {
    }

    [[nodiscard]] std::optional<qint64> read()
    {
        while (m_at < m_code.size() && m_fine)
            step();
        return m_fine && m_templates.empty() ? std::optional(m_spare) : std::nullopt;
    }

private:
    [[nodiscard]] char next() const { return m_at + 1 < m_code.size() ? m_code[m_at + 1] : '\0'; }

    void step()
    {
        const char c = m_code[m_at];
        if (isBlank(c))
            blanks();
        else if (c == '/' && next() == '*')
            comment();
        else if (m_script && c == '/' && next() == '/')
            lineComment();
        else if (c == '"' || c == '\'')
            string(c);
        else if (m_script && c == '`')
            templateText(m_at + 1);
        else if (m_script && c == '/' && !isBehindValue())
            expression();
        else
            other(c);
    }

    void other(char c)
    {
        if (m_script && !m_templates.empty()) {
            m_templates.back() += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (m_templates.back() < 0) { // the end of "${…}"
                m_templates.pop_back();
                templateText(m_at + 1);
                return;
            }
        }
        const qsizetype begin = m_at;
        ++m_at;
        while (isWord(c) && m_at < m_code.size() && isWord(m_code[m_at]))
            ++m_at;
        m_last = m_code.sliced(begin, m_at - begin);
    }

    void blanks()
    {
        const qsizetype begin = m_at;
        while (m_at < m_code.size() && isBlank(m_code[m_at]))
            ++m_at;
        m_spare += m_at - begin - 1;
    }

    void comment()
    {
        const qsizetype end = m_code.indexOf("*/", m_at + 2);
        if (end < 0) {
            m_fine = false;
            return;
        }
        const QByteArrayView text = m_code.sliced(m_at, end + 2 - m_at);
        if (!isKept(text))
            m_spare += text.size();
        m_at = end + 2;
    }

    void lineComment()
    {
        const auto isEnd = [](char c) { return c == '\n' || c == '\r'; };
        const auto end = std::find_if(m_code.begin() + m_at, m_code.end(), isEnd);
        const QByteArrayView text = m_code.sliced(m_at, end - m_code.begin() - m_at);
        if (!isKept(text) && !text.startsWith("//# source")) // "sourceMappingURL", "sourceURL"
            m_spare += text.size();
        m_at += text.size();
    }

    static bool isKept(QByteArrayView comment)
    {
        return comment.sliced(2).startsWith('!') || comment.contains("@license") || comment.contains("@preserve")
            || comment.contains("@cc_on");
    }

    void string(char quote)
    {
        for (++m_at; m_at < m_code.size(); ++m_at) {
            const char c = m_code[m_at];
            if (c == '\\') {
                ++m_at;
            } else if (c == quote) {
                ++m_at;
                m_last = ")"; // a value
                return;
            } else if (c == '\n') {
                break;
            }
        }
        m_fine = false;
    }

    void templateText(qsizetype at)
    {
        for (m_at = at; m_at < m_code.size(); ++m_at) {
            const char c = m_code[m_at];
            if (c == '\\') {
                ++m_at;
            } else if (c == '`') {
                ++m_at;
                m_last = ")";
                return;
            } else if (c == '$' && next() == '{') {
                m_at += 2;
                m_templates.push_back(0);
                m_last = "(";
                return;
            }
        }
        m_fine = false;
    }

    void expression()
    {
        bool inClass = false;
        for (++m_at; m_at < m_code.size(); ++m_at) {
            const char c = m_code[m_at];
            if (c == '\\')
                ++m_at;
            else if (c == '[')
                inClass = true;
            else if (c == ']')
                inClass = false;
            else if (c == '\n')
                break;
            else if (c == '/' && !inClass) {
                ++m_at;
                m_last = ")";
                return;
            }
        }
        m_fine = false;
    }

    [[nodiscard]] bool isBehindValue() const
    {
        if (m_last.isEmpty())
            return false;
        const char c = m_last.back();
        if (!isWord(c))
            return c == ')' || c == ']' || c == '}';
        static constexpr const char *operators[] = {"return", "typeof", "case", "in", "of", "do", "else", "void",
            "delete", "throw", "new", "instanceof", "yield", "await"};
        return std::none_of(
            std::begin(operators), std::end(operators), [this](const char *one) { return m_last == one; });
    }

    const QByteArrayView m_code;
    const bool m_script;
    qsizetype m_at = 0;
    qint64 m_spare = 0;
    bool m_fine = true;
    QByteArrayView m_last; ///< the last word or sign
    std::vector<int> m_templates; ///< braces that are open within each "${"
};

} // namespace

std::optional<qint64> spareBytes(QByteArrayView code, Code kind)
{
    return SpareReader(code, kind).read();
}

} // namespace argiope::resource
