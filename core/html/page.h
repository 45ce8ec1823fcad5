#pragma once

#include "core/facts/link.h"
#include "core/facts/pagefacts.h"
#include "core/html/wordset.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QExplicitlySharedDataPointer>
#include <QList>

namespace argiope::html {

using facts::LinkKind;
using facts::LinkRel;
using facts::LinkRels;

inline constexpr qsizetype AnchorTextBytes = 1000;
inline constexpr qsizetype FactBytes = 16 * 1024; ///< title, description, h1 …

/// Where a link is written. Links that are written alike share it: a page may have very many.
class LinkSource
{
public:
    LinkSource() = default;
    /// `raw`: what is written, where that is no URL.
    LinkSource(const QByteArray &element, const QByteArray &attribute, const QByteArray &raw = {})
        : m_data(new Data)
    {
        m_data->element = element;
        m_data->attribute = attribute;
        m_data->raw = raw;
    }
    [[nodiscard]] const QByteArray &element() const { return data().element; }
    [[nodiscard]] const QByteArray &attribute() const { return data().attribute; }
    [[nodiscard]] const QByteArray &raw() const { return data().raw; }
    /// The very same; others may still say the same.
    [[nodiscard]] bool isSharedWith(const LinkSource &other) const { return m_data == other.m_data; }

private:
    struct Data : QSharedData
    {
        QByteArray element;
        QByteArray attribute;
        QByteArray raw;
    };
    [[nodiscard]] const Data &data() const
    {
        static const Data nothing;
        return m_data ? *m_data : nothing;
    }
    QExplicitlySharedDataPointer<Data> m_data;
};

/// One URL on a page, in document order.
struct Link
{
    url::Url url; ///< resolved, with its fragment; empty where it does not parse
    LinkSource source;
    QByteArray text; ///< anchor text or alt, white space collapsed, UTF-8
    LinkKind kind = LinkKind::Navigation;
    LinkRels rel;
    qint32 sameAs = -1; ///< an earlier one whose URL is written alike, and the same; -1: none that is known

    /// Lower case: "a", "img", "meta", "style"; "header" for HTTP headers.
    [[nodiscard]] const QByteArray &element() const { return source.element(); }
    /// Lower case: "href", "srcset", "content", "style"; in style sheets "url" and "@import"; in JSON-LD "json-ld"; the
    /// header's name.
    [[nodiscard]] const QByteArray &attribute() const { return source.attribute(); }
    /// As written (UTF-8, trimmed), only where `url` is empty.
    [[nodiscard]] const QByteArray &raw() const { return source.raw(); }
};

/// A page as it was read: its facts, and what the crawl goes on with. White space is ASCII's, U+00A0 and U+3000. Texts
/// that are longer are cut at a character: anchor texts at 1,000 bytes, the other facts at 16 KiB. At most 200,000
/// links, or 32 MiB of URLs, are kept of one page; more set tooComplex.
struct ParsedPage : facts::PageFacts
{
    QByteArray baseUrl; ///< of <base href>, resolved; "" where there is none
    QByteArray changeHash; ///< ReadingPrint; "" where the text was not wanted
    TextWords words; ///< of the visible text, where they were wanted
    bool tooComplex = false; ///< its rest was not read, or there were too many links; those found before count
    QList<Link> links;
};

/// What the extraction needs to know of the answer.
struct PageInput
{
    QByteArrayView body; ///< bytes after content decoding
    url::Url url; ///< the document's URL
    QByteArrayView contentType; ///< header value, may be empty
    QList<QPair<QByteArray, QByteArray>> headers; ///< all response headers (Link, Refresh, X-Robots-Tag are read)
    QByteArray agent{}; ///< the crawl's product token: what robots metas and X-Robots-Tag say to it counts too
};

class MainTextSink;

struct ExtractOptions
{
    bool resources = true; ///< kinds other than Navigation are wanted
    bool dynamic = false; ///< JSON-LD and data-* URLs too
    bool text = true; ///< wordCount, textHash, mainWords and changeHash are wanted
    bool signature = true; ///< with them
    bool wordSet = false;
    bool observe = true; ///< what audits ask for is wanted
    QList<MainTextSink *> mainTexts{}; ///< each is given the main text; they outlive the extraction
};

} // namespace argiope::html

Q_DECLARE_TYPEINFO(argiope::html::Link, Q_RELOCATABLE_TYPE); // lists of them grow without touching each
