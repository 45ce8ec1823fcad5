#include "core/a11y/autocomplete.h"
#include "core/a11y/inlinestyle.h"
#include "core/a11y/labeltext.h"
#include "core/a11y/languages.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;

/// The small readers of attribute values.
class TestA11yValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void languages();
    void styles_data();
    void styles();
    void autocomplete_data();
    void autocomplete();
    void labels_data();
    void labels();
};

void TestA11yValues::languages()
{
    for (const char *const known : {"en", "DE", "zh", "haw", "yue", "qaa", "qtz", "mis"})
        QVERIFY2(isRegisteredLanguage(known), known);
    for (const char *const none : {"", "e", "xx", "eng", "deu", "qua1", "quu1", "dutch", "e1", "i", "x", "qzz"})
        QVERIFY2(!isRegisteredLanguage(none), none);
    QCOMPARE(primarySubtag(" en-GB ").toByteArray(), QByteArray("en"));
    QCOMPARE(primarySubtag("en_GB").toByteArray(), QByteArray("en_GB"));
    QCOMPARE(primarySubtag("-en").toByteArray(), QByteArray());
}

void TestA11yValues::styles_data()
{
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<QByteArray>("value");
    const auto row
        = [](const char *style, const char *value) { QTest::newRow(style) << QByteArray(style) << QByteArray(value); };
    row("display:none", "none");
    row(" DISPLAY : None ; ", "none");
    row("display:none;display:block", "block");
    row("display:none !important;display:block", "none");
    row("display:none!IMPORTANT;display:block ! important", "block");
    row("/* display:none */ color:red", "");
    row("color:red;/*;*/display:none", "none");
    row("background:url(a;display:none)", "");
    row("content:';display:none'", "");
    row("content:'\\';display:none", "");
    row("displays:none", "");
    row("display:", "");
    row("display", "");
    row("/* display:none", "");
}

void TestA11yValues::styles()
{
    QFETCH(QByteArray, style);
    QTEST(InlineStyle(style).value("display").toByteArray(), "value");
}

void TestA11yValues::autocomplete_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("valid");
    const auto row = [](const char *value, bool valid) { QTest::newRow(value) << QByteArray(value) << valid; };
    row("", true);
    row("Off", true);
    row("on email", false);
    row("email", true);
    row("section-a shipping home tel webauthn", true);
    row("section-a shipping home tel webauthn x", false);
    row("shipping section-a email", false);
    row("home street-address", false);
    row("billing street-address", true);
    row("webauthn", false);
    row("current-password webauthn", true);
    row("cc-csc", true);
    row("section-", false);
}

void TestA11yValues::autocomplete()
{
    QFETCH(QByteArray, value);
    QTEST(isAutocomplete(value), "valid");
}

void TestA11yValues::labels_data()
{
    QTest::addColumn<QByteArray>("visible");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("in");
    const auto row = [](const char *visible, const char *name, bool in) {
        QTest::newRow(qPrintable(QString::fromUtf8(visible) + QStringLiteral(" | ") + QString::fromUtf8(name)))
            << QByteArray(visible) << QByteArray(name) << in;
    };
    row("Send", "send now", true);
    row("Send!", "Please: SEND", true);
    row("Send now", "Now send", false);
    row("Sender", "Send", false);
    row("Search (all)", "Search", true);
    row("Search (all)", "Search all pages", true);
    row("E-mail", "Email us", true);
    row("Sign-in", "Sign in here", true);
    row("x", "Close", true);
    row("2", "Page two", false);
    row("", "Close", true);
    row("→", "Next", true);
    row("搜索", "搜索网站", true);
    row("搜网", "搜索网站", false);
    row("Ärger", "ÄRGER", true);
    row("(Beta", "Beta", true);
}

void TestA11yValues::labels()
{
    QFETCH(QByteArray, visible);
    QFETCH(QByteArray, name);
    QTEST(isLabelInName(visible, name), "in");
}

ARGIOPE_TEST(TestA11yValues, void)
#include "tst_a11yvalues.moc"
