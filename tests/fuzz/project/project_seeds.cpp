// project_seeds FOLDER: what fuzz_project begins with: an empty project, a small one, and that one with each of the
// rows that only a stranger writes.

#include "core/store/writer.h"
#include "tests/support/preparedrows.h"

#include <QCoreApplication>
#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <cstdio>

using namespace argiope;

namespace {

void addRows(store::Writer &writer)
{
    writer.begin();
    const base::HostId host = writer.host("http://a.test");
    for (int i = 0; i < 6; ++i) {
        store::NewUrl url;
        url.url = "http://a.test/" + QByteArray::number(i);
        url.key = url::urlKey(url.url, writer.keySeed());
        url.host = host;
        url.depth = i;
        url.referrer = base::UrlId(i);
        url.state = i == 5 ? store::UrlState::Skipped : store::UrlState::Queued;
        url.rule = writer.rule(store::Rule::fromFile("scope", "host"));
        const base::UrlId id = writer.insert(url);
        if (i > 2)
            continue;
        store::LinkRow link;
        link.target = base::UrlId(i + 2);
        link.place = writer.place("a", "href");
        link.text = writer.text("a link");
        writer.setLinks(id, std::span(&link, 1));
        store::PageRecord page;
        page.id = id;
        page.outcome = base::Outcome::Ok;
        page.status = 200;
        page.title = "a title";
        page.headers = "Content-Type: text/html\n";
        writer.finish(page, true);
        store::VisitRecord visit;
        visit.at = 1;
        writer.addVisit(id, visit);
    }
    if (!writer.commit() || !writer.settle())
        qFatal("a seed was not written");
}

void runSql(const QString &path, const char *sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("seed"));
        database.setDatabaseName(path);
        // What is small enough to mutate is worth more than megabytes.
        if (!database.open()
            || !QSqlQuery(database).exec(
                QString::fromLatin1(sql).replace(QLatin1String("000000)"), QLatin1String("00)"))))
            qWarning("not run: %s", sql);
        QSqlQuery(database).exec(QStringLiteral("PRAGMA journal_mode = DELETE"));
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("seed"));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        std::fputs("usage: project_seeds FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    int number = 0;
    const auto make = [&](bool rows, const char *sql) {
        const QString path = folder.filePath(QStringLiteral("seed%1").arg(number++));
        {
            auto writer = store::Writer::create(path, {});
            if (!writer)
                qFatal("%s", qPrintable(writer.error().message()));
            if (rows)
                addRows(**writer);
        }
        runSql(path, sql);
    };
    make(false, "SELECT 1");
    make(true, "SELECT 1");
    for (const char *sql : test::PreparedRows)
        make(true, sql);
    return 0;
}
