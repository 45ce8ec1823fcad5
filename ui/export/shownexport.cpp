#include "ui/export/shownexport.h"

#include "core/base/threads.h"
#include "core/export/filetarget.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <utility>

namespace argiope::exporting {

namespace {

constexpr qint64 TellEveryMs = 200;

} // namespace

ShownExport::ShownExport(models::ShownTable table, QString file, Wishes wishes, QObject *parent)
    : QThread(parent)
    , m_table(std::move(table))
    , m_file(std::move(file))
    , m_wishes(wishes)
{
    qRegisterMetaType<ExportError>();
    setStackSize(base::ThreadStackSize);
}

ShownExport::~ShownExport()
{
    cancel();
    wait();
}

void ShownExport::run()
{
    using Code = ExportError::Code;
    FileTarget target(m_file);
    if (!target.open()) {
        Q_EMIT failed({Code::CannotOpen, target.problem()});
        return;
    }
    WriterOptions wishes;
    wishes.bom = m_wishes.bom;
    wishes.delimiter = m_wishes.delimiter;
    wishes.title = m_table.name.toUtf8();
    wishes.scratch = QFileInfo(m_file).absolutePath();
    qint64 rows = 0;
    QString unread;
    QString unwritten;
    bool written = false;
    {
        const auto writer = infoOf(m_wishes.format).writer(target.device(), wishes);
        written = writer->begin(m_table.columns);
        QElapsedTimer told;
        told.start();
        if (written) {
            unread = m_table.rows([&](const QList<facts::Value> &values) {
                written = !m_cancel && writer->row(values, {});
                rows += written ? 1 : 0;
                if (written && told.hasExpired(TellEveryMs)) {
                    told.start();
                    Q_EMIT progressed(rows);
                }
                return written;
            });
        }
        written = written && unread.isEmpty() && writer->end();
        unwritten = writer->problem();
    }
    if (m_cancel)
        Q_EMIT failed({Code::Canceled, {}});
    else if (!unread.isEmpty())
        Q_EMIT failed({Code::ReadFailed, unread});
    else if (!written)
        Q_EMIT failed({Code::WriteFailed, unwritten});
    else if (!target.commit())
        Q_EMIT failed({Code::WriteFailed, target.problem()});
    else
        Q_EMIT succeeded(rows);
}

} // namespace argiope::exporting
