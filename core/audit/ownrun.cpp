#include "core/audit/ownrun.h"

#include "core/audit/owncheck.h"
#include "core/store/reader.h"

#include <QDateTime>

namespace argiope::audit {

namespace {

using facts::Kind;

constexpr qsizetype OwnRowsPerRead = 256;
constexpr qsizetype MostOwnEvidence = 300; ///< characters of one value

QByteArray evidenceText(const facts::Value &value, Kind kind)
{
    if (const auto *text = std::get_if<QByteArray>(&value)) {
        if (kind == Kind::Hash)
            return text->toHex();
        const QString whole = QString::fromUtf8(*text);
        const bool cut = whole.size() > MostOwnEvidence;
        return '"' + (cut ? whole.left(MostOwnEvidence) + QChar(0x2026) : whole).toUtf8() + '"';
    }
    const auto *number = std::get_if<qint64>(&value);
    if (!number)
        return "-";
    switch (kind) {
    case Kind::Outcome:
        return name(base::outcomeFromNumber(*number));
    case Kind::State:
        return store::name(store::stateFromNumber(*number));
    case Kind::Time:
        return QDateTime::fromMSecsSinceEpoch(*number, Qt::UTC).toString(Qt::ISODate).toLatin1();
    case Kind::Flag:
        return *number ? "yes" : "no";
    case Kind::Depth:
        return *number >= store::OrphanDepth ? QByteArray("-") : QByteArray::number(*number);
    default:
        return QByteArray::number(*number);
    }
}

} // namespace

store::ListQuery ownCheckQuery(const filter::Expression &condition)
{
    store::ListQuery query;
    query.state = store::UrlState::Finished;
    query.where = condition;
    return query;
}

QByteArrayList ownEvidence(store::Reader &reader, const filter::Expression &condition, const QList<qint64> &ids)
{
    QList<store::Column> columns;
    QList<store::UrlColumn> wanted;
    for (const QString &name : condition.columns()) {
        if (const store::Column *column = reader.columns().find(QByteArrayView(name.toUtf8()))) {
            columns << *column;
            wanted << column->id;
        }
    }
    QByteArrayList lines;
    for (const store::UrlRow &row : reader.rows(ids, wanted)) {
        QByteArrayList parts;
        for (qsizetype i = 0; i < columns.size() && i < row.values.size(); ++i)
            parts << columns[i].name + ' ' + evidenceText(row.values[i], columns[i].kind);
        lines << parts.join(", ");
    }
    return lines;
}

void holdAgainst(store::Reader &reader, const filter::Expression &condition, bool evidence,
    const std::atomic<bool> *cancel, CheckSum &sum, const std::function<void(base::UrlId id, Verdict verdict)> &found)
{
    store::ListQuery query = ownCheckQuery(condition);
    const QList<qint64> ids = reader.ids(query, 0, cancel);
    query.whereUndecided = true;
    sum.undecidable = reader.error() ? 0 : reader.count(query, cancel);
    query.where.reset();
    query.whereUndecided = false;
    sum.checked = reader.error() ? 0 : reader.count(query, cancel);

    for (qsizetype at = 0; at < ids.size() && !(cancel && cancel->load()) && !reader.error(); at += OwnRowsPerRead) {
        const QList<qint64> some = ids.mid(at, OwnRowsPerRead);
        const QByteArrayList lines = evidence ? ownEvidence(reader, condition, some) : QByteArrayList();
        for (qsizetype i = 0; i < some.size(); ++i)
            found(base::UrlId(some[i]), audit::found(lines.value(i)));
    }
}

} // namespace argiope::audit
