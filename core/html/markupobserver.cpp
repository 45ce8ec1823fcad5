#include "core/html/markupobserver.h"

#include "core/html/elementnames.h"
#include "core/html/linkrules.h"
#include "core/html/strings.h"
#include "core/markup/quirks.h"

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace argiope::html {

using markup::Attribute;
using markup::Fault;
using markup::ParseError;
using markup::Space;
using markup::Token;
using markup::Tokenizer;
using markup::TokenKind;

namespace {

constexpr std::array<const char *, 20> FindingIds{"html-no-doctype", "html-head-broken", "html-meta-in-body",
    "html-two-heads", "html-body-before-html", "html-parse-errors", "html-duplicate-id", "html-duplicate-attribute",
    "html-unclosed", "html-stray-end", "html-nested-form", "html-nested-link", "html-foster-parented",
    "html-bad-nesting", "html-obsolete", "html-unknown-element", "html-base", "html-control-chars", "html-self-closing",
    "html-reference-missing"};

constexpr qsizetype MostName = 60; ///< bytes of a name that are shown

bool isOneOf(QByteArrayView name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [name](const char *one) { return name == one; });
}

bool hasAttribute(const Token &token, QByteArrayView name)
{
    return std::any_of(token.attributes.begin(), token.attributes.end(),
        [name](const Attribute &attribute) { return attribute.name == name; });
}

QByteArrayView valueOf(const Token &token, QByteArrayView name, Tokenizer &tokenizer)
{
    for (const Attribute &attribute : token.attributes) {
        if (attribute.name == name)
            return tokenizer.value(attribute);
    }
    return {};
}

/// What is wanted need not be there yet: a menu that is closed, an error that was not made.
bool mayBeAbsent(const Token &token, QByteArrayView name, Tokenizer &tokenizer)
{
    if (name == "aria-controls" || name == "aria-owns" || name == "aria-flowto") {
        return equalsLower(valueOf(token, "aria-expanded", tokenizer), "false")
            || equalsLower(valueOf(token, "aria-selected", tokenizer), "false") || hasAttribute(token, "aria-haspopup");
    }
    if (name == "aria-errormessage")
        return !equalsLower(valueOf(token, "aria-invalid", tokenizer), "true");
    return false;
}

/// The attribute names elements, and how many.
enum class Reference : quint8 { None, One, Several };
Reference referenceKind(Tag tag, QByteArrayView name)
{
    if (name.startsWith("aria-"))
        return name == "aria-activedescendant" ? Reference::One : Reference::Several;
    const auto on = [tag](std::initializer_list<Tag> tags, Reference kind) {
        return std::find(tags.begin(), tags.end(), tag) == tags.end() ? Reference::None : kind;
    };
    if (name == "for")
        return tag == Tag::Output ? Reference::Several : on({Tag::Label}, Reference::One);
    if (name == "headers")
        return on({Tag::Td, Tag::Th}, Reference::Several);
    if (name == "list")
        return on({Tag::Input}, Reference::One);
    if (name == "form") {
        return on({Tag::Button, Tag::Fieldset, Tag::Input, Tag::Object, Tag::Output, Tag::Select, Tag::Textarea},
            Reference::One);
    }
    return on({Tag::Button, Tag::Input}, Reference::One); // popovertarget, commandfor
}

/// "link rel=canonical", "meta name=robots".
QByteArray metadataName(const Token &token, Tokenizer &tokenizer)
{
    QByteArray text = token.name.toByteArray();
    for (const char *attribute : {"name", "http-equiv", "charset", "rel"}) {
        if (hasAttribute(token, attribute)) {
            text += ' ' + QByteArray(attribute) + '='
                + cutUtf8(trimmed(valueOf(token, attribute, tokenizer)), MostName).toByteArray();
            break;
        }
    }
    return text;
}

QByteArray shownName(const Token &token)
{
    return cutUtf8(token.name, MostName).toByteArray();
}

} // namespace

MarkupObserver::MarkupObserver(PageContext &context, QByteArrayView source)
    : m_context(context)
    , m_source(source)
    , m_semantics(context)
{
    static_assert(FindingIds.size() == FindingCount);
}

void MarkupObserver::note(Finding finding, qsizetype at, QByteArrayView evidence, int count)
{
    Tally &tally = m_tallies[finding];
    if (tally.some.size() < MostShown)
        tally.some.push_back({at, evidence.toByteArray()});
    tally.count += count;
}

/// Whether its parent may have such an element.
void MarkupObserver::place(const markup::NewElement &element, const Nesting &parent)
{
    const Token &token = *element.token;
    if (element.place.table != 0)
        noteName(FosterParented, token);
    else if (!isPermitted(element.tag, parent.model) || !m_order.takes(element.tag, parent))
        noteWith(BadNesting, token.begin,
            [&]() -> QByteArray { return shownName(token) + " in " + markup::tagName(parent.tag); });
}

inline void MarkupObserver::nesting(
    const markup::NewElement &element, WalkFlags flags, const Nesting &parent, Tokenizer &tokenizer)
{
    const Token &token = *element.token;
    place(element, parent);
    if (const unsigned around = (flags >> EnclosureShift) & forbiddenWithin(element.tag)) {
        const bool link = around & (WithinLink | WithinButton);
        noteName(link ? NestedLink : BadNesting, token);
    }
    if (!isHtmlElement(element.tag) || isObsolete(element.tag))
        name(token);
    switch (element.tag) {
    case Tag::Html:
        m_htmlWritten = true;
        break;
    case Tag::Body:
        m_bodyWritten = true;
        m_headOver = true;
        break;
    case Tag::Base:
        base(token, tokenizer);
        metadata(element, flags, tokenizer);
        break;
    case Tag::Title:
    case Tag::Meta:
    case Tag::Link:
        metadata(element, flags, tokenizer);
        break;
    case Tag::Input:
        if (((flags >> EnclosureShift) & (WithinLink | WithinButton))
            && !equalsLower(tokenizer.value(Attr::Type), "hidden"))
            note(NestedLink, token.begin, "input");
        break;
    case Tag::Audio:
    case Tag::Video:
        if (((flags >> EnclosureShift) & (WithinLink | WithinButton)) && hasAttribute(token, "controls"))
            noteName(NestedLink, token);
        break;
    case Tag::Img:
        if (((flags >> EnclosureShift) & (WithinLink | WithinButton)) && hasAttribute(token, "usemap"))
            noteWith(NestedLink, token.begin, [] { return QByteArray("img usemap"); });
        break;
    default:
        break;
    }
}

/// nesting() has nothing to note of such an element there, nor to remember, unless it is foster-parented: all that
/// comes of it is its mark.
inline bool MarkupObserver::isPlain(
    const markup::NewElement &element, WalkFlags flags, const Nesting &parent, const Nesting &within) const
{
    switch (element.tag) {
    case Tag::Unknown: // its name counts
    case Tag::Html:
    case Tag::Body:
    case Tag::Base:
    case Tag::Title:
    case Tag::Meta:
    case Tag::Link:
    case Tag::Input:
    case Tag::Audio:
    case Tag::Video:
        return false;
    case Tag::Img: // of an image map
        if ((flags >> EnclosureShift) & (WithinLink | WithinButton))
            return false;
        [[fallthrough]];
    default:
        return isPermitted(element.tag, parent.model) && !((flags >> EnclosureShift) & forbiddenWithin(element.tag))
            && isHtmlElement(element.tag) && !isObsolete(element.tag) && !SiblingOrder::hasOrder(parent.model)
            && !SiblingOrder::hasOrder(within.model);
    }
}

void MarkupObserver::reachable(const markup::NewElement &element)
{
    const bool isSaid = element.tag == Tag::A || element.tag == Tag::Input
        || (forbiddenWithin(element.tag) & (WithinLink | WithinButton));
    if (!isSaid && hasAttribute(*element.token, "tabindex"))
        noteWith(
            NestedLink, element.token->begin, [&]() -> QByteArray { return shownName(*element.token) + " tabindex"; });
}

markup::Mark MarkupObserver::startAnew(
    const markup::NewElement &element, WalkFlags flags, Tokenizer &tokenizer, quint64 where)
{
    const bool written = isWritten(element);
    const Nesting parent = Nesting::of(element.place.mark);
    Nesting within;
    within.depth = parent.depth + 1;
    within.tag = element.tag;
    markup::Mark mark;
    if (element.space == Space::Html) {
        within.model = modelWithin(element.tag, parent);
        m_order.open(within, element);
        mark.flags = WalkFlags(enclosureOf(element.tag)) << EnclosureShift;
    } else if (parent.model == ContentModel::Foreign
        || (element.token && takesAnyElement(element.space, element.token->name))) {
        within.model = ContentModel::Foreign;
    }
    mark.value = within.packed();
    if (written) {
        const bool plain = isPlain(element, flags, parent, within);
        if (plain)
            plainAt(element.tag, where) = {where, mark};
        if ((!plain || element.place.table != 0) && !(flags & (InTemplate | InNoscript)))
            nesting(element, flags, parent, tokenizer);
    } else if (element.space == Space::Html) {
        (void)m_order.takes(element.tag, parent); // tbody, which tr brings with it
        if (element.copyOf != 0)
            mark.flags |= CopiedElement;
    } else if (element.token && element.space != Space::Html && !(flags & (InTemplate | InNoscript))) {
        foreign(element, parent);
    }
    if (element.token && (element.token->present & Told))
        mark.flags |= attributes(element, flags, tokenizer);
    return mark;
}

/// An element of SVG or MathML, or within it.
void MarkupObserver::foreign(const markup::NewElement &element, const Nesting &parent)
{
    const QByteArrayView name = element.token->name;
    if (element.tag == Tag::Svg || element.tag == Tag::Math)
        place(element, parent);
    if (parent.model != ContentModel::Foreign && !isForeignElement(element.space, name) && !isCustomName(name))
        noteName(UnknownElement, *element.token);
}

/// Of one that is none of today's.
void MarkupObserver::name(const Token &token)
{
    if (isObsolete(token.tag) || isOneOf(token.name, {"blink", "multicol", "nextid", "spacer"}))
        noteName(Obsolete, token);
    else if (token.tag != Tag::Unknown || !isCustomName(token.name))
        noteName(UnknownElement, token);
}

WalkFlags MarkupObserver::attributes(const markup::NewElement &element, WalkFlags flags, Tokenizer &tokenizer)
{
    const Token &token = *element.token;
    bool semantic = false;
    for (const Attribute &attribute : token.attributes) {
        if (attribute.id == Attr::None)
            continue;
        switch (attribute.id) {
        case Attr::Id:
            if (!(flags & InTemplate))
                m_identifiers.add(tokenizer.value(attribute), attribute.written, Identifiers::kindOf(element.tag),
                    !(flags & InNoscript));
            break;
        case Attr::Background:
        case Attr::Presentational:
            if (element.space == Space::Html && !(flags & (InTemplate | InNoscript))
                && isObsoleteAttribute(element.tag, attribute.name)) {
                noteWith(Obsolete, token.begin,
                    [&]() -> QByteArray { return shownName(token) + ' ' + attribute.name.toByteArray(); });
            }
            break;
        case Attr::Reference: {
            const Reference kind = referenceKind(element.tag, attribute.name);
            if (kind == Reference::None || (flags & (InTemplate | InNoscript))
                || mayBeAbsent(token, attribute.name, tokenizer))
                break;
            const QByteArrayView value = tokenizer.value(attribute);
            if (kind == Reference::One)
                m_identifiers.refer(value, attribute.written, Identifiers::wantedBy(attribute.name));
            else if (attribute.plain)
                forEachToken(value, [this](QByteArrayView one) { m_identifiers.refer(one, one); });
            else
                forEachToken(value, [&](QByteArrayView one) { m_identifiers.refer(one, attribute.written); });
            break;
        }
        case Attr::ItemId:
        case Attr::ItemType:
        case Attr::Microdata:
        case Attr::Property:
        case Attr::Rdfa:
            semantic = true;
            break;
        default:
            break;
        }
    }
    return semantic ? m_semantics.element(token, flags, tokenizer) : 0;
}

/// Title, meta, link or base.
void MarkupObserver::metadata(const markup::NewElement &element, WalkFlags flags, Tokenizer &tokenizer)
{
    if (flags & InHead)
        return;
    const Token &token = *element.token;
    const bool either = element.tag == Tag::Meta || element.tag == Tag::Link;
    if (either && mayStandInBody(token, tokenizer))
        return;
    if (isLost())
        m_lost.append(metadataName(token, tokenizer));
    if (either)
        noteWith(MetaInBody, token.begin, [&] { return metadataName(token, tokenizer); });
}

void MarkupObserver::base(const Token &token, Tokenizer &tokenizer)
{
    const Attribute *const href = token.find(Attr::Href);
    if (++m_bases > 1) {
        note(BadBase, token.begin, "second base");
        return;
    }
    if (!href)
        return;
    const QByteArrayView value = tokenizer.value(*href);
    const auto target = m_context.links.resolve(value, m_context.input.url);
    const QList<Link> &before = m_context.links.all();
    if (!target || (target->scheme() != "http" && target->scheme() != "https"))
        note(BadBase, token.begin, cutUtf8(value, MostName));
    else if (!before.isEmpty() && before.constLast().element() != "header")
        note(BadBase, token.begin, QByteArray("behind " + before.constLast().element()));
}

void MarkupObserver::fosteredText(QByteArrayView text)
{
    if (++m_tallies[FosterParented].count > int(MostShown))
        return;
    text = trimmed(text);
    // It need not be a part of the document: references are read.
    const bool written = text.data() >= m_source.data() && text.data() < m_source.data() + m_source.size();
    m_tallies[FosterParented].some.push_back(
        {written ? text.data() - m_source.data() : -1, cutUtf8(text, MostName).toByteArray()});
}

void MarkupObserver::doctype(const markup::DoctypeToken &doctype)
{
    const bool quirks = markup::meansQuirks(doctype);
    if (quirks || markup::meansLimitedQuirks(doctype)) {
        const QByteArray id = cutUtf8(doctype.hasPublicId ? doctype.publicId : doctype.name, MostName).toByteArray();
        note(NoDoctype, -1, QByteArray((quirks ? "quirks: " : "limited quirks: ") + id));
    }
}

void MarkupObserver::ignoredStart(const Token &token)
{
    switch (token.tag) {
    case Tag::Html:
        note(m_htmlWritten ? TwoHeads : BodyBeforeHtml, token.begin, "html");
        m_htmlWritten = true;
        break;
    case Tag::Body:
        m_headOver = true;
        if (m_bodyWritten)
            note(TwoHeads, token.begin, "body");
        else
            m_lateBody = token.begin;
        m_bodyWritten = true;
        break;
    case Tag::Head:
        note(TwoHeads, token.begin, "head");
        break;
    default:
        noteName(BadNesting, token);
        break;
    }
}

void MarkupObserver::noteName(Finding finding, const Token &token)
{
    noteWith(finding, token.begin, [&] { return shownName(token); });
}

void MarkupObserver::noteEnd(Finding finding, const Token &token)
{
    noteWith(finding, token.begin, [&]() -> QByteArray { return "</" + shownName(token) + '>'; });
}

void MarkupObserver::fault(Fault fault, const Token &token, const markup::Element *element)
{
    switch (fault) {
    case Fault::NoDoctype:
        note(NoDoctype, -1, "none");
        break;
    case Fault::StrayDoctype:
        note(BadNesting, token.begin, "doctype");
        break;
    case Fault::HeadLeft:
        if (m_leftAt < 0) {
            m_leftAt = token.begin;
            m_leftBy = token.kind == TokenKind::StartTag ? shownName(token) : QByteArray("text");
        }
        break;
    case Fault::IgnoredStart:
        ignoredStart(token);
        break;
    case Fault::IgnoredEnd:
        if (token.kind != TokenKind::EndTag)
            break;
        if (token.tag == Tag::Head) {
            m_headOver = true;
            m_strayHeadEnd = token.begin;
        } else {
            noteEnd(StrayEnd, token);
        }
        break;
    case Fault::Unclosed: // what a link in a link cuts off is said by that one
        if (!(token.kind == TokenKind::StartTag && (token.tag == Tag::A || token.tag == Tag::Button))
            && !(element->mark.flags & (CopiedElement | InTemplate | InNoscript))) {
            noteWith(Unclosed, token.begin, [&] {
                QByteArray what = element->tag != Tag::Unknown ? markup::tagName(element->tag) : QByteArray("element");
                if (token.kind == TokenKind::EndTag || token.kind == TokenKind::StartTag)
                    what += (token.kind == TokenKind::EndTag ? " before </" : " before <") + shownName(token) + '>';
                return what;
            });
        }
        break;
    case Fault::Overlap:
        if (token.kind == TokenKind::EndTag)
            noteEnd(BadNesting, token);
        break;
    case Fault::NestedForm:
        note(NestedForm, token.begin, "form");
        break;
    case Fault::NestedLink:
        noteName(NestedLink, token);
        break;
    }
}

void MarkupObserver::finishHead()
{
    if (!m_lost.isEmpty() && m_headOver) {
        note(HeadBroken, m_leftAt, QByteArray(m_leftBy + ": " + cutUtf8(m_lost.join(", "), 2 * MostName).toByteArray()),
            int(m_lost.size()));
        return;
    }
    for (size_t finding = 0; finding < m_ofLost.size(); ++finding) {
        Tally &tally = m_tallies[finding];
        Tally &lost = m_ofLost[finding];
        tally.count += lost.count;
        tally.some.insert(tally.some.end(), lost.some.begin(), lost.some.end());
        std::stable_sort(
            tally.some.begin(), tally.some.end(), [](const auto &a, const auto &b) { return a.at < b.at; });
        if (tally.some.size() > MostShown)
            tally.some.resize(MostShown);
    }
    if (m_strayHeadEnd >= 0)
        note(StrayEnd, m_strayHeadEnd, "</head>");
    if (m_lateBody >= 0)
        note(TwoHeads, m_lateBody, "body");
}

void MarkupObserver::finishErrors()
{
    struct Code
    {
        ParseError error;
        qint64 count;
    };
    std::vector<Code> codes;
    qint64 all = 0;
    qint64 controls = 0;
    qsizetype firstControl = m_source.size();
    for (int i = 0; i < markup::ParseErrorCount; ++i) {
        const auto error = ParseError(i);
        const qint64 count = m_errors.count(error);
        if (count == 0)
            continue;
        all += count;
        codes.push_back({error, count});
        switch (error) {
        case ParseError::ControlCharacterInInputStream:
        case ParseError::ControlCharacterReference:
        case ParseError::NoncharacterInInputStream:
        case ParseError::NoncharacterCharacterReference:
        case ParseError::NullCharacterReference:
        case ParseError::UnexpectedNullCharacter:
            controls += count;
            firstControl = std::min(firstControl, m_errors.first(error));
            break;
        default:
            break;
        }
    }
    const auto most = [](qint64 count) { return int(std::min<qint64>(count, std::numeric_limits<int>::max())); };
    if (controls > 0)
        note(ControlCharacters, firstControl, {}, most(controls));
    if (const qsizetype at = m_errors.first(ParseError::DuplicateAttribute); at >= 0) {
        qsizetype begin = at;
        while (begin > 0 && !isSpace(m_source[begin - 1]) && !QByteArrayView("/\"'<").contains(m_source[begin - 1]))
            --begin;
        note(DuplicateAttribute, at, cutUtf8(m_source.sliced(begin, at - begin), MostName),
            most(m_errors.count(ParseError::DuplicateAttribute)));
    }
    constexpr auto Slash = ParseError::NonVoidHtmlElementStartTagWithTrailingSolidus;
    if (const qsizetype at = m_errors.first(Slash); at >= 0) {
        const qsizetype begin = std::max<qsizetype>(m_source.first(at).lastIndexOf('<'), 0);
        note(
            SelfClosing, begin, cutUtf8(m_source.sliced(begin, at + 1 - begin), MostName), most(m_errors.count(Slash)));
    }
    if (all == 0)
        return;
    std::sort(codes.begin(), codes.end(), [](const Code &one, const Code &other) { return one.count > other.count; });
    QByteArray text;
    for (size_t i = 0; i < std::min<size_t>(codes.size(), 3); ++i)
        text += (i > 0 ? ", " : "") + markup::errorCode(codes[i].error) + ' ' + QByteArray::number(codes[i].count);
    note(ParseErrors, m_errors.first(codes.front().error), text, most(all));
}

/// Puts the line, counted from one, before the evidence of what is somewhere.
void MarkupObserver::nameLines()
{
    std::vector<Tally::Seen *> order;
    for (Tally &tally : m_tallies) {
        for (Tally::Seen &one : tally.some) {
            if (one.at >= 0)
                order.push_back(&one);
        }
    }
    std::sort(order.begin(), order.end(),
        [](const Tally::Seen *one, const Tally::Seen *other) { return one->at < other->at; });
    qsizetype line = 1;
    const char *at = m_source.begin();
    for (Tally::Seen *one : order) {
        const char *const to = m_source.begin() + std::min(one->at, m_source.size());
        for (; (at = markup::findByte(at, to, '\n')) != to; ++at)
            ++line;
        one->evidence = "line " + QByteArray::number(line) + (one->evidence.isEmpty() ? "" : ": ") + one->evidence;
    }
}

void MarkupObserver::finish()
{
    m_semantics.finish();
    finishHead();
    finishErrors();
    const auto noteAll = [this](Finding finding, const Identifiers::Result &result) {
        for (const QByteArrayView one : result.some)
            note(finding, one.data() - m_source.data(), cutUtf8(one, MostName));
        m_tallies[finding].count += result.count - int(result.some.size());
    };
    noteAll(DuplicateId, m_identifiers.repeated());
    noteAll(ReferenceMissing, m_identifiers.missing());
    nameLines();
    for (size_t i = 0; i < FindingCount; ++i) {
        int rest = m_tallies[i].count;
        for (const Tally::Seen &one : m_tallies[i].some) {
            const bool last = &one == &m_tallies[i].some.back();
            m_context.observed.add(FindingIds[i], one.evidence, last ? rest : 1);
            --rest;
        }
    }
}

} // namespace argiope::html
