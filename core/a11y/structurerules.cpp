#include "core/a11y/structurerules.h"

#include "core/a11y/findings.h"
#include "core/html/fragmentobserver.h"
#include "core/html/strings.h"

#include <QSet>

namespace argiope::a11y::checks {

namespace {

bool hasWords(const Tree &tree, NodeId text)
{
    return tree.isExposed(text) && !html::trimmed(tree.text(text)).isEmpty();
}

bool isScriptSupport(Tag tag)
{
    return tag == Tag::Script || tag == Tag::Template || tag == Tag::Noscript;
}

bool isCustom(Tag tag)
{
    return tag == Tag::Custom || tag == Tag::Slot;
}

/// The first element or text of a list that may not stand in it; NoNode.
NodeId firstIntruder(const Page &page, NodeId list)
{
    for (NodeId child = list + 1; child < page.tree[list].end; child = page.tree[child].end) {
        if (!page.tree.isElement(child)) {
            if (hasWords(page.tree, child))
                return child;
            continue;
        }
        const Tag tag = page.tree.tag(child);
        if (!page.tree.isExposed(child) || isScriptSupport(tag) || isCustom(tag))
            continue;
        const Role given = page.semantics.explicitRole(child);
        const bool isItem = tag == Tag::Li ? given == Role::Nothing || isPresentational(given) : false;
        if (!isItem && given != Role::Listitem)
            return child;
    }
    return NoNode;
}

QByteArray nameOfNode(const Tree &tree, NodeId id)
{
    return (tree.isElement(id) ? tree.startTag(id) : html::trimmed(tree.text(id))).toByteArray();
}

/// Terms and descriptions of a dl, or of a div in it: what is wrong with them, NoNode where nothing is.
class GroupReader
{
public:
    GroupReader(const Page &page, NodeId holder, bool inDiv)
        : m_page(page)
        , m_holder(holder)
        , m_inDiv(inDiv)
    {
    }

    NodeId firstFault()
    {
        const Tree &tree = m_page.tree;
        NodeId last = NoNode;
        for (NodeId child = m_holder + 1; child < tree[m_holder].end; child = tree[child].end) {
            if (!tree.isElement(child)) {
                if (hasWords(tree, child))
                    return child;
                continue;
            }
            if (!tree.isExposed(child) || isScriptSupport(tree.tag(child)) || isCustom(tree.tag(child)))
                continue;
            if (const NodeId fault = read(child); fault != NoNode)
                return fault;
            last = child;
        }
        // A term that nothing is said of.
        return m_state == State::Terms ? last : NoNode;
    }

private:
    enum class State : quint8 { Start, Terms, Descriptions, Groups };

    NodeId read(NodeId child)
    {
        const Role given = m_page.semantics.explicitRole(child);
        switch (m_page.tree.tag(child)) {
        case Tag::Dt:
            m_state = State::Terms;
            return given == Role::Nothing || given == Role::Term || given == Role::Listitem ? NoNode : child;
        case Tag::Dd:
            if (m_state == State::Start || m_state == State::Groups)
                return child; // said of no term
            m_state = State::Descriptions;
            return given == Role::Nothing || given == Role::Definition || given == Role::Listitem ? NoNode : child;
        case Tag::Div:
            if (m_inDiv || m_state == State::Terms || !(given == Role::Nothing || isPresentational(given)))
                return child;
            m_state = State::Groups;
            return GroupReader(m_page, child, true).firstFault();
        default:
            return child;
        }
    }

    const Page &m_page;
    NodeId m_holder;
    bool m_inDiv;
    State m_state = State::Start;
};

} // namespace

// Two elements on one key: which of them a browser takes is its own affair.
void accesskeys(Page &page, Findings &findings)
{
    QHash<QByteArray, int> uses;
    const auto keyOf = [&](NodeId id) {
        const bool counts = page.tree.isElement(id) && page.tree.isExposed(id) && page.tree.has(id, "accesskey");
        return counts ? html::lowered(page.tree.trimmed(id, "accesskey")) : QByteArray();
    };
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (const QByteArray key = keyOf(id); !key.isEmpty())
            ++uses[key];
    }
    if (uses.isEmpty())
        return;
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (const QByteArray key = keyOf(id); !key.isEmpty() && uses.value(key) > 1)
            findings.add(id, key);
    }
}

void definitionList(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Dl)) {
        if (!page.tree.isExposed(id) || page.semantics.explicitRole(id) != Role::Nothing)
            continue;
        if (const NodeId fault = GroupReader(page, id, false).firstFault(); fault != NoNode)
            findings.add(id, nameOfNode(page.tree, fault));
    }
}

void dlitem(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Dd, Tag::Dt}) {
        for (const NodeId id : page.tree.all(tag)) {
            if (!page.tree.isExposed(id) || page.semantics.explicitRole(id) != Role::Nothing)
                continue;
            NodeId list = page.tree.parent(id);
            if (list != NoNode && page.tree.tag(list) == Tag::Div
                && (page.semantics.explicitRole(list) == Role::Nothing
                    || isPresentational(page.semantics.explicitRole(list))))
                list = page.tree.parent(list);
            if (list != NoNode && isCustom(page.tree.tag(list)))
                continue;
            const Role given = list == NoNode ? Role::Nothing : page.semantics.explicitRole(list);
            const bool isList = list != NoNode && page.tree.tag(list) == Tag::Dl
                && (given == Role::Nothing || given == Role::List || isPresentational(given));
            if (!isList)
                findings.add(id);
        }
    }
}

void list(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Ol, Tag::Ul}) {
        for (const NodeId id : page.tree.all(tag)) {
            const Role given = page.semantics.explicitRole(id);
            if (!page.tree.isExposed(id) || (given != Role::Nothing && given != Role::List))
                continue;
            if (const NodeId intruder = firstIntruder(page, id); intruder != NoNode)
                findings.add(id, nameOfNode(page.tree, intruder));
        }
    }
}

void listitem(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Li)) {
        const NodeId parent = page.tree.parent(id);
        if (!page.tree.isExposed(id) || page.semantics.explicitRole(id) != Role::Nothing || parent == NoNode
            || isCustom(page.tree.tag(parent)))
            continue;
        const Tag tag = page.tree.tag(parent);
        const Role given = page.semantics.explicitRole(parent);
        const bool isListTag = tag == Tag::Ol || tag == Tag::Ul || tag == Tag::Menu || tag == Tag::Dir;
        const bool isList = given == Role::List || (isListTag && (given == Role::Nothing || isPresentational(given)));
        if (!isList)
            findings.add(id);
    }
}

// What leads around what every page repeats.
void bypass(Page &page, Findings &findings)
{
    const auto htmls = page.tree.all(Tag::Html);
    if (htmls.empty())
        return;
    bool hasContent = false;
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (!page.tree.isExposed(id))
            continue;
        if (!page.tree.isElement(id)) {
            hasContent = hasContent || !html::trimmed(page.tree.text(id)).isEmpty();
            continue;
        }
        const Role role = page.semantics.role(id);
        if (role == Role::Heading || role == Role::Main)
            return;
        const QByteArrayView href = page.tree.tag(id) == Tag::A ? page.tree.trimmed(id, "href") : QByteArrayView();
        if (href.size() > 1 && href.startsWith('#')) {
            const QByteArrayView place = html::placeNamed(href);
            if (!place.isEmpty()
                && html::hasPlace(place, [&page](QByteArrayView name) { return page.tree.withId(name) != NoNode; }))
                return;
        }
    }
    if (hasContent)
        findings.ask(htmls.front());
}

// The links that a page begins with, as long as they lead within it.
void skipLink(Page &page, Findings &findings)
{
    QSet<QByteArrayView> names;
    for (const NodeId id : page.tree.all(Tag::A)) {
        if (const QByteArrayView name = page.tree.attribute(id, "name"); !name.isEmpty())
            names.insert(name);
    }
    for (const NodeId id : page.tree.all(Tag::A)) {
        const QByteArrayView href = page.tree.trimmed(id, "href");
        if (href.isEmpty() || !page.tree.isExposed(id))
            continue;
        if (!href.startsWith('#'))
            return;
        const QByteArrayView target = html::placeNamed(href);
        if (target.isEmpty())
            continue;
        if (!html::hasPlace(target,
                [&](QByteArrayView place) { return page.tree.withId(place) != NoNode || names.contains(place); }))
            findings.add(id, href);
    }
}

void tabindex(Page &page, Findings &findings)
{
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (page.tree.isElement(id) && page.semantics.isFocusable(id) && page.semantics.tabIndex(id).value_or(0) > 0)
            findings.add(id, page.tree.attribute(id, "tabindex"));
    }
}

} // namespace argiope::a11y::checks
