#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/project/askdisk.h"
#include "ui/startbar/listdialog.h"
#include "ui/startbar/seededit.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QThreadPool>
#include <QTreeWidget>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace argiope;
using startbar::ListDialog;
using startbar::SeedEdit;

class TestListDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void saysWhatWasUnderstood()
    {
        ListDialog dialog;
        dialog.show();
        QSignalSpy understood(&dialog, &ListDialog::understood);
        auto *start = dialog.findChild<QPushButton *>(QStringLiteral("startList"));
        QVERIFY(!start->isEnabled());
        dialog.readText(QStringLiteral("a.example\nftp://b.example\n\nhttp://c.example/x\na.example\nword\n"));
        QVERIFY(understood.wait(30000));
        // The plurals are the translations'.
        QCOMPARE(dialog.findChild<QLabel *>(QStringLiteral("summary"))->text(),
            QStringLiteral("2 URL(s), 2 invalid line(s)"));
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("hint"))->text().contains(QStringLiteral("duplicate")));
        auto *bad = dialog.findChild<QTreeWidget *>(QStringLiteral("bad"));
        QVERIFY(bad->isVisible());
        QCOMPARE(bad->topLevelItemCount(), 2);
        QCOMPARE(bad->topLevelItem(0)->text(0), QStringLiteral("2"));
        QCOMPARE(bad->topLevelItem(0)->text(1), QStringLiteral("ftp://b.example"));
        QVERIFY(bad->topLevelItem(0)->text(2).contains(QStringLiteral("http://")));
        QVERIFY(start->isEnabled());

        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("old.example")};
        settings.threads = 3;
        settings.checkExternal = true;
        settings.resources = settings::ResourcePolicy::Check;
        dialog.writeTo(settings);
        QVERIFY(!settings.checkExternal); // these addresses are meant, and nothing else
        QCOMPARE(settings.resources, settings::ResourcePolicy::Record);
        QCOMPARE(
            settings.seeds, QStringList({QStringLiteral("http://a.example/"), QStringLiteral("http://c.example/x")}));
        QCOMPARE(settings.maxDepth, 0);
        QCOMPARE(settings.scope, settings::Scope::Host);
        QVERIFY(settings.redirectsToEnd);
        QCOMPARE(settings.threads, 3);
        dialog.findChild<QSpinBox *>(QStringLiteral("listDepth"))->setValue(2);
        dialog.findChild<QComboBox *>(QStringLiteral("listScope"))->setCurrentIndex(3);
        dialog.writeTo(settings);
        QCOMPARE(settings.maxDepth, 2);
        QCOMPARE(settings.scope, settings::Scope::Any);
        dialog.findChild<QCheckBox *>(QStringLiteral("listRedirects"))->setChecked(false);
        dialog.writeTo(settings);
        QVERIFY(!settings.redirectsToEnd);
    }
    /// Whether a list was read in its own encoding shows in words, not in percents.
    void showsWhatCanBeRead()
    {
        ListDialog dialog;
        QSignalSpy understood(&dialog, &ListDialog::understood);
        const QString encoded = QStringLiteral("http://a.example/%E4%BD%A0%E5%A5%BD");
        dialog.readText(encoded);
        QVERIFY(understood.wait(30000));
        QCOMPARE(dialog.findChild<QPlainTextEdit *>(QStringLiteral("good"))->toPlainText(),
            QString::fromUtf8("http://a.example/\xe4\xbd\xa0\xe5\xa5\xbd"));
        settings::CrawlSettings settings;
        dialog.writeTo(settings);
        QCOMPARE(settings.seeds, QStringList{encoded});
    }
    void readsFiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("summary");
        QTest::addColumn<bool>("good");
        QTest::newRow("csv") << QByteArray("url,x\nhttp://a.example/,1\n") << QStringLiteral("l.csv")
                             << QStringLiteral("1 URL(s)") << true;
        QTest::newRow("nothing in it") << QByteArray() << QStringLiteral("l.txt") << QStringLiteral("0 URL(s)")
                                       << false;
        QTest::newRow("sitemap index") << QByteArray(
            "<sitemapindex><sitemap><loc>http://a.example/1.xml</loc></sitemap></sitemapindex>")
                                       << QStringLiteral("s.xml") << QStringLiteral("0 URL(s)") << false;
    }
    void readsFiles()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, name);
        QFETCH(QString, summary);
        QFETCH(bool, good);
        const QString path = m_place.file(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        ListDialog dialog;
        QSignalSpy understood(&dialog, &ListDialog::understood);
        dialog.readFile(path);
        QVERIFY(understood.wait(30000));
        QCOMPARE(dialog.findChild<QLabel *>(QStringLiteral("summary"))->text(), summary);
        QCOMPARE(dialog.findChild<QPushButton *>(QStringLiteral("startList"))->isEnabled(), good);
    }
    void saysWhatCannotBeRead()
    {
        ListDialog dialog;
        QSignalSpy understood(&dialog, &ListDialog::understood);
        dialog.readFile(m_place.file(QStringLiteral("missing.txt")));
        QVERIFY(understood.wait(30000));
        QVERIFY(
            dialog.findChild<QLabel *>(QStringLiteral("summary"))->text().contains(QStringLiteral("cannot be read")));
        QVERIFY(!dialog.list());
    }
    /// A server that is gone, say: neither the dialog waits for it, nor the program at its end.
    void aFileThatNeverAnswersHoldsNothingUp()
    {
#ifdef Q_OS_UNIX
        const QString pipe = m_place.file(QStringLiteral("pipe.txt"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        {
            ListDialog dialog;
            dialog.show();
            dialog.readFile(pipe);
            QVERIFY(dialog.isVisible() && !dialog.list());
            QSignalSpy understood(&dialog, &ListDialog::understood);
            dialog.readText(QStringLiteral("https://a.example/"));
            QVERIFY(understood.wait(30000));
            QCOMPARE(dialog.list()->urls.size(), 1);
        }
        QVERIFY(QThreadPool::globalInstance()->waitForDone(30000)); // what the program does when it ends
        QFile late(pipe);
        QVERIFY(late.open(QIODevice::WriteOnly));
        late.close();
        QVERIFY(project::diskPool().waitForDone(30000));
#endif
    }
    void refusesProjects_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a project") << QStringLiteral("p.argiope");
        QTest::newRow("a project by another name") << QStringLiteral("p.txt");
        QTest::newRow("its log") << QStringLiteral("p.argiope-wal");
        QTest::newRow("the log's index") << QStringLiteral("p.argiope-shm");
    }
    void refusesProjects()
    {
        QFETCH(QString, name);
        const QString path = m_place.file(QStringLiteral("refused-") + name);
        if (name.contains(QLatin1Char('-'))) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("http://a.example/\n"); // which could be read
        } else {
            QVERIFY(uitest::makeProject(path, 10));
        }
        ListDialog dialog;
        dialog.show();
        QSignalSpy understood(&dialog, &ListDialog::understood);
        dialog.readFile(path);
        QVERIFY(understood.wait(30000));
        QVERIFY(!dialog.list());
        const QString hint = dialog.findChild<QLabel *>(QStringLiteral("hint"))->text();
        QVERIFY2(hint.contains(QStringLiteral("project")), qPrintable(hint));
    }
    void namesWhatItReads()
    {
        ListDialog dialog;
        dialog.readAddress({}, QStringLiteral("http://127.0.0.1:9/"));
        const QString summary = dialog.findChild<QLabel *>(QStringLiteral("summary"))->text();
        QVERIFY2(summary.contains(QStringLiteral("127.0.0.1:9")), qPrintable(summary));
    }
    /// While a long list is read the window goes on: the timer's ticks are the window's.
    void staysAliveOverALongList()
    {
        QByteArray text;
        for (int i = 0; i < 100000; ++i)
            text += "https://a.example/some/path/" + QByteArray::number(i) + "\n";
        ListDialog dialog;
        dialog.show();
        QSignalSpy understood(&dialog, &ListDialog::understood);
        dialog.readText(QString::fromLatin1(text));
        QVERIFY(!dialog.list()); // it came back before it was read
        QVERIFY(understood.wait(60000));
        QCOMPARE(dialog.list()->urls.size(), 100000);
    }
    void aPasteOfLinesIsAList_data()
    {
        QTest::addColumn<QString>("clip");
        QTest::addColumn<bool>("list");
        QTest::newRow("one line") << QStringLiteral("a.example/x") << false;
        QTest::newRow("one line and its end") << QStringLiteral("\n a.example/x \r\n\n") << false;
        QTest::newRow("two lines") << QStringLiteral("a.example\nb.example") << true;
        QTest::newRow("two lines of another system") << QStringLiteral("a.example\rb.example\r") << true;
    }
    void aPasteOfLinesIsAList()
    {
        QFETCH(QString, clip);
        QFETCH(bool, list);
        SeedEdit edit;
        edit.show();
        QApplication::clipboard()->setText(clip);
        QSignalSpy pasted(&edit, &SeedEdit::listPasted);
        QTest::keySequence(&edit, QKeySequence::Paste);
        QCOMPARE(pasted.count(), list ? 1 : 0);
        if (list) {
            QCOMPARE(pasted.at(0).at(0).toString(), clip);
            QVERIFY(edit.text().isEmpty());
        } else {
            QVERIFY(edit.text().contains(QStringLiteral("a.example/x")));
        }
    }
};

ARGIOPE_TEST(TestListDialog, QApplication)
#include "tst_listdialog.moc"
