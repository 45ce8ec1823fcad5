#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/charts/chartimage.h"
#include "ui/charts/chartsview.h"
#include "ui/widgets/emptystate.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QImage>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

using namespace argiope;
using charts::ChartPanel;
using charts::ChartsView;

class TestChartsView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static double sum(const ChartPanel &panel)
    {
        double all = 0;
        for (const ChartPanel::Bar &bar : panel.bars())
            all += bar.value;
        return all;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void drawsWhatAFinishedProjectHolds()
    {
        const QString path = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(path, 1000));
        project::ProjectSession session;
        models::StatsModel stats(session.reader());
        ChartsView view(session, stats);
        view.resize(1000, 420);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.findChild<widgets::EmptyState *>()->isVisible());
        session.openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(!view.panel(ChartsView::Status).isEmpty(), 30000);
        QVERIFY(!view.findChild<widgets::EmptyState *>()->isVisible());
        QCOMPARE(sum(view.panel(ChartsView::Status)), 990.0);
        QCOMPARE(sum(view.panel(ChartsView::Depth)), 1000.0);
        QCOMPARE(sum(view.panel(ChartsView::ResponseTime)), 990.0);
        QCOMPARE(view.panel(ChartsView::ResponseTime).bars().at(0).name, QStringLiteral("10"));
        QVERIFY(view.panel(ChartsView::PageRate).isEmpty()); // no crawl ran here
        // Every bar says what it counts, no answer as well.
        for (const auto chart : {ChartsView::Status, ChartsView::Depth, ChartsView::ResponseTime}) {
            for (const ChartPanel::Bar &bar : view.panel(chart).bars())
                QVERIFY2(!bar.name.isEmpty() && !bar.name.startsWith(u'-'), qPrintable(bar.name));
        }
        // What stands below the bars is not cut, however many there are.
        const auto *chart = view.panel(ChartsView::ResponseTime).findChild<QGraphicsView *>();
        QStringList labels;
        for (const QGraphicsItem *item : chart->scene()->items()) {
            if (const auto *text = qgraphicsitem_cast<const QGraphicsTextItem *>(item); text && text->isVisible())
                labels.append(text->toPlainText());
        }
        for (const ChartPanel::Bar &bar : view.panel(ChartsView::ResponseTime).bars())
            QVERIFY2(labels.contains(bar.name), qPrintable(bar.name + QStringLiteral(": ") + labels.join(u'|')));

        // Saved as what the name says; it can be read again and holds more than one colour.
        QSignalSpy saved(&view, &ChartsView::saved);
        const QString png = m_place.file(QStringLiteral("depth.png"));
        view.save(ChartsView::Depth, png);
        QVERIFY(saved.wait(30000));
        const QImage image(png);
        QCOMPARE(image.width(), view.panel(ChartsView::Depth).width() * 2);
        QSet<QRgb> colors;
        for (int y = 0; y < image.height(); y += 3) {
            for (int x = 0; x < image.width(); x += 3)
                colors.insert(image.pixel(x, y));
        }
        QVERIFY(colors.size() > 2);
        QSignalSpy failed(&view, &ChartsView::saveFailed);
        view.save(ChartsView::Depth, m_place.file(QStringLiteral("no/such/folder.png")));
        QVERIFY(failed.wait(30000));
        QVERIFY(!failed.at(0).at(1).toString().isEmpty());
    }
    void savesDrawings()
    {
        if (!charts::canSaveSvg())
            QSKIP("built without Qt Svg");
        const QString path = m_place.file(QStringLiteral("drawn.argiope"));
        QVERIFY(uitest::makeProject(path, 1000));
        project::ProjectSession session;
        models::StatsModel stats(session.reader());
        ChartsView view(session, stats);
        view.resize(1000, 420);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        session.openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(!view.panel(ChartsView::Status).isEmpty(), 30000);
        QSignalSpy saved(&view, &ChartsView::saved);
        const QString svg = m_place.file(QStringLiteral("status.svg"));
        view.save(ChartsView::Status, svg);
        QVERIFY(saved.wait(30000));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        int shapes = 0;
        bool title = false;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            shapes += xml.name() == QLatin1String("path") || xml.name() == QLatin1String("polyline")
                || xml.name() == QLatin1String("rect");
            title = title || (xml.name() == QLatin1String("title") && xml.readElementText() == QLatin1String("Status"));
        }
        QVERIFY(!xml.hasError());
        QVERIFY(shapes > 5);
        QVERIFY(title);
    }
    void drawsACrawlAsItRuns()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            QByteArray body(2000, ' ');
            for (int next = number * 3 + 1; next <= number * 3 + 3 && next < 200; ++next)
                body += "<a href=/" + QByteArray::number(next) + ">x</a>";
            return test::Response{.body = body, .delayMs = 40};
        });
        project::ProjectSession session;
        models::StatsModel stats(session.reader());
        ChartsView view(session, stats);
        connect(&session, &project::ProjectSession::progressed, &view, [&] { view.poll(); });
        connect(&session, &project::ProjectSession::ended, &view, [&] {
            stats.poll(true);
            view.poll();
        });
        view.resize(700, 420);
        view.show();
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/0"))};
        settings.threads = 2;
        session.startNew(settings, m_place.file(QStringLiteral("live.argiope")));
        QTRY_VERIFY_WITH_TIMEOUT(view.panel(ChartsView::PageRate).points().size() >= 2, 120000);
        QVERIFY(!view.panel(ChartsView::Queue).isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 120000);
        double most = 0;
        for (const QPointF &point : view.panel(ChartsView::PageRate).points())
            most = std::max(most, point.y());
        QVERIFY(most > 0);
        QTRY_COMPARE_WITH_TIMEOUT(sum(view.panel(ChartsView::Status)), 200.0, 30000);
        // One URL more: the curve goes on. Another window shows it, too.
        QList<QPointF> curve = view.panel(ChartsView::PageRate).points();
        curve.removeLast(); // the end is another one now
        session.refetch({1});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 120000);
        view.poll();
        QCOMPARE(view.panel(ChartsView::PageRate).points().mid(0, curve.size()), curve);
        project::ProjectSession later;
        models::StatsModel laterStats(later.reader());
        ChartsView again(later, laterStats);
        again.resize(700, 420);
        again.show();
        connect(&later, &project::ProjectSession::projectChanged, &again, [&] { again.follow(later); });
        later.openProject(session.path());
        QTRY_VERIFY_WITH_TIMEOUT(!again.panel(ChartsView::PageRate).isEmpty(), 30000);
        QCOMPARE(again.panel(ChartsView::PageRate).points(), view.panel(ChartsView::PageRate).points());
        QVERIFY(!again.panel(ChartsView::Queue).isEmpty());
        // The theme changes: the charts with it.
        const QPalette before = QApplication::palette();
        QPalette dark(Qt::white, QColor(0x22, 0x22, 0x22));
        dark.setColor(QPalette::Base, QColor(0x10, 0x10, 0x10));
        dark.setColor(QPalette::Text, Qt::white);
        QApplication::setPalette(dark);
        QTRY_COMPARE(view.panel(ChartsView::Status).grab().toImage().pixelColor(1, 100), QColor(0x10, 0x10, 0x10));
        QApplication::setPalette(before);
        // Another project is opened: nothing of this crawl stays.
        const QString path = m_place.file(QStringLiteral("other.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        session.openProject(path);
        QTRY_COMPARE_WITH_TIMEOUT(sum(view.panel(ChartsView::Status)), 99.0, 30000);
        view.poll();
        QVERIFY(view.panel(ChartsView::PageRate).isEmpty());
    }

    /// There is one interval only, or two on a busy machine: a line all the same.
    void drawsACrawlThatIsOverAtOnce()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &) { return test::Response{.body = "<a href=/1>x</a>"}; });
        project::ProjectSession session;
        models::StatsModel stats(session.reader());
        ChartsView view(session, stats);
        view.resize(700, 420);
        view.show();
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        session.startNew(settings, m_place.file(QStringLiteral("short.argiope")));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 120000);
        view.poll();
        for (const auto which : {ChartsView::PageRate, ChartsView::ByteRate}) {
            const QList<QPointF> &points = view.panel(which).points();
            QVERIFY(!view.panel(which).isEmpty());
            QVERIFY(points.size() >= 2);
            QVERIFY(points.constFirst().x() < points.constLast().x());
            QVERIFY(std::ranges::any_of(points, [](QPointF point) { return point.y() > 0; }));
        }
    }
};

ARGIOPE_TEST(TestChartsView, QApplication)
#include "tst_chartsview.moc"
