#pragma once

#include "core/select/elements.h"
#include "core/select/selector.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace argiope::select {

/// What pseudo-classes say of the elements of a document as it is written, before anybody or any script did anything to
/// it (HTML Standard 4.17.3). What is asked for the first time of a document is found out for all its elements. One
/// thread.
class DocumentStates
{
public:
    /// `url`: the document's; empty where it has none.
    DocumentStates(const Elements &elements, const QByteArray &url);

    [[nodiscard]] bool has(State state, ElementId id);
    [[nodiscard]] QByteArrayView language(ElementId id); ///< as written; empty where it is not known
    [[nodiscard]] bool isLeftToRight(ElementId id);

private:
    using Flags = std::vector<quint8>;

    [[nodiscard]] bool isLink(ElementId id) const;
    [[nodiscard]] bool leadsHere(ElementId id) const;
    [[nodiscard]] bool isEmpty(ElementId id) const;
    [[nodiscard]] bool isOnlyOfType(ElementId id);
    [[nodiscard]] bool isDefined(ElementId id) const;
    [[nodiscard]] bool isOpen(ElementId id) const;
    [[nodiscard]] bool isTarget(ElementId id);
    [[nodiscard]] bool holdsTarget(ElementId id);
    [[nodiscard]] bool canBeDisabled(ElementId id) const;
    [[nodiscard]] bool isDisabled(ElementId id);
    [[nodiscard]] bool isReadWrite(ElementId id);
    [[nodiscard]] bool isChecked(ElementId id);
    [[nodiscard]] bool isDefault(ElementId id);
    [[nodiscard]] bool isIndeterminate(ElementId id);
    [[nodiscard]] bool showsPlaceholder(ElementId id) const;
    [[nodiscard]] bool canBeRequired(ElementId id) const;
    [[nodiscard]] bool isRequired(ElementId id) const;
    /// 1 where its value is in its range, -1 where it is out of it, 0 where it has none.
    [[nodiscard]] int range(ElementId id);
    [[nodiscard]] ElementId formOf(ElementId id);
    [[nodiscard]] bool allowsRead(ElementId id) const;

    void findLanguages();
    void findFieldsets();
    void findEditable();
    void findChecked();
    void findForms();
    void findTarget();

    const Elements &m_elements;
    const QByteArray m_url; ///< without its fragment
    const QByteArray m_fragment;
    std::vector<QByteArrayView> m_languages;
    Flags m_leftToRight;
    Flags m_inDisabledFieldset;
    Flags m_editable;
    Flags m_checked; ///< radio buttons, checkboxes and options
    Flags m_inCheckedGroup; ///< radio buttons
    Flags m_defaultButton;
    Flags m_alone; ///< no other of its type in its parent
    std::vector<ElementId> m_forms; ///< of every element
    std::optional<ElementId> m_target;
};

} // namespace argiope::select
