#include "core/compare/telling.h"

#include "core/compare/cells.h"
#include "core/export/cells.h"
#include "core/export/filetarget.h"
#include "core/export/formats.h"
#include "core/url/steadyaddress.h"

#include <QBuffer>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSet>
#include <QTemporaryFile>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <optional>
#include <vector>

namespace argiope::compare {

namespace {

constexpr qsizetype MostShown = 100; ///< differences of one run in the feed; how many more there are is said
constexpr qsizetype RowsAtATime = 500;

using Take = std::function<void(const Difference &, const QList<store::Column> &)>;

bool isOfContent(const Difference &difference, const QList<store::Column> &columns)
{
    return difference.what == What::Changed && difference.column >= 0 && difference.column < columns.size()
        && columns[difference.column].name == ChangeColumn;
}

/// What the page itself is. How other pages lead to it, which differs by their navigation, is no change of it.
QList<store::Column> withoutWays(Comparison &comparison)
{
    QList<QByteArray> names;
    for (qsizetype i = 0; i < comparison.comparedColumns(); ++i) {
        if (comparison.columns()[i].kind != facts::Kind::Depth)
            names.append(comparison.columns()[i].name);
    }
    (void)comparison.setColumns(names);
    return comparison.columns();
}

/// Told of nothing where it was cancelled.
base::Result<Told, QString> compareRuns(
    store::Reader &reader, int first, int second, const std::atomic<bool> &cancel, const Take &take)
{
    CompareOptions options;
    options.cancel = &cancel;
    QList<store::Column> columns;
    // What is only said of the content is said where nothing else of the page differs.
    QByteArray told;
    std::optional<Difference> content;
    const auto tellContent = [&] {
        if (content)
            take(*content, columns);
        content.reset();
    };
    options.difference = [&](const Difference &difference) {
        const bool same = content && content->url == difference.url;
        if (isOfContent(difference, columns)) {
            tellContent();
            if (told != difference.url)
                content = difference;
            return;
        }
        if (same)
            content.reset();
        tellContent();
        told = difference.url;
        take(difference, columns);
    };
    Comparison comparison(sideOf(reader, first), sideOf(reader, second), std::move(options));
    columns = withoutWays(comparison);
    const CompareResult result = comparison.run();
    tellContent();
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
    // What differs from a URL that was there only in a time or a random number is not new.
    QSet<QByteArray> steady;
    QList<Difference> perhapsNew;
    for (qsizetype from = 0; from < ids.size() && !reader.error(); from += RowsAtATime) {
        if (cancel)
            return Told{};
        for (const store::UrlRecord &record : reader.rows(ids.mid(from, RowsAtATime))) {
            Difference difference;
            difference.url = record.url;
            difference.second = record.id;
            const bool unsteady = url::isUnsteady(record.url);
            if (unsteady && record.discoveredAt < since)
                steady.insert(url::steadyIdentity(record.url));
            if (record.discoveredAt >= since) {
                difference.what = What::New;
                if (unsteady) {
                    perhapsNew.append(difference);
                    continue;
                }
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
    for (const Difference &difference : std::as_const(perhapsNew)) {
        if (steady.contains(url::steadyIdentity(difference.url)))
            continue;
        ++told.added;
        take(difference);
    }
    return told;
}

QByteArray lineOf(const Difference &difference, const QList<store::Column> &columns)
{
    QByteArray line = QByteArray(name(difference.what)) + ' ' + difference.url;
    if (difference.what != What::Changed || difference.column < 0 || difference.column >= columns.size())
        return line;
    const store::Column &column = columns[difference.column];
    if (isOfContent(difference, columns))
        return line + ": content"
            + (difference.degree < 0 ? QByteArray() : ' ' + QByteArray::number(difference.degree) + " %");
    return line + ": " + column.name + ' ' + exporting::plainText(difference.before, column.kind) + " → "
        + exporting::plainText(difference.after, column.kind);
}

/// What differs between two runs, as far as a feed shows it.
struct Change
{
    store::RunInfo run; ///< of a crawl of some URLs only when it began
    Told sums;
    QList<QByteArray> lines;
    qint64 all = 0;

    void take(const Difference &difference, const QList<store::Column> &columns)
    {
        ++all;
        if (lines.size() < MostShown)
            lines.append(lineOf(difference, columns));
    }
};

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

/// Of the feed, one that it shows.
struct Entry
{
    QString id;
    QString title;
    qint64 at = 0; ///< ms since 1970 UTC
    QString text;
};

constexpr QLatin1String Atom("http://www.w3.org/2005/Atom");
constexpr QLatin1String Mark("#argiope"); ///< behind the start address, in ids
constexpr QLatin1String SinceMark("#argiope-since-"); ///< before a moment: what a crawl of some URLs has found
constexpr qsizetype MostKept = 100; ///< entries of crawls of some URLs
constexpr qint64 MostRead = 64'000'000; ///< bytes of a feed

QString textOf(const Change &change)
{
    QByteArray text = change.lines.join('\n');
    if (const qint64 more = change.all - change.lines.size(); more > 0)
        text += "\n… and " + QByteArray::number(more) + " more";
    return forXml(text);
}

/// Atom (RFC 4287), the last entry first.
QByteArray feedOf(const QString &seed, const QList<Entry> &entries, qint64 now)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QXmlStreamWriter xml(&buffer);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeDefaultNamespace(Atom);
    xml.writeStartElement(Atom, QStringLiteral("feed"));
    xml.writeTextElement(QStringLiteral("id"), seed + Mark);
    xml.writeTextElement(QStringLiteral("title"), QStringLiteral("Changes of ") + seed);
    xml.writeTextElement(QStringLiteral("updated"), timeText(entries.isEmpty() ? now : entries.constFirst().at));
    xml.writeStartElement(QStringLiteral("author"));
    xml.writeTextElement(QStringLiteral("name"), QStringLiteral("Argiope"));
    xml.writeEndElement();
    for (const Entry &entry : entries) {
        xml.writeStartElement(QStringLiteral("entry"));
        xml.writeTextElement(QStringLiteral("id"), entry.id);
        xml.writeTextElement(QStringLiteral("title"), entry.title);
        xml.writeTextElement(QStringLiteral("updated"), timeText(entry.at));
        xml.writeStartElement(QStringLiteral("link"));
        xml.writeAttribute(QStringLiteral("href"), seed);
        xml.writeEndElement();
        xml.writeTextElement(QStringLiteral("content"), entry.text);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes;
}

/// What the feed says of crawls of some URLs: the project does not remember them, as they are no runs. Nothing where
/// the file is not there or is empty; an error where it is something else, which is not to be written over.
base::Result<QList<Entry>, QString> keptEntries(const QString &path, const QString &seed)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() == 0)
        return QList<Entry>();
    const QString prefix = seed + SinceMark;
    QXmlStreamReader xml(file.read(MostRead));
    if (!xml.readNextStartElement() || xml.name() != u"feed" || xml.namespaceUri() != Atom)
        return base::Failure{QStringLiteral("the feed: %1 is not an Atom file, and is not changed").arg(path)};
    QList<Entry> kept;
    Entry entry;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (xml.name() == u"entry")
                entry = {};
            else if (xml.name() == u"id")
                entry.id = xml.readElementText(QXmlStreamReader::SkipChildElements);
            else if (xml.name() == u"title")
                entry.title = xml.readElementText(QXmlStreamReader::SkipChildElements);
            else if (xml.name() == u"content")
                entry.text = xml.readElementText(QXmlStreamReader::SkipChildElements);
        } else if (token == QXmlStreamReader::EndElement && xml.name() == u"entry" && entry.id.startsWith(prefix)) {
            bool ok = false;
            entry.at = QStringView(entry.id).mid(prefix.size()).toLongLong(&ok);
            if (ok)
                kept.append(entry);
        }
    }
    return kept;
}

/// `latest`: of a crawl of some URLs, where there was one.
base::Result<void, QString> writeFeed(
    store::Reader &reader, const QString &path, const std::optional<Change> &latest, const std::atomic<bool> &cancel)
{
    const QString seed = reader.settings().seeds.value(0);
    auto kept = keptEntries(path, seed);
    if (!kept)
        return base::Failure{kept.error()};
    QList<Entry> entries = std::move(kept).value();
    if (latest && latest->sums.differs()) {
        const qint64 at = latest->run.beganAt;
        entries.append(
            {seed + SinceMark + QString::number(at), QString::fromLatin1(sumOf(latest->sums)), at, textOf(*latest)});
    }
    const auto lastFirst = [](const Entry &a, const Entry &b) { return a.at > b.at; };
    std::stable_sort(entries.begin(), entries.end(), lastFirst);
    if (entries.size() > MostKept)
        entries.resize(MostKept);
    const QList<store::RunInfo> runs = reader.runs();
    for (qsizetype i = 1; i < runs.size(); ++i) {
        Change change;
        change.run = runs[i];
        const auto sums = compareRuns(reader, runs[i - 1].run, runs[i].run, cancel,
            [&change](const Difference &difference, const QList<store::Column> &columns) {
                change.take(difference, columns);
            });
        if (!sums)
            return base::Failure{sums.error()};
        if (!sums->isKnown)
            return {};
        // A run of one project begins at one moment, and projects of one site at others.
        if (change.all > 0) {
            entries.append({seed + QStringLiteral("#argiope-%1-%2").arg(change.run.run).arg(change.run.beganAt),
                QString::fromLatin1(sumOf(*sums)), change.run.beganAt, textOf(change)});
        }
    }
    std::stable_sort(entries.begin(), entries.end(), lastFirst);
    exporting::FileTarget file(path);
    const QByteArray bytes = feedOf(seed, entries, QDateTime::currentMSecsSinceEpoch());
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
            if (!process.waitForFinished(20 * look))
                process.kill(); // it does not listen
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
    const QList<store::RunInfo> runs = reader.runs();
    const bool isFirst = telling.since == 0 && runs.size() < 2;
    QTemporaryFile lines;
    if (!lines.open())
        return base::Failure{lines.errorString()};
    const auto writer = exporting::infoOf(exporting::Format::JsonLines).writer(lines, {});
    bool written = writer->begin(headings());
    Change latest;
    latest.run.beganAt = telling.since;
    const auto take = [&](const Difference &difference, const QList<store::Column> &columns) {
        written = writer->row(valuesOf(difference, columns), difference.url) && written;
        latest.take(difference, columns);
    };
    base::Result<Told, QString> told = Told{};
    if (telling.since > 0)
        told = lookSince(reader, telling.since, cancel, [&](const Difference &difference) { take(difference, {}); });
    else if (!isFirst)
        told = compareRuns(reader, runs[runs.size() - 2].run, runs.constLast().run, cancel, take);
    if (!told)
        return told;
    latest.sums = *told;
    if (!telling.feed.isEmpty()) {
        const auto sinceThen = telling.since > 0 ? std::optional(latest) : std::nullopt;
        if (const auto fed = writeFeed(reader, telling.feed, sinceThen, cancel); !fed)
            return base::Failure{fed.error()};
    }
    if (telling.command.isEmpty() || !told->differs())
        return told;
    if (!writer->end() || !written || !lines.flush())
        return base::Failure{lines.errorString()};
    const int run = runs.isEmpty() ? 1 : runs.constLast().run;
    if (const auto ran = runCommand(telling.command, project, run, *told, lines.fileName(), cancel); !ran)
        return base::Failure{ran.error()};
    return told;
}

} // namespace argiope::compare
