#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace argiope;

class TestTranslations : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void everyMessageIsTranslated_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("least"); // messages: an empty file must not pass
        QTest::newRow("zh_CN") << "argiope_zh_CN.ts" << 300;
        QTest::newRow("zh_CN, checks") << "checks_zh_CN.ts" << 1000;
        QTest::newRow("en") << "argiope_en.ts" << 3;
    }
    void everyMessageIsTranslated()
    {
        QFETCH(QString, file);
        QFETCH(int, least);
        QFile ts(QStringLiteral(TRANSLATIONS_DIR "/") + file);
        QVERIFY(ts.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&ts);
        int messages = 0;
        QString source;
        static const QRegularExpression place(QStringLiteral("%(\\d+|L?n)"));
        const auto places = [](const QString &text) {
            QSet<QString> found;
            for (auto it = place.globalMatch(text); it.hasNext();)
                found.insert(it.next().captured());
            return found;
        };
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("source")) {
                source = xml.readElementText();
                ++messages;
            } else if (xml.name() == QLatin1String("translation")) {
                QVERIFY2(!xml.attributes().hasAttribute(QStringLiteral("type")), qPrintable(source));
                const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                QVERIFY2(!text.isEmpty(), qPrintable(source));
                QVERIFY2(places(text) == places(source), qPrintable(source)); // %1 must not get lost
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(messages >= least);
    }
    void namesAreOfTheField_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("window") << "argiope_zh_CN.ts";
        QTest::newRow("checks") << "checks_zh_CN.ts";
    }
    /// Names are noun phrases, and texts are in plain words.
    void namesAreOfTheField()
    {
        QFETCH(QString, file);
        QFile ts(QStringLiteral(TRANSLATIONS_DIR "/") + file);
        QVERIFY(ts.open(QIODevice::ReadOnly));
        static const QRegularExpression never(
            QStringLiteral("\\b(is not there|are not there|says nothing|somebody|nobody|whoever|anew|mend(s|ed|ing)?"
                           "|comes? back|kept out|let in|what came of it)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression inNames(
            QStringLiteral("\\b(what is|what has|whatever|which is)\\b"), QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype longestName = 60;
        QXmlStreamReader xml(&ts);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != QLatin1String("source"))
                continue;
            const QString source = xml.readElementText();
            const bool isName = source.size() <= longestName && !source.contains(QLatin1Char('.'));
            QVERIFY2(!never.match(source).hasMatch(), qPrintable(source));
            QVERIFY2(!isName || !inNames.match(source).hasMatch(), qPrintable(source));
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
    void languagesSwitchAtRunTime()
    {
        namespace appearance = mainwindow::appearance;
        appearance::restore();
        appearance::setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(words::wording::state(engine::State::Running), QStringLiteral("正在爬取"));
        QCOMPARE(words::wording::rule({facts::RuleKind::Robots}), QStringLiteral("被 robots.txt 屏蔽"));
        QCOMPARE(QCoreApplication::translate("Checks", "Missing title"), QStringLiteral("缺少页面标题"));
        appearance::setLanguage(QStringLiteral("en"));
        QCOMPARE(words::wording::state(engine::State::Running), QStringLiteral("Crawling"));
        QCOMPARE(QCoreApplication::translate("Checks", "Missing title"), QStringLiteral("Missing title"));
        QCOMPARE(
            QCoreApplication::translate("argiope::urls::UrlsView", "%Ln row(s)", nullptr, 1), QStringLiteral("1 row"));
        QCOMPARE(
            QCoreApplication::translate("argiope::urls::UrlsView", "%Ln row(s)", nullptr, 2), QStringLiteral("2 rows"));
    }
};

ARGIOPE_TEST(TestTranslations, QApplication)
#include "tst_translations.moc"
