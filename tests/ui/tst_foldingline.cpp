#include "ui/widgets/foldingline.h"

#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/brokenlinks/brokenlinksview.h"
#include "ui/issues/issuesview.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/metrics.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTabWidget>
#include <QTest>

using namespace argiope;
using widgets::FoldingLine;

class TestFoldingLine : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void goesBelowAndComesBack()
    {
        QWidget window;
        FoldingLine line(&window);
        auto *edit = new QLineEdit(&line);
        edit->setMinimumWidth(120);
        auto *chips = new QLabel(QStringLiteral("chips"), &line);
        chips->setFixedSize(200, 20);
        auto *count = new QLabel(QStringLiteral("count"), &line);
        count->setFixedWidth(60);
        line.addWidget(edit, 1);
        line.addFolding(chips);
        line.addWidget(count);
        window.resize(800, 200);
        line.resize(600, line.sizeHint().height());
        window.show();
        QVERIFY(!line.isFolded());
        const int flat = line.sizeHint().height();
        QTRY_VERIFY(chips->x() > edit->x() && count->x() > chips->x());
        QVERIFY(line.minimumSizeHint().width() < 300); // so that it can be made as narrow
        QVERIFY(line.minimumSizeHint().width() >= 200);

        line.resize(260, 60);
        QVERIFY(line.isFolded());
        QTRY_VERIFY(chips->y() >= edit->geometry().bottom());
        QVERIFY(edit->width() >= 120);
        QVERIFY(line.sizeHint().height() > flat);
        QCOMPARE(line.minimumSizeHint().width() < 300, true);

        line.resize(600, 60);
        QVERIFY(!line.isFolded());
        QTRY_VERIFY(chips->x() > edit->x() && count->x() > chips->x());
        QCOMPARE(line.sizeHint().height(), flat);
        // Words that grow.
        line.resize(430, 60);
        QVERIFY(!line.isFolded());
        count->setFixedWidth(160);
        QTRY_VERIFY(line.isFolded());
        count->setFixedWidth(60);
        QTRY_VERIFY(!line.isFolded());
        // What is hidden needs no room.
        line.resize(260, 60);
        QVERIFY(line.isFolded());
        chips->hide();
        QTRY_VERIFY(!line.isFolded());
    }

    /// On a small screen what is typed can be read.
    void filtersCanBeRead()
    {
        const QString path = m_place.file(QStringLiteral("small.argiope"));
        QVERIFY(uitest::makeProject(path, 200));
        QPointer<mainwindow::MainWindow> window = new mainwindow::MainWindow({});
        window->resize(1024, 680);
        window->show();
        window->openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        for (const char *name : {"issuesFilter", "brokenFilter"}) {
            auto *filter = window->findChild<widgets::FilterField *>(QLatin1String(name));
            QVERIFY(filter);
            QWidget *view = filter;
            while (view && tabs->indexOf(view) < 0)
                view = view->parentWidget();
            QVERIFY(view);
            tabs->setCurrentWidget(view);
            QTRY_VERIFY2(filter->isVisible(), name);
            QTRY_VERIFY2(filter->width() >= 24 * widgets::letterWidth(filter->fontMetrics()), name);
            QVERIFY2(window->width() <= 1024, name);
            for (const QLabel *label : view->findChildren<QLabel *>()) {
                if (label->parentWidget() == filter->parentWidget() && label->isVisible())
                    QTRY_VERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
            }
        }
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }
};

ARGIOPE_TEST(TestFoldingLine, QApplication)
#include "tst_foldingline.moc"
