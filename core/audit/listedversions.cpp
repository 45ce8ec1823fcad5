#include "core/audit/listedversions.h"

#include <QSet>

#include <xxhash.h>

namespace argiope::audit {

ListedVersions::Set ListedVersions::setOf(const QList<LanguageVersion> &versions) const
{
    QSet<quint64> hashes;
    for (const LanguageVersion &version : versions) {
        const auto parsed = url::parse(version.url);
        const QByteArray line
            = version.code.toLower() + ' ' + (parsed ? url::canonical(*parsed, m_sameUrls) : version.url);
        hashes.insert(XXH3_64bits(line.constData(), size_t(line.size())));
    }
    Set set;
    set.size = int(hashes.size());
    for (const quint64 hash : hashes)
        set.hash += hash;
    return set;
}

void ListedVersions::add(base::UrlId id, const QByteArray &versions)
{
    const QList<LanguageVersion> list = languageVersionsFrom(versions);
    if (!list.isEmpty())
        m_sets.insert(id, setOf(list));
}

std::optional<Verdict> ListedVersions::of(const PageView &page) const
{
    const auto listed = m_sets.constFind(page.record.id);
    if (listed == m_sets.cend() || !page.passes(Gate::Html))
        return std::nullopt;
    if (!page.isObserved())
        return undecidable();
    const QList<LanguageVersion> own = page.languageVersions();
    if (own.isEmpty())
        return std::nullopt; // either place will do
    const Set said = setOf(own);
    if (said.hash == listed->hash && said.size == listed->size)
        return std::nullopt;
    return found(QByteArray(QByteArray::number(said.size) + " / " + QByteArray::number(listed->size)));
}

} // namespace argiope::audit
