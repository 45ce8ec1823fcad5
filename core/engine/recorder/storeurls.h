#pragma once

#include "core/engine/recorder/orderbook.h"
#include "core/engine/recorder/refetch.h"
#include "core/engine/recorder/slotmail.h"
#include "core/engine/recorder/steadytwins.h"
#include "core/engine/recorder/urlbook.h"
#include "core/engine/recorder/visitbook.h"
#include "core/store/ranktable.h"
#include "core/store/writer.h"

#include <functional>

namespace argiope::engine {

/// The URLs that Discovery needs, as the project file has them. What it is given must outlive it.
class StoreUrls final : public UrlBook
{
public:
    /// `newHost`: told of a URL that is queued, where it is on another host than the one before.
    StoreUrls(store::Writer &writer, SlotMail &mail, VisitBook &visits, const Refetch &refetch, OrderBook &order,
        std::function<void(const QByteArray &url)> newHost)
        : m_writer(writer)
        , m_mail(mail)
        , m_visits(visits)
        , m_refetch(refetch)
        , m_order(order)
        , m_newHost(std::move(newHost))
        , m_twins(writer)
    {
    }
    [[nodiscard]] SlotMail *mail() override { return m_mail.isShared() ? &m_mail : nullptr; }
    void lookAhead(std::span<const url::UrlKey> keys) override { m_writer.lookAhead(keys); }
    [[nodiscard]] std::optional<store::KnownUrl> find(const url::UrlKey &key) override { return m_writer.find(key); }
    [[nodiscard]] std::optional<store::KnownUrl> byId(base::UrlId id) override { return m_writer.byId(id); }
    [[nodiscard]] std::optional<store::KnownUrl> twinOf(const url::UrlKey &key, const QByteArray &url) override
    {
        // Nodes agree on keys beforehand.
        return m_refetch.isRecrawl() && !m_mail.isShared() ? m_twins.take(key, url, m_refetch.run()) : std::nullopt;
    }
    [[nodiscard]] base::WaitingUrl waiting(const store::KnownUrl &url, bool page, const base::Way &way) override
    {
        const auto role = page ? store::UrlRole::Page : store::UrlRole::Check;
        base::WaitingUrl waiting = m_writer.waiting(url.id, role, m_refetch.validSince(page));
        waiting.depth = way.depth;
        waiting.hops = way.hops;
        return waiting;
    }
    [[nodiscard]] base::HostId host(const QByteArray &origin) override { return m_writer.host(origin); }
    [[nodiscard]] base::RuleId rule(const store::Rule &rule) override { return m_writer.rule(rule); }
    [[nodiscard]] base::UrlId insert(const store::NewUrl &url) override
    {
        if (url.state != store::UrlState::Queued)
            return m_writer.insert(url);
        store::NewUrl queued = url;
        queued.priority = m_order.priorityOfNew(url) + url.priority;
        const base::UrlId id = m_writer.insert(queued);
        queued.priority -= url.priority;
        m_order.added(id, queued);
        if (url.host != m_lastHost)
            m_newHost(url.url);
        m_lastHost = url.host;
        return id;
    }
    void requeue(base::UrlId id, store::UrlRole role, base::RuleId rule, const base::Way &way) override
    {
        m_writer.requeue(id, role, rule, way);
        if (role == store::UrlRole::Page)
            m_order.wantedAsPage(id);
    }
    void waitNoLonger(const store::KnownUrl &url) override { m_order.waitsNoLonger(url); }
    void setLast(base::WaitingUrl &url, bool last) override
    {
        if (base::isLast(url.priority) == last)
            return;
        url.priority += last ? base::LastPriority : -base::LastPriority;
        m_writer.ranks().setPriority(url.id, url.priority);
    }
    void skip(base::UrlId id, base::RuleId rule) override { m_writer.skip(id, rule); }
    void lowerDepth(base::UrlId id, const base::Way &way) override { m_writer.lowerDepth(id, way); }
    void markInSitemap(base::UrlId id) override
    {
        m_writer.markInSitemap(id);
        m_order.namedBySitemap(id);
    }
    void meetInRun(const store::MetUrl &url) override { m_writer.meetInRun(url); }
    [[nodiscard]] QList<store::LinkTarget> linkTargets(base::UrlId page) override { return m_writer.linkTargets(page); }
    void uncount(base::UrlId id) override { m_visits.uncount(id); }
    void drop(base::UrlId id) override
    {
        m_visits.uncount(id);
        m_visits.drop(id, false);
    }

private:
    store::Writer &m_writer;
    SlotMail &m_mail;
    VisitBook &m_visits;
    const Refetch &m_refetch;
    OrderBook &m_order;
    const std::function<void(const QByteArray &)> m_newHost;
    SteadyTwins m_twins;
    base::HostId m_lastHost = base::HostId::None;
};

} // namespace argiope::engine
