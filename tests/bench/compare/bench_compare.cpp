// How long two crawls take to compare:
//     bench_compare [urls=1000000] [FOLDER]
// makes two projects in the folder where they are missing, of staging and live: of a hundred URLs one is new, one gone,
// and eight have another title. Without a folder they are made in one of their own, and removed at the end. Then it
// compares them with and without issues, with URLs mapped, and puts the differences in order as the window does. Goal:
// a million URLs within a minute, issues left out.

#include "core/compare/comparison.h"
#include "core/compare/spool.h"
#include "core/export/formats.h"
#include "core/store/reader.h"
#include "core/store/writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

using namespace argiope;

namespace {

constexpr int RowsPerCommit = 20000;

bool makeCrawl(const QString &path, const QByteArray &origin, int urls, bool live)
{
    auto made = store::Writer::create(path, {});
    if (!made)
        return false;
    store::Writer &writer = **made;
    writer.begin();
    const base::HostId host = writer.host(origin);
    for (int i = 0; i < urls; ++i) {
        const int kind = i % 100;
        if ((live && kind == 1) || (!live && kind == 2))
            continue;
        const QByteArray number = QByteArray::number(i);
        store::NewUrl url;
        url.url = origin + "/department/" + QByteArray::number(i % 977) + "/page-" + number + ".html";
        url.key = url::urlKey(url.url, writer.keySeed());
        url.host = host;
        url.depth = 1 + i % 9;
        store::PageRecord page;
        page.id = writer.insert(url);
        page.outcome = base::Outcome::Ok;
        page.status = 200;
        page.contentType = "text/html; charset=utf-8";
        page.bytes = 20000 + i % 5000;
        page.title
            = "Page number " + number + (live && kind >= 3 && kind < 11 ? " as it is now" : " of the department");
        page.description
            = "What one finds on page " + number + ", at some length, as descriptions have it on most sites.";
        page.h1 = "Page " + number;
        page.canonical = url.url;
        page.language = "en";
        page.charset = "UTF-8";
        page.wordCount = 300 + i % 700;
        page.outlinks = 40;
        page.readAs = facts::NewestFacts;
        page.observations = "{}";
        page.images = page.imagesWithoutAlt = page.h2Count = 2;
        page.fetchedAt = 1'750'000'000'000 + i;
        writer.finish(page);
        if (i % RowsPerCommit == RowsPerCommit - 1) {
            if (!writer.commit())
                return false;
            writer.begin();
        }
    }
    writer.setMeta("counters", "{\"finished\":" + QByteArray::number(urls) + "}");
    return writer.commit() && writer.moveLogIntoFile();
}

qint64 memoryKb()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong();
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QTemporaryDir own;
    QDir folder(own.path());
    int urls = 1'000'000;
    for (const QString &argument : arguments.mid(1)) {
        if (argument.startsWith(QLatin1String("urls=")))
            urls = argument.mid(5).toInt();
        else
            folder.setPath(argument);
    }
    if (!own.isValid() || urls < 1 || !QDir().mkpath(folder.path())) {
        std::fputs("usage: bench_compare [urls=1000000] [FOLDER]\n", stderr);
        return 2;
    }
    const QString first = folder.filePath(QStringLiteral("staging.argiope"));
    const QString second = folder.filePath(QStringLiteral("live.argiope"));
    if ((!QFile::exists(first) && !makeCrawl(first, "https://staging.example.org", urls, false))
        || (!QFile::exists(second) && !makeCrawl(second, "https://www.example.org", urls, true))) {
        std::puts("the projects cannot be made");
        return 1;
    }
    for (const bool issues : {false, true}) {
        auto before = store::Reader::open(first);
        auto after = store::Reader::open(second);
        if (!before || !after)
            return 1;
        compare::Spool spool;
        compare::CompareOptions options;
        if (!options.mapping.add(QStringLiteral("https://staging.example.org=https://www.example.org")))
            return 1;
        if (issues)
            options.checks = compare::crawlChecks(**before, **after);
        bool written = true;
        options.difference
            = [&](const compare::Difference &difference) { written = spool.append(difference) && written; };
        compare::Comparison comparison(compare::sideOf(**before), compare::sideOf(**after), options);
        QElapsedTimer timer;
        timer.start();
        const compare::CompareResult result = comparison.run();
        std::printf("%-14s %6.1f s: %lld new, %lld gone, %lld changed, %lld same; %lld MB at most\n",
            issues ? "with issues" : "without issues", double(timer.elapsed()) / 1000, qlonglong(result.added),
            qlonglong(result.gone), qlonglong(result.changed), qlonglong(result.same), qlonglong(memoryKb() / 1024));
        if (!written || !spool.finish())
            return 1;
        const auto textOf = [&](const facts::Value &value, int column) {
            return exporting::plainText(value, column < 0 ? facts::Kind::Text : comparison.columns()[column].kind);
        };
        for (int field = 0; field < compare::FieldCount; ++field) {
            compare::SpoolQuery query;
            query.sort = compare::Field(field);
            timer.start();
            const auto rows = spool.rows(query, textOf);
            std::printf(
                "  %lld rows by field %d: %lld ms\n", qlonglong(rows.size()), field, qlonglong(timer.elapsed()));
        }
        compare::SpoolQuery query;
        query.text = QStringLiteral("page-99");
        timer.start();
        const auto rows = spool.rows(query, textOf);
        std::printf("  %lld rows with a text: %lld ms\n", qlonglong(rows.size()), qlonglong(timer.elapsed()));
    }
    return 0;
}
