#include "core/export/mirror.h"

#include "core/export/exporterror.h"
#include "core/export/mirrornames.h"
#include "core/export/progress.h"
#include "core/export/tablerows.h"
#include "core/html/inputstream.h"
#include "core/html/mimetype.h"
#include "core/html/pagestream.h"
#include "core/html/urlholders.h"
#include "core/kept/keptanswers.h"
#include "core/scope/spellings.h"
#include "core/url/canonical.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <vector>

namespace argiope::exporting {

namespace {

constexpr int MostHops = 20;
constexpr qsizetype MostTroubles = 20;
const char *const Utf8Mark = "\xef\xbb\xbf";

class Mirror
{
public:
    Mirror(store::Reader &reader, const QString &folder, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_folder(folder)
        , m_options(options)
        , m_progress(progress)
        , m_spelling(scope::canonicalOptions(reader.settings()))
        , m_most(reader.settings().maxPageBytes)
        , m_shelf(kept::folderOf(reader.path()))
    {
    }

    [[nodiscard]] base::Result<MirrorResult, ExportError> run()
    {
        plan();
        if (const auto error = errorOf(m_reader, m_progress))
            return base::Failure{*error};
        for (const File &file : m_files) {
            if (m_progress.canceled())
                break;
            if (const auto error = write(file))
                return base::Failure{*error};
            m_progress.rowDone();
        }
        if (const auto error = errorOf(m_reader, m_progress))
            return base::Failure{*error};
        if (const auto error = writeEntrance())
            return base::Failure{*error};
        m_progress.finished();
        return m_result;
    }

private:
    struct File
    {
        QByteArray url;
        QByteArray name;
        kept::KeptPlace place;
    };

    [[nodiscard]] QByteArray keyOf(const url::Url &url) const { return url::canonical(url, m_spelling); }

    /// Which URL gets which file, and where redirects lead.
    void plan()
    {
        kept::KeptIndex index(m_reader);
        eachUrl(m_reader, m_options, [&](const store::UrlRecord &record) {
            const auto url = url::parse(record.url);
            if (!url || !url->isHttp() || record.page.id == base::UrlId::None)
                return !m_progress.canceled();
            if (record.page.redirectTo != base::UrlId::None) {
                const auto target = url::parse(record.redirectUrl);
                if (target)
                    m_redirects.insert(keyOf(*url), record.redirectUrl);
                return !m_progress.canceled();
            }
            if (record.page.status < 200 || record.page.status >= 300)
                return !m_progress.canceled();
            auto place = index.ofPage(record.id, record.url, record.page.visits);
            if (!place)
                return !m_progress.canceled();
            QByteArray name = m_names.nameFor(*url, record.page.contentType);
            m_byKey.insert(keyOf(*url), name);
            m_files.push_back({record.url, std::move(name), std::move(*place)});
            return !m_progress.canceled();
        });
    }

    /// The file that a URL leads to, and its fragment; "" where there is none.
    [[nodiscard]] QByteArray fileOf(url::Url url) const
    {
        for (int hops = 0; hops <= MostHops; ++hops) {
            const QByteArray key = keyOf(url);
            if (const auto file = m_byKey.constFind(key); file != m_byKey.constEnd())
                return *file;
            const auto redirect = m_redirects.constFind(key);
            if (redirect == m_redirects.constEnd())
                return {};
            auto next = url::parse(*redirect);
            if (!next)
                return {};
            url = std::move(next).value();
        }
        return {};
    }

    [[nodiscard]] html::UrlRewriter rewriterFor(const QByteArray &from, const url::Url &base, bool hasBase) const
    {
        return [this, from, base, hasBase](QByteArrayView written, html::LinkKind) -> std::optional<QByteArray> {
            if (written.startsWith('#') && !hasBase)
                return std::nullopt; // within the same file
            const auto target = url::parse(written, &base);
            // A page of a server could never open files of this computer, and its copy here is not to either.
            if (target && target->scheme() == "file")
                return QByteArrayLiteral("about:blank");
            if (!target || !target->isHttp())
                return std::nullopt;
            const QByteArray file = fileOf(*target);
            if (file.isEmpty())
                return target->href();
            return relativeName(from, file) + target->hash().toByteArray();
        };
    }

    [[nodiscard]] QByteArray rewritten(const File &file, const net::Reply &reply, const url::Url &url)
    {
        const html::InputStream stream = html::inputStream(reply.body, reply.contentType);
        if (html::isHtml(reply.contentType, reply.body)) {
            ++m_result.documents;
            const auto base = html::baseOf(stream.text, url);
            // What is written is UTF-8 now, whatever a meta element says. A mark says more.
            const bool says = stream.encoding.name == "UTF-8"
                && (stream.encoding.source == html::EncodingSource::ByteOrderMark
                    || html::prescanEncoding(reply.body) == "UTF-8");
            const QByteArray mark = says && stream.encoding.bomBytes == 0 ? QByteArray() : QByteArray(Utf8Mark);
            return mark + html::rewriteHtml(stream.text, rewriterFor(file.name, base.value_or(url), base.has_value()));
        }
        return html::rewriteCss(stream.text, rewriterFor(file.name, url, false));
    }

    [[nodiscard]] std::optional<ExportError> write(const File &file)
    {
        const auto url = url::parse(file.url);
        const auto reply = m_shelf.read(file.place, *url, m_most);
        if (!reply || reply->failure != base::Outcome::None) {
            ++m_result.unreadable;
            if (m_result.troubles.size() < MostTroubles)
                m_result.troubles.append(file.url + ": " + (reply ? reply->error : reply.error()));
            return std::nullopt;
        }
        const bool text
            = html::isHtml(reply->contentType, reply->body) || html::mimeEssence(reply->contentType) == "text/css";
        ++m_result.files;
        return writeFile(file.name, text ? rewritten(file, *reply, *url) : reply->body);
    }

    [[nodiscard]] std::optional<ExportError> writeFile(const QByteArray &name, const QByteArray &bytes) const
    {
        const QString path = m_folder + QLatin1Char('/') + QString::fromLatin1(name);
        if (!QDir().mkpath(QFileInfo(path).path()))
            return ExportError{ExportError::Code::WriteFailed, path};
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return ExportError{ExportError::Code::WriteFailed, out.errorString()};
        if (out.write(bytes) != bytes.size() || !out.flush())
            return ExportError{ExportError::Code::WriteFailed, out.errorString()};
        return std::nullopt;
    }

    /// A page that leads to the start addresses.
    [[nodiscard]] std::optional<ExportError> writeEntrance()
    {
        QByteArray links;
        QByteArray first;
        const QStringList seeds = m_reader.settings().seeds;
        for (const QString &seed : seeds) {
            const auto url = url::parse(seed.toUtf8());
            const QByteArray file = url ? fileOf(*url) : QByteArray();
            if (file.isEmpty())
                continue;
            if (first.isEmpty())
                first = file;
            links += "<li><a href=\"" + file + "\">" + seed.toHtmlEscaped().toUtf8() + "</a></li>\n";
        }
        if (first.isEmpty() && !m_files.empty()) {
            first = m_files.front().name;
            links = "<li><a href=\"" + first + "\">" + QString::fromUtf8(m_files.front().url).toHtmlEscaped().toUtf8()
                + "</a></li>\n";
        }
        return writeFile("index.html",
            "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Mirror</title>\n<ul>\n" + links + "</ul>\n");
    }

    store::Reader &m_reader;
    const QString m_folder;
    const Options &m_options;
    Progress &m_progress;
    const url::CanonicalOptions m_spelling;
    const qint64 m_most;
    const kept::ArchiveShelf m_shelf;
    MirrorNames m_names;
    std::vector<File> m_files;
    QHash<QByteArray, QByteArray> m_byKey; ///< names of files
    QHash<QByteArray, QByteArray> m_redirects; ///< URLs
    MirrorResult m_result;
};

} // namespace

base::Result<MirrorResult, ExportError> writeMirror(store::Reader &reader, const QString &folder,
    const Options &options, const std::function<void(qint64 rows)> &tell, const std::atomic<bool> *cancel)
{
    using Code = ExportError::Code;
    const QFileInfo wanted(folder);
    const QString path = wanted.absoluteFilePath();
    if (wanted.exists() && (!wanted.isDir() || !QDir(path).isEmpty()))
        return exportFailure(Code::CannotOpen, QStringLiteral("%1 already exists and is not empty").arg(folder));
    const QString part = path + QStringLiteral(".part");
    if (QFileInfo::exists(part))
        return exportFailure(Code::CannotOpen, QStringLiteral("%1 already exists").arg(part));
    if (!QDir().mkpath(part))
        return exportFailure(Code::CannotOpen, QStringLiteral("%1 cannot be created").arg(part));
    Progress progress(tell, cancel);
    auto result = Mirror(reader, part, options, progress).run();
    if (result && result->files > 0) {
        QDir().rmdir(path); // empty, as was seen
        if (QDir().rename(part, path))
            return result;
        result = exportFailure(Code::WriteFailed, QStringLiteral("%1 cannot be renamed").arg(part));
    }
    QDir(part).removeRecursively();
    return result;
}

} // namespace argiope::exporting
