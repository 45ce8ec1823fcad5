// What DocumentStates says of forms.

#include "core/html/strings.h"
#include "core/select/documentstates.h"
#include "core/select/inputrange.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace argiope::select {

namespace {

bool isOneOf(QByteArrayView type, std::initializer_list<const char *> types)
{
    return std::any_of(types.begin(), types.end(), [type](const char *one) { return type == one; });
}

/// Of an input; what is no type is a text field.
QByteArray typeOf(const Elements &elements, ElementId id)
{
    const QByteArray type = html::lowered(elements.attribute(id, "type"));
    const bool known = isOneOf(type,
        {"hidden", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local",
            "number", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset", "button"});
    return known ? type : QByteArray("text");
}

} // namespace

bool DocumentStates::canBeDisabled(ElementId id) const
{
    static constexpr const char *names[] = {"button", "input", "select", "textarea", "optgroup", "option", "fieldset"};
    return std::any_of(
        std::begin(names), std::end(names), [this, id](const char *name) { return m_elements.is(id, name); });
}

/// Of each element whether a fieldset disables what stands there: but for what is in its first legend.
void DocumentStates::findFieldsets()
{
    m_inDisabledFieldset.resize(size_t(m_elements.size()));
    std::vector<quint8> hadLegend(size_t(m_elements.size()), 0);
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        const ElementId parent = m_elements[id].parent;
        if (parent == NoElement)
            continue;
        bool disabled = m_inDisabledFieldset[size_t(parent)];
        if (m_elements.is(parent, "fieldset")) {
            const bool firstLegend = m_elements.is(id, "legend") && !hadLegend[size_t(parent)];
            hadLegend[size_t(parent)] |= quint8(firstLegend);
            disabled = disabled || (!firstLegend && m_elements.has(parent, "disabled"));
        }
        m_inDisabledFieldset[size_t(id)] = disabled;
    }
}

bool DocumentStates::isDisabled(ElementId id)
{
    if (!canBeDisabled(id))
        return false;
    if (m_elements.has(id, "disabled"))
        return true;
    if (m_elements.is(id, "optgroup"))
        return false;
    if (m_elements.is(id, "option")) {
        const ElementId parent = m_elements[id].parent;
        return parent != NoElement && m_elements.is(parent, "optgroup") && m_elements.has(parent, "disabled");
    }
    if (m_inDisabledFieldset.empty())
        findFieldsets();
    return m_inDisabledFieldset[size_t(id)];
}

void DocumentStates::findEditable()
{
    m_editable.resize(size_t(m_elements.size()));
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        const ElementId parent = m_elements[id].parent;
        const QByteArray value = html::lowered(m_elements.attribute(id, "contenteditable"));
        const bool host = m_elements[id].html && m_elements.has(id, "contenteditable")
            && isOneOf(value, {"", "true", "plaintext-only"});
        const bool ends = m_elements[id].html && value == "false";
        m_editable[size_t(id)] = host || (!ends && parent != NoElement && m_editable[size_t(parent)]);
    }
}

/// Whether `readonly` is for that kind of control, and it can be written to where it has none.
bool DocumentStates::allowsRead(ElementId id) const
{
    return m_elements.is(id, "textarea")
        || (m_elements.is(id, "input")
            && isOneOf(typeOf(m_elements, id),
                {"text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local",
                    "number"}));
}

bool DocumentStates::isReadWrite(ElementId id)
{
    if (allowsRead(id))
        return !m_elements.has(id, "readonly") && !isDisabled(id);
    if (m_editable.empty())
        findEditable();
    return m_elements[id].html && !m_elements.is(id, "input") && m_editable[size_t(id)];
}

/// The form that an attribute names, or the nearest around.
void DocumentStates::findForms()
{
    QHash<QByteArrayView, ElementId> byId;
    m_forms.assign(size_t(m_elements.size()), NoElement);
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        const QByteArrayView name = m_elements.attribute(id, "id");
        if (!name.isEmpty() && !byId.contains(name))
            byId.insert(name, id);
        const ElementId parent = m_elements[id].parent;
        m_forms[size_t(id)] = m_elements.is(id, "form") ? id
            : parent == NoElement                       ? NoElement
                                                        : m_forms[size_t(parent)];
    }
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        const QByteArrayView named = m_elements.attribute(id, "form");
        if (named.isNull() || !(m_elements.is(id, "input") || m_elements.is(id, "button")))
            continue;
        const ElementId form = byId.value(named, NoElement);
        m_forms[size_t(id)] = form != NoElement && m_elements.is(form, "form") ? form : NoElement;
    }
}

ElementId DocumentStates::formOf(ElementId id)
{
    if (m_forms.empty())
        findForms();
    return m_forms[size_t(id)];
}

/// As written, except that of a group of radio buttons only the last one stays, and of the options of a select that
/// takes one.
void DocumentStates::findChecked()
{
    m_checked.assign(size_t(m_elements.size()), 0);
    m_inCheckedGroup.assign(size_t(m_elements.size()), 0);
    std::map<std::pair<ElementId, QByteArray>, ElementId> groups;
    ElementId select = NoElement; // that the options stand in, and takes one
    ElementId chosen = NoElement;
    const auto groupOf
        = [this](ElementId id) { return std::pair(formOf(id), m_elements.attribute(id, "name").toByteArray()); };
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        if (m_elements.is(id, "select") && !m_elements.has(id, "multiple")) {
            select = id;
            chosen = NoElement;
        }
        if (m_elements.is(id, "option") && m_elements.has(id, "selected")) {
            m_checked[size_t(id)] = 1;
            if (select == NoElement || id >= m_elements[select].end)
                continue;
            if (chosen != NoElement)
                m_checked[size_t(chosen)] = 0;
            chosen = id;
        }
        if (!m_elements.is(id, "input") || !m_elements.has(id, "checked"))
            continue;
        const QByteArray type = typeOf(m_elements, id);
        if (type != "radio" && type != "checkbox")
            continue;
        m_checked[size_t(id)] = 1;
        if (type == "checkbox" || m_elements.attribute(id, "name").isEmpty())
            continue;
        const auto [group, isNew] = groups.try_emplace(groupOf(id), id);
        if (!isNew) {
            m_checked[size_t(group->second)] = 0;
            group->second = id;
        }
    }
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        if (m_elements.is(id, "input") && typeOf(m_elements, id) == "radio")
            m_inCheckedGroup[size_t(id)] = m_checked[size_t(id)]
                || (!m_elements.attribute(id, "name").isEmpty() && groups.count(groupOf(id)) > 0);
    }
}

bool DocumentStates::isChecked(ElementId id)
{
    if (m_checked.empty())
        findChecked();
    return m_checked[size_t(id)];
}

bool DocumentStates::isIndeterminate(ElementId id)
{
    if (m_elements.is(id, "progress"))
        return !m_elements.has(id, "value");
    if (!m_elements.is(id, "input") || typeOf(m_elements, id) != "radio")
        return false;
    if (m_checked.empty())
        findChecked();
    return !m_inCheckedGroup[size_t(id)];
}

/// The first button of its form that sends it; what is chosen or checked before anybody does anything.
bool DocumentStates::isDefault(ElementId id)
{
    if (m_elements.is(id, "option"))
        return m_elements.has(id, "selected");
    if (m_elements.is(id, "input") && isOneOf(typeOf(m_elements, id), {"radio", "checkbox"}))
        return m_elements.has(id, "checked");
    if (m_defaultButton.empty()) {
        m_defaultButton.assign(size_t(m_elements.size()), 0);
        std::vector<quint8> had(size_t(m_elements.size()), 0);
        for (ElementId one = 0; one < m_elements.size(); ++one) {
            const bool button = m_elements.is(one, "button") && !m_elements.attributeIs(one, "type", "reset")
                && !m_elements.attributeIs(one, "type", "button");
            const bool sends
                = button || (m_elements.is(one, "input") && isOneOf(typeOf(m_elements, one), {"submit", "image"}));
            const ElementId form = sends ? formOf(one) : NoElement;
            if (form == NoElement || had[size_t(form)])
                continue;
            had[size_t(form)] = 1;
            m_defaultButton[size_t(one)] = 1;
        }
    }
    return m_defaultButton[size_t(id)];
}

bool DocumentStates::showsPlaceholder(ElementId id) const
{
    if (m_elements.attribute(id, "placeholder").isEmpty())
        return false;
    if (m_elements.is(id, "textarea")) {
        const dom::NodeView text = m_elements[id].node.firstChild();
        return text.isNull() || text.text() == "\n";
    }
    return m_elements.is(id, "input") && m_elements.attribute(id, "value").isEmpty()
        && isOneOf(typeOf(m_elements, id), {"text", "search", "tel", "url", "email", "password", "number"});
}

bool DocumentStates::canBeRequired(ElementId id) const
{
    return m_elements.is(id, "input") || m_elements.is(id, "select") || m_elements.is(id, "textarea");
}

bool DocumentStates::isRequired(ElementId id) const
{
    if (!canBeRequired(id) || !m_elements.has(id, "required"))
        return false;
    return !m_elements.is(id, "input")
        || !isOneOf(typeOf(m_elements, id), {"hidden", "range", "color", "submit", "image", "reset", "button"});
}

int DocumentStates::range(ElementId id)
{
    if (!m_elements.is(id, "input") || m_elements.has(id, "readonly") || isDisabled(id))
        return 0; // nobody asks whether those are right
    const QByteArray type = typeOf(m_elements, id);
    return placeInRange(
        {type, m_elements.attribute(id, "value"), m_elements.attribute(id, "min"), m_elements.attribute(id, "max")});
}

} // namespace argiope::select
