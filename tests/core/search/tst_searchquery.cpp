#include "core/search/searchquery.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::search;
using Code = SearchError::Code;

class TestSearchQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QByteArray>("match");
        QTest::addColumn<QString>("phrases"); ///< parted by "|"
        const auto add = [](const char *query, const char *match, const char *phrases) {
            QTest::newRow(query) << QString::fromUtf8(query) << QByteArray(match) << QString::fromUtf8(phrases);
        };
        add("one", "((\"one\"))", "one");
        add("One Two", "((\"one\" AND \"two\"))", "one|two");
        add("one AND two", "((\"one\" AND \"two\"))", "one|two");
        add("and or not", "((\"and\" AND \"or\" AND \"not\"))", "and|or|not");
        add("\"One  Two\"", "((\"one two\"))", "one two");
        add("foo_bar", "((\"foo bar\"))", "foo bar");
        add("craw*", "((\"craw\" *))", "craw*");
        add("\"to craw\"*", "((\"to craw\" *))", "to craw*");
        add("a OR b c", "((\"a\") OR (\"b\" AND \"c\"))", "a|b|c");
        add("a -b", "(((\"a\") NOT (\"b\")))", "a");
        add("a NOT b NOT c d", "(((\"a\" AND \"d\") NOT (\"b\" OR \"c\")))", "a|d");
        add("(a OR b) c", "((((\"a\") OR (\"b\")) AND \"c\"))", "a|b|c");
        add("title:foo", "((title : (\"foo\")))", "foo");
        add("Title:\"a b\" x", "((title : (\"a b\") AND \"x\"))", "a b|x");
        add("url:(a OR b)", "((url : ((\"a\") OR (\"b\"))))", "a|b");
        add("https://example.org", "((\"https example org\"))", "https example org");
        add("NEAR(a b)", "((NEAR(\"a\" \"b\", 10)))", "a|b");
        add("NEAR(a \"b c\", 3)", "((NEAR(\"a\" \"b c\", 3)))", "a|b c");
        add("NEAR(a b,4) d", "((NEAR(\"a\" \"b\", 4) AND \"d\"))", "a|b|d");
        add("near (a b)", "((\"near\" AND ((\"a\" AND \"b\"))))", "near|a|b");
        add("\u5317\u4eac", "((\"\u5317 \u4eac\"))", "\u5317 \u4eac");
        add("Stra\u00dfe \u2014 \u00fcber", "((\"strasse\" AND \"uber\"))", "strasse|uber");
        add("it's", "((\"it s\"))", "it s");
        add("C++ \"\"\"", "", "");
    }
    void reads()
    {
        QFETCH(QString, query);
        QFETCH(QByteArray, match);
        const auto parsed = SearchQuery::parse(query);
        if (match.isEmpty()) {
            QVERIFY(!parsed);
            return;
        }
        QVERIFY2(parsed, parsed ? "" : qPrintable(parsed.error().message()));
        QCOMPARE(parsed->match, match);
        QStringList phrases;
        for (const Phrase &phrase : parsed->phrases)
            phrases.append(phrase.words.join(u' ') + (phrase.prefix ? QStringLiteral("*") : QString()));
        QTEST(phrases.join(u'|'), "phrases");
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<int>("code");
        const auto add = [](const QString &query, Code code) {
            QTest::addRow("%s", qPrintable(query.left(20))) << query << int(code);
        };
        add(QString(), Code::Empty);
        add(QStringLiteral(" ... "), Code::Empty);
        add(QStringLiteral("()"), Code::Empty);
        add(QStringLiteral("\"a"), Code::OpenQuote);
        add(QStringLiteral("(a"), Code::OpenBracket);
        add(QStringLiteral("a)"), Code::StrayBracket);
        add(QStringLiteral("a OR"), Code::MissingOperand);
        add(QStringLiteral("OR a"), Code::MissingOperand);
        add(QStringLiteral("AND a"), Code::MissingOperand);
        add(QStringLiteral("a AND"), Code::MissingOperand);
        add(QStringLiteral("a NOT"), Code::MissingOperand);
        add(QStringLiteral("NOT a"), Code::OnlyNot);
        add(QStringLiteral("-a"), Code::OnlyNot);
        add(QStringLiteral("title:"), Code::MissingOperand);
        add(QStringLiteral("NEAR(a OR b)"), Code::BadNear);
        add(QStringLiteral("NEAR()"), Code::BadNear);
        add(QStringLiteral("(").repeated(1000), Code::TooDeep);
        add(QStringLiteral("title:").repeated(1000), Code::TooDeep);
        add(QStringLiteral("a ").repeated(1000), Code::TooLong);
        add(QStringLiteral("a").repeated(20'000), Code::TooLong);
    }
    void refuses()
    {
        QFETCH(QString, query);
        const auto parsed = SearchQuery::parse(query);
        QVERIFY(!parsed);
        QTEST(int(parsed.error().code), "code");
        QVERIFY(!parsed.error().message().isEmpty());
    }
};

ARGIOPE_TEST(TestSearchQuery, void)
#include "tst_searchquery.moc"
