#include "core/store/texttable.h"

namespace argiope::store {

TextTable::TextTable(WriteSession &session)
    : m_session(session)
    , m_insert(session.connection(), session.transaction(), QStringLiteral("INSERT INTO texts (id, text) VALUES"), 2)
{
}

void TextTable::load()
{
    m_last = m_session.maxId(QStringLiteral("texts"));
}

void TextTable::forget()
{
    m_insert.clear();
    m_recent.clear();
    load();
}

bool TextTable::flush()
{
    return m_session.flush(m_insert);
}

TextId TextTable::id(const QByteArray &text, const url::UrlKey &key)
{
    if (m_session.failed() || text.isEmpty())
        return TextId::None;
    if (const qint64 *id = m_recent.find(key))
        return TextId(*id);
    const qint64 id = m_session.nextId(QStringLiteral("texts"), m_last);
    if (id == 0)
        return TextId::None;
    if (!m_insert.add(qlonglong(id), BulkText{text})) {
        m_session.fail(m_insert.error());
        return TextId::None;
    }
    m_recent.insert(key, id);
    return TextId(id);
}

} // namespace argiope::store
