#include "core/store/nodeids.h"

#include "core/store/postgres.h"

#include <algorithm>
#include <vector>

namespace argiope::store {

namespace {

/// A condition that is true, and makes the statement's commit wait for the disk.
constexpr QLatin1String SavedAtOnce("set_config('synchronous_commit', 'on', true) = 'on'");
constexpr int LargeBlock = 512; ///< ids of URLs and texts
constexpr int SmallBlock = 16;
constexpr int MostRounds = 1000; ///< of nodes that insert at the same moment: one of them succeeds in each

int blockOf(const QString &table)
{
    return table == u"urls" || table == u"texts" ? LargeBlock : SmallBlock;
}

/// Of an INSERT … VALUES (…).
QString savedAtOnce(const QString &insert)
{
    return QString(insert % QStringLiteral(" ON CONFLICT DO NOTHING RETURNING ") % SavedAtOnce);
}

/// The one order in which all nodes lock rows, so that no two wait for each other.
void putInOrder(std::vector<url::UrlKey> &keys)
{
    std::sort(keys.begin(), keys.end(), [](const auto &a, const auto &b) { return a.bytes < b.bytes; });
}

/// An array of bytes as PostgreSQL reads it from text.
QString arrayOf(const std::vector<url::UrlKey> &keys)
{
    QByteArray text = "{";
    for (const url::UrlKey &key : keys) {
        if (text.size() > 1)
            text += ',';
        text += "\"\\\\x" + key.toByteArray().toHex() + '"';
    }
    return QString::fromLatin1(text + '}');
}

} // namespace

NodeIds::NodeIds(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
{
}

base::Result<std::unique_ptr<NodeIds>, StoreError> NodeIds::open(const QString &address)
{
    auto connection = Connection::open(address, dialect::Access::Write);
    if (!connection)
        return base::Failure{connection.error()};
    postgres::Session *session = (*connection)->session();
    if (!session)
        return base::Failure{StoreError{StoreError::Code::BadPlace, address, QStringLiteral("no database")}};
    // Statements that were planned while tables were empty would go through all of them later. And ids of URLs, which
    // are many, need not be on the disk before the page that needs them is: see agreeAgain(). Those of small tables,
    // which everybody finds there, and blocks have to be: see SavedAtOnce.
    session->setUp(QStringLiteral("SET enable_seqscan = off; SET synchronous_commit = off"));
    if (auto set = session->exec(session->setUp()); !set)
        return base::Failure{set.error()};
    return std::unique_ptr<NodeIds>(new NodeIds(std::move(*connection)));
}

template <class Visit>
bool NodeIds::each(const QString &sql, const QList<QVariant> &values, Visit visit)
{
    for (;;) {
        std::unique_ptr<Statement> &statement = m_statements[sql];
        if (!statement)
            statement = std::make_unique<Statement>(*m_connection, sql);
        if (statement->run(values.constData(), values.size())) {
            while (statement->isSelect() && statement->next())
                visit(*statement);
            if (!statement->failed())
                return true;
        }
        m_error = statement->error();
        const bool isGone = m_error.code == StoreError::Code::Unreachable || m_connection->isLost();
        if (!isGone || !m_wait || !m_wait(m_error))
            return false;
        if (m_connection->isLost()) {
            if (auto back = m_connection->session()->reconnect(); !back)
                m_error = back.error(); // the statement says so once more
        }
    }
}

bool NodeIds::run(const QString &sql, const QList<QVariant> &values)
{
    return each(sql, values, [](const Statement &) {});
}

std::optional<qint64> NodeIds::next(const QString &table)
{
    Block &block = m_blocks[table];
    if (block.next == block.end) {
        const int size = blockOf(table);
        qint64 end = 0;
        const bool taken
            = each(QStringLiteral("WITH taken AS (UPDATE node_ids SET next = next + ? WHERE name = ? AND %1 "
                                  "RETURNING next) SELECT next FROM taken")
                       .arg(SavedAtOnce),
                {size, table}, [&end](const Statement &row) { end = row.number(0); });
        if (!taken)
            return {};
        if (end <= size) {
            m_error = {StoreError::Code::Damaged, m_connection->path(), QStringLiteral("no ids of '%1'").arg(table)};
            return {};
        }
        block = {end - size, end};
    }
    return block.next++;
}

bool NodeIds::idsOf(std::span<const url::UrlKey> keys, UrlIds &ids)
{
    std::vector<url::UrlKey> wanted;
    for (const url::UrlKey &key : keys) {
        if (!ids.contains(key))
            wanted.push_back(key);
    }
    if (wanted.empty())
        return true;
    putInOrder(wanted);
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    const auto note = [&](const std::vector<url::UrlKey> &keysThere) {
        for (const url::UrlKey &key : keysThere) {
            if (const auto it = ids.find(key); it != ids.end())
                m_unsaved.insert(*it);
        }
    };
    if (!find(wanted, ids))
        return false;
    note(wanted);
    std::erase_if(wanted, [&ids](const url::UrlKey &key) { return ids.contains(key); });
    if (wanted.empty())
        return true;
    QStringList numbers;
    for (size_t i = 0; i < wanted.size(); ++i) {
        const auto id = next(QStringLiteral("urls"));
        if (!id)
            return false;
        numbers << QString::number(*id);
    }
    if (!add(wanted, numbers) || !find(wanted, ids))
        return false;
    note(wanted);
    const bool all = std::all_of(wanted.begin(), wanted.end(), [&ids](const auto &key) { return ids.contains(key); });
    if (!all)
        m_error = {StoreError::Code::Damaged, m_connection->path(), QStringLiteral("'node_urls' lost a row")};
    return all;
}

bool NodeIds::find(const std::vector<url::UrlKey> &keys, UrlIds &ids)
{
    return each(QStringLiteral("SELECT key, id FROM node_urls WHERE key = ANY (CAST(CAST(? AS text) AS bytea[]))"),
        {arrayOf(keys)}, [&ids](const Statement &row) {
            const QByteArray bytes = row.blob(0);
            url::UrlKey key;
            if (size_t(bytes.size()) == key.bytes.size()) {
                std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
                ids.insert_or_assign(key, row.number(1));
            }
        });
}

bool NodeIds::add(const std::vector<url::UrlKey> &keys, const QStringList &ids)
{
    return run(QStringLiteral("INSERT INTO node_urls (key, id) SELECT k, i FROM unnest(CAST(CAST(? AS text) AS "
                              "bytea[]), CAST(CAST(? AS text) AS bigint[])) AS w (k, i) ORDER BY k ON CONFLICT (key) "
                              "DO NOTHING"),
        {arrayOf(keys), QString(u'{' % ids.join(u',') % u'}')});
}

void NodeIds::saved()
{
    m_unsaved.clear();
}

bool NodeIds::agreeAgain()
{
    if (m_unsaved.empty())
        return true;
    std::vector<url::UrlKey> keys;
    for (const auto &[key, id] : m_unsaved)
        keys.push_back(key);
    putInOrder(keys);
    QStringList numbers;
    for (const url::UrlKey &key : keys)
        numbers << QString::number(m_unsaved.at(key));
    UrlIds there;
    if (!add(keys, numbers) || !find(keys, there))
        return false;
    const bool same = std::all_of(m_unsaved.begin(), m_unsaved.end(), [&there](const auto &agreed) {
        const auto it = there.find(agreed.first);
        return it != there.end() && it->second == agreed.second;
    });
    if (!same)
        m_error = {StoreError::Code::LostCommits, m_connection->path(), {}};
    return same;
}

std::optional<qint64> NodeIds::agree(
    const QString &table, const QString &find, const QString &add, const QList<QVariant> &values)
{
    for (int i = 0; i < MostRounds; ++i) {
        std::optional<qint64> id;
        if (!each(find, values, [&id](const Statement &row) { id = row.number(0); }))
            return {};
        if (id)
            return id;
        qint64 last = 0;
        if (!each(QStringLiteral("SELECT COALESCE(MAX(id), 0) FROM ") % table, {},
                [&last](const Statement &row) { last = row.number(0); }))
            return {};
        if (!run(savedAtOnce(add), QList<QVariant>{qlonglong(last + 1)} + values))
            return {};
    }
    m_error = {StoreError::Code::Locked, m_connection->path(), QStringLiteral("'%1' is busy").arg(table)};
    return {};
}

bool NodeIds::keepSlot(qint64 host, int slot)
{
    return run(
        savedAtOnce(QStringLiteral("INSERT INTO node_hosts (host, slot) VALUES (?, ?)")), {qlonglong(host), slot});
}

} // namespace argiope::store
