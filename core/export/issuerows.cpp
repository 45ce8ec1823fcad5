// What the checks found.
#include "core/audit/namedfindings.h"
#include "core/export/issuetable.h"
#include "core/export/tablerows.h"

namespace argiope::exporting {

using facts::Kind;
using facts::Value;

namespace {

using F = audit::NamedFinding;
const FixedColumn<audit::NamedFinding> IssueColumns[] = {
    {"check", Kind::Text, [](const F &f) { return wordFrom(f.check->id); }},
    {"severity", Kind::Text, [](const F &f) { return wordFrom(audit::name(f.severity)); }},
    {"group", Kind::Text, [](const F &f) { return wordFrom(audit::name(f.check->group)); }},
    {"state", Kind::Text, [](const F &f) { return wordFrom(f.ignored ? "ignored" : audit::name(f.state)); }},
    {"url", Kind::Url, [](const F &f) -> Value { return f.url; }},
    {"count", Kind::Count, [](const F &f) -> Value { return qint64(f.count); }},
    {"evidence", Kind::Text, [](const F &f) -> Value { return f.evidence; }},
    {"title", Kind::Text, [](const F &f) { return wordFrom(f.check->title); }},
    {"needs_person", Kind::Flag, [](const F &f) -> Value { return qint64(f.needsPerson); }},
    {"more_evidence", Kind::Text, [](const F &f) -> Value { return f.more.join(" | "); }},
};

class IssueRows : public TableRows
{
public:
    IssueRows(store::Reader &reader, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_options(options)
        , m_progress(progress)
    {
    }
    QList<Heading> columns() const override { return issueHeadings(); }
    void each(const Take &take) override
    {
        audit::AuditOptions options;
        if (m_options.checks.isEmpty())
            options.checks = audit::checksOf(m_reader.settings());
        for (const audit::Check &check : audit::checks()) {
            if (m_options.checks.contains(check.id))
                options.checks.push_back(&check);
        }
        // Somebody cancels, or a row cannot be written.
        std::atomic<bool> ended{false};
        options.cancel = &ended;
        options.progress = [&](qint64, qint64, const auto &) { ended = ended || m_progress.canceled(); };
        const audit::AuditResult result = audit::auditNamed(m_reader, options, [&](const audit::NamedFinding &finding) {
            if (finding.ignored || (m_options.keeps && !m_options.keeps(finding.page)))
                return;
            ended = ended || !take(issueValues(finding), finding.url);
        });
        if (result.error)
            m_problem = result.error->message();
    }
    QString problem() const override { return m_problem; }

private:
    store::Reader &m_reader;
    const Options &m_options;
    Progress &m_progress;
    QString m_problem;
};

} // namespace

QList<Heading> issueHeadings()
{
    return headingsOf(IssueColumns);
}

QList<facts::Value> issueValues(const audit::NamedFinding &finding)
{
    return valuesOf(finding, IssueColumns);
}

std::unique_ptr<TableRows> issueRows(store::Reader &reader, const Options &options, Progress &progress)
{
    return std::make_unique<IssueRows>(reader, options, progress);
}

} // namespace argiope::exporting
