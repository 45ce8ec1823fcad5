#include "ui/report/reportjob.h"

#include "core/audit/namedfindings.h"
#include "core/base/threads.h"
#include "core/export/filetarget.h"
#include "core/report/gathering.h"
#include "core/report/htmlreport.h"
#include "core/store/reader.h"
#include "resources/checktranslator.h"
#include "ui/report/pdfreport.h"

#include <QBuffer>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTranslator>

namespace argiope::report {

namespace {

constexpr qint64 ReportProgressMs = 150;

} // namespace

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
    const auto own = audit::OwnCheckSet::of(m_wishes.ownChecks, reader.columns());
    audit::AuditOptions options;
    options.own = own ? own->get() : nullptr;
    options.checks = audit::checksOf(reader.settings());
    if (options.own) {
        for (const audit::Check &check : options.own->rows())
            options.checks.push_back(&check);
    }
    const QList<const audit::Check *> asked(options.checks.cbegin(), options.checks.cend());
    options.cancel = &m_cancel;
    QElapsedTimer said;
    options.progress = [&](qint64 done, qint64 all, const std::vector<audit::CheckSum> &) {
        if (said.isValid() && said.elapsed() < ReportProgressMs)
            return;
        said.start();
        Q_EMIT progressed(done, all);
    };
    Gathering gathering;
    const audit::AuditResult result
        = audit::auditNamed(reader, options, [&](const audit::NamedFinding &finding) { gathering.take(finding); });
    if (result.error) {
        Q_EMIT failed(Failure::CannotRead, result.error->message());
        return;
    }
    if (result.canceled || m_cancel) {
        Q_EMIT canceled();
        return;
    }
    const Report report = gathering.finish(reader, result, asked, language);
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
