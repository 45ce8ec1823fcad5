#include "core/engine/projectcopy.h"
#include "tests/core/engine/archivehelp.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

class TestProjectCopy : public QObject
{
    Q_OBJECT

    TestSite m_site{{{"/", "<a href=/a>a</a>"}, {"/a", "<p>a"}}};
    QTemporaryDir m_dir;
    QString m_project = m_dir.filePath(QStringLiteral("p.argiope"));

    [[nodiscard]] QString folder(const QString &name) const
    {
        return QDir(m_dir.path()).mkdir(name) ? m_dir.filePath(name) : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto options = crawlOptions(m_project, m_site.url("/"));
        options.settings.bodies = settings::Bodies::All;
        QCOMPARE(runCrawl(options).reason, engine::EndReason::Completed);
    }

    void archivesGoAlong()
    {
        const engine::ArchivesBeside beside = engine::archivesBeside(m_project);
        QCOMPARE(beside.files, 1);
        QCOMPARE(beside.bytes, QFileInfo(m_dir.filePath(QStringLiteral("p.warc.gz"))).size());
        const QString copy = folder(QStringLiteral("a")) + QStringLiteral("/c.argiope");
        std::atomic<qint64> archived{0};
        const auto copied = engine::copyWithArchives(m_project, copy, nullptr, &archived);
        QVERIFY2(copied, qPrintable(copied ? QString() : copied.error().message()));
        QCOMPARE(copied->missing, QByteArrayList());
        QCOMPARE(archived.load(), beside.bytes);
        QCOMPARE(engine::archivesBeside(copy).files, 1);
        QFile archive(m_dir.filePath(QStringLiteral("a/p.warc.gz")));
        QFile original(m_dir.filePath(QStringLiteral("p.warc.gz")));
        QVERIFY(archive.open(QIODevice::ReadOnly) && original.open(QIODevice::ReadOnly));
        QCOMPARE(archive.readAll(), original.readAll());

        // Nothing is overwritten, and what was there stays.
        const auto again = engine::copyWithArchives(m_project, m_dir.filePath(QStringLiteral("a/d.argiope")));
        QVERIFY(!again);
        QCOMPARE(again.error().code, store::StoreError::Code::Exists);
        QVERIFY(again.error().path.endsWith(QLatin1String("p.warc.gz")));
        QVERIFY(!QFileInfo::exists(m_dir.filePath(QStringLiteral("a/d.argiope"))));
        QVERIFY(archive.size() == beside.bytes);
    }

    void canceledLeavesNothing()
    {
        const QString to = folder(QStringLiteral("b"));
        std::atomic<bool> cancel{true};
        const auto copied = engine::copyWithArchives(m_project, to + QStringLiteral("/c.argiope"), &cancel);
        QVERIFY(!copied);
        QCOMPARE(copied.error().code, store::StoreError::Code::Canceled);
        QCOMPARE(QDir(to).entryList(QDir::Files), QStringList());
    }

    void inOneFolder()
    {
        const QString copy = m_dir.filePath(QStringLiteral("same.argiope"));
        QVERIFY(engine::copyWithArchives(m_project, copy));
        QCOMPARE(engine::archivesBeside(copy).files, 1); // that of the original
        QCOMPARE(QDir(m_dir.path()).entryList({QStringLiteral("*.warc.gz")}).size(), 1);
    }

    void missingIsSaid()
    {
        const QString lost = folder(QStringLiteral("lost"));
        QVERIFY(store::copyProject(m_project, lost + QStringLiteral("/p.argiope")));
        QCOMPARE(engine::archivesBeside(lost + QStringLiteral("/p.argiope")).files, 0);
        const auto copied = engine::copyWithArchives(
            lost + QStringLiteral("/p.argiope"), folder(QStringLiteral("found")) + QStringLiteral("/p.argiope"));
        QVERIFY(copied);
        QCOMPARE(copied->missing, QByteArrayList{"p.warc.gz"});
    }
};

ARGIOPE_TEST(TestProjectCopy, QCoreApplication)
#include "tst_projectcopy.moc"
