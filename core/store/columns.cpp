#include "core/store/columns.h"

#include "core/store/pagecolumns.h"
#include "core/url/infrastructure.h"

#include <algorithm>

namespace argiope::store {

namespace {

using facts::Fact;
using facts::Kind;

struct FixedColumn
{
    const char *name;
    Kind kind = Kind::Text;
    const char *sql = nullptr; ///< none: it is the fact of this name
    Joins joins = {};
};

// In the order of UrlColumn.
const FixedColumn FixedColumns[] = {
    {"url", Kind::Url, "u.url"},
    {"status"},
    {"outcome"},
    {"content_type"},
    {"bytes"},
    {"depth", Kind::Depth, "u.depth"},
    {"inlinks", Kind::Count, "COALESCE(i.n, 0)", Join::Inlinks},
    {"outlinks"},
    {"title"},
    {"response_ms"},
    {"referrer", Kind::Url, "f.url", Join::Referrer},
    {"discovered_at", Kind::Time, "u.discovered_at"},
    {"fetched_at"},
    {"state", Kind::State, "u.state"},
    {"rule", Kind::Rule, "r.name", Join::Rule},
    {"rule_detail", Kind::Text, "r.detail", Join::Rule},
    {"redirect_url", Kind::Url, "t.url", Join::Pages | Join::Redirect},
    {"canonical"},
    {"meta_robots"},
    {"description"},
    {"h1"},
    {"language"},
    {"charset"},
    {"word_count"},
    {"content_hash"},
    {"attempts"},
    {"error"},
    {"in_sitemap", Kind::Flag, "u.in_sitemap"},
    {"first_seen", Kind::Time, "u.discovered_at"},
    {"last_seen", Kind::Time, "COALESCE(u.last_seen, u.discovered_at)"},
    {"last_changed"},
    {"gone_since"},
    {"visits"},
};
// Behind the facts, as new columns come last in exports.
const FixedColumn LaterColumns[] = {
    {"rank", Kind::Count, "k.rank", Join::Ranks},
    {"rank_percentile", Kind::Count, "k.percentile", Join::Ranks},
    {"authority", Kind::Count, "k.authority", Join::Ranks},
    {"hub", Kind::Count, "k.hub", Join::Ranks},
    {"backlinks", Kind::Count, "k.backlinks", Join::Ranks},
    {"link_depth", Kind::Count, "NULLIF(k.link_depth, -1)", Join::Ranks},
    {"priority", Kind::Count, "CASE WHEN u.state = 0 THEN u.priority END"},
};
#define ARGIOPE_CANONICAL_ELSEWHERE "p.canonical <> u.url AND substr(p.canonical, 1, length(u.url) + 1) <> u.url || '#'"
#define ARGIOPE_NOT_INDEXABLE                                                                                          \
    "CASE WHEN u.state = 2 THEN CASE WHEN r.name IN ('robots', 'robots_unavailable') THEN 'robots' END "               \
    "WHEN p.id IS NULL OR u.state = 0 THEN NULL WHEN r.name = 'robots_reported' THEN 'robots' "                        \
    "WHEN p.status >= 500 THEN 'server_error' WHEN p.status >= 400 THEN 'client_error' "                               \
    "WHEN p.status >= 300 THEN 'redirected' WHEN p.status < 200 THEN 'no_response' "                                   \
    "WHEN p.no_index <> 0 THEN 'noindex' WHEN " ARGIOPE_CANONICAL_ELSEWHERE " THEN 'canonicalised' END"
const FixedColumn LastColumns[] = {
    {"change_hash"},
    {"change_degree"},
    {"indexability", Kind::Text,
        "CASE WHEN " ARGIOPE_NOT_INDEXABLE " IS NOT NULL THEN 'non_indexable' "
        "WHEN u.state = 1 AND p.id IS NOT NULL THEN 'indexable' END",
        Join::Pages | Join::Rule},
    {"indexability_status", Kind::Text, ARGIOPE_NOT_INDEXABLE, Join::Pages | Join::Rule},
    {"render_ms"},
    {"not_settled"},
};
static_assert(std::size(FixedColumns) == size_t(UrlColumn::FirstUnnamed), "a line for each");

Column columnOf(UrlColumn id, const Fact &fact)
{
    const bool inPages = tableOf(fact) == FactTable::Pages;
    return {id, fact.name, fact.kind, QString(QLatin1String(inPages ? "p." : "d.") % QLatin1String(fact.name)),
        inPages ? Join::Pages : Join::Facts};
}

/// Whether the URL has such a mark, as url::infrastructureOf() says it.
QString conditionOf(const url::InfrastructureMark &mark)
{
    using Where = url::InfrastructureMark::Where;
    const QString text = QString::fromLatin1(mark.text).replace(QLatin1String("_"), QLatin1String("!_"));
    const auto like = [](const QString &pattern) {
        return QString(QLatin1String("lower(u.url) LIKE '") % pattern % QLatin1String("' ESCAPE '!'"));
    };
    QStringList any;
    const QString before = mark.where == Where::LastOfSeveral ? QStringLiteral("%://%/%/") : QStringLiteral("%://%/");
    switch (mark.where) {
    case Where::Within:
        any << like(QString(QLatin1String("%://%") % text % u'%'));
        break;
    case Where::Segment:
        any << like(QString(before % text % QLatin1String("/%")));
        [[fallthrough]];
    case Where::Last:
    case Where::LastOfSeveral:
        any << like(QString(before % text)) << like(QString(before % text % u'/'));
        [[fallthrough]];
    case Where::LastWithQuery:
        any << like(QString(before % text % QLatin1String("?%")))
            << like(QString(before % text % QLatin1String("/?%")));
        break;
    case Where::Parameter:
        for (const char sign : {'?', '&'}) {
            const QString start = QString(u'%' % QLatin1Char(sign) % text % u'=');
            if (mark.value) {
                const QString value = start % QLatin1String(mark.value);
                any << like(value) << like(QString(value % QLatin1String("&%")));
            } else {
                any << like(QString(start % QLatin1String("_%"))); // something behind it
            }
        }
        break;
    }
    return any.join(QLatin1String(" OR "));
}

QString infrastructureSql()
{
    QString sql = QStringLiteral("CASE");
    for (const url::InfrastructureMark &mark : url::infrastructureMarks()) {
        const QLatin1String kind(url::name(mark.kind));
        sql += QLatin1String(" WHEN ") % conditionOf(mark) % QLatin1String(" THEN ")
            % (kind.isEmpty() ? QStringLiteral("NULL") : QString(u'\'' % kind % u'\''));
    }
    return QString(sql % QLatin1String(" END"));
}

QList<Column> fixedColumns()
{
    QList<Column> columns;
    const auto add = [&columns](const FixedColumn &one) {
        const auto id = UrlColumn(columns.size());
        if (one.sql)
            columns.append({id, one.name, one.kind, QString::fromLatin1(one.sql), one.joins});
        else
            columns.append(columnOf(id, *facts::factFromName(one.name)));
    };
    const auto isNamed = [](const Fact &fact) {
        const auto names = [&fact](const FixedColumn &one) { return qstrcmp(one.name, fact.name) == 0; };
        return std::any_of(std::begin(FixedColumns), std::end(FixedColumns), names)
            || std::any_of(std::begin(LastColumns), std::end(LastColumns), names);
    };
    std::for_each(std::begin(FixedColumns), std::end(FixedColumns), add);
    for (const Fact &fact : facts::pageFacts()) {
        if (fact.listed && !isNamed(fact))
            columns.append(columnOf(UrlColumn(columns.size()), fact));
    }
    std::for_each(std::begin(LaterColumns), std::end(LaterColumns), add);
    std::for_each(std::begin(LastColumns), std::end(LastColumns), add);
    columns.append({UrlColumn(columns.size()), "infrastructure", Kind::Text, infrastructureSql(), {}});
    for (const char *text : {"title", "description"}) {
        const QString value = QLatin1String("p.") % QLatin1String(text);
        columns.append({UrlColumn(columns.size()), QByteArray(text) + "_length", Kind::Count,
            QString(QLatin1String("CASE WHEN ") % value % QLatin1String(" <> '' THEN length(") % value
                % QLatin1String(") END")),
            Join::Pages});
    }
    return columns;
}

constexpr std::pair<Kind, const char *> OwnKinds[]
    = {{Kind::Text, "text"}, {Kind::Url, "url"}, {Kind::Count, "count"}, {Kind::Time, "time"}, {Kind::Flag, "flag"}};

} // namespace

QString joinSql(Joins joins, IdRange range)
{
    const auto within = [range](const char *id) {
        QString condition;
        if (range.after > 0)
            condition += QStringLiteral(" AND %1 > %2").arg(QLatin1String(id)).arg(range.after);
        if (range.last > 0)
            condition += QStringLiteral(" AND %1 <= %2").arg(QLatin1String(id)).arg(range.last);
        return condition;
    };
    QString sql;
    if (joins.testFlag(Join::Pages) || joins.testFlag(Join::Redirect))
        sql += QStringLiteral(" LEFT JOIN pages p ON p.id = u.id") % within("p.id");
    if (joins.testFlag(Join::Facts))
        sql += QStringLiteral(" LEFT JOIN page_facts d ON d.id = u.id") % within("d.id");
    if (joins.testFlag(Join::Inlinks))
        sql += QStringLiteral(" LEFT JOIN inlinks i ON i.target = u.id") % within("i.target");
    if (joins.testFlag(Join::Referrer))
        sql += QStringLiteral(" LEFT JOIN urls f ON f.id = u.referrer");
    if (joins.testFlag(Join::Rule))
        sql += QStringLiteral(" LEFT JOIN rules r ON r.id = u.rule");
    if (joins.testFlag(Join::Redirect))
        sql += QStringLiteral(" LEFT JOIN urls t ON t.id = p.redirect_to");
    if (joins.testFlag(Join::Ranks))
        sql += QStringLiteral(" LEFT JOIN ranks k ON k.id = u.id") % within("k.id");
    return sql;
}

const Columns &Columns::fixed()
{
    static const Columns columns = [] {
        Columns made;
        made.m_columns = fixedColumns();
        return made;
    }();
    return columns;
}

Columns Columns::with(const QList<OwnColumn> &own) const
{
    Columns columns = *this;
    for (const OwnColumn &one : own) {
        columns.m_columns.append({UrlColumn(FirstOwnColumn + one.id), one.name, one.kind,
            QStringLiteral("(SELECT %1 FROM own_values WHERE page = u.id AND column_id = %2)")
                .arg(facts::isText(one.kind) ? QStringLiteral("text") : QStringLiteral("number"))
                .arg(one.id),
            {}});
    }
    return columns;
}

const Column *Columns::find(UrlColumn id) const
{
    const auto it
        = std::find_if(m_columns.cbegin(), m_columns.cend(), [id](const Column &column) { return column.id == id; });
    return it == m_columns.cend() ? nullptr : &*it;
}

const Column *Columns::find(QByteArrayView name) const
{
    const auto it = std::find_if(
        m_columns.cbegin(), m_columns.cend(), [name](const Column &column) { return column.name == name; });
    return it == m_columns.cend() ? nullptr : &*it;
}

QList<Column> Columns::chosen(const QList<UrlColumn> &ids) const
{
    QList<Column> list;
    for (const UrlColumn id : ids) {
        if (const Column *column = find(id))
            list.append(*column);
    }
    return list;
}

QByteArray name(UrlColumn column)
{
    const Column *known = Columns::fixed().find(column);
    return known ? known->name : QByteArray();
}

bool isOwnColumnName(const QByteArray &name)
{
    constexpr qsizetype most = 60;
    const QString text = QString::fromUtf8(name);
    if (text.isEmpty() || text.size() > most || text.toUtf8() != name)
        return false;
    const auto isWord = [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); };
    return isWord(text.front()) && isWord(text.back()) && std::all_of(text.cbegin(), text.cend(), [&](QChar c) {
        return isWord(c) || c.isMark() || c == QLatin1Char(' ') || c == QLatin1Char('-') || c == QLatin1Char('.');
    });
}

std::optional<Kind> ownKindFromName(QByteArrayView name)
{
    for (const auto &[kind, known] : OwnKinds) {
        if (name == known)
            return kind;
    }
    return {};
}

QByteArray ownKindName(Kind kind)
{
    for (const auto &[known, name] : OwnKinds) {
        if (kind == known)
            return name;
    }
    return {};
}

} // namespace argiope::store
