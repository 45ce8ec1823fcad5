#include "ui/issues/findingsexport.h"

#include "core/base/threads.h"
#include "core/export/export.h"
#include "ui/models/findingsmodel.h"

#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace argiope::issues {

namespace {

constexpr size_t FindingsPerRead = 200;

/// One line, as evidence may be anything.
QByteArray evidenceCell(QByteArray evidence)
{
    std::replace_if(
        evidence.begin(), evidence.end(), [](char c) { return uchar(c) < 0x20 || c == 0x7f; }, ' ');
    return exporting::csvCell(evidence);
}

QByteArray findingLine(
    const audit::Check &check, const QByteArray &url, int count, const QByteArray &evidence, bool ignored)
{
    return QByteArray(check.id) + ',' + audit::name(check.severity) + ',' + (ignored ? "ignored" : "found") + ','
        + exporting::csvCell(url) + ',' + QByteArray::number(count) + ',' + evidenceCell(evidence) + "\r\n";
}

} // namespace

FindingsExport::FindingsExport(
    QString project, QString file, models::SharedFindings findings, QList<const audit::Check *> checks, QObject *parent)
    : QThread(parent)
    , m_project(std::move(project))
    , m_file(std::move(file))
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

void FindingsExport::run()
{
    auto reader = store::Reader::open(m_project);
    if (!reader) {
        Q_EMIT failed(m_file, reader.error().message());
        return;
    }
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly)) {
        Q_EMIT failed(m_file, file.errorString());
        return;
    }
    qint64 rows = 0;
    bool ok = file.write("check,severity,state,url,count,evidence\r\n") > 0;
    const auto put = [&](const QByteArray &line) {
        ok = ok && file.write(line) == line.size();
        ++rows;
    };
    for (const audit::Check *check : m_checks) {
        const audit::CheckFindings &found = m_findings->of(*check);
        const std::vector<qint64> ids = found.ids();
        for (size_t at = 0; at < ids.size() && ok && !m_cancel; at += FindingsPerRead) {
            const QList<qint64> some(
                ids.begin() + qsizetype(at), ids.begin() + qsizetype(std::min(at + FindingsPerRead, ids.size())));
            const QList<models::FindingWords> words = models::wordsOfFindings(**reader, *check, found, some);
            for (qsizetype i = 0; i < some.size(); ++i) {
                const auto id = base::UrlId(some.at(i));
                put(findingLine(*check, words.at(i).url, found.count(id), words.at(i).evidence, found.isIgnored(id)));
            }
        }
        for (const audit::FileFinding &about : found.files())
            put(findingLine(*check, about.url, about.count, about.evidence, about.ignored));
    }
    if (m_cancel)
        return; // what stood there stays
    if (const auto error = (*reader)->error())
        Q_EMIT failed(m_file, error->message());
    else if (!ok || !file.commit())
        Q_EMIT failed(m_file, file.errorString());
    else
        Q_EMIT succeeded(m_file, rows);
}

} // namespace argiope::issues
