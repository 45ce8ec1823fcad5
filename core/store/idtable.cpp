#include "core/store/idtable.h"

#include <QVarLengthArray>

#include <limits>

namespace argiope::store {

IdTable::IdTable(
    WriteSession &session, const QString &table, const QString &find, const QString &add, size_t remembered)
    : m_session(session)
    , m_table(table)
    , m_findSql(find)
    , m_addSql(add)
    , m_find(session.connection(), find)
    , m_add(session.connection(), add)
    , m_recent(remembered)
{
}

qint32 IdTable::id(std::initializer_list<QByteArray> texts, bool *isNew)
{
    if (m_session.failed())
        return 0;
    QByteArray key = *texts.begin();
    for (auto it = texts.begin() + 1; it != texts.end(); ++it)
        key += '\0' + *it;
    if (const qint32 known = m_recent.find(key); known > 0)
        return known;
    QVarLengthArray<QVariant, 3> values;
    for (const QByteArray &text : texts)
        values.append(textValue(text));
    if (!m_session.run(m_find, values.constData(), values.size()))
        return 0;
    qint64 id = 0;
    if (m_find.next()) {
        id = m_find.number(0);
        m_find.finish();
    } else {
        if (!m_session.check(m_find))
            return 0;
        if (NodeIds *ids = m_session.ids()) {
            const auto agreed = ids->agree(m_table, m_findSql, m_addSql, QList<QVariant>(values.begin(), values.end()));
            if (!agreed)
                m_session.fail(ids->error());
            id = agreed.value_or(0);
            if (id == 0)
                return 0;
        } else {
            id = m_session.maxId(m_table) + 1;
            values.insert(values.begin(), qlonglong(id));
            if (!m_session.run(m_add, values.constData(), values.size()))
                return 0;
        }
    }
    if (id < 0 || id > std::numeric_limits<qint32>::max())
        return 0;
    m_recent.insert(key, qint32(id));
    if (isNew)
        *isNew = true;
    return qint32(id);
}

} // namespace argiope::store
