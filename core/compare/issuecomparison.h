#pragma once

#include "core/compare/comparison.h"
#include "core/compare/issuebook.h"

#include <QList>

#include <utility>
#include <vector>

namespace argiope::compare {

/// The half of a comparison that is about issues: audits of both sides, held against each other URL by URL. What a side
/// leaves open is neither new nor mended, and so is what it ignores, which is not counted either. As Comparison; what
/// it is given must outlive it.
class IssueComparison
{
public:
    IssueComparison(const Side &first, const Side &second, const CompareOptions &options);

    /// A URL of the join; 0 where that side does not know it.
    void add(qint64 first, qint64 second);
    /// Audits both. `stepsBefore`, `allSteps`: of the whole comparison.
    void run(CompareResult &result, qint64 stepsBefore, qint64 allSteps);

private:
    struct Pair
    {
        qint64 first = 0;
        qint64 second = 0;
    };
    /// A finding about a file that is no URL of the crawl.
    struct File
    {
        int check = 0;
        QByteArray url; ///< mapped
        QByteArray evidence;
        url::UrlKey key;
    };
    [[nodiscard]] bool isCanceled() const;
    void audit(IssueBook &book, IssueBook::Side place, CompareResult &result);
    void take(IssueBook &book, IssueBook::Side place, const audit::Finding &finding);
    [[nodiscard]] IssueBook::Slot slotOf(IssueBook::Side place, base::UrlId id) const; ///< 0: none
    void takeFile(IssueBook &book, IssueBook::Side place, const audit::Finding &finding);
    void tellMended(const IssueBook &book);
    void tell(What what, int check, const Pair &ids, const QByteArray &url, const QByteArray &evidence);
    [[nodiscard]] QByteArray mapped(const QByteArray &url) const;
    [[nodiscard]] const Side &side(IssueBook::Side place) const
    {
        return place == IssueBook::First ? m_first : m_second;
    }

    const Side &m_first;
    const Side &m_second;
    const CompareOptions &m_options;
    std::vector<Pair> m_slots; ///< the first is none
    /// Of each side's ids, ascending once run() has begun. Ids of a stranger's file may be anything.
    std::vector<std::pair<qint64, IssueBook::Slot>> m_places[2];
    std::vector<IssueSum> m_sums;
    QList<File> m_files; ///< of the first side
    audit::Rules m_rules;
    qint64 m_steps = 0;
    qint64 m_allSteps = 0;
};

} // namespace argiope::compare
