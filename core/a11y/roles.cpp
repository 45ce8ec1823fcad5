#include "core/a11y/roles.h"

#include "core/html/strings.h"

#include <algorithm>
#include <iterator>

namespace argiope::a11y {

namespace {

constexpr quint8 Abstract = RoleFacts::Abstract;
constexpr quint8 Deprecated = RoleFacts::Deprecated;
constexpr quint8 FromContent = RoleFacts::NameFromContent;
constexpr quint8 Prohibited = RoleFacts::NameProhibited;
constexpr quint8 LeafOnly = RoleFacts::ChildrenPresentational;
constexpr quint8 IsLandmark = RoleFacts::IsLandmark;
constexpr quint8 IsWidget = RoleFacts::IsWidget;

#define CELL "aria-colindex aria-colindextext aria-colspan aria-rowindex aria-rowindextext aria-rowspan"
#define RANGE "aria-valuemax aria-valuemin aria-valuetext"

// Role, name, flags, required, supported, parents, children.
// clang-format off
constexpr RoleFacts RoleTable[] = {
    {Role::Alert, "alert", 0, "", "", "", ""},
    {Role::Alertdialog, "alertdialog", 0, "", "aria-modal", "", ""},
    {Role::Application, "application", 0, "", "aria-activedescendant aria-expanded", "", ""},
    {Role::Article, "article", 0, "", "aria-posinset aria-setsize", "", ""},
    {Role::Banner, "banner", IsLandmark, "", "", "", ""},
    {Role::Blockquote, "blockquote", 0, "", "", "", ""},
    {Role::Button, "button", FromContent | LeafOnly | IsWidget, "", "aria-expanded aria-pressed", "", ""},
    {Role::Caption, "caption", Prohibited, "", "", "figure grid table treegrid", ""},
    {Role::Cell, "cell", FromContent, "", CELL, "row", ""},
    {Role::Checkbox, "checkbox", FromContent | LeafOnly | IsWidget, "aria-checked",
        "aria-expanded aria-readonly aria-required", "", ""},
    {Role::Code, "code", Prohibited, "", "", "", ""},
    {Role::Columnheader, "columnheader", FromContent | IsWidget, "",
        CELL " aria-expanded aria-readonly aria-required aria-selected aria-sort", "row", ""},
    {Role::Combobox, "combobox", IsWidget, "aria-expanded",
        "aria-activedescendant aria-autocomplete aria-readonly aria-required", "", ""},
    {Role::Command, "command", Abstract, "", "", "", ""},
    {Role::Comment, "comment", FromContent, "", "aria-level aria-posinset aria-setsize", "", ""},
    {Role::Complementary, "complementary", IsLandmark, "", "", "", ""},
    {Role::Composite, "composite", Abstract, "", "", "", ""},
    {Role::Contentinfo, "contentinfo", IsLandmark, "", "", "", ""},
    {Role::Definition, "definition", 0, "", "", "", ""},
    {Role::Deletion, "deletion", Prohibited, "", "", "", ""},
    {Role::Dialog, "dialog", 0, "", "aria-modal", "", ""},
    {Role::Directory, "directory", Deprecated, "", "", "", ""},
    {Role::DocAbstract, "doc-abstract", 0, "", "", "", ""},
    {Role::DocAcknowledgments, "doc-acknowledgments", IsLandmark, "", "", "", ""},
    {Role::DocAfterword, "doc-afterword", IsLandmark, "", "", "", ""},
    {Role::DocAppendix, "doc-appendix", IsLandmark, "", "", "", ""},
    {Role::DocBacklink, "doc-backlink", FromContent | IsWidget, "", "aria-expanded", "", ""},
    {Role::DocBiblioentry, "doc-biblioentry", Deprecated, "", "aria-level aria-posinset aria-setsize", "", ""},
    {Role::DocBibliography, "doc-bibliography", IsLandmark, "", "", "", ""},
    {Role::DocBiblioref, "doc-biblioref", FromContent | IsWidget, "", "aria-expanded", "", ""},
    {Role::DocChapter, "doc-chapter", IsLandmark, "", "", "", ""},
    {Role::DocColophon, "doc-colophon", 0, "", "", "", ""},
    {Role::DocConclusion, "doc-conclusion", IsLandmark, "", "", "", ""},
    {Role::DocCover, "doc-cover", LeafOnly, "", "", "", ""},
    {Role::DocCredit, "doc-credit", 0, "", "", "", ""},
    {Role::DocCredits, "doc-credits", IsLandmark, "", "", "", ""},
    {Role::DocDedication, "doc-dedication", 0, "", "", "", ""},
    {Role::DocEndnote, "doc-endnote", Deprecated, "", "aria-level aria-posinset aria-setsize", "", ""},
    {Role::DocEndnotes, "doc-endnotes", IsLandmark, "", "", "", ""},
    {Role::DocEpigraph, "doc-epigraph", 0, "", "", "", ""},
    {Role::DocEpilogue, "doc-epilogue", IsLandmark, "", "", "", ""},
    {Role::DocErrata, "doc-errata", IsLandmark, "", "", "", ""},
    {Role::DocExample, "doc-example", 0, "", "", "", ""},
    {Role::DocFootnote, "doc-footnote", 0, "", "", "", ""},
    {Role::DocForeword, "doc-foreword", IsLandmark, "", "", "", ""},
    {Role::DocGlossary, "doc-glossary", IsLandmark, "", "", "", ""},
    {Role::DocGlossref, "doc-glossref", FromContent | IsWidget, "", "aria-expanded", "", ""},
    {Role::DocIndex, "doc-index", IsLandmark, "", "", "", ""},
    {Role::DocIntroduction, "doc-introduction", IsLandmark, "", "", "", ""},
    {Role::DocNoteref, "doc-noteref", FromContent | IsWidget, "", "aria-expanded", "", ""},
    {Role::DocNotice, "doc-notice", 0, "", "", "", ""},
    {Role::DocPagebreak, "doc-pagebreak", FromContent | LeafOnly, "",
        "aria-orientation aria-valuemax aria-valuemin aria-valuenow aria-valuetext", "", ""},
    {Role::DocPagefooter, "doc-pagefooter", Prohibited, "", "", "", ""},
    {Role::DocPageheader, "doc-pageheader", Prohibited, "", "", "", ""},
    {Role::DocPagelist, "doc-pagelist", IsLandmark, "", "", "", ""},
    {Role::DocPart, "doc-part", IsLandmark, "", "", "", ""},
    {Role::DocPreface, "doc-preface", IsLandmark, "", "", "", ""},
    {Role::DocPrologue, "doc-prologue", IsLandmark, "", "", "", ""},
    {Role::DocPullquote, "doc-pullquote", 0, "", "", "", ""},
    {Role::DocQna, "doc-qna", 0, "", "", "", ""},
    {Role::DocSubtitle, "doc-subtitle", FromContent, "", "aria-level", "", ""},
    {Role::DocTip, "doc-tip", 0, "", "", "", ""},
    {Role::DocToc, "doc-toc", IsLandmark, "", "", "", ""},
    {Role::Document, "document", 0, "", "", "", ""},
    {Role::Emphasis, "emphasis", Prohibited, "", "", "", ""},
    {Role::Feed, "feed", 0, "", "", "", "article"},
    {Role::Figure, "figure", 0, "", "", "", ""},
    {Role::Form, "form", IsLandmark, "", "", "", ""},
    {Role::Generic, "generic", Prohibited, "", "", "", ""},
    {Role::GraphicsDocument, "graphics-document", 0, "", "", "", ""},
    {Role::GraphicsObject, "graphics-object", 0, "", "", "", ""},
    {Role::GraphicsSymbol, "graphics-symbol", LeafOnly, "", "", "", ""},
    {Role::Grid, "grid", IsWidget, "",
        "aria-activedescendant aria-colcount aria-level aria-multiselectable aria-readonly aria-rowcount", "",
        "caption row rowgroup"},
    {Role::Gridcell, "gridcell", FromContent | IsWidget, "",
        CELL " aria-expanded aria-readonly aria-required aria-selected", "row", ""},
    {Role::Group, "group", 0, "", "aria-activedescendant", "", ""},
    {Role::Heading, "heading", FromContent, "aria-level", "", "", ""},
    {Role::Image, "image", LeafOnly, "", "", "", ""},
    {Role::Img, "img", LeafOnly, "", "", "", ""},
    {Role::Input, "input", Abstract, "", "", "", ""},
    {Role::Insertion, "insertion", Prohibited, "", "", "", ""},
    {Role::Landmark, "landmark", Abstract, "", "", "", ""},
    {Role::Link, "link", FromContent | IsWidget, "", "aria-expanded", "", ""},
    {Role::List, "list", 0, "", "", "", "listitem"},
    {Role::Listbox, "listbox", IsWidget, "",
        "aria-activedescendant aria-expanded aria-multiselectable aria-orientation aria-readonly aria-required", "",
        "group option"},
    {Role::Listitem, "listitem", 0, "", "aria-level aria-posinset aria-setsize", "list directory", ""},
    {Role::Log, "log", 0, "", "", "", ""},
    {Role::Main, "main", IsLandmark, "", "", "", ""},
    {Role::Mark, "mark", Prohibited, "", "", "", ""},
    {Role::Marquee, "marquee", 0, "", "", "", ""},
    {Role::Math, "math", LeafOnly, "", "", "", ""},
    {Role::Menu, "menu", IsWidget, "", "aria-activedescendant aria-orientation", "",
        "group menu menuitem menuitemcheckbox menuitemradio separator"},
    {Role::Menubar, "menubar", IsWidget, "", "aria-activedescendant aria-orientation", "",
        "group menu menuitem menuitemcheckbox menuitemradio separator"},
    {Role::Menuitem, "menuitem", FromContent | IsWidget, "", "aria-expanded aria-posinset aria-setsize",
        "group menu menubar", ""},
    {Role::Menuitemcheckbox, "menuitemcheckbox", FromContent | LeafOnly | IsWidget, "aria-checked",
        "aria-expanded aria-posinset aria-readonly aria-required aria-setsize", "group menu menubar", ""},
    {Role::Menuitemradio, "menuitemradio", FromContent | LeafOnly | IsWidget, "aria-checked",
        "aria-expanded aria-posinset aria-readonly aria-required aria-setsize", "group menu menubar", ""},
    {Role::Meter, "meter", LeafOnly, "aria-valuenow", RANGE, "", ""},
    {Role::Navigation, "navigation", IsLandmark, "", "", "", ""},
    {Role::NoneRole, "none", Prohibited, "", "", "", ""},
    {Role::Note, "note", 0, "", "", "", ""},
    {Role::Option, "option", FromContent | LeafOnly | IsWidget, "",
        "aria-checked aria-posinset aria-selected aria-setsize", "group listbox", ""},
    {Role::Paragraph, "paragraph", Prohibited, "", "", "", ""},
    {Role::Presentation, "presentation", Prohibited, "", "", "", ""},
    {Role::Progressbar, "progressbar", LeafOnly | IsWidget, "", "aria-valuenow " RANGE, "", ""},
    {Role::Radio, "radio", FromContent | LeafOnly | IsWidget, "aria-checked", "aria-posinset aria-setsize", "", ""},
    {Role::Radiogroup, "radiogroup", IsWidget, "",
        "aria-activedescendant aria-orientation aria-readonly aria-required", "", ""},
    {Role::Range, "range", Abstract, "", "", "", ""},
    {Role::Region, "region", IsLandmark, "", "", "", ""},
    {Role::Roletype, "roletype", Abstract, "", "", "", ""},
    {Role::Row, "row", FromContent, "",
        "aria-activedescendant aria-colindex aria-colindextext aria-expanded aria-level aria-posinset aria-rowindex "
        "aria-rowindextext aria-selected aria-setsize",
        "grid rowgroup table treegrid", "cell columnheader gridcell rowheader"},
    {Role::Rowgroup, "rowgroup", 0, "", "", "grid table treegrid", "row"},
    {Role::Rowheader, "rowheader", FromContent | IsWidget, "",
        CELL " aria-expanded aria-readonly aria-required aria-selected aria-sort", "row", ""},
    {Role::Scrollbar, "scrollbar", LeafOnly | IsWidget, "aria-controls aria-valuenow", "aria-orientation " RANGE, "",
        ""},
    {Role::Search, "search", IsLandmark, "", "", "", ""},
    {Role::Searchbox, "searchbox", IsWidget, "",
        "aria-activedescendant aria-autocomplete aria-multiline aria-placeholder aria-readonly aria-required", "",
        ""},
    {Role::Section, "section", Abstract, "", "", "", ""},
    {Role::Sectionhead, "sectionhead", Abstract, "", "", "", ""},
    {Role::Select, "select", Abstract, "", "", "", ""},
    {Role::Separator, "separator", LeafOnly, "", "aria-orientation aria-valuenow " RANGE, "", ""},
    {Role::Slider, "slider", LeafOnly | IsWidget, "aria-valuenow", "aria-orientation aria-readonly " RANGE, "", ""},
    {Role::Spinbutton, "spinbutton", IsWidget, "",
        "aria-activedescendant aria-readonly aria-required aria-valuenow " RANGE, "", ""},
    {Role::Status, "status", 0, "", "", "", ""},
    {Role::Strong, "strong", Prohibited, "", "", "", ""},
    {Role::Structure, "structure", Abstract, "", "", "", ""},
    {Role::Subscript, "subscript", Prohibited, "", "", "", ""},
    {Role::Suggestion, "suggestion", Prohibited, "", "", "", "deletion insertion"},
    {Role::Superscript, "superscript", Prohibited, "", "", "", ""},
    {Role::Switch, "switch", FromContent | LeafOnly | IsWidget, "aria-checked",
        "aria-expanded aria-readonly aria-required", "", ""},
    {Role::Tab, "tab", FromContent | LeafOnly | IsWidget, "",
        "aria-expanded aria-posinset aria-selected aria-setsize", "tablist", ""},
    {Role::Table, "table", 0, "", "aria-colcount aria-rowcount", "", "caption row rowgroup"},
    {Role::Tablist, "tablist", IsWidget, "", "aria-activedescendant aria-level aria-multiselectable aria-orientation",
        "", "tab"},
    {Role::Tabpanel, "tabpanel", 0, "", "", "", ""},
    {Role::Term, "term", 0, "", "", "", ""},
    {Role::Textbox, "textbox", IsWidget, "",
        "aria-activedescendant aria-autocomplete aria-multiline aria-placeholder aria-readonly aria-required", "",
        ""},
    {Role::Time, "time", 0, "", "", "", ""},
    {Role::Timer, "timer", 0, "", "", "", ""},
    {Role::Toolbar, "toolbar", 0, "", "aria-activedescendant aria-orientation", "", ""},
    {Role::Tooltip, "tooltip", FromContent, "", "", "", ""},
    {Role::Tree, "tree", IsWidget, "", "aria-activedescendant aria-multiselectable aria-orientation aria-required",
        "", "group treeitem"},
    {Role::Treegrid, "treegrid", IsWidget, "",
        "aria-activedescendant aria-colcount aria-level aria-multiselectable aria-orientation aria-readonly "
        "aria-required aria-rowcount",
        "", "caption row rowgroup"},
    {Role::Treeitem, "treeitem", FromContent | IsWidget, "",
        "aria-checked aria-expanded aria-level aria-posinset aria-selected aria-setsize", "group tree", ""},
    {Role::Widget, "widget", Abstract, "", "", "", ""},
    {Role::Window, "window", Abstract, "", "", "", ""},
};
// clang-format on

#undef CELL
#undef RANGE

constexpr bool isInOrder()
{
    size_t place = 0;
    for (const RoleFacts &row : RoleTable) {
        if (size_t(row.role) != place++)
            return false;
    }
    return place == size_t(Role::Nothing);
}
static_assert(isInOrder());

constexpr RoleFacts NoFacts{Role::Nothing, "", 0, "", "", "", ""};

} // namespace

const RoleFacts &factsOf(Role role)
{
    return role == Role::Nothing ? NoFacts : RoleTable[size_t(role)];
}

std::span<const RoleFacts> allRoles()
{
    return RoleTable;
}

Role roleNamed(QByteArrayView name)
{
    char lower[24]; // the longest has 18 letters
    if (name.isEmpty() || name.size() > qsizetype(sizeof lower))
        return Role::Nothing;
    std::transform(name.begin(), name.end(), lower, html::toLower);
    const QByteArrayView wanted(lower, name.size());
    const auto *const found = std::lower_bound(std::begin(RoleTable), std::end(RoleTable), wanted,
        [](const RoleFacts &row, QByteArrayView text) { return QByteArrayView(row.name) < text; });
    return found != std::end(RoleTable) && wanted == found->name ? found->role : Role::Nothing;
}

bool isOneOf(QByteArrayView word, QByteArrayView words)
{
    bool found = false;
    html::forEachToken(words, [&](QByteArrayView one) { found = found || one == word; });
    return found && !word.isEmpty();
}

} // namespace argiope::a11y
