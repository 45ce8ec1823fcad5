#include "core/html/promotionobserver.h"

#include "core/html/strings.h"

#include <QSet>
#include <QString>

#include <algorithm>
#include <iterator>

namespace argiope::html {

namespace {

constexpr const char *GraphNames[] = {"og:title", "og:type", "og:image", "og:url"};

bool isJsonLdScript(QByteArrayView type)
{
    const qsizetype semicolon = type.indexOf(';');
    return equalsLower(trimmed(semicolon < 0 ? type : type.first(semicolon)), "application/ld+json");
}

/// Words of three letters and more, and single ideographs.
QSet<QString> wordsOfTitle(const QByteArray &title)
{
    constexpr char16_t Ideographs = 0x2E80;
    constexpr qsizetype Least = 3;
    QSet<QString> words;
    QString word;
    const auto end = [&] {
        if (word.size() >= Least)
            words.insert(word);
        word.clear();
    };
    for (const QChar c : QString::fromUtf8(title).toCaseFolded()) {
        if (c.unicode() >= Ideographs) {
            end();
            words.insert(QString(c));
        } else if (c.isLetterOrNumber() || c.isMark()) {
            word += c;
        } else {
            end();
        }
    }
    end();
    return words;
}

/// Neither has a word of the other; what has no words is not judged.
bool shareNoWord(const QByteArray &one, const QByteArray &other)
{
    const QSet<QString> words = wordsOfTitle(one);
    const QSet<QString> others = wordsOfTitle(other);
    return !words.isEmpty() && !others.isEmpty() && !words.intersects(others);
}

bool isOtherPage(const PageContext &context, const QByteArray &written)
{
    const auto named = context.links.resolve(written, context.input.url);
    if (!named || !named->isHttp())
        return false;
    const QByteArray &canonical = context.page.canonical;
    if (canonical.isEmpty())
        return named->hrefWithoutFragment() != context.input.url.hrefWithoutFragment();
    const auto own = url::parse(canonical);
    return own && named->hrefWithoutFragment() != own->hrefWithoutFragment();
}

} // namespace

void noteOtherAddress(PageContext &context, const QByteArrayList &addresses)
{
    const auto other = std::find_if(addresses.begin(), addresses.end(),
        [&context](const QByteArray &written) { return isOtherPage(context, written); });
    if (other != addresses.end())
        context.observed.add("sd-url-differs", *other);
}

WalkFlags PromotionObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    byline(view);
    switch (view.tag) {
    case Tag::Script:
        return script(view);
    case Tag::Link:
        link(view);
        break;
    case Tag::Meta:
        meta(view);
        break;
    case Tag::Html:
        m_amp = !view.value(QByteArrayView("amp")).isNull() || !view.value(QByteArrayView("\xE2\x9A\xA1")).isNull();
        break;
    case Tag::Style:
        m_ampStyle = m_ampStyle || !view.value(QByteArrayView("amp-boilerplate")).isNull();
        break;
    case Tag::Img: // which AMP pages have elements of their own for
        if (m_amp && m_ampForeign.isEmpty())
            m_ampForeign = view.name();
        break;
    default:
        break;
    }
    return 0;
}

/// Who wrote the page, and when.
void PromotionObserver::byline(const ElementView &view)
{
    m_date = m_date || view.tag == Tag::Time;
    if (!m_author && (view.tag == Tag::A || view.tag == Tag::Link))
        forEachToken(view.value(Attr::Rel),
            [this](QByteArrayView token) { m_author = m_author || equalsLower(token, "author"); });
    if (!view.has(Attr::Microdata))
        return;
    forEachToken(view.value(QByteArrayView("itemprop")), [this](QByteArrayView token) {
        m_author = m_author || equalsLower(token, "author");
        m_date = m_date || equalsLower(token, "datePublished") || equalsLower(token, "dateModified");
    });
}

/// What og:type says alone is held against little: systems call other pages articles, too.
void PromotionObserver::finishArticle()
{
    if (!equalsLower(m_graph[Type], "article") || m_structuredArticle)
        return;
    if (m_published && !m_author)
        observe("article-author-missing");
    if (!m_date)
        observe("article-date-missing");
}

WalkFlags PromotionObserver::script(const ElementView &view)
{
    const QByteArrayView type = view.value(Attr::Type);
    if (m_amp) {
        const QByteArrayView src = trimmed(view.value(Attr::Src));
        if (src.startsWith("https://cdn.ampproject.org/"))
            m_ampScript = m_ampScript || src == "https://cdn.ampproject.org/v0.js"
                || src == "https://cdn.ampproject.org/v0.mjs";
        else if (!type.contains("json") && m_ampForeign.isEmpty() && view.value(QByteArrayView("template")).isNull()
            && !equalsLower(type, "text/plain"))
            m_ampForeign = "script";
    }
    if (type.isEmpty() || !isJsonLdScript(type))
        return 0;
    m_open = view.id();
    m_text.clear();
    hear(InStructuredData);
    return InStructuredData;
}

void PromotionObserver::text(QByteArrayView text, WalkFlags flags)
{
    if ((flags & InStructuredData) && m_bytes + m_text.size() + text.size() <= schemaorg::StructuredData::MostBytes)
        m_text.append(text.data(), text.size());
    else if (flags & InStructuredData)
        m_bytes = schemaorg::StructuredData::MostBytes + 1; // it says so, and no more is read
}

void PromotionObserver::closed(const markup::Element &element)
{
    if (m_open != 0 && element.id == m_open)
        readScript();
}

void PromotionObserver::readScript()
{
    m_open = 0;
    hear(0);
    if (m_bytes > schemaorg::StructuredData::MostBytes) {
        observe("sd-unread");
        return;
    }
    m_bytes += m_text.size();
    observe("sd-json");
    m_structuredArticle = m_structuredArticle || m_text.contains("Article\"") || m_text.contains("BlogPosting\"");
    m_author = m_author || m_text.contains("\"author\"");
    m_date = m_date || m_text.contains("\"datePublished\"") || m_text.contains("\"dateModified\"");
    m_data.read(m_text);
    m_text = {};
}

void PromotionObserver::link(const ElementView &view)
{
    const QByteArrayView rel = view.value(Attr::Rel);
    if (rel.isEmpty())
        return;
    bool icon = false;
    bool manifest = false;
    forEachToken(rel, [&](QByteArrayView token) {
        icon = icon || equalsLower(token, "icon");
        manifest = manifest || equalsLower(token, "manifest");
    });
    if (!icon && !manifest)
        return;
    const auto url = m_context.links.resolve(trimmed(view.value(Attr::Href)), m_context.base);
    if (!url || trimmed(view.value(Attr::Href)).isEmpty())
        return;
    const QByteArrayView address = url->hrefWithoutFragment();
    // Observations are short; what is cut would name another URL.
    const bool fits = url->isHttp() && address.size() <= facts::Observations::EvidenceBytes;
    observe(icon ? "page-icon" : "page-manifest", fits ? address : QByteArrayView());
}

void PromotionObserver::meta(const ElementView &view)
{
    QByteArrayView name = trimmed(view.value(Attr::Property));
    if (name.isEmpty())
        name = trimmed(view.value(Attr::Name));
    const bool said = !trimmed(view.value(Attr::Content)).isEmpty();
    if (said && startsWithLower(name, "article:")) {
        m_published = m_published || equalsLower(name, "article:published_time");
        m_date = m_date || m_published || equalsLower(name, "article:modified_time");
        m_author = m_author || equalsLower(name, "article:author");
    } else if (said && equalsLower(name, "author")) {
        m_author = true;
    }
    if (startsWithLower(name, "og:"))
        openGraph(name, trimmed(view.value(Attr::Content)));
    else if (equalsLower(name, "twitter:card")) {
        m_card = true;
        const QByteArrayView card = trimmed(view.value(Attr::Content));
        constexpr const char *cards[] = {"summary", "summary_large_image", "app", "player"};
        if (std::none_of(std::begin(cards), std::end(cards), [card](const char *one) { return card == one; }))
            observe("twitter-card-bad", card);
    }
}

void PromotionObserver::openGraph(QByteArrayView property, QByteArrayView content)
{
    m_anyGraph = true;
    for (size_t i = 0; i < OpenGraphCount; ++i) {
        const bool isIt = equalsLower(property, GraphNames[i])
            || (i == Image && equalsLower(property, "og:image:url")); // the same under another name
        if (!isIt || content.isEmpty())
            continue;
        if (i == Image) { // there may be several
            const auto url = url::parse(content);
            if (!url || !url->isHttp())
                observe("og-image-relative", content);
            else if (m_graph[i].isEmpty() && url->href().size() <= facts::Observations::EvidenceBytes)
                observe("page-picture", url->hrefWithoutFragment());
        } else if (!m_graph[i].isEmpty() && m_graph[i] != content) {
            observe("og-twice", QByteArray(GraphNames[i] + QByteArray(": ") + content.toByteArray()));
        }
        if (m_graph[i].isEmpty())
            m_graph[i] = content.toByteArray();
    }
}

void PromotionObserver::finishSocial()
{
    if (m_anyGraph) {
        QByteArrayList missing;
        for (size_t i = 0; i < OpenGraphCount; ++i) {
            if (m_graph[i].isEmpty())
                missing.append(GraphNames[i]);
        }
        if (!missing.isEmpty())
            observe("og-incomplete", missing.join(", "));
    } else {
        observe("og-incomplete", "og:title, og:type, og:image, og:url");
    }
    if (!m_card && m_graph[Image].isEmpty())
        observe("twitter-card-missing");
    if (!m_graph[Url].isEmpty() && isOtherPage(m_context, m_graph[Url]))
        observe("og-url-differs", m_graph[Url]);
    const QByteArray &title = m_graph[Title];
    if (!title.isEmpty() && shareNoWord(title, m_context.page.title)
        && (m_context.page.h1.isEmpty() || shareNoWord(title, m_context.page.h1)))
        observe("og-title-differs", QByteArray(title + " (og:title), " + m_context.page.title + " (title)"));
    noteOtherAddress(m_context, m_data.urls());
}

/// What the AMP HTML specification asks of every document ("Required markup"), not all that its validator knows.
void PromotionObserver::finishAmp()
{
    if (!m_amp)
        return;
    observe("amp-page");
    if (!m_ampScript)
        observe("amp-invalid", "https://cdn.ampproject.org/v0.js");
    if (!m_ampStyle)
        observe("amp-invalid", "style amp-boilerplate");
    if (m_context.page.canonical.isEmpty())
        observe("amp-invalid", "link rel=canonical");
    if (!m_ampForeign.isEmpty())
        observe("amp-invalid", m_ampForeign);
}

void PromotionObserver::finish()
{
    if (m_open != 0)
        readScript();
    m_data.finish(m_context.input.url.hrefWithoutFragment().toByteArray());
    finishSocial();
    finishAmp();
    finishArticle();
}

} // namespace argiope::html
