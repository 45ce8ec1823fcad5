#include "core/kept/archivescan.h"

#include "core/archive/digest.h"
#include "core/archive/warcscan.h"
#include "core/archive/zipfile.h"
#include "core/archive/zstdfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <limits>

namespace argiope::kept {

using archive::WarcRecord;

namespace {

constexpr qint64 ScannedBlock = 64 * 1024; ///< of a block: enough for a head
constexpr qint64 MostUnpacked = qint64(64) << 30;
constexpr qsizetype MostFirstTroubles = 20;
constexpr qsizetype MostHosts = 10'000;
constexpr size_t MostFiles = 65'000;
constexpr int MostLevels = 4; ///< of collections within one another
constexpr const char *Suffixes[] = {".warc", ".warc.gz", ".warc.zst"};
constexpr size_t MostAnswers = std::numeric_limits<quint32>::max();
constexpr quint64 IdSeed = 0x9e3779b97f4a7c15;

quint64 hashOf(QByteArrayView text)
{
    const url::UrlKey key = url::urlKey(text, IdSeed);
    quint64 half = 0;
    std::copy_n(key.bytes.begin(), sizeof half, reinterpret_cast<quint8 *>(&half));
    return half;
}

/// A field as a list of bytes that tells payloads apart, whatever digest the program took; 0 for none.
quint64 digestOf(const WarcRecord &record)
{
    const QByteArray label = record.field("WARC-Payload-Digest");
    if (label.isEmpty())
        return 0;
    const QByteArray sha1 = archive::sha1FromLabel(label);
    return hashOf(sha1.isEmpty() ? label : sha1);
}

bool isHttp(const QByteArray &type)
{
    return type.toLower().startsWith("application/http");
}

QByteArray valueIn(QByteArrayView text, const char *name)
{
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype found = text.indexOf('\n', at);
        const qsizetype end = found < 0 ? text.size() : found;
        const QByteArray line = text.sliced(at, end - at).toByteArray();
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).trimmed().compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed();
        if (line.trimmed().isEmpty() && at > 0)
            break; // the end of a head
        at = end + 1;
    }
    return {};
}

bool hasLine(QByteArrayView text, const char *name)
{
    const QByteArray begin = QByteArray(name) + ':';
    return text.startsWith(begin) || text.indexOf(QByteArray("\n" + begin)) >= 0;
}

int statusOf(QByteArrayView block)
{
    const bool isAnswer = block.startsWith("HTTP/") || block.startsWith("HTTP ");
    const qsizetype blank = isAnswer ? block.indexOf(' ') : -1;
    return blank < 0 || blank + 4 > block.size() ? 0 : block.sliced(blank + 1, 3).toInt();
}

/// Of the name of a web archive; null: it is none.
const char *suffixOf(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    const auto found = std::find_if(
        std::begin(Suffixes), std::end(Suffixes), [&lower](const char *one) { return lower.endsWith(one); });
    return found == std::end(Suffixes) ? nullptr : *found;
}

/// Where the format has them.
bool isInArchive(const QByteArray &name)
{
    return name.startsWith("archive/") || name.contains("/archive/");
}

bool isDocument(int status, const QByteArray &contentType)
{
    const QByteArray type = contentType.toLower();
    return (status >= 300 && status < 400 && status != 304) || type.startsWith("text/html")
        || type.startsWith("application/xhtml+xml");
}

} // namespace

QByteArray withoutLogin(const url::Url &url)
{
    const QByteArray href = url.hrefWithoutFragment().toByteArray();
    return url.hasCredentials() ? QByteArray(url.scheme().toByteArray() + "://" + href.mid(href.indexOf('@') + 1))
                                : href;
}

std::optional<url::Url> targetOf(QByteArray text)
{
    if (text.startsWith('<') && text.endsWith('>'))
        text = text.sliced(1, text.size() - 2);
    auto url = url::parse(text);
    if (!url || !url->isHttp())
        return std::nullopt;
    // Whose login it is nobody knows: it must not become one of the project's.
    if (url->hasCredentials())
        url = url::parse(withoutLogin(*url));
    return url ? std::optional(std::move(url).value()) : std::nullopt;
}

ArchiveAnswers::Scan::Scan(Impl &into, const ReadOptions &options)
    : m_into(into)
    , m_options(options)
{
}

void ArchiveAnswers::Scan::trouble(const QByteArray &what, qint64 count)
{
    m_into.troubles += count;
    if (m_into.firstTroubles.size() < MostFirstTroubles)
        m_into.firstTroubles.append(what);
}

std::optional<QString> ArchiveAnswers::Scan::read(const QStringList &files)
{
    if (size_t(files.size()) > MostFiles)
        return QStringLiteral("more than %1 archives at once").arg(MostFiles);
    for (const QString &path : files)
        m_all += QFileInfo(path).size();
    for (const QString &path : files) {
        if (const auto error = readFile(path); error || canceled())
            return error;
        m_before += QFileInfo(path).size();
    }
    settle();
    return std::nullopt;
}

std::optional<QString> ArchiveAnswers::Scan::readFile(const QString &path)
{
    const QByteArray name = QFileInfo(path).fileName().toUtf8();
    bool isCollection = false;
    if (QFile file(path); file.open(QIODevice::ReadOnly))
        isCollection = archive::isZip(file);
    if (isCollection) {
        bool any = false;
        const auto error = readCollection(path, name, 0, any);
        if (error || any || canceled())
            return error;
        return QString(path + QLatin1String(": there is no web archive in it"));
    }
    m_into.files.push_back({path, name});
    return scan(path);
}

QString ArchiveAnswers::Scan::newPath(const char *suffix)
{
    if (!m_into.unpacked)
        m_into.unpacked = std::make_unique<QTemporaryDir>(QDir::tempPath() + QLatin1String("/argiope-XXXXXX"));
    return m_into.unpacked->filePath(QString::number(++m_into.unpackedFiles) + QLatin1String(suffix));
}

std::optional<QString> ArchiveAnswers::Scan::readCollection(
    const QString &path, const QByteArray &name, int level, bool &any)
{
    QFile device(path);
    if (!device.open(QIODevice::ReadOnly))
        return QString(path + QLatin1String(": ") + device.errorString());
    const auto entries = archive::zipEntries(device);
    if (!entries)
        return QString(path + QLatin1String(": ") + QString::fromUtf8(entries.error()));
    // Some tools put all of it into a folder; what lies elsewhere is read only where nothing lies where it should.
    const bool isRight = std::any_of(entries->begin(), entries->end(),
        [](const archive::ZipEntry &entry) { return suffixOf(entry.name) && isInArchive(entry.name); });
    for (const archive::ZipEntry &entry : *entries) {
        const bool isCollection = entry.name.toLower().endsWith(".wacz");
        const char *const suffix = suffixOf(entry.name);
        if (!isCollection && (!suffix || (isRight && !isInArchive(entry.name))))
            continue;
        const QByteArray inner = name + '/' + entry.name;
        if (isCollection && level >= MostLevels) {
            trouble(inner + ": it lies in too many others");
            continue;
        }
        if (m_into.files.size() >= MostFiles)
            return QStringLiteral("more than %1 archives at once").arg(MostFiles);
        const QString unpacked = newPath(isCollection ? ".wacz" : suffix);
        QFile file(unpacked);
        if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return QString(unpacked + QLatin1String(": ") + file.errorString());
        const QByteArray wrong
            = archive::extract(device, entry, file, MostUnpacked - m_unpacked, [this] { return canceled(); });
        if (canceled())
            return std::nullopt;
        if (!file.flush())
            return QString(unpacked + QLatin1String(": ") + file.errorString());
        const qint64 size = file.size();
        file.close();
        m_unpacked += size;
        if (!wrong.isEmpty())
            trouble(name + ": " + wrong);
        if (isCollection) {
            // One that is damaged takes nothing from the others.
            const auto error = readCollection(unpacked, inner, level + 1, any);
            if (error && !error->startsWith(unpacked))
                return error;
            if (error)
                trouble(inner + error->mid(unpacked.size()).toUtf8());
            QFile::remove(unpacked);
            m_unpacked -= size;
            if (canceled())
                return std::nullopt;
            continue;
        }
        any = true;
        m_into.files.push_back({unpacked, inner});
        if (wrong.isEmpty() || size > 0) {
            const auto error = scan(unpacked);
            if ((error && !error->startsWith(unpacked)) || canceled())
                return error;
            if (error)
                trouble(inner + error->mid(unpacked.size()).toUtf8());
        }
    }
    return std::nullopt;
}

std::optional<QString> ArchiveAnswers::Scan::scan(const QString &path)
{
    const QByteArray name = m_into.files.back().name;
    QFile device(m_into.files.back().path);
    if (!device.open(QIODevice::ReadOnly))
        return QString(path + QLatin1String(": ") + device.errorString());
    if (archive::isZstd(device))
        return unpackFile(path);
    const size_t known = m_entries.size();
    const double share = double(QFileInfo(path).size()) / double(std::max<qint64>(device.size(), 1));
    const archive::ScanResult came = archive::scanArchive(
        device, {.keep = ScannedBlock, .canceled = [this] { return canceled(); }}, [this, share](WarcRecord &&record) {
            take(record);
            if (m_options.progress)
                m_options.progress(m_before + qint64(double(record.end) * share), m_all);
            return !canceled() && m_entries.size() < MostAnswers;
        });
    if (m_entries.size() >= MostAnswers)
        return QStringLiteral("more than %1 answers at once").arg(MostAnswers);
    if (came.canceled)
        return std::nullopt;
    if (came.crowded) {
        m_entries.resize(known);
        m_references.removeIf([known](const auto &each) { return size_t(each.key()) >= known; });
        return unpackFile(path);
    }
    for (const QByteArray &what : came.first)
        trouble(name + ": " + what, 0);
    m_into.troubles += came.troubles;
    if (came.isNone) {
        return QString(path + QLatin1String(": ")
            + (came.first.isEmpty() ? QStringLiteral("it is empty") : QString::fromUtf8(came.first.first())));
    }
    return std::nullopt;
}

/// A file in which each record has a place of its own is made of it, for as long as the answers are there.
std::optional<QString> ArchiveAnswers::Scan::unpackFile(const QString &path)
{
    QFile packed(path);
    if (!packed.open(QIODevice::ReadOnly))
        return QString(path + QLatin1String(": ") + packed.errorString());
    const QString unpacked = newPath(".warc");
    QFile plain(unpacked);
    if (!plain.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return QString(unpacked + QLatin1String(": ") + plain.errorString());
    const auto unpack = archive::isZstd(packed) ? archive::unpackZstd : archive::unpack;
    const QByteArray wrong = unpack(packed, plain, MostUnpacked - m_unpacked, [this] { return canceled(); });
    if (canceled())
        return std::nullopt;
    if (!plain.flush())
        return QString(unpacked + QLatin1String(": ") + plain.errorString());
    const qint64 size = plain.size();
    m_unpacked += size;
    plain.close();
    if (!wrong.isEmpty() && size == 0)
        return QString(path + QLatin1String(": ") + QString::fromUtf8(wrong));
    if (!wrong.isEmpty())
        trouble(m_into.files.back().name + ": " + wrong);
    m_into.files.back().path = unpacked;
    return scan(path);
}

void ArchiveAnswers::Scan::take(const WarcRecord &record)
{
    if (record.type == "response" || record.type == "revisit" || record.type == "resource")
        takeAnswer(record);
    else if (record.type == "request")
        takeRequest(record);
    else if (record.type == "metadata")
        takeMetadata(record);
}

void ArchiveAnswers::Scan::takeAnswer(const WarcRecord &record)
{
    const bool resource = record.type == "resource";
    const bool revisit = record.type == "revisit";
    if (!resource && !isHttp(record.field("Content-Type")))
        return; // of a look-up of a name, and the like
    const auto url = targetOf(record.field("WARC-Target-URI"));
    if (!url)
        return;
    // The answer before it still holds.
    if (revisit && record.field("WARC-Profile").endsWith("server-not-modified"))
        return;
    if (record.digestHolds == std::optional(false)) {
        trouble(m_into.files.back().name + ": the record at byte " + QByteArray::number(record.offset)
            + " is damaged: " + url->href());
        return;
    }
    ArchiveEntry entry;
    entry.key = m_into.keyOf(url->hrefWithoutFragment());
    entry.offset = record.offset;
    entry.file = quint16(m_into.files.size() - 1);
    entry.at = std::max<qint64>(archive::msFromWarcDate(record.field("WARC-Date")), 0);
    entry.id = hashOf(record.field("WARC-Record-ID"));
    entry.digest = digestOf(record);
    const QByteArrayView head(record.block);
    const QByteArray contentType = resource ? record.field("Content-Type") : valueIn(head, "content-type");
    if (!resource && !revisit && statusOf(head) == 304)
        entry.flags |= ArchiveEntry::NotModified;
    if (isDocument(resource ? 200 : statusOf(head), contentType))
        entry.flags |= ArchiveEntry::Document;
    if (url->pathname() == "/robots.txt" && url->search().isEmpty())
        entry.flags |= ArchiveEntry::Site;
    if (resource)
        entry.flags |= ArchiveEntry::Resource;
    if (!record.field("WARC-Truncated").isEmpty() || record.field("WARC-Segment-Number") == "1")
        entry.flags |= ArchiveEntry::Truncated;
    if (revisit) {
        entry.flags |= ArchiveEntry::Revisit;
        Reference reference{{}, archive::msFromWarcDate(record.field("WARC-Refers-To-Date"))};
        const auto other = targetOf(record.field("WARC-Refers-To-Target-URI"));
        reference.named = other.has_value();
        reference.url = other ? m_into.keyOf(other->hrefWithoutFragment()) : entry.key;
        m_references.insert(qsizetype(m_entries.size()), reference);
    }
    if (!entry.is(ArchiveEntry::Site)) {
        if (m_first.isEmpty())
            m_first = url->hrefWithoutFragment().toByteArray();
        if (m_firstDocument.isEmpty() && entry.is(ArchiveEntry::Document))
            m_firstDocument = url->hrefWithoutFragment().toByteArray();
        if (m_hosts.size() < MostHosts)
            m_hosts.insert(url->hostname().toByteArray());
        else
            m_manyHosts = true;
    }
    m_entries.push_back(entry);
}

void ArchiveAnswers::Scan::takeRequest(const WarcRecord &record)
{
    const QByteArray answer = record.field("WARC-Concurrent-To");
    if (answer.isEmpty())
        return;
    // Some programs write the request first, and name the answer; others name the request in the answer, which says
    // nothing of a method, and then GET is what a crawler does.
    Said &said = m_said[hashOf(answer)];
    said.request = record.offset;
    said.notGet = !record.block.startsWith("GET ");
}

void ArchiveAnswers::Scan::takeMetadata(const WarcRecord &record)
{
    const QByteArray answer = record.field("WARC-Concurrent-To").isEmpty() ? record.field("WARC-Refers-To")
                                                                           : record.field("WARC-Concurrent-To");
    if (answer.isEmpty() || !record.field("Content-Type").startsWith("application/warc-fields"))
        return;
    const auto url = targetOf(record.field("WARC-Target-URI"));
    Said &said = m_said[hashOf(answer)];
    said.fetchMs = std::clamp(valueIn(record.block, "fetchTimeMs").toInt(), 0, 24 * 3600 * 1000);
    said.site = hasLine(record.block, "siteFile");
    // Heritrix marks what it began with; we say how deep each is.
    if (url && (hasLine(record.block, "seed") || valueIn(record.block, "depth") == "0"))
        said.start = url->hrefWithoutFragment().toByteArray();
}

void ArchiveAnswers::Scan::settle()
{
    resolveRevisits();
    std::vector<ArchiveEntry> good;
    QSet<QByteArray> starts;
    good.reserve(m_entries.size());
    for (ArchiveEntry entry : m_entries) {
        const auto said = m_said.constFind(entry.id);
        if (said != m_said.cend()) {
            if (said->notGet)
                continue;
            entry.request = said->request;
            entry.fetchMs = said->fetchMs;
            if (said->site)
                entry.flags |= ArchiveEntry::Site;
            if (!said->start.isEmpty() && !starts.contains(said->start)) {
                starts.insert(said->start);
                m_into.starts.append(said->start);
            }
        }
        if (!entry.is(ArchiveEntry::Revisit) || entry.payload >= 0)
            good.push_back(entry);
    }
    m_entries = std::move(good);
    keepLast();
    findStarts();
}

void ArchiveAnswers::Scan::resolveRevisits()
{
    if (m_references.isEmpty())
        return;
    QHash<QByteArray, QList<qsizetype>> byUrl;
    QHash<quint64, qsizetype> byDigest;
    QSet<QByteArray> wanted;
    for (const Reference &reference : std::as_const(m_references))
        wanted.insert(reference.url.toByteArray());
    for (size_t i = 0; i < m_entries.size(); ++i) {
        const ArchiveEntry &entry = m_entries[i];
        if (entry.is(ArchiveEntry::Revisit))
            continue;
        if (entry.digest != 0)
            byDigest.insert(entry.digest, qsizetype(i));
        if (const QByteArray key = entry.key.toByteArray(); wanted.contains(key))
            byUrl[key].append(qsizetype(i));
    }
    qint64 lost = 0;
    for (auto it = m_references.cbegin(); it != m_references.cend(); ++it) {
        ArchiveEntry &entry = m_entries[size_t(it.key())];
        qsizetype found = entry.digest != 0 ? byDigest.value(entry.digest, -1) : -1;
        qint64 nearest = std::numeric_limits<qint64>::max();
        const QList<qsizetype> others = byUrl.value(it->url.toByteArray());
        for (const qsizetype number : others) {
            const ArchiveEntry &other = m_entries[size_t(number)];
            const qint64 away = std::abs(other.at - (it->at >= 0 ? it->at : entry.at));
            const bool same = entry.digest == 0 || other.digest == 0 || entry.digest == other.digest;
            if (same && away < nearest) {
                nearest = away;
                found = number;
            }
        }
        if (found < 0) {
            ++lost;
            continue;
        }
        const ArchiveEntry &original = m_entries[size_t(found)];
        entry.payload = original.offset;
        entry.payloadFile = original.file;
        entry.flags |= original.flags & (ArchiveEntry::Document | ArchiveEntry::Truncated);
    }
    if (lost > 0) {
        trouble(QByteArray::number(lost) + (lost == 1 ? " record refers" : " records refer")
                + " to answers that these archives do not hold",
            lost);
    }
}

/// Of each URL its last answer; 304 says only that the one before it still holds.
void ArchiveAnswers::Scan::keepLast()
{
    const auto place = [](const ArchiveEntry &entry) { return std::tie(entry.file, entry.offset); };
    std::sort(m_entries.begin(), m_entries.end(), [&place](const ArchiveEntry &a, const ArchiveEntry &b) {
        if (a.key.bytes != b.key.bytes)
            return a.key.bytes < b.key.bytes;
        if (a.is(ArchiveEntry::NotModified) != b.is(ArchiveEntry::NotModified))
            return b.is(ArchiveEntry::NotModified);
        return a.at != b.at ? a.at > b.at : place(a) > place(b);
    });
    m_entries.erase(std::unique(m_entries.begin(), m_entries.end(),
                        [](const ArchiveEntry &a, const ArchiveEntry &b) { return a.key == b.key; }),
        m_entries.end());
    m_entries.shrink_to_fit();
    m_into.entries = std::move(m_entries);
    m_into.order.resize(m_into.entries.size());
    for (size_t i = 0; i < m_into.order.size(); ++i)
        m_into.order[i] = quint32(i);
    const std::vector<ArchiveEntry> &entries = m_into.entries;
    std::sort(m_into.order.begin(), m_into.order.end(),
        [&](quint32 a, quint32 b) { return place(entries[a]) < place(entries[b]); });
}

void ArchiveAnswers::Scan::findStarts()
{
    if (m_into.starts.isEmpty() && !m_into.entries.empty())
        m_into.starts.append(m_firstDocument.isEmpty() ? m_first : m_firstDocument);
    m_into.starts.removeAll({});
    for (const QByteArray &start : std::as_const(m_into.starts)) {
        if (const auto url = targetOf(start))
            m_hosts.remove(url->hostname().toByteArray());
    }
    m_into.onStartHosts = m_hosts.isEmpty() && !m_manyHosts;
}

} // namespace argiope::kept
