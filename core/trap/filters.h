#pragma once

#include "core/base/clockcache.h"
#include "core/trap/trap.h"
#include "core/url/url.h"

#include <QHash>
#include <QSet>

#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace argiope::trap {

/// Faceted navigation: some dozens of words, each of which is there or not, as segments of a path at no fixed place
/// ("/shop/red/size-9") or as values of parameters ("?color=red,blue&size=9"). Its pages differ, so that no other way
/// sees it, and show what others have shown. A page of several such words is barren where it is the first to name more
/// of their combinations and nothing else. Where many in a row are, URLs of as many words are a trap (Kind::Filters);
/// those of fewer are crawled. Words are what stands in several URLs: products below the same path are none. Each time
/// that the number of URLs kept out has doubled, one more is let in: where it is the first to name something else the
/// trap is taken back. Bounded memory. Thread-safe.
class Filters
{
public:
    static constexpr int Patience = 60; ///< barren pages in a row

    Filters();
    ~Filters();
    Filters(const Filters &) = delete;
    Filters &operator=(const Filters &) = delete;

    struct News
    {
        QList<Trap> traps;
        QList<QByteArray> disproved; ///< ids: what they keep out is to be let in
    };
    /// A page was fetched. `named`: pages that it was the first to name.
    [[nodiscard]] News see(const url::Url &page, const QList<url::Url> &named);
    void noteKept(const QByteArray &id, qint64 urls); ///< that an earlier session kept out
    /// A trap known from before. False where it is of no such kind.
    bool add(const Trap &trap);
    /// The id of the trap that keeps a URL out, "" otherwise. `released`: ids that keep nothing out.
    [[nodiscard]] QByteArray keeping(const url::Url &url, const QSet<QByteArray> &released);

private:
    struct Family;
    /// A URL as words behind a base: "http://h/shop/" and "red", "size-9"; "http://h/shop?" and "color=red", "size=9".
    struct Combination
    {
        QByteArray base;
        QList<QByteArray> words;
        /// They are joined by '-' or '_', as "red-size-9". So are the words of a title: there pages have to lead to
        /// their own words with one filter more.
        bool joined = false;
    };
    struct Rule
    {
        QByteArray id;
        QByteArray base;
        qsizetype least = 0; ///< words
        QSet<QByteArray> words;
        bool joined = false;

        [[nodiscard]] bool matches(const Combination &combination) const;
    };
    struct KeyHash
    {
        size_t operator()(quint64 key) const { return size_t(key); }
    };
    [[nodiscard]] static quint64 keyOf(const Combination &combination);
    [[nodiscard]] static QList<Combination> combinationsOf(const url::Url &url);
    [[nodiscard]] static std::optional<Rule> ruleOf(const Trap &trap);
    /// One of these URLs is no combination of known words behind the same base. `more`: nor are those that lack one of
    /// its own words.
    [[nodiscard]] static bool leadsOut(const Combination &from, const QList<url::Url> &named, bool more,
        const std::function<bool(const QByteArray &word)> &isKnown);
    void see(const Combination &combination, const url::Url &page, const QList<url::Url> &named, News &news);
    [[nodiscard]] const Rule *matching(const QByteArray &origin, const Combination &combination) const;

    std::mutex m_mutex;
    base::ClockCache<quint64, std::shared_ptr<Family>, KeyHash> m_families; ///< by base
    QHash<QByteArray, QList<Rule>> m_rules; ///< by origin
    QHash<QByteArray, KeptOut> m_kept; ///< by id
};

} // namespace argiope::trap
