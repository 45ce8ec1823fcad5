#include "ui/urls/savedfilters.h"

#include "core/store/filtersql.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>
#include <array>

namespace argiope::urls::saved {

using store::ListQuery;

namespace {

constexpr char FiltersKey[] = "filters/saved";
constexpr char FiltersFormat[] = "argiope filters";

// Names in files: never rename.
constexpr std::array<const char *, store::TypeGroupCount> TypeNames{
    "html", "image", "css", "javascript", "font", "media", "document", "other"};
constexpr std::array<const char *, store::ChangeCount> ChangeNames{"new", "changed", "gone"};
constexpr std::array<const char *, 3> StateNames{"queued", "finished", "skipped"};

template <size_t Count>
std::optional<int> indexIn(const std::array<const char *, Count> &names, const QString &name)
{
    for (size_t i = 0; i < Count; ++i) {
        if (name == QLatin1String(names[i]))
            return int(i);
    }
    return {};
}

void setText(QJsonObject &object, const char *key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(QLatin1String(key), text);
}

template <class List, class Name>
void setList(QJsonObject &object, const char *key, const List &list, Name nameOfOne)
{
    QJsonArray names;
    for (const auto &one : list)
        names.append(nameOfOne(one));
    if (!names.isEmpty())
        object.insert(QLatin1String(key), names);
}

template <class Visit>
void eachOf(const QJsonObject &object, const char *key, Visit visit)
{
    const QJsonArray list = object.value(QLatin1String(key)).toArray();
    for (const QJsonValue &value : list)
        visit(value);
}

} // namespace

QList<Filter> filters()
{
    const auto read = fromJson(QSettings().value(QLatin1String(FiltersKey)).toByteArray());
    return read ? *read : QList<Filter>();
}

void setFilters(const QList<Filter> &filters)
{
    QSettings().setValue(QLatin1String(FiltersKey), toJson(filters));
}

bool save(const Filter &filter)
{
    const QList<Filter> all = merged(filters(), {filter});
    if (all.size() > MostFilters)
        return false;
    setFilters(all);
    return true;
}

bool isName(const QString &name)
{
    const bool oneLine = std::none_of(name.begin(), name.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
    });
    return oneLine && !name.trimmed().isEmpty() && name.size() <= MostName;
}

QJsonObject conditionsOf(const ListQuery &query)
{
    QJsonObject object;
    setText(object, "text", query.text);
    if (query.regex)
        object.insert(QStringLiteral("regex"), true);
    setList(object, "status_classes", query.statusClasses, [](int status) { return QJsonValue(status); });
    setList(object, "outcomes", query.outcomes,
        [](base::Outcome outcome) { return QJsonValue(QLatin1String(base::name(outcome))); });
    if (query.problems)
        object.insert(QStringLiteral("problems"), true);
    if (query.depth)
        object.insert(QStringLiteral("depth"), *query.depth);
    setText(object, "content_type", query.contentType);
    setList(object, "types", query.types,
        [](store::TypeGroup group) { return QJsonValue(QLatin1String(TypeNames[size_t(group)])); });
    setList(object, "changes", query.changes,
        [](store::Change change) { return QJsonValue(QLatin1String(ChangeNames[size_t(change)])); });
    if (query.state)
        setText(object, "state", QLatin1String(StateNames[size_t(*query.state)]));
    setText(object, "host", QString::fromUtf8(query.host));
    setText(object, "prefix", QString::fromUtf8(query.prefix));
    setText(object, "rule", QString::fromUtf8(query.ruleName));
    if (query.ruleDetail)
        object.insert(QStringLiteral("rule_detail"), QString::fromUtf8(*query.ruleDetail));
    if (query.where)
        setText(object, "where", query.where->text());
    return object;
}

QString expressionOf(const QJsonObject &conditions)
{
    return conditions.value(QLatin1String("where")).toString();
}

base::Result<ListQuery, filter::Error> queryOf(const QJsonObject &conditions, const store::Columns &columns)
{
    const auto text = [&conditions](const char *key) { return conditions.value(QLatin1String(key)).toString(); };
    ListQuery query;
    query.text = text("text");
    query.regex = conditions.value(QLatin1String("regex")).toBool();
    eachOf(conditions, "status_classes", [&](const QJsonValue &value) { query.statusClasses << value.toInt(); });
    eachOf(conditions, "outcomes", [&](const QJsonValue &value) {
        if (const auto outcome = base::outcomeFromName(value.toString().toUtf8()))
            query.outcomes << *outcome;
    });
    query.problems = conditions.value(QLatin1String("problems")).toBool();
    if (conditions.contains(QLatin1String("depth")))
        query.depth = conditions.value(QLatin1String("depth")).toInt();
    query.contentType = text("content_type");
    eachOf(conditions, "types", [&](const QJsonValue &value) {
        if (const auto group = indexIn(TypeNames, value.toString()))
            query.types << store::TypeGroup(*group);
    });
    eachOf(conditions, "changes", [&](const QJsonValue &value) {
        if (const auto change = indexIn(ChangeNames, value.toString()))
            query.changes << store::Change(*change);
    });
    if (const auto state = indexIn(StateNames, text("state")))
        query.state = store::UrlState(*state);
    query.host = text("host").toUtf8();
    query.prefix = text("prefix").toUtf8();
    query.ruleName = text("rule").toUtf8();
    if (conditions.contains(QLatin1String("rule_detail")))
        query.ruleDetail = text("rule_detail").toUtf8();
    const QString expression = expressionOf(conditions);
    if (!expression.isEmpty()) {
        auto where = filter::parse(expression, store::filterFields(columns));
        if (!where)
            return base::Failure{where.error()};
        query.where = *std::move(where);
    }
    return query;
}

QByteArray toJson(const QList<Filter> &filters)
{
    QJsonArray list;
    for (const Filter &filter : filters) {
        QJsonObject object = filter.conditions;
        object.insert(QStringLiteral("name"), filter.name);
        list.append(object);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QLatin1String(FiltersFormat)},
                             {QStringLiteral("version"), 1}, {QStringLiteral("filters"), list}})
        .toJson();
}

base::Result<QList<Filter>, ReadError> fromJson(const QByteArray &json)
{
    QJsonParseError parsed;
    const QJsonObject whole = QJsonDocument::fromJson(json, &parsed).object();
    if (parsed.error != QJsonParseError::NoError)
        return base::Failure{ReadError::NotJson};
    if (whole.value(QLatin1String("format")).toString() != QLatin1String(FiltersFormat)
        || whole.value(QLatin1String("version")).toInt() != 1 || !whole.value(QLatin1String("filters")).isArray())
        return base::Failure{ReadError::NotFilters};
    const QJsonArray list = whole.value(QLatin1String("filters")).toArray();
    if (list.size() > MostFilters)
        return base::Failure{ReadError::TooMany};
    QList<Filter> filters;
    for (const QJsonValue &value : list) {
        QJsonObject object = value.toObject();
        const QString name = object.take(QLatin1String("name")).toString();
        if (!isName(name))
            return base::Failure{ReadError::BadName};
        filters = merged(filters, {{name, object}});
    }
    return filters;
}

QList<Filter> merged(QList<Filter> filters, const QList<Filter> &more)
{
    for (const Filter &one : more) {
        const auto same = std::find_if(
            filters.begin(), filters.end(), [&one](const Filter &other) { return other.name == one.name; });
        if (same != filters.end())
            *same = one;
        else
            filters << one;
    }
    return filters;
}

} // namespace argiope::urls::saved
