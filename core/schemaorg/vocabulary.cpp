#include "core/schemaorg/vocabulary.h"

#include <QHash>

#include <iterator>

namespace argiope::schemaorg {

namespace {

constexpr const char *Types[][3] = {
#define ARGIOPE_TYPE(name, parents, instead) {name, parents, instead},
#define ARGIOPE_PROPERTY(name, domains, ranges, instead)
#define ARGIOPE_MEMBER(name, of)
#include "core/schemaorg/vocabulary.inc"
#undef ARGIOPE_TYPE
#undef ARGIOPE_PROPERTY
};
constexpr const char *Properties[][4] = {
#define ARGIOPE_TYPE(name, parents, instead)
#define ARGIOPE_PROPERTY(name, domains, ranges, instead) {name, domains, ranges, instead},
#include "core/schemaorg/vocabulary.inc"
#undef ARGIOPE_TYPE
#undef ARGIOPE_PROPERTY
#undef ARGIOPE_MEMBER
};

constexpr const char *DataTypes[] = {"Boolean", "Date", "DateTime", "Number", "Text", "Time"};

constexpr int MostAncestors = 32; ///< steps up; there are no cycles in the vocabulary

const QHash<QByteArrayView, Term> &types()
{
    static const QHash<QByteArrayView, Term> all = [] {
        QHash<QByteArrayView, Term> result;
        result.reserve(qsizetype(std::size(Types)));
        for (const auto &row : Types)
            result.insert(row[0], {row[0], row[1], {}, row[2]});
        return result;
    }();
    return all;
}

const QHash<QByteArrayView, Term> &properties()
{
    static const QHash<QByteArrayView, Term> all = [] {
        QHash<QByteArrayView, Term> result;
        result.reserve(qsizetype(std::size(Properties)));
        for (const auto &row : Properties)
            result.insert(row[0], {row[0], row[1], row[2], row[3]});
        return result;
    }();
    return all;
}

const Term *found(const QHash<QByteArrayView, Term> &terms, QByteArrayView name)
{
    const auto known = terms.constFind(name);
    return known == terms.constEnd() ? nullptr : &*known;
}

bool isA(QByteArrayView type, QByteArrayView ancestor, int left)
{
    if (type == ancestor)
        return true;
    const Term *const term = left > 0 ? findType(type) : nullptr;
    return term && anyOf(term->of, [&](QByteArrayView parent) { return isA(parent, ancestor, left - 1); });
}

/// Schemes and names of hosts have no case.
bool startsWith(QByteArrayView address, QByteArrayView lower)
{
    return address.size() >= lower.size() && address.first(lower.size()).compare(lower, Qt::CaseInsensitive) == 0;
}

/// Behind the scheme; "" where there is none.
QByteArrayView behindScheme(QByteArrayView address)
{
    for (const QByteArrayView scheme : {QByteArrayView("https://"), QByteArrayView("http://"), QByteArrayView("//")}) {
        if (startsWith(address, scheme))
            return address.sliced(scheme.size());
    }
    return {};
}

constexpr QByteArrayView SiteName("schema.org");

/// Behind the site's name; null where it is another one.
QByteArrayView behindSite(QByteArrayView address)
{
    QByteArrayView rest = behindScheme(address);
    if (startsWith(rest, "www."))
        rest = rest.sliced(4);
    if (!startsWith(rest, SiteName))
        return {};
    rest = rest.sliced(SiteName.size());
    return rest.isEmpty() ? QByteArrayView("") : rest;
}

} // namespace

const Term *findType(QByteArrayView name)
{
    return found(types(), name);
}

const Term *findProperty(QByteArrayView name)
{
    return found(properties(), name);
}

bool isA(QByteArrayView type, QByteArrayView ancestor)
{
    return findType(type) && isA(type, ancestor, MostAncestors);
}

bool isDataType(QByteArrayView type)
{
    for (const char *const data : DataTypes) {
        if (isA(type, data))
            return true;
    }
    return false;
}

QByteArrayView localName(QByteArrayView name)
{
    if (const QByteArrayView rest = behindSite(name); rest.startsWith('/'))
        return rest.sliced(1);
    if (name.startsWith("schema:"))
        return name.sliced(7);
    return name.contains(':') ? QByteArrayView() : name;
}

bool isVocabulary(QByteArrayView address)
{
    const QByteArrayView rest = behindSite(address);
    return !rest.isNull() && (rest.isEmpty() || rest == "/" || rest == "#" || rest.startsWith("/docs/jsonldcontext"));
}

QByteArrayView withoutAnnotation(QByteArrayView name)
{
    for (const QByteArrayView end : {QByteArrayView("-input"), QByteArrayView("-output")}) {
        if (name.endsWith(end))
            return name.chopped(end.size());
    }
    return name;
}

} // namespace argiope::schemaorg
