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
                    "export: a project in a database keeps no pages; one in a file does, by crawl --bodies "
                    "all")
                : QStringLiteral("export: none of these URLs is kept: crawl --bodies all keeps them"));
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
        return usage(QStringLiteral("--table: %1 cannot hold %2").arg(formatName, tableName));
    const exporting::FormatInfo &info = exporting::infoOf(options.format);
    options.bom = arguments.has("bom");
    if (options.bom && !info.mayHaveMark)
        return usage(QStringLiteral("--bom: %1 never begins with a byte order mark").arg(formatName));
    if (arguments.has("delimiter")) {
        if (!info.hasDelimiter)
            return usage(QStringLiteral("--delimiter: %1 has none").arg(formatName));
        const QString typed = arguments.value("delimiter");
        const auto delimiter = exporting::delimiterFromText(typed);
        if (!delimiter) {
            return usage(
                QStringLiteral("--delimiter: cannot use '%1': expected one sign such as , ; | or \\t for a tab")
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
        {"export", "PROJECT", "write a project's tables to a file",
            "urls: what was fetched or waits to be; skipped: what a rule kept out; links: every stored link;\n"
            "sitemaps: those that the crawl asked for, and those that it did not; broken: every link to what is\n"
            "broken, blocked or redirected; chains: redirects with each step; issues: what audit finds; images:\n"
            "each picture of each page; hreflang: pages' versions in other languages; hosts: how many URLs each has,\n"
            "and where its server is. graphml and gexf have the links of urls to each other, or with --table links "
            "those of every URL. cdxj is an index of the web\n"
            "archives that hold what was kept of urls. mirror makes a folder of what was kept of urls, which a "
            "browser\n"
            "reads without a server, and prints how many files it has.",
            {{"format", formatNames(QStringLiteral("|")).toUtf8(), "default: by the end of the file's name", {}},
                {"table", tableNames(QStringLiteral("|")).toUtf8(), "which rows; default: urls", {}},
                {"filter", "EXPR",
                    "only rows of which it is true, or of whose page: 'status >= 400 and not url contains \"/tag/\"'",
                    {}},
                {"columns", "NAME,…", "which columns, in this order; default: all", {}},
                {"check", "ID,…", "issues: only these checks; else only URLs where one of them is found; groups too",
                    {}},
                {"own", "FILE", "checks of your own, which --check can name", {}},
                {"bom", {}, "csv, txt: begin with a byte order mark, by which Excel tells UTF-8", {}},
                {"delimiter", "C", "csv: what stands between cells, e.g. ; or \\t for a tab; default: a comma", {}},
                {"output", "FILE", "default: standard output; of a mirror its folder, which is new or empty", {}}},
            1, 1, "no project given"},
        runExport};
}

} // namespace argiope::cli
