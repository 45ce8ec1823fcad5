// What robots.txt allows to AI crawlers and search bots, as the window shows it.

#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/crawleraccess/crawleraccessdialog.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace argiope;
using crawleraccess::CrawlerAccessDialog;
using crawleraccess::CrawlerAccessModel;

class TestCrawlerAccess : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static audit::FolderAccess folder(const QByteArray &origin, const QByteArray &name, qint64 pages)
    {
        const size_t crawlers = audit::crawlers().size();
        return {origin, name, pages, std::min<qint64>(pages, 200), std::vector<qint64>(crawlers),
            QByteArrayList(qsizetype(crawlers))};
    }
    static int rowOf(const CrawlerAccessModel &model, const char *crawler)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, CrawlerAccessModel::Crawler).data().toString() == QLatin1String(crawler))
                return row;
        }
        return -1;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void saysWhoMayReadWhat()
    {
        CrawlerAccessModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        audit::FolderAccess blog = folder("https://a.test", "/blog/", 300);
        audit::FolderAccess docs = folder("https://a.test", "/docs/", 4);
        model.setFolders({blog, docs});
        const int row = rowOf(model, "GPTBot");
        QVERIFY(row >= 0);
        blog.blocked[size_t(row)] = 200;
        blog.rules[row] = "3: Disallow: /blog/";
        docs.blocked[size_t(row)] = 1;
        model.setFolders({blog, docs});
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(CrawlerAccessModel::Company), QStringLiteral("OpenAI"));
        QCOMPARE(text(CrawlerAccessModel::Purpose), QStringLiteral("AI training crawler"));
        QCOMPARE(text(CrawlerAccessModel::FixedColumns), QStringLiteral("Blocked"));
        QCOMPARE(text(CrawlerAccessModel::FixedColumns + 1), QStringLiteral("1 of 4 blocked"));
        QCOMPARE(model.index(row, CrawlerAccessModel::FixedColumns).data(Qt::ToolTipRole).toString(),
            QStringLiteral("robots.txt, line 3: Disallow: /blog/"));
        QCOMPARE(model.index(rowOf(model, "Googlebot"), CrawlerAccessModel::FixedColumns).data().toString(),
            QStringLiteral("Allowed"));
        const auto head = [&](int role) {
            return model.headerData(CrawlerAccessModel::FixedColumns, Qt::Horizontal, role).toString();
        };
        QCOMPARE(head(Qt::DisplayRole), QStringLiteral("/blog/"));
        QVERIFY(head(Qt::ToolTipRole).contains(QStringLiteral("300")));
        QVERIFY(head(Qt::ToolTipRole).contains(QStringLiteral("200"))); // not all were held against it
        model.setFolders({blog, folder("https://b.test", "/", 1)});
        QCOMPARE(head(Qt::DisplayRole), QStringLiteral("https://a.test/blog/"));
    }

    void writesWhatIsShown()
    {
        CrawlerAccessModel model;
        model.setFolders({folder("https://a.test", "/", 1)});
        const models::ShownTable table = model.shown({CrawlerAccessModel::Crawler, CrawlerAccessModel::FixedColumns});
        QCOMPARE(table.columns.size(), 2);
        QCOMPARE(table.columns[1].name, QByteArray("/"));
        QCOMPARE(table.count, qint64(audit::crawlers().size()));
        QList<QByteArray> first;
        QCOMPARE(table.rows(models::ShownTable::Put([&first](const QList<facts::Value> &values) {
            for (const facts::Value &value : values)
                first.append(std::get<QByteArray>(value));
            return false;
        })),
            QString());
        QCOMPARE(first, (QList<QByteArray>{"Googlebot", "Allowed"}));
    }

    void asksTheProject()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.argiope"));
        {
            settings::CrawlSettings settings;
            settings.seeds = {QStringLiteral("http://a.test/")};
            auto writer = store::Writer::create(path, settings);
            QVERIFY(bool(writer));
            (*writer)->begin();
            QVERIFY(bool((*writer)->commit()));
        }
        project::ProjectReader reader;
        CrawlerAccessDialog dialog(reader);
        dialog.show();
        auto *table = dialog.findChild<widgets::TableView *>(QStringLiteral("crawlerAccessTable"));
        QVERIFY(table && !table->accessibleName().isEmpty());
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path);
        QVERIFY(opened.wait(60000));
        // No robots.txt was read, and it says so.
        QTRY_VERIFY_WITH_TIMEOUT(
            [&dialog] {
                const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
                return std::any_of(labels.cbegin(), labels.cend(), [](const QLabel *label) {
                    return label->isVisible() && label->text().startsWith(QStringLiteral("No robots.txt"));
                });
            }(),
            60000);
        QCOMPARE(dialog.model().rowCount(), 0);
    }
};

ARGIOPE_TEST(TestCrawlerAccess, QApplication)
#include "tst_crawleraccess.moc"
