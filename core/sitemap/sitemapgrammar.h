#pragma once

#include "core/sitemap/sitemap.h"
#include "core/sitemap/sitemapxml.h"

#include <vector>

namespace argiope::sitemap {

/// Makes entries of the tags of a urlset, sitemapindex, RSS 2.0, RSS 1.0 or Atom document. Goes by local names and by
/// what stands in what, not by namespaces. Holds one open entry. One thread.
class SitemapGrammar
{
public:
    SitemapGrammar(const url::Url &base, SitemapReader::Sink sink);

    void tellUnreadable(SitemapReader::Unreadable sink) { m_unreadable = std::move(sink); }
    /// Where the tag is that comes next.
    void setPlace(const Place &place) { m_place = place; }
    void start(QByteArrayView name, const QList<SitemapXml::Attribute> &attributes);
    void end(QByteArrayView name);
    void text(QByteArrayView utf8);
    /// The end of the input. `fieldIsWhole` where it came behind the text of an open field.
    void finish(bool fieldIsWhole);

    [[nodiscard]] bool isSitemap() const { return m_root == Root::Known; }
    [[nodiscard]] bool isDone() const { return m_root == Root::Foreign || m_tooDeep; }
    [[nodiscard]] bool isTooDeep() const { return m_tooDeep; }
    [[nodiscard]] bool isMalformed() const { return m_malformed; }
    [[nodiscard]] bool isOpen() const { return !m_open.empty(); }

    static constexpr size_t MaxDepth = 256;
    static constexpr qsizetype MaxText = 64 * 1024; ///< a longer URL or date is dropped
    static constexpr size_t MaxHeld = 1024; ///< images … held back so that they follow their page

private:
    enum class Root : quint8 { None, Known, Foreign };
    enum class Field : quint8 { None, Loc, Lastmod, FallbackLastmod, Guid, ImageLoc, VideoLoc };
    enum class Item : quint8 { None, Url, Sitemap, Feed };
    struct Element
    {
        QByteArray name; ///< with its prefix, cut at 64 bytes
        QByteArray local; ///< lower case
    };

    Field fieldFor(const Element &element, const Element &parent) const;
    void startField(Field field);
    void endField();
    void startItem(Item item);
    void flushPage();
    void endItem();
    void addLink(const QList<SitemapXml::Attribute> &attributes);
    void hold(QByteArrayView urlText, SitemapEntry::Kind kind, const QByteArray &language = {});
    void emitEntry(QByteArrayView urlText, const QByteArray &lastmod, SitemapEntry::Kind kind);

    url::Url m_base;
    SitemapReader::Sink m_sink;
    SitemapReader::Unreadable m_unreadable;
    std::vector<Element> m_open;
    std::vector<SitemapEntry> m_held;
    QByteArray m_text; ///< of the open field
    QByteArray m_bareText; ///< directly in the open item
    QByteArray m_loc;
    QByteArray m_guid;
    QByteArray m_lastmod;
    QByteArray m_fallbackLastmod;
    Place m_place; ///< of the present tag
    Place m_fieldPlace;
    Place m_locPlace;
    Place m_datePlace;
    size_t m_itemDepth = 0; ///< elements open when the item began, itself counted
    size_t m_fieldDepth = 0;
    Root m_root = Root::None;
    Item m_item = Item::None;
    Field m_field = Field::None;
    bool m_isFeed = false; ///< RSS or Atom
    bool m_overlong = false;
    bool m_bareOverlong = false;
    bool m_pageSent = false; ///< of the open item
    bool m_anySent = false; ///< an entry of the open item
    bool m_tooDeep = false;
    bool m_malformed = false;
};

/// Without white space around it, also that of Unicode; UTF-8.
[[nodiscard]] QByteArray trimUnicode(QByteArrayView utf8);

} // namespace argiope::sitemap
