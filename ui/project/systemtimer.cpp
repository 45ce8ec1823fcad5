#include "ui/project/systemtimer.h"

#include "core/store/place.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSaveFile>
#include <QStandardPaths>
#include <QThreadPool>
#include <QtConcurrentRun>

namespace argiope::project::systemtimer {

namespace {

constexpr int ToolMs = 10'000;

QString nameOf(const QString &project)
{
    const QByteArray path = store::absolutePlace(project).toUtf8();
    return QStringLiteral("argiope-")
        + QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(16));
}

QString folder()
{
    switch (kindHere()) {
    case TimerKind::Systemd:
        return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + QStringLiteral("/systemd/user");
    case TimerKind::LaunchAgent:
        return QDir::homePath() + QStringLiteral("/Library/LaunchAgents");
    case TimerKind::TaskScheduler:
        break;
    }
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/schedules");
}

/// Of the files those that say when.
QString pattern()
{
    switch (kindHere()) {
    case TimerKind::Systemd:
        return QStringLiteral("argiope-*.timer");
    case TimerKind::LaunchAgent:
        return QStringLiteral("org.argiope.argiope-*.plist");
    case TimerKind::TaskScheduler:
        break;
    }
    return QStringLiteral("argiope-*.xml");
}

base::Result<void, QString> run(const QString &tool, const QStringList &words)
{
    const QString path = QStandardPaths::findExecutable(tool);
    if (path.isEmpty())
        return base::Failure{QStringLiteral("%1 is not installed").arg(tool)};
    QProcess process;
    process.start(path, words);
    if (!process.waitForFinished(ToolMs)) {
        process.kill();
        process.waitForFinished();
        return base::Failure{QStringLiteral("%1 does not answer").arg(tool)};
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        return base::Failure{
            QStringLiteral("%1: %2").arg(tool, QString::fromLocal8Bit(process.readAllStandardError()).simplified())};
    }
    return {};
}

base::Result<void, QString> turnOn(const QString &name, const QString &file)
{
    switch (kindHere()) {
    case TimerKind::Systemd:
        if (auto told = run(QStringLiteral("systemctl"), {QStringLiteral("--user"), QStringLiteral("daemon-reload")});
            !told)
            return told;
        return run(QStringLiteral("systemctl"),
            {QStringLiteral("--user"), QStringLiteral("enable"), QStringLiteral("--now"),
                name + QStringLiteral(".timer")});
    case TimerKind::LaunchAgent:
        (void)run(QStringLiteral("launchctl"), {QStringLiteral("unload"), file});
        return run(QStringLiteral("launchctl"), {QStringLiteral("load"), QStringLiteral("-w"), file});
    case TimerKind::TaskScheduler:
        break;
    }
    return run(QStringLiteral("schtasks"),
        {QStringLiteral("/Create"), QStringLiteral("/F"), QStringLiteral("/TN"), name, QStringLiteral("/XML"),
            QDir::toNativeSeparators(file)});
}

void turnOff(const QString &name, const QString &file)
{
    switch (kindHere()) {
    case TimerKind::Systemd:
        (void)run(QStringLiteral("systemctl"),
            {QStringLiteral("--user"), QStringLiteral("disable"), QStringLiteral("--now"),
                name + QStringLiteral(".timer")});
        return;
    case TimerKind::LaunchAgent:
        (void)run(QStringLiteral("launchctl"), {QStringLiteral("unload"), QStringLiteral("-w"), file});
        return;
    case TimerKind::TaskScheduler:
        break;
    }
    (void)run(
        QStringLiteral("schtasks"), {QStringLiteral("/Delete"), QStringLiteral("/F"), QStringLiteral("/TN"), name});
}

void addFollowing(QStringList &words, const RepeatPlan &plan, const QString &language)
{
    if (!plan.write.isEmpty()) {
        words << QStringLiteral("--write") << plan.write.join(u',');
        if (!plan.folder.isEmpty())
            words << QStringLiteral("--folder") << plan.folder;
        words << QStringLiteral("--language") << language;
    }
    if (!plan.webhook.isEmpty())
        words << QStringLiteral("--webhook") << plan.webhook;
}

/// One thread: what is asked for later is done later.
struct Pool : QThreadPool
{
    Pool() { setMaxThreadCount(1); }
};
Q_GLOBAL_STATIC(Pool, pool)

} // namespace

TimerKind kindHere()
{
#ifdef Q_OS_WIN
    return TimerKind::TaskScheduler;
#elif defined(Q_OS_MACOS)
    return TimerKind::LaunchAgent;
#else
    return TimerKind::Systemd;
#endif
}

QString program()
{
    const QString name = QStringLiteral("argiope-cli");
    const QString beside = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

QStringList commandOf(const QString &project, const RepeatPlan &plan, const QString &language)
{
    QStringList words{program(), QStringLiteral("crawl"), QStringLiteral("--project"), store::absolutePlace(project),
        QStringLiteral("--resume")};
    if (plan.due > 0)
        words << QStringLiteral("--due") << QString::number(plan.due);
    else
        words << QStringLiteral("--recrawl");
    words << QStringLiteral("--watch") << QStringLiteral("--times") << QStringLiteral("1")
          << QStringLiteral("--progress") << QStringLiteral("none");
    if (!plan.feed.isEmpty())
        words << QStringLiteral("--feed") << plan.feed;
    if (!plan.command.isEmpty())
        words << QStringLiteral("--on-change") << plan.command;
    addFollowing(words, plan, language);
    return words;
}

QStringList afterCommandOf(const QString &project, const RepeatPlan &plan, const QString &language, qint64 since)
{
    if (plan.write.isEmpty() && plan.webhook.isEmpty())
        return {};
    QStringList words{program(), QStringLiteral("after"), QStringLiteral("--since"), QString::number(since)};
    addFollowing(words, plan, language);
    return words << QStringLiteral("--") << store::absolutePlace(project);
}

base::Result<void, QString> apply(const QString &project, const RepeatPlan &plan, const QString &language)
{
    if (!plan.isOfSystem()) {
        remove(project);
        return {};
    }
    if (program().isEmpty())
        return base::Failure{QStringLiteral("argiope-cli is not installed")};
    const QDir place(folder());
    if (!place.mkpath(QStringLiteral(".")))
        return base::Failure{place.path()};
    const TimerJob job{
        nameOf(project), store::absolutePlace(project), commandOf(project, plan, language), plan.days, plan.minute};
    const QList<TimerFile> files = timerFiles(kindHere(), job);
    for (const TimerFile &file : files) {
        QSaveFile out(place.filePath(file.name));
        if (!out.open(QIODevice::WriteOnly) || out.write(file.text) != file.text.size() || !out.commit())
            return base::Failure{out.fileName() + QStringLiteral(": ") + out.errorString()};
    }
    return turnOn(job.name, place.filePath(files.last().name));
}

void remove(const QString &project)
{
    const QString name = nameOf(project);
    const QDir place(folder());
    const QStringList files = place.entryList({QLatin1Char('*') + name + QLatin1Char('*')}, QDir::Files);
    if (files.isEmpty())
        return;
    turnOff(name, fileOf(project));
    for (const QString &file : files)
        QFile::remove(place.filePath(file));
    if (kindHere() == TimerKind::Systemd)
        (void)run(QStringLiteral("systemctl"), {QStringLiteral("--user"), QStringLiteral("daemon-reload")});
}

QFuture<std::optional<QString>> applyLater(const QString &project, const RepeatPlan &plan, const QString &language)
{
    return QtConcurrent::run(static_cast<QThreadPool *>(pool()), [project, plan, language]() -> std::optional<QString> {
        const auto applied = apply(project, plan, language);
        return applied ? std::nullopt : std::optional(applied.error());
    });
}

QFuture<void> removeLater(const QString &project)
{
    return QtConcurrent::run(static_cast<QThreadPool *>(pool()), [project] { remove(project); });
}

QList<Installed> installed()
{
    QList<Installed> found;
    const QDir place(folder());
    for (const QString &name : place.entryList({pattern()}, QDir::Files, QDir::Name)) {
        QFile file(place.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        constexpr qint64 most = 1024 * 1024;
        if (const QString project = projectOfTimerFile(file.read(most)); !project.isEmpty())
            found.append({project, file.fileName()});
    }
    return found;
}

QString fileOf(const QString &project)
{
    const QString path = store::absolutePlace(project);
    for (const Installed &one : installed()) {
        if (one.project == path)
            return one.file;
    }
    return {};
}

} // namespace argiope::project::systemtimer
