#include "core/export/export.h"

#include "core/export/rowwriter.h"
#include "core/export/sitemap.h"
#include "core/store/reader.h"
#include "core/url/url.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <vector>

namespace argiope::exporting {

namespace {

using store::LinkRecord;
using store::UrlRecord;

constexpr qint64 RowsPerProgress = 1000;
/// Rows that are read at once where their ids are given.
constexpr qsizetype RowsPerRead = 256;

base::Failure<ExportError> exportFailure(ExportError::Code code, const QString &detail = {})
{
    return base::Failure{ExportError{code, detail}};
}

/// What every export does beside writing: counts, tells, and stops where it must.
class Progress
{
public:
    Progress(const std::function<void(qint64 rows)> &tell, const std::atomic<bool> *cancel)
        : m_tell(tell)
        , m_cancel(cancel)
    {
    }
    [[nodiscard]] bool canceled()
    {
        m_canceled = m_canceled || (m_cancel && m_cancel->load(std::memory_order_relaxed));
        return m_canceled;
    }
    void rowDone()
    {
        if (++m_rows % RowsPerProgress == 0 && m_tell)
            m_tell(m_rows);
    }
    void finished()
    {
        if (m_tell)
            m_tell(m_rows);
    }
    [[nodiscard]] qint64 rows() const { return m_rows; }

private:
    const std::function<void(qint64 rows)> &m_tell;
    const std::atomic<bool> *m_cancel;
    qint64 m_rows = 0;
    bool m_canceled = false;
};

store::ListQuery queryOf(const Options &options)
{
    store::ListQuery query = options.query;
    if (options.table == Table::Skipped)
        query.kind = store::ListKind::Skipped;
    else if (query.kind == store::ListKind::Skipped)
        query.kind = store::ListKind::Urls;
    return query;
}

/// The rows that the options ask for, until `visit` returns false: of these columns, or whole records where there are
/// none.
template <class Visit, class... Columns>
void eachUrl(store::Reader &reader, const Options &options, Visit visit, const Columns &...columns)
{
    const auto visitKept = [&](const auto &row) { return (options.keeps && !options.keeps(row.id)) || visit(row); };
    if (options.onlyIds.isEmpty()) {
        reader.forEach(queryOf(options), columns..., visitKept);
        return;
    }
    for (qsizetype at = 0; at < options.onlyIds.size(); at += RowsPerRead) {
        const auto rows = reader.rows(options.onlyIds.mid(at, RowsPerRead), columns...);
        for (const auto &row : rows) {
            if (row.id != store::UrlId::None && !visitKept(row))
                return;
        }
        if (reader.error())
            return;
    }
}

template <class Visit>
void eachLink(store::Reader &reader, const Options &options, Visit visit)
{
    if (options.onlyIds.isEmpty() && !options.linkPages && !options.keeps) {
        reader.forEachLink(visit);
        return;
    }
    // Eight bytes a page are all that is held of them.
    const QList<qint64> pages
        = options.onlyIds.isEmpty() ? reader.ids(options.linkPages.value_or(store::ListQuery())) : options.onlyIds;
    for (const qint64 id : pages) {
        if (options.keeps && !options.keeps(store::UrlId(id)))
            continue;
        const QList<LinkRecord> links = reader.outlinks(store::UrlId(id), std::numeric_limits<int>::max());
        for (const LinkRecord &link : links) {
            if (!visit(link))
                return;
        }
        if (reader.error())
            return;
    }
}

/// What is left to say once the rows are through.
base::Result<qint64, ExportError> resultOf(store::Reader &reader, Output &output, Progress &progress)
{
    if (const auto error = reader.error())
        return exportFailure(ExportError::Code::ReadFailed, error->message());
    if (progress.canceled())
        return exportFailure(ExportError::Code::Canceled);
    if (!output.flush())
        return base::Failure{output.error()};
    progress.finished();
    return progress.rows();
}

base::Result<qint64, ExportError> writeLines(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    const RowWriter rows(options, reader.columns());
    Output output(out);
    const auto visit = [&](const auto &record) {
        if (progress.canceled() || !output.write(rows.line(record)))
            return false;
        progress.rowDone();
        return true;
    };
    if (options.bom && infoOf(options.format).mayHaveMark)
        output.write("\xef\xbb\xbf");
    output.write(rows.head());
    if (options.table == Table::Links)
        eachLink(reader, options, visit);
    else if (options.table == Table::Sitemaps)
        reader.forEachSitemap(visit);
    else
        eachUrl(reader, options, visit, rows.wanted());
    return resultOf(reader, output, progress);
}

/// How many files a sitemap needs, and the site of its first URL.
struct SitemapPlan
{
    int files = 0;
    QByteArray origin;
};

base::Result<SitemapPlan, ExportError> planSitemap(store::Reader &reader, const Options &options, Progress &progress)
{
    SitemapPlan plan;
    sitemap::Cutter cutter;
    eachUrl(reader, options, [&](const UrlRecord &record) {
        if (progress.canceled())
            return false;
        if (!sitemap::belongs(record))
            return true;
        if (cutter.files() == 0) {
            if (const auto url = url::parse(record.url))
                plan.origin = url->origin();
        }
        (void)cutter.startsFile(sitemap::entry(record).size());
        return true;
    });
    if (const auto error = reader.error())
        return exportFailure(ExportError::Code::ReadFailed, error->message());
    if (progress.canceled())
        return exportFailure(ExportError::Code::Canceled);
    plan.files = cutter.files();
    return plan;
}

base::Result<qint64, ExportError> writeOneSitemap(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    Output output(out);
    output.write(sitemap::head());
    eachUrl(reader, options, [&](const UrlRecord &record) {
        if (!sitemap::belongs(record))
            return !progress.canceled();
        if (progress.canceled() || !output.write(sitemap::entry(record)))
            return false;
        progress.rowDone();
        return true;
    });
    output.write(sitemap::foot());
    return resultOf(reader, output, progress);
}

/// "sitemap.xml" → "sitemap-3.xml".
QString numberedPath(const QString &path, int number)
{
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : QString(QLatin1Char('.') % info.suffix());
    return info.absolutePath() % QLatin1Char('/') % info.completeBaseName() % QLatin1Char('-') % QString::number(number)
        % suffix;
}

base::Failure<ExportError> tooLargeForOne()
{
    return exportFailure(ExportError::Code::WriteFailed,
        QStringLiteral("a sitemap of more than 50,000 URLs or 50 MB has to be written to a file"));
}

/// The files beside it that an earlier export's index at `path` names.
QStringList partsOfIndex(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // An index of 50,000 files is smaller.
    constexpr qint64 Longest = 16 * 1024 * 1024;
    const QByteArray text = file.read(Longest);
    QStringList parts;
    if (!text.contains("<sitemapindex"))
        return parts;
    for (int number = 1;; ++number) {
        const QString part = numberedPath(path, number);
        const QByteArray name = '/' + QFileInfo(part).fileName().toUtf8().toPercentEncoding() + "</loc>";
        if (!text.contains(name))
            return parts;
        parts.append(part);
    }
}

/// Those of the earlier parts, in their order, that the new export has not written: nothing names them any more.
void removeParts(const QStringList &before, qsizetype written)
{
    for (qsizetype at = written; at < before.size(); ++at)
        QFile::remove(before[at]);
}

/// Files of a sitemap; each is complete under a passing name before the first one gets its own.
class SitemapFiles
{
public:
    SitemapFiles(QString path, QByteArray origin)
        : m_path(std::move(path))
        , m_origin(std::move(origin))
    {
    }
    bool write(const UrlRecord &record)
    {
        const QByteArray entry = sitemap::entry(record);
        if (m_cutter.startsFile(entry.size()) && !nextFile())
            return false;
        if (m_output->write(entry))
            return true;
        m_error = m_output->error();
        return false;
    }
    base::Result<void, ExportError> finish()
    {
        if (!m_error && endFile() && openFile(m_path)) {
            m_output->write(sitemap::indexHead());
            for (int i = 1; i <= m_cutter.files(); ++i) {
                const QString name = QFileInfo(numberedPath(m_path, i)).fileName();
                m_output->write(sitemap::indexEntry(m_origin + '/' + name.toUtf8().toPercentEncoding()));
            }
            m_output->write(sitemap::indexFoot());
            if (!m_output->flush())
                m_error = m_output->error();
        }
        // The index comes last: it names nothing that is not there.
        for (const auto &file : m_files) {
            if (!m_error && !file->commit())
                m_error = ExportError{ExportError::Code::WriteFailed, file->errorString()};
        }
        if (m_error)
            return base::Failure{*m_error};
        return {};
    }
    [[nodiscard]] const std::optional<ExportError> &error() const { return m_error; }

private:
    bool openFile(const QString &path)
    {
        auto file = std::make_unique<QSaveFile>(path);
        if (!file->open(QIODevice::WriteOnly)) {
            m_error = ExportError{
                ExportError::Code::CannotOpen, QString(path % QStringLiteral(": ") % file->errorString())};
            return false;
        }
        m_files.push_back(std::move(file));
        m_output = std::make_unique<Output>(*m_files.back());
        return true;
    }
    bool endFile()
    {
        if (!m_output)
            return true;
        m_output->write(sitemap::foot());
        if (m_output->flush())
            return true;
        m_error = m_output->error();
        return false;
    }
    bool nextFile()
    {
        if (!endFile() || !openFile(numberedPath(m_path, m_cutter.files())))
            return false;
        m_output->write(sitemap::head());
        return true;
    }

    QString m_path;
    QByteArray m_origin;
    sitemap::Cutter m_cutter;
    std::vector<std::unique_ptr<QSaveFile>> m_files;
    std::unique_ptr<Output> m_output;
    std::optional<ExportError> m_error;
};

base::Result<qint64, ExportError> writeSitemapFiles(
    store::Reader &reader, const QString &path, const QByteArray &origin, const Options &options, Progress &progress)
{
    SitemapFiles files(path, origin);
    eachUrl(reader, options, [&](const UrlRecord &record) {
        if (!sitemap::belongs(record))
            return !progress.canceled();
        if (progress.canceled() || !files.write(record))
            return false;
        progress.rowDone();
        return true;
    });
    if (const auto error = reader.error())
        return exportFailure(ExportError::Code::ReadFailed, error->message());
    if (progress.canceled())
        return exportFailure(ExportError::Code::Canceled);
    if (auto done = files.finish(); !done)
        return base::Failure{done.error()};
    progress.finished();
    return progress.rows();
}

/// True of devices, pipes, and what stands for an open file: to be written into, never to be replaced.
bool isNoPlainFile(const QString &path)
{
    const QFileInfo info(path);
    // A handle may be of a plain file that others write to as well; one on /dev/shm is like any other.
    constexpr std::array handles{"/dev/stdout", "/dev/stderr"};
    return (info.exists() && !info.isFile() && !info.isDir()) || path.startsWith(QLatin1String("/dev/fd/"))
        || path.startsWith(QLatin1String("/proc/self/fd/"))
        || std::any_of(handles.begin(), handles.end(), [&](const char *name) { return path == QLatin1String(name); });
}

/// Writes through a temporary file beside `path`, or into what is no plain file.
template <class Write>
base::Result<qint64, ExportError> throughTemporary(const QString &path, Write writeTo)
{
    if (isNoPlainFile(path)) {
        QFile target(path);
        // Behind what stands there already: standard output may be a file that others write to as well.
        if (!target.open(QIODevice::WriteOnly | QIODevice::Append))
            return exportFailure(ExportError::Code::CannotOpen, path % QStringLiteral(": ") % target.errorString());
        base::Result<qint64, ExportError> written = writeTo(target);
        if (written && !target.flush())
            return exportFailure(ExportError::Code::WriteFailed, path % QStringLiteral(": ") % target.errorString());
        return written;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return exportFailure(ExportError::Code::CannotOpen, path % QStringLiteral(": ") % file.errorString());
    const base::Result<qint64, ExportError> written = writeTo(file);
    if (written && !file.commit())
        return exportFailure(ExportError::Code::WriteFailed, path % QStringLiteral(": ") % file.errorString());
    return written;
}

} // namespace

std::optional<Table> tableFromName(QStringView name)
{
    if (name == QLatin1String("urls"))
        return Table::Urls;
    if (name == QLatin1String("links"))
        return Table::Links;
    if (name == QLatin1String("skipped"))
        return Table::Skipped;
    if (name == QLatin1String("sitemaps"))
        return Table::Sitemaps;
    return {};
}

QString ExportError::message() const
{
    const auto words = [this]() -> QString {
        switch (code) {
        case Code::CannotOpen:
            return QStringLiteral("the export cannot be written there");
        case Code::WriteFailed:
            return QStringLiteral("writing the export failed");
        case Code::Canceled:
            return QStringLiteral("the export was canceled");
        case Code::ReadFailed:
            return QStringLiteral("reading the project failed");
        case Code::WrongTable:
            break;
        }
        return QStringLiteral("this format does not fit this table");
    }();
    return detail.isEmpty() ? words : QString(words % QStringLiteral(": ") % detail.simplified());
}

base::Result<qint64, ExportError> write(store::Reader &reader, QIODevice &out, const Options &options,
    const std::function<void(qint64 rows)> &progress, const std::atomic<bool> *cancel)
{
    Progress state(progress, cancel);
    const store::Reader::Snapshot snapshot(reader);
    if (infoOf(options.format).rows)
        return writeLines(reader, out, options, state);
    if (options.table != Table::Urls)
        return exportFailure(ExportError::Code::WrongTable, QStringLiteral("a sitemap lists URLs"));
    const auto plan = planSitemap(reader, options, state);
    if (!plan)
        return base::Failure{plan.error()};
    if (plan->files > 1)
        return tooLargeForOne();
    return writeOneSitemap(reader, out, options, state);
}

base::Result<qint64, ExportError> writeFile(store::Reader &reader, const QString &path, const Options &options,
    const std::function<void(qint64 rows)> &progress, const std::atomic<bool> *cancel)
{
    if (!infoOf(options.format).rows && options.table == Table::Urls) {
        Progress state(progress, cancel);
        const store::Reader::Snapshot snapshot(reader);
        const auto plan = planSitemap(reader, options, state);
        if (!plan)
            return base::Failure{plan.error()};
        const bool many = plan->files > 1;
        if (isNoPlainFile(path)) {
            if (many)
                return tooLargeForOne();
            return throughTemporary(
                path, [&](QIODevice &file) { return writeOneSitemap(reader, file, options, state); });
        }
        const QStringList before = partsOfIndex(path);
        auto written = many
            ? writeSitemapFiles(reader, path, plan->origin, options, state)
            : throughTemporary(path, [&](QIODevice &file) { return writeOneSitemap(reader, file, options, state); });
        if (written)
            removeParts(before, many ? plan->files : 0);
        return written;
    }
    return throughTemporary(path, [&](QIODevice &file) { return write(reader, file, options, progress, cancel); });
}

} // namespace argiope::exporting
