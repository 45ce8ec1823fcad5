#include "core/select/direction.h"

#include "core/html/strings.h"

#include <QList>
#include <QStringDecoder>

#include <algorithm>
#include <optional>

namespace argiope::select {

namespace {

/// Of the first letter that has a direction: 1 for left to right; nothing where there is none.
std::optional<quint8> directionOf(QByteArrayView text)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
    if (plain) {
        const bool any = std::any_of(text.begin(), text.end(), [](char c) { return markup::isAlpha(c); });
        return any ? std::optional<quint8>(quint8(1)) : std::nullopt;
    }
    const QString decoded = QString::fromUtf8(text);
    for (const char32_t c : decoded.toUcs4()) {
        const QChar::Direction direction = QChar::direction(c);
        if (direction == QChar::DirL)
            return quint8(1);
        if (direction == QChar::DirR || direction == QChar::DirAL)
            return quint8(0);
    }
    return {};
}

enum class Written : quint8 { None, Ltr, Rtl, Auto };

Written writtenDirection(const Elements &elements, ElementId id)
{
    const QByteArrayView value = elements[id].html ? elements.attribute(id, "dir") : QByteArrayView();
    if (html::equalsLower(value, "ltr"))
        return Written::Ltr;
    if (html::equalsLower(value, "rtl"))
        return Written::Rtl;
    return html::equalsLower(value, "auto") ? Written::Auto : Written::None;
}

/// Whether the text below it says nothing about the direction of what is around it.
bool isApart(const Elements &elements, ElementId id)
{
    return elements.is(id, "bdi") || elements.is(id, "script") || elements.is(id, "style")
        || elements.is(id, "textarea") || elements.is(id, "template")
        || writtenDirection(elements, id) != Written::None;
}

/// Every text is looked at for the nearest element around it only that is not passed over, so this is linear for all.
std::optional<quint8> directionBelow(const Elements &elements, ElementId id)
{
    dom::NodeView node = elements[id].node.firstChild();
    ElementId next = id + 1; // the element that comes next
    std::vector<dom::NodeView> above;
    for (;;) {
        while (node.isNull()) {
            if (above.empty())
                return {};
            node = above.back().nextSibling();
            above.pop_back();
        }
        if (node.kind() == dom::NodeKind::Text) {
            if (const auto found = directionOf(node.text()))
                return found;
        } else if (node.kind() == dom::NodeKind::Element) {
            const ElementId here = next;
            if (!isApart(elements, here)) {
                ++next;
                above.push_back(node);
                node = node.firstChild();
                continue;
            }
            next = elements[here].end;
        }
        node = node.nextSibling();
    }
}

quint8 automatic(const Elements &elements, ElementId id, quint8 around)
{
    if (elements.is(id, "input")) {
        static constexpr const char *types[]
            = {"", "hidden", "text", "search", "tel", "url", "email", "password", "submit", "reset", "button"};
        const QByteArrayView type = elements.attribute(id, "type");
        const bool hasText = std::any_of(
            std::begin(types), std::end(types), [type](const char *one) { return html::equalsLower(type, one); });
        return hasText ? directionOf(elements.attribute(id, "value")).value_or(quint8(1)) : quint8(1);
    }
    // What says nothing runs from left to right, but for a bdi without the attribute, as newer browsers have it.
    const bool asAround = elements.is(id, "bdi") && writtenDirection(elements, id) == Written::None;
    return directionBelow(elements, id).value_or(asAround ? around : quint8(1));
}

} // namespace

std::vector<quint8> directions(const Elements &elements)
{
    std::vector<quint8> all(size_t(elements.size()), 1);
    for (ElementId id = 0; id < elements.size(); ++id) {
        const ElementId parent = elements[id].parent;
        const quint8 around = parent == NoElement ? quint8(1) : all[size_t(parent)];
        quint8 &direction = all[size_t(id)];
        switch (writtenDirection(elements, id)) {
        case Written::Ltr:
            direction = 1;
            break;
        case Written::Rtl:
            direction = 0;
            break;
        case Written::Auto:
            direction = automatic(elements, id, around);
            break;
        case Written::None:
            if (elements.is(id, "bdi"))
                direction = automatic(elements, id, around);
            else if (elements.is(id, "input") && elements.attributeIs(id, "type", "tel"))
                direction = 1;
            else
                direction = around;
            break;
        }
    }
    return all;
}

} // namespace argiope::select
