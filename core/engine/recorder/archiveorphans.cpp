#include "core/engine/recorder/archiveorphans.h"

#include "core/engine/recorder/pagerecorder.h"
#include "core/judge/linkjudge.h"
#include "core/kept/archiveanswers.h"

namespace argiope::engine {

namespace {
constexpr int OrphanBatch = 200; ///< that are met at once: what they lead to may lead to others
} // namespace

std::optional<std::pair<url::Url, bool>> ArchiveOrphans::urlOf(qsizetype number) const
{
    const auto held = m_session.answers->at(number);
    if (!held || held->site)
        return std::nullopt;
    auto url = url::parse(held->url);
    if (!url)
        return std::nullopt;
    return std::pair(std::move(url).value(), held->document);
}

std::optional<store::KnownUrl> ArchiveOrphans::find(const url::Url &url) const
{
    const url::CanonicalOptions spelling = judge::canonicalOptions(m_session.settings);
    return m_writer.find(url::urlKey(url::canonical(url, spelling), m_session.keySeed));
}

base::UrlId ArchiveOrphans::pageOf(qsizetype number) const
{
    if (m_pages[number] != base::UrlId::None)
        return m_pages[number];
    const auto url = urlOf(number);
    const auto known = url ? find(url->first) : std::nullopt;
    return known ? known->id : base::UrlId::None;
}

bool ArchiveOrphans::meet()
{
    judge::LinkJudge judge(m_session.settings, *m_session.scope(), m_session.keySeed);
    int met = 0;
    while (m_pages.size() < m_session.answers->size() && met < OrphanBatch) {
        const auto url = urlOf(m_pages.size());
        const auto known = url ? find(url->first) : std::nullopt;
        m_pages.append(known ? known->id : base::UrlId::None);
        if (!url || known)
            continue;
        judge.addArchived(url->first, url->second);
        ++met;
    }
    if (met == 0)
        return false;
    const judge::FoundLinks found = judge.take();
    (void)m_discovery.meet(found.targets, storeRules(found, m_writer), {{store::OrphanDepth}});
    return true;
}

} // namespace argiope::engine
