#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace argiope::scope {

/// The regular expressions (PCRE) of one include or exclude list. They search anywhere in a URL. A value; immutable;
/// any thread.
///
/// Backtracking is bounded for each place where a match could begin, so that `(a+)+$` on a hostile URL gives up instead
/// of hanging the crawl; giving up counts as no match and is reported. A pattern that names characters beyond ASCII is
/// also tried on the URL with its percent-escapes decoded, since "/küche/" stands as "/k%C3%BCche/" in a URL.
class PatternList
{
public:
    PatternList() = default;
    /// Patterns that do not compile never match (settings::validate() refuses them before).
    explicit PatternList(const QStringList &patterns);

    [[nodiscard]] bool isEmpty() const { return m_patterns.isEmpty(); }

    struct Match
    {
        qsizetype index = -1; ///< of the first pattern that matches; -1: none
        bool gaveUp = false; ///< a pattern before that ran into its limit
    };
    /// `href`: ASCII.
    [[nodiscard]] Match match(QByteArrayView href) const;
    /// The pattern as given, UTF-8.
    [[nodiscard]] const QByteArray &text(qsizetype index) const { return m_patterns[index].text; }

    /// Backtracking steps for each place where a match could begin.
    static constexpr int StepLimit = 20000;

private:
    struct Pattern
    {
        QRegularExpression regex;
        QByteArray text;
        bool beyondAscii = false;
    };
    QList<Pattern> m_patterns;
};

} // namespace argiope::scope
