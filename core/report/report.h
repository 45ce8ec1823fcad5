#pragma once

#include "core/audit/check.h"
#include "core/audit/crawleraccess.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace argiope::report {

/// What a bar stands for, which decides its colour.
enum class Tone : quint8 { Plain, Fine, Moved, Refused, Missing, Failing };

struct Bar
{
    QString label;
    qint64 count = 0;
    Tone tone = Tone::Plain;
};

struct Chart
{
    QString title;
    QList<Bar> bars;
};

/// A place where an issue was found.
struct Place
{
    QByteArray url;
    QByteArray evidence; ///< one line
    QByteArrayList more{}; ///< of further instances
    int unlisted = 0; ///< instances beside those
};

/// A check that was found, in words of the report's language.
struct Issue
{
    QByteArray id;
    audit::Severity severity = audit::Severity::Notice;
    audit::Group group = audit::Group::Http;
    QString title;
    QString what;
    QString why;
    QString mend;
    qint64 pages = 0; ///< URLs
    qint64 instances = 0;
    double share = -1; ///< of the URLs that the check concerns; below 0: none
    qint64 ignored = 0; ///< further URLs
    qint64 undecidable = 0;
    std::optional<qint64> before; ///< URLs in the run before, where it is known and was judged alike
    QList<Place> places; ///< the first of them

    [[nodiscard]] bool hasEvidence() const
    {
        return std::any_of(
            places.cbegin(), places.cend(), [](const Place &place) { return !place.evidence.isEmpty(); });
    }
};

/// All that a report says; what draws it adds words around, and decides nothing.
struct Report
{
    QByteArray site; ///< where the crawl began
    QString project; ///< the file's name
    qint64 madeAt = 0; ///< ms since 1970 UTC
    qint64 crawledAt = 0; ///< when the last run began; 0: not known
    bool complete = true; ///< the crawl has ended by itself
    QString verdict;
    QList<QPair<QString, QString>> facts; ///< what, and the number
    QList<Chart> charts;
    QList<Issue> issues; ///< the worst first; of equals those on the most URLs
    int checks = 0; ///< held against
    int found[3] = {}; ///< checks, by severity
    qint64 undecided = 0; ///< checks that were not found, and could not be decided everywhere
    QList<QPair<QString, qint64>> ignored; ///< issues that somebody has said do not matter, and on how many URLs
    QStringList ignoreNotes; ///< why, in that person's words
    QStringList off; ///< checks that are switched off
    QList<audit::FolderAccess> access; ///< what robots.txt lets crawlers fetch; empty: no robots.txt was read
    QStringList rules; ///< what was set otherwise than usual: the type of site, limits, severities
    bool hasTrend = false;
};

} // namespace argiope::report
