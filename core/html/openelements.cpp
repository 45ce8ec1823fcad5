#include "core/html/openelements.h"
#include "core/html/elementkinds.h"

#include <gumbo.h>
#include <xxhash.h>

#include <algorithm>

namespace argiope::html {

namespace {

quint64 hashBytes(QByteArrayView text)
{
    return XXH3_64bits(text.data(), size_t(text.size()));
}

constexpr int NoahsArk = 3; // 13.2.4.3
constexpr qint64 FormattingCost = 8; // a clone against a look at an element

} // namespace

OpenElements::OpenElements(const GuardLimits &limits)
    : m_limits(limits)
{
    m_stack.reserve(64);
}

bool OpenElements::withinLimits() const
{
    return int(m_stack.size()) <= m_limits.depth && m_work <= m_limits.work && m_nodes <= m_limits.nodes
        && int(m_formatting.size()) <= m_limits.formatting;
}

bool OpenElements::isForeign() const
{
    return m_foreign > 0 && m_stack.back().space != Space::Html && !isIntegrationPoint(m_stack.back().id);
}

void OpenElements::push(quint32 id, Space space)
{
    Element element;
    element.id = id;
    element.space = space;
    m_stack.push_back(element);
    ++m_nodes;
    m_selects += id == GUMBO_TAG_SELECT;
    m_foreign += space != Space::Html;
    m_maxDepth = std::max(m_maxDepth, int(m_stack.size()));
}

void OpenElements::pushMarker()
{
    m_stack.back().marker = int(m_formatting.size());
    m_markers.push_back(int(m_formatting.size()));
    // What waits outside the marker is not opened again within it.
    m_closedFormatting = 0;
}

void OpenElements::popTo(qsizetype index)
{
    while (qsizetype(m_stack.size()) > index) {
        const Element &element = m_stack.back();
        m_foreign -= element.space != Space::Html;
        m_selects -= element.id == GUMBO_TAG_SELECT;
        if (element.formatting >= 0 && element.formatting < int(m_formatting.size())) {
            m_formatting[size_t(element.formatting)].open = false;
            ++m_closedFormatting;
        }
        if (element.marker >= 0) {
            m_formatting.resize(size_t(std::min<qsizetype>(element.marker, qsizetype(m_formatting.size()))));
            if (!m_markers.empty())
                m_markers.pop_back();
            m_closedFormatting = int(std::count_if(m_formatting.begin() + markerFloor(), m_formatting.end(),
                [](const Formatting &entry) { return !entry.open; }));
            m_work += qint64(m_formatting.size()) - markerFloor();
        }
        m_stack.pop_back();
    }
}

void OpenElements::reconstruct()
{
    if (m_closedFormatting == 0)
        return;
    for (size_t i = size_t(markerFloor()); i < m_formatting.size(); ++i) {
        ++m_work;
        if (m_formatting[i].open)
            continue;
        m_formatting[i].open = true;
        m_work += FormattingCost;
        push(m_formatting[i].id);
        m_stack.back().formatting = int(i);
    }
    m_closedFormatting = 0;
}

void OpenElements::text()
{
    if (!isForeign())
        reconstruct();
}

qsizetype OpenElements::find(quint32 id, bool (*boundary)(quint32))
{
    for (qsizetype i = qsizetype(m_stack.size()) - 1; i >= 0; --i) {
        ++m_work;
        const Element &element = m_stack[size_t(i)];
        if (element.id == id && element.space == Space::Html)
            return i;
        if (element.space != Space::Html ? isIntegrationPoint(element.id) : boundary(element.id))
            return -1;
    }
    return -1;
}

void OpenElements::closeParagraph()
{
    const qsizetype paragraph = find(GUMBO_TAG_P, isButtonBoundary);
    if (paragraph >= 0)
        popTo(paragraph);
}

void OpenElements::startFormatting(const OpenTag &tag)
{
    const auto id = quint32(tag.tag);
    if (id == GUMBO_TAG_A || id == GUMBO_TAG_NOBR) {
        const bool active = std::any_of(m_formatting.begin() + markerFloor(), m_formatting.end(),
            [&](const Formatting &entry) { return entry.id == id; });
        if (active)
            endFormatting(id);
    }
    reconstruct();
    Formatting entry;
    entry.id = id;
    entry.source = hashBytes(tag.source);
    entry.open = true;
    int same = 0;
    int earliest = -1;
    for (int i = markerFloor(); i < int(m_formatting.size()); ++i) {
        ++m_work;
        if (m_formatting[size_t(i)].id == id && m_formatting[size_t(i)].source == entry.source) {
            earliest = earliest < 0 ? i : earliest;
            ++same;
        }
    }
    if (same >= NoahsArk) {
        m_closedFormatting -= !m_formatting[size_t(earliest)].open;
        m_formatting.erase(m_formatting.begin() + earliest);
        for (Element &element : m_stack) {
            ++m_work;
            if (element.formatting == earliest)
                element.formatting = -1;
            else if (element.formatting > earliest)
                --element.formatting;
        }
    }
    m_formatting.push_back(entry);
    push(id);
    m_stack.back().formatting = int(m_formatting.size()) - 1;
}

/// The adoption agency (13.2.6.4.7). Of its outcome only the sizes matter here: one entry and one element go, and the
/// elements that stood in between stay open.
void OpenElements::endFormatting(quint32 id)
{
    int entry = int(m_formatting.size()) - 1;
    while (entry >= markerFloor() && m_formatting[size_t(entry)].id != id)
        --entry;
    m_work += int(m_formatting.size()) - entry;
    if (entry < markerFloor()) {
        const qsizetype found = find(id, isSpecial);
        if (found >= 0)
            popTo(found);
        return;
    }
    qsizetype at = -1;
    bool furthestBlock = false;
    for (qsizetype i = qsizetype(m_stack.size()) - 1; i >= 0; --i) {
        ++m_work;
        if (m_stack[size_t(i)].formatting == entry) {
            at = i;
            break;
        }
        furthestBlock = furthestBlock || isSpecial(m_stack[size_t(i)].id);
    }
    if (at >= 0) {
        if (furthestBlock) {
            m_work += FormattingCost * (qint64(m_stack.size()) - at);
            m_stack.erase(m_stack.begin() + at);
        } else {
            m_stack[size_t(at)].formatting = -1;
            popTo(at);
        }
    } else {
        --m_closedFormatting;
    }
    m_formatting.erase(m_formatting.begin() + entry);
    for (Element &element : m_stack) {
        if (element.formatting > entry)
            --element.formatting;
    }
    m_work += qint64(m_stack.size());
}

bool OpenElements::startTablePart(int tag)
{
    switch (tag) {
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_COLGROUP:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_TFOOT:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TR:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TH:
        break;
    default:
        return false;
    }
    qsizetype table = qsizetype(m_stack.size()) - 1;
    qsizetype section = -1;
    qsizetype row = -1;
    for (; table >= 0; --table) {
        ++m_work;
        const Element &element = m_stack[size_t(table)];
        if (element.space != Space::Html) {
            if (isIntegrationPoint(element.id))
                return true;
            continue;
        }
        if (isTableBoundary(element.id))
            break;
        if (element.id == GUMBO_TAG_TR)
            row = table;
        else if (element.id == GUMBO_TAG_TBODY || element.id == GUMBO_TAG_THEAD || element.id == GUMBO_TAG_TFOOT)
            section = table;
    }
    if (table < 0)
        return true; // ignored outside a table
    const bool isCell = tag == GUMBO_TAG_TD || tag == GUMBO_TAG_TH;
    if (isCell && row >= 0) {
        popTo(row + 1);
    } else if ((isCell || tag == GUMBO_TAG_TR) && section >= 0) {
        popTo(section + 1);
    } else if (tag == GUMBO_TAG_TR && row >= 0) {
        popTo(row); // in a template there need be no section
    } else {
        popTo(table + 1);
        if ((isCell || tag == GUMBO_TAG_TR) && m_stack.back().id == GUMBO_TAG_TABLE)
            push(GUMBO_TAG_TBODY);
    }
    if (isCell && row < 0)
        push(GUMBO_TAG_TR);
    push(quint32(tag));
    if (hasMarker(quint32(tag)))
        pushMarker();
    return true;
}

void OpenElements::leaveForeign()
{
    while (isForeign())
        popTo(qsizetype(m_stack.size()) - 1);
}

void OpenElements::startForeign(const OpenTag &tag)
{
    if (!tag.selfClosing)
        push(elementId(tag.tag, tag.name), m_stack.back().space);
}

bool OpenElements::endForeign(quint32 id)
{
    for (qsizetype i = qsizetype(m_stack.size()) - 1; i >= 0 && m_stack[size_t(i)].space != Space::Html; --i) {
        ++m_work;
        if (m_stack[size_t(i)].id == id) {
            popTo(i);
            return true;
        }
    }
    return false;
}

bool OpenElements::start(const OpenTag &tag)
{
    ++m_work;
    if (isForeign()) {
        if (!breaksOut(tag)) {
            startForeign(tag);
            return withinLimits();
        }
        leaveForeign();
    }
    startHtml(tag);
    return withinLimits();
}

/// "In select" (13.2.6.4.16): most start tags are dropped. False where this one is not.
bool OpenElements::startInSelect(int tag)
{
    switch (tag) {
    case GUMBO_TAG_OPTGROUP:
    case GUMBO_TAG_OPTION:
    case GUMBO_TAG_SCRIPT:
    case GUMBO_TAG_TEMPLATE:
        return false;
    case GUMBO_TAG_INPUT:
    case GUMBO_TAG_KEYGEN:
    case GUMBO_TAG_SELECT:
    case GUMBO_TAG_TEXTAREA:
        if (const qsizetype open = find(GUMBO_TAG_SELECT, isTableBoundary); open >= 0) {
            popTo(open);
            return tag == GUMBO_TAG_SELECT;
        }
        return false;
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TFOOT:
    case GUMBO_TAG_TH:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TR:
        return false;
    default:
        return find(GUMBO_TAG_SELECT, isTableBoundary) >= 0;
    }
}

bool OpenElements::isBlock(int tag)
{
    return closesParagraph(tag) || tag == GUMBO_TAG_TABLE || tag == GUMBO_TAG_TR || tag == GUMBO_TAG_BR;
}

bool OpenElements::canSplit()
{
    m_work += qint64(m_stack.size()) + qint64(m_formatting.size());
    const bool inLink = std::any_of(
        m_formatting.begin(), m_formatting.end(), [](const Formatting &entry) { return entry.id == GUMBO_TAG_A; });
    return !inLink && m_foreign == 0 && std::none_of(m_stack.begin(), m_stack.end(), [](const Element &element) {
        switch (element.id) {
        case GUMBO_TAG_A:
        case GUMBO_TAG_FRAMESET:
        case GUMBO_TAG_H1:
        case GUMBO_TAG_NOSCRIPT:
        case GUMBO_TAG_SELECT:
        case GUMBO_TAG_TEMPLATE:
            return true;
        default:
            return false;
        }
    });
}

void OpenElements::split()
{
    m_stack.clear();
    m_formatting.clear();
    m_markers.clear();
    m_closedFormatting = 0;
    m_foreign = 0;
    m_selects = 0;
}

void OpenElements::startHtml(const OpenTag &tag)
{
    if (m_selects > 0 && startInSelect(tag.tag))
        return;
    if (closesParagraph(tag.tag))
        closeParagraph();
    if (startTablePart(tag.tag))
        return;
    const auto id = elementId(tag.tag, tag.name);
    switch (tag.tag) {
    case GUMBO_TAG_HTML:
    case GUMBO_TAG_HEAD:
    case GUMBO_TAG_BODY:
        return;
    case GUMBO_TAG_LI:
        if (const qsizetype item = find(id, isListStop); item >= 0)
            popTo(item);
        break;
    case GUMBO_TAG_DD:
    case GUMBO_TAG_DT: {
        const qsizetype item = std::max(find(GUMBO_TAG_DD, isListStop), find(GUMBO_TAG_DT, isListStop));
        if (item >= 0)
            popTo(item);
        break;
    }
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
    case GUMBO_TAG_H3:
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
        if (!m_stack.empty() && isHeading(m_stack.back().id))
            popTo(qsizetype(m_stack.size()) - 1);
        break;
    case GUMBO_TAG_BUTTON:
        if (const qsizetype open = find(id, isTableBoundary); open >= 0)
            popTo(open);
        break;
    case GUMBO_TAG_OPTGROUP:
    case GUMBO_TAG_OPTION:
        if (!m_stack.empty() && m_stack.back().id == GUMBO_TAG_OPTION)
            popTo(qsizetype(m_stack.size()) - 1);
        if (tag.tag == GUMBO_TAG_OPTGROUP && !m_stack.empty() && m_stack.back().id == id)
            popTo(qsizetype(m_stack.size()) - 1);
        break;
    case GUMBO_TAG_RB:
    case GUMBO_TAG_RP:
    case GUMBO_TAG_RT:
    case GUMBO_TAG_RTC:
        while (!m_stack.empty() && m_stack.back().id != GUMBO_TAG_RUBY
            && (m_stack.back().id == GUMBO_TAG_RT || m_stack.back().id == GUMBO_TAG_RP
                || m_stack.back().id == GUMBO_TAG_RB))
            popTo(qsizetype(m_stack.size()) - 1);
        break;
    default:
        break;
    }
    if (isFormatting(id)) {
        startFormatting(tag);
        return;
    }
    if (!closesParagraph(tag.tag) && tag.tag != GUMBO_TAG_TABLE)
        reconstruct();
    if (isVoid(tag.tag)) {
        ++m_nodes;
        return;
    }
    if (tag.tag == GUMBO_TAG_SVG || tag.tag == GUMBO_TAG_MATH) {
        if (!tag.selfClosing)
            push(id, tag.tag == GUMBO_TAG_SVG ? Space::Svg : Space::Math);
        return;
    }
    push(id);
    if (hasMarker(id))
        pushMarker();
}

bool OpenElements::end(int tag, QByteArrayView name)
{
    ++m_work;
    const quint32 id = elementId(tag, name);
    if (m_foreign > 0 && m_stack.back().space != Space::Html && endForeign(id))
        return withinLimits();
    endHtml(tag, id);
    return withinLimits();
}

void OpenElements::endHtml(int tag, quint32 id)
{
    switch (tag) {
    case GUMBO_TAG_HTML:
    case GUMBO_TAG_HEAD:
    case GUMBO_TAG_BODY:
    case GUMBO_TAG_BR:
        return;
    case GUMBO_TAG_P:
        closeParagraph();
        return;
    case GUMBO_TAG_LI:
        if (const qsizetype item = find(id, isListBoundary); item >= 0)
            popTo(item);
        return;
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
    case GUMBO_TAG_H3:
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
        for (qsizetype i = qsizetype(m_stack.size()) - 1; i >= 0 && !isScopeBoundary(m_stack[size_t(i)].id); --i) {
            ++m_work;
            if (isHeading(m_stack[size_t(i)].id)) {
                popTo(i);
                return;
            }
        }
        return;
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TFOOT:
    case GUMBO_TAG_TH:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TR:
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_COLGROUP:
    case GUMBO_TAG_SELECT:
        if (const qsizetype found = find(id, isTableBoundary); found >= 0)
            popTo(found);
        return;
    case GUMBO_TAG_TEMPLATE:
        if (const qsizetype found = find(id, [](quint32) { return false; }); found >= 0)
            popTo(found);
        return;
    default:
        break;
    }
    if (isFormatting(id)) {
        endFormatting(id);
        return;
    }
    const bool block = isSpecial(id);
    if (const qsizetype found = find(id, block ? isScopeBoundary : isSpecial); found >= 0)
        popTo(found);
}

} // namespace argiope::html
