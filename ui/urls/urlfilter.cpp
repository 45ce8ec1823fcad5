#include "ui/urls/urlfilter.h"

namespace argiope::urls {

using base::Outcome;

namespace {

QList<Outcome> outcomesOf(int chip)
{
    switch (Chip(chip)) {
    case Chip::Ok:
        return {Outcome::Ok};
    case Chip::Redirect:
        return {Outcome::Redirect};
    case Chip::ClientError:
        return {Outcome::Broken, Outcome::Blocked, Outcome::Throttled};
    case Chip::ServerError:
        return {Outcome::ServerError};
    case Chip::Blocked:
        return {Outcome::Blocked, Outcome::Throttled};
    case Chip::Failed:
        return {Outcome::DnsFailed, Outcome::ConnectFailed, Outcome::TlsFailed, Outcome::TimedOut, Outcome::TooLarge,
            Outcome::ProtocolError, Outcome::ProxyFailed, Outcome::DecodeFailed, Outcome::UnexpectedStatus,
            Outcome::TooComplex};
    }
    return {};
}

bool isClass(int chip)
{
    return chip < 10;
}

} // namespace

void applyChips(store::ListQuery &query, const QList<int> &checked)
{
    query.statusClasses.clear();
    query.outcomes.clear();
    bool classes = false;
    bool others = false;
    for (const int chip : checked) {
        classes |= isClass(chip);
        others |= !isClass(chip);
    }
    if (classes && !others) {
        query.statusClasses = checked;
        return;
    }
    for (const int chip : checked) {
        for (const Outcome outcome : outcomesOf(chip)) {
            if (!query.outcomes.contains(outcome))
                query.outcomes.append(outcome);
        }
    }
}

QList<int> chipsOf(const store::ListQuery &query)
{
    // At most 64 sets: tried one by one rather than reasoned about.
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
