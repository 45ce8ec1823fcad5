#pragma once

#include <QByteArrayView>

#include <span>

namespace argiope::a11y {

/// The roles of WAI-ARIA 1.2, of its modules for publishing (DPUB-ARIA 1.1) and graphics, and those of the draft 1.3
/// that browsers know, in the order of their names.
enum class Role : quint8 {
    Alert,
    Alertdialog,
    Application,
    Article,
    Banner,
    Blockquote,
    Button,
    Caption,
    Cell,
    Checkbox,
    Code,
    Columnheader,
    Combobox,
    Command,
    Comment,
    Complementary,
    Composite,
    Contentinfo,
    Definition,
    Deletion,
    Dialog,
    Directory,
    DocAbstract,
    DocAcknowledgments,
    DocAfterword,
    DocAppendix,
    DocBacklink,
    DocBiblioentry,
    DocBibliography,
    DocBiblioref,
    DocChapter,
    DocColophon,
    DocConclusion,
    DocCover,
    DocCredit,
    DocCredits,
    DocDedication,
    DocEndnote,
    DocEndnotes,
    DocEpigraph,
    DocEpilogue,
    DocErrata,
    DocExample,
    DocFootnote,
    DocForeword,
    DocGlossary,
    DocGlossref,
    DocIndex,
    DocIntroduction,
    DocNoteref,
    DocNotice,
    DocPagebreak,
    DocPagefooter,
    DocPageheader,
    DocPagelist,
    DocPart,
    DocPreface,
    DocPrologue,
    DocPullquote,
    DocQna,
    DocSubtitle,
    DocTip,
    DocToc,
    Document,
    Emphasis,
    Feed,
    Figure,
    Form,
    Generic,
    GraphicsDocument,
    GraphicsObject,
    GraphicsSymbol,
    Grid,
    Gridcell,
    Group,
    Heading,
    Image,
    Img,
    Input,
    Insertion,
    Landmark,
    Link,
    List,
    Listbox,
    Listitem,
    Log,
    Main,
    Mark,
    Marquee,
    Math,
    Menu,
    Menubar,
    Menuitem,
    Menuitemcheckbox,
    Menuitemradio,
    Meter,
    Navigation,
    NoneRole,
    Note,
    Option,
    Paragraph,
    Presentation,
    Progressbar,
    Radio,
    Radiogroup,
    Range,
    Region,
    Roletype,
    Row,
    Rowgroup,
    Rowheader,
    Scrollbar,
    Search,
    Searchbox,
    Section,
    Sectionhead,
    Select,
    Separator,
    Slider,
    Spinbutton,
    Status,
    Strong,
    Structure,
    Subscript,
    Suggestion,
    Superscript,
    Switch,
    Tab,
    Table,
    Tablist,
    Tabpanel,
    Term,
    Textbox,
    Time,
    Timer,
    Toolbar,
    Tooltip,
    Tree,
    Treegrid,
    Treeitem,
    Widget,
    Window,
    Nothing ///< no role corresponds; not a row of the table
};

struct RoleFacts
{
    enum Flag : quint8 {
        Abstract = 1, ///< not for authors
        Deprecated = 2,
        NameFromContent = 4,
        NameProhibited = 8,
        ChildrenPresentational = 16,
        IsLandmark = 32,
        IsWidget = 64, ///< something to operate
    };
    Role role;
    const char *name;
    quint8 flags;
    const char *required; ///< states and properties, between spaces
    const char *supported; ///< beside the global ones and the required
    const char *parents; ///< "required accessibility parent role"; empty: any
    const char *children; ///< "allowed accessibility child roles"; empty: any
};

[[nodiscard]] const RoleFacts &factsOf(Role role); ///< of Nothing: empty, without a name
[[nodiscard]] std::span<const RoleFacts> allRoles();
[[nodiscard]] Role roleNamed(QByteArrayView name); ///< without regard to case; Nothing where there is none

[[nodiscard]] inline bool hasFlag(Role role, RoleFacts::Flag flag)
{
    return factsOf(role).flags & flag;
}

/// `word` is one of `words`, which stand between single spaces.
[[nodiscard]] bool isOneOf(QByteArrayView word, QByteArrayView words);

/// none or presentation.
[[nodiscard]] inline bool isPresentational(Role role)
{
    return role == Role::NoneRole || role == Role::Presentation;
}

} // namespace argiope::a11y
