// What the window knows of an audit: counts, ignores, trends, and the places where a check was found.

#include "core/audit/words.h"
#include "core/engine/notes.h"
#include "tests/support/testmain.h"
#include "tests/ui/auditedproject.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/issuesmodel.h"
#include "ui/models/issueweight.h"
#include "ui/project/projectsession.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

#include <memory>

using namespace argiope;
using audit::Check;
using audit::checkFromId;
using models::AuditRun;
using models::FindingsModel;
using models::IssuesModel;
using Mode = QAbstractItemModelTester::FailureReportingMode;
using Which = audit::CheckFindings::Which;

namespace {

constexpr int WaitMs = 60000;

/// A project in a session, its audit and its model.
struct Room
{
    project::ProjectSession session;
    AuditRun audit{session};
    IssuesModel issues{audit};
    QAbstractItemModelTester tester{&issues, Mode::QtTest};

    explicit Room(const QString &path)
    {
        audit.setWatched(&audit, true);
        session.openProject(path);
    }
    [[nodiscard]] QString text(const char *check, int column) const
    {
        const int row = issues.rowOf(*checkFromId(check));
        return row < 0 ? QStringLiteral("-") : issues.index(row, column).data().toString();
    }
};

/// What an audit of the file says, as the command line has it.
audit::AuditResult audited(const QString &path)
{
    auto reader = store::Reader::open(path);
    if (!reader)
        return {};
    audit::AuditOptions options;
    options.checks = models::crawlChecks();
    return audit::auditProject(**reader, options);
}

QByteArray note(const QString &path, const QByteArray &name)
{
    const auto reader = store::Reader::open(path);
    return reader ? (*reader)->meta(name) : QByteArray();
}

} // namespace

class TestIssuesModel : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    [[nodiscard]] QString project(const char *name) const
    {
        const QString path = m_place.file(QString::fromLatin1(name));
        return uitest::makeAuditedProject(path) ? path : QString();
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void countsAsTheCommandLineDoes()
    {
        const QString path = project("count.argiope");
        Room room(path);
        QCOMPARE(room.issues.rowCount(), 0);
        QVERIFY(!room.issues.isKnown());
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
        QVERIFY(!room.audit.isRunning());
        const audit::AuditResult expected = audited(path);
        auto reader = store::Reader::open(path);
        QVERIFY(reader);
        int shown = 0;
        for (const Check *check : models::crawlChecks()) {
            const audit::CheckSum &sum = expected.sums[size_t(audit::indexOf(*check))];
            const audit::CheckFindings &found = room.audit.findings()->of(*check);
            QCOMPARE(found.pages(), sum.pages);
            QCOMPARE(found.instances(), sum.instances);
            QCOMPARE(room.issues.rowOf(*check) >= 0, sum.pages > 0);
            shown += sum.pages > 0 ? 1 : 0;
            // The table of URLs filtered by it shows exactly these.
            auto chosen = std::make_shared<store::ChosenIds>();
            chosen->ids = found.ids();
            store::ListQuery query;
            query.only = chosen;
            const QList<qint64> listed = (*reader)->ids(query);
            QVERIFY(std::equal(listed.cbegin(), listed.cend(), chosen->ids.cbegin(), chosen->ids.cend()));
        }
        QVERIFY(shown > 5);
        QCOMPARE(room.issues.rowCount(), shown);
        QCOMPARE(room.text("http-client-error", IssuesModel::Urls), QStringLiteral("39"));
        QCOMPARE(room.text("http-client-error", IssuesModel::Severity), QStringLiteral("Error"));
        QCOMPARE(room.text("http-client-error", IssuesModel::Share), QStringLiteral("9.8 %"));
        QCOMPARE(room.text("http-client-error", IssuesModel::Trend), QString()); // nothing to compare with
        // The worst first.
        for (int row = 1; row < room.issues.rowCount(); ++row)
            QVERIFY(room.issues.at(row - 1).severity <= room.issues.at(row).severity);
        for (int column = 0; column < IssuesModel::ColumnCount; ++column)
            QVERIFY(!room.issues.headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty());
        room.session.reader().close();
        QVERIFY(!room.issues.isKnown());
        QCOMPARE(room.issues.rowCount(), 0);
    }

    /// Not by numbers: what is on every page of a site would come first.
    void theHeaviestComeFirst()
    {
        const char *const order[] = {"index-site-noindex", "link-broken", "http-server-error", "http-client-error",
            "title-missing", "image-alt-missing", "sec-http-page"};
        for (size_t i = 1; i < std::size(order); ++i)
            QVERIFY2(
                models::weightOf(*audit::checkFromId(order[i - 1])) < models::weightOf(*audit::checkFromId(order[i])),
                order[i]);
        const audit::Check *check = audit::checkFromId("link-broken");
        store::ListQuery query;
        auto chosen = std::make_shared<store::ChosenIds>();
        chosen->name = IssuesModel::nameOf(*check);
        query.only = chosen;
        QCOMPARE(IssuesModel::checkOf(query), check);
        QVERIFY(!IssuesModel::checkOf({}));
    }

    void filtersAndSorts()
    {
        Room room(project("filter.argiope"));
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
        IssuesModel &issues = room.issues;
        const int all = issues.rowCount();
        issues.setSeverities({audit::Severity::Error});
        QCOMPARE(issues.rowCount(), issues.found(audit::Severity::Error));
        QVERIFY(issues.rowCount() > 0 && issues.rowCount() < all);
        QVERIFY(issues.isFiltered());
        issues.setSeverities({});
        issues.setGroup(audit::Group::Http);
        QCOMPARE(issues.rowCount(), issues.found(audit::Group::Http));
        issues.setGroup({});
        issues.setFilter(QStringLiteral("HTTP-CLIENT-ERROR")); // by its id
        QCOMPARE(issues.rowCount(), 1);
        issues.setFilter(issues.title(*checkFromId("http-client-error")).toUpper());
        QVERIFY(issues.rowOf(*checkFromId("http-client-error")) >= 0);
        issues.setFilter({});
        QCOMPARE(issues.rowCount(), all);
        issues.setAllShown(true);
        QCOMPARE(issues.rowCount(), int(models::crawlChecks().size()));
        issues.sort(IssuesModel::Urls, Qt::DescendingOrder);
        qint64 before = std::numeric_limits<qint64>::max();
        for (int row = 0; row < issues.rowCount(); ++row) {
            const qint64 pages = room.audit.findings()->of(issues.at(row)).pages();
            QVERIFY(pages <= before);
            before = pages;
        }
        issues.setAllShown(false);
        QCOMPARE(issues.rowCount(), all);
    }

    void ignoresAreKeptAndHonoured()
    {
        const QString path = project("ignore.argiope");
        {
            Room room(path);
            QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
            QVERIFY(room.audit.canIgnore());
            room.audit.setIgnores({{"http-client-error", QStringLiteral("9$"), QStringLiteral("known")},
                {"http-client-error", QStringLiteral("^http://site\\.test/19$"), {}}, {"link-broken", {}, {}}});
            QTRY_COMPARE_WITH_TIMEOUT(room.audit.findings()->of(*checkFromId("http-client-error")).pages(), 0, WaitMs);
            QCOMPARE(room.text("http-client-error", IssuesModel::Ignored), QStringLiteral("39"));
            QCOMPARE(room.text("link-broken", IssuesModel::Urls), QStringLiteral("0"));
            QTRY_VERIFY_WITH_TIMEOUT(!note(path, audit::IgnoresName).isEmpty(), WaitMs);
            room.audit.setIgnores({{"http-client-error", QStringLiteral("19$"), {}}, {"link-broken", {}, {}}});
            QTRY_COMPARE_WITH_TIMEOUT(
                room.audit.findings()->of(*checkFromId("http-client-error")).ignored(), 4, WaitMs);
            QCOMPARE(room.text("http-client-error", IssuesModel::Urls), QStringLiteral("35"));
            QTRY_COMPARE_WITH_TIMEOUT(
                audit::ignoresFromJson(note(path, audit::IgnoresName)), room.audit.ignores(), WaitMs);
        }
        // Whoever opens it next, and the command line.
        const audit::AuditResult expected = audited(path);
        Room room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
        for (const Check *check : models::crawlChecks()) {
            const audit::CheckSum &sum = expected.sums[size_t(audit::indexOf(*check))];
            const audit::CheckFindings &found = room.audit.findings()->of(*check);
            QCOMPARE(found.pages(), sum.pages);
            QCOMPARE(found.instances(), sum.instances);
            QCOMPARE(found.ignored(), sum.ignored);
        }
        QCOMPARE(expected.sums[size_t(audit::indexOf(*checkFromId("http-client-error")))].pages, 35);
        QVERIFY(expected.sums[size_t(audit::indexOf(*checkFromId("link-broken")))].ignored > 0);
        QVERIFY(!audit::isFound(expected, *checkFromId("link-broken")));
        // Taken back they count again.
        room.audit.setIgnores({});
        QTRY_COMPARE_WITH_TIMEOUT(room.audit.findings()->of(*checkFromId("http-client-error")).pages(), 39, WaitMs);
    }

    void aProjectThatCanOnlyBeReadIsNotWritten()
    {
        const QString path = project("readonly.argiope");
        const QFile::Permissions before = QFile::permissions(path);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        if (QFileInfo(path).isWritable()) {
            QFile::setPermissions(path, before);
            QSKIP("nothing is read-only to this user");
        }
        Room room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
        QSignalSpy failed(&room.session, &project::ProjectSession::noteFailed);
        QVERIFY(!room.audit.canIgnore());
        room.audit.setIgnores({{"link-broken", {}, {}}});
        QVERIFY(room.audit.ignores().isEmpty());
        QCOMPARE(failed.count(), 0);
        QFile::setPermissions(path, before);
    }

    void tellsTheTrend()
    {
        const QString path = project("trend.argiope");
        audit::RunSums before;
        before.run = 1;
        before.checks = {{"http-client-error", {30, 30}}, {"link-broken", {0, 0}}};
        QVERIFY(engine::keepNote(path, audit::RunSumsName, audit::toJson({before})));
        QVERIFY(engine::keepNote(path, "run", "2"));
        Room room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
        QCOMPARE(room.text("http-client-error", IssuesModel::Trend), QStringLiteral("▲ 9"));
        QCOMPARE(room.text("link-broken", IssuesModel::Trend), QStringLiteral("new"));
        // What it found stands in the project for the next run.
        QTRY_COMPARE_WITH_TIMEOUT(audit::runSumsFromJson(note(path, audit::RunSumsName)).size(), 2, WaitMs);
        const QList<audit::RunSums> kept = audit::runSumsFromJson(note(path, audit::RunSumsName));
        QCOMPARE(kept.at(0), before);
        QCOMPARE(kept.at(1).run, 2);
        QCOMPARE(kept.at(1).checks.value("http-client-error").pages, 39);
        QCOMPARE(kept.at(1).checks.size(), qsizetype(models::crawlChecks().size()));
    }

    void nobodyLooksNothingIsChecked()
    {
        project::ProjectSession session;
        AuditRun audit(session);
        QSignalSpy opened(&session.reader(), &project::ProjectReader::opened);
        session.openProject(project("hidden.argiope"));
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, WaitMs);
        QTRY_VERIFY_WITH_TIMEOUT(audit.areIgnoresKnown(), WaitMs);
        audit.poll();
        QVERIFY(!audit.isRunning());
        audit.setWatched(&audit, true);
        QVERIFY(audit.isRunning());
        audit.cancel();
        QVERIFY(!audit.isRunning() && audit.isCanceled());
        QVERIFY(!audit.findings());
        audit.start();
        QTRY_VERIFY_WITH_TIMEOUT(audit.findings(), WaitMs);
        QVERIFY(!audit.isCanceled());
    }

    /// Pages of one title stand together, however far apart the crawl met them.
    void whatIsAlikeStandsTogether()
    {
        audit::CheckFindings found;
        const auto *check = checkFromId("title-duplicate");
        const auto take = [&](int page, int other, bool ignored) {
            audit::Finding finding;
            finding.check = check;
            finding.page = base::UrlId(page);
            finding.verdict.state = audit::State::Found;
            finding.verdict.count = 1;
            finding.other = base::UrlId(other);
            finding.ignored = ignored;
            found.take(finding);
        };
        // As the crawl finds them: the first names the second, the others the first.
        take(1, 4, false);
        take(4, 1, false);
        take(6, 1, false);
        take(2, 3, false);
        take(3, 2, false);
        take(5, 2, false);
        take(7, 2, true);
        take(8, 0, false); // by itself
        found.finish();
        QList<qint64> ids;
        const QList<models::FindingRow> rows = models::findingRows(found);
        for (const models::FindingRow &row : rows)
            ids.append(row.id);
        QCOMPARE(ids, (QList<qint64>{1, 4, 6, 2, 3, 5, 8, 7}));
    }

    void showsWhereItWasFound()
    {
        Room room(project("places.argiope"));
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.findings(), WaitMs);
        FindingsModel places(room.session.reader());
        const QAbstractItemModelTester tester(&places, Mode::QtTest);
        const auto cell = [&places](int row, int column) { return places.index(row, column).data().toString(); };
        // One that a page decides.
        places.show(room.audit.findings(), checkFromId("http-client-error"));
        QCOMPARE(places.rowCount(), 39);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, FindingsModel::Url), QStringLiteral("http://site.test/9"), WaitMs);
        QCOMPARE(cell(0, FindingsModel::Evidence), QStringLiteral("404"));
        QCOMPARE(cell(0, FindingsModel::Instances), QStringLiteral("1"));
        QTRY_COMPARE_WITH_TIMEOUT(cell(38, FindingsModel::Url).isEmpty(), false, WaitMs);
        // One that takes the whole crawl: another URL shows it.
        places.show(room.audit.findings(), checkFromId("link-broken"));
        QVERIFY(places.rowCount() > 0);
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, FindingsModel::Url), QStringLiteral("http://site.test/1"), WaitMs);
        QCOMPARE(cell(0, FindingsModel::Evidence), QStringLiteral("http://site.test/9"));
        // Ignored ones come last, and say so.
        room.audit.setIgnores({{"http-client-error", QStringLiteral("/9$"), {}}});
        QTRY_COMPARE_WITH_TIMEOUT(room.audit.findings()->of(*checkFromId("http-client-error")).ignored(), 1, WaitMs);
        places.show(room.audit.findings(), checkFromId("http-client-error"));
        QCOMPARE(places.rowCount(), 39);
        QVERIFY(!places.isIgnored(0) && places.isIgnored(38));
        QTRY_COMPARE_WITH_TIMEOUT(cell(38, FindingsModel::Url), QStringLiteral("http://site.test/9"), WaitMs);
        QVERIFY(places.index(38, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("ignored")));
        places.show({}, nullptr);
        QCOMPARE(places.rowCount(), 0);
    }

    /// Copies, replays and repairs run in the pool that everybody shares, for minutes.
    void findingsGoHoweverBusyOthersAre()
    {
        QThreadPool &shared = *QThreadPool::globalInstance();
        QSemaphore end;
        const int jobs = shared.maxThreadCount();
        for (int i = 0; i < jobs; ++i)
            shared.start([&end] { end.acquire(); });
        const auto ended = qScopeGuard([&] {
            end.release(jobs);
            shared.waitForDone();
        });
        QCOMPARE(shared.activeThreadCount(), jobs);
        std::weak_ptr<const audit::OwnCheckSet> alive;
        {
            const auto own = audit::OwnCheckSet::of({}, store::Columns::fixed());
            QVERIFY(own);
            alive = *own;
            auto findings = models::madeFindings();
            findings->own = *own;
        }
        QTRY_VERIFY_WITH_TIMEOUT(alive.expired(), WaitMs);
    }
};

ARGIOPE_TEST(TestIssuesModel, QGuiApplication)
#include "tst_ui_issuesmodel.moc"
