#include "core/sitemap/sitemap.h"

#include "core/sitemap/sitemapdecoder.h"
#include "core/sitemap/sitemapgrammar.h"
#include "core/sitemap/sitemapgunzip.h"
#include "core/sitemap/sitemapxml.h"

#include <algorithm>
#include <optional>

namespace argiope::sitemap {

const char *name(SitemapEntry::Kind kind)
{
    switch (kind) {
    case SitemapEntry::Kind::Page:
        return "page";
    case SitemapEntry::Kind::Sitemap:
        return "sitemap";
    case SitemapEntry::Kind::Alternate:
        return "alternate";
    case SitemapEntry::Kind::Image:
        return "image";
    case SitemapEntry::Kind::Video:
        return "video";
    case SitemapEntry::Kind::News:
        return "news";
    }
    return "";
}

const char *name(SitemapProblem problem)
{
    switch (problem) {
    case SitemapProblem::None:
        return "none";
    case SitemapProblem::NotASitemap:
        return "not_a_sitemap";
    case SitemapProblem::Truncated:
        return "truncated";
    case SitemapProblem::BadXml:
        return "bad_xml";
    case SitemapProblem::TooDeep:
        return "too_deep";
    case SitemapProblem::BadGzip:
        return "bad_gzip";
    }
    return "";
}

struct SitemapReader::Impl
{
    Impl(const url::Url &baseUrl, Sink entrySink)
        : sink(std::move(entrySink))
        , grammar(baseUrl, [this](SitemapEntry &&entry) { sink(std::move(entry)); })
        , xml({[this](QByteArrayView tag, const QList<SitemapXml::Attribute> &attributes) {
                   grammar.setPlace(xml.tagPlace());
                   grammar.start(tag, attributes);
               },
              [this](QByteArrayView tag) { grammar.end(tag); }, [this](QByteArrayView text) { grammar.text(text); }})
    {
    }

    enum class Packing : quint8 { Unknown, None, Gzip };
    enum class Format : quint8 { Unknown, Xml, Text };

    void unpacked(QByteArrayView bytes);
    void decoded(QByteArrayView utf8);
    void textLines(QByteArrayView utf8);
    void endLine();
    void blank(QByteArrayView &utf8);

    Sink sink;
    Unreadable unreadable;
    std::function<void(QByteArrayView)> whole;
    SitemapGrammar grammar;
    SitemapXml xml;
    SitemapDecoder decoder;
    std::optional<SitemapGunzip> gunzip;
    QByteArray magic; ///< held until there are the two bytes that tell gzip
    QByteArray line; ///< the unfinished one of a text
    Packing packing = Packing::Unknown;
    Format format = Format::Unknown;
    int lines = 1; ///< of a text, with the unfinished one
    bool afterReturn = false;
    bool overlong = false;
    bool anyUrl = false; ///< of a text
};

void SitemapReader::Impl::unpacked(QByteArrayView bytes)
{
    if (whole)
        whole(bytes);
    if (grammar.isDone())
        return;
    decoder.feed(bytes, [this](QByteArrayView utf8) { decoded(utf8); });
}

void SitemapReader::Impl::decoded(QByteArrayView utf8)
{
    if (format == Format::Unknown) {
        // The first byte that is no white space tells XML from a list of URLs.
        while (!utf8.isEmpty() && QByteArrayView(" \t\r\n\f").contains(utf8.front()))
            blank(utf8);
        if (utf8.isEmpty())
            return;
        format = utf8.front() == '<' ? Format::Xml : Format::Text;
    }
    if (format == Format::Xml)
        xml.feed(utf8);
    else
        textLines(utf8);
}

/// One byte of it belongs to no format.
void SitemapReader::Impl::blank(QByteArrayView &utf8)
{
    xml.pass(utf8.first(1));
    lines += utf8.front() == '\n' ? 1 : 0;
    utf8 = utf8.sliced(1);
}

void SitemapReader::Impl::textLines(QByteArrayView utf8)
{
    while (!utf8.isEmpty()) {
        const auto isEnd = [](char c) { return c == '\n' || c == '\r'; };
        const auto end = std::find_if(utf8.begin(), utf8.end(), isEnd) - utf8.begin();
        afterReturn = afterReturn && end == 0;
        if (line.size() + end > SitemapGrammar::MaxText) {
            overlong = true;
            line.clear();
        } else if (!overlong) {
            line.append(utf8.first(end));
        }
        if (end == utf8.size())
            return;
        endLine();
        // "\r\n" is one end of a line, and "\r" alone is one.
        lines += utf8[end] == '\r' || !afterReturn ? 1 : 0;
        afterReturn = utf8[end] == '\r';
        utf8 = utf8.sliced(end + 1);
    }
}

void SitemapReader::Impl::endLine()
{
    const QByteArray text = overlong ? QByteArray() : trimUnicode(line);
    overlong = false;
    line.clear();
    if (text.isEmpty())
        return;
    // No base: in a text that is no sitemap every line would be a relative URL.
    auto parsed = url::parse(text);
    if (!parsed || !parsed->isHttp()) {
        if (unreadable)
            unreadable(text, {lines, 1});
        return;
    }
    anyUrl = true;
    SitemapEntry entry;
    entry.url = std::move(*parsed);
    entry.written = text;
    entry.place = {lines, 1};
    sink(std::move(entry));
}

SitemapReader::SitemapReader(const url::Url &base, Sink sink)
    : m_impl(std::make_unique<Impl>(base, std::move(sink)))
{
}

SitemapReader::~SitemapReader() = default;

void SitemapReader::tellUnreadable(Unreadable sink)
{
    m_impl->unreadable = sink;
    m_impl->grammar.tellUnreadable(std::move(sink));
}

void SitemapReader::tellUnpacked(std::function<void(QByteArrayView)> sink)
{
    m_impl->whole = std::move(sink);
}

void SitemapReader::feed(QByteArrayView bytes)
{
    Impl &d = *m_impl;
    QByteArray joined;
    if (d.packing == Impl::Packing::Unknown) {
        if (d.magic.size() + bytes.size() < 2) {
            d.magic.append(bytes);
            return;
        }
        if (!d.magic.isEmpty()) {
            joined = d.magic;
            joined.append(bytes);
            bytes = joined;
        }
        if (bytes.startsWith("\x1f\x8b")) {
            d.packing = Impl::Packing::Gzip;
            d.gunzip.emplace();
        } else {
            d.packing = Impl::Packing::None;
        }
    }
    if (d.gunzip)
        d.gunzip->feed(bytes, [&d](QByteArrayView unpacked) { d.unpacked(unpacked); });
    else
        d.unpacked(bytes);
}

SitemapProblem SitemapReader::finish()
{
    Impl &d = *m_impl;
    if (d.packing == Impl::Packing::Unknown)
        d.unpacked(d.magic);
    if (!d.grammar.isDone())
        d.decoder.finish([&d](QByteArrayView utf8) { d.decoded(utf8); });
    const bool packedBroken = d.gunzip && d.gunzip->state() == SitemapGunzip::State::Broken;
    const bool packedCut = d.gunzip && d.gunzip->state() == SitemapGunzip::State::Inside;

    if (d.format == Impl::Format::Text) {
        // The last line of a cut file may be half a URL, which is another URL.
        if (packedBroken || packedCut)
            d.line.clear();
        d.endLine();
    } else if (d.format == Impl::Format::Xml) {
        d.xml.finish();
    }
    const bool open = d.format == Impl::Format::Xml && (d.grammar.isOpen() || d.xml.isInMarkup());
    d.grammar.finish(d.xml.isInEndTag());

    if (packedBroken)
        return SitemapProblem::BadGzip;
    if (d.grammar.isTooDeep())
        return SitemapProblem::TooDeep;
    if (d.format == Impl::Format::Unknown)
        return packedCut ? SitemapProblem::Truncated : SitemapProblem::NotASitemap;
    if (d.format == Impl::Format::Text)
        return packedCut ? SitemapProblem::Truncated : d.anyUrl ? SitemapProblem::None : SitemapProblem::NotASitemap;
    if (!d.grammar.isSitemap())
        return SitemapProblem::NotASitemap;
    if (d.xml.isMalformed() || d.grammar.isMalformed())
        return SitemapProblem::BadXml;
    return open || packedCut ? SitemapProblem::Truncated : SitemapProblem::None;
}

} // namespace argiope::sitemap
