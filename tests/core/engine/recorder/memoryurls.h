#pragma once

#include "core/engine/recorder/urlbook.h"

#include <QHash>

#include <vector>

namespace argiope::enginetest {

/// What Discovery needs to know of URLs, in memory.
class MemoryUrls final : public engine::UrlBook
{
public:
    struct Row
    {
        store::NewUrl url;
        bool counted = false; ///< what came of it counts
        QList<store::LinkTarget> links;
    };
    std::vector<Row> rows; ///< by id, from 1
    QHash<QByteArray, base::RuleId> rules;
    int asked = 0; ///< find()
    QList<url::UrlKey> ahead;

    Row &at(base::UrlId id) { return rows[size_t(base::raw(id)) - 1]; }
    [[nodiscard]] store::KnownUrl known(base::UrlId id)
    {
        const store::NewUrl &url = at(id).url;
        return {id, url.state, url.role, url.depth, url.hops, url.host, url.rule, url.run, url.priority};
    }
    void lookAhead(std::span<const url::UrlKey> keys) override { ahead = QList<url::UrlKey>(keys.begin(), keys.end()); }
    std::optional<store::KnownUrl> find(const url::UrlKey &key) override
    {
        ++asked;
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].url.key == key)
                return known(base::UrlId(i + 1));
        }
        return std::nullopt;
    }
    std::optional<store::KnownUrl> byId(base::UrlId id) override { return known(id); }
    base::WaitingUrl waiting(const store::KnownUrl &url, bool page, const base::Way &way) override
    {
        return {url.id, at(url.id).url.url, url.host, page, way.depth, way.hops};
    }
    base::HostId host(const QByteArray &) override { return base::HostId(1); }
    base::RuleId rule(const store::Rule &rule) override
    {
        base::RuleId &id = rules[rule.name() + ' ' + rule.detail];
        if (id == base::RuleId::None)
            id = base::RuleId(rules.size());
        return id;
    }
    base::UrlId insert(const store::NewUrl &url) override
    {
        rows.push_back({url, false, {}});
        return base::UrlId(rows.size());
    }
    void requeue(base::UrlId id, store::UrlRole role, base::RuleId rule, const base::Way &way) override
    {
        store::NewUrl &url = at(id).url;
        url.state = store::UrlState::Queued;
        url.role = role;
        url.rule = rule;
        setWay(url, way);
        url.referrer = way.referrer;
    }
    void waitNoLonger(const store::KnownUrl &url) override { at(url.id).url.priority -= base::LastPriority; }
    void setLast(base::WaitingUrl &url, bool last) override
    {
        at(url.id).url.priority = last ? base::LastPriority : 0;
        url.priority = at(url.id).url.priority;
    }
    void skip(base::UrlId id, base::RuleId rule) override
    {
        at(id).url.state = store::UrlState::Skipped;
        at(id).url.rule = rule;
    }
    void lowerDepth(base::UrlId id, const base::Way &way) override
    {
        store::NewUrl &url = at(id).url;
        if (way.depth < url.depth)
            url.referrer = way.referrer;
        setWay(url, way);
    }
    void markInSitemap(base::UrlId id) override { at(id).url.inSitemap = true; }
    void meetInRun(const store::MetUrl &met) override
    {
        store::NewUrl &url = at(met.id).url;
        url.state = met.state;
        url.role = met.role;
        url.rule = met.rule;
        url.run = met.run;
        url.inSitemap = met.inSitemap;
        setWay(url, met.way);
        url.referrer = met.way.referrer;
    }
    QList<store::LinkTarget> linkTargets(base::UrlId page) override { return at(page).links; }
    void uncount(base::UrlId id) override { at(id).counted = false; }
    void drop(base::UrlId id) override
    {
        at(id).counted = false;
        at(id).links.clear();
    }

private:
    static void setWay(store::NewUrl &url, const base::Way &way)
    {
        url.depth = way.depth;
        url.hops = way.hops;
    }
};

} // namespace argiope::enginetest
