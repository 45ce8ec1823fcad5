#include "core/a11y/ariarules.h"

#include "core/a11y/findings.h"
#include "core/html/strings.h"

// What has to stand in what: "accessibility child roles" and "parent roles" of WAI-ARIA 1.2, 5.2.6 and 5.2.7.

namespace argiope::a11y::checks {

namespace {

struct Owned
{
    Role wrong = Role::Nothing; ///< one that is not allowed
    bool any = false; ///< something that is allowed, and more than a group
    bool text = false;
    bool unknown = false; ///< elements that are what their script makes them
};

/// What an element owns, through everything that has no role.
class OwnedReader
{
public:
    OwnedReader(Page &page, QByteArrayView allowed)
        : m_page(page)
        , m_allowed(allowed)
    {
    }
    Owned owned;

    void readWithin(NodeId owner)
    {
        for (NodeId id = owner + 1; id < m_page.tree[owner].end && m_page.names.spend(1);)
            id = step(id);
        html::forEachToken(m_page.tree.attribute(owner, "aria-owns"), [this](QByteArrayView token) {
            const NodeId target = m_page.tree.withId(token);
            if (target == NoNode || !m_page.names.spend(1))
                return;
            for (NodeId id = target; id < m_page.tree[target].end && m_page.names.spend(1);)
                id = step(id);
        });
    }

private:
    /// Where to look next.
    NodeId step(NodeId id)
    {
        const Tree &tree = m_page.tree;
        if (!tree.isElement(id)) {
            owned.text = owned.text || (tree.isRendered(id) && !html::trimmed(tree.text(id)).isEmpty());
            return id + 1;
        }
        constexpr quint8 hiding = Node::Unrendered | Node::AriaHidden | Node::Inert;
        if (tree[id].flags & hiding)
            return tree[id].end;
        if (tree.tag(id) == Tag::Custom || tree.tag(id) == Tag::Slot)
            owned.unknown = true;
        if (m_page.semantics.isTransparent(id))
            return id + 1;
        const Role role = m_page.semantics.role(id);
        // DPUB-ARIA 1.0 made list items of them, which have to stand in a list.
        const bool entry = role == Role::DocBiblioentry || role == Role::DocEndnote;
        const bool allowed = isOneOf(entry ? "listitem" : factsOf(role).name, m_allowed);
        if (role == Role::Group && allowed)
            return id + 1; // what it groups stands in its place
        owned.any = owned.any || allowed;
        if (!allowed && owned.wrong == Role::Nothing)
            owned.wrong = role == Role::Nothing ? Role::Generic : role;
        return tree[id].end;
    }

    Page &m_page;
    QByteArrayView m_allowed;
};

} // namespace

void ariaRequiredChildren(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const Role role = page.semantics.explicitRole(id);
        const QByteArrayView allowed(factsOf(role).children);
        if (allowed.isEmpty() || role == page.semantics.implicitRole(id) || !page.tree.isExposed(id))
            continue;
        OwnedReader reader(page, allowed);
        reader.readWithin(id);
        const Owned &owned = reader.owned;
        if (page.names.isExhausted())
            return;
        if (owned.wrong != Role::Nothing)
            findings.add(id, factsOf(owned.wrong).name);
        else if (!owned.any && !page.tree.attributeIs(id, "aria-busy", "true")) // it is still being filled
            findings.add(
                id, factsOf(role).name, owned.text && !owned.unknown ? Certainty::Found : Certainty::NeedsPerson);
    }
}

void ariaRequiredParent(Page &page, Findings &findings)
{
    QHash<NodeId, NodeId> owners;
    for (const NodeId id : page.tree.withAria()) {
        html::forEachToken(page.tree.attribute(id, "aria-owns"), [&](QByteArrayView token) {
            if (const NodeId target = page.tree.withId(token); target != NoNode && !owners.contains(target))
                owners.insert(target, id);
        });
    }
    // The element itself, or what has no role around it, may be what is owned.
    const auto parentOf = [&](NodeId id) {
        for (NodeId at = id; at != NoNode && page.names.spend(1); at = page.tree.parent(at)) {
            if (const auto owner = owners.constFind(at); owner != owners.constEnd())
                return page.semantics.isTransparent(*owner) ? page.semantics.meaningfulParent(*owner) : *owner;
            if (at != id && !page.semantics.isTransparent(at))
                return at;
            if (owners.isEmpty())
                return page.semantics.meaningfulParent(id);
        }
        return NoNode;
    };
    for (const NodeId id : page.tree.withRole()) {
        const Role role = page.semantics.explicitRole(id);
        const QByteArrayView allowed(factsOf(role).parents);
        if (allowed.isEmpty() || role == page.semantics.implicitRole(id) || !page.tree.isExposed(id))
            continue;
        const bool inGroups = isOneOf("group", allowed);
        NodeId parent = parentOf(id);
        bool grouped = false;
        while (inGroups && parent != NoNode && page.semantics.role(parent) == Role::Group && page.names.spend(1)) {
            parent = parentOf(parent);
            grouped = true;
        }
        if (page.names.isExhausted())
            return;
        const Role around = parent == NoNode ? Role::Nothing : page.semantics.role(parent);
        const bool below = grouped && around == Role::Treeitem; // a branch holds the group of what is below it
        if (isOneOf(factsOf(around).name, allowed) || below)
            continue;
        const Tag direct = page.tree.parentTag(id);
        findings.add(id, factsOf(role).name,
            direct == Tag::Custom || direct == Tag::Slot ? Certainty::NeedsPerson : Certainty::Found);
    }
}

} // namespace argiope::a11y::checks
