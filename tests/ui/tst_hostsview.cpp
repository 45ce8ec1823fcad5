#include "core/store/writer.h"
#include "core/url/canonical.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/hosts/hostsview.h"
#include "ui/models/hostsmodel.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using hosts::HostsView;
using models::HostsModel;
using Mode = QAbstractItemModelTester::FailureReportingMode;

class TestHostsView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static QString text(const HostsModel &model, int row, int column)
    {
        return model.index(row, column).data().toString();
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// As people read them, and found by either spelling.
    void namesBeyondAscii()
    {
        const QString path = m_place.file(QStringLiteral("names.argiope"));
        {
            auto created = store::Writer::create(path, {});
            QVERIFY(created);
            store::Writer &writer = **created;
            writer.begin();
            store::NewUrl fresh;
            fresh.url = "http://xn--bcher-kva.test/";
            fresh.key = url::urlKey(fresh.url, writer.keySeed());
            fresh.host = writer.host("http://xn--bcher-kva.test");
            (void)writer.insert(fresh);
            QVERIFY(writer.commit().ok());
        }
        const QString readable = QStringLiteral("http://b\u00fccher.test");
        project::ProjectReader reader;
        HostsView view(reader, [] { return frontier::HostList(); });
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1, 30000);
        QCOMPARE(text(view.model(), 0, HostsModel::Host), readable);
        QVERIFY(view.model()
                    .index(0, HostsModel::Host)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("xn--bcher-kva.test"))); // to the letter
        for (const QString &part : {QStringLiteral("\u00fccher"), QStringLiteral("xn--bcher")}) {
            view.findChild<widgets::FilterField *>()->setText(part);
            QTRY_VERIFY_WITH_TIMEOUT(view.model().filter() == part, 30000);
            QCOMPARE(view.model().rowCount(), 1);
        }
        auto *table = view.findChild<widgets::TableView *>(QStringLiteral("hostsTable"));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(view.model().index(0, 0)).center());
        QVERIFY(view.findChild<QLabel *>(QStringLiteral("robotsTitle"))->text().startsWith(readable));
    }

    void countsAHost()
    {
        const QString path = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(path, 1000, 7));
        project::ProjectReader reader;
        HostsModel model(reader);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setActive(true);
        QSignalSpy updated(&model, &HostsModel::updated);
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(model.isKnown(), 30000);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(text(model, 0, HostsModel::Host), QStringLiteral("http://site.test"));
        QCOMPARE(text(model, 0, HostsModel::Known), QStringLiteral("1007"));
        QCOMPARE(text(model, 0, HostsModel::Queued), QStringLiteral("10"));
        QCOMPARE(text(model, 0, HostsModel::Finished), QStringLiteral("990"));
        QCOMPARE(text(model, 0, HostsModel::Skipped), QStringLiteral("7"));
        QCOMPARE(text(model, 0, HostsModel::Robots), QStringLiteral("Not fetched"));
        QCOMPARE(text(model, 0, HostsModel::Delay), QString()); // nothing crawls
        for (int column = 0; column < HostsModel::ColumnCount; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty());

        frontier::HostStatus status;
        status.host = base::HostId(model.index(0, 0).data(HostsModel::HostIdRole).toInt());
        status.delay = base::Milliseconds{1500};
        status.connections = 1;
        status.reason = frontier::PaceReason::Throttled;
        status.wait = base::Milliseconds{700};
        model.setLive({{status}, 1});
        QCOMPARE(text(model, 0, HostsModel::Delay), QStringLiteral("1.5 s"));
        QCOMPARE(text(model, 0, HostsModel::Connections), QStringLiteral("0 of 1"));
        QCOMPARE(text(model, 0, HostsModel::Why), QStringLiteral("429 or 503 response"));
        QCOMPARE(text(model, 0, HostsModel::NextTurn), QStringLiteral("in 700 ms"));
        model.setLive({});
        QCOMPARE(text(model, 0, HostsModel::Why), QString());
        model.setFilter(QStringLiteral("SITE"));
        QCOMPARE(model.rowCount(), 1);
        model.setFilter(QStringLiteral("nowhere"));
        QCOMPARE(model.rowCount(), 0);
        reader.close();
        QVERIFY(!model.isKnown());
    }

    /// Three hosts, crawled while the models are held against the rules of models.
    void followsACrawl()
    {
        test::TestSite first;
        test::TestSite second{{"/", "<title>2</title>"}, {"/robots.txt", "User-agent: *\nDisallow: /private\n"}};
        test::TestSite third{{"/", test::Response{.status = 404}}};
        const QByteArray away = "<a href=" + second.url("/") + ">2</a><a href=" + third.url("/") + ">3</a>";
        first.setFallback([away](const test::Request &request) {
            QByteArray body = away;
            const int number = request.path().mid(1).toInt();
            for (int next = number * 4 + 1; next <= number * 4 + 4 && next < 200; ++next)
                body += "<a href=/" + QByteArray::number(next) + ">x</a>";
            return test::Response{.body = body, .delayMs = 5};
        });
        project::ProjectSession session;
        HostsView view(session.reader(), [&session] { return session.hosts(); });
        view.resize(1000, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QAbstractItemModelTester tester(&view.model(), Mode::QtTest);
        connect(&session, &project::ProjectSession::progressed, &view, [&] { view.poll(); });
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(first.url("/0"))};
        settings.scope = settings::Scope::Any;
        settings.threads = 8;
        session.startNew(settings, m_place.file(QStringLiteral("crawl.argiope")));
        bool sawPace = false;
        connect(&view.model(), &QAbstractItemModel::dataChanged, &view, [&] {
            for (int row = 0; row < view.model().rowCount(); ++row)
                sawPace = sawPace || !text(view.model(), row, HostsModel::Connections).isEmpty();
        });
        QTRY_VERIFY_WITH_TIMEOUT(session.endReason() == engine::EndReason::Completed && !session.isActive(), 120000);
        QVERIFY(sawPace);
        view.poll(true);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 3, 30000);

        // By URLs, most first: a click on the header.
        auto *table = view.findChild<widgets::TableView *>(QStringLiteral("hostsTable"));
        const QHeaderView *header = table->horizontalHeader();
        const QPoint where(header->sectionViewportPosition(HostsModel::Known) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTRY_COMPARE(text(view.model(), 0, HostsModel::Host), QString::fromLatin1(first.origin()));

        // The robots.txt of the one that is clicked.
        auto *field = view.findChild<widgets::FilterField *>();
        QTest::keyClicks(field, QString::fromLatin1(second.origin()));
        QTRY_COMPARE(view.model().rowCount(), 1);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(view.model().index(0, 0)).center());
        auto *robots = view.findChild<QPlainTextEdit *>(QStringLiteral("robotsText"));
        QTRY_VERIFY_WITH_TIMEOUT(robots->toPlainText().contains(QStringLiteral("Disallow: /private")), 30000);
        QCOMPARE(text(view.model(), 0, HostsModel::Robots), QStringLiteral("Fetched (200)"));
        QCOMPARE(text(view.model(), 0, HostsModel::Address), QStringLiteral("127.0.0.1"));

        // And its URLs.
        QSignalSpy wanted(&view, &HostsView::filterRequested);
        QTest::mouseClick(view.findChild<QPushButton *>(QStringLiteral("showHostUrls")), Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.at(0).at(0).value<store::ListQuery>().host, second.origin());
    }

    /// Two names on one machine, one elsewhere, one whose place nobody knows.
    void addresses()
    {
        const QString path = m_place.file(QStringLiteral("addresses.argiope"));
        {
            auto created = store::Writer::create(path, {});
            QVERIFY(created);
            store::Writer &writer = **created;
            writer.begin();
            const std::pair<const char *, const char *> hosts[] = {{"http://one.test", "192.0.2.7"},
                {"http://two.test", "2001:db8::1"}, {"http://three.test", "192.0.2.7"}, {"http://four.test", ""}};
            for (const auto &[origin, ip] : hosts) {
                store::NewUrl fresh;
                fresh.url = QByteArray(origin) + '/';
                fresh.key = url::urlKey(fresh.url, writer.keySeed());
                fresh.host = writer.host(origin);
                (void)writer.insert(fresh);
                store::HostRecord record;
                record.id = fresh.host;
                record.robotsStatus = 200;
                writer.setRobots(record, ip);
            }
            QVERIFY(writer.commit().ok());
        }
        project::ProjectReader reader;
        HostsModel model(reader);
        model.setActive(true);
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 4, 30000);
        model.sort(HostsModel::Address, Qt::DescendingOrder);
        QCOMPARE(text(model, 0, HostsModel::Address), QStringLiteral("2001:db8::1"));
        QCOMPARE(text(model, 3, HostsModel::Address), QString());
        model.setFilter(QStringLiteral("192.0.2"));
        QCOMPARE(model.rowCount(), 2);
        model.sort(HostsModel::Host);
        QCOMPARE(text(model, 0, HostsModel::Host), QStringLiteral("http://one.test"));
        QCOMPARE(text(model, 1, HostsModel::Host), QStringLiteral("http://three.test"));
    }

    /// What stands below the table is of a host that somebody chose, and says so before.
    void saysWhatToSelect()
    {
        const QString path = m_place.file(QStringLiteral("select.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        project::ProjectReader reader;
        HostsView view(reader);
        view.resize(1000, 500);
        view.show();
        QString atFirst;
        connect(&reader, &project::ProjectReader::opened, &view,
            [&] { atFirst = view.findChild<widgets::EmptyState *>()->sentence(); });
        reader.open(path);
        auto *table = view.findChild<widgets::TableView *>();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, 30000);
        QCOMPARE(atFirst, QStringLiteral("Counting the hosts…")); // not what it says where there are none
        const auto says = [&view](const QString &text) {
            for (const QLabel *label : view.findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(text))
                    return true;
            }
            return false;
        };
        const auto *robots = view.findChild<QPlainTextEdit *>(QStringLiteral("robotsText"));
        table->clearSelection();
        QTRY_VERIFY(says(QStringLiteral("Select a host to read its robots.txt.")));
        QVERIFY(!says(QStringLiteral("robots.txt, ")));
        QCOMPARE(robots->placeholderText(), QString());
        QVERIFY(!view.findChild<QPushButton *>(QStringLiteral("showHostUrls"))->isEnabled());
        table->selectRow(0);
        QTRY_VERIFY(says(QStringLiteral("http://site.test: robots.txt, ")));
        QTRY_COMPARE_WITH_TIMEOUT(robots->placeholderText(), QStringLiteral("No content."), 30000);
        QVERIFY(!says(QStringLiteral("Select a host")));
        QVERIFY(view.findChild<QPushButton *>(QStringLiteral("showHostUrls"))->isEnabled());
        table->clearSelection();
        QTRY_VERIFY(says(QStringLiteral("Select a host to read its robots.txt.")));
        QCOMPARE(robots->placeholderText(), QString());
    }
};

ARGIOPE_TEST(TestHostsView, QApplication)
#include "tst_hostsview.moc"
