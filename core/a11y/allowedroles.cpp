#include "core/a11y/allowedroles.h"

#include "core/html/strings.h"

namespace argiope::a11y {

namespace {

constexpr const char *AnyRole = "*";
constexpr const char *LinkRoles = "button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab "
                                  "treeitem doc-backlink doc-biblioref doc-glossref doc-noteref";
constexpr const char *ButtonRoles = "checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option "
                                    "radio separator slider switch tab treeitem";
constexpr const char *ImageRoles
    = "button checkbox img image link math menuitem menuitemcheckbox menuitemradio meter option progressbar radio "
      "scrollbar separator slider switch tab treeitem doc-cover";

const char *imageRoles(const Tree &tree, const Semantics &semantics, NodeId id)
{
    const QByteArrayView alt = tree.attribute(id, "alt");
    if (semantics.isNamedByAuthor(id) || !html::trimmed(alt).isEmpty())
        return ImageRoles;
    return alt.isNull() ? "img image" : "none presentation"; // without a name: nothing but what it is
}

const char *inputRoles(const Tree &tree, NodeId id)
{
    const QByteArray type = html::lowered(tree.trimmed(id, "type"));
    if (type == "button" || type == "reset" || type == "submit")
        return ButtonRoles;
    if (type == "image")
        return "checkbox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch "
               "tab "
               "treeitem";
    if (type == "checkbox")
        return tree.has(id, "aria-pressed") ? "menuitemcheckbox option switch button"
                                            : "menuitemcheckbox option switch";
    if (type == "radio")
        return "menuitemradio";
    // Text, or a type that nobody knows, which is text, too; and not one of these.
    static constexpr const char *const nothingElse[]
        = {"color", "date", "datetime-local", "file", "hidden", "month", "number", "password", "range", "time", "week"};
    for (const char *const one : nothingElse) {
        if (type == one)
            return "";
    }
    if (tree.has(id, "list"))
        return "";
    if (type == "email" || type == "search" || type == "tel" || type == "url")
        return "combobox";
    return "combobox searchbox spinbutton";
}

/// The roles that may be given beside the element's own, between spaces.
const char *rolesFor(const Tree &tree, const Semantics &semantics, NodeId id)
{
    switch (const Tag tag = tree.tag(id)) {
    case Tag::A:
        return tree.has(id, "href") ? LinkRoles : AnyRole;
    case Tag::Area:
        return tree.has(id, "href") ? "" : "button link generic";
    case Tag::Article:
        return "application document feed main none presentation region";
    case Tag::Aside:
        return "feed none note presentation region search doc-dedication doc-example doc-footnote doc-glossary "
               "doc-pullquote doc-tip";
    case Tag::Audio:
    case Tag::Video:
        return "application";
    case Tag::Base:
    case Tag::Caption:
    case Tag::Col:
    case Tag::Colgroup:
    case Tag::Datalist:
    case Tag::Dd:
    case Tag::Details:
    case Tag::Head:
    case Tag::Html:
    case Tag::Link:
    case Tag::Map:
    case Tag::Math:
    case Tag::Meta:
    case Tag::Meter:
    case Tag::Noscript:
    case Tag::Optgroup:
    case Tag::Option:
    case Tag::Param:
    case Tag::Progress:
    case Tag::Script:
    case Tag::Slot:
    case Tag::Source:
    case Tag::Style:
    case Tag::Template:
    case Tag::Textarea:
    case Tag::Title:
    case Tag::Track:
    case Tag::Legend:
    case Tag::Main:
    case Tag::Body:
    case Tag::Label:
    case Tag::Picture:
        return "";
    case Tag::Button:
        return ButtonRoles;
    case Tag::Dialog:
        return "alertdialog";
    case Tag::Div:
        return tree.parentTag(id) == Tag::Dl ? "none presentation" : AnyRole;
    case Tag::Dl:
        return "group list none presentation";
    case Tag::Dt:
        return "listitem";
    case Tag::Embed:
        return "application document image img none presentation";
    case Tag::Fieldset:
        return "none presentation radiogroup";
    case Tag::Figcaption:
        return "group none presentation";
    case Tag::Figure:
        return tree.firstElementChild(id, Tag::Figcaption) == NoNode ? AnyRole : "doc-example";
    case Tag::Footer:
        return "contentinfo group none presentation doc-footnote";
    case Tag::Header:
        return "banner group none presentation";
    case Tag::Form:
        return "form none presentation search";
    case Tag::Hr:
        return "none presentation doc-pagebreak";
    case Tag::Iframe:
        return "application document image img none presentation";
    case Tag::Img:
        return imageRoles(tree, semantics, id);
    case Tag::Input:
        return inputRoles(tree, id);
    case Tag::Li:
        return semantics.implicitRole(id) == Role::Listitem && semantics.role(tree.parent(id)) == Role::List
            ? "menuitem menuitemcheckbox menuitemradio none option presentation radio separator tab treeitem "
              "doc-biblioentry doc-endnote"
            : AnyRole;
    case Tag::Menu:
    case Tag::Ol:
    case Tag::Ul:
        return "directory group listbox menu menubar none presentation radiogroup tablist toolbar tree";
    case Tag::Nav:
        return "menu menubar none presentation tablist doc-index doc-pagelist doc-toc";
    case Tag::Object:
        return "application document image img";
    case Tag::Search:
        return "form group none presentation region search";
    case Tag::Section:
        return "alert alertdialog application banner complementary contentinfo dialog document feed group log main "
               "marquee navigation none note presentation region search status tabpanel doc-abstract "
               "doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-colophon "
               "doc-conclusion doc-credit doc-credits doc-dedication doc-endnotes doc-epigraph doc-epilogue doc-errata "
               "doc-example doc-foreword doc-glossary doc-index doc-introduction doc-notice doc-pagelist doc-part "
               "doc-preface doc-prologue doc-pullquote doc-qna doc-toc";
    case Tag::Select:
        return semantics.implicitRole(id) == Role::Combobox ? "menu" : "";
    case Tag::Summary:
        return tree.parentTag(id) == Tag::Details ? "" : AnyRole;
    case Tag::Td:
    case Tag::Th:
    case Tag::Tr:
    case Tag::Tbody:
    case Tag::Tfoot:
    case Tag::Thead: {
        // As soon as the table is none, so are its parts.
        const NodeId table = semantics.table(id);
        const Role around = table == NoNode ? Role::Nothing : semantics.role(table);
        if (around != Role::Table && around != Role::Grid && around != Role::Treegrid)
            return AnyRole;
        const bool isCell = tag == Tag::Td || tag == Tag::Th;
        return isCell && around != Role::Table ? "gridcell columnheader rowheader" : "";
    }
    case Tag::Wbr:
    case Tag::Br:
        return "none presentation";
    default:
        return isHeading(tag) ? "none presentation tab doc-subtitle" : AnyRole;
    }
}

} // namespace

bool mayHaveRole(const Tree &tree, const Semantics &semantics, NodeId id, Role role)
{
    if (role == semantics.implicitRole(id))
        return true; // needless, but not wrong
    const QByteArrayView allowed(rolesFor(tree, semantics, id));
    return allowed == AnyRole || isOneOf(factsOf(role).name, allowed);
}

} // namespace argiope::a11y
