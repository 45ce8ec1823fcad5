#include "core/html/robotsobserver.h"

#include "core/html/metarobots.h"
#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

/// What search engines document, with the defaults that authors like to write out.
constexpr const char *KnownDirectives[] = {"all", "index", "follow", "noindex", "nofollow", "none", "noarchive",
    "nocache", "nosnippet", "indexifembedded", "notranslate", "noimageindex", "nositelinkssearchbox", "noodp", "noydir",
    "noai", "noimageai", "max-snippet", "max-image-preview", "max-video-preview", "unavailable_after"};

constexpr char Google[] = "googlebot"; ///< the largest search engine's, which counts as everybody's

bool isKnown(const QByteArray &name)
{
    return std::any_of(
        std::begin(KnownDirectives), std::end(KnownDirectives), [&name](const char *known) { return name == known; });
}

bool limitsSnippet(const QByteArray &name, const QByteArray &directive)
{
    return name == "nosnippet" || name == "noimageindex" || name == "notranslate"
        || (name == "max-snippet" && trimmed(directive.mid(directive.indexOf(':') + 1)) == "0");
}

} // namespace

RobotsObserver::RobotsObserver(PageContext &context)
    : m_context(context)
{
    for (const auto &[name, value] : context.input.headers) {
        if (!equalsLower(name, "x-robots-tag"))
            continue;
        read(headerDirectivesOf(value, context.input.agent), "X-Robots-Tag");
        noteOfGoogle(parseXRobotsTag(value, Google), value);
        for (const QByteArray &said : directivesOfOthers(value, context.input.agent)) {
            const qsizetype colon = said.indexOf(':');
            readOfOther(said.left(colon).trimmed(), said.mid(colon + 1).trimmed());
        }
    }
}

WalkFlags RobotsObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    const QByteArrayView name = trimmed(view.value(Attr::Name));
    const bool everybody = isRobotsMetaName(name, {});
    const bool ours = everybody || isRobotsMetaName(name, m_context.input.agent);
    const bool google = equalsLower(name, Google);
    const QByteArrayView content = view.value(Attr::Content);
    if (!ours && isKnownRobotsMetaName(name))
        readOfOther(name, content);
    if (!ours && !google)
        return 0;
    if (!(view.flags & InHead))
        m_context.observed.add("index-directive-in-body", content);
    if (google)
        noteOfGoogle(parseMetaRobots(content), content);
    read(directivesOf(content), everybody ? "meta robots" : nullptr);
    return 0;
}

void RobotsObserver::noteOfGoogle(const MetaDirectives &said, QByteArrayView written)
{
    if (said.noIndex)
        m_context.observed.add("googlebot-noindex", written);
    if (said.noFollow)
        m_context.observed.add("googlebot-nofollow", written);
}

/// What one crawler may not do, and others may: said to be looked at, as it is easily forgotten.
void RobotsObserver::readOfOther(QByteArrayView agent, QByteArrayView content)
{
    if (equalsLower(agent, Google))
        return; // as if everybody were told
    const MetaDirectives said = parseMetaRobots(content);
    if (said.noIndex || said.noFollow || said.noSnippet || said.noArchive || said.noImageIndex)
        m_context.observed.add("index-agent-directive", QByteArray(agent + ": " + content));
}

void RobotsObserver::read(const QByteArrayList &directives, const char *source)
{
    for (const QByteArray &directive : directives) {
        const QByteArray name = directiveName(directive);
        if (!isKnown(name))
            m_context.observed.add("index-directive-unknown", directive);
        if (limitsSnippet(name, directive))
            m_context.observed.add("index-nosnippet", directive);
        if (name == "unavailable_after")
            m_context.observed.add("unavailable-after", trimmed(directive.mid(directive.indexOf(':') + 1)));
        if (!source)
            continue;
        for (Pair &pair : m_pairs) {
            pair.allowed = pair.allowed || name == pair.allow || name == "all";
            pair.refused = pair.refused || name == pair.refuse || name == "none";
        }
    }
    if (source && !directives.isEmpty())
        m_said += (m_said.isEmpty() ? "" : ", ") + directives.join(", ") + " (" + source + ')';
}

void RobotsObserver::finish()
{
    if (std::any_of(m_pairs.begin(), m_pairs.end(), [](const Pair &pair) { return pair.allowed && pair.refused; }))
        m_context.observed.add("index-conflict", m_said);
}

} // namespace argiope::html
