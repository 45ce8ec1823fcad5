#pragma once

#include "core/base/ids.h"
#include "core/judge/applicationwatch.h"
#include "core/trap/trap.h"

#include <QHash>
#include <QSet>

#include <mutex>
#include <optional>

namespace argiope::judge {

/// Whether the usual waste of a well-known application leads to anything new on this site. Old versions, forms, orders
/// of lists are fetched until some pages in a row of one kind were the first to name no page beyond such waste: the
/// rest of that kind, on that origin, is a trap (trap::Kind::Waste). Each time that the number of URLs kept out has
/// doubled, one more is let in; one that leads to something has further ones follow soon, and the trap is taken back
/// where half of them do. Owned by the Session; any thread.
class WasteWatch
{
public:
    static constexpr int Patience = 6; ///< pages in a row that lead to nothing new

    explicit WasteWatch(const ApplicationWatch &applications)
        : m_applications(applications)
    {
    }

    /// False while no such application is known: no need to ask.
    [[nodiscard]] bool hasAny() const { return m_applications.knowsAny(); }
    /// "http://h/* (mediawiki: old versions, oldid)", the pattern of the trap that a URL may belong to; "" for none.
    [[nodiscard]] QByteArray patternOf(const url::Url &url) const;

    /// "http://h/* (cgit: old versions)": by what a queue is counted, whether or not it may be a trap of this kind.
    [[nodiscard]] QByteArray formOf(const url::Url &url) const;

    /// A page of such a pattern is done. `named`: ids of pages that are no waste and that it was the first to name:
    /// what becomes of them says whether it led anywhere. `isKnown`: the trap was found already. The trap that it
    /// makes.
    [[nodiscard]] std::optional<trap::Trap> see(
        const QByteArray &pattern, const QByteArray &url, const QList<base::UrlId> &named, bool isKnown);
    /// A page is done, maybe one that such a page was the first to name. The pattern whose trap is none after all, ""
    /// for none. `exists`: it has content.
    [[nodiscard]] QByteArray childDone(base::UrlId id, bool exists);
    void noteKept(const QByteArray &pattern, qint64 urls); ///< that an earlier session kept out
    /// A URL of a known trap is asked about: whether it is one of those that are let in all the same.
    [[nodiscard]] bool isSample(const QByteArray &pattern, const QByteArray &url);

private:
    struct Family
    {
        int pages = 0;
        int quiet = 0; ///< in a row that led to nothing new
        int held = 0; ///< such ones of before a page that named some, until what it named is there or missing
        qint64 kept = 0; ///< out
        QList<QByteArray> examples;
        QSet<quint64> samples; ///< of those kept out
        int sampled = 0; ///< of these, done
        QSet<quint64> leading; ///< pages by which others were found
        int leadingSamples = 0;
    };
    struct Child
    {
        QByteArray pattern;
        quint64 parent = 0; ///< hash of its URL
    };
    const ApplicationWatch &m_applications;
    std::mutex m_mutex;
    QHash<QByteArray, Family> m_families; ///< by pattern: an origin and one of a few kinds
    QHash<base::UrlId, Child> m_children; ///< that are not done
};

} // namespace argiope::judge
