#include "app/cli/watch.h"

#include "app/cli/comparereport.h"
#include "app/cli/console.h"
#include "app/cli/interrupts.h"

#include "core/compare/comparison.h"
#include "core/export/filetarget.h"
#include "core/export/formats.h"
#include "core/store/reader.h"

#include <QBuffer>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryFile>
#include <QXmlStreamWriter>

#include <algorithm>

namespace argiope::cli {

namespace {

constexpr qint64 Second = 1000;
constexpr qint64 Day = 86400 * Second;
constexpr qint64 DefaultEvery = Day;
constexpr qsizetype MostShown = 100; ///< differences of one run in the feed; how many more there are is said

/// What differs between two runs, as far as a feed shows it.
struct Change
{
    store::RunInfo run;
    compare::CompareResult result;
    QList<QByteArray> lines;
    qint64 all = 0;
};

using Take = std::function<void(const compare::Difference &, const QList<store::Column> &)>;

/// Nothing where somebody interrupts; the error is the store's.
base::Result<compare::CompareResult, QString> compareRuns(
    store::Reader &reader, int first, int second, const std::function<void(const Compared &)> &begin, const Take &take)
{
    compare::CompareOptions options;
    options.cancel = &Interrupts::flag();
    QList<store::Column> columns;
    options.difference = [&](const compare::Difference &difference) { take(difference, columns); };
    compare::Comparison comparison(compare::sideOf(reader, first), compare::sideOf(reader, second), std::move(options));
    columns = comparison.columns();
    const QByteArray path = reader.path().toUtf8();
    begin({path + ", run " + QByteArray::number(first), path + ", run " + QByteArray::number(second), columns,
        comparison.comparedColumns(), {}});
    compare::CompareResult result = comparison.run();
    if (result.error)
        return base::Failure{result.error->message()};
    return result;
}

QByteArray lineOf(const compare::Difference &difference, const QList<store::Column> &columns)
{
    QByteArray line = QByteArray(compare::name(difference.what)) + ' ' + difference.url;
    if (difference.what != compare::What::Changed || difference.column < 0 || difference.column >= columns.size())
        return line;
    const store::Column &column = columns[difference.column];
    return line + ": " + column.name + ' ' + exporting::plainText(difference.before, column.kind) + " → "
        + exporting::plainText(difference.after, column.kind);
}

QByteArray sumOf(const compare::CompareResult &result)
{
    return QByteArray::number(result.added) + " new, " + QByteArray::number(result.gone) + " gone, "
        + QByteArray::number(result.changed) + " changed";
}

/// XML 1.0 has no other control characters.
QString forXml(const QByteArray &text)
{
    QString plain = QString::fromUtf8(text);
    plain.removeIf(
        [](QChar c) { return (c < u' ' && c != u'\t' && c != u'\n') || c == QChar(0xfffe) || c == QChar(0xffff); });
    return plain;
}

QString timeText(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC).toString(Qt::ISODate);
}

/// Atom (RFC 4287): an entry for each run in which something changed, the last one first.
QByteArray feedOf(const QString &seed, const QList<Change> &changes, qint64 now)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QXmlStreamWriter xml(&buffer);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeDefaultNamespace(QStringLiteral("http://www.w3.org/2005/Atom"));
    xml.writeStartElement(QStringLiteral("http://www.w3.org/2005/Atom"), QStringLiteral("feed"));
    xml.writeTextElement(QStringLiteral("id"), seed + QStringLiteral("#argiope"));
    xml.writeTextElement(QStringLiteral("title"), QStringLiteral("Changes of ") + seed);
    xml.writeTextElement(
        QStringLiteral("updated"), timeText(changes.isEmpty() ? now : changes.constLast().run.beganAt));
    xml.writeStartElement(QStringLiteral("author"));
    xml.writeTextElement(QStringLiteral("name"), QStringLiteral("Argiope"));
    xml.writeEndElement();
    for (auto change = changes.crbegin(); change != changes.crend(); ++change) {
        xml.writeStartElement(QStringLiteral("entry"));
        // A run of one project begins at one moment, and projects of one site at others.
        xml.writeTextElement(QStringLiteral("id"),
            seed + QStringLiteral("#argiope-%1-%2").arg(change->run.run).arg(change->run.beganAt));
        xml.writeTextElement(QStringLiteral("title"), QString::fromLatin1(sumOf(change->result)));
        xml.writeTextElement(QStringLiteral("updated"), timeText(change->run.beganAt));
        xml.writeStartElement(QStringLiteral("link"));
        xml.writeAttribute(QStringLiteral("href"), seed);
        xml.writeEndElement();
        QByteArray text = change->lines.join('\n');
        if (const qint64 more = change->all - change->lines.size(); more > 0)
            text += "\n… and " + QByteArray::number(more) + " more";
        xml.writeTextElement(QStringLiteral("content"), forXml(text));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

base::Result<void, QString> writeFeed(store::Reader &reader, const QString &path)
{
    QList<Change> changes;
    const QList<store::RunInfo> runs = reader.runs();
    for (qsizetype i = 1; i < runs.size(); ++i) {
        Change change;
        change.run = runs[i];
        auto result = compareRuns(
            reader, runs[i - 1].run, runs[i].run, [](const Compared &) {},
            [&change](const compare::Difference &difference, const QList<store::Column> &columns) {
                ++change.all;
                if (change.lines.size() < MostShown)
                    change.lines.append(lineOf(difference, columns));
            });
        if (!result)
            return base::Failure{result.error()};
        change.result = std::move(result).value();
        if (change.result.canceled)
            return {};
        if (change.all > 0)
            changes.append(std::move(change));
    }
    exporting::FileTarget file(path);
    const QByteArray bytes = feedOf(reader.settings().seeds.value(0), changes, QDateTime::currentMSecsSinceEpoch());
    if (!file.open() || file.device().write(bytes) != bytes.size() || !file.commit())
        return base::Failure{QLatin1String("--feed: ") + file.problem()};
    return {};
}

/// The differences are the command's standard input, as JSON Lines; sums are in its environment.
base::Result<void, QString> runCommand(
    const QString &command, const QString &project, int run, const compare::CompareResult &result, const QString &input)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ARGIOPE_PROJECT"), QFileInfo(project).absoluteFilePath());
    environment.insert(QStringLiteral("ARGIOPE_RUN"), QString::number(run));
    environment.insert(QStringLiteral("ARGIOPE_NEW"), QString::number(result.added));
    environment.insert(QStringLiteral("ARGIOPE_GONE"), QString::number(result.gone));
    environment.insert(QStringLiteral("ARGIOPE_CHANGED"), QString::number(result.changed));
    process.setProcessEnvironment(environment);
    process.setStandardInputFile(input);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
#ifdef Q_OS_WIN
    process.setProgram(QStringLiteral("cmd.exe"));
    process.setNativeArguments(QStringLiteral("/D /S /C \"%1\"").arg(command));
#else
    process.setProgram(QStringLiteral("/bin/sh"));
    process.setArguments({QStringLiteral("-c"), command});
#endif
    process.start();
    constexpr int look = 100;
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(look)) {
        if (Interrupts::flag()) {
            process.terminate();
            process.waitForFinished();
            return {};
        }
    }
    if (process.error() == QProcess::FailedToStart)
        return base::Failure{QLatin1String("--on-change: ") + process.errorString()};
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        return base::Failure{QStringLiteral("--on-change: the command ended with status %1")
                                 .arg(process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1)};
    }
    return {};
}

} // namespace

std::optional<qint64> durationOf(const QString &text)
{
    static constexpr std::pair<char16_t, qint64> units[]
        = {{u's', Second}, {u'm', 60 * Second}, {u'h', 3600 * Second}, {u'd', Day}, {u'w', 7 * Day}};
    QString number = text.trimmed();
    qint64 unit = Second;
    for (const auto &[letter, ms] : units) {
        if (number.endsWith(QChar(letter))) {
            unit = ms;
            number.chop(1);
            break;
        }
    }
    bool ok = false;
    const qint64 count = number.toLongLong(&ok);
    if (!ok || count < 0 || count > 366 * Day / unit)
        return std::nullopt;
    return count * unit;
}

QList<OptionSpec> watchOptions()
{
    return {
        {"watch", {}, "crawl again and again, and tell what changed", {}},
        {"every", "TIME", "with --watch: from one beginning to the next, as 30m, 6h, 1d; default: 1d", {}},
        {"times", "N", "with --watch: end after N crawls; default: never", {}},
        {"feed", "FILE", "with --watch: an Atom file of what changed", {}},
        {"on-change", "COMMAND", "with --watch: run it where something changed; it reads JSON Lines", {}},
    };
}

base::Result<WatchRequest, QString> readWatchArguments(const Arguments &arguments)
{
    WatchRequest request;
    if (!arguments.has("watch")) {
        for (const char *option : {"every", "times", "feed", "on-change"}) {
            if (arguments.has(option))
                return base::Failure{QStringLiteral("--%1 needs --watch").arg(QLatin1String(option))};
        }
        return request;
    }
    request.everyMs = DefaultEvery;
    if (arguments.has("every")) {
        const auto every = durationOf(arguments.value("every"));
        if (!every) {
            return base::Failure{QStringLiteral("--every: cannot use '%1': expected a time up to a year: 30m, 6h, 1d")
                                     .arg(arguments.value("every"))};
        }
        request.everyMs = *every;
    }
    if (arguments.has("times")) {
        bool ok = false;
        request.times = arguments.value("times").toLongLong(&ok);
        if (!ok || request.times < 1)
            return base::Failure{
                QStringLiteral("--times: cannot use '%1': expected a number from 1").arg(arguments.value("times"))};
    }
    for (const char *option : {"feed", "on-change"}) {
        if (arguments.has(option) && arguments.value(option).isEmpty())
            return base::Failure{QStringLiteral("--%1: it is empty").arg(QLatin1String(option))};
    }
    request.feed = arguments.value("feed");
    request.command = arguments.value("on-change");
    return request;
}

base::Result<void, QString> tellChanges(const QString &project, const WatchRequest &request)
{
    auto opened = store::Reader::open(project);
    if (!opened)
        return base::Failure{opened.error().message()};
    store::Reader &reader = **opened;
    if (!request.feed.isEmpty()) {
        if (const auto written = writeFeed(reader, request.feed); !written)
            return written;
    }
    const QList<store::RunInfo> runs = reader.runs();
    if (runs.size() < 2)
        return {}; // the first one
    QTemporaryFile lines;
    if (!lines.open())
        return base::Failure{lines.errorString()};
    bool written = true;
    const auto report = makeCompareReport("jsonl",
        [&](QByteArrayView bytes) { written = lines.write(bytes.data(), bytes.size()) == bytes.size() && written; });
    const int run = runs.constLast().run;
    const auto result = compareRuns(
        reader, runs[runs.size() - 2].run, run, [&](const Compared &compared) { report->begin(compared); },
        [&](const compare::Difference &difference, const QList<store::Column> &) { report->take(difference); });
    if (!result)
        return base::Failure{result.error()};
    if (result->canceled)
        return {};
    report->end(*result);
    toStderr("changes since the crawl before: " + sumOf(*result) + '\n');
    if (request.command.isEmpty() || !result->differs())
        return {};
    if (!written || !lines.flush())
        return base::Failure{lines.errorString()};
    return runCommand(request.command, project, run, *result, lines.fileName());
}

} // namespace argiope::cli
