#include "tests/support/compressed.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/mainwindow/importjob.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/urltablemodel.h"
#include "ui/project/askdisk.h"
#include "ui/project/newproject.h"
#include "ui/project/projectsession.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QTest>
#include <QThreadPool>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

using namespace argiope;
using mainwindow::MainWindow;

namespace {

QByteArray archived(const QByteArray &url, const QByteArray &body)
{
    const QByteArray block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + body;
    return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Date: 2020-02-03T04:05:06Z\r\nWARC-Target-URI: " + url
        + "\r\nContent-Type: application/http;msgtype=response\r\nContent-Length: " + QByteArray::number(block.size())
        + "\r\n\r\n" + block + "\r\n\r\n";
}

QByteArray twoPages()
{
    return archived("http://a.test/", "<title>first</title><a href=/1>1</a>") + archived("http://a.test/1", "one");
}

QStringList newProjects()
{
    return QFileInfo(project::newProjectPath(QStringLiteral("x")))
        .dir()
        .entryList({QStringLiteral("*.argiope")}, QDir::Files); // and what readers leave beside them only in the end
}

/// As somebody does it: the menu's entry, the name, the button.
void chooseArchive(MainWindow &window, const QString &path, QDialogButtonBox::StandardButton which)
{
    window.findChild<QAction *>(QStringLiteral("importAction"))->trigger();
    QPointer<QFileDialog> dialog = window.findChild<QFileDialog *>();
    QVERIFY(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(dialog->isVisible(), 30000);
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    auto *buttons = dialog->findChild<QDialogButtonBox *>();
    QVERIFY(name && buttons && buttons->button(which));
    name->setText(path);
    QTRY_VERIFY_WITH_TIMEOUT(buttons->button(which)->isEnabled(), 30000);
    QTest::mouseClick(buttons->button(which), Qt::LeftButton);
    QVERIFY(!dialog || !dialog->isVisible());
}

} // namespace

class TestWindowImport : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_place.file(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

private Q_SLOTS:
    void cleanup()
    {
        uitest::forgetWindows();
        const QDir folder = QFileInfo(project::newProjectPath(QStringLiteral("x"))).dir();
        for (const QString &name : folder.entryList(QDir::Files))
            QVERIFY(QFile::remove(folder.filePath(name)));
    }

    void becomesAProject_data()
    {
        QTest::addColumn<bool>("byMenu");
        QTest::newRow("chosen") << true;
        QTest::newRow("opened") << false;
    }
    void becomesAProject()
    {
        QFETCH(bool, byMenu);
        const QString path = write(QStringLiteral("two.warc"), twoPages());
        QPointer<MainWindow> window = uitest::makeWindow();
        if (byMenu)
            chooseArchive(*window, path, QDialogButtonBox::Open);
        else
            window->openArgument(path);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        QVERIFY2(QFileInfo(window->session().path()).fileName().startsWith(QStringLiteral("two ")),
            qPrintable(window->session().path()));
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        QVERIFY(table);
        const auto shown = [table] {
            QStringList urls;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                urls << table->model()->index(row, 0).data(models::UrlTextRole).toString();
            urls.sort();
            return urls;
        };
        QTRY_COMPARE_WITH_TIMEOUT(
            shown(), (QStringList{QStringLiteral("http://a.test/"), QStringLiteral("http://a.test/1")}), 60000);
    }

    void whatIsNoArchive_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QStringLiteral("text.warc") << QByteArray("no archive at all\n");
        QTest::newRow("empty") << QStringLiteral("empty.warc") << QByteArray();
        QTest::newRow("not packed") << QStringLiteral("plain.warc.gz") << QByteArray("\x1f\x8b nothing packed");
        QTest::newRow("no answers") << QStringLiteral("names.warc") << archived("dns:a.test", "x");
    }
    void whatIsNoArchive()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QPointer<MainWindow> window = uitest::makeWindow();
        chooseArchive(*window, write(name, bytes), QDialogButtonBox::Open);
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 60000);
        QCOMPARE(message->text(), QStringLiteral("The archive cannot be imported."));
        QCOMPARE(message->kind(), widgets::MessageBar::Kind::Error);
        QVERIFY(!window->session().hasProject());
        QCOMPARE(newProjects(), QStringList());
        QVERIFY(window->findChild<QAction *>(QStringLiteral("importAction"))->isEnabled());
    }

    /// What is whole is there, and what is not is told; also where a few kilobytes say that they are many megabytes.
    void hostileArchives_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<int>("urls");
        const QByteArray good = archived("http://a.test/", "<title>good</title>");
        const QByteArray liar("WARC/1.0\r\nWARC-Type: response\r\nContent-Length: 4000000000\r\n\r\nx\r\n\r\n");
        QByteArray great = liar;
        great.replace("4000000000", "999999999999999");
        QTest::newRow("lies") << QStringLiteral("lies.warc") << QByteArray(good + great + "\r\n" + liar.repeated(1000))
                              << QStringList{QStringLiteral("more than are read")} << 1;
        QTest::newRow("bombs") << QStringLiteral("bombs.warc.gz")
                               << QByteArray(test::gzipped(good)
                                      + test::gzipped("WARC/1.0\r\nX: " + QByteArray(5'000'000, 'x'))
                                      + test::gzipped(archived("http://a.test/1", QByteArray(20'000'000, '\0')))
                                      + test::gzipped(archived("http://a.test/2", "torn")).chopped(9))
                               << QStringList{QStringLiteral("head is too long"), QStringLiteral("breaks off")} << 2;
    }
    void hostileArchives()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, said);
        QFETCH(int, urls);
        QPointer<MainWindow> window = uitest::makeWindow();
        chooseArchive(*window, write(name, bytes), QDialogButtonBox::Open);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), urls, 60000);
        auto *message = window->findChild<widgets::MessageBar *>();
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().startsWith(QStringLiteral("Damaged or missing parts of the archive")),
            qPrintable(message->text()));
        const auto labels = message->findChildren<QLabel *>();
        for (const QString &words : said) {
            QVERIFY2(std::any_of(labels.cbegin(), labels.cend(),
                         [&words](const QLabel *label) { return label->text().contains(words); }),
                qPrintable(words));
        }
    }

    void nothingIsChosen()
    {
        QPointer<MainWindow> window = uitest::makeWindow();
        chooseArchive(*window, write(QStringLiteral("two.warc"), twoPages()), QDialogButtonBox::Cancel);
        QVERIFY(!window->findChild<QProgressDialog *>(QStringLiteral("importProgress")));
        QVERIFY(!window->session().hasProject());
        QCOMPARE(newProjects(), QStringList());
    }

    void isCancelled()
    {
        // Far more than is read until somebody has clicked.
        QByteArray many;
        for (int i = 0; i < 100'000; ++i)
            many += archived("http://a.test/" + QByteArray::number(i), "one");
        QPointer<MainWindow> window = uitest::makeWindow();
        chooseArchive(*window, write(QStringLiteral("many.warc"), many), QDialogButtonBox::Open);
        QPointer<QProgressDialog> progress = window->findChild<QProgressDialog *>(QStringLiteral("importProgress"));
        QVERIFY(progress);
        progress->show();
        QTest::mouseClick(progress->findChild<QPushButton *>(), Qt::LeftButton);
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 60000);
        QCOMPARE(message->text(), QStringLiteral("The import was cancelled."));
        QTRY_VERIFY_WITH_TIMEOUT(!progress, 30000);
        QVERIFY(!window->session().hasProject());
        QCOMPARE(newProjects(), QStringList());
    }

    /// One that a server would have to send which is gone, say.
    void anArchiveThatNeverAnswersHoldsNothingUp()
    {
#ifdef Q_OS_UNIX
        const QString pipe = m_place.file(QStringLiteral("pipe.warc"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QPointer<MainWindow> window = uitest::makeWindow();
        auto *import = window->findChild<mainwindow::ImportJob *>();
        import->start({pipe});
        QVERIFY(!import->canStart());
        QVERIFY(QThreadPool::globalInstance()->waitForDone(60000)); // as the end of the program does

        // Another can be chosen as soon as this one is given up.
        QPointer<QProgressDialog> progress = window->findChild<QProgressDialog *>(QStringLiteral("importProgress"));
        QVERIFY(progress);
        progress->show();
        QTest::mouseClick(progress->findChild<QPushButton *>(), Qt::LeftButton);
        const auto *message = window->findChild<widgets::MessageBar *>();
        QCOMPARE(message->text(), QStringLiteral("The import was cancelled."));
        QVERIFY(import->canStart());
        import->start({write(QStringLiteral("two.warc"), twoPages())});
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        const QStringList projects = newProjects();

        // What comes after all is not wanted any more.
        const auto answer = [&pipe] { // with nothing; it may be opened again
            if (const int late = ::open(QFile::encodeName(pipe).constData(), O_WRONLY | O_NONBLOCK); late >= 0)
                ::close(late);
            return project::diskPool().waitForDone(100);
        };
        QTRY_VERIFY_WITH_TIMEOUT(answer(), 60000);
        QCoreApplication::processEvents();
        QCOMPARE(newProjects(), projects);
        QVERIFY(message->text() != QStringLiteral("The archive cannot be imported."));
#endif
    }
};

ARGIOPE_TEST(TestWindowImport, QApplication)
#include "tst_windowimport.moc"
