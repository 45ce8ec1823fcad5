// The dialogs of extractors and of the search in texts.
#include "core/store/pagetexts.h"
#include "core/store/writer.h"

#include "tests/support/testmain.h"
#include "tests/ui/keptproject.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/extractors/extractorsdialog.h"
#include "ui/extractors/severaldialog.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/project/projectsession.h"
#include "ui/search/searchdialog.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>

using namespace argiope;
using extractors::ExtractorsDialog;
using searching::SearchDialog;

class TestTextDialogs : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        qRegisterMetaType<store::ListQuery>();
    }

    void extractorIsMadeAndTried()
    {
        settings::CrawlSettings settings;
        settings.extract = {QStringLiteral("old=xpath,count://a")};
        ExtractorsDialog dialog(settings);
        dialog.show();
        QSignalSpy tried(&dialog, &ExtractorsDialog::tried);
        dialog.setSource(QStringLiteral("<p>\U0001F577</p><a class=x href=/1>One</a>\n<a class=x href=/2>Two</a>"));
        auto *found = dialog.findChild<QLabel *>(QStringLiteral("extractorFound"));
        auto *values = dialog.findChild<QListWidget *>(QStringLiteral("extractorValues"));
        QTRY_COMPARE(values->count(), 1);
        QCOMPARE(values->item(0)->text(), QStringLiteral("2"));

        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("newExtractor")), Qt::LeftButton);
        auto *accept = dialog.findChild<QPushButton *>(QStringLiteral("acceptExtractors"));
        auto *problem = dialog.findChild<QLabel *>(QStringLiteral("extractorProblem"));
        QVERIFY(!accept->isEnabled()); // there is nothing to look for yet
        auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("extractorName"));
        auto *expression = dialog.findChild<QPlainTextEdit *>(QStringLiteral("extractorExpression"));
        auto *attribute = dialog.findChild<QLineEdit *>(QStringLiteral("extractorAttribute"));
        QVERIFY(attribute->isHidden());
        name->setText(QStringLiteral("title"));
        expression->setPlainText(QStringLiteral("a.x["));
        QVERIFY(problem->text().contains(QLatin1String("cannot be used for a new column")));
        name->setText(QStringLiteral("links"));
        QVERIFY2(problem->text().startsWith(QLatin1String("At ")), qPrintable(problem->text()));
        QVERIFY(!accept->isEnabled());
        expression->setPlainText(QStringLiteral("a.x"));
        QVERIFY(problem->text().isEmpty());
        QVERIFY(accept->isEnabled());
        auto *take = dialog.findChild<QComboBox *>(QStringLiteral("extractorTake"));
        take->setCurrentIndex(take->findData(int(select::Take::Attribute)));
        QVERIFY(!attribute->isHidden());
        attribute->setText(QStringLiteral("href"));
        dialog.findChild<QCheckBox *>(QStringLiteral("extractorAll"))->setChecked(true);
        QTRY_COMPARE(values->count(), 2);
        QCOMPARE(values->item(1)->text(), QStringLiteral("/2"));
        QVERIFY(!found->text().isEmpty());
        // Marked is what is meant, also behind what UTF-16 writes with two units.
        const auto marks = dialog.findChild<QPlainTextEdit *>(QStringLiteral("extractorPage"))->extraSelections();
        QCOMPARE(marks.size(), 2);
        QCOMPARE(marks[0].cursor.selectedText(), QStringLiteral("<a class=x href=/1>"));
        QCOMPARE(marks[1].cursor.selectedText(), QStringLiteral("<a class=x href=/2>"));
        QCOMPARE(dialog.lines(),
            QStringList({QStringLiteral("old=xpath,count://a"), QStringLiteral("links=css,all,@href:a.x")}));
    }

    /// What would never end is told, and the next expression works.
    void expressionsThatExplode_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("said");
        QTest::newRow("regular expression")
            << int(select::QueryKind::Regex) << QStringLiteral("(a+)+$") << QStringLiteral("too long on this page");
        QTest::newRow("XPath") << int(select::QueryKind::XPath)
                               << QStringLiteral("//*[count(//*[count(//*[count(//*)>0])>0])>0]")
                               << QStringLiteral("too long on this page");
        QTest::newRow("long selector") << int(select::QueryKind::Css) << QStringLiteral("div ").repeated(25000) + u'p'
                                       << QStringLiteral("too long");
        QTest::newRow("deep XPath") << int(select::QueryKind::XPath)
                                    << QStringLiteral("(").repeated(1500) + u'1' + QStringLiteral(")").repeated(1500)
                                    << QStringLiteral("too deep");
    }

    void expressionsThatExplode()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, expression);
        QFETCH(const QString, said);
        settings::CrawlSettings settings;
        settings.extract = {QStringLiteral("one=css:b")};
        ExtractorsDialog dialog(settings);
        dialog.show();
        dialog.setSource(QStringLiteral("<p>") + QString(30000, u'a') + QStringLiteral("!</p>")
            + QStringLiteral("<i>x</i>").repeated(3000) + QStringLiteral("<b>good</b>"));
        auto *kinds = dialog.findChild<QComboBox *>(QStringLiteral("extractorKind"));
        auto *text = dialog.findChild<QPlainTextEdit *>(QStringLiteral("extractorExpression"));
        auto *problem = dialog.findChild<QLabel *>(QStringLiteral("extractorProblem"));
        auto *found = dialog.findChild<QLabel *>(QStringLiteral("extractorFound"));
        auto *values = dialog.findChild<QListWidget *>(QStringLiteral("extractorValues"));
        kinds->setCurrentIndex(kinds->findData(kind));
        text->setPlainText(expression);
        QTRY_VERIFY2_WITH_TIMEOUT(problem->text().contains(said) || found->text().contains(said),
            qPrintable(QString(problem->text() + u'|' + found->text())), 60000);
        kinds->setCurrentIndex(kinds->findData(int(select::QueryKind::Css)));
        text->setPlainText(QStringLiteral("b"));
        QTRY_COMPARE_WITH_TIMEOUT(values->count(), 1, 60000);
        QCOMPARE(values->item(0)->text(), QStringLiteral("good"));
    }

    void triedOnKeptPages()
    {
        const QString path = m_place.file(QStringLiteral("kept.argiope"));
        uitest::KeptProject kept(path);
        const base::UrlId page = kept.add("/page");
        const base::UrlId image = kept.add("/image", "image/gif");
        (void)kept.add("/other");
        kept.keep(page, "/page", "<p class=price>12</p>");
        kept.keep(image, "/image", "GIF", 1, "image/gif");
        kept.finish();
        project::ProjectReader reader;
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(reader.isOpen() && reader.info(), 60000);
        settings::CrawlSettings settings;
        settings.extract = {QStringLiteral("price=css:.price")};
        ExtractorsDialog dialog(settings, QStringLiteral("http://site.test/"));
        auto *forKept = dialog.findChild<QCheckBox *>(QStringLiteral("extractorsForKept"));
        auto *button = dialog.findChild<QPushButton *>(QStringLiteral("keptForExtractors"));
        QVERIFY(forKept->isHidden() && button->isHidden()); // no project is open
        dialog.setProject(reader, page, true);
        dialog.show();
        auto *address = dialog.findChild<QLineEdit *>(QStringLiteral("extractorAddress"));
        auto *values = dialog.findChild<QListWidget *>(QStringLiteral("extractorValues"));
        auto *found = dialog.findChild<QLabel *>(QStringLiteral("extractorFound"));
        auto *source = dialog.findChild<QPlainTextEdit *>(QStringLiteral("extractorPage"));
        QTRY_COMPARE_WITH_TIMEOUT(values->count(), 1, 60000);
        QCOMPARE(values->item(0)->text(), QStringLiteral("12"));
        QCOMPARE(address->text(), QStringLiteral("http://site.test/page"));
        QCOMPARE(source->extraSelections().size(), 1);
        QCOMPARE(source->extraSelections().first().cursor.selectedText(), QStringLiteral("<p class=price>"));
        const QList<QStringList> others{{QStringLiteral("http://site.test/image"), QStringLiteral("is not text")},
            {QStringLiteral("http://site.test/other"), QStringLiteral("is not stored")}};
        for (const QStringList &other : others) {
            address->setText(other.first());
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_VERIFY2_WITH_TIMEOUT(found->text().contains(other.last()), qPrintable(found->text()), 60000);
        }
        QVERIFY(!dialog.isForKeptPages());
        forKept->setChecked(true);
        QVERIFY(dialog.isForKeptPages());
    }

    /// Of the whole window: what explodes on kept pages costs a moment of each, is told, and can be cancelled.
    void explodingOverKeptPages_data()
    {
        QTest::addColumn<int>("pages");
        QTest::addColumn<bool>("cancelled");
        QTest::newRow("to the end") << 2 << false;
        QTest::newRow("cancelled") << 500 << true;
    }
    void explodingOverKeptPages()
    {
        QFETCH(const int, pages);
        QFETCH(const bool, cancelled);
        const QString path = m_place.file(QStringLiteral("explode%1.argiope").arg(pages));
        {
            uitest::KeptProject kept(path);
            for (int i = 0; i < pages; ++i) {
                const QByteArray address = "/" + QByteArray::number(i);
                kept.keep(kept.add(address), address, "<p>" + QByteArray(5000, 'a') + "!</p><b>good</b>");
            }
            kept.finish();
        }
        QPointer<mainwindow::MainWindow> window = uitest::makeWindow();
        window->openArgument(path);
        auto *action = window->findChild<QAction *>(QStringLiteral("replayAction"));
        QTRY_VERIFY_WITH_TIMEOUT(action->isEnabled() && window->session().reader().isOpen(), 60000);
        window->findChild<QAction *>(QStringLiteral("extractorsAction"))->trigger();
        QPointer<ExtractorsDialog> dialog = window->findChild<ExtractorsDialog *>();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("newExtractor")), Qt::LeftButton);
        dialog->findChild<QLineEdit *>(QStringLiteral("extractorName"))->setText(QStringLiteral("exploding"));
        auto *kinds = dialog->findChild<QComboBox *>(QStringLiteral("extractorKind"));
        kinds->setCurrentIndex(kinds->findData(int(select::QueryKind::Regex)));
        dialog->findChild<QPlainTextEdit *>(QStringLiteral("extractorExpression"))
            ->setPlainText(QStringLiteral("(a+)+$"));
        dialog->findChild<QCheckBox *>(QStringLiteral("extractorsForKept"))->setChecked(true);
        auto *accept = dialog->findChild<QPushButton *>(QStringLiteral("acceptExtractors"));
        QVERIFY(accept->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isForKeptPages(), 8000);
        QTest::mouseClick(accept, Qt::LeftButton);
        if (cancelled) {
            auto *cancel = window->findChild<QToolButton *>(QStringLiteral("replayCancel"));
            QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), 60000);
            QTest::mouseClick(cancel, Qt::LeftButton);
        }
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY2_WITH_TIMEOUT(message->isVisible(),
            qPrintable(message->text() + u'|'
                + QString::number(window->findChild<QWidget *>(QStringLiteral("replayJob"))->isVisible())
                + QString::number(action->isEnabled()) + window->session().path()),
            8000);
        const QString text = message->text();
        QVERIFY2(text.contains(cancelled ? QStringLiteral("Re-analysis was cancelled")
                                         : QStringLiteral("2 stored pages were re-analysed")),
            qPrintable(text));
        if (!cancelled) {
            QVERIFY2(text.contains(QStringLiteral("Custom extraction was incomplete on 2 pages.")), qPrintable(text));
            const auto labels = message->findChildren<QLabel *>();
            QVERIFY(std::any_of(labels.cbegin(), labels.cend(),
                [](const QLabel *label) { return label->text().contains(QLatin1String("extractor 'exploding'")); }));
        }
        QTRY_VERIFY_WITH_TIMEOUT(action->isEnabled(), 60000); // it can be done once more
        uitest::forgetWindows();
    }

    void severalAtOnce()
    {
        settings::CrawlSettings settings;
        settings.extract = {QStringLiteral("gtag=css:a")};
        ExtractorsDialog dialog(settings);
        dialog.show();
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("severalExtractors")), Qt::LeftButton);
        auto *several = dialog.findChild<extractors::SeveralDialog *>();
        QVERIFY(several);
        auto *lines = several->findChild<QPlainTextEdit *>(QStringLiteral("severalLines"));
        auto *kind = several->findChild<QComboBox *>(QStringLiteral("severalKind"));
        auto *take = several->findChild<QComboBox *>(QStringLiteral("severalTake"));
        auto *add = several->findChild<QPushButton *>(QStringLiteral("addSeveral"));
        auto *problem = several->findChild<QLabel *>(QStringLiteral("severalProblem"));
        QVERIFY(!add->isEnabled());
        lines->setPlainText(QStringLiteral("one(\n").repeated(100));
        QVERIFY2(problem->text().contains(QLatin1String("99")), qPrintable(problem->text())); // one is there
        QVERIFY(!add->isEnabled());
        lines->setPlainText(QStringLiteral("gtag(\n\n  <!-- -->\nold-price\n"));
        QVERIFY(add->isEnabled());
        kind->setCurrentIndex(kind->findData(int(select::QueryKind::Regex)));
        QVERIFY2(problem->text().startsWith(QLatin1String("gtag(")), qPrintable(problem->text()));
        QVERIFY(!add->isEnabled());
        kind->setCurrentIndex(kind->findData(int(select::QueryKind::Source)));
        take->setCurrentIndex(take->findData(int(select::Take::Lacks)));
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(dialog.lines(),
            QStringList({QStringLiteral("gtag=css:a"), QStringLiteral("gtag 2=source,lacks:gtag("),
                QStringLiteral("column 1=source,lacks:<!-- -->"), QStringLiteral("old-price=source,lacks:old-price")}));
        QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("acceptExtractors"))->isEnabled());
    }

    void searchIsShown()
    {
        const QString path = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        {
            auto made = store::Writer::open(path);
            QVERIFY(made);
            store::Writer &writer = **made;
            writer.begin();
            for (const int id : {1, 2})
                writer.kept().texts().set(
                    base::UrlId(id), store::packText({"Heading", "a <b>needle</b> in a haystack"}));
            QVERIFY(writer.commit());
        }
        project::ProjectReader reader;
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(reader.isOpen() && reader.info(), 30000);
        store::ListQuery shown;
        SearchDialog dialog(reader, [&shown] { return shown; });
        dialog.show();
        auto *count = dialog.findChild<QLabel *>(QStringLiteral("searchCount"));
        auto *hits = dialog.findChild<QTextBrowser *>(QStringLiteral("searchHits"));
        dialog.search(QStringLiteral("needle"));
        QTRY_VERIFY_WITH_TIMEOUT(hits->toPlainText().contains(QLatin1String("a <b>needle</b> in")), 30000);
        QVERIFY(hits->toHtml().contains(QLatin1String("font-weight")));
        QVERIFY2(count->text().contains(QLatin1Char('2')), qPrintable(count->text()));

        QSignalSpy wanted(&dialog, &SearchDialog::showRequested);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("searchInTable")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, 30000);
        const auto rows = wanted.first().first().value<store::ListQuery>();
        QVERIFY(rows.only);
        QCOMPARE(rows.only->ids, std::vector<qint64>({1, 2}));

        // One that is clicked is the table's only row, and what the panes below are of.
        QSignalSpy chosen(&dialog, &SearchDialog::chosen);
        Q_EMIT hits->anchorClicked(QUrl(QStringLiteral("url:2")));
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.constFirst().constFirst().toLongLong(), 2);

        shown.text = QStringLiteral("site.test/1");
        dialog.findChild<QCheckBox *>(QStringLiteral("searchWithin"))->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hits->toPlainText().contains(QLatin1String("site.test/0")), 30000);
        QTRY_VERIFY_WITH_TIMEOUT(hits->toPlainText().contains(QLatin1String("site.test/1")), 30000);

        dialog.search(QStringLiteral("(needle"));
        QTRY_VERIFY_WITH_TIMEOUT(count->text().contains(QLatin1String("Missing closing parenthesis")), 30000);
        QVERIFY(hits->toPlainText().isEmpty());
    }

    /// Nobody waits for the hundredth text.
    void theFirstPagesComeEarly()
    {
        constexpr int pages = 30;
        const QString path = m_place.file(QStringLiteral("early.argiope"));
        QVERIFY(uitest::makeProject(path, pages));
        {
            auto made = store::Writer::open(path);
            QVERIFY(made);
            store::Writer &writer = **made;
            writer.begin();
            for (int id = 1; id <= pages; ++id)
                writer.kept().texts().set(base::UrlId(id), store::packText({{}, "a needle in a haystack"}));
            QVERIFY(writer.commit());
        }
        project::ProjectReader reader;
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(reader.isOpen() && reader.info(), 60000);
        SearchDialog dialog(reader, [] { return store::ListQuery(); });
        dialog.show();
        auto *hits = dialog.findChild<QTextBrowser *>(QStringLiteral("searchHits"));
        QList<qsizetype> shown;
        connect(hits->document(), &QTextDocument::contentsChanged, &dialog,
            [&] { shown.append(hits->toPlainText().count(QLatin1String("haystack"))); });
        dialog.search(QStringLiteral("needle"));
        QTRY_VERIFY_WITH_TIMEOUT(shown.contains(pages), 60000);
        QVERIFY(shown.contains(engine::TextSearch::FirstHits));
        const QString count = dialog.findChild<QLabel *>(QStringLiteral("searchCount"))->text();
        QVERIFY2(count.contains(QString::number(pages)), qPrintable(count));
    }
};

ARGIOPE_TEST(TestTextDialogs, QApplication)
#include "tst_textdialogs.moc"
