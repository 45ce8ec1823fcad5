#include "core/schemaorg/expansion.h"

#include "core/schemaorg/vocabulary.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <memory>
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

/// What one document may cost. Names are told apart by terms that stand for terms, of contexts within contexts, and a
/// prefix may stand for a long address: without a limit a short document would take very long, or very much memory.
class Effort
{
public:
    /// `bytes`: of all its names and texts.
    explicit Effort(qsizetype bytes)
        : m_lookups(BaseLookups + bytes * LookupsPerByte)
        , m_letters(BaseLetters + bytes * LettersPerByte)
    {
    }

    void lookUp(qsizetype times = 1) { m_lookups -= times; }
    void write(qsizetype letters) { m_letters -= letters; }
    [[nodiscard]] bool isSpent() const { return m_lookups < 0 || m_letters < 0; }

private:
    // Names as pages have them take a few look-ups each, and become addresses of about 40 letters.
    static constexpr qsizetype LookupsPerByte = 4;
    static constexpr qsizetype LettersPerByte = 8;
    static constexpr qsizetype BaseLookups = 100'000;
    static constexpr qsizetype BaseLetters = 1'000'000;

    qsizetype m_lookups;
    qsizetype m_letters;
};

/// Of names and texts, with a few bytes for what is around each.
qsizetype bytesOf(const QJsonValue &value, int depth = 0)
{
    constexpr qsizetype Around = 2;
    qsizetype bytes = Around;
    if (value.isString())
        return bytes + value.toString().size();
    if (depth > MostNesting)
        return bytes;
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (const QJsonValue one : list)
            bytes += bytesOf(one, depth + 1);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            bytes += it.key().size() + Around + bytesOf(it.value(), depth + 1);
    }
    return bytes;
}

struct Definition;

/// What a "@context" says, in its order.
struct Statement
{
    enum class Kind : quint8 { Reset, Address, Vocabulary, Terms };
    Kind kind = Kind::Reset;
    QString text{}; ///< the address or vocabulary
    QHash<QString, Definition> terms{};
};
using Statements = std::vector<Statement>;

/// A term as a context defines it (JSON-LD 1.1, 9.15).
struct Definition
{
    std::optional<QString> id; ///< what it stands for, as written; none: nothing at all
    bool isReverse = false;
    QString container; ///< the first one that makes a map of its value
    QJsonValue context = QJsonValue::Undefined; ///< for what is in its value
    mutable std::shared_ptr<const Statements> statements; ///< of the context, once it was needed: it may be at each use
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

void readTerms(Statements &statements, const QJsonObject &object)
{
    using Kind = Statement::Kind;
    if (statements.empty() || statements.back().kind != Kind::Terms)
        statements.push_back({Kind::Terms});
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() == QLatin1String("@vocab")) {
            statements.push_back({Kind::Vocabulary, it.value().toString()});
        } else if (!isKeyword(it.key())) {
            if (statements.back().kind != Kind::Terms)
                statements.push_back({Kind::Terms});
            statements.back().terms.insert(it.key(), readDefinition(it.key(), it.value()));
        }
    }
}

/// The value of a "@context".
std::shared_ptr<const Statements> readContext(const QJsonValue &value)
{
    using Kind = Statement::Kind;
    const auto statements = std::make_shared<Statements>();
    if (value.isNull())
        statements->push_back({Kind::Reset});
    for (const QJsonValue &one : asList(value)) {
        if (one.isNull())
            statements->push_back({Kind::Reset});
        else if (one.isString())
            statements->push_back({Kind::Address, one.toString().trimmed()});
        else if (one.isObject())
            readTerms(*statements, one.toObject());
    }
    return statements;
}

/// What the contexts around an item say. They are kept apart, as an item within may add to those outside of it, and a
/// document may have very many of both. The outer one lives longer.
class Context
{
public:
    Context(Writing writing, Effort &effort)
        : m_effort(effort)
        , m_aliases(writing == Writing::Json)
        , m_writing(writing)
    {
    }
    explicit Context(const Context *outer)
        : m_effort(outer->m_effort)
        , m_outer(outer->m_terms.empty() ? outer->m_outer : outer)
        , m_vocabulary(outer->m_vocabulary)
        , m_open(outer->m_open)
        , m_aliases(outer->m_aliases)
        , m_isSaid(outer->m_isSaid)
        , m_writing(outer->m_writing)
    {
    }

    void add(std::shared_ptr<const Statements> statements)
    {
        for (const Statement &statement : *statements) {
            m_effort.lookUp();
            switch (statement.kind) {
            case Statement::Kind::Reset:
                reset();
                break;
            case Statement::Kind::Address:
                addAddress(statement.text.toUtf8());
                break;
            case Statement::Kind::Vocabulary:
                addVocabulary(statement.text);
                break;
            case Statement::Kind::Terms:
                addTerms(statement.terms);
                break;
            }
        }
        m_statements = std::move(statements);
    }

    /// The bare name, the keyword, or something with a colon.
    [[nodiscard]] QString nameOf(const QString &written) const
    {
        const QString iri = iriOf(written, 0);
        m_effort.write(iri.size());
        if (isKeyword(iri))
            return iri;
        const QByteArray utf8 = iri.toUtf8();
        const QByteArrayView local = localName(utf8);
        return local.isEmpty() ? iri : QString::fromUtf8(local);
    }
    [[nodiscard]] const Definition *find(const QString &name) const
    {
        m_effort.lookUp();
        for (const Context *context = this; context; context = context->m_outer) {
            m_effort.lookUp(qsizetype(context->m_terms.size()));
            for (auto terms = context->m_terms.rbegin(); terms != context->m_terms.rend(); ++terms) {
                const auto term = (*terms)->constFind(name);
                if (term != (*terms)->constEnd())
                    return &*term;
            }
        }
        return nullptr;
    }
    [[nodiscard]] Effort &effort() const { return m_effort; }

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
    void addVocabulary(const QString &vocabulary)
    {
        const bool compact = !vocabulary.isEmpty() && !vocabulary.contains(QLatin1String("://"));
        m_vocabulary = isVocabulary((compact ? iriOf(vocabulary, 0) : vocabulary).toUtf8());
    }
    void addTerms(const QHash<QString, Definition> &terms)
    {
        if (!m_isSaid)
            m_aliases = false;
        m_isSaid = true;
        if (!terms.isEmpty())
            m_terms.push_back(&terms);
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

    Effort &m_effort;
    const Context *m_outer = nullptr; ///< the nearest one that has terms
    std::shared_ptr<const Statements> m_statements; ///< that have m_terms
    std::vector<const QHash<QString, Definition> *> m_terms; ///< the last ones count first
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
    if (depth > MostNesting || context.effort().isSpent())
        return {};
    if (value.isObject())
        return expandedObject(value.toObject(), context, depth + 1);
    if (!value.isArray())
        return value;
    QJsonArray list;
    const QJsonArray values = value.toArray();
    for (const QJsonValue one : values)
        list.append(expandedValue(one, context, depth + 1));
    return list;
}

QJsonValue typeNames(const QJsonValue &value, const Context &context)
{
    QJsonArray types;
    for (const QJsonValue &one : asList(value)) {
        if (context.effort().isSpent())
            break;
        types.append(one.isString() ? QJsonValue(context.nameOf(one.toString())) : one);
    }
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
    for (auto it = item.begin(); it != item.end() && !context.effort().isSpent(); ++it) {
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
            const QJsonValue values = unmapped(it.value(), term->container);
            if (!term->context.isUndefined() && (values.isObject() || values.isArray())) {
                if (!term->statements)
                    term->statements = readContext(term->context);
                inside.add(term->statements);
            }
            const QJsonValue value = expandedValue(values, inside, depth);
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
        context.add(readContext(item.value(ContextName)));
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

std::optional<QJsonObject> expanded(const QJsonObject &item, Writing writing)
{
    Effort effort(bytesOf(item));
    QJsonObject result = expandedObject(item, Context(writing, effort), 0);
    return effort.isSpent() ? std::nullopt : std::optional(std::move(result));
}

} // namespace argiope::schemaorg
