#include "core/store/reader.h"

#include "core/settings/fields.h"
#include "core/store/listsql.h"
#include "core/store/pagecolumns.h"
#include "core/store/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace argiope::store {

namespace {

/// How often a long read looks at its cancel flag.
constexpr int RowsBetweenChecks = 1024;

/// A type without its parameters, in lower case.
QByteArray bareType(const QByteArray &contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return (end < 0 ? contentType : contentType.left(end)).trimmed().toLower();
}

/// Most first, then by name.
template <class Key, class Less>
QList<QPair<Key, qint64>> byCount(const QHash<Key, qint64> &counts, Less less)
{
    QList<QPair<Key, qint64>> list;
    list.reserve(counts.size());
    for (auto it = counts.begin(); it != counts.end(); ++it)
        list.append({it.key(), it.value()});
    std::sort(list.begin(), list.end(), [&less](const auto &a, const auto &b) {
        return a.second != b.second ? a.second > b.second : less(a.first, b.first);
    });
    return list;
}

QList<QPair<int, qint64>> byNumber(const QHash<int, qint64> &counts)
{
    QList<QPair<int, qint64>> list;
    for (auto it = counts.begin(); it != counts.end(); ++it)
        list.append({it.key(), it.value()});
    std::sort(list.begin(), list.end());
    return list;
}

base::Result<std::unique_ptr<Connection>, StoreError> openForReading(const QString &path)
{
    auto connection = Connection::open(path, dialect::Access::Read);
    if (connection) {
        // The first statement that reads the file shows whether it can be read.
        auto checked = checkSchema(**connection);
        if (checked)
            return connection;
        const StoreError error = checked.error();
        // Where nobody can write, not even the files beside it, the file cannot change either.
        const QFileInfo folder(QFileInfo(path).absolutePath());
        const QStringList beside = dialect::sidecars(path);
        const bool anyBeside
            = std::any_of(beside.begin(), beside.end(), [](const QString &file) { return QFileInfo::exists(file); });
        if (error.code == StoreError::Code::Damaged || anyBeside || folder.isWritable())
            return base::Failure{error};
        connection = Connection::open(path, dialect::Access::ReadImmutable);
        if (!connection)
            return connection;
        if (auto again = checkSchema(**connection); !again)
            return base::Failure{again.error()};
    }
    return connection;
}

} // namespace

const char *name(UrlColumn column)
{
    static constexpr const char *names[UrlColumnCount] = {"url", "status", "outcome", "content_type", "bytes", "depth",
        "inlinks", "outlinks", "title", "response_ms", "referrer", "discovered_at", "fetched_at", "state", "rule",
        "rule_detail", "redirect_url", "canonical", "meta_robots", "description", "h1", "language", "charset",
        "word_count", "content_hash", "attempts", "error", "in_sitemap"};
    return names[int(column)];
}

struct Reader::Impl
{
    explicit Impl(std::unique_ptr<Connection> c)
        : connection(std::move(c))
        , getMeta(*connection, QStringLiteral("SELECT value FROM meta WHERE name = ?"))
        , getRow(*connection, recordSql() % QStringLiteral(" WHERE u.id = ?"))
        , getByKey(*connection, recordSql() % QStringLiteral(" WHERE u.key = ?"))
        , getInlinks(*connection, linkSql() % QStringLiteral(" WHERE l.target = ? ORDER BY l.id LIMIT ?"))
        , getOutlinks(*connection, linkSql() % QStringLiteral(" WHERE l.id BETWEEN ? AND ? ORDER BY l.id LIMIT ?"))
    {
    }

    /// One moment for all statements of a call, also where calls nest (in the visitor of forEach).
    class Moment
    {
    public:
        explicit Moment(Impl &impl)
            : m_impl(impl)
        {
            m_impl.enter();
        }
        ~Moment() { m_impl.leave(); }
        Moment(const Moment &) = delete;
        Moment &operator=(const Moment &) = delete;

    private:
        Impl &m_impl;
    };

    void enter()
    {
        if (depth++ > 0)
            return;
        error.reset();
        if (auto begun = connection->begin(); !begun)
            fail(begun.error());
    }
    void leave()
    {
        if (--depth == 0)
            connection->rollback();
    }
    void fail(const StoreError &e)
    {
        if (!error)
            error = e;
    }
    bool run(Statement &statement, const QList<QVariant> &values = {})
    {
        if (statement.run(values.constData(), values.size()))
            return true;
        fail(statement.error());
        return false;
    }
    /// Calls `visit` for each row, until it returns false or the rows end.
    template <class Visit>
    void each(Statement &statement, const QList<QVariant> &values, Visit visit)
    {
        if (!run(statement, values))
            return;
        while (statement.next()) {
            if (!visit(statement)) {
                statement.finish();
                return;
            }
        }
        if (statement.failed())
            fail(statement.error());
    }
    template <class Visit>
    void each(const QString &sql, const QList<QVariant> &values, Visit visit)
    {
        Statement statement(*connection, sql);
        each(statement, values, visit);
    }
    std::optional<UrlRecord> one(Statement &statement, const QVariant &value)
    {
        std::optional<UrlRecord> record;
        each(statement, {value}, [&record](const Statement &row) {
            record = recordFromRow(row);
            return false;
        });
        return record;
    }

    std::unique_ptr<Connection> connection;
    settings::CrawlSettings settings;
    quint64 keySeed = 0;
    std::optional<StoreError> error;
    int depth = 0;
    Statement getMeta;
    Statement getRow;
    Statement getByKey;
    Statement getInlinks;
    Statement getOutlinks;
};

base::Result<std::unique_ptr<Reader>, StoreError> Reader::open(const QString &path)
{
    using Code = StoreError::Code;
    const auto header = dialect::inspect(path);
    if (!header)
        return base::Failure{header.error()};
    if (header->version > FormatVersion)
        return base::Failure{
            StoreError{Code::NewerVersion, path, QStringLiteral("format version %1").arg(header->version)}};
    if (header->version < FormatVersion) {
        return base::Failure{StoreError{Code::Io, path,
            QStringLiteral("format version %1 has to be opened for writing once").arg(header->version)}};
    }
    auto connection = openForReading(path);
    if (!connection)
        return base::Failure{connection.error()};
    auto impl = std::make_unique<Impl>(std::move(*connection));
    std::unique_ptr<Reader> reader(new Reader(std::move(impl)));
    bool ok = false;
    reader->m_impl->keySeed = reader->meta(QByteArrayLiteral("key_seed")).toULongLong(&ok, 16);
    const auto parsed
        = settings::fromJson(QJsonDocument::fromJson(reader->meta(QByteArrayLiteral("settings"))).object());
    if (auto error = reader->error())
        return base::Failure{*error};
    if (!ok)
        return base::Failure{StoreError{Code::Damaged, path, QStringLiteral("no key_seed")}};
    if (!parsed)
        return base::Failure{StoreError{Code::Damaged, path, QStringLiteral("settings: ") % parsed.error().message()}};
    reader->m_impl->settings = *parsed;
    return reader;
}

Reader::Reader(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

Reader::~Reader() = default;

Reader::Snapshot::Snapshot(Reader &reader)
    : m_reader(reader)
{
    m_reader.m_impl->enter();
}

Reader::Snapshot::~Snapshot()
{
    m_reader.m_impl->leave();
}

settings::CrawlSettings Reader::settings() const
{
    return m_impl->settings;
}

quint64 Reader::keySeed() const
{
    return m_impl->keySeed;
}

QByteArray Reader::meta(const QByteArray &name) const
{
    const Impl::Moment moment(*m_impl);
    QByteArray value;
    m_impl->each(m_impl->getMeta, {textValue(name)}, [&value](const Statement &row) {
        value = row.blob(0);
        return false;
    });
    return value;
}

std::optional<StoreError> Reader::error() const
{
    return m_impl->error;
}

QList<qint64> Reader::ids(const ListQuery &query, qint64 after, const std::atomic<bool> *cancel)
{
    const Impl::Moment moment(*m_impl);
    const ListSql sql(query, after);
    QList<qint64> list;
    int untilCheck = RowsBetweenChecks;
    m_impl->each(sql.idsSql(), sql.values(), [&](const Statement &row) {
        if (--untilCheck == 0) {
            untilCheck = RowsBetweenChecks;
            if (cancel && cancel->load(std::memory_order_relaxed))
                return false;
        }
        if (!sql.mustCheck() || sql.keeps(row.value(1).toString(), row.value(2).toString()))
            list.append(row.number(0));
        return true;
    });
    return list;
}

QList<UrlRecord> Reader::rows(const QList<qint64> &ids)
{
    const Impl::Moment moment(*m_impl);
    QList<UrlRecord> list;
    list.reserve(ids.size());
    for (const qint64 id : ids)
        list.append(m_impl->one(m_impl->getRow, qlonglong(id)).value_or(UrlRecord{}));
    return list;
}

void Reader::forEach(const ListQuery &query, const std::function<bool(const UrlRecord &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    const ListSql sql(query);
    m_impl->each(sql.rowsSql(), sql.values(), [&](const Statement &row) {
        const UrlRecord record = recordFromRow(row);
        if (sql.mustCheck() && !sql.keeps(QString::fromUtf8(record.url), QString::fromUtf8(record.page.title)))
            return true;
        return visit(record);
    });
}

void Reader::forEachLink(const std::function<bool(const LinkRecord &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    m_impl->each(linkSql() % QStringLiteral(" ORDER BY l.id"), {},
        [&visit](const Statement &row) { return visit(linkFromRow(row)); });
}

std::optional<UrlRecord> Reader::find(const QByteArray &canonicalUrl)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->one(m_impl->getByKey, url::urlKey(canonicalUrl, m_impl->keySeed).toByteArray());
}

std::optional<UrlRecord> Reader::row(UrlId id)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->one(m_impl->getRow, qlonglong(base::raw(id)));
}

QList<LinkRecord> Reader::inlinks(UrlId id, int limit)
{
    const Impl::Moment moment(*m_impl);
    QList<LinkRecord> list;
    m_impl->each(m_impl->getInlinks, {qlonglong(base::raw(id)), limit}, [&list](const Statement &row) {
        list.append(linkFromRow(row));
        return true;
    });
    return list;
}

QList<LinkRecord> Reader::outlinks(UrlId id, int limit)
{
    const Impl::Moment moment(*m_impl);
    QList<LinkRecord> list;
    const qlonglong first = qlonglong(base::raw(id)) << LinkPositionBits;
    m_impl->each(m_impl->getOutlinks, {first, first + MaxLinksOfPage - 1, limit}, [&list](const Statement &row) {
        list.append(linkFromRow(row));
        return true;
    });
    return list;
}

QList<UrlRecord> Reader::pathFromSeed(UrlId id)
{
    const Impl::Moment moment(*m_impl);
    QList<UrlRecord> path;
    QSet<qint64> seen; // a damaged file could go in circles
    while (id != UrlId::None && !seen.contains(base::raw(id))) {
        seen.insert(base::raw(id));
        const auto record = m_impl->one(m_impl->getRow, qlonglong(base::raw(id)));
        if (!record)
            break;
        path.append(*record);
        id = record->referrerId;
    }
    std::reverse(path.begin(), path.end());
    return path;
}

QList<HostRecord> Reader::hosts()
{
    const Impl::Moment moment(*m_impl);
    QList<HostRecord> list;
    m_impl->each(
        QStringLiteral("SELECT id, origin, robots_status, robots_text, robots_fetched_at FROM hosts ORDER BY id"), {},
        [&list](const Statement &row) {
            list.append({HostId(intFromNumber(row.number(0))), row.text(1), intFromNumber(row.number(2)), row.blob(3),
                row.number(4)});
            return true;
        });
    return list;
}

Stats Reader::stats()
{
    const Impl::Moment moment(*m_impl);
    Stats stats;
    QHash<int, qint64> byDepth;
    QHash<int, qint64> byStatus;
    QHash<QByteArray, qint64> byType;
    QHash<QByteArray, qint64> byOutcome;
    QHash<qint64, qint64> perRule;
    QHash<qint64, qint64> perHost;
    m_impl->each(
        QStringLiteral("SELECT state, CASE WHEN depth < 1000000 THEN depth ELSE -1 END AS d, "
                       "CASE WHEN state = 2 THEN rule ELSE host END AS by, COUNT(*) FROM urls GROUP BY 1, 2, 3"),
        {}, [&](const Statement &row) {
            const UrlState state = stateFromNumber(row.number(0));
            const qint64 n = row.number(3);
            stats.discovered += n;
            if (state == UrlState::Skipped) {
                stats.skipped += n;
                perRule[row.number(2)] += n;
                return true;
            }
            (state == UrlState::Queued ? stats.queued : stats.finished) += n;
            byDepth[intFromNumber(row.number(1))] += n;
            perHost[row.number(2)] += n;
            return true;
        });
    m_impl->each(QStringLiteral("SELECT p.outcome, p.status, p.content_type, COUNT(*), SUM(p.bytes * 1.0) FROM pages p "
                                "JOIN urls u ON u.id = p.id WHERE u.state = 1 GROUP BY 1, 2, 3"),
        {}, [&](const Statement &row) {
            const qint64 n = row.number(3);
            byOutcome[QByteArray(base::name(outcomeFromNumber(row.number(0))))] += n;
            byStatus[intFromNumber(row.number(1))] += n;
            byType[bareType(row.text(2))] += n;
            stats.bytes += row.number(4);
            return true;
        });
    m_impl->each(QStringLiteral("SELECT COUNT(*) FROM links"), {}, [&](const Statement &row) {
        stats.links = row.number(0);
        return true;
    });
    // Names come last: there are far fewer of them than of URLs.
    QHash<QByteArray, qint64> byHost;
    Statement origin(*m_impl->connection, QStringLiteral("SELECT origin FROM hosts WHERE id = ?"));
    for (auto it = perHost.begin(); it != perHost.end(); ++it) {
        QByteArray name;
        m_impl->each(origin, {qlonglong(it.key())}, [&name](const Statement &row) {
            name = row.text(0);
            return true;
        });
        byHost[name] += it.value();
    }
    QList<QPair<Rule, qint64>> byRule;
    Statement rule(*m_impl->connection, QStringLiteral("SELECT name, detail FROM rules WHERE id = ?"));
    for (auto it = perRule.begin(); it != perRule.end(); ++it) {
        Rule found;
        m_impl->each(rule, {qlonglong(it.key())}, [&found](const Statement &row) {
            found = {row.text(0), row.text(1)};
            return true;
        });
        byRule.append({found, it.value()});
    }
    std::sort(byRule.begin(), byRule.end(), [](const auto &a, const auto &b) {
        if (a.second != b.second)
            return a.second > b.second;
        return std::tie(a.first.name, a.first.detail) < std::tie(b.first.name, b.first.detail);
    });
    stats.byDepth = byNumber(byDepth);
    stats.byStatus = byNumber(byStatus);
    stats.byContentType = byCount(byType, std::less<QByteArray>{});
    stats.byOutcome = byCount(byOutcome, std::less<QByteArray>{});
    stats.byHost = byCount(byHost, std::less<QByteArray>{});
    stats.bySkipRule = byRule;
    stats.state = meta(QByteArrayLiteral("state"));
    return stats;
}

base::Result<void, StoreError> copyProject(const QString &from, const QString &to)
{
    using Code = StoreError::Code;
    if (QFileInfo::exists(to) || QFileInfo(to).isSymLink())
        return base::Failure{StoreError{Code::Exists, to, {}}};
    if (QFileInfo(to).fileName().isEmpty() || !QFileInfo(QFileInfo(to).absolutePath()).isDir())
        return base::Failure{StoreError{Code::CannotCreate, to, QStringLiteral("no such folder")}};
    if (auto header = dialect::inspect(from); !header)
        return base::Failure{header.error()};
    auto source = openForReading(from);
    if (!source)
        return base::Failure{source.error()};
    // Under a passing name until it is complete.
    const QString part = to % QStringLiteral(".part");
    {
        QFile reserve(part);
        if (!reserve.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return base::Failure{StoreError{Code::CannotCreate, to, reserve.errorString()}};
    }
    auto copied = (*source)->exec(dialect::copyInto(part));
    if (copied && !QFile::rename(part, to)) {
        copied = base::Failure{StoreError{QFileInfo::exists(to) ? Code::Exists : Code::CannotCreate, to, {}}};
    } else if (!copied) {
        StoreError error = copied.error();
        if (error.code == Code::Io || error.code == Code::DiskFull || error.code == Code::ReadOnly)
            error.path = to; // reading went well until writing failed
        copied = base::Failure{error};
    }
    if (!copied) {
        QFile::remove(part);
        for (const QString &file : dialect::sidecars(part))
            QFile::remove(file);
    }
    return copied;
}

} // namespace argiope::store
