#include "ui/report/reportjob.h"

#include "core/audit/namedfindings.h"
#include "core/base/threads.h"
#include "core/export/filetarget.h"
#include "core/report/gathering.h"
#include "core/report/htmlreport.h"
#include "core/store/reader.h"
#include "resources/checktranslator.h"
#include "ui/models/findingstable.h"
#include "ui/report/pdfreport.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTranslator>

#include <algorithm>

namespace argiope::report {

namespace {

constexpr qint64 ReportProgressMs = 150;

} // namespace

/// What a project was held against, and what came of it.
struct ReportJob::Checked
{
    std::shared_ptr<const audit::OwnCheckSet> own; ///< what rows of `asked` are of
    QList<const audit::Check *> asked;
    audit::AuditResult result;
};

ReportJob::ReportJob(ReportWishes wishes, QObject *parent)
    : QThread(parent)
    , m_wishes(std::move(wishes))
{
    qRegisterMetaType<Failure>();
    setStackSize(base::ThreadStackSize);
    setObjectName(QStringLiteral("report"));
}

ReportJob::~ReportJob()
{
    cancel();
    wait();
}

void ReportJob::check(store::Reader &reader, Gathering &gathering, Checked &checked)
{
    if (const auto own = audit::OwnCheckSet::of(m_wishes.ownChecks, reader.columns()))
        checked.own = *own;
    audit::AuditOptions options;
    options.own = checked.own.get();
    options.checks = audit::checksOf(reader.settings());
    if (options.own) {
        for (const audit::Check &check : options.own->rows())
            options.checks.push_back(&check);
    }
    checked.asked = {options.checks.cbegin(), options.checks.cend()};
    options.cancel = &m_cancel;
    QElapsedTimer said;
    options.progress = [&](qint64 done, qint64 all, const std::vector<audit::CheckSum> &) {
        if (said.isValid() && said.elapsed() < ReportProgressMs)
            return;
        said.start();
        Q_EMIT progressed(done, all);
    };
    checked.result
        = audit::auditNamed(reader, options, [&](const audit::NamedFinding &finding) { gathering.take(finding); });
}

void ReportJob::takeFindings(store::Reader &reader, Gathering &gathering, Checked &checked)
{
    const models::AuditFindings &findings = *m_wishes.findings;
    checked.own = findings.own;
    checked.asked = findings.asked();
    checked.result = findings.result;
    for (const audit::Check *check : std::as_const(checked.asked)) {
        if (m_cancel || reader.error())
            return;
        const audit::CheckFindings &found = findings.of(*check);
        // Ignores may be others than when it was counted.
        audit::CheckSum &sum = checked.result.sums[audit::placeOf(*check, findings.own.get())];
        sum.pages = found.pages();
        sum.instances = found.instances();
        sum.ignored = found.ignored();
        const auto take = [&](const models::FindingWords &words) {
            gathering.take(models::namedFinding(*check, findings, words, false));
        };
        const std::vector<qint64> ids = found.ids(audit::CheckFindings::Which::Counted);
        const QList<qint64> first(ids.begin(), ids.begin() + std::min<qptrdiff>(Gathering::MostPlaces, ids.size()));
        for (const models::FindingWords &words : models::wordsOfFindings(reader, *check, findings, first))
            take(words);
        for (const audit::FileFinding &file : found.files()) {
            if (!file.ignored)
                take({file.url, file.evidence, file.more, file.count});
        }
    }
}

void ReportJob::run()
{
    QTranslator catalogue;
    if (!loadCheckCatalogue(catalogue, m_wishes.language)) {
        Q_EMIT failed(Failure::NoLanguage, m_wishes.language);
        return;
    }
    const Language language(m_wishes.language.toLatin1(), &catalogue);
    auto opened = store::Reader::open(m_wishes.project);
    if (!opened) {
        Q_EMIT failed(Failure::CannotRead, opened.error().message());
        return;
    }
    store::Reader &reader = **opened;
    exporting::FileTarget target(m_wishes.file);
    if (!target.open()) {
        const bool folder = QFileInfo(m_wishes.file).absoluteDir().exists();
        Q_EMIT failed(folder ? Failure::CannotOpen : Failure::NoFolder, target.problem());
        return;
    }
    Gathering gathering;
    Checked checked;
    if (m_wishes.findings)
        takeFindings(reader, gathering, checked);
    else
        check(reader, gathering, checked);
    if (checked.result.error) {
        Q_EMIT failed(Failure::CannotRead, checked.result.error->message());
        return;
    }
    if (checked.result.canceled || m_cancel) {
        Q_EMIT canceled();
        return;
    }
    const Report report = gathering.finish(reader, checked.result, checked.asked, language);
    if (const auto error = reader.error()) {
        Q_EMIT failed(Failure::CannotRead, error->message());
        return;
    }
    bool written = true;
    if (m_wishes.format == ReportFormat::Pdf) {
        QBuffer pages; // some kilobytes a page; whether they could be written to the file is asked at once
        written = pages.open(QIODevice::WriteOnly) && writePdf(report, language, pages, &m_cancel)
            && target.device().write(pages.data()) == pages.data().size();
    } else {
        writeHtml(report, language, [&](QByteArrayView bytes) {
            written = written && target.device().write(bytes.data(), bytes.size()) == bytes.size();
        });
    }
    if (m_cancel)
        Q_EMIT canceled();
    else if (!written || !target.commit())
        Q_EMIT failed(Failure::CannotWrite, target.problem());
    else
        Q_EMIT succeeded();
}

} // namespace argiope::report
