#pragma once

#include "core/engine/probeplan.h"
#include "core/engine/recorder/slotmail.h"
#include "core/engine/result.h"
#include "core/store/writer.h"

#include <QHash>
#include <QSet>

namespace argiope::engine {

class Session;

/// What a crawl asks a site for besides its pages (setting `probes`): a page that is not there, the start page by the
/// other scheme and with or without "www.", /favicon.ico, security.txt, whether it still takes part in old TLS. Once in
/// a run, for each origin of a start address (20 at most) as soon as its page is known to be fine; and a page that is
/// not there in each of the first ten folders in which there is one that is fine. Probes are leases of that host in
/// front of its further pages, so that its pace, limits and Stop hold for them as they do for sitemaps; they are made
/// once, as they were promised to nobody. The recorder's thread, inside its transaction; session and writer must
/// outlive it.
class ProbeBook
{
public:
    ProbeBook(Session &session, store::Writer &writer, const SlotMail &mail);

    void restore(); ///< on opening a project: what an earlier session of this run left over is asked for
    void watch(const PageResult &page); ///< before it is recorded
    void finish(const ProbeResult &result);
    void skip(base::UrlId id, const store::Rule &rule);

private:
    void begin(const url::Url &start, base::HostId host);
    void enter(const url::Url &page, base::HostId host); ///< the folder that it stands in
    void ask(ProbeTask &&task, base::HostId host);
    void letIn(const store::ProbeRecord &record, ProbeTask &&task);
    void end(base::UrlId id, const store::ProbeRecord &record);

    Session &m_session;
    store::Writer &m_writer;
    const SlotMail &m_mail;
    QHash<QByteArray, QSet<QByteArray>> m_begun; ///< by origin, folders
    bool m_told = false;
};

} // namespace argiope::engine
