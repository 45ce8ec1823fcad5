#pragma once

#include "core/store/types.h"

#include <atomic>
#include <span>
#include <vector>

namespace argiope::store {
class Reader;
}

namespace argiope::exporting {

/// What is wrong with a link because of where it leads, the worst first.
enum class LinkFault : quint8 {
    Broken, ///< an error, no answer, or no address at all
    Blocked, ///< the server refuses us, or asked for patience too often; or robots.txt keeps us out
    Redirected,
};
inline constexpr int LinkFaultCount = int(LinkFault::Redirected) + 1;
[[nodiscard]] const char *name(LinkFault fault); ///< "broken", "blocked", "redirected"

/// A URL that links should not lead to.
struct FaultyTarget
{
    qint64 id = 0;
    LinkFault fault = LinkFault::Broken;
    bool external = false; ///< out of the crawl's scope
    base::Outcome outcome = base::Outcome::None; ///< None where it was never fetched
    facts::RuleKind rule = facts::RuleKind::None; ///< what keeps it out, where it was not
    int status = 0;
    qint64 inlinks = 0; ///< stored links and redirects that lead here
    // Where it is a redirect
    qint64 next = 0; ///< where it leads; 0: not known
    int hops = 0; ///< redirects until the end, or until the one that was there before
    bool loop = false; ///< it never ends
    qint64 end = 0; ///< the first that is no redirect; 0: there is none, or it is not known
    base::Outcome endOutcome = base::Outcome::None;
    int endStatus = 0;
};

/// All of them in a crawl, without their texts: some 80 bytes each. A value; any thread may read it.
class LinkTargets
{
public:
    /// A scan of what was fetched with a problem. Stops early when `*cancel` (may be null) becomes true; what is wrong
    /// with the project is the reader's error.
    [[nodiscard]] static LinkTargets read(store::Reader &reader, const std::atomic<bool> *cancel = nullptr);

    [[nodiscard]] std::span<const FaultyTarget> all() const { return m_targets; } ///< by id
    [[nodiscard]] const FaultyTarget *find(qint64 id) const; ///< nullptr where nothing is wrong with it
    /// Ids by fault, and of each fault in the order of the URLs.
    [[nodiscard]] const std::vector<qint64> &inOrder() const { return m_inOrder; }
    /// A redirect and what follows it, up to the end or to the one that was there before, which then comes again.
    [[nodiscard]] std::vector<qint64> chain(qint64 start) const;
    /// Redirects that one comes to by another way than a redirect, and one of each circle that has no such: circles
    /// first, then the longest, then by id.
    [[nodiscard]] std::vector<qint64> chainStarts() const;

    static constexpr int LongestChain = 100; ///< redirects that are followed

private:
    void add(store::Reader &reader, LinkFault fault, const std::atomic<bool> *cancel);
    void follow(store::Reader &reader);

    std::vector<FaultyTarget> m_targets;
    std::vector<qint64> m_inOrder;
};

} // namespace argiope::exporting
