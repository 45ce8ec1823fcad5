#include "core/engine/recorder/elsewhere.h"

#include <utility>

namespace argiope::engine {

base::UrlId Elsewhere::meet(SlotMail &mail, ForeignFind &&find, const std::optional<store::KnownUrl> &known)
{
    find.id = known ? known->id : mail.agreedId(find.key);
    if (find.id == base::UrlId::None)
        return find.id;
    Standing standing{m_limits.allow(find.way) ? rankOf(find.fate) : 0, find.way};
    bool tells = !known || known->run < m_run || find.inSitemap;
    if (!tells) {
        const int has = known->state == store::UrlState::Skipped ? 0 : rankOf(known->role);
        const bool comesNearer
            = standing.rank == has || (rankOf(find.fate) == has && m_limits.countsFor(known->depth, find.way));
        tells = standing.rank > has || (comesNearer && find.way.isShorterThan(wayTo(*known)));
        if (!tells)
            standing = {has, wayTo(*known)};
    }
    m_memory.add(find.key, find.id, standing);
    if (tells)
        mail.send(find);
    return find.id;
}

} // namespace argiope::engine
