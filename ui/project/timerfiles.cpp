#include "ui/project/timerfiles.h"

#include <QUrl>
#include <QXmlStreamWriter>

#include <array>

namespace argiope::project {

namespace {

/// In all of them, so that they are found again: the project's path behind it, percent-encoded.
constexpr QByteArrayView Mark = "argiope-schedule:";

QByteArray markOf(const QString &project)
{
    return Mark.toByteArray() + QUrl::toPercentEncoding(project, "/:", "-");
}

/// Monday first.
template <class Take>
void forEachDay(int days, Take take)
{
    for (int day = 0; day < 7; ++day) {
        if ((days & (1 << day)) != 0)
            take(day);
    }
}

/// systemd.service(5): quotes, specifiers and variables.
QByteArray unitWord(const QString &word)
{
    QByteArray quoted = "\"";
    for (const char c : word.toUtf8()) {
        switch (c) {
        case '"':
        case '\\':
            quoted += '\\';
            break;
        case '%':
        case '$':
            quoted += c;
            break;
        case '\n':
            quoted += "\\n";
            continue;
        default:
            break;
        }
        quoted += c;
    }
    return quoted + '"';
}

QList<TimerFile> systemdFiles(const TimerJob &job)
{
    QByteArray words;
    for (const QString &word : job.command)
        words += (words.isEmpty() ? "" : " ") + unitWord(word);
    const QByteArray head = "# " + markOf(job.project) + "\n[Unit]\nDescription=Argiope, scheduled crawl\n\n";
    static constexpr std::array names{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
    QByteArrayList days;
    forEachDay(job.days, [&](int day) { days.append(names[size_t(day)]); });
    const QString time = QStringLiteral("%1:%2:00")
                             .arg(job.minute / 60, 2, 10, QLatin1Char('0'))
                             .arg(job.minute % 60, 2, 10, QLatin1Char('0'));
    return {
        {job.name + QStringLiteral(".service"), head + "[Service]\nType=oneshot\nNice=10\nExecStart=" + words + '\n'},
        {job.name + QStringLiteral(".timer"),
            head + "[Timer]\nOnCalendar=" + days.join(',') + " *-*-* " + time.toLatin1()
                + "\nPersistent=true\n\n[Install]\nWantedBy=timers.target\n"}};
}

QList<TimerFile> launchFiles(const TimerJob &job)
{
    const QString label = QStringLiteral("org.argiope.") + job.name;
    QByteArray text;
    QXmlStreamWriter xml(&text);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeDTD(QStringLiteral("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
                                "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"));
    xml.writeComment(QLatin1Char(' ') + QString::fromLatin1(markOf(job.project)) + QLatin1Char(' '));
    xml.writeStartElement(QStringLiteral("plist"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1.0"));
    xml.writeStartElement(QStringLiteral("dict"));
    const auto key = [&xml](const char *name) { xml.writeTextElement(QStringLiteral("key"), QLatin1String(name)); };
    const auto number = [&](const char *name, int value) {
        key(name);
        xml.writeTextElement(QStringLiteral("integer"), QString::number(value));
    };
    key("Label");
    xml.writeTextElement(QStringLiteral("string"), label);
    key("ProgramArguments");
    xml.writeStartElement(QStringLiteral("array"));
    for (const QString &word : job.command)
        xml.writeTextElement(QStringLiteral("string"), word);
    xml.writeEndElement();
    key("StartCalendarInterval");
    xml.writeStartElement(QStringLiteral("array"));
    forEachDay(job.days, [&](int day) {
        xml.writeStartElement(QStringLiteral("dict"));
        number("Weekday", day + 1); // Sunday is 7 as well as 0
        number("Hour", job.minute / 60);
        number("Minute", job.minute % 60);
        xml.writeEndElement();
    });
    xml.writeEndElement();
    key("ProcessType");
    xml.writeTextElement(QStringLiteral("string"), QStringLiteral("Background"));
    xml.writeEndDocument();
    return {{label + QStringLiteral(".plist"), text}};
}

/// As programs of Windows take their command line apart.
QString windowsWord(const QString &word)
{
    QString quoted = QStringLiteral("\"");
    int slashes = 0;
    for (const QChar c : word) {
        if (c == u'\\') {
            ++slashes;
        } else {
            if (c == u'"')
                quoted += QString(slashes + 1, QLatin1Char('\\'));
            slashes = 0;
        }
        quoted += c;
    }
    return QString(quoted + QString(slashes, QLatin1Char('\\')) + QLatin1Char('"'));
}

QList<TimerFile> taskFiles(const TimerJob &job)
{
    QByteArray text;
    QXmlStreamWriter xml(&text);
    const auto open = [&xml](const char *name) { xml.writeStartElement(QLatin1String(name)); };
    const auto line
        = [&xml](const char *name, const QString &value) { xml.writeTextElement(QLatin1String(name), value); };
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    open("Task");
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("1.2"));
    xml.writeDefaultNamespace(QStringLiteral("http://schemas.microsoft.com/windows/2004/02/mit/task"));
    open("RegistrationInfo");
    line("Description", QString::fromLatin1(markOf(job.project)));
    xml.writeEndElement();
    open("Triggers");
    open("CalendarTrigger");
    line("StartBoundary",
        QStringLiteral("2026-01-01T%1:%2:00")
            .arg(job.minute / 60, 2, 10, QLatin1Char('0'))
            .arg(job.minute % 60, 2, 10, QLatin1Char('0')));
    line("Enabled", QStringLiteral("true"));
    open("ScheduleByWeek");
    line("WeeksInterval", QStringLiteral("1"));
    open("DaysOfWeek");
    static constexpr std::array names{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
    forEachDay(job.days, [&](int day) { xml.writeEmptyElement(QLatin1String(names[size_t(day)])); });
    for (int i = 0; i < 4; ++i)
        xml.writeEndElement();
    open("Settings");
    line("StartWhenAvailable", QStringLiteral("true"));
    line("ExecutionTimeLimit", QStringLiteral("PT0S"));
    xml.writeEndElement();
    open("Actions");
    open("Exec");
    line("Command", job.command.value(0));
    QStringList words;
    for (const QString &word : job.command.mid(1))
        words.append(windowsWord(word));
    line("Arguments", words.join(u' '));
    xml.writeEndDocument();
    return {{job.name + QStringLiteral(".xml"), text}};
}

} // namespace

QList<TimerFile> timerFiles(TimerKind kind, const TimerJob &job)
{
    switch (kind) {
    case TimerKind::Systemd:
        return systemdFiles(job);
    case TimerKind::LaunchAgent:
        return launchFiles(job);
    case TimerKind::TaskScheduler:
        break;
    }
    return taskFiles(job);
}

QString projectOfTimerFile(const QByteArray &text)
{
    const qsizetype at = text.indexOf(Mark);
    if (at < 0)
        return {};
    qsizetype end = at + Mark.size();
    while (end < text.size() && text[end] != '\n' && text[end] != ' ' && text[end] != '<')
        ++end;
    return QUrl::fromPercentEncoding(text.mid(at + Mark.size(), end - at - Mark.size()));
}

} // namespace argiope::project
