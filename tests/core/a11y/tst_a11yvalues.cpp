#include "core/a11y/autocomplete.h"
#include "core/a11y/inlinestyle.h"
#include "core/a11y/labeltext.h"
#include "core/a11y/languages.h"
#include "core/a11y/languagetags.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;

/// The small readers of attribute values.
class TestA11yValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void languages();
    void languageTags_data();
    void languageTags();
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

/// RFC 5646, 2.1 and 2.2.9, and its appendix A.
void TestA11yValues::languageTags_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addColumn<QByteArray>("fault");
    const auto valid = [](const char *tag) { QTest::newRow(tag) << QByteArray(tag) << QByteArray(); };
    const auto row
        = [](const char *tag, const char *fault) { QTest::newRow(tag) << QByteArray(tag) << QByteArray(fault); };
    // Those of the time before its rules (2.2.8).
    for (const char *const tag :
        {"en-GB-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
            "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-BE-FR", "sgn-BE-NL", "sgn-CH-DE", "art-lojban", "cel-gaulish",
            "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min", "zh-min-nan", "zh-xiang"})
        valid(tag);
    for (const char *const tag : {"de", " fr ", "I-Klingon", "zh-Hant", "sr-Latn", "zh-cmn-Hans-CN", "cmn-Hans-CN",
             "zh-yue-HK", "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis", "de-CH-1901", "sl-IT-nedis",
             "hy-Latn-IT-arevela", "de-DE", "EN-us", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend", "x-whatever",
             "x-klingon", "x-en-x", "qaa-Qaaa-QM-x-southern", "de-Qaaa", "sr-Latn-QM", "sr-Qabx-RS", "en-XA", "en-XX",
             "en-US-u-islamcal", "zh-CN-a-myext-x-private", "en-a-myext-b-another", "de-1996", "de-u-co-phonebk",
             "en-x-us", "ar-arb", "sgn-US", "en-SU", "und", "en-001", "nb-t-de-latn"})
        valid(tag);
    row("en-UK", "UK");
    row("no-bok no-nyn", "bok no");
    row("zh-min zh-min-nan", "min zh");
    row("en-USA", "USA");
    row("en-english", "english");
    row("zh-Hanz", "Hanz");
    row("zh-Qaby", "Qaby");
    row("zh-CN-Hans", "Hans"); // in the wrong place
    row("de-1997", "1997");
    row("de-419-DE", "DE");
    row("a-DE", "a");
    row("ar-a-aaa-b-bbb-a-ccc", "a");
    row("de-1996-1996", "1996");
    row("en-US-en", "en");
    row("en-", "");
    row("en--US", "");
    row("en_US", "en_US");
    row("en-US_x", "US_x");
    row("en-x", "x");
    row("x", "x");
    row("x-toolongsubtag", "toolongsubtag");
    row("en-a", "a");
    row("en-a-x-b", "a");
    row("en-999", "999");
    row("i-elvish", "i");
    row("klingon", "klingon");
    row("xx", "xx");
    row("", "");
    row("\xC3\xA9n", "\xC3\xA9n");
}

void TestA11yValues::languageTags()
{
    QFETCH(QByteArray, tag);
    QFETCH(QByteArray, fault);
    const std::optional<QByteArray> found = languageTagFault(tag);
    QCOMPARE(found.value_or(QByteArray("none")), fault.isNull() ? QByteArray("none") : fault);
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
