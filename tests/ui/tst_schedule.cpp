#include "tests/support/testmain.h"
#include "ui/project/repeatplan.h"
#include "ui/project/timerfiles.h"

#include <QDateTime>
#include <QTest>
#include <QXmlStreamReader>

using namespace argiope;
using project::RepeatPlan;
using project::TimerFile;
using project::TimerJob;
using project::TimerKind;

namespace {

/// 2026-11-30 is a Monday.
qint64 at(int day, int hour, int minute)
{
    return QDateTime(QDate(2026, 11, 30).addDays(day), QTime(hour, minute)).toMSecsSinceEpoch();
}

constexpr int Monday = 1;
constexpr int Friday = 16;
constexpr int Sunday = 64;

} // namespace

/// When what is planned begins, and what the system is told of it.
class TestSchedule : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void daysOfTheWeek_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<int>("minute");
        QTest::addColumn<qint64>("after");
        QTest::addColumn<qint64>("next");
        QTest::newRow("today") << Monday << 120 << at(0, 1, 0) << at(0, 2, 0);
        QTest::newRow("in a week") << Monday << 120 << at(0, 2, 0) << at(7, 2, 0);
        QTest::newRow("the next of two") << (Monday | Friday) << 1439 << at(0, 23, 59) << at(4, 23, 59);
        QTest::newRow("midnight") << Sunday << 0 << at(0, 12, 0) << at(6, 0, 0);
        QTest::newRow("each day") << 127 << 60 << at(3, 1, 0) << at(4, 1, 0);
    }
    void daysOfTheWeek()
    {
        QFETCH(const int, days);
        QFETCH(const int, minute);
        QFETCH(const qint64, after);
        QFETCH(const qint64, next);
        RepeatPlan plan;
        QVERIFY(!plan.isOn());
        plan.days = days;
        plan.minute = minute;
        plan.lastBegan = after;
        QVERIFY(plan.isOn());
        QCOMPARE(QDateTime::fromMSecsSinceEpoch(plan.nextAt()), QDateTime::fromMSecsSinceEpoch(next));
    }

    void systemd()
    {
        const QString path = QStringLiteral("/home/me/50 % --of \"it\"/a$b.argiope");
        const TimerJob job{QStringLiteral("argiope-1"), path,
            {QStringLiteral("/usr/bin/argiope-cli"), QStringLiteral("crawl"), path}, Monday | Friday, 125};
        const QList<TimerFile> files = project::timerFiles(TimerKind::Systemd, job);
        QCOMPARE(files.size(), 2);
        QCOMPARE(files[0].name, QStringLiteral("argiope-1.service"));
        QVERIFY2(files[0].text.contains("ExecStart=\"/usr/bin/argiope-cli\" \"crawl\" "
                                        "\"/home/me/50 %% --of \\\"it\\\"/a$$b.argiope\"\n"),
            files[0].text.constData());
        QCOMPARE(files[1].name, QStringLiteral("argiope-1.timer"));
        QVERIFY2(files[1].text.contains("\nOnCalendar=Mon,Fri *-*-* 02:05:00\n"), files[1].text.constData());
        QVERIFY(files[1].text.contains("\nPersistent=true\n"));
        QCOMPARE(project::projectOfTimerFile(files[1].text), path);
        QVERIFY(project::projectOfTimerFile("[Timer]\n").isEmpty());
    }

    void others_data()
    {
        QTest::addColumn<TimerKind>("kind");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("texts"); // of elements, in their order
        QTest::newRow("launchd") << TimerKind::LaunchAgent << QStringLiteral("org.argiope.argiope-1.plist")
                                 << QStringList{QStringLiteral("org.argiope.argiope-1"),
                                        QStringLiteral("/a/argiope-cli"), QStringLiteral("say \"<&>\" \\"),
                                        QStringLiteral("7"), QStringLiteral("2"), QStringLiteral("5")};
        QTest::newRow("Task Scheduler") << TimerKind::TaskScheduler << QStringLiteral("argiope-1.xml")
                                        << QStringList{QStringLiteral("2026-01-01T02:05:00"),
                                               QStringLiteral("/a/argiope-cli"),
                                               QStringLiteral("\"say \\\"<&>\\\" \\\\\"")};
    }
    void others()
    {
        QFETCH(const TimerKind, kind);
        QFETCH(const QString, name);
        QFETCH(const QStringList, texts);
        const QString path = QStringLiteral("/p/a--b <&>.argiope");
        const TimerJob job{QStringLiteral("argiope-1"), path,
            {QStringLiteral("/a/argiope-cli"), QStringLiteral("say \"<&>\" \\")}, Sunday, 125};
        const QList<TimerFile> files = project::timerFiles(kind, job);
        QCOMPARE(files.size(), 1);
        QCOMPARE(files[0].name, name);
        QCOMPARE(project::projectOfTimerFile(files[0].text), path);
        QXmlStreamReader xml(files[0].text);
        QStringList found;
        bool hasSunday = false;
        while (!xml.atEnd()) {
            xml.readNext();
            hasSunday = hasSunday || (xml.isStartElement() && xml.name() == u"Sunday");
            if (xml.isCharacters() && !xml.isWhitespace())
                found.append(xml.text().toString());
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(kind == TimerKind::LaunchAgent || hasSunday);
        qsizetype from = 0;
        for (const QString &text : texts) {
            from = found.indexOf(text, from) + 1;
            QVERIFY2(from > 0, qPrintable(text + QLatin1String(" | ") + found.join(u'|')));
        }
    }
};

ARGIOPE_TEST(TestSchedule, QCoreApplication)
#include "tst_schedule.moc"
