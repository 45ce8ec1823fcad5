#include "core/select/documentstates.h"

#include "core/html/strings.h"
#include "core/select/direction.h"
#include "core/url/url.h"

#include <algorithm>
#include <map>

namespace argiope::select {

namespace {

QByteArray upToFragment(const QByteArray &url)
{
    const qsizetype hash = url.indexOf('#');
    return hash < 0 ? url : url.first(hash);
}

QByteArray behindFragment(const QByteArray &url)
{
    const qsizetype hash = url.indexOf('#');
    return hash < 0 ? QByteArray() : url.sliced(hash + 1);
}

/// A valid custom element name (HTML Standard 4.13.3).
bool isCustomName(QByteArrayView name)
{
    static constexpr const char *others[] = {"annotation-xml", "color-profile", "font-face", "font-face-src",
        "font-face-uri", "font-face-format", "font-face-name", "missing-glyph"};
    if (!name.contains('-') || !markup::isAlpha(name.front()))
        return false;
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return markup::isAlpha(c) || markup::isDigit(c) || c == '-' || c == '.' || c == '_'
            || static_cast<unsigned char>(c) >= 0x80;
    });
    return plain && std::none_of(std::begin(others), std::end(others), [name](const char *one) { return name == one; });
}

} // namespace

DocumentStates::DocumentStates(const Elements &elements, const QByteArray &url)
    : m_elements(elements)
    , m_url(upToFragment(url))
    , m_fragment(behindFragment(url))
{
}

bool DocumentStates::has(State state, ElementId id)
{
    switch (state) {
    case State::AnyLink:
        return isLink(id);
    case State::Checked:
        return isChecked(id);
    case State::Default:
        return isDefault(id);
    case State::Defined:
        return isDefined(id);
    case State::Disabled:
        return isDisabled(id);
    case State::Empty:
        return isEmpty(id);
    case State::Enabled:
        return canBeDisabled(id) && !isDisabled(id);
    case State::Indeterminate:
        return isIndeterminate(id);
    case State::InRange:
        return range(id) > 0;
    case State::LocalLink:
        return leadsHere(id);
    case State::Muted:
        return (m_elements.is(id, "video") || m_elements.is(id, "audio")) && m_elements.has(id, "muted");
    case State::OnlyChild:
        return m_elements[id].previous == NoElement && m_elements[id].last;
    case State::OnlyOfType:
        return isOnlyOfType(id);
    case State::Open:
        return isOpen(id);
    case State::Optional:
        return canBeRequired(id) && !isRequired(id);
    case State::OutOfRange:
        return range(id) < 0;
    case State::PlaceholderShown:
        return showsPlaceholder(id);
    case State::ReadOnly:
        return m_elements[id].html && !isReadWrite(id);
    case State::ReadWrite:
        return isReadWrite(id);
    case State::Required:
        return isRequired(id);
    case State::Root:
        return m_elements[id].parent == NoElement;
    case State::Target:
        return isTarget(id);
    case State::TargetWithin:
        return holdsTarget(id);
    }
    return false;
}

/// Of `link` the tests of browsers have it, the standard no longer.
bool DocumentStates::isLink(ElementId id) const
{
    return (m_elements.is(id, "a") || m_elements.is(id, "area") || m_elements.is(id, "link"))
        && m_elements.has(id, "href");
}

/// Whether it leads to the document itself, or to a place in it; `base` does not count.
bool DocumentStates::leadsHere(ElementId id) const
{
    if (m_url.isEmpty() || !isLink(id))
        return false;
    const auto own = url::parse(m_url);
    const auto target = own ? url::parse(m_elements.attribute(id, "href"), &*own) : own;
    return target && upToFragment(target->href()) == m_url;
}

/// White space is nothing (Selectors 4, 13.2).
bool DocumentStates::isEmpty(ElementId id) const
{
    for (dom::NodeView node = m_elements[id].node.firstChild(); !node.isNull(); node = node.nextSibling()) {
        if (node.kind() == dom::NodeKind::Element
            || (node.kind() == dom::NodeKind::Text && !html::trimmed(node.text()).isEmpty()))
            return false;
    }
    return true;
}

bool DocumentStates::isOnlyOfType(ElementId id)
{
    if (m_alone.empty()) {
        std::map<std::pair<ElementId, qint32>, int> counts; // by parent and type
        for (ElementId one = 0; one < m_elements.size(); ++one)
            ++counts[{m_elements[one].parent, m_elements[one].type}];
        m_alone.resize(size_t(m_elements.size()));
        for (ElementId one = 0; one < m_elements.size(); ++one)
            m_alone[size_t(one)] = counts[{m_elements[one].parent, m_elements[one].type}] == 1;
    }
    return m_alone[size_t(id)];
}

/// Custom elements become so by a script.
bool DocumentStates::isDefined(ElementId id) const
{
    return !m_elements[id].html || (!isCustomName(m_elements[id].node.name()) && !m_elements.has(id, "is"));
}

bool DocumentStates::isOpen(ElementId id) const
{
    return (m_elements.is(id, "details") || m_elements.is(id, "dialog")) && m_elements.has(id, "open");
}

/// By the fragment as it is, then without its percent signs (HTML Standard 7.4.6.4).
void DocumentStates::findTarget()
{
    m_target = NoElement;
    if (m_fragment.isEmpty())
        return;
    const auto find = [this](const char *attribute, const QByteArray &value, bool anchors) {
        for (ElementId id = 0; id < m_elements.size(); ++id) {
            if ((!anchors || m_elements.is(id, "a")) && m_elements.attribute(id, attribute) == value)
                return id;
        }
        return NoElement;
    };
    for (const QByteArray &value : {m_fragment, QByteArray::fromPercentEncoding(m_fragment)}) {
        if (*m_target == NoElement)
            m_target = find("id", value, false);
        if (*m_target == NoElement)
            m_target = find("name", value, true);
    }
}

bool DocumentStates::isTarget(ElementId id)
{
    if (!m_target)
        findTarget();
    return id == *m_target;
}

bool DocumentStates::holdsTarget(ElementId id)
{
    return isTarget(id) || (*m_target > id && *m_target < m_elements[id].end);
}

/// Each element's parent stands before it, so what is inherited is known when it is asked for.
void DocumentStates::findLanguages()
{
    m_languages.resize(size_t(m_elements.size()));
    QByteArrayView usual;
    bool found = false;
    for (ElementId id = 0; id < m_elements.size() && !found; ++id) {
        if (!m_elements.is(id, "meta") || !m_elements.attributeIs(id, "http-equiv", "content-language"))
            continue;
        const QByteArrayView content = html::trimmed(m_elements.attribute(id, "content"));
        found = !content.isEmpty() && !content.contains(',');
        if (found)
            usual = content.first(std::find_if(content.begin(), content.end(), html::isSpace) - content.begin());
    }
    for (ElementId id = 0; id < m_elements.size(); ++id) {
        const Elements::Element &element = m_elements[id];
        QByteArrayView own;
        for (qsizetype i = 0; i < element.node.attributeCount(); ++i) {
            const dom::Attribute &one = element.node.attribute(i);
            const bool inXml = one.space == dom::XmlSpace && one.name == "lang";
            if (inXml || (one.plain && element.html && one.name == "lang" && own.isNull()))
                own = one.value;
            if (inXml)
                break; // it is the stronger one
        }
        QByteArrayView &language = m_languages[size_t(id)];
        if (!own.isNull())
            language = own;
        else
            language = element.parent == NoElement ? usual : m_languages[size_t(element.parent)];
    }
}

QByteArrayView DocumentStates::language(ElementId id)
{
    if (m_languages.empty())
        findLanguages();
    return m_languages[size_t(id)];
}

bool DocumentStates::isLeftToRight(ElementId id)
{
    if (m_leftToRight.empty())
        m_leftToRight = directions(m_elements);
    return m_leftToRight[size_t(id)];
}

} // namespace argiope::select
