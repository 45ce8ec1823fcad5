#include "core/html/anchorobserver.h"

#include "core/base/bytes16.h"
#include "core/base/text.h"
#include "core/html/linkwriting.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

#include <QString>
#include <QtEndian>

#include <algorithm>
#include <cstring>

#include <xxhash.h>

namespace argiope::html {

namespace {

constexpr qsizetype MostTexts = 20'000; ///< of a page; more are not held against each other

/// A text in lower case. Most are short and ASCII, and a page has hundreds: they take no memory of their own.
class Folded
{
public:
    explicit Folded(QByteArrayView text)
    {
        quint32 high = text.size() > qsizetype(sizeof m_short) ? 1 : 0;
        for (qsizetype at = 0; at < text.size() && high == 0; at += 16) {
            const auto left = size_t(text.size() - at);
            const auto bytes
                = left < 16 ? base::Bytes16::at(text.data() + at, left) : base::Bytes16::at(text.data() + at);
            high = bytes.bits();
            bytes.lowered().store(m_short + at);
        }
        m_view = QByteArrayView(m_short, text.size());
        if (high == 0)
            return;
        m_long = QString::fromUtf8(text).toLower().toUtf8();
        m_view = m_long;
    }
    Folded(const Folded &) = delete;
    Folded &operator=(const Folded &) = delete;
    [[nodiscard]] QByteArrayView view() const { return m_view; }
    [[nodiscard]] quint64 hash() const
    {
        if (m_view.size() > 16 || m_view.data() != m_short)
            return XXH3_64bits(m_view.data(), size_t(m_view.size()));
        // As they were stored, with zeros behind them: to be read otherwise they would have to be waited for.
        quint64 hash = qFromLittleEndian<quint64>(m_short) * 0x9FB21C651E98DF25;
        hash ^= hash >> 29;
        hash = (hash ^ qFromLittleEndian<quint64>(m_short + 8) ^ quint64(m_view.size())) * 0xC2B2AE3D27D4EB4F;
        return hash ^ (hash >> 32);
    }

private:
    char m_short[208]; ///< times 16
    QByteArray m_long;
    QByteArrayView m_view;
};

/// An attribute that gives an element its name is called so.
bool isNaming(QByteArrayView name)
{
    switch (name.size()) { // sizes that compilers know need no call
    case 5:
        return std::memcmp(name.data(), "title", 5) == 0;
    case 10:
        return std::memcmp(name.data(), "aria-label", 10) == 0;
    case 15:
        return std::memcmp(name.data(), "aria-labelledby", 15) == 0;
    default:
        return false;
    }
}

bool givesName(const ElementView &view, const markup::Attribute &attribute)
{
    return isNaming(attribute.name) && !trimmed(view.value(attribute)).isEmpty();
}

bool hasOwnName(const ElementView &view)
{
    const auto &all = view.attributes();
    return std::any_of(
        all.begin(), all.end(), [&view](const markup::Attribute &attribute) { return givesName(view, attribute); });
}

/// What a link's own attributes say, read once: a page has hundreds.
struct AnchorWords
{
    explicit AnchorWords(const ElementView &view)
        : hidden(view.flags & InHidden)
    {
        for (const markup::Attribute &attribute : view.attributes()) {
            switch (attribute.id) {
            case Attr::Href:
                hasHref = true;
                href = trimmed(view.value(attribute));
                break;
            case Attr::Id:
            case Attr::Name:
                place = place || !trimmed(view.value(attribute)).isEmpty();
                break;
            case Attr::Role:
                role = !trimmed(view.value(attribute)).isEmpty();
                break;
            case Attr::Hidden:
                hidden = true;
                break;
            case Attr::AriaHidden:
                hidden = hidden || equalsLower(trimmed(view.value(attribute)), "true");
                break;
            default:
                if (attribute.name.size() == 8 && std::memcmp(attribute.name.data(), "hreflang", 8) == 0)
                    language = trimmed(view.value(attribute));
                else if (attribute.name.size() == 6 && std::memcmp(attribute.name.data(), "target", 6) == 0)
                    blank = equalsLower(trimmed(view.value(attribute)), "_blank");
                else
                    named = named || givesName(view, attribute);
                break;
            }
        }
    }
    QByteArrayView href; ///< trimmed
    QByteArrayView language; ///< likewise: that of what it leads to, as it says
    bool hasHref = false;
    bool hidden = false;
    bool named = false;
    bool role = false;
    bool place = false; ///< it is one that links lead to
    bool blank = false; ///< opens another window
};

/// A script that may lead somewhere.
bool isLeadingScript(QByteArrayView href)
{
    return isScriptUrl(href) && !isPageAction(href.sliced(href.indexOf(':') + 1));
}

/// What only a link with a target may have (HTML Standard 4.5.1), or makes a script of it.
bool actsAsLink(const ElementView &view)
{
    for (const markup::Attribute &attribute : view.attributes()) {
        for (const char *name :
            {"onclick", "target", "download", "ping", "rel", "hreflang", "type", "referrerpolicy"}) {
            if (attribute.name == QByteArrayView(name))
                return true;
        }
    }
    return false;
}

/// A text that names the very place it leads to, as that of a member in an index does: "start" of "#start".
bool namesItsPlace(const Link &link)
{
    const QByteArrayView hash = link.url.hash();
    return hash.size() > 1 && hash.sliced(1) == link.text;
}

} // namespace

WalkFlags AnchorObserver::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    if (view.tag == Tag::A && view.isHtml) {
        m_open = view.id();
        setInside(true);
        m_openLink = m_links.lastAnchor();
        anchor(view);
        return 0;
    }
    const bool open = m_inside && m_openLink >= 0 && size_t(m_openLink) < m_said.size();
    if (view.tag == Tag::Code) {
        if (open)
            m_said[size_t(m_openLink)].code = true;
        return 0;
    }
    if (!open || view.attributes().empty())
        return 0;
    Said &said = m_said[size_t(m_openLink)];
    said.named = said.named || hasOwnName(view);
    if (view.tag == Tag::Img && view.isHtml && said.alt == 0) {
        if (const QByteArray alt = collapsed(view.value(Attr::Alt), facts::Observations::EvidenceBytes);
            !alt.isEmpty()) {
            m_alts.append(alt);
            said.alt = quint32(m_alts.size());
        }
    }
    if (view.tag == Tag::Input || view.tag == Tag::Iframe || view.tag == Tag::Button)
        said.named = true; // a control in a link has a name of its own, or is a fault of its own
    return 0;
}

void AnchorObserver::anchor(const ElementView &view)
{
    if (m_said.empty())
        m_said.reserve(64);
    const AnchorWords words(view);
    const QByteArrayView href = words.href;
    const bool again = isPlainAgain();
    const bool plain = again || isPlainlyWritten(href);
    const bool empty = !again && m_openLink >= 0 && m_context.links.at(m_openLink).url.isEmpty(); // it is no URL
    if (words.hasHref && plain && empty)
        m_context.observed.add("link-malformed", href);
    else if (words.hasHref && !plain)
        written(href);
    if (!words.role && !words.place) {
        // An empty one leads to the page itself.
        const bool dead = words.hasHref ? empty || (!plain && (isLeadingScript(href) || startsWithLower(href, "file:")))
                                        : actsAsLink(view) && !isPageAction(view.value(QByteArrayView("onclick")));
        if (dead)
            m_context.observed.add("link-not-crawlable", words.hasHref ? href : view.value(QByteArrayView("onclick")));
    }
    if (words.blank && !href.isEmpty()) {
        bool opener = false;
        forEachToken(view.value(Attr::Rel), [&](QByteArrayView rel) { opener = opener || equalsLower(rel, "opener"); });
        if (opener)
            m_context.observed.add("link-blank-opener", href);
    }
    if (m_openLink < 0)
        return;
    if (!words.language.isEmpty())
        languageOf(words.language);
    if (size_t(m_openLink) >= m_said.size())
        m_said.resize(size_t(m_openLink) + 1);
    Said &said = m_said[size_t(m_openLink)];
    said.visible = !words.hidden;
    said.code = (view.flags & InCodeName) != 0;
    said.named = words.named;
    said.plain = plain && !empty;
}

/// A link that says which language its target is in: "de https://example.org/de/". A URL that does not fit in is left
/// out.
void AnchorObserver::languageOf(QByteArrayView said)
{
    if (said.contains(' '))
        said = {}; // no code; the check of it says so
    QByteArray text = said.isEmpty() ? QByteArray("?") : said.toByteArray();
    const url::Url &target = m_context.links.at(m_openLink).url;
    const QByteArrayView address = target.isHttp() ? target.hrefWithoutFragment() : QByteArrayView();
    if (text.size() + 1 + address.size() <= facts::Observations::EvidenceBytes && !address.isEmpty())
        text += ' ' + address.toByteArray();
    m_context.observed.add("link-hreflang", text);
}

/// Two of three links are written as one before them on their page.
bool AnchorObserver::isPlainAgain() const
{
    const qint32 first = m_openLink < 0 ? -1 : m_context.links.at(m_openLink).sameAs;
    return first >= 0 && size_t(first) < m_said.size() && m_said[size_t(first)].plain;
}

/// How its target is written, trimmed, where it is not plainly.
void AnchorObserver::written(QByteArrayView href)
{
    const char first = href.isEmpty() ? '\0' : toLower(href.front());
    if ((first == 'j' && isScriptUrl(href)) || startsWithLower(href, "data:"))
        return;
    if (startsWithLower(href, "mailto:") || startsWithLower(href, "tel:")) {
        if (startsWithLower(href, "tel:") ? !isTelUrl(href) : !isMailUrl(href))
            m_context.observed.add("link-mailto-bad", href);
        return;
    }
    if (isMistyped(href) || (m_openLink >= 0 && m_context.links.at(m_openLink).url.isEmpty()))
        m_context.observed.add("link-malformed", href);
    else if (hasSpaces(href))
        m_context.observed.add("link-spaces", href);
}

/// The rest of a link whose elements overlap: `<p><a href=x><p>text</a>`.
void AnchorObserver::copied(const markup::NewElement &element)
{
    if (element.tag != Tag::A || element.copyOf != m_open)
        return;
    m_open = element.id;
    setInside(true);
}

void AnchorObserver::closed(const markup::Element &element)
{
    if (element.id == m_open)
        setInside(false); // a copy may follow
}

/// The same thing done with different pages, as "Edit" and "Log in" of a wiki: one path, and each has a query.
static bool areOneFunction(const url::Url &one, const url::Url &other)
{
    return !one.search().isEmpty() && !other.search().isEmpty() && one.pathname() == other.pathname()
        && one.host() == other.host();
}

/// An image and a text, each in a link of its own, side by side, that lead to one page and are called alike.
void AnchorObserver::lookAtNeighbours(size_t first, size_t second)
{
    const Said &one = m_said[first];
    const Said &two = m_said[second];
    if ((one.alt == 0) == (two.alt == 0))
        return;
    const Link &before = m_context.links.at(qsizetype(first));
    const Link &behind = m_context.links.at(qsizetype(second));
    if (behind.text.isEmpty() || before.url.href() != behind.url.href()
        || Folded(before.text).view().compare(Folded(behind.text).view()) != 0)
        return;
    const QByteArray &alt = m_alts.at(qsizetype(std::max(one.alt, two.alt)) - 1);
    if (Folded(alt).view().compare(Folded(behind.text).view()) == 0)
        m_context.observed.add("image-alt-repeats-link", alt);
}

/// False where there is something to say of it, or may be of another one that is called and leads the same.
bool AnchorObserver::lookAtText(const Link &link, const Said &said)
{
    const bool http = link.url.isHttp();
    if (link.text.isEmpty()) {
        const LinkRels unfollowed = LinkRel::NoFollow | LinkRel::Sponsored | LinkRel::Ugc;
        if (http && !said.named && !(link.rel & unfollowed) && link.url.hostname() == m_host)
            m_context.observed.add("link-text-empty", link.url.href());
        return false;
    }
    const Folded folded(link.text);
    const QByteArrayView text = folded.view();
    if (said.alt != 0) {
        const QByteArray &written = m_alts.at(qsizetype(said.alt) - 1);
        const QByteArray alt = Folded(written).view().toByteArray();
        if (text == QByteArray(alt + ' ' + alt))
            m_context.observed.add("image-alt-repeats-link", written);
    }
    if (!http)
        return said.alt == 0;
    const QByteArrayView target = link.url.hrefWithoutFragment();
    const bool generic = target != m_self && !said.code && isGenericText(text, m_language) && !namesItsPlace(link);
    if (generic)
        m_generic.add(link.text);
    if (m_targets.size() >= MostTexts)
        return said.alt == 0 && !generic;
    const auto [known, isNew] = m_targets.insert(folded.hash());
    if (isNew)
        known = &link;
    const bool other = known->url.href().constData() != link.url.href().constData()
        && known->url.hrefWithoutFragment() != target && !areOneFunction(known->url, link.url);
    if (other)
        m_sameText.add(link.text);
    return said.alt == 0 && !generic && !other;
}

void AnchorObserver::finish()
{
    m_host = m_context.input.url.hostname();
    m_self = m_context.input.url.hrefWithoutFragment();
    m_language = lowered(base::upTo(m_context.page.language, '-'));
    m_targets.reserve(std::min(m_said.size() / 2, size_t(1024))); // two of three links are like one before them
    size_t before = m_said.size(); // the visible link in front
    for (size_t i = 0; i < m_said.size(); ++i) {
        Said &said = m_said[i];
        if (!said.visible)
            continue;
        if (before < i && (said.alt | m_said[before].alt) != 0)
            lookAtNeighbours(before, i);
        before = i;
        const Link &link = m_context.links.at(qsizetype(i));
        if (link.sameAs >= 0 && said.alt == 0) {
            const Said &first = m_said[size_t(link.sameAs)];
            if (first.quiet && first.code == said.code
                && link.text.constData() == m_context.links.at(link.sameAs).text.constData())
                continue;
        }
        said.quiet = lookAtText(link, said);
    }
    m_generic.tell(m_context.observed, "link-text-generic");
    m_sameText.tell(m_context.observed, "link-same-text");
}

} // namespace argiope::html
