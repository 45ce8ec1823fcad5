#include "core/store/placecopy.h"

#include "core/store/copyrows.h"
#include "core/store/reader.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace argiope::store {

namespace {

using base::Failure;

/// A commit waits for the disk, and what is not committed is lost when the copy is cut off.
constexpr qint64 RowsBetweenCommits = 20'000;
constexpr qint64 BytesBetweenCommits = 8 * 1024 * 1024;

qint64 bytesOf(const CopyRow &row)
{
    qint64 bytes = 0;
    for (const CopyCell &cell : row)
        bytes += cell.bytes.size();
    return bytes;
}

class Copy
{
public:
    Copy(RowSource &source, RowSink &sink, const std::function<void(const CopyProgress &)> &progress,
        const std::atomic<bool> *cancel, QString to)
        : m_source(source)
        , m_sink(sink)
        , m_progress(progress)
        , m_cancel(cancel)
        , m_to(std::move(to))
    {
    }

    base::Result<void, StoreError> run()
    {
        auto mark = m_sink.begin(m_source.fingerprint());
        if (!mark)
            return Failure{mark.error()};
        m_mark = *mark;
        for (; m_mark.table < tableShapes().size(); ++m_mark.table, m_mark.after.clear()) {
            if (auto done = copyTable(tableShapes()[m_mark.table]); !done)
                return done;
        }
        if (auto done = commit(); !done)
            return done;
        for (const TableShape &shape : tableShapes()) {
            m_sink.settle(shape);
            if (m_cancel && m_cancel->load())
                return canceled();
        }
        return m_sink.finish();
    }

private:
    base::Result<void, StoreError> commit()
    {
        m_open = 0;
        m_bytes = 0;
        if (auto done = m_sink.commit(m_mark); !done)
            return done;
        if (m_progress)
            m_progress({m_mark.rows, m_source.rows()});
        if (m_cancel && m_cancel->load())
            return canceled();
        return {};
    }

    [[nodiscard]] base::Failure<StoreError> canceled() const
    {
        return Failure{StoreError{StoreError::Code::Canceled, m_to, {}}};
    }

    base::Result<void, StoreError> copyTable(const TableShape &shape)
    {
        if (auto opened = m_source.open(shape, m_mark.after); !opened)
            return opened;
        CopyRow row;
        for (;;) {
            const auto there = m_source.next(row);
            if (!there)
                return Failure{there.error()};
            if (!*there)
                break;
            if (auto added = m_sink.add(shape, row); !added)
                return added;
            m_mark.after = keyOf(shape, row);
            ++m_mark.rows;
            m_bytes += bytesOf(row);
            const bool full = ++m_open >= RowsBetweenCommits || m_bytes >= BytesBetweenCommits;
            const bool canceled = m_cancel && m_cancel->load(std::memory_order_relaxed);
            if (full || canceled) {
                if (auto done = commit(); !done)
                    return done;
            }
        }
        if (!shape.serial)
            return {};
        const auto last = m_source.lastSerial(shape);
        if (!last)
            return Failure{last.error()};
        return m_sink.setLastSerial(shape, *last);
    }

    RowSource &m_source;
    RowSink &m_sink;
    const std::function<void(const CopyProgress &)> &m_progress;
    const std::atomic<bool> *m_cancel;
    QString m_to;
    CopyMark m_mark;
    qint64 m_open = 0; ///< rows that are not committed
    qint64 m_bytes = 0;
};

} // namespace

QByteArray keyOf(const TableShape &shape, const CopyRow &row)
{
    QJsonArray key;
    for (qsizetype i = 0; i < shape.columns.size(); ++i) {
        if (!shape.key.contains(shape.columns[i].name))
            continue;
        const CopyCell &cell = row[size_t(i)];
        // As text: numbers of JSON are no 64-bit ones for everybody.
        key.append(cell.kind == CopyCell::Kind::Number ? QString::number(cell.number) : QString::fromUtf8(cell.bytes));
    }
    return QJsonDocument(key).toJson(QJsonDocument::Compact);
}

QString orderedSelect(const TableShape &shape, const QString &what, const QByteArray &after)
{
    QString sql = QStringLiteral("SELECT ") % what % QStringLiteral(" FROM ") % shape.name;
    if (!after.isEmpty()) {
        QStringList values;
        for (const QJsonValue value : QJsonDocument::fromJson(after).array())
            values << QString(u'\'' % value.toString().replace(u'\'', QStringLiteral("''")) % u'\'');
        for (qsizetype i = 0; i < values.size(); ++i) {
            const auto isNumber = [&](const TableShape::ColumnShape &column) {
                return column.name == shape.key[i] && column.type == TableShape::Type::Number;
            };
            if (std::any_of(shape.columns.begin(), shape.columns.end(), isNumber))
                values[i] = QStringLiteral("CAST(%1 AS BIGINT)").arg(values[i]);
        }
        sql += QStringLiteral(" WHERE (%1) > (%2)").arg(shape.key.join(u", "), values.join(u", "));
    }
    return sql % QStringLiteral(" ORDER BY ") % shape.key.join(u", ");
}

base::Result<void, StoreError> copyPlace(const Place &from, const Place &to,
    const std::function<void(const CopyProgress &)> &progress, const std::atomic<bool> *cancel)
{
    if (from.isFile() && to.isFile())
        return copyProject(from.name(), to.name(), cancel);
    // What is in the way is known before anything large is read.
    auto sink = to.isFile() ? writeFile(to.name()) : writeDatabase(to);
    if (!sink)
        return Failure{sink.error()};
    auto source = from.isFile() ? readFile(from.name()) : readDatabase(from);
    if (!source)
        return Failure{source.error()};
    return Copy(**source, **sink, progress, cancel, to.name()).run();
}

} // namespace argiope::store
