#include "core/schemaorg/structureddata.h"

#include "core/schemaorg/contexts.h"
#include "core/schemaorg/dates.h"
#include "core/schemaorg/expansion.h"
#include "core/schemaorg/jsonsyntax.h"
#include "core/schemaorg/jsonvalues.h"
#include "core/schemaorg/richresults.h"
#include "core/schemaorg/vocabulary.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace argiope::schemaorg {

namespace {

constexpr int MostNestedItems = 64;
constexpr qsizetype MostTypes = 20; ///< of one item: each is held against each property

constexpr QLatin1String IdKey("@id");
constexpr QLatin1String TypeKey("@type");

/// Counted from the script's first character that is no blank: "line 2, column 7".
QByteArray placeIn(QByteArrayView text, qsizetype at)
{
    const auto line = std::count(text.begin(), text.begin() + at, '\n') + 1;
    const qsizetype start = text.first(at).lastIndexOf('\n') + 1;
    const QByteArrayView before = text.sliced(start, at - start);
    const auto characters = std::count_if( // of UTF-8
        before.begin(), before.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    return "line " + QByteArray::number(qint64(line)) + ", column " + QByteArray::number(qint64(characters) + 1);
}

/// An object that only names a node which stands elsewhere.
bool isReference(const QJsonObject &object)
{
    return object.size() == 1 && object.contains(IdKey);
}

QByteArray joined(const QByteArrayList &types)
{
    return types.join('/');
}

constexpr qsizetype MostMerged = 200; ///< values of one property of one node

/// What else is said of a node.
void mergeInto(QJsonObject &node, const QJsonObject &more)
{
    for (auto it = more.begin(); it != more.end(); ++it) {
        const QJsonValue known = node.value(it.key());
        if (known.isUndefined()) {
            node.insert(it.key(), it.value());
        } else if (known != it.value() && it.key() != IdKey) {
            QJsonArray all = listOf(known);
            for (const QJsonValue &one : listOf(it.value())) {
                if (all.size() < MostMerged && !all.contains(one))
                    all.append(one);
            }
            node.insert(it.key(), all);
        }
    }
}

bool isAnyA(const QByteArrayList &types, QByteArrayView ancestor)
{
    return std::any_of(types.begin(), types.end(), [ancestor](const QByteArray &type) { return isA(type, ancestor); });
}

} // namespace

void StructuredData::read(QByteArrayView script)
{
    const QByteArrayView text = trimmedText(script);
    if (text.isEmpty()) {
        m_observed.add("sd-json-empty");
        return;
    }
    if (const qsizetype at = jsonErrorAt(text); at >= 0) {
        const QByteArray kind = jsonErrorKind(text, at);
        m_observed.add("sd-json-invalid", QByteArray(placeIn(text, at) + (kind.isEmpty() ? "" : ": ") + kind));
        return;
    }
    if (const qsizetype at = repeatedKeyAt(text); at >= 0) {
        const qsizetype end = text.indexOf('"', at + 1);
        m_observed.add("sd-json-duplicate-key",
            QByteArray(placeIn(text, at) + ": " + text.sliced(at, std::max<qsizetype>(end - at, 0) + 1)));
    }
    const QJsonDocument parsed = QJsonDocument::fromJson(text.toByteArray());
    if (parsed.isObject()) {
        document(parsed.object());
    } else if (parsed.isArray()) {
        const QJsonArray array = parsed.array();
        if (array.isEmpty())
            m_observed.add("sd-json-empty", "[]");
        for (const QJsonValue &value : array)
            document(value);
    } else {
        m_observed.add("sd-json-string", text.first(std::min<qsizetype>(text.size(), 40)));
    }
}

void StructuredData::document(const QJsonValue &value)
{
    if (!value.isObject()) {
        m_observed.add("sd-json-string", textOf(value).left(40));
        return;
    }
    const QJsonObject object = value.toObject();
    if (object.isEmpty()) {
        m_observed.add("sd-json-empty", "{}");
        return;
    }
    const ContextFault fault = contextFaultOf(object);
    if (fault.isMissing)
        m_observed.add("sd-no-context", fault.types);
    if (!fault.wrong.isEmpty())
        m_observed.add("sd-context-wrong", fault.wrong);
    const auto all = expanded(object, Writing::Json);
    if (!all) {
        leaveUnread();
        return;
    }
    remember(*all, 0);
    m_documents.append({*all, false, true});
}

void StructuredData::readItem(const QJsonObject &object, bool whole)
{
    const auto all = expanded(object, Writing::Markup);
    if (!all) {
        leaveUnread();
        return;
    }
    remember(*all, 0);
    m_documents.append({*all, true, whole});
}

void StructuredData::judge(const Document &document)
{
    m_inMarkup = document.inMarkup;
    m_whole = document.whole;
    if (document.inMarkup)
        item(document.object, Place::Top, {}, {}, 0);
    else
        values(document.object, Place::Top, {}, {}, 0);
}

/// With all that is said of it elsewhere.
QJsonObject StructuredData::wholeNode(const QJsonObject &object) const
{
    const QString id = object.value(IdKey).toString();
    return id.isEmpty() ? object : m_defined.value(id, object);
}

/// What has that name is described on this page, if anywhere.
bool StructuredData::isOfThisPage(const QString &id) const
{
    const QByteArray name = id.toUtf8();
    return name.startsWith("_:") || name.startsWith('#')
        || (name.size() > m_page.size() && name.startsWith(m_page) && name[m_page.size()] == '#');
}

/// Names that are defined there are not known, and what is said nowhere else may be said there.
void StructuredData::leaveUnread()
{
    m_observed.add("sd-unread");
    m_isUnread = true;
}

/// The nodes that have a name, and what names them, before any of them is asked for.
void StructuredData::remember(const QJsonValue &value, int depth, const QString &property, const QJsonObject &owner)
{
    if (depth > MostNestedItems)
        return;
    if (value.isArray()) {
        for (const QJsonValue &one : value.toArray())
            remember(one, depth + 1, property, owner);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (isReference(object)) {
            const QString id = object.value(IdKey).toString();
            if (!property.isEmpty() && !m_uses.contains(id))
                m_uses.insert(id, {property.toUtf8(), owner.value(TypeKey)});
            return;
        }
        if (const QString id = object.value(IdKey).toString(); !id.isEmpty())
            mergeInto(m_defined[id], object);
        for (auto it = object.begin(); it != object.end(); ++it) {
            const bool isProperty = !it.key().startsWith(u'@');
            const bool isGraph = it.key() == QLatin1String("@graph");
            remember(it.value(), depth + 1,
                isProperty    ? it.key()
                    : isGraph ? QString()
                              : property,
                isProperty || isGraph ? object : owner);
        }
    }
}

void StructuredData::values(
    const QJsonValue &value, Place place, const QByteArray &property, const QByteArrayList &owner, int depth)
{
    for (const QJsonValue &one : listOf(value)) {
        if (one.isObject())
            item(one.toObject(), place, property, owner, depth);
        else if (one.isArray())
            values(one, place, property, owner, depth + 1);
    }
}

/// Those of schema.org.
QByteArrayList StructuredData::typesOf(const QJsonValue &value)
{
    QByteArrayList types;
    for (const QJsonValue &one : listOf(value)) {
        if (types.size() == MostTypes)
            break;
        const QByteArray name = one.toString().toUtf8();
        if (!localName(name).isEmpty())
            types.append(name);
    }
    return types;
}

void StructuredData::item(
    const QJsonObject &object, Place place, const QByteArray &by, const QByteArrayList &owner, int depth)
{
    if (depth > MostNestedItems || m_items >= MostItems)
        return;
    ++m_items;
    if (object.contains(QLatin1String("@value")))
        return;
    if (isReference(object)) {
        m_references.insert(object.value(IdKey).toString());
        return;
    }
    const QJsonValue graph = object.value(QLatin1String("@graph"));
    const bool container = !graph.isUndefined();
    const QJsonObject node = wholeNode(object);
    const QByteArrayList types = typesOf(node.value(TypeKey));
    const QByteArrayList own = typesOf(object.value(TypeKey)); // is told of where it is written
    if (container) {
        values(graph, Place::Top, {}, {}, depth + 1);
    } else if (!m_inMarkup && listOf(node.value(TypeKey)).isEmpty()) {
        // Another page may say what it is.
        const QString id = object.value(IdKey).toString();
        if (by.isEmpty() || id.isEmpty() || isOfThisPage(id))
            m_observed.add("sd-no-type", by);
    }
    if (!own.isEmpty())
        m_observed.add("sd-items", own.constFirst());

    for (const QByteArray &type : own) {
        const Term *const term = findType(type);
        if (!term)
            m_observed.add("sd-unknown-type", type);
        else if (!term->instead.isEmpty())
            m_observed.add("sd-superseded", type);
        if (isRetired(type) && (type != "SearchAction" || isAnyA(owner, "WebSite")))
            m_observed.add("sd-retired-feature", type);
    }
    const int instructions = types.contains("HowTo") ? 1 : 0;
    m_instructions += instructions;
    if (!own.isEmpty()) {
        // What stands beside its owner and is named there is a part of it as if it stood in it.
        const auto use = place == Place::Top && by.isEmpty() ? m_uses.constFind(object.value(IdKey).toString())
                                                             : m_uses.constEnd();
        if (use == m_uses.constEnd())
            richResult(node, own, place, by, owner);
        else
            richResult(node, own, place, use->property, typesOf(use->owner));
        if (isAnyA(types, "Rating"))
            rating(object, types.constFirst());
        if (m_whole && isAnyA(types, "BreadcrumbList"))
            breadcrumb(node);
        if (place == Place::Top)
            pageUrl(object, types);
    }
    const int actions = isAnyA(types, "Action") ? 1 : 0;
    m_actions += actions;
    const Place inside = isAnyA(types, "ListItem") || isAnyA(types, "ItemList") ? place : Place::Nested;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QByteArray key = it.key().toUtf8();
        if (key == "@reverse") {
            for (const QJsonValue &one : listOf(it.value())) {
                for (const QJsonValue &reversed : one.toObject())
                    values(reversed, Place::Nested, {}, {}, depth + 1);
            }
            continue;
        }
        if (key.startsWith('@') || localName(key).isEmpty()) // another vocabulary's
            continue;
        const QByteArray name = withoutAnnotation(key).toByteArray();
        property(name, name.size() < key.size(), it.value(), types);
        const Place there = place == Place::Top && name == "mainEntity" ? Place::Top : inside;
        values(it.value(), there, name, types, depth + 1);
    }
    m_instructions -= instructions;
    m_actions -= actions;
}

/// `annotates`: it says what an action takes or gives ("query-input"), which is text or a PropertyValueSpecification.
void StructuredData::property(
    const QByteArray &name, bool annotates, const QJsonValue &value, const QByteArrayList &types)
{
    const Term *const term = findProperty(name);
    if (!term) {
        m_observed.add("sd-unknown-property", QByteArray(joined(types) + ": " + name));
        return;
    }
    if (!term->instead.isEmpty())
        m_observed.add(
            "sd-superseded", term->instead == "-" ? name : QByteArray(name + " → " + term->instead.toByteArray()));
    const bool known = !types.isEmpty()
        && std::all_of(types.begin(), types.end(), [](const QByteArray &type) { return findType(type) != nullptr; });
    if (known && !isAnyA(types, "Role")
        && !anyOf(term->of, [&types](QByteArrayView domain) { return isAnyA(types, domain); }))
        m_observed.add("sd-wrong-domain", QByteArray(joined(types) + ": " + name));
    if (name == "availability")
        availability(value);
    for (const QJsonValue &one : listOf(value)) {
        const bool isItem = one.isObject() && !one.toObject().contains(QLatin1String("@value"));
        if (isItem && annotates) {
            const QByteArrayList given = typesOf(one.toObject().value(TypeKey));
            if (!given.isEmpty() && !isAnyA(given, "PropertyValueSpecification") && findType(given.constFirst()))
                m_observed.add("sd-wrong-range", QByteArray(name + ": " + joined(given)));
        } else if (isItem) {
            range(name, one.toObject());
        } else if (!annotates) {
            literal(name, one);
            zone(name, trimmedText(textOf(one)).toByteArray(), types);
        }
    }
}

/// Where a time without a zone is taken for Google's own one: the dates that its reports say so of.
void StructuredData::zone(const QByteArray &name, const QByteArray &date, const QByteArrayList &types)
{
    const bool ofVideo = name == "uploadDate" && isAnyA(types, "VideoObject");
    const bool ofStream = (name == "startDate" || name == "endDate") && isAnyA(types, "BroadcastEvent");
    const bool ofText = (name == "datePublished" || name == "dateModified" || name == "dateCreated")
        && (isAnyA(types, "Article") || isAnyA(types, "Comment") || isAnyA(types, "ProfilePage"));
    if ((ofVideo || ofStream || ofText) && isDate(date) && lacksZone(date, ofVideo))
        m_observed.add("sd-date-no-zone", QByteArray(name + ": " + date));
}

/// An item as the value: its type, or one above or below it, is one of those that the property has.
void StructuredData::range(const QByteArray &name, const QJsonObject &value)
{
    const QByteArrayList types = isReference(value) ? QByteArrayList() : typesOf(wholeNode(value).value(TypeKey));
    const bool judged = !types.isEmpty()
        && std::all_of(types.begin(), types.end(), [](const QByteArray &type) { return findType(type) != nullptr; });
    if (!judged || isAnyA(types, "Role") || isDataType(types.constFirst()))
        return;
    const auto fits = [&types](QByteArrayView wanted) {
        return isAnyA(types, wanted)
            || std::any_of(types.begin(), types.end(), [wanted](const QByteArray &type) { return isA(wanted, type); });
    };
    if (!anyOf(findProperty(name)->ranges, fits))
        m_observed.add("sd-wrong-range", QByteArray(name + ": " + joined(types)));
}

void StructuredData::literal(const QByteArray &name, const QJsonValue &value)
{
    const QByteArrayView ranges = findProperty(name)->ranges;
    const auto takes
        = [ranges](const char *type) { return anyOf(ranges, [type](QByteArrayView one) { return one == type; }); };
    const QByteArray text = trimmedText(textOf(value)).toByteArray();
    if (text.isEmpty() || value.isBool())
        return;
    if (name == "price" || name == "lowPrice" || name == "highPrice") {
        if (!isPlainPrice(value))
            m_observed.add("sd-bad-price", text);
    } else if (name == "priceCurrency" || name == "currency") {
        if (!isCurrency(text))
            m_observed.add("sd-bad-price", text);
    } else if ((takes("Date") || takes("DateTime") || takes("Time") || takes("Duration")) && !takes("Text")
        && !takes("Number") && !takes("Integer")) {
        const bool good = ((takes("Date") || takes("DateTime")) && isDate(text)) || (takes("Time") && isTime(text))
            || (takes("Duration") && isDuration(text)) || (takes("URL") && text.contains("://"));
        if (!good)
            m_observed.add("sd-bad-date", QByteArray(name + ": " + text));
    }
}

/// Whether what is offered can be had, by a member of ItemAvailability.
void StructuredData::availability(const QJsonValue &value)
{
    for (const QJsonValue &one : listOf(value)) {
        const QByteArray said
            = one.isObject() ? one.toObject().value(IdKey).toString().toUtf8() : trimmedText(textOf(one)).toByteArray();
        const QByteArray member = said.mid(said.lastIndexOf('/') + 1);
        if (member == "OutOfStock" || member == "SoldOut" || member == "Discontinued")
            m_observed.add("offer-sold-out", QByteArray("availability: " + member));
        else if (!member.isEmpty())
            m_observed.add("offer-available", member);
    }
}

/// `path`: "a.b". A node that stands elsewhere is looked up; one that is not there may have it.
bool StructuredData::has(const QJsonValue &value, QByteArrayView path) const
{
    const qsizetype dot = path.indexOf('.');
    const QLatin1String name(path.data(), int(dot < 0 ? path.size() : dot));
    for (const QJsonValue &one : listOf(value)) {
        if (!one.isObject()) {
            if (one.isString() && !one.toString().isEmpty())
                return true; // a text or an address in the place of an item
            continue;
        }
        QJsonObject object = one.toObject();
        if (isReference(object)) {
            const QString id = object.value(IdKey).toString();
            if (!m_defined.contains(id))
                return true;
        }
        object = wholeNode(object);
        for (const QJsonValue &there : listOf(object.value(name))) {
            const bool empty = there.isNull() || (there.isString() && there.toString().trimmed().isEmpty())
                || (there.isObject() && there.toObject().isEmpty());
            if (!empty && (dot < 0 || has(there, path.sliced(dot + 1))))
                return true;
        }
    }
    return false;
}

bool StructuredData::hasAny(const QJsonObject &object, QByteArrayView alternatives) const
{
    while (!alternatives.isEmpty()) {
        const qsizetype bar = alternatives.indexOf('|');
        if (has(object, bar < 0 ? alternatives : alternatives.first(bar)))
            return true;
        if (bar < 0)
            break;
        alternatives = alternatives.sliced(bar + 1);
    }
    return false;
}

void StructuredData::richResult(const QJsonObject &object, const QByteArrayList &types, Place place,
    const QByteArray &by, const QByteArrayList &owner)
{
    if (!m_whole || (m_actions > 0 && place == Place::Nested))
        return;
    for (const QByteArray &type : types) {
        const RichResult *const row = richResultOf(type);
        if (!row || (place == Place::Nested && !row->nested))
            continue;
        if (m_instructions > 0 && type.startsWith("HowTo"))
            continue;
        // What a shop, an event or a course offers is shown without its price, too.
        if (isA(type, "Offer") && !isAnyA(owner, "Product") && !isAnyA(owner, "SoftwareApplication"))
            continue;
        const auto missing = [&](const char *list, const char *check) {
            anyOf(list, [&](QByteArrayView wanted) {
                if (!hasAny(object, wanted))
                    m_observed.add(check, QByteArray(type + ": " + wanted.toByteArray()));
                return false;
            });
        };
        missing(row->required, "sd-required");
        // Of an application the price is enough, and what is free has no currency.
        const bool ofSoftware = isA(type, "Offer") && isAnyA(owner, "SoftwareApplication") && !isAnyA(owner, "Product");
        if (!ofSoftware)
            missing(row->recommended, "sd-recommended");
        const bool judgement = isA(type, "Review") || isA(type, "AggregateRating");
        const bool alone = by.isEmpty() || by == "mainEntity" || by == "item" || by == "itemListElement";
        if (judgement && place == Place::Top && !isA(type, "EmployerAggregateRating") && alone)
            missing("itemReviewed itemReviewed.name", "sd-required");
        if (isA(type, "Offer") && !isA(type, "AggregateOffer") && has(object, "price")
            && !(ofSoftware && isZero(object.value(QLatin1String("price")))))
            missing("priceCurrency", "sd-required");
        if (isA(type, "Dataset")) {
            const qsizetype length = object.value(QLatin1String("description")).toString().size();
            if (length > 0 && (length < 50 || length > 5000))
                m_observed.add("sd-required", QByteArray(type + ": description of 50 to 5000 characters"));
        }
    }
}

void StructuredData::rating(const QJsonObject &object, const QByteArray &type)
{
    const auto number = [&object](const char *name, double otherwise) {
        const QByteArray text = trimmedText(textOf(object.value(QLatin1String(name)))).toByteArray();
        if (text.isEmpty())
            return otherwise;
        bool ok = false;
        const double value = text.toDouble(&ok);
        return ok ? value : std::nan("");
    };
    const QByteArray written = trimmedText(textOf(object.value(QLatin1String("ratingValue")))).toByteArray();
    if (written.isEmpty() || written.contains('%') || written.contains('/'))
        return;
    const double value = number("ratingValue", 0);
    const double best = number("bestRating", 5);
    const double worst = number("worstRating", 1);
    if (!(value >= std::min(worst, best) && value <= best)) // also where one is no number
        m_observed.add("sd-rating-range", QByteArray(type + ": " + written));
}

void StructuredData::breadcrumb(const QJsonObject &object)
{
    const QJsonArray items = listOf(object.value(QLatin1String("itemListElement")));
    if (items.isEmpty())
        return;
    if (items.size() < 2)
        m_observed.add("sd-breadcrumb", "1");
    QList<std::pair<double, QByteArray>> positions; // with what is written; what is no number comes first
    double last = 0; // the page itself, which needs no address: by its position, whatever the order of the list
    for (const QJsonValue &one : items)
        last = std::max(last, textOf(wholeNode(one.toObject()).value(QLatin1String("position"))).toDouble());
    for (qsizetype i = 0; i < items.size(); ++i) {
        QJsonObject step = items.at(i).toObject();
        if (isReference(step)) {
            const auto defined = m_defined.constFind(step.value(IdKey).toString());
            if (defined == m_defined.constEnd())
                return; // the steps stand where they cannot be seen
            step = *defined;
        }
        const QByteArray position = trimmedText(textOf(step.value(QLatin1String("position")))).toByteArray();
        bool number = false;
        const double value = position.toDouble(&number);
        const bool isLast = last > 0 ? value == last : i + 1 == items.size();
        if (position.isEmpty())
            m_observed.add("sd-required", "BreadcrumbList: itemListElement.position");
        else
            positions.append({number && std::isfinite(value) ? value : -1, position});
        const QJsonValue target = step.value(QLatin1String("item"));
        const QString elsewhere
            = isReference(target.toObject()) ? target.toObject().value(IdKey).toString() : QString();
        const bool named = has(step, "name")
            || (target.isObject() && (elsewhere.isEmpty() || m_defined.contains(elsewhere)) && has(target, "name"));
        if (!named)
            m_observed.add("sd-required", "BreadcrumbList: itemListElement.name");
        if (!isLast && !has(step, "item"))
            m_observed.add("sd-required", "BreadcrumbList: itemListElement.item");
    }
    std::sort(positions.begin(), positions.end()); // the order of the list says nothing
    for (qsizetype i = 0; i < positions.size(); ++i) {
        if (positions.at(i).first != double(i + 1)) {
            m_observed.add("sd-breadcrumb", QByteArray("position " + positions.at(i).second));
            break;
        }
    }
}

/// What the page's main items say its address is.
void StructuredData::pageUrl(const QJsonObject &object, const QByteArrayList &types)
{
    const auto take = [this](const QJsonValue &value) {
        QString url = value.toString();
        if (value.isObject())
            url = value.toObject().value(IdKey).toString();
        if (!url.isEmpty() && !url.contains(u'#'))
            m_urls.append(url.toUtf8());
    };
    take(object.value(QLatin1String("mainEntityOfPage")));
    if (isAnyA(types, "WebPage") || isAnyA(types, "Article") || isAnyA(types, "Product"))
        take(object.value(QLatin1String("url")));
}

void StructuredData::finish(const QByteArray &page)
{
    m_page = page;
    for (const Document &document : std::as_const(m_documents))
        judge(document);
    m_documents.clear();
    if (m_isUnread)
        return;
    // Of another page only a crawl could say whether it defines the name; what is a part of this one must be here.
    for (const QString &reference : std::as_const(m_references)) {
        const QByteArray id = reference.toUtf8();
        const bool own = isOfThisPage(reference);
        const QString full = id.startsWith('#') ? QString::fromUtf8(page + id) : reference;
        const QString relative = own && id.startsWith(page) ? QString::fromUtf8(id.mid(page.size())) : reference;
        if (own && !m_defined.contains(reference) && !m_defined.contains(full) && !m_defined.contains(relative))
            m_observed.add("sd-id-dangling", id);
    }
}

} // namespace argiope::schemaorg
