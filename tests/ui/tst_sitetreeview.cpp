#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/models/statsmodel.h" // declares ListQuery to Qt
#include "ui/sitetree/sitetreeview.h"
#include "ui/widgets/emptystate.h"

#include <QApplication>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace argiope;
using models::SiteTreeModel;
using sitetree::SiteTreeView;

class TestSiteTreeView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void opensSelectsAndFilters()
    {
        qRegisterMetaType<store::ListQuery>();
        const QString path = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(path, 50));
        project::ProjectReader reader;
        SiteTreeView view(reader);
        view.resize(800, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto *tree = view.findChild<QTreeView *>(QStringLiteral("siteTree"));
        auto *empty = view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible());
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(tree->isVisible(), 30000);
        const QModelIndex host = view.model().index(0, 0);
        QCOMPARE(host.data().toString(), QStringLiteral("http://site.test/"));
        // The only host opens by itself.
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(host), 50, 30000);
        QVERIFY(tree->isExpanded(host));

        QSignalSpy selected(&view, &SiteTreeView::urlSelected);
        QSignalSpy filtered(&view, &SiteTreeView::filterRequested);
        const QModelIndex page = view.model().index(3, 0, host);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(page).center());
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.at(0).at(0).toLongLong(), page.data(SiteTreeModel::IdRole).toLongLong());
        QCOMPARE(filtered.size(), 0);
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(filtered.size(), 1);
        QCOMPARE(filtered.at(0).at(0).value<store::ListQuery>().prefix,
            QByteArray("http://site.test/" + page.data().toString().toUtf8()));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(host).center());
        QTest::mouseClick(view.findChild<QToolButton *>(QStringLiteral("showUrls")), Qt::LeftButton);
        QCOMPARE(filtered.constLast().at(0).value<store::ListQuery>().prefix, QByteArray("http://site.test/"));

        // What one closes stays closed, what one looks at stays in sight.
        tree->setExpanded(host, true);
        QTest::keyClick(tree, Qt::Key_Left);
        QVERIFY(!tree->isExpanded(host));
        QVERIFY(uitest::growProject(path, 5));
        view.poll(true);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(host), 51, 30000); // and the folder new/
        QVERIFY(!tree->isExpanded(host));
        QCOMPARE(tree->currentIndex(), host);
    }
};

ARGIOPE_TEST(TestSiteTreeView, QApplication)
#include "tst_sitetreeview.moc"
