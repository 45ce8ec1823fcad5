#include "core/html/linkrules.h"

#include "core/html/strings.h"

#include <algorithm>
#include <iterator>

namespace argiope::html {

namespace {

constexpr LinkRule NoRule{};
constexpr LinkRule NavigationUrl{ValueShape::Url, LinkKind::Navigation};
constexpr LinkRule ResourceUrl{ValueShape::Url, LinkKind::Resource};
constexpr LinkRule MetadataUrl{ValueShape::Url, LinkKind::Metadata};
constexpr LinkRule FormUrl{ValueShape::Url, LinkKind::Form};

LinkRule appletRule(Attr attr)
{
    switch (attr) {
    case Attr::Archive:
        return {ValueShape::Commas, LinkKind::Resource};
    case Attr::Code:
    case Attr::Object:
    case Attr::Src:
        return ResourceUrl;
    default:
        return NoRule;
    }
}

LinkRule objectRule(Attr attr)
{
    switch (attr) {
    case Attr::Data:
        return ResourceUrl;
    case Attr::Archive:
        return {ValueShape::Tokens, LinkKind::Resource};
    default:
        return NoRule;
    }
}

LinkRule srcRule(Tag tag)
{
    switch (tag) {
    case Tag::Frame:
    case Tag::Iframe:
        return NavigationUrl;
    case Tag::Audio:
    case Tag::Bgsound:
    case Tag::Embed:
    case Tag::Image:
    case Tag::Img:
    case Tag::Input:
    case Tag::Script:
    case Tag::Source:
    case Tag::Track:
    case Tag::Video:
        return ResourceUrl;
    default:
        return NoRule;
    }
}

bool takesBackground(Tag tag)
{
    switch (tag) {
    case Tag::Body:
    case Tag::Table:
    case Tag::Tbody:
    case Tag::Td:
    case Tag::Tfoot:
    case Tag::Th:
    case Tag::Thead:
    case Tag::Tr:
        return true;
    default:
        return false;
    }
}

} // namespace

LinkRule htmlRule(Tag tag, Attr attr)
{
    switch (attr) {
    case Attr::Href:
        return tag == Tag::A || tag == Tag::Area ? NavigationUrl : NoRule;
    case Attr::Ping:
        if (tag == Tag::A || tag == Tag::Area)
            return {ValueShape::Tokens, LinkKind::Metadata};
        return NoRule;
    case Attr::Src:
        return tag == Tag::Applet ? appletRule(attr) : srcRule(tag);
    case Attr::Srcset:
        if (tag == Tag::Img || tag == Tag::Source)
            return {ValueShape::Srcset, LinkKind::Resource};
        return NoRule;
    case Attr::Action:
        return tag == Tag::Form ? FormUrl : NoRule;
    case Attr::FormAction:
        return tag == Tag::Button || tag == Tag::Input ? FormUrl : NoRule;
    case Attr::Cite:
        if (tag == Tag::Blockquote || tag == Tag::Q || tag == Tag::Ins || tag == Tag::Del)
            return MetadataUrl;
        return NoRule;
    case Attr::LongDesc:
        if (tag == Tag::Img || tag == Tag::Frame || tag == Tag::Iframe)
            return MetadataUrl;
        return NoRule;
    case Attr::Background:
        return takesBackground(tag) ? ResourceUrl : NoRule;
    case Attr::DynSrc:
    case Attr::LowSrc:
        return tag == Tag::Img ? ResourceUrl : NoRule;
    case Attr::Poster:
        return tag == Tag::Video ? ResourceUrl : NoRule;
    case Attr::Manifest:
        return tag == Tag::Html ? ResourceUrl : NoRule;
    case Attr::Profile:
        return tag == Tag::Head ? LinkRule{ValueShape::Tokens, LinkKind::Metadata} : NoRule;
    case Attr::Codebase:
        return tag == Tag::Applet || tag == Tag::Object ? MetadataUrl : NoRule;
    case Attr::Icon:
        return tag == Tag::Menuitem ? ResourceUrl : NoRule;
    case Attr::ItemType:
        return {ValueShape::Tokens, LinkKind::Metadata};
    case Attr::ItemId:
        return MetadataUrl;
    default:
        if (tag == Tag::Applet)
            return appletRule(attr);
        return tag == Tag::Object ? objectRule(attr) : NoRule;
    }
}

LinkRule svgRule(QByteArrayView name, Attr attr)
{
    if (attr != Attr::Href && attr != Attr::XlinkHref)
        return NoRule;
    if (name == "a")
        return NavigationUrl;
    // Of others it is an attribute like any: an area there is no link (SVG 2, 16.1).
    static constexpr const char *Names[] = {"image", "use", "script", "feimage", "feImage", "textpath", "textPath",
        "mpath", "pattern", "filter", "lineargradient", "linearGradient", "radialgradient", "radialGradient", "set",
        "animate", "animatemotion", "animateMotion", "animatetransform", "animateTransform", "animatecolor", "cursor",
        "color-profile", "tref", "altglyph", "altGlyph", "glyphref", "glyphRef", "font-face-uri", "discard"};
    const bool known = std::any_of(std::begin(Names), std::end(Names), [name](const char *one) { return name == one; });
    return known ? ResourceUrl : NoRule;
}

LinkRule mathRule(QByteArrayView name)
{
    const bool known = name.startsWith('m') || name == "a" || name == "semantics" || name.startsWith("annotation");
    return known ? NavigationUrl : NoRule;
}

RelInfo parseRel(QByteArrayView rel)
{
    RelInfo info;
    forEachToken(rel, [&](QByteArrayView token) {
        if (equalsLower(token, "nofollow"))
            info.flags |= LinkRel::NoFollow;
        else if (equalsLower(token, "sponsored"))
            info.flags |= LinkRel::Sponsored;
        else if (equalsLower(token, "ugc"))
            info.flags |= LinkRel::Ugc;
        else if (equalsLower(token, "noopener") || equalsLower(token, "noreferrer")) // noreferrer implies noopener
            info.flags |= LinkRel::NoOpener;
        else if (equalsLower(token, "canonical"))
            info.flags |= LinkRel::Canonical;
        else if (equalsLower(token, "alternate"))
            info.flags |= LinkRel::Alternate;
        else if (equalsLower(token, "prev") || equalsLower(token, "previous"))
            info.flags |= LinkRel::Prev;
        else if (equalsLower(token, "next"))
            info.flags |= LinkRel::Next;
        else if (equalsLower(token, "amphtml"))
            info.flags |= LinkRel::Counterpart;
        else if (equalsLower(token, "stylesheet") || equalsLower(token, "icon") || equalsLower(token, "preload")
            || equalsLower(token, "modulepreload") || equalsLower(token, "manifest") || equalsLower(token, "mask-icon")
            || startsWithLower(token, "apple-touch-icon") || startsWithLower(token, "apple-touch-startup-image"))
            info.resource = true;
    });
    return info;
}

RelInfo parseRel(QByteArrayView rel, QByteArrayView hreflang, QByteArrayView media)
{
    RelInfo info = parseRel(rel);
    const bool names = !trimmed(hreflang).isEmpty() || !trimmed(media).isEmpty();
    if (!info.resource && names && info.flags.testFlag(LinkRel::Alternate))
        info.flags |= LinkRel::Counterpart;
    return info;
}

bool isUrlProperty(QByteArrayView property)
{
    static constexpr const char *Names[] = {"og:url", "og:image", "og:image:url", "og:image:secure_url", "og:video",
        "og:video:url", "og:video:secure_url", "og:audio", "og:audio:url", "og:audio:secure_url", "twitter:url",
        "twitter:image", "twitter:image:src", "twitter:image0", "twitter:image1", "twitter:image2", "twitter:image3",
        "twitter:player", "twitter:player:stream"};
    if (!startsWithLower(property, "og:") && !startsWithLower(property, "twitter:"))
        return false;
    for (const char *name : Names) {
        if (equalsLower(property, name))
            return true;
    }
    return false;
}

bool mayStandInBody(const markup::Token &token, markup::Tokenizer &tokenizer)
{
    for (const markup::Attribute &attribute : token.attributes) {
        if (attribute.id == Attr::Microdata || attribute.id == Attr::Rdfa || attribute.id == Attr::Property)
            return true;
    }
    if (token.tag != Tag::Link)
        return false;
    static constexpr const char *Names[]
        = {"dns-prefetch", "modulepreload", "pingback", "preconnect", "prefetch", "preload", "stylesheet", "prerender"};
    bool ok = true;
    forEachToken(tokenizer.value(Attr::Rel), [&ok](QByteArrayView rel) {
        ok = ok && std::any_of(std::begin(Names), std::end(Names), [rel](const char *name) {
            return equalsLower(rel, name);
        });
    });
    return ok;
}

} // namespace argiope::html
