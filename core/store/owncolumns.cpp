#include "core/store/owncolumns.h"

#include "core/store/schema.h"

namespace argiope::store {

OwnColumns::OwnColumns(WriteSession &session)
    : m_session(session)
    , m_find(session.connection(), QStringLiteral("SELECT id, kind FROM own_columns WHERE name = ?"))
    , m_count(session.connection(), QStringLiteral("SELECT COUNT(*) FROM own_columns"))
    , m_add(session.connection(), QStringLiteral("INSERT INTO own_columns (id, name, kind) VALUES (?, ?, ?)"))
    , m_setValue(session.connection(),
          QStringLiteral("INSERT INTO own_values (page, column_id, number, text) VALUES (?, ?, ?, ?) "
                         "ON CONFLICT (page, column_id) DO UPDATE SET number = excluded.number, text = excluded.text"))
    , m_drop(session.connection(), QStringLiteral("DELETE FROM own_values WHERE page = ?"))
    , m_dropValue(session.connection(), QStringLiteral("DELETE FROM own_values WHERE page = ? AND column_id = ?"))
{
}

std::optional<UrlColumn> OwnColumns::column(const QByteArray &name, facts::Kind kind)
{
    const QByteArray kindName = ownKindName(kind);
    if (!isOwnColumnName(name) || kindName.isEmpty() || Columns::fixed().find(QByteArrayView(name)))
        return {};
    if (!m_session.run(m_find, {textValue(name)}))
        return {};
    if (m_find.next()) {
        const auto id = UrlColumn(FirstOwnColumn + m_find.number(0));
        const bool sameKind = m_find.text(1) == kindName;
        return m_session.check(m_find) && sameKind ? std::optional(id) : std::nullopt;
    }
    if (!m_session.check(m_find) || !m_session.run(m_count))
        return {};
    const qint64 columns = m_count.next() ? m_count.number(0) : 0;
    if (!m_session.check(m_count) || columns >= MostOwnColumns)
        return {};
    const qint64 id = m_session.maxId(QStringLiteral("own_columns")) + 1;
    if (id > MostOwnColumns || !m_session.run(m_add, {qlonglong(id), textValue(name), textValue(kindName)}))
        return {};
    return UrlColumn(FirstOwnColumn + id);
}

void OwnColumns::setValue(UrlId id, UrlColumn column, const Value &value)
{
    const qlonglong page = base::raw(id);
    const int own = int(column) - FirstOwnColumn;
    const auto *number = std::get_if<qint64>(&value);
    const auto *text = std::get_if<QByteArray>(&value);
    if (!number && !text) {
        m_session.run(m_dropValue, {page, own});
        return;
    }
    const QVariant nothing = numberOrNull(-1);
    m_session.run(m_setValue,
        {page, own, number ? QVariant(qlonglong(*number)) : nothing, text ? textValue(*text) : textOrNull({})});
}

void OwnColumns::drop(UrlId id)
{
    m_session.run(m_drop, {qlonglong(base::raw(id))});
}

base::Result<QList<OwnColumn>, StoreError> readOwnColumns(Connection &connection)
{
    QList<OwnColumn> own;
    Statement list(connection, QStringLiteral("SELECT id, name, kind FROM own_columns ORDER BY id"));
    if (!list.run())
        return base::Failure{list.error()};
    while (list.next()) {
        const QByteArray name = list.text(1);
        const auto kind = ownKindFromName(list.text(2));
        if (!kind || !isOwnColumnName(name)) {
            return base::Failure{StoreError{StoreError::Code::Damaged, connection.path(),
                QStringLiteral("'%1' is not a custom column of the project").arg(list.value(1).toString())}};
        }
        // A later version may have a column of this name for all projects: that one counts.
        if (!Columns::fixed().find(QByteArrayView(name)))
            own.append({int(list.number(0)), name, *kind});
    }
    if (list.failed())
        return base::Failure{list.error()};
    return own;
}

} // namespace argiope::store
