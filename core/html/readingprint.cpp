#include "core/html/readingprint.h"

#include "core/base/bytes16.h"
#include "core/html/steadytext.h"
#include "core/html/strings.h"
#include "core/url/steadyaddress.h"

#include <QSet>
#include <QString>

#include <xxhash.h>

#include <algorithm>
#include <iterator>
#include <optional>

namespace argiope::html {

namespace {

constexpr size_t ShortBlock = 80; ///< bytes: a label, a heading
constexpr size_t MostNeighbours = 15; ///< links of a block that leads on: more is a list of its own
constexpr size_t LineBytes = 60; ///< of a block without digits that may be about the time

quint64 hashOf(QByteArrayView text)
{
    return XXH3_64bits(text.data(), size_t(text.size()));
}

/// In order.
quint64 joined(quint64 before, quint64 next)
{
    const quint64 both[] = {before, next};
    return XXH3_64bits(both, sizeof both);
}

template <size_t N>
bool isOneOf(QByteArrayView name, const char *const (&names)[N])
{
    return std::any_of(std::begin(names), std::end(names), [name](const char *one) { return name == one; });
}

/// Whether a class or an id says that what is in there is not what the page is about. Whole names only: "has-sidebar"
/// is what stands around the text.
bool isBoxName(QByteArrayView written)
{
    static const QSet<QByteArray> names{"footer", "pagefooter", "page-footer", "site-footer", "main-footer",
        "global-footer", "footer-wrapper", "footer-container", "footer-inner", "footer-info", "colophon", "site-info",
        "copyright", "breadcrumb", "breadcrumbs", "bread-crumb", "bread-crumbs", "crumb", "crumbs", "youarehere",
        "you-are-here", "recently-viewed", "recentlyviewed", "recent-views", "last-viewed", "last-visited",
        "recently-visited", "pager", "pagination", "prev-next", "prevnext", "next-prev", "next-prev-links", "nav-links",
        "nav-previous", "nav-next", "post-navigation", "navigation", "nav", "navbar", "navlinks", "sidebar", "side-bar",
        "related", "related-posts", "related-articles", "related-products", "related-links", "related-content",
        "recommendations", "recommended", "also-viewed", "also-bought", "also-like", "clock", "current-time",
        "server-time", "servertime", "counter", "hit-counter", "hitcounter", "visitor-counter", "hits", "view-count",
        "viewcount", "views-count", "page-views", "pageviews", "visitor-count", "who-is-online", "whosonline",
        "whoisonline", "users-online", "generated", "generation-time", "render-time", "page-time", "load-time",
        "debug-bar", "debugbar", "profiler", "request-id", "trace-id", "session-id", "age"};
    constexpr qsizetype longest = 40;
    const auto isPart = [](char c) { return isAlpha(c) || c == '-' || c == '_'; };
    if (written.size() < 3 || written.size() > longest || !std::all_of(written.begin(), written.end(), isPart))
        return false;
    QByteArray name = lowered(written);
    if (name.contains('_'))
        name.replace('_', '-').replace("--", "-");
    if (names.contains(name) || name.startsWith("age-"))
        return true;
    static constexpr const char *const around[]
        = {"has-", "with-", "no-", "is-", "sticky-", "without-", "hide-", "show-"};
    const bool wraps = std::any_of(
        std::begin(around), std::end(around), [&name](const char *begin) { return name.startsWith(begin); });
    return !wraps && (name.endsWith("-footer") || name.endsWith("-breadcrumb") || name.endsWith("-breadcrumbs"));
}

QByteArray lowerText(QByteArrayView text)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return quint8(c) < 0x80; });
    return plain ? lowered(text) : QString::fromUtf8(text).toLower().toUtf8();
}

/// Whether a text in whatever case may begin with one of `beginnings`, each of two bytes.
bool mayBegin(QByteArrayView text, const char *beginnings)
{
    if (text.size() < 2)
        return false;
    const char first = toLower(text[0]);
    const char second = toLower(text[1]);
    for (const char *at = beginnings; *at; at += 2) {
        if (at[0] == first && at[1] == second)
            return true;
    }
    return quint8(first) >= 0x80 || first == '<' || first == '>';
}

/// Announces where the visitor is, or what he saw before.
bool tellsTrail(QByteArrayView text)
{
    static constexpr const char *const beginnings[]
        = {"you are here", "you visited", "you viewed", "you have viewed", "you recently", "recently viewed",
            "recently visited", "recently seen", "recent pages", "last viewed", "last visited", "last seen pages",
            "your history", "your recent", "browsing history", "pages you v", "products you v", "items you v",
            "trace:", "breadcrumb", "sie sind hier", "sie befinden sich hier", "zuletzt angesehen", "zuletzt besucht",
            "vous êtes ici", "vous avez consult", "dernières pages", "récemment consult", "récemment vu",
            "usted está aquí", "estás en", "visto recientemente", "vistos recientemente", "ti trovi in",
            "visti di recente", "você está aqui", "vistos recentemente", "вы здесь", "вы смотрели", "недавно просмотр",
            "недавно смотрели", "您的位置", "您现在的位置", "你的位置", "当前位置", "目前位置", "最近浏览", "浏览记录",
            "浏览历史", "最近看过", "瀏覽紀錄", "最近瀏覽", "現在位置", "現在地", "最近見た", "閲覧履歴"};
    if (!mayBegin(text,
            "yorelabrpaprittrsizuvodeusesviti"
            "r\xc3"))
        return false;
    const QByteArray low = lowerText(text);
    return std::any_of(
        std::begin(beginnings), std::end(beginnings), [&low](const char *begin) { return low.startsWith(begin); });
}

/// Without arrows, blanks and colons at its ends.
QByteArray stripped(const QByteArray &low)
{
    static constexpr const char *const signs[]
        = {"«", "»", "‹", "›", "→", "←", "⟨", "⟩", "<", ">", ":", "：", "…", ".", " "};
    QByteArray text = low;
    for (bool again = true; again;) {
        again = false;
        for (const char *sign : signs) {
            if (text.startsWith(sign)) {
                text.remove(0, qsizetype(qstrlen(sign)));
                again = true;
            }
            if (text.endsWith(sign)) {
                text.chop(qsizetype(qstrlen(sign)));
                again = true;
            }
        }
    }
    return text;
}

/// "Previous", "Next page", "上一篇：…": what leads on in a list depends on the list that the visitor came from.
bool leadsOn(QByteArrayView written)
{
    if (!mayBegin(written, "prneolzuwevosuseansi"))
        return false;
    static constexpr const char *const words[] = {"previous", "prev", "next", "newer", "older", "zurück", "weiter",
        "vorherige", "vorheriger", "vorheriges", "nächste", "nächster", "nächstes", "précédent", "précédente",
        "suivant", "suivante", "anterior", "siguiente", "próximo", "próxima", "precedente", "successivo", "successiva",
        "назад", "вперед", "вперёд", "далее", "предыдущая", "следующая", "이전", "다음"};
    static constexpr const char *const beginnings[]
        = {"previous post", "previous page", "previous article", "previous:", "previous entry", "previous issue",
            "next post", "next page", "next article", "next:", "next entry", "next issue", "newer posts", "older posts",
            "newer entries", "older entries", "上一页", "下一页", "上一篇", "下一篇", "上页", "下页", "上一頁",
            "下一頁", "前へ", "次へ", "前の記事", "次の記事", "prev:"};
    constexpr qsizetype longest = 80;
    const QByteArray low = lowerText(base::cutUtf8(written, longest));
    const QByteArray text = stripped(low);
    return isOneOf(text, words) || std::any_of(std::begin(beginnings), std::end(beginnings), [&low](const char *begin) {
        return low.startsWith(begin);
    });
}

/// Letters of other scripts begin with these bytes, but for one that begins signs.
bool hasWord(QByteArrayView text)
{
    return std::any_of(text.begin(), text.end(),
        [](char c) { return isAlpha(c) || isDigit(c) || (quint8(c) >= 0xc3 && quint8(c) != 0xe2); });
}

/// Nothing but signs between steps of a path.
bool partsPath(QByteArrayView own)
{
    if (own.isEmpty() || hasWord(own))
        return false;
    QByteArray rest = own.toByteArray();
    rest.replace("›", ">").replace("»", ">").replace("→", ">").replace("/", ">").replace("⟩", ">");
    return rest.contains('>') && std::all_of(rest.begin(), rest.end(), [](char c) { return c == '>' || c == ' '; });
}

bool isPageNumber(QByteArrayView text)
{
    return !text.isEmpty() && text.size() <= 3 && std::all_of(text.begin(), text.end(), isDigit);
}

/// As it reads on every visit. Without digits only short texts are about the time.
quint64 steadyHash(QByteArrayView text, bool digits)
{
    const bool plain = (!digits && text.size() > qsizetype(LineBytes)) || !mayBeUnsteady(text);
    return plain ? hashOf(text) : hashOf(steadyText(text));
}

} // namespace

ReadingPrint::ReadingPrint(PageContext &context)
    : m_context(context)
    , m_host(context.input.url.origin())
{
    hear(Visible);
    watch(true);
}

std::span<const Tag> ReadingPrint::tags() const
{
    static constexpr Tag all[] = {Tag::A, Tag::Article, Tag::Header, Tag::Nav, Tag::Footer, Tag::Aside};
    return all;
}

std::span<const Tag> ReadingPrint::tagsInside() const
{
    static constexpr Tag all[] = {Tag::Div, Tag::P, Tag::Span, Tag::Ul, Tag::Ol, Tag::Section, Tag::Table};
    return all;
}

void ReadingPrint::push(markup::ElementId id, Kind kind)
{
    m_open.push_back({id, kind});
    ++m_counts[size_t(kind)];
    if (kind == Kind::Box)
        watchEnds(true);
}

void ReadingPrint::leave(markup::ElementId id)
{
    const auto it = std::find_if(m_open.rbegin(), m_open.rend(), [id](const Open &open) { return open.id == id; });
    if (it == m_open.rend())
        return;
    const auto at = std::prev(it.base());
    --m_counts[size_t(at->kind)];
    m_open.erase(at);
    if (!has(Kind::Box))
        watchEnds(false);
}

WalkFlags ReadingPrint::element(const ElementView &view)
{
    if (!m_context.isPage() || !view.isHtml)
        return 0;
    switch (view.tag) {
    case Tag::A:
        anchor(view);
        break;
    case Tag::Article:
        push(view.id(), Kind::Article);
        break;
    case Tag::Header:
        // That of an article is not the site's (HTML Standard 4.3.8): prices and dates stand there.
        if (!(view.flags & BesideMain) && (has(Kind::Article) || (view.flags & InMain)))
            push(view.id(), Kind::Header);
        break;
    case Tag::Nav:
    case Tag::Footer:
    case Tag::Aside:
        if (has(Kind::Header))
            push(view.id(), Kind::Beside);
        break;
    default:
        if (isBox(view))
            push(view.id(), Kind::Box);
        break;
    }
    return 0;
}

bool ReadingPrint::isBox(const ElementView &view)
{
    for (const markup::Attribute &attribute : view.attributes()) {
        const bool isId = attribute.name == QByteArrayView("id");
        if (!isId && attribute.name != QByteArrayView("class"))
            continue;
        const QByteArrayView value = view.value(attribute);
        const quint64 hash = hashOf(value) + (isId ? 1 : 0);
        Known &known = m_known[hash % m_known.size()];
        if (known.hash != hash) {
            known = {hash, false};
            forEachToken(value, [&](QByteArrayView token) {
                // As a class "header" is the head of all sorts of things.
                const bool head = isId && (token == "header" || token == "masthead" || token == "banner");
                known.isBox = known.isBox || head || isBoxName(token);
            });
        }
        if (known.isBox)
            return true;
    }
    return false;
}

ReadingPrint::Where ReadingPrint::whereOf(WalkFlags flags) const
{
    if (has(Kind::Box))
        return Beside;
    return flags & InMain ? Main : has(Kind::Article) ? Article : Elsewhere;
}

void ReadingPrint::setWhere(WalkFlags flags)
{
    const Where where = whereOf(flags);
    if (where != m_where)
        endBlock();
    m_where = where;
}

void ReadingPrint::anchor(const ElementView &view)
{
    m_inLink = false;
    const QByteArrayView written = view.value(Attr::Href);
    if (written.isNull() || !isCounted(view.flags) || (view.flags & (InTemplate | InNoscript)))
        return;
    QByteArrayView address = trimmed(written);
    if (startsWithLower(address, "javascript:"))
        return;
    setWhere(view.flags);
    if (address.startsWith(m_host) && address.size() > m_host.size() && address[m_host.size()] == '/')
        address = address.sliced(m_host.size());
    BlockLink link{0, m_block.size(), m_block.size()};
    forEachToken(view.value(Attr::Rel), [&link](QByteArrayView rel) {
        link.neighbour = link.neighbour || equalsLower(rel, "next") || equalsLower(rel, "prev");
    });
    const bool plain
        = std::none_of(address.begin(), address.end(), [](char c) { return isDigit(c) || c == '=' || c == '('; });
    link.address = (plain ? hashOf(address) : hashOf(url::steadyAddress(address))) | 1;
    m_links.push_back(link);
    m_inLink = true;
}

void ReadingPrint::text(QByteArrayView text, WalkFlags flags)
{
    if (!m_context.isPage() || !isCounted(flags))
        return;
    setWhere(flags);
    const bool linked = flags & InAnchor;
    if (linked && (!m_inLink || m_links.empty()))
        m_links.push_back({0, m_block.size(), m_block.size()});
    m_inLink = linked;
    const size_t before = m_block.size();
    append(text);
    if (linked) {
        m_links.back().end = m_block.size();
        m_linked += m_block.size() - before;
    }
}

/// Most texts are words with a blank between two of them: these are copied sixteen bytes at a time.
void ReadingPrint::append(QByteArrayView text)
{
    const size_t before = m_block.size();
    m_block.resize(before + size_t(text.size()));
    char *out = m_block.data() + before;
    bool blank = before == 0 || out[-1] == ' ';
    const char *at = text.begin();
    while (at != text.end()) {
        constexpr qsizetype step = 16;
        const char *stop = text.end();
        if (text.end() - at >= step) {
            const auto bytes = base::Bytes16::at(at);
            const quint32 blanks = bytes.equal(' ').bits();
            const bool plain = (bytes.between('\0', '\x1f') | bytes.equal('\xc2')).bits() == 0
                && (blanks & (blanks << 1)) == 0 && !(blank && (blanks & 1));
            if (plain) {
                bytes.store(out);
                m_digits = m_digits || bytes.between('0', '9').bits() != 0;
                blank = blanks >> (step - 1);
                out += step;
                at += step;
                continue;
            }
            stop = at + step;
        }
        while (at < stop) {
            const char c = *at++;
            const bool wide = quint8(c) == 0xc2 && at != text.end() && quint8(*at) == 0xa0; // U+00A0
            at += wide ? 1 : 0;
            if (wide || isSpace(c)) {
                if (!blank)
                    *out++ = ' ';
                blank = true;
                continue;
            }
            blank = false;
            m_digits = m_digits || isDigit(c);
            *out++ = c;
        }
    }
    m_block.resize(size_t(out - m_block.data()));
}

QByteArrayView ReadingPrint::textOf(const BlockLink &link) const
{
    return trimmed(QByteArrayView(m_block.data() + link.begin, qsizetype(link.end - link.begin)));
}

QByteArray ReadingPrint::ownText() const
{
    QByteArray own;
    size_t at = 0;
    for (const BlockLink &link : m_links) {
        own.append(m_block.data() + at, qsizetype(link.begin - at));
        at = link.end;
    }
    own.append(m_block.data() + at, qsizetype(m_block.size() - at));
    return trimmed(own).toByteArray();
}

bool ReadingPrint::leadsAway() const
{
    return std::any_of(m_links.begin(), m_links.end(),
        [this](const BlockLink &link) { return link.neighbour || leadsOn(textOf(link)); });
}

/// It is told with the next text: a link that has none yet belongs to the block that begins.
void ReadingPrint::lineBreak()
{
    std::optional<BlockLink> next;
    if (m_inLink && !m_links.empty() && m_links.back().begin == m_block.size()) {
        next = m_links.back();
        m_links.pop_back();
    }
    endBlock();
    if (next) {
        next->begin = next->end = 0;
        m_links.push_back(*next);
        m_inLink = true;
    }
}

void ReadingPrint::addText(Part &part)
{
    const QByteArrayView text(m_block.data(), qsizetype(m_block.size()));
    if (m_block.size() <= ShortBlock) {
        m_trail = tellsTrail(text);
        if (m_trail || (!m_links.empty() && (leadsAway() || leadsOn(text))))
            return;
    }
    m_trail = false;
    const quint64 hash = steadyHash(text, m_digits);
    part.text = joined(part.text, hash);
    part.bytes += m_block.size();
    addAddresses(part);
}

void ReadingPrint::addAddresses(Part &part) const
{
    for (const BlockLink &link : m_links) {
        if (link.address != 0)
            part.links.push_back(link.address);
    }
}

void ReadingPrint::addLinks(Part &part)
{
    const QByteArray own = ownText();
    if (m_trail || (own.size() <= qsizetype(ShortBlock) && (tellsTrail(own) || partsPath(own) || leadsOn(own))))
        return;
    if (m_links.size() <= MostNeighbours && leadsAway())
        return;
    // "Added by ANN 5 minutes ago": where the time is a link, what tells it by stands around it.
    const QByteArrayView block(m_block.data(), qsizetype(m_block.size()));
    if (hasWord(own) && mayBeUnsteady(own)) {
        if (const QByteArray steady = steadyText(block); steady != block) {
            addAddresses(part);
            part.links.push_back(hashOf(steady));
            part.linked += m_block.size();
            return;
        }
    }
    for (const BlockLink &link : m_links) {
        const QByteArrayView text = textOf(link);
        // What began in another block is the text of a link that holds several.
        if (isPageNumber(text) || (link.address == 0 && !hasWord(text)))
            continue;
        part.links.push_back(joined(link.address, steadyHash(text, m_digits)));
    }
    if (hasWord(own))
        part.links.push_back(steadyHash(own, m_digits));
    part.linked += m_block.size();
}

void ReadingPrint::endBlock()
{
    Part &part = m_parts[m_where];
    if (!m_block.empty() && m_block.back() == ' ') {
        m_block.pop_back();
        for (BlockLink &link : m_links) {
            link.begin = std::min(link.begin, m_block.size());
            link.end = std::min(link.end, m_block.size());
        }
    }
    if (m_block.empty()) {
        for (const BlockLink &link : m_links) {
            if (link.address != 0 && !link.neighbour && !m_trail)
                part.links.push_back(link.address);
        }
    } else if (m_linked * 2 > m_block.size()) {
        addLinks(part);
    } else {
        addText(part);
    }
    m_block.clear(); // its memory is kept for the next one
    m_links.clear();
    m_linked = 0;
    m_digits = false;
    m_inLink = false;
}

ReadingPrint::Part ReadingPrint::chosen()
{
    const auto size = [this](Where where) { return m_parts[where].bytes + m_parts[where].linked; };
    if (size(Main) > 0)
        return std::move(m_parts[Main]);
    if (size(Article) > size(Elsewhere))
        return std::move(m_parts[Article]);
    Part all = std::move(m_parts[Elsewhere]);
    for (const Where where : {Article, Beside}) {
        // Boxes are all that there is of a page whose author calls everything so.
        if (size(where) == 0 || (where == Beside && all.bytes + all.linked > 0))
            continue;
        all.text = joined(all.text, m_parts[where].text);
        all.bytes += m_parts[where].bytes;
        all.linked += m_parts[where].linked;
        all.links.insert(all.links.end(), m_parts[where].links.begin(), m_parts[where].links.end());
    }
    return all;
}

void ReadingPrint::finish()
{
    endBlock();
    Part part = chosen();
    std::sort(part.links.begin(), part.links.end());
    part.links.erase(std::unique(part.links.begin(), part.links.end()), part.links.end());
    const ParsedPage &page = m_context.page;
    QByteArray robots = lowered(page.metaRobots);
    robots.removeIf(isSpace);
    QByteArrayView canonical = page.canonical;
    if (canonical.startsWith(m_host))
        canonical = canonical.sliced(m_host.size());
    quint64 head = joined(hashOf(steadyText(page.title)), hashOf(url::steadyAddress(canonical)));
    head = joined(head, joined(hashOf(robots), quint64(page.noIndex ? 1 : 0) | (page.noFollow ? 2 : 0)));
    const quint64 parts[] = {head, joined(part.text, hashOf(steadyText(page.h1))),
        XXH3_64bits(part.links.data(), part.links.size() * sizeof(quint64))};
    QByteArray &hash = m_context.page.changeHash;
    hash.clear();
    for (const quint64 one : parts) {
        XXH64_canonical_t bytes;
        XXH64_canonicalFromHash(&bytes, one);
        hash.append(reinterpret_cast<const char *>(bytes.digest), sizeof bytes.digest);
    }
}

} // namespace argiope::html
