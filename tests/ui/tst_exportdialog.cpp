#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exportjob.h"
#include "ui/export/exportwords.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>
#endif

using namespace argiope;
using exporting::ExportDialog;

namespace {

#ifdef Q_OS_UNIX
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { ::setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};
#endif

} // namespace

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
        auto *formats = dialog.findChild<QComboBox *>(QStringLiteral("format"));
        formats->setCurrentIndex(formats->findData(format));
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
    void writesChosenColumnsInTheirOrder()
    {
        ExportDialog::Source source;
        source.project = m_project;
        const QString path = m_place.file(QStringLiteral("columns.csv"));
        {
            ExportDialog dialog(source);
            dialog.show();
            dialog.findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(0);
            dialog.findChild<QToolButton *>(QStringLiteral("columnsShown"))->setChecked(true);
            auto *columns = dialog.findChild<QListWidget *>(QStringLiteral("columns"));
            QVERIFY(columns->isVisible());
            for (int i = 0; i < columns->count(); ++i)
                columns->item(i)->setCheckState(i < 3 ? Qt::Checked : Qt::Unchecked);
            columns->setCurrentRow(1);
            QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("columnUp")), Qt::LeftButton);
            dialog.setFile(path);
            QSignalSpy exported(&dialog, &ExportDialog::exported);
            dialog.start();
            QVERIFY(exported.wait(30000));
            QCOMPARE(lines(path).at(0).trimmed(), QByteArray("status,url,outcome"));
            QCOMPARE(lines(path).at(1).trimmed(), QByteArray("200,http://site.test/0,ok"));
        }
        // They are remembered, and can be forgotten.
        ExportDialog dialog(source);
        dialog.findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(0);
        QCOMPARE(dialog.options().columns.size(), 3);
        dialog.findChild<QPushButton *>(QStringLiteral("usualColumns"))->click();
        QCOMPARE(dialog.options().columns.size(), store::Columns::fixed().all().size());
        QCOMPARE(dialog.options().columns.at(0), store::UrlColumn::Url);
    }
    void writesTheLinksOfPages_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<int>("count"); // of lines
        QTest::newRow("all") << QStringLiteral("all") << 300; // a title, and a link to each page but the first
        QTest::newRow("on filtered pages") << QStringLiteral("filtered") << 1 + 8; // only page 3 of those has any
        QTest::newRow("on selected pages") << QStringLiteral("selected") << 1 + 16;
    }
    void writesTheLinksOfPages()
    {
        QFETCH(QString, rows);
        QFETCH(int, count);
        ExportDialog::Source source;
        source.project = m_project;
        source.query.text = QStringLiteral("/3");
        source.query.depth = 1;
        source.filtered = true;
        source.selected = {5, 3};
        ExportDialog dialog(source);
        dialog.show();
        dialog.findChild<QComboBox *>(QStringLiteral("table"))->setCurrentIndex(2);
        dialog.findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(0);
        auto *choice = dialog.findChild<QRadioButton *>(rows);
        QVERIFY(choice->isEnabled());
        choice->setChecked(true);
        const QString path = m_place.file(QStringLiteral("links-") + rows);
        dialog.setFile(path);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.start();
        QVERIFY(exported.wait(30000));
        QCOMPARE(lines(path).size(), count);
    }
    void offersOnlyWhatItCanDo()
    {
        ExportDialog::Source source;
        source.project = m_project;
        source.filtered = true;
        source.filteredRows = 34;
        QSettings().setValue(QStringLiteral("export/folder"), m_place.file(QStringLiteral("gone")));
        ExportDialog dialog(source);
        dialog.show();
        auto *file = dialog.findChild<QLineEdit *>(QStringLiteral("file"));
        QTRY_VERIFY2(QFileInfo(file->text()).absoluteDir().exists(), qPrintable(file->text()));
        auto *table = dialog.findChild<QComboBox *>(QStringLiteral("table"));
        auto *format = dialog.findChild<QComboBox *>(QStringLiteral("format"));
        format->setCurrentIndex(format->findData(int(exporting::Format::Sitemap)));
        QVERIFY(file->text().endsWith(QStringLiteral("p.xml")));
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Export")); // whichever table it is
        table->setCurrentIndex(2); // links
        QCOMPARE(format->currentData().toInt(), int(exporting::Format::Csv));
        const auto *items = qobject_cast<QStandardItemModel *>(format->model());
        QVERIFY(!items->item(format->findData(int(exporting::Format::Sitemap)))->isEnabled());
        QVERIFY(file->text().endsWith(QStringLiteral("p-links.csv")));
        QCOMPARE(dialog.findChild<QToolButton *>(QStringLiteral("columnsShown"))->text(),
            QStringLiteral("Fixed by this table"));
        QCOMPARE(dialog.findChild<QRadioButton *>(QStringLiteral("filtered"))->text().remove(QLatin1Char('&')),
            QStringLiteral("Links on the filtered pages (34 pages)"));
        dialog.setFile(m_place.file(QStringLiteral("mine.csv")));
        table->setCurrentIndex(1);
        QCOMPARE(QFileInfo(file->text()).fileName(), QStringLiteral("mine.csv")); // a name of one's own stays
    }
    /// What is there is replaced only by who says so, and the project never.
    void asksBeforeItReplaces()
    {
        ExportDialog::Source source;
        source.project = m_project;
        ExportDialog dialog(source);
        dialog.show();
        dialog.findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(0);
        const QString path = m_place.file(QStringLiteral("there.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        dialog.setFile(path);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        const auto question = [&dialog] { return dialog.findChild<QMessageBox *>(QStringLiteral("replaceQuestion")); };
        for (const bool replaces : {false, true}) {
            dialog.start();
            QTRY_VERIFY_WITH_TIMEOUT(question() && question()->isVisible(), 30000);
            dialog.start(); // asks once
            const auto role = replaces ? QMessageBox::AcceptRole : QMessageBox::RejectRole;
            const auto buttons = question()->buttons();
            for (QAbstractButton *button : buttons) {
                if (question()->buttonRole(button) == role) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    break;
                }
            }
            QTRY_VERIFY_WITH_TIMEOUT(!question(), 30000);
            if (!replaces)
                QCOMPARE(lines(path), QByteArrayList{"mine"});
        }
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 30000);
        QVERIFY(lines(path).size() > 10);
        const auto *message = dialog.findChild<QLabel *>(QStringLiteral("message"));
        dialog.setFile(m_project);
        dialog.start();
        QTRY_COMPARE_WITH_TIMEOUT(
            message->text(), QStringLiteral("This is the project itself. Choose another name."), 30000);
        QVERIFY(store::Reader::open(m_project));
    }
    void columnsOfTheTableWithAMark()
    {
        ExportDialog::Source source;
        source.project = m_project;
        source.shown = {store::UrlColumn::Url, store::UrlColumn::Bytes, store::UrlColumn::Status};
        ExportDialog dialog(source);
        dialog.show();
        dialog.findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(0);
        dialog.findChild<QToolButton *>(QStringLiteral("columnsShown"))->setChecked(true);
        const auto press = [&dialog](const char *name) {
            QTest::mouseClick(dialog.findChild<QPushButton *>(QString::fromLatin1(name)), Qt::LeftButton);
        };
        press("noColumns");
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("start"))->isEnabled());
        press("allColumns");
        QCOMPARE(dialog.options().columns.size(), store::Columns::fixed().all().size());
        press("columnsAsShown");
        QCOMPARE(dialog.options().columns, source.shown);
        dialog.findChild<QCheckBox *>(QStringLiteral("bom"))->setChecked(true);
        auto *delimiter = dialog.findChild<QComboBox *>(QStringLiteral("delimiter"));
        QCOMPARE(delimiter->currentIndex(), 0);
        QCOMPARE(dialog.options().delimiter, ',');
        delimiter->setCurrentIndex(2);
        QCOMPARE(dialog.options().delimiter, '\t');
        delimiter->setCurrentIndex(1);
        const QString path = m_place.file(QStringLiteral("bom.csv"));
        dialog.setFile(path);
        QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("openFile"))->isHidden());
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        press("start");
        QVERIFY(exported.wait(30000));
        QCOMPARE(lines(path).at(0).trimmed(), QByteArray("\xef\xbb\xbfurl;bytes;status"));
        QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("openFile"))->isVisible());
        QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("showFolder"))->isVisible());
        press("usualColumns");
        QCOMPARE(ExportDialog(source).options().delimiter, ';'); // it is remembered
        QSettings().remove(QStringLiteral("export/bom"));
        QSettings().remove(QStringLiteral("export/delimiter"));
    }
    /// The columns in sight, and for people also the window's words.
    void wordsAreForPeople()
    {
        ExportDialog::Source source;
        source.project = m_project;
        source.shown = {store::UrlColumn::Url, store::UrlColumn::Outcome, store::UrlColumn::ResponseMs};
        ExportDialog dialog(source);
        dialog.show();
        QCOMPARE(dialog.options().columns, source.shown);
        auto *formats = dialog.findChild<QComboBox *>(QStringLiteral("format"));
        auto *words = dialog.findChild<QCheckBox *>(QStringLiteral("words"));
        formats->setCurrentIndex(formats->findData(int(exporting::Format::Xlsx)));
        QVERIFY(words->isChecked() && dialog.options().words);
        formats->setCurrentIndex(formats->findData(int(exporting::Format::JsonLines)));
        QVERIFY(!words->isChecked() && !dialog.options().words);
        formats->setCurrentIndex(formats->findData(int(exporting::Format::Txt)));
        QVERIFY(!words->isEnabled());
        formats->setCurrentIndex(formats->findData(int(exporting::Format::Csv)));
        QVERIFY(!words->isChecked());
        QTest::mouseClick(words, Qt::LeftButton, {}, QPoint(8, words->height() / 2));
        QVERIFY(words->isChecked());
        const QString path = m_place.file(QStringLiteral("words.csv"));
        dialog.setFile(path);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("start")), Qt::LeftButton);
        QVERIFY(exported.wait(30000));
        const QList<QByteArray> written = lines(path);
        QCOMPARE(written.at(0).trimmed(), QByteArray("URL,Outcome,Response time (ms)"));
        QVERIFY(std::any_of(written.cbegin(), written.cend(),
            [](const QByteArray &line) { return line.contains(",Client error (4xx),"); }));
        QVERIFY(exporting::isWorded(exporting::Format::Csv)); // until somebody says otherwise
        exporting::setWorded(exporting::Format::Csv, false);
    }
    void writesWhatIsInFront()
    {
        ExportDialog::Source source;
        source.project = m_project;
        source.table = exporting::Table::Chains;
        source.listed = {45, 15};
        source.selected = {15};
        ExportDialog dialog(source);
        dialog.show();
        auto *table = dialog.findChild<QComboBox *>(QStringLiteral("table"));
        auto *listed = dialog.findChild<QRadioButton *>(QStringLiteral("filtered"));
        auto *selected = dialog.findChild<QRadioButton *>(QStringLiteral("selected"));
        QCOMPARE(table->currentData().toInt(), int(exporting::Table::Chains));
        QVERIFY(listed->isChecked());
        QCOMPARE(listed->text().remove(QLatin1Char('&')), QStringLiteral("Rows shown in the table (2)"));
        QCOMPARE(dialog.options().onlyIds, source.listed);
        selected->setChecked(true);
        QCOMPARE(dialog.options().onlyIds, source.selected);
        dialog.findChild<QRadioButton *>(QStringLiteral("all"))->setChecked(true);
        QVERIFY(dialog.options().onlyIds.isEmpty());
        listed->setChecked(true);
        const QString path = m_place.file(QStringLiteral("chains.csv"));
        auto *formats = dialog.findChild<QComboBox *>(QStringLiteral("format"));
        formats->setCurrentIndex(formats->findData(int(exporting::Format::Csv)));
        QVERIFY(dialog.findChild<QLineEdit *>(QStringLiteral("file"))->text().endsWith(QStringLiteral("p-chains.csv")));
        dialog.setFile(path);
        QSignalSpy exported(&dialog, &ExportDialog::exported);
        dialog.start();
        QVERIFY(exported.wait(30000));
        QCOMPARE(lines(path).size(), 3);
        QVERIFY(lines(path).at(1).startsWith("http://site.test/44,301,1,"));
        // Another table has nothing of it.
        table->setCurrentIndex(table->findData(int(exporting::Table::Broken)));
        QVERIFY(!listed->isEnabled() && !selected->isEnabled());
        QVERIFY(dialog.options().onlyIds.isEmpty());
    }
    void everyTableInItsFormats()
    {
        ExportDialog::Source source;
        source.project = m_project;
        ExportDialog dialog(source);
        dialog.show();
        auto *table = dialog.findChild<QComboBox *>(QStringLiteral("table"));
        auto *format = dialog.findChild<QComboBox *>(QStringLiteral("format"));
        QCOMPARE(size_t(table->count()), exporting::tables().size());
        QCOMPARE(size_t(format->count()), exporting::formats().size());
        const auto *items = qobject_cast<QStandardItemModel *>(format->model());
        for (int t = 0; t < table->count(); ++t) {
            table->setCurrentIndex(t);
            QVERIFY(!table->itemText(t).isEmpty());
            for (int f = 0; f < format->count(); ++f) {
                QVERIFY(!format->itemText(f).isEmpty());
                QCOMPARE(items->item(f)->isEnabled(),
                    exporting::canHold(
                        exporting::Format(format->itemData(f).toInt()), exporting::Table(table->itemData(t).toInt())));
            }
        }
    }
#ifdef Q_OS_UNIX
    void leavesNoHalfFileOnAFullDisk_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("lines") << int(exporting::Format::JsonLines);
        QTest::newRow("workbook") << int(exporting::Format::Xlsx);
        QTest::newRow("graph") << int(exporting::Format::GraphMl);
    }
    void leavesNoHalfFileOnAFullDisk()
    {
        QFETCH(const int, format);
        const QString path = m_place.file(QStringLiteral("full.csv"));
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        exporting::Options options;
        options.format = exporting::Format(format);
        exporting::ExportJob job(m_project, path, options);
        QSignalSpy failed(&job, &exporting::ExportJob::failed);
        {
            // No file may grow past this: the system refuses the write as it does on a full disk. It is more than what
            // reading the project needs.
            const FileSizeLimit limit(80000);
            job.start();
            QVERIFY(failed.wait(30000));
        }
        QCOMPARE(failed.at(0).at(0).value<exporting::ExportError>().code, exporting::ExportError::Code::WriteFailed);
        QCOMPARE(lines(path), QList<QByteArray>{"old"});
        QCOMPARE(QDir(QFileInfo(path).absolutePath()).entryList({QStringLiteral("full.csv*")}, QDir::Files).size(), 1);
    }
#endif
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
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("does not exist")), 30000);
        QVERIFY(start->isEnabled());
        QVERIFY(!dialog.findChild<QRadioButton *>(QStringLiteral("filtered"))->isEnabled());
        QVERIFY(!dialog.findChild<QRadioButton *>(QStringLiteral("selected"))->isEnabled());
    }
};

ARGIOPE_TEST(TestExportDialog, QApplication)
#include "tst_exportdialog.moc"
