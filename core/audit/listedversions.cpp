#include "core/audit/listedversions.h"

#include "core/store/reader.h"

namespace argiope::audit {

void ListedVersions::read(store::Reader &reader, base::UrlId only, const std::atomic<bool> *cancel)
{
    reader.forEachSitemapVersions(
        [this, only, cancel](base::UrlId id, const QByteArray &versions) {
            if (only == base::UrlId::None || id == only)
                add(id, versions);
            return only == base::UrlId::None && !(cancel && *cancel);
        },
        only);
}

void ListedVersions::add(base::UrlId id, const QByteArray &versions)
{
    if (versions.isEmpty())
        return;
    auto known = m_numbers.constFind(versions);
    if (known == m_numbers.cend()) {
        m_sets.append(versions);
        known = m_numbers.insert(versions, m_sets.size() - 1);
    }
    m_byPage.insert(id, *known);
}

QByteArray ListedVersions::of(base::UrlId id) const
{
    const auto known = m_byPage.constFind(id);
    return known == m_byPage.cend() ? QByteArray() : m_sets.at(*known);
}

} // namespace argiope::audit
