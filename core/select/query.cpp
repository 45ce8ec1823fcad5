#include "core/select/query.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace argiope::select {

namespace {

struct NamedKind
{
    const char *name;
    QueryKind kind;
};
constexpr NamedKind Kinds[] = {{"css", QueryKind::Css}, {"xpath", QueryKind::XPath}, {"regex", QueryKind::Regex},
    {"jsonld", QueryKind::JsonLd}, {"microdata", QueryKind::Microdata}, {"source", QueryKind::Source}};

using Matches = base::Result<std::vector<Match>, QueryError>;

Matches matchesOf(const Selector &selector, Page &page)
{
    const auto matcher = page.matcher();
    if (!matcher)
        return base::Failure{matcher.error()};
    const auto found = (*matcher)->all(selector);
    if (!found)
        return base::Failure{found.error()};
    const Elements &elements = **page.elements();
    std::vector<Match> matches;
    matches.reserve(found->size());
    for (const ElementId id : *found)
        matches.push_back({elements[id].node, true, {}});
    return matches;
}

Matches matchesOf(const XPath &path, Page &page)
{
    const auto copy = page.xml();
    if (!copy)
        return base::Failure{copy.error()};
    return path.all(**copy, **page.document());
}

Matches matchesOf(const Pattern &pattern, Page &page)
{
    const auto found = pattern.all(page.source());
    if (!found)
        return base::Failure{found.error()};
    std::vector<Match> matches;
    matches.reserve(found->size());
    for (const Pattern::Found &one : *found)
        matches.push_back({{}, false, one.text.toUtf8(), one.position, one.length});
    return matches;
}

Matches matchesOf(const DataPath &path, const base::Result<QJsonArray, QueryError> &items)
{
    if (!items)
        return base::Failure{items.error()};
    std::vector<Match> matches;
    const QStringList values = path.valuesIn(*items);
    for (const QString &value : values)
        matches.push_back({{}, false, value.toUtf8()});
    return matches;
}

template <class T>
base::Result<T, QueryError> readAs(const QString &expression)
{
    if constexpr (std::is_same_v<T, Selector>)
        return Selector::parse(expression.toUtf8(), knownNamespaces());
    else if constexpr (std::is_same_v<T, XPath>)
        return XPath::compile(expression.toUtf8());
    else if constexpr (std::is_same_v<T, Pattern>)
        return Pattern::compile(expression);
    else
        return DataPath::parse(expression);
}

} // namespace

const char *name(QueryKind kind)
{
    return std::find_if(std::begin(Kinds), std::end(Kinds), [kind](const NamedKind &one) {
        return one.kind == kind;
    })->name;
}

bool queryKindNamed(QStringView name, QueryKind &kind)
{
    const auto found = std::find_if(
        std::begin(Kinds), std::end(Kinds), [name](const NamedKind &one) { return name == QLatin1String(one.name); });
    if (found == std::end(Kinds))
        return false;
    kind = found->kind;
    return true;
}

base::Result<Query, QueryError> Query::parse(QueryKind kind, const QString &expression)
{
    const auto made = [kind](auto read) -> base::Result<Query, QueryError> {
        if (!read)
            return base::Failure{read.error()};
        return Query(kind, Compiled(std::move(*read)));
    };
    switch (kind) {
    case QueryKind::Css:
        return made(readAs<Selector>(expression));
    case QueryKind::XPath:
        return made(readAs<XPath>(expression));
    case QueryKind::Regex:
        return made(readAs<Pattern>(expression));
    case QueryKind::Source:
        if (expression.isEmpty())
            return made(readAs<Pattern>(expression));
        return made(readAs<Pattern>(QString(QLatin1String("(?i)") % QRegularExpression::escape(expression))));
    case QueryKind::JsonLd:
    case QueryKind::Microdata:
        break;
    }
    return made(readAs<DataPath>(expression));
}

base::Result<std::vector<Match>, QueryError> Query::all(Page &page) const
{
    Matches found = std::vector<Match>();
    switch (m_kind) {
    case QueryKind::Css:
        found = matchesOf(std::get<Selector>(m_compiled), page);
        break;
    case QueryKind::XPath:
        found = matchesOf(std::get<XPath>(m_compiled), page);
        break;
    case QueryKind::Regex:
    case QueryKind::Source:
        found = matchesOf(std::get<Pattern>(m_compiled), page);
        break;
    case QueryKind::JsonLd:
        found = matchesOf(std::get<DataPath>(m_compiled), page.jsonLd());
        break;
    case QueryKind::Microdata:
        found = matchesOf(std::get<DataPath>(m_compiled), page.microdata());
        break;
    }
    if (found && found->size() > MostMatches)
        return base::Failure{QueryError{QueryError::Code::TooMany, -1, QStringLiteral("matches")}};
    return found;
}

bool Query::findsElements() const
{
    return m_kind == QueryKind::Css || m_kind == QueryKind::XPath;
}

} // namespace argiope::select
