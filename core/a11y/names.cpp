#include "core/a11y/names.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::a11y {

namespace {

// A name is asked for by several rules and computed once; a text stands in the names of what is around it, a few deep.
// Pages that need more than this are made to.
constexpr qint64 FreeSteps = 2'000'000;
constexpr qint64 StepsPerNode = 60;

QByteArrayView cut(QByteArrayView text)
{
    return html::cutUtf8(text, Names::MostBytes);
}

/// U+00A0 and zero-width characters are no text: `&nbsp;` names nothing.
qsizetype blankLength(QByteArrayView text)
{
    const auto at = [text](qsizetype i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    if (html::isSpace(text[0]))
        return 1;
    if (at(0) == 0xC2 && at(1) == 0xA0)
        return 2;
    if (at(0) == 0xE2 && at(1) == 0x80
        && ((at(2) >= 0x80 && at(2) <= 0x8B) || at(2) == 0xA8 || at(2) == 0xA9 || at(2) == 0xAF))
        return 3;
    if (at(0) == 0xE3 && at(1) == 0x80 && at(2) == 0x80)
        return 3;
    return 0;
}

} // namespace

QByteArray collapsed(QByteArrayView text)
{
    QByteArray out;
    bool gap = false;
    for (qsizetype i = 0; i < text.size();) {
        if (const qsizetype blank = blankLength(text.sliced(i)); blank > 0) {
            gap = true;
            i += blank;
            continue;
        }
        if (gap && !out.isEmpty())
            out.append(' ');
        gap = false;
        out.append(text[i++]);
    }
    return out;
}

struct Names::Walk
{
    struct Open
    {
        NodeId element;
        qint64 saidBefore;
    };
    QByteArray out; ///< collapsed as it grows, so that no amount of white space fills it
    qint64 said = 0; ///< pieces of text that were not blank
    std::vector<Open> open;
    NodeId next = 0;
    bool withHidden = false;
    bool followReferences = true;
    bool visibleOnly = false; ///< text that is seen, no alternatives
};

Names::Names(const Tree &tree, const Semantics &semantics)
    : m_tree(tree)
    , m_semantics(semantics)
    , m_budget(FreeSteps + StepsPerNode * tree.size())
{
    mapLabels();
}

bool Names::spend(qint64 steps)
{
    m_budget -= steps;
    return m_budget > 0;
}

bool Names::isLabelable(NodeId id) const
{
    switch (m_tree.tag(id)) {
    case Tag::Input:
        return !m_tree.attributeIs(id, "type", "hidden");
    case Tag::Button:
    case Tag::Custom:
    case Tag::Meter:
    case Tag::Output:
    case Tag::Progress:
    case Tag::Select:
    case Tag::Textarea:
        return true;
    default:
        return false;
    }
}

void Names::mapLabels()
{
    const auto labels = m_tree.all(Tag::Label);
    if (labels.empty())
        return;
    std::vector<NodeId> labelable;
    for (NodeId id = 0; id < m_tree.size(); ++id) {
        if (m_tree.isElement(id) && m_tree.tag(id) != Tag::Custom && isLabelable(id))
            labelable.push_back(id);
    }
    for (const NodeId label : labels) {
        NodeId control = NoNode;
        if (const QByteArrayView reference = m_tree.attribute(label, "for"); !reference.isNull()) {
            const NodeId target = m_tree.withId(reference);
            control = target != NoNode && isLabelable(target) ? target : NoNode;
        } else {
            const auto first = std::lower_bound(labelable.begin(), labelable.end(), label);
            control = first != labelable.end() && m_tree.isWithin(*first, label) ? *first : NoNode;
        }
        if (control != NoNode)
            m_labels[control].push_back(label);
    }
}

const std::vector<NodeId> &Names::labels(NodeId control) const
{
    static const std::vector<NodeId> none;
    const auto found = m_labels.constFind(control);
    return found == m_labels.constEnd() ? none : *found;
}

const Name &Names::of(NodeId id)
{
    auto found = m_names.find(id);
    if (found == m_names.end()) {
        Name made = compute(id);
        made.unknown = made.text.isEmpty() && isExhausted();
        found = m_names.insert(id, std::move(made));
    }
    return *found;
}

Name Names::compute(NodeId id)
{
    m_named = id;
    if (QByteArray text = labelledBy(id); !text.isEmpty())
        return {std::move(text), NameFrom::LabelledBy};
    if (QByteArray text = collapsed(cut(m_tree.attribute(id, "aria-label"))); !text.isEmpty())
        return {std::move(text), NameFrom::AriaLabel};
    const Role role = m_semantics.role(id);
    if (!isPresentational(role)) {
        if (Name native = nativeName(id); !native.text.isEmpty())
            return native;
    }
    const Tag tag = m_tree.tag(id);
    // Buttons of one's own making and summaries are named by what they hold, whatever the role table says.
    const bool fromContent = hasFlag(role, RoleFacts::NameFromContent) || tag == Tag::Summary || tag == Tag::Button;
    if (fromContent && tag != Tag::Input && tag != Tag::Select && tag != Tag::Textarea && tag != Tag::Img) {
        if (QByteArray text = content(id, false, true); !text.isEmpty())
            return {std::move(text), NameFrom::Content};
    }
    if (QByteArray text = collapsed(cut(m_tree.attribute(id, "title"))); !text.isEmpty())
        return {std::move(text), NameFrom::Title};
    if (tag == Tag::Input || tag == Tag::Textarea || role == Role::Textbox || role == Role::Searchbox) {
        const char *const attribute = tag == Tag::Input || tag == Tag::Textarea ? "placeholder" : "aria-placeholder";
        if (QByteArray text = collapsed(cut(m_tree.attribute(id, attribute))); !text.isEmpty())
            return {std::move(text), NameFrom::Placeholder};
    }
    return {};
}

// References are not followed any further from what is referred to (accname 2B), be it through its label.
QByteArray Names::labelledBy(NodeId id)
{
    QByteArray joined;
    if (m_isReferring)
        return joined;
    m_isReferring = true;
    html::forEachToken(m_tree.attribute(id, "aria-labelledby"), [&](QByteArrayView token) {
        if (!spend(1) || joined.size() >= MostBytes)
            return;
        const NodeId target = m_tree.withId(token);
        if (target == NoNode)
            return;
        const QByteArray text = referenced(target);
        if (!joined.isEmpty() && !text.isEmpty())
            joined.append(' ');
        joined.append(text);
    });
    m_isReferring = false;
    return joined;
}

QByteArray Names::referenced(NodeId target)
{
    if (QByteArray text = collapsed(cut(m_tree.attribute(target, "aria-label"))); !text.isEmpty())
        return text;
    QByteArray value;
    if (embeddedValue(target, m_semantics.role(target), value) && !value.isEmpty())
        return collapsed(value);
    if (!isPresentational(m_semantics.role(target))) {
        const Name native = nativeName(target);
        if (!native.text.isEmpty())
            return native.text;
    }
    if (QByteArray text = content(target, !m_tree.isExposed(target), false); !text.isEmpty())
        return text;
    return collapsed(cut(m_tree.attribute(target, "title")));
}

QByteArray Names::labelText(NodeId control)
{
    QByteArray joined;
    for (const NodeId label : labels(control)) {
        if (!spend(1) || joined.size() >= MostBytes)
            break;
        QByteArray text = labelledBy(label);
        if (text.isEmpty())
            text = collapsed(cut(m_tree.attribute(label, "aria-label")));
        if (text.isEmpty())
            text = content(label, !m_tree.isExposed(label), true);
        if (!joined.isEmpty() && !text.isEmpty())
            joined.append(' ');
        joined.append(text);
    }
    return joined;
}

QByteArray Names::buttonText(NodeId input) const
{
    const QByteArrayView value = m_tree.attribute(input, "value");
    if (!value.isNull())
        return collapsed(cut(value));
    const bool named = m_tree.attributeIs(input, "type", "submit") || m_tree.attributeIs(input, "type", "reset");
    return named ? m_tree.attribute(input, "type").toByteArray() : QByteArray(); // the browser's own words
}

Name Names::inputName(NodeId id)
{
    if (QByteArray text = labelText(id); !text.isEmpty())
        return {std::move(text), NameFrom::Native};
    if (m_tree.attributeIs(id, "type", "image"))
        return {collapsed(cut(m_tree.attribute(id, "alt"))), NameFrom::Native};
    for (const char *const type : {"button", "submit", "reset"}) {
        if (m_tree.attributeIs(id, "type", type))
            return {buttonText(id), NameFrom::Native};
    }
    return {};
}

QByteArray Names::childText(NodeId id, Tag child)
{
    for (NodeId c = id + 1; c < m_tree[id].end; c = m_tree[c].end) {
        if (!spend(1))
            break;
        if (m_tree.tag(c) == child)
            return content(c, child == Tag::SvgTitle || child == Tag::Title || !m_tree.isExposed(c), true);
    }
    return {};
}

Name Names::nativeName(NodeId id)
{
    const auto native = [](QByteArray text) { return Name{std::move(text), NameFrom::Native}; };
    const auto attribute = [&](const char *name) { return native(collapsed(cut(m_tree.attribute(id, name)))); };
    switch (m_tree.tag(id)) {
    case Tag::Area:
    case Tag::Img:
        return attribute("alt");
    case Tag::Applet:
        return attribute("alt");
    case Tag::Input:
        return inputName(id);
    case Tag::Button:
    case Tag::Custom:
    case Tag::Meter:
    case Tag::Output:
    case Tag::Progress:
    case Tag::Select:
    case Tag::Textarea:
        return native(labelText(id));
    case Tag::Fieldset:
        return native(childText(id, Tag::Legend));
    case Tag::Figure:
        return native(childText(id, Tag::Figcaption));
    case Tag::Table:
        return native(childText(id, Tag::Caption));
    case Tag::Html:
        return native(
            m_tree.all(Tag::Title).empty() ? QByteArray() : content(m_tree.all(Tag::Title).front(), true, false));
    case Tag::Optgroup:
    case Tag::Option:
        return attribute("label");
    case Tag::Svg:
    case Tag::SvgA:
    case Tag::SvgOther:
        return native(childText(id, Tag::SvgTitle));
    default:
        return {};
    }
}

QByteArray Names::selectedOptions(NodeId select)
{
    QByteArray joined;
    NodeId first = NoNode;
    bool selected = false;
    const auto add = [&](NodeId option) {
        if (!joined.isEmpty())
            joined.append(' ');
        joined.append(content(option, false, false));
    };
    for (NodeId id = select + 1; id < m_tree[select].end && spend(1) && joined.size() < MostBytes; ++id) {
        if (m_tree.tag(id) != Tag::Option)
            continue;
        first = first == NoNode ? id : first;
        if (m_tree.has(id, "selected")) {
            selected = true;
            add(id);
        }
    }
    if (!selected && first != NoNode && m_semantics.role(select) == Role::Combobox)
        add(first);
    return joined;
}

bool Names::embeddedValue(NodeId id, Role role, QByteArray &value)
{
    switch (m_tree.tag(id)) {
    case Tag::Input:
        if (role == Role::Button)
            value
                = m_tree.attributeIs(id, "type", "image") ? m_tree.attribute(id, "alt").toByteArray() : buttonText(id);
        else if (role == Role::Textbox || role == Role::Searchbox || role == Role::Combobox || role == Role::Slider
            || role == Role::Spinbutton)
            value = cut(m_tree.attribute(id, "value")).toByteArray();
        return true;
    case Tag::Select:
        value = selectedOptions(id);
        return true;
    case Tag::Textarea:
        value = content(id, false, false);
        return true;
    case Tag::Meter:
    case Tag::Progress:
        return true;
    default:
        break;
    }
    if (role == Role::Slider || role == Role::Spinbutton) {
        const QByteArrayView said = m_tree.attribute(id, "aria-valuetext");
        value = cut(said.isEmpty() ? m_tree.attribute(id, "aria-valuenow") : said).toByteArray();
        return true;
    }
    return false;
}

void Names::gap(Walk &walk)
{
    if (!walk.out.isEmpty() && walk.out.back() != ' ')
        walk.out.append(' ');
}

void Names::append(Walk &walk, QByteArrayView text, bool apart)
{
    if (text.isEmpty())
        return;
    text = cut(text);
    (void)spend(text.size() / 4 + 1);
    if (apart || blankLength(text) > 0)
        gap(walk);
    const QByteArray piece = collapsed(text);
    if (piece.isEmpty())
        return;
    ++walk.said;
    walk.out.append(piece);
    // A multi-byte blank at the end has its last byte in common with other characters: collapsing the whole drops it.
    if (apart || html::isSpace(text.back()) || text.endsWith("\xC2\xA0"))
        gap(walk);
}

void Names::visit(NodeId id, Walk &walk)
{
    const Node &node = m_tree[id];
    if (node.tag == Tag::Text) {
        walk.next = id + 1;
        if (walk.withHidden || !(node.flags & Node::Invisible))
            append(walk, m_tree.text(id), false);
        return;
    }
    constexpr quint8 notPerceived = Node::Unrendered | Node::AriaHidden | Node::Inert;
    const quint8 hiding = walk.visibleOnly ? quint8(Node::Unrendered) : notPerceived;
    const bool isCode = node.tag == Tag::Script || node.tag == Tag::Style || node.tag == Tag::Template
        || node.tag == Tag::SvgUnrendered;
    walk.next = node.end;
    // A control within its own label is not its name (accname 2C).
    const bool isNamed = id == m_named && isLabelable(id);
    if (isCode || isNamed || (!walk.withHidden && (node.flags & hiding)))
        return;
    if (!walk.visibleOnly) {
        const Role role = m_semantics.role(id);
        QByteArray own = walk.followReferences ? labelledBy(id) : QByteArray();
        if (own.isEmpty() && embeddedValue(id, role, own) && !own.isEmpty())
            return append(walk, own, true);
        if (own.isEmpty())
            own = cut(m_tree.attribute(id, "aria-label")).toByteArray();
        if (collapsed(own).isEmpty() && node.tag != Tag::Table && node.tag != Tag::Figure && node.tag != Tag::Fieldset
            && !isLabelable(id) && !isPresentational(role))
            own = nativeName(id).text;
        if (!collapsed(own).isEmpty())
            return append(walk, own, true);
    }
    switch (node.tag) {
    case Tag::Audio:
    case Tag::Embed:
    case Tag::Iframe:
    case Tag::Img:
    case Tag::Input:
    case Tag::Select:
    case Tag::Textarea:
    case Tag::Video:
        if (!walk.visibleOnly && !isPresentational(m_semantics.role(id)))
            append(walk, m_tree.attribute(id, "title"), true);
        return;
    case Tag::SvgTitle:
        return;
    default:
        break;
    }
    if (m_tree.isBlock(id))
        gap(walk);
    walk.open.push_back({id, walk.said});
    walk.next = id + 1;
}

// One loop over the nodes within: how deep they nest does not matter. Names within names do: they are followed a few
// deep.
QByteArray Names::content(NodeId id, bool withHidden, bool followReferences)
{
    constexpr int MostNested = 6;
    if (m_nested >= MostNested)
        return {};
    ++m_nested;
    Walk walk;
    walk.withHidden = withHidden;
    walk.followReferences = followReferences;
    traverse(id, walk);
    --m_nested;
    return collapsed(walk.out);
}

QByteArray Names::visibleText(NodeId id)
{
    Walk walk;
    walk.visibleOnly = true;
    traverse(id, walk);
    return collapsed(walk.out);
}

void Names::traverse(NodeId id, Walk &walk)
{
    walk.next = id + 1;
    const NodeId end = m_tree[id].end;
    while (walk.next < end && walk.out.size() < MostBytes && spend(1)) {
        visit(walk.next, walk);
        while (!walk.open.empty() && m_tree[walk.open.back().element].end <= walk.next) {
            const Walk::Open closed = walk.open.back();
            walk.open.pop_back();
            if (m_tree.isBlock(closed.element))
                gap(walk);
            if (!walk.visibleOnly && closed.saidBefore == walk.said)
                append(walk, m_tree.attribute(closed.element, "title"), true);
        }
    }
}

} // namespace argiope::a11y
