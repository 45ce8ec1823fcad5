// Starts that lead nowhere: the window says why, and what to do.
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/options/optionsdialog.h"
#include "ui/startbar/listdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <atomic>

using namespace argiope;
using mainwindow::MainWindow;

class TestStartNotice : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QPointer<MainWindow> m_window;

    void crawl(const QByteArray &url)
    {
        m_window = new MainWindow({});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        auto *field = m_window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, QString::fromLatin1(url));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->session().state(), engine::State::Ended, 120000);
    }
    [[nodiscard]] widgets::MessageBar *message() const { return m_window->findChild<widgets::MessageBar *>(); }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void cleanup()
    {
        m_window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window, 30000);
    }

    void keptOutByRobots()
    {
        test::TestSite site{
            {"/robots.txt",
                test::Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"}},
            {"/private/secret", "secret"}};
        crawl(site.url("/private/secret"));
        QTRY_VERIFY_WITH_TIMEOUT(message()->isVisible(), 30000);
        QVERIFY2(message()->text().contains(QStringLiteral("robots.txt")), qPrintable(message()->text()));
        QCOMPARE(message()->actionButton()->text(), QStringLiteral("Crawl Settings…"));
        const auto *empty
            = m_window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"))->findChild<widgets::EmptyState *>();
        QCOMPARE(empty->sentence(), QStringLiteral("No URLs were fetched."));
    }

    void nobodyAnswers()
    {
        QByteArray url;
        {
            const test::TestSite site{{"/", "x"}};
            url = site.url("/");
        }
        crawl(url);
        QTRY_VERIFY_WITH_TIMEOUT(message()->isVisible(), 30000);
        QCOMPARE(message()->kind(), widgets::MessageBar::Kind::Error);
        QVERIFY2(message()->text().contains(QStringLiteral("Connection failed")), qPrintable(message()->text()));
        QCOMPARE(message()->actionButton()->text(), QStringLiteral("Try Again"));
    }

    void leadsElsewhere()
    {
        test::TestSite target{{"/", "<a href=a>a</a>"}, {"/a", "a"}};
        test::TestSite site{{"/", test::Response{.status = 301, .headers = {{"Location", target.url("/")}}}}};
        crawl(QByteArray(site.url("/")).replace("127.0.0.1", "localhost"));
        QTRY_VERIFY_WITH_TIMEOUT(message()->isVisible(), 30000);
        QVERIFY2(message()->text().contains(QString::fromLatin1(target.url("/"))), qPrintable(message()->text()));
        QTest::mouseClick(message()->actionButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(target.requestCount("/a"), 1, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isActive(), 60000);
    }

    void aSitemapIsOfferedAsAList()
    {
        test::TestSite site{{"/a", "<a href=/c>c</a>"}, {"/b", "b"}, {"/c", "c"}};
        site.setPage("/sitemap.xml",
            test::Response{.contentType = "application/xml",
                .body
                = "<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
                    + site.url("/a") + "</loc></url><url><loc>" + site.url("/b") + "</loc></url></urlset>"});
        crawl(site.url("/sitemap.xml"));
        QTRY_VERIFY_WITH_TIMEOUT(message()->isVisible(), 30000);
        QVERIFY2(message()->text().contains(QStringLiteral("sitemap")), qPrintable(message()->text()));
        QTest::mouseClick(message()->actionButton(), Qt::LeftButton);
        auto *dialog = m_window->findChild<startbar::ListDialog *>();
        QVERIFY(dialog);
        auto *start = dialog->findChild<QPushButton *>(QStringLiteral("startList"));
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 30000);
        QCOMPARE(dialog->list()->urls.size(), 2);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/b"), 1, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->session().isActive(), 60000);
        QCOMPARE(site.requestCount("/c"), 0); // the list alone
    }

    void madeByScripts()
    {
        test::TestSite site{{"/", "<title>x</title><div id=root></div><script src=/app.js></script>"}};
        crawl(site.url("/"));
        QTRY_VERIFY_WITH_TIMEOUT(message()->isVisible(), 30000);
        QVERIFY2(message()->text().startsWith(QStringLiteral("This page is made by scripts")),
            qPrintable(message()->text()));
        QCOMPARE(message()->actionButton()->text(), QStringLiteral("Crawl Settings…"));
    }

    // The script is a URL of its own, and so there is an audit's verdict, which comes first or last.
    void madeByScriptsThatAreFetched()
    {
        test::TestSite site{{"/", "<title>x</title><div id=root></div><script src=/app.js></script>"},
            {"/app.js", test::Response{.contentType = "text/javascript", .body = "go();"}}};
        const QString checks = QStringLiteral("start/checks"); // without a choice resources are checked
        QSettings().remove(checks);
        crawl(site.url("/"));
        QSettings().setValue(checks, QStringList());
        QTRY_VERIFY2_WITH_TIMEOUT(
            message()->isVisible() && message()->text().startsWith(QStringLiteral("These pages are made by scripts")),
            qPrintable(message()->text()), 30000);
        QCOMPARE(message()->actionButton()->text(), QStringLiteral("Crawl Settings…"));
    }

    void whatRulesLeftOutIsTold()
    {
        test::TestSite site{
            {"/robots.txt",
                test::Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"}},
            {"/", "<title>1</title><a href=/a>a</a><a href=/private/1>1</a><a href=/private/2>2</a>"},
            {"/a", "<title>2</title>"}};
        crawl(site.url("/"));
        // What is wrong comes first, whichever is known first.
        QTRY_COMPARE_WITH_TIMEOUT(message()->topic(), QStringLiteral("verdict"), 30000);
        QVERIFY2(message()->text().startsWith(QStringLiteral("2 URLs crawled: ")), qPrintable(message()->text()));
        QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("closeMessage")), Qt::LeftButton);
        QTRY_VERIFY2_WITH_TIMEOUT(message()->text().startsWith(QStringLiteral("2 URLs were excluded.")),
            qPrintable(message()->text()), 30000);
        QVERIFY2(message()->text().contains(QStringLiteral("robots.txt: 2")), qPrintable(message()->text()));
        QTest::mouseClick(message()->actionButton(), Qt::LeftButton);
        auto *list = qobject_cast<urls::UrlsView *>(
            m_window->findChild<QTabWidget *>(QStringLiteral("tabs"))->currentWidget());
        QVERIFY(list);
        QCOMPARE(list->model().kind(), store::ListKind::Skipped);
    }

    void passwordIsAskedFor_data()
    {
        QTest::addColumn<bool>("links"); // of the page that refuses
        QTest::newRow("start alone") << false;
        QTest::newRow("with links") << true;
    }
    void passwordIsAskedFor()
    {
        QFETCH(bool, links);
        const auto page = [links](const test::Request &request) {
            if (request.header("Authorization") == "Basic " + QByteArray("anna:geheim").toBase64())
                return test::Response{.body = "<title>in</title><a href=/secret>s</a>"};
            return test::Response{.status = 401,
                .headers = {{"WWW-Authenticate", "Basic realm=\"bakery\""}},
                .body = links ? "<a href=/a>a</a><a href=/b>b</a>" : "no"};
        };
        test::TestSite site{{"/", page}, {"/a", page}, {"/b", page}, {"/secret", page}};
        crawl(site.url("/"));
        QTRY_VERIFY2_WITH_TIMEOUT(
            message()->isVisible() && message()->text().contains(QStringLiteral("asks for a user name and password")),
            qPrintable(message()->text()), 30000);
        QTest::mouseClick(message()->actionButton(), Qt::LeftButton);
        auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("loginDialog"));
        QVERIFY(dialog);
        auto *user = dialog->findChild<QLineEdit *>(QStringLiteral("loginUser"));
        QTest::keyClicks(user, QStringLiteral("an:na")); // there is no colon in names
        QCOMPARE(user->text(), QStringLiteral("anna"));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("loginPassword")), QStringLiteral("geheim"));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/secret") > 0, 60000);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->session().state(), engine::State::Ended, 60000);
    }

    void loginFormIsNamed()
    {
        const test::Response away{.status = 302, .headers = {{"Location", "/login"}}};
        test::TestSite site{{"/", away}, {"/a", away}, {"/b", away},
            {"/login",
                "<title>Log in</title><form method=post><input name=u><input type=password name=p></form>"
                "<a href=/a>a</a><a href=/b>b</a>"}};
        crawl(site.url("/"));
        QTRY_VERIFY2_WITH_TIMEOUT(
            message()->isVisible() && message()->text().startsWith(QStringLiteral("3 pages redirect to a login form")),
            qPrintable(message()->text()), 30000);
        QCOMPARE(message()->actionButton()->text(), QStringLiteral("Enter Cookie…"));
    }

    void certificateIsAccepted()
    {
        test::TestSite other{{{"/", "x"}}, test::Tls::WrongHost};
        test::TestSite site{{{"/", QByteArray("<title>1</title><a href=/a>a</a><a href=" + other.url("/") + ">o</a>")},
                                {"/a", "<title>2</title>"}},
            test::Tls::SelfSigned};
        crawl(site.url("/"));
        QTRY_VERIFY2_WITH_TIMEOUT(
            message()->isVisible() && message()->text().startsWith(QStringLiteral("The certificate of")),
            qPrintable(message()->text()), 30000);
        QCOMPARE(message()->actionButton()->text(), QStringLiteral("Accept This Certificate"));
        QCOMPARE(message()->secondButton()->text(), QStringLiteral("Try Again"));
        QTest::mouseClick(message()->actionButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/a"), 1, 60000);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->session().state(), engine::State::Ended, 60000);
        // Of this server alone.
        QCOMPARE(m_window->session().settings().ignoreTlsFor, QStringList{QString::fromLatin1(site.url(""))});
        QCOMPARE(other.requestCount("/"), 0);
    }

    void sessionsThatEndAreTold_data()
    {
        QTest::addColumn<bool>("deletes");
        QTest::newRow("the cookie is deleted") << true;
        QTest::newRow("pages turn into logins") << false;
    }
    void sessionsThatEndAreTold()
    {
        QFETCH(const bool, deletes);
        std::atomic<int> left = 12;
        test::TestSite site;
        site.setFallback(test::Page([&](const test::Request &request) {
            if (request.header("Cookie").contains("sid=one") && --left > 0) {
                QByteArray body = "<title>Inside</title>";
                for (int i = 0; i < 30; ++i)
                    body += "<a href=/p/" + QByteArray::number(i) + ">p</a>";
                return test::Response{.body = body};
            }
            test::Response login{.body = "<title>Log in</title><form method=post><input type=password name=p></form>"};
            if (request.path() != "/login" && !request.header("Cookie").contains("sid=one"))
                login = test::Response{.status = 302, .headers = {{"Location", "/login"}}};
            else if (deletes && request.header("Cookie").contains("sid=one"))
                login.headers = {{"Set-Cookie", "sid=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/"}};
            return login;
        }));
        const auto optionsOpen = [this] {
            QTest::mouseClick(message()->actionButton(), Qt::LeftButton);
            return m_window->findChild<options::OptionsDialog *>();
        };
        crawl(site.url("/"));
        QTRY_VERIFY2_WITH_TIMEOUT(message()->isVisible() && message()->text().contains(QStringLiteral("login form")),
            qPrintable(message()->text()), 30000);
        auto *dialog = optionsOpen();
        QTRY_VERIFY(dialog && dialog->isVisible());
        auto *headers = dialog->findChild<QTableWidget *>(QStringLiteral("headers"));
        headers->item(headers->rowCount() - 1, 0)->setText(QStringLiteral("Cookie: sid=one"));
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        auto *field = m_window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->session().endReason(), engine::EndReason::LostLogin, 60000);
        QTRY_VERIFY2_WITH_TIMEOUT(
            message()->isVisible() && message()->text().startsWith(QStringLiteral("The session has ended: ")),
            qPrintable(message()->text()), 30000);
        QVERIFY2(message()->text().contains(deletes ? QStringLiteral("the server deleted the cookie “sid”")
                                                    : QStringLiteral("is a login page now")),
            qPrintable(message()->text()));
        QVERIFY(message()->text().contains(QStringLiteral("enter the new cookie or password, and resume")));
        auto *again = optionsOpen();
        QTRY_VERIFY(again && again->isVisible());
        again->reject();
    }

    void goodCrawlsAreLeftInPeace()
    {
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "a"}};
        crawl(site.url("/"));
        // What is asked for after the notice's question is answered after it.
        bool answered = false;
        QTRY_VERIFY_WITH_TIMEOUT(m_window->session().reader().isOpen(), 30000);
        m_window->session().reader().ask(
            project::Lane::Rows, this, [](store::Reader &, const std::atomic<bool> &) { return true; },
            [&answered](bool done) { answered = done; });
        QTRY_VERIFY_WITH_TIMEOUT(answered, 30000);
        // How it is with the site may be said; of the start there is nothing to say.
        QVERIFY(message()->isHidden() || message()->topic() == QLatin1String("verdict"));
    }
};

ARGIOPE_TEST(TestStartNotice, QApplication)
#include "tst_startnotice.moc"
