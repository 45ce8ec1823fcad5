#include "core/store/searchindex.h"

#include "core/search/words.h"
#include "core/store/cancelguard.h"
#include "core/store/connection.h"
#include "core/store/pagetexts.h"
#include "core/store/place.h"
#include "core/store/reader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>

#include <algorithm>

namespace argiope::store {

namespace {

using Code = StoreError::Code;

constexpr int SearchId = 0x41726753; // "ArgS"
constexpr int SearchVersion = 2; // 1: other columns
constexpr qint64 TextsATransaction = 2000;
constexpr qint64 BytesATransaction = 64 * 1024 * 1024;

// A word is what search::wordsOf() says: folding and parting is done before. The text is the first column, since FTS5
// names no column where a word stands in the first: two bytes for each word of each page, a fifth of the index.
constexpr const char *SearchSchema[] = {
    "CREATE TABLE state (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL)",
    "CREATE TABLE docs (id INTEGER PRIMARY KEY, page INTEGER NOT NULL UNIQUE)",
    ("CREATE VIRTUAL TABLE words USING fts5(text, title, headings, url, content='', "
     "tokenize=\"unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'\")"),
};
constexpr const char *MadeByFts[] = {"words_data", "words_idx", "words_docsize", "words_config"};

QString indexPath(const QString &project)
{
    if (Place::isDatabase(project)) {
        // Made anew at any time; each machine has its own.
        const QDir folder(
            QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) % QStringLiteral("/argiope"));
        folder.mkpath(QStringLiteral("."));
        const QByteArray hash = QCryptographicHash::hash(project.toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
        return folder.filePath(QString(QString::fromLatin1(hash) % QLatin1String(".search")));
    }
    return project % QLatin1String(".search");
}

} // namespace

struct SearchIndex::Impl
{
    explicit Impl(std::unique_ptr<Connection> c)
        : connection(std::move(c))
    {
    }

    [[nodiscard]] base::Failure<StoreError> failure(Code code, const QString &detail) const
    {
        return base::Failure{StoreError{code, connection->path(), detail}};
    }
    [[nodiscard]] base::Result<qint64, StoreError> number(
        const QString &sql, std::initializer_list<QVariant> values = {})
    {
        Statement statement(*connection, sql);
        if (!statement.run(values))
            return base::Failure{statement.error()};
        const qint64 value = statement.next() ? statement.number(0, 0) : 0;
        if (statement.failed())
            return base::Failure{statement.error()};
        return value;
    }
    base::Result<void, StoreError> prepare(quint64 keySeed);
    base::Result<void, StoreError> make(quint64 keySeed);
    base::Result<bool, StoreError> isOurs();
    base::Result<void, StoreError> dropWhatWent(Reader &reader);
    base::Result<void, StoreError> tighten();
    base::Result<qint64, StoreError> takeIn(Reader &reader, qint64 behind, Progress &progress,
        const std::function<void(const Progress &)> &tell, const std::atomic<bool> *cancel);
    base::Result<void, StoreError> rank(
        const QByteArray &match, const QByteArray &order, int most, QSet<qint64> &known, Hits &hits);

    std::unique_ptr<Connection> connection;
    quint64 seed = 0;
};

/// The file has what SearchSchema says, and nothing beside it that would run within our statements.
base::Result<bool, StoreError> SearchIndex::Impl::isOurs()
{
    const auto version = number(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return base::Failure{version.error()};
    Statement list(*connection, dialect::listSchema());
    if (!list.run())
        return base::Failure{list.error()};
    int found = 0;
    bool ours = *version == SearchVersion;
    while (list.next()) {
        const QByteArray name = list.text(1);
        const QByteArray sql = list.text(2);
        const bool made = std::any_of(std::begin(MadeByFts), std::end(MadeByFts), [&name](const char *one) {
            return name == one;
        }) && list.text(0) == "table";
        const bool known = std::any_of(
            std::begin(SearchSchema), std::end(SearchSchema), [&sql](const char *one) { return sql == one; });
        found += known;
        ours = ours && (made || known || dialect::isInternal(QString::fromUtf8(name)));
    }
    if (list.failed())
        return base::Failure{list.error()};
    return ours && found == int(std::size(SearchSchema));
}

base::Result<void, StoreError> SearchIndex::Impl::make(quint64 keySeed)
{
    if (auto begun = connection->exec(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return begun;
    // Somebody may have been quicker.
    const auto ours = isOurs();
    if (ours && *ours)
        return connection->commit();
    for (const char *sql : SearchSchema) {
        if (auto done = connection->exec(QString::fromLatin1(sql)); !done) {
            connection->rollback();
            return done;
        }
    }
    auto done = connection->exec(
        QStringList{QStringLiteral("INSERT INTO state (name, value) VALUES ('seed', %1), ('row', 0), ('added', 0)")
                        .arg(qint64(keySeed)),
            // So much is gathered in memory before a piece of the index is written.
            QStringLiteral("INSERT INTO words (words, rank) VALUES ('hashsize', 33554432)"),
            QStringLiteral("PRAGMA application_id = %1").arg(SearchId),
            QStringLiteral("PRAGMA user_version = %1").arg(SearchVersion)});
    if (done)
        done = connection->commit();
    if (!done)
        connection->rollback();
    return done;
}

base::Result<void, StoreError> SearchIndex::Impl::prepare(quint64 keySeed)
{
    seed = keySeed;
    const auto fts = number(QStringLiteral("SELECT COUNT(*) FROM pragma_module_list WHERE name = 'fts5'"));
    if (!fts)
        return base::Failure{fts.error()};
    if (*fts == 0) {
        return failure(
            Code::Io, QStringLiteral("this system's SQLite has no full-text search (it was built without FTS5)"));
    }
    const auto id = number(QStringLiteral("PRAGMA application_id"));
    const auto objects = number(QStringLiteral("SELECT COUNT(*) FROM sqlite_master"));
    if (!id || !objects)
        return base::Failure{id ? objects.error() : id.error()};
    if (*objects > 0 && *id != SearchId)
        return failure(Code::NotAProject, QStringLiteral("a file with this name is not a search index of Argiope"));
    if (*objects == 0)
        return make(keySeed);
    const auto ours = isOurs();
    if (!ours)
        return base::Failure{ours.error()};
    const auto of = *ours ? number(QStringLiteral("SELECT value FROM state WHERE name = 'seed'"))
                          : base::Result<qint64, StoreError>(0);
    if (!of)
        return base::Failure{of.error()};
    if (!*ours || quint64(*of) != keySeed)
        return failure(Code::NewerVersion, {}); // it is made anew
    return {};
}

SearchIndex::SearchIndex(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

SearchIndex::~SearchIndex() = default;

QString SearchIndex::path() const
{
    return m_impl->connection->path();
}

base::Result<std::unique_ptr<SearchIndex>, StoreError> SearchIndex::open(const QString &project, quint64 keySeed)
{
    const QString path = indexPath(project);
    // Where a link leads, be it to nothing yet, nobody has asked for an index; it can be made anew.
    if (QFileInfo(path).isSymbolicLink() && !QFile::remove(path))
        return base::Failure{StoreError{Code::ReadOnly, path, {}}};
    for (const bool again : {false, true}) {
        auto connection = Connection::open(path, dialect::Access::Create);
        if (!connection)
            return base::Failure{connection.error()};
        auto impl = std::make_unique<Impl>(std::move(*connection));
        const auto ready = impl->prepare(keySeed);
        if (ready)
            return std::unique_ptr<SearchIndex>(new SearchIndex(std::move(impl)));
        // That of another project, of another version, or broken.
        const Code code = ready.error().code;
        if (again || (code != Code::NewerVersion && code != Code::Damaged))
            return base::Failure{ready.error()};
        impl.reset();
        if (!QFile::remove(path))
            return base::Failure{StoreError{Code::ReadOnly, path, {}}};
    }
    Q_UNREACHABLE();
}

/// After much was taken in: few pieces are searched faster than many, and what they leave free is given back.
base::Result<void, StoreError> SearchIndex::Impl::tighten()
{
    if (auto done = connection->exec(QStringLiteral("INSERT INTO words (words) VALUES ('optimize')")); !done)
        return done;
    const auto free = number(QStringLiteral("PRAGMA freelist_count"));
    const auto all = number(QStringLiteral("PRAGMA page_count"));
    if (!free || !all)
        return base::Failure{free ? all.error() : free.error()};
    constexpr qint64 worthIt = 20;
    return *free > *all / worthIt ? connection->exec(QStringLiteral("VACUUM")) : base::Result<void, StoreError>();
}

/// Documents whose text the project does not have any more, or has as another row.
base::Result<void, StoreError> SearchIndex::Impl::dropWhatWent(Reader &reader)
{
    const auto docs = number(QStringLiteral("SELECT COUNT(*) FROM docs"));
    const auto row = number(QStringLiteral("SELECT value FROM state WHERE name = 'row'"));
    if (!docs || !row)
        return base::Failure{docs ? row.error() : docs.error()};
    PageTextReader texts(reader);
    if (*docs == texts.countUpTo(*row))
        return {};
    const QSet<qint64> there = texts.rows();
    if (const auto error = reader.error())
        return base::Failure{*error};
    QList<qint64> gone;
    {
        Statement list(*connection, QStringLiteral("SELECT id FROM docs"));
        if (!list.run())
            return base::Failure{list.error()};
        while (list.next()) {
            if (!there.contains(list.number(0)))
                gone.append(list.number(0));
        }
        if (list.failed())
            return base::Failure{list.error()};
    }
    Statement drop(*connection, QStringLiteral("DELETE FROM docs WHERE id = ?"));
    for (const qint64 id : std::as_const(gone)) {
        if (!drop.run({qlonglong(id)}))
            return base::Failure{drop.error()};
    }
    return {};
}

/// One transaction's worth of texts; the row of the last one.
base::Result<qint64, StoreError> SearchIndex::Impl::takeIn(Reader &reader, qint64 behind, Progress &progress,
    const std::function<void(const Progress &)> &tell, const std::atomic<bool> *cancel)
{
    Statement addDoc(*connection, QStringLiteral("INSERT OR REPLACE INTO docs (id, page) VALUES (?, ?)"));
    Statement addWords(
        *connection, QStringLiteral("INSERT INTO words (rowid, text, title, headings, url) VALUES (?, ?, ?, ?, ?)"));
    qint64 last = behind;
    qint64 texts = 0;
    qint64 bytes = 0;
    std::optional<StoreError> error;
    PageTextReader(reader).forEach(behind, [&](const KeptPageText &one) {
        const auto indexed = [](const QByteArray &text) { return textValue(search::indexText(text)); };
        if (!addDoc.run({qlonglong(one.row), qlonglong(base::raw(one.id))})) {
            error = addDoc.error();
        } else if (!addWords.run({qlonglong(one.row), indexed(one.text.text), indexed(one.title),
                       indexed(one.text.headings), indexed(QByteArray::fromPercentEncoding(one.url))})) {
            error = addWords.error();
        }
        if (error)
            return false;
        last = one.row;
        ++texts;
        bytes += one.text.text.size();
        ++progress.done;
        if (tell && texts % 64 == 0)
            tell(progress);
        const bool canceled = cancel && cancel->load(std::memory_order_relaxed);
        return !canceled && texts < TextsATransaction && bytes < BytesATransaction;
    });
    if (!error)
        error = reader.error();
    if (error)
        return base::Failure{*error};
    const auto done = connection->exec({QStringLiteral("UPDATE state SET value = %1 WHERE name = 'row'").arg(last),
        QStringLiteral("UPDATE state SET value = value + %1 WHERE name = 'added'").arg(texts)});
    if (!done)
        return base::Failure{done.error()};
    return last;
}

base::Result<void, StoreError> SearchIndex::update(
    Reader &reader, const std::function<void(const Progress &)> &progress, const std::atomic<bool> *cancel)
{
    Impl &d = *m_impl;
    const auto isCanceled = [cancel] { return cancel && cancel->load(std::memory_order_relaxed); };
    const auto row = d.number(QStringLiteral("SELECT value FROM state WHERE name = 'row'"));
    if (!row)
        return base::Failure{row.error()};
    PageTextReader texts(reader);
    const PageTextReader::Sums sums = texts.sums();
    if (const auto error = reader.error())
        return base::Failure{*error};
    qint64 behind = *row;
    const auto added = d.number(QStringLiteral("SELECT value FROM state WHERE name = 'added'"));
    if (!added)
        return base::Failure{added.error()};
    // What was replaced stays in the words, though nothing is found by it: now and then it is all made anew.
    const bool worn = *added > 2 * sums.pages + 1000;
    if (worn || behind > sums.lastRow) {
        if (auto done = d.connection->exec({QStringLiteral("BEGIN IMMEDIATE"),
                QStringLiteral("INSERT INTO words (words) VALUES ('delete-all')"), QStringLiteral("DELETE FROM docs"),
                QStringLiteral("UPDATE state SET value = 0 WHERE name IN ('row', 'added')"), QStringLiteral("COMMIT")});
            !done) {
            d.connection->rollback();
            return done;
        }
        behind = 0;
    }
    Progress told{texts.countUpTo(behind), sums.pages};
    const qint64 before = behind;
    while (behind < sums.lastRow && !isCanceled()) {
        if (auto begun = d.connection->exec(QStringLiteral("BEGIN IMMEDIATE")); !begun)
            return begun;
        // Another program may have come first.
        const auto now = d.number(QStringLiteral("SELECT value FROM state WHERE name = 'row'"));
        const auto last = now ? d.takeIn(reader, *now, told, progress, cancel) : now;
        auto done = last ? d.connection->commit() : base::Result<void, StoreError>(base::Failure{last.error()});
        if (!done) {
            d.connection->rollback();
            return done;
        }
        if (*last == behind)
            break;
        behind = *last;
    }
    if (isCanceled())
        return d.failure(Code::Canceled, {});
    if (auto done = d.dropWhatWent(reader); !done)
        return done;
    return behind - before > sums.pages / 10 ? d.tighten() : base::Result<void, StoreError>();
}

base::Result<void, StoreError> SearchIndex::Impl::rank(
    const QByteArray &match, const QByteArray &order, int most, QSet<qint64> &known, Hits &hits)
{
    Statement best(*connection,
        QStringLiteral(
            "SELECT d.page FROM words w JOIN docs d ON d.id = w.rowid WHERE words MATCH ? ORDER BY %1 LIMIT ?")
            .arg(QString::fromLatin1(order)));
    if (!best.run({textValue(match), qlonglong(most) + known.size()}))
        return base::Failure{best.error()};
    while (best.next()) {
        if (qint64(hits.best.size()) >= most)
            break;
        if (!known.contains(best.number(0))) {
            known.insert(best.number(0));
            hits.best.push_back(UrlId(best.number(0)));
        }
    }
    const bool failed = best.failed();
    best.finish();
    if (failed)
        return base::Failure{best.error()};
    return {};
}

base::Result<SearchIndex::Hits, StoreError> SearchIndex::find(
    const QByteArray &match, int most, const std::atomic<bool> *cancel)
{
    Impl &d = *m_impl;
    const CancelGuard guard(*d.connection, cancel);
    const auto count
        = d.number(QStringLiteral("SELECT COUNT(*) FROM words w JOIN docs d ON d.id = w.rowid WHERE words MATCH ?"),
            {textValue(match)});
    if (!count)
        return base::Failure{count.error()};
    Hits hits;
    hits.count = *count;
    QSet<qint64> known;
    // A word in the title says more than ten in the text.
    const QByteArray byFit = "bm25(words, 1.0, 10.0, 4.0, 2.0)";
    if (*count <= MostRanked) {
        if (auto done = d.rank(match, byFit, most, known, hits); !done)
            return base::Failure{done.error()};
        return hits;
    }
    if (auto done = d.rank("{title headings} : (" + match + ')', "w.rowid", most, known, hits); !done)
        return base::Failure{done.error()};
    if (qint64(hits.best.size()) < most) {
        if (auto done = d.rank(match, "w.rowid", most, known, hits); !done)
            return base::Failure{done.error()};
    }
    return hits;
}

base::Result<std::vector<qint64>, StoreError> SearchIndex::pages(
    const QByteArray &match, const std::atomic<bool> *cancel)
{
    Impl &d = *m_impl;
    const CancelGuard guard(*d.connection, cancel);
    Statement list(
        *d.connection, QStringLiteral("SELECT d.page FROM words w JOIN docs d ON d.id = w.rowid WHERE words MATCH ?"));
    if (!list.run({textValue(match)}))
        return base::Failure{list.error()};
    std::vector<qint64> ids;
    while (list.next())
        ids.push_back(list.number(0));
    if (list.failed())
        return base::Failure{list.error()};
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace argiope::store
