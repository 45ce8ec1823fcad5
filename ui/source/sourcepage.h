#pragma once

#include "core/source/keptsource.h"

#include <QString>

#include <vector>

namespace argiope::sourceview {

/// A part of a page that is shown in colour.
struct Mark
{
    qsizetype begin = 0;
    qsizetype end = 0;
    source::PieceKind kind = source::PieceKind::Tag;
    int link = -1; ///< of SourcePage::links
};

/// Whole lines that one of two texts has, of a difference, or words within them.
struct ChangedLines
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool added = false;
};

/// What is shown, made on another thread than the one that shows it. Places are those of `text`; lines that are longer
/// than anything a person reads are cut for the eye only, so that one of megabytes does not stop the window.
struct SourcePage
{
    static constexpr qsizetype LongestLine = 1000; ///< characters

    QString text;
    std::vector<Mark> marks;
    std::vector<ChangedLines> changes;
    std::vector<ChangedLines> words; ///< in order, within the changes
    QList<QByteArray> links;
    std::vector<qsizetype> cuts; ///< places before which a line break is shown that the text does not have

    [[nodiscard]] QString shownText() const; ///< with those
    [[nodiscard]] qsizetype shownPlace(qsizetype place) const;
    [[nodiscard]] qsizetype placeOf(qsizetype shown) const;
};

[[nodiscard]] SourcePage makePage(const source::KeptSource &kept, source::Shown shown);

/// Where a text stands in another, without case; at most MostMatches.
inline constexpr size_t MostMatches = 100'000;
[[nodiscard]] std::vector<qsizetype> findAll(const QString &text, const QString &wanted);

} // namespace argiope::sourceview
