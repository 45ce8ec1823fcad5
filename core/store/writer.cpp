#include "core/base/version.h"
#include "core/settings/fields.h"
#include "core/store/pagecolumns.h"
#include "core/store/schema.h"
#include "core/store/writer_p.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace argiope::store {

namespace {

constexpr char SeedName[] = "key_seed";
constexpr char SettingsName[] = "settings";
constexpr QLatin1String DraftSuffix(".new");
constexpr char QueuedHere[]
    = " WHERE u.state = 0 AND u.host = ? AND u.depth = ? AND u.id > ? ORDER BY u.depth, u.id LIMIT ?";
constexpr char QueuedBelow[] = " WHERE u.state = 0 AND u.host = ? AND u.depth > ? ORDER BY u.depth, u.id LIMIT ?";

/// INSERT … ON CONFLICT DO UPDATE for a row of `pages`.
QString storePageSql()
{
    QStringList marks;
    marks.fill(QStringLiteral("?"), PageColumnCount + 1);
    QStringList updates;
    for (const char *column : PageColumns)
        updates << QStringLiteral("%1 = excluded.%1").arg(QLatin1String(column));
    return QStringLiteral("INSERT INTO pages (id, %1) VALUES (%2) ON CONFLICT (id) DO UPDATE SET %3")
        .arg(pageColumnList(), marks.join(QStringLiteral(", ")), updates.join(QStringLiteral(", ")));
}

base::Failure<StoreError> cannotCreate(const QString &path, const QString &detail)
{
    return base::Failure{StoreError{StoreError::Code::CannotCreate, path, detail}};
}

QByteArray settingsJson(const settings::CrawlSettings &settings)
{
    return QJsonDocument(settings::toJson(settings)).toJson(QJsonDocument::Compact);
}

/// An empty database becomes a project, in one transaction.
base::Result<void, StoreError> makeProject(Connection &connection, const settings::CrawlSettings &settings)
{
    if (auto begun = connection.begin(); !begun)
        return begun;
    if (auto done = connection.exec(schemaStatements()); !done)
        return done;
    if (auto done = updateOutcomeNames(connection); !done)
        return done;
    {
        Statement meta(connection, QStringLiteral("INSERT INTO meta (name, value) VALUES (?, ?)"));
        const auto set = [&](const char *name, const QByteArray &value) {
            return meta.run({textValue(QByteArray(name)), blobValue(value)});
        };
        const quint64 seed = QRandomGenerator::system()->generate64();
        const QByteArray now = QByteArray::number(QDateTime::currentMSecsSinceEpoch());
        if (!set(SeedName, QByteArray::number(seed, 16)) || !set(SettingsName, settingsJson(settings))
            || !set("created_at", now) || !set("created_by", QByteArrayLiteral("argiope ") + base::Version))
            return base::Failure{meta.error()};
    }
    if (auto done = connection.exec(dialect::identify(FormatVersion)); !done)
        return done;
    return connection.commit();
}

void removeDatabase(const QString &path)
{
    QFile::remove(path);
    for (const QString &file : dialect::sidecars(path))
        QFile::remove(file);
}

/// A whole project that nobody has open.
base::Result<void, StoreError> makeDraft(const QString &draft, const settings::CrawlSettings &settings)
{
    {
        QFile file(draft);
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return cannotCreate(draft, file.errorString());
    }
    auto connection = Connection::open(draft, dialect::Access::Create);
    if (!connection)
        return base::Failure{connection.error()};
    if (auto made = makeProject(**connection, settings); !made)
        return made;
    // Here rather than later: who is killed while the journal's kind changes leaves a file that readers cannot mend.
    return (*connection)->exec(dialect::journalSetup());
}

} // namespace

Writer::Impl::Impl(std::unique_ptr<ProjectLock> lock, std::unique_ptr<Connection> connection)
    : m_lock(std::move(lock))
    , m_connection(std::move(connection))
    , m_file(FileIdentity::of(m_connection->path()))
    , m_transaction(*m_connection)
    , m_insertUrls(*m_connection, m_transaction,
          QStringLiteral("INSERT INTO urls (id, key, url, host, state, role, rule, depth, hops, referrer, in_sitemap, "
                         "discovered_at, run) VALUES"),
          13)
    // Every bound value costs as much as writing its share of the row, so small ones travel together:
    // a = place, rule; b = text, kind, rel, followed. See setLinks().
    , m_insertLinks(*m_connection, m_transaction, QStringLiteral("WITH v (id, target, a, b) AS (VALUES"), 4,
          QStringLiteral(
              ") INSERT INTO links (id, target, place, kind, rel, rule, followed, text_id) SELECT id, target, "
              "a >> 32, (b >> 17) & 255, (b >> 1) & 65535, a & 2147483647, b & 1, b >> 25 FROM v"))
    , m_insertTexts(*m_connection, m_transaction, QStringLiteral("INSERT INTO texts (id, text) VALUES"), 2)
    , m_insertInlinks(*m_connection, m_transaction, QStringLiteral("INSERT INTO inlinks (target, n) VALUES"), 2,
          QStringLiteral("ON CONFLICT (target) DO UPDATE SET n = inlinks.n + excluded.n"))
    , m_linkIndex(*m_connection, m_transaction)
    , m_findUrl(
          *m_connection, QStringLiteral("SELECT id, state, role, depth, hops, host, rule, run FROM urls WHERE key = ?"))
    , m_findUrls(*m_connection,
          QStringLiteral("SELECT id, state, role, depth, hops, host, rule, run, key FROM urls WHERE key IN (%1)")
              .arg(QStringList(KeysALookUp, QStringLiteral("?")).join(QStringLiteral(", "))))
    , m_urlById(
          *m_connection, QStringLiteral("SELECT id, state, role, depth, hops, host, rule, run FROM urls WHERE id = ?"))
    , m_pageSummary(*m_connection, QStringLiteral("SELECT outcome, status, bytes, outlinks FROM pages WHERE id = ?"))
    , m_setRule(*m_connection, QStringLiteral("UPDATE urls SET rule = ? WHERE id = ?"))
    , m_lowerDepth(*m_connection,
          QStringLiteral("UPDATE urls SET referrer = CASE WHEN ? < depth THEN ? ELSE referrer END, depth = ?, hops = ? "
                         "WHERE id = ?"))
    , m_requeue(*m_connection,
          QStringLiteral(
              "UPDATE urls SET state = 0, role = ?, rule = ?, depth = ?, hops = ?, referrer = ? WHERE id = ?"))
    , m_letIn(*m_connection, QStringLiteral("UPDATE urls SET state = 0, rule = ? WHERE id = ?"))
    , m_skip(*m_connection, QStringLiteral("UPDATE urls SET state = 2, rule = ? WHERE id = ?"))
    , m_requeueFinished(*m_connection, QStringLiteral("UPDATE urls SET state = 0 WHERE id = ?"))
    , m_meetInRun(*m_connection,
          QStringLiteral("UPDATE urls SET state = ?, role = ?, rule = ?, depth = ?, hops = ?, referrer = ?, "
                         "in_sitemap = ?, run = ?, last_seen = CASE WHEN ? > 0 THEN ? ELSE last_seen END WHERE id = ?"))
    , m_inSitemap(*m_connection, QStringLiteral("UPDATE urls SET in_sitemap = 1 WHERE id = ?"))
    , m_finishUrl(*m_connection, QStringLiteral("UPDATE urls SET state = 1 WHERE id = ?"))
    , m_storePage(*m_connection, storePageSql())
    , m_storeHeaders(*m_connection,
          QStringLiteral("INSERT INTO page_headers (id, headers) VALUES (?, ?) "
                         "ON CONFLICT (id) DO UPDATE SET headers = excluded.headers"))
    , m_dropHeaders(*m_connection, QStringLiteral("DELETE FROM page_headers WHERE id = ?"))
    , m_page(*m_connection,
          QStringLiteral("SELECT visits, last_changed, gone_since, not_modified, ") % pageColumnList()
              % QStringLiteral(" FROM pages WHERE id = ?"))
    , m_setHistory(*m_connection,
          QStringLiteral(
              "UPDATE pages SET visits = ?, last_changed = ?, gone_since = ?, not_modified = ? WHERE id = ?"))
    , m_dropPage(*m_connection, QStringLiteral("DELETE FROM pages WHERE id = ?"))
    , m_waiting(*m_connection, waitingSql(false) % QStringLiteral(" WHERE u.id = ?"))
    , m_waitingPage(*m_connection, waitingSql(true) % QStringLiteral(" WHERE u.id = ?"))
    , m_lastVisit(*m_connection, QStringLiteral("SELECT MAX(id) FROM visits WHERE id BETWEEN ? AND ?"))
    , m_addVisit(*m_connection,
          QStringLiteral("INSERT INTO visits (id, visit, attempt, retried, outcome, status, bytes, response_ms, at, "
                         "content_hash, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))
    , m_lastAnswer(*m_connection,
          QStringLiteral("SELECT visit, attempt, retried, outcome, status, bytes, response_ms, at, content_hash, error "
                         "FROM visits WHERE id BETWEEN ? AND ? AND retried = 0 AND status > 0 "
                         "ORDER BY visit DESC LIMIT 1"))
    , m_storedLinks(*m_connection,
          QStringLiteral("SELECT t.id, t.state, t.role, t.depth, t.hops, t.host, t.rule, t.run, l.followed, l.kind, "
                         "l.rule FROM links l JOIN urls t ON t.id = l.target WHERE l.id BETWEEN ? AND ? ORDER BY l.id"))
    , m_dropLinks(*m_connection, QStringLiteral("DELETE FROM links WHERE id BETWEEN ? AND ?"))
    , m_followed(*m_connection,
          QStringLiteral("SELECT target FROM links WHERE id BETWEEN ? AND ? AND followed = 1 UNION "
                         "SELECT redirect_to FROM pages WHERE id = ? AND redirect_to IS NOT NULL"))
    , m_targets(*m_connection,
          QStringLiteral("SELECT target, MAX(followed), COUNT(*), target = COALESCE((SELECT redirect_to FROM pages "
                         "WHERE id = ?), 0) FROM links WHERE id BETWEEN ? AND ? GROUP BY target"))
    , m_findHost(*m_connection, QStringLiteral("SELECT id FROM hosts WHERE origin = ?"))
    , m_addHost(*m_connection,
          QStringLiteral("INSERT INTO hosts (origin, robots_status, robots_fetched_at) VALUES (?, -1, 0)"))
    , m_findRule(*m_connection, QStringLiteral("SELECT id FROM rules WHERE name = ? AND detail = ?"))
    , m_addRule(*m_connection, QStringLiteral("INSERT INTO rules (name, detail) VALUES (?, ?)"))
    , m_allRules(*m_connection, QStringLiteral("SELECT id, name, detail FROM rules ORDER BY id"))
    , m_findPlace(*m_connection, QStringLiteral("SELECT id FROM places WHERE element = ? AND attribute = ?"))
    , m_addPlace(*m_connection, QStringLiteral("INSERT INTO places (element, attribute) VALUES (?, ?)"))
    , m_setRobots(*m_connection,
          QStringLiteral("UPDATE hosts SET robots_status = ?, robots_text = ?, robots_fetched_at = ? WHERE id = ?"))
    , m_allHosts(*m_connection,
          QStringLiteral("SELECT id, origin, robots_status, robots_text, robots_fetched_at FROM hosts ORDER BY id"))
    , m_hostById(*m_connection,
          QStringLiteral("SELECT id, origin, robots_status, robots_text, robots_fetched_at FROM hosts WHERE id = ?"))
    , m_queuedHere(*m_connection, waitingSql(false) % QLatin1String(QueuedHere))
    , m_queuedBelow(*m_connection, waitingSql(false) % QLatin1String(QueuedBelow))
    , m_queuedPagesHere(*m_connection, waitingSql(true) % QLatin1String(QueuedHere))
    , m_queuedPagesBelow(*m_connection, waitingSql(true) % QLatin1String(QueuedBelow))
    , m_queuedByHost(*m_connection, QStringLiteral("SELECT host, COUNT(*) FROM urls WHERE state = 0 GROUP BY host"))
    , m_keys(*m_connection, QStringLiteral("SELECT key FROM urls WHERE key > ? ORDER BY key LIMIT 10000"))
    , m_sitemaps(*m_connection)
    , m_getMeta(*m_connection, QStringLiteral("SELECT value FROM meta WHERE name = ?"))
    , m_setMeta(*m_connection,
          QStringLiteral("INSERT INTO meta (name, value) VALUES (?, ?) "
                         "ON CONFLICT (name) DO UPDATE SET value = excluded.value"))
{
}

Writer::Impl::~Impl()
{
    if (m_inTransaction)
        m_transaction.rollback();
}

base::Result<void, StoreError> Writer::Impl::load()
{
    const auto damaged = [this](const QString &detail) {
        return base::Failure{StoreError{StoreError::Code::Damaged, m_connection->path(), detail}};
    };
    const auto meta = [this](const char *name) -> QByteArray {
        if (!run(m_getMeta, {textValue(QByteArray(name))}) || !m_getMeta.next())
            return {};
        const QByteArray value = m_getMeta.blob(0);
        m_getMeta.finish();
        return value;
    };
    const QByteArray seed = meta(SeedName);
    const QByteArray json = meta(SettingsName);
    m_lastUrl = maxId(QStringLiteral("urls"));
    m_lastText = maxId(QStringLiteral("texts"));
    m_lastSitemap = maxId(QStringLiteral("sitemaps"));
    if (const auto error = m_linkIndex.load())
        fail(*error);
    if (m_error)
        return base::Failure{*m_error};
    bool ok = false;
    m_keySeed = seed.toULongLong(&ok, 16);
    if (!ok)
        return damaged(QStringLiteral("no key_seed"));
    const auto parsed = settings::fromJson(QJsonDocument::fromJson(json).object());
    if (!parsed)
        return damaged(QStringLiteral("settings: ") % parsed.error().message());
    m_settings = *parsed;
    return {};
}

qint64 Writer::Impl::maxId(const QString &table)
{
    Statement statement(*m_connection, QStringLiteral("SELECT MAX(id) FROM ") % table);
    if (!run(statement))
        return 0;
    const qint64 id = statement.next() ? statement.number(0) : 0;
    check(statement);
    return id;
}

void Writer::Impl::fail(const StoreError &error)
{
    if (!m_error)
        m_error = error;
}

bool Writer::Impl::run(Statement &statement, std::initializer_list<QVariant> values)
{
    return run(statement, values.begin(), qsizetype(values.size()));
}

bool Writer::Impl::run(Statement &statement, const QVariant *values, qsizetype count)
{
    if (m_error)
        return false;
    const auto error = m_transaction.run(statement, std::vector<QVariant>(values, values + count));
    if (error)
        fail(*error);
    else if (!statement.isSelect())
        m_ahead.clear();
    return !error;
}

bool Writer::Impl::check(Statement &statement)
{
    if (statement.failed())
        fail(statement.error());
    else
        statement.finish();
    return !m_error;
}

bool Writer::Impl::flush()
{
    if (!flushUrls() || !flushLinks())
        return false;
    if (!m_insertTexts.flush())
        fail(m_insertTexts.error());
    else if (const auto error = m_linkIndex.flush())
        fail(*error);
    return !m_error;
}

void Writer::Impl::forget()
{
    m_insertUrls.clear();
    m_insertLinks.clear();
    m_insertTexts.clear();
    m_insertInlinks.clear();
    m_newUrls.clear();
    m_ahead.clear();
    m_newSources.clear();
    m_texts.clear();
    m_hosts.clear();
    m_rules.clear();
    m_places.clear();
    m_settings = m_settingsBefore;
    // Should this fail too, the next transaction reports it.
    m_lastUrl = maxId(QStringLiteral("urls"));
    m_lastText = maxId(QStringLiteral("texts"));
    if (const auto error = m_linkIndex.load())
        fail(*error);
}

Writer::Writer(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

Writer::~Writer() = default;

base::Result<std::unique_ptr<Writer>, StoreError> Writer::create(
    const QString &path, const settings::CrawlSettings &settings)
{
    using Code = StoreError::Code;
    const QFileInfo info(path);
    if (path.isEmpty() || info.fileName().isEmpty())
        return cannotCreate(path, QStringLiteral("no file name"));
    if (info.exists() || info.isSymLink())
        return base::Failure{StoreError{Code::Exists, path, {}}};
    if (!QFileInfo(info.absolutePath()).isDir())
        return cannotCreate(path, QStringLiteral("no such folder"));

    auto lock = ProjectLock::take(path);
    if (!lock) {
        if (lock.error().code == Code::Locked)
            return base::Failure{lock.error()};
        return cannotCreate(path, lock.error().detail);
    }
    // Under another name until it is whole: who is killed here leaves no file that is neither a project nor absent.
    const QString draft = path % DraftSuffix;
    removeDatabase(draft);
    if (auto made = makeDraft(draft, settings); !made) {
        removeDatabase(draft);
        return base::Failure{StoreError{made.error().code, path, made.error().detail}};
    }
    if (QFile file(draft); !file.rename(path)) { // which replaces nothing
        const QString detail = file.errorString();
        const bool taken = QFileInfo::exists(path) || QFileInfo(path).isSymLink();
        removeDatabase(draft);
        if (taken)
            return base::Failure{StoreError{Code::Exists, path, {}}};
        return cannotCreate(path, detail);
    }
    // From here on there is a file of ours to take back.
    auto writer = [&]() -> base::Result<std::unique_ptr<Writer>, StoreError> {
        auto connection = Connection::open(path, dialect::Access::Create);
        if (!connection)
            return base::Failure{connection.error()};
        if (auto set = (*connection)->exec(dialect::journalSetup()); !set)
            return base::Failure{set.error()};
        auto impl = std::make_unique<Impl>(std::move(*lock), std::move(*connection));
        if (auto loaded = impl->load(); !loaded)
            return base::Failure{loaded.error()};
        return std::unique_ptr<Writer>(new Writer(std::move(impl)));
    }();
    if (!writer)
        removeDatabase(path);
    return writer;
}

base::Result<std::unique_ptr<Writer>, StoreError> Writer::open(const QString &path)
{
    using Code = StoreError::Code;
    if (auto header = dialect::inspect(path); !header)
        return base::Failure{header.error()};
    auto lock = ProjectLock::take(path);
    if (!lock)
        return base::Failure{lock.error()};
    // Read again under the lock: the former owner may have changed it.
    const auto header = dialect::inspect(path);
    if (!header)
        return base::Failure{header.error()};
    if (header->version > FormatVersion)
        return base::Failure{
            StoreError{Code::NewerVersion, path, QStringLiteral("format version %1").arg(header->version)}};
    if (!QFileInfo(path).isWritable())
        return base::Failure{StoreError{Code::ReadOnly, path, {}}};
    auto connection = Connection::open(path, dialect::Access::Write);
    if (!connection)
        return base::Failure{connection.error()};
    // The log beside the file may know better than the file's header.
    const auto version = formatVersion(**connection);
    if (!version)
        return base::Failure{version.error()};
    if (*version < FormatVersion) {
        if (auto checked = checkSchema(**connection, *version); !checked)
            return base::Failure{checked.error()};
        if (auto lifted = migrate(**connection, *version, FormatVersion, migrations()); !lifted)
            return base::Failure{lifted.error()};
    }
    if (auto checked = checkSchema(**connection); !checked)
        return base::Failure{checked.error()};
    if (auto checked = checkQueue(**connection); !checked)
        return base::Failure{checked.error()};
    if (auto set = (*connection)->exec(dialect::journalSetup()); !set)
        return base::Failure{set.error()};
    if (auto named = updateOutcomeNames(**connection); !named)
        return base::Failure{named.error()};
    auto impl = std::make_unique<Impl>(std::move(*lock), std::move(*connection));
    if (auto loaded = impl->load(); !loaded)
        return base::Failure{loaded.error()};
    return std::unique_ptr<Writer>(new Writer(std::move(impl)));
}

QString Writer::path() const
{
    return m_impl->m_connection->path();
}

quint64 Writer::keySeed() const
{
    return m_impl->m_keySeed;
}

settings::CrawlSettings Writer::settings() const
{
    return m_impl->m_settings;
}

void Writer::setSettings(const settings::CrawlSettings &settings)
{
    const QJsonObject json = settings::toJson(settings);
    const auto stored = settings::fromJson(json); // without what is secret
    if (!stored) {
        m_impl->fail({StoreError::Code::Io, path(), QStringLiteral("settings: ") % stored.error().message()});
        return;
    }
    setMeta(QByteArray(SettingsName), QJsonDocument(json).toJson(QJsonDocument::Compact));
    if (!m_impl->failed())
        m_impl->m_settings = *stored;
}

bool Writer::failed() const
{
    return m_impl->failed();
}

void Writer::begin()
{
    Q_ASSERT(!m_impl->m_inTransaction);
    if (m_impl->m_inTransaction)
        return;
    m_impl->m_settingsBefore = m_impl->m_settings;
    m_impl->m_inTransaction = true;
    if (m_impl->failed())
        return;
    if (auto begun = m_impl->m_transaction.begin(); !begun)
        m_impl->fail(begun.error());
}

base::Result<void, StoreError> Writer::commit()
{
    Impl &d = *m_impl;
    Q_ASSERT(d.m_inTransaction);
    if (!d.failed() && FileIdentity::of(path()) != d.m_file)
        d.fail({StoreError::Code::NotFound, path(), QStringLiteral("it was moved or removed while it was written")});
    if (d.flush()) {
        if (auto done = d.m_transaction.commit(); !done)
            d.fail(done.error());
    }
    d.m_inTransaction = false;
    if (!d.failed())
        return {};
    const StoreError error = *d.m_error;
    d.m_transaction.rollback();
    // A file that was moved takes with it what is in it, not what stands in the log under its old name.
    if (error.code == StoreError::Code::NotFound)
        (void)d.m_connection->exec(dialect::moveLogIntoFile());
    d.m_error.reset();
    d.forget();
    return base::Failure{error};
}

void Writer::onFull(std::function<bool(const StoreError &)> wait)
{
    m_impl->m_transaction.onFull(std::move(wait));
}

base::Result<void, StoreError> Writer::limitFile(qint64 bytes)
{
    Connection &connection = *m_impl->m_connection;
    qint64 pageSize = 0;
    {
        Statement ask(connection, dialect::pageSize());
        if (!ask.run() || !ask.next())
            return base::Failure{ask.error()};
        pageSize = ask.number(0);
        ask.finish();
    }
    Statement limit(connection, dialect::limitPages(pageSize > 0 ? bytes / pageSize : 0));
    if (!limit.run())
        return base::Failure{limit.error()};
    limit.finish();
    return {};
}

qint64 Writer::pendingBytes() const
{
    return m_impl->m_transaction.bytes();
}

void Writer::setMeta(const QByteArray &name, const QByteArray &value)
{
    m_impl->run(m_impl->m_setMeta, {textValue(name), blobValue(value)});
}

QByteArray Writer::meta(const QByteArray &name)
{
    Impl &d = *m_impl;
    if (!d.run(d.m_getMeta, {textValue(name)}))
        return {};
    const QByteArray value = d.m_getMeta.next() ? d.m_getMeta.blob(0) : QByteArray();
    d.check(d.m_getMeta);
    return value;
}

} // namespace argiope::store
