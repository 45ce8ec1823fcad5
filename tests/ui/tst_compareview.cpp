#include "core/compare/difference.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/compare/comparebar.h"
#include "ui/compare/compareview.h"
#include "ui/compare/differencemodel.h"
#include "ui/compare/mappingrows.h"
#include "ui/project/projectreader.h"
#include "ui/project/recent.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

using namespace argiope;
using compare::What;
using compareview::CompareView;
using compareview::DifferenceModel;
using Mode = QAbstractItemModelTester::FailureReportingMode;

namespace {

constexpr int Patience = 60000;

/// Pages of one host; a title that is "" for its number.
bool makeSite(const QString &path, const QByteArray &origin, const QByteArrayList &titles)
{
    auto made = store::Writer::create(path, {});
    if (!made)
        return false;
    store::Writer &writer = **made;
    writer.begin();
    const base::HostId host = writer.host(origin);
    for (qsizetype i = 0; i < titles.size(); ++i) {
        if (titles[i] == "-")
            continue; // this page is not there
        store::NewUrl url;
        url.url = origin + "/" + QByteArray::number(i);
        url.key = url::urlKey(url.url, writer.keySeed());
        url.host = host;
        url.depth = 1;
        store::PageRecord page;
        page.id = writer.insert(url);
        page.outcome = base::Outcome::Ok;
        page.status = 200;
        page.contentType = "text/html";
        page.title = titles[i];
        page.canonical = url.url;
        page.readAs = facts::NewestFacts;
        page.images = page.imagesWithoutAlt = page.h2Count = 0;
        writer.finish(page);
    }
    return bool(writer.commit());
}

} // namespace

class TestCompareView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    struct Shown
    {
        project::ProjectReader reader;
        CompareView view{reader};
        template <class T>
        T *child(const char *name)
        {
            return view.findChild<T *>(QLatin1String(name));
        }
    };
    static void choose(QComboBox &box, const QString &path)
    {
        const int index = box.findData(path);
        QVERIFY(index >= 0);
        box.setCurrentIndex(index);
        Q_EMIT box.activated(index);
    }
    static QStringList rowTexts(const DifferenceModel &model)
    {
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < DifferenceModel::ColumnCount; ++column)
                cells << model.index(row, column).data().toString();
            texts << cells.join(u'|');
        }
        return texts;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void twoProjects()
    {
        const QString staging = m_place.file(QStringLiteral("staging.argiope"));
        const QString live = m_place.file(QStringLiteral("live.argiope"));
        QVERIFY(makeSite(staging, "https://staging.example.org", {"Start", "Old title", "Same", "Only here"}));
        QVERIFY(makeSite(live, "https://www.example.org", {"Start", "New title", "Same", "-", ""}));
        project::recent::add(staging);
        Shown shown;
        shown.view.resize(1100, 600);
        shown.view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&shown.view));
        QAbstractItemModelTester tester(&shown.view.model(), Mode::QtTest);
        auto *start = shown.child<QPushButton>("compareStart");
        QVERIFY(!start->isEnabled());
        shown.reader.open(live);
        auto *before = shown.child<QComboBox>("compareBefore");
        auto *after = shown.child<QComboBox>("compareAfter");
        QTRY_VERIFY_WITH_TIMEOUT(before->findData(live) >= 0, Patience);
        QCOMPARE(after->currentData().toString(), live);
        QCOMPARE(before->currentIndex(), -1); // it has one run, and nothing says which other one is meant
        auto *empty = shown.child<widgets::EmptyState>("compareEmpty");
        QVERIFY2(empty->sentence().startsWith(QStringLiteral("Choose two")), qPrintable(empty->sentence()));
        shown.view.bar().choose({live, 0}, {live, 0});
        QVERIFY2(empty->sentence().startsWith(QStringLiteral("Both sides are the same crawl")),
            qPrintable(empty->sentence()));
        choose(*before, staging);
        QVERIFY2(
            empty->sentence().startsWith(QStringLiteral("Two crawls are selected")), qPrintable(empty->sentence()));

        // Each has one host: the line is there without being asked for.
        QTRY_VERIFY_WITH_TIMEOUT(shown.child<QLineEdit>("mapFrom") != nullptr, Patience);
        QCOMPARE(shown.child<QLineEdit>("mapFrom")->text(), QStringLiteral("https://staging.example.org"));
        QCOMPARE(shown.child<QLineEdit>("mapTo")->text(), QStringLiteral("https://www.example.org"));

        QSignalSpy compared(&shown.view, &CompareView::compared);
        QVERIFY(start->isEnabled());
        shown.view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&shown.view));
        auto *middle = empty->findChild<QPushButton *>();
        QVERIFY(middle && middle->isVisible());
        middle->setFocus();
        QTest::mouseClick(middle, Qt::LeftButton);
        QVERIFY(shown.child<QPushButton>("compareCancel")->hasFocus()); // what was clicked is hidden
        QTRY_COMPARE_WITH_TIMEOUT(compared.count(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().isCurrent(), Patience);
        QVERIFY(qobject_cast<widgets::TableView *>(shown.view.focusWidget())); // and not the line of the address
        const QStringList rows = rowTexts(shown.view.model());
        QVERIFY2(rows.contains(QStringLiteral("https://www.example.org/1|Changed|Title|Old title|New title")),
            qPrintable(rows.join(u'\n')));
        QVERIFY(rows.contains(QStringLiteral("https://www.example.org/4|New|Status||200")));
        QVERIFY(rows.contains(QStringLiteral("https://www.example.org/3|Removed|Status|200|")));

        // The buttons count, and filter.
        auto *chips = shown.child<widgets::ChipBar>("compareChips");
        QCOMPARE(chips->button(int(What::New))->text(), QStringLiteral("New 1"));
        QCOMPARE(chips->button(int(What::Gone))->text(), QStringLiteral("Removed 1"));
        QCOMPARE(chips->button(int(What::Changed))->text(), QStringLiteral("Changed 1"));
        QVERIFY(chips->button(int(What::IssueNew))->text() != QStringLiteral("New issues 0"));
        QTest::mouseClick(chips->button(int(What::Changed)), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.model().rowCount(), 1, Patience);
        auto *table = shown.child<widgets::TableView>("compareTable");

        // What was and what is, side by side.
        QSignalSpy selected(&shown.view, &view::View::urlSelected);
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(shown.view.model().index(0, 0)).center());
        auto *detail = shown.child<QTextEdit>("compareDetail");
        QTRY_VERIFY(detail->toPlainText().contains(QStringLiteral("Old title")));
        QVERIFY(detail->toPlainText().contains(QStringLiteral("New title")));
        QVERIFY(detail->toPlainText().contains(QStringLiteral("https://staging.example.org/1")));
        QVERIFY2(detail->toHtml().contains(QStringLiteral("line-through")), qPrintable(detail->toHtml()));
        QCOMPARE(selected.count(), 1); // its details, as it is one of the open project
        QCOMPARE(selected.at(0).at(0).toLongLong(), 2);

        // A text of any cell, also of a column's name.
        QTest::mouseClick(chips->button(int(What::Changed)), Qt::LeftButton);
        auto *filter = shown.child<widgets::FilterField>("compareFilter");
        QTest::keyClicks(filter, QStringLiteral("old tit"));
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.model().rowCount(), 1, Patience);
        filter->clear();
        QTest::keyClicks(filter, QStringLiteral("no such thing"));
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.model().rowCount(), 0, Patience);
        filter->clear();
        QTest::keyClick(filter, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().rowCount() >= 3, Patience);

        // Sorted by a click on a head, ascending and then descending.
        const QHeaderView *header = table->horizontalHeader();
        const QPoint head(header->sectionViewportPosition(DifferenceModel::Url) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, head);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, head);
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().isCurrent()
                && shown.view.model().index(0, 0).data().toString() == QStringLiteral("https://www.example.org/4"),
            Patience);

        // Just these rows, with all that is known of them, in a file that a person names.
        const int count = shown.view.model().rowCount();
        QSignalSpy named(&shown.view, &view::View::tableExportAsRequested);
        auto *button = shown.child<QToolButton>("compareExport");
        button->actions().constFirst()->trigger();
        QCOMPARE(named.count(), 1);
        const auto whole = named.at(0).at(0).value<models::ShownTable>();
        QCOMPARE(whole.count, count);
        QCOMPARE(whole.columns.size(), 7);
        QCOMPARE(whole.columns.at(whole.url).name, QByteArray("url"));
        QCOMPARE(whole.sources, (QStringList{staging, live})); // no file takes their place
        QList<QByteArray> urls;
        QCOMPARE(whole.rows([&](const QList<facts::Value> &values) {
            urls.append(std::get<QByteArray>(values.at(whole.url)));
            return values.size() == whole.columns.size();
        }),
            QString());
        QCOMPARE(urls.size(), count);
        QCOMPARE(urls.constFirst(), QByteArray("https://www.example.org/4"));

        // At once: these rows in this order, the columns in sight.
        QSignalSpy asked(&shown.view, &view::View::tableExportRequested);
        table->setColumnHidden(DifferenceModel::After, true);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(5, button->height() / 2));
        QCOMPARE(asked.count(), 1);
        table->setColumnHidden(DifferenceModel::After, false);
        const auto atOnce = asked.at(0).at(0).value<models::ShownTable>();
        QCOMPARE(atOnce.count, count);
        QCOMPARE(atOnce.project, live);
        QByteArrayList names;
        for (const exporting::Heading &column : atOnce.columns)
            names << column.name;
        QCOMPARE(names.join(','), QByteArray("url,old_url,what,column,check,old"));
        int row = 0;
        QCOMPARE(atOnce.rows([&](const QList<facts::Value> &values) {
            const compare::Difference difference = shown.view.model().at(row);
            const bool same = values.size() == 6 && values.at(0) == facts::Value{difference.url}
                && values.at(2) == facts::Value{QByteArray(compare::name(difference.what))};
            row += same ? 1 : 0;
            return same;
        }),
            QString());
        QCOMPARE(row, count);

        // The other way round.
        QTest::mouseClick(shown.child<QToolButton>("compareSwap"), Qt::LeftButton);
        QCOMPARE(before->currentData().toString(), live);
        QCOMPARE(after->currentData().toString(), staging);
        QTRY_COMPARE(shown.child<QLineEdit>("mapFrom")->text(), QStringLiteral("https://www.example.org"));
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(compared.count(), 2, Patience);
        QCOMPARE(chips->button(int(What::New))->text(), QStringLiteral("New 1"));

        // Another project: what was compared goes.
        shown.reader.close();
        QCOMPARE(shown.view.model().rowCount(), 0);
        QVERIFY(!shown.child<QToolButton>("compareExport")->isEnabled());
    }

    void runsOfOneProject()
    {
        const QString path = m_place.file(QStringLiteral("runs.argiope"));
        QVERIFY(makeSite(path, "https://example.org", {"Start", "Old title"}));
        {
            auto opened = store::Writer::open(path);
            QVERIFY(opened);
            store::Writer &writer = **opened;
            writer.begin();
            writer.setMeta("run", "2");
            writer.beginRunMemory(2, 5, 1'800'000'000'000);
            auto old = writer.page(base::UrlId(2));
            QVERIFY(old);
            store::PageRecord now = *old;
            now.title = "New title";
            writer.finish(now);
            writer.rememberFacts(now.id, &*old, &now);
            QVERIFY(writer.commit());
        }
        Shown shown;
        shown.view.resize(1100, 600);
        shown.view.show();
        shown.reader.open(path);
        auto *before = shown.child<QComboBox>("compareBefore");
        // The last two are what one wants to know most often.
        QTRY_VERIFY_WITH_TIMEOUT(before->currentIndex() >= 0, Patience);
        QVERIFY2(
            before->currentText().startsWith(QStringLiteral("This project, run 1")), qPrintable(before->currentText()));
        QVERIFY(!shown.view.findChild<compareview::MappingRows *>()->isVisible());
        QSignalSpy compared(&shown.view, &CompareView::compared);
        QTest::mouseClick(shown.child<QPushButton>("compareStart"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(compared.count(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().rowCount() > 0, Patience);
        QVERIFY(rowTexts(shown.view.model())
                    .contains(QStringLiteral("https://example.org/1|Changed|Title|Old title|New title")));
    }

    void noDifference()
    {
        const QString path = m_place.file(QStringLiteral("one.argiope"));
        const QString copy = m_place.file(QStringLiteral("copy.argiope"));
        QVERIFY(makeSite(path, "https://example.org", {"Start", "Other"}));
        QVERIFY(QFile::copy(path, copy));
        Shown shown;
        shown.view.show();
        shown.reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.bar().after().path, path, Patience);
        shown.view.bar().choose({copy, 0}, {path, 0});
        QSignalSpy compared(&shown.view, &CompareView::compared);
        QTest::mouseClick(shown.child<QPushButton>("compareStart"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(compared.count(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().isCurrent(), Patience);
        QCOMPARE(shown.view.model().rowCount(), 0);
        bool said = false;
        for (const QLabel *label : shown.view.findChildren<QLabel *>())
            said = said || label->text() == QStringLiteral("No differences between the two crawls.");
        QVERIFY(said);
    }

    void whatCannotBeReadIsSaid()
    {
        const QString path = m_place.file(QStringLiteral("fine.argiope"));
        QVERIFY(makeSite(path, "https://example.org", {"Start"}));
        Shown shown;
        shown.view.show();
        shown.reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.bar().after().path, path, Patience);
        QSignalSpy reported(&shown.view, &view::View::reported);
        shown.view.bar().choose({m_place.file(QStringLiteral("nowhere.argiope")), 0}, {path, 0});
        QTest::mouseClick(shown.child<QPushButton>("compareStart"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(reported.count(), 1, Patience);
        QVERIFY(reported.at(0).at(2).toBool());
        QVERIFY(shown.child<QPushButton>("compareStart")->isVisible());
    }

    void canceled()
    {
        const QString path = m_place.file(QStringLiteral("large.argiope"));
        QVERIFY(uitest::makeProject(path, 20000));
        const QString copy = m_place.file(QStringLiteral("large2.argiope"));
        QVERIFY(QFile::copy(path, copy));
        Shown shown;
        shown.view.show();
        shown.reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(shown.view.bar().after().path, path, Patience);
        shown.view.bar().choose({copy, 0}, {path, 0});
        QSignalSpy compared(&shown.view, &CompareView::compared);
        QTest::mouseClick(shown.child<QPushButton>("compareStart"), Qt::LeftButton);
        auto *cancel = shown.child<QPushButton>("compareCancel");
        QVERIFY(cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(shown.child<QPushButton>("compareStart")->isVisible(), Patience);
        QCOMPARE(compared.count(), 0);
        // And closing the window while one runs does not wait for its end.
        QTest::mouseClick(shown.child<QPushButton>("compareStart"), Qt::LeftButton);
    }

    void mappingRows()
    {
        compareview::MappingRows rows;
        rows.show();
        rows.setRules({{QStringLiteral("a.org"), QStringLiteral("b.org")}});
        QVERIFY(!rows.isEdited());
        QTest::mouseClick(rows.findChild<QToolButton *>(QStringLiteral("addMapping")), Qt::LeftButton);
        QVERIFY(rows.isEdited());
        QCOMPARE(rows.rules().size(), 1); // an empty line says nothing
        const auto edits = rows.findChildren<QLineEdit *>();
        QCOMPARE(edits.size(), 4);
        QTest::keyClicks(edits[2], QStringLiteral("c.org"));
        QTest::keyClicks(edits[3], QStringLiteral("d.org"));
        QCOMPARE(rows.rules(),
            (compareview::MappingRows::Rules{{QStringLiteral("a.org"), QStringLiteral("b.org")},
                {QStringLiteral("c.org"), QStringLiteral("d.org")}}));
    }
};

ARGIOPE_TEST(TestCompareView, QApplication)
#include "tst_compareview.moc"
