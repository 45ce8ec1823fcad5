#include "tests/ui/uitest.h"
#include "ui/export/exportdialog.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using exporting::ExportDialog;

class TestExportDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_project;

    static QList<QByteArray> lines(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QList<QByteArray> all = file.readAll().split('\n');
        if (!all.isEmpty() && all.constLast().isEmpty())
            all.removeLast();
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_project = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(m_project, 300, 4));
    }
    void writesWhatWasChosen_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<int>("table");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<int>("count"); // of lines
        QTest::newRow("csv, all") << 0 << 0 << "all" << 301;
        QTest::newRow("text, all") << 1 << 0 << "all" << 300;
        QTest::newRow("json lines, all") << 2 << 0 << "all" << 300;
        QTest::newRow("text, filtered") << 1 << 0 << "filtered" << 11;
        QTest::newRow("text, selected") << 1 << 0 << "selected" << 2;
        QTest::newRow("csv, skipped") << 0 << 1 << "all" << 5;
    }
    void writesWhatWasChosen()
    {
        QFETCH(int, format);
        QFETCH(int, table);
        QFETCH(QString, rows);
        QFETCH(int, count);
        ExportDialog::Source source;
        source.project = m_project;
        source.query.text = QStringLiteral("/29");
        source.filtered = true;
        source.selected = {5, 3};
        ExportDialog dialog(source);
        dialog.show();
        dialog.findChild<QComboBox *>(QStringLiteral("table"))->setCurrentIndex(table);
        dialog.findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(format);
        dialog.findChild<QRadioButton *>(rows)->setChecked(true);
        const QString path = m_place.file(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".out"));
        dialog.setFile(path);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("start")), Qt::LeftButton);
        QVERIFY(exported.wait(30000));
        const QList<QByteArray> written = lines(path);
        QCOMPARE(written.size(), count);
        if (rows == QLatin1String("selected")) {
            QCOMPARE(written.at(0).trimmed(), QByteArray("http://site.test/4"));
            QCOMPARE(written.at(1).trimmed(), QByteArray("http://site.test/2"));
        }
        if (format == 0 && table == 0)
            QVERIFY(written.at(0).startsWith("url,status,outcome,content_type,bytes,depth,"));
    }
    void saysWhatWentWrong()
    {
        ExportDialog::Source source;
        source.project = m_project;
        ExportDialog dialog(source);
        dialog.show();
        dialog.setFile(m_place.file(QStringLiteral("no/such/folder/out.csv")));
        auto *start = dialog.findChild<QPushButton *>(QStringLiteral("start"));
        QTest::mouseClick(start, Qt::LeftButton);
        const auto *message = dialog.findChild<QLabel *>(QStringLiteral("message"));
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("cannot be written")), 30000);
        QVERIFY(start->isEnabled());
        QVERIFY(!dialog.findChild<QRadioButton *>(QStringLiteral("filtered"))->isEnabled());
        QVERIFY(!dialog.findChild<QRadioButton *>(QStringLiteral("selected"))->isEnabled());
    }
};

QTEST_MAIN(TestExportDialog)
#include "tst_exportdialog.moc"
