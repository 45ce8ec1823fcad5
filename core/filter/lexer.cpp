#include "core/filter/lexer.h"

#include <algorithm>
#include <array>

namespace argiope::filter {

namespace {

constexpr std::array<const char *, 27> Keywords{"and", "or", "not", "is", "in", "between", "contains", "contain",
    "starts", "start", "ends", "end", "with", "does", "matches", "match", "empty", "unknown", "known", "yes", "no",
    "true", "false", "length", "null", "like", "where"};

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isHidden(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

class Lexer
{
public:
    explicit Lexer(QStringView text)
        : m_text(text)
    {
    }

    Tokens read()
    {
        while (!m_tokens.error) {
            while (m_at < m_text.size() && m_text[m_at].isSpace())
                ++m_at;
            m_start = m_at;
            if (m_at == m_text.size())
                break;
            step();
        }
        m_start = m_at;
        add(TokenType::End, {});
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : QChar();
    }

    void add(TokenType type, const QString &text, const QString &flags = {})
    {
        m_tokens.list.append({type, text, m_start, m_at - m_start, flags});
    }

    void fail(LexError::Code code, qsizetype position, qsizetype length)
    {
        m_tokens.error = LexError{code, position, length};
    }

    void step()
    {
        const QChar c = peek();
        if (isWordStart(c)) {
            while (isWordPart(peek()))
                ++m_at;
            add(TokenType::Word, m_text.sliced(m_start, m_at - m_start).toString());
        } else if (isDigit(c) || (c == u'-' && isDigit(peek(1)))) {
            number();
        } else if (c == u'"' || c == u'\'') {
            text(c);
        } else if (c == u'/') {
            regex();
        } else if (c == u'[') {
            name();
        } else {
            sign(c);
        }
    }

    void number()
    {
        const auto digits = [this](qsizetype at, qsizetype count) {
            for (qsizetype i = at; i < at + count; ++i) {
                if (!isDigit(peek(i)))
                    return false;
            }
            return true;
        };
        if (digits(0, 4) && peek(4) == u'-' && digits(5, 2) && peek(7) == u'-' && digits(8, 2)) {
            m_at += 10;
            while (isDigit(peek()) || (peek() != u'\0' && QStringView(u"TZtz:.+-").contains(peek())))
                ++m_at;
            add(TokenType::Date, m_text.sliced(m_start, m_at - m_start).toString());
            return;
        }
        ++m_at; // a digit or a sign
        while (isDigit(peek()))
            ++m_at;
        if (peek() == u'.' && isDigit(peek(1))) {
            ++m_at;
            while (isDigit(peek()))
                ++m_at;
        }
        add(TokenType::Number, m_text.sliced(m_start, m_at - m_start).toString());
    }

    void text(QChar quote)
    {
        QString said;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == quote) {
                ++m_at;
                add(TokenType::Text, said);
                return;
            }
            if (c == u'\\') {
                if (!escape(said))
                    return;
            } else if (c == u'\0' || !surrogateFits()) {
                return fail(LexError::Code::Character, m_at, 1);
            } else {
                said += c;
                if (c.isHighSurrogate())
                    said += m_text[++m_at];
            }
        }
        fail(LexError::Code::OpenText, m_start, m_text.size() - m_start);
    }

    /// Where the text stands no half of a character is left alone.
    [[nodiscard]] bool surrogateFits() const
    {
        const QChar c = m_text[m_at];
        return !c.isSurrogate() || (c.isHighSurrogate() && peek(1).isLowSurrogate());
    }

    /// Ends on the last character of the escape.
    bool escape(QString &said)
    {
        const qsizetype start = m_at++;
        const auto failHere = [&] {
            fail(LexError::Code::Escape, start, std::min(m_at + 1, m_text.size()) - start);
            return false;
        };
        switch (peek().unicode()) {
        case u'"':
        case u'\'':
        case u'\\':
        case u'/':
            said += peek();
            return true;
        case u'n':
            said += u'\n';
            return true;
        case u't':
            said += u'\t';
            return true;
        case u'r':
            said += u'\r';
            return true;
        case u'u':
            break;
        default:
            return failHere();
        }
        ++m_at;
        if (peek() != u'{')
            return failHere();
        const qsizetype end = m_text.indexOf(u'}', m_at);
        if (end < 0 || end - m_at > 7)
            return failHere();
        bool ok = false;
        const uint code = m_text.sliced(m_at + 1, end - m_at - 1).toUInt(&ok, 16);
        m_at = end;
        if (!ok || code == 0 || code > QChar::LastValidCodePoint || QChar::isSurrogate(code))
            return failHere();
        const auto c = char32_t(code);
        said += QString::fromUcs4(&c, 1);
        return true;
    }

    void regex()
    {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\0' || !surrogateFits())
                return fail(LexError::Code::Character, m_at, 1);
            if (c == u'\\' || c.isHighSurrogate()) {
                ++m_at; // what comes behind belongs to it
                if (m_at < m_text.size() && !c.isHighSurrogate() && !surrogateFits())
                    return fail(LexError::Code::Character, m_at, 1);
                if (m_at < m_text.size() && m_text[m_at].isHighSurrogate())
                    ++m_at;
            } else if (c == u'/') {
                const QString pattern = m_text.sliced(m_start + 1, m_at - m_start - 1).toString();
                ++m_at;
                const qsizetype flags = m_at;
                while (isWordPart(peek()))
                    ++m_at;
                add(TokenType::Regex, pattern, m_text.sliced(flags, m_at - flags).toString());
                return;
            }
        }
        m_at = m_text.size();
        fail(LexError::Code::OpenRegex, m_start, m_text.size() - m_start);
    }

    void name()
    {
        const qsizetype end = m_text.indexOf(u']', m_at);
        if (end < 0)
            return fail(LexError::Code::OpenName, m_start, m_text.size() - m_start);
        m_at = end + 1;
        add(TokenType::Name, m_text.sliced(m_start + 1, end - m_start - 1).toString());
    }

    void sign(QChar c)
    {
        struct Sign
        {
            QStringView written;
            TokenType type;
            const char *text;
        };
        static const std::array<Sign, 15> signs{{
            {u"==", TokenType::Operator, "="},
            {u"!=", TokenType::Operator, "!="},
            {u"<>", TokenType::Operator, "!="},
            {u"<=", TokenType::Operator, "<="},
            {u">=", TokenType::Operator, ">="},
            {u"=", TokenType::Operator, "="},
            {u"<", TokenType::Operator, "<"},
            {u">", TokenType::Operator, ">"},
            {u"\u2260", TokenType::Operator, "!="},
            {u"\u2264", TokenType::Operator, "<="},
            {u"\u2265", TokenType::Operator, ">="},
            {u"(", TokenType::Open, "("},
            {u")", TokenType::Close, ")"},
            {u",", TokenType::Comma, ","},
            {u"\uff0c", TokenType::Comma, ","},
        }};
        for (const Sign &one : signs) {
            if (m_text.sliced(m_at).startsWith(one.written)) {
                m_at += one.written.size();
                add(one.type, QLatin1String(one.text));
                return;
            }
        }
        fail(LexError::Code::Character, m_at, c.isHighSurrogate() && peek(1).isLowSurrogate() ? 2 : 1);
    }

    QStringView m_text;
    qsizetype m_at = 0;
    qsizetype m_start = 0;
    Tokens m_tokens;
};

} // namespace

Tokens tokensOf(QStringView text)
{
    return Lexer(text).read();
}

bool isWordStart(QChar c)
{
    return c == u'_' || c.isLetter();
}

bool isWordPart(QChar c)
{
    return c == u'_' || c.isLetter() || isDigit(c);
}

bool isKeyword(QStringView word)
{
    return std::any_of(Keywords.begin(), Keywords.end(),
        [word](const char *keyword) { return word.compare(QLatin1String(keyword), Qt::CaseInsensitive) == 0; });
}

QString quoted(const QString &text)
{
    QString written = QStringLiteral("\"");
    const QList<uint> codePoints = text.toUcs4();
    for (const uint code : codePoints) {
        const auto c = char32_t(code);
        if (c == U'"' || c == U'\\')
            written += u'\\';
        if (c == U'\n')
            written += QLatin1String("\\n");
        else if (c == U'\t')
            written += QLatin1String("\\t");
        else if (c == U'\r')
            written += QLatin1String("\\r");
        else if (isHidden(c))
            written += QLatin1String("\\u{") + QString::number(code, 16) + u'}';
        else
            written += QString::fromUcs4(&c, 1);
    }
    return written + u'"';
}

} // namespace argiope::filter
