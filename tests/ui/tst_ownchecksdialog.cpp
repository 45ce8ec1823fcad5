#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/ownchecks/ownchecksdialog.h"
#include "ui/project/ownchecks.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using ownchecks::OwnChecksDialog;

namespace {

/// Whether a file could be read or written, which is not known at once.
template <class Begin>
bool done(OwnChecksDialog &dialog, Begin begin)
{
    QSignalSpy spy(&dialog, &OwnChecksDialog::fileDone);
    begin();
    return spy.isEmpty() && spy.wait(60000) && spy.at(0).at(0).toBool();
}

} // namespace

class TestOwnChecksDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase();
    void init() { project::ownchecks::set({}); }
    void madeAndTriedLive();
    void idsStayOnceTheyAreKnown();
    void withoutAProject();
    void filesAndDeleting();
    void asksAboutChecksOfTheSameId();
    void usableOnes();
};

void TestOwnChecksDialog::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    qRegisterMetaType<store::ListQuery>();
    QVERIFY(uitest::makeProject(m_place.file(QStringLiteral("p.argiope")), 1000));
}

void TestOwnChecksDialog::madeAndTriedLive()
{
    project::ProjectReader reader;
    reader.open(m_place.file(QStringLiteral("p.argiope")));
    QTRY_VERIFY_WITH_TIMEOUT(reader.isOpen() && reader.info(), 30000);
    OwnChecksDialog dialog(reader);
    dialog.show();
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QSignalSpy changed(&dialog, &OwnChecksDialog::checksChanged);
    const auto *none = dialog.findChild<QLabel *>(QStringLiteral("noOwnCheck"));
    QVERIFY(none->isVisible()); // an empty list says what to do
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("newOwnCheck")), Qt::LeftButton);
    QVERIFY(!none->isVisible());
    auto *title = dialog.findChild<QLineEdit *>(QStringLiteral("ownCheckTitle"));
    QVERIFY(title->hasFocus());
    QTest::keyClicks(title, QStringLiteral("Missing pages"));
    auto *severity = dialog.findChild<QComboBox *>(QStringLiteral("ownCheckSeverity"));
    QTest::keyClick(severity, Qt::Key_Up);
    auto *expression = dialog.findChild<QPlainTextEdit *>(QStringLiteral("ownCheckExpression"));
    auto *result = dialog.findChild<QLabel *>(QStringLiteral("ownCheckResult"));
    auto *show = dialog.findChild<QPushButton *>(QStringLiteral("showOwnCheck"));
    QTest::keyClicks(expression, QStringLiteral("status = "));
    QTRY_VERIFY_WITH_TIMEOUT(result->text().contains(QStringLiteral("At 10")), 10000);
    QVERIFY(!show->isEnabled());
    QTest::keyClicks(expression, QStringLiteral("403"));
    QTRY_VERIFY_WITH_TIMEOUT(result->text().startsWith(QLatin1String("Found on ")), 30000);
    QVERIFY(show->isEnabled());
    const store::ListQuery query = audit::ownCheckQuery(
        *filter::parse(QStringLiteral("status = 403"), {{QStringLiteral("status"), facts::Kind::Status}}));
    const auto opened = store::Reader::open(m_place.file(QStringLiteral("p.argiope")));
    QVERIFY(opened);
    const qint64 found = (*opened)->count(query);
    QVERIFY(found > 0);
    QVERIFY2(result->text().contains(QStringLiteral("Found on %1 of").arg(found)), qPrintable(result->text()));
    QSignalSpy shown(&dialog, &OwnChecksDialog::showRequested);
    QTest::mouseClick(show, Qt::LeftButton);
    QCOMPARE(shown.size(), 1);
    QVERIFY(shown.first().first().value<store::ListQuery>() == query);
    QTest::keyClicks(expression, QStringLiteral(" and word_count < 5"));
    QTRY_VERIFY_WITH_TIMEOUT(result->text().contains(QStringLiteral("Not checked on")), 30000);

    const QList<audit::OwnCheck> kept = project::ownchecks::all();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().id, QByteArray("own-missing-pages"));
    QCOMPARE(kept.first().title, QStringLiteral("Missing pages"));
    QCOMPARE(int(kept.first().severity), int(audit::Severity::Error));
    QCOMPARE(kept.first().expression, QStringLiteral("status = 403 and word_count < 5"));
    QVERIFY(changed.size() > 3);
}

void TestOwnChecksDialog::idsStayOnceTheyAreKnown()
{
    project::ownchecks::set(
        {{"own-thin", QStringLiteral("Thin"), audit::Severity::Notice, QStringLiteral("depth = 1")}});
    project::ProjectReader reader;
    OwnChecksDialog dialog(reader);
    dialog.show();
    auto *title = dialog.findChild<QLineEdit *>(QStringLiteral("ownCheckTitle"));
    QCOMPARE(title->text(), QStringLiteral("Thin"));
    title->setFocus();
    title->selectAll();
    QTest::keyClicks(title, QStringLiteral("Very thin"));
    QCOMPARE(project::ownchecks::all().first().title, QStringLiteral("Very thin"));
    QCOMPARE(project::ownchecks::all().first().id, QByteArray("own-thin"));
    title->selectAll();
    QTest::keyClick(title, Qt::Key_Delete); // one without a title is none
    QCOMPARE(project::ownchecks::all().first().title, QStringLiteral("Very thin"));
}

void TestOwnChecksDialog::withoutAProject()
{
    project::ProjectReader reader;
    OwnChecksDialog dialog(reader);
    dialog.show();
    auto *expression = dialog.findChild<QPlainTextEdit *>(QStringLiteral("ownCheckExpression"));
    QVERIFY(!expression->isEnabled()); // nothing to edit yet
    dialog.add(QStringLiteral("depth = 1"));
    QVERIFY(expression->isEnabled());
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("ownCheckResult"))->text().contains(QStringLiteral("project")));
}

void TestOwnChecksDialog::filesAndDeleting()
{
    project::ownchecks::set({{"own-a", QStringLiteral("A"), audit::Severity::Notice, QStringLiteral("depth = 1")},
        {"own-b", QStringLiteral("B"), audit::Severity::Error, QStringLiteral("depth = 2")}});
    project::ProjectReader reader;
    OwnChecksDialog dialog(reader);
    dialog.show();
    const QString path = m_place.file(QStringLiteral("checks.json"));
    QVERIFY(done(dialog, [&] { dialog.exportTo(path); }));
    auto *list = dialog.findChild<QListWidget *>();
    QCOMPARE(list->count(), 2);
    list->setCurrentRow(0);
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("removeOwnCheck")), Qt::LeftButton);
    QCOMPARE(project::ownchecks::all().size(), 1);
    QVERIFY(done(dialog, [&] { dialog.importFrom(path); }));
    QCOMPARE(list->count(), 2);
    QCOMPARE(project::ownchecks::all().last().id, QByteArray("own-a"));
    QVERIFY(!done(dialog, [&] { dialog.importFrom(m_place.file(QStringLiteral("p.argiope"))); }));
    QVERIFY(!done(dialog, [&] { dialog.importFrom(m_place.file(QStringLiteral("none"))); }));
    QVERIFY(!done(dialog, [&] { dialog.exportTo(m_place.file(QStringLiteral("no/such/folder"))); }));
    QCOMPARE(list->count(), 2);
}

void TestOwnChecksDialog::asksAboutChecksOfTheSameId()
{
    const auto makeFile = [this](const char *name, const QList<audit::OwnCheck> &checks) {
        const QString path = m_place.file(QLatin1String(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(audit::ownChecksJson(checks)) > 0 ? path : QString();
    };
    const audit::OwnCheck mine{
        "own-thin", QStringLiteral("Thin"), audit::Severity::Notice, QStringLiteral("depth = 2")};
    const audit::OwnCheck theirs{
        "own-thin", QStringLiteral("Thin"), audit::Severity::Error, QStringLiteral("depth = 3")};
    const audit::OwnCheck another{"own-b", QStringLiteral("B"), audit::Severity::Error, QStringLiteral("depth = 4")};
    const QString shared = makeFile("shared.json", {theirs, another});
    QVERIFY(!shared.isEmpty());
    const auto run = [&](const char *buttonText) {
        project::ownchecks::set({mine});
        project::ProjectReader reader;
        OwnChecksDialog dialog(reader);
        dialog.show();
        QVERIFY(done(dialog, [&] { dialog.importFrom(shared); }));
        QCOMPARE(project::ownchecks::all(), QList<audit::OwnCheck>{mine}); // until somebody has said what to do
        QPointer<QMessageBox> question = dialog.findChild<QMessageBox *>(QStringLiteral("sameChecks"));
        QVERIFY(question && question->isVisible());
        QVERIFY2(question->text().contains(QStringLiteral("Thin")), qPrintable(question->text()));
        for (QAbstractButton *button : question->buttons()) {
            if (button->text().remove(QLatin1Char('&')) == QLatin1String(buttonText))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY(!question);
    };
    run("Replace Existing");
    QCOMPARE(project::ownchecks::all(), (QList<audit::OwnCheck>{theirs, another}));
    run("Keep Both");
    audit::OwnCheck renamed = theirs;
    renamed.id = "own-thin-2";
    QCOMPARE(project::ownchecks::all(), (QList<audit::OwnCheck>{mine, renamed, another}));
    run("Cancel");
    QCOMPARE(project::ownchecks::all(), QList<audit::OwnCheck>{mine});

    // The same file once more: nothing to ask, and nothing twice.
    project::ownchecks::set({theirs, another});
    project::ProjectReader reader;
    OwnChecksDialog dialog(reader);
    dialog.show();
    QVERIFY(done(dialog, [&] { dialog.importFrom(shared); }));
    QVERIFY(!dialog.findChild<QMessageBox *>(QStringLiteral("sameChecks")));
    QCOMPARE(project::ownchecks::all(), (QList<audit::OwnCheck>{theirs, another}));

    // What is wrong with a file is said so that one can mend it.
    const auto *message = dialog.findChild<QLabel *>(QStringLiteral("ownCheckMessage"));
    QVERIFY(message);
    for (const auto &[json, said] : {std::pair<QByteArray, const char *>{"{", "not valid JSON"},
             {"{\"format\":\"argiope own checks\",\"version\":9,\"checks\":[]}", "newer version of Argiope"},
             {"{\"checks\":[]}", "not exported from Custom Checks"},
             {audit::ownChecksJson({mine, mine}), "check 2: the ID own-thin occurs twice"},
             {audit::ownChecksJson({mine}).replace("notice", "fatal"), "check 1: “fatal”"},
             {audit::ownChecksJson({mine}).replace("own-thin", "title-missing"), "check 1: “title-missing”"}}) {
        QFile file(m_place.file(QStringLiteral("broken.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(json) == json.size());
        file.close();
        QVERIFY(!done(dialog, [&] { dialog.importFrom(file.fileName()); }));
        QVERIFY2(message->text().contains(QString::fromUtf8(said)), qPrintable(message->text()));
    }
    // A folder, and more than anybody has written.
    QVERIFY(!done(dialog, [&] { dialog.importFrom(QDir::tempPath()); }));
    QVERIFY2(message->text().contains(QStringLiteral("cannot be read: ")), qPrintable(message->text()));
    QFile large(m_place.file(QStringLiteral("large.json")));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(9'000'000));
    large.close();
    QVERIFY(!done(dialog, [&] { dialog.importFrom(large.fileName()); }));
    QVERIFY2(message->text().contains(QStringLiteral("larger than")), qPrintable(message->text()));
    QCOMPARE(project::ownchecks::all(), (QList<audit::OwnCheck>{theirs, another}));
}

void TestOwnChecksDialog::usableOnes()
{
    project::ownchecks::set({{"own-a", QStringLiteral("A"), audit::Severity::Notice, QStringLiteral("depth = ")},
        {"own-b", QStringLiteral("B"), audit::Severity::Error, QStringLiteral("price > 2")},
        {"own-c", QStringLiteral("C"), audit::Severity::Error, QStringLiteral("depth = 2")}});
    const auto ids = [](const QList<audit::OwnCheck> &checks) {
        QByteArrayList list;
        for (const audit::OwnCheck &check : checks)
            list << check.id;
        return list;
    };
    QCOMPARE(ids(project::ownchecks::usable(store::Columns::fixed())), QByteArrayList{"own-c"});
    const store::Columns more = store::Columns::fixed().with({{1, "price", facts::Kind::Count}});
    QCOMPARE(ids(project::ownchecks::usable(more)), (QByteArrayList{"own-b", "own-c"}));
    QVERIFY(audit::OwnCheckSet::of(project::ownchecks::usable(more), more));
    // The dialog says which cannot be read.
    project::ProjectReader reader;
    OwnChecksDialog dialog(reader);
    auto *list = dialog.findChild<QListWidget *>();
    QVERIFY(!list->item(0)->toolTip().isEmpty());
    QVERIFY(list->item(2)->toolTip().isEmpty());
}

ARGIOPE_TEST(TestOwnChecksDialog, QApplication)
#include "tst_ownchecksdialog.moc"
