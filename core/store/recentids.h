#pragma once

#include <cstddef>
#include <unordered_map>
#include <utility>

namespace argiope::store {

/// Ids of small values, most recent ones in memory: two generations, the older of which is dropped when the newer is
/// full. Bounded, because sites decide how many rules, attributes and hosts there are.
template <class Key, class Id, class Hash>
class RecentIds
{
public:
    explicit RecentIds(size_t size)
        : m_size(size)
    {
    }
    [[nodiscard]] Id find(const Key &key)
    {
        if (const auto it = m_new.find(key); it != m_new.end())
            return it->second;
        if (const auto it = m_old.find(key); it != m_old.end()) {
            const Id id = it->second;
            insert(key, id);
            return id;
        }
        return Id{};
    }
    void insert(const Key &key, Id id)
    {
        if (m_new.size() >= m_size) {
            m_old = std::move(m_new);
            m_new = {};
        }
        m_new.emplace(key, id);
    }
    void clear()
    {
        m_new.clear();
        m_old.clear();
    }

private:
    size_t m_size;
    std::unordered_map<Key, Id, Hash> m_new;
    std::unordered_map<Key, Id, Hash> m_old;
};

} // namespace argiope::store
