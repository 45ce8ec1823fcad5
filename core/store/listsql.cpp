#include "core/store/listsql.h"

#include "core/store/requiredtext.h"

namespace argiope::store {

namespace {

/// The text with every letter beyond ASCII that has a case replaced by "any character".
QString widenedPattern(const QString &text, bool *widened)
{
    QString pattern;
    const QList<uint> codePoints = text.toUcs4();
    for (const uint c : codePoints) {
        const auto u = char32_t(c);
        if (c >= 0x80 && (QChar::toLower(u) != u || QChar::toUpper(u) != u || QChar::toCaseFolded(u) != u)) {
            pattern += QLatin1Char('_');
            *widened = true;
        } else {
            pattern += dialect::escapedPattern(QString::fromUcs4(&u, 1));
        }
    }
    return pattern;
}

/// Patterns of the content types of a group; Other is what is in none of them.
QStringList typePatterns(TypeGroup group)
{
    switch (group) {
    case TypeGroup::Html:
        return {QStringLiteral("text/html%"), QStringLiteral("application/xhtml+xml%")};
    case TypeGroup::Image:
        return {QStringLiteral("image/%")};
    case TypeGroup::Css:
        return {QStringLiteral("text/css%")};
    case TypeGroup::JavaScript:
        return {QStringLiteral("%/javascript%"), QStringLiteral("%/x-javascript%"), QStringLiteral("%/ecmascript%")};
    case TypeGroup::Font:
        return {QStringLiteral("font/%"), QStringLiteral("application/font-%"), QStringLiteral("application/x-font-%"),
            QStringLiteral("application/vnd.ms-fontobject%")};
    case TypeGroup::Media:
        return {QStringLiteral("audio/%"), QStringLiteral("video/%"), QStringLiteral("application/ogg%")};
    case TypeGroup::Document:
        return {QStringLiteral("application/pdf%"), QStringLiteral("application/msword%"),
            QStringLiteral("application/vnd.openxmlformats%"), QStringLiteral("application/vnd.oasis%"),
            QStringLiteral("application/vnd.ms-excel%"), QStringLiteral("application/vnd.ms-powerpoint%"),
            QStringLiteral("application/epub%"), QStringLiteral("application/rtf%")};
    case TypeGroup::Other:
        break;
    }
    return {};
}

/// "(t LIKE a OR t LIKE b)", and the patterns behind `values`.
QString typeCondition(const SqlDialect &dialect, const QStringList &patterns, QList<QVariant> &values)
{
    QStringList parts;
    for (const QString &pattern : patterns) {
        parts << dialect.matches(QStringLiteral("p.content_type"));
        values << pattern;
    }
    return QLatin1Char('(') % parts.join(QStringLiteral(" OR ")) % QLatin1Char(')');
}

/// "?, ?, ?" for `count` values.
QString listMarks(qsizetype count)
{
    QStringList marks;
    marks.fill(QStringLiteral("?"), count);
    return marks.join(QStringLiteral(", "));
}

} // namespace

ListSql::ListSql(const ListQuery &query, const Columns &columns, int run, IdRange range, const FilterEngine &engine)
    : m_dialect(*engine.dialect)
    , m_text(query.text)
{
    QStringList conditions;
    switch (query.kind) {
    case ListKind::Urls:
        if (!query.only)
            conditions << QStringLiteral("u.state <> 2");
        break;
    case ListKind::Queue:
        conditions << QStringLiteral("u.state = 0");
        break;
    case ListKind::Skipped:
        conditions << QStringLiteral("u.state = 2");
        break;
    }
    // A title may come later than its URL; of a range with an end everybody knows.
    if (range.after > 0 && !query.sort && (query.text.isEmpty() || range.last > 0)) {
        conditions << QStringLiteral("u.id > ?");
        m_values << qlonglong(range.after);
        m_joinRange.after = range.after;
    }
    if (range.last > 0) {
        conditions << QStringLiteral("u.id <= ?");
        m_values << qlonglong(range.last);
        m_joinRange.last = range.last;
    }
    if (!m_dialect.filtersBeforeJoining())
        m_joinRange = {};
    const qsizetype ofKindAndRange = conditions.size();
    addText(query, conditions);
    addOutcomes(query, conditions);
    addChanges(query, run, conditions);
    addPlace(query, engine, conditions);
    if (query.only)
        addChosen(*query.only, conditions);
    if (query.where) {
        const FilterSql condition = filterSql(*query.where, columns, engine);
        conditions << QString(
            QLatin1Char('(') % condition.sql % QLatin1String(query.whereUndecided ? ") IS NULL" : ")"));
        m_values += condition.values;
        m_joins |= condition.joins;
    }
    m_where = conditions.join(QStringLiteral(" AND "));
    m_isOfUrlsAlone = m_joins == Joins() && m_titles.isEmpty() && !query.where;
    m_isWhole = query.kind == ListKind::Urls && conditions.size() == ofKindAndRange && m_values.isEmpty() && !query.only
        && !m_mustCheck;

    const bool isOneMore = query.kind == ListKind::Urls && conditions.size() == ofKindAndRange + 1 && !query.only;
    if (isOneMore && !m_mustCheck && query.depth && *query.depth >= 0)
        m_depthAlone = query.depth;

    const Column *sort = query.sort ? columns.find(*query.sort) : nullptr;
    m_sorted = sort != nullptr;
    m_descending = query.descending;
    if (sort) {
        // Said, because it is the one in files and the other in databases where it is not.
        m_order = sort->sql % QLatin1String(query.descending ? " DESC NULLS LAST, u.id" : " NULLS FIRST, u.id");
        m_joins |= sort->joins;
        m_sortedBy = sort->sql;
    } else if (query.kind == ListKind::Queue) {
        m_order = query.descending ? QStringLiteral("u.priority DESC, u.depth DESC, u.id DESC")
                                   : QStringLiteral("u.priority, u.depth, u.id");
    } else {
        m_order = query.descending ? QStringLiteral("u.id DESC") : QStringLiteral("u.id");
    }
}

void ListSql::addText(const ListQuery &query, QStringList &conditions)
{
    if (query.text.isEmpty())
        return;
    if (query.regex) {
        m_mustCheck = true;
        m_regex = QRegularExpression(
            query.text, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        if (!m_regex->isValid())
            conditions << QStringLiteral("1 = 0");
    }
    const QString part = query.regex ? requiredText(query.text) : widenedPattern(query.text, &m_mustCheck);
    if (part.isEmpty()) {
        m_joins |= Join::Pages;
        return; // an expression that every row has to be held against
    }
    const QString pattern = QLatin1Char('%') % part % QLatin1Char('%');
    if (m_dialect.filtersBeforeJoining()) {
        m_titles = QStringLiteral(" LEFT JOIN pages titled ON titled.id = u.id AND ")
            % m_dialect.matches(QStringLiteral("titled.title"));
        if (m_joinRange.after > 0)
            m_titles += QStringLiteral(" AND titled.id > %1").arg(m_joinRange.after);
        if (m_joinRange.last > 0)
            m_titles += QStringLiteral(" AND titled.id <= %1").arg(m_joinRange.last);
        conditions << QString(
            QLatin1Char('(') % m_dialect.matches(QStringLiteral("u.url")) % QStringLiteral(" OR titled.id = u.id)"));
        m_values.prepend(pattern); // joins stand before conditions
        m_values << pattern;
        return;
    }
    m_joins |= Join::Pages;
    conditions << QString(QLatin1Char('(') % m_dialect.matches(QStringLiteral("u.url")) % QStringLiteral(" OR ")
        % m_dialect.matches(QStringLiteral("p.title")) % QLatin1Char(')'));
    m_values << pattern << pattern;
}

void ListSql::addOutcomes(const ListQuery &query, QStringList &conditions)
{
    QStringList either;
    if (!query.statusClasses.isEmpty()) {
        either << QStringLiteral("p.status / 100 IN (%1)").arg(listMarks(query.statusClasses.size()));
        for (const int statusClass : query.statusClasses)
            m_values << statusClass;
    }
    if (!query.outcomes.isEmpty()) {
        // What was never fetched has no row, and counts as None.
        either << QStringLiteral("COALESCE(p.outcome, 0) IN (%1)").arg(listMarks(query.outcomes.size()));
        for (const Outcome outcome : query.outcomes)
            m_values << int(outcome);
    }
    if (!either.isEmpty())
        conditions << QString(QLatin1Char('(') % either.join(QStringLiteral(" OR ")) % QLatin1Char(')'));
    if (query.problems) {
        QStringList numbers;
        for (int i = 0; i < base::OutcomeCount; ++i) {
            if (base::isProblem(Outcome(i)))
                numbers << QString::number(i);
        }
        conditions << QStringLiteral("p.outcome IN (%1)").arg(numbers.join(QStringLiteral(", ")));
    }
    if (!query.contentType.isEmpty()) {
        conditions << m_dialect.matches(QStringLiteral("p.content_type"));
        m_values << QVariant(QString(dialect::escapedPattern(query.contentType) % QLatin1Char('%')));
    }
    if (!query.types.isEmpty()) {
        QStringList groups;
        for (const TypeGroup group : query.types) {
            if (group != TypeGroup::Other) {
                groups << typeCondition(m_dialect, typePatterns(group), m_values);
                continue;
            }
            QStringList all;
            for (int i = 0; i < int(TypeGroup::Other); ++i)
                all << typePatterns(TypeGroup(i));
            groups << QString(QStringLiteral("(p.content_type IS NOT NULL AND NOT ")
                % typeCondition(m_dialect, all, m_values) % QLatin1Char(')'));
        }
        conditions << QString(QLatin1Char('(') % groups.join(QStringLiteral(" OR ")) % QLatin1Char(')'));
    }
    if (!either.isEmpty() || query.problems || !query.contentType.isEmpty() || !query.types.isEmpty())
        m_joins |= Join::Pages;
}

void ListSql::addChanges(const ListQuery &query, int run, QStringList &conditions)
{
    if (query.changes.isEmpty())
        return;
    QStringList either;
    for (const Change change : query.changes) {
        switch (change) {
        case Change::New:
            // What a later run meets again has last_seen; what it fetches without meeting it has visits.
            either << (run > 1 ? QStringLiteral("(u.run = ? AND u.last_seen IS NULL AND COALESCE(p.visits, 1) = 1 AND "
                                                "u.rule NOT IN (SELECT id FROM rules WHERE name = 'unlinked'))")
                               : QStringLiteral("1 = 0"));
            if (run > 1)
                m_values << run;
            break;
        case Change::Changed:
            either << QStringLiteral("p.last_changed = p.fetched_at");
            break;
        case Change::Gone:
            either << QStringLiteral("p.gone_since > 0");
            break;
        }
    }
    conditions << QString(QLatin1Char('(') % either.join(QStringLiteral(" OR ")) % QLatin1Char(')'));
    m_joins |= Join::Pages;
}

void ListSql::addPlace(const ListQuery &query, const FilterEngine &engine, QStringList &conditions)
{
    if (query.depth) {
        conditions << QLatin1String(*query.depth < 0 ? "u.depth >= ?" : "u.depth = ?");
        m_values << (*query.depth < 0 ? OrphanDepth : *query.depth);
        if (*query.depth < 0) {
            conditions << QLatin1String(*query.depth == DepthUnlinked ? "u.rule" : "u.rule NOT")
                    % QLatin1String(" IN (SELECT id FROM rules WHERE name = 'unlinked')");
        }
    }
    if (query.state) {
        conditions << QStringLiteral("u.state = ?");
        m_values << int(*query.state);
    }
    if (!query.host.isEmpty()) {
        const qint64 id = engine.host ? engine.host(query.host) : 0;
        m_isEmpty = engine.host && id == 0;
        conditions << QLatin1String(m_isEmpty ? "1 = 0"
                : id > 0                      ? "u.host = ?"
                                              : "u.host = (SELECT id FROM hosts WHERE origin = ?)");
        if (id > 0)
            m_values << id;
        else if (!m_isEmpty)
            m_values << textValue(query.host);
    }
    if (!query.prefix.isEmpty()) {
        conditions << QStringLiteral("SUBSTR(u.url, 1, ?) = ?");
        m_values << int(QString::fromUtf8(query.prefix).toUcs4().size()) << textValue(query.prefix);
    }
    if (!query.ruleName.isEmpty()) {
        conditions << QString(QStringLiteral("u.rule IN (SELECT id FROM rules WHERE name = ?")
            % QLatin1String(query.ruleDetail ? " AND detail = ?)" : ")"));
        m_values << textValue(query.ruleName);
        if (query.ruleDetail)
            m_values << textValue(*query.ruleDetail);
    }
}

void ListSql::addChosen(const ChosenIds &chosen, QStringList &conditions)
{
    // Few are looked up; of many each row is held against a mark, which needs no index of them.
    constexpr qint64 RowsPerLookUp = 16;
    const qint64 last = chosen.ids.empty() ? 0 : chosen.ids.back();
    if (qint64(chosen.ids.size()) * RowsPerLookUp < last || last < 0) {
        QByteArray list("[");
        for (const qint64 id : chosen.ids)
            list += QByteArray::number(id) + ',';
        if (list.endsWith(','))
            list.chop(1);
        conditions << m_dialect.isListed(QStringLiteral("u.id"));
        m_values << textValue(list + ']');
        return;
    }
    QByteArray marks(last + 1, '\0');
    for (const qint64 id : chosen.ids) {
        if (id >= 0)
            marks[id] = 1;
    }
    conditions << m_dialect.isMarked(QStringLiteral("u.id"));
    m_values << blobValue(marks);
}

QString ListSql::idsSql() const
{
    return rowsSql({});
}

QString ListSql::unorderedIdsSql() const
{
    return rowSql({}, m_joins, {}, m_joinRange) % m_titles % QStringLiteral(" WHERE ") % m_where;
}

QStringList ListSql::plansToAvoid() const
{
    // Where titles are looked at it takes them for as many as there are pages, and goes through both tables by their
    // ids alone, without helpers.
    if (!m_titles.isEmpty())
        return {QStringLiteral("enable_mergejoin")};
    // Pages were met one after the other, so that rows that follow each other have the same referrer, which it can
    // remember instead of making a table of all URLs.
    if (m_sorted && m_joins == Joins(Join::Referrer))
        return {QStringLiteral("enable_hashjoin"), QStringLiteral("enable_mergejoin")};
    return {};
}

QString ListSql::countSql() const
{
    return QStringLiteral("SELECT COUNT(*) FROM urls u") % joinSql(m_joins, m_joinRange) % m_titles
        % QStringLiteral(" WHERE ") % m_where;
}

QString ListSql::headSql(int count) const
{
    return idsSql() % QStringLiteral(" LIMIT %1").arg(count);
}

QString ListSql::rowsSql(const QList<Column> &columns) const
{
    // A title without the text that it would have to have need not be known.
    const QString checked
        = m_titles.isEmpty() ? QStringLiteral(", u.url, p.title") : QStringLiteral(", u.url, titled.title");
    return rowSql(columns, m_joins, m_mustCheck ? checked : QString(), m_joinRange) % m_titles
        % QStringLiteral(" WHERE ") % m_where % QStringLiteral(" ORDER BY ") % m_order;
}

QString ListSql::recordsSql(WithHeaders headers) const
{
    return recordSql(headers, m_joinRange) % m_titles % QStringLiteral(" WHERE ") % m_where
        % QStringLiteral(" ORDER BY ") % m_order;
}

bool ListSql::keeps(const QString &url, const QString &title) const
{
    if (m_regex)
        return m_regex->match(url).hasMatch() || m_regex->match(title).hasMatch();
    return !m_mustCheck || url.contains(m_text, Qt::CaseInsensitive) || title.contains(m_text, Qt::CaseInsensitive);
}

} // namespace argiope::store
