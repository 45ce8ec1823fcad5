#include "core/html/css.h"

#include "core/html/strings.h"

#include <vector>

namespace argiope::html {

namespace {

bool isCssNameChar(char c)
{
    return isAlpha(c) || isDigit(c) || c == '-' || c == '_' || c == '\\' || static_cast<unsigned char>(c) >= 0x80;
}

int hexValue(char c)
{
    if (isDigit(c))
        return c - '0';
    const char lower = toLower(c);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// CSS Syntax 4.3.7: what an escape may not name is U+FFFD.
void appendEscaped(QByteArray &out, char32_t c)
{
    const bool valid = c != 0 && c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF);
    appendUtf8(out, valid ? c : 0xFFFD);
}

class CssScanner
{
public:
    CssScanner(QByteArrayView css, const std::function<void(const CssUrl &)> &sink)
        : m_css(css)
        , m_sink(sink)
    {
    }

    void run()
    {
        while (m_at < m_css.size()) {
            const char c = m_css[m_at];
            if (c == '/' && peek(1) == '*') {
                skipComment();
            } else if (c == '"' || c == '\'') {
                m_begin = m_at;
                const bool ok = readString(c);
                if (ok && (m_import || (!m_functions.empty() && m_functions.back())))
                    emitValue(false);
                m_import = false;
            } else if (c == '@') {
                ++m_at;
                m_import = equalsLower(readName(), "import");
            } else if (c == '(') {
                ++m_at;
                m_functions.push_back(false);
            } else if (c == ')') {
                ++m_at;
                if (!m_functions.empty())
                    m_functions.pop_back();
            } else if (c == ';' || c == '{' || c == '}') {
                // A block or rule ends every function that was left open.
                ++m_at;
                m_import = false;
                m_functions.clear();
            } else if (isCssNameChar(c)) {
                readWord();
            } else {
                ++m_at;
            }
        }
    }

private:
    [[nodiscard]] char peek(qsizetype ahead) const { return m_at + ahead < m_css.size() ? m_css[m_at + ahead] : '\0'; }

    void skipComment()
    {
        const qsizetype end = m_css.indexOf("*/", m_at + 2);
        m_at = end < 0 ? m_css.size() : end + 2;
    }

    void skipSpace()
    {
        while (m_at < m_css.size() && isSpace(m_css[m_at]))
            ++m_at;
    }

    /// At a backslash: appends what it stands for (4.3.7).
    void readEscape()
    {
        ++m_at;
        if (m_at >= m_css.size()) {
            appendEscaped(m_value, 0xFFFD);
            return;
        }
        if (hexValue(m_css[m_at]) < 0) {
            m_value += m_css[m_at++];
            return;
        }
        char32_t code = 0;
        for (int i = 0; i < 6 && m_at < m_css.size() && hexValue(m_css[m_at]) >= 0; ++i)
            code = code * 16 + char32_t(hexValue(m_css[m_at++]));
        if (m_at < m_css.size() && isSpace(m_css[m_at]))
            m_at += m_css[m_at] == '\r' && peek(1) == '\n' ? 2 : 1;
        appendEscaped(m_value, code);
    }

    QByteArrayView readName()
    {
        m_value.resize(0);
        while (m_at < m_css.size() && isCssNameChar(m_css[m_at])) {
            if (m_css[m_at] == '\\')
                readEscape();
            else
                m_value += m_css[m_at++];
        }
        return m_value;
    }

    /// At the opening quote. False for a bad string, which a line break ended (4.3.5).
    bool readString(char quote)
    {
        ++m_at;
        m_value.resize(0);
        while (m_at < m_css.size()) {
            const char c = m_css[m_at];
            if (c == quote) {
                ++m_at;
                return true;
            }
            if (c == '\n' || c == '\r' || c == '\f')
                return false;
            if (c == '\\') {
                const char next = peek(1);
                if (next == '\n' || next == '\f' || next == '\r') {
                    m_at += next == '\r' && peek(2) == '\n' ? 3 : 2;
                    continue;
                }
                readEscape();
                continue;
            }
            m_value += c;
            ++m_at;
        }
        return true;
    }

    void readWord()
    {
        m_begin = m_at;
        const QByteArrayView word = readName();
        if (m_at >= m_css.size() || m_css[m_at] != '(') {
            m_import = false;
            return;
        }
        const bool isUrl = equalsLower(word, "url");
        const bool isSet = equalsLower(word, "image-set") || equalsLower(word, "-webkit-image-set");
        ++m_at;
        if (!isUrl) {
            m_functions.push_back(isSet);
            m_import = false;
            return;
        }
        skipSpace();
        const char c = peek(0);
        if (c == '"' || c == '\'') {
            m_functions.push_back(false); // url( with a string is a function: modifiers may follow
            m_begin = m_at;
            if (readString(c))
                emitValue(false);
        } else {
            readUnquotedUrl();
        }
        m_import = false;
    }

    /// 4.3.6; a bad URL is passed over up to its bracket.
    void readUnquotedUrl()
    {
        m_value.resize(0);
        while (m_at < m_css.size()) {
            const char c = m_css[m_at];
            if (c == ')') {
                ++m_at;
                emitValue();
                return;
            }
            if (isSpace(c)) {
                skipSpace();
                if (m_at >= m_css.size() || m_css[m_at] == ')') {
                    ++m_at;
                    emitValue();
                    return;
                }
                skipBadUrl();
                return;
            }
            if (c == '"' || c == '\'' || c == '(') {
                skipBadUrl();
                return;
            }
            if (c == '\\') {
                if (peek(1) == '\n' || peek(1) == '\r' || peek(1) == '\f') {
                    skipBadUrl();
                    return;
                }
                readEscape();
                continue;
            }
            m_value += c;
            ++m_at;
        }
        emitValue();
    }

    void skipBadUrl()
    {
        for (; m_at < m_css.size(); ++m_at) {
            if (m_css[m_at] == ')') {
                ++m_at;
                return;
            }
            if (m_css[m_at] == '\\')
                ++m_at;
        }
    }

    void emitValue(bool isFunction = true)
    {
        const QByteArrayView value = trimmed(m_value);
        if (!value.isEmpty())
            m_sink({value, m_import, isFunction, m_begin, std::min(m_at, m_css.size())});
    }

    QByteArrayView m_css;
    const std::function<void(const CssUrl &)> &m_sink;
    qsizetype m_at = 0;
    qsizetype m_begin = 0; ///< of the word or string that was read last
    QByteArray m_value;
    bool m_import = false; ///< an @import waits for its URL
    std::vector<bool> m_functions; ///< open brackets; true: strings right inside are URLs
};

} // namespace

void forEachCssUrl(QByteArrayView css, const std::function<void(QByteArrayView, bool)> &sink)
{
    forEachCssUrlAt(css, [&sink](const CssUrl &url) { sink(url.url, url.isImport); });
}

void forEachCssUrlAt(QByteArrayView css, const std::function<void(const CssUrl &)> &sink)
{
    CssScanner(css, sink).run();
}

QList<Link> extractCss(QByteArrayView text, const url::Url &base)
{
    QList<Link> links;
    const LinkSource imports(QByteArrayLiteral("style"), QByteArrayLiteral("@import"));
    const LinkSource urls(QByteArrayLiteral("style"), QByteArrayLiteral("url"));
    forEachCssUrl(text, [&](QByteArrayView value, bool isImport) {
        Link link;
        const LinkSource &source = isImport ? imports : urls;
        link.kind = LinkKind::Resource;
        if (auto parsed = url::parse(value, &base)) {
            link.url = std::move(*parsed);
            link.source = source;
        } else {
            link.source = {source.element(), source.attribute(), value.toByteArray()};
        }
        links.append(std::move(link));
    });
    return links;
}

} // namespace argiope::html
