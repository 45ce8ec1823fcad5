#include "core/store/pagecolumns.h"

#include <algorithm>
#include <limits>

namespace argiope::store {

namespace {

using facts::Fact;
using facts::Kind;
using facts::Part;
using facts::Unknown;

/// "visits {int} NOT NULL DEFAULT 1"
QString columnSql(const Fact &fact)
{
    QString sql = QLatin1String(fact.name) % QLatin1Char(' ')
        % QLatin1String(fact.kind == Kind::Hash ? "{blob}"
                : facts::isText(fact.kind)      ? "{text}"
                                                : "{int}");
    if (fact.unknown == Unknown::Never)
        sql += QStringLiteral(" NOT NULL");
    // A fetch writes no history, and what a later version brings meets rows without it.
    if (fact.unknown == Unknown::Never && (fact.part == Part::History || fact.since > 1))
        sql += QStringLiteral(" DEFAULT %1").arg(fact.byDefault);
    return sql;
}

void addFact(PackedValues &values, const PageRecord &page, const Fact &fact)
{
    const facts::Value value = facts::valueOf(page, fact);
    if (const auto *number = std::get_if<qint64>(&value))
        values.addNumber(*number);
    else if (const auto *text = std::get_if<QByteArray>(&value); !text)
        values.addNull();
    else if (fact.kind == Kind::Hash)
        values.addBlob(*text);
    else
        values.addText(*text);
}

/// What a fetch writes of a table.
template <class Visit>
void eachFetched(FactTable table, Visit visit)
{
    for (const Fact &fact : facts::pageFacts()) {
        if (tableOf(fact) == table && fact.part != Part::History)
            visit(fact);
    }
}

template <class Visit>
void eachOfHistory(Visit visit)
{
    for (const Fact &fact : facts::pageFacts()) {
        if (fact.part == Part::History)
            visit(fact);
    }
}

const char *nameOf(FactTable table)
{
    return table == FactTable::Pages ? "pages" : "page_facts";
}

} // namespace

FactTable tableOf(const Fact &fact)
{
    return fact.part == Part::Details ? FactTable::Document : FactTable::Pages;
}

QString factColumnsSql(FactTable table)
{
    QStringList columns;
    for (const Fact &fact : facts::pageFacts()) {
        if (tableOf(fact) == table)
            columns << columnSql(fact);
    }
    return columns.join(QStringLiteral(", "));
}

QString storePageSql(FactTable table)
{
    QStringList names{QStringLiteral("id")};
    QStringList updates;
    eachFetched(table, [&](const Fact &fact) {
        names << QLatin1String(fact.name);
        updates << QStringLiteral("%1 = excluded.%1").arg(QLatin1String(fact.name));
    });
    QStringList marks;
    marks.fill(QStringLiteral("?"), names.size());
    const QString comma = QStringLiteral(", ");
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3) ON CONFLICT (id) DO UPDATE SET %4")
        .arg(QLatin1String(nameOf(table)), names.join(comma), marks.join(comma), updates.join(comma));
}

PackedValues pageValues(const PageRecord &page, FactTable table)
{
    PackedValues values;
    values.addNumber(base::raw(page.id));
    eachFetched(table, [&](const Fact &fact) { addFact(values, page, fact); });
    return values;
}

QString setHistorySql()
{
    QStringList updates;
    eachOfHistory([&](const Fact &fact) { updates << QLatin1String(fact.name) % QStringLiteral(" = ?"); });
    return QStringLiteral("UPDATE pages SET %1 WHERE id = ?").arg(updates.join(QStringLiteral(", ")));
}

PackedValues historyValues(const PageRecord &page)
{
    PackedValues values;
    eachOfHistory([&](const Fact &fact) { addFact(values, page, fact); });
    values.addNumber(base::raw(page.id));
    return values;
}

QString pageColumnList()
{
    QStringList list;
    for (const Fact &fact : facts::pageFacts())
        list << QString(QLatin1String(tableOf(fact) == FactTable::Pages ? "p." : "d.") % QLatin1String(fact.name));
    return list.join(QStringLiteral(", "));
}

PageRecord pageFromRow(const Statement &statement, int column, UrlId id)
{
    PageRecord page;
    page.id = id;
    for (const Fact &fact : facts::pageFacts()) {
        // A text that is not known is an empty one; that its value is NULL need not be asked.
        if (facts::isText(fact.kind) && fact.kind != Kind::Hash)
            facts::setValue(page, fact, statement.text(column++));
        else
            facts::setValue(page, fact, valueFromRow(statement, column++, fact.kind));
    }
    return page;
}

facts::Value valueFromRow(const Statement &statement, int column, Kind kind)
{
    if (statement.isNull(column))
        return {};
    if (!facts::isText(kind))
        return statement.number(column);
    return kind == Kind::Hash ? statement.blob(column) : statement.text(column);
}

VisitRecord visitFromRow(const Statement &statement, int column)
{
    VisitRecord visit;
    visit.visit = intFromNumber(statement.number(column));
    visit.attempt = intFromNumber(statement.number(column + 1));
    visit.retried = statement.number(column + 2) != 0;
    visit.outcome = outcomeFromNumber(statement.number(column + 3));
    visit.status = intFromNumber(statement.number(column + 4));
    visit.bytes = statement.number(column + 5, -1);
    visit.responseMs = intFromNumber(statement.number(column + 6, -1));
    visit.at = statement.number(column + 7);
    visit.contentHash = statement.blob(column + 8);
    visit.error = statement.text(column + 9);
    visit.changeHash = statement.blob(column + 10);
    return visit;
}

UrlRole roleFromNumber(qint64 number)
{
    return number == 0 ? UrlRole::Page : UrlRole::Check;
}

int intFromNumber(qint64 number)
{
    return int(std::clamp<qint64>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace argiope::store
