#include "core/compare/telling.h"

#include "core/compare/cells.h"
#include "core/export/cells.h"
#include "core/export/filetarget.h"
#include "core/export/formats.h"

#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryFile>
#include <QXmlStreamWriter>

#include <algorithm>
#include <optional>
#include <vector>

namespace argiope::compare {

namespace {

constexpr qsizetype MostShown = 100; ///< differences of one run in the feed; how many more there are is said
constexpr qsizetype RowsAtATime = 500;

/// What differs between two runs, as far as a feed shows it.
struct Change
{
    store::RunInfo run;
    Told sums;
    QList<QByteArray> lines;
    qint64 all = 0;
};

using Take = std::function<void(const Difference &, const QList<store::Column> &)>;

/// Told of nothing where it was cancelled.
base::Result<Told, QString> compareRuns(
    store::Reader &reader, int first, int second, const std::atomic<bool> &cancel, const Take &take)
{
    CompareOptions options;
    options.cancel = &cancel;
    QList<store::Column> columns;
    options.difference = [&](const Difference &difference) { take(difference, columns); };
    Comparison comparison(sideOf(reader, first), sideOf(reader, second), std::move(options));
    columns = comparison.columns();
    const CompareResult result = comparison.run();
    if (result.error)
        return base::Failure{result.error->message()};
    if (result.canceled)
        return Told{};
    return Told{true, result.added, result.gone, result.changed};
}

/// Of what was fetched since that moment.
base::Result<Told, QString> lookSince(store::Reader &reader, qint64 since, const std::atomic<bool> &cancel,
    const std::function<void(const Difference &)> &take)
{
    store::ListQuery query;
    query.state = store::UrlState::Finished;
    const QList<qint64> ids = reader.ids(query, 0, &cancel);
    Told told{true};
    for (qsizetype from = 0; from < ids.size() && !reader.error(); from += RowsAtATime) {
        if (cancel)
            return Told{};
        for (const store::UrlRecord &record : reader.rows(ids.mid(from, RowsAtATime))) {
            Difference difference;
            difference.url = record.url;
            difference.second = record.id;
            if (record.discoveredAt >= since) {
                difference.what = What::New;
                ++told.added;
            } else if (record.page.goneSince >= since) {
                difference.what = What::Gone;
                ++told.gone;
            } else if (record.page.lastChanged >= since) {
                difference.urlBefore = record.url;
                ++told.changed;
            } else {
                continue;
            }
            take(difference);
        }
    }
    if (const auto error = reader.error())
        return base::Failure{error->message()};
    return told;
}

QByteArray lineOf(const Difference &difference, const QList<store::Column> &columns)
{
    QByteArray line = QByteArray(name(difference.what)) + ' ' + difference.url;
    if (difference.what != What::Changed || difference.column < 0 || difference.column >= columns.size())
        return line;
    const store::Column &column = columns[difference.column];
    return line + ": " + column.name + ' ' + exporting::plainText(difference.before, column.kind) + " → "
        + exporting::plainText(difference.after, column.kind);
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
        xml.writeTextElement(QStringLiteral("title"), QString::fromLatin1(sumOf(change->sums)));
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

base::Result<void, QString> writeFeed(store::Reader &reader, const QString &path, const std::atomic<bool> &cancel)
{
    QList<Change> changes;
    const QList<store::RunInfo> runs = reader.runs();
    for (qsizetype i = 1; i < runs.size(); ++i) {
        Change change;
        change.run = runs[i];
        const auto sums = compareRuns(reader, runs[i - 1].run, runs[i].run, cancel,
            [&change](const Difference &difference, const QList<store::Column> &columns) {
                ++change.all;
                if (change.lines.size() < MostShown)
                    change.lines.append(lineOf(difference, columns));
            });
        if (!sums)
            return base::Failure{sums.error()};
        change.sums = *sums;
        if (!change.sums.isKnown)
            return {};
        if (change.all > 0)
            changes.append(std::move(change));
    }
    exporting::FileTarget file(path);
    const QByteArray bytes = feedOf(reader.settings().seeds.value(0), changes, QDateTime::currentMSecsSinceEpoch());
    if (!file.open() || file.device().write(bytes) != bytes.size() || !file.commit())
        return base::Failure{QLatin1String("the feed: ") + file.problem()};
    return {};
}

/// The differences are the command's standard input, as JSON Lines; sums are in its environment.
base::Result<void, QString> runCommand(const QString &command, const QString &project, int run, const Told &told,
    const QString &input, const std::atomic<bool> &cancel)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ARGIOPE_PROJECT"), QFileInfo(project).absoluteFilePath());
    environment.insert(QStringLiteral("ARGIOPE_RUN"), QString::number(run));
    environment.insert(QStringLiteral("ARGIOPE_NEW"), QString::number(told.added));
    environment.insert(QStringLiteral("ARGIOPE_GONE"), QString::number(told.gone));
    environment.insert(QStringLiteral("ARGIOPE_CHANGED"), QString::number(told.changed));
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
        if (cancel) {
            process.terminate();
            process.waitForFinished();
            return {};
        }
    }
    if (process.error() == QProcess::FailedToStart)
        return base::Failure{QLatin1String("the command: ") + process.errorString()};
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        return base::Failure{QStringLiteral("the command ended with status %1")
                                 .arg(process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1)};
    }
    return {};
}

} // namespace

QByteArray sumOf(const Told &told)
{
    return QByteArray::number(told.added) + " new, " + QByteArray::number(told.gone) + " gone, "
        + QByteArray::number(told.changed) + " changed";
}

base::Result<Told, QString> tellChanges(const QString &project, const Telling &telling, const std::atomic<bool> &cancel)
{
    auto opened = store::Reader::open(project);
    if (!opened)
        return base::Failure{opened.error().message()};
    store::Reader &reader = **opened;
    if (!telling.feed.isEmpty()) {
        if (const auto written = writeFeed(reader, telling.feed, cancel); !written)
            return base::Failure{written.error()};
    }
    const QList<store::RunInfo> runs = reader.runs();
    if (telling.since == 0 && runs.size() < 2)
        return Told{}; // the first one
    QTemporaryFile lines;
    if (!lines.open())
        return base::Failure{lines.errorString()};
    const auto writer = exporting::infoOf(exporting::Format::JsonLines).writer(lines, {});
    bool written = writer->begin(headings());
    const auto write = [&](const Difference &difference, const QList<store::Column> &columns) {
        written = writer->row(valuesOf(difference, columns), difference.url) && written;
    };
    const auto told = telling.since > 0
        ? lookSince(reader, telling.since, cancel, [&](const Difference &difference) { write(difference, {}); })
        : compareRuns(reader, runs[runs.size() - 2].run, runs.constLast().run, cancel, write);
    if (!told || telling.command.isEmpty() || !told->differs())
        return told;
    if (!writer->end() || !written || !lines.flush())
        return base::Failure{lines.errorString()};
    const int run = runs.isEmpty() ? 1 : runs.constLast().run;
    if (const auto ran = runCommand(telling.command, project, run, *told, lines.fileName(), cancel); !ran)
        return base::Failure{ran.error()};
    return told;
}

} // namespace argiope::compare
