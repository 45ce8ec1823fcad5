#pragma once

#include "core/base/clockcache.h"
#include "core/trap/pagetext.h"
#include "core/trap/trap.h"
#include "core/trap/urlparts.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <mutex>

namespace argiope::trap {

/// Judges parameters one by one: does its value change what is read? Pages that differ in nothing but one parameter are
/// held against each other: their words, numbers, title, and links, with the parameter's own value masked in them. So
/// is the path of those that have a query, which a login link of each page differs in ("/any/page?do=login"). Where
/// dozens say the same whatever the value is, and none says otherwise, the parameter is ignored
/// (Kind::IgnoredParameter, Kind::SessionId): of the URLs that differ in it alone one is crawled. How far that reaches
/// is what was shown: a path, the parameters that stood beside it, and the values of those that had one value only.
/// Each time that the number of URLs kept out has doubled, one more is let in: where such pages say something else
/// after all, the trap is taken back. Bounded memory. Thread-safe.
class SameWhatever
{
public:
    static constexpr int Patience = 40; ///< pages that say what another one has said
    static constexpr int ManyPaths = 20; ///< from so many on it holds for the whole origin
    static constexpr qsizetype FewValues = 32;

    SameWhatever();
    ~SameWhatever();
    SameWhatever(const SameWhatever &) = delete;
    SameWhatever &operator=(const SameWhatever &) = delete;

    struct News
    {
        QList<Trap> traps; ///< that the page makes
        QList<QByteArray> disproved; ///< ids: what they keep out is to be let in
    };
    /// A page was read. `links`: all URLs that it names. `dated`: numbers in its URL are a date, which others judge.
    [[nodiscard]] News see(
        const UrlParts &parts, const QByteArray &url, const PageText &text, const QList<url::Url> &links, bool dated);
    /// A page is a redirect. Where its target has the value in something that is not known to be ignored, that says
    /// nothing: a redirect may be the only way to a page.
    [[nodiscard]] News seeRedirect(const UrlParts &parts, const QByteArray &url, const url::Url &target);
    /// A trap known from before. False where it is of no such kind.
    bool add(const Trap &trap);
    /// Whether a URL says what another one says that is let in: the id of the trap, "" otherwise. The first one asked
    /// about is the one that is let in, and stays it. `released`: ids that keep nothing out.
    [[nodiscard]] QByteArray keeping(const UrlParts &parts, const QSet<QByteArray> &released);
    void noteFetched(const UrlParts &parts); ///< in an earlier session: it is the one that is let in
    void noteKept(const QByteArray &id, qint64 urls); ///< that an earlier session kept out

private:
    struct Family;
    struct Ignored;
    /// One parameter of a page, and what its links are without it.
    struct Look
    {
        const UrlParts &parts;
        QByteArray name;
        QByteArray value;
        const QByteArray &url;
        const PageText &text;
        quint64 strict = 0;
        quint64 loose = 0;
    };
    void learn(const Look &look, News &news);
    struct KeyHash
    {
        size_t operator()(quint64 key) const { return size_t(key * 0x9E3779B97F4A7C15ULL >> 20); }
    };
    [[nodiscard]] bool isIgnored(const UrlParts &parts, const QByteArray &name) const;
    [[nodiscard]] QList<QByteArray> takeBack(const UrlParts &parts, const QByteArray &name);
    /// Of a URL and what is known of its origin.
    struct Standing
    {
        QByteArray id; ///< of the trap that it belongs to; "": of none
        quint64 says = 0; ///< the same for all that say the same
        quint64 whole = 0;
        bool near = false; ///< one without the parameter says the same
    };
    [[nodiscard]] Standing standingOf(const UrlParts &parts, const QSet<QByteArray> &released) const;
    [[nodiscard]] static std::optional<Ignored> ignoredBy(const Trap &trap);

    mutable std::mutex m_mutex;
    base::ClockCache<quint64, std::shared_ptr<Family>, KeyHash> m_families;
    QHash<QByteArray, QList<Ignored>> m_ignored; ///< by origin
    base::ClockCache<quint64, quint64, KeyHash> m_letIn; ///< by what they say: the URL that is let in
    QHash<QByteArray, KeptOut> m_kept; ///< by id
};

} // namespace argiope::trap
