#include "core/store/texttable.h"

#include "core/store/linkcoding.h"

#include <cstring>

namespace argiope::store {

TextTable::TextTable(WriteSession &session)
    : m_session(session)
    , m_get(session.connection(), QStringLiteral("SELECT text FROM texts WHERE id = ?"))
    , m_insert(session.connection(), session.transaction(), QStringLiteral("INSERT INTO texts (id, text) VALUES"), 2)
{
}

void TextTable::load()
{
    m_stored = m_session.maxId(QStringLiteral("texts"));
    m_last = m_stored | 1;
    m_owned.clear();
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

TextTable::Tag TextTable::tagOf(const url::UrlKey &key)
{
    Tag tag = 0;
    std::memcpy(&tag, key.bytes.data(), sizeof tag);
    return tag > Unowned ? tag : Unowned + 1;
}

void TextTable::expect(const url::UrlKey &key, UrlId target) const
{
    m_recent.prefetch(key);
#ifdef __GNUC__
    const auto chunk = size_t(base::raw(target) / ChunkSize);
    if (chunk < m_owned.size() && m_owned[chunk])
        __builtin_prefetch(&(*m_owned[chunk])[size_t(base::raw(target) % ChunkSize)]);
#endif
}

TextTable::Tag TextTable::look(qint64 id, quint64 seed)
{
    if (id > m_stored)
        return Unowned;
    m_values.setNumbers({id});
    if (!m_session.run(m_get, m_values))
        return Unknown;
    Tag tag = Unowned;
    if (m_get.next()) {
        tag = tagOf(url::urlKey(m_get.text(0), seed));
        m_get.finish();
    }
    return m_session.check(m_get) ? tag : Unknown;
}

TextTable::Tag *TextTable::owned(UrlId target, quint64 seed)
{
    const qint64 number = base::raw(target);
    // Nodes write into one project, and one does not see what others have given a target.
    if (number < 1 || number > MostOwners || m_session.ids())
        return nullptr;
    const auto chunk = size_t(number / ChunkSize);
    if (chunk >= m_owned.size())
        m_owned.resize(chunk + 1);
    if (!m_owned[chunk])
        m_owned[chunk] = std::make_unique<Chunk>();
    Tag &tag = (*m_owned[chunk])[size_t(number % ChunkSize)];
    if (tag == Unknown)
        tag = look(ownTextId(number), seed);
    return tag == Unknown ? nullptr : &tag;
}

TextId TextTable::id(const QByteArray &text, const url::UrlKey &key, UrlId target, quint64 seed)
{
    if (m_session.failed() || text.isEmpty())
        return TextId::None;
    Tag *const own = owned(target, seed);
    if (m_session.failed())
        return TextId::None;
    if (own && *own == tagOf(key))
        return TextId(ownTextId(base::raw(target)));
    if (const qint64 *id = m_recent.find(key))
        return TextId(*id);
    const bool owns = own && *own == Unowned;
    qint64 id = ownTextId(base::raw(target));
    if (!owns)
        id = m_session.ids() ? m_session.nextId(QStringLiteral("texts"), m_last) : m_last += 2;
    if (id == 0)
        return TextId::None;
    if (!m_insert.add(qlonglong(id), BulkText{text})) {
        m_session.fail(m_insert.error());
        return TextId::None;
    }
    if (owns)
        *own = tagOf(key);
    m_recent.insert(key, id);
    return TextId(id);
}

} // namespace argiope::store
