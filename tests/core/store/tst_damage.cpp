#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QRandomGenerator>

using namespace argiope;
using namespace argiope::storetest;
using Code = StoreError::Code;

namespace {

constexpr int Urls = 400;

/// A small project as a crawl leaves it: every table has rows.
QByteArray wholeProject()
{
    const Project project;
    {
        auto writer = project.create();
        if (!writer)
            return {};
        writer->begin();
        HostRecord host;
        host.id = writer->host("http://a.test");
        host.robotsStatus = 200;
        host.robotsText = "User-agent: *\nDisallow: /x\n";
        writer->setRobots(host);
        QHash<UrlId, int> counts;
        for (int i = 0; i < Urls; ++i) {
            NewUrl row = newUrl(*writer, "http://a.test/" + QByteArray::number(i),
                i % 7 == 6       ? UrlState::Skipped
                    : i % 5 == 4 ? UrlState::Queued
                                 : UrlState::Finished);
            row.host = host.id;
            row.rule = writer->rule({store::RuleKind::Host, {}});
            row.depth = i / 10;
            row.referrer = UrlId(i / 2);
            const UrlId id = writer->insert(row);
            if (row.state != UrlState::Finished)
                continue;
            LinkRow link;
            link.target = UrlId(1 + i / 2);
            link.place = writer->place("a", "href");
            link.text = writer->text("text " + QByteArray::number(i));
            writer->setLinks(id, std::span(&link, 1));
            counts[link.target]++;
            PageRecord page = okPage(id);
            page.title = "Title " + QByteArray::number(i);
            page.headers = "Server: a\n";
            writer->finish(page);
        }
        writer->addInlinks(counts);
        writer->setMeta("state", "paused");
        if (!writer->commit() || !writer->settle())
            return {};
    }
    return readAll(project.path);
}

bool isExpected(Code code)
{
    return code == Code::Damaged || code == Code::NotAProject || code == Code::NewerVersion || code == Code::Io
        || code == Code::NotFound;
}

/// Everything that a window, an export or a resumed crawl asks of a file; only what it answers may differ.
/// Returns a line where an error is not one of damage, "" otherwise.
QString useAll(const QString &path)
{
    QString wrong;
    const auto note = [&](const std::optional<StoreError> &error) {
        if (error && !isExpected(error->code))
            wrong = error->message();
    };
    auto opened = Reader::open(path);
    if (!opened) {
        note(opened.error());
    } else {
        Reader &reader = **opened;
        (void)reader.settings();
        (void)reader.stats();
        note(reader.error());
        for (const ListKind kind : {ListKind::Urls, ListKind::Queue, ListKind::Skipped}) {
            ListQuery query;
            query.kind = kind;
            (void)reader.ids(query);
            note(reader.error());
            query.sort = UrlColumn::Title;
            query.text = QStringLiteral("title 1");
            (void)reader.ids(query);
            note(reader.error());
            query = {};
            query.kind = kind;
            reader.forEach(query, [](const UrlRecord &) { return true; });
            note(reader.error());
        }
        reader.forEachLink([](const LinkRecord &) { return true; });
        note(reader.error());
        for (int id = 1; id < Urls; id += 37) {
            (void)reader.row(UrlId(id));
            (void)reader.inlinks(UrlId(id));
            (void)reader.outlinks(UrlId(id));
            (void)reader.pathFromSeed(UrlId(id));
            note(reader.error());
        }
        (void)reader.find("http://a.test/3");
        (void)reader.hosts();
        note(reader.error());
    }
    auto resumed = Writer::open(path);
    if (!resumed) {
        note(resumed.error());
        return wrong;
    }
    Writer &writer = **resumed;
    writer.begin();
    (void)writer.rules();
    (void)writer.hosts();
    (void)writer.counts();
    qint64 keys = 0;
    writer.forEachKey([&keys](const url::UrlKey &) { ++keys; });
    for (const auto &[host, count] : writer.queuedByHost().asKeyValueRange()) {
        int depth = -1;
        UrlId after = UrlId::None;
        // As the frontier does: a queue whose order is broken must not be walked for ever.
        for (int piece = 0; piece < Urls; ++piece) {
            const auto queued = writer.queued(host, {0, depth, after}, 50);
            if (queued.isEmpty() || piece * 50 > count)
                break;
            depth = queued.last().depth;
            after = queued.last().id;
        }
    }
    const url::UrlKey key = url::urlKey("http://a.test/9", writer.keySeed());
    writer.lookAhead({&key, 1});
    (void)writer.find(key);
    const UrlId added = writer.insert(newUrl(writer, "http://a.test/new"));
    writer.finish(okPage(added));
    writer.requeue(UrlId(3), UrlRole::Page, RuleId(1), {1, 0, UrlId(1)});
    writer.addInlinks({{UrlId(5), 1}});
    if (const auto done = writer.commit(); !done)
        note(done.error());
    if (const auto done = writer.settle(); !done)
        note(done.error());
    return wrong;
}

} // namespace

class TestDamage : public QObject
{
    Q_OBJECT
    QByteArray m_whole;
    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const QByteArray &bytes, int number)
    {
        const QString path = m_folder.filePath(QStringLiteral("%1.argiope").arg(number));
        return writeAll(path, bytes) ? path : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_whole = wholeProject();
        QVERIFY(m_whole.size() > 50 * 1024);
        QCOMPARE(useAll(file(m_whole, -1)), QString());
    }

    void flippedBytes_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 10; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    // Twenty-five files a row; most flips hit cells and page headers.
    void flippedBytes()
    {
        QFETCH(int, seed);
        QRandomGenerator random(quint32(seed) * 7919 + 1);
        for (int i = 0; i < 25; ++i) {
            QByteArray broken = m_whole;
            const int flips = 1 + int(random.bounded(8));
            for (int f = 0; f < flips; ++f) {
                // Every other one near the start of a page, where the structure is.
                qsizetype at = random.bounded(int(broken.size()));
                if (f % 2 == 1)
                    at = at / 4096 * 4096 + random.bounded(64);
                broken[at] = char(quint8(broken[at]) ^ quint8(1 + random.bounded(255)));
            }
            const QString wrong = useAll(file(broken, seed * 100 + i));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }

    void cutOff_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {1, 5, 20, 37, 50, 75, 90, 99})
            QTest::addRow("%d %%", percent) << percent;
    }
    void cutOff()
    {
        QFETCH(int, percent);
        const QString path = file(m_whole.left(m_whole.size() * percent / 100), 5000 + percent);
        QVERIFY(!Reader::open(path));
        QVERIFY(!Writer::open(path));
        QCOMPARE(useAll(path), QString());
    }

    // The write-ahead log belongs to the project: a lost one takes commits, a foreign one or a torn one is no reason to
    // crash, and never mixes with what is there.
    void journal_data()
    {
        QTest::addColumn<QByteArray>("what");
        for (const char *what : {"missing", "empty", "garbage", "foreign", "torn", "flipped"})
            QTest::newRow(what) << QByteArray(what);
    }
    void journal()
    {
        QFETCH(QByteArray, what);
        const auto crawl = [](Project &project, QByteArray &database, QByteArray &log) {
            auto writer = project.create();
            QVERIFY(writer);
            for (int t = 0; t < 5; ++t) {
                writer->begin();
                for (int i = 0; i < 50; ++i)
                    (void)writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(t * 50 + i)));
                QVERIFY(writer->commit());
            }
            // While it is open: as a crash would leave it.
            database = readAll(project.path);
            log = readAll(project.path + QStringLiteral("-wal"));
        };
        Project mine;
        QByteArray database;
        QByteArray log;
        crawl(mine, database, log);
        QVERIFY(log.size() > 4096);
        QByteArray put = log;
        if (what == "empty") {
            put.clear();
        } else if (what == "garbage") {
            put = QByteArray(20000, 'x');
        } else if (what == "foreign") {
            Project other;
            QByteArray otherDatabase;
            crawl(other, otherDatabase, put);
        } else if (what == "torn") {
            put.chop(put.size() / 3);
        } else if (what == "flipped") {
            put[put.size() / 2] = char(~put[put.size() / 2]);
        }
        const QString path = m_folder.filePath(QStringLiteral("wal-") + QString::fromLatin1(what));
        QVERIFY(writeAll(path, database));
        if (what != "missing")
            QVERIFY(writeAll(path + QStringLiteral("-wal"), put));
        const QString wrong = useAll(path);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        if (what == "torn" || what == "flipped") {
            // What was committed before the damage is there, as whole transactions.
            auto reader = Reader::open(path);
            QVERIFY(reader);
            const qint64 found = (*reader)->ids({}).size();
            QVERIFY2(found % 50 <= 1 && found < 250, qPrintable(QString::number(found)));
        }
    }
};

ARGIOPE_TEST(TestDamage, QCoreApplication)
#include "tst_damage.moc"
