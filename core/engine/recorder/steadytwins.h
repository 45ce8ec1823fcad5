#pragma once

#include "core/store/writer.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <optional>

namespace argiope::engine {

/// URLs of earlier runs whose addresses have a time, a random number or a session in them, for a recrawl that meets the
/// same resources by other addresses (url::steadyIdentity()): each such new address takes the place of one that this
/// run has not met, so that nothing grows by what differs with every visit. The recorder's thread, inside a
/// transaction; the writer must outlive it. Memory: 16 bytes for each such URL, from the first new one on.
class SteadyTwins
{
public:
    explicit SteadyTwins(store::Writer &writer)
        : m_writer(writer)
    {
    }

    /// For an address that is not in the file: the URL that has it from now on. Nothing where it is a new one.
    [[nodiscard]] std::optional<store::KnownUrl> take(const url::UrlKey &key, const QByteArray &url, int run);

private:
    void read(int run);

    store::Writer &m_writer;
    int m_run = 0; ///< of what was read
    QHash<quint64, QList<base::UrlId>> m_ids; ///< by the hash of what stays of the address, the last met first
};

} // namespace argiope::engine
