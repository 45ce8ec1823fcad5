#include "core/a11y/documentrules.h"

#include "core/a11y/findings.h"
#include "core/a11y/languages.h"
#include "core/html/refresh.h"
#include "core/html/strings.h"

#include <cmath>
#include <optional>

namespace argiope::a11y::checks {

namespace {

NodeId rootOf(const Page &page)
{
    const auto htmls = page.tree.all(Tag::Html);
    return htmls.empty() ? NoNode : htmls.front();
}

/// The delay of the refresh that a browser obeys, the first that is well-formed; NoNode where there is none.
NodeId refreshing(const Page &page, quint64 &seconds)
{
    for (const NodeId id : page.tree.all(Tag::Meta)) {
        if (!page.tree.attributeIs(id, "http-equiv", "refresh"))
            continue;
        if (const auto refresh = html::parseRefresh(page.tree.attribute(id, "content"))) {
            seconds = refresh->seconds;
            return id;
        }
    }
    return NoNode;
}

constexpr quint64 TwentyHours = 20 * 60 * 60; // WCAG 2.2.1 asks no more

/// The number that a text begins with, as CSS Device Adaptation reads it.
std::optional<double> leadingNumber(QByteArrayView text)
{
    qsizetype end = 0;
    while (end < text.size() && (html::isDigit(text[end]) || text[end] == '.' || text[end] == '-' || text[end] == '+'))
        ++end;
    while (end > 0) {
        bool isNumber = false;
        const double value = text.first(end).toDouble(&isNumber);
        if (isNumber)
            return value;
        --end;
    }
    return std::nullopt;
}

struct Viewport
{
    std::optional<double> maximumScale;
    bool isFixed = false; ///< user-scalable=no
};

std::optional<double> scaleOf(const QByteArray &value)
{
    if (value == "yes")
        return 1;
    if (value == "device-width" || value == "device-height")
        return 10;
    if (value == "no")
        return 0.1;
    const std::optional<double> number = leadingNumber(value);
    if (number && *number < 0)
        return std::nullopt; // dropped
    return number ? number : std::optional<double>(0.1);
}

Viewport readViewport(QByteArrayView content)
{
    Viewport viewport;
    QByteArray text = html::lowered(content);
    const auto isSeparator = [](char c) { return html::isSpace(c) || c == ',' || c == ';'; };
    qsizetype i = 0;
    const auto word = [&] {
        const qsizetype start = i;
        while (i < text.size() && !isSeparator(text[i]) && text[i] != '=')
            ++i;
        return text.mid(start, i - start);
    };
    while (i < text.size()) {
        while (i < text.size() && (isSeparator(text[i]) || text[i] == '='))
            ++i;
        const QByteArray name = word();
        while (i < text.size() && html::isSpace(text[i]))
            ++i;
        if (i >= text.size() || text[i] != '=')
            continue;
        while (i < text.size() && (html::isSpace(text[i]) || text[i] == '='))
            ++i;
        const QByteArray value = word();
        if (name == "maximum-scale" && !value.isEmpty())
            viewport.maximumScale = scaleOf(value);
        if (name == "user-scalable" && !value.isEmpty()) {
            const std::optional<double> number = leadingNumber(value);
            // CSS Device Adaptation: a word that it does not know is 0.
            const bool grows = value == "yes" || value == "device-width" || value == "device-height";
            viewport.isFixed = !grows && std::abs(number.value_or(0)) < 1;
        }
    }
    return viewport;
}

template <class Judge>
void judgeViewports(Page &page, Findings &findings, Judge isFault)
{
    for (const NodeId id : page.tree.all(Tag::Meta)) {
        const QByteArrayView content = page.tree.attribute(id, "content");
        if (page.tree.attributeIs(id, "name", "viewport") && isFault(readViewport(content)))
            findings.add(id, content);
    }
}

} // namespace

void documentTitle(Page &page, Findings &findings)
{
    const NodeId root = rootOf(page);
    if (root == NoNode)
        return;
    // document.title: the text of the first that there is, wherever it stands.
    QByteArray text;
    if (const auto titles = page.tree.all(Tag::Title); !titles.empty()) {
        const NodeId title = titles.front();
        for (NodeId id = title + 1; id < page.tree[title].end; ++id) {
            if (!page.tree.isElement(id))
                text.append(page.tree.text(id));
        }
    }
    if (collapsed(text).isEmpty())
        findings.add(root);
}

void htmlHasLang(Page &page, Findings &findings)
{
    const NodeId root = rootOf(page);
    if (root != NoNode && page.tree.trimmed(root, "lang").isEmpty())
        findings.add(root);
}

void htmlLangValid(Page &page, Findings &findings)
{
    const NodeId root = rootOf(page);
    const QByteArrayView lang = root == NoNode ? QByteArrayView() : page.tree.trimmed(root, "lang");
    if (!lang.isEmpty() && !isRegisteredLanguage(primarySubtag(lang)))
        findings.add(root, lang);
}

void htmlXmlLangMismatch(Page &page, Findings &findings)
{
    const NodeId root = rootOf(page);
    if (root == NoNode)
        return;
    const QByteArrayView lang = page.tree.trimmed(root, "lang");
    const QByteArrayView xml = page.tree.trimmed(root, "xml:lang");
    if (!lang.isEmpty() && !xml.isEmpty() && html::lowered(primarySubtag(lang)) != html::lowered(primarySubtag(xml)))
        findings.add(root, xml);
}

void metaRefresh(Page &page, Findings &findings)
{
    quint64 seconds = 0;
    const NodeId id = refreshing(page, seconds);
    if (id != NoNode && seconds > 0 && seconds <= TwentyHours)
        findings.add(id, page.tree.attribute(id, "content"));
}

// WCAG 2.2.4 and 3.2.5 (AAA): also what takes longer.
void metaRefreshNoExceptions(Page &page, Findings &findings)
{
    quint64 seconds = 0;
    const NodeId id = refreshing(page, seconds);
    if (id != NoNode && seconds > TwentyHours)
        findings.add(id, page.tree.attribute(id, "content"));
}

void metaViewport(Page &page, Findings &findings)
{
    judgeViewports(page, findings,
        [](const Viewport &viewport) { return viewport.isFixed || viewport.maximumScale.value_or(10) < 2; });
}

void metaViewportLarge(Page &page, Findings &findings)
{
    judgeViewports(page, findings, [](const Viewport &viewport) {
        const double scale = viewport.maximumScale.value_or(10);
        return !viewport.isFixed && scale >= 2 && scale < 5;
    });
}

void validLang(Page &page, Findings &findings)
{
    // The element whose lang a text has, and whether any text has it.
    std::vector<NodeId> speaker(size_t(page.tree.size()), NoNode);
    std::vector<bool> speaks(size_t(page.tree.size()));
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        const NodeId parent = page.tree.parent(id);
        speaker[size_t(id)] = parent == NoNode ? NoNode : speaker[size_t(parent)];
        const bool isElement = page.tree.isElement(id);
        if (isElement && page.tree.has(id, "lang"))
            speaker[size_t(id)] = id;
        const NodeId of = speaker[size_t(id)];
        if (of == NoNode || speaks[size_t(of)])
            continue;
        const bool said = isElement ? page.tree.isExposed(id)
                && (!page.tree.trimmed(id, "alt").isEmpty() || !page.tree.trimmed(id, "aria-label").isEmpty()
                    || !page.tree.trimmed(id, "title").isEmpty())
                                    : (page.tree.isExposed(id) || page.tree.isRendered(id))
                && !collapsed(html::cutUtf8(page.tree.text(id), Names::MostBytes)).isEmpty();
        speaks[size_t(of)] = said;
    }
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (!speaks[size_t(id)] || page.tree.tag(id) == Tag::Html)
            continue;
        const QByteArrayView lang = page.tree.attribute(id, "lang");
        if (!lang.isEmpty() && !isRegisteredLanguage(primarySubtag(lang)))
            findings.add(id, lang);
    }
}

} // namespace argiope::a11y::checks
