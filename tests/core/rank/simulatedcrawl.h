#pragma once

#include "core/rank/crawlorder.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace argiope::rank::testing {

/// A crawl without a network: pages are fetched one at a time, in the order of their priorities, and lead to others.
/// Numbers are given to URLs as they are met.
class SimulatedCrawl
{
public:
    /// Targets of a page, by any name, in document order.
    using Links = std::map<int, std::vector<int>>;

    SimulatedCrawl(const CrawlOrder::Options &options, Links links, std::map<int, Waiting> known = {})
        : m_order(options)
        , m_links(std::move(links))
        , m_known(std::move(known))
    {
    }
    void start(int name) { meet(name, 0); }
    [[nodiscard]] bool done() const { return m_queue.empty(); }
    /// The next page, by name.
    int fetch()
    {
        const auto [priority, depth, number] = *m_queue.begin();
        m_queue.erase(m_queue.begin());
        const int name = m_names[size_t(number - 1)];
        m_order.beginPage(number, m_links[name].size());
        std::vector<Number> targets;
        for (const int target : m_links[name])
            targets.push_back(meet(target, depth + 1));
        std::sort(targets.begin(), targets.end());
        targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
        m_order.fetched(number, targets);
        for (const CrawlOrder::Change &change : m_order.takeChanges(1'000'000)) {
            auto &[was, where] = m_places[size_t(change.url - 1)];
            if (m_queue.erase({was, where, change.url}) > 0)
                m_queue.insert({change.priority, where, change.url});
            was = change.priority;
        }
        return name;
    }
    std::vector<int> fetchAll()
    {
        std::vector<int> order;
        while (!done())
            order.push_back(fetch());
        return order;
    }
    /// What waits, by name, whoever comes first first.
    [[nodiscard]] std::vector<int> waiting() const
    {
        std::vector<int> names;
        for (const auto &[priority, depth, number] : m_queue)
            names.push_back(m_names[size_t(number - 1)]);
        return names;
    }
    CrawlOrder &order() { return m_order; }
    [[nodiscard]] Number numberOf(int name) const { return m_numbers.at(name); }

private:
    Number meet(int name, int depth)
    {
        const auto [it, isNew] = m_numbers.try_emplace(name, Number(m_names.size()) + 1);
        if (!isNew)
            return it->second;
        m_names.push_back(name);
        const auto known = m_known.find(name);
        const Waiting what = known == m_known.end() ? Waiting() : known->second;
        const int priority = m_order.priorityOfNew(what);
        m_order.added(it->second, what, priority);
        m_places.push_back({priority, depth});
        m_queue.insert({priority, depth, it->second});
        return it->second;
    }

    CrawlOrder m_order;
    Links m_links;
    std::map<int, Waiting> m_known;
    std::map<int, Number> m_numbers;
    std::vector<int> m_names; ///< by number
    std::vector<std::pair<int, int>> m_places; ///< priority and depth, by number
    std::set<std::tuple<int, int, Number>> m_queue;
};

} // namespace argiope::rank::testing
