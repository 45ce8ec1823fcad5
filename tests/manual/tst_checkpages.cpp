// The manual's pages of the checks are what the program says of them: build the target update_manual after a change.
#include "resources/checktranslator.h"
#include "tests/manual/checkpages.h"
#include "tests/support/testmain.h"

#include "core/audit/check.h"
#include "core/schemaorg/richresults.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace argiope;

class TestCheckPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase();
    void pagesAreTheProgramsWords_data();
    void pagesAreTheProgramsWords();
    void everyCheckStandsThereOnce_data();
    void everyCheckStandsThereOnce();
    void contentsNameEveryGroup_data();
    void contentsNameEveryGroup();
    void richResultsAreListed_data();
    void richResultsAreListed();

private:
    static void languages();
    static QString folder();
    static QString readPage(const QString &name);
};

void TestCheckPages::cleanupTestCase()
{
    installCheckTranslator(QStringLiteral("en"));
}

void TestCheckPages::languages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

QString TestCheckPages::folder()
{
    QFETCH(QString, language);
    const QString manual = QStringLiteral(MANUAL_DIR "/");
    return language == QLatin1String("en") ? manual : manual + language + QLatin1Char('/');
}

QString TestCheckPages::readPage(const QString &name)
{
    QFile file(folder() + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void TestCheckPages::pagesAreTheProgramsWords_data()
{
    languages();
}

void TestCheckPages::pagesAreTheProgramsWords()
{
    QFETCH(QString, language);
    QVERIFY(installCheckTranslator(language));
    const QList<manual::Page> pages = manual::checkPages();
    QVERIFY(pages.size() > 10);
    QStringList names;
    for (const manual::Page &page : pages) {
        // By line, so that a failure names the one.
        const QStringList theirs = readPage(page.name).split(QLatin1Char('\n'));
        const QStringList ours = page.text.split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < qMin(ours.size(), theirs.size()); ++i)
            QCOMPARE(theirs.at(i), ours.at(i));
        QCOMPARE(theirs.size(), ours.size());
        names << page.name;
    }
    names.sort();
    QCOMPARE(QDir(folder()).entryList({QStringLiteral("checks-*.md")}, QDir::Files, QDir::Name), names);
}

void TestCheckPages::everyCheckStandsThereOnce_data()
{
    languages();
}

void TestCheckPages::everyCheckStandsThereOnce()
{
    QString all;
    const QStringList pages = QDir(folder()).entryList({QStringLiteral("checks-*.md")}, QDir::Files);
    for (const QString &page : pages)
        all += readPage(page);
    for (const audit::Check &check : audit::checks()) {
        const QString id = QStringLiteral(" `%1`\n").arg(QLatin1String(check.id));
        QVERIFY2(all.count(id) == 1, check.id);
    }
}

void TestCheckPages::contentsNameEveryGroup_data()
{
    languages();
}

void TestCheckPages::contentsNameEveryGroup()
{
    QFETCH(QString, language);
    QVERIFY(installCheckTranslator(language));
    const QString contents = readPage(QStringLiteral("checks.md"));
    for (const manual::Page &page : manual::checkPages()) {
        const QString heading = page.text.section(QLatin1Char('\n'), 0, 0).mid(2);
        const QString link = QStringLiteral("[%1](%2)").arg(heading, page.name);
        QVERIFY2(contents.contains(link), qPrintable(link));
    }
}

void TestCheckPages::richResultsAreListed_data()
{
    languages();
}

void TestCheckPages::richResultsAreListed()
{
    // What sd-required and sd-recommended hold items against.
    const QString page = readPage(QStringLiteral("checks-structured-data.md"));
    QVERIFY(schemaorg::richResults().size() > 20);
    for (const schemaorg::RichResult &row : schemaorg::richResults()) {
        const QString start = QStringLiteral("\n| `%1` | ").arg(QLatin1String(row.type));
        QVERIFY2(page.count(start) == 1, row.type);
        const QStringList cells
            = page.mid(page.indexOf(start) + 1).section(QLatin1Char('\n'), 0, 0).split(QLatin1Char('|'));
        QCOMPARE(cells.size(), 6); // with what is before the first and behind the last bar
        const auto held = [](const QString &cell, const char *properties) {
            static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
            QStringList named;
            for (auto each = code.globalMatch(cell); each.hasNext();)
                named << each.next().captured(1);
            QCOMPARE(named.join(QLatin1Char(' ')),
                QString::fromLatin1(properties).replace(QLatin1Char('|'), QLatin1Char(' ')));
        };
        held(cells.at(2), row.required);
        held(cells.at(3), row.recommended);
    }
}

ARGIOPE_TEST(TestCheckPages, QCoreApplication)
#include "tst_checkpages.moc"
