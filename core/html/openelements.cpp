#include "core/html/openelements.h"

#include "core/html/strings.h"

#include <gumbo.h>
#include <xxhash.h>

#include <algorithm>

namespace argiope::html {

namespace {

quint64 hashBytes(QByteArrayView text)
{
    return XXH3_64bits(text.data(), size_t(text.size()));
}

quint32 elementId(int tag, QByteArrayView name)
{
    if (tag != GUMBO_TAG_UNKNOWN)
        return quint32(tag);
    quint32 hash = 2166136261u;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(toLower(c))) * 16777619u;
    return hash | 0x80000000u;
}

bool isVoid(int tag)
{
    switch (tag) {
    case GUMBO_TAG_AREA:
    case GUMBO_TAG_BASE:
    case GUMBO_TAG_BASEFONT:
    case GUMBO_TAG_BGSOUND:
    case GUMBO_TAG_BR:
    case GUMBO_TAG_COL:
    case GUMBO_TAG_EMBED:
    case GUMBO_TAG_FRAME:
    case GUMBO_TAG_HR:
    case GUMBO_TAG_IMAGE:
    case GUMBO_TAG_IMG:
    case GUMBO_TAG_INPUT:
    case GUMBO_TAG_KEYGEN:
    case GUMBO_TAG_LINK:
    case GUMBO_TAG_MENUITEM:
    case GUMBO_TAG_META:
    case GUMBO_TAG_PARAM:
    case GUMBO_TAG_SOURCE:
    case GUMBO_TAG_TRACK:
    case GUMBO_TAG_WBR:
        return true;
    default:
        return false;
    }
}

bool isFormatting(quint32 id)
{
    switch (id) {
    case GUMBO_TAG_A:
    case GUMBO_TAG_B:
    case GUMBO_TAG_BIG:
    case GUMBO_TAG_CODE:
    case GUMBO_TAG_EM:
    case GUMBO_TAG_FONT:
    case GUMBO_TAG_I:
    case GUMBO_TAG_NOBR:
    case GUMBO_TAG_S:
    case GUMBO_TAG_SMALL:
    case GUMBO_TAG_STRIKE:
    case GUMBO_TAG_STRONG:
    case GUMBO_TAG_TT:
    case GUMBO_TAG_U:
        return true;
    default:
        return false;
    }
}

/// Start tags that close an open paragraph (13.2.6.4.7).
bool closesParagraph(int tag)
{
    switch (tag) {
    case GUMBO_TAG_ADDRESS:
    case GUMBO_TAG_ARTICLE:
    case GUMBO_TAG_ASIDE:
    case GUMBO_TAG_BLOCKQUOTE:
    case GUMBO_TAG_CENTER:
    case GUMBO_TAG_DD:
    case GUMBO_TAG_DETAILS:
    case GUMBO_TAG_DIR:
    case GUMBO_TAG_DIV:
    case GUMBO_TAG_DL:
    case GUMBO_TAG_DT:
    case GUMBO_TAG_FIELDSET:
    case GUMBO_TAG_FIGCAPTION:
    case GUMBO_TAG_FIGURE:
    case GUMBO_TAG_FOOTER:
    case GUMBO_TAG_FORM:
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
    case GUMBO_TAG_H3:
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
    case GUMBO_TAG_HEADER:
    case GUMBO_TAG_HGROUP:
    case GUMBO_TAG_HR:
    case GUMBO_TAG_LI:
    case GUMBO_TAG_LISTING:
    case GUMBO_TAG_MAIN:
    case GUMBO_TAG_MENU:
    case GUMBO_TAG_NAV:
    case GUMBO_TAG_OL:
    case GUMBO_TAG_P:
    case GUMBO_TAG_PLAINTEXT:
    case GUMBO_TAG_PRE:
    case GUMBO_TAG_SECTION:
    case GUMBO_TAG_SUMMARY:
    case GUMBO_TAG_UL:
    case GUMBO_TAG_XMP:
        return true;
    default:
        return false;
    }
}

bool isHeading(quint32 id)
{
    return id >= GUMBO_TAG_H1 && id <= GUMBO_TAG_H6;
}

bool isTableBoundary(quint32 id)
{
    return id == GUMBO_TAG_TABLE || id == GUMBO_TAG_TEMPLATE;
}

/// 13.2.4.2, "has an element in scope". A select is one too: nothing outside it is closed from within.
bool isScopeBoundary(quint32 id)
{
    switch (id) {
    case GUMBO_TAG_APPLET:
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_MARQUEE:
    case GUMBO_TAG_OBJECT:
    case GUMBO_TAG_SELECT:
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TEMPLATE:
    case GUMBO_TAG_TH:
        return true;
    default:
        return false;
    }
}

bool isButtonBoundary(quint32 id)
{
    return id == GUMBO_TAG_BUTTON || isScopeBoundary(id);
}

bool isListBoundary(quint32 id)
{
    return id == GUMBO_TAG_OL || id == GUMBO_TAG_UL || isScopeBoundary(id);
}

/// "Special" elements, which an ordinary end tag does not look behind; only those that are pushed.
bool isSpecial(quint32 id)
{
    switch (id) {
    case GUMBO_TAG_BUTTON:
    case GUMBO_TAG_COLGROUP:
    case GUMBO_TAG_FRAMESET:
    case GUMBO_TAG_NOSCRIPT:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_TFOOT:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TR:
        return true;
    default:
        return (id <= GUMBO_TAG_LAST && closesParagraph(int(id))) || isScopeBoundary(id);
    }
}

bool isListStop(quint32 id)
{
    return isSpecial(id) && id != GUMBO_TAG_ADDRESS && id != GUMBO_TAG_DIV && id != GUMBO_TAG_P;
}

bool hasMarker(quint32 id)
{
    switch (id) {
    case GUMBO_TAG_APPLET:
    case GUMBO_TAG_CAPTION:
    case GUMBO_TAG_MARQUEE:
    case GUMBO_TAG_OBJECT:
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TEMPLATE:
    case GUMBO_TAG_TH:
        return true;
    default:
        return false;
    }
}

/// Start tags that end foreign content (13.2.6.5).
bool breaksOut(const OpenTag &tag)
{
    switch (tag.tag) {
    case GUMBO_TAG_B:
    case GUMBO_TAG_BIG:
    case GUMBO_TAG_BLOCKQUOTE:
    case GUMBO_TAG_BODY:
    case GUMBO_TAG_BR:
    case GUMBO_TAG_CENTER:
    case GUMBO_TAG_CODE:
    case GUMBO_TAG_DD:
    case GUMBO_TAG_DIV:
    case GUMBO_TAG_DL:
    case GUMBO_TAG_DT:
    case GUMBO_TAG_EM:
    case GUMBO_TAG_EMBED:
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
    case GUMBO_TAG_H3:
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
    case GUMBO_TAG_HEAD:
    case GUMBO_TAG_HR:
    case GUMBO_TAG_I:
    case GUMBO_TAG_IMG:
    case GUMBO_TAG_LI:
    case GUMBO_TAG_LISTING:
    case GUMBO_TAG_MENU:
    case GUMBO_TAG_META:
    case GUMBO_TAG_NOBR:
    case GUMBO_TAG_OL:
    case GUMBO_TAG_P:
    case GUMBO_TAG_PRE:
    case GUMBO_TAG_RUBY:
    case GUMBO_TAG_S:
    case GUMBO_TAG_SMALL:
    case GUMBO_TAG_SPAN:
    case GUMBO_TAG_STRIKE:
    case GUMBO_TAG_STRONG:
    case GUMBO_TAG_SUB:
    case GUMBO_TAG_SUP:
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_TT:
    case GUMBO_TAG_U:
    case GUMBO_TAG_UL:
    case GUMBO_TAG_VAR:
        return true;
    case GUMBO_TAG_FONT:
        return tag.attributes > 0;
    default:
        return false;
    }
}

/// Elements whose content is HTML again (13.2.6, integration points).
bool isIntegrationPoint(quint32 id)
{
    switch (id) {
    case GUMBO_TAG_ANNOTATION_XML:
    case GUMBO_TAG_DESC:
    case GUMBO_TAG_FOREIGNOBJECT:
    case GUMBO_TAG_MI:
    case GUMBO_TAG_MN:
    case GUMBO_TAG_MO:
    case GUMBO_TAG_MS:
    case GUMBO_TAG_MTEXT:
    case GUMBO_TAG_TITLE:
        return true;
    default:
        return false;
    }
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
    return int(m_stack.size()) <= m_limits.depth && m_work <= m_limits.work
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

void OpenElements::startHtml(const OpenTag &tag)
{
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
    case GUMBO_TAG_SELECT:
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
    if (isVoid(tag.tag))
        return;
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
