#include "core/select/csstokens.h"

#include "core/markup/bytes.h"

namespace argiope::select {

namespace {

using Kind = CssToken::Kind;

constexpr const char *Replacement = "\xEF\xBF\xBD";

bool isCssSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

bool isNameStart(char c)
{
    return markup::isAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isName(char c)
{
    return isNameStart(c) || markup::isDigit(c) || c == '-';
}

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = markup::toLower(c);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// CSS Syntax 3.3: line ends become U+000A, U+0000 becomes U+FFFD.
QByteArray preprocessed(QByteArrayView text)
{
    QByteArray result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\r') {
            result += '\n';
            i += i + 1 < text.size() && text[i + 1] == '\n';
        } else if (c == '\f') {
            result += '\n';
        } else if (c == '\0') {
            result += Replacement;
        } else {
            result += c;
        }
    }
    return result;
}

class CssReader
{
public:
    explicit CssReader(const QByteArray &text)
        : m_text(text)
    {
    }
    std::vector<CssToken> run();

private:
    [[nodiscard]] char at(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; // no text has one any more
    }
    [[nodiscard]] bool isEscape(qsizetype ahead) const { return at(ahead) == '\\' && at(ahead + 1) != '\n'; }
    [[nodiscard]] bool startsIdent() const;
    [[nodiscard]] bool startsNumber() const;
    void escape(QByteArray &out);
    [[nodiscard]] QByteArray name();
    void string(CssToken &token);
    void number(CssToken &token);
    void next(CssToken &token);
    void skipComments();

    const QByteArray &m_text;
    qsizetype m_at = 0;
};

bool CssReader::startsIdent() const
{
    if (at() == '-')
        return isNameStart(at(1)) || at(1) == '-' || isEscape(1);
    return isNameStart(at()) || isEscape(0);
}

bool CssReader::startsNumber() const
{
    const qsizetype sign = at() == '+' || at() == '-';
    return markup::isDigit(at(sign)) || (at(sign) == '.' && markup::isDigit(at(sign + 1)));
}

/// Behind the backslash.
void CssReader::escape(QByteArray &out)
{
    if (m_at >= m_text.size()) {
        out += Replacement;
        return;
    }
    int value = hexValue(at());
    if (value < 0) {
        out += m_text[m_at++]; // what follows of a character of several bytes is part of the name anyway
        return;
    }
    char32_t c = 0;
    for (int i = 0; i < 6 && value >= 0; ++i) {
        c = c * 16 + char32_t(value);
        ++m_at;
        value = hexValue(at());
    }
    if (isCssSpace(at()))
        ++m_at;
    if (c == 0 || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
        c = 0xFFFD;
    char bytes[4];
    out.append(bytes, markup::writeUtf8(bytes, c) - bytes);
}

QByteArray CssReader::name()
{
    QByteArray result;
    while (m_at < m_text.size()) {
        if (isName(at())) {
            result += m_text[m_at++];
        } else if (isEscape(0)) {
            ++m_at;
            escape(result);
        } else {
            break;
        }
    }
    return result;
}

void CssReader::string(CssToken &token)
{
    const char quote = m_text[m_at++];
    token.kind = Kind::Bad; // until it is closed
    while (m_at < m_text.size() && at() != '\n') {
        const char c = m_text[m_at++];
        if (c == quote) {
            token.kind = Kind::String;
            return;
        }
        if (c != '\\') {
            token.value += c;
        } else if (m_at < m_text.size()) {
            if (at() == '\n')
                ++m_at; // the line goes on
            else
                escape(token.value);
        }
    }
}

void CssReader::number(CssToken &token)
{
    token.kind = Kind::Number;
    const qsizetype from = m_at;
    if (at() == '+' || at() == '-')
        ++m_at;
    while (markup::isDigit(at()) || (at() == '.' && markup::isDigit(at(1))))
        ++m_at;
    token.value = m_text.sliced(from, m_at - from);
    if (startsIdent())
        token.value += name();
}

void CssReader::next(CssToken &token)
{
    const char c = at();
    if (isCssSpace(c)) {
        token.kind = Kind::Space;
        while (isCssSpace(at()))
            ++m_at;
    } else if (c == '"' || c == '\'') {
        string(token);
    } else if (c == '#' && (isName(at(1)) || isEscape(1))) {
        ++m_at;
        token.kind = Kind::Hash;
        token.strict = startsIdent();
        token.value = name();
    } else if (startsNumber()) {
        number(token);
    } else if (startsIdent()) {
        token.value = name();
        token.kind = at() == '(' ? Kind::Function : Kind::Ident;
        m_at += token.kind == Kind::Function;
    } else {
        token.kind = c == '\\' ? Kind::Bad : Kind::Delim;
        token.value = m_text.sliced(m_at++, 1);
    }
}

void CssReader::skipComments()
{
    while (at() == '/' && at(1) == '*') {
        const qsizetype end = m_text.indexOf("*/", m_at + 2);
        m_at = end < 0 ? m_text.size() : end + 2;
    }
}

std::vector<CssToken> CssReader::run()
{
    std::vector<CssToken> tokens;
    for (;;) {
        skipComments();
        CssToken &token = tokens.emplace_back();
        token.position = m_at;
        if (m_at >= m_text.size())
            return tokens;
        next(token);
        // Two runs of white space with a comment between them are one.
        if (token.kind == Kind::Space && tokens.size() > 1 && tokens[tokens.size() - 2].kind == Kind::Space)
            tokens.pop_back();
    }
}

} // namespace

std::vector<CssToken> cssTokens(QByteArrayView utf8)
{
    const QByteArray text = preprocessed(utf8);
    return CssReader(text).run();
}

} // namespace argiope::select
