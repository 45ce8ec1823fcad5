#include "core/store/projectfile.h"

#include "core/base/version.h"
#include "core/settings/fields.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectmeta.h"
#include "core/store/schema.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

namespace argiope::store {

namespace {

constexpr QLatin1String DraftSuffix(".new");

base::Failure<StoreError> cannotCreate(const QString &path, const QString &detail)
{
    return base::Failure{StoreError{StoreError::Code::CannotCreate, path, detail}};
}

QByteArray settingsJson(const settings::CrawlSettings &settings)
{
    return QJsonDocument(settings::toJson(settings)).toJson(QJsonDocument::Compact);
}

/// The statements that make an empty database, or nothing within a server's, a project of the present version.
QStringList makingStatements(const Connection &connection)
{
    if (connection.isFile())
        return schemaStatements() + dialect::identify(FormatVersion);
    return QStringList{QString(
               QStringLiteral("CREATE SCHEMA ") % postgres::quotedName(connection.session()->place().project()))}
    + postgres::tables() + postgres::indexesAndViews() + postgres::identify(FormatVersion);
}

/// An empty database becomes a project, in one transaction.
base::Result<void, StoreError> makeProject(Connection &connection, const settings::CrawlSettings &settings)
{
    if (auto begun = connection.begin(); !begun)
        return begun;
    if (auto done = connection.exec(makingStatements(connection)); !done)
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
        if (!set(KeySeedName, QByteArray::number(seed, 16)) || !set(SettingsName, settingsJson(settings))
            || !set("created_at", now) || !set("created_by", QByteArrayLiteral("argiope ") + base::Version))
            return base::Failure{meta.error()};
    }
    return connection.commit();
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

/// A connection that nobody else writes that project through.
base::Result<std::unique_ptr<Connection>, StoreError> lockedConnection(
    const QString &address, postgres::Session::Lock kind = postgres::Session::Lock::Alone)
{
    auto connection = Connection::open(address, dialect::Access::Write);
    if (!connection)
        return connection;
    postgres::Session &session = *(*connection)->session();
    const auto locked = session.lock(session.place().project(), kind);
    if (!locked)
        return base::Failure{locked.error()};
    if (!*locked)
        return base::Failure{session.failure(StoreError::Code::Locked)};
    return connection;
}

base::Result<OpenProject, StoreError> joinInDatabase(const QString &address, const NodeShare &share)
{
    auto connection = lockedConnection(address, postgres::Session::Lock::Shared);
    if (!connection)
        return base::Failure{connection.error()};
    postgres::Session &session = *(*connection)->session();
    if (const auto version = session.inspect(session.place().project()); !version)
        return base::Failure{version.error()};
    // Whoever is stopped amid a transaction must not keep its locks.
    // And statements that were planned while tables were empty would go through all of them later.
    session.setUp(
        QStringLiteral("SET idle_in_transaction_session_timeout = %1; SET enable_seqscan = off").arg(share.stuckMs));
    if (auto set = session.exec(session.setUp()); !set)
        return base::Failure{set.error()};
    auto ids = NodeIds::open(address);
    if (!ids)
        return base::Failure{ids.error()};
    return OpenProject{nullptr, std::move(*connection), share, std::move(*ids)};
}

base::Result<OpenProject, StoreError> createInDatabase(const QString &address, const settings::CrawlSettings &settings)
{
    auto connection = lockedConnection(address);
    if (!connection)
        return base::Failure{connection.error()};
    postgres::Session &session = *(*connection)->session();
    const auto taken = session.hasSchema(session.place().project());
    if (!taken)
        return base::Failure{taken.error()};
    if (*taken)
        return base::Failure{session.failure(StoreError::Code::Exists)};
    if (auto made = makeProject(**connection, settings); !made) {
        (*connection)->rollback();
        return base::Failure{made.error()};
    }
    return OpenProject{nullptr, std::move(*connection), {}, {}};
}

/// What nodes found is on its way still.
base::Result<bool, StoreError> hasBatches(postgres::Session &session)
{
    const auto there = session.hasTable(session.place().project(), QStringLiteral("node_batches"));
    if (!there || !*there)
        return there;
    const auto any = session.ask(QStringLiteral("SELECT EXISTS (SELECT 1 FROM node_batches)"));
    if (!any)
        return base::Failure{any.error()};
    return any->toBool();
}

base::Result<OpenProject, StoreError> openInDatabase(const QString &address)
{
    auto connection = lockedConnection(address);
    if (!connection)
        return base::Failure{connection.error()};
    postgres::Session &session = *(*connection)->session();
    if (const auto version = session.inspect(session.place().project()); !version)
        return base::Failure{version.error()};
    if (auto checked = checkQueue(**connection); !checked)
        return base::Failure{checked.error()};
    if (auto named = updateOutcomeNames(**connection); !named)
        return base::Failure{named.error()};
    const auto underWay = hasBatches(session);
    if (!underWay)
        return base::Failure{underWay.error()};
    if (*underWay) {
        return base::Failure{session.failure(StoreError::Code::Locked,
            QStringLiteral(
                "nodes were disconnected and left URLs in transfer; join the project as a node to continue"))};
    }
    return OpenProject{nullptr, std::move(*connection), {}, {}};
}

} // namespace

void removeProject(const QString &path)
{
    if (Place::isDatabase(path)) {
        if (const auto connection = lockedConnection(path)) {
            const QString schema = postgres::quotedName((*connection)->session()->place().project());
            (void)(*connection)->exec(QString(QStringLiteral("DROP SCHEMA ") % schema % QStringLiteral(" CASCADE")));
        }
        return;
    }
    QFile::remove(path);
    for (const QString &file : dialect::sidecars(path))
        QFile::remove(file);
}

base::Result<OpenProject, StoreError> createProject(const QString &path, const settings::CrawlSettings &settings)
{
    using Code = StoreError::Code;
    if (Place::isDatabase(path))
        return createInDatabase(path, settings);
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
    if (QFileInfo::exists(path) || QFileInfo(path).isSymLink()) // since when we looked
        return base::Failure{StoreError{Code::Exists, path, {}}};
    // The log of a project of this name that was deleted would be taken for the new one's.
    for (const QString &left : dialect::sidecars(path)) {
        QFile file(left);
        if ((file.exists() || QFileInfo(left).isSymLink()) && !file.remove())
            return cannotCreate(path, QFileInfo(left).fileName() % QStringLiteral(": ") % file.errorString());
    }
    // Under another name until it is whole: who is killed here leaves no file that is neither a project nor absent.
    const QString draft = path % DraftSuffix;
    removeProject(draft);
    if (auto made = makeDraft(draft, settings); !made) {
        removeProject(draft);
        return base::Failure{StoreError{made.error().code, path, made.error().detail}};
    }
    if (QFile file(draft); !file.rename(path)) { // which replaces nothing
        const QString detail = file.errorString();
        const bool taken = QFileInfo::exists(path) || QFileInfo(path).isSymLink();
        removeProject(draft);
        if (taken)
            return base::Failure{StoreError{Code::Exists, path, {}}};
        return cannotCreate(path, detail);
    }
    // From here on there is a file of ours to take back.
    if (!(*lock)->lockFile(path)) {
        (*lock)->releaseFile();
        removeProject(path);
        return base::Failure{StoreError{Code::Locked, path, {}}};
    }
    auto connection = [&path]() -> base::Result<std::unique_ptr<Connection>, StoreError> {
        auto opened = Connection::open(path, dialect::Access::Create);
        if (!opened)
            return base::Failure{opened.error()};
        if (auto set = (*opened)->exec(dialect::journalSetup()); !set)
            return base::Failure{set.error()};
        return opened;
    }();
    if (!connection) {
        (*lock)->releaseFile();
        removeProject(path);
        return base::Failure{connection.error()};
    }
    return OpenProject{std::move(*lock), std::move(*connection), {}, {}};
}

base::Result<OpenProject, StoreError> joinProject(const QString &address, const NodeShare &share)
{
    return joinInDatabase(address, share);
}

base::Result<OpenProject, StoreError> openProject(const QString &path)
{
    using Code = StoreError::Code;
    if (Place::isDatabase(path))
        return openInDatabase(path);
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
    const bool hasLog = dialect::hasLog(path);
    auto connection = Connection::open(path, dialect::Access::Write);
    if (!connection)
        return base::Failure{connection.error()};
    // The log beside the file may know better than the file's header.
    const auto version = formatVersion(**connection);
    if (!version)
        return base::Failure{version.error()};
    if (*version < FormatVersion) {
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
    // What a crash left, and the lifting: whoever copies the file has the project. Where others read an older state it
    // stays until they are done.
    if (hasLog || *version < FormatVersion)
        (void)(*connection)->moveLogIntoFile();
    return OpenProject{std::move(*lock), std::move(*connection), {}, {}};
}

} // namespace argiope::store
