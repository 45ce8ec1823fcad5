#include "core/html/linkrules.h"

#include "core/html/strings.h"

#include <gumbo.h>

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

LinkRule srcRule(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_FRAME:
    case GUMBO_TAG_IFRAME:
        return NavigationUrl;
    case GUMBO_TAG_AUDIO:
    case GUMBO_TAG_BGSOUND:
    case GUMBO_TAG_EMBED:
    case GUMBO_TAG_IMAGE:
    case GUMBO_TAG_IMG:
    case GUMBO_TAG_INPUT:
    case GUMBO_TAG_SCRIPT:
    case GUMBO_TAG_SOURCE:
    case GUMBO_TAG_TRACK:
    case GUMBO_TAG_VIDEO:
        return ResourceUrl;
    default:
        return NoRule;
    }
}

bool takesBackground(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_BODY:
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TFOOT:
    case GUMBO_TAG_TH:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TR:
        return true;
    default:
        return false;
    }
}

} // namespace

LinkRule htmlRule(int gumboTag, Attr attr)
{
    const auto tag = GumboTag(gumboTag);
    switch (attr) {
    case Attr::Href:
        return tag == GUMBO_TAG_A || tag == GUMBO_TAG_AREA ? NavigationUrl : NoRule;
    case Attr::Ping:
        if (tag == GUMBO_TAG_A || tag == GUMBO_TAG_AREA)
            return {ValueShape::Tokens, LinkKind::Metadata};
        return NoRule;
    case Attr::Src:
        return tag == GUMBO_TAG_APPLET ? appletRule(attr) : srcRule(tag);
    case Attr::Srcset:
        if (tag == GUMBO_TAG_IMG || tag == GUMBO_TAG_SOURCE)
            return {ValueShape::Srcset, LinkKind::Resource};
        return NoRule;
    case Attr::Action:
        return tag == GUMBO_TAG_FORM ? FormUrl : NoRule;
    case Attr::FormAction:
        return tag == GUMBO_TAG_BUTTON || tag == GUMBO_TAG_INPUT ? FormUrl : NoRule;
    case Attr::Cite:
        if (tag == GUMBO_TAG_BLOCKQUOTE || tag == GUMBO_TAG_Q || tag == GUMBO_TAG_INS || tag == GUMBO_TAG_DEL)
            return MetadataUrl;
        return NoRule;
    case Attr::LongDesc:
        if (tag == GUMBO_TAG_IMG || tag == GUMBO_TAG_FRAME || tag == GUMBO_TAG_IFRAME)
            return MetadataUrl;
        return NoRule;
    case Attr::Background:
        return takesBackground(tag) ? ResourceUrl : NoRule;
    case Attr::DynSrc:
    case Attr::LowSrc:
        return tag == GUMBO_TAG_IMG ? ResourceUrl : NoRule;
    case Attr::Poster:
        return tag == GUMBO_TAG_VIDEO ? ResourceUrl : NoRule;
    case Attr::Manifest:
        return tag == GUMBO_TAG_HTML ? ResourceUrl : NoRule;
    case Attr::Profile:
        return tag == GUMBO_TAG_HEAD ? LinkRule{ValueShape::Tokens, LinkKind::Metadata} : NoRule;
    case Attr::Codebase:
        return tag == GUMBO_TAG_APPLET || tag == GUMBO_TAG_OBJECT ? MetadataUrl : NoRule;
    case Attr::Icon:
        return tag == GUMBO_TAG_MENUITEM ? ResourceUrl : NoRule;
    case Attr::ItemType:
        return {ValueShape::Tokens, LinkKind::Metadata};
    case Attr::ItemId:
        return MetadataUrl;
    default:
        if (tag == GUMBO_TAG_APPLET)
            return appletRule(attr);
        return tag == GUMBO_TAG_OBJECT ? objectRule(attr) : NoRule;
    }
}

LinkRule svgRule(QByteArrayView name, Attr attr)
{
    if (attr != Attr::Href && attr != Attr::XlinkHref)
        return NoRule;
    return name == "a" ? NavigationUrl : ResourceUrl;
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
        else if (equalsLower(token, "stylesheet") || equalsLower(token, "icon") || equalsLower(token, "preload")
            || equalsLower(token, "modulepreload") || equalsLower(token, "manifest") || equalsLower(token, "mask-icon")
            || startsWithLower(token, "apple-touch-icon") || startsWithLower(token, "apple-touch-startup-image"))
            info.resource = true;
    });
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

} // namespace argiope::html
