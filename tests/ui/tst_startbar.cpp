#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/startbar/startbar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace argiope;
using startbar::StartBar;

class TestStartBar : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void judgesWhatIsTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("good");
        QTest::addColumn<QString>("said");
        QTest::newRow("host") << "example.org" << true << "Starts at http://example.org/";
        QTest::newRow("url") << "https://example.org/a?b" << true << "Starts at https://example.org/a?b";
        QTest::newRow("space") << "exa mple" << false << "An address cannot contain spaces.";
        QTest::newRow("scheme") << "ftp://example.org" << false
                                << "Only http:// and https:// addresses can be crawled.";
        QTest::newRow("port") << "http://example.org:port" << false
                              << "Invalid port. The port after the colon is a number from 0 to 65535.";
        const char *missing = "The host name is missing. Example: example.org.";
        QTest::newRow("no host") << "http://" << false << missing;
        QTest::newRow("only a path") << "/folder/page.html" << false << missing;
        QTest::newRow("IDN") << QString::fromUtf8("b\xc3\xbc"
                                                  "cher.example")
                             << true << "Starts at http://xn--bcher-kva.example/";
        QTest::newRow("IPv6") << "[2001:db8::1]:8080" << true << "Starts at http://[2001:db8::1]:8080/";
        QTest::newRow("half an IPv6") << "http://[2001:db8::1" << false
                                      << "Incomplete IPv6 address in brackets. Example: [2001:db8::1].";
        QTest::newRow("mail") << "mailto:me@example.org" << false
                              << "Only http:// and https:// addresses can be crawled.";
    }
    void judgesWhatIsTyped()
    {
        QFETCH(QString, typed);
        QFETCH(bool, good);
        QFETCH(QString, said);
        StartBar bar;
        bar.show();
        auto *field = bar.findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        auto *button = bar.findChild<QPushButton *>(QStringLiteral("mainButton"));
        QVERIFY(!button->isEnabled());
        // Keys are ASCII; what an input method writes comes as a whole.
        if (std::all_of(typed.cbegin(), typed.cend(), [](QChar c) { return c.unicode() < 0x80; }))
            QTest::keyClicks(field, typed);
        else
            field->insert(typed);
        QCOMPARE(bar.findChild<QLabel *>(QStringLiteral("verdict"))->text(), said);
        QCOMPARE(button->isEnabled(), good);
        QCOMPARE(!bar.seed().isEmpty(), good);
        QSignalSpy start(&bar, &StartBar::startRequested);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(start.count(), good ? 1 : 0);
        // The system gives keys to whatever has the focus, and that is not the field itself.
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.focusSeed();
        QVERIFY(QApplication::focusWidget());
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            start.clear();
            QTest::keyClick(bar.windowHandle(), key);
            QCOMPARE(start.count(), good ? 1 : 0);
        }
    }
    void theButtonSaysWhatItDoes()
    {
        StartBar bar;
        auto *button = bar.findChild<QPushButton *>(QStringLiteral("mainButton"));
        auto *stop = bar.findChild<QPushButton *>(QStringLiteral("stopButton"));
        bar.setSeedText(QStringLiteral("example.org"));
        bar.setProjectSeed(QStringLiteral("http://example.org"));
        QSignalSpy start(&bar, &StartBar::startRequested);
        QSignalSpy resume(&bar, &StartBar::resumeProjectRequested);
        QSignalSpy pause(&bar, &StartBar::pauseRequested);
        QSignalSpy unpause(&bar, &StartBar::unpauseRequested);
        button->click();
        QCOMPARE(start.count(), 1);
        bar.setMode(StartBar::Mode::Resumable);
        QVERIFY(bar.resumesProject());
        button->click();
        QCOMPARE(resume.count(), 1);
        bar.setSeedText(QStringLiteral("example.net")); // another site is another crawl
        QVERIFY(!bar.resumesProject());
        button->click();
        QCOMPARE(start.count(), 2);
        bar.setMode(StartBar::Mode::Finished);
        QVERIFY(!bar.recrawlsProject());
        button->click();
        QCOMPARE(start.count(), 3);
        bar.setSeedText(QStringLiteral("example.org"));
        QVERIFY(bar.recrawlsProject() && !bar.resumesProject());
        QSignalSpy again(&bar, &StartBar::recrawlProjectRequested);
        button->click();
        QCOMPARE(again.count(), 1);
        bar.startNew();
        QCOMPARE(start.count(), 4);
        bar.setMode(StartBar::Mode::Running);
        bar.startNew(); // not now
        QCOMPARE(start.count(), 4);
        QVERIFY(stop->isEnabled());
        button->click();
        QCOMPARE(pause.count(), 1);
        bar.setMode(StartBar::Mode::Paused);
        button->click();
        QCOMPARE(unpause.count(), 1);
        bar.setMode(StartBar::Mode::Saving);
        QVERIFY(!button->isEnabled());
        QVERIFY(!stop->isEnabled());
    }
    /// Nothing moves, whatever the button says.
    void theMainButtonKeepsItsPlace_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Chinese") << "zh_CN";
    }
    void theMainButtonKeepsItsPlace()
    {
        QFETCH(QString, language);
        mainwindow::appearance::setLanguage(language);
        StartBar bar;
        bar.setProjectSeed(QStringLiteral("http://example.org"));
        bar.show();
        auto *button = bar.findChild<QPushButton *>(QStringLiteral("mainButton"));
        QSet<QString> texts;
        QRect place;
        using M = StartBar::Mode;
        for (const M mode : {M::Idle, M::Resumable, M::Finished, M::Starting, M::Running, M::Paused, M::Saving}) {
            bar.setSeedText(QStringLiteral("example.org"));
            bar.setMode(mode);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            texts << button->text();
            place = place.isNull() ? button->geometry() : place;
            QCOMPARE(button->geometry(), place);
        }
        QCOMPARE(texts.size(), 5);
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
    }
    /// One that is proposed is no reason to press Enter twice.
    void enterStartsWithProposals_data()
    {
        QTest::addColumn<bool>("choose");
        QTest::addColumn<QString>("address");
        QTest::newRow("as typed") << false << "known.example";
        QTest::newRow("as proposed") << true << "known.example/deep/down";
    }
    void enterStartsWithProposals()
    {
        QFETCH(bool, choose);
        QFETCH(QString, address);
        QSettings().setValue(QStringLiteral("history/seeds"), QStringList{QStringLiteral("known.example/deep/down")});
        StartBar bar;
        bar.show();
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.focusSeed();
        auto *box = bar.findChild<QComboBox *>(QStringLiteral("seed"));
        QTest::keyClicks(box, QStringLiteral("known.example"));
        QAbstractItemView *proposals = box->completer()->popup();
        QTRY_VERIFY(proposals->isVisible());
        QSignalSpy start(&bar, &StartBar::startRequested);
        if (choose)
            QTest::keyClick(proposals, Qt::Key_Down);
        QTest::keyClick(proposals, Qt::Key_Return);
        QTRY_COMPARE(start.count(), 1);
        QCOMPARE(bar.seedText(), address);
        QVERIFY(!proposals->isVisible());
        QTest::keyClick(bar.windowHandle(), Qt::Key_Return);
        QCOMPARE(start.count(), 2);
        QSettings().clear();
    }
    void threadsCanBeSetWhileItRuns()
    {
        StartBar bar;
        bar.show();
        bar.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bar));
        bar.setSeedText(QStringLiteral("example.org"));
        auto *threads = bar.findChild<QSpinBox *>(QStringLiteral("threadCount"));
        QSignalSpy settings(&bar, &StartBar::settingsEdited);
        QSignalSpy steered(&bar, &StartBar::steered);
        threads->setValue(4);
        QCOMPARE(settings.count(), 1);
        QCOMPARE(steered.count(), 0);
        for (const StartBar::Mode mode : {StartBar::Mode::Running, StartBar::Mode::Paused}) {
            bar.setMode(mode);
            QVERIFY(threads->isEnabled());
            QVERIFY(!bar.findChild<QComboBox *>(QStringLiteral("seed"))->isEnabled());
            steered.clear();
            threads->setFocus();
            threads->selectAll();
            QTest::keyClicks(threads, QStringLiteral("16"));
            QCOMPARE(steered.count(), 0); // 1 is not what was meant
            QTest::keyClick(threads, Qt::Key_Return);
            QCOMPARE(steered.count(), 1);
            settings::CrawlSettings written;
            bar.writeTo(written);
            QCOMPARE(written.threads, 16);
            written.threads = 4;
            bar.setLive(written); // not by a person
            QCOMPARE(steered.count(), 1);
            QCOMPARE(threads->value(), 4);
        }
        QCOMPARE(settings.count(), 1);
        for (const StartBar::Mode mode : {StartBar::Mode::Starting, StartBar::Mode::Saving}) {
            bar.setMode(mode);
            QVERIFY(!threads->isEnabled());
        }
    }
    void saysThatAnAddressStandsForAList()
    {
        StartBar bar;
        bar.show();
        const auto *verdict = bar.findChild<QLabel *>(QStringLiteral("verdict"));
        bar.setSeedText(QStringLiteral("http://a.example/"));
        QVERIFY(!bar.isList());
        bar.setList(QStringLiteral("a.example"), 311);
        QVERIFY(bar.isList());
        QCOMPARE(verdict->text(), QStringLiteral("Starts at a list of 312 URLs: this one and 311 more"));
        bar.setSeedText(QStringLiteral("http://a.example/other"));
        QVERIFY(!bar.isList());
        QCOMPARE(verdict->text(), QStringLiteral("Starts at http://a.example/other"));
    }
    void remembersAddressesAndSettings()
    {
        {
            StartBar bar;
            bar.setSeedText(QStringLiteral("one.example"));
            bar.remember();
            bar.setSeedText(QStringLiteral("two.example"));
            bar.remember();
            bar.setSeedText(QStringLiteral("one.example"));
            bar.remember();
            QCOMPARE(bar.seedText(), QStringLiteral("one.example"));
        }
        StartBar bar;
        const auto *box = bar.findChild<QComboBox *>(QStringLiteral("seed"));
        QCOMPARE(box->count(), 2);
        QCOMPARE(box->itemText(0), QStringLiteral("one.example"));
        QCOMPARE(bar.seedText(), QString());

        settings::CrawlSettings settings;
        settings.scope = settings::Scope::Folder;
        settings.threads = 3;
        settings.maxDepth = 7;
        bar.readFrom(settings);
        settings::CrawlSettings back;
        bar.writeTo(back);
        QCOMPARE(back, settings);
    }
};

ARGIOPE_TEST(TestStartBar, QApplication)
#include "tst_startbar.moc"
