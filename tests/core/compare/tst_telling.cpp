// What a crawl that came again has found otherwise, told to a feed and a command.

#include "core/compare/telling.h"
#include "tests/core/compare/comparefixture.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QXmlStreamReader>

#include <thread>

using namespace argiope;
using namespace argiope::comparetest;

namespace {

constexpr qint64 SecondRun = 1'800'000'000'000;

/// Begins a run in which pages have other titles, by the URL; "" takes the page away.
void crawlAgain(const Project &project, int run, const std::function<QByteArray(int page)> &titleOf, int pages)
{
    const auto writer = project.open();
    QVERIFY(writer);
    writer->begin();
    writer->setMeta("run", QByteArray::number(run));
    writer->beginRunMemory(run, 5, SecondRun + run);
    for (int page = 1; page <= pages; ++page) {
        const auto old = writer->page(base::UrlId(page));
        QVERIFY(old);
        store::PageRecord now = *old;
        now.title = titleOf(page);
        if (now.title == old->title)
            continue;
        writer->finish(now);
        writer->rememberFacts(now.id, &*old, &now);
    }
    QVERIFY(writer->commit());
}

void makeSite(const Project &project, int pages)
{
    fillProject(project, [pages](store::Writer &writer) {
        for (int page = 1; page <= pages; ++page)
            addPage(writer, Origin + '/' + QByteArray::number(page), [](store::PageRecord &one) {
                one.title = "Old";
                one.changeHash = QByteArray(24, 'o');
            });
    });
}

struct FeedEntry
{
    QString id;
    QString title;
    QString content;
};

/// The last one first; one called "not XML" where it is none.
QList<FeedEntry> entriesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{{}, QStringLiteral("no file"), {}}};
    QXmlStreamReader xml(&file);
    QList<FeedEntry> entries;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"entry")
            entries.append(FeedEntry());
        else if (!entries.isEmpty() && xml.name() == u"id")
            entries.last().id = xml.readElementText();
        else if (!entries.isEmpty() && xml.name() == u"title")
            entries.last().title = xml.readElementText();
        else if (!entries.isEmpty() && xml.name() == u"content")
            entries.last().content = xml.readElementText();
    }
    return xml.hasError() ? QList<FeedEntry>{{{}, QStringLiteral("not XML"), {}}} : entries;
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const std::atomic<bool> Never{false};

} // namespace

class TestTelling : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    [[nodiscard]] QString file(const char *name) const { return m_dir.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void init()
    {
        for (const char *name : {"feed.xml", "lines", "sums"})
            QFile::remove(file(name));
    }

    void nothingBefore()
    {
        const Project project;
        makeSite(project, 2);
        const auto told = tellChanges(project.path, {file("feed.xml"), QStringLiteral("exit 9"), 0}, Never);
        QVERIFY2(told, qPrintable(told ? QString() : told.error()));
        QVERIFY(!told->isKnown && !told->differs());
        QCOMPARE(entriesOf(file("feed.xml")).size(), 0);
    }

    void nothingChanged()
    {
        const Project project;
        makeSite(project, 2);
        crawlAgain(
            project, 2, [](int) { return QByteArray("Old"); }, 2);
        const auto told = tellChanges(project.path, {file("feed.xml"), QStringLiteral("exit 9"), 0}, Never);
        QVERIFY2(told, qPrintable(told ? QString() : told.error())); // the command was not run
        QVERIFY(told->isKnown && !told->differs());
        QCOMPARE(entriesOf(file("feed.xml")).size(), 0);
    }

    void feedAndCommand()
    {
#ifdef Q_OS_WIN
        QSKIP("the command is one of a Unix shell");
#endif
        const Project project;
        makeSite(project, 3);
        const auto again = [](int page) { return page == 2 ? QByteArray("New \x01<title>") : QByteArray("Old"); };
        crawlAgain(project, 2, again, 3);
        const QString command
            = QStringLiteral("cat > '%1'; echo \"$ARGIOPE_PROJECT $ARGIOPE_RUN $ARGIOPE_NEW $ARGIOPE_GONE "
                             "$ARGIOPE_CHANGED\" > '%2'")
                  .arg(file("lines"), file("sums"));
        const auto told = tellChanges(project.path, {file("feed.xml"), command, 0}, Never);
        QVERIFY2(told, qPrintable(told ? QString() : told.error()));
        QVERIFY(told->isKnown);
        QCOMPARE(sumOf(*told), QByteArray("0 new, 0 gone, 1 changed"));
        QCOMPARE(contentsOf(file("sums")), project.path.toUtf8() + " 2 0 0 1\n");
        const QByteArrayList lines = contentsOf(file("lines")).trimmed().split('\n');
        QCOMPARE(lines.size(), 1);
        const QJsonObject line = QJsonDocument::fromJson(lines.constFirst()).object();
        QCOMPARE(line.value(u"url").toString(), QString::fromUtf8(Origin + "/2"));
        QCOMPARE(line.value(u"old").toString(), QStringLiteral("Old"));
        QCOMPARE(line.value(u"new").toString(), QStringLiteral("New \x01<title>"));
        const QList<FeedEntry> entries = entriesOf(file("feed.xml"));
        QCOMPARE(entries.size(), 1);
        QCOMPARE(entries[0].title, QStringLiteral("0 new, 0 gone, 1 changed"));
        // XML has no such control characters.
        QCOMPARE(entries[0].content, QStringLiteral("changed https://example.org/2: title Old → New <title>"));
    }

    /// A page that says something else with as many words; beside what else has changed that is not worth a line.
    void onlyTheContent()
    {
        const Project project;
        makeSite(project, 4);
        const auto writer = project.open();
        QVERIFY(writer);
        writer->begin();
        writer->setMeta("run", "2");
        writer->beginRunMemory(2, 5, SecondRun + 2);
        for (const int page : {2, 3}) {
            const auto old = writer->page(base::UrlId(page));
            QVERIFY(old);
            store::PageRecord now = *old;
            now.contentHash = QByteArray(16, char('a' + page));
            now.changeHash = QByteArray(24, char('a' + page));
            if (page == 3)
                now.title = "New";
            writer->finish(now);
            writer->rememberFacts(now.id, &*old, &now);
        }
        QVERIFY(writer->commit());
        const auto told = tellChanges(project.path, {file("feed.xml"), QString(), 0}, Never);
        QVERIFY2(told, qPrintable(told ? QString() : told.error()));
        QCOMPARE(sumOf(*told), QByteArray("0 new, 0 gone, 2 changed"));
        const QList<FeedEntry> entries = entriesOf(file("feed.xml"));
        QCOMPARE(entries.size(), 1);
        QCOMPARE(entries[0].content,
            QStringLiteral("changed https://example.org/2: content\n"
                           "changed https://example.org/3: title Old → New"));
    }

    /// The feed shows a part of many, and says how many more there are; every run that is remembered is in it.
    void manyChanges()
    {
        const Project project;
        constexpr int Pages = 130;
        makeSite(project, Pages);
        crawlAgain(
            project, 2, [](int) { return QByteArray("New"); }, Pages);
        crawlAgain(
            project, 3, [](int page) { return page == 1 ? QByteArray("Newer") : QByteArray("New"); }, Pages);
        const auto told = tellChanges(project.path, {file("feed.xml"), {}, 0}, Never);
        QVERIFY2(told, qPrintable(told ? QString() : told.error()));
        QCOMPARE(told->changed, 1);
        const QList<FeedEntry> entries = entriesOf(file("feed.xml"));
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[0].title, QStringLiteral("0 new, 0 gone, 1 changed"));
        QCOMPARE(entries[1].title, QStringLiteral("0 new, 0 gone, 130 changed"));
        QCOMPARE(entries[1].content.count(u'\n'), 100);
        QVERIFY(entries[1].content.endsWith(QStringLiteral("\n… and 30 more")));
        QVERIFY(entries[0].id != entries[1].id);
    }

    /// What crawls of some URLs have found is told by when it was; the feed keeps it, as the project does not.
    void sinceAMoment()
    {
        const Project project;
        constexpr qint64 Moment = 4'000'000'000'000; // the URLs were found before
        fillProject(project, [](store::Writer &writer) {
            const auto history = [&writer](base::UrlId id, qint64 changed, qint64 gone) {
                store::PageRecord page;
                page.id = id;
                page.visits = 2;
                page.lastChanged = changed;
                page.goneSince = gone;
                writer.setHistory(page);
            };
            history(addPage(writer, Origin + "/same"), Moment - 1, 0);
            history(addPage(writer, Origin + "/changed"), Moment, 0);
            history(addPage(writer, Origin + "/gone"), Moment - 5, Moment + 1);
        });
        const auto told = tellChanges(project.path, {file("feed.xml"), {}, Moment}, Never);
        QVERIFY2(told, qPrintable(told ? QString() : told.error()));
        QCOMPARE(sumOf(*told), QByteArray("0 new, 1 gone, 1 changed"));
        const auto later = tellChanges(project.path, {file("feed.xml"), {}, Moment + 1}, Never);
        QVERIFY(later);
        QCOMPARE(sumOf(*later), QByteArray("0 new, 1 gone, 0 changed"));
        const auto latest = tellChanges(project.path, {file("feed.xml"), {}, Moment + 2}, Never);
        QVERIFY(latest && latest->isKnown && !latest->differs());
        const QList<FeedEntry> entries = entriesOf(file("feed.xml"));
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[0].content, QStringLiteral("gone https://example.org/gone"));
        QCOMPARE(
            entries[1].content, QStringLiteral("changed https://example.org/changed\ngone https://example.org/gone"));
    }

    void failures()
    {
        const Project project;
        makeSite(project, 1);
        crawlAgain(
            project, 2, [](int) { return QByteArray("New"); }, 1);
        const auto unwritten
            = tellChanges(project.path, {m_dir.filePath(QStringLiteral("none/feed.xml")), {}, 0}, Never);
        QVERIFY(!unwritten && unwritten.error().startsWith(QStringLiteral("the feed: ")));
        // What is no feed is somebody's.
        QFile mine(file("feed.xml"));
        QVERIFY(mine.open(QFile::WriteOnly) && mine.write("<list>mine</list>") > 0);
        mine.close();
        const auto kept = tellChanges(project.path, {mine.fileName(), {}, 0}, Never);
        QVERIFY(!kept && kept.error().contains(QStringLiteral("is not an Atom file")));
        QVERIFY(mine.open(QFile::ReadOnly));
        QCOMPARE(mine.readAll(), QByteArray("<list>mine</list>"));
        mine.close();
        QVERIFY(mine.resize(0));
        QVERIFY(tellChanges(project.path, {mine.fileName(), {}, 0}, Never));
        QCOMPARE(entriesOf(mine.fileName()).size(), 1);
        QVERIFY(!tellChanges(m_dir.filePath(QStringLiteral("none.argiope")), {}, Never));
        const auto ended = tellChanges(project.path, {{}, QStringLiteral("exit 3"), 0}, Never);
        QVERIFY(!ended);
        QCOMPARE(ended.error(), QStringLiteral("the command ended with status 3"));
    }

    void cancels()
    {
        const Project project;
        makeSite(project, 1);
        crawlAgain(
            project, 2, [](int) { return QByteArray("New"); }, 1);
        const std::atomic<bool> already{true};
        const auto none = tellChanges(project.path, {file("feed.xml"), QStringLiteral("exit 9"), 0}, already);
        QVERIFY(none && !none->isKnown);
        QVERIFY(!QFile::exists(file("feed.xml")));
#ifndef Q_OS_WIN
        // A command that goes on is ended.
        std::atomic<bool> cancel{false};
        std::thread later([&] {
            while (!cancel && !QFile::exists(file("lines")))
                QThread::msleep(10);
            cancel = true;
        });
        const QString command = QStringLiteral("touch '%1'; exec sleep 600").arg(file("lines"));
        QElapsedTimer clock;
        clock.start();
        const auto told = tellChanges(project.path, {{}, command, 0}, cancel);
        cancel = true;
        later.join();
        QVERIFY(told && told->changed == 1);
        QVERIFY(clock.elapsed() < 60'000);
#endif
    }
};

ARGIOPE_TEST(TestTelling, QCoreApplication)
#include "tst_telling.moc"
