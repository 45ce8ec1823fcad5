#pragma once

#include "core/audit/check.h"

#include <QByteArray>
#include <QHash>

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace argiope::audit {

/// Findings of checks that are told once a site (Told::OfSite), or once for each kind of it (Told::OfEachKind). Whether
/// most pages of a host have one is known behind the last page; until then they are kept, in one or two bytes each and
/// once what they say. One thread.
class SiteShares
{
public:
    /// A finding as it is told in the end: of one page, or of a host by its first page.
    struct Shared
    {
        quint32 page = 0;
        Verdict verdict; ///< of a host: `count` is that of its pages, and `evidence` has the share
        quint32 other = 0; ///< a URL that is the evidence; 0: none
        std::vector<quint32> examples; ///< of a host: further pages, at most MostMore
    };

    /// The URL that is looked at now: those that were fetched in the order of the ids, then others.
    void begin(quint32 page, const QByteArray &origin);
    /// It is one of those that checks of that gate are held against.
    void countPassed(Gate gate);
    /// Of any page that began, in the order of their ids for each check. `check`: its place.
    void take(int check, quint32 page, Verdict verdict, quint32 other = 0);

    /// All of them, check by check; the memory is given back. `rowOf`: gate and Told of the check at a place.
    void tell(const std::function<std::pair<Gate, Told>(int check)> &rowOf,
        const std::function<void(int check, Shared found)> &sink);

private:
    struct Said
    {
        Verdict verdict;
        quint32 other = 0;
        bool operator==(const Said &) const = default;
    };
    /// Of one check on one host.
    struct Pages
    {
        quint32 first = 0;
        quint32 last = 0;
        qint64 count = 0;
        QByteArray steps; ///< between ids, seven bits a byte, behind the first
        std::vector<Said> said; ///< each once, but for rare repetitions
        std::vector<std::pair<qint64, quint32>> changes; ///< from which finding on which of `said` holds
    };
    /// Calls `take` with each page and what is said of it.
    template <class Take>
    static void eachPage(const Pages &pages, Take take);
    [[nodiscard]] quint32 hostOf(quint32 page) const;
    void tellPages(int check, Pages &pages, const std::function<void(int check, Shared found)> &sink) const;
    void tellKinds(int check, const Pages &pages, const std::function<void(int check, Shared found)> &sink) const;
    void tellHost(
        int check, Pages &pages, qint64 passed, const std::function<void(int check, Shared found)> &sink) const;

    QHash<QByteArray, quint32> m_hosts;
    QByteArray m_lastOrigin; ///< most URLs have the origin of the one before
    quint32 m_lastHost = 0;
    quint32 m_page = 0;
    std::vector<std::pair<quint32, quint32>> m_hostFrom; ///< pages from that one on have that host
    std::vector<std::vector<qint64>> m_passed; ///< by host and gate
    std::map<std::pair<int, quint32>, Pages> m_pages; ///< by check and host
};

} // namespace argiope::audit
