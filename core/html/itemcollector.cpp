#include "core/html/itemcollector.h"

#include "core/html/promotionobserver.h"
#include "core/html/semanticattributes.h"
#include "core/html/strings.h"
#include "core/schemaorg/vocabulary.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr int MostTextsAtOnce = 16; ///< elements around each other whose text is a value

QString toText(QByteArrayView bytes)
{
    return QString::fromUtf8(bytes);
}

/// The context of JSON-LD that says the same. One that is not schema.org's hides what is around it.
QJsonValue contextFor(bool vocabulary)
{
    if (vocabulary)
        return QStringLiteral("https://schema.org");
    return QJsonObject{{QStringLiteral("@vocab"), QString()}};
}

/// The attribute in which elements have an address as their value (HTML Standard 5.2.4).
QByteArrayView addressOf(const ElementView &view)
{
    if (!view.isHtml)
        return {};
    switch (view.tag) {
    case Tag::A:
    case Tag::Area:
    case Tag::Link:
        return view.value(Attr::Href);
    case Tag::Audio:
    case Tag::Embed:
    case Tag::Iframe:
    case Tag::Img:
    case Tag::Source:
    case Tag::Track:
    case Tag::Video:
        return view.value(Attr::Src);
    case Tag::Object:
        return view.value(QByteArrayView("data"));
    default:
        return {};
    }
}

} // namespace

WalkFlags ItemCollector::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    if (view.has(Attr::Microdata))
        microdata(view);
    if (view.has(Attr::Property) || view.has(Attr::Rdfa))
        rdfa(view);
    return 0;
}

QString ItemCollector::resolved(QByteArrayView address) const
{
    const auto url = m_context.links.resolve(trimmed(address), m_context.base);
    return url ? toText(url->href()) : QString();
}

QJsonValue ItemCollector::valueOf(const ElementView &view) const
{
    // On other elements than meta the standard does not know it; search engines read it, and ask for it (prices).
    if (const QByteArrayView content = view.value(Attr::Content); !content.isNull() || view.tag == Tag::Meta)
        return toText(content);
    if (const QByteArrayView address = addressOf(view); !address.isNull())
        return resolved(address);
    if (view.tag == Tag::Data || view.tag == Tag::Meter) {
        if (const QByteArrayView value = view.value(QByteArrayView("value")); !value.isNull())
            return toText(value);
    }
    if (view.tag == Tag::Time) {
        if (const QByteArrayView date = view.value(QByteArrayView("datetime")); !date.isNull())
            return toText(date);
    }
    return {};
}

void ItemCollector::microdata(const ElementView &view)
{
    Open open;
    open.id = view.id();
    open.isItem = !view.value(QByteArrayView("itemscope")).isNull();
    // The properties of such an item, or what such a property belongs to, may stand anywhere on the page.
    if (!view.value(QByteArrayView("itemref")).isNull())
        m_elsewhere[size_t(Syntax::Microdata)] = true;
    forEachToken(view.value(QByteArrayView("itemprop")), [&](QByteArrayView one) {
        if (open.names.size() < MostNames)
            open.names.append(toText(one));
    });
    // Foster parenting takes elements out of those that are open in the source.
    open.owner = view.flags & SemanticAttributes::InItem && !open.names.isEmpty() ? itemAround(Syntax::Microdata) : 0;
    if (open.isItem) {
        bool vocabulary = false;
        QJsonArray types;
        forEachToken(view.value(Attr::ItemType), [&](QByteArrayView one) {
            const QByteArrayView local = schemaorg::localName(one);
            vocabulary = vocabulary || (!local.isEmpty() && local.size() != one.size());
            types.append(toText(one));
        });
        open.head.insert(QStringLiteral("@context"), contextFor(vocabulary));
        if (!types.isEmpty())
            open.head.insert(QStringLiteral("@type"), types);
        if (const QByteArrayView id = view.value(Attr::ItemId); !id.isEmpty())
            open.head.insert(QStringLiteral("@id"), resolved(id));
        put(std::move(open));
        return;
    }
    if (open.owner == 0)
        return;
    const QJsonValue value = valueOf(view);
    if (!value.isNull()) {
        give(open.owner, open.names, value);
        return;
    }
    open.takesText = true;
    put(std::move(open));
}

void ItemCollector::rdfa(const ElementView &view)
{
    Open open;
    open.id = view.id();
    open.syntax = Syntax::Rdfa;
    const QByteArrayView vocabulary = view.value(QByteArrayView("vocab"));
    open.setsVocabulary = !vocabulary.isNull();
    open.vocabulary = open.setsVocabulary ? schemaorg::isVocabulary(trimmed(vocabulary)) : vocabularyAround();
    const QByteArrayView types = view.value(QByteArrayView("typeof"));
    const QByteArrayView resource = view.value(QByteArrayView("resource"));
    open.isItem = !types.isNull();
    const markup::ElementId around = itemAround(Syntax::Rdfa);
    if (view.tag != Tag::Meta || around != 0) { // those of social networks stand in no item
        forEachToken(view.value(Attr::Property), [&](QByteArrayView one) {
            if (open.names.size() < MostNames)
                open.names.append(toText(one));
        });
    }
    open.owner = open.names.isEmpty() ? 0 : around;
    // What is more than RDFa Lite: statements about something that another element began.
    const bool chained = open.isItem && around != 0 && open.names.isEmpty();
    if (!view.value(QByteArrayView("about")).isNull() || !view.value(QByteArrayView("inlist")).isNull() || chained
        || (!resource.isNull() && !open.isItem && open.names.isEmpty()))
        m_elsewhere[size_t(Syntax::Rdfa)] = true;
    if (open.isItem) {
        QJsonArray list;
        forEachToken(types, [&](QByteArrayView one) { list.append(toText(one)); });
        open.head.insert(QStringLiteral("@context"), contextFor(open.vocabulary));
        if (!list.isEmpty())
            open.head.insert(QStringLiteral("@type"), list);
        if (!resource.isEmpty())
            open.head.insert(QStringLiteral("@id"), resolved(resource));
        put(std::move(open));
        return;
    }
    if (open.owner != 0) {
        const QByteArrayView content = view.value(Attr::Content);
        const QJsonValue value = content.isNull() && !resource.isNull()
            ? QJsonValue(QJsonObject{{QStringLiteral("@id"), resolved(resource)}})
            : valueOf(view);
        if (value.isNull())
            open.takesText = true;
        else
            give(open.owner, open.names, value);
    }
    if (open.takesText || open.setsVocabulary)
        put(std::move(open));
}

void ItemCollector::put(Open open)
{
    // A second html or body tag adds to the element that the first one made.
    if (!m_open.empty() && m_open.back().id > open.id)
        return;
    m_open.push_back(std::move(open));
    watchEnds(true);
    if (m_open.back().takesText)
        hear(Visible);
}

ItemCollector::Open *ItemCollector::find(markup::ElementId id)
{
    const auto at = std::lower_bound(
        m_open.begin(), m_open.end(), id, [](const Open &open, markup::ElementId wanted) { return open.id < wanted; });
    return at != m_open.end() && at->id == id ? &*at : nullptr;
}

markup::ElementId ItemCollector::itemAround(Syntax syntax) const
{
    const auto at = std::find_if(
        m_open.rbegin(), m_open.rend(), [syntax](const Open &open) { return open.isItem && open.syntax == syntax; });
    return at == m_open.rend() ? 0 : at->id;
}

bool ItemCollector::vocabularyAround() const
{
    const auto at = std::find_if(m_open.rbegin(), m_open.rend(), [](const Open &open) { return open.setsVocabulary; });
    return at != m_open.rend() && at->vocabulary;
}

void ItemCollector::give(markup::ElementId owner, const QStringList &names, const QJsonValue &value)
{
    // An element may be an item of either kind.
    const auto item = std::find_if(
        m_open.begin(), m_open.end(), [owner](const Open &open) { return open.id == owner && open.isItem; });
    if (item == m_open.end())
        return;
    for (const QString &name : names) {
        if (++m_values > MostValues || (item->values.size() >= MostNames && !item->values.contains(name)))
            return;
        item->values[name].append(value);
    }
}

void ItemCollector::ended(const markup::Element &element)
{
    while (Open *open = find(element.id)) {
        Open over = std::move(*open);
        m_open.erase(m_open.begin() + (open - m_open.data()));
        close(std::move(over));
    }
    if (m_open.empty()) {
        watchEnds(false);
        hear(0);
    }
}

void ItemCollector::close(Open open)
{
    if (open.isItem) {
        QJsonObject item = open.head;
        for (auto it = open.values.cbegin(); it != open.values.cend(); ++it)
            item.insert(it.key(), it->size() == 1 ? it->first() : QJsonValue(*it));
        if (open.owner != 0)
            give(open.owner, open.names, item);
        else if (++m_values <= MostValues)
            m_tops.emplace_back(open.syntax, item);
    } else if (open.takesText) {
        give(open.owner, open.names, toText(open.text));
    }
}

void ItemCollector::text(QByteArrayView text, WalkFlags flags)
{
    if (flags & (NoText | InTemplate | InNoscript) || !m_context.isPage())
        return;
    int texts = 0;
    for (auto open = m_open.rbegin(); open != m_open.rend() && texts < MostTextsAtOnce; ++open) {
        if (!open->takesText)
            continue;
        ++texts;
        open->text += text.first(std::min(text.size(), std::max<qsizetype>(0, MostValueBytes - open->text.size())));
    }
}

void ItemCollector::finish()
{
    while (!m_open.empty()) { // the document was not read to its end
        Open last = std::move(m_open.back());
        m_open.pop_back();
        close(std::move(last));
    }
    if (m_values > MostValues)
        m_context.observed.add("sd-unread");
    const bool cut = m_context.page.tooComplex || m_values > MostValues;
    for (const auto &[syntax, item] : m_tops)
        m_data.readItem(item, !cut && !m_elsewhere[size_t(syntax)]);
    m_data.finish(m_context.input.url.hrefWithoutFragment().toByteArray());
    noteOtherAddress(m_context, m_data.urls());
}

} // namespace argiope::html
