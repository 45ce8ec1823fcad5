#include "core/a11y/ariarules.h"

#include "core/a11y/allowedroles.h"
#include "core/a11y/ariaattributes.h"
#include "core/a11y/findings.h"
#include "core/html/strings.h"

#include <QSet>

namespace argiope::a11y::checks {

namespace {

/// Calls `sink` with name and value of each attribute that begins "aria-".
template <class Sink>
void forEachAria(const Tree &tree, NodeId id, Sink sink)
{
    tree.forEachAttribute(id, [&sink](QByteArrayView name, QByteArrayView value) {
        if (name.startsWith("aria-"))
            sink(name, value);
    });
}

/// What ARIA in HTML allows to elements that no role corresponds to.
bool isAllowedWithoutRole(const Page &page, NodeId id, QByteArrayView attribute)
{
    const auto supports = [attribute](Role role) { return isOneOf(attribute, factsOf(role).supported); };
    switch (page.tree.tag(id)) {
    case Tag::Input:
        return supports(Role::Textbox) || supports(Role::Spinbutton);
    case Tag::Summary:
        return supports(Role::Button);
    case Tag::Custom: // its script may have given it a role
    case Tag::SvgA:
    case Tag::SvgOther:
    case Tag::SvgTitle:
    case Tag::SvgUnrendered:
    case Tag::MathOther:
        return true;
    default:
        return false;
    }
}

/// WAI-ARIA 1.1 had it so, and readers may say it still.
bool wasAllowed(Role role, QByteArrayView attribute)
{
    if (attribute == "aria-expanded") {
        return role == Role::Img || role == Role::Math
            || (role != Role::Nothing && role != Role::Generic && !isPresentational(role)
                && !hasFlag(role, RoleFacts::ChildrenPresentational));
    }
    return (attribute == "aria-orientation" && role == Role::Combobox)
        || (attribute == "aria-required" && role == Role::Radio);
}

/// What is so wherever nothing is said: it tells nobody anything.
bool saysNothing(QByteArrayView attribute, QByteArrayView value)
{
    return isOneOf(attribute, "aria-modal aria-multiline aria-multiselectable aria-readonly aria-required")
        && html::equalsLower(html::trimmed(value), "false");
}

/// Parts of sentences without a role. ARIA in HTML asks not to name them; what readers do with such names differs.
bool isPartOfSpeech(Tag tag)
{
    switch (tag) {
    case Tag::Abbr:
    case Tag::Acronym:
    case Tag::Br:
    case Tag::Cite:
    case Tag::Kbd:
    case Tag::Label:
    case Tag::Legend:
    case Tag::Rp:
    case Tag::Rt:
    case Tag::Ruby:
    case Tag::Strike:
    case Tag::Var:
    case Tag::Wbr:
        return true;
    default:
        return false;
    }
}

bool isProhibited(QByteArrayView attribute, Role role)
{
    if (attribute == "aria-label" || attribute == "aria-labelledby" || attribute == "aria-braillelabel")
        return hasFlag(role, RoleFacts::NameProhibited);
    if (attribute == "aria-roledescription")
        return role == Role::Generic;
    return attribute == "aria-brailleroledescription" && (role == Role::Generic || isPresentational(role));
}

bool isNativelyChecked(const Tree &tree, NodeId id)
{
    return tree.tag(id) == Tag::Input
        && (tree.attributeIs(id, "type", "checkbox") || tree.attributeIs(id, "type", "radio"));
}

} // namespace

void ariaAllowedAttr(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        if (!page.tree.isExposed(id))
            continue;
        const Role role = page.semantics.role(id);
        const RoleFacts &facts = factsOf(role);
        const bool breaks = page.tree.tag(id) == Tag::Br || page.tree.tag(id) == Tag::Wbr;
        forEachAria(page.tree, id, [&](QByteArrayView name, QByteArrayView value) {
            const AriaAttribute *const known = ariaAttribute(name);
            if (breaks && known && name != "aria-hidden") {
                findings.add(id, name);
                return;
            }
            if (!known || known->global || saysNothing(name, value))
                return;
            const bool allowed = role == Role::Nothing
                ? isAllowedWithoutRole(page, id, name)
                : isOneOf(name, facts.required) || isOneOf(name, facts.supported);
            if (!allowed)
                findings.add(id, name, wasAllowed(role, name) ? Certainty::NeedsPerson : Certainty::Found);
        });
    }
}

void ariaAllowedRole(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const Role role = page.semantics.explicitRole(id);
        if (role != Role::Nothing && page.tree.isExposed(id) && !mayHaveRole(page.tree, page.semantics, id, role))
            findings.add(id, factsOf(role).name);
    }
}

void ariaConditionalAttr(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        if (!page.tree.isExposed(id))
            continue;
        if (page.tree.tag(id) == Tag::Input && page.tree.attributeIs(id, "type", "checkbox")) {
            const bool checked = page.tree.has(id, "checked");
            if (page.tree.attributeIs(id, "aria-checked", checked ? "false" : "true"))
                findings.add(id, "aria-checked");
            else if (page.tree.attributeIs(id, "aria-checked", "mixed"))
                findings.ask(id, "aria-checked"); // a script can have made it so
        }
        if (page.semantics.role(id) != Role::Row)
            continue;
        NodeId owner = page.semantics.meaningfulParent(id);
        if (owner != NoNode && page.semantics.role(owner) == Role::Rowgroup)
            owner = page.semantics.meaningfulParent(owner);
        const Role around = owner == NoNode ? Role::Nothing : page.semantics.role(owner);
        if (around != Role::Table && around != Role::Grid)
            continue;
        for (const char *const name : {"aria-posinset", "aria-setsize", "aria-expanded", "aria-level"}) {
            if (page.tree.has(id, name))
                findings.add(id, name);
        }
    }
}

void ariaDeprecatedRole(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const Role role = page.semantics.explicitRole(id);
        if (hasFlag(role, RoleFacts::Deprecated) && page.tree.isExposed(id))
            findings.add(id, factsOf(role).name);
    }
}

void ariaHiddenBody(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Body)) {
        if (page.tree.attributeIs(id, "aria-hidden", "true"))
            findings.add(id);
    }
}

// A stop of the tab key that says nothing. What is hidden from readers is often what is not shown at all, a dialog that
// waits, say, and that is for style sheets to tell.
void ariaHiddenFocus(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        const NodeId parent = page.tree.parent(id);
        const bool outermost = (page.tree[id].flags & Node::AriaHidden)
            && (parent == NoNode || !(page.tree[parent].flags & Node::AriaHidden));
        if (!outermost || page.tree.tag(id) == Tag::Body)
            continue;
        NodeId culprit = id;
        while (culprit < page.tree[id].end && !page.semantics.isTabbable(culprit))
            ++culprit;
        if (culprit < page.tree[id].end)
            findings.add(id, page.tree.startTag(culprit),
                page.tree.hasStyleSheets() ? Certainty::NeedsPerson : Certainty::Found);
    }
}

void ariaProhibitedAttr(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        // What a button holds is heard as its name alone, to which it may contribute by a name.
        const NodeId around = page.semantics.meaningfulParent(id);
        const bool inLeaf = around != NoNode && hasFlag(page.semantics.role(around), RoleFacts::ChildrenPresentational);
        if (!page.tree.isExposed(id) || inLeaf)
            continue;
        const Role given = page.semantics.explicitRole(id);
        const Role role = given == Role::Nothing ? page.semantics.role(id) : given;
        forEachAria(page.tree, id, [&](QByteArrayView name, QByteArrayView value) {
            if (html::trimmed(value).isEmpty())
                return;
            if (isProhibited(name, role))
                findings.add(id, name);
            else if (role == Role::Nothing && isPartOfSpeech(page.tree.tag(id)) && isProhibited(name, Role::Code))
                findings.ask(id, name);
        });
    }
}

void ariaRequiredAttr(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const Role role = page.semantics.explicitRole(id);
        if (role == Role::Nothing || role == page.semantics.implicitRole(id) || !page.tree.isExposed(id))
            continue;
        const auto require = [&](QByteArrayView name) {
            if (page.tree.trimmed(id, name.toByteArray().constData()).isEmpty())
                findings.add(id, name);
        };
        html::forEachToken(factsOf(role).required, [&](QByteArrayView name) {
            if (name != "aria-checked" || !isNativelyChecked(page.tree, id))
                require(name);
        });
        if (role == Role::Combobox && page.tree.attributeIs(id, "aria-expanded", "true"))
            require("aria-controls");
        if (role == Role::Separator && page.semantics.isFocusable(id))
            require("aria-valuenow");
    }
}

void ariaRoles(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withRole()) {
        const QByteArrayView value = page.tree.trimmed(id, "role");
        if (value.isEmpty() || !page.tree.isExposed(id))
            continue;
        bool valid = false;
        html::forEachToken(value, [&](QByteArrayView token) {
            const Role role = roleNamed(token);
            valid = valid || (role != Role::Nothing && !hasFlag(role, RoleFacts::Abstract));
        });
        if (!valid)
            findings.add(id, value);
    }
}

void ariaValidAttr(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        forEachAria(page.tree, id, [&](QByteArrayView name, QByteArrayView) {
            if (!ariaAttribute(name))
                findings.add(id, name);
        });
    }
}

namespace {

/// WAI-ARIA 1.2, aria-errormessage: as long as a value is invalid, the message must not be hidden.
bool isUnheard(const Tree &tree, NodeId id, QByteArrayView reference)
{
    const QByteArrayView invalid = tree.trimmed(id, "aria-invalid");
    if (invalid.isEmpty() || html::equalsLower(invalid, "false"))
        return false;
    const NodeId message = tree.withId(html::trimmed(reference));
    return message != NoNode && !tree.isExposed(message);
}

/// Refers to something, and nothing of it is there.
bool isDangling(const Tree &tree, QByteArrayView value)
{
    bool any = false;
    bool found = false;
    html::forEachToken(value, [&](QByteArrayView token) {
        any = true;
        found = found || tree.withId(token) != NoNode;
    });
    return any && !found;
}

} // namespace

void ariaValidAttrValue(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.withAria()) {
        forEachAria(page.tree, id, [&](QByteArrayView name, QByteArrayView value) {
            const AriaAttribute *const known = ariaAttribute(name);
            if (!known)
                return;
            const QByteArray both = name.toByteArray() + "=" + html::cutUtf8(value, 150).toByteArray();
            if (!isAriaValue(*known, value)) {
                findings.add(id, both);
                return;
            }
            const bool refers
                = known->type == AriaAttribute::Type::IdReference || known->type == AriaAttribute::Type::IdReferences;
            if (name == "aria-errormessage" && isUnheard(page.tree, id, value))
                findings.add(id, both);
            if (!refers || !isDangling(page.tree, value))
                return;
            const RoleFacts &facts = factsOf(page.semantics.role(id));
            const bool opened = facts.role == Role::Combobox && name == "aria-controls"
                && page.tree.attributeIs(id, "aria-expanded", "true");
            if (isOneOf(name, facts.required) || opened) {
                findings.add(id, both);
                return;
            }
            // What a control opens may be made when it is opened.
            const bool closed = name == "aria-controls"
                && (page.tree.attributeIs(id, "aria-expanded", "false")
                    || page.tree.attributeIs(id, "aria-selected", "false") || page.tree.has(id, "aria-haspopup"));
            if (!closed && page.tree.isExposed(id))
                findings.ask(id, both);
        });
    }
}

// Of two elements with one id, a reference means the first.
void duplicateIdAria(Page &page, Findings &findings)
{
    QSet<QByteArrayView> reported;
    const auto refer = [&](QByteArrayView id) {
        if (!page.tree.isRepeatedId(id) || reported.contains(id))
            return;
        reported.insert(id);
        findings.ask(page.tree.withId(id), id);
    };
    for (const NodeId id : page.tree.withAria()) {
        forEachAria(page.tree, id, [&](QByteArrayView name, QByteArrayView value) {
            const AriaAttribute *const known = ariaAttribute(name);
            if (known
                && (known->type == AriaAttribute::Type::IdReference
                    || known->type == AriaAttribute::Type::IdReferences))
                html::forEachToken(value, refer);
        });
    }
    for (const NodeId id : page.tree.all(Tag::Label))
        refer(page.tree.attribute(id, "for"));
}

void nestedInteractive(Page &page, Findings &findings)
{
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (!page.tree.isElement(id) || !hasFlag(page.semantics.role(id), RoleFacts::ChildrenPresentational)
            || !page.tree.isExposed(id))
            continue;
        if (page.semantics.hasTabbableWithin(id))
            findings.add(id);
        else if (page.semantics.hasFocusableWithin(id))
            findings.ask(id);
    }
}

void presentationRoleConflict(Page &page, Findings &findings)
{
    const auto look = [&](NodeId id) {
        if (page.tree.isExposed(id) && (page.semantics.isFocusable(id) || page.semantics.hasGlobalAria(id)))
            findings.add(id);
    };
    for (const NodeId id : page.tree.withRole()) {
        if (isPresentational(page.semantics.explicitRole(id)))
            look(id);
    }
    for (const NodeId id : page.tree.all(Tag::Img)) {
        const QByteArrayView alt = page.tree.attribute(id, "alt");
        if (!alt.isNull() && alt.isEmpty() && page.semantics.explicitRole(id) == Role::Nothing)
            look(id);
    }
}

} // namespace argiope::a11y::checks
