#include "core/audit/fragmentchecks.h"

#include "core/audit/namedfindings.h"
#include "core/base/text.h"
#include "core/html/fragmentobserver.h"
#include "core/store/linkids.h"
#include "core/store/reader.h"

#include <algorithm>

namespace argiope::audit {

namespace {

constexpr int MostRedirects = 20;
constexpr qsizetype MostPlaceBytes = 500; ///< of a fragment that a finding names

} // namespace

void FragmentChecks::addRedirect(const PageView &page)
{
    const QByteArrayList locations = page.headers("location");
    if (locations.isEmpty())
        return;
    HandedOn on;
    const QByteArray &location = locations.constFirst();
    if (const qsizetype hash = location.indexOf('#'); hash >= 0) {
        const QByteArrayView name = html::placeNamed(QByteArrayView(location).sliced(hash).trimmed());
        constexpr quint64 Bits = (quint64(1) << facts::AnchorHashBits) - 1;
        on = {true, name.isEmpty(), facts::anchorHash(name) & Bits,
            facts::anchorHash(QByteArray::fromPercentEncoding(name.toByteArray())) & Bits};
    }
    m_redirects.insert(quint32(base::raw(page.record.id)), on);
}

void FragmentChecks::add(const PageView &page)
{
    if (page.page.outcome == base::Outcome::Redirect && page.hasHeaders())
        addRedirect(page);
    if (!page.isHtml() || !page.internal)
        return;
    Page one;
    one.id = quint32(base::raw(page.record.id));
    one.observed = page.isObserved() && !page.page.anchors.isEmpty();
    const QByteArrayView fragments = facts::withoutFragmentTexts(page.page.fragments);
    one.begin = m_bytes.size();
    one.anchors = quint32(page.page.anchors.size());
    one.fragments = quint32(fragments.size());
    m_bytes += page.page.anchors;
    m_bytes += fragments;
    if (const facts::Observation *own = one.observed ? page.observations().find(Id) : nullptr)
        m_troubles.insert(one.id, {own->count, {}, own->evidence, own->more});
    m_pages.push_back(one);
}

void FragmentChecks::beginLinks()
{
    std::sort(m_pages.begin(), m_pages.end(), [](const Page &a, const Page &b) { return a.id < b.id; });
}

FragmentChecks::Page *FragmentChecks::find(quint32 id)
{
    const auto it = std::lower_bound(
        m_pages.begin(), m_pages.end(), id, [](const Page &page, quint32 wanted) { return page.id < wanted; });
    return it != m_pages.end() && it->id == id ? &*it : nullptr;
}

void FragmentChecks::beginPage(quint32 id)
{
    m_page = id;
    m_source = find(id);
    m_next = 0;
    m_position = -1;
    m_wanted.clear();
    if (m_source)
        m_wanted = facts::fragmentsFrom(
            QByteArrayView(m_bytes).sliced(m_source->begin + m_source->anchors, m_source->fragments));
}

void FragmentChecks::take(const store::LinkNumbers &link)
{
    const qint64 page = base::raw(link.page);
    const qint64 target = base::raw(link.target);
    if (page <= 0 || page >= m_graph.size())
        return;
    if (quint32(page) != m_page)
        beginPage(quint32(page));
    ++m_position;
    if (m_next < m_wanted.size() && m_wanted[m_next].position == m_position) {
        const size_t index = m_next++;
        hold(m_wanted[index], int(index), target > 0 && target < m_graph.size() ? quint32(target) : 0);
    }
}

void FragmentChecks::hold(const facts::FragmentLink &link, int index, quint32 target)
{
    // A fragment goes along with redirects, unless they have one of their own.
    facts::FragmentLink wanted = link;
    bool known = true;
    bool anywhere = false;
    quint32 end = target;
    for (int hops = 0; hops < MostRedirects && m_graph.node(end).is(SiteNode::Redirects); ++hops) {
        const auto on = m_redirects.constFind(end);
        known = known && on != m_redirects.cend();
        if (on != m_redirects.cend() && on->own) {
            wanted.raw = on->raw;
            wanted.decoded = on->decoded;
            anywhere = on->anywhere;
        }
        end = m_graph.node(end).redirectTo;
    }
    const SiteNode &node = m_graph.node(end);
    if (node.is(SiteNode::Failed)
        || (node.is(SiteNode::Fetched) && !node.is(SiteNode::Html) && node.status == 200
            && !node.is(SiteNode::HtmlAnswer)))
        return; // there is no page, which is another check's fault; or it is no HTML, where fragments mean other things
    const Page *place = find(end);
    if (!place || !place->observed) {
        m_source->open = true;
        return;
    }
    const facts::AnchorSet anchors(QByteArrayView(m_bytes).sliced(place->begin, place->anchors));
    if (anywhere || anchors.has(wanted.raw) || anchors.has(wanted.decoded))
        return;
    if (!known) { // nobody kept where exactly they lead
        m_source->open = true;
        return;
    }
    Trouble &trouble = m_troubles[m_source->id];
    if (trouble.misses.size() <= size_t(MostMore))
        trouble.misses.push_back({link.position, index});
    ++trouble.missing;
}

void FragmentChecks::finish(const EvidenceOf &evidenceOf, const SiteSink &sink)
{
    for (const Page &page : m_pages) {
        const auto trouble = m_troubles.constFind(page.id);
        if (trouble != m_troubles.cend() && trouble->missing > 0) {
            // Those of the page itself come first.
            QByteArrayList said;
            if (!trouble->evidence.isEmpty())
                said = QByteArrayList{trouble->evidence} + trouble->more;
            if (!trouble->misses.empty() && said.size() <= MostMore)
                said += evidenceOf(page.id, trouble->misses).mid(0, MostMore + 1 - said.size());
            sink(Id, {page.id, State::Found, trouble->missing, 0, said.value(0), {}, said.mid(1)});
        } else if (page.open || !page.observed) {
            sink(Id, {page.id, State::Undecidable, 0, 0, {}});
        }
    }
}

QByteArrayList linksToNoPlace(store::Reader &reader, quint32 page, const std::vector<FragmentChecks::Miss> &misses)
{
    const auto record = reader.row(base::UrlId(page));
    const QByteArrayList places = record ? facts::fragmentTexts(record->page.fragments) : QByteArrayList();
    QByteArrayList said;
    for (const FragmentChecks::Miss &miss : misses) {
        const auto links = reader.outlinks(base::UrlId(page), 1, store::firstLinkId(page) + miss.position - 1);
        if (links.isEmpty())
            continue;
        QByteArray target = links.constFirst().target;
        if (miss.index < places.size())
            target += '#' + base::cutUtf8(places.at(miss.index), MostPlaceBytes);
        said.append(evidenceOf(target, links.constFirst().text));
    }
    return said;
}

} // namespace argiope::audit
