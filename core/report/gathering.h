#pragma once

#include "core/audit/namedfindings.h"
#include "core/report/language.h"
#include "core/report/report.h"

#include <QHash>
#include <QList>

namespace argiope::store {
class Reader;
}

namespace argiope::report {

/// Makes a report of what an audit tells: take() for each finding, then finish(). Needs memory for the places that the
/// report shows. One thread.
class Gathering
{
public:
    static constexpr int MostPlaces = 20; ///< of an issue: the rest is a number
    explicit Gathering(int mostPlaces = MostPlaces);

    void take(const audit::NamedFinding &finding);
    /// What the run before had says nothing here.
    void leaveTrendOut() { m_trend = false; }
    /// `asked`: the checks that were wanted, in their order. The reader's thread; asks it for the crawl's numbers,
    /// whose error() says what went wrong.
    [[nodiscard]] Report finish(store::Reader &reader, const audit::AuditResult &result,
        const QList<const audit::Check *> &asked, const Language &language);

private:
    const int m_mostPlaces;
    bool m_trend = true;
    QHash<const audit::Check *, QList<Place>> m_places;
};

} // namespace argiope::report
