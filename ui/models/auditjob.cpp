#include "ui/models/auditjob.h"

#include "core/audit/troubled.h"
#include "core/base/heap.h"
#include "core/base/ownpool.h"
#include "core/base/threads.h"
#include "core/store/reader.h"

#include <QDateTime>
#include <QElapsedTimer>

#include <utility>

namespace argiope::models {

namespace {

constexpr qint64 ProgressMs = 150;
constexpr qint64 UrlsWorthReturning = 50'000;

struct Reclaiming;

void letGo(AuditFindings *findings)
{
    // Not after jobs of others: an audit of a crawl that runs would meanwhile leave one set after the other.
    base::ownPool<Reclaiming>(1).start([findings] {
        const bool isLarge = findings->result.urls >= UrlsWorthReturning;
        delete findings;
        // The job that found them did so while somebody still held those of before.
        if (isLarge)
            base::returnFreedMemory();
    });
}

} // namespace

const std::vector<const audit::Check *> &crawlChecks()
{
    static const std::vector<const audit::Check *> list = audit::checksOf({});
    return list;
}

QList<const audit::Check *> AuditFindings::asked() const
{
    QList<const audit::Check *> list(usual.cbegin(), usual.cend());
    for (const audit::Check &check : own->rows())
        list.append(&check);
    return list;
}

const audit::Check *AuditFindings::find(QByteArrayView id) const
{
    const audit::Check *check = own->find(id);
    return check ? check : audit::checkFromId(id);
}

const audit::CheckFindings &AuditFindings::of(const audit::Check &check) const
{
    static const audit::CheckFindings none;
    if (check.group == audit::Group::Own && !own->placeOf(check))
        return none;
    return checks[audit::placeOf(check, own.get())];
}

audit::CheckFindings &AuditFindings::of(const audit::Check &check)
{
    return checks[audit::placeOf(check, own.get())];
}

void AuditFindings::countTroubled()
{
    audit::TroubledUrls troubled;
    const auto all = asked();
    for (const audit::Check *check : all)
        troubled.take(std::as_const(*this).of(*check), audit::severityOf(result, *check));
    result.troubled = troubled.count();
}

audit::RunSums AuditFindings::sums() const
{
    audit::RunSums sums;
    sums.run = result.run;
    sums.at = at;
    sums.urls = result.urls;
    sums.pages = result.pages;
    sums.rules = audit::toJson(result.rules);
    const auto all = asked();
    for (const audit::Check *check : all) {
        if (!audit::isOff(result, *check))
            sums.checks.insert(check->id, {of(*check).pages(), of(*check).instances()});
    }
    return sums;
}

std::shared_ptr<AuditFindings> madeFindings(const AuditFindings &from)
{
    return {new AuditFindings(from), letGo};
}

AuditJob::AuditJob(QString project, AuditWishes wishes, QObject *parent)
    : QThread(parent)
    , m_project(std::move(project))
    , m_wishes(std::move(wishes))
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
    // What many URLs took would stay with the heaps of threads that are no more.
    if (check() >= UrlsWorthReturning)
        base::returnFreedMemory();
}

qint64 AuditJob::check()
{
    auto opened = store::Reader::open(m_project);
    if (!opened) {
        Q_EMIT failed(opened.error());
        return 0;
    }
    store::Reader &reader = **opened;
    auto found = madeFindings();
    found->own = m_wishes.own;
    if (!found->own) {
        // What the columns do not allow was left out before; where the file has changed since, so are all.
        const auto made = audit::OwnCheckSet::of(m_wishes.ownChecks, reader.columns());
        found->own = made ? *made : *audit::OwnCheckSet::of({}, reader.columns());
    }
    found->ownChecks = m_wishes.ownChecks;
    found->checks.resize(audit::checks().size() + found->own->rows().size());
    found->ignores = m_wishes.ignores ? *m_wishes.ignores : audit::ignoresFromJson(reader.meta(audit::IgnoresName));
    found->runs = audit::runSumsFromJson(reader.meta(audit::RunSumsName));
    audit::AuditOptions options;
    found->usual = audit::checksOf(reader.settings());
    const auto asked = found->asked();
    options.checks.assign(asked.cbegin(), asked.cend());
    options.own = found->own.get();
    options.ownEvidence = false; // a million lines; it is read again when it is shown
    options.rules = m_wishes.rules;
    options.ignores = found->ignores;
    options.cancel = &m_cancel;
    options.finding = [&found](const audit::Finding &finding) {
        if (finding.verdict.state == audit::State::Found)
            found->of(*finding.check).take(finding);
    };
    QElapsedTimer said;
    options.progress = [&](qint64 done, qint64 all, const std::vector<audit::CheckSum> &sums) {
        if (said.isValid() && said.elapsed() < ProgressMs)
            return;
        said.start();
        Q_EMIT progressed({done, all, sums, {found->usual.cbegin(), found->usual.cend()}});
    };
    found->result = audit::auditProject(reader, options);
    const qint64 urls = found->result.urls;
    if (found->result.canceled || m_cancel)
        return urls;
    if (found->result.error) {
        Q_EMIT failed(*found->result.error);
        return urls;
    }
    for (audit::CheckFindings &check : found->checks)
        check.finish();
    found->at = QDateTime::currentMSecsSinceEpoch();
    Q_EMIT succeeded(found);
    return urls;
}

} // namespace argiope::models
