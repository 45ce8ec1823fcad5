#pragma once

#include "core/base/ids.h"
#include "core/store/types.h"
#include "core/url/url.h"

#include <QByteArrayView>
#include <QHash>

#include <mutex>
#include <optional>
#include <vector>

namespace argiope::engine {

/// A request of a crawl that is for no page.
struct ProbeTask
{
    store::ProbeKind kind = store::ProbeKind::NotFound;
    url::Url start; ///< the home page of the start address's origin
    url::Url url; ///< what is asked for
};

/// What is worth asking of the origin of `start`: one of each kind that there can be. `random` makes a name that no
/// page has. Twins are only made of names, and those by the other scheme of default ports.
[[nodiscard]] std::vector<ProbeTask> probesFor(const url::Url &start, QByteArrayView random);
/// "/shop/" of "/shop/a/b"; "" of pages that stand in none.
[[nodiscard]] QByteArray firstFolder(const url::Url &page);
/// A page that is not there, in a folder of that origin: many sites answer for them by folder.
[[nodiscard]] std::optional<ProbeTask> folderProbe(const url::Url &start, QByteArrayView folder, QByteArrayView random);
/// Whether probesFor() or folderProbe() could have said so of that origin.
[[nodiscard]] bool isPlanned(const ProbeTask &task);

/// Which lease is which probe: put there by the recorder, read by workers. Any thread.
class ProbeTasks
{
public:
    void add(base::UrlId id, ProbeTask task);
    [[nodiscard]] std::optional<ProbeTask> find(base::UrlId id) const;
    void remove(base::UrlId id);

private:
    mutable std::mutex m_mutex;
    QHash<base::UrlId, ProbeTask> m_tasks;
};

} // namespace argiope::engine
