#include "core/export/export.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/urltablemodel.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QPointer>
#include <QTest>

using namespace argiope;
using mainwindow::MainWindow;
using store::UrlColumn;

/// Tools > Important Pages in Trouble: of a site whose important pages are known.
class TestImportantPages : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static void crawl(MainWindow &window, const settings::CrawlSettings &settings, const QString &path)
    {
        window.show();
        window.session().startNew(settings, path);
        QTRY_COMPARE_WITH_TIMEOUT(window.session().state(), engine::State::Ended, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(window.session().reader().isOpen(), 60000);
    }
    static QAction *action(const MainWindow &window)
    {
        return window.findChild<QAction *>(QStringLiteral("importantAction"));
    }
    static urls::UrlsView *list(const MainWindow &window)
    {
        return window.findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
    }
    static QStringList paths(urls::UrlsView &view)
    {
        QStringList shown;
        for (int row = 0; row < view.model().rowCount(); ++row) {
            const QModelIndex index = view.model().index(row, view.model().sectionOf(UrlColumn::Url));
            shown.append(index.data().toString().section(u'/', 3));
        }
        return shown;
    }

    /// Every one of 60 pages links to five: one is broken, one says noindex in a header, one in a meta element, one is
    /// fine, and the start.
    static void fill(test::TestSite &site)
    {
        QByteArray all;
        for (int i = 0; i < 60; ++i)
            all += "<a href=/p" + QByteArray::number(i) + ">x</a>";
        const QByteArray top = "<a href=/>s</a><a href=/broken>b</a><a href=/header>h</a><a href=/meta>m</a>"
                               "<a href=/fine>f</a>";
        site.setPage("/", all);
        site.setPage("/broken", test::Response{.status = 500, .body = "no"});
        site.setPage("/header", test::Response{.headers = {{"X-Robots-Tag", "noindex"}}, .body = "<title>h</title>"});
        site.setPage("/meta", "<meta name=robots content=noindex><title>m</title>");
        site.setPage("/fine", "<title>f</title>");
        for (int i = 0; i < 60; ++i)
            site.setPage("/p" + QByteArray::number(i), top);
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }

    void listsThem()
    {
        test::TestSite site;
        fill(site);
        QPointer<MainWindow> window = new MainWindow({});
        QVERIFY(!action(*window)->isEnabled()); // there is nothing yet
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        settings.retries = 0;
        crawl(*window, settings, m_place.file(QStringLiteral("ranked.argiope")));
        urls::UrlsView &view = *list(*window);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 65, 60000);
        const auto isHidden
            = [&view](UrlColumn column) { return view.table().isColumnHidden(view.model().sectionOf(column)); };
        const auto *rank = store::Columns::fixed().find(QByteArrayView("rank"));
        const auto *noIndex = store::Columns::fixed().find(QByteArrayView("no_index"));
        QVERIFY(isHidden(rank->id) && isHidden(noIndex->id));
        QVERIFY(action(*window)->isEnabled());
        const auto places = [&view] {
            QList<int> all;
            for (int section = 0; section < view.table().horizontalHeader()->count(); ++section)
                all << view.table().horizontalHeader()->logicalIndex(section);
            return all;
        };
        const QList<int> before = places();
        action(*window)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 3, 60000);
        const auto shown = [&view] { // rows are counted before they are read
            QStringList all = paths(view);
            all.sort();
            return all;
        };
        QTRY_COMPARE_WITH_TIMEOUT(shown(),
            (QStringList{QStringLiteral("broken"), QStringLiteral("header"), QStringLiteral("meta")}), // not /fine
            60000);
        // What says why is in sight, and the most important one comes first.
        QVERIFY(!isHidden(rank->id) && !isHidden(noIndex->id));
        const QHeaderView &header = *view.table().horizontalHeader();
        QCOMPARE(header.sortIndicatorSection(), view.model().sectionOf(rank->id));
        QCOMPARE(header.sortIndicatorOrder(), Qt::DescendingOrder);
        QCOMPARE(header.visualIndex(view.model().sectionOf(rank->id)),
            header.visualIndex(view.model().sectionOf(UrlColumn::Url)) + 1);

        // What is saved meanwhile is as it was before.
        view.saveColumns();
        QVERIFY(!isHidden(rank->id));
        QCOMPARE(header.visualIndex(view.model().sectionOf(rank->id)),
            header.visualIndex(view.model().sectionOf(UrlColumn::Url)) + 1);

        // The columns and the order go with the filter; a second time they are in the same places.
        view.clearFilter();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 65, 60000);
        QVERIFY(isHidden(rank->id) && isHidden(noIndex->id));
        QCOMPARE(header.sortIndicatorSection(), -1);
        QCOMPARE(places(), before);
        action(*window)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 3, 60000);
        QCOMPARE(header.visualIndex(view.model().sectionOf(rank->id)),
            header.visualIndex(view.model().sectionOf(UrlColumn::Url)) + 1);

        // Exported: these rows, and no others.
        window->findChild<QAction *>(QStringLiteral("exportAction"))->trigger();
        auto *dialog = window->findChild<QDialog *>(QStringLiteral("exportDialog"));
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<QAbstractButton *>(QStringLiteral("filtered"))->isChecked());
        auto *format = dialog->findChild<QComboBox *>(QStringLiteral("format"));
        format->setCurrentIndex(format->findData(int(exporting::Format::Txt)));
        const QString file = m_place.file(QStringLiteral("important.txt"));
        dialog->findChild<QLineEdit *>(QStringLiteral("file"))->setText(file);
        dialog->findChild<QAbstractButton *>(QStringLiteral("start"))->click();
        QFile written(file);
        QTRY_VERIFY_WITH_TIMEOUT(written.exists() && written.size() > 0, 60000);
        QVERIFY(written.open(QFile::ReadOnly));
        QCOMPARE(written.readAll().split('\n').size() - 1, 3);
        dialog->close();
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    void saysThatNoneIsInTrouble()
    {
        test::TestSite site;
        fill(site);
        for (const char *path : {"/broken", "/header", "/meta"})
            site.setPage(path, "<title>fine</title>");
        QPointer<MainWindow> window = new MainWindow({});
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        crawl(*window, settings, m_place.file(QStringLiteral("fine.argiope")));
        const auto *message = window->findChild<widgets::MessageBar *>();
        action(*window)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QLatin1String("No important pages")), 60000);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    void saysThatThereAreNoRanks()
    {
        test::TestSite site;
        fill(site);
        QPointer<MainWindow> window = new MainWindow({});
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        settings.retries = 0;
        settings.ranks = false;
        crawl(*window, settings, m_place.file(QStringLiteral("plain.argiope")));
        const auto *message = window->findChild<widgets::MessageBar *>();
        action(*window)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QLatin1String("no link scores")), 60000);
        QCOMPARE(list(*window)->model().rowCount(), 65); // all of them, as before
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }
};

ARGIOPE_TEST(TestImportantPages, QApplication)
#include "tst_importantpages.moc"
