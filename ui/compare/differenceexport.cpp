#include "ui/compare/differenceexport.h"

#include "core/base/threads.h"
#include "core/compare/cells.h"

#include <QSaveFile>

#include <utility>

namespace argiope::compareview {

namespace {
constexpr qsizetype PieceBytes = 64 * 1024;
} // namespace

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
    const auto format = exporting::infoOf(m_format).rows(',');
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly)) {
        Q_EMIT failed(m_file, file.errorString());
        return;
    }
    QList<QByteArray> names;
    for (const exporting::Cell &cell : compare::cellsOf({}, m_compared->columns))
        names.append(cell.name);
    QByteArray piece = format->head(names);
    bool written = true;
    for (const quint32 row : m_rows) {
        const compare::Difference difference = m_compared->spool.at(row);
        piece += format->line(compare::cellsOf(difference, m_compared->columns), difference.url);
        if (piece.size() >= PieceBytes) {
            written = file.write(piece) == piece.size();
            piece.clear();
        }
        if (!written || m_cancel)
            break;
    }
    if (m_cancel)
        return;
    written = written && file.write(piece) == piece.size() && file.commit();
    if (written)
        Q_EMIT succeeded(m_file, m_rows.size());
    else
        Q_EMIT failed(m_file, file.errorString());
}

} // namespace argiope::compareview
