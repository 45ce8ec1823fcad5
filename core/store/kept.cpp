#include "core/store/kept.h"

#include "core/store/pagetexts.h"
#include "core/store/reader_p.h"
#include "core/store/schema.h"
#include "core/store/writesession.h"

namespace argiope::store {

namespace {

constexpr int MostArchiveFiles = 1'000'000; ///< of a project from a stranger

QString keptColumns()
{
    return QStringLiteral("k.id, k.visit, k.file, k.position, k.length, k.at, k.status, k.content_type, k.digest, "
                          "k.original");
}

KeptAnswer keptFromRow(const Statement &row)
{
    KeptAnswer answer;
    answer.id = row.number(0);
    answer.visit = intFromNumber(row.number(1));
    answer.file = intFromNumber(row.number(2));
    answer.offset = row.number(3);
    answer.length = row.number(4);
    answer.at = row.number(5);
    answer.status = intFromNumber(row.number(6));
    answer.contentType = row.text(7);
    answer.digest = row.blob(8);
    answer.original = row.number(9, 0);
    return answer;
}

ArchiveFile fileFromRow(const Statement &row)
{
    return {intFromNumber(row.number(0)), row.text(1), row.number(2), row.number(3), row.number(4) != 0};
}

qlonglong firstKeptId(UrlId url)
{
    return qlonglong(base::raw(url)) << VisitPositionBits;
}

qlonglong lastKeptId(UrlId url)
{
    return firstKeptId(url) + (qlonglong(1) << VisitPositionBits) - 1;
}

/// Answers whose archive is there, and that of their payload.
QString keptTables()
{
    return QStringLiteral("kept k JOIN archive_files f ON f.id = k.file AND f.lost = 0 "
                          "LEFT JOIN kept o ON o.id = k.original LEFT JOIN archive_files g ON g.id = o.file "
                          "JOIN urls u ON u.id = k.id / 1048576");
}

QString keptWhere()
{
    return QStringLiteral("(k.original IS NULL OR g.lost = 0)");
}

QString filesSql()
{
    return QStringLiteral("SELECT id, name, bytes, synced, lost FROM archive_files ORDER BY id LIMIT %1")
        .arg(MostArchiveFiles);
}

/// With the columns of keptFromRow().
QString asideSql(const QString &where)
{
    return QStringLiteral("SELECT k.id, 1, k.file, k.position, k.length, k.at, k.status, k.content_type, k.digest, "
                          "k.original, k.url FROM kept_aside k JOIN archive_files f ON f.id = k.file AND f.lost = 0 "
                          "LEFT JOIN kept_aside o ON o.id = k.original LEFT JOIN archive_files g ON g.id = o.file "
                          "WHERE (k.original IS NULL OR g.lost = 0) AND ")
        % where;
}

QString byIdSql()
{
    return QStringLiteral("SELECT %1, u.url FROM %2 WHERE %3 AND k.id = ?")
        .arg(keptColumns(), keptTables(), keptWhere());
}

/// Of a URL, the last first.
QString ofUrlSql()
{
    return QStringLiteral("SELECT %1 FROM %2 WHERE %3 AND k.id BETWEEN ? AND ? ORDER BY k.id DESC LIMIT 1")
        .arg(keptColumns(), keptTables(), keptWhere());
}

} // namespace

UrlId KeptAnswer::url() const
{
    return UrlId(id >> VisitPositionBits);
}

bool isArchiveName(const QByteArray &name)
{
    return (name.endsWith(".warc.gz") || name.endsWith(".warc")) && !name.startsWith('.') && name.size() < 1024
        && !name.contains('/') && !name.contains('\\') && !name.contains(':') && !name.contains('\0');
}

struct KeptTable::Impl
{
    explicit Impl(WriteSession &writeSession)
        : session(writeSession)
        , texts(session)
        , files(session.connection(), filesSql())
        , addFile(session.connection(),
              QStringLiteral("INSERT INTO archive_files (id, name, bytes, synced, lost) VALUES (?, ?, 0, 0, 0)"))
        , updateFile(session.connection(),
              QStringLiteral("UPDATE archive_files SET bytes = ?, synced = ?, lost = ? WHERE id = ?"))
        , lastRow(session.connection(), QStringLiteral("SELECT MAX(id) FROM kept WHERE id BETWEEN ? AND ?"))
        , add(session.connection(),
              QStringLiteral("INSERT INTO kept (id, visit, file, position, length, at, status, content_type, digest, "
                             "original) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))
        , withPayload(session.connection(),
              QStringLiteral("SELECT %1, u.url FROM kept k JOIN archive_files f ON f.id = k.file "
                             "JOIN urls u ON u.id = k.id / 1048576 "
                             "WHERE k.digest = ? AND k.original IS NULL AND f.lost = 0 LIMIT 1")
                  .arg(keptColumns()))
        , lastOf(session.connection(), ofUrlSql())
        , byId(session.connection(), byIdSql())
        , dropReferring(session.connection(),
              QStringLiteral("DELETE FROM kept WHERE original IN (SELECT id FROM kept WHERE file = ? AND "
                             "position + length > ?)"))
        , drop(session.connection(), QStringLiteral("DELETE FROM kept WHERE file = ? AND position + length > ?"))
        , dropAsideReferring(session.connection(),
              QStringLiteral("DELETE FROM kept_aside WHERE original IN (SELECT id FROM kept_aside WHERE file = ? AND "
                             "position + length > ?)"))
        , dropAside(
              session.connection(), QStringLiteral("DELETE FROM kept_aside WHERE file = ? AND position + length > ?"))
        , addAside(session.connection(),
              QStringLiteral("INSERT INTO kept_aside (id, url, file, position, length, at, status, content_type, "
                             "digest, original) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))
        , lastAside(session.connection(),
              asideSql(QStringLiteral("k.url = ? AND k.original IS NULL ORDER BY k.id DESC LIMIT 1")))
    {
    }

    [[nodiscard]] std::optional<Found> one(Statement &statement, const QVariant &value)
    {
        if (!session.run(statement, {value}))
            return std::nullopt;
        std::optional<Found> found;
        if (statement.next())
            found = Found{keptFromRow(statement), statement.text(10)};
        return session.check(statement) ? found : std::nullopt;
    }

    WriteSession &session;
    PageTexts texts;
    Statement files;
    Statement addFile;
    Statement updateFile;
    Statement lastRow;
    Statement add;
    Statement withPayload;
    Statement lastOf;
    Statement byId;
    Statement dropReferring;
    Statement drop;
    Statement dropAsideReferring;
    Statement dropAside;
    Statement addAside;
    Statement lastAside;
};

KeptTable::KeptTable(WriteSession &session)
    : m_impl(std::make_unique<Impl>(session))
{
}

KeptTable::~KeptTable() = default;

PageTexts &KeptTable::texts()
{
    return m_impl->texts;
}

QList<ArchiveFile> KeptTable::files()
{
    QList<ArchiveFile> list;
    if (!m_impl->session.run(m_impl->files))
        return list;
    while (m_impl->files.next())
        list.append(fileFromRow(m_impl->files));
    return m_impl->session.check(m_impl->files) ? list : QList<ArchiveFile>();
}

int KeptTable::addFile(const QByteArray &name)
{
    const qint64 id = m_impl->session.maxId(QStringLiteral("archive_files")) + 1;
    return m_impl->session.run(m_impl->addFile, {qlonglong(id), textValue(name)}) ? int(id) : 0;
}

void KeptTable::updateFile(const ArchiveFile &file)
{
    m_impl->session.run(m_impl->updateFile, {qlonglong(file.bytes), qlonglong(file.synced), int(file.lost), file.id});
}

void KeptTable::add(UrlId url, KeptAnswer answer)
{
    Impl &d = *m_impl;
    if (!d.session.run(d.lastRow, {firstKeptId(url), lastKeptId(url)}))
        return;
    answer.id = firstKeptId(url);
    if (d.lastRow.next() && !d.lastRow.isNull(0))
        answer.id = d.lastRow.number(0) + 1;
    if (!d.session.check(d.lastRow))
        return;
    if (answer.id > lastKeptId(url)) {
        d.session.fail(StoreError::Code::Io, QStringLiteral("too many stored responses of one URL"));
        return;
    }
    d.session.run(d.add,
        {qlonglong(answer.id), answer.visit, answer.file, qlonglong(answer.offset), qlonglong(answer.length),
            qlonglong(answer.at), answer.status, textOrNull(answer.contentType), blobValue(answer.digest),
            answer.original > 0 ? QVariant(qlonglong(answer.original)) : QVariant()});
}

std::optional<KeptTable::Found> KeptTable::withPayload(const QByteArray &digest)
{
    return m_impl->one(m_impl->withPayload, blobValue(digest));
}

std::optional<KeptTable::Found> KeptTable::lastOf(UrlId url)
{
    Impl &d = *m_impl;
    if (!d.session.run(d.lastOf, {firstKeptId(url), lastKeptId(url)}))
        return std::nullopt;
    std::optional<KeptAnswer> last;
    if (d.lastOf.next())
        last = keptFromRow(d.lastOf);
    if (!d.session.check(d.lastOf) || !last)
        return std::nullopt;
    return d.one(d.byId, qlonglong(last->original > 0 ? last->original : last->id));
}

void KeptTable::dropBehind(int file, qint64 bytes)
{
    m_impl->session.run(m_impl->dropReferring, {file, qlonglong(bytes)});
    m_impl->session.run(m_impl->drop, {file, qlonglong(bytes)});
    m_impl->session.run(m_impl->dropAsideReferring, {file, qlonglong(bytes)});
    m_impl->session.run(m_impl->dropAside, {file, qlonglong(bytes)});
}

void KeptTable::addAside(const QByteArray &url, KeptAnswer answer)
{
    Impl &d = *m_impl;
    const qint64 id = d.session.maxId(QStringLiteral("kept_aside")) + 1;
    d.session.run(d.addAside,
        {qlonglong(id), textValue(url), answer.file, qlonglong(answer.offset), qlonglong(answer.length),
            qlonglong(answer.at), answer.status, textOrNull(answer.contentType), blobValue(answer.digest),
            answer.original > 0 ? QVariant(qlonglong(answer.original)) : QVariant()});
}

std::optional<KeptAnswer> KeptTable::lastAside(const QByteArray &url)
{
    Impl &d = *m_impl;
    if (!d.session.run(d.lastAside, {textValue(url)}))
        return std::nullopt;
    std::optional<KeptAnswer> last;
    if (d.lastAside.next())
        last = keptFromRow(d.lastAside);
    return d.session.check(d.lastAside) ? last : std::nullopt;
}

QList<ArchiveFile> KeptReader::files()
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    QList<ArchiveFile> list;
    d.each(filesSql(), {}, [&list](const Statement &row) {
        list.append(fileFromRow(row));
        return true;
    });
    return list;
}

QList<KeptAnswer> KeptReader::of(UrlId url)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    QList<KeptAnswer> answers;
    d.each(QStringLiteral("SELECT %1 FROM %2 WHERE %3 AND k.id BETWEEN ? AND ? ORDER BY k.id")
               .arg(keptColumns(), keptTables(), keptWhere()),
        {firstKeptId(url), lastKeptId(url)}, [&answers](const Statement &row) {
            answers.append(keptFromRow(row));
            return true;
        });
    return answers;
}

std::optional<KeptAnswer> KeptReader::byId(qint64 id, QByteArray *url)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    std::optional<KeptAnswer> answer;
    d.each(byIdSql(), {qlonglong(id)}, [&answer, url](const Statement &row) {
        answer = keptFromRow(row);
        if (url)
            *url = row.text(10);
        return false;
    });
    return answer;
}

qint64 KeptReader::count()
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    qint64 answers = 0;
    d.each(QStringLiteral("SELECT COUNT(*) FROM %1 WHERE %2").arg(keptTables(), keptWhere()), {},
        [&answers](const Statement &row) {
            answers = row.number(0);
            return false;
        });
    return answers;
}

QList<KeptReader::Aside> KeptReader::aside(qint64 after, int most)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    QList<Aside> list;
    d.each(asideSql(QStringLiteral("k.id > ? ORDER BY k.id LIMIT ?")), {qlonglong(after), most},
        [&list](const Statement &row) {
            list.append({row.text(10), keptFromRow(row)});
            return true;
        });
    return list;
}

QList<qint64> KeptReader::urls(qint64 after)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    QList<qint64> ids;
    d.each(QStringLiteral("SELECT DISTINCT k.id / 1048576 FROM %1 WHERE %2 AND k.id > ? ORDER BY 1")
               .arg(keptTables(), keptWhere()),
        {lastKeptId(UrlId(after))}, [&ids](const Statement &row) {
            ids.append(row.number(0));
            return true;
        });
    return ids;
}

} // namespace argiope::store
