// What URLs were in earlier runs: Reader's part about `page_history`.

#include "core/store/reader_p.h"
#include "core/store/runhistory.h"

#include <QHash>

#include <algorithm>

namespace argiope::store {

namespace {

/// A value as lists have it: see rowFromRow().
Value listed(const Value &value, facts::Kind kind)
{
    const auto *number = std::get_if<qint64>(&value);
    const bool zeroIsNothing = kind == facts::Kind::Status || kind == facts::Kind::Outcome || kind == facts::Kind::Time;
    const auto *text = std::get_if<QByteArray>(&value);
    return (number && *number == 0 && zeroIsNothing) || (text && text->isEmpty()) ? Value() : value;
}

/// Rows of one run, from a SELECT of the id, the columns, and what stands behind them.
class RunRows
{
public:
    RunRows(ReadSession &session, const Columns &columns, const QList<UrlColumn> &asked, int run, int lastRun,
        bool withSignature)
        : m_withSignature(withSignature)
        , m_session(session)
        , m_read(columns.chosen(asked))
        , m_urlById(*session.connection, QStringLiteral("SELECT url FROM urls WHERE id = ?"))
    {
        if (run > 0 && run < lastRun)
            m_view.emplace(session, run, lastRun);
        m_places.reserve(asked.size());
        for (qsizetype i = 0, at = 0; i < asked.size(); ++i)
            m_places.append(at < m_read.size() && m_read[at].id == asked[i] ? int(at++) : -1);
    }
    [[nodiscard]] QString sql() const
    {
        return rowSql(m_read, Joins(Join::Pages) | Join::Facts,
            QStringLiteral(", u.url, u.state, p.id IS NOT NULL, COALESCE(d.read_as, 0)")
                + QLatin1String(m_withSignature ? ", d.signature" : ""));
    }
    /// Nothing where the run did not know the URL.
    [[nodiscard]] std::optional<RunRow> row(const Statement &from)
    {
        RunRow row;
        row.id = UrlId(from.number(0));
        if (m_view && base::raw(row.id) >= m_view->endOfUrls())
            return {};
        int at = int(m_read.size()) + 1;
        row.url = from.text(at++);
        const UrlState state = stateFromNumber(from.number(at++));
        row.fetched = from.number(at++) != 0;
        row.readAs = intFromNumber(from.number(at++));
        if (m_withSignature)
            row.signature = from.blob(at);
        // What is kept out by now loses its facts at the end of a recrawl only.
        if (!m_view && state == UrlState::Skipped)
            row.fetched = false;
        QList<Value> values;
        if (row.fetched || m_view)
            values = rowFromRow(from, m_read).values;
        if (m_view)
            lookBack(row, values);
        row.values.resize(m_places.size());
        for (qsizetype i = 0; i < m_places.size() && row.fetched; ++i) {
            if (m_places[i] >= 0)
                row.values[i] = values[m_places[i]];
        }
        return row;
    }

    [[nodiscard]] QList<RunRow> rowsOf(const QList<qint64> &ids)
    {
        QList<RunRow> list;
        list.reserve(ids.size());
        Statement statement(*m_session.connection, QString(sql() % QStringLiteral(" WHERE u.id = ?")));
        for (const qint64 id : ids) {
            list.append(RunRow{});
            m_session.each(statement, {qlonglong(id)}, [&](const Statement &found) {
                if (auto known = row(found))
                    list.last() = *std::move(known);
                return false;
            });
        }
        return list;
    }

private:
    void lookBack(RunRow &row, QList<Value> &values)
    {
        const PastFacts &past = m_view->of(row.id);
        if (past.isEmpty())
            return;
        row.fetched = past.fetched.value_or(row.fetched);
        if (const Value *readAs = past.find("read_as")) {
            const auto *number = std::get_if<qint64>(readAs);
            row.readAs = number ? intFromNumber(*number) : 0;
        }
        if (const Value *signature = past.find("signature")) {
            const auto *bytes = std::get_if<QByteArray>(signature);
            row.signature = bytes ? *bytes : QByteArray();
        }
        for (qsizetype i = 0; i < m_read.size(); ++i) {
            const Column &column = m_read[i];
            if (column.id == UrlColumn::Depth) {
                if (past.depth)
                    values[i] = *past.depth;
            } else if (column.id == UrlColumn::RedirectUrl) {
                if (const Value *target = past.find("redirect_to"))
                    values[i] = urlOf(*target);
            } else if (const Value *known = past.find(column.name)) {
                values[i] = listed(*known, column.kind);
            }
        }
    }
    [[nodiscard]] Value urlOf(const Value &id)
    {
        Value url;
        if (const auto *number = std::get_if<qint64>(&id)) {
            m_session.each(m_urlById, {qlonglong(*number)}, [&url](const Statement &row) {
                url = row.text(0);
                return false;
            });
        }
        return url;
    }

    const bool m_withSignature;
    ReadSession &m_session;
    const QList<Column> m_read;
    QList<int> m_places; ///< of each column that was asked for, among those that are read
    Statement m_urlById;
    std::optional<RunView> m_view;
};

/// A record as `past` has it.
void makePast(UrlRecord &record, const PastFacts &past)
{
    record.page.headers.clear();
    record.page.etag.clear();
    record.page.lastModified.clear();
    for (int *time : {&record.page.connectMs, &record.page.firstByteMs, &record.page.downloadMs,
             &record.page.responseMs, &record.page.parseMs})
        *time = -1;
    const bool fetched = past.fetched.value_or(record.page.id != UrlId::None);
    if (!fetched) {
        record.page = {};
        record.redirectUrl.clear();
        return;
    }
    record.page.id = record.id;
    if (record.state == UrlState::Skipped)
        record.state = UrlState::Finished; // it was fetched then
    if (past.depth)
        record.depth = int(*past.depth);
    for (const auto &[fact, value] : past.facts)
        facts::setValue(record.page, *fact, value);
}

/// When runs began, by their numbers.
QHash<int, qint64> beginnings(ReadSession &session)
{
    QHash<int, qint64> began;
    session.each(QStringLiteral("SELECT id, began_at FROM runs"), {}, [&began](const Statement &row) {
        began.insert(intFromNumber(row.number(0)), row.number(1));
        return true;
    });
    return began;
}

QList<RunInfo> rememberedRuns(int last, qint64 created, QHash<int, qint64> began)
{
    began.insert(1, created);
    QList<RunInfo> runs{{last, began.value(last)}};
    // Of a run is known what the next one changed, so that none may be missing between it and the present one.
    for (int run = last; run > 1 && began.contains(run); --run)
        runs.prepend({run - 1, began.value(run - 1)});
    return runs;
}

void eachPastRecord(ReadSession &session, int run, int last, const std::function<bool(const UrlRecord &)> &visit)
{
    RunView view(session, run, last);
    session.each(QString(recordSql() % QStringLiteral(" ORDER BY u.id")), {}, [&](const Statement &row) {
        UrlRecord record = recordFromRow(row);
        if (base::raw(record.id) >= view.endOfUrls())
            return true;
        makePast(record, view.of(record.id));
        return visit(record);
    });
}

} // namespace

QList<RunInfo> Reader::runs()
{
    const Impl::Moment moment(*m_impl);
    return rememberedRuns(std::max(meta("run").toInt(), 1), meta("created_at").toLongLong(), beginnings(*m_impl));
}

bool Reader::isRemembered(const Column &column)
{
    if (column.id == UrlColumn::Url || column.id == UrlColumn::Depth || column.id == UrlColumn::RedirectUrl)
        return true;
    const facts::Fact *fact = facts::factFromName(column.name);
    return !column.isOwn() && fact && store::isRemembered(*fact);
}

void Reader::forEachOfRun(
    int run, const QList<UrlColumn> &columns, bool unfetched, const std::function<bool(const RunRow &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    RunRows rows(*m_impl, m_impl->columns, columns, run, std::max(meta("run").toInt(), 1), false);
    m_impl->each(QString(rows.sql() % QStringLiteral(" ORDER BY u.id")), {}, [&](const Statement &statement) {
        const auto row = rows.row(statement);
        return !row || (!row->fetched && !unfetched) || visit(*row);
    });
}

QList<RunRow> Reader::rowsOfRun(int run, const QList<qint64> &ids, const QList<UrlColumn> &columns)
{
    const Impl::Moment moment(*m_impl);
    RunRows rows(*m_impl, m_impl->columns, columns, run, std::max(meta("run").toInt(), 1), true);
    return rows.rowsOf(ids);
}

void Reader::forEachRecordOfRun(int run, const std::function<bool(const UrlRecord &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    eachPastRecord(*m_impl, run, std::max(meta("run").toInt(), 1), visit);
}

} // namespace argiope::store
