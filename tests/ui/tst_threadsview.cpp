#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/project/projectsession.h"
#include "ui/threads/lanedelegate.h"
#include "ui/threads/phasecolors.h"
#include "ui/threads/threadsview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/statusmark.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace argiope;
using engine::LaneSlice;
using engine::WorkerPhase;
using models::ThreadsModel;

namespace {

engine::LaneNews minute(const QList<WorkerPhase> &phases)
{
    engine::LaneNews news;
    news.startedAt = 1;
    news.next = engine::LaneHistory::Slices;
    QList<LaneSlice> lane;
    for (int i = 0; i < engine::LaneHistory::Slices; ++i) {
        LaneSlice slice;
        // Two phases share a slice.
        const auto at = qsizetype(i) * phases.size() / engine::LaneHistory::Slices;
        slice.parts[size_t(phases.at(at))] = LaneSlice::Whole * 3 / 4;
        slice.parts[size_t(WorkerPhase::Idle)] += LaneSlice::Whole / 4;
        slice.url = "http://site.test/<b>" + QByteArray::number(i) + "</b>";
        lane.append(slice);
    }
    news.threads = {lane};
    return news;
}

} // namespace

class TestThreadsView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void paintsTimeFromLeftToRight_data()
    {
        QTest::addColumn<qreal>("ratio");
        QTest::newRow("1x") << 1.0;
        QTest::newRow("2x") << 2.0;
    }
    void paintsTimeFromLeftToRight()
    {
        QFETCH(qreal, ratio);
        ThreadsModel model;
        engine::WorkerStatus worker;
        worker.number = 1;
        model.lanes().add(minute({WorkerPhase::Parse, WorkerPhase::Download}));
        model.setWorkers({worker});
        const threads::LaneDelegate delegate(model);
        QImage image(QSize(200, 24) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        QStyleOptionViewItem option;
        option.rect = QRect(0, 0, 200, 24);
        {
            QPainter painter(&image);
            delegate.paint(&painter, option, model.index(0, ThreadsModel::LastMinute));
        }
        const QColor base = option.palette.color(QPalette::Base);
        const auto at = [&](int x, int y) { return image.pixelColor(int(x * ratio), int(y * ratio)); };
        QCOMPARE(at(20, 20), threads::phaseColor(WorkerPhase::Parse, base));
        QCOMPARE(at(180, 20), threads::phaseColor(WorkerPhase::Download, base));
        QCOMPARE(at(20, 3), threads::phaseColor(WorkerPhase::Idle, base)); // waiting on top
        QVERIFY(delegate.textAt(1, 0, 196).contains(QStringLiteral("Parsing page: 75 ms\n")));
        QVERIFY(delegate.textAt(1, 195, 196).contains(QStringLiteral("Downloading: 75 ms\n")));
        QCOMPARE(delegate.textAt(1, 196, 196), QString());
        QCOMPARE(delegate.textAt(2, 10, 196), QString());
    }
    void coloursDiffer_data()
    {
        QTest::addColumn<QColor>("background");
        QTest::newRow("light") << QColor(Qt::white);
        QTest::newRow("dark") << QColor(0x1f, 0x1f, 0x22);
    }
    void coloursDiffer()
    {
        QFETCH(QColor, background);
        QSet<QRgb> seen;
        for (const WorkerPhase phase : threads::shownPhases()) {
            const QColor color = threads::phaseColor(phase, background);
            QVERIFY(!seen.contains(color.rgb()));
            seen.insert(color.rgb());
            if (phase != WorkerPhase::Idle)
                QVERIFY(widgets::contrast(color, background) >= 3.0);
        }
        QCOMPARE(seen.size(), engine::WorkerPhaseCount - 1);
    }
    void followsALiveCrawl()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            QByteArray body;
            for (int next = number * 3 + 1; next <= number * 3 + 3 && next < 300; ++next)
                body += "<a href=/" + QByteArray::number(next) + ">x</a>";
            return test::Response{.body = body, .delayMs = 30};
        });
        project::ProjectSession session;
        threads::ThreadsView view(session);
        view.resize(1200, 400);
        view.show();
        auto *table = view.findChild<widgets::TableView *>(QStringLiteral("threadsTable"));
        auto *empty = view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible());
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(&session, &project::ProjectSession::progressed, &view, [&] { view.poll(); });
        connect(&session, &project::ProjectSession::stateChanged, &view, [&] { view.follow(session); });
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/0"))};
        settings.threads = 4;
        session.startNew(settings, m_place.file(QStringLiteral("live.argiope")));
        QTRY_VERIFY_WITH_TIMEOUT(session.counters() && session.counters()->finished > 100, 120000);
        QCOMPARE(table->model()->rowCount(), 4);
        QVERIFY(!empty->isVisible());
        const auto &lanes = static_cast<ThreadsModel *>(table->model())->lanes();
        QTRY_VERIFY_WITH_TIMEOUT(lanes.of(1).size() > 5, 60000);
        // The server takes 30 ms for each answer, everything else far less.
        const auto shares = lanes.shares(1);
        QVERIFY(shares[size_t(WorkerPhase::FirstByte)] > 0.2);

        // What all URLs have in common is left out first.
        const auto *urls = qobject_cast<widgets::UrlDelegate *>(table->itemDelegateForColumn(ThreadsModel::Url));
        QCOMPARE(urls->origin(), QString::fromLatin1(site.url("/").chopped(1)));
        // A click says which thread it was.
        QSignalSpy selected(&view, &threads::ThreadsView::workerSelected);
        const QModelIndex third = table->model()->index(2, ThreadsModel::Number);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(third).center());
        QCOMPARE(selected.constLast().at(0).toInt(), 3);
        // The tool tip of the lane's right end.
        const QRect lane = table->visualRect(table->model()->index(0, ThreadsModel::LastMinute));
        const QPoint where(lane.right() - 4, lane.center().y());
        QHelpEvent help(QEvent::ToolTip, where, table->viewport()->mapToGlobal(where));
        QApplication::sendEvent(table->viewport(), &help);
        QTRY_VERIFY_WITH_TIMEOUT(QToolTip::text().contains(QStringLiteral(" ms")), 10000);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 120000);
        view.poll();
        QCOMPARE(table->model()->index(0, ThreadsModel::State).data().toString(), QStringLiteral("Done"));
        for (int row = 0; row < 4; ++row) {
            for (const LaneSlice &slice : lanes.of(row + 1)) {
                int sum = 0;
                for (const quint16 part : slice.parts)
                    sum += part;
                QCOMPARE(sum, LaneSlice::Whole);
            }
        }

        // One URL more, and another window: lanes and totals are the project's.
        const qsizetype known = lanes.of(1).size();
        const QVariant pages = table->model()->index(0, ThreadsModel::Pages).data();
        session.refetch({1});
        QCOMPARE(table->model()->rowCount(), 4);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 120000);
        view.poll();
        QVERIFY(lanes.of(1).size() >= known);
        const auto done = [](const threads::ThreadsView &shown) {
            const auto *model = shown.findChild<widgets::TableView *>(QStringLiteral("threadsTable"))->model();
            qint64 all = 0;
            for (int row = 0; row < model->rowCount(); ++row)
                all += model->index(row, ThreadsModel::Pages).data().toLongLong();
            return all;
        };
        QCOMPARE(done(view), 301);
        QVERIFY(pages.toInt() > 0);
        project::ProjectSession later;
        threads::ThreadsView again(later);
        again.resize(1200, 400);
        again.show();
        connect(&later, &project::ProjectSession::projectChanged, &again, [&] { again.follow(later); });
        later.openProject(m_place.file(QStringLiteral("live.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(done(again), 301, 30000);
        const auto *model = static_cast<const ThreadsModel *>(
            again.findChild<widgets::TableView *>(QStringLiteral("threadsTable"))->model());
        QCOMPARE(model->rowCount(), 4);
        QCOMPARE(model->index(0, ThreadsModel::State).data().toString(), QStringLiteral("Done"));
        QVERIFY(model->lanes().of(1).size() >= known);
        QVERIFY(model->lanes().shares(1)[size_t(WorkerPhase::FirstByte)] > 0.2);
    }
};

ARGIOPE_TEST(TestThreadsView, QApplication)
#include "tst_threadsview.moc"
