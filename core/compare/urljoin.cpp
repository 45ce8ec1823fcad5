#include "core/compare/urljoin.h"

#include <algorithm>
#include <tuple>

namespace argiope::compare {

namespace {

auto rankOf(const JoinEntry &entry)
{
    // Of what a key stands for, a URL that was fetched tells more than one that was not.
    return std::tuple(entry.key.bytes, entry.fetched == 0, entry.wasMapped != 0, qint64(entry.id));
}

qint64 sortSide(std::vector<JoinEntry> &side)
{
    std::sort(side.begin(), side.end(), [](const JoinEntry &a, const JoinEntry &b) { return rankOf(a) < rankOf(b); });
    const auto last
        = std::unique(side.begin(), side.end(), [](const JoinEntry &a, const JoinEntry &b) { return a.key == b.key; });
    const auto twins = qint64(side.end() - last);
    side.erase(last, side.end());
    return twins;
}

} // namespace

qint64 UrlJoin::sort()
{
    sortSide(second);
    return sortSide(first);
}

void UrlJoin::forEachPair(const std::function<void(const JoinEntry *, const JoinEntry *)> &visit) const
{
    auto a = first.cbegin();
    auto b = second.cbegin();
    while (a != first.cend() || b != second.cend()) {
        const bool onlyA = b == second.cend() || (a != first.cend() && a->key.bytes < b->key.bytes);
        const bool onlyB = !onlyA && (a == first.cend() || b->key.bytes < a->key.bytes);
        visit(onlyB ? nullptr : &*a, onlyA ? nullptr : &*b);
        a += onlyB ? 0 : 1;
        b += onlyA ? 0 : 1;
    }
}

} // namespace argiope::compare
