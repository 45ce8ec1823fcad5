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

ItemCollector::ItemCollector(PageContext &context)
    : m_context(context)
    , m_data(context.observed)
    , m_refers(context.signs.reference)
{
}

WalkFlags ItemCollector::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    m_openCut = m_openCut || m_open.size() >= MostOpen;
    if (m_openCut)
        return 0;
    if (m_refers && view.has(Attr::Id))
        part(view);
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

/// Of several elements with one id the first is meant.
void ItemCollector::part(const ElementView &view)
{
    const QString id = toText(view.value(Attr::Id));
    if (id.isEmpty() || m_partsById.contains(id))
        return;
    if (m_parts.size() >= MostParts) {
        m_partsCut = true;
        return;
    }
    m_partsById.insert(id, qsizetype(m_parts.size()));
    Open open;
    open.id = view.id();
    open.part = qsizetype(m_parts.size());
    m_parts.emplace_back();
    put(std::move(open));
}

/// The item around the element, and those with an id that are between the two, or the element itself.
ItemCollector::Holders ItemCollector::holdersOf(const ElementView &view)
{
    Holders holders;
    qsizetype at = around().holder;
    for (; at >= 0 && m_open[size_t(at)].part >= 0; at = around(at - 1).holder) {
        if (holders.size() == MostAround) {
            m_partsCut = true;
            break;
        }
        holders.push_back({false, m_open[size_t(at)].part});
    }
    const qsizetype item = around().microdata;
    // Foster parenting takes elements out of those that are open in the source.
    const bool inItem = view.flags & SemanticAttributes::InItem;
    if (item >= 0 && inItem)
        holders.push_back({true, item});
    else if (item >= 0)
        holders.resize(std::min<size_t>(holders.size(), view.has(Attr::Id) ? 1 : 0));
    return holders;
}

void ItemCollector::microdata(const ElementView &view)
{
    Open open;
    open.id = view.id();
    forEachToken(view.value(QByteArrayView("itemprop")), [&](QByteArrayView one) {
        if (open.names.size() < MostNames)
            open.names.append(toText(one));
    });
    if (!open.names.isEmpty()) {
        open.holders = holdersOf(view);
        if (m_refers && std::none_of(open.holders.begin(), open.holders.end(), [](Holder one) { return one.isItem; })
            && m_stray.size() < MostStray)
            m_stray.push_back(open.holders);
    }
    const QByteArrayView references = view.value(QByteArrayView("itemref"));
    m_hasReference = m_hasReference || !references.isNull();
    if (!view.value(QByteArrayView("itemscope")).isNull()) {
        bool vocabulary = false;
        QJsonArray types;
        QJsonObject head;
        forEachToken(view.value(Attr::ItemType), [&](QByteArrayView one) {
            const QByteArrayView local = schemaorg::localName(one);
            vocabulary = vocabulary || (!local.isEmpty() && local.size() != one.size());
            types.append(toText(one));
        });
        head.insert(QStringLiteral("@context"), contextFor(vocabulary));
        if (!types.isEmpty())
            head.insert(QStringLiteral("@type"), types);
        if (const QByteArrayView id = view.value(Attr::ItemId); !id.isEmpty())
            head.insert(QStringLiteral("@id"), resolved(id));
        QStringList refers;
        forEachToken(references, [&](QByteArrayView one) {
            if (refers.size() < MostNames && !refers.contains(toText(one)))
                refers.append(toText(one));
        });
        beginItem(std::move(open), std::move(head), refers);
        return;
    }
    if (open.holders.empty())
        return;
    const QJsonValue value = valueOf(view);
    if (!value.isNull()) {
        give(open, value);
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
    open.vocabulary = open.setsVocabulary ? schemaorg::isVocabulary(trimmed(vocabulary)) : around().vocabulary;
    const QByteArrayView types = view.value(QByteArrayView("typeof"));
    const QByteArrayView resource = view.value(QByteArrayView("resource"));
    const bool isItem = !types.isNull();
    const qsizetype itemAround = around().rdfa;
    if (view.tag != Tag::Meta || itemAround >= 0) { // those of social networks stand in no item
        forEachToken(view.value(Attr::Property), [&](QByteArrayView one) {
            if (open.names.size() < MostNames)
                open.names.append(toText(one));
        });
    }
    if (!open.names.isEmpty() && itemAround >= 0)
        open.holders.push_back({true, itemAround});
    // What is more than RDFa Lite: statements about something that another element began.
    const bool chained = isItem && itemAround >= 0 && open.names.isEmpty();
    if (!view.value(QByteArrayView("about")).isNull() || !view.value(QByteArrayView("inlist")).isNull() || chained
        || (!resource.isNull() && !isItem && open.names.isEmpty()))
        m_elsewhere = true;
    if (isItem) {
        QJsonArray list;
        QJsonObject head;
        forEachToken(types, [&](QByteArrayView one) { list.append(toText(one)); });
        head.insert(QStringLiteral("@context"), contextFor(open.vocabulary));
        if (!list.isEmpty())
            head.insert(QStringLiteral("@type"), list);
        if (!resource.isEmpty())
            head.insert(QStringLiteral("@id"), resolved(resource));
        beginItem(std::move(open), std::move(head));
        return;
    }
    if (!open.holders.empty()) {
        const QByteArrayView content = view.value(Attr::Content);
        const QJsonValue value = content.isNull() && !resource.isNull()
            ? QJsonValue(QJsonObject{{QStringLiteral("@id"), resolved(resource)}})
            : valueOf(view);
        if (value.isNull())
            open.takesText = true;
        else
            give(open, value);
    }
    if (open.takesText || open.setsVocabulary)
        put(std::move(open));
}

void ItemCollector::beginItem(Open open, QJsonObject head, const QStringList &refers)
{
    if (!m_open.empty() && m_open.back().id > open.id)
        return;
    if (++m_values > MostValues)
        return;
    open.item = qsizetype(m_items.size());
    m_items.push_back({open.syntax, std::move(head), {}, refers, open.holders});
    give(open, {}, open.item);
    put(std::move(open));
}

void ItemCollector::put(Open open)
{
    // A second html or body tag adds to the element that the first one made.
    if (!m_open.empty() && m_open.back().id > open.id)
        return;
    m_open.push_back(std::move(open));
    link(m_open.size() - 1);
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

/// What is around the element at that place is known.
void ItemCollector::link(size_t place)
{
    Open &open = m_open[place];
    const auto at = qsizetype(place);
    open.around = around(at - 1);
    if (open.item >= 0)
        (open.syntax == Syntax::Microdata ? open.around.microdata : open.around.rdfa) = open.item;
    if (open.part >= 0 || (open.item >= 0 && open.syntax == Syntax::Microdata))
        open.around.holder = at;
    if (open.takesText)
        open.around.text = at;
    if (open.setsVocabulary)
        open.around.vocabulary = open.vocabulary;
}

void ItemCollector::give(const Open &open, const QJsonValue &text, qsizetype item)
{
    for (const Holder holder : open.holders) {
        Values &values = holder.isItem ? m_items[size_t(holder.index)].values : m_parts[size_t(holder.index)].values;
        for (const QString &name : open.names) {
            if (++m_values > MostValues || (values.size() >= MostNames && !values.contains(name)))
                return;
            values[name].push_back({open.id, text, item});
        }
    }
}

void ItemCollector::ended(const markup::Element &element)
{
    while (Open *open = find(element.id)) {
        const Open over = std::move(*open);
        const auto place = open - m_open.data();
        m_open.erase(m_open.begin() + place);
        for (auto behind = size_t(place); behind < m_open.size(); ++behind) // elements may end before those inside them
            link(behind);
        close(over);
    }
    if (m_open.empty()) {
        watchEnds(false);
        hear(0);
    }
}

void ItemCollector::close(const Open &open)
{
    if (open.takesText)
        give(open, toText(open.text));
}

void ItemCollector::text(QByteArrayView text, WalkFlags flags)
{
    if (flags & (NoText | InTemplate | InNoscript) || !m_context.isPage())
        return;
    int texts = 0;
    for (qsizetype at = around().text; at >= 0 && texts < MostTextsAtOnce; at = around(at - 1).text) {
        Open &open = m_open[size_t(at)];
        ++texts;
        open.text += text.first(std::min(text.size(), std::max<qsizetype>(0, MostValueBytes - open.text.size())));
    }
}

/// To which parts items refer, and what is wrong with that.
void ItemCollector::follow()
{
    for (const Item &item : m_items) {
        for (const QString &id : item.refers) {
            const auto part = m_partsById.constFind(id);
            if (part != m_partsById.constEnd())
                m_parts[size_t(*part)].isUsed = true;
            else if (!m_context.page.tooComplex && !m_partsCut)
                m_context.observed.add("sd-microdata-stray", QByteArray("itemref " + id.toUtf8()));
        }
    }
    const auto lost
        = std::count_if(m_stray.begin(), m_stray.end(), [this](const Holders &holders) { return !isHeld(holders); });
    if (lost > 0 && m_hasReference && !m_partsCut) // without one SemanticAttributes counts them
        m_context.observed.add("sd-microdata-stray", "itemprop", int(lost));
}

/// It is a property of some item.
bool ItemCollector::isHeld(const Holders &holders) const
{
    return std::any_of(
        holders.begin(), holders.end(), [this](Holder one) { return one.isItem || m_parts[size_t(one.index)].isUsed; });
}

void ItemCollector::build(
    QJsonObject &object, const Values &values, QSet<markup::ElementId> &seen, std::vector<qsizetype> &around)
{
    QSet<markup::ElementId> own;
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        const QJsonValue before = object.value(it.key());
        QJsonArray all = before.isArray() ? before.toArray() : QJsonArray();
        if (!before.isUndefined() && !before.isArray())
            all.append(before);
        for (const Value &value : it.value()) {
            const bool isAround = std::find(around.begin(), around.end(), value.item) != around.end();
            if (seen.contains(value.element) || (value.item >= 0 && isAround))
                continue; // it is there already, or the item would stand in itself
            if (++m_built > MostValues)
                return;
            own.insert(value.element);
            all.append(value.item < 0 ? value.text : QJsonValue(built(value.item, around)));
        }
        if (!all.isEmpty())
            object.insert(it.key(), all.size() == 1 ? all.first() : QJsonValue(all));
    }
    seen += own;
}

QJsonObject ItemCollector::built(qsizetype index, std::vector<qsizetype> &around)
{
    const Item &item = m_items[size_t(index)];
    QJsonObject object = item.head;
    if (around.size() >= MostAround) {
        m_built = MostValues + 1;
        return object;
    }
    around.push_back(index);
    QSet<markup::ElementId> seen;
    build(object, item.values, seen, around);
    for (const QString &id : item.refers) {
        if (const auto part = m_partsById.constFind(id); part != m_partsById.constEnd())
            build(object, m_parts[size_t(*part)].values, seen, around);
    }
    around.pop_back();
    return object;
}

void ItemCollector::finish()
{
    while (!m_open.empty()) { // the document was not read to its end
        const Open last = std::move(m_open.back());
        m_open.pop_back();
        close(last);
    }
    m_partsCut = m_partsCut || m_openCut;
    if (m_refers)
        follow();
    std::vector<std::pair<Syntax, QJsonObject>> tops;
    for (size_t i = 0; i < m_items.size(); ++i) {
        std::vector<qsizetype> around;
        if (!isHeld(m_items[i].holders))
            tops.emplace_back(m_items[i].syntax, built(qsizetype(i), around));
    }
    const bool tooMany = m_values > MostValues || m_built > MostValues || m_openCut || (m_partsCut && m_hasReference);
    if (tooMany)
        m_context.observed.add("sd-unread");
    const bool cut = m_context.page.tooComplex || tooMany;
    for (const auto &[syntax, item] : tops)
        m_data.readItem(item, !cut && !(m_elsewhere && syntax == Syntax::Rdfa));
    m_data.finish(m_context.input.url.hrefWithoutFragment().toByteArray());
    noteOtherAddress(m_context, m_data.urls());
}

} // namespace argiope::html
