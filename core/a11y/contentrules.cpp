#include "core/a11y/contentrules.h"

#include "core/a11y/autocomplete.h"
#include "core/a11y/findings.h"
#include "core/a11y/inlinestyle.h"
#include "core/html/strings.h"

#include <optional>

namespace argiope::a11y::checks {

namespace {

/// Is, or may be, filled in by a person.
bool takesInput(const Page &page, NodeId id)
{
    const Tree &tree = page.tree;
    if (!tree.isExposed(id) || (tree[id].flags & Node::Disabled) || tree.attributeIs(id, "aria-disabled", "true"))
        return false;
    if (tree.tag(id) != Tag::Input)
        return true;
    for (const char *const type : {"button", "submit", "reset", "image", "hidden", "checkbox", "radio"}) {
        if (tree.attributeIs(id, "type", type))
            return false;
    }
    return true;
}

struct Spacing
{
    const char *property;
    double least; ///< times the font's size (WCAG 1.4.12)
    bool ofLines;
};

constexpr Spacing Spacings[]
    = {{"letter-spacing", 0.12, false}, {"word-spacing", 0.16, false}, {"line-height", 1.5, true}};

enum class Verdict : quint8 { Fine, Unknown, TooNarrow };

struct Length
{
    double number = 0;
    QByteArrayView unit;
};

std::optional<Length> readLength(QByteArrayView text)
{
    qsizetype end = 0;
    while (end < text.size() && (html::isDigit(text[end]) || text[end] == '.' || text[end] == '-' || text[end] == '+'))
        ++end;
    bool isNumber = false;
    const double number = text.first(end).toDouble(&isNumber);
    return isNumber ? std::optional<Length>({number, text.sliced(end)}) : std::nullopt;
}

/// Of a length in absolute units, in CSS pixels.
std::optional<double> inPixels(const Length &length)
{
    static constexpr struct
    {
        const char *unit;
        double pixels;
    } units[] = {
        {"px", 1}, {"pt", 4.0 / 3}, {"pc", 16}, {"in", 96}, {"cm", 96 / 2.54}, {"mm", 9.6 / 2.54}, {"q", 2.4 / 2.54}};
    for (const auto &one : units) {
        if (length.unit == one.unit)
            return length.number * one.pixels;
    }
    return std::nullopt;
}

/// `fontPixels`: 0 where the style sheets decide.
Verdict judgeSpacing(const Spacing &spacing, QByteArrayView value, double fontPixels)
{
    // What is inherited was judged where it comes from.
    if (value == "inherit" || value == "unset" || value == "revert" || value == "revert-layer")
        return Verdict::Fine;
    if (value == "normal" || value == "initial")
        return Verdict::TooNarrow;
    const std::optional<Length> length = readLength(value);
    if (!length)
        return Verdict::Unknown;
    std::optional<double> ratio;
    if (length->unit == "em" || (spacing.ofLines && length->unit.isEmpty()))
        ratio = length->number;
    else if (length->unit == "%")
        ratio = length->number / 100;
    else if (length->number == 0)
        ratio = 0;
    else if (const std::optional<double> pixels = inPixels(*length); pixels && fontPixels > 0)
        ratio = *pixels / fontPixels;
    if (!ratio)
        return Verdict::Unknown;
    return *ratio < spacing.least - 1e-9 ? Verdict::TooNarrow : Verdict::Fine;
}

bool isOffScreen(const InlineStyle &style)
{
    const QByteArrayView position = style.value("position");
    if (position != "absolute" && position != "fixed")
        return false;
    for (const char *const side : {"top", "left"}) {
        const std::optional<Length> length = readLength(style.value(side));
        if (length && length->number <= -99)
            return true;
    }
    return false;
}

/// The texts that an element sets a property for, because nothing between it and them does.
struct Reached
{
    int letters = 0;
    double fontPixels = 0; ///< the largest among them; 0 where style sheets decide
};

/// By element, for those whose style attribute has the property.
std::vector<Reached> reachedTexts(const Page &page, const char *property)
{
    std::vector<NodeId> setter(size_t(page.tree.size()), NoNode);
    // The font's size, where the document alone says it: a style attribute, or a browser's own without style sheets.
    std::vector<double> font(size_t(page.tree.size()), page.tree.hasStyleSheets() ? 0 : 16);
    std::vector<Reached> reached(size_t(page.tree.size()));
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (const NodeId parent = page.tree.parent(id); parent != NoNode) {
            setter[size_t(id)] = setter[size_t(parent)];
            font[size_t(id)] = font[size_t(parent)];
        }
        if (page.tree.isElement(id)) {
            const QByteArrayView text = page.tree.attribute(id, "style");
            if (text.isEmpty())
                continue;
            const InlineStyle style(text);
            if (style.winner(property))
                setter[size_t(id)] = id;
            if (style.winner("font-size")) {
                const std::optional<Length> size = readLength(style.value("font-size"));
                font[size_t(id)] = size ? inPixels(*size).value_or(0) : 0;
            }
        } else if (setter[size_t(id)] != NoNode && page.tree.isRendered(id)) {
            const QByteArray text = collapsed(html::cutUtf8(page.tree.text(id), Names::MostBytes));
            Reached &of = reached[size_t(setter[size_t(id)])];
            if (text.isEmpty())
                continue;
            const bool known = font[size_t(id)] > 0 && (of.letters == 0 || of.fontPixels > 0);
            of.fontPixels = known ? qMax(of.fontPixels, font[size_t(id)]) : 0;
            of.letters += int(text.size());
        }
    }
    return reached;
}

/// Surely fits into one line, so that the distance of lines is nobody's concern.
bool isOneLine(const InlineStyle &style, int letters)
{
    constexpr int MostLetterPixels = 10;
    const std::optional<Length> width = readLength(style.value("width"));
    const std::optional<double> pixels = width ? inPixels(*width) : std::nullopt;
    return pixels && letters * MostLetterPixels < *pixels;
}

bool holdsFocusable(QByteArrayView srcdoc)
{
    dom::DocumentLimits limits;
    limits.nodes = 50'000;
    limits.attributes = 50'000;
    const dom::Document document(srcdoc, limits);
    const Tree tree(document);
    const Semantics semantics(tree);
    for (NodeId id = 0; id < tree.size(); ++id) {
        if (semantics.isTabbable(id))
            return true;
    }
    return false;
}

bool isTiny(const Tree &tree, NodeId id)
{
    const auto atMostOne = [&](const char *name) {
        const QByteArrayView value = tree.trimmed(id, name);
        return value == "0" || value == "1";
    };
    return atMostOne("width") && atMostOne("height");
}

} // namespace

void autocompleteValid(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Input, Tag::Select, Tag::Textarea}) {
        for (const NodeId id : page.tree.all(tag)) {
            const QByteArrayView value = page.tree.attribute(id, "autocomplete");
            if (takesInput(page, id) && !isAutocomplete(value))
                findings.add(id, value);
        }
    }
}

void avoidInlineSpacing(Page &page, Findings &findings)
{
    for (const Spacing &spacing : Spacings) {
        const std::vector<Reached> texts = reachedTexts(page, spacing.property);
        for (NodeId id = 0; id < page.tree.size(); ++id) {
            const Reached &reached = texts[size_t(id)];
            if (reached.letters == 0)
                continue;
            const InlineStyle style(page.tree.attribute(id, "style"));
            const InlineStyle::Declaration *const declared = style.winner(spacing.property);
            if (!declared || !declared->important || isOffScreen(style)
                || (spacing.ofLines && isOneLine(style, reached.letters)))
                continue;
            const Verdict verdict = judgeSpacing(spacing, declared->value, reached.fontPixels);
            if (verdict != Verdict::Fine)
                findings.add(id, QByteArray(declared->property + ":" + declared->value),
                    verdict == Verdict::TooNarrow ? Certainty::Found : Certainty::NeedsPerson);
        }
    }
}

void blink(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Blink)) {
        if (page.tree.isRendered(id))
            findings.add(id);
    }
}

// Not reached by the tab key, and so neither is what is in it.
void frameFocusableContent(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Iframe)) {
        const bool unreachable = page.semantics.tabIndex(id).value_or(0) < 0;
        if (!unreachable || !page.tree.isRendered(id) || (page.tree[id].flags & Node::Inert) || isTiny(page.tree, id))
            continue;
        const QByteArrayView srcdoc = page.tree.attribute(id, "srcdoc");
        if (srcdoc.isNull()) {
            if (!page.tree.trimmed(id, "src").isEmpty())
                findings.ask(id, page.tree.attribute(id, "src"));
        } else if (holdsFocusable(srcdoc)) {
            findings.add(id);
        }
    }
}

void marquee(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Marquee)) {
        if (page.tree.isRendered(id))
            findings.add(id);
    }
}

// How long it plays, and whether there is sound at all, the file says.
void noAutoplayAudio(Page &page, Findings &findings)
{
    for (const Tag tag : {Tag::Audio, Tag::Video}) {
        for (const NodeId id : page.tree.all(tag)) {
            const bool plays = page.tree.has(id, "autoplay") && !page.tree.has(id, "muted");
            const bool hasSource
                = !page.tree.trimmed(id, "src").isEmpty() || page.tree.firstElementChild(id, Tag::Source) != NoNode;
            const bool canBeStopped = page.tree.has(id, "controls") && page.tree.isRendered(id);
            if (plays && hasSource && !canBeStopped)
                findings.ask(id, page.tree.attribute(id, "src"));
        }
    }
}

// Where in the picture somebody clicked, the server learns only from who has a mouse.
void serverSideImageMap(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Img)) {
        const NodeId around = page.semantics.meaningfulParent(id);
        if (page.tree.has(id, "ismap") && around != NoNode && page.tree.tag(around) == Tag::A)
            findings.ask(id, page.tree.attribute(id, "src"));
    }
}

void videoCaption(Page &page, Findings &findings)
{
    for (const NodeId id : page.tree.all(Tag::Video)) {
        if (!page.tree.isRendered(id) || page.tree.has(id, "muted"))
            continue;
        bool captioned = false;
        for (NodeId child = id + 1; child < page.tree[id].end; child = page.tree[child].end)
            captioned = captioned
                || (page.tree.tag(child) == Tag::Track
                    && (page.tree.attributeIs(child, "kind", "captions")
                        || page.tree.attributeIs(child, "kind", "subtitles") || !page.tree.has(child, "kind")));
        if (!captioned)
            findings.ask(id, page.tree.attribute(id, "src"));
    }
}

} // namespace argiope::a11y::checks
