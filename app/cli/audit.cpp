#include "app/cli/auditpage.h"
#include "app/cli/auditreport.h"
#include "app/cli/checknames.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/interrupts.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"
#include "app/cli/target.h"

#include "core/audit/namedfindings.h"
#include "core/audit/words.h"
#include "core/judge/linkjudge.h"
#include "core/store/reader.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace argiope::cli {

namespace {

using audit::Check;

/// What --fail-on names.
base::Result<CheckList, QString> failingFrom(const QString &words, const OwnChecks &own)
{
    for (const audit::Severity worst : {audit::Severity::Error, audit::Severity::Warning, audit::Severity::Notice}) {
        if (words != QLatin1String(audit::name(worst)))
            continue;
        CheckList list = own.all();
        list.removeIf([worst](const Check *check) { return check->severity > worst; });
        return list;
    }
    return own.chosen(words);
}

/// Findings of an earlier audit, which count no more.
using Known = QSet<QByteArray>;
QByteArray keyOf(QByteArrayView check, QByteArrayView url)
{
    return QByteArray(check.toByteArray() + '\n' + url.toByteArray());
}

audit::AuditResult auditWith(store::Reader &reader, const CheckList &checks, const OwnChecks &own,
    const std::function<void(const audit::NamedFinding &)> &take)
{
    audit::AuditOptions options;
    options.checks.assign(checks.cbegin(), checks.cend());
    options.own = own.set();
    options.canonical = judge::canonicalOptions(reader.settings());
    options.cancel = &Interrupts::flag();
    return audit::auditNamed(reader, options, take);
}

/// From another project, or from what --format json or jsonl wrote. The error is one line.
base::Result<Known, QString> knownFrom(const QString &path, const CheckList &checks, const OwnChecks &own)
{
    Known known;
    if (store::looksLikeProject(path)) {
        auto reader = store::Reader::open(path);
        if (!reader)
            return base::Failure{reader.error().message()};
        const auto result = auditWith(**reader, checks, own, [&known](const audit::NamedFinding &finding) {
            if (finding.state == audit::State::Found)
                known.insert(keyOf(finding.check->id, finding.url));
        });
        if (result.error)
            return base::Failure{result.error->message()};
        return known;
    }
    QByteArray text;
    QString error;
    if (!readAllOf(path, text, &error))
        return base::Failure{error};
    const auto add = [&known](const QJsonObject &finding) {
        if (finding.value(QStringLiteral("state")).toString() == QLatin1String("found")) {
            known.insert(keyOf(finding.value(QStringLiteral("check")).toString().toUtf8(),
                finding.value(QStringLiteral("url")).toString().toUtf8()));
        }
    };
    const QJsonDocument whole = QJsonDocument::fromJson(text);
    if (whole.isObject() && whole.object().contains(QStringLiteral("findings"))) {
        const QJsonArray findings = whole.object().value(QStringLiteral("findings")).toArray();
        for (const QJsonValue &finding : findings)
            add(finding.toObject());
        return known;
    }
    int number = 0;
    for (const QByteArray &line : text.split('\n')) {
        ++number;
        if (line.trimmed().isEmpty())
            continue;
        const QJsonDocument finding = QJsonDocument::fromJson(line);
        if (!finding.isObject() || !finding.object().contains(QStringLiteral("check")))
            return base::Failure{
                QStringLiteral("'%1' is neither a project nor findings (line %2)").arg(path).arg(number)};
        add(finding.object());
    }
    return known;
}

int usage(const QString &text)
{
    return fail(ExitUsage, QStringLiteral("audit: %1; see argiope-cli audit --help").arg(text));
}

bool anyOf(const CheckList &these, const CheckList &asked)
{
    return std::any_of(these.cbegin(), these.cend(), [&asked](const Check *check) { return asked.contains(check); });
}

int runAudit(const Arguments &arguments)
{
    if (arguments.has("page")) {
        return arguments.positional().isEmpty() ? runAuditPage(arguments)
                                                : usage(QStringLiteral("--page takes the place of a project"));
    }
    if (arguments.positional().isEmpty())
        return usage(QStringLiteral("no project given"));
    // Before anything is told of the file: what columns there are, and so what a check can say, is the project's.
    const QString project = arguments.positional().constFirst();
    OwnChecks own;
    std::unique_ptr<store::Reader> reader;
    if (arguments.has("own")) {
        auto opened = store::Reader::open(project);
        if (!opened)
            return fail(ExitError, opened.error().message());
        reader = *std::move(opened);
        if (const auto error = own.read(arguments.value("own"), reader->columns()))
            return usage(QLatin1String("--own: ") + *error);
    }
    CheckList asked = own.all();
    CheckList failing;
    if (arguments.has("checks")) {
        const auto chosen = own.chosen(arguments.value("checks"));
        if (!chosen)
            return usage(QStringLiteral("--checks: there is no check or group '%1'").arg(chosen.error()));
        asked = *chosen;
    }
    if (arguments.has("fail-on")) {
        const auto chosen = failingFrom(arguments.value("fail-on"), own);
        if (!chosen)
            return usage(QStringLiteral("--fail-on: there is no check or group '%1'").arg(chosen.error()));
        failing = *chosen;
        if (!anyOf(failing, asked))
            return usage(QStringLiteral("--fail-on: --checks leaves out all of '%1'").arg(arguments.value("fail-on")));
    }
    const QByteArray format = arguments.value("format", QStringLiteral("text")).toUtf8();
    Target target;
    const auto report = makeAuditReport(format, [&target](QByteArrayView bytes) { target.put(bytes); });
    if (!report)
        return usage(QStringLiteral("--format: cannot use '%1': expected %2")
                         .arg(QString::fromUtf8(format), QString::fromLatin1(auditFormats().join(", "))));
    if (!reader) {
        auto opened = store::Reader::open(project);
        if (!opened)
            return fail(ExitError, opened.error().message());
        reader = *std::move(opened);
    }
    if (!arguments.has("checks")) {
        const auto usual = audit::checksOf(reader->settings());
        asked.removeIf([&](const Check *check) {
            return check->group == audit::Group::Accessibility
                && std::find(usual.begin(), usual.end(), check) == usual.end();
        });
        if (!failing.isEmpty() && !anyOf(failing, asked))
            return usage(QStringLiteral("--fail-on: the crawl did not look for '%1' (accessibility=true)")
                             .arg(arguments.value("fail-on")));
    }
    const Interrupts interrupts;
    Known known;
    if (arguments.has("baseline")) {
        auto read = knownFrom(arguments.value("baseline"), asked, own);
        if (!read)
            return fail(ExitError, QLatin1String("audit: --baseline: ") + read.error());
        known = *std::move(read);
    }
    const QString path = arguments.value("output", QStringLiteral("-"));
    if (path != u"-" && QFileInfo(path).exists()
        && QFileInfo(path).canonicalFilePath() == QFileInfo(project).canonicalFilePath())
        return fail(ExitError, QStringLiteral("audit: --output is the project itself"));
    if (!target.open(path))
        return fail(ExitError, QLatin1String("audit: cannot be written: ") + target.problem());

    report->begin();
    QHash<const Check *, audit::CheckSum> left; // what is known already, to be taken from the sums
    const auto sums = [&](audit::AuditResult result) {
        for (auto it = left.cbegin(); it != left.cend(); ++it) {
            audit::CheckSum &sum = result.sums[audit::placeOf(*it.key(), own.set())];
            sum.pages -= it->pages;
            sum.instances -= it->instances;
        }
        return result;
    };
    const audit::AuditResult result = sums(auditWith(*reader, asked, own, [&](const audit::NamedFinding &finding) {
        if (finding.ignored)
            return; // counted in the sums
        if (finding.state == audit::State::Found && known.contains(keyOf(finding.check->id, finding.url))) {
            ++left[finding.check].pages;
            left[finding.check].instances += finding.count;
            return;
        }
        report->take(finding);
    }));
    if (result.canceled)
        return ExitInterrupted;
    if (result.error)
        return fail(ExitError, result.error->message());
    report->end(result, asked);
    if (!target.commit())
        return fail(ExitError, QLatin1String("audit: cannot be written: ") + target.problem());
    const bool failed = std::any_of(failing.cbegin(), failing.cend(),
        [&](const Check *check) { return asked.contains(check) && audit::isFound(result, *check); });
    return target.finish(failed ? ExitFound : ExitDone);
}

int runChecks(const Arguments &arguments)
{
    QList<audit::OwnCheck> own;
    if (arguments.has("own")) {
        auto read = readOwnChecks(arguments.value("own"));
        if (!read)
            return fail(ExitUsage, QLatin1String("checks: --own: ") + read.error());
        own = *std::move(read);
    }
    Output out;
    for (const Check &check : audit::checks()) {
        JsonLine json;
        json.string("check", check.id);
        json.string("group", audit::name(check.group));
        json.string("severity", audit::name(check.severity));
        json.string("decided_by", audit::needsCrawl(check) ? "crawl" : "page");
        json.string("title", check.title);
        const audit::Words words = audit::words(check);
        json.string("what", words.what.toUtf8());
        json.string("why", words.why.toUtf8());
        json.string("mend", words.mend.toUtf8());
        out.put(json.line());
    }
    for (const audit::OwnCheck &check : own) {
        JsonLine json;
        json.string("check", check.id);
        json.string("group", audit::name(audit::Group::Own));
        json.string("severity", audit::name(check.severity));
        json.string("decided_by", "crawl");
        json.string("title", check.title.toUtf8());
        json.string("expression", check.expression.toUtf8());
        out.put(json.line());
    }
    return out.finish(ExitDone);
}

} // namespace

Command auditCommand()
{
    return {{"audit", "[PROJECT]", "hold a crawl, or one page, against the checks",
                "Says what is wrong with the site: checks that were found, with the number of URLs. Formats but text\n"
                "have every finding with its URL and evidence. With --page one document is held against every check\n"
                "that one page decides: {check, severity, state, count, evidence}, one JSON object a line; state is\n"
                "found, not_found or undecidable, with needs_person where a person has to look. Ends with status 4 "
                "where something of --fail-on was found.",
                {{"checks", "ID,…", "only these checks or groups; argiope-cli checks lists them", {}},
                    {"own", "FILE", "also checks of your own, as the window exports them", {}},
                    {"fail-on", "SEVERITY", "error, warning, notice (and what is worse), or checks: ID,…", {}},
                    {"baseline", "FILE", "leave out what this project, or json or jsonl of an earlier audit, has", {}},
                    {"format", auditFormats().join('|'), "default: text", {}},
                    {"output", "FILE", "default: standard output", {}},
                    {"page", "FILE", "one HTML document; - for standard input", {}},
                    {"url", "URL", "of --page: its own URL; default: https://localhost/", {}},
                    {"headers", "FILE", "of --page: the answer's headers, a line each", {}}},
                0, 1, "no project given"},
        runAudit};
}

Command checksCommand()
{
    return {
        {"checks", "", "list the checks of audit",
            "One JSON object a line: {check, group, severity, decided_by, title, what, why, mend}; of --own with its "
            "expression.",
            {{"own", "FILE", "also checks of your own, as the window exports them", {}}}, 0, 0, {}},
        runChecks};
}

} // namespace argiope::cli
