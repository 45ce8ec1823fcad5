#include "core/sitemap/sitemapgrammar.h"

#include "core/sitemap/sitemaprules.h"

#include <QString>

#include <algorithm>

namespace argiope::sitemap {
namespace {

constexpr qsizetype MaxHeldName = 64;

QByteArray prefixOf(const QByteArray &name)
{
    const qsizetype colon = name.indexOf(':');
    return colon < 0 ? QByteArray() : name.left(colon).toLower();
}

} // namespace

QByteArray trimUnicode(QByteArrayView utf8)
{
    return QString::fromUtf8(utf8).trimmed().toUtf8();
}

SitemapGrammar::SitemapGrammar(const url::Url &base, SitemapReader::Sink sink)
    : m_base(base)
    , m_sink(std::move(sink))
{
}

void SitemapGrammar::start(QByteArrayView name, const QList<SitemapXml::Attribute> &attributes)
{
    if (isDone())
        return;
    if (m_open.size() >= MaxDepth) {
        m_tooDeep = true;
        return;
    }
    Element element;
    element.name = name.first(std::min(name.size(), MaxHeldName)).toByteArray();
    element.local = element.name.mid(element.name.indexOf(':') + 1).toLower();
    const QByteArray &local = element.local;
    if (m_open.empty()) {
        const bool known = local == "urlset" || local == "sitemapindex" || local == "rss" || local == "rdf"
            || local == "feed" || local == "url" || local == "sitemap";
        if (m_root == Root::Known) {
            m_malformed = true; // a second root; what the first one has counts
            if (!known)
                return;
        }
        m_root = known ? Root::Known : Root::Foreign;
        m_isFeed = local == "rss" || local == "rdf" || local == "feed";
        if (!known)
            return;
    }
    const Element parent = m_open.empty() ? Element() : m_open.back();
    const Field field = m_item == Item::None ? Field::None : fieldFor(element, parent);
    if (m_field != Field::None) {
        // Something within a field is part of its text ("<loc><url>…"), unless it is the next field: then this one's
        // end tag is missing.
        const Element inner{{}, local};
        const bool isNext = local == "loc" || local == "lastmod" || local == "changefreq" || local == "priority";
        m_open.push_back(std::move(element));
        if (!isNext)
            return;
        m_malformed = true;
        endField();
        if (inner.local == "loc" || inner.local == "lastmod")
            startField(fieldFor(inner, m_open[m_itemDepth - 1]));
        return;
    }
    m_open.push_back(element);
    const bool opensItem = m_isFeed ? local == "item" || local == "entry" : local == "url" || local == "sitemap";
    if (opensItem && m_item != Item::None && m_open.size() == m_itemDepth + 1) {
        m_malformed = true; // the end tag of the item before is missing
        endItem();
    }
    if (opensItem && m_item == Item::None)
        startItem(m_isFeed ? Item::Feed : local == "url" ? Item::Url : Item::Sitemap);
    else if (local == "link" && m_item != Item::None)
        addLink(attributes);
    if (field != Field::None)
        startField(field);
}

SitemapGrammar::Field SitemapGrammar::fieldFor(const Element &element, const Element &parent) const
{
    const QByteArray &local = element.local;
    const QByteArray prefix = prefixOf(element.name);
    if (m_item == Item::Feed) {
        if (m_open.size() != m_itemDepth)
            return Field::None; // <source> and <content> have links and dates of their own
        if (local == "link")
            return Field::Loc;
        if (local == "guid")
            return Field::Guid;
        if (local == "updated" || local == "pubdate")
            return Field::Lastmod;
        if (local == "published" || local == "issued" || local == "modified" || (local == "date" && prefix == "dc"))
            return Field::FallbackLastmod;
        return Field::None;
    }
    if (local == "loc") {
        if (parent.local == "image" || prefix == "image")
            return Field::ImageLoc;
        return parent.local == "url" || parent.local == "sitemap" ? Field::Loc : Field::None;
    }
    if (local == "lastmod" && (parent.local == "url" || parent.local == "sitemap"))
        return Field::Lastmod;
    if (parent.local == "video" && (local == "content_loc" || local == "player_loc"))
        return Field::VideoLoc;
    return Field::None;
}

void SitemapGrammar::startField(Field field)
{
    m_field = field;
    m_fieldDepth = m_open.size();
    m_fieldPlace = m_place;
    m_text.clear();
    m_overlong = false;
}

void SitemapGrammar::endField()
{
    const Field field = m_field;
    m_field = Field::None;
    // A reference that cannot be resolved leaves nothing that could be meant.
    const bool unknown = m_text.contains('\0');
    const QByteArray value = m_overlong || unknown ? QByteArray() : trimUnicode(m_text);
    m_text.clear();
    if (m_overlong)
        m_malformed = true;
    if (value.isEmpty())
        return;
    switch (field) {
    case Field::None:
        break;
    case Field::Loc:
        if (!m_loc.isEmpty() && m_item != Item::Feed)
            flushPage(); // two <loc> in one <url>: two entries
        if (m_loc.isEmpty()) {
            m_loc = value;
            m_locPlace = m_fieldPlace;
        }
        break;
    case Field::Lastmod:
        m_datePlace = m_fieldPlace;
        m_lastmod = value;
        break;
    case Field::FallbackLastmod:
        if (m_fallbackLastmod.isEmpty())
            m_fallbackLastmod = value;
        break;
    case Field::Guid:
        m_guid = value;
        break;
    case Field::ImageLoc:
        hold(value, SitemapEntry::Kind::Image);
        break;
    case Field::VideoLoc:
        hold(value, SitemapEntry::Kind::Video);
        break;
    }
}

void SitemapGrammar::startItem(Item item)
{
    m_item = item;
    m_itemDepth = m_open.size();
    m_locPlace = m_place;
    m_datePlace = m_place;
    m_loc.clear();
    m_guid.clear();
    m_lastmod.clear();
    m_fallbackLastmod.clear();
    m_bareText.clear();
    m_bareOverlong = false;
    m_pageSent = false;
    m_anySent = false;
}

/// Sends the page, then what was held for it.
void SitemapGrammar::flushPage()
{
    if (!m_pageSent && !m_loc.isEmpty())
        emitEntry(m_loc, m_lastmod.isEmpty() ? m_fallbackLastmod : m_lastmod,
            m_item == Item::Sitemap ? SitemapEntry::Kind::Sitemap : SitemapEntry::Kind::Page);
    for (SitemapEntry &entry : m_held)
        m_sink(std::move(entry));
    m_held.clear();
    m_anySent = m_anySent || !m_loc.isEmpty();
    m_pageSent = false;
    m_loc.clear();
    m_lastmod.clear();
    m_fallbackLastmod.clear();
}

void SitemapGrammar::endItem()
{
    if (m_loc.isEmpty() && !m_anySent) {
        // <guid> is a URL unless it says otherwise, and often although it does; a <sitemap> may hold its URL barely.
        const QByteArray other
            = m_item == Item::Feed ? m_guid : trimUnicode(m_bareOverlong ? QByteArray() : m_bareText);
        if (isAddress(other))
            m_loc = other;
    }
    flushPage();
    m_item = Item::None;
    m_field = Field::None;
}

void SitemapGrammar::addLink(const QList<SitemapXml::Attribute> &attributes)
{
    const auto attribute = [&](const char *name) {
        const auto found = std::find_if(
            attributes.begin(), attributes.end(), [&](const SitemapXml::Attribute &a) { return a.name == name; });
        return found == attributes.end() ? QByteArray() : trimUnicode(found->value);
    };
    const QByteArray href = attribute("href");
    const QByteArray rel = attribute("rel").toLower();
    if (href.isEmpty() || m_open.size() != m_itemDepth + 1)
        return;
    if (m_item == Item::Feed) {
        // Atom: the first link without another purpose (RFC 4287, 4.2.7.2); "atom:link" in RSS is no item's link.
        const bool ownPage = rel.isEmpty() || rel == "alternate";
        if (ownPage && m_loc.isEmpty() && m_open[m_itemDepth - 1].local == "entry")
            m_loc = href;
    } else if (rel.isEmpty() || rel == "alternate") {
        hold(href, SitemapEntry::Kind::Alternate, attribute("hreflang"));
    }
}

void SitemapGrammar::hold(QByteArrayView urlText, SitemapEntry::Kind kind, const QByteArray &language)
{
    if (urlText.contains('\0'))
        return; // see SitemapXml::Unknown
    auto resolved = url::parse(urlText, m_base.isEmpty() ? nullptr : &m_base);
    if (!resolved)
        return;
    if (m_held.size() >= MaxHeld) {
        // So many that they cannot all wait for the page's end: the page goes first with what is known of it.
        if (!m_pageSent && !m_loc.isEmpty()) {
            const QByteArray loc = m_loc;
            flushPage();
            m_loc = loc;
            m_pageSent = true;
        } else {
            flushPage();
        }
    }
    SitemapEntry entry;
    entry.url = std::move(*resolved);
    entry.kind = kind;
    entry.language = language;
    m_held.push_back(std::move(entry));
}

void SitemapGrammar::emitEntry(QByteArrayView urlText, const QByteArray &lastmod, SitemapEntry::Kind kind)
{
    auto resolved = url::parse(urlText, m_base.isEmpty() ? nullptr : &m_base);
    if (!resolved) {
        if (m_unreadable)
            m_unreadable(urlText, m_locPlace);
        return;
    }
    SitemapEntry entry;
    entry.url = std::move(*resolved);
    entry.lastmod = lastmod;
    entry.kind = kind;
    entry.written = urlText.toByteArray();
    entry.place = m_locPlace;
    entry.datePlace = m_datePlace;
    entry.inFeed = m_item == Item::Feed;
    m_sink(std::move(entry));
}

void SitemapGrammar::text(QByteArrayView utf8)
{
    QByteArray *into = nullptr;
    if (m_field != Field::None)
        into = &m_text;
    else if (m_item == Item::Url || m_item == Item::Sitemap)
        into = m_open.size() == m_itemDepth ? &m_bareText : nullptr;
    if (!into)
        return;
    if (into->isEmpty()) { // the indentation of thousands of lines need not be held
        while (!utf8.isEmpty()
            && (utf8.front() == ' ' || utf8.front() == '\n' || utf8.front() == '\t' || utf8.front() == '\r'))
            utf8 = utf8.sliced(1);
    }
    if (into->size() + utf8.size() > MaxText) {
        if (into == &m_text)
            m_overlong = true;
        else
            m_bareOverlong = true;
        return;
    }
    into->append(utf8);
}

void SitemapGrammar::end(QByteArrayView name)
{
    if (isDone())
        return;
    const QByteArrayView held = name.first(std::min(name.size(), MaxHeldName));
    const auto match
        = std::find_if(m_open.rbegin(), m_open.rend(), [&](const Element &element) { return element.name == held; });
    if (match == m_open.rend()) {
        m_malformed = true;
        return;
    }
    if (match != m_open.rbegin())
        m_malformed = true; // end tags are missing
    const auto depth = size_t(m_open.rend() - match); // with the element itself
    if (m_field != Field::None && depth <= m_fieldDepth)
        endField();
    if (m_item != Item::None && depth <= m_itemDepth)
        endItem();
    m_open.resize(depth - 1);
}

void SitemapGrammar::finish(bool fieldIsWhole)
{
    if (m_field != Field::None) {
        if (fieldIsWhole)
            endField();
        m_field = Field::None; // else half a URL would be another URL
    }
    if (m_item != Item::None) {
        m_bareText.clear();
        endItem();
    }
}

} // namespace argiope::sitemap
