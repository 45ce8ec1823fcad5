#include "core/html/contentmodel.h"

#include <array>
#include <initializer_list>

namespace argiope::html {

namespace {

/// What an element is to its parent.
enum Kind : quint32 {
    FlowKind = 1,
    PhrasingKind = 1 << 1,
    MetadataKind = 1 << 2,
    ItemKind = 1 << 3,
    TermKind = 1 << 4,
    TablePartKind = 1 << 5,
    RowKind = 1 << 6,
    CellKind = 1 << 7,
    ColumnKind = 1 << 8,
    OptionKind = 1 << 9,
    OptgroupKind = 1 << 10,
    LegendKind = 1 << 11,
    FigcaptionKind = 1 << 12,
    SummaryKind = 1 << 13,
    SourceKind = 1 << 14,
    TrackKind = 1 << 15,
    RubyTextKind = 1 << 16,
    HeadingKind = 1 << 17,
    ParagraphKind = 1 << 18,
    DivKind = 1 << 19,
    ImageKind = 1 << 20,
    ScriptKind = 1 << 21, ///< script, template
    RuleKind = 1 << 22,
    ButtonKind = 1 << 23,
    NoscriptKind = 1 << 24,
    HeadingGroupKind = 1 << 25,
    OtherKind = 1 << 26, ///< what is obsolete, unknown or no HTML
    AnyKind = ~quint32(0),
};

constexpr quint32 PhrasingKinds = FlowKind | PhrasingKind;

constexpr std::array<quint32, size_t(ContentModel::Count)> PermittedKinds{
    AnyKind, // Anything
    FlowKind, // Flow
    PhrasingKind, // Phrasing
    MetadataKind | ScriptKind, // Head
    ItemKind | ScriptKind, // List
    TermKind | DivKind | ScriptKind, // Terms
    TermKind | ScriptKind, // TermGroup
    TablePartKind | RowKind | ScriptKind, // Table
    RowKind | ScriptKind, // Rows
    CellKind | ScriptKind, // Cells
    ColumnKind | ScriptKind, // Columns
    OptionKind | OptgroupKind | RuleKind | ScriptKind | ButtonKind | NoscriptKind | DivKind, // Select
    OptionKind | LegendKind | ScriptKind | NoscriptKind | DivKind, // Choices
    PhrasingKind | DivKind, // Choice
    PhrasingKind | OptionKind, // Datalist
    PhrasingKind | RubyTextKind, // Ruby
    HeadingKind | ParagraphKind | ScriptKind, // Hgroup
    SourceKind | ImageKind | ScriptKind, // Picture
    FlowKind | SourceKind | TrackKind, // FlowMedia
    PhrasingKind | SourceKind | TrackKind, // PhrasingMedia
    FlowKind | LegendKind, // Fieldset
    FlowKind | FigcaptionKind, // Figure
    FlowKind | SummaryKind, // Details
    PhrasingKind | HeadingKind | HeadingGroupKind, // Caption
    OtherKind, // Text
    AnyKind, // Foreign
};

using Tags = std::initializer_list<Tag>;

constexpr Tags FlowOnly{Tag::Address, Tag::Article, Tag::Aside, Tag::Blockquote, Tag::Details, Tag::Dialog, Tag::Div,
    Tag::Dl, Tag::Fieldset, Tag::Figure, Tag::Footer, Tag::Form, Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6,
    Tag::Header, Tag::Hgroup, Tag::Hr, Tag::Main, Tag::Menu, Tag::Nav, Tag::Ol, Tag::P, Tag::Pre, Tag::Search,
    Tag::Section, Tag::Table, Tag::Ul};
constexpr Tags PhrasingToo{Tag::A, Tag::Abbr, Tag::Area, Tag::Audio, Tag::B, Tag::Bdi, Tag::Bdo, Tag::Br, Tag::Button,
    Tag::Canvas, Tag::Cite, Tag::Code, Tag::Data, Tag::Datalist, Tag::Del, Tag::Dfn, Tag::Em, Tag::Embed, Tag::I,
    Tag::Iframe, Tag::Img, Tag::Input, Tag::Ins, Tag::Kbd, Tag::Label, Tag::Link, Tag::Map, Tag::Mark, Tag::Math,
    Tag::Meta, Tag::Meter, Tag::Noscript, Tag::Object, Tag::Output, Tag::Picture, Tag::Progress, Tag::Q, Tag::Ruby,
    Tag::S, Tag::Samp, Tag::Script, Tag::Select, Tag::Slot, Tag::Small, Tag::Span, Tag::Strong, Tag::Sub, Tag::Sup,
    Tag::Svg, Tag::Template, Tag::Textarea, Tag::Time, Tag::U, Tag::Var, Tag::Video, Tag::Wbr};
constexpr Tags Obsolete{Tag::Acronym, Tag::Applet, Tag::Basefont, Tag::Bgsound, Tag::Big, Tag::Center, Tag::Dir,
    Tag::Font, Tag::Frame, Tag::Frameset, Tag::Isindex, Tag::Keygen, Tag::Listing, Tag::Marquee, Tag::Menuitem,
    Tag::Nobr, Tag::Noembed, Tag::Noframes, Tag::Param, Tag::Plaintext, Tag::Rb, Tag::Rtc, Tag::Strike, Tag::Tt,
    Tag::Xmp};
constexpr Tags Foreign{Tag::AnnotationXml, Tag::Desc, Tag::Foreignobject, Tag::G, Tag::Malignmark, Tag::Mglyph, Tag::Mi,
    Tag::Mn, Tag::Mo, Tag::Ms, Tag::Mtext, Tag::Path, Tag::Portal, Tag::Use};
constexpr Tags Transparent{Tag::A, Tag::Canvas, Tag::Del, Tag::Ins, Tag::Map, Tag::Noscript, Tag::Object, Tag::Slot};
constexpr Tags FlowWithin{Tag::Address, Tag::Article, Tag::Aside, Tag::Blockquote, Tag::Body, Tag::Caption, Tag::Dd,
    Tag::Dialog, Tag::Div, Tag::Dt, Tag::Figcaption, Tag::Footer, Tag::Form, Tag::Header, Tag::Li, Tag::Main, Tag::Nav,
    Tag::Search, Tag::Section, Tag::Td, Tag::Th};
constexpr Tags PhrasingWithin{Tag::Abbr, Tag::B, Tag::Bdi, Tag::Bdo, Tag::Button, Tag::Cite, Tag::Code, Tag::Data,
    Tag::Dfn, Tag::Em, Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6, Tag::I, Tag::Kbd, Tag::Label, Tag::Mark,
    Tag::Meter, Tag::Output, Tag::P, Tag::Pre, Tag::Progress, Tag::Q, Tag::Rt, Tag::S, Tag::Samp, Tag::Small, Tag::Span,
    Tag::Strong, Tag::Sub, Tag::Sup, Tag::Time, Tag::U, Tag::Var};

/// All that is known of a tag.
struct Facts
{
    quint32 kinds = AnyKind;
    ContentModel model = ContentModel::Anything;
    quint16 encloses = 0;
    quint16 forbidden = 0;
    bool transparent = false;
    bool obsolete = false;
    bool html = true;
};

struct FactTable
{
    std::array<Facts, size_t(Tag::Count)> facts{};

    constexpr Facts &of(Tag tag) { return facts[size_t(tag)]; }
    constexpr void kinds(Tags tags, quint32 kinds)
    {
        for (const Tag tag : tags)
            of(tag).kinds = kinds;
    }
    constexpr void add(Tags tags, quint32 kinds)
    {
        for (const Tag tag : tags)
            of(tag).kinds |= kinds;
    }
    constexpr void model(Tags tags, ContentModel model)
    {
        for (const Tag tag : tags)
            of(tag).model = model;
    }
    constexpr void enclose(Tags tags, unsigned enclosure)
    {
        for (const Tag tag : tags)
            of(tag).encloses = quint16(of(tag).encloses | enclosure);
    }
    constexpr void forbid(Tags tags, unsigned enclosure)
    {
        for (const Tag tag : tags)
            of(tag).forbidden = quint16(of(tag).forbidden | enclosure);
    }

    constexpr FactTable()
    {
        kinds(FlowOnly, FlowKind);
        kinds(PhrasingToo, PhrasingKinds);
        kinds({Tag::Base, Tag::Style, Tag::Title}, MetadataKind);
        add({Tag::Link, Tag::Meta, Tag::Noscript, Tag::Script, Tag::Template}, MetadataKind);
        add({Tag::Script, Tag::Template}, ScriptKind);
        add({Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6}, HeadingKind);
        add({Tag::Hgroup}, HeadingGroupKind);
        add({Tag::P}, ParagraphKind);
        add({Tag::Div}, DivKind);
        add({Tag::Img}, ImageKind);
        add({Tag::Hr}, RuleKind);
        add({Tag::Button}, ButtonKind);
        add({Tag::Noscript}, NoscriptKind);
        kinds({Tag::Li}, ItemKind);
        kinds({Tag::Dd, Tag::Dt}, TermKind);
        kinds({Tag::Caption, Tag::Colgroup, Tag::Tbody, Tag::Tfoot, Tag::Thead}, TablePartKind);
        kinds({Tag::Tr}, RowKind);
        kinds({Tag::Td, Tag::Th}, CellKind);
        kinds({Tag::Col}, ColumnKind);
        kinds({Tag::Option}, OptionKind);
        kinds({Tag::Optgroup}, OptgroupKind);
        kinds({Tag::Legend}, LegendKind);
        kinds({Tag::Figcaption}, FigcaptionKind);
        kinds({Tag::Summary}, SummaryKind);
        kinds({Tag::Source}, SourceKind);
        kinds({Tag::Track}, TrackKind);
        kinds({Tag::Rp, Tag::Rt}, RubyTextKind);

        model(FlowWithin, ContentModel::Flow);
        model(PhrasingWithin, ContentModel::Phrasing);
        model({Tag::Head}, ContentModel::Head);
        model({Tag::Menu, Tag::Ol, Tag::Ul}, ContentModel::List);
        model({Tag::Dl}, ContentModel::Terms);
        model({Tag::Table}, ContentModel::Table);
        model({Tag::Tbody, Tag::Tfoot, Tag::Thead}, ContentModel::Rows);
        model({Tag::Tr}, ContentModel::Cells);
        model({Tag::Colgroup}, ContentModel::Columns);
        model({Tag::Select}, ContentModel::Select);
        model({Tag::Optgroup}, ContentModel::Choices);
        model({Tag::Option}, ContentModel::Choice);
        model({Tag::Datalist}, ContentModel::Datalist);
        model({Tag::Ruby}, ContentModel::Ruby);
        model({Tag::Hgroup}, ContentModel::Hgroup);
        model({Tag::Picture}, ContentModel::Picture);
        model({Tag::Fieldset}, ContentModel::Fieldset);
        model({Tag::Figure}, ContentModel::Figure);
        model({Tag::Details}, ContentModel::Details);
        model({Tag::Legend, Tag::Summary}, ContentModel::Caption);
        model({Tag::Rp}, ContentModel::Text);
        for (const Tag tag : Transparent)
            of(tag).transparent = true;
        for (const Tag tag : Obsolete)
            of(tag).obsolete = true;
        for (const Tag tag : Foreign)
            of(tag).html = false;
        of(Tag::Unknown).html = false;

        enclose({Tag::A}, WithinLink);
        enclose({Tag::Button}, WithinButton);
        enclose({Tag::Label}, WithinLabel);
        enclose({Tag::Header, Tag::Footer}, WithinHeader);
        for (Facts &one : facts)
            one.encloses = quint16(one.encloses | (one.html ? WithinAnother : 0));
        for (const Tag tag : {Tag::Html, Tag::Body, Tag::Div, Tag::Form})
            of(tag).encloses = quint16(of(tag).encloses & ~WithinAnother);
        enclose({Tag::Address}, WithinAddress);
        enclose({Tag::Dt, Tag::Th}, WithinTerm);
        enclose({Tag::Caption}, WithinCaption);
        enclose({Tag::Dfn}, WithinDefinition);
        enclose({Tag::Progress}, WithinProgress);
        enclose({Tag::Meter}, WithinMeter);
        enclose({Tag::Audio, Tag::Video}, WithinMedia);
        forbid({Tag::Button, Tag::Details, Tag::Embed, Tag::Iframe, Tag::Label, Tag::Select, Tag::Textarea},
            WithinLink | WithinButton);
        forbid({Tag::A}, WithinButton);
        forbid({Tag::Label}, WithinLabel);
        forbid({Tag::Header, Tag::Footer}, WithinHeader | WithinAddress | WithinTerm);
        forbid({Tag::Main}, WithinAnother);
        forbid({Tag::Address}, WithinAddress);
        forbid({Tag::Article, Tag::Aside, Tag::Nav, Tag::Section, Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6,
                   Tag::Hgroup},
            WithinAddress | WithinTerm);
        forbid({Tag::Table}, WithinCaption);
        forbid({Tag::Dfn}, WithinDefinition);
        forbid({Tag::Progress}, WithinProgress);
        forbid({Tag::Meter}, WithinMeter);
        forbid({Tag::Audio, Tag::Video}, WithinMedia);
    }
};
constexpr FactTable TagFacts;

constexpr const Facts &factsOf(Tag tag)
{
    return TagFacts.facts[size_t(tag)];
}

} // namespace

ContentModel modelWithin(Tag tag, const Nesting &parent)
{
    const Facts &facts = factsOf(tag);
    if (facts.transparent)
        return parent.model;
    if (tag == Tag::Audio || tag == Tag::Video) {
        const quint32 permitted = PermittedKinds[size_t(parent.model)];
        if (permitted == AnyKind)
            return ContentModel::Anything;
        return permitted & FlowKind ? ContentModel::FlowMedia : ContentModel::PhrasingMedia;
    }
    if (tag == Tag::Div) {
        if (parent.model == ContentModel::Terms)
            return ContentModel::TermGroup;
        if (parent.model == ContentModel::Select || parent.model == ContentModel::Choices
            || parent.model == ContentModel::Choice)
            return parent.model;
    }
    return facts.model;
}

bool isPermitted(Tag tag, ContentModel model)
{
    return factsOf(tag).kinds & PermittedKinds[size_t(model)];
}

quint16 enclosureOf(Tag tag)
{
    return factsOf(tag).encloses;
}

quint16 forbiddenWithin(Tag tag)
{
    return factsOf(tag).forbidden;
}

bool isObsolete(Tag tag)
{
    return factsOf(tag).obsolete;
}

bool isHtmlElement(Tag tag)
{
    return factsOf(tag).html;
}

bool isObsoleteAttribute(Tag tag, QByteArrayView name)
{
    switch (tag) {
    case Tag::Unknown: // a custom element's own
        return false;
    case Tag::Img:
    case Tag::Iframe:
    case Tag::Embed:
    case Tag::Object:
    case Tag::Video:
    case Tag::Canvas:
    case Tag::Input:
    case Tag::Source:
        if (name == "width" || name == "height")
            return false;
        break;
    default:
        break;
    }
    if (name == "text" || name == "link")
        return tag == Tag::Body;
    if (name == "version")
        return tag == Tag::Html;
    if (name == "scheme")
        return tag == Tag::Meta;
    if (name == "summary")
        return tag == Tag::Table;
    return true;
}

} // namespace argiope::html
