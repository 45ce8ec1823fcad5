#include "core/scope/pattern.h"

#include <algorithm>

namespace argiope::scope {

PatternList::PatternList(const QStringList &patterns)
{
    // Where a pattern sets limits of its own, the lower one counts (pcre2pattern(3), "Setting match resource limits").
    const QString limits = QLatin1String("(*LIMIT_MATCH=") + QString::number(StepLimit) + QLatin1Char(')');
    for (const QString &text : patterns) {
        Pattern pattern;
        pattern.regex.setPattern(limits + text);
        pattern.regex.optimize(); // compiles, also to machine code, before threads share it
        pattern.text = text.toUtf8();
        pattern.beyondAscii = std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() > 0x7f; });
        m_patterns.append(std::move(pattern));
    }
}

PatternList::Match PatternList::match(QByteArrayView href) const
{
    Match result;
    if (m_patterns.isEmpty())
        return result;
    const QString subject = QString::fromLatin1(href);
    QString decoded; // made when the first pattern asks for it
    const auto matches = [&](const QRegularExpression &regex, const QString &where) {
        if (!regex.isValid())
            return false;
        const QRegularExpressionMatch match = regex.match(
            where, 0, QRegularExpression::NormalMatch, QRegularExpression::DontCheckSubjectStringMatchOption);
        // Not a match, yet not "no match" either: a limit was hit.
        result.gaveUp = result.gaveUp || !match.isValid();
        return match.hasMatch();
    };
    for (qsizetype i = 0; i < m_patterns.size(); ++i) {
        const Pattern &pattern = m_patterns[i];
        bool hit = matches(pattern.regex, subject);
        if (!hit && pattern.beyondAscii && href.contains('%')) {
            if (decoded.isEmpty())
                decoded = QString::fromUtf8(QByteArray::fromPercentEncoding(href.toByteArray()));
            hit = matches(pattern.regex, decoded);
        }
        if (hit) {
            result.index = i;
            break;
        }
    }
    return result;
}

} // namespace argiope::scope
