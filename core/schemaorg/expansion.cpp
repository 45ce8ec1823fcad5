#include "core/schemaorg/expansion.h"

#include "core/schemaorg/vocabulary.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <optional>
#include <vector>

namespace argiope::schemaorg {

namespace {

constexpr int MostNesting = 200; ///< of objects and arrays in each other: what is deeper is left out
constexpr int MostSteps = 8; ///< from a term to another that it is defined by
constexpr qsizetype LongestPrefix = 200; ///< of an address: with a longer one many names would be very long

constexpr QLatin1String IdName("@id");
constexpr QLatin1String TypeName("@type");
constexpr QLatin1String ContextName("@context");
constexpr QLatin1String ReverseName("@reverse");
constexpr QLatin1String NestName("@nest");

/// What stands for a name that no vocabulary is known to have: a blank node's.
QString foreignName(const QString &name)
{
    return QStringLiteral("_:") + name;
}

QJsonArray asList(const QJsonValue &value)
{
    if (value.isArray())
        return value.toArray();
    return value.isUndefined() || value.isNull() ? QJsonArray() : QJsonArray{value};
}

bool isKeyword(const QString &name)
{
    return name.startsWith(u'@');
}

/// A term as a context defines it (JSON-LD 1.1, 9.15).
struct Definition
{
    std::optional<QString> id; ///< what it stands for, as written; none: nothing at all
    bool isReverse = false;
    QString container; ///< the first one that makes a map of its value
    QJsonValue context = QJsonValue::Undefined; ///< for what is in its value
};

Definition readDefinition(const QString &name, const QJsonValue &definition)
{
    Definition term;
    if (definition.isString()) {
        term.id = definition.toString();
        return term;
    }
    if (!definition.isObject())
        return term;
    const QJsonObject object = definition.toObject();
    const QJsonValue reverse = object.value(ReverseName);
    const QJsonValue id = object.value(IdName);
    term.isReverse = reverse.isString();
    if (term.isReverse)
        term.id = reverse.toString();
    else if (id.isString() || id.isUndefined())
        term.id = id.toString(name);
    for (const QJsonValue &one : asList(object.value(QLatin1String("@container")))) {
        for (const auto map : {QLatin1String("@language"), QLatin1String("@index"), QLatin1String("@id"),
                 QLatin1String("@type"), QLatin1String("@graph")}) {
            if (term.container.isEmpty() && one.toString() == map)
                term.container = map;
        }
    }
    term.context = object.value(ContextName);
    return term;
}

/// What the contexts around an item say. They are kept apart, as an item within may add to those outside of it, and a
/// document may have very many of both. The outer one lives longer.
class Context
{
public:
    explicit Context(Writing writing)
        : m_aliases(writing == Writing::Json)
        , m_writing(writing)
    {
    }
    explicit Context(const Context *outer)
        : m_outer(outer)
        , m_vocabulary(outer->m_vocabulary)
        , m_open(outer->m_open)
        , m_aliases(outer->m_aliases)
        , m_isSaid(outer->m_isSaid)
        , m_writing(outer->m_writing)
    {
    }

    /// The value of a "@context".
    void add(const QJsonValue &value)
    {
        if (value.isNull())
            reset();
        for (const QJsonValue &one : asList(value)) {
            if (one.isNull())
                reset();
            else if (one.isString())
                addAddress(one.toString().trimmed().toUtf8());
            else if (one.isObject())
                addTerms(one.toObject());
        }
    }

    /// The bare name, the keyword, or something with a colon.
    [[nodiscard]] QString nameOf(const QString &written) const
    {
        const QString iri = iriOf(written, 0);
        if (isKeyword(iri))
            return iri;
        const QByteArray utf8 = iri.toUtf8();
        const QByteArrayView local = localName(utf8);
        return local.isEmpty() ? iri : QString::fromUtf8(local);
    }
    [[nodiscard]] const Definition *find(const QString &name) const
    {
        for (const Context *context = this; context; context = context->m_outer) {
            const auto term = context->m_terms.constFind(name);
            if (term != context->m_terms.constEnd())
                return &*term;
        }
        return nullptr;
    }

private:
    void reset()
    {
        m_outer = nullptr;
        m_terms.clear();
        m_vocabulary = false;
        m_open = false;
        m_aliases = false;
        m_isSaid = true;
    }
    void addAddress(const QByteArray &address)
    {
        if (isVocabulary(address) || isVocabulary(QByteArray("https://" + address)))
            m_vocabulary = true;
        else
            m_open = true;
        m_aliases = m_writing == Writing::Json;
        m_isSaid = true;
    }
    void addTerms(const QJsonObject &object)
    {
        if (!m_isSaid)
            m_aliases = false;
        m_isSaid = true;
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (it.key() == QLatin1String("@vocab")) {
                const QString vocabulary = it.value().toString();
                const bool compact = !vocabulary.isEmpty() && !vocabulary.contains(QLatin1String("://"));
                m_vocabulary = isVocabulary((compact ? iriOf(vocabulary, 0) : vocabulary).toUtf8());
            } else if (!isKeyword(it.key())) {
                m_terms.insert(it.key(), readDefinition(it.key(), it.value()));
            }
        }
    }
    /// In full, as far as contexts say it (JSON-LD 1.1 API, 5.2).
    [[nodiscard]] QString iriOf(const QString &written, int steps) const
    {
        if (isKeyword(written))
            return written;
        if (steps < MostSteps) {
            if (const Definition *const term = find(written)) {
                if (!term->id)
                    return foreignName(written);
                if (*term->id != written)
                    return iriOf(*term->id, steps + 1);
            } else if (m_aliases && (written == QLatin1String("id") || written == QLatin1String("type"))) {
                return u'@' + written;
            }
            const qsizetype colon = written.indexOf(u':');
            if (colon > 0 && !QStringView(written).sliced(colon + 1).startsWith(QLatin1String("//"))) {
                const QString prefix = written.left(colon);
                if (find(prefix)) {
                    const QString start = iriOf(prefix, steps + 1);
                    return start.size() <= LongestPrefix ? start + written.mid(colon + 1) : foreignName(written);
                }
            }
        }
        if (written.contains(u':'))
            return written;
        const QByteArray utf8 = written.toUtf8();
        return m_vocabulary && (!m_open || findType(utf8) || findProperty(withoutAnnotation(utf8)))
            ? QStringLiteral("https://schema.org/") + written
            : foreignName(written);
    }

    const Context *m_outer = nullptr;
    QHash<QString, Definition> m_terms;
    bool m_vocabulary = false; ///< names are schema.org's where nothing else is said
    bool m_open = false; ///< there are names that are not known here
    bool m_aliases; ///< "id" and "type" are keywords, as in schema.org's context; also where there is none
    bool m_isSaid = false; ///< there is a context
    Writing m_writing;
};

using Entries = std::vector<std::pair<QString, QJsonValue>>;

QJsonObject expandedObject(const QJsonObject &item, const Context &outer, int depth);

QJsonValue expandedValue(const QJsonValue &value, const Context &context, int depth)
{
    if (depth > MostNesting)
        return {};
    if (value.isObject())
        return expandedObject(value.toObject(), context, depth + 1);
    if (!value.isArray())
        return value;
    QJsonArray list;
    for (const QJsonValue &one : value.toArray())
        list.append(expandedValue(one, context, depth + 1));
    return list;
}

QJsonValue typeNames(const QJsonValue &value, const Context &context)
{
    QJsonArray types;
    for (const QJsonValue &one : asList(value))
        types.append(one.isString() ? QJsonValue(context.nameOf(one.toString())) : one);
    return types;
}

/// The values of a map, without what they are told apart by (JSON-LD 1.1, 4.6).
QJsonValue unmapped(const QJsonValue &value, const QString &container)
{
    if (container.isEmpty() || !value.isObject() || value.toObject().contains(TypeName))
        return value;
    QJsonArray list;
    for (const QJsonValue &values : value.toObject()) {
        for (const QJsonValue &one : asList(values)) {
            if (container == QLatin1String("@language"))
                list.append(QJsonObject{{QStringLiteral("@value"), one}});
            else
                list.append(one);
        }
    }
    return list;
}

void collect(Entries &entries, const QJsonObject &item, const Context &context, int depth)
{
    for (auto it = item.begin(); it != item.end(); ++it) {
        const QString name = context.nameOf(it.key());
        if (name == ContextName)
            continue;
        if (name == TypeName) {
            entries.emplace_back(name, typeNames(it.value(), context));
        } else if (name == NestName) { // a bracket around properties
            for (const QJsonValue &one : asList(it.value())) {
                if (depth < MostNesting)
                    collect(entries, one.toObject(), context, depth + 1);
            }
        } else if (isKeyword(name)) {
            entries.emplace_back(name, expandedValue(it.value(), context, depth));
        } else {
            const Definition *const term = context.find(it.key());
            if (!term) {
                entries.emplace_back(name, expandedValue(it.value(), context, depth));
                continue;
            }
            Context inside(&context);
            if (!term->context.isUndefined())
                inside.add(term->context);
            const QJsonValue value = expandedValue(unmapped(it.value(), term->container), inside, depth);
            if (term->isReverse)
                entries.emplace_back(ReverseName, QJsonObject{{name, value}});
            else
                entries.emplace_back(name, value);
        }
    }
}

QJsonObject expandedObject(const QJsonObject &item, const Context &outer, int depth)
{
    if (item.contains(QLatin1String("@value")))
        return item;
    Context context(&outer);
    if (item.contains(ContextName))
        context.add(item.value(ContextName));
    Entries entries;
    collect(entries, item, context, depth);
    // In their order, as an object takes very long to be filled in another.
    std::stable_sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QJsonObject result;
    for (size_t i = 0; i < entries.size();) {
        size_t end = i + 1;
        while (end < entries.size() && entries[end].first == entries[i].first)
            ++end;
        if (end == i + 1 || entries[i].first == IdName) {
            result.insert(entries[i].first, entries[i].second);
        } else {
            QJsonArray all;
            for (size_t one = i; one < end; ++one) {
                for (const QJsonValue &value : asList(entries[one].second))
                    all.append(value);
            }
            result.insert(entries[i].first, all);
        }
        i = end;
    }
    return result;
}

} // namespace

QJsonObject expanded(const QJsonObject &item, Writing writing)
{
    return expandedObject(item, Context(writing), 0);
}

} // namespace argiope::schemaorg
