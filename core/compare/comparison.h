#pragma once

#include "core/audit/audit.h"
#include "core/base/result.h"
#include "core/compare/difference.h"
#include "core/compare/mapping.h"
#include "core/store/columns.h"
#include "core/store/types.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QList>
#include <QPair>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace argiope::store {
class Reader;
}

namespace argiope::compare {

/// A crawl that is compared: a project, or one of its earlier runs.
struct Side
{
    store::Reader *reader = nullptr;
    int run = 0; ///< one of Reader::runs(); 0: as the project is now
    url::CanonicalOptions canonical; ///< which spellings are one URL, as in its crawl
};
/// With the spellings of the project's settings.
[[nodiscard]] Side sideOf(store::Reader &reader, int run = 0);

/// An earlier run, not the project as it is now.
[[nodiscard]] bool isPast(const Side &side);

struct CompareOptions
{
    Mapping mapping; ///< of the first side's URLs to the second's
    std::vector<const audit::Check *> checks; ///< issues are compared of these; empty: of none
    const std::atomic<bool> *cancel = nullptr; ///< looked at for every URL; may be null
    /// Told of each difference: URLs that are new and changed in the order in which the second crawl met them, those
    /// that are gone as the first did, then issues, new ones first. Of one URL column by column.
    std::function<void(const Difference &)> difference{};
    std::function<void(qint64 done, qint64 all)> progress{}; ///< now and then: steps, of how many
};

struct ColumnSum
{
    qint64 changed = 0; ///< URLs of both sides
    qint64 undecidable = 0; ///< one side was read by an Argiope that did not know it
};

struct IssueSum
{
    qint64 before = 0; ///< URLs of the first side where it was found
    qint64 after = 0;
    qint64 added = 0;
    qint64 mended = 0;
    qint64 undecidable = 0; ///< found on one side, and nobody can tell of the other
    audit::Severity severity = audit::Severity::Notice; ///< by the rules of the second side
};

struct CompareResult
{
    qint64 urlsBefore = 0; ///< fetched
    qint64 urlsAfter = 0;
    qint64 added = 0;
    qint64 gone = 0;
    qint64 changed = 0;
    qint64 same = 0; ///< added + gone + changed + same are all URLs that either side has
    qint64 folded = 0; ///< of the first side, left out: the mapping made them and others one
    qint64 waitingBefore = 0; ///< URLs of the first crawl that wait: it is not finished; 0 of an earlier run
    qint64 waitingAfter = 0;
    qint64 outdated = 0; ///< of the second, not asked for yet in a recrawl that is not over
    QList<ColumnSum> columns; ///< by the place in Comparison::columns()
    std::vector<IssueSum> issues; ///< by the place in CompareOptions::checks
    bool canceled = false;
    std::optional<store::StoreError> error{}; ///< reading ended there
    [[nodiscard]] bool differs() const;
};

/// Two crawls, held against each other by their URLs. A URL is there where it was fetched; one that answers 404 or 410
/// on one side only is gone, or new. Swapping the sides swaps new and gone. Reads both sides once, then what differs;
/// needs 32 bytes of memory for each URL of either side, with issues some 200. Sees one moment of each. The readers'
/// thread; both must outlive it, and may be the same.
class Comparison
{
public:
    Comparison(Side first, Side second, CompareOptions options);
    ~Comparison();
    Comparison(const Comparison &) = delete;
    Comparison &operator=(const Comparison &) = delete;

    /// Which columns are compared: those that both sides have and remember. Without this, isByDefault(). The error is a
    /// name that no such column has.
    [[nodiscard]] base::Result<void, QByteArray> setColumns(const QList<QByteArray> &names);
    void setAllColumns();
    /// Not what differs by chance, or with each fetch: times, bytes, which page led there first. What is read of a page
    /// is one column, ChangeColumn, and counts of all that it has are none. While a crawl is not finished depths are
    /// left out, too.
    [[nodiscard]] static bool isByDefault(const store::Column &column);

    /// Those that are compared, and behind them the status and the outcome, which new and gone URLs show.
    [[nodiscard]] const QList<store::Column> &columns() const { return m_columns; }
    [[nodiscard]] qsizetype comparedColumns() const { return m_compared; }
    [[nodiscard]] CompareResult run();

private:
    struct Work;
    [[nodiscard]] QList<store::Column> comparable() const;
    void take(const QList<store::Column> &compared);

    const Side m_first;
    const Side m_second;
    const CompareOptions m_options;
    QList<store::Column> m_columns; ///< as the second side has them
    QList<store::UrlColumn> m_firstColumns; ///< the same, as the first has them
    QList<store::UrlColumn> m_secondColumns;
    qsizetype m_compared = 0;
};

/// The checks that two crawls are held against where nobody names any: what either is by itself. What one of them did
/// not look for is undecidable there.
[[nodiscard]] std::vector<const audit::Check *> crawlChecks(const store::Reader &first, const store::Reader &second);

/// Where two projects have one host each that most of what was fetched lies on, and these differ: that of the first in
/// place of that of the second. Origins, for Mapping::add(); none where there is nothing to suggest.
[[nodiscard]] std::optional<QPair<QByteArray, QByteArray>> suggestedMapping(
    store::Reader &first, store::Reader &second);

} // namespace argiope::compare
