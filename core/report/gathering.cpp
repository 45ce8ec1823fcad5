#include "core/report/gathering.h"

#include "core/audit/ignores.h"
#include "core/audit/owncheck.h"
#include "core/audit/runsums.h"
#include "core/audit/words.h"
#include "core/base/outcome.h"
#include "core/settings/crawlsettings.h"
#include "core/store/place.h"
#include "core/store/reader.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace argiope::report {

using audit::Check;
using audit::CheckSum;
using audit::Severity;

namespace {

constexpr qsizetype MostBars = 12;
constexpr int MostFolders = 6; ///< that a table has room for beside each other
constexpr qsizetype MostIgnoreNotes = 20;

Tone toneOfStatus(int status)
{
    if (status >= 500)
        return Tone::Failing;
    if (status == 401 || status == 403 || status == 407 || status == 429 || status == 451)
        return Tone::Refused;
    if (status >= 400)
        return Tone::Missing;
    return status >= 300 ? Tone::Moved : Tone::Fine;
}

/// Statuses by their classes, and what brought none.
Chart statusChart(const store::Stats &stats, const Language &language)
{
    Chart chart{language(QT_TRANSLATE_NOOP("Report", "Responses by status code")), {}};
    qint64 answered = 0;
    auto statuses = stats.byStatus;
    std::sort(statuses.begin(), statuses.end());
    std::map<int, qint64> others; // of a class, beyond those that are shown one by one
    for (const auto &[status, count] : std::as_const(statuses)) {
        if (status <= 0)
            continue;
        answered += count;
        if (chart.bars.size() < MostBars)
            chart.bars.append({QString::number(status), count, toneOfStatus(status)});
        else
            others[status / 100] += count;
    }
    for (const auto &[statusClass, count] : others)
        chart.bars.append({language(QT_TRANSLATE_NOOP("Report", "Other %1xx")).arg(statusClass), count,
            toneOfStatus(statusClass * 100)});
    if (stats.finished > answered)
        chart.bars.append(
            {language(QT_TRANSLATE_NOOP("Report", "No response")), stats.finished - answered, Tone::Failing});
    return chart;
}

Chart depthChart(const store::Stats &stats, const Language &language)
{
    Chart chart{language(QT_TRANSLATE_NOOP("Report", "URLs by crawl depth")), {}};
    auto depths = stats.byDepth;
    std::sort(depths.begin(), depths.end());
    qint64 deeper = 0;
    int first = 0;
    QList<Bar> without;
    for (const auto &[depth, count] : std::as_const(depths)) {
        if (depth == store::DepthInSitemaps) {
            without.append({language(QT_TRANSLATE_NOOP("Report", "Only in sitemaps")), count, Tone::Plain});
        } else if (depth < 0) {
            without.append({language(QT_TRANSLATE_NOOP("Report", "No longer linked")), count, Tone::Plain});
        } else if (chart.bars.size() < MostBars) {
            chart.bars.append({QString::number(depth), count, Tone::Fine});
        } else {
            first = deeper == 0 ? depth : first;
            deeper += count;
        }
    }
    if (deeper > 0)
        chart.bars.append({language(QT_TRANSLATE_NOOP("Report", "%1 or more")).arg(first), deeper, Tone::Fine});
    chart.bars += without;
    return chart;
}

Chart typeChart(const store::Stats &stats, const Language &language)
{
    Chart chart{language(QT_TRANSLATE_NOOP("Report", "Content types")), {}};
    auto types = stats.byContentType;
    std::stable_sort(types.begin(), types.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    qint64 others = 0;
    for (const auto &[type, count] : std::as_const(types)) {
        if (type.isEmpty())
            continue; // no answer, or one that does not say
        if (chart.bars.size() < MostBars)
            chart.bars.append({QString::fromUtf8(type.left(60)), count, Tone::Plain});
        else
            others += count;
    }
    if (others > 0)
        chart.bars.append({language(QT_TRANSLATE_NOOP("Report", "Others")), others, Tone::Plain});
    return chart;
}

Chart timeChart(const store::Stats &stats, const Language &language)
{
    Chart chart{language(QT_TRANSLATE_NOOP("Report", "Response time")), {}};
    for (qsizetype bin = 0; bin < stats.byResponseTime.size(); ++bin) {
        const bool last = size_t(bin) >= store::ResponseTimeEdges.size();
        const int edge = store::ResponseTimeEdges[size_t(last ? bin - 1 : bin)];
        const QString label = last ? QString(QStringLiteral("≥ ") % language.number(edge) % QStringLiteral(" ms"))
                                   : QString(QStringLiteral("< ") % language.number(edge) % QStringLiteral(" ms"));
        chart.bars.append({label, stats.byResponseTime[bin], edge > 1000 || last ? Tone::Missing : Tone::Fine});
    }
    while (!chart.bars.isEmpty() && chart.bars.constLast().count == 0)
        chart.bars.removeLast();
    while (!chart.bars.isEmpty() && chart.bars.constFirst().count == 0)
        chart.bars.removeFirst();
    return chart;
}

QString verdictOf(const Report &report, const audit::AuditResult &result, const Language &language)
{
    if (report.checks == 0)
        return language(QT_TRANSLATE_NOOP("Report", "No checks were run."));
    const auto urls = [&language](qint64 number) {
        return language.counted(QT_TRANSLATE_NOOP("Report", "one URL"), QT_TRANSLATE_NOOP("Report", "%1 URLs"), number);
    };
    const QString checked = urls(result.urls);
    const QString errors = language.counted(QT_TRANSLATE_NOOP("Report", "one type of error"),
        QT_TRANSLATE_NOOP("Report", "%1 types of errors"), report.found[size_t(Severity::Error)]);
    const QString warnings = language.counted(QT_TRANSLATE_NOOP("Report", "one type of warning"),
        QT_TRANSLATE_NOOP("Report", "%1 types of warnings"), report.found[size_t(Severity::Warning)]);
    const QString notices = language.counted(QT_TRANSLATE_NOOP("Report", "one type of notice"),
        QT_TRANSLATE_NOOP("Report", "%1 types of notices"), report.found[size_t(Severity::Notice)]);
    if (report.found[size_t(Severity::Error)] > 0)
        return language(QT_TRANSLATE_NOOP("Report", "Needs work: %1 and %2 on %3, and %4. Crawled and checked: %5."))
            .arg(errors, warnings, urls(result.troubled), notices, checked);
    if (report.found[size_t(Severity::Warning)] > 0)
        return language(QT_TRANSLATE_NOOP("Report", "No errors, but %1 on %2, and %3. Crawled and checked: %4."))
            .arg(warnings, urls(result.troubled), notices, checked);
    if (report.found[size_t(Severity::Notice)] > 0)
        return language(QT_TRANSLATE_NOOP("Report", "Good: no errors and no warnings, %1 on %2."))
            .arg(notices, checked);
    return language(QT_TRANSLATE_NOOP("Report", "Good: no issues found on %1.")).arg(checked);
}

QList<QPair<QString, QString>> factsOf(
    const store::Stats &stats, const audit::AuditResult &result, const Language &language)
{
    return {{language(QT_TRANSLATE_NOOP("Report", "URLs discovered")), language.number(stats.discovered)},
        {language(QT_TRANSLATE_NOOP("Report", "fetched")), language.number(stats.finished)},
        {language(QT_TRANSLATE_NOOP("Report", "waiting")), language.number(stats.queued)},
        {language(QT_TRANSLATE_NOOP("Report", "excluded by a rule")), language.number(stats.skipped)},
        {language(QT_TRANSLATE_NOOP("Report", "internal URLs")), language.number(result.urls)},
        {language(QT_TRANSLATE_NOOP("Report", "pages")), language.number(result.pages)},
        {language(QT_TRANSLATE_NOOP("Report", "links")), language.number(stats.links)},
        {language(QT_TRANSLATE_NOOP("Report", "transferred")), language.size(stats.bytes)}};
}

/// How the rules differ from what is usual.
QStringList ruleLines(const audit::Rules &rules, const audit::OwnCheckSet *own, const Language &language)
{
    QStringList lines;
    if (rules.siteType != audit::SiteType::Any) {
        lines << QString(language(QT_TRANSLATE_NOOP("Report", "Site type: %1."))
                             .arg(audit::siteTypeTitle(rules.siteType, language.catalogue()))
            % QLatin1Char(' ') % audit::siteTypeHint(rules.siteType, language.catalogue()));
    }
    const audit::Limits usual;
    const audit::Limits now = rules.allLimits();
    for (const audit::LimitInfo &limit : audit::limitInfos()) {
        if (limit.get(usual) == limit.get(now))
            continue;
        const QString unit = audit::unitTitle(limit.unit, language.catalogue());
        const auto text = [&](double value) {
            return QString(QLatin1String(audit::limitText(limit, value))
                % (unit.isEmpty() ? QString() : QString(QLatin1Char(' ') % unit)));
        };
        lines << language(QT_TRANSLATE_NOOP("Report", "%1: %2 (default: %3)"))
                     .arg(audit::limitTitle(limit, language.catalogue()), text(limit.get(now)), text(limit.get(usual)));
    }
    const auto addSeverity = [&](const Check &check) {
        if (rules.severities.contains(check.id)) {
            lines << language(QT_TRANSLATE_NOOP("Report", "Severity of “%1”: %2"))
                         .arg(audit::words(check, language.catalogue()).title,
                             audit::severityTitle(rules.severityOf(check), language.catalogue()));
        }
    };
    for (const Check &check : audit::checks())
        addSeverity(check);
    if (own) {
        for (const Check &check : own->rows())
            addSeverity(check);
    }
    return lines;
}

Issue issueOf(const Check &check, const audit::AuditResult &result, const Language &language)
{
    const CheckSum &sum = audit::sumOf(result, check);
    const audit::Words words = audit::words(check, language.catalogue());
    Issue issue;
    issue.id = check.id;
    issue.severity = audit::severityOf(result, check);
    issue.group = check.group;
    issue.title = words.title;
    issue.what = words.what;
    issue.why = words.why;
    issue.mend = words.mend;
    issue.pages = sum.pages;
    issue.instances = sum.instances;
    // What is found in files beside the URLs is no share of these.
    issue.share = sum.checked >= sum.pages && sum.checked > 0 ? double(sum.pages) / double(sum.checked) : -1;
    issue.ignored = sum.ignored;
    issue.undecidable = sum.undecidable;
    return issue;
}

} // namespace

Gathering::Gathering(int mostPlaces)
    : m_mostPlaces(mostPlaces)
{
}

void Gathering::take(const audit::NamedFinding &finding)
{
    if (finding.state != audit::State::Found || finding.ignored)
        return;
    QList<Place> &places = m_places[finding.check];
    if (places.size() < m_mostPlaces)
        places.append({finding.url, finding.evidence, finding.more, audit::unlisted(finding.count, finding.more)});
}

Report Gathering::finish(store::Reader &reader, const audit::AuditResult &result, const QList<const Check *> &asked,
    const Language &language)
{
    const store::Reader::Snapshot moment(reader); // whose error is the first of all that is asked for
    Report report;
    const QStringList seeds = reader.settings().seeds;
    report.site = seeds.value(0).toUtf8();
    report.project = store::Place::isDatabase(reader.path()) ? store::shortName(reader.path())
                                                             : QFileInfo(reader.path()).fileName();
    report.madeAt = QDateTime::currentMSecsSinceEpoch();
    const QList<store::RunInfo> runs = reader.runs();
    report.crawledAt = runs.isEmpty() ? 0 : runs.constLast().beganAt;
    const store::Stats stats = reader.stats();
    report.complete = stats.state == "finished";
    report.facts = factsOf(stats, result, language);
    report.charts = {statusChart(stats, language), depthChart(stats, language), typeChart(stats, language),
        timeChart(stats, language)};
    report.charts.removeIf([](const Chart &chart) { return chart.bars.isEmpty(); });

    std::optional<audit::RunSums> before;
    if (m_trend)
        before = audit::runBefore(audit::runSumsFromJson(reader.meta(audit::RunSumsName)), result.run);
    if (before && before->rules != audit::toJson(result.rules))
        before.reset(); // judged otherwise: the numbers would say nothing of the site
    report.hasTrend = before.has_value();
    for (const Check *check : asked) {
        if (audit::isOff(result, *check))
            continue;
        ++report.checks;
        Issue issue = issueOf(*check, result, language);
        if (issue.ignored > 0)
            report.ignored.append({issue.title, issue.ignored});
        if (issue.pages == 0) {
            report.undecided += issue.undecidable > 0 ? 1 : 0;
            continue;
        }
        ++report.found[size_t(issue.severity)];
        if (before && before->checks.contains(check->id))
            issue.before = before->checks.value(check->id).pages;
        issue.places = m_places.value(check);
        report.issues.append(std::move(issue));
    }
    const auto nameIfOff = [&](const Check &check) {
        // Nobody switches off what a crawl is not held against.
        if (audit::isOff(result, check) && check.group != audit::Group::Accessibility)
            report.off << audit::words(check, language.catalogue()).title;
    };
    for (const Check &check : audit::checks())
        nameIfOff(check);
    if (result.own) {
        for (const Check &check : result.own->rows())
            nameIfOff(check);
    }
    std::stable_sort(report.issues.begin(), report.issues.end(), [](const Issue &a, const Issue &b) {
        return a.severity != b.severity ? a.severity < b.severity : a.pages > b.pages;
    });
    const QList<audit::Ignore> ignores = audit::ignoresFromJson(reader.meta(audit::IgnoresName));
    for (const audit::Ignore &ignore : ignores) {
        if (!ignore.note.isEmpty() && !report.ignoreNotes.contains(ignore.note))
            report.ignoreNotes << ignore.note;
    }
    if (const qsizetype more = report.ignoreNotes.size() - MostIgnoreNotes; more > 0) {
        report.ignoreNotes.resize(MostIgnoreNotes);
        report.ignoreNotes << language(QT_TRANSLATE_NOOP("Report", "The first %1 are shown; there are %2 more."))
                                  .arg(language.number(MostIgnoreNotes), language.number(more));
    }
    report.access = audit::crawlerAccess(reader, MostFolders);
    report.rules = ruleLines(result.rules, result.own, language);
    report.verdict = verdictOf(report, result, language);
    return report;
}

} // namespace argiope::report
