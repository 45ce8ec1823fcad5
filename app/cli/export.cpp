#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/progressline.h"
#include "app/cli/rowselection.h"
#include "app/interrupts.h"

#include "core/export/export.h"
#include "core/export/mirror.h"
#include "core/store/place.h"

#include <QFileInfo>

namespace argiope::cli {

namespace {

constexpr const char *MirrorFormat = "mirror";

/// "csv|txt|jsonl|sitemap"
QString formatNames(const QString &between)
{
    QStringList names;
    for (const exporting::FormatInfo &info : exporting::formats())
        names << QLatin1String(info.name);
    names << QLatin1String(MirrorFormat);
    return names.join(between);
}

QString tableNames(const QString &between)
{
    QStringList names;
    for (const exporting::TableInfo &info : exporting::tables())
        names << QLatin1String(info.name);
    return names.join(between);
}

/// A folder of files, which no other format is.
int runMirror(const Arguments &arguments, store::Reader &reader, const exporting::Options &options)
{
    ProgressLine line("files");
    const auto made = exporting::writeMirror(
        reader, arguments.value("output"), options, [&line](qint64 files) { line.show(files); }, &Interrupts::flag());
    line.wipe();
    if (!made && made.error().code == exporting::ExportError::Code::Canceled)
        return ExitInterrupted;
    if (!made)
        return fail(ExitError, QLatin1String("export: ") + made.error().message());
    if (made->files == 0 && made->unreadable == 0)
        return fail(ExitError,
            store::Place::isDatabase(reader.path())
                ? QStringLiteral(
                    "export: a project in a database stores no pages; crawl into a project file with --bodies all")
                : QStringLiteral("export: no page of these URLs is stored; crawl with --bodies all"));
    JsonLine json;
    json.number("files", made->files);
    json.number("documents", made->documents);
    json.number("unreadable", made->unreadable);
    Output out;
    out.put(json.line());
    return out.finishReading(QStringLiteral("export"), made->unreadable, made->troubles.value(0));
}

/// The format whose files end as this one does; "" where none does.
QString formatOfFile(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const exporting::FormatInfo &info : exporting::formats()) {
        if (suffix == QLatin1String(info.suffix))
            return QLatin1String(info.name);
    }
    return {};
}

int runExport(const Arguments &arguments)
{
    const auto usage = [](const QString &text) {
        return fail(ExitUsage, QStringLiteral("export: %1; see argiope-cli export --help").arg(text));
    };
    const QString formatName = arguments.value("format", formatOfFile(arguments.value("output")));
    if (formatName.isEmpty())
        return usage(QStringLiteral("--format %1 is missing").arg(formatNames(QStringLiteral("|"))));
    exporting::Options options;
    const bool mirror = formatName == QLatin1String(MirrorFormat);
    const auto format = mirror ? exporting::Format::Cdxj : exporting::formatFromName(formatName);
    if (!format)
        return usage(QStringLiteral("--format: cannot use '%1': expected %2")
                         .arg(formatName, formatNames(QStringLiteral(", "))));
    const QString tableName = arguments.value("table", QStringLiteral("urls"));
    const auto table = exporting::tableFromName(tableName);
    if (!table)
        return usage(
            QStringLiteral("--table: cannot use '%1': expected %2").arg(tableName, tableNames(QStringLiteral(", "))));
    options.format = *format;
    options.table = *table;
    if (!exporting::canHold(*format, *table))
        return usage(QStringLiteral("--table: %1 does not support %2").arg(formatName, tableName));
    const exporting::FormatInfo &info = exporting::infoOf(options.format);
    options.bom = arguments.has("bom");
    if (options.bom && !info.mayHaveMark)
        return usage(QStringLiteral("--bom: %1 has no byte order mark").arg(formatName));
    if (arguments.has("delimiter")) {
        if (!info.hasDelimiter)
            return usage(QStringLiteral("--delimiter: %1 has no delimiter").arg(formatName));
        const QString typed = arguments.value("delimiter");
        const auto delimiter = exporting::delimiterFromText(typed);
        if (!delimiter) {
            return usage(
                QStringLiteral("--delimiter: cannot use '%1': expected one character such as , ; | or \\t for a tab")
                    .arg(typed.simplified()));
        }
        options.delimiter = *delimiter;
    }
    const QString outputPath = arguments.value("output", QStringLiteral("-"));
    if (outputPath.isEmpty())
        return usage(QStringLiteral("--output needs a file name"));
    if (mirror && outputPath == u"-")
        return usage(QStringLiteral("--output: a mirror needs a folder"));

    const QString project = arguments.positional().first();
    auto reader = store::Reader::open(project);
    if (!reader)
        return fail(ExitError, reader.error().message());

    const Interrupts interrupts; // an interrupted export leaves the old file as it was
    if (const auto refused = selectRows(arguments, **reader, options))
        return refused->status == ExitUsage ? usage(refused->text)
            : refused->text.isEmpty()       ? refused->status
                                            : fail(refused->status, refused->text);
    if (mirror)
        return runMirror(arguments, **reader, options);
    base::Result<qint64, exporting::ExportError> result = qint64(0);
    if (outputPath == u"-") {
        Output out;
        result = exporting::write(**reader, out, options, {}, &Interrupts::flag());
        const int status = out.finish(ExitDone);
        if (out.failed())
            return status;
    } else {
        const QFileInfo target(outputPath);
        if (target.exists() && target.canonicalFilePath() == QFileInfo(project).canonicalFilePath())
            return fail(ExitError, QStringLiteral("export: --output is the project itself"));
        ProgressLine line("rows");
        result = exporting::writeFile(
            **reader, outputPath, options, [&line](qint64 rows) { line.show(rows); }, &Interrupts::flag());
    }
    if (result)
        return ExitDone;
    if (result.error().code == exporting::ExportError::Code::Canceled)
        return ExitInterrupted;
    return fail(ExitError, QLatin1String("export: ") + result.error().message());
}

} // namespace

Command exportCommand()
{
    return {
        {"export", "PROJECT", "export the tables of a project",
            "urls: fetched and queued URLs; skipped: URLs excluded by a rule; links: all stored links; "
            "sitemaps:\nrequested and skipped sitemaps; broken: all links to broken, blocked or redirected URLs; "
            "chains: redirect\nchains with each step; issues: the findings of audit; images: each image of each page; "
            "hreflang: language\nversions of pages; hosts: number of URLs and server of each host. graphml and gexf "
            "have the links between\nthe exported urls, or with --table links those of every URL. cdxj is an index of "
            "the web archives with the\nstored responses of urls. mirror writes a folder with the stored pages of urls "
            "for offline browsing, and\nprints the number of files.",
            {{"format", formatNames(QStringLiteral("|")).toUtf8(), "default: by the extension of the output file", {}},
                {"table", tableNames(QStringLiteral("|")).toUtf8(), "table to export; default: urls", {}},
                {"filter", "EXPR",
                    "only rows that match, or whose page matches: 'status >= 400 and not url contains \"/tag/\"'", {}},
                {"columns", "NAME,…", "columns to export, in this order; default: all", {}},
                {"check", "ID,…", "issues: only these checks or groups; other tables: only URLs with their findings",
                    {}},
                {"own", "FILE", "custom checks, for use with --check", {}},
                {"bom", {}, "csv, txt: start with a byte order mark, so that Excel detects UTF-8", {}},
                {"delimiter", "C", "csv: delimiter, e.g. ; or \\t for a tab; default: a comma", {}},
                {"output", "FILE", "default: standard output; for mirror: a new or empty folder", {}}},
            1, 1, "no project given"},
        runExport};
}

} // namespace argiope::cli
