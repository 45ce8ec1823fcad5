#include "core/engine/crawl.h"
#include "core/export/export.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/brokenlinks/brokenlinksview.h"
#include "ui/models/urltablemodel.h"
#include "ui/project/projectreader.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace argiope;
using brokenlinks::BrokenLinksView;
using exporting::LinkFault;
using models::LinkProblems;
using models::LinkProblemsModel;
using models::ProblemColumn;
using models::ProblemRow;
using models::ProblemWish;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

// Of 300 URLs: every tenth is broken, every thirtieth redirected, every twentieth refused; each has one link.
constexpr int BrokenLinks = 29;
constexpr int BlockedLinks = 15;
constexpr int RedirectedLinks = 10;
constexpr int FaultyLinks = BrokenLinks + BlockedLinks + RedirectedLinks;

} // namespace

class TestBrokenLinksView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_project;

    static int sectionOf(const LinkProblemsModel &model, ProblemColumn column)
    {
        return int(model.columns().indexOf(column));
    }
    static QString text(const LinkProblemsModel &model, int row, ProblemColumn column)
    {
        return model.index(row, sectionOf(model, column)).data().toString();
    }
    static QStringList texts(const LinkProblemsModel &model, ProblemColumn column)
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << text(model, row, column);
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        m_project = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(m_project, 300, 4));
    }

    void readsTheProblems()
    {
        const auto reader = store::Reader::open(m_project);
        QVERIFY(reader);
        const std::atomic<bool> cancel{false};
        const auto problems = LinkProblems::read(**reader, cancel);
        QCOMPARE(problems->size(ProblemRow::Link), FaultyLinks);
        QCOMPARE(problems->size(ProblemRow::Target), FaultyLinks);
        QCOMPARE(problems->size(ProblemRow::Redirect), RedirectedLinks);
        QCOMPARE(problems->allPlaces(), qint64(FaultyLinks));
        for (const LinkProblems::Place &place : problems->places()) {
            // The number that was counted is the link's.
            const auto links = (*reader)->outlinks(base::UrlId(LinkProblems::pageOf(place.link)), 1, place.link - 1);
            QCOMPARE(links.size(), 1);
            QCOMPARE(links[0].id, place.link);
            QCOMPARE(base::raw(links[0].targetId), problems->targets()[place.target].id);
            QCOMPARE(problems->element(place), QByteArray("a href"));
        }
    }

    /// Who goes to the tab while its links are still looked at is in the table once they are there, unless a filter
    /// is being typed.
    void focusWaitsForRows()
    {
        for (const bool types : {false, true}) {
            project::ProjectReader reader;
            BrokenLinksView view(reader);
            view.show();
            view.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&view));
            reader.open(m_project);
            view.focusContent();
            auto *field = view.findChild<widgets::FilterField *>();
            QVERIFY(field->hasFocus());
            if (types)
                QTest::keyClicks(field, QStringLiteral("p"));
            QTRY_VERIFY_WITH_TIMEOUT(view.model().rowCount() > 0, 30000);
            QTRY_VERIFY_WITH_TIMEOUT(field->hasFocus() == types, 30000);
            QCOMPARE(view.table().hasFocus(), !types);
            if (!types) {
                QCOMPARE(view.findChild<QLabel *>(QStringLiteral("brokenCount"))->text(),
                    QStringLiteral("%1 destination(s)").arg(FaultyLinks));
                const auto *urls = qobject_cast<widgets::UrlDelegate *>(view.table().itemDelegateForColumn(0));
                QVERIFY(urls);
                QCOMPARE(urls->origin(), QStringLiteral("http://site.test"));
            }
        }
    }

    void orders_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("column");
        for (const ProblemRow kind : {ProblemRow::Link, ProblemRow::Target, ProblemRow::Redirect}) {
            for (int column = 0; column <= int(ProblemColumn::Hops); ++column)
                QTest::addRow("%d by %d", int(kind), column) << int(kind) << column;
        }
    }
    void orders()
    {
        QFETCH(const int, kind);
        QFETCH(const int, column);
        const auto reader = store::Reader::open(m_project);
        QVERIFY(reader);
        const std::atomic<bool> cancel{false};
        const auto problems = LinkProblems::read(**reader, cancel);
        ProblemWish wish;
        wish.column = column;
        const auto up = problems->order(**reader, ProblemRow(kind), wish, cancel);
        wish.descending = true;
        const auto down = problems->order(**reader, ProblemRow(kind), wish, cancel);
        QCOMPARE(qsizetype(up.size()), problems->size(ProblemRow(kind)));
        QCOMPARE(std::set<quint32>(up.begin(), up.end()), std::set<quint32>(down.begin(), down.end()));
        const auto target = [&](quint32 row) { return problems->target(ProblemRow(kind), row); };
        for (size_t i = 1; i < up.size(); ++i) {
            if (column == int(ProblemColumn::Status)) {
                QVERIFY(target(up[i - 1]).status <= target(up[i]).status);
                QVERIFY(target(down[i - 1]).status >= target(down[i]).status);
            } else if (column == int(ProblemColumn::Target)) {
                const QByteArray before = (*reader)->urls({target(up[i - 1]).id}).value(0);
                const QByteArray after = (*reader)->urls({target(up[i]).id}).value(0);
                QVERIFY2(before < after, after.constData());
            }
        }
    }

    void showsAndFilters()
    {
        project::ProjectReader reader;
        models::LinkProblemsFeed feed(reader);
        LinkProblemsModel model(reader, ProblemRow::Link);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        connect(&feed, &models::LinkProblemsFeed::changed, &model, [&] { model.setProblems(feed.problems()); });
        feed.setActive(true);
        reader.open(m_project);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), FaultyLinks, 30000);
        (void)text(model, 0, ProblemColumn::Target); // asks for it
        QTRY_COMPARE_WITH_TIMEOUT(text(model, 0, ProblemColumn::Target), QStringLiteral("http://site.test/109"), 30000);
        QCOMPARE(text(model, 0, ProblemColumn::Source), QStringLiteral("http://site.test/13"));
        QCOMPARE(text(model, 0, ProblemColumn::Text), QStringLiteral("to 109"));
        QCOMPARE(text(model, 0, ProblemColumn::Status), QStringLiteral("404"));
        QCOMPARE(text(model, 0, ProblemColumn::Why), QStringLiteral("Broken"));
        QCOMPARE(text(model, 0, ProblemColumn::Element), QStringLiteral("a href"));
        QCOMPARE(text(model, 0, ProblemColumn::Position), QStringLiteral("6"));
        const int last = FaultyLinks - 1;
        (void)text(model, last, ProblemColumn::End);
        QTRY_COMPARE_WITH_TIMEOUT(text(model, last, ProblemColumn::End), QStringLiteral("http://site.test/0"), 30000);
        QCOMPARE(text(model, last, ProblemColumn::EndStatus), QStringLiteral("200"));
        QCOMPARE(text(model, last, ProblemColumn::Why), QStringLiteral("Redirected"));
        for (int column = 0; column < model.columnCount(); ++column) {
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty());
        }
        ProblemWish wish;
        wish.faults = {LinkFault::Blocked};
        model.setFilter(wish);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), BlockedLinks, 30000);
        wish = {};
        wish.text = QStringLiteral("TO 109"); // the link's text
        model.setFilter(wish);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 1, 30000);
        wish.text = QStringLiteral("site.test/13"); // a page, and targets
        model.setFilter(wish);
        QTRY_VERIFY_WITH_TIMEOUT(model.rowCount() > 1 && !model.isOrdering(), 30000);
        wish = {};
        wish.external = true;
        model.setFilter(wish);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 0, 30000);
        model.setFilter({});
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), FaultyLinks, 30000);
        const QList<qint64> before = model.ids();
        model.sort(sectionOf(model, ProblemColumn::Status), Qt::AscendingOrder);
        QTRY_VERIFY_WITH_TIMEOUT(model.ids() != before, 30000);
        QCOMPARE(text(model, 0, ProblemColumn::Status), QStringLiteral("301"));
        reader.close();
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 0, 30000);
    }

    /// A large project takes its time: until then it is said.
    void saysThatItLooks()
    {
        project::ProjectReader reader;
        BrokenLinksView view(reader);
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(m_project);
        QVERIFY(opened.wait(30000));
        const auto *empty = view.findChild<widgets::EmptyState *>();
        view.QWidget::show();
        QCOMPARE(empty->sentence(), QStringLiteral("Analysing links\u2026"));
        QTRY_COMPARE_WITH_TIMEOUT(view.listedIds().size(), FaultyLinks, 30000);
    }

    void viewHasThreeTables()
    {
        project::ProjectReader reader;
        BrokenLinksView view(reader);
        view.resize(1000, 500);
        view.QWidget::show();
        auto *empty = view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible());
        reader.open(m_project);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), FaultyLinks, 30000);
        QVERIFY(view.table().isVisible());
        QCOMPARE(view.model().kind(), ProblemRow::Target); // a fault a row
        QCOMPARE(view.exportTable(), exporting::Table::Broken);
        QCOMPARE(view.listedIds().size(), FaultyLinks);

        view.showRows(ProblemRow::Redirect);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), RedirectedLinks, 30000);
        QCOMPARE(view.exportTable(), exporting::Table::Chains);
        QCOMPARE(text(view.model(), 0, ProblemColumn::Hops), QStringLiteral("1"));

        view.showRows(ProblemRow::Target);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), FaultyLinks, 30000);
        QCOMPARE(text(view.model(), 0, ProblemColumn::Links), QStringLiteral("1"));
        // The links of the targets are what an export has.
        const QList<qint64> ids = view.listedIds();
        QCOMPARE(ids.size(), FaultyLinks);
        exporting::Options options;
        options.table = view.exportTable();
        options.format = exporting::Format::Txt;
        options.onlyIds = ids;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto project = store::Reader::open(m_project);
        QVERIFY(project);
        const auto written = exporting::write(**project, buffer, options);
        QVERIFY(written);
        QCOMPARE(*written, FaultyLinks);
        QVERIFY(buffer.data().startsWith("http://site.test/109\n"));

        auto *chips = view.findChild<widgets::ChipBar *>();
        view.showRows(ProblemRow::Link);
        chips->button(int(LinkFault::Broken))->click();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), BrokenLinks, 30000);
        view.clearFilter();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), FaultyLinks, 30000);
    }

    /// What most links lead to comes first, and a double click shows these links.
    void targetsComeByTheirLinks()
    {
        const QString path = m_place.file(QStringLiteral("places.argiope"));
        test::TestSite site{{"/", "<a href=b>b</a> <a href=c>c</a> <a href=seldom>s</a> <a href=often>o</a>"},
            {"/b", "<a href=often>o</a>"}, {"/c", "<a href=often>o</a> <a href=often>again</a>"}};
        engine::CrawlOptions options;
        options.settings.seeds = {QString::fromLatin1(site.url("/"))};
        options.path = path;
        engine::Crawl crawl(options);
        QSignalSpy ended(&crawl, &engine::Crawl::ended);
        crawl.start();
        QVERIFY(ended.wait(60000));

        project::ProjectReader reader;
        BrokenLinksView view(reader);
        view.resize(1000, 500);
        view.QWidget::show();
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 2, 30000);
        QCOMPARE(text(view.model(), 0, ProblemColumn::Links), QStringLiteral("4"));
        QTRY_VERIFY_WITH_TIMEOUT(
            text(view.model(), 0, ProblemColumn::Target).endsWith(QStringLiteral("/often")), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(
            text(view.model(), 1, ProblemColumn::Target).endsWith(QStringLiteral("/seldom")), 30000);
        widgets::TableView &targets = view.table();
        const QPoint where = targets.visualRect(view.model().index(0, 0)).center();
        QTest::mouseClick(targets.viewport(), Qt::LeftButton, {}, where);
        QTest::mouseDClick(targets.viewport(), Qt::LeftButton, {}, where);
        QCOMPARE(view.model().kind(), ProblemRow::Link);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 4, 30000);
    }

    void rowsLeadOn()
    {
        project::ProjectReader reader;
        BrokenLinksView view(reader);
        view.resize(1000, 500);
        view.QWidget::show();
        reader.open(m_project);
        view.showRows(ProblemRow::Link);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), FaultyLinks, 30000);
        QSignalSpy selected(&view, &view::View::urlSelected);
        view.table().selectRow(0);
        QTRY_VERIFY(!selected.isEmpty());
        QCOMPARE(selected.last().at(0).toLongLong(), 110); // the target, http://site.test/109
        Q_EMIT view.table().rowActivated(view.model().index(0, 0));
        QCOMPARE(selected.last().at(0).toLongLong(), 14); // the page
        QCOMPARE(view.selectedIds(), QList<qint64>{view.model().idAt(0)});
        QApplication::clipboard()->clear();
        view.table().copySelection();
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::clipboard()->text().contains(QStringLiteral("to 109")), 30000);
        QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 2);
        QSignalSpy wanted(&view, &BrokenLinksView::exportShownRequested);
        view.findChild<QToolButton *>(QStringLiteral("brokenExport"))->click();
        QCOMPARE(wanted.size(), 1);
    }
};

ARGIOPE_TEST(TestBrokenLinksView, QApplication)
#include "tst_brokenlinksview.moc"
