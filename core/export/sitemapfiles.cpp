#include "core/export/sitemapfiles.h"

#include "core/export/exporterror.h"
#include "core/export/filetarget.h"
#include "core/export/output.h"
#include "core/export/sitemap.h"
#include "core/export/tablerows.h"
#include "core/url/url.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <memory>
#include <vector>

namespace argiope::exporting {

using store::UrlRecord;

namespace {

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
        QStringLiteral("a sitemap with more than 50,000 URLs or 50 MB must be written to a file"));
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
        m_error = ExportError{ExportError::Code::WriteFailed, m_output->problem()};
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
                m_error = ExportError{ExportError::Code::WriteFailed, m_output->problem()};
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
        m_error = ExportError{ExportError::Code::WriteFailed, m_output->problem()};
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

} // namespace

base::Result<qint64, ExportError> writeSitemap(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    const auto plan = planSitemap(reader, options, progress);
    if (!plan)
        return base::Failure{plan.error()};
    if (plan->files > 1)
        return tooLargeForOne();
    return writeOneSitemap(reader, out, options, progress);
}

base::Result<qint64, ExportError> writeSitemapFile(
    store::Reader &reader, const QString &path, const Options &options, Progress &progress)
{
    const auto plan = planSitemap(reader, options, progress);
    if (!plan)
        return base::Failure{plan.error()};
    const bool many = plan->files > 1;
    if (many && isNoPlainFile(path))
        return tooLargeForOne();
    const auto one = [&](QIODevice &file) { return writeOneSitemap(reader, file, options, progress); };
    if (isNoPlainFile(path))
        return throughTarget(path, one);
    const QStringList before = partsOfIndex(path);
    auto written = many ? writeSitemapFiles(reader, path, plan->origin, options, progress) : throughTarget(path, one);
    if (written)
        removeParts(before, many ? plan->files : 0);
    return written;
}

} // namespace argiope::exporting
