#include "core/store/ranktable.h"
#include "core/store/writer.h"
#include "core/url/canonical.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/details/facts.h"
#include "ui/models/linksmodel.h"
#include "ui/models/orderedlinks.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFragment>
#include <QUrl>

using namespace argiope;
using base::Outcome;
using base::UrlId;
using details::DetailsView;
using models::LinksModel;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

/// /hub has 2,500 links to /target; /a redirects to /b, /b to /c, /c back to /a; /d redirects to /target.
struct Project
{
    UrlId hub, target, a, b, c, d;
};

Project makeLinked(const QString &path)
{
    auto created = store::Writer::create(path, {});
    Q_ASSERT(created);
    store::Writer &writer = **created;
    writer.begin();
    const auto add = [&writer](const QByteArray &name, UrlId referrer, int status, UrlId to = UrlId::None) {
        store::NewUrl fresh;
        fresh.url = "http://site.test/" + name;
        fresh.key = url::urlKey(fresh.url, writer.keySeed());
        fresh.host = writer.host("http://site.test");
        fresh.rule = writer.rule({store::RuleKind::Include, "^/x"});
        fresh.referrer = referrer;
        fresh.depth = referrer == UrlId::None ? 0 : 1;
        const UrlId id = writer.insert(fresh);
        store::PageRecord page;
        page.id = id;
        page.outcome = status == 200 ? Outcome::Ok : Outcome::Redirect;
        page.status = status;
        page.redirectTo = to;
        page.connectMs = 10;
        page.firstByteMs = 30;
        page.downloadMs = 20;
        page.responseMs = 50;
        page.parseMs = 5;
        page.attempts = 3;
        page.headers = "Server: <x>\n";
        page.outlinks = name == "hub" ? 2500 : 0;
        writer.finish(page);
        return id;
    };
    Project p{};
    p.hub = add("hub", UrlId::None, 200);
    p.target = add("target", p.hub, 200);
    p.a = add("a", p.hub, 301, UrlId(4));
    p.b = add("b", p.a, 302, UrlId(5));
    p.c = add("c", p.b, 302, p.a);
    p.d = add("d", p.hub, 308, p.target);
    QList<store::LinkRow> links(2500);
    for (store::LinkRow &link : links) {
        link.target = p.target;
        link.place = writer.place("a", "href");
        link.kind = facts::LinkKind::Navigation;
        link.rel = facts::LinkRel::NoFollow;
        link.text = writer.text("go");
    }
    writer.setLinks(p.hub, links);
    writer.addInlinks({{p.target, 2501}});
    store::VisitRecord attempt;
    attempt.retried = true;
    attempt.outcome = Outcome::TimedOut;
    attempt.at = 1700000000000;
    attempt.error = "no <byte> for 20 s";
    writer.addVisit(p.target, attempt);
    attempt.attempt = 2;
    attempt.outcome = Outcome::ServerError;
    attempt.status = 503;
    attempt.error.clear();
    writer.addVisit(p.target, attempt);
    const std::array ranks{store::RankRow{p.target, 87, 93, 12, 34, 1, 2}};
    writer.ranks().addRanks(ranks);
    const bool saved = writer.commit().ok() && writer.settle().ok();
    Q_ASSERT(saved && p.b == UrlId(4) && p.c == UrlId(5));
    return saved ? p : Project{};
}

} // namespace

class TestDetails : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    Project m_project;

    [[nodiscard]] QString path() const { return m_place.file(QStringLiteral("linked.argiope")); }
    static QString text(DetailsView &view, const char *name)
    {
        return view.findChild<QTextBrowser *>(QString::fromLatin1(name))->toPlainText();
    }
    static void bring(DetailsView &view, const char *name)
    {
        view.setCurrentWidget(view.findChild<QTextBrowser *>(QString::fromLatin1(name)));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        m_project = makeLinked(path());
        QVERIFY(m_project.d != UrlId::None);
    }

    void linksComeAsTheyAreScrolledTo()
    {
        project::ProjectReader reader;
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        LinksModel model(reader, LinksModel::End::Source);
        model.show(base::raw(m_project.target));
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), LinksModel::PieceLinks, 30000);
        QVERIFY(!model.isComplete());
        QVERIFY(model.canFetchMore({}));
        model.fetchMore({});
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2 * LinksModel::PieceLinks, 30000);
        model.loadAll();
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2500, 30000);
        QVERIFY(model.isComplete());
        QVERIFY(!model.canFetchMore({}));
        QCOMPARE(model.index(0, LinksModel::RelColumn).data().toString(), QStringLiteral("nofollow"));
        for (int column = 0; column < LinksModel::ColumnCount; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty());
        model.show(0);
        QCOMPARE(model.rowCount(), 0);
    }

    /// The tester asks for more whenever it can, as hasty views do.
    void linksComeOnce()
    {
        project::ProjectReader reader;
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        LinksModel model(reader, LinksModel::End::Target);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.show(base::raw(m_project.hub));
        model.loadAll();
        QTRY_VERIFY_WITH_TIMEOUT(model.isComplete() && !model.isAsking(), 30000);
        QCOMPARE(model.rowCount(), 2500);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(model.at(row - 1).id < model.at(row).id);
    }

    void saysHowManyLinksThereAre()
    {
        project::ProjectReader reader;
        DetailsView view(reader);
        view.resize(900, 300);
        view.show();
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        view.showUrl(base::raw(m_project.target));
        auto *table = view.findChild<widgets::TableView *>(QStringLiteral("inlinks"));
        QWidget *pane = table->parentWidget()->parentWidget();
        QTRY_COMPARE_WITH_TIMEOUT(view.tabText(view.indexOf(pane)), QStringLiteral("Inlinks (1000 of 2501)"), 30000);
        view.setCurrentWidget(pane);
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum());
        QTRY_VERIFY_WITH_TIMEOUT(view.inlinks().rowCount() >= 2000, 30000);
    }

    void showsTheWholeChain()
    {
        project::ProjectReader reader;
        DetailsView view(reader);
        view.show();
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        view.showUrl(base::raw(m_project.a));
        bring(view, "redirects");
        QTRY_VERIFY_WITH_TIMEOUT(text(view, "redirects").contains(QStringLiteral("redirect loop")), 30000);
        const QString chain = text(view, "redirects");
        QVERIFY2(chain.indexOf(QStringLiteral("/b")) < chain.indexOf(QStringLiteral("/c")), qPrintable(chain));
        QVERIFY(chain.contains(QStringLiteral("302")));
        QVERIFY(chain.contains(QStringLiteral("Redirect loop")));
        view.showUrl(base::raw(m_project.target));
        QTRY_VERIFY_WITH_TIMEOUT(text(view, "redirects").contains(QStringLiteral("http://site.test/d")), 30000);
        QVERIFY(text(view, "redirects").contains(QStringLiteral("308")));
    }

    void adviceFitsTheLastStep()
    {
        const QString file = m_place.file(QStringLiteral("chain.argiope"));
        auto created = store::Writer::create(file, {});
        QVERIFY(created);
        store::Writer &writer = **created;
        writer.begin();
        QList<UrlId> ids;
        for (int i = 0; i < 3; ++i) {
            store::NewUrl fresh;
            fresh.url = "http://site.test/r" + QByteArray::number(i);
            fresh.key = url::urlKey(fresh.url, writer.keySeed());
            fresh.host = writer.host("http://site.test");
            fresh.rule = writer.rule({store::RuleKind::Host, "site.test"});
            fresh.referrer = ids.isEmpty() ? UrlId::None : ids.constLast();
            fresh.depth = i;
            ids.append(writer.insert(fresh));
        }
        for (int i = 0; i < 3; ++i) {
            store::PageRecord page;
            page.id = ids.at(i);
            page.outcome = i < 2 ? Outcome::Redirect : Outcome::Broken;
            page.status = i < 2 ? 301 : 404;
            page.redirectTo = i < 2 ? ids.at(i + 1) : UrlId::None;
            writer.finish(page);
        }
        QVERIFY(writer.commit().ok() && writer.settle().ok());
        project::ProjectReader reader;
        DetailsView view(reader);
        view.show();
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(file);
        QVERIFY(opened.wait(20000));
        view.showUrl(base::raw(ids.at(0)));
        bring(view, "redirects");
        QTRY_VERIFY_WITH_TIMEOUT(text(view, "redirects").contains(QStringLiteral("404")), 30000);
        QVERIFY(!text(view, "redirects").contains(QStringLiteral("link to the last URL directly")));
        QVERIFY(text(view, "redirects").contains(QStringLiteral("Fix the redirect")));
    }

    void linksAreFilteredAndSorted()
    {
        project::ProjectReader reader;
        DetailsView view(reader);
        view.resize(900, 300);
        view.show();
        auto *table = view.findChild<widgets::TableView *>(QStringLiteral("inlinks"));
        QVERIFY(!table->isVisibleTo(table->parentWidget())); // a sentence, while nothing is selected
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        view.showUrl(base::raw(m_project.b));
        QTRY_VERIFY_WITH_TIMEOUT(view.facts().found && view.inlinks().isComplete(), 30000);
        view.showUrl(base::raw(m_project.target));
        QTRY_VERIFY_WITH_TIMEOUT(view.inlinks().rowCount() > 0, 30000);
        view.setCurrentWidget(table->parentWidget()->parentWidget());
        const QAbstractItemModel *shown = table->model();
        QCOMPARE(shown->index(0, LinksModel::StatusColumn).data().toString(), QStringLiteral("200"));
        auto *filter = view.findChild<QLineEdit *>(QStringLiteral("inlinksFilter"));
        QTest::keyClicks(filter, QStringLiteral("nothing like it"));
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(shown->rowCount(), 0, 30000);
        QTest::keyClick(filter, Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(shown->rowCount(), view.inlinks().rowCount(), 30000);
        table->sortByColumn(LinksModel::StatusColumn, Qt::AscendingOrder);
        QTRY_VERIFY_WITH_TIMEOUT(view.inlinks().isComplete(), 30000); // an order of all of them
        QTRY_COMPARE_WITH_TIMEOUT(shown->rowCount(), 2500, 30000);
    }

    void tellsWhyAndHow()
    {
        project::ProjectReader reader;
        DetailsView view(reader);
        view.resize(1200, 500);
        view.show();
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        QTabBar *tabs = view.tabBar();
        const QRect logTab = tabs->tabRect(tabs->count() - 1);
        view.showUrl(base::raw(m_project.d));
        QTRY_COMPARE_WITH_TIMEOUT(tabs->tabText(4), QStringLiteral("Redirects (1)"), 30000);
        QCOMPARE(tabs->tabRect(tabs->count() - 1), logTab); // numbers move no tab
        view.showUrl(base::raw(m_project.target));
        QTRY_COMPARE_WITH_TIMEOUT(view.facts().record.id, m_project.target, 30000);
        view.showWhy();
        const QString why = text(view, "why");
        QVERIFY2(why.contains(QStringLiteral("Include pattern: ^/x")), qPrintable(why));
        QVERIFY(why.contains(QStringLiteral("Matches an include pattern"))); // where to change it
        QVERIFY(why.contains(QStringLiteral("First referrer: http://site.test/hub, “go”")));
        QVERIFY(why.contains(QStringLiteral("3 attempt")));
        // Every attempt, the one that came through last.
        const qsizetype first = why.indexOf(QStringLiteral("no <byte> for 20 s"));
        const qsizetype second = why.indexOf(QStringLiteral("503 Server error"));
        const qsizetype last = why.indexOf(QStringLiteral("200 OK"));
        QVERIFY2(first > 0 && first < second && second < last, qPrintable(why));
        QCOMPARE(why.count(QStringLiteral("retried")), 2);
        const QString headers = text(view, "headers");
        QVERIFY2(headers.contains(QStringLiteral("Server: <x>")), qPrintable(headers));
        QVERIFY(headers.contains(QStringLiteral("not recorded")));
        QVERIFY(headers.contains(QStringLiteral("User-Agent: Argiope/")));
        const QString facts = text(view, "facts");
        QVERIFY2(facts.contains(QStringLiteral("connect 10 ms")), qPrintable(facts));
        QVERIFY(facts.contains(QStringLiteral("TTFB 20 ms"))); // without the connecting
        const QRegularExpression ranks(
            QStringLiteral("\\bLink score \\(PageRank\\)\\s+87\\s+Link score percentile\\s+93\\s+HITS "
                           "authority\\s+12\\s+HITS hub\\s+34\\s+Unique inlinks\\s+1\\s+Click depth\\s+2\\b"));
        QVERIFY2(facts.contains(ranks), qPrintable(facts));
        // The page was read at an earlier visit than the one whose times these are.
        store::PageRecord page = view.facts().record.page;
        QVERIFY(details::timingHtml(page).contains(QStringLiteral("parsing 5 ms")));
        page.notModified = true;
        QVERIFY(!details::timingHtml(page).contains(QStringLiteral("parsing")));
        QVERIFY(details::timingHtml(page).contains(QStringLiteral("connect 10 ms")));
    }

    void canonicalIsALink_data()
    {
        QTest::addColumn<QByteArray>("canonical");
        QTest::addColumn<bool>("link");
        QTest::newRow("a page of the project") << QByteArray("http://site.test/second") << true;
        QTest::newRow("the page itself") << QByteArray("http://site.test/first") << false;
        QTest::newRow("nobody knows it") << QByteArray("http://else.test/<x>") << false;
    }
    void canonicalIsALink()
    {
        QFETCH(QByteArray, canonical);
        QFETCH(bool, link);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("c.argiope"));
        UrlId first = UrlId::None;
        UrlId second = UrlId::None;
        {
            auto created = store::Writer::create(file, {});
            QVERIFY(created);
            store::Writer &writer = **created;
            writer.begin();
            const auto add = [&writer](const QByteArray &name, const QByteArray &says) {
                store::NewUrl fresh;
                fresh.url = "http://site.test/" + name;
                fresh.key = url::urlKey(fresh.url, writer.keySeed());
                fresh.host = writer.host("http://site.test");
                const UrlId id = writer.insert(fresh);
                store::PageRecord page;
                page.id = id;
                page.outcome = Outcome::Ok;
                page.status = 200;
                page.canonical = says;
                writer.finish(page);
                return id;
            };
            first = add("first", canonical);
            second = add("second", {});
            QVERIFY(writer.commit().ok() && writer.settle().ok());
        }
        project::ProjectReader reader;
        DetailsView view(reader);
        view.resize(900, 500);
        view.show();
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(file);
        QVERIFY(opened.wait(20000));
        view.showUrl(base::raw(first));
        bring(view, "facts");
        QTRY_VERIFY_WITH_TIMEOUT(view.facts().found, 30000);
        auto *browser = view.findChild<QTextBrowser *>(QStringLiteral("facts"));
        QVERIFY(browser->toPlainText().contains(QString::fromUtf8(canonical)));
        QString target;
        for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                if (it.fragment().charFormat().isAnchor()
                    && it.fragment().text().contains(QString::fromUtf8(canonical)))
                    target = it.fragment().charFormat().anchorHref();
            }
        }
        QCOMPARE(!target.isEmpty(), link);
        if (!link)
            return;
        QSignalSpy followed(&view, &DetailsView::followed);
        Q_EMIT browser->anchorClicked(QUrl(target));
        QTRY_COMPARE_WITH_TIMEOUT(followed.count(), 1, 30000);
        QCOMPARE(followed.at(0).at(0).toLongLong(), base::raw(second));
    }

    /// Ten thousands of links are ordered without the window.
    void ordersOffTheThread()
    {
        project::ProjectReader reader;
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(path());
        QVERIFY(opened.wait(20000));
        LinksModel links(reader, LinksModel::End::Source);
        models::OrderedLinks shown(links);
        QAbstractItemModelTester tester(&shown, Mode::QtTest);
        links.show(base::raw(m_project.target));
        links.loadAll();
        QTRY_VERIFY_WITH_TIMEOUT(links.isComplete() && !links.isAsking(), 30000);
        QVERIFY(shown.isCurrent());
        QCOMPARE(shown.rowCount(), 2500);
        QSignalSpy ordered(&shown, &models::OrderedLinks::ordered);
        shown.sort(LinksModel::UrlColumn, Qt::DescendingOrder);
        QCOMPARE(shown.rowCount(), 2500); // until then what there was
        QVERIFY(!shown.isCurrent());
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 30000);
        QCOMPARE(ordered.count(), 1);
        QCOMPARE(shown.rowCount(), 2500);
        for (int row = 1; row < shown.rowCount(); ++row) {
            const QString before = shown.index(row - 1, LinksModel::UrlColumn).data().toString();
            QVERIFY(before >= shown.index(row, LinksModel::UrlColumn).data().toString());
        }
        QSignalSpy reset(&shown, &QAbstractItemModel::modelReset);
        shown.setFilter(QStringLiteral("GO")); // all have it: whoever reads them keeps the place
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 30000);
        QCOMPARE(shown.rowCount(), 2500);
        QCOMPARE(reset.count(), 0);
        shown.setFilter(QStringLiteral("nothing like it"));
        shown.setFilter(QStringLiteral("nor this")); // the wish before is forgotten
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 30000);
        QCOMPARE(ordered.count(), 3);
        QCOMPARE(shown.rowCount(), 0);
        QCOMPARE(shown.mapFromSource(links.index(0, 0)), QModelIndex());
        shown.setFilter({});
        QTRY_COMPARE_WITH_TIMEOUT(shown.rowCount(), 2500, 30000);
        for (int row : {0, 7, 2499})
            QCOMPARE(shown.mapFromSource(shown.mapToSource(shown.index(row, 2))), shown.index(row, 2));
        shown.sort(-1, Qt::AscendingOrder);
        QVERIFY(shown.isCurrent());
        QCOMPARE(shown.mapToSource(shown.index(5, 0)).row(), 5);
        // Another URL: nothing of this one stays.
        shown.sort(LinksModel::StatusColumn, Qt::AscendingOrder);
        links.show(base::raw(m_project.b));
        QTRY_VERIFY_WITH_TIMEOUT(links.isComplete() && shown.isCurrent(), 30000);
        QCOMPARE(shown.rowCount(), links.rowCount());
        links.show(0);
        QTRY_VERIFY_WITH_TIMEOUT(shown.isCurrent(), 30000);
        QCOMPARE(shown.rowCount(), 0);
    }
};

ARGIOPE_TEST(TestDetails, QApplication)
#include "tst_details.moc"
