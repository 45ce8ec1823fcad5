#include "core/markup/construction.h"

#include "core/markup/bytes.h"

#include <xxhash.h>

#include <algorithm>

namespace argiope::markup {

namespace {

/// Of the tag's attributes in whatever order, to tell formatting elements apart.
quint64 attributesHash(const Token &token, Tokenizer &tokenizer)
{
    quint64 sum = 0;
    for (const Attribute &attribute : token.attributes) {
        const QByteArrayView value = tokenizer.value(attribute);
        const quint64 name = XXH3_64bits(attribute.name.data(), size_t(attribute.name.size()));
        sum += XXH3_64bits_withSeed(value.data(), size_t(value.size()), name);
    }
    return sum;
}

} // namespace

qsizetype leadingSpace(QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size() && isSpace(text[at]))
        ++at;
    return at;
}

Construction::Construction(Tokenizer &tokens, TreeSink &to, const BuilderLimits &limits)
    : tokenizer(tokens)
    , sink(to)
    , work(limits.work)
    , stack(work)
    , formatting(work)
    , mostDepth(limits.depth)
{
}

Place Construction::placeIn(qsizetype target) const
{
    if (target < 0)
        return {};
    const Element &element = stack.at(target);
    if (!foster || element.space != Space::Html || !isTableish(element.tag))
        return {element.id, element.mark, 0};
    qsizetype index = stack.count(Tag::Table) + stack.count(Tag::Template) > 0 ? stack.size() - 1 : 0;
    for (; index > 0 && !stack.at(index).isHtml(Tag::Table); --index) {
        work.spend(1);
        if (stack.at(index).isHtml(Tag::Template))
            return {stack.at(index).id, stack.at(index).mark, 0};
    }
    if (index == 0)
        return {stack.at(0).id, stack.at(0).mark, 0};
    const Element &before = stack.at(index - 1);
    return {before.id, before.mark, stack.at(index).id};
}

Mark Construction::announce(ElementId id, Tag tag, Space space, const Token *token)
{
    NewElement announced;
    announced.id = id;
    announced.tag = tag;
    announced.space = space;
    announced.inNoscriptSource = inNoscriptSource && token;
    announced.token = token;
    // By its parts, as they were written a moment ago: as a whole the processor waits for it.
    if (foster || stack.isEmpty()) {
        announced.place = placeIn(stack.size() - 1);
    } else {
        const Element &parent = stack.current();
        announced.place.parent = parent.id;
        announced.place.mark.flags = parent.mark.flags;
        announced.place.mark.value = parent.mark.value;
    }
    return sink.start(announced);
}

Element &Construction::open(Tag tag, Space space, quint64 name, const Token *token)
{
    const ElementId id = nextId();
    const Mark mark = announce(id, tag, space, token);
    return stack.open(name, id, mark, tag, space);
}

void Construction::insertHtml(const Token &token)
{
    open(token.tag, Space::Html, token.nameHash, &token);
}

void Construction::insertVoid(const Token &token)
{
    Element element;
    element.name = token.nameHash;
    element.id = nextId();
    element.mark = announce(element.id, token.tag, Space::Html, &token);
    element.tag = token.tag;
    sink.end(element);
    acknowledged = true;
}

void Construction::insertImplied(Tag tag)
{
    open(tag, Space::Html, quint64(tag), nullptr);
}

void Construction::insertForeign(const Token &token, Space space)
{
    Element &element = open(token.tag, space, token.nameHash, &token);
    if (space == Space::Svg) {
        element.htmlPoint = token.tag == Tag::Foreignobject || token.tag == Tag::Desc || token.tag == Tag::Title;
    } else if (token.tag == Tag::AnnotationXml) {
        const QByteArrayView encoding = tokenizer.value(Attr::Encoding);
        element.htmlPoint = equalsLower(encoding, "text/html") || equalsLower(encoding, "application/xhtml+xml");
    } else {
        element.mathPoint = token.tag == Tag::Mi || token.tag == Tag::Mo || token.tag == Tag::Mn || token.tag == Tag::Ms
            || token.tag == Tag::Mtext;
    }
    acknowledged = true;
    if (token.selfClosing)
        pop();
}

void Construction::insertText(QByteArrayView piece)
{
    if (!piece.isEmpty())
        sink.text(piece, place());
}

void Construction::insertSpaceOnly()
{
    while (!text.isEmpty()) {
        const qsizetype space = leadingSpace(text);
        insertText(text.first(space));
        text = text.sliced(std::min(space + 1, text.size()));
    }
}

void Construction::insertComment(QByteArrayView piece)
{
    sink.comment(piece, place());
}

void Construction::readAsText(const Token &token, Content content)
{
    insertHtml(token);
    tokenizer.setContent(content);
    originalMode = mode;
    mode = Mode::Text;
}

void Construction::pop()
{
    sink.end(stack.current());
    stack.pop();
}

void Construction::popOver()
{
    const Element &element = stack.current();
    if (element.space != Space::Html || !isIn(element.tag, ImpliedThoroughly))
        fault(Fault::Unclosed, &element);
    pop();
}

void Construction::faultOpen()
{
    if (openTold)
        return;
    openTold = true;
    for (qsizetype index = stack.size() - 1; index >= 0; --index) {
        const Element &element = stack.at(index);
        work.spend(1);
        const bool mayBeOpen = element.space == Space::Html
            && (isIn(element.tag, ImpliedThoroughly) || element.tag == Tag::Body || element.tag == Tag::Html
                || element.tag == Tag::Head || element.tag == Tag::Frameset);
        if (!mayBeOpen)
            fault(Fault::Unclosed, &element);
    }
}

void Construction::popUntil(Tag tag)
{
    popUntilCurrent([tag](const Element &element) { return element.isHtml(tag); });
    if (!stack.isEmpty())
        pop();
}

void Construction::popTo(qsizetype index)
{
    while (stack.size() > index + 1)
        popOver();
    while (stack.size() > index)
        pop();
}

void Construction::removeAt(qsizetype index)
{
    const Element element = stack.at(index);
    stack.remove(index);
    sink.end(element);
}

void Construction::closeParagraph()
{
    generateImplied(Tag::P);
    popUntil(Tag::P);
}

void Construction::generateImplied(Tag except)
{
    while (!stack.isEmpty() && stack.current().space == Space::Html && stack.current().tag != except
        && isIn(stack.current().tag, Implied))
        pop();
}

void Construction::generateImpliedThoroughly()
{
    while (!stack.isEmpty() && stack.current().space == Space::Html && isIn(stack.current().tag, ImpliedThoroughly))
        pop();
}

Element Construction::copyOf(const Element &original, bool placed)
{
    constexpr qint64 CostOfCopy = 30; // beside a step, what a sink makes of it
    work.spend(CostOfCopy);
    Element element = original;
    element.id = nextId();
    NewElement announced;
    announced.id = element.id;
    announced.tag = element.tag;
    announced.placed = placed;
    announced.place = place();
    announced.copyOf = original.id;
    announced.original = original.mark;
    element.mark = sink.start(announced);
    return element;
}

void Construction::reconstructSome()
{
    qsizetype index = formatting.size() - 1;
    const auto isOpenOrMarker = [this](qsizetype at) {
        const FormattingList::Entry &entry = formatting.at(at);
        return entry.isMarker() || stack.indexOf(entry.element.id) >= 0;
    };
    if (isOpenOrMarker(index))
        return;
    while (index > 0 && !work.isSpent() && !isOpenOrMarker(index - 1))
        --index;
    for (; index < formatting.size() && !work.isSpent(); ++index) {
        const Element copy = copyOf(formatting.at(index).element, true);
        stack.push(copy);
        formatting.replace(index, copy);
    }
}

void Construction::pushFormatting(const Token &token)
{
    formatting.push({stack.current(), attributesHash(token, tokenizer)});
}

/// "Reset the insertion mode appropriately" (13.2.4.1).
void Construction::resetMode()
{
    for (qsizetype index = stack.size() - 1; index >= 0; --index) {
        work.spend(1);
        const Element &element = stack.at(index);
        const bool last = index == 0;
        if (element.space != Space::Html)
            continue;
        switch (element.tag) {
        case Tag::Td:
        case Tag::Th:
            if (last)
                break;
            mode = Mode::InCell;
            return;
        case Tag::Tr:
            mode = Mode::InRow;
            return;
        case Tag::Tbody:
        case Tag::Thead:
        case Tag::Tfoot:
            mode = Mode::InTableBody;
            return;
        case Tag::Caption:
            mode = Mode::InCaption;
            return;
        case Tag::Colgroup:
            mode = Mode::InColumnGroup;
            return;
        case Tag::Table:
            mode = Mode::InTable;
            return;
        case Tag::Template:
            mode = templateModes.empty() ? Mode::InBody : templateModes.back();
            return;
        case Tag::Head:
            if (last)
                break;
            mode = Mode::InHead;
            return;
        case Tag::Body:
            mode = Mode::InBody;
            return;
        case Tag::Frameset:
            mode = Mode::InFrameset;
            return;
        case Tag::Html:
            mode = head.id == 0 ? Mode::BeforeHead : Mode::AfterHead;
            return;
        default:
            break;
        }
    }
    mode = Mode::InBody;
}

} // namespace argiope::markup
