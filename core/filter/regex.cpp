#include "core/filter/regex.h"

namespace argiope::filter {

QString boundedPattern(const QString &pattern, bool ignoresCase)
{
    // Where a pattern sets limits of its own, the lower one counts (pcre2pattern(3), "Setting match resource limits").
    return QStringLiteral("(*LIMIT_MATCH=%1)(*UCP)").arg(RegexSteps) % QLatin1String(ignoresCase ? "(?i)" : "")
        % pattern;
}

QString literalPattern(const QString &text)
{
    return QRegularExpression::escape(text);
}

std::optional<bool> regexMatches(const QRegularExpression &bounded, const QString &text)
{
    const QRegularExpressionMatch match = bounded.match(text);
    if (match.hasMatch())
        return true;
    return match.isValid() ? std::optional(false) : std::nullopt; // invalid: a limit was hit
}

QString regexText(const QString &pattern)
{
    QString text = QStringLiteral("/");
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == u'\\' && i + 1 < pattern.size())
            text += pattern[i++];
        else if (pattern[i] == u'/')
            text += u'\\';
        text += pattern[i];
    }
    return text + u'/';
}

QString withoutEscapedSlashes(QStringView pattern)
{
    QString text;
    text.reserve(pattern.size());
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == u'\\' && i + 1 < pattern.size()) {
            if (pattern[i + 1] != u'/')
                text += pattern[i];
            ++i;
        }
        text += pattern[i];
    }
    return text;
}

} // namespace argiope::filter
