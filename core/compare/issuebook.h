#pragma once

#include "core/audit/audit.h"
#include "core/url/canonical.h"

#include <QtGlobal>

#include <array>
#include <unordered_set>
#include <vector>

namespace argiope::compare {

/// What audits of two crawls say of each URL that either has: two bits for every check and side.
class IssueBook
{
public:
    /// A URL of either side, by its place in the join.
    using Slot = quint32;
    enum Side : quint8 { First, Second };
    /// Found, but somebody has said on that side that it does not matter: neither new nor mended.
    static constexpr audit::State Ignored{3};

    IssueBook(std::vector<const audit::Check *> checks, size_t urls);
    [[nodiscard]] const std::vector<const audit::Check *> &checks() const { return m_checks; }
    [[nodiscard]] int placeOf(const audit::Check &check) const { return m_places[size_t(audit::indexOf(check))]; }

    void set(Side side, Slot slot, int place, audit::State state);
    [[nodiscard]] audit::State state(Side side, Slot slot, int place) const;
    /// Nothing that the side has could decide this check, on any URL.
    void leaveOpen(Side side, int place) { m_open[side][size_t(place)] = true; }
    [[nodiscard]] bool isOpen(Side side, int place) const { return m_open[side][size_t(place)]; }

    /// Findings about files that are no URLs of a crawl: robots.txt and sitemaps. `key` is of the check and the URL.
    void setFile(Side side, const url::UrlKey &key) { m_files[side].insert(key); }
    [[nodiscard]] bool hasFile(Side side, const url::UrlKey &key) const { return m_files[side].contains(key); }

private:
    static constexpr size_t PerWord = 32;
    std::vector<const audit::Check *> m_checks;
    std::vector<int> m_places; ///< by audit::indexOf(); -1: not asked for
    size_t m_words; ///< of a URL
    std::array<std::vector<quint64>, 2> m_states;
    std::array<std::vector<bool>, 2> m_open;
    std::array<std::unordered_set<url::UrlKey, url::UrlKeyHash>, 2> m_files;
};

} // namespace argiope::compare
