#include "core/store/nodeids.h"

#include "core/store/postgres.h"

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>
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

using Agreed = NodeIds::Agreed;

/// The one order in which all nodes lock rows, so that no two wait for each other.
void putInOrder(std::vector<Agreed> &wanted)
{
    std::sort(
        wanted.begin(), wanted.end(), [](const Agreed &a, const Agreed &b) { return a.first.bytes < b.first.bytes; });
}

QString arrayOfKeys(const std::vector<Agreed> &wanted)
{
    std::vector<url::UrlKey> keys;
    keys.reserve(wanted.size());
    for (const Agreed &one : wanted)
        keys.push_back(one.first);
    return NodeIds::arrayOf(keys);
}

QString arrayOfIds(const std::vector<Agreed> &wanted)
{
    QByteArray text = "{";
    for (const Agreed &one : wanted) {
        if (text.size() > 1)
            text += ',';
        text += QByteArray::number(one.second);
    }
    return QString::fromLatin1(text + '}');
}

void noteId(const Statement &row, NodeIds::UrlIds &ids)
{
    const QByteArray bytes = row.blob(0);
    url::UrlKey key;
    if (size_t(bytes.size()) != key.bytes.size())
        return;
    std::copy(bytes.begin(), bytes.end(), key.bytes.begin());
    ids.insert_or_assign(key, row.number(1));
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
        ++m_questions;
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

QString NodeIds::arrayOf(std::span<const url::UrlKey> keys)
{
    QByteArray text = "{";
    for (const url::UrlKey &key : keys) {
        if (text.size() > 1)
            text += ',';
        text += "\"\\\\x" + key.toByteArray().toHex() + '"';
    }
    return QString::fromLatin1(text + '}');
}

bool NodeIds::run(const QString &sql, const QList<QVariant> &values)
{
    return each(sql, values, [](const Statement &) {});
}

std::optional<qint64> NodeIds::next(const QString &table)
{
    Block &block = m_blocks[table];
    if (!block.spare.empty()) {
        const qint64 id = block.spare.back();
        block.spare.pop_back();
        return id;
    }
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
        block.next = end - size;
        block.end = end;
    }
    return block.next++;
}

bool NodeIds::idsOf(std::span<const url::UrlKey> keys, UrlIds &ids)
{
    // In the order in which they were met: neighbours have ids that are neighbours.
    std::vector<Agreed> wanted;
    std::unordered_set<url::UrlKey, url::UrlKeyHash> met;
    for (const url::UrlKey &key : keys) {
        if (ids.contains(key) || !met.insert(key).second)
            continue;
        const auto id = next(QStringLiteral("urls"));
        if (!id)
            return false;
        wanted.emplace_back(key, *id);
    }
    for (size_t from = 0; from < wanted.size(); from += KeysAQuestion) {
        const auto piece = std::span(wanted).subspan(from, std::min(KeysAQuestion, wanted.size() - from));
        if (!agreeOn({piece.begin(), piece.end()}, ids))
            return false;
    }
    std::vector<qint64> &spare = m_blocks[QStringLiteral("urls")].spare;
    for (auto it = wanted.rbegin(); it != wanted.rend(); ++it) {
        if (ids.at(it->first) != it->second)
            spare.push_back(it->second);
    }
    return true;
}

/// In one question as a rule: most are new to all nodes. Those that another is about to say are asked for once more.
bool NodeIds::agreeOn(std::vector<Agreed> wanted, UrlIds &ids)
{
    putInOrder(wanted);
    const bool said = each(
        QStringLiteral("WITH made AS (INSERT INTO node_urls (key, id) SELECT k, i FROM unnest(CAST(CAST(? AS text) AS "
                       "bytea[]), CAST(CAST(? AS text) AS bigint[])) AS w (k, i) ORDER BY k ON CONFLICT (key) DO "
                       "NOTHING RETURNING key, id) SELECT key, id FROM made UNION ALL SELECT key, id FROM node_urls "
                       "WHERE key = ANY (CAST(CAST(? AS text) AS bytea[]))"),
        {arrayOfKeys(wanted), arrayOfIds(wanted), arrayOfKeys(wanted)},
        [&ids](const Statement &row) { noteId(row, ids); });
    if (!said)
        return false;
    std::vector<Agreed> missing;
    std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(missing),
        [&ids](const Agreed &one) { return !ids.contains(one.first); });
    if (!missing.empty() && !find(missing, ids))
        return false;
    const bool all
        = std::all_of(missing.begin(), missing.end(), [&ids](const Agreed &one) { return ids.contains(one.first); });
    if (!all) {
        m_error = {StoreError::Code::Damaged, m_connection->path(), QStringLiteral("'node_urls' lost a row")};
        return false;
    }
    for (const Agreed &one : wanted)
        m_unsaved.insert(*ids.find(one.first));
    return true;
}

bool NodeIds::find(const std::vector<Agreed> &wanted, UrlIds &ids)
{
    return each(QStringLiteral("SELECT key, id FROM node_urls WHERE key = ANY (CAST(CAST(? AS text) AS bytea[]))"),
        {arrayOfKeys(wanted)}, [&ids](const Statement &row) { noteId(row, ids); });
}

bool NodeIds::add(const std::vector<Agreed> &wanted)
{
    return run(QStringLiteral("INSERT INTO node_urls (key, id) SELECT k, i FROM unnest(CAST(CAST(? AS text) AS "
                              "bytea[]), CAST(CAST(? AS text) AS bigint[])) AS w (k, i) ORDER BY k ON CONFLICT (key) "
                              "DO NOTHING"),
        {arrayOfKeys(wanted), arrayOfIds(wanted)});
}

void NodeIds::saved()
{
    m_unsaved.clear();
}

bool NodeIds::agreeAgain()
{
    if (m_unsaved.empty())
        return true;
    std::vector<Agreed> all(m_unsaved.begin(), m_unsaved.end());
    putInOrder(all);
    UrlIds there;
    if (!add(all) || !find(all, there))
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
