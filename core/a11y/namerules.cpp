#include "core/a11y/namerules.h"

#include "core/a11y/findings.h"
#include "core/a11y/labeltext.h"
#include "core/html/strings.h"

#include <algorithm>
#include <initializer_list>

namespace argiope::a11y::checks {

namespace {

bool isAnyOf(Role role, std::initializer_list<Role> roles)
{
    return std::find(roles.begin(), roles.end(), role) != roles.end();
}

/// Elements that HTML itself makes a control: rules of their own see to their names.
bool isNativeControl(const Page &page, NodeId id)
{
    switch (page.tree.tag(id)) {
    case Tag::Button:
    case Tag::Input:
    case Tag::Select:
    case Tag::Textarea:
        return true;
    case Tag::A:
    case Tag::Area:
    case Tag::SvgA:
        return page.semantics.implicitRole(id) == Role::Link;
    default:
        return false;
    }
}

/// Elements that a role was given to, and that have no name.
void requireNames(Page &page, Findings &findings, std::initializer_list<Role> roles)
{
    for (const NodeId id : page.tree.withRole()) {
        if (isAnyOf(page.semantics.role(id), roles) && isAnyOf(page.semantics.explicitRole(id), roles)
            && page.tree.isExposed(id) && !isNativeControl(page, id) && page.names.of(id).isMissing())
            findings.add(id, page.tree.trimmed(id, "role"));
    }
}

/// The type of an input, lower case; "text" where it is none.
QByteArray inputType(const Tree &tree, NodeId id)
{
    const QByteArray type = html::lowered(tree.trimmed(id, "type"));
    return type.isEmpty() ? QByteArray("text") : type;
}

bool isButtonType(const QByteArray &type)
{
    return type == "button" || type == "submit" || type == "reset";
}

/// Has to be named as a field: an input that is no button, or a textarea.
bool isField(const Page &page, NodeId id)
{
    if (!page.tree.isExposed(id) || isPresentational(page.semantics.role(id)))
        return false;
    if (page.tree.tag(id) != Tag::Input)
        return true;
    const QByteArray type = inputType(page.tree, id);
    return !isButtonType(type) && type != "image" && type != "hidden";
}

/// What an object shows, by the type that it says, or by the address.
enum class Medium : quint8 { Unknown, Document, Picture };

Medium mediumOf(const Tree &tree, NodeId id)
{
    const QByteArray type = html::lowered(tree.trimmed(id, "type"));
    for (const char *const kind : {"image/", "audio/", "video/"}) {
        if (type.startsWith(kind))
            return Medium::Picture;
    }
    if (type.startsWith("text/") || type == "application/xhtml+xml")
        return Medium::Document;
    QByteArray path = html::lowered(tree.trimmed(id, "data"));
    if (path.startsWith("data:")) {
        const bool shown = path.startsWith("data:image/") || path.startsWith("data:audio/");
        return shown ? Medium::Picture : path.startsWith("data:text/") ? Medium::Document : Medium::Unknown;
    }
    path = path.left(qMin(path.indexOf('?') < 0 ? path.size() : path.indexOf('?'),
        path.indexOf('#') < 0 ? path.size() : path.indexOf('#')));
    const QByteArray ending = path.mid(path.lastIndexOf('.') + 1);
    if (ending == "html" || ending == "htm" || ending == "xhtml" || ending == "txt")
        return Medium::Document;
    static constexpr const char *const pictures[]
        = {"apng", "avif", "bmp", "gif", "ico", "jpeg", "jpg", "png", "svg", "tif", "tiff", "webp", "aac", "flac",
            "m4a", "mp3", "oga", "ogg", "opus", "wav", "avi", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "webm"};
    const bool isPicture
        = std::any_of(std::begin(pictures), std::end(pictures), [&](const char *one) { return ending == one; });
    return isPicture ? Medium::Picture : Medium::Unknown;
}

/// The texts that stand in the element itself, not in elements within it, which a style sheet may hide.
QByteArray ownText(Page &page, NodeId id)
{
    QByteArray text;
    for (NodeId child = id + 1; child < page.tree[id].end && text.size() < Names::MostBytes && page.names.spend(1);
         child = page.tree[child].end) {
        if (!page.tree.isElement(child))
            text.append(html::cutUtf8(page.tree.text(child), Names::MostBytes));
        else
            text.append(" ");
    }
    return text;
}

} // namespace

void areaAlt(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Area)) {
        if (page.tree.has(id, "href") && page.tree.isExposed(id) && page.names.of(id).isMissing())
            findings.add(id, page.tree.attribute(id, "href"));
    }
}

void ariaCommandName(Page &page, Findings &findings)
{
    requireNames(page, findings,
        {Role::Button, Role::Link, Role::Menuitem, Role::DocBacklink, Role::DocBiblioref, Role::DocGlossref,
            Role::DocNoteref});
}

void ariaDialogName(Page &page, Findings &findings)
{
    requireNames(page, findings, {Role::Dialog, Role::Alertdialog});
}

void ariaInputFieldName(Page &page, Findings &findings)
{
    requireNames(page, findings,
        {Role::Combobox, Role::Listbox, Role::Searchbox, Role::Slider, Role::Spinbutton, Role::Textbox});
}

void ariaMeterName(Page &page, Findings &findings)
{
    requireNames(page, findings, {Role::Meter});
}

void ariaProgressbarName(Page &page, Findings &findings)
{
    requireNames(page, findings, {Role::Progressbar});
}

void ariaTabName(Page &page, Findings &findings)
{
    requireNames(page, findings, {Role::Tab});
}

void ariaToggleFieldName(Page &page, Findings &findings)
{
    requireNames(page, findings,
        {Role::Checkbox, Role::Menuitemcheckbox, Role::Menuitemradio, Role::Option, Role::Radio, Role::Switch});
}

void ariaTooltipName(Page &page, Findings &findings)
{
    requireNames(page, findings, {Role::Tooltip});
}

void ariaTreeitemName(Page &page, Findings &findings)
{
    requireNames(page, findings, {Role::Treeitem});
}

void buttonName(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Button)) {
        if (page.tree.isExposed(id) && !isPresentational(page.semantics.role(id)) && page.names.of(id).isMissing())
            findings.add(id);
    }
}

void emptyHeading(Page &page, Findings &findings)
{
    const auto look = [&](NodeId id) {
        if (page.semantics.role(id) == Role::Heading && page.tree.isExposed(id) && page.names.of(id).isMissing())
            findings.add(id);
    };
    for (const Tag tag : {Tag::H1, Tag::H2, Tag::H3, Tag::H4, Tag::H5, Tag::H6}) {
        for (const NodeId id : page.tree.all(tag))
            look(id);
    }
    for (const NodeId id : page.tree.withRole()) {
        if (!isHeading(page.tree.tag(id)))
            look(id);
    }
}

// Two labels are allowed, but not every reader says both.
void formFieldMultipleLabels(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Input, Tag::Select, Tag::Textarea}) {
        for (const NodeId id : page.tree.all(tag)) {
            if (!page.tree.isExposed(id) || page.tree.has(id, "aria-labelledby"))
                continue;
            int shown = 0;
            for (const NodeId one : page.names.labels(id))
                shown += page.tree.isExposed(one);
            if (shown > 1)
                findings.ask(id, QByteArray::number(shown));
        }
    }
}

void frameTitle(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Frame, Tag::Iframe}) {
        for (const NodeId id : page.tree.all(tag)) {
            const bool reachable = page.semantics.tabIndex(id).value_or(0) >= 0;
            if (reachable && page.tree.isExposed(id) && !isPresentational(page.semantics.role(id))
                && page.names.of(id).isMissing())
                findings.add(id, page.tree.attribute(id, "src"));
        }
    }
}

// One title for different contents leaves no choice to who hears titles. What the contents are, only a person sees.
void frameTitleUnique(Page &page, Findings &findings)
{
    struct First
    {
        NodeId id;
        bool reported;
    };
    QHash<QByteArray, First> seen;
    for (const Tag tag : {Tag::Frame, Tag::Iframe}) {
        for (const NodeId id : page.tree.all(tag)) {
            if (!page.tree.isExposed(id) || page.semantics.tabIndex(id).value_or(0) < 0)
                continue;
            const QByteArray name = html::lowered(page.names.of(id).text);
            if (name.isEmpty())
                continue;
            const auto first = seen.find(name);
            if (first == seen.end()) {
                seen.insert(name, {id, false});
            } else if (page.tree.attribute(id, "src") != page.tree.attribute(first->id, "src")
                || page.tree.attribute(id, "srcdoc") != page.tree.attribute(first->id, "srcdoc")) {
                if (!first->reported)
                    findings.ask(first->id, name);
                first->reported = true;
                findings.ask(id, name);
            }
        }
    }
}

void imageAlt(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Img)) {
        if (!page.tree.isExposed(id) || isPresentational(page.semantics.role(id)))
            continue;
        const QByteArrayView alt = page.tree.attribute(id, "alt");
        // alt="" says that there is nothing to say, alt=" " says nothing.
        if (!alt.isNull() && alt.isEmpty())
            continue;
        if (page.names.of(id).isMissing())
            findings.add(id, page.tree.attribute(id, "src"));
    }
}

void inputButtonName(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Input)) {
        if (isButtonType(inputType(page.tree, id)) && page.tree.isExposed(id)
            && !isPresentational(page.semantics.role(id)) && page.names.of(id).isMissing())
            findings.add(id);
    }
}

void inputImageAlt(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Input)) {
        if (inputType(page.tree, id) == "image" && page.tree.isExposed(id) && page.names.of(id).isMissing())
            findings.add(id, page.tree.attribute(id, "src"));
    }
}

void label(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Input, Tag::Textarea}) {
        for (const NodeId id : page.tree.all(tag)) {
            if (isField(page, id) && page.names.of(id).isMissing())
                findings.add(id);
        }
    }
}

// Who speaks to a computer says what stands on a control (WCAG 2.5.3).
void labelContentNameMismatch(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        const Role role = page.semantics.role(id);
        const Tag tag = page.tree.tag(id);
        if (!hasFlag(role, RoleFacts::IsWidget) || !hasFlag(role, RoleFacts::NameFromContent)
            || !page.tree.isExposed(id) || tag == Tag::Input || tag == Tag::Select || tag == Tag::Img)
            continue;
        const Name name = page.names.of(id);
        if (name.from != NameFrom::AriaLabel && name.from != NameFrom::LabelledBy)
            continue;
        const QByteArray seen = page.names.visibleText(id);
        if (isLabelInName(seen, name.text))
            continue;
        const bool certain = !page.tree.hasStyleSheets() || !isLabelInName(ownText(page, id), name.text);
        findings.add(id, name.text, certain ? Certainty::Found : Certainty::NeedsPerson);
    }
}

void labelTitleOnly(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Input, Tag::Select, Tag::Textarea}) {
        for (const NodeId id : page.tree.all(tag)) {
            if (isField(page, id) && page.names.of(id).from == NameFrom::Title)
                findings.add(id, page.tree.attribute(id, "title"));
        }
    }
}

void linkName(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::A, Tag::SvgA}) {
        for (const NodeId id : page.tree.all(tag)) {
            const Role given = page.semantics.explicitRole(id);
            const bool isLink = page.semantics.implicitRole(id) == Role::Link && page.tree.isExposed(id)
                && !isPresentational(page.semantics.role(id));
            // What was made something else, and is named by its author, has rules of that role.
            const bool byContent
                = given == Role::Nothing || hasFlag(page.semantics.role(id), RoleFacts::NameFromContent);
            if (isLink && byContent && page.names.of(id).isMissing())
                findings.add(id, page.tree.attribute(id, "href"));
        }
    }
}

void objectAlt(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Object)) {
        if (page.tree.trimmed(id, "data").isEmpty() || !page.tree.isExposed(id)
            || isPresentational(page.semantics.role(id)) || !page.names.of(id).isMissing())
            continue;
        const Medium medium = mediumOf(page.tree, id);
        if (medium != Medium::Document)
            findings.add(id, page.tree.attribute(id, "data"),
                medium == Medium::Picture ? Certainty::Found : Certainty::NeedsPerson);
    }
}

void roleImgAlt(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const Role role = page.semantics.role(id);
        const Tag tag = page.tree.tag(id);
        const bool elsewhere = tag == Tag::Img || tag == Tag::Area || tag == Tag::Input || tag == Tag::Object
            || tag == Tag::Svg || tag == Tag::SvgA || tag == Tag::SvgOther;
        if ((role == Role::Img || role == Role::Image) && !elsewhere && page.tree.isExposed(id)
            && page.names.of(id).isMissing())
            findings.add(id);
    }
}

void selectName(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Select)) {
        if (isField(page, id) && page.names.of(id).isMissing())
            findings.add(id);
    }
}

void summaryName(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Summary)) {
        const bool opens = page.tree.parentTag(id) == Tag::Details && (page.tree[id].flags & Node::FirstOfKind);
        if (opens && page.tree.isExposed(id) && page.semantics.explicitRole(id) == Role::Nothing
            && page.names.of(id).isMissing())
            findings.add(id);
    }
}

void svgImgAlt(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const Tag tag = page.tree.tag(id);
        if (tag != Tag::Svg && tag != Tag::SvgA && tag != Tag::SvgOther)
            continue;
        const Role role = page.semantics.explicitRole(id);
        if (isAnyOf(role, {Role::Img, Role::Image, Role::GraphicsDocument, Role::GraphicsSymbol})
            && page.tree.isExposed(id) && page.names.of(id).isMissing())
            findings.add(id);
    }
}

} // namespace argiope::a11y::checks
