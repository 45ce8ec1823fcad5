#include "ui/mainwindow/progressline.h"

#include "tests/support/testmain.h"
#include "ui/widgets/metrics.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QTest>

using namespace argiope;
using engine::State;
using mainwindow::ProgressLine;

class TestProgressLine : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void whatCameBeforeIsNoSpeed_data()
    {
        QTest::addColumn<State>("before");
        QTest::newRow("resumed") << State::Starting;
        QTest::newRow("after a pause") << State::Paused;
    }
    /// Who resumes learns what was received before a moment later than that it goes on.
    void whatCameBeforeIsNoSpeed()
    {
        QFETCH(const State, before);
        ProgressLine line;
        line.show();
        const auto *received = line.findChild<QLabel *>(QStringLiteral("received"));
        QVERIFY(received);
        engine::Counters counters;
        line.setCounters(counters, before);
        counters.finished = 1000;
        counters.bytes = 500'000'000;
        const auto goesOn = [&] {
            counters.sessionFetched += 1;
            counters.finished += 1;
            counters.bytes += 10;
            line.setCounters(counters, State::Running);
            return received->isVisibleTo(&line) && !received->text().isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(goesOn(), 60000);
        QVERIFY2(!received->text().contains(QStringLiteral("MB")), qPrintable(received->text()));
        // At rest it is all that came.
        line.setCounters(counters, State::Ended);
        QVERIFY2(received->text().startsWith(QStringLiteral("500")), qPrintable(received->text()));
    }

    /// Numbers that grow and shrink, and a speed that is gone for a moment, move nothing beside them.
    void keepsItsRoom()
    {
        ProgressLine line;
        line.resize(900, 30);
        line.show();
        auto *bar = line.findChild<QProgressBar *>();
        const auto *received = line.findChild<QLabel *>(QStringLiteral("received"));
        engine::Counters counters;
        counters.queued = 100'000;
        const auto moves = [&](qint64 pages) {
            counters.sessionFetched += pages;
            counters.fetched += pages;
            counters.finished += pages;
            counters.bytes += pages * 1000;
            line.setCounters(counters, State::Running);
            return received->isVisibleTo(&line);
        };
        QTRY_VERIFY_WITH_TIMEOUT(moves(1000), 60000);
        QCoreApplication::processEvents();
        const int width = bar->width();
        counters.queued = 5; // shorter numbers
        QTRY_VERIFY_WITH_TIMEOUT(!moves(0) || received->text().startsWith(u'0'), 60000); // nothing comes any more
        QCoreApplication::processEvents();
        QVERIFY(received->isVisibleTo(&line));
        const int digits = 8 * widgets::letterWidth(line.fontMetrics()); // that speeds may be longer by
        QVERIFY2(bar->width() <= width && bar->width() > width - digits,
            qPrintable(QStringLiteral("%1, %2").arg(width).arg(bar->width())));
    }

    /// While a crawl runs, at its end, and where its project is opened again.
    void saysHowMuchIsOnTopic()
    {
        ProgressLine line;
        line.show();
        const auto *waiting = line.findChild<QLabel *>(QStringLiteral("waitingUrls"));
        QVERIFY(waiting);
        engine::Counters counters;
        counters.queued = 7;
        counters.topicPages = 40;
        counters.topicRelevant = 17;
        line.setCounters(counters, State::Ended);
        QVERIFY2(waiting->text().contains(QStringLiteral("42.5 %")), qPrintable(waiting->text()));
        line.setTotals({100, 7, 5000, 60'000, 200, 25});
        QVERIFY2(waiting->text().contains(QStringLiteral("12.5 %")), qPrintable(waiting->text()));
        QVERIFY(waiting->isVisibleTo(&line));
        line.setTotals({100, 7, 5000, 60'000, 0, 0}); // it has no topic
        QVERIFY2(!waiting->text().contains(QLatin1Char('%')), qPrintable(waiting->text()));
    }
};

ARGIOPE_TEST(TestProgressLine, QApplication)
#include "tst_progressline.moc"
