#pragma once

#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

/// What the tests of project files share.
namespace argiope::storetest {

using namespace argiope::store;

/// Whether tests' projects are in a PostgreSQL database: tests/support/on_postgres runs classes so.
inline bool inDatabase()
{
    return qEnvironmentVariable("ARGIOPE_TEST_ENGINE") == u"postgres";
}

/// For what only files have.
#define SKIP_IN_DATABASE(why)                                                                                          \
    do {                                                                                                               \
        if (argiope::storetest::inDatabase())                                                                          \
            QSKIP("of files only: " why);                                                                              \
    } while (false)

/// A place for a project which is not there yet.
inline QString newPlace(const QTemporaryDir &folder)
{
    if (!inDatabase())
        return folder.filePath(QStringLiteral("p.argiope"));
    return test::postgresServer() % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces).left(13);
}

/// A folder of its own, and a project in it, or in a database.
struct Project
{
    QTemporaryDir folder;
    QString path = newPlace(folder);

    Project() = default;
    ~Project()
    {
        if (inDatabase())
            removeProject(path);
    }
    Project(const Project &) = delete;
    Project &operator=(const Project &) = delete;

    [[nodiscard]] std::unique_ptr<Writer> create(const settings::CrawlSettings &settings = {}) const
    {
        auto writer = Writer::create(path, settings);
        return writer ? std::move(*writer) : nullptr;
    }
    [[nodiscard]] std::unique_ptr<Writer> open() const
    {
        auto writer = Writer::open(path);
        return writer ? std::move(*writer) : nullptr;
    }
    [[nodiscard]] std::unique_ptr<Reader> read() const
    {
        auto reader = Reader::open(path);
        return reader ? std::move(*reader) : nullptr;
    }
};

inline NewUrl newUrl(const Writer &writer, const QByteArray &url, UrlState state = UrlState::Queued)
{
    NewUrl row;
    row.key = url::urlKey(url, writer.keySeed());
    row.url = url;
    row.state = state;
    row.discoveredAt = 1'800'000'000'123;
    return row;
}

/// A row that a resumed crawl can take up: one without a host is none.
inline NewUrl queuedUrl(const Writer &writer, const QByteArray &url)
{
    NewUrl row = newUrl(writer, url);
    row.host = HostId(1);
    return row;
}

inline PageRecord okPage(UrlId id)
{
    PageRecord page;
    page.id = id;
    page.outcome = Outcome::Ok;
    page.status = 200;
    page.contentType = "text/html; charset=utf-8";
    page.bytes = 1234;
    page.readAs = facts::NewestFacts;
    page.fetchedAt = 1'800'000'001'456;
    return page;
}

/// Runs one statement on a project behind the store's back; the first value of the first row.
inline QVariant rawSql(const QString &path, const QString &sql, QString *error = nullptr)
{
    if (Place::isDatabase(path)) {
        const auto place = Place::parse(path);
        const auto session = postgres::Session::open(*place, postgres::Session::Access::Write);
        const auto used = session ? (*session)->use(place->project()) : base::Result<void, StoreError>();
        const auto value = session ? (*session)->ask(sql) : base::Result<QVariant, StoreError>(QVariant());
        if (error && (!session || !used || !value))
            *error = !session ? session.error().message() : !used ? used.error().message() : value.error().message();
        return value ? *value : QVariant();
    }
    QVariant value;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        db.setDatabaseName(path);
        if (db.open()) {
            QSqlQuery query(db);
            const bool ok = query.exec(sql);
            if (!ok && error)
                *error = query.lastError().text();
            if (query.next())
                value = query.value(0);
        } else if (error) {
            *error = db.lastError().text();
        }
        db.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    return value;
}

inline QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Turns Qt's warnings into a list, so that a test can look at them.
class Warnings
{
public:
    Warnings()
    {
        list().clear();
        m_before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
            if (type != QtDebugMsg && type != QtInfoMsg)
                list().append(text);
        });
    }
    ~Warnings() { qInstallMessageHandler(m_before); }
    Warnings(const Warnings &) = delete;
    Warnings &operator=(const Warnings &) = delete;
    [[nodiscard]] static QStringList &list()
    {
        static QStringList texts;
        return texts;
    }

private:
    QtMessageHandler m_before;
};

} // namespace argiope::storetest
