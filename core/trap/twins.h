#pragma once

#include "core/base/clockcache.h"
#include "core/trap/trap.h"
#include "core/trap/urledit.h"
#include "core/trap/urlparts.h"

#include <QHash>
#include <QSet>

#include <mutex>
#include <optional>

namespace argiope::trap {

/// URLs that say what another one says which lacks a parameter, or a word of the path: print views, "?ref=menu",
/// "?page=1" beside the list itself, "/print/12" beside the page that names it. SameWhatever holds values against each
/// other; here a page is held against the one without. A value counts by itself, where there are many also the name
/// ("?from={any}", and "?a={any}&b={any}" of a whole query). Dozens of pages make a trap (Kind::Twin); one that says
/// something else is enough that there is none. A page that names the other one as its canonical, and was held against
/// it, is more: a few are enough, and they need not be one to the letter (a reply form says whom it answers, a print
/// view has another heading). Other spellings of a URL are learned from these ("/p/12/amp" of "/p/12",
/// "print.php?id=12" of "p/12"). It keeps out only what has its other page among those that were fetched. Each time
/// that the number of URLs kept out has doubled, one more is let in: where it differs the trap is taken back. Bounded
/// memory. Thread-safe.
class Twins
{
public:
    static constexpr int Patience = 40; ///< pages that say what the one without it says
    static constexpr int ClaimedPatience = 10; ///< of these, pages that name it as their canonical

    Twins();

    /// What a page says of another one by its canonical link.
    struct Claim
    {
        QByteArray canonical{}; ///< href without fragment; "": of none, or nobody knows what that one says
        bool same = false; ///< both were held against each other, and say much the same
        /// Numbers of its main text, and what those of its own URL would add: versions of one page (`?variant=`) may
        /// differ in a price.
        quint64 numbers = 0;
        QList<quint64> ownNumbers{};
    };

    struct News
    {
        QList<Trap> traps;
        QList<QByteArray> disproved; ///< ids: what they keep out is to be let in
    };
    /// A page was fetched. `shown`: stands for what people read and see of it; 0: it is no document. `named`: pages
    /// that it was the first to name.
    [[nodiscard]] News see(const url::Url &page, quint64 shown, const QList<url::Url> &named, const Claim &claim);
    /// A page was fetched, and see() will be told of it once what it names is met. `named`: all pages.
    void announce(const url::Url &page, const QList<url::Url> &named);
    /// A page was fetched in another session.
    void noteFetched(const url::Url &page);
    void noteNamer(const url::Url &url, const url::Url &page); ///< that named it first, in another session
    void noteKept(const QByteArray &id, qint64 urls); ///< that an earlier session kept out
    /// A trap known from before. False where it is of no such kind.
    bool add(const Trap &trap);
    [[nodiscard]] bool hasAny() const; ///< traps
    /// The id of the trap that keeps a URL out, "" otherwise. `released`: ids that keep nothing out.
    [[nodiscard]] QByteArray keeping(const url::Url &url, const QSet<QByteArray> &released);
    /// The pages without what traps are about, of a URL that they may keep out.
    [[nodiscard]] QList<QByteArray> othersOf(const url::Url &url) const;

private:
    /// One way in which a URL may be a twin.
    struct Way
    {
        QByteArray family; ///< of an origin: "?print=1", "?from={any}", "/print/", "[/amp|]"
        QByteArray other; ///< the URL without it; "": that is known by who named it
        qsizetype parts = 0; ///< of the query, that it takes away
        quint64 value = 0; ///< where it is about names
    };
    struct Family
    {
        int same = 0;
        int claimed = 0; ///< of these, by canonical links
        int differing = 0;
        QSet<QByteArray> places; ///< two are many
        QSet<quint64> values; ///< the first of them, where it is about names
        bool beside = false; ///< other parameters stand beside it
        QList<QByteArray> examples;
        KeptOut kept;
        struct Numbers
        {
            quint64 sum = 0;
            QList<quint64> own;
        };
        QHash<quint64, Numbers> numbers; ///< of the first page that claims to be the other one, by that

        [[nodiscard]] bool isProven(const QByteArray &name) const;
        /// Another page that claims to be `other` had other numbers.
        [[nodiscard]] bool hasOtherNumbers(quint64 other, const Claim &claim);
    };
    struct Rule
    {
        QByteArray id;
        QByteArray family;
        QByteArray place; ///< "": any of the origin
        bool beside = false;
    };
    struct KeyHash
    {
        size_t operator()(quint64 key) const { return size_t(key); }
    };
    [[nodiscard]] QList<Way> waysOf(const url::Url &url) const;
    void addNamer(const url::Url &url, quint64 page); ///< of one with a word in its path
    /// The page claims to be another one by no way that is known.
    void learnEdit(const url::Url &page, const Claim &claim, QList<Way> &ways);
    [[nodiscard]] bool isClaimed(const url::Url &page, const Way &way, const Claim &claim);
    [[nodiscard]] static std::optional<Rule> ruleOf(const Trap &trap);
    [[nodiscard]] static Trap trapOf(const url::Url &page, const QByteArray &family, const Family &seen);
    [[nodiscard]] const Rule *matching(const url::Url &url, const Way &way) const;
    [[nodiscard]] quint64 *otherOf(const url::Url &url, const Way &way);

    mutable std::mutex m_mutex;
    base::ClockCache<quint64, quint64, KeyHash> m_fetched; ///< what pages show, by URL
    base::ClockCache<quint64, quint64, KeyHash> m_namedBy; ///< of URLs with a word in the path: who named it first
    QHash<QByteArray, Family> m_families; ///< by origin and family
    QHash<QByteArray, QList<Rule>> m_rules; ///< by origin
    QHash<QByteArray, QList<UrlEdit>> m_edits; ///< likewise; the latest last
};

} // namespace argiope::trap
