// What strangers wrote, in every table, tool tip, pane and title of the window.
#include "core/store/writer.h"
#include "core/url/canonical.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/hosts/hostsview.h"
#include "ui/log/logview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/hostsmodel.h"
#include "ui/models/linksmodel.h"
#include "ui/models/logmodel.h"
#include "ui/models/sitetreemodel.h"
#include "ui/models/statsmodel.h"
#include "ui/models/threadsmodel.h"
#include "ui/models/urltablemodel.h"
#include "ui/options/labmodel.h"
#include "ui/options/labpage.h"
#include "ui/project/recent.h"
#include "ui/startbar/listdialog.h"
#include "ui/threads/lanedelegate.h"
#include "ui/urls/filterbar.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeWidget>

using namespace argiope;
using base::UrlId;
namespace foreign = words::foreign;

namespace {

constexpr qsizetype HugeBytes = 1'000'000;

const QByteArray &nasty()
{
    static const QByteArray text("<img src=\"file:///etc/hostname\"><b>x</b>&amp;\u202Egpj.exe\u2066\u200F\r\n\t\x1b[2J"
                                 "\u2028\u0085\x01<a href=\"http://evil.test/\">y</a>");
    return text;
}

/// The first thing in a text that could turn, hide or break its surroundings; "" where there is none.
QString harmIn(const QString &text, bool lines = false)
{
    for (const QChar c : text) {
        const bool lineEnd = lines && (c == u'\n' || c == QChar::ParagraphSeparator || c == QChar::LineSeparator);
        const ushort u = c.unicode();
        if (!lineEnd
            && (c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line
                || c.category() == QChar::Separator_Paragraph || u == 0x200e || u == 0x200f || u == 0x61c
                || (u >= 0x202a && u <= 0x202e) || (u >= 0x2066 && u <= 0x2069)))
            return QStringLiteral("U+%1").arg(u, 4, 16, QLatin1Char('0'));
    }
    return {};
}

/// Markup that Qt would read in a tip or label: an element of ours makes lines, any other is foreign.
QString markupIn(const QString &text)
{
    if (!Qt::mightBeRichText(text))
        return {};
    QString rest = text;
    for (const char *ours : {"<p>", "</p>", "<br>", "<br/>", "<br />", "\n"})
        rest.remove(QLatin1String(ours));
    return rest.contains(QLatin1Char('<')) ? rest : QString();
}

QString harmInModel(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            const QString shown = index.data().toString();
            const QString tip = index.data(Qt::ToolTipRole).toString();
            const QString where = QStringLiteral("row %1, column %2: ").arg(row).arg(column);
            if (const QString harm = harmIn(shown) + harmIn(tip, true); !harm.isEmpty())
                return where + harm;
            if (const QString markup = markupIn(tip); !markup.isEmpty())
                return where + markup;
            if (shown.size() > 2 * foreign::MostShown || tip.size() > 10 * foreign::MostShown)
                return where + QStringLiteral("too long");
        }
        if (const QString harm = harmInModel(model, model.index(row, 0, parent)); !harm.isEmpty())
            return harm;
    }
    return {};
}

/// True where some cell shows this.
bool shows(const QAbstractItemModel &model, const QString &part, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            if (model.index(row, column, parent).data().toString().contains(part))
                return true;
        }
        if (shows(model, part, model.index(row, 0, parent)))
            return true;
    }
    return false;
}

/// 1: a page whose every text is nasty, 2: one with a title of a megabyte, 3: a link that is no URL, kept out.
bool makeForeign(const QString &path)
{
    auto created = store::Writer::create(path, {});
    if (!created)
        return false;
    store::Writer &writer = **created;
    writer.begin();
    const auto add = [&writer](const QByteArray &text, store::UrlState state, UrlId referrer) {
        store::NewUrl fresh;
        fresh.url = text;
        fresh.key = url::urlKey(text, writer.keySeed());
        fresh.host = writer.host(text.startsWith("http") ? QByteArray("http://site.test/").chopped(1) : nasty());
        fresh.state = state;
        fresh.rule = writer.rule({store::RuleKind::Exclude, nasty()});
        fresh.referrer = referrer;
        return writer.insert(fresh);
    };
    store::PageRecord page;
    page.id = add("http://site.test/", store::UrlState::Queued, UrlId::None);
    page.outcome = base::Outcome::Ok;
    page.status = 200;
    page.title = page.description = page.h1 = page.error = page.contentType = nasty();
    page.canonical = page.metaRobots = page.language = page.charset = nasty();
    page.headers = "Server: " + nasty() + "\nX: " + QByteArray(HugeBytes, 'x') + "\n";
    writer.finish(page);
    store::PageRecord huge;
    huge.id = add("http://site.test/" + nasty(), store::UrlState::Queued, page.id);
    huge.outcome = base::Outcome::Ok;
    huge.status = 200;
    huge.title = "<b>" + QByteArray(HugeBytes, 'x');
    huge.redirectTo = page.id;
    writer.finish(huge);
    const UrlId bad = add(nasty(), store::UrlState::Skipped, page.id);
    store::LinkRow links[2];
    for (store::LinkRow &link : links) {
        link.place = writer.place(nasty(), nasty());
        link.rule = writer.rule({store::RuleKind::Exclude, nasty()});
        link.text = writer.text(nasty());
    }
    links[0].target = huge.id;
    links[1].target = bad;
    writer.setLinks(page.id, links);
    writer.addInlinks({{huge.id, 1}, {bad, 1}});
    writer.setMeta("state", "stopped");
    const auto saved = writer.commit();
    if (!saved)
        qWarning("%s", qPrintable(saved.error().message()));
    return saved.ok() && writer.settle().ok();
}

} // namespace

class TestForeignRows : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_path;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        m_path = m_place.file(QStringLiteral("<b>foreign<b> \u202Egpj.argiope"));
        QVERIFY(makeForeign(m_path));
    }

    void urls_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("count");
        QTest::newRow("urls") << int(store::ListKind::Urls) << 2;
        QTest::newRow("skipped") << int(store::ListKind::Skipped) << 1;
    }
    void urls()
    {
        QFETCH(const int, kind);
        QFETCH(const int, count);
        project::ProjectReader reader;
        models::UrlTableModel model(reader, store::ListKind(kind));
        model.setActive(true);
        reader.open(m_path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), count, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(!model.index(0, 0).data().toString().isEmpty(), 30000);
        QVERIFY(shows(model, QStringLiteral("<img src=")));
        QCOMPARE(harmInModel(model), QString());
        // What is opened or copied is the URL itself.
        const QModelIndex last = model.index(count - 1, 0);
        QVERIFY(last.data(models::UrlTextRole).toString().endsWith(QString::fromUtf8(nasty())));
        // Thousands of rows are held: none with a megabyte.
        QVERIFY(model.cachedRows() > 0);
        QVERIFY(model.cachedBytes() < model.cachedRows() * 60'000);
    }

    void copiesWholeRows()
    {
        project::ProjectReader reader;
        models::UrlTableModel model(reader, store::ListKind::Urls);
        urls::UrlTable table(reader, model);
        model.setActive(true);
        reader.open(m_path);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, 30000);
        table.selectAll();
        QSignalSpy copied(&table, &urls::UrlTable::copyEnded);
        table.copySelection();
        QVERIFY(copied.wait(30000));
        const QString rows = QApplication::clipboard()->text();
        QCOMPARE(rows.count(QLatin1Char('\n')), 3); // with the titles
        QVERIFY(rows.contains(QString(HugeBytes, QLatin1Char('x'))));
        table.copyUrls();
        QVERIFY(copied.wait(30000));
        const QString urls = QApplication::clipboard()->text();
        QCOMPARE(urls.count(QLatin1Char('\n')), 2);
        QCOMPARE(harmIn(urls, true), QString());
    }

    void linksTreeStatsAndHosts()
    {
        project::ProjectReader reader;
        models::LinksModel out(reader, models::LinksModel::End::Target);
        models::LinksModel in(reader, models::LinksModel::End::Source);
        models::SiteTreeModel tree(reader);
        models::StatsModel stats(reader);
        models::HostsModel hosts(reader);
        tree.setActive(true);
        hosts.setActive(true);
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(m_path);
        QVERIFY(opened.wait(30000));
        out.show(1);
        in.show(3);
        QTRY_COMPARE_WITH_TIMEOUT(out.rowCount(), 2, 30000);
        QTRY_COMPARE_WITH_TIMEOUT(in.rowCount(), 1, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(stats.isKnown() && hosts.isKnown(), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(tree.rowCount() > 0, 30000);
        for (int row = 0; row < tree.rowCount(); ++row) {
            const QPersistentModelIndex top = tree.index(row, 0);
            if (!tree.hasChildren(top))
                continue;
            tree.fetchMore(top);
            QTRY_VERIFY_WITH_TIMEOUT(tree.rowCount(top) > 0, 30000);
        }
        for (const QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{&out, &stats, &tree, &hosts})
            QVERIFY2(shows(*model, QStringLiteral("<img src=")), model->metaObject()->className());
        for (const QAbstractItemModel *model :
            std::initializer_list<QAbstractItemModel *>{&out, &in, &stats, &tree, &hosts})
            QCOMPARE(QLatin1String(model->metaObject()->className()) + harmInModel(*model),
                QLatin1String(model->metaObject()->className()));
    }

    void threadsAndLog()
    {
        models::ThreadsModel threads;
        engine::WorkerStatus worker;
        worker.number = 1;
        worker.url = "http://site.test/" + nasty();
        threads.setWorkers({worker});
        QVERIFY(shows(threads, QStringLiteral("<img src=")));
        QCOMPARE(harmInModel(threads), QString());

        models::LogModel log;
        base::LogEntry entry;
        entry.text = nasty();
        log.sink()->log(entry);
        entry.text = "<b>" + QByteArray(HugeBytes, 'x');
        log.sink()->log(entry);
        log.flush();
        QCOMPARE(log.rowCount(), 2);
        QCOMPARE(harmInModel(log), QString());
        const QString line = log.index(0, 0).data(models::LogModel::LineRole).toString();
        QVERIFY(line.contains(QStringLiteral("<img src=")));
        QCOMPARE(harmIn(line), QString());
        QVERIFY(log.index(1, 0).data(models::LogModel::LineRole).toString().size() > HugeBytes);
        QCOMPARE(harmIn(QString::fromUtf8(entry.toLine())), QString());
        entry.text = nasty();
        QVERIFY(!entry.toLine().contains('\n') && !entry.toLine().contains('\x1b'));
    }

    void details()
    {
        project::ProjectReader reader;
        details::DetailsView view(reader);
        view.resize(900, 300);
        view.show();
        QSignalSpy opened(&reader, &project::ProjectReader::opened);
        reader.open(m_path);
        QVERIFY(opened.wait(30000));
        for (const qint64 id : {1, 2, 3}) {
            view.showUrl(id);
            QTRY_COMPARE_WITH_TIMEOUT(base::raw(view.facts().record.id), id, 30000);
            bool seen = false;
            for (const auto *browser : view.findChildren<QTextBrowser *>()) {
                const QTextDocument *document = browser->document();
                seen = seen || document->toPlainText().contains(QStringLiteral("<img src=\"file:///etc/hostname\">"));
                QCOMPARE(harmIn(document->toPlainText(), true), QString());
                QVERIFY(document->characterCount() < 100'000);
                for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
                    for (auto part = block.begin(); !part.atEnd(); ++part) {
                        const QTextCharFormat format = part.fragment().charFormat();
                        QVERIFY(!format.isImageFormat());
                        QVERIFY(format.anchorHref().isEmpty() || format.anchorHref().startsWith(QLatin1String("id:")));
                    }
                }
            }
            QVERIFY(seen);
            QCOMPARE(markupIn(view.tabToolTip(0)), QString());
        }
    }

    void filters()
    {
        urls::FilterBar bar(store::ListKind::Urls);
        store::ListQuery query;
        query.host = nasty();
        query.prefix = "http://site.test/?a=1&b" + nasty();
        query.ruleName = "exclude";
        query.ruleDetail = nasty();
        bar.setQuery(query);
        const auto buttons = bar.findChildren<QToolButton *>(QStringLiteral("condition"));
        QVERIFY(buttons.size() >= 3);
        for (const QToolButton *button : buttons) {
            QCOMPARE(harmIn(button->text() + button->accessibleName()), QString());
            QCOMPARE(harmIn(button->toolTip(), true), QString());
            QCOMPARE(markupIn(button->toolTip()), QString());
        }
    }

    void listsThatArePasted()
    {
        startbar::ListDialog dialog;
        const QString text = QString::fromUtf8(nasty()).replace(QLatin1Char('\n'), QLatin1Char(' '));
        dialog.readText(QStringLiteral("https://example.org/<b>x</b>\n") + text);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.list(), 30000);
        const auto *good = dialog.findChild<QPlainTextEdit *>(QStringLiteral("good"));
        const auto *bad = dialog.findChild<QTreeWidget *>(QStringLiteral("bad"));
        QVERIFY(good && bad);
        QVERIFY(good->toPlainText().contains(QStringLiteral("https://example.org/")));
        QCOMPARE(harmIn(good->toPlainText(), true), QString());
        QVERIFY(shows(*bad->model(), QStringLiteral("<img src=")));
        QCOMPARE(harmInModel(*bad->model()), QString());
    }

    void scopeLab()
    {
        settings::CrawlSettings settings;
        settings.exclude = {QStringLiteral("x")};
        options::LabPage page([settings] { return settings; }, nullptr);
        page.show();
        page.setUrls({QString::fromUtf8(nasty()), QStringLiteral("http://site.test/") + QString::fromUtf8(nasty())});
        QTRY_VERIFY_WITH_TIMEOUT(page.model().rowCount() >= 2, 30000);
        QVERIFY(shows(page.model(), QStringLiteral("img")));
        QCOMPARE(harmInModel(page.model()), QString());
    }

    void lanes()
    {
        models::ThreadsModel threads;
        engine::LaneSlice slice;
        slice.url = "http://site.test/" + nasty();
        slice.parts[size_t(engine::WorkerPhase::Download)] = engine::LaneSlice::Whole;
        engine::LaneNews news;
        news.startedAt = 1700000000000;
        news.next = 1;
        news.threads = {{slice}};
        threads.lanes().add(news);
        const threads::LaneDelegate delegate(threads);
        constexpr int Width = engine::LaneHistory::Slices;
        const QString tip = delegate.textAt(1, Width - 1, Width);
        QVERIFY2(tip.contains(QStringLiteral("<img src=")), qPrintable(tip)); // shown as plain text, never read
        QCOMPARE(harmIn(tip, true), QString());
    }

    void robotsAndNotification()
    {
        test::TestSite site{{"/", "<title>1</title>"}};
        site.setPage("/robots.txt", QByteArray("User-agent: *\nDisallow: /" + nasty()));
        mainwindow::MainWindow window({});
        window.show();
        QWidget front;
        front.show();
        front.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&front));
        QSignalSpy told(&window, &mainwindow::MainWindow::notified);
        settings::CrawlSettings settings;
        settings.seeds = {QString::fromLatin1(site.url("/"))};
        window.session().startNew(settings, m_place.file(QStringLiteral("<b>crawled<b> \u202Egpj.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, 60000);
        const QString text = told.at(0).at(0).toString();
        QVERIFY2(text.contains(QStringLiteral("crawled")), qPrintable(text));
        QCOMPARE(harmIn(text), QString());

        auto *hosts = window.findChild<hosts::HostsView *>();
        auto *tabs = window.findChild<QTabWidget *>(QStringLiteral("tabs"));
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->widget(i)->isAncestorOf(hosts) || tabs->widget(i) == hosts)
                tabs->setCurrentIndex(i);
        }
        QTRY_COMPARE_WITH_TIMEOUT(hosts->model().rowCount(), 1, 30000);
        auto *table = hosts->findChild<widgets::TableView *>(QStringLiteral("hostsTable"));
        table->selectRow(0);
        const auto *robots = hosts->findChild<QPlainTextEdit *>(QStringLiteral("robotsText"));
        QTRY_VERIFY_WITH_TIMEOUT(robots->toPlainText().contains(QStringLiteral("<img src=")), 30000);
        QCOMPARE(harmIn(robots->toPlainText(), true), QString());
        window.close();
    }

    /// The name of a file comes from a stranger too.
    void windowAndItsQuestions()
    {
        mainwindow::MainWindow window({});
        window.show();
        window.openProject(m_path);
        QTRY_VERIFY_WITH_TIMEOUT(window.windowTitle().contains(QStringLiteral("foreign")), 30000);
        QCOMPARE(harmIn(window.windowTitle()), QString());
        const QString other = m_place.file(QStringLiteral("<b>foreign<b> \u202E2.argiope"));
        QVERIFY(uitest::makeProject(other, 100));
        window.openProject(other);
        QTRY_VERIFY_WITH_TIMEOUT(window.session().canRefetchProject(), 30000);
        project::recent::add(m_path);
        bool seen = false;
        for (QMenu *menu : window.findChildren<QMenu *>()) {
            Q_EMIT menu->aboutToShow();
            for (const QAction *action : menu->actions()) {
                seen = seen || action->text().contains(QStringLiteral("<b>foreign"));
                QCOMPARE(harmIn(action->text()), QString());
                QCOMPARE(markupIn(action->toolTip()), QString());
            }
        }
        QVERIFY(seen);
        // No label of the window guesses what it is given: those of strangers' words are plain by their format.
        for (const QLabel *label : window.findChildren<QLabel *>())
            QVERIFY(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()));
    }
};

ARGIOPE_TEST(TestForeignRows, QApplication)
#include "tst_foreignrows.moc"
