#include "app/cli/auditpage.h"
#include "app/cli/auditreport.h"
#include "app/cli/auditrules.h"
#include "app/cli/checknames.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/htmlauditreport.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"
#include "app/cli/progressline.h"
#include "app/cli/target.h"
#include "app/interrupts.h"

#include "core/audit/namedfindings.h"
#include "core/audit/rules.h"
#include "core/audit/words.h"
#include "core/engine/notes.h"
#include "core/store/reader.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <optional>

namespace argiope::cli {

namespace {

using audit::Check;

/// What --fail-on names: severities, which mean what is worse, too, checks and groups. The error is the word that is
/// none.
base::Result<CheckList, QString> failingFrom(const QString &words, const OwnChecks &own, const audit::Rules &rules)
{
    CheckList named;
    std::optional<audit::Severity> worst;
    const QStringList parts = words.split(u',', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const auto severity = severityFromWord(part.trimmed());
        if (severity) {
            worst = std::max(*severity, worst.value_or(*severity)); // the least of them, which has the others
            continue;
        }
        const auto chosen = own.chosen(part);
        if (!chosen)
            return chosen;
        named << *chosen;
    }
    if (parts.isEmpty())
        return base::Failure{words};
    CheckList list = own.all();
    list.removeIf(
        [&](const Check *check) { return !named.contains(check) && !(worst && rules.severityOf(*check) <= *worst); });
    return list;
}

/// Findings of an earlier audit, which count no more.
using Known = QSet<QByteArray>;
QByteArray keyOf(QByteArrayView check, QByteArrayView url)
{
    return QByteArray(check.toByteArray() + '\n' + url.toByteArray());
}

audit::AuditResult auditWith(store::Reader &reader, const CheckList &checks, const OwnChecks &own,
    const audit::Rules &rules, const std::function<void(const audit::NamedFinding &)> &take)
{
    audit::AuditOptions options;
    ProgressLine line("auditing");
    options.progress = [&line](qint64 done, qint64 all, const std::vector<audit::CheckSum> &) { line.show(done, all); };
    options.checks.assign(checks.cbegin(), checks.cend());
    options.own = own.set();
    options.rules = rules;
    options.cancel = &Interrupts::flag();
    return audit::auditNamed(reader, options, take);
}

/// From another project, or from what --format json or jsonl wrote. The error is one line.
base::Result<Known, QString> knownFrom(
    const QString &path, const CheckList &checks, const OwnChecks &own, const audit::Rules &rules)
{
    Known known;
    if (store::looksLikeProject(path)) {
        auto reader = store::Reader::open(path);
        if (!reader)
            return base::Failure{reader.error().message()};
        const auto result = auditWith(**reader, checks, own, rules, [&known](const audit::NamedFinding &finding) {
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
                QStringLiteral("'%1' is neither a project nor a findings file (line %2)").arg(path).arg(number)};
        add(finding.object());
    }
    return known;
}

/// The rules that this audit goes by: the project's, with what the command line asks to be otherwise for this audit,
/// and what it names one by one switched on.
audit::Rules rulesFor(const audit::Rules &kept, const Arguments &arguments)
{
    audit::Rules rules = kept;
    rules.nonIndexable = rules.nonIndexable || arguments.has("non-indexable");
    const QString named = arguments.value("checks");
    for (const QString &word : named.split(u',', Qt::SkipEmptyParts)) {
        const Check *check = audit::checkFromId(word.trimmed().toUtf8());
        if (check && !rules.isOn(*check))
            rules.switches.insert(check->id, true);
    }
    return rules;
}

int usage(const QString &text)
{
    return fail(ExitUsage, QStringLiteral("audit: %1; see argiope-cli audit --help").arg(text));
}

bool anyOf(const CheckList &these, const CheckList &asked)
{
    return std::any_of(these.cbegin(), these.cend(), [&asked](const Check *check) { return asked.contains(check); });
}

/// One document: what of the options makes sense without a project.
int auditPage(const Arguments &arguments)
{
    const QString mode = arguments.has("render") ? QStringLiteral("--render") : QStringLiteral("--page");
    if (arguments.has("render")) {
        for (const char *option : {"page", "url", "headers"}) {
            if (arguments.has(option))
                return usage(QStringLiteral("--%1 and --render cannot be combined").arg(QLatin1String(option)));
        }
    } else if (arguments.has("settings")) {
        return usage(QStringLiteral("--settings needs --render"));
    }
    for (const char *option : {"own", "baseline", "once", "language"}) {
        if (arguments.has(option))
            return usage(
                QStringLiteral("--%1 needs a project and cannot be combined with %2").arg(QLatin1String(option), mode));
    }
    if (arguments.value("format", QStringLiteral("jsonl")) != u"jsonl")
        return usage(QStringLiteral("--format: %1 supports jsonl only").arg(mode));
    const OwnChecks none;
    PageAudit page;
    const auto changes = RuleChanges::from(arguments, none);
    if (!changes)
        return usage(changes.error());
    const auto changed = changes->appliedTo({});
    if (!changed)
        return usage(QLatin1String("--set: ") + changed.error());
    page.asked = none.all();
    if (arguments.has("checks")) {
        const auto chosen = none.chosen(arguments.value("checks"));
        if (!chosen)
            return usage(QStringLiteral("--checks: unknown check or group '%1'").arg(chosen.error()));
        page.asked = *chosen;
    }
    page.rules = rulesFor(*changed, arguments);
    page.asked.removeIf([&page](const Check *check) { return audit::needsCrawl(*check) || !page.rules.isOn(*check); });
    if (page.asked.isEmpty())
        return usage(
            QStringLiteral("--checks: '%1' cannot be checked on a single page").arg(arguments.value("checks")));
    if (arguments.has("fail-on")) {
        const auto failing = failingFrom(arguments.value("fail-on"), none, page.rules);
        if (!failing)
            return usage(QStringLiteral("--fail-on: unknown check or group '%1'").arg(failing.error()));
        page.failing = *failing;
        if (!anyOf(page.failing, page.asked))
            return usage(QStringLiteral("--fail-on: '%1' cannot be checked on a single page, or --checks excludes it")
                             .arg(arguments.value("fail-on")));
    }
    return runAuditPage(arguments, page);
}

int runAudit(const Arguments &arguments)
{
    for (const char *option : {"page", "render"}) {
        if (arguments.has(option)) {
            return arguments.positional().isEmpty()
                ? auditPage(arguments)
                : usage(QStringLiteral("--%1 and a project cannot be combined").arg(QLatin1String(option)));
        }
    }
    if (arguments.has("settings"))
        return usage(QStringLiteral("--settings needs --render"));
    if (arguments.positional().isEmpty())
        return usage(QStringLiteral("no project given"));
    for (const char *option : {"url", "headers"}) {
        if (arguments.has(option))
            return usage(QStringLiteral("--%1 needs --page").arg(QLatin1String(option)));
    }
    const QString project = arguments.positional().constFirst();
    OwnChecks own;
    std::unique_ptr<store::Reader> reader;
    if (arguments.has("own")) {
        // Before anything is told of the file: what columns there are, and so what a check can say, is the project's.
        auto opened = store::Reader::open(project);
        if (!opened)
            return fail(ExitError, opened.error().message());
        reader = *std::move(opened);
        if (const auto error = own.read(arguments.value("own"), reader->columns()))
            return usage(QLatin1String("--own: ") + *error);
    }
    const auto changes = RuleChanges::from(arguments, own);
    if (!changes)
        return usage(changes.error());
    if (arguments.has("once") && changes->isEmpty())
        return usage(QStringLiteral("--once needs --set or --site-type"));
    const QByteArray format = arguments.value("format", QStringLiteral("text")).toUtf8();
    if (!auditFormats().contains(format))
        return usage(QStringLiteral("--format: cannot use '%1': expected %2")
                         .arg(QString::fromUtf8(format), QString::fromLatin1(auditFormats().join(", "))));
    const QString language = arguments.value("language", QStringLiteral("en"));
    if (arguments.has("language") && format != "html")
        return usage(QStringLiteral("--language needs --format html"));
    if (language != u"en" && language != u"zh_CN")
        return usage(QStringLiteral("--language: cannot use '%1': expected en or zh_CN").arg(language));
    CheckList asked = own.all();
    if (arguments.has("checks")) {
        const auto chosen = own.chosen(arguments.value("checks"));
        if (!chosen)
            return usage(QStringLiteral("--checks: unknown check or group '%1'").arg(chosen.error()));
        asked = *chosen;
    }
    if (arguments.has("fail-on")) {
        if (const auto failing = failingFrom(arguments.value("fail-on"), own, {}); !failing)
            return usage(QStringLiteral("--fail-on: unknown check or group '%1'").arg(failing.error()));
    }
    if (!reader) {
        auto opened = store::Reader::open(project);
        if (!opened)
            return fail(ExitError, opened.error().message());
        reader = *std::move(opened);
    }
    bool lookedFor = true; // all that --fail-on names
    if (!arguments.has("checks")) {
        const auto usual = audit::checksOf(reader->settings());
        const CheckList before = asked;
        asked.removeIf([&](const Check *check) {
            return *audit::neededSetting(*check) != '\0' && std::find(usual.begin(), usual.end(), check) == usual.end();
        });
        if (arguments.has("fail-on")) {
            const CheckList failing = *failingFrom(arguments.value("fail-on"), own, {});
            lookedFor = anyOf(failing, asked) || !anyOf(failing, before);
        }
    }
    if (!lookedFor) {
        const CheckList failing = *failingFrom(arguments.value("fail-on"), own, {});
        return usage(QStringLiteral("--fail-on: the crawl did not run the checks '%1' (setting %2=true)")
                         .arg(arguments.value("fail-on"), QLatin1String(audit::neededSetting(*failing.first()))));
    }
    const QByteArray keptRules = reader->meta(audit::RulesName);
    const auto changed = changes->appliedTo(audit::rulesFromJson(keptRules));
    if (!changed)
        return usage(QLatin1String("--set: ") + changed.error());
    const audit::Rules rules = rulesFor(*changed, arguments);
    asked.removeIf([&rules](const Check *check) { return !rules.isOn(*check); });
    CheckList failing;
    if (arguments.has("fail-on")) {
        failing = *failingFrom(arguments.value("fail-on"), own, rules);
        if (!anyOf(failing, asked))
            return usage(QStringLiteral(
                "--fail-on: '%1' is not checked: --checks excludes it, or it is switched off in the project")
                             .arg(arguments.value("fail-on")));
    }
    Target target;
    const auto put = [&target](QByteArrayView bytes) { target.put(bytes); };
    const auto report = format == "html" ? makeHtmlReport(*reader, language, !arguments.has("baseline"), put)
                                         : makeAuditReport(format, put);
    if (!report)
        return fail(ExitError, QStringLiteral("audit: this program was built without the language %1").arg(language));
    const Interrupts interrupts;
    Known known;
    if (arguments.has("baseline")) {
        auto read = knownFrom(arguments.value("baseline"), asked, own, rules);
        if (!read)
            return fail(ExitError, QLatin1String("audit: --baseline: ") + read.error());
        known = *std::move(read);
    }
    const QString path = arguments.value("output", QStringLiteral("-"));
    if (path != u"-" && QFileInfo(path).exists()
        && QFileInfo(path).canonicalFilePath() == QFileInfo(project).canonicalFilePath())
        return fail(ExitError, QStringLiteral("audit: --output is the project itself"));
    if (!target.open(path))
        return fail(ExitError, QLatin1String("audit: cannot write the report: ") + target.problem());

    if (!changes->isEmpty() && !arguments.has("once") && audit::toJson(*changed) != keptRules) {
        if (const auto kept = engine::keepNote(project, audit::RulesName, audit::toJson(*changed)); !kept) {
            return fail(ExitError,
                QStringLiteral("audit: cannot save the rules in the project: %1; --once uses them without saving")
                    .arg(kept.error().message()));
        }
    }
    report->begin(asked);
    QHash<const Check *, audit::CheckSum> left; // what is known already, to be taken from the sums
    const auto sums = [&](audit::AuditResult result) {
        for (auto it = left.cbegin(); it != left.cend(); ++it) {
            audit::CheckSum &sum = result.sums[audit::placeOf(*it.key(), own.set())];
            sum.pages -= it->pages;
            sum.instances -= it->instances;
        }
        return result;
    };
    const audit::AuditResult result
        = sums(auditWith(*reader, asked, own, rules, [&](const audit::NamedFinding &finding) {
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
    if (const auto error = reader->error())
        return fail(ExitError, error->message());
    if (!target.commit())
        return fail(ExitError, QLatin1String("audit: cannot write the report: ") + target.problem());
    const bool failed = std::any_of(failing.cbegin(), failing.cend(),
        [&](const Check *check) { return asked.contains(check) && audit::isFound(result, *check); });
    return target.finish(failed ? ExitFound : ExitDone);
}

/// What can be set of it, and between which bounds.
QByteArray limitsJson(const Check &check)
{
    const audit::Limits usual;
    QByteArray list = "[";
    for (const audit::LimitInfo &limit : audit::limitInfos()) {
        if (!audit::concerns(limit, check))
            continue;
        JsonLine json;
        json.string("name", limit.name);
        json.raw("default", audit::limitText(limit, limit.get(usual)));
        json.raw("least", audit::limitText(limit, limit.least)).raw("most", audit::limitText(limit, limit.most));
        if (list.size() > 1)
            list += ',';
        list += json.line().chopped(1);
    }
    return QByteArray(list + ']');
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
    bool first = true;
    const auto put = [&](JsonLine json) {
        out.put(first ? QByteArrayView("[\n") : QByteArrayView(",\n"));
        first = false;
        out.put(json.line().chopped(1));
    };
    const QString search = arguments.positional().join(QLatin1Char(' '));
    for (const Check &check : audit::checks()) {
        if (!audit::isCalled(check, search))
            continue;
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
        json.string("synonyms", audit::synonyms(check).toUtf8());
        json.raw("limits", limitsJson(check));
        put(json);
    }
    for (const audit::OwnCheck &check : own) {
        if (!check.title.contains(search, Qt::CaseInsensitive))
            continue;
        JsonLine json;
        json.string("check", check.id);
        json.string("group", audit::name(audit::Group::Own));
        json.string("severity", audit::name(check.severity));
        json.string("decided_by", "crawl");
        json.string("title", check.title.toUtf8());
        json.string("expression", check.expression.toUtf8());
        put(json);
    }
    out.put("\n]\n");
    return out.finish(ExitDone);
}

} // namespace

Command auditCommand()
{
    return {
        {"audit", "[PROJECT]", "audit a crawl or a single page",
            "Reports the issues of a site: checks with findings, and the number of affected URLs. All formats "
            "except\ntext list every finding with its URL and evidence. more_evidence has up to nine further instances "
            "with\ndifferent evidence; count is the number of all instances. With --page, a single document is "
            "audited, by\nthe checks that need no other page: {check, severity, state, count, evidence}, one JSON "
            "object per line.\nstate is found, not_found or undecidable; needs_person marks findings that need manual "
            "review. --checks,\n--fail-on, --set, --site-type and --output also work with --page. With --render, the "
            "page at "
            "URL is opened in\nan installed browser, and audited in the same way; its robots.txt is obeyed. The exit "
            "status is 4 "
            "if a check in\n--fail-on has findings. --set and --site-type are saved in the project; --set NAME=default "
            "resets a value.\n'argiope-cli checks' lists the limits and their defaults. Checks of titles, "
            "descriptions, content length\nand duplicates skip non-indexable pages: noindex, canonicalised, blocked by "
            "robots.txt, or a later page of\na paginated list. --non-indexable includes them in this audit, --set "
            "non-indexable=on in all audits of the\nproject.",
            {{"checks", "ID,…", "only these checks or groups; argiope-cli checks lists them", {}},
                {"own", "FILE", "also run custom checks, from a file exported by the window", {}},
                {"fail-on", "WHAT,…", "error, warning, notice (that severity or higher), checks or groups", {}},
                {"baseline", "FILE", "leave out findings of this project, or of an earlier audit in json or jsonl", {}},
                {"set", "NAME=VALUE", "a limit (title-long=65), or a check or group (on, off, error, …)", {}},
                {"site-type", "TYPE", "any, blog, shop, docs, intranet, single-page", {}},
                {"non-indexable", "", "also check titles, descriptions … of non-indexable pages", {}},
                {"once", "", "use --set and --site-type for this audit only, without saving them", {}},
                {"format", auditFormats().join('|'), "default: text", {}},
                {"language", "en|zh_CN", "with --format html; default: en", {}},
                {"output", "FILE", "default: standard output", {}},
                {"page", "FILE", "one HTML document; - for standard input", {}},
                {"url", "URL", "with --page: URL of the document; default: https://localhost/", {}},
                {"headers", "FILE", "with --page: response headers, one per line", {}},
                {"render", "URL", "one page as an installed browser shows it", {}},
                {"settings", "FILE.json", "with --render: crawl settings, e.g. browser, cookies, headers", {}}},
            0, 1, "no project given"},
        runAudit};
}

Command checksCommand()
{
    return {
        {"checks", "[WORD…]", "list the checks of audit with their limits",
            "A JSON array, an object a line: {check, group, severity, decided_by, title, what, why, mend, synonyms,\n"
            "limits}; those of --own have their expression. With words only checks that are called so, by their\n"
            "title, their id or the names that other tools have for them: argiope-cli checks broken link.",
            {{"own", "FILE", "also run custom checks, from a file exported by the window", {}}}, 0, -1, {}},
        runChecks};
}

} // namespace argiope::cli
