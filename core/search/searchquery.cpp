#include "core/search/searchquery.h"

#include "core/search/words.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace argiope::search {

namespace {

using Code = SearchError::Code;

struct Token
{
    enum class Kind : quint8 { Word, Phrase, Open, Close, And, Or, Not, Minus, Near, Field, End };
    Kind kind = Kind::End;
    QString text;
    bool prefix = false;
};
using Kind = Token::Kind;

class SearchLexer
{
public:
    explicit SearchLexer(const QString &text)
        : m_text(text)
    {
    }

    base::Result<QList<Token>, SearchError> all()
    {
        QList<Token> tokens;
        for (;;) {
            while (m_at < m_text.size() && m_text[m_at].isSpace())
                ++m_at;
            if (m_at >= m_text.size())
                break;
            if (m_text[m_at] == u'"') {
                const qsizetype end = m_text.indexOf(u'"', m_at + 1);
                if (end < 0)
                    return base::Failure{SearchError{Code::OpenQuote, {}}};
                tokens.append({Kind::Phrase, m_text.mid(m_at + 1, end - m_at - 1)});
                m_at = end + 1;
                tokens.back().prefix = takeStar();
            } else if (m_text[m_at] == u'(' || m_text[m_at] == u')') {
                tokens.append({m_text[m_at] == u'(' ? Kind::Open : Kind::Close, {}});
                ++m_at;
            } else if (m_text[m_at] == u'-' && m_at + 1 < m_text.size() && !m_text[m_at + 1].isSpace()) {
                tokens.append({Kind::Minus, {}});
                ++m_at;
            } else {
                tokens.append(word());
            }
        }
        tokens.append(Token());
        return tokens;
    }

private:
    bool takeStar()
    {
        const bool star = m_at < m_text.size() && m_text[m_at] == u'*';
        m_at += star;
        return star;
    }

    Token word()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && m_text[m_at] != u'"' && m_text[m_at] != u'('
            && m_text[m_at] != u')') {
            ++m_at;
            const QStringView name = QStringView(m_text).sliced(begin, m_at - begin - 1);
            const bool field = m_text[m_at - 1] == u':'
                && std::any_of(std::begin(FieldNames), std::end(FieldNames),
                    [name](const char *one) { return name.compare(QLatin1String(one), Qt::CaseInsensitive) == 0; });
            if (field)
                return {Kind::Field, name.toString().toLower()};
        }
        const QString text = m_text.mid(begin, m_at - begin);
        if (text == u"AND")
            return {Kind::And, text};
        if (text == u"OR")
            return {Kind::Or, text};
        if (text == u"NOT")
            return {Kind::Not, text};
        if (text == u"NEAR" && m_at < m_text.size() && m_text[m_at] == u'(')
            return {Kind::Near, text};
        return {Kind::Word, text, text.endsWith(u'*')};
    }

    const QString &m_text;
    qsizetype m_at = 0;
};

/// A part of a query: what the index is asked, and by which phrases it finds. Nothing asked: there was no word in it.
struct Part
{
    QByteArray match;
    QList<Phrase> phrases;
};
using PartResult = base::Result<Part, SearchError>;

base::Failure<SearchError> failure(Code code, const QString &detail = {})
{
    return base::Failure{SearchError{code, detail}};
}

class SearchParser
{
public:
    explicit SearchParser(QList<Token> tokens)
        : m_tokens(std::move(tokens))
    {
    }

    PartResult whole()
    {
        auto part = either(0);
        if (part && now().kind == Kind::Close)
            return failure(Code::StrayBracket);
        if (part && part->match.isEmpty())
            return failure(Code::Empty);
        return part;
    }

private:
    [[nodiscard]] const Token &now() const { return m_tokens[m_at]; }
    bool take(Kind kind)
    {
        const bool is = now().kind == kind;
        m_at += is;
        return is;
    }
    [[nodiscard]] bool atEnd() const
    {
        return now().kind == Kind::End || now().kind == Kind::Close || now().kind == Kind::Or;
    }

    static void join(Part &all, Part one, const char *between)
    {
        if (one.match.isEmpty())
            return;
        all.match = all.match.isEmpty() ? one.match : all.match + between + one.match;
        all.phrases += one.phrases;
    }

    PartResult either(int depth)
    {
        Part all;
        for (;;) {
            if (now().kind == Kind::Or || (atEnd() && m_at > 0 && m_tokens[m_at - 1].kind == Kind::Or))
                return failure(Code::MissingOperand, QStringLiteral("OR"));
            auto one = allOf(depth);
            if (!one)
                return one;
            join(all, std::move(*one), " OR ");
            if (!take(Kind::Or))
                break;
            if (atEnd())
                return failure(Code::MissingOperand, QStringLiteral("OR"));
        }
        if (!all.match.isEmpty())
            all.match = '(' + all.match + ')';
        return all;
    }

    PartResult allOf(int depth)
    {
        Part wanted;
        Part unwanted;
        while (!atEnd()) {
            if (now().kind == Kind::And) {
                const QString word = now().text;
                const bool first = m_at == 0 || wanted.match.isEmpty();
                ++m_at;
                if (first || atEnd() || now().kind == Kind::And)
                    return failure(Code::MissingOperand, word);
            }
            const bool isNot = now().kind == Kind::Not || now().kind == Kind::Minus;
            if (isNot) {
                ++m_at;
                if (atEnd() || now().kind == Kind::And || now().kind == Kind::Not || now().kind == Kind::Minus)
                    return failure(Code::MissingOperand, QStringLiteral("NOT"));
            }
            auto one = primary(depth);
            if (!one)
                return one;
            join(isNot ? unwanted : wanted, std::move(*one), isNot ? " OR " : " AND ");
        }
        if (wanted.match.isEmpty() && !unwanted.match.isEmpty())
            return failure(Code::OnlyNot);
        if (!unwanted.match.isEmpty())
            wanted.match = "((" + wanted.match + ") NOT (" + unwanted.match + "))";
        else if (!wanted.match.isEmpty())
            wanted.match = '(' + wanted.match + ')';
        return wanted;
    }

    PartResult primary(int depth)
    {
        if (depth > SearchQuery::MostDepth)
            return failure(Code::TooDeep);
        if (now().kind == Kind::Field) {
            const QByteArray field = now().text.toLatin1();
            ++m_at;
            if (atEnd() || now().kind == Kind::And || now().kind == Kind::Not || now().kind == Kind::Minus)
                return failure(Code::MissingOperand, QString::fromLatin1(field + ':'));
            auto one = primary(depth + 1);
            if (one && !one->match.isEmpty())
                one->match = field + " : " + (one->match.startsWith('(') ? one->match : '(' + one->match + ')');
            return one;
        }
        if (take(Kind::Open)) {
            auto one = either(depth + 1);
            if (one && !take(Kind::Close))
                return failure(Code::OpenBracket);
            return one;
        }
        if (now().kind == Kind::Near)
            return near();
        const Token token = now();
        ++m_at;
        return phrase(token);
    }

    PartResult phrase(const Token &token)
    {
        Phrase one{foldedWords(token.text), token.prefix};
        if (one.words.isEmpty())
            return Part();
        if (++m_phrases > SearchQuery::MostPhrases)
            return failure(Code::TooLong);
        QByteArray match = '"' + one.words.join(u' ').toUtf8() + '"';
        if (one.prefix)
            match += " *";
        return Part{match, {one}};
    }

    /// NEAR(phrase phrase …[, distance])
    PartResult near()
    {
        m_at += 2; // the word, and the bracket behind it
        Part all;
        int distance = 10;
        while (now().kind == Kind::Word || now().kind == Kind::Phrase) {
            Token token = now();
            ++m_at;
            const bool last = now().kind == Kind::Close;
            if (token.kind == Kind::Word && last) {
                bool isNumber = false;
                const int number = token.text.startsWith(u',') ? QStringView(token.text).sliced(1).toInt(&isNumber)
                                                               : token.text.toInt(&isNumber);
                if (isNumber && (m_comma || token.text.startsWith(u','))) {
                    distance = number;
                    break;
                }
            }
            m_comma = token.text.endsWith(u',');
            if (const qsizetype comma = token.text.indexOf(u','); token.kind == Kind::Word && comma > 0 && last) {
                bool isNumber = false;
                const int number = QStringView(token.text).sliced(comma + 1).toInt(&isNumber);
                if (isNumber) {
                    distance = number;
                    token.text.truncate(comma);
                }
            }
            auto one = phrase(token);
            if (!one)
                return one;
            join(all, std::move(*one), " ");
        }
        m_comma = false;
        if (!take(Kind::Close) || all.match.isEmpty() || distance < 0)
            return failure(Code::BadNear);
        all.match = "NEAR(" + all.match + ", " + QByteArray::number(distance) + ')';
        return all;
    }

    const QList<Token> m_tokens;
    qsizetype m_at = 0;
    int m_phrases = 0;
    bool m_comma = false; ///< within NEAR: a comma stood last
};

} // namespace

QString SearchError::message() const
{
    switch (code) {
    case Code::Empty:
        return QStringLiteral("there is no word to look for");
    case Code::TooLong:
        return QStringLiteral("the query is too long");
    case Code::TooDeep:
        return QStringLiteral("there are too many parentheses within one another");
    case Code::OpenQuote:
        return QStringLiteral("a quotation mark is not closed");
    case Code::OpenBracket:
        return QStringLiteral("a parenthesis is not closed");
    case Code::StrayBracket:
        return QStringLiteral("a parenthesis is closed that was not opened");
    case Code::MissingOperand:
        return QStringLiteral("something is missing beside %1").arg(detail);
    case Code::OnlyNot:
        return QStringLiteral("the query says only what is not to be there");
    case Code::BadNear:
        return QStringLiteral("NEAR is written NEAR(one two, 5)");
    }
    Q_UNREACHABLE();
}

base::Result<SearchQuery, SearchError> SearchQuery::parse(const QString &text)
{
    if (text.size() > MostCharacters)
        return failure(Code::TooLong);
    auto tokens = SearchLexer(text).all();
    if (!tokens)
        return base::Failure{tokens.error()};
    auto part = SearchParser(std::move(*tokens)).whole();
    if (!part)
        return base::Failure{part.error()};
    return SearchQuery{part->match, part->phrases};
}

} // namespace argiope::search
