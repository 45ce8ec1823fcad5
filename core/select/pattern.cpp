#include "core/select/pattern.h"

#include "core/base/threadclock.h"

#include <algorithm>
#include <chrono>

namespace argiope::select {

namespace {
// Each match has a limit of its own; a page may have many that come close to it.
constexpr std::chrono::seconds MostMatching{5}; ///< of CPU
} // namespace

base::Result<Pattern, QueryError> Pattern::compile(const QString &expression)
{
    if (expression.isEmpty())
        return base::Failure{QueryError{QueryError::Code::Empty, -1, {}}};
    if (expression.size() > MostCharacters)
        return base::Failure{QueryError{QueryError::Code::TooLong, -1, {}}};
    // A limit in the text can only lower the one that PCRE2 was built with, so nobody raises this one.
    static const QString limits = QStringLiteral("(*LIMIT_MATCH=2000000)(*LIMIT_HEAP=65536)");
    Pattern pattern;
    pattern.m_expression.setPattern(limits + expression);
    pattern.m_expression.setPatternOptions(
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption);
    if (!pattern.m_expression.isValid()) {
        const qsizetype position = std::max<qsizetype>(0, pattern.m_expression.patternErrorOffset() - limits.size());
        return base::Failure{QueryError{QueryError::Code::Syntax, position, pattern.m_expression.errorString()}};
    }
    pattern.m_counted = PcreCode::compile(limits + expression);
    return pattern;
}

Pattern::Result Pattern::allCounted(const QString &text, qint64 steps) const
{
    std::vector<Found> found;
    PcreCode::Budget budget{steps, (base::threadCpuTime() + MostMatching).count()};
    const bool grouped = m_expression.captureCount() > 0;
    qsizetype from = 0;
    bool notEmpty = false;
    while (from <= text.size()) {
        PcreCode::Found one;
        const PcreCode::Answer answer = m_counted->find(text, from, notEmpty, budget, one);
        if (answer == PcreCode::Answer::NotFound)
            break;
        if (answer == PcreCode::Answer::GaveUp)
            return base::Failure{QueryError{QueryError::Code::TooCostly, -1, {}}};
        if (qsizetype(found.size()) >= MostMatches)
            return base::Failure{QueryError{QueryError::Code::TooMany, -1, QStringLiteral("matches")}};
        const qsizetype length = std::max<qsizetype>(one.end - one.start, 0);
        const QString value = !grouped ? text.mid(one.start, length)
            : one.groupStart < 0       ? QString()
                                       : text.mid(one.groupStart, one.groupEnd - one.groupStart);
        found.push_back({one.start, length, value});
        // An expression with \K may say that it ends where it began, or before.
        const qsizetype next = std::max(one.start, one.end);
        if (next > from || !notEmpty) {
            notEmpty = length == 0;
            from = std::max(next, from);
        } else {
            notEmpty = false;
            from += from < text.size() && text[from].isHighSurrogate() ? 2 : 1;
        }
    }
    return found;
}

Pattern::Result Pattern::all(const QString &text, qint64 steps) const
{
    if (m_counted)
        return allCounted(text, steps);
    std::vector<Found> found;
    const auto end = base::threadCpuTime() + MostMatching;
    const bool grouped = m_expression.captureCount() > 0;
    QRegularExpressionMatchIterator matches = m_expression.globalMatch(text);
    if (!matches.isValid())
        return base::Failure{QueryError{QueryError::Code::TooCostly, -1, {}}};
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (qsizetype(found.size()) >= MostMatches)
            return base::Failure{QueryError{QueryError::Code::TooMany, -1, QStringLiteral("matches")}};
        found.push_back({match.capturedStart(), match.capturedLength(), match.captured(grouped ? 1 : 0)});
        if (found.size() % 256 == 0 && base::threadCpuTime() > end)
            return base::Failure{QueryError{QueryError::Code::TooCostly, -1, {}}};
        // Whether the next one was found, or given up, shows in a match of its own only.
        if (!matches.hasNext()) {
            qsizetype next = match.capturedEnd();
            next += match.capturedLength() == 0;
            if (next <= text.size() && !m_expression.match(text, next).isValid())
                return base::Failure{QueryError{QueryError::Code::TooCostly, -1, {}}};
        }
    }
    return found;
}

} // namespace argiope::select
