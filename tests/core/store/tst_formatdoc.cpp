// docs/FORMAT.md is how others read a project: it has to name all that the schema has.
#include "core/store/schema.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace argiope;

namespace {

/// "CREATE TABLE urls (id INTEGER PRIMARY KEY, …" → what stands between the commas.
QStringList columnsOf(const QString &statement)
{
    QStringList columns;
    if (statement.startsWith(QLatin1String("CREATE VIEW"))) {
        static const QRegularExpression alias(QStringLiteral(" AS (\\w+)(?=,| FROM)"));
        for (auto it = alias.globalMatch(statement); it.hasNext();)
            columns.append(it.next().captured(1));
        return columns;
    }
    static const QRegularExpression column(QStringLiteral("[(,] ?(\\w+) (INTEGER|TEXT|BLOB)"));
    for (auto it = column.globalMatch(statement); it.hasNext();)
        columns.append(it.next().captured(1));
    return columns;
}

} // namespace

class TestFormatDoc : public QObject
{
    Q_OBJECT
    QString m_text;

    /// What stands below the heading that names a table or view.
    [[nodiscard]] QString section(const QString &name) const
    {
        const QRegularExpression heading(
            QStringLiteral("^### .*`%1`.*$").arg(name), QRegularExpression::MultilineOption);
        const QRegularExpressionMatch match = heading.match(m_text);
        if (!match.hasMatch())
            return {};
        const qsizetype start = match.capturedEnd();
        static const QRegularExpression next(QStringLiteral("^##+ "), QRegularExpression::MultilineOption);
        const qsizetype end = m_text.indexOf(next, start);
        return m_text.mid(start, end < 0 ? -1 : end - start);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(QStringLiteral(FORMAT_DOC));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_text = QString::fromUtf8(file.readAll());
    }
    void namesEveryColumn_data()
    {
        QTest::addColumn<QString>("statement");
        for (const QString &statement : store::schemaStatements())
            QTest::newRow(qPrintable(statement.section(QLatin1Char(' '), 1, 2))) << statement;
    }
    void namesEveryColumn()
    {
        QFETCH(QString, statement);
        const QString name = statement.section(QLatin1Char(' '), 2, 2);
        if (statement.startsWith(QLatin1String("CREATE INDEX"))) {
            QVERIFY(m_text.contains(QLatin1Char('`') % name % QLatin1Char('`')));
            return;
        }
        const QString text = section(name);
        QVERIFY2(!text.isEmpty(), qPrintable(name));
        const QStringList columns = columnsOf(statement);
        QVERIFY(!columns.isEmpty());
        for (const QString &column : columns)
            QVERIFY2(text.contains(QLatin1Char('`') % column % QLatin1Char('`')), qPrintable(column));
    }
    void namesTheVersion()
    {
        QVERIFY(m_text.contains(QStringLiteral("format version: **%1**").arg(store::FormatVersion)));
    }
};

ARGIOPE_TEST(TestFormatDoc, QCoreApplication)
#include "tst_formatdoc.moc"
