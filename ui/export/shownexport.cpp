#include "ui/export/shownexport.h"

#include "core/export/filetarget.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace argiope::exporting {

namespace {

constexpr qint64 TellEveryMs = 200;

bool isSource(const models::ShownTable &table, const QString &file)
{
    const QString canonical = QFileInfo(file).canonicalFilePath();
    return !canonical.isEmpty()
        && std::any_of(table.sources.cbegin(), table.sources.cend(),
            [&canonical](const QString &source) { return QFileInfo(source).canonicalFilePath() == canonical; });
}

} // namespace

base::Result<qint64, ExportError> writeShown(const models::ShownTable &table, const QString &file, const Wishes &wishes,
    const std::function<void(qint64 rows)> &progress, const std::atomic<bool> &cancel)
{
    using Code = ExportError::Code;
    const auto failure = [](Code code, const QString &detail) { return base::Failure{ExportError{code, detail}}; };
    if (isSource(table, file))
        return failure(Code::CannotOpen, {});
    FileTarget target(file);
    if (!target.open())
        return failure(Code::CannotOpen, target.problem());
    WriterOptions options;
    options.bom = wishes.bom;
    options.delimiter = wishes.delimiter;
    options.title = table.name.toUtf8();
    options.scratch = QFileInfo(file).absolutePath();
    qint64 rows = 0;
    QString unread;
    QString unwritten;
    bool written = false;
    bool taken = false; ///< all rows that came
    {
        const auto writer = infoOf(wishes.format).writer(target.device(), options);
        written = writer->begin(table.columns);
        QElapsedTimer told;
        told.start();
        if (written) {
            const auto take = [&](const QList<facts::Value> &values) {
                const auto *url = table.url < 0 ? nullptr : std::get_if<QByteArray>(&values.at(table.url));
                written = !cancel && writer->row(values, url ? *url : QByteArray());
                rows += written ? 1 : 0;
                if (written && told.hasExpired(TellEveryMs)) {
                    told.start();
                    progress(rows);
                }
                return written;
            };
            unread = table.rows({take, &cancel});
        }
        taken = written;
        written = taken && unread.isEmpty() && writer->end();
        unwritten = writer->problem();
    }
    if (cancel)
        return failure(Code::Canceled, {});
    if (taken && !unread.isEmpty()) // a row that was refused is why reading ended, whatever that calls it
        return failure(Code::ReadFailed, unread);
    if (!written)
        return failure(Code::WriteFailed, unwritten);
    if (!target.commit())
        return failure(Code::WriteFailed, target.problem());
    return rows;
}

} // namespace argiope::exporting
