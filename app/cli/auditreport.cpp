#include "app/cli/auditreport.h"

#include "app/cli/json.h"

#include "core/base/json.h"
#include "core/base/version.h"
#include "core/export/cells.h"
#include "core/export/export.h"

#include <QDateTime>
#include <QHash>
#include <QSysInfo>

#include <algorithm>
#include <cctype>

namespace argiope::cli {

using audit::AuditResult;
using audit::Check;
using audit::CheckSum;
using audit::Severity;
using audit::State;
using CheckList = QList<const Check *>;
using exporting::csvCell;
using exporting::xmlText;

AuditReport::~AuditReport() = default;

namespace {

const CheckSum &sumOf(const AuditResult &result, const Check *check)
{
    return audit::sumOf(result, *check);
}

Severity severityOf(const AuditResult &result, const Check *check)
{
    return audit::severityOf(result, *check);
}

/// Not found, but on some pages nobody can tell.
bool isOpen(const AuditResult &result, const Check *check)
{
    const CheckSum &sum = sumOf(result, check);
    return sum.pages == 0 && sum.undecidable > 0;
}

/// The worst first; of equals those with the most pages, then the list's order.
CheckList byWeight(const AuditResult &result, CheckList checks)
{
    std::stable_sort(checks.begin(), checks.end(), [&](const Check *a, const Check *b) {
        const Severity ofA = severityOf(result, a);
        const Severity ofB = severityOf(result, b);
        return ofA != ofB ? ofA < ofB : sumOf(result, a).pages > sumOf(result, b).pages;
    });
    return checks;
}

qint64 countOf(const AuditResult &result, const CheckList &checks, Severity severity)
{
    return std::count_if(checks.cbegin(), checks.cend(),
        [&](const Check *check) { return severityOf(result, check) == severity && sumOf(result, check).pages > 0; });
}

/// What the project says does not matter.
qint64 ignoredOf(const AuditResult &result, const CheckList &checks)
{
    qint64 ignored = 0;
    for (const Check *check : checks)
        ignored += sumOf(result, check).ignored;
    return ignored;
}

QByteArray verdictLine(const AuditResult &result, const CheckList &checks)
{
    const auto number = [&](Severity severity) { return QByteArray::number(countOf(result, checks, severity)); };
    const qint64 ignored = ignoredOf(result, checks);
    return QByteArray::number(checks.size()) + " checks of " + QByteArray::number(result.urls) + " URLs, "
        + QByteArray::number(result.pages) + " of them pages: " + number(Severity::Error) + " errors, "
        + number(Severity::Warning) + " warnings, " + number(Severity::Notice) + " notices"
        + (ignored > 0 ? QByteArray("; " + QByteArray::number(ignored) + " findings ignored") : QByteArray());
}

QByteArray findingJson(const ReportedFinding &finding)
{
    JsonLine json;
    json.string("check", finding.check->id);
    json.string("severity", audit::name(finding.severity));
    json.string("state", audit::name(finding.state));
    json.string("url", finding.url);
    json.number("count", finding.count);
    json.string("evidence", finding.evidence);
    if (!finding.more.isEmpty())
        json.raw("more_evidence", base::jsonStrings(finding.more));
    if (finding.needsPerson)
        json.boolean("needs_person", true);
    return json.line().chopped(1).toByteArray();
}

QByteArray sumJson(const AuditResult &result, const Check *check)
{
    const CheckSum &sum = sumOf(result, check);
    JsonLine json;
    json.string("check", check->id);
    json.string("group", audit::name(check->group));
    json.string("severity", audit::name(severityOf(result, check)));
    json.string("title", check->title);
    json.number("checked", sum.checked);
    json.number("pages", sum.pages);
    json.number("instances", sum.instances);
    json.number("undecidable", sum.undecidable);
    json.number("ignored", sum.ignored);
    json.number("needs_person", sum.needsPerson);
    return json.line().chopped(1).toByteArray();
}

/// The sums, for people.
class TextReport : public AuditReport
{
public:
    using AuditReport::AuditReport;
    void take(const ReportedFinding &) override { }
    void end(const AuditResult &result, const CheckList &asked) override
    {
        qsizetype width = 0;
        for (const Check *check : asked)
            width = std::max(width, qsizetype(qstrlen(check->id)));
        for (const Check *check : byWeight(result, asked)) {
            const CheckSum &sum = sumOf(result, check);
            if (sum.pages == 0)
                continue;
            put(QByteArray(audit::name(severityOf(result, check))).leftJustified(9)
                + QByteArray(check->id).leftJustified(width + 2) + QByteArray::number(sum.pages).rightJustified(9)
                + "  " + check->title + '\n');
        }
        put(verdictLine(result, asked) + '\n');
        const qint64 open
            = std::count_if(asked.cbegin(), asked.cend(), [&](const Check *check) { return isOpen(result, check); });
        if (open > 0)
            put(QByteArray::number(open) + " checks are undecidable for all URLs; --format json lists them\n");
        const qint64 asking = std::count_if(
            asked.cbegin(), asked.cend(), [&](const Check *check) { return sumOf(result, check).needsPerson > 0; });
        if (asking > 0)
            put(QByteArray::number(asking) + " checks need manual review of some URLs; --format jsonl lists them\n");
    }
};

class JsonReport : public AuditReport
{
public:
    using AuditReport::AuditReport;
    void begin(const CheckList &) override { put("{\"findings\":["); }
    void take(const ReportedFinding &finding) override
    {
        put(m_first ? "\n" : ",\n");
        m_first = false;
        put(findingJson(finding));
    }
    void end(const AuditResult &result, const CheckList &asked) override
    {
        put("\n],\"checks\":[");
        for (qsizetype i = 0; i < asked.size(); ++i) {
            put(i == 0 ? "\n" : ",\n");
            put(sumJson(result, asked[i]));
        }
        put("\n],\"urls\":" + QByteArray::number(result.urls) + ",\"pages\":" + QByteArray::number(result.pages)
            + "}\n");
    }

private:
    bool m_first = true;
};

class JsonLinesReport : public AuditReport
{
public:
    using AuditReport::AuditReport;
    void take(const ReportedFinding &finding) override { put(findingJson(finding) + '\n'); }
    void end(const AuditResult &, const CheckList &) override { }
};

class CsvReport : public AuditReport
{
public:
    using AuditReport::AuditReport;
    void begin(const CheckList &) override
    {
        put("check,severity,state,url,count,evidence,needs_person,more_evidence\r\n");
    }
    void take(const ReportedFinding &finding) override
    {
        put(QByteArray(finding.check->id) + ',' + audit::name(finding.severity) + ',' + audit::name(finding.state) + ','
            + csvCell(finding.url) + ',' + QByteArray::number(finding.count) + ',' + csvCell(finding.evidence)
            + (finding.needsPerson ? ",1," : ",,") + csvCell(finding.more.join(" | ")) + "\r\n");
    }
    void end(const AuditResult &, const CheckList &) override { }
};

/// What is shown check by check: findings wait in memory until the end.
class GroupedReport : public AuditReport
{
public:
    using AuditReport::AuditReport;
    void take(const ReportedFinding &finding) override
    {
        if (finding.state != State::Found)
            return;
        QList<ReportedFinding> &findings = m_findings[finding.check];
        if (findings.size() < MostShown)
            findings.append(finding);
        else
            ++m_more[finding.check];
    }

protected:
    [[nodiscard]] QList<ReportedFinding> of(const Check *check) const { return m_findings.value(check); }
    /// "… and 12 more" where there are more than are shown.
    [[nodiscard]] QByteArray rest(const Check *check) const
    {
        const qint64 more = m_more.value(check);
        return more > 0 ? QByteArray("… and " + QByteArray::number(more) + " more; jsonl and csv list all")
                        : QByteArray();
    }

private:
    static constexpr qsizetype MostShown = 10'000; ///< of one check: nobody reads more, and memory has an end
    QHash<const Check *, qint64> m_more;
    QHash<const Check *, QList<ReportedFinding>> m_findings;
};

class MarkdownReport : public GroupedReport
{
public:
    using GroupedReport::GroupedReport;
    void end(const AuditResult &result, const CheckList &asked) override
    {
        put("# Audit\n\n" + verdictLine(result, asked) + ".\n\n| Severity | Check | URLs | Instances |\n|-|-|-:|-:|\n");
        const CheckList sorted = byWeight(result, asked);
        for (const Check *check : sorted) {
            const CheckSum &sum = sumOf(result, check);
            if (sum.pages > 0) {
                put("| " + QByteArray(audit::name(severityOf(result, check))) + " | " + check->title + " (`" + check->id
                    + "`) | " + QByteArray::number(sum.pages) + " | " + QByteArray::number(sum.instances) + " |\n");
            }
        }
        for (const Check *check : sorted) {
            const QList<ReportedFinding> findings = of(check);
            if (findings.isEmpty())
                continue;
            put("\n## " + QByteArray(check->title) + "\n\n");
            for (const ReportedFinding &finding : findings) {
                put("- " + code(finding.url));
                if (!finding.evidence.isEmpty())
                    put(": " + code(audit::evidenceText(finding)));
                put("\n");
            }
            if (const QByteArray more = rest(check); !more.isEmpty())
                put("- " + more + '\n');
        }
    }

private:
    /// Strangers' texts stand between more backticks than they have in a row.
    static QByteArray code(QByteArray text)
    {
        text.replace('\n', ' ');
        int longest = 0;
        int row = 0;
        for (const char c : std::as_const(text)) {
            row = c == '`' ? row + 1 : 0;
            longest = std::max(longest, row);
        }
        const QByteArray fence(longest + 1, '`');
        return longest > 0 ? QByteArray(fence + ' ' + text + ' ' + fence) : QByteArray(fence + text + fence);
    }
};

/// A test suite a group, a test case a check.
class JUnitReport : public GroupedReport
{
public:
    using GroupedReport::GroupedReport;
    void end(const AuditResult &result, const CheckList &asked) override
    {
        const auto failed = [&](const CheckList &checks) {
            return QByteArray::number(std::count_if(
                checks.cbegin(), checks.cend(), [&](const Check *check) { return sumOf(result, check).pages > 0; }));
        };
        // As the schemas of both Jenkins and Ant have it; the latter asks for more, and lets the whole have no counts.
        put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
        const QByteArray now
            = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-ddTHH:mm:ss")).toLatin1();
        const QByteArray host = xmlText(QSysInfo::machineHostName().simplified().toUtf8());
        int number = 0;
        for (int group = 0; group < audit::GroupCount; ++group) {
            CheckList checks;
            for (const Check *check : asked) {
                if (check->group == audit::Group(group))
                    checks << check;
            }
            if (checks.isEmpty())
                continue;
            const QByteArray name = audit::name(audit::Group(group));
            put("  <testsuite name=\"" + name + "\" package=\"argiope\" id=\"" + QByteArray::number(number++)
                + "\" timestamp=\"" + now + "\" hostname=\"" + (host.isEmpty() ? QByteArray("localhost") : host)
                + "\" time=\"0\" tests=\"" + QByteArray::number(checks.size()) + "\" failures=\"" + failed(checks)
                + "\" errors=\"0\" skipped=\""
                + QByteArray::number(std::count_if(
                    checks.cbegin(), checks.cend(), [&](const Check *check) { return isOpen(result, check); }))
                + "\">\n    <properties/>\n");
            for (const Check *check : std::as_const(checks))
                writeCase(result, check, name);
            put("    <system-out/>\n    <system-err/>\n  </testsuite>\n");
        }
        put("</testsuites>\n");
    }

private:
    void writeCase(const AuditResult &result, const Check *check, const QByteArray &group) const
    {
        put("    <testcase classname=\"" + group + "\" name=\"" + check->id + "\" time=\"0\"");
        const QList<ReportedFinding> findings = of(check);
        if (findings.isEmpty()) {
            put(isOpen(result, check) ? ">\n      <skipped message=\"undecidable\"/>\n    </testcase>\n" : "/>\n");
            return;
        }
        put(">\n      <failure type=\"" + QByteArray(audit::name(severityOf(result, check))) + "\" message=\""
            + xmlText(check->title) + ": " + QByteArray::number(sumOf(result, check).pages) + " URLs\">");
        for (const ReportedFinding &finding : findings) {
            put(xmlText(finding.url));
            if (!finding.evidence.isEmpty())
                put(" : " + xmlText(audit::evidenceText(finding)));
            put("\n");
        }
        if (const QByteArray more = rest(check); !more.isEmpty())
            put(more + '\n');
        put("</failure>\n    </testcase>\n");
    }
};

/// SARIF 2.1.0.
class SarifReport : public AuditReport
{
public:
    using AuditReport::AuditReport;
    void begin(const CheckList &asked) override
    {
        for (const Check *check : asked)
            m_places.insert(check, qint64(m_places.size()));
        put("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{"
            "\"results\":[");
    }
    void take(const ReportedFinding &finding) override
    {
        if (finding.state != State::Found)
            return;
        JsonLine text;
        text.string("text",
            finding.evidence.isEmpty() ? QByteArray(finding.check->title)
                                       : QByteArray(finding.check->title + (": " + audit::evidenceText(finding))));
        JsonLine uri;
        uri.string("uri", reference(finding.url));
        JsonLine json;
        json.string("ruleId", finding.check->id);
        json.number("ruleIndex", m_places.value(finding.check));
        json.string("level", level(finding.severity));
        json.raw("message", text.line().chopped(1));
        json.raw("locations",
            QByteArray("[{\"physicalLocation\":{\"artifactLocation\":" + uri.line().chopped(1).toByteArray() + "}}]"));
        json.number("occurrenceCount", std::max(finding.count, 1));
        put(m_first ? "\n" : ",\n");
        m_first = false;
        put(json.line().chopped(1).toByteArray());
    }
    void end(const AuditResult &result, const CheckList &asked) override
    {
        put("\n],\"tool\":{\"driver\":{\"name\":\"Argiope\",\"version\":" + base::jsonString(base::Version)
            + ",\"rules\":[");
        for (qsizetype i = 0; i < asked.size(); ++i) {
            JsonLine text;
            text.string("text", asked[i]->title);
            JsonLine rule;
            rule.string("id", asked[i]->id);
            rule.raw("shortDescription", text.line().chopped(1));
            rule.raw("defaultConfiguration",
                QByteArray("{\"level\":\"" + QByteArray(level(severityOf(result, asked[i]))) + "\"}"));
            put(i == 0 ? "\n" : ",\n");
            put(rule.line().chopped(1).toByteArray());
        }
        put("\n]}}}]}\n");
    }

private:
    static bool isHexDigit(const QByteArray &url, qsizetype at)
    {
        return at < url.size() && std::isxdigit(uchar(url[at])) != 0;
    }
    /// RFC 3986 has no room for some characters that browsers leave as they are, nor for a lone percent sign.
    static QByteArray reference(const QByteArray &url)
    {
        QByteArray text;
        const qsizetype path = url.indexOf('/', url.indexOf("://") + 3);
        for (qsizetype i = 0; i < url.size(); ++i) {
            const char c = url[i];
            const bool bracket = (c == '[' || c == ']') && (path < 0 || i < path);
            const bool loose = c == '%' && (!isHexDigit(url, i + 1) || !isHexDigit(url, i + 2));
            if (bracket || (!loose && c > ' ' && c < 0x7F && !QByteArrayView("\"<>\\^`{|}[]").contains(c)))
                text += c;
            else
                text += '%' + QByteArray(1, c).toHex().toUpper();
        }
        return text;
    }
    static const char *level(Severity severity)
    {
        return severity == Severity::Notice ? "note" : audit::name(severity);
    }
    QHash<const Check *, qint64> m_places; ///< in the list of rules
    bool m_first = true;
};

template <class Report>
std::unique_ptr<AuditReport> make(AuditReport::Put put)
{
    return std::make_unique<Report>(std::move(put));
}

struct Format
{
    const char *name;
    std::unique_ptr<AuditReport> (*make)(AuditReport::Put put);
};
constexpr Format Formats[] = {{"text", make<TextReport>}, {"json", make<JsonReport>}, {"jsonl", make<JsonLinesReport>},
    {"csv", make<CsvReport>}, {"md", make<MarkdownReport>}, {"junit", make<JUnitReport>}, {"sarif", make<SarifReport>}};

} // namespace

QByteArrayList auditFormats()
{
    QByteArrayList names;
    for (const Format &format : Formats)
        names << format.name;
    return names << "html";
}

std::unique_ptr<AuditReport> makeAuditReport(const QByteArray &format, AuditReport::Put put)
{
    for (const Format &known : Formats) {
        if (format == known.name)
            return known.make(std::move(put));
    }
    return nullptr;
}

} // namespace argiope::cli
