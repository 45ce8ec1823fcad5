#include "core/store/idlist.h"

#include <QtAlgorithms>
#include <QtEndian>

#include <algorithm>
#include <vector>

namespace argiope::store {

namespace {

/// Ids are given one after the other, so that there are not more rows than the last one says. A server cannot make an
/// array of more than some 60 million.
constexpr int MostInOneValue = 30'000'000;

} // namespace

std::optional<QList<qint64>> idsOfArray(const QByteArray &sent)
{
    // https://github.com/postgres/postgres/blob/REL_15_STABLE/src/backend/utils/adt/arrayfuncs.c, array_send(): the
    // number of dimensions, whether there are NULLs, the type; of each dimension its size and its first index; of each
    // element its length and its bytes.
    constexpr qsizetype head = 3 * sizeof(qint32);
    constexpr qsizetype dimension = 2 * sizeof(qint32);
    constexpr qsizetype element = sizeof(qint32) + sizeof(qint64);
    if (sent.size() < head)
        return {};
    const char *at = sent.constData();
    const auto dimensions = qFromBigEndian<qint32>(at);
    if (dimensions == 0)
        return QList<qint64>();
    if (dimensions != 1 || sent.size() < head + dimension)
        return {};
    const auto count = qFromBigEndian<qint32>(at + head);
    if (count < 0 || sent.size() != head + dimension + count * element)
        return {};
    at += head + dimension;
    QList<qint64> ids(count);
    for (qint64 &id : ids) {
        if (qFromBigEndian<qint32>(at) != qint32(sizeof(qint64)))
            return {};
        id = qFromBigEndian<qint64>(at + sizeof(qint32));
        at += element;
    }
    return ids;
}

QByteArray arrayOfIds(const qint64 *ids, qsizetype count)
{
    QByteArray text("{");
    for (qsizetype i = 0; i < count; ++i) {
        if (i > 0)
            text += ',';
        text += QByteArray::number(ids[i]);
    }
    return text + '}';
}

void sortIds(QList<qint64> &ids)
{
    if (std::is_sorted(ids.cbegin(), ids.cend()))
        return;
    constexpr qint64 bitsOfWord = 64;
    constexpr qint64 mostBitsPerId = 64; // a word of zeros is passed by in less time than an id is moved
    const auto [least, most] = std::minmax_element(ids.cbegin(), ids.cend());
    if (*least < 0 || *most / mostBitsPerId > ids.size()) {
        std::sort(ids.begin(), ids.end());
        return;
    }
    std::vector<quint64> marks(size_t(*most / bitsOfWord) + 1);
    for (const qint64 id : std::as_const(ids))
        marks[size_t(id / bitsOfWord)] |= quint64(1) << (id % bitsOfWord);
    auto at = ids.begin();
    for (size_t word = 0; word < marks.size(); ++word) {
        for (quint64 rest = marks[word]; rest != 0; rest &= rest - 1)
            *at++ = qint64(word) * bitsOfWord + qint64(qCountTrailingZeroBits(rest));
    }
}

std::optional<QList<qint64>> idsInOneValue(ReadSession &session, const QString &sql, const QList<QVariant> &values)
{
    std::optional<QList<qint64>> ids;
    Statement statement(*session.connection,
        QStringLiteral("SELECT CASE WHEN COALESCE((SELECT MAX(id) FROM urls), 0) <= %1 THEN ARRAY(%2) END")
            .arg(QString::number(MostInOneValue), sql),
        Statement::Rows::Binary);
    session.each(statement, values, [&ids](const Statement &row) {
        if (!row.isNull(0))
            ids = idsOfArray(row.blob(0));
        return true;
    });
    return ids;
}

AvoidedPlans::AvoidedPlans(ReadSession &session, const QStringList &settings)
    : m_session(session)
    , m_settings(session.connection->isFile() || session.error ? QStringList() : settings)
{
    if (auto done = each(QStringLiteral("SET LOCAL %1 = off")); !done)
        m_session.fail(done.error());
}

AvoidedPlans::~AvoidedPlans()
{
    (void)each(QStringLiteral("SET LOCAL %1 TO DEFAULT")); // or the transaction is over, and they with it
}

base::Result<void, StoreError> AvoidedPlans::each(const QString &statement)
{
    QStringList all;
    for (const QString &setting : std::as_const(m_settings))
        all << statement.arg(setting);
    return all.isEmpty() ? base::Result<void, StoreError>() : m_session.connection->exec(all);
}

} // namespace argiope::store
