#pragma once

#include "core/audit/namedfindings.h"
#include "ui/models/auditjob.h"
#include "ui/models/showntable.h"

#include <QList>
#include <QString>

namespace argiope::models {

/// Where a check was found: a URL of the project, or a file beside it.
struct FindingRow
{
    qint64 id = 0;
    int file = -1; ///< place in CheckFindings::files()
    bool ignored = false;
    bool operator==(const FindingRow &) const = default;
};
/// Those that count first, in the order in which the crawl met the URLs, with pages that are alike together; then the
/// ignored ones.
[[nodiscard]] QList<FindingRow> findingRows(const audit::CheckFindings &found);

/// What a finding says, for whoever shows or writes it: what the page says now, or what the whole crawl said. In the
/// order of `ids`; of one that is gone nothing. On the reader's thread.
struct FindingWords
{
    QByteArray url;
    QByteArray evidence; ///< a value, or a URL and perhaps what is said of it; as strangers wrote it
    QByteArrayList more{}; ///< of further instances: not all where they are many
    int count = 1; ///< instances
};
[[nodiscard]] QList<FindingWords> wordsOfFindings(
    store::Reader &reader, const audit::Check &check, const AuditFindings &findings, const QList<qint64> &ids);

/// The same as whoever writes findings wants them: one line each.
[[nodiscard]] audit::NamedFinding namedFinding(
    const audit::Check &check, const AuditFindings &findings, const FindingWords &words, bool ignored);

/// Some of a check's findings for a file, in these columns of the findings' table; the project is read once more for
/// it.
enum class FindingCell : quint8 { Url, Instances, Evidence };
[[nodiscard]] ShownTable findingsTable(const QString &project, const SharedFindings &findings,
    const audit::Check &check, const QList<FindingRow> &rows, const QList<FindingCell> &cells);
/// All findings of these checks as the table of issues has them: the ignored ones too, and the URLs where a person has
/// to look, for which the pages are held against their checks again.
[[nodiscard]] ShownTable issuesTable(
    const QString &project, const SharedFindings &findings, const QList<const audit::Check *> &checks);

} // namespace argiope::models
