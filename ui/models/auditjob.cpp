#include "ui/models/auditjob.h"

#include "core/base/threads.h"
#include "core/engine/spellings.h"
#include "core/store/reader.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <bit>
#include <utility>

namespace argiope::models {

namespace {

constexpr qint64 ProgressMs = 150;

} // namespace

const std::vector<const audit::Check *> &crawlChecks()
{
    static const std::vector<const audit::Check *> list = audit::checksOf({});
    return list;
}

void AuditFindings::countTroubled()
{
    std::vector<quint64> bits;
    for (const audit::Check *check : asked) {
        if (check->severity != audit::Severity::Notice)
            of(*check).addTo(bits);
    }
    troubled = 0;
    for (const quint64 word : bits)
        troubled += std::popcount(word);
}

audit::RunSums AuditFindings::sums() const
{
    audit::RunSums sums;
    sums.run = result.run;
    sums.at = at;
    sums.urls = result.urls;
    sums.pages = result.pages;
    for (const audit::Check *check : asked)
        sums.checks.insert(check->id, {of(*check).pages(), of(*check).instances()});
    return sums;
}

AuditJob::AuditJob(QString project, std::optional<QList<audit::Ignore>> ignores, QObject *parent)
    : QThread(parent)
    , m_project(std::move(project))
    , m_ignores(std::move(ignores))
{
    qRegisterMetaType<AuditProgress>();
    qRegisterMetaType<SharedFindings>();
    qRegisterMetaType<store::StoreError>();
    setStackSize(base::ThreadStackSize);
    setObjectName(QStringLiteral("audit"));
}

AuditJob::~AuditJob()
{
    cancel();
    wait();
}

void AuditJob::run()
{
    auto opened = store::Reader::open(m_project);
    if (!opened) {
        Q_EMIT failed(opened.error());
        return;
    }
    store::Reader &reader = **opened;
    auto found = std::make_shared<AuditFindings>();
    found->checks.resize(audit::checks().size());
    found->ignores = m_ignores ? *m_ignores : audit::ignoresFromJson(reader.meta(audit::IgnoresName));
    found->runs = audit::runSumsFromJson(reader.meta(audit::RunSumsName));
    audit::AuditOptions options;
    found->asked = audit::checksOf(reader.settings());
    options.checks = found->asked;
    options.canonical = engine::spellings(reader.settings());
    options.ignores = found->ignores;
    options.cancel = &m_cancel;
    options.finding = [&found](const audit::Finding &finding) {
        if (finding.verdict.state == audit::State::Found)
            found->checks[size_t(audit::indexOf(*finding.check))].take(finding);
    };
    QElapsedTimer said;
    options.progress = [&](qint64 done, qint64 all, const std::vector<audit::CheckSum> &sums) {
        if (said.isValid() && said.elapsed() < ProgressMs)
            return;
        said.start();
        Q_EMIT progressed({done, all, sums, found->asked});
    };
    found->result = audit::auditProject(reader, options);
    if (found->result.canceled || m_cancel)
        return;
    if (found->result.error) {
        Q_EMIT failed(*found->result.error);
        return;
    }
    for (audit::CheckFindings &check : found->checks)
        check.finish();
    found->countTroubled();
    found->at = QDateTime::currentMSecsSinceEpoch();
    Q_EMIT succeeded(found);
}

} // namespace argiope::models
