// What ArticleFinder leaves out of the place that it found.

#include "core/text/articlefinder.h"
#include "core/text/contentwords.h"
#include "core/text/rendering.h"

#include <algorithm>
#include <cmath>

namespace argiope::text {

/// Whether a table says something in rows and columns, rather than laying a page out.
bool ArticleFinder::saysData(Number table) const
{
    const dom::NodeView view = m_nodes.view(table);
    if (attributeOf(view, "role") == "presentation" || attributeOf(view, "datatable") == "0")
        return false;
    if (!attributeOf(view, "summary").isEmpty())
        return true;
    int rows = 0;
    int columns = 0;
    int inRow = 0;
    for (Number node = table + 1; node < m_nodes.end(table); ++node) {
        if (m_nodes.is(node, "table"))
            return false; // of others: it lays them out
        for (const char *name : {"caption", "col", "colgroup", "tfoot", "thead", "th"}) {
            if (m_nodes.is(node, name))
                return true;
        }
        if (m_nodes.is(node, "tr")) {
            ++rows;
            inRow = 0;
        }
        inRow += m_nodes.is(node, "td");
        columns = std::max(columns, inRow);
    }
    if (columns <= 1 || rows <= 1)
        return false;
    return rows >= 10 || columns > 4 || rows * columns > 10;
}

bool ArticleFinder::isDataTable(Number table)
{
    qint8 &known = m_tables[size_t(table)];
    if (known == 0)
        known = saysData(table) ? 1 : -1;
    return known > 0;
}

/// By the nearest table around.
bool ArticleFinder::isInData(Number node)
{
    for (Number above = m_nodes.parent(node); above > m_body; above = m_nodes.parent(above)) {
        if (m_nodes.is(above, "table"))
            return isDataTable(above);
    }
    return false;
}

bool ArticleFinder::looksBeside(Number node, bool isList) const
{
    const Totals &totals = m_nodes.totals(node);
    const int weight = this->weight(node);
    if (weight < 0)
        return true;
    if (totals.commas >= 9)
        return false;
    const bool inFigure = isWithin(node, "figure", 3);
    const double density = totals.linkDensity();
    const double headings = totals.text > 0 ? double(totals.headings) / totals.text : 0;
    const int items = totals.items - 100;
    const int paragraphs = totals.paragraphs - (m_nodes.is(node, "div") && !m_nodes.hasBlocks(node));
    const bool beside = (!inFigure && totals.images > 1 && paragraphs * 2 < totals.images)
        || (!isList && items > paragraphs) || totals.inputs > paragraphs / 3
        || (!isList && !inFigure && headings < 0.9 && totals.text < 25 && (totals.images == 0 || totals.images > 2)
            && density > 0)
        || (!isList && weight < 25 && density > 0.2) || (weight >= 25 && density > 0.5)
        || (totals.embeds == 1 && totals.text < 75) || totals.embeds > 1 || (totals.images == 0 && totals.text == 0);
    // A list of pictures, one in each item, is part of the text.
    return beside && !(isList && totals.images > 0 && totals.images == totals.items);
}

/// From the last one to the first, so what stands in another of its kind is gone where that one is judged.
void ArticleFinder::cleanOf(const std::vector<Number> &parts, const char *name)
{
    for (const Number part : parts) {
        for (Number node = m_nodes.end(part) - 1; node > part; --node) {
            if (!m_nodes.is(node, name) || m_nodes.isLeftOut(node))
                continue;
            // A div of phrasing is a paragraph.
            if (m_nodes.is(node, "div") && !m_nodes.hasBlocks(node) && m_nodes.totals(node).text > 0)
                continue;
            const bool isData = m_nodes.is(node, "table") && isDataTable(node);
            if (isData || isWithin(node, "code", 3) || isInData(node))
                continue;
            const Totals &totals = m_nodes.totals(node);
            const bool isList = m_nodes.is(node, "ul") || m_nodes.is(node, "ol")
                || (totals.text > 0 && double(totals.lists) / totals.text > 0.9);
            if (looksBeside(node, isList))
                m_nodes.leaveOut(node);
        }
    }
}

void ArticleFinder::clean(const std::vector<Number> &parts)
{
    const auto leaveOutOf = [this, &parts](auto condition) {
        for (const Number part : parts) {
            for (Number node = part + 1; node < m_nodes.end(part); ++node) {
                if (m_nodes.isElement(node) && !m_nodes.isLeftOut(node) && condition(node))
                    m_nodes.leaveOut(node);
            }
        }
    };
    const auto isAny = [this](Number node, std::initializer_list<const char *> names) {
        return std::any_of(
            names.begin(), names.end(), [this, node](const char *name) { return m_nodes.is(node, name); });
    };
    if (m_strict.cleaning) {
        cleanOf(parts, "form");
        cleanOf(parts, "fieldset");
    }
    leaveOutOf([&](Number node) { return isAny(node, {"footer", "select", "button", "textarea", "input"}); });
    // Some layouts have the article itself in one.
    const auto isArticle = [&](Number aside) {
        int text = 0;
        for (const Number part : parts)
            text += m_nodes.totals(part).text;
        return m_nodes.hasLandmark(aside) || m_nodes.totals(aside).text * 2 > text;
    };
    leaveOutOf([&](Number node) { return m_nodes.is(node, "aside") && !isArticle(node); });
    leaveOutOf(
        [this](Number node) { return soundsLikeSharing(m_nodes.names(node)) && m_nodes.totals(node).text < 500; });
    leaveOutOf([&](Number node) { return isAny(node, {"h1", "h2"}) && weight(node) < 0; });
    if (m_strict.cleaning) {
        cleanOf(parts, "table");
        cleanOf(parts, "ul");
        cleanOf(parts, "ol");
        cleanOf(parts, "div");
        cleanOf(parts, "section");
    }
}

} // namespace argiope::text
