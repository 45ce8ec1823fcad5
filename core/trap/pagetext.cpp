#include "core/trap/pagetext.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace argiope::trap {

namespace {
constexpr qsizetype MostOwnWords = 8; ///< that two pages may have apart
} // namespace

bool agree(quint64 one, QList<quint64> ownOfOne, quint64 other, QList<quint64> ownOfOther)
{
    if (one == other)
        return true;
    for (qsizetype i = ownOfOne.size(); i-- > 0;) {
        if (ownOfOther.removeOne(ownOfOne[i]))
            ownOfOne.removeAt(i);
    }
    if (ownOfOne.size() + ownOfOther.size() > MostOwnWords)
        return false;
    const auto sums = [](quint64 sum, const QList<quint64> &own) {
        std::vector<quint64> all{sum};
        for (const quint64 word : own) {
            for (size_t i = 0, count = all.size(); i < count; ++i)
                all.push_back(all[i] + word);
        }
        std::sort(all.begin(), all.end());
        return all;
    };
    const std::vector<quint64> first = sums(one, ownOfOne);
    const std::vector<quint64> second = sums(other, ownOfOther);
    std::vector<quint64> both;
    std::set_intersection(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(both));
    return !both.empty();
}

} // namespace argiope::trap
