#include "tests/ui/uitest.h"
#include "ui/urls/urlfilter.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace argiope;
using urls::UrlsView;

class TestUrlsView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(uitest::makeProject(m_place.file(QStringLiteral("p.argiope")), 1000));
    }
    void filtersByTypingAndChips()
    {
        models::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 500);
        view.show();
        const auto *empty = view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible()); // before the first crawl: what to do
        QVERIFY(empty->sentence().contains(QStringLiteral("Enter")));
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QTRY_VERIFY(!empty->isVisible());

        auto *field = view.findChild<widgets::FilterField *>();
        QTest::keyClicks(field, QStringLiteral("/99"));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 11, 30000);
        auto *chip = view.findChild<widgets::ChipBar *>()->button(int(urls::Chip::ClientError));
        QTest::mouseClick(chip, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1, 30000); // 99; of 990 to 999 none is fetched
        QTest::keyClicks(field, QStringLiteral("nowhere"));
        QTRY_VERIFY_WITH_TIMEOUT(empty->isVisible(), 30000);
        QVERIFY(empty->sentence().contains(QStringLiteral("filter")));
        QTest::mouseClick(empty->button(), Qt::LeftButton); // offers to clear it
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QVERIFY(!chip->isChecked());
        QCOMPARE(field->text(), QString());
    }
    void sortsByTheHeader()
    {
        models::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 500);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QCOMPARE(view.model().idAt(0), 1);
        const int bytes = int(view.model().columns().indexOf(store::UrlColumn::Bytes));
        QHeaderView *header = view.table().horizontalHeader();
        const QPoint where(header->sectionViewportPosition(bytes) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTRY_VERIFY_WITH_TIMEOUT(view.model().query().sort == store::UrlColumn::Bytes, 5000);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTRY_VERIFY_WITH_TIMEOUT(view.model().query().descending && !view.model().isListing(), 30000);
        QCOMPARE(view.model().idAt(0), 990);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where); // back to the list's own order
        QTRY_VERIFY_WITH_TIMEOUT(!view.model().query().sort && !view.model().isListing(), 30000);
        QCOMPARE(view.model().idAt(0), 1);
    }
    void staysWhileRowsArrive()
    {
        const QString path = m_place.file(QStringLiteral("live.argiope"));
        QVERIFY(uitest::makeProject(path, 500));
        models::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 300);
        view.show();
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 500, 30000);
        view.table().selectRow(100);
        view.table().verticalScrollBar()->setValue(95);
        const int width = view.table().columnWidth(0);
        const int first = view.table().rowAt(0);
        QVERIFY(uitest::growProject(path, 200));
        for (int i = 0; i < 600 && view.model().rowCount() < 700; ++i) {
            view.poll();
            QTest::qWait(50);
        }
        QCOMPARE(view.model().rowCount(), 700);
        QCOMPARE(view.table().rowAt(0), first);
        QCOMPARE(view.selectedIds(), QList<qint64>{101});
        QCOMPARE(view.table().columnWidth(0), width);
    }
    void copiesWhatIsSelected()
    {
        models::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QApplication::clipboard()->clear();
        view.table().selectRow(700); // never on screen: its text must be asked for
        view.table().copyUrls();
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(), QStringLiteral("http://site.test/700\n"), 30000);
    }
    void remembersItsColumns()
    {
        models::ProjectReader reader;
        {
            UrlsView view(reader, store::ListKind::Urls);
            view.table().setColumnWidth(0, 333);
            view.table().setColumnHidden(3, true);
            view.table().horizontalHeader()->moveSection(4, 1);
            view.saveColumns();
        }
        UrlsView view(reader, store::ListKind::Urls);
        QCOMPARE(view.table().columnWidth(0), 333);
        QVERIFY(view.table().isColumnHidden(3));
        QCOMPARE(view.table().horizontalHeader()->logicalIndex(1), 4);
    }
};

QTEST_MAIN(TestUrlsView)
#include "tst_urlsview.moc"
