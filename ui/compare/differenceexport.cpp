#include "ui/compare/differenceexport.h"

#include "core/base/threads.h"
#include "core/compare/cells.h"

#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace argiope::compareview {

DifferenceExport::DifferenceExport(
    SharedCompared compared, QList<quint32> rows, QString file, exporting::Format format, QObject *parent)
    : QThread(parent)
    , m_compared(std::move(compared))
    , m_rows(std::move(rows))
    , m_file(std::move(file))
    , m_format(format)
{
    setStackSize(base::ThreadStackSize);
}

DifferenceExport::~DifferenceExport()
{
    cancel();
    wait();
}

void DifferenceExport::run()
{
    const Request &request = m_compared->request;
    const QString canonical = QFileInfo(m_file).canonicalFilePath();
    for (const QString &project : {request.before.path, request.after.path}) {
        if (!canonical.isEmpty() && QFileInfo(project).canonicalFilePath() == canonical) {
            Q_EMIT failed(m_file, {}); // it is one of those that are compared
            return;
        }
    }
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly)) {
        Q_EMIT failed(m_file, file.errorString());
        return;
    }
    exporting::WriterOptions options;
    options.scratch = QFileInfo(m_file).absolutePath();
    const auto writer = exporting::infoOf(m_format).writer(file, options);
    bool written = writer->begin(compare::headings());
    for (const quint32 row : m_rows) {
        if (!written || m_cancel)
            break;
        const compare::Difference difference = m_compared->spool.at(row);
        written = writer->row(compare::valuesOf(difference, m_compared->columns), difference.url);
    }
    if (m_cancel)
        return;
    if (!written || !writer->end()) {
        Q_EMIT failed(m_file, writer->problem());
        return;
    }
    written = file.commit();
    if (written)
        Q_EMIT succeeded(m_file, m_rows.size());
    else
        Q_EMIT failed(m_file, file.errorString());
}

} // namespace argiope::compareview
