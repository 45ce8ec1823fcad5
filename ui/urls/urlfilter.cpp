#include "ui/urls/urlfilter.h"

namespace argiope::urls {

using base::Outcome;

namespace {

static_assert(int(Chip::Gone) - int(Chip::New) == int(store::Change::Gone));

/// Of chips that are no status class.
QList<Outcome> outcomesOf(int chip)
{
    switch (Chip(chip)) {
    case Chip::Blocked:
        return {Outcome::Blocked, Outcome::Throttled};
    case Chip::Failed:
        return {Outcome::DnsFailed, Outcome::ConnectFailed, Outcome::TlsFailed, Outcome::TimedOut, Outcome::TooLarge,
            Outcome::ProtocolError, Outcome::ProxyFailed, Outcome::DecodeFailed, Outcome::UnexpectedStatus,
            Outcome::TooComplex};
    default:
        return {};
    }
}

} // namespace

void applyChips(store::ListQuery &query, const QList<int> &checked)
{
    query.statusClasses.clear();
    query.outcomes.clear();
    query.changes.clear();
    for (const int chip : checked) {
        if (chip < int(Chip::Blocked))
            query.statusClasses.append(chip);
        else if (chip >= int(Chip::New))
            query.changes.append(store::Change(chip - int(Chip::New)));
        else
            query.outcomes.append(outcomesOf(chip));
    }
}

QList<int> chipsOf(const store::ListQuery &query)
{
    // At most 512 sets: tried one by one rather than reasoned about.
    constexpr int Count = int(std::size(Chips));
    for (int set = 1; set < 1 << Count; ++set) {
        QList<int> chips;
        for (int i = 0; i < Count; ++i) {
            if (set & 1 << i)
                chips.append(int(Chips[i]));
        }
        store::ListQuery other = query;
        applyChips(other, chips);
        if (other == query)
            return chips;
    }
    return {};
}

} // namespace argiope::urls
