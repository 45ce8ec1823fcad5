#include "ui/issues/findingsexport.h"

#include "core/audit/namedfindings.h"
#include "core/base/threads.h"
#include "core/export/filetarget.h"
#include "core/export/issuetable.h"
#include "ui/models/findingsmodel.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace argiope::issues {

namespace {

constexpr size_t FindingsPerRead = 200;

} // namespace

FindingsExport::FindingsExport(QString project, QString file, exporting::Format format, models::SharedFindings findings,
    QList<const audit::Check *> checks, QObject *parent)
    : QThread(parent)
    , m_project(std::move(project))
    , m_file(std::move(file))
    , m_format(format)
    , m_findings(std::move(findings))
    , m_checks(std::move(checks))
{
    setStackSize(base::ThreadStackSize);
}

FindingsExport::~FindingsExport()
{
    cancel();
    wait();
}

bool FindingsExport::write(store::Reader &reader, exporting::TableWriter &writer, qint64 &rows) const
{
    if (!writer.begin(exporting::issueHeadings()))
        return false;
    const auto put = [&](const audit::Check &check, const models::FindingWords &words, bool ignored) {
        ++rows;
        return writer.row(exporting::issueValues(models::namedFinding(check, *m_findings, words, ignored)), words.url);
    };
    for (const audit::Check *check : m_checks) {
        const audit::CheckFindings &found = m_findings->of(*check);
        const std::vector<qint64> ids = found.ids();
        for (size_t at = 0; at < ids.size(); at += FindingsPerRead) {
            const QList<qint64> some(
                ids.begin() + qsizetype(at), ids.begin() + qsizetype(std::min(at + FindingsPerRead, ids.size())));
            const QList<models::FindingWords> words = models::wordsOfFindings(reader, *check, *m_findings, some);
            for (qsizetype i = 0; i < some.size(); ++i) {
                const auto id = base::UrlId(some.at(i));
                if (m_cancel || reader.error() || !put(*check, words.at(i), found.isIgnored(id)))
                    return false;
            }
        }
        for (const audit::FileFinding &about : found.files()) {
            if (!put(*check, {about.url, about.evidence, about.more, about.count}, about.ignored))
                return false;
        }
    }
    return writer.end();
}

void FindingsExport::run()
{
    auto reader = store::Reader::open(m_project);
    if (!reader) {
        Q_EMIT failed(m_file, reader.error().message());
        return;
    }
    exporting::FileTarget target(m_file);
    if (!target.open()) {
        Q_EMIT failed(m_file, target.problem());
        return;
    }
    exporting::WriterOptions wishes;
    wishes.title = exporting::infoOf(exporting::Table::Issues).title;
    wishes.scratch = QFileInfo(m_file).absolutePath();
    qint64 rows = 0;
    QString problem;
    bool written = false;
    {
        const auto writer = exporting::infoOf(m_format).writer(target.device(), wishes);
        written = write(**reader, *writer, rows);
        problem = writer->problem();
    }
    if (m_cancel)
        return; // what stood there stays
    if (const auto error = (*reader)->error())
        Q_EMIT failed(m_file, error->message());
    else if (!written)
        Q_EMIT failed(m_file, problem);
    else if (!target.commit())
        Q_EMIT failed(m_file, target.problem());
    else
        Q_EMIT succeeded(m_file, rows);
}

} // namespace argiope::issues
