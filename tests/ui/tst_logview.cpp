#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/log/logview.h"
#include "ui/widgets/filterfield.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <thread>
#include <vector>

using namespace argiope;
using base::LogLevel;
using models::LogModel;

namespace {

void say(LogModel &model, const QByteArray &text, LogLevel level = LogLevel::Info, int worker = 1)
{
    model.sink()->log({1700000000000, level, worker, text});
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestLogView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void filtersByThreadLevelAndText()
    {
        LogModel model;
        log::LogView view(model);
        view.setThreadCount(3);
        view.show();
        say(model, "fetched /a", LogLevel::Info, 1);
        say(model, "fetched /b", LogLevel::Info, 2);
        say(model, "timed out /b", LogLevel::Warning, 2);
        model.flush();
        auto *list = view.findChild<QListView *>(QStringLiteral("logList"));
        QCOMPARE(list->model()->rowCount(), 3);
        view.setWorker(2);
        QCOMPARE(list->model()->rowCount(), 2);
        QTest::keyClicks(
            view.findChild<widgets::FilterField *>(QStringLiteral("logFilter")), QStringLiteral("FETCHED"));
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, 30000);
        view.setWorker(0);
        QCOMPARE(list->model()->rowCount(), 2);
        auto *level = view.findChild<QComboBox *>(QStringLiteral("logLevel"));
        level->setCurrentIndex(level->findData(int(LogLevel::Warning)));
        QCOMPARE(list->model()->rowCount(), 0);
        QTest::keyClick(view.findChild<widgets::FilterField *>(QStringLiteral("logFilter")), Qt::Key_Escape);
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, 30000);
        list->selectAll();
        QTest::keyClick(list, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(
            QApplication::clipboard()->text(), QStringLiteral("2023-11-14T22:13:20.000Z warning [2] timed out /b\n"));
    }
    void followsUntilOneScrollsUp()
    {
        LogModel model;
        log::LogView view(model);
        view.resize(500, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto *list = view.findChild<QListView *>(QStringLiteral("logList"));
        const auto more = [&](int count) {
            for (int i = 0; i < count; ++i)
                say(model, "line " + QByteArray::number(i));
            model.flush();
            QCoreApplication::processEvents();
        };
        more(200);
        more(200);
        QTRY_COMPARE(list->verticalScrollBar()->value(), list->verticalScrollBar()->maximum());
        list->verticalScrollBar()->setValue(20);
        more(200);
        QCOMPARE(list->verticalScrollBar()->value(), 20);
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
        more(200);
        QTRY_COMPARE(list->verticalScrollBar()->value(), list->verticalScrollBar()->maximum());
    }
    void writesEveryLineToAFile()
    {
        LogModel model;
        log::LogView view(model);
        view.show();
        auto *button = view.findChild<QToolButton *>(QStringLiteral("logToFile"));
        QVERIFY(!button->isChecked());
        say(model, "shown before");
        model.flush();
        say(model, "not yet shown");
        const QString path = m_place.file(QStringLiteral("all.log"));
        view.logToFile(path);
        QVERIFY(button->isChecked());
        // More than the window keeps, from several threads.
        constexpr int Each = 15000;
        std::vector<std::thread> threads;
        for (int worker = 1; worker <= 4; ++worker) {
            threads.emplace_back([&model, worker] {
                for (int i = 0; i < Each; ++i)
                    say(model, "line " + QByteArray::number(i), LogLevel::Info, worker);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QTest::mouseClick(button, Qt::LeftButton); // off: what was logged until now is written
        QVERIFY(!button->isChecked());
        say(model, "after the end");
        QTRY_COMPARE_WITH_TIMEOUT(contents(path).count('\n'), 2 + 4 * Each, 60000);
        const QByteArray text = contents(path);
        QVERIFY(text.startsWith("2023-11-14T22:13:20.000Z info    [1] shown before\n"));
        QVERIFY(text.contains("not yet shown\n"));
        QVERIFY(!text.contains("after the end"));
        QList<int> next(5, 0);
        for (const QByteArray &line : text.split('\n').mid(2)) {
            if (line.isEmpty())
                continue;
            const int worker = line.mid(line.indexOf('[') + 1, 1).toInt();
            QCOMPARE(line.mid(line.indexOf("line ") + 5).toInt(), next[worker]++); // in order
        }
    }
    void saysThatItCannotWrite()
    {
        LogModel model;
        log::LogView view(model);
        view.show();
        QSignalSpy failed(&view, &log::LogView::fileFailed);
        view.logToFile(m_place.file(QStringLiteral("missing/folder/x.log")));
        QVERIFY(failed.wait(30000));
        QVERIFY(!failed.at(0).at(1).toString().isEmpty());
        QVERIFY(!view.findChild<QToolButton *>(QStringLiteral("logToFile"))->isChecked());
        say(model, "goes on");
        model.flush();
        QCOMPARE(model.rowCount(), 1);
    }
#ifdef Q_OS_LINUX
    void saysThatTheDiskIsFull()
    {
        LogModel model;
        log::LogView view(model);
        view.show();
        QSignalSpy failed(&view, &log::LogView::fileFailed);
        view.logToFile(QStringLiteral("/dev/full"));
        say(model, "one line");
        QVERIFY(failed.wait(30000));
        QVERIFY(!model.file().isOn());
    }
#endif
};

ARGIOPE_TEST(TestLogView, QApplication)
#include "tst_logview.moc"
