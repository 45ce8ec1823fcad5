#include "app/cli/checknames.h"
#include "app/cli/command.h"
#include "app/cli/comparereport.h"
#include "app/cli/console.h"
#include "app/cli/progressline.h"
#include "app/cli/target.h"
#include "app/interrupts.h"

#include "core/compare/comparison.h"
#include "core/store/reader.h"

#include <QFileInfo>
#include <QPair>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace argiope::cli {

namespace {

using ReaderPtr = std::unique_ptr<store::Reader>;

int wrongUse(const QString &text)
{
    return fail(ExitUsage, QStringLiteral("compare: %1; see argiope-cli compare --help").arg(text));
}

/// What is compared: two projects, or two runs of one.
struct Sides
{
    ReaderPtr first;
    ReaderPtr second; ///< null: the first's
    int firstRun = 0;
    int secondRun = 0;
    [[nodiscard]] store::Reader &later() const { return second ? *second : *first; }
};

QString runsText(const QList<store::RunInfo> &runs)
{
    QStringList numbers;
    for (const store::RunInfo &run : runs)
        numbers << QString::number(run.run);
    return numbers.join(QStringLiteral(", "));
}

/// "3,5" → both; the error is a line about what is wrong with the text.
base::Result<QPair<int, int>, QString> runsFrom(const QString &text)
{
    const QStringList words = text.split(u',');
    QList<int> numbers;
    for (const QString &word : words) {
        bool ok = false;
        const int number = word.trimmed().toInt(&ok);
        if (ok && number > 0)
            numbers << number;
    }
    if (words.size() != 2 || numbers.size() != 2)
        return base::Failure{QStringLiteral("--runs: cannot use '%1': expected two numbers: A,B").arg(text)};
    return QPair<int, int>(numbers[0], numbers[1]);
}

/// The error is a line about the project.
base::Result<void, QString> chooseRuns(Sides &sides, const std::optional<QPair<int, int>> &asked)
{
    const QList<store::RunInfo> runs = sides.first->runs();
    const QString path = sides.first->path();
    if (runs.size() < 2) {
        return base::Failure{
            QStringLiteral("'%1' has only one stored run: there is no earlier run to compare it with").arg(path)};
    }
    const auto [first, second] = asked.value_or(QPair<int, int>(runs[runs.size() - 2].run, runs.constLast().run));
    for (const int number : {first, second}) {
        const bool known = std::any_of(
            runs.cbegin(), runs.cend(), [number](const store::RunInfo &run) { return run.run == number; });
        if (!known) {
            return base::Failure{
                QStringLiteral("'%1' has no stored run %2; stored runs: %3").arg(path).arg(number).arg(runsText(runs))};
        }
    }
    sides.firstRun = first;
    sides.secondRun = second;
    return {};
}

QByteArray sideName(const store::Reader &reader, int run)
{
    const QByteArray path = reader.path().toUtf8();
    return run > 0 ? QByteArray(path + ", run " + QByteArray::number(run)) : path;
}

bool isSameFile(const QString &path, const store::Reader &reader)
{
    return path != u"-" && QFileInfo(path).exists()
        && QFileInfo(path).canonicalFilePath() == QFileInfo(reader.path()).canonicalFilePath();
}

int runCompare(const Arguments &arguments)
{
    const QStringList &projects = arguments.positional();
    compare::CompareOptions options;
    for (const auto &[name, value] : arguments.options()) {
        if (name != "map")
            continue;
        if (const auto added = options.mapping.add(value); !added)
            return wrongUse(QStringLiteral("--map: %1").arg(added.error()));
    }
    std::optional<QPair<int, int>> runs;
    if (arguments.has("runs")) {
        if (projects.size() > 1)
            return wrongUse(QStringLiteral("--runs compares two runs of a single project"));
        const auto read = runsFrom(arguments.value("runs"));
        if (!read)
            return wrongUse(read.error());
        runs = *read;
    }
    if (arguments.has("checks") && arguments.value("checks") != u"none") {
        const auto chosen = OwnChecks().chosen(arguments.value("checks"));
        if (!chosen)
            return wrongUse(QStringLiteral("--checks: unknown check or group '%1'").arg(chosen.error()));
        options.checks.assign(chosen->cbegin(), chosen->cend());
    }
    const QByteArray format = arguments.value("format", QStringLiteral("text")).toUtf8();
    Target target;
    const auto report = makeCompareReport(format, [&target](QByteArrayView bytes) { target.put(bytes); });
    if (!report)
        return wrongUse(QStringLiteral("--format: cannot use '%1': expected %2")
                            .arg(QString::fromUtf8(format), QString::fromLatin1(compareFormats().join(", "))));

    Sides sides;
    for (qsizetype i = 0; i < projects.size(); ++i) {
        auto reader = store::Reader::open(projects[i]);
        if (!reader)
            return fail(ExitError, reader.error().message());
        (i == 0 ? sides.first : sides.second) = std::move(*reader);
    }
    if (!sides.second) {
        if (const auto chosen = chooseRuns(sides, runs); !chosen)
            return fail(ExitError, QLatin1String("compare: ") + chosen.error());
    }
    store::Reader &first = *sides.first;
    store::Reader &second = sides.later();
    if (!arguments.has("checks"))
        options.checks = compare::crawlChecks(first, second);
    const Interrupts interrupts;
    options.cancel = &Interrupts::flag();
    ProgressLine line("comparing");
    options.progress = [&line](qint64 done, qint64 all) { line.show(done, all); };
    options.difference = [&report](const compare::Difference &difference) { report->take(difference); };
    const std::vector<const audit::Check *> checks = options.checks;
    compare::Comparison comparison(
        compare::sideOf(first, sides.firstRun), compare::sideOf(second, sides.secondRun), std::move(options));
    if (arguments.value("columns") == u"all") {
        comparison.setAllColumns();
    } else if (arguments.has("columns")) {
        QList<QByteArray> names;
        for (const QString &word : arguments.value("columns").split(u',', Qt::SkipEmptyParts))
            names << word.trimmed().toUtf8();
        if (names.isEmpty())
            return wrongUse(QStringLiteral("--columns: no column given"));
        if (const auto chosen = comparison.setColumns(names); !chosen) {
            return wrongUse(QStringLiteral("--columns: '%1' is not a column that both sides store")
                                .arg(QString::fromUtf8(chosen.error())));
        }
    }
    const QString path = arguments.value("output", QStringLiteral("-"));
    if (isSameFile(path, first) || isSameFile(path, second))
        return fail(ExitError, QStringLiteral("compare: --output is one of the projects"));
    if (!target.open(path))
        return fail(ExitError, QLatin1String("compare: cannot write the report: ") + target.problem());

    report->begin({sideName(first, sides.firstRun), sideName(second, sides.secondRun), comparison.columns(),
        comparison.comparedColumns(), checks});
    const compare::CompareResult result = comparison.run();
    line.wipe();
    if (result.canceled)
        return ExitInterrupted;
    if (result.error)
        return fail(ExitError, result.error->message());
    report->end(result);
    if (!target.commit())
        return fail(ExitError, QLatin1String("compare: cannot write the report: ") + target.problem());
    return target.finish(arguments.has("fail-on-changes") && result.differs() ? ExitFound : ExitDone);
}

} // namespace

Command compareCommand()
{
    return {{"compare", "PROJECT [PROJECT]", "compare two crawls",
                "Compares the second project with the first: new and removed URLs, changed columns with old and new "
                "value,\nnew and fixed issues. With one project, its last two runs are compared, or those of --runs; "
                "each recrawl\nis a run. All formats except text and md list every difference, URL by URL: {what, url, "
                "column, check,\nold, new, old_url}; what is new, gone, changed, issue_new or issue_mended. --map maps "
                "URLs of the first\nproject to the second: HOST=HOST or URL=URL, such as "
                "https://staging.example.org=https://example.org. It\ncan be given several times.",
                {{"map", "FROM=TO", "map a host or URL prefix of the first project to that of the second", {}},
                    {"runs", "A,B", "compare two runs of one project; default: the last two", {}},
                    {"columns", "NAME,…", "compare these columns; all: also columns that change with each fetch", {}},
                    {"checks", "ID,…", "issues of these checks or groups only; none: no issues", {}},
                    {"format", compareFormats().join('|'), "default: text", {}},
                    {"output", "FILE", "default: standard output", {}},
                    {"fail-on-changes", "", "exit with status 4 if there are differences", {}}},
                1, 2, "no project given"},
        runCompare};
}

} // namespace argiope::cli
