#include "tests/core/engine/lookinghelp.h"

namespace argiope::test {

engine::CrawlOptions lookingOptions(const QTemporaryDir &folder, const TestSite &site, bool looks)
{
    engine::CrawlOptions options = crawlOptions(folder.filePath(QStringLiteral("p.argiope")), site.url("/"));
    options.settings.accessibility = looks;
    options.settings.ignoreTlsErrors = settings::CertificateError::Untrusted;
    return options;
}

facts::Observations observed(const CrawlRun &run, const QByteArray &url)
{
    return facts::Observations::fromJson(run.urls.value(url).page.observations);
}

Told auditOf(const QString &project, const char *id, const QByteArray &base)
{
    Told told;
    auto reader = store::Reader::open(project);
    if (!reader)
        return told;
    const audit::Check *check = audit::checkFromId(id);
    audit::AuditOptions options;
    options.checks = {check};
    options.finding = [&](const audit::Finding &finding) {
        told.lines << finding.url.mid(base.size()) + ' ' + audit::name(finding.verdict.state)
                + (finding.verdict.needsPerson ? " person " : " ") + QByteArray::number(finding.verdict.count) + ' '
                + finding.verdict.evidence;
    };
    const audit::AuditResult result = audit::auditProject(**reader, options);
    told.sum = audit::sumOf(result, *check);
    return told;
}

} // namespace argiope::test
