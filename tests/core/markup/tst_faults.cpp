#include "core/markup/parseerror.h"
#include "core/markup/treebuilder.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace argiope::markup;

/// What tree construction says is wrong (HTML Standard 13.2.6), and how errors are counted.
class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faults_data();
    void faults();
    void counts();
    void inputErrorsAnywhere();
};

namespace {

/// "fault token/element" of each.
class FaultLog : public TreeSink
{
public:
    [[nodiscard]] Mark start(const NewElement &) override { return {}; }
    void end(const Element &) override { }
    void text(QByteArrayView, const Place &) override { }
    void fault(Fault fault, const Token &token, const Element *element) override
    {
        static constexpr const char *names[] = {"no-doctype", "stray-doctype", "head-left", "ignored-start",
            "ignored-end", "unclosed", "overlap", "nested-form", "nested-link"};
        if (!m_log.isEmpty())
            m_log += ", ";
        m_log += names[size_t(fault)];
        if (token.kind == TokenKind::StartTag || token.kind == TokenKind::EndTag)
            m_log += (token.kind == TokenKind::EndTag ? " /" : " ") + token.name.toByteArray();
        if (element)
            m_log += " (" + tagName(element->tag) + ')';
    }
    [[nodiscard]] const QByteArray &log() const { return m_log; }

private:
    QByteArray m_log;
};

} // namespace

void TestFaults::faults_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const QByteArray &html, const char *expected) {
        QTest::newRow(html.constData()) << html << QByteArray(expected);
    };
    const auto body = [&row](const char *html, const char *expected) {
        row(QByteArray("<!doctype html><head></head><body>") + html, expected);
    };
    row("<!doctype html><head></head><body><p>a<p>b</body></html>", "");
    row("<html>", "no-doctype html");
    row("a", "no-doctype, head-left");
    row("<!doctype html><title>a</title><p>", "head-left p");
    row("<!doctype html><head><noscript><img></noscript>", "head-left img, ignored-end /noscript");
    row("<!doctype html><head><head><title>a</title></head>", "ignored-start head");
    row("<!doctype html><head><meta></meta></head>", "ignored-end /meta");
    body("<!doctype html>", "stray-doctype");
    body("<html><body>", "ignored-start html, ignored-start body");
    body("<div><ul><li>a</ul></div>", "");
    body("<div><span></div>", "unclosed /div (span)");
    body("<div>", "unclosed (div)");
    body("<div></body></html>", "unclosed /body (div)");
    body("<script>a", "unclosed (script)");
    body("</p>", "ignored-end /p");
    body("</br>", "ignored-end /br");
    body("</b></x-y>", "ignored-end /b, ignored-end /x-y");
    body("<b><p>a</b></p>", "overlap /b (b)");
    body("<p><b>a<p>b", "unclosed p (b), unclosed (b)");
    body("<h1>a</h2>", "unclosed /h2 (h1)");
    body("<form><form></form></form>", "nested-form form, ignored-end /form");
    body("<form><div></form></div>", "unclosed /form (div)");
    body("<a>a<a>b</a>", "nested-link a (a)");
    body("<button>a<button>b</button>", "nested-link button");
    body("<td>a</td>", "ignored-start td, ignored-end /td");
    body("<table><tr><td>a</table>", "");
    body("<table><tr></div></table>", "ignored-end /div");
    body("<table></tbody></table>", "ignored-end /tbody");
    body("<table><b></table>", "unclosed /table (b)");
    body("<table><table></table>", "ignored-start table");
    body("<svg><g></svg>", "unclosed /svg (g)");
    body("<svg><div></div>", "unclosed div (svg)");
    body("<svg><g/></x></svg>", "ignored-end /x");
    body("<template><div></template>", "unclosed /template (div)");
    body("<template>", "unclosed (template)");
    body("<select><select>", "ignored-start select");
}

void TestFaults::faults()
{
    QFETCH(QByteArray, html);
    Tokenizer tokenizer(html);
    FaultLog log;
    QVERIFY(TreeBuilder(tokenizer, log).run());
    QTEST(log.log(), "expected");
}

void TestFaults::counts()
{
    const QByteArray html = "<p a a a>&x;&y;</p b>";
    FoundErrors some(1);
    FoundErrors all;
    for (FoundErrors *errors : {&some, &all}) {
        Tokenizer tokenizer(html, errors);
        while (tokenizer.next().kind != TokenKind::End) { }
        QCOMPARE(errors->count(ParseError::DuplicateAttribute), qint64(2));
        QCOMPARE(errors->first(ParseError::DuplicateAttribute), qsizetype(6));
        QCOMPARE(errors->count(ParseError::UnknownNamedCharacterReference), qint64(2));
        QCOMPARE(errors->count(ParseError::EndTagWithAttributes), qint64(1));
        QCOMPARE(errors->count(ParseError::EofInTag), qint64(0));
        QCOMPARE(errors->first(ParseError::EofInTag), qsizetype(-1));
    }
    QCOMPARE(some.size(), size_t(1));
    QCOMPARE(all.size(), size_t(5));
}

/// Texts are looked through in blocks; where they begin must not matter.
void TestFaults::inputErrorsAnywhere()
{
    const QByteArrayList odd{"\x01", "\x7F", "\u0085", "\uFDD0", "\uFFFE", "\U0001FFFF", "\U0010FFFE"};
    for (const QByteArray &character : odd) {
        for (int before = 0; before < 140; ++before) {
            const QByteArray text = QByteArray(before, 'a') + character + QByteArray("\u00E9\u597D").repeated(40);
            FoundErrors errors;
            findInputErrors(text, errors);
            QCOMPARE(errors.size(), size_t(1));
            QCOMPARE(errors[0].offset, qsizetype(before));
        }
    }
    FoundErrors none;
    findInputErrors(QByteArray("a\tb\n\f \u00A0\u3FFF\uFDCF\uFDF0\u07BF\U0001F600").repeated(50), none);
    QVERIFY(none.empty());
}

ARGIOPE_TEST(TestFaults, void)
#include "tst_faults.moc"
