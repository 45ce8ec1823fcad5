// Filters over columns, by clicks and in words.
#include "core/store/filtersql.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/urls/cellfilter.h"
#include "ui/urls/savedfilters.h"
#include "ui/urls/savedfiltersdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/urls/wherebar.h"
#include "ui/widgets/filterfield.h"
#include "ui/words/filterwords.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include <QTest>
#include <QToolButton>

using namespace argiope;
using urls::UrlsView;

namespace {

/// A view of a project of 1000 URLs, shown.
struct Shown
{
    explicit Shown(const QString &path, store::ListKind kind = store::ListKind::Urls)
        : view(reader, kind)
    {
        view.resize(1200, 500);
        view.show();
        reader.open(path);
    }
    template <class T>
    T *part(const char *name)
    {
        return view.findChild<T *>(QLatin1String(name));
    }
    QList<QToolButton *> chips() { return view.findChildren<QToolButton *>(QStringLiteral("whereCondition")); }
    /// Chooses in the editor as people do: an entry with the keyboard.
    void choose(const char *box, const QString &entry)
    {
        auto *combo = part<QComboBox>(box);
        const int index = combo->findText(entry);
        QVERIFY2(index >= 0, qPrintable(entry));
        combo->setFocus();
        while (combo->currentIndex() != index) {
            const int before = combo->currentIndex();
            QTest::keyClick(combo, before < index ? Qt::Key_Down : Qt::Key_Up);
            QVERIFY(combo->currentIndex() != before);
        }
    }
    void makeCondition(const QString &column, const QString &test, const QString &value)
    {
        QTest::mouseClick(part<QToolButton>("startCondition"), Qt::LeftButton);
        QVERIFY(part<QWidget>("conditionEditor")->isVisible());
        choose("conditionColumn", column);
        choose("conditionTest", test);
        auto *edit = part<QLineEdit>("conditionValue");
        if (edit->isVisible())
            QTest::keyClicks(edit, value);
        QTest::mouseClick(part<QToolButton>("addCondition"), Qt::LeftButton);
    }

    project::ProjectReader reader;
    UrlsView view;
};

QAction *entry(const QMenu *menu, const QString &text)
{
    for (QAction *action : menu->actions()) {
        if (action->text().contains(text))
            return action;
    }
    return nullptr;
}

/// Whether a file could be read or written, which is not known at once.
template <class Begin>
bool done(urls::SavedFiltersDialog &dialog, Begin begin)
{
    QSignalSpy spy(&dialog, &urls::SavedFiltersDialog::fileDone);
    begin();
    return spy.isEmpty() && spy.wait(60000) && spy.at(0).at(0).toBool();
}

} // namespace

#define TRY_ROWS(shown, count) QTRY_COMPARE_WITH_TIMEOUT((shown).view.model().rowCount(), count, 30000)

class TestWhereBar : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase();
    void conditionsAreMadeAndTakenAway();
    void editorsFitTheColumn();
    void whatIsWrongIsSaidInline();
    void byTheKeyboardAlone();
    void inWords();
    void headersAndCells();
    void savedByName();
    void savedFiltersAreManaged();
    void hintsAreAsShortAsTheirFieldIsNarrow();
    void tooManyFiltersAreRefused();
    void aNameThatCannotBeIsNotAccepted();
    void anEmptyCellIsOneCondition();
    void filesThereAndBack();
    void sameValues();
    void everyErrorHasWords();
};

void TestWhereBar::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    QVERIFY(uitest::makeProject(m_place.file(QStringLiteral("p.argiope")), 1000));
}

void TestWhereBar::conditionsAreMadeAndTakenAway()
{
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    shown.makeCondition(QStringLiteral("Status"), QStringLiteral("is"), QStringLiteral("404"));
    QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().rowCount() < 200 && !shown.view.model().isListing(), 30000);
    const int missing = shown.view.model().rowCount();
    QVERIFY(missing > 50);
    QCOMPARE(shown.chips().size(), 1);
    QCOMPARE(shown.chips().first()->text(), QStringLiteral("Status is 404"));
    QVERIFY(!shown.part<QWidget>("conditionEditor")->isVisible());
    QVERIFY(!shown.part<QComboBox>("joinConditions")->isVisible());

    shown.makeCondition(QStringLiteral("URL"), QStringLiteral("ends with"), QStringLiteral("0"));
    QCOMPARE(shown.chips().size(), 2);
    auto *join = shown.part<QComboBox>("joinConditions");
    QVERIFY(join->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!shown.view.model().isListing(), 30000);
    const int both = shown.view.model().rowCount();
    QVERIFY(both <= missing);
    join->setFocus();
    QTest::keyClick(join, Qt::Key_Down);
    QCOMPARE(shown.view.query().where->text(), QStringLiteral("status = 404 or url ends with \"0\""));
    QTRY_VERIFY_WITH_TIMEOUT(!shown.view.model().isListing() && shown.view.model().rowCount() >= missing, 30000);
    QTest::mouseClick(shown.chips().first(), Qt::LeftButton);
    QTRY_COMPARE(shown.chips().size(), 1);
    TRY_ROWS(shown, 100);
    // With the text above, and away with all the rest.
    QTest::keyClicks(shown.part<QLineEdit>("urlsFilter"), QStringLiteral("99"));
    TRY_ROWS(shown, 1); // 990
    shown.view.clearFilter();
    TRY_ROWS(shown, 1000);
    QVERIFY(shown.chips().isEmpty());
}

void TestWhereBar::editorsFitTheColumn()
{
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    QTest::mouseClick(shown.part<QToolButton>("startCondition"), Qt::LeftButton);
    shown.choose("conditionColumn", QStringLiteral("Outcome"));
    QVERIFY(shown.part<QComboBox>("conditionChoice")->isVisible());
    QVERIFY(!shown.part<QLineEdit>("conditionValue")->isVisible());
    QVERIFY(shown.part<QComboBox>("conditionChoice")->count() > 10);
    shown.choose("conditionColumn", QStringLiteral("In sitemap"));
    QCOMPARE(shown.part<QComboBox>("conditionChoice")->count(), 2);
    shown.choose("conditionColumn", QStringLiteral("Size"));
    QVERIFY(shown.part<QLineEdit>("conditionValue")->isVisible());
    QVERIFY(shown.part<QLineEdit>("conditionValue")->placeholderText().contains(QStringLiteral("MB")));
    shown.choose("conditionTest", QStringLiteral("is between"));
    QVERIFY(shown.part<QLineEdit>("conditionSecond")->isVisible());
    shown.choose("conditionTest", QStringLiteral("is unknown"));
    QVERIFY(!shown.part<QLineEdit>("conditionValue")->isVisible());
    QVERIFY(!shown.part<QLineEdit>("conditionSecond")->isVisible());
    shown.choose("conditionColumn", QStringLiteral("Title"));
    shown.choose("conditionTest", QStringLiteral("is longer than"));
    QTest::keyClicks(shown.part<QLineEdit>("conditionValue"), QStringLiteral("60"));
    QTest::mouseClick(shown.part<QToolButton>("addCondition"), Qt::LeftButton);
    QCOMPARE(shown.view.query().where->text(), QStringLiteral("length(title) > 60"));
    QCOMPARE(shown.chips().first()->text(), QStringLiteral("Title is longer than 60"));
}

void TestWhereBar::whatIsWrongIsSaidInline()
{
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    shown.makeCondition(QStringLiteral("Size"), QStringLiteral("is more than"), QStringLiteral("many"));
    auto *error = shown.part<QLabel>("conditionError");
    QVERIFY(error->isVisible());
    QVERIFY(error->text().contains(QStringLiteral("2 MB")));
    QVERIFY(!shown.view.query().where);
    QTest::keyClick(shown.part<QLineEdit>("conditionValue"), Qt::Key_Backspace);
    QVERIFY(!error->isVisible());
    QTest::keyClick(shown.part<QLineEdit>("conditionValue"), Qt::Key_Escape);
    QVERIFY(!shown.part<QWidget>("conditionEditor")->isVisible());
}

void TestWhereBar::byTheKeyboardAlone()
{
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    auto *start = shown.part<QToolButton>("startCondition");
    start->setFocus();
    QTest::keyClick(start, Qt::Key_Space);
    auto *column = shown.part<QComboBox>("conditionColumn");
    QVERIFY(column->hasFocus());
    QTest::keyClicks(column, QStringLiteral("Stat")); // as lists are searched
    QCOMPARE(column->currentText(), QStringLiteral("Status"));
    QTest::keyClick(column, Qt::Key_Tab);
    QVERIFY(shown.part<QComboBox>("conditionTest")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    auto *value = shown.part<QLineEdit>("conditionValue");
    QVERIFY(value->hasFocus());
    QTest::keyClicks(value, QStringLiteral("403"));
    QTest::keyClick(value, Qt::Key_Return);
    QCOMPARE(shown.view.query().where->text(), QStringLiteral("status = 403"));
    QVERIFY(start->hasFocus()); // and not on what comes next, which would filter
    QTest::keyClick(start, Qt::Key_Space);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!shown.part<QWidget>("conditionEditor")->isVisible());
    QVERIFY(start->hasFocus());
}

void TestWhereBar::inWords()
{
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    auto *bar = shown.view.findChild<urls::WhereBar *>();
    bar->setInWords(true);
    auto *words = shown.part<QLineEdit>("filterWords");
    QVERIFY(words->isVisible() && words->hasFocus());
    QTest::keyClicks(words, QStringLiteral("depth is em"));
    auto *error = shown.part<QLabel>("filterWordsError");
    QVERIFY(error->isVisible());
    QVERIFY(!shown.view.query().where);
    QTest::keyClicks(words, QStringLiteral("pty or state=queued"));
    QVERIFY(!error->isVisible());
    QCOMPARE(shown.view.query().where->text(), QStringLiteral("depth is empty or state = \"queued\""));
    QCOMPARE(words->text(), QStringLiteral("depth is empty or state=queued")); // as it is being typed
    QCOMPARE(shown.chips().size(), 2);
    TRY_ROWS(shown, 10);
    QTest::mouseClick(shown.chips().first(), Qt::LeftButton);
    QTRY_COMPARE(shown.chips().size(), 1);
    words->clearFocus();
    QTRY_COMPARE(words->text(), QStringLiteral("state = \"queued\""));
    words->setFocus();
    words->selectAll();
    QTest::keyClick(words, Qt::Key_Delete);
    QVERIFY(!shown.view.query().where);
    TRY_ROWS(shown, 1000);
}

void TestWhereBar::headersAndCells()
{
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    QHeaderView *header = shown.view.table().horizontalHeader();
    const int status = shown.view.model().sectionOf(store::UrlColumn::Status);
    const QPoint where(header->sectionViewportPosition(status) + 10, header->height() / 2);
    Q_EMIT header->customContextMenuRequested(where);
    auto *menu = shown.view.findChild<QMenu *>(QStringLiteral("headerMenu"));
    QVERIFY(menu && entry(menu, QStringLiteral("Filter by This Column")));
    entry(menu, QStringLiteral("Filter by This Column"))->trigger();
    menu->close();
    QVERIFY(shown.part<QWidget>("conditionEditor")->isVisible());
    QCOMPARE(shown.part<QComboBox>("conditionColumn")->currentText(), QStringLiteral("Status"));

    const auto chooseInCell = [&](int row, int column, const QString &text) {
        const QModelIndex index = shown.view.model().index(row, column);
        QTRY_VERIFY_WITH_TIMEOUT(shown.view.model().value(index).has_value(), 30000);
        Q_EMIT shown.view.table().customContextMenuRequested(shown.view.table().visualRect(index).center());
        auto *rows = shown.view.findChild<QMenu *>(QStringLiteral("rowMenu"));
        QVERIFY(rows && entry(rows, text) && entry(rows, text)->isEnabled());
        entry(rows, text)->trigger();
        delete rows;
    };
    chooseInCell(1, status, QStringLiteral("Filter by This Value"));
    const QString same = shown.view.query().where->text();
    QVERIFY(same.startsWith(QLatin1String("status = ")));
    chooseInCell(0, shown.view.model().sectionOf(store::UrlColumn::Url), QStringLiteral("Exclude This Value"));
    QVERIFY(shown.view.query().where->text().startsWith(same + QLatin1String(" and url != \"http://site.test/")));
}

void TestWhereBar::savedByName()
{
    urls::saved::setFilters({});
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    shown.makeCondition(QStringLiteral("Status"), QStringLiteral("is"), QStringLiteral("404"));
    QTest::keyClicks(shown.part<QLineEdit>("urlsFilter"), QStringLiteral("9"));
    QTRY_COMPARE(shown.view.query().text, QStringLiteral("9"));
    auto *more = shown.part<QToolButton>("moreFilters")->menu();
    const auto savedMenu = [&] {
        Q_EMIT more->aboutToShow();
        return entry(more, QStringLiteral("Sa&ved Filters"))->menu();
    };
    entry(savedMenu(), QStringLiteral("Save This Filter"))->trigger();
    auto *name = shown.view.findChild<QInputDialog *>(QStringLiteral("filterName"));
    QVERIFY(name);
    name->setTextValue(QStringLiteral("Missing & 9"));
    name->accept();
    const store::ListQuery before = shown.view.query();
    shown.view.clearFilter();
    TRY_ROWS(shown, 1000);
    // Another list and another window know it, also after a restart.
    Shown other(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(other, 1000);
    auto *otherMore = other.part<QToolButton>("moreFilters")->menu();
    Q_EMIT otherMore->aboutToShow();
    QAction *action = entry(entry(otherMore, QStringLiteral("Sa&ved Filters"))->menu(), QStringLiteral("Missing && 9"));
    QVERIFY(action);
    action->trigger();
    QCOMPARE(other.view.query(), before);
    QCOMPARE(other.chips().size(), 1);
    // One that needs a column which this project does not have says so, and filters nothing.
    QVERIFY(urls::saved::save({QStringLiteral("Prices"), {{QStringLiteral("where"), QStringLiteral("price > 5")}}}));
    entry(savedMenu(), QStringLiteral("Prices"))->trigger();
    QVERIFY(shown.part<QLabel>("filterWordsError")->isVisible());
    QVERIFY(shown.part<QLabel>("filterWordsError")->text().contains(QStringLiteral("price")));
    QVERIFY(!shown.view.query().where);
}

void TestWhereBar::hintsAreAsShortAsTheirFieldIsNarrow()
{
    const QStringList hints{
        QStringLiteral("A part of the URL or title…"), QStringLiteral("A part of the URL…"), QStringLiteral("F…")};
    widgets::FilterField field;
    field.setHints(hints);
    field.show();
    const auto hintAt = [&field](int width) {
        field.resize(width, field.sizeHint().height());
        return field.placeholderText();
    };
    const int all = field.fontMetrics().horizontalAdvance(hints.at(0));
    QCOMPARE(hintAt(all * 2), hints.at(0));
    QCOMPARE(hintAt(all), hints.at(1)); // the icon needs room
    QCOMPARE(hintAt(10), hints.at(2));
    QCOMPARE(hintAt(all * 2), hints.at(0));
}

void TestWhereBar::savedFiltersAreManaged()
{
    using urls::saved::Filter;
    urls::saved::setFilters({{QStringLiteral("a"), {{QStringLiteral("text"), QStringLiteral("x")}}},
        {QStringLiteral("b"), {{QStringLiteral("where"), QStringLiteral("status = 1")}}}});
    const QString path = m_place.file(QStringLiteral("filters.json"));
    {
        urls::SavedFiltersDialog dialog;
        dialog.show();
        QVERIFY(!dialog.findChild<QLabel *>(QStringLiteral("noSavedFilter"))->isVisible());
        QVERIFY(dialog.findChild<QListWidget *>()->item(1)->toolTip().contains(QStringLiteral("status = 1")));
        QVERIFY(done(dialog, [&] { dialog.exportTo(path); }));
        auto *list = dialog.findChild<QListWidget *>();
        QCOMPARE(list->count(), 2);
        list->item(0)->setText(QStringLiteral("b")); // taken
        QCOMPARE(urls::saved::filters().at(0).name, QStringLiteral("a"));
        list->item(0)->setText(QStringLiteral("c"));
        QCOMPARE(urls::saved::filters().at(0).name, QStringLiteral("c"));
        list->setCurrentRow(1);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("removeFilter")), Qt::LeftButton);
        QCOMPARE(urls::saved::filters().size(), 1);
        QVERIFY(done(dialog, [&] { dialog.importFrom(path); }));
        QVERIFY(!done(dialog, [&] { dialog.importFrom(m_place.file(QStringLiteral("p.argiope"))); }));
        QVERIFY(!done(dialog, [&] { dialog.importFrom(m_place.file(QStringLiteral("none"))); }));
        QVERIFY(!done(dialog, [&] { dialog.exportTo(m_place.file(QStringLiteral("no/such/folder"))); }));
    }
    QStringList names;
    for (const Filter &filter : urls::saved::filters())
        names << filter.name;
    QCOMPARE(names, (QStringList{QStringLiteral("c"), QStringLiteral("a"), QStringLiteral("b")}));
    urls::saved::setFilters({});
    urls::SavedFiltersDialog none;
    none.show();
    QVERIFY(none.findChild<QLabel *>(QStringLiteral("noSavedFilter"))->isVisible()); // and says how there are any
}

void TestWhereBar::tooManyFiltersAreRefused()
{
    using urls::saved::Filter;
    const auto many = [](int first, int number) {
        QList<Filter> list;
        for (int i = first; i < first + number; ++i)
            list << Filter{QStringLiteral("filter %1").arg(i), {}};
        return list;
    };
    const QList<Filter> kept = many(0, urls::saved::MostFilters - 1);
    urls::saved::setFilters(kept);
    const QString two = m_place.file(QStringLiteral("two.json"));
    const QString unnamed = m_place.file(QStringLiteral("unnamed.json"));
    const auto write = [](const QString &path, const QList<Filter> &filters) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(urls::saved::toJson(filters)) > 0;
    };
    QVERIFY(write(two, many(1000, 2)));
    QVERIFY(write(unnamed, {{QString(200, u'x'), {}}}));
    {
        urls::SavedFiltersDialog dialog;
        dialog.show();
        const auto said = [&dialog] {
            QString all;
            for (const QLabel *label : dialog.findChildren<QLabel *>()) {
                if (label->isVisibleTo(&dialog))
                    all += label->text();
            }
            return all;
        };
        QVERIFY(!done(dialog, [&] { dialog.importFrom(two); }));
        QVERIFY2(said().contains(QStringLiteral("200")), qPrintable(said()));
        QCOMPARE(urls::saved::filters(), kept); // none of them, rather than some without a word
        QVERIFY(!done(dialog, [&] { dialog.importFrom(unnamed); }));
        QVERIFY2(said().contains(QStringLiteral("name")), qPrintable(said()));
        QVERIFY(write(two, many(1000, 1)));
        QVERIFY(done(dialog, [&] { dialog.importFrom(two); }));
        QCOMPARE(urls::saved::filters().size(), qsizetype(urls::saved::MostFilters));
    }
    // Nor is one more saved; but one in the place of another.
    QVERIFY(!urls::saved::save({QStringLiteral("one more"), {}}));
    QCOMPARE(urls::saved::filters().size(), qsizetype(urls::saved::MostFilters));
    QVERIFY(urls::saved::save({QStringLiteral("filter 7"), {{QStringLiteral("text"), QStringLiteral("x")}}}));
    QCOMPARE(urls::saved::filters().at(7).conditions.size(), 1);
    urls::saved::setFilters({});
}

void TestWhereBar::aNameThatCannotBeIsNotAccepted()
{
    urls::saved::setFilters({});
    Shown shown(m_place.file(QStringLiteral("p.argiope")));
    TRY_ROWS(shown, 1000);
    shown.makeCondition(QStringLiteral("Status"), QStringLiteral("is"), QStringLiteral("200"));
    auto *more = shown.part<QToolButton>("moreFilters")->menu();
    Q_EMIT more->aboutToShow();
    auto *saved = entry(more, QStringLiteral("Sa&ved Filters"))->menu();
    Q_EMIT saved->aboutToShow();
    entry(saved, QStringLiteral("&Save This Filter…"))->trigger();
    auto *dialog = shown.part<QInputDialog>("filterName");
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    auto *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QVERIFY(!ok->isEnabled()); // no name at all
    const QString asked = dialog->labelText();
    dialog->setTextValue(QString(urls::saved::MostName + 1, u'x'));
    QVERIFY(!ok->isEnabled());
    QVERIFY(dialog->labelText() != asked);
    dialog->setTextValue(QStringLiteral("Good"));
    QVERIFY(ok->isEnabled());
    QCOMPARE(dialog->labelText(), asked);
    QTest::mouseClick(ok, Qt::LeftButton);
    QCOMPARE(urls::saved::filters().size(), 1);
    QCOMPARE(urls::saved::filters().at(0).name, QStringLiteral("Good"));
    urls::saved::setFilters({});
}

/// "Only rows with this value" on a cell without one is true where any of two things is; that says nothing of what
/// comes next.
void TestWhereBar::anEmptyCellIsOneCondition()
{
    urls::WhereBar bar;
    bar.show();
    const store::Column *title = store::Columns::fixed().find("title");
    QVERIFY(title);
    const auto empty = urls::sameValue(*title, facts::Value());
    QVERIFY(empty);
    QCOMPARE(empty->type(), filter::Expression::Type::Any);
    const auto status = filter::parse(QStringLiteral("status = 200"), store::filterFields());
    const auto depth = filter::parse(QStringLiteral("depth = 1"), store::filterFields());
    QVERIFY(status && depth);
    const auto chips = [&bar] { return bar.findChildren<QToolButton *>(QStringLiteral("whereCondition")).size(); };
    bar.add(*empty);
    QCOMPARE(chips(), 1);
    bar.setExpression(bar.expression()); // as the list tells it
    QCOMPARE(chips(), 1);
    bar.add(*status);
    QCOMPARE(chips(), 2);
    QVERIFY(*bar.expression() == filter::Expression::all({*empty, *status}));
    bar.add(*depth);
    QVERIFY(*bar.expression() == filter::Expression::all({*empty, *status, *depth}));
    QCOMPARE(bar.findChild<QComboBox *>(QStringLiteral("joinConditions"))->currentIndex(), 0);
}

void TestWhereBar::filesThereAndBack()
{
    store::ListQuery query;
    query.text = QStringLiteral("t\u00e4xt");
    query.regex = true;
    query.statusClasses = {4, 0};
    query.outcomes = {base::Outcome::Broken, base::Outcome::DnsFailed};
    query.problems = true;
    query.depth = store::DepthUnlinked;
    query.contentType = QStringLiteral("text/html");
    query.types = {store::TypeGroup::Html, store::TypeGroup::Other};
    query.changes = {store::Change::Gone};
    query.state = store::UrlState::Finished;
    query.host = "http://a.test";
    query.prefix = "http://a.test/x";
    query.ruleName = "exclude";
    query.ruleDetail = "";
    query.where = *filter::parse(QStringLiteral("title matches /a\\/b/i or bytes > 2 MB"), store::filterFields());
    const QList<urls::saved::Filter> list{{QStringLiteral("All of it"), urls::saved::conditionsOf(query)},
        {QStringLiteral("Nothing"), urls::saved::conditionsOf({})}};
    const auto read = urls::saved::fromJson(urls::saved::toJson(list));
    QVERIFY(read);
    QCOMPARE(*read, list);
    const auto again = urls::saved::queryOf(read->at(0).conditions, store::Columns::fixed());
    QVERIFY(again);
    QVERIFY(*again == query);
    QVERIFY(*urls::saved::queryOf(read->at(1).conditions, store::Columns::fixed()) == store::ListQuery());
    using urls::saved::ReadError;
    const auto error = [](const QByteArray &json) { return int(urls::saved::fromJson(json).error()); };
    QCOMPARE(error("{"), int(ReadError::NotJson));
    QCOMPARE(error("{}"), int(ReadError::NotFilters));
    QCOMPARE(error(R"({"format": "argiope filters", "version": 1, "filters": [{"name": "a\nb"}]})"),
        int(ReadError::BadName));
}

void TestWhereBar::sameValues()
{
    const auto said = [](const char *column, const facts::Value &value) {
        const auto made = urls::sameValue(*store::Columns::fixed().find(QByteArrayView(column)), value);
        return made ? made->text() : QString();
    };
    QCOMPARE(said("status", qint64(404)), QStringLiteral("status = 404"));
    QCOMPARE(said("outcome", qint64(3)), QStringLiteral("outcome = \"broken\""));
    QCOMPARE(said("state", qint64(0)), QStringLiteral("state = \"queued\""));
    QCOMPARE(said("in_sitemap", qint64(1)), QStringLiteral("in_sitemap = yes"));
    QCOMPARE(said("title", QByteArray("a \"b\"")), QStringLiteral("title = \"a \\\"b\\\"\""));
    QCOMPARE(said("content_hash", QByteArray("\x00\xff", 2)), QStringLiteral("content_hash = \"00ff\""));
    QCOMPARE(said("discovered_at", qint64(1'800'000'000'123)),
        QStringLiteral("discovered_at = \"2027-01-15 08:00:00.123\""));
    QCOMPARE(said("title", {}), QStringLiteral("title is empty or title is unknown"));
    QCOMPARE(said("depth", qint64(store::OrphanDepth)), QStringLiteral("depth is empty or depth is unknown"));
}

void TestWhereBar::everyErrorHasWords()
{
    QStringList all;
    for (int code = 0; code <= int(filter::Error::Code::TooMany); ++code) {
        const QString text = words::wording::error(
            filter::Error{filter::Error::Code(code), 0, 0, QStringLiteral("x"), QStringLiteral("y")});
        QVERIFY(!text.isEmpty());
        QVERIFY2(!all.contains(text), qPrintable(text));
        all << text;
    }
    for (int kind = 0; kind <= int(facts::Kind::Depth); ++kind) {
        QStringList tests;
        for (const filter::Test test : filter::testsFor(facts::Kind(kind))) {
            for (const bool negated : {false, true}) {
                const QString text = words::wording::test(test, negated, facts::Kind(kind));
                QVERIFY(!text.isEmpty());
                QVERIFY2(!tests.contains(text), qPrintable(text));
                tests << text;
            }
        }
    }
}

ARGIOPE_TEST(TestWhereBar, QApplication)
#include "tst_wherebar.moc"
