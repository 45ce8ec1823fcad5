#include "core/engine/recorder/trapkeeper.h"

#include "core/change/haschanged.h"
#include "core/engine/traps.h"
#include "core/scope/spellings.h"
#include "core/store/batchtable.h"
#include "core/store/ranktable.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using facts::RuleKind;
using store::NamedUrl;
using trap::SameContent;

namespace {

constexpr int Piece = 10000; ///< URLs that are read at a time
constexpr qint64 MostCounted = 500000; ///< URLs of a queue that are looked at on opening
constexpr qint64 LeastWords = 5; ///< of a page that says something
/// Percent of a text that may be another one (change::degreeOfTexts()) where a page names the other one as its
/// canonical: it has a heading of its own, a form, a line of who printed it.
constexpr int MostApart = 10;
constexpr int MostApartTitled = 40; ///< where both have one title

/// Within the page, as a picture is.
bool isShown(QByteArrayView element)
{
    static constexpr std::array<QByteArrayView, 8> elements{
        "img", "iframe", "video", "audio", "source", "embed", "object", "picture"};
    return std::find(elements.begin(), elements.end(), element) != elements.end();
}

quint64 picturesOf(const PageResult &page)
{
    const judge::FoundLinks &found = page.found;
    quint64 pictures = 0;
    std::vector<bool> shows;
    for (const judge::Place &place : found.places)
        shows.push_back(isShown(place.element));
    if (std::find(shows.begin(), shows.end(), true) == shows.end())
        return 0;
    for (const judge::FoundLink &link : found.links) {
        if (!shows[size_t(link.place)])
            continue;
        const QByteArrayView url = found.targets[link.target].url;
        const qsizetype query = url.indexOf('?');
        pictures += XXH3_64bits(url.data(), size_t(query < 0 ? url.size() : query));
    }
    return pictures;
}

/// What a page shows: its text and its pictures, in whatever order. Photos with the same words beneath them are pages
/// of their own; what one gets for whatever is missing shows the same again. Queries do not count: counters have a new
/// one on each page.
QByteArray contentOf(const PageResult &page)
{
    const store::PageRecord &record = page.record;
    if (record.outcome != base::Outcome::Ok || record.wordCount <= 0)
        return {};
    const quint64 pictures = picturesOf(page);
    return pictures == 0 ? record.textHash : record.textHash + QByteArray::number(pictures, 16);
}

QByteArray spellingOf(const QByteArray &url, const url::CanonicalOptions &options)
{
    const auto parsed = url::parse(url);
    return parsed ? url::canonical(*parsed, options) : url;
}

/// What people read and see of a page, with what a page writes anew left out; 0 of what is no page with a text.
quint64 shownBy(const PageResult &page, quint64 pictures)
{
    const store::PageRecord &record = page.record;
    const quint64 text = record.outcome == base::Outcome::Ok ? change::mainTextOf(record.changeHash) : 0;
    return text == 0 || record.wordCount < LeastWords ? 0 : text + (pictures << 1);
}

/// Some URLs behind `after`, by id; none at the end.
using Pieces = std::function<QList<NamedUrl>(UrlId after)>;

Pieces fetchedIn(int run, store::Writer &writer)
{
    return [run, &writer](UrlId after) { return writer.ranks().fetchedNamed(run, after, Piece); };
}

/// The first of all pages that `pieces` has.
void forEachPage(const Pieces &pieces, const std::function<void(const NamedUrl &page)> &visit)
{
    UrlId after = UrlId::None;
    for (qint64 left = MostCounted; left > 0; left -= Piece) {
        const QList<NamedUrl> urls = pieces(after);
        if (urls.isEmpty())
            return;
        for (const NamedUrl &url : urls) {
            if (url.role == store::UrlRole::Page)
                visit(url);
        }
        after = urls.constLast().id;
    }
}

/// Much the same; nothing where nobody can tell. One of both names the other one as its canonical.
std::optional<bool> saysTheSame(const store::PageRecord &one, const store::PageRecord &other)
{
    const quint64 text = change::mainTextOf(one.changeHash);
    if (text != 0 && text == change::mainTextOf(other.changeHash))
        return true;
    const int apart = change::degreeOfTexts(one.signature, other.signature);
    if (apart < 0)
        return std::nullopt;
    const bool titled = !one.title.isEmpty() && one.title == other.title;
    return apart <= (titled ? MostApartTitled : MostApart);
}

} // namespace

TrapKeeper::TrapKeeper(
    judge::TrapWatch &traps, trap::QueuePatterns &patterns, store::Writer &writer, Queue &queue, Events events)
    : m_traps(traps)
    , m_patterns(patterns)
    , m_writer(writer)
    , m_queue(queue)
    , m_events(std::move(events))
{
    m_patterns.setFurther([&traps](const QByteArray &url) { return traps.formOf(url); });
}

void TrapKeeper::open()
{
    restore();
    if (!m_traps.keeps())
        return;
    const QHash<RuleId, qint64> kept = m_writer.skippedByRule();
    for (const auto &[id, rule] : m_writer.rules()) {
        if (rule.kind == RuleKind::Trap)
            m_traps.noteKept(rule.detail, kept.value(id));
    }
}

void TrapKeeper::restore()
{
    const settings::CrawlSettings settings = m_writer.settings();
    m_spelling = scope::canonicalOptions(settings);
    m_fetchesRelated = settings::fetchesRelatedPages(settings);
    const QByteArray json = m_writer.meta("traps");
    m_traps.restore(json);
    for (const trap::Trap &trap : trap::fromJson(json)) {
        if (trap.kind == trap::name(trap::Kind::Flood))
            m_patterns.told(trap.pattern);
        if (trap.kind == trap::name(trap::Kind::SameContent))
            m_sameContent.restore(trap.proof, trap.pattern);
    }
}

void TrapKeeper::recallNames(int run)
{
    if (m_traps.keepsOneOfMany())
        forEachPage(
            fetchedIn(run, m_writer), [this](const NamedUrl &page) { m_traps.noteNamed(page.url, page.referrer); });
}

void TrapKeeper::countQueue(int run)
{
    if (!m_traps.isOn())
        return;
    if (m_traps.keepsOneOfMany())
        forEachPage(fetchedIn(run, m_writer),
            [this](const NamedUrl &page) { m_traps.noteKnown(page.url, page.referrer, true); });
    const bool referrers = m_traps.hasTwins();
    const auto waiting
        = [this, referrers](UrlId after) { return m_writer.ranks().waitingNamed(after, Piece, referrers); };
    forEachPage(waiting, [this](const NamedUrl &page) {
        (void)m_patterns.add(page.url);
        m_traps.noteKnown(page.url, page.referrer, false);
        m_traps.noteNamer(page.url, page.referrerUrl);
        for (const QByteArray &other : m_traps.twinsOf(page.url)) {
            const auto known = m_writer.find(url::urlKey(spellingOf(other, m_spelling), m_writer.keySeed()));
            if (known && known->state == store::UrlState::Finished)
                m_traps.noteFetched(other);
        }
    });
}

void TrapKeeper::pageDone(const QByteArray &url, const std::function<qint64()> &queued)
{
    if (!m_traps.isOn())
        return;
    m_patterns.fetched(url);
    const auto flood = m_patterns.look(queued);
    if (!flood)
        return;
    // Its pages differ: whether they are wanted nobody can tell but a person, who is told. Until then it goes on.
    trap::Trap trap{trap::name(trap::Kind::Flood), flood->pattern, flood->examples, true};
    trap.pages = int(flood->fetched);
    const QByteArray id = trap.id();
    if (m_traps.knows({trap::Kind::Flood, flood->pattern, {}}))
        return;
    m_traps.release(id);
    m_traps.add(trap);
    setReleased(id, true);
    m_events.log(base::LogLevel::Warning,
        "most of the queue has one URL pattern, " + QByteArray::number(flood->waiting) + " of "
            + QByteArray::number(queued()) + " URLs, " + QByteArray::number(flood->fetched)
            + " fetched so far: " + flood->pattern);
    note(id);
}

void TrapKeeper::announce(const PageResult &page)
{
    if (!m_traps.isOn() || !m_traps.hasTwins() || page.record.outcome != base::Outcome::Ok)
        return;
    QList<QByteArray> pages;
    for (const judge::Target &target : page.found.targets) {
        if (judge::isPage(target.fate))
            pages.append(target.url);
    }
    m_traps.announce(page.leased.url, pages);
}

trap::Twins::Claim TrapKeeper::claimOf(const PageResult &page)
{
    const store::PageRecord &record = page.record;
    if (!m_traps.isOn() || record.outcome != base::Outcome::Ok || record.canonical.isEmpty()
        || record.canonical == page.leased.url) // as most pages say: nothing is asked for
        return {};
    const auto canonical = url::parse(record.canonical);
    if (!canonical || !canonical->isHttp())
        return {};
    const url::UrlKey key = url::urlKey(url::canonical(*canonical, m_spelling), m_writer.keySeed());
    const auto known = m_writer.find(key);
    if (!known || known->id == page.leased.id || known->state != store::UrlState::Finished)
        return {};
    const auto other = m_writer.page(known->id);
    if (!other || other->outcome != base::Outcome::Ok)
        return {};
    // Somebody wants to see all of these.
    if (m_fetchesRelated && !other->ampUrl.isEmpty() && other->ampUrl == page.leased.url)
        return {};
    const auto same = saysTheSame(record, *other);
    if (!same)
        return {};
    return {canonical->hrefWithoutFragment().toByteArray(), *same, page.words.plainNumbers, page.words.ownNumbers};
}

void TrapKeeper::watchWaste(const PageResult &page, const QList<judge::TrapWatch::NamedPage> &named)
{
    const bool exists = page.record.outcome == base::Outcome::Ok;
    const quint64 pictures = exists ? picturesOf(page) : 0;
    const QList<judge::TrapNews> all = m_traps.seeWaste(page.leased.id, page.leased.url, named, exists)
        + m_traps.seeNamed(page.leased.url, shownBy(page, pictures), named, claimOf(page))
        + m_traps.seeChain(page.leased.url, named, pictures);
    for (const judge::TrapNews &news : all) {
        m_events.log(base::LogLevel::Warning, m_traps.logLine(news));
        if (news.disproved)
            m_events.disproved(news.id);
        else
            note(news.id);
    }
}

void TrapKeeper::announceUnchanged(const QByteArray &url, const QList<UrlId> &named)
{
    if (!m_traps.isOn() || !m_traps.hasTwins())
        return;
    QList<QByteArray> pages;
    for (const UrlId id : named)
        pages.append(m_writer.waiting(id, store::UrlRole::Page).url);
    m_traps.announce(url, pages);
}

void TrapKeeper::pageSkipped(const QByteArray &url)
{
    if (m_traps.isOn())
        m_patterns.drop(url);
}

void TrapKeeper::setReleased(const QByteArray &id, bool released)
{
    settings::CrawlSettings settings = m_writer.settings();
    settings.releasedTraps.removeAll(QString::fromUtf8(id));
    if (released)
        settings.releasedTraps.append(QString::fromUtf8(id));
    m_writer.setSettings(settings);
}

void TrapKeeper::note(const QByteArray &id)
{
    if (m_writer.batches().share()) { // others have found some, too
        m_writer.batches().lockMeta();
        restore();
    }
    m_writer.setMeta("traps", m_traps.toJson());
    m_events.found(id);
}

void TrapKeeper::noteRelease(const TrapRelease &release)
{
    m_traps.release(release.id, release.released);
    if (const auto flood = floodOf(release.id);
        flood && !m_traps.knows({trap::Kind::Flood, flood->pattern, {}})) { // of what waits somebody has chosen it
        trap::Trap trap = *flood;
        trap.released = release.released;
        m_traps.add(trap);
        m_patterns.told(trap.pattern);
    }
    m_events.log(
        base::LogLevel::Info, (release.released ? "spider trap allowed: " : "spider trap blocked: ") + release.id);
    // From this commit on whoever resumes lets in what is not queued yet.
    setReleased(release.id, release.released);
    m_writer.setMeta("traps", m_traps.toJson());
}

bool TrapKeeper::release(const TrapRelease &release, bool finishing, const Refetch &refetch, Discovery &discovery)
{
    if (m_releasedAfter == UrlId::None)
        noteRelease(release);
    const RuleId rule = m_writer.rule({RuleKind::Trap, release.id});
    const bool letsIn = release.released && !finishing;
    QList<base::WaitingUrl> urls;
    if (letsIn)
        urls = m_writer.skippedBy(rule, refetch.run(), m_releasedAfter, ReleaseBatch, refetch.validSince(false));
    const RuleId letIn = urls.isEmpty() ? RuleId::None : m_writer.rule({RuleKind::Released, release.id});
    for (base::WaitingUrl &url : urls) {
        if (!refetch.validSince(url.page))
            url.validators.clear();
        m_releasedAfter = url.id;
        m_writer.letIn(url.id, letIn);
        m_queue.requeueSkipped(std::move(url), false);
    }
    if (urls.size() == ReleaseBatch)
        return false;
    // Only now: while URLs waited for their piece they had to keep the depth of the shortest way to them.
    if (letsIn)
        discovery.soften(rule);
    m_releasedAfter = UrlId::None;
    return true;
}

TrapKeeper::Content TrapKeeper::watch(const PageResult &page)
{
    if (!m_traps.isOn())
        return {};
    const QByteArray text = contentOf(page);
    const QByteArray url = text.isEmpty() ? QByteArray() : page.leased.url;
    Content content{m_sameContent.see(text, qint64(page.leased.id), url), RuleId::None, text};
    if (content.verdict != SameContent::Verdict::Trap)
        return content;
    const trap::Shape shape{trap::Kind::SameContent, m_sameContent.example(text), {}};
    if (!m_traps.knows(shape)) {
        trap::Trap trap{trap::name(shape.kind), shape.pattern, {shape.pattern, url}, false};
        trap.pages = SameContent::WatchFrom + SameContent::LeastAgain;
        trap.proof = text;
        m_traps.add(trap);
        m_events.log(base::LogLevel::Warning, m_traps.logLine({shape.id(), false}));
        note(shape.id());
    }
    const store::Rule rule = m_traps.ruleOf(shape);
    content.trap = rule.isNone() ? RuleId::None : m_writer.rule(rule);
    return content;
}

void TrapKeeper::child(const Content &content, UrlId id, const QByteArray &url)
{
    if (const auto child = url::parse(url))
        m_sameContent.child(content.shown, qint64(id), *child);
}

RuleId TrapKeeper::keeping(const QByteArray &url, int depth)
{
    const store::Rule rule = m_traps.keeping(url, depth);
    return rule.isNone() ? RuleId::None : m_writer.rule(rule);
}

} // namespace argiope::engine
