#include "core/net/authchallenge.h"

#include "core/net/headerfields.h"

#include <utility>

namespace argiope::net {

namespace {

constexpr qsizetype MostChallenges = 32;
constexpr qsizetype MostParams = 64;

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

class Scanner
{
public:
    explicit Scanner(QByteArrayView text)
        : m_text(text)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    void skipBlanks()
    {
        while (!atEnd() && isBlank(m_text[m_at]))
            ++m_at;
    }
    /// Commas and blanks.
    void skipGaps()
    {
        while (!atEnd() && (isBlank(m_text[m_at]) || m_text[m_at] == ','))
            ++m_at;
    }
    QByteArray token()
    {
        const qsizetype start = m_at;
        while (!atEnd() && isToken(m_text.sliced(m_at, 1)))
            ++m_at;
        return m_text.sliced(start, m_at - start).toByteArray();
    }
    /// What stands where a value is expected: a quoted string, or all until a comma or a blank.
    QByteArray value()
    {
        QByteArray text;
        if (!atEnd() && m_text[m_at] == '"') {
            for (++m_at; !atEnd() && m_text[m_at] != '"'; ++m_at) {
                if (m_text[m_at] == '\\' && m_at + 1 < m_text.size())
                    ++m_at;
                text += m_text[m_at];
            }
            ++m_at;
            return text;
        }
        while (!atEnd() && m_text[m_at] != ',' && !isBlank(m_text[m_at]))
            text += m_text[m_at++];
        return text;
    }
    bool take(char c)
    {
        if (atEnd() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    void skipUntilGap()
    {
        while (!atEnd() && m_text[m_at] != ',' && !isBlank(m_text[m_at]))
            ++m_at;
    }
    [[nodiscard]] qsizetype at() const { return m_at; }
    void rewind(qsizetype at) { m_at = at; }

private:
    QByteArrayView m_text;
    qsizetype m_at = 0;
};

/// "name=value", blanks around the sign allowed. False where it is none: then nothing is taken.
bool takeParam(Scanner &scanner, QHash<QByteArray, QByteArray> &params)
{
    const qsizetype start = scanner.at();
    const QByteArray name = scanner.token().toLower();
    scanner.skipBlanks();
    if (name.isEmpty() || !scanner.take('=')) {
        scanner.rewind(start);
        return false;
    }
    scanner.skipBlanks();
    QByteArray value = scanner.value();
    if (params.size() < MostParams && !params.contains(name)) // the first one of a name counts
        params.insert(name, std::move(value));
    return true;
}

} // namespace

QList<AuthChallenge> authChallenges(const Headers &headers, QByteArrayView name)
{
    QList<AuthChallenge> challenges;
    for (const auto &[key, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) != 0)
            continue;
        Scanner scanner(value);
        for (scanner.skipGaps(); !scanner.atEnd() && challenges.size() < MostChallenges; scanner.skipGaps()) {
            if (!challenges.isEmpty() && takeParam(scanner, challenges.last().params))
                continue;
            AuthChallenge challenge{scanner.token().toLower(), {}};
            if (challenge.scheme.isEmpty()) { // no name of a scheme can begin so: what follows may be one
                scanner.skipUntilGap();
                continue;
            }
            challenges.append(std::move(challenge));
            scanner.skipBlanks();
            // A parameter, or the one word that schemes such as Negotiate have in their place.
            if (!scanner.atEnd() && !takeParam(scanner, challenges.last().params)) {
                const qsizetype start = scanner.at();
                (void)scanner.token();
                if (!scanner.atEnd() && !scanner.take(','))
                    scanner.rewind(start);
            }
        }
    }
    return challenges;
}

QHash<QByteArray, QByteArray> authParams(QByteArrayView value)
{
    QHash<QByteArray, QByteArray> params;
    Scanner scanner(value);
    for (scanner.skipGaps(); !scanner.atEnd(); scanner.skipGaps()) {
        if (!takeParam(scanner, params))
            scanner.skipUntilGap();
    }
    return params;
}

} // namespace argiope::net
