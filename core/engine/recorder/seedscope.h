#pragma once

#include "core/engine/result.h"
#include "core/scope/scope.h"
#include "core/store/writer.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QList>
#include <QSet>

#include <functional>
#include <memory>

namespace argiope::engine {

/// Where redirects of the seeds led: people who type example.org mean www.example.org as well. Kept in the file, since
/// a crawl that is resumed does not meet the redirect again. The recorder's thread, inside a transaction.
class SeedScope
{
public:
    /// The crawl's scope, and what counts as a seed's origin.
    struct Needs
    {
        std::function<std::shared_ptr<const scope::Scope>()> scope;
        std::function<void(std::shared_ptr<const scope::Scope>)> setScope;
        std::function<bool(const QByteArray &)> addSeedOrigin; ///< false where it was one already
    };
    SeedScope(QList<url::Url> seeds, store::Writer &writer, Needs needs);

    void restore();
    void refresh(); ///< what other nodes have found since
    /// Other start addresses, or other patterns: the scope is made anew.
    void change(const settings::CrawlSettings &settings, QList<url::Url> seeds);
    [[nodiscard]] const QList<url::Url> &seeds() const { return m_seeds; }
    [[nodiscard]] std::shared_ptr<const scope::Scope> currentScope() const { return m_needs.scope(); }
    [[nodiscard]] bool isSeed(const url::Url &url) const;
    /// A page was read: if it is a seed's redirect its target may come into the scope, and then counts as let in.
    void widen(const base::WaitingUrl &from, judge::FoundLinks &found);

private:
    void addOrigin(const QByteArray &origin);
    void append(const QByteArray &meta, const QByteArray &line);

    [[nodiscard]] std::shared_ptr<const scope::Scope> widened(scope::Scope scope);

    QList<url::Url> m_seeds;
    QByteArray m_also; ///< what the scope was last widened by
    QSet<QByteArray> m_hrefs; ///< of m_seeds
    store::Writer &m_writer;
    const Needs m_needs;
};

} // namespace argiope::engine
