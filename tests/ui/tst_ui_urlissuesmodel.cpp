// What the window knows of the issues of one URL.

#include "core/audit/words.h"
#include "tests/support/testmain.h"
#include "tests/ui/auditedproject.h"
#include "ui/models/auditrun.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/urlissuesmodel.h"
#include "ui/project/projectsession.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace argiope;
using audit::checkFromId;
using models::UrlIssuesModel;

namespace {

constexpr int UrlIssuesWaitMs = 60000;

/// A project in a session, its audit, and the issues of one of its URLs.
struct UrlRoom
{
    project::ProjectSession session;
    models::AuditRun audit{session};
    UrlIssuesModel issues{session.reader()};
    QAbstractItemModelTester tester{&issues, QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit UrlRoom(const QString &path)
    {
        audit.setWatched(&issues, true);
        session.openProject(path);
    }
    [[nodiscard]] int rowOf(const char *check) const
    {
        for (int row = 0; row < issues.rowCount(); ++row) {
            if (issues.at(row).check == checkFromId(check))
                return row;
        }
        return -1;
    }
    [[nodiscard]] QString text(int row, int column) const { return issues.index(row, column).data().toString(); }
};

} // namespace

class TestUrlIssuesModel : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// The type of a trap is a code in the project, and a word for people.
    void trapsAreWorded()
    {
        const auto said = [](const char *check, const QByteArray &evidence) {
            return models::FindingsModel::evidenceLines(*checkFromId(check), {evidence}, 1);
        };
        QCOMPARE(said("url-trap", "session_id http://a.test/?s={n}"),
            QStringList{QStringLiteral("Session ID http://a.test/?s={n}")});
        QCOMPARE(said("url-session", "session_id"), QStringList{QStringLiteral("session_id")});
    }

    void everyIssueOfTheUrlIsThere()
    {
        const QString path = m_place.file(QStringLiteral("issues.argiope"));
        QVERIFY(uitest::makeAuditedProject(path));
        UrlRoom room(path);
        room.issues.show({}, 1);
        QCOMPARE(room.issues.rowCount(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.currentFindings(), UrlIssuesWaitMs);
        const models::SharedFindings findings = room.audit.findings();
        int shown = 0;
        for (qint64 id = 1; id <= 400; ++id) {
            room.issues.show(findings, id);
            int expected = 0;
            for (const audit::Check *check : findings->asked())
                expected += findings->of(*check).has(base::UrlId(id)) ? 1 : 0;
            QCOMPARE(room.issues.rowCount(), expected);
            QCOMPARE(room.issues.counted(), expected);
            for (int row = 1; row < room.issues.rowCount(); ++row)
                QVERIFY(int(room.issues.at(row - 1).severity) <= int(room.issues.at(row).severity));
            shown += expected;
        }
        QVERIFY(shown > 400);

        room.issues.show(findings, 1);
        const int row = room.rowOf("h1-multiple");
        QVERIFY(row >= 0);
        QCOMPARE(room.text(row, UrlIssuesModel::Title), audit::words(*checkFromId("h1-multiple")).title);
        QCOMPARE(room.text(row, UrlIssuesModel::Severity), audit::severityTitle(room.issues.at(row).severity));
        QTRY_VERIFY_WITH_TIMEOUT(
            room.text(row, UrlIssuesModel::Evidence).contains(QStringLiteral("Two")), UrlIssuesWaitMs);
        QVERIFY(room.text(row, UrlIssuesModel::Evidence).contains(QStringLiteral("<b>Four")));
        room.issues.show(findings, 0);
        QCOMPARE(room.issues.rowCount(), 0);
    }

    /// What is ignored stands last, and is not counted.
    void ignoredOnesStandLast()
    {
        const QString path = m_place.file(QStringLiteral("ignored.argiope"));
        QVERIFY(uitest::makeAuditedProject(path));
        UrlRoom room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.currentFindings(), UrlIssuesWaitMs);
        room.issues.show(room.audit.findings(), 1);
        const int before = room.issues.counted();
        QVERIFY(before > 1);
        const audit::Check *first = room.issues.at(0).check;
        room.audit.setIgnores({{first->id, {}, {}}});
        QTRY_VERIFY_WITH_TIMEOUT(room.audit.currentFindings(), UrlIssuesWaitMs);
        room.issues.show(room.audit.findings(), 1);
        QCOMPARE(room.issues.counted(), before - 1);
        QCOMPARE(room.issues.rowCount(), before);
        QCOMPARE(room.issues.at(before - 1).check, first);
        QCOMPARE(room.text(before - 1, UrlIssuesModel::Severity), QStringLiteral("Ignored"));
        QCOMPARE(room.issues.index(before - 1, 0).data(UrlIssuesModel::MarkRole).toInt(), -1);
    }
};

ARGIOPE_TEST(TestUrlIssuesModel, QGuiApplication)
#include "tst_ui_urlissuesmodel.moc"
