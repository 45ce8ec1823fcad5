#include "core/audit/resourcechecks.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace argiope::audit {

using facts::LinkKind;
using facts::LinkRel;

namespace {

constexpr const char *Weight = "perf-page-weight";
constexpr const char *Heavy = "perf-page-heavy";
constexpr const char *Twice = "perf-resource-twice";
constexpr const char *Ratio = "image-wrong-ratio";
constexpr const char *Oversized = "image-oversized";

constexpr facts::LinkRels NotLoaded = LinkRel::InTemplate | LinkRel::InNoscript | LinkRel::Dynamic;
constexpr int MostHops = 20;
constexpr double RatioPixels = 2; ///< so much an image may be stretched by rounding
constexpr int LeastSide = 3; ///< smaller ones are stretched on purpose
constexpr int SharperScreens = 2; ///< pixels of a screen for one of the page
constexpr quint32 LeastCopy = 1024; ///< bytes that are worth a word

/// Both ways, as either side may be the one that was rounded.
bool isStretched(const resource::ImageHead &image, int width, int height)
{
    const double fromWidth = double(width) * image.height / image.width;
    const double fromHeight = double(height) * image.width / image.height;
    return std::abs(fromWidth - height) > RatioPixels && std::abs(fromHeight - width) > RatioPixels;
}

QByteArray sizeText(int width, int height)
{
    return QByteArray(QByteArray::number(width) + 'x' + QByteArray::number(height));
}

} // namespace

ResourceChecks::ResourceChecks(
    const SiteGraph &graph, const Limits &limits, const QList<store::LinkPlace> &places, SiteSink sink)
    : m_graph(graph)
    , m_limits(limits)
    , m_sink(std::move(sink))
{
    for (const store::LinkPlace &place : places) {
        const bool image = (place.element == "img" && place.attribute == "src")
            || (place.element == "input" && place.attribute == "src");
        const bool script = place.element == "script" && place.attribute == "src";
        const bool candidate = place.attribute == "srcset" || place.attribute == "imagesrcset";
        const bool sheet = place.element == "style" || place.attribute == "style";
        const bool link = place.element == "link" && place.attribute == "href";
        const Use use = image ? Use::Image
            : script          ? Use::Script
            : candidate       ? Use::Candidate
            : sheet           ? Use::Sheet
            : link            ? Use::Link
                              : Use::None;
        m_uses.insert(place.id, use);
    }
}

bool ResourceChecks::decides(const Check &check)
{
    static constexpr const char *names[] = {Weight, Heavy, Twice, Ratio, Oversized};
    return std::any_of(
        std::begin(names), std::end(names), [&check](const char *name) { return qstrcmp(check.id, name) == 0; });
}

void ResourceChecks::add(const PageView &page)
{
    if (!page.isHtml() || !page.internal || page.page.imageSizes.size() <= 2)
        return;
    const qsizetype begin = m_bytes.size();
    m_bytes += page.page.imageSizes;
    m_said.push_back({quint32(base::raw(page.record.id)), begin, m_bytes.size()});
}

void ResourceChecks::beginLinks()
{
    std::sort(m_said.begin(), m_said.end(), [](const Said &a, const Said &b) { return a.page < b.page; });
}

void ResourceChecks::beginPage(quint32 page)
{
    m_page = page;
    const SiteNode &node = m_graph.node(page);
    m_counts = node.is(SiteNode::Internal) && node.is(SiteNode::Html);
    m_position = -1;
    m_drawn.clear();
    m_nextDrawn = 0;
    m_parts.clear();
    m_scripts.clear();
    m_code.clear();
    m_ratio = {};
    const auto said = std::lower_bound(
        m_said.begin(), m_said.end(), page, [](const Said &one, quint32 wanted) { return one.page < wanted; });
    if (said == m_said.end() || said->page != page)
        return;
    const QJsonArray list = QJsonDocument::fromJson(m_bytes.mid(said->begin, said->end - said->begin)).array();
    for (const QJsonValue &one : list) {
        const Drawn drawn{one[0].toInt(-1), one[1].toInt(), one[2].toInt()};
        const int before = m_drawn.empty() ? -1 : m_drawn.back().position;
        if (drawn.position > before && drawn.width > 0 && drawn.height > 0)
            m_drawn.push_back(drawn);
    }
}

quint32 ResourceChecks::endOf(quint32 target) const
{
    quint32 end = target;
    for (int hops = 0; hops < MostHops && m_graph.node(end).is(SiteNode::Redirects); ++hops)
        end = m_graph.node(end).redirectTo;
    return end;
}

void ResourceChecks::take(const store::LinkNumbers &link)
{
    const qint64 page = base::raw(link.page);
    const qint64 to = base::raw(link.target);
    if (page <= 0 || page >= m_graph.size())
        return;
    if (quint32(page) != m_page) {
        endPage();
        beginPage(quint32(page));
    }
    ++m_position;
    const Drawn *drawn = nullptr;
    if (m_nextDrawn < m_drawn.size() && m_drawn[m_nextDrawn].position == m_position)
        drawn = &m_drawn[m_nextDrawn++];
    if (!m_counts || link.kind != LinkKind::Resource || (link.rel & NotLoaded) || to <= 0 || to >= m_graph.size())
        return;
    const quint32 target = endOf(quint32(to));
    const Use use = useOf(link.place);
    using Type = SiteNode::Type;
    const Type type = m_graph.node(target).type;
    if (use == Use::Image || use == Use::Candidate || use == Use::Sheet || (use == Use::Link && type == Type::Image))
        draw(target, use == Use::Image ? drawn : nullptr);
    const bool code = type == Type::Script || type == Type::Style;
    // Icons and what is fetched for later stand in links, too; what a link is for is known by what it leads to.
    if (use == Use::Script || use == Use::Image || use == Use::Sheet
        || (use == Use::Link && (code || type == Type::Font)))
        m_parts.push_back(target);
    if (use == Use::Script)
        m_scripts.push_back(target);
    if (code && (use == Use::Script || use == Use::Link))
        m_code.push_back(target);
}

void ResourceChecks::draw(quint32 target, const Drawn *drawn)
{
    const SiteNode &node = m_graph.node(target);
    const resource::ImageHead *image = m_graph.imageOf(target);
    Largest &largest = m_largest[target];
    if (!drawn) {
        largest.open = true;
        return;
    }
    if (largest.page == 0 || qint64(drawn->width) * drawn->height > qint64(largest.width) * largest.height) {
        largest.width = drawn->width;
        largest.height = drawn->height;
        largest.page = m_page;
    }
    if (!image) {
        m_ratio.open += node.is(SiteNode::Failed) ? 0 : 1;
        return;
    }
    if (image->width < LeastSide || image->height < LeastSide || !isStretched(*image, drawn->width, drawn->height))
        return;
    m_ratio.others.add(target);
    if (m_ratio.count++ == 0) {
        m_ratio.evidence = sizeText(drawn->width, drawn->height) + ", " + sizeText(image->width, image->height);
    }
}

void ResourceChecks::endPage()
{
    if (m_page == 0 || !m_counts)
        return;
    if (m_ratio.count > 0)
        m_sink(
            Ratio, {m_page, State::Found, m_ratio.count, m_ratio.others.first, m_ratio.evidence, m_ratio.others.more});
    else if (m_ratio.open > 0)
        m_sink(Ratio, {m_page, State::Undecidable, 0, 0, {}});
    endTwice();
    endWeight(m_graph.node(m_page));
}

void ResourceChecks::endWeight(const SiteNode &page)
{
    std::sort(m_parts.begin(), m_parts.end());
    m_parts.erase(std::unique(m_parts.begin(), m_parts.end()), m_parts.end());
    bool open = page.bytes == SiteNode::UnknownBytes;
    qint64 sum = open ? 0 : page.bytes;
    quint32 largest = m_page;
    qint64 mostBytes = sum;
    for (const quint32 part : m_parts) {
        const SiteNode &node = m_graph.node(part);
        if (node.is(SiteNode::Failed))
            continue;
        if (node.bytes == SiteNode::UnknownBytes || node.status != 200) {
            open = true;
            continue;
        }
        sum += node.bytes;
        if (node.bytes > mostBytes) {
            largest = part;
            mostBytes = node.bytes;
        }
    }
    const QByteArray share = QByteArray::number(mostBytes) + " / " + QByteArray::number(sum);
    const auto say = [&](const char *check, qint64 most) {
        if (sum > most)
            m_sink(check, {m_page, State::Found, 1, largest, share});
        else if (open)
            m_sink(check, {m_page, State::Undecidable, 0, 0, {}});
    };
    say(Weight, m_limits.pageWeight);
    say(Heavy, m_limits.pageWeightMost);
}

/// A script that stands there twice is run twice; the same code under two URLs is fetched twice.
void ResourceChecks::endTwice()
{
    int count = 0;
    Others others;
    const auto add = [&](quint32 target) {
        ++count;
        others.add(target);
    };
    std::sort(m_scripts.begin(), m_scripts.end());
    for (size_t i = 1; i < m_scripts.size(); ++i) {
        if (m_scripts[i] == m_scripts[i - 1] && (i < 2 || m_scripts[i - 2] != m_scripts[i]))
            add(m_scripts[i]);
    }
    std::sort(m_code.begin(), m_code.end());
    m_code.erase(std::unique(m_code.begin(), m_code.end()), m_code.end());
    std::vector<Twin> contents;
    for (const quint32 target : m_code) {
        const quint64 hash = m_graph.contentOf(target);
        if (hash != 0 && m_graph.node(target).bytes >= LeastCopy)
            contents.push_back({hash, target});
    }
    std::sort(contents.begin(), contents.end(),
        [](const Twin &a, const Twin &b) { return std::tuple(a.hash(), a.page) < std::tuple(b.hash(), b.page); });
    for (size_t i = 1; i < contents.size(); ++i) {
        if (contents[i].hash() == contents[i - 1].hash())
            add(contents[i].page);
    }
    if (count > 0)
        m_sink(Twice, {m_page, State::Found, count, others.first, {}, others.more});
}

void ResourceChecks::finish()
{
    endPage();
    m_page = 0;
    std::vector<quint32> ids;
    for (auto it = m_largest.cbegin(); it != m_largest.cend(); ++it)
        ids.push_back(it.key());
    std::sort(ids.begin(), ids.end());
    for (const quint32 id : ids) {
        const Largest &largest = m_largest[id];
        const SiteNode &node = m_graph.node(id);
        if (node.bytes != SiteNode::UnknownBytes && node.bytes <= m_limits.imageSpareBytes)
            continue;
        const resource::ImageHead *image = m_graph.imageOf(id);
        if (largest.open || !image) {
            if (!node.is(SiteNode::Failed))
                m_sink(Oversized, {id, State::Undecidable, 0, 0, {}});
        } else if (image->width > SharperScreens * largest.width && image->height > SharperScreens * largest.height) {
            m_sink(Oversized,
                {id, State::Found, 1, largest.page,
                    sizeText(image->width, image->height) + ", " + sizeText(largest.width, largest.height)});
        }
    }
}

} // namespace argiope::audit
