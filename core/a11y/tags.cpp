#include "core/a11y/tags.h"

#include <algorithm>
#include <iterator>

namespace argiope::a11y {

namespace {

struct NamedTag
{
    const char *name;
    Tag tag;
};

// By name, as it is searched. clang-format would give each a line.
// clang-format off
constexpr NamedTag HtmlTags[] = {
    {"a", Tag::A}, {"abbr", Tag::Abbr}, {"acronym", Tag::Acronym}, {"address", Tag::Address}, {"applet", Tag::Applet},
    {"area", Tag::Area}, {"article", Tag::Article}, {"aside", Tag::Aside}, {"audio", Tag::Audio}, {"b", Tag::B},
    {"base", Tag::Base}, {"bdi", Tag::Bdi}, {"bdo", Tag::Bdo}, {"big", Tag::Big}, {"blink", Tag::Blink},
    {"blockquote", Tag::Blockquote}, {"body", Tag::Body}, {"br", Tag::Br}, {"button", Tag::Button},
    {"canvas", Tag::Canvas}, {"caption", Tag::Caption}, {"center", Tag::Center}, {"cite", Tag::Cite},
    {"code", Tag::Code}, {"col", Tag::Col}, {"colgroup", Tag::Colgroup}, {"data", Tag::Data},
    {"datalist", Tag::Datalist}, {"dd", Tag::Dd}, {"del", Tag::Del}, {"details", Tag::Details}, {"dfn", Tag::Dfn},
    {"dialog", Tag::Dialog}, {"dir", Tag::Dir}, {"div", Tag::Div}, {"dl", Tag::Dl}, {"dt", Tag::Dt}, {"em", Tag::Em},
    {"embed", Tag::Embed}, {"fieldset", Tag::Fieldset}, {"figcaption", Tag::Figcaption}, {"figure", Tag::Figure},
    {"font", Tag::Font}, {"footer", Tag::Footer}, {"form", Tag::Form}, {"frame", Tag::Frame},
    {"frameset", Tag::Frameset}, {"h1", Tag::H1}, {"h2", Tag::H2}, {"h3", Tag::H3}, {"h4", Tag::H4}, {"h5", Tag::H5},
    {"h6", Tag::H6}, {"head", Tag::Head}, {"header", Tag::Header}, {"hgroup", Tag::Hgroup}, {"hr", Tag::Hr},
    {"html", Tag::Html}, {"i", Tag::I}, {"iframe", Tag::Iframe}, {"img", Tag::Img}, {"input", Tag::Input},
    {"ins", Tag::Ins}, {"kbd", Tag::Kbd}, {"label", Tag::Label}, {"legend", Tag::Legend}, {"li", Tag::Li},
    {"link", Tag::Link}, {"main", Tag::Main}, {"map", Tag::Map}, {"mark", Tag::Mark}, {"marquee", Tag::Marquee},
    {"math", Tag::Math}, {"menu", Tag::Menu}, {"meta", Tag::Meta}, {"meter", Tag::Meter}, {"nav", Tag::Nav},
    {"noembed", Tag::Noembed}, {"noframes", Tag::Noframes}, {"noscript", Tag::Noscript}, {"object", Tag::Object},
    {"ol", Tag::Ol}, {"optgroup", Tag::Optgroup}, {"option", Tag::Option}, {"output", Tag::Output}, {"p", Tag::P},
    {"param", Tag::Param}, {"picture", Tag::Picture}, {"pre", Tag::Pre}, {"progress", Tag::Progress}, {"q", Tag::Q},
    {"rp", Tag::Rp}, {"rt", Tag::Rt}, {"ruby", Tag::Ruby}, {"s", Tag::S}, {"samp", Tag::Samp},
    {"script", Tag::Script}, {"search", Tag::Search}, {"section", Tag::Section}, {"select", Tag::Select},
    {"slot", Tag::Slot}, {"small", Tag::Small}, {"source", Tag::Source}, {"span", Tag::Span}, {"strike", Tag::Strike},
    {"strong", Tag::Strong}, {"style", Tag::Style}, {"sub", Tag::Sub}, {"summary", Tag::Summary}, {"sup", Tag::Sup},
    {"table", Tag::Table}, {"tbody", Tag::Tbody}, {"td", Tag::Td}, {"template", Tag::Template},
    {"textarea", Tag::Textarea}, {"tfoot", Tag::Tfoot}, {"th", Tag::Th}, {"thead", Tag::Thead}, {"time", Tag::Time},
    {"title", Tag::Title}, {"tr", Tag::Tr}, {"track", Tag::Track}, {"tt", Tag::Tt}, {"u", Tag::U}, {"ul", Tag::Ul},
    {"var", Tag::Var}, {"video", Tag::Video}, {"wbr", Tag::Wbr}};
// clang-format on

} // namespace

Tag htmlTag(QByteArrayView name)
{
    const auto *const found = std::lower_bound(std::begin(HtmlTags), std::end(HtmlTags), name,
        [](const NamedTag &row, QByteArrayView wanted) { return QByteArrayView(row.name) < wanted; });
    if (found != std::end(HtmlTags) && name == found->name)
        return found->tag;
    return name.contains('-') ? Tag::Custom : Tag::Other;
}

Tag svgTag(QByteArrayView name)
{
    if (name == "svg")
        return Tag::Svg;
    if (name == "a")
        return Tag::SvgA;
    if (name == "title")
        return Tag::SvgTitle;
    static constexpr const char *unrendered[] = {"script", "style", "defs", "symbol", "desc", "metadata", "clippath",
        "mask", "pattern", "marker", "lineargradient", "radialgradient", "filter"};
    return std::any_of(std::begin(unrendered), std::end(unrendered), [name](const char *one) { return name == one; })
        ? Tag::SvgUnrendered
        : Tag::SvgOther;
}

bool isBlock(Tag tag)
{
    switch (tag) {
    case Tag::Address:
    case Tag::Article:
    case Tag::Aside:
    case Tag::Blockquote:
    case Tag::Body:
    case Tag::Br:
    case Tag::Caption:
    case Tag::Center:
    case Tag::Dd:
    case Tag::Details:
    case Tag::Dialog:
    case Tag::Dir:
    case Tag::Div:
    case Tag::Dl:
    case Tag::Dt:
    case Tag::Fieldset:
    case Tag::Figcaption:
    case Tag::Figure:
    case Tag::Footer:
    case Tag::Form:
    case Tag::Header:
    case Tag::Hgroup:
    case Tag::Hr:
    case Tag::Legend:
    case Tag::Li:
    case Tag::Main:
    case Tag::Menu:
    case Tag::Nav:
    case Tag::Ol:
    case Tag::Optgroup:
    case Tag::Option:
    case Tag::P:
    case Tag::Pre:
    case Tag::Search:
    case Tag::Section:
    case Tag::Summary:
    case Tag::Table:
    case Tag::Tbody:
    case Tag::Td:
    case Tag::Tfoot:
    case Tag::Th:
    case Tag::Thead:
    case Tag::Tr:
    case Tag::Ul:
        return true;
    default:
        return isHeading(tag);
    }
}

} // namespace argiope::a11y
