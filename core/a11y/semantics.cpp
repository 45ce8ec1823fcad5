#include "core/a11y/semantics.h"

#include "core/a11y/ariaattributes.h"
#include "core/html/strings.h"

#include <limits>

namespace argiope::a11y {

namespace {

/// HTML 2.3.4.1: leading white space and a sign are allowed, and anything behind the digits.
std::optional<int> leadingInteger(QByteArrayView text)
{
    text = html::trimmed(text);
    const bool negative = text.startsWith('-');
    if (negative || text.startsWith('+'))
        text = text.sliced(1);
    if (text.isEmpty() || !html::isDigit(text.front()))
        return std::nullopt;
    qint64 value = 0;
    for (const char c : text) {
        if (!html::isDigit(c))
            break;
        value = qMin<qint64>(value * 10 + (c - '0'), std::numeric_limits<int>::max());
    }
    return int(negative ? -value : value);
}

/// HTML-AAM: an aside of the body or of main is a landmark, one in these is a part of theirs.
bool takesAsidesTheirRole(Tag tag, Role role)
{
    return tag == Tag::Article || tag == Tag::Aside || tag == Tag::Nav || tag == Tag::Section || role == Role::Article
        || role == Role::Complementary || role == Role::Navigation || role == Role::Region;
}

} // namespace

Semantics::Semantics(const Tree &tree)
    : m_tree(tree)
    , m_explicit(size_t(tree.size()), Role::Nothing)
    , m_role(size_t(tree.size()), Role::Nothing)
    , m_focus(size_t(tree.size()), Focus::None)
    , m_inSection(size_t(tree.size()))
    , m_inMain(size_t(tree.size()))
    , m_transparent(size_t(tree.size()))
    , m_table(size_t(tree.size()), NoNode)
    , m_meaningful(size_t(tree.size()), NoNode)
    , m_landmark(size_t(tree.size()), NoNode)
    , m_tabbableBefore(size_t(tree.size()) + 1)
    , m_focusableBefore(size_t(tree.size()) + 1)
{
    // In document order, so that what is around an element is known before it.
    for (NodeId id = 0; id < tree.size(); ++id) {
        readElement(id);
        m_tabbableBefore[size_t(id) + 1] = m_tabbableBefore[size_t(id)] + isTabbable(id);
        m_focusableBefore[size_t(id) + 1] = m_focusableBefore[size_t(id)] + isFocusable(id);
    }
}

void Semantics::readElement(NodeId id)
{
    const NodeId parent = m_tree.parent(id);
    if (parent != NoNode) {
        const Role above = m_role[size_t(parent)];
        m_inSection[size_t(id)] = m_inSection[size_t(parent)] || takesAsidesTheirRole(m_tree.tag(parent), above);
        m_inMain[size_t(id)] = m_inMain[size_t(parent)] || m_tree.tag(parent) == Tag::Main || above == Role::Main;
        m_table[size_t(id)] = m_tree.tag(parent) == Tag::Table ? parent : m_table[size_t(parent)];
        m_meaningful[size_t(id)] = isTransparent(parent) ? m_meaningful[size_t(parent)] : parent;
        m_landmark[size_t(id)] = m_landmark[size_t(parent)];
    }
    if (!m_tree.isElement(id))
        return;
    if (m_tree.has(id, "role"))
        m_explicit[size_t(id)] = readExplicit(id);
    m_focus[size_t(id)] = readFocus(id);
    const Role role = effective(id);
    m_role[size_t(id)] = role;
    const bool plain = role == Role::Generic || role == Role::Nothing || isPresentational(role);
    m_transparent[size_t(id)] = plain && !isFocusable(id) && !hasGlobalAria(id);
    if (hasFlag(role, RoleFacts::IsLandmark))
        m_landmark[size_t(id)] = id;
}

Role Semantics::readExplicit(NodeId id) const
{
    Role found = Role::Nothing;
    html::forEachToken(m_tree.attribute(id, "role"), [&](QByteArrayView token) {
        if (found != Role::Nothing)
            return;
        const Role role = roleNamed(token);
        const bool needsName = role == Role::Form || role == Role::Region;
        if (role != Role::Nothing && !hasFlag(role, RoleFacts::Abstract) && (!needsName || isNamedByAuthor(id)))
            found = role;
    });
    return found;
}

bool Semantics::isNamedByAuthor(NodeId id) const
{
    return !m_tree.trimmed(id, "aria-label").isEmpty() || !m_tree.trimmed(id, "aria-labelledby").isEmpty()
        || !m_tree.trimmed(id, "title").isEmpty();
}

bool Semantics::hasGlobalAria(NodeId id) const
{
    bool found = false;
    m_tree.forEachAttribute(id, [&found](QByteArrayView name, QByteArrayView) {
        if (found || !name.startsWith("aria-") || name == "aria-hidden")
            return;
        const AriaAttribute *const known = ariaAttribute(name);
        found = known && known->global;
    });
    return found;
}

std::optional<int> Semantics::tabIndex(NodeId id) const
{
    const QByteArrayView value = m_tree.attribute(id, "tabindex");
    return value.isNull() ? std::nullopt : leadingInteger(value);
}

Semantics::Focus Semantics::readFocus(NodeId id) const
{
    if (m_tree[id].flags & (Node::Unrendered | Node::Invisible | Node::Inert | Node::Disabled))
        return Focus::None;
    bool natively = false;
    switch (m_tree.tag(id)) {
    case Tag::A:
    case Tag::Area:
        natively = m_tree.has(id, "href");
        break;
    case Tag::SvgA:
        natively = m_tree.has(id, "href") || m_tree.hasXlinkHref(id);
        break;
    case Tag::Button:
    case Tag::Input:
    case Tag::Select:
    case Tag::Textarea:
        natively = true;
        break;
    case Tag::Summary:
        natively = m_tree.parentTag(id) == Tag::Details && (m_tree[id].flags & Node::FirstOfKind);
        break;
    case Tag::Details: // a browser makes a summary of its own
        natively = m_tree.firstElementChild(id, Tag::Summary) == NoNode;
        break;
    case Tag::Audio:
    case Tag::Video:
        natively = m_tree.has(id, "controls");
        break;
    default:
        break;
    }
    const QByteArrayView editable = m_tree.attribute(id, "contenteditable");
    natively = natively
        || (!editable.isNull()
            && (editable.isEmpty() || html::equalsLower(editable, "true")
                || html::equalsLower(editable, "plaintext-only")));
    const std::optional<int> index = tabIndex(id);
    if (index)
        return *index < 0 ? Focus::Programmatic : Focus::Sequential;
    return natively ? Focus::Sequential : Focus::None;
}

// Rows of a table that is none, items of a list that is none: what has to stand in something has no role without it.
bool Semantics::losesRoleWithParent(NodeId id) const
{
    const NodeId parent = m_tree.parent(id);
    if (parent == NoNode)
        return false;
    switch (m_tree.tag(id)) {
    case Tag::Li: // of a list only: WAI-ARIA 1.2, 5.3.3
        return isPresentational(role(parent)) && implicitRole(parent) == Role::List;
    case Tag::Caption:
    case Tag::Tbody:
    case Tag::Tfoot:
    case Tag::Thead:
    case Tag::Tr:
    case Tag::Td:
    case Tag::Th: {
        const NodeId table = m_table[size_t(id)];
        return table != NoNode && isPresentational(role(table));
    }
    default:
        return false;
    }
}

Role Semantics::effective(NodeId id) const
{
    const Role given = explicitRole(id);
    if (isPresentational(given))
        return isFocusable(id) || hasGlobalAria(id) ? implicitRole(id) : given;
    if (given != Role::Nothing)
        return given;
    if (losesRoleWithParent(id) && !isFocusable(id) && !hasGlobalAria(id))
        return Role::NoneRole;
    return implicitRole(id);
}

Role Semantics::inputRole(NodeId id) const
{
    const QByteArray type = html::lowered(m_tree.trimmed(id, "type"));
    if (type == "button" || type == "submit" || type == "reset" || type == "image")
        return Role::Button;
    if (type == "checkbox" || type == "radio")
        return type == "radio" ? Role::Radio : Role::Checkbox;
    if (type == "range" || type == "number")
        return type == "range" ? Role::Slider : Role::Spinbutton;
    static constexpr const char *const roleless[]
        = {"color", "date", "datetime-local", "file", "hidden", "month", "password", "time", "week"};
    for (const char *const one : roleless) {
        if (type == one)
            return Role::Nothing;
    }
    if (m_tree.has(id, "list"))
        return Role::Combobox;
    return type == "search" ? Role::Searchbox : Role::Textbox;
}

Role Semantics::cellRole(NodeId id) const
{
    const NodeId table = m_table[size_t(id)];
    const Role around = table == NoNode ? Role::Nothing : role(table);
    const bool inGrid = around == Role::Grid || around == Role::Treegrid;
    if (m_tree.tag(id) == Tag::Td)
        return inGrid ? Role::Gridcell : Role::Cell;
    const QByteArray scope = html::lowered(m_tree.trimmed(id, "scope"));
    return scope == "row" || scope == "rowgroup" ? Role::Rowheader : Role::Columnheader;
}

Role Semantics::implicitRole(NodeId id) const
{
    switch (const Tag tag = m_tree.tag(id)) {
    case Tag::A:
    case Tag::Area:
        return m_tree.has(id, "href") ? Role::Link : Role::Generic;
    case Tag::SvgA:
        return m_tree.has(id, "href") || m_tree.hasXlinkHref(id) ? Role::Link : Role::Nothing;
    case Tag::Address:
    case Tag::Details:
    case Tag::Fieldset:
    case Tag::Optgroup:
    case Tag::Hgroup:
        return Role::Group;
    case Tag::Article:
        return Role::Article;
    case Tag::Aside:
        return m_inSection[size_t(id)] && !isNamedByAuthor(id) ? Role::Generic : Role::Complementary;
    case Tag::Blockquote:
        return Role::Blockquote;
    case Tag::Button:
        return Role::Button;
    case Tag::Caption:
        return Role::Caption;
    case Tag::Code:
        return Role::Code;
    case Tag::Datalist:
        return Role::Listbox;
    case Tag::Dd:
        return Role::Definition;
    case Tag::Del:
    case Tag::S:
        return Role::Deletion;
    case Tag::Dfn:
    case Tag::Dt:
        return Role::Term;
    case Tag::Dialog:
        return Role::Dialog;
    case Tag::Em:
        return Role::Emphasis;
    case Tag::Figure:
        return Role::Figure;
    case Tag::Footer:
        return m_inSection[size_t(id)] || m_inMain[size_t(id)] ? Role::Generic : Role::Contentinfo;
    case Tag::Header:
        return m_inSection[size_t(id)] || m_inMain[size_t(id)] ? Role::Generic : Role::Banner;
    case Tag::Form:
        return isNamedByAuthor(id) ? Role::Form : Role::Generic;
    case Tag::Hr:
        return Role::Separator;
    case Tag::Html:
        return Role::Document;
    case Tag::Img: {
        const QByteArrayView alt = m_tree.attribute(id, "alt");
        const bool decorative = !alt.isNull() && alt.isEmpty() && !isNamedByAuthor(id);
        return decorative && !isFocusable(id) && !hasGlobalAria(id) ? Role::Presentation : Role::Img;
    }
    case Tag::Input:
        return inputRole(id);
    case Tag::Ins:
        return Role::Insertion;
    case Tag::Dir:
    case Tag::Menu:
    case Tag::Ol:
    case Tag::Ul:
        return Role::List;
    case Tag::Li: {
        const Tag parent = m_tree.parentTag(id);
        const bool inTag = parent == Tag::Ul || parent == Tag::Ol || parent == Tag::Menu || parent == Tag::Dir;
        const NodeId around = m_meaningful[size_t(id)];
        const bool inRole = around != NoNode && explicitRole(around) == Role::List;
        return inTag || inRole ? Role::Listitem : Role::Generic;
    }
    case Tag::Main:
        return Role::Main;
    case Tag::Mark:
        return Role::Mark;
    case Tag::Math:
        return Role::Math;
    case Tag::Meter:
        return Role::Meter;
    case Tag::Nav:
        return Role::Navigation;
    case Tag::Option:
        return Role::Option;
    case Tag::Output:
        return Role::Status;
    case Tag::P:
        return Role::Paragraph;
    case Tag::Progress:
        return Role::Progressbar;
    case Tag::Search:
        return Role::Search;
    case Tag::Section:
        return isNamedByAuthor(id) ? Role::Region : Role::Generic;
    case Tag::Select: {
        const bool list = m_tree.has(id, "multiple") || leadingInteger(m_tree.attribute(id, "size")).value_or(0) > 1;
        return list ? Role::Listbox : Role::Combobox;
    }
    case Tag::Strong:
        return Role::Strong;
    case Tag::Sub:
        return Role::Subscript;
    case Tag::Sup:
        return Role::Superscript;
    case Tag::Svg:
        return Role::GraphicsDocument;
    case Tag::Table:
        return Role::Table;
    case Tag::Tbody:
    case Tag::Tfoot:
    case Tag::Thead:
        return Role::Rowgroup;
    case Tag::Td:
    case Tag::Th:
        return m_table[size_t(id)] == NoNode ? Role::Nothing : cellRole(id);
    case Tag::Textarea:
        return Role::Textbox;
    case Tag::Time:
        return Role::Time;
    case Tag::Tr:
        return Role::Row;
    case Tag::B:
    case Tag::Bdi:
    case Tag::Bdo:
    case Tag::Big:
    case Tag::Body:
    case Tag::Center:
    case Tag::Data:
    case Tag::Div:
    case Tag::Font:
    case Tag::I:
    case Tag::Pre:
    case Tag::Q:
    case Tag::Samp:
    case Tag::Small:
    case Tag::Span:
    case Tag::Tt:
    case Tag::U:
        return Role::Generic;
    default:
        return isHeading(tag) ? Role::Heading : Role::Nothing;
    }
}

} // namespace argiope::a11y
