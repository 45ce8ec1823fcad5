#include "core/judge/trapwatch.h"

#include "core/trap/queuepatterns.h"

#include <xxhash.h>

#include <algorithm>
#include <functional>
#include <utility>

namespace argiope::judge {

namespace {

facts::Rule trapRule(const QByteArray &id)
{
    return id.isEmpty() ? facts::Rule{} : facts::Rule{facts::RuleKind::Trap, id};
}

/// The title counts as the text does, apart from it.
trap::PageText textOf(const html::TextWords &text, const QByteArray &title, const QByteArray &href, quint64 mainText)
{
    constexpr quint64 InTitle = 0x9E3779B97F4A7C15ULL;
    html::WordSet words(href);
    words.append(title);
    const html::TextWords named = words.take();
    trap::PageText all{text.words + InTitle * named.words, text.numbers + InTitle * named.numbers, text.ownWords,
        text.ownNumbers, mainText};
    for (const quint64 word : named.ownWords)
        all.ownWords.append(InTitle * word);
    for (const quint64 number : named.ownNumbers)
        all.ownNumbers.append(InTitle * number);
    return all;
}

trap::Chains::Said saidBy(
    const html::TextWords &text, const QByteArray &title, const QByteArray &href, const FoundLinks &found)
{
    const auto titled = [&](quint64 words) {
        html::TextWords only;
        only.words = words;
        return textOf(only, title, href, 0).words;
    };
    trap::Chains::Said said{titled(text.words) + text.plainNumbers, titled(text.plainWords), text.plainNumberCount, {}};
    const quint64 kind = trap::Chains::kindOf(href);
    for (const Target &target : found.targets) {
        if (isPage(target.fate) && trap::Chains::kindOf(target.url) != kind)
            said.leadsTo.append(XXH3_64bits(&target.key, sizeof target.key));
    }
    return said;
}

template <class Named, class UrlOf = std::identity>
QList<url::Url> parsed(const QList<Named> &named, UrlOf urlOf = {})
{
    QList<url::Url> urls;
    for (const Named &one : named) {
        if (auto url = url::parse(std::invoke(urlOf, one)))
            urls.append(std::move(*url));
    }
    return urls;
}

} // namespace

TrapWatch::TrapWatch(settings::TrapPolicy policy, const QStringList &released, const ApplicationWatch *applications)
    : m_policy(policy)
{
    if (applications)
        m_waste.emplace(*applications);
    for (const QString &id : released)
        m_radar.release(id.toUtf8());
}

Membership TrapWatch::of(const url::Url &page, int depth)
{
    if (!isOn() || !page.isHttp())
        return {};
    return {trap::shapesOf(page, depth), trap::partsOf(page), m_chains.isWatched(page.hrefWithoutFragment())};
}

QList<TrapNews> TrapWatch::see(const Membership &of, const url::Url &page, int depth, const html::TextWords &text,
    const QByteArray &title, const FoundLinks &found, quint64 mainText)
{
    QList<TrapNews> news;
    if (of.isEmpty())
        return news;
    const QByteArray href = page.hrefWithoutFragment().toByteArray();
    if (of.inChain)
        m_chains.read(href, saidBy(text, title, href, found));
    QList<trap::Sighting> sightings;
    for (const trap::Shape &shape : of.shapes)
        sightings.append({shape, 0, text.words, false});
    QList<url::Url> links;
    for (const Target &target : found.targets) {
        auto url = url::parse(target.url);
        const QList<trap::Shape> families
            = url && !sightings.isEmpty() ? trap::shapesOf(*url, depth) : QList<trap::Shape>();
        for (trap::Sighting &sighting : sightings) {
            const bool member = families.contains(sighting.shape);
            // A sum, so that the order of the links does not count.
            if (!member)
                sighting.elsewhere += XXH3_64bits(&target.key, sizeof target.key);
            sighting.goesOn = sighting.goesOn || (member && isPage(target.fate));
        }
        if (url && !of.parts.parameters.isEmpty())
            links.append(std::move(*url));
    }
    for (const trap::Sighting &sighting : std::as_const(sightings)) {
        const QByteArray id = m_radar.see(sighting, href);
        if (!id.isEmpty())
            news.append({id, false});
    }
    if (of.parts.parameters.isEmpty())
        return news;
    const bool dated = std::any_of(
        of.shapes.begin(), of.shapes.end(), [](const auto &shape) { return shape.kind == trap::Kind::Calendar; });
    const trap::SameWhatever::News seen
        = m_parameters.see(of.parts, href, textOf(text, title, href, mainText), links, dated);
    return news + noted(seen.traps, seen.disproved);
}

QList<TrapNews> TrapWatch::seeRedirect(const url::Url &page, const QByteArray &target)
{
    if (!isOn() || !page.isHttp())
        return {};
    const auto there = url::parse(target);
    const trap::UrlParts parts = trap::partsOf(page);
    if (!there || parts.parameters.isEmpty())
        return {};
    const auto seen = m_parameters.seeRedirect(parts, page.hrefWithoutFragment().toByteArray(), *there);
    return noted(seen.traps, seen.disproved);
}

QList<TrapNews> TrapWatch::seeNamed(
    const QByteArray &url, quint64 shown, const QList<NamedPage> &named, const trap::Twins::Claim &claim)
{
    if (!isOn())
        return {};
    const auto page = url::parse(url);
    if (!page)
        return {};
    const QList<url::Url> pages = parsed(named, &NamedPage::url);
    const trap::Twins::News seen = m_twins.see(*page, shown, pages, claim);
    const trap::Filters::News filters = m_filters.see(*page, pages);
    const trap::PathSessions::News sessions = m_pathSessions.see(*page, shown, pages);
    return noted(seen.traps + filters.traps + sessions.traps, seen.disproved + filters.disproved + sessions.disproved);
}

/// Radar knows its shape: it keeps all of these out, or somebody let them in.
bool TrapWatch::isJudgedByShape(const QByteArray &url) const
{
    const auto page = url::parse(url);
    const QList<trap::Shape> shapes = page ? trap::shapesOf(*page, 0) : QList<trap::Shape>();
    return std::any_of(shapes.begin(), shapes.end(), [this](const trap::Shape &shape) { return m_radar.knows(shape); });
}

QList<TrapNews> TrapWatch::seeChain(const QByteArray &url, const QList<NamedPage> &named, quint64 pictures)
{
    if (!isOn() || (m_radar.hasTraps() && m_chains.isWatched(url) && isJudgedByShape(url)))
        return {};
    QList<QByteArray> pages;
    pages.reserve(named.size());
    for (const NamedPage &page : named)
        pages.append(page.url);
    const auto trap = m_chains.see(url, pages, pictures);
    if (!trap || m_radar.knows({trap::Kind::EndlessChain, trap->pattern, {}}))
        return {};
    return noted({*trap}, {});
}

QList<QByteArray> TrapWatch::twinsOf(const QByteArray &url) const
{
    if (!m_twins.hasAny())
        return {};
    const auto page = url::parse(url);
    return page ? m_twins.othersOf(*page) : QList<QByteArray>();
}

void TrapWatch::noteFetched(const QByteArray &url)
{
    if (const auto page = url::parse(url))
        m_twins.noteFetched(*page);
}

void TrapWatch::noteKnown(const QByteArray &url, base::UrlId namedBy, bool fetched)
{
    const auto page = url::parse(url);
    if (!page)
        return;
    m_pathSessions.noteKnown(*page, quint64(base::raw(namedBy)), fetched);
    if (!fetched) {
        m_chains.noteWaiting(url);
        return;
    }
    m_twins.noteFetched(*page);
    m_parameters.noteFetched(trap::partsOf(*page));
}

void TrapWatch::noteNamer(const QByteArray &url, const QByteArray &page)
{
    const auto named = url::parse(url);
    const auto by = url::parse(page);
    if (named && by)
        m_twins.noteNamer(*named, *by);
}

void TrapWatch::noteNamed(const QByteArray &url, base::UrlId namedBy)
{
    if (const auto page = url::parse(url))
        m_pathSessions.noteKnown(*page, quint64(base::raw(namedBy)), false);
}

void TrapWatch::noteKept(const QByteArray &id, qint64 urls)
{
    const auto all = m_radar.traps();
    const auto known = std::find_if(all.begin(), all.end(), [&id](const trap::Trap &trap) { return trap.id() == id; });
    const auto kind = known == all.end() ? std::nullopt : trap::kindOf(known->kind);
    if (!kind)
        return;
    switch (*kind) {
    case trap::Kind::IgnoredParameter:
        m_parameters.noteKept(id, urls);
        break;
    case trap::Kind::SessionId:
        m_parameters.noteKept(id, urls);
        m_pathSessions.noteKept(id, urls);
        break;
    case trap::Kind::Twin:
        m_twins.noteKept(id, urls);
        break;
    case trap::Kind::Filters:
        m_filters.noteKept(id, urls);
        break;
    case trap::Kind::EndlessChain:
        m_chains.noteKept(id, urls);
        break;
    case trap::Kind::Waste:
        if (m_waste)
            m_waste->noteKept(known->pattern, urls);
        break;
    case trap::Kind::Calendar: // of these nothing is let in to see
    case trap::Kind::RepeatedPath:
    case trap::Kind::GrowingQuery:
    case trap::Kind::Parameters:
    case trap::Kind::SameContent:
    case trap::Kind::Flood:
        break;
    }
}

bool TrapWatch::keepsOneOfMany() const
{
    const QList<trap::Trap> all = m_radar.traps();
    return std::any_of(all.begin(), all.end(), [](const trap::Trap &trap) {
        const auto kind = trap::kindOf(trap.kind);
        return kind == trap::Kind::Twin || kind == trap::Kind::IgnoredParameter || kind == trap::Kind::SessionId;
    });
}

void TrapWatch::announce(const QByteArray &url, const QList<QByteArray> &named)
{
    const auto page = url::parse(url);
    if (!page)
        return;
    const QList<url::Url> pages = parsed(named);
    m_twins.announce(*page, pages);
    m_pathSessions.announce(*page, pages);
}

QList<TrapNews> TrapWatch::noted(const QList<trap::Trap> &traps, const QList<QByteArray> &disproved)
{
    QList<TrapNews> news;
    for (const trap::Trap &trap : traps) {
        m_radar.add(trap);
        news.append({trap.id(), false});
    }
    for (const QByteArray &id : disproved) {
        m_radar.release(id);
        news.append({id, true});
    }
    return news;
}

QByteArray TrapWatch::formOf(const QByteArray &url) const
{
    if (!m_waste || !m_waste->hasAny())
        return {};
    const auto parsed = url::parse(url);
    return parsed ? m_waste->formOf(*parsed) : QByteArray();
}

QList<TrapNews> TrapWatch::seeWaste(base::UrlId id, const QByteArray &url, const QList<NamedPage> &named, bool exists)
{
    if (!isOn() || !m_waste || !m_waste->hasAny())
        return {};
    QList<TrapNews> news;
    if (const QByteArray lifted = m_waste->childDone(id, exists); !lifted.isEmpty()) {
        const trap::Shape shape{trap::Kind::Waste, lifted, {}};
        if (m_radar.knows(shape) && !m_radar.isReleased(shape.id())) {
            m_radar.release(shape.id());
            news.append({shape.id(), true});
        }
    }
    const auto patternOf = [this](const QByteArray &text) {
        const auto parsed = url::parse(text);
        return parsed ? m_waste->patternOf(*parsed) : QByteArray();
    };
    const QByteArray pattern = patternOf(url);
    if (pattern.isEmpty())
        return news;
    QList<base::UrlId> pages;
    for (const NamedPage &page : named) {
        if (patternOf(page.url).isEmpty())
            pages.append(page.id);
    }
    const trap::Shape shape{trap::Kind::Waste, pattern, {}};
    if (const auto made = m_waste->see(pattern, url, pages, m_radar.knows(shape))) {
        m_radar.add(*made);
        m_wastes = true;
        news.append({shape.id(), false});
    }
    return news;
}

facts::Rule TrapWatch::keeping(const url::Url &url, int depth)
{
    if (!keeps() || !url.isHttp())
        return {};
    const QList<trap::Shape> shapes = trap::shapesOf(url, depth);
    const QByteArray id = m_radar.keeping(shapes);
    if (id.isEmpty() && m_floods) {
        QList<QByteArray> forms = trap::patternsOf(url.hrefWithoutFragment());
        if (m_waste && m_waste->hasAny())
            forms.append(m_waste->formOf(url));
        for (const QByteArray &pattern : std::as_const(forms)) {
            const QByteArray flood = trap::Shape{trap::Kind::Flood, pattern, {}}.id();
            if (m_radar.keeps(flood))
                return trapRule(flood);
        }
    }
    if (id.isEmpty() && m_wastes) {
        const QByteArray pattern = m_waste ? m_waste->patternOf(url) : QByteArray();
        const QByteArray waste = trap::Shape{trap::Kind::Waste, pattern, {}}.id();
        if (!pattern.isEmpty() && m_radar.keeps(waste)
            && !m_waste->isSample(pattern, url.hrefWithoutFragment().toByteArray()))
            return trapRule(waste);
    }
    if (!id.isEmpty())
        return trapRule(id);
    const QSet<QByteArray> released = m_radar.released();
    const bool letIn = std::any_of(
        shapes.begin(), shapes.end(), [&released](const trap::Shape &shape) { return released.contains(shape.id()); });
    QByteArray found = letIn ? QByteArray() : m_chains.keeping(url.hrefWithoutFragment(), released);
    if (found.isEmpty())
        found = m_parameters.keeping(trap::partsOf(url), released);
    if (found.isEmpty())
        found = m_twins.keeping(url, released);
    if (found.isEmpty())
        found = m_pathSessions.keeping(url, released);
    return trapRule(found.isEmpty() ? m_filters.keeping(url, released) : found);
}

facts::Rule TrapWatch::keeping(const QByteArray &url, int depth)
{
    if (!keeps())
        return {};
    const auto parsed = url::parse(url);
    return parsed ? keeping(*parsed, depth) : facts::Rule{};
}

facts::Rule TrapWatch::ruleOf(const trap::Shape &shape) const
{
    return keeps() ? trapRule(m_radar.keeping({shape})) : facts::Rule{};
}

bool TrapWatch::isReleased(const QByteArray &id) const
{
    return m_policy != settings::TrapPolicy::Quarantine || m_radar.isReleased(id);
}

void TrapWatch::add(const trap::Trap &trap)
{
    m_radar.add(trap);
    (void)(m_parameters.add(trap) || m_twins.add(trap) || m_filters.add(trap) || m_pathSessions.add(trap)
        || m_chains.add(trap));
    if (trap.kind == trap::name(trap::Kind::Flood))
        m_floods = true;
    if (trap.kind == trap::name(trap::Kind::Waste))
        m_wastes = true;
}

void TrapWatch::release(const QByteArray &id, bool released)
{
    m_radar.release(id, released);
}

QList<trap::Trap> TrapWatch::traps() const
{
    QList<trap::Trap> list = m_radar.traps();
    for (trap::Trap &trap : list)
        trap.released = trap.released || m_policy != settings::TrapPolicy::Quarantine;
    return list;
}

QByteArray TrapWatch::logLine(const TrapNews &news) const
{
    if (news.disproved)
        return "no spider trap after all: " + news.id;
    const QList<trap::Trap> all = m_radar.traps();
    const auto found
        = std::find_if(all.cbegin(), all.cend(), [&news](const trap::Trap &trap) { return trap.id() == news.id; });
    return "spider trap: " + news.id
        + (found == all.cend() ? QByteArray() : QByteArray(" (" + trap::evidenceOf(*found) + ')'));
}

void TrapWatch::restore(const QByteArray &json)
{
    for (trap::Trap &trap : trap::fromJson(json)) {
        trap.released = false; // by the settings alone
        if (trap::kindOf(trap.kind)) // another one is of a later version
            add(trap);
    }
}

} // namespace argiope::judge
