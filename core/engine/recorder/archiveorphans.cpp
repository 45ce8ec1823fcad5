#include "core/engine/recorder/archiveorphans.h"

#include "core/engine/recorder/pagerecorder.h"
#include "core/judge/linkjudge.h"
#include "core/kept/archiveanswers.h"

namespace argiope::engine {

namespace {
constexpr int OrphanBatch = 200; ///< that are met at once: what they lead to may lead to others
} // namespace

bool ArchiveOrphans::meet()
{
    const kept::ArchiveAnswers &answers = *m_session.answers;
    judge::LinkJudge judge(m_session.settings, *m_session.scope(), m_session.keySeed);
    const url::CanonicalOptions spelling = judge::canonicalOptions(m_session.settings);
    int met = 0;
    for (; m_next < answers.size() && met < OrphanBatch; ++m_next) {
        const auto held = answers.at(m_next);
        if (!held || held->site)
            continue;
        const auto url = url::parse(held->url);
        if (!url)
            continue;
        if (m_writer.find(url::urlKey(url::canonical(*url, spelling), m_session.keySeed)))
            continue;
        judge.addArchived(*url, held->document);
        ++met;
    }
    if (met == 0)
        return false;
    const judge::FoundLinks found = judge.take();
    (void)m_discovery.meet(found.targets, storeRules(found, m_writer), {{store::OrphanDepth}});
    return true;
}

} // namespace argiope::engine
