#include "core/html/pagestream.h"

#include "core/html/strings.h"

namespace argiope::html {

using markup::Space;

namespace {

constexpr qsizetype SrcdocBytes = 1024 * 1024; ///< of all srcdoc attributes of a page
constexpr int SrcdocDepth = 2;

constexpr auto FlagsInside = [] {
    std::array<WalkFlags, size_t(Tag::Count)> flags{};
    const auto of = [&flags](Tag tag) -> WalkFlags & { return flags[size_t(tag)]; };
    of(Tag::Template) = InTemplate | NoText;
    of(Tag::Noscript) = InNoscript | NoText;
    of(Tag::Head) = NoText | InHead;
    of(Tag::Code) = InCodeName;
    // Of ruby the base is the text; how it is read stands beside it (HTML Standard 4.5.10).
    for (const Tag tag :
        {Tag::Iframe, Tag::Noembed, Tag::Noframes, Tag::Script, Tag::Style, Tag::Title, Tag::Rt, Tag::Rp, Tag::Rtc})
        of(tag) = NoText;
    return flags;
}();

/// A base text of ruby is part of the word around it.
constexpr bool partsWords(Tag tag)
{
    const bool ruby = tag == Tag::Ruby || tag == Tag::Rb || tag == Tag::Rt || tag == Tag::Rtc || tag == Tag::Rp;
    return !ruby && !markup::isIn(tag, markup::Inline);
}

/// Flags that an element gives to what is inside it.
WalkFlags flagsInside(Tag tag, Space space)
{
    if (space != Space::Html)
        return tag == Tag::Style || tag == Tag::Script ? NoText : 0;
    return FlagsInside[size_t(tag)];
}

/// The flags of what is put there.
WalkFlags flagsAt(const markup::NewElement &element)
{
    return element.place.mark.flags | (element.inNoscriptSource ? InNoscript | NoText : 0);
}

/// InHidden, where the tag says that nobody is to see or hear what is in it.
WalkFlags hiddenBy(const markup::Token &token)
{
    for (const markup::Attribute &attribute : token.attributes) {
        if (attribute.id == Attr::Hidden
            || (attribute.id == Attr::AriaHidden && equalsLower(attribute.written, "true")))
            return InHidden;
    }
    return 0;
}

/// "<base" stands somewhere, though it may be no element.
bool mayHaveBase(QByteArrayView text)
{
    using Byte = unsigned char;
    const char *const end = text.data() + text.size();
    const auto begins = [](Byte c, Byte next) { return Byte(Byte(c == '<') & Byte((next | 32) == 'b')); };
    for (const char *at = text.data(); (at = markup::findPair(at, end, begins)) != end; ++at) {
        if (markup::startsWithLower({at, end}, "<base"))
            return true;
    }
    return false;
}

class BaseFinder : public markup::TreeSink
{
public:
    BaseFinder(QByteArrayView text, bool srcdoc)
        : m_tokenizer(text)
        , m_builder(m_tokenizer, *this)
    {
        if (srcdoc)
            m_builder.setSrcdoc();
    }
    std::optional<QByteArray> run()
    {
        (void)m_builder.run(); // what is behind a limit is not read for its links either
        return m_href;
    }

    [[nodiscard]] markup::Mark start(const markup::NewElement &element) override
    {
        // The standard's parser without scripting moves one out of a noscript of the head, and there it counts.
        const WalkFlags flags = element.place.mark.flags;
        const bool base = element.tag == Tag::Base && element.space == Space::Html;
        if (base && element.token && !(flags & (InTemplate | InNoscript)) && element.token->find(Attr::Href)) {
            m_href = m_tokenizer.value(Attr::Href).toByteArray();
            m_builder.stop();
        }
        return {flags | flagsInside(element.tag, element.space), -1};
    }
    void end(const markup::Element &) override { }
    void text(QByteArrayView, const markup::Place &) override { }

private:
    markup::Tokenizer m_tokenizer;
    markup::TreeBuilder m_builder;
    std::optional<QByteArray> m_href;
};

} // namespace

std::optional<QByteArray> findBase(QByteArrayView text, bool srcdoc)
{
    if (!mayHaveBase(text))
        return std::nullopt;
    return BaseFinder(text, srcdoc).run();
}

bool mayBeBase(const url::Url &url)
{
    return url.scheme() != "data" && url.scheme() != "javascript";
}

std::optional<url::Url> baseOf(QByteArrayView text, const url::Url &url)
{
    const auto href = findBase(text, false);
    if (!href)
        return std::nullopt;
    auto base = url::parse(*href, &url);
    if (!base || !mayBeBase(*base))
        return std::nullopt;
    return std::move(base).value();
}

void DomShape::observe(facts::Observations &observed) const
{
    if (m_elements >= LeastElements)
        observed.add("dom-elements", {}, m_elements);
    if (m_depth >= LeastDepth)
        observed.add("dom-depth", {}, m_depth);
    if (m_mostChildren >= LeastChildren)
        observed.add("dom-children", {}, m_mostChildren);
}

PageStream::PageStream(PageContext &context)
    : m_context(context)
{
    makeCollectors(context, m_collectors);
    context.readSrcdoc = [this](QByteArrayView value) { readSrcdoc(value); };
    Q_ASSERT(m_collectors.size() <= Collector::Wants::Most);
    for (size_t i = 0; i < m_collectors.size(); ++i) {
        Collector &collector = m_collectors[i];
        const Interest bit = Interest(1) << i;
        collector.keepWantsIn(m_wants, i);
        m_readers |= collector.readsText() ? bit : 0;
        m_endReaders |= collector.readsEnds() ? bit : 0;
        m_attrs |= collector.attrs();
        for (Attrs attrs = collector.attrs(); attrs != 0; attrs &= attrs - 1)
            m_byAttr[size_t(std::countr_zero(attrs))] |= bit;
        for (const Tag tag : collector.tags())
            m_byTag[size_t(tag)] |= bit;
        for (const Tag tag : collector.tagsInside())
            m_byTagInside[size_t(tag)] |= bit;
    }
}

PageStream::Interest PageStream::interestIn(Tag tag, Attrs present) const
{
    Interest who = m_byTag[size_t(tag)] | (m_byTagInside[size_t(tag)] & m_wants.watching);
    for (Attrs attrs = present & m_attrs; attrs != 0; attrs &= attrs - 1)
        who |= m_byAttr[size_t(std::countr_zero(attrs))];
    return who;
}

void PageStream::read(QByteArrayView text)
{
    if (m_context.options.observe)
        m_markup.emplace(m_context, text);
    readDocument(text);
    for (Collector *const collector : m_collectors)
        collector->finish();
    if (m_context.options.observe)
        m_shape.observe(m_context.observed);
    if (m_markup)
        m_markup->finish();
}

/// "Set the frozen base URL": one that does not parse, or is data: or javascript:, leaves the fallback.
void PageStream::readDocument(QByteArrayView text)
{
    const bool srcdoc = !m_context.isPage();
    if (const auto href = findBase(text, srcdoc)) {
        auto parsed = m_context.links.resolve(*href, m_context.base);
        if (parsed && mayBeBase(*parsed)) {
            m_context.base = std::move(*parsed);
            if (!srcdoc)
                m_context.page.baseUrl = m_context.base.href();
        }
    }
    markup::Tokenizer tokenizer(text, observesMarkup() ? m_markup->errors() : nullptr);
    markup::TreeBuilder builder(tokenizer, *this);
    if (srcdoc)
        builder.setSrcdoc();
    const QSet<markup::ElementId> outerHosts = std::exchange(m_shadowHosts, {});
    markup::Tokenizer *const outer = m_tokenizer;
    m_tokenizer = &tokenizer;
    if (!builder.run())
        m_context.page.tooComplex = true;
    m_tokenizer = outer;
    m_shadowHosts = outerHosts;
}

/// An iframe srcdoc document has its parent's base URL (HTML Standard 4.8.5, 2.4.3). Its links count, its facts do not.
void PageStream::readSrcdoc(QByteArrayView value)
{
    if (m_context.srcdocDepth >= SrcdocDepth || m_srcdocBytes + value.size() > SrcdocBytes) {
        m_context.page.tooComplex = true;
        return;
    }
    m_srcdocBytes += value.size();
    ++m_context.srcdocDepth;
    const url::Url base = m_context.base;
    for (Collector *const collector : m_collectors)
        collector->enterDocument();
    readDocument(value);
    for (Collector *const collector : m_collectors)
        collector->leaveDocument();
    m_context.base = base;
    --m_context.srcdocDepth;
}

/// A declarative shadow root (HTML Standard 13.2.6.4.4), which is shown in place of its host's content; of several the
/// first one is.
bool PageStream::isShadowRoot(const markup::NewElement &element, WalkFlags flags)
{
    if (element.space != Space::Html || !element.token || (flags & (InTemplate | InNoscript | InHead)))
        return false;
    const ElementView view(element, *element.token, *m_tokenizer, flags);
    const QByteArrayView mode = view.value(QByteArrayView("shadowrootmode"));
    if (!equalsLower(mode, "open") && !equalsLower(mode, "closed"))
        return false;
    const qsizetype before = m_shadowHosts.size();
    m_shadowHosts.insert(element.place.parent);
    return m_shadowHosts.size() > before;
}

markup::Mark PageStream::start(const markup::NewElement &element)
{
    const WalkFlags flags = flagsAt(element);
    WalkFlags inside = flags & ~MarkupObserver::CopiedElement;
    if (element.tag != Tag::Template || !isShadowRoot(element, flags))
        inside |= flagsInside(element.tag, element.space);
    markup::Mark mark;
    if (observesMarkup()) {
        mark = m_markup->start(element, flags, *m_tokenizer);
        inside |= mark.flags;
        if (!(flags & (InTemplate | InNoscript)))
            m_shape.add(element.place.parent, Nesting::of(mark).depth);
    }
    if (element.token) {
        const markup::Token &token = *element.token;
        if (const Interest who = interestIn(element.tag, token.present)) {
            const ElementView view(element, token, *m_tokenizer, flags);
            tell(who, [&](Collector &collector, Interest) { inside |= collector.element(view); });
        }
        if (token.present != 0) {
            m_context.page.tooComplex = m_context.page.tooComplex || token.cut;
            if (token.present & markup::bitsOf(Attr::Hidden, Attr::AriaHidden))
                inside |= hiddenBy(token);
            if (m_context.isPage() && (element.tag == Tag::Html || element.tag == Tag::Body))
                m_rootAttributes[element.tag == Tag::Html ? 0 : 1] |= token.present;
        }
    } else if (element.copyOf != 0) {
        tell(m_byTag[size_t(element.tag)], [&](Collector &collector, Interest) { collector.copied(element); });
    }
    if (element.space == Space::Html && partsWords(element.tag))
        m_breaks = Everybody;
    return {inside, mark.value};
}

void PageStream::end(const markup::Element &element)
{
    tell(m_byTag[size_t(element.tag)], [&](Collector &collector, Interest) { collector.closed(element); });
    tell(m_endReaders & m_wants.watchingEnds, [&](Collector &collector, Interest) { collector.ended(element); });
    if (element.space == Space::Html && partsWords(element.tag))
        m_breaks = Everybody;
}

void PageStream::text(QByteArrayView text, const markup::Place &place)
{
    const WalkFlags flags = place.mark.flags;
    if (place.table != 0 && observesMarkup())
        m_markup->fosteredText(text);
    const WalkFlags where = flags | Anywhere | (flags & NoText ? 0 : Visible);
    tell(m_wants.hearersAt(where) & m_readers, [&](Collector &reader, Interest bit) {
        if (m_breaks & bit) {
            m_breaks &= ~bit;
            reader.lineBreak();
        }
        reader.text(text, flags);
    });
}

void PageStream::doctype(const markup::DoctypeToken &doctype)
{
    if (observesMarkup())
        m_markup->doctype(doctype);
}

void PageStream::fault(markup::Fault fault, const markup::Token &token, const markup::Element *element)
{
    if (observesMarkup())
        m_markup->fault(fault, token, element);
}

/// A second html or body tag adds what the first did not have.
void PageStream::addAttributes(const markup::Element &element, const markup::Token &token)
{
    if (!m_context.isPage())
        return;
    Attrs &had = m_rootAttributes[element.tag == Tag::Html ? 0 : 1];
    markup::Token added;
    for (const markup::Attribute &attribute : token.attributes) {
        if (attribute.id != Attr::None && !(had & bitOf(attribute.id))) {
            added.attributes.push_back(attribute);
            added.present |= bitOf(attribute.id);
            had |= bitOf(attribute.id);
        }
    }
    if (added.attributes.empty())
        return;
    markup::NewElement again;
    again.id = element.id;
    again.tag = element.tag;
    const ElementView view(again, added, *m_tokenizer, 0);
    tell(
        interestIn(element.tag, added.present), [&](Collector &collector, Interest) { (void)collector.element(view); });
}

} // namespace argiope::html
