#include "core/store/schema.h"

#include "core/store/liftlinks.h"
#include "core/store/linkblocks.h"
#include "core/store/linkforms.h"
#include "core/store/linkids.h"
#include "core/store/pagecolumns.h"

#include <QHash>

#include <algorithm>
#include <climits>
#include <limits>

namespace argiope::store {

namespace {

/// A table, view or index, and the versions of the format that have it so.
struct SchemaPart
{
    int from;
    int until;
    const char *text;
};
constexpr int Now = FormatVersion;

// docs/FORMAT.md explains every column. A changed line here is a new version and a migration. A column that was added
// stands last: that is where ALTER TABLE puts it.
constexpr SchemaPart SchemaParts[] = {
    {1, Now, "CREATE TABLE meta (name {text} PRIMARY KEY NOT NULL, value {blob} NOT NULL)"},
    {1, Now, "CREATE TABLE outcomes (id {id}, name {text} NOT NULL)"},
    {1, 5,
        "CREATE TABLE hosts (id {id}, origin {text} NOT NULL UNIQUE, robots_status {int} NOT NULL, robots_text {blob}, "
        "robots_fetched_at {int} NOT NULL)"},
    {6, Now,
        "CREATE TABLE hosts (id {id}, origin {text} NOT NULL UNIQUE, robots_status {int} NOT NULL, robots_text {blob}, "
        "robots_fetched_at {int} NOT NULL, observations {text}, ip {text})"},
    {1, Now, "CREATE TABLE rules (id {id}, name {text} NOT NULL, detail {text} NOT NULL, UNIQUE (name, detail))"},
    {1, Now,
        "CREATE TABLE places (id {id}, element {text} NOT NULL, attribute {text} NOT NULL, "
        "UNIQUE (element, attribute))"},
    {1, 1,
        "CREATE TABLE urls (id {id}, key {blob} NOT NULL UNIQUE, url {text} NOT NULL, host {int} NOT NULL, "
        "state {int} NOT NULL, role {int} NOT NULL, rule {int} NOT NULL, depth {int} NOT NULL, hops {int} NOT NULL, "
        "referrer {int} NOT NULL, in_sitemap {int} NOT NULL, discovered_at {int} NOT NULL)"},
    {2, 5,
        "CREATE TABLE urls (id {id}, key {blob} NOT NULL UNIQUE, url {text} NOT NULL, host {int} NOT NULL, "
        "state {int} NOT NULL, role {int} NOT NULL, rule {int} NOT NULL, depth {int} NOT NULL, hops {int} NOT NULL, "
        "referrer {int} NOT NULL, in_sitemap {int} NOT NULL, discovered_at {int} NOT NULL, "
        "run {int} NOT NULL DEFAULT 1, last_seen {int})"},
    {6, Now,
        "CREATE TABLE urls (id {id}, key {blob} NOT NULL UNIQUE, url {text} NOT NULL, host {int} NOT NULL, "
        "state {int} NOT NULL, role {int} NOT NULL, rule {int} NOT NULL, depth {int} NOT NULL, hops {int} NOT NULL, "
        "referrer {int} NOT NULL, in_sitemap {int} NOT NULL, discovered_at {int} NOT NULL, "
        "run {int} NOT NULL DEFAULT 1, last_seen {int}, priority {int} NOT NULL DEFAULT 0)"},
    {1, 5, "CREATE INDEX urls_queue ON urls (host, depth, id) WHERE state = 0"},
    {6, Now, "CREATE INDEX urls_queue ON urls (host, priority, depth, id) WHERE state = 0"},
    {1, Now, "CREATE TABLE pages (id {id}, {pages})"}, // facts::pageFacts()
    {4, Now, "CREATE TABLE page_facts (id {id}, {page_facts})"}, // likewise
    {1, Now, "CREATE TABLE page_headers (id {id}, headers {blob} NOT NULL)"},
    {2, 8,
        "CREATE TABLE visits (id {id}, visit {int} NOT NULL, attempt {int} NOT NULL, retried {int} NOT NULL, "
        "outcome {int} NOT NULL, status {int} NOT NULL, bytes {int}, response_ms {int}, at {int} NOT NULL, "
        "content_hash {blob}, error {text})"},
    {9, Now,
        "CREATE TABLE visits (id {id}, visit {int} NOT NULL, attempt {int} NOT NULL, retried {int} NOT NULL, "
        "outcome {int} NOT NULL, status {int} NOT NULL, bytes {int}, response_ms {int}, at {int} NOT NULL, "
        "content_hash {blob}, error {text}, change_hash {blob})"},
    {6, Now, "CREATE TABLE page_history (id {id}, facts {text} NOT NULL)"}, // PastFacts
    {6, Now, "CREATE TABLE runs (id {id}, began_at {int} NOT NULL, first_url {int} NOT NULL)"},
    {1, Now, "CREATE TABLE texts (id {id}, text {text} NOT NULL)"},
    {1, 4,
        "CREATE TABLE links (id {id}, target {int} NOT NULL, place {int} NOT NULL, kind {int} NOT NULL, rel {int} NOT "
        "NULL, "
        "rule {int} NOT NULL, followed {int} NOT NULL, text_id {int} NOT NULL)"},
    {1, Now, "CREATE TABLE inlinks (target {id}, n {int} NOT NULL)"},
    {5, Now,
        "CREATE TABLE page_links (id {id}, n {int} NOT NULL, texts {int} NOT NULL, forms {int} NOT NULL, "
        "links {text} NOT NULL)"}, // PackedLinks
    {5, Now,
        "CREATE TABLE link_forms (id {id}, place {int} NOT NULL, rule {int} NOT NULL, kind {int} NOT NULL, "
        "rel {int} NOT NULL, followed {int} NOT NULL, UNIQUE (place, rule, kind, rel, followed))"},
    {2, 4,
        "CREATE TABLE link_index (segment {int} NOT NULL, target {int} NOT NULL, link {int} NOT NULL, "
        "PRIMARY KEY (segment, target, link)) {clustered}"},
    {2, 4, "CREATE TABLE link_segments (id {id}, links {int} NOT NULL, first {int} NOT NULL, last {int} NOT NULL)"},
    {5, Now, "CREATE TABLE link_index (id {id}, pages {blob} NOT NULL)"}, // InlinkPairs
    {5, Now, "CREATE TABLE link_segments (id {id}, pairs {int} NOT NULL, first {int} NOT NULL, last {int} NOT NULL)"},
    {2, Now, "CREATE TABLE link_tail (page {id})"},
    {3, 5,
        "CREATE TABLE sitemaps (id {id}, url {text} NOT NULL UNIQUE, host {int} NOT NULL, state {int} NOT NULL, "
        "rule {int} NOT NULL, source {int} NOT NULL, parent {int} NOT NULL, level {int} NOT NULL, hops {int} NOT NULL, "
        "run {int} NOT NULL, discovered_at {int} NOT NULL, outcome {int}, status {int}, bytes {int}, urls {int}, "
        "sitemaps {int}, response_ms {int}, attempts {int}, fetched_at {int}, content_type {text}, problem {text}, "
        "error {text})"},
    {6, Now,
        "CREATE TABLE sitemaps (id {id}, url {text} NOT NULL UNIQUE, host {int} NOT NULL, state {int} NOT NULL, "
        "rule {int} NOT NULL, source {int} NOT NULL, parent {int} NOT NULL, level {int} NOT NULL, hops {int} NOT NULL, "
        "run {int} NOT NULL, discovered_at {int} NOT NULL, outcome {int}, status {int}, bytes {int}, urls {int}, "
        "sitemaps {int}, response_ms {int}, attempts {int}, fetched_at {int}, content_type {text}, problem {text}, "
        "error {text}, observations {text})"},
    {6, Now, "CREATE TABLE sitemap_versions (id {id}, versions {text} NOT NULL)"},
    {6, Now,
        "CREATE TABLE probes (id {id}, kind {text} NOT NULL, url {text} NOT NULL, host {int} NOT NULL, run {int} NOT "
        "NULL, state {int} NOT NULL, outcome {int}, status {int}, target {text}, content_type {text}, "
        "fetched_at {int}, error {text}, observations {text})"},
    {6, Now,
        "CREATE TABLE ranks (id {id}, rank {int} NOT NULL, percentile {int} NOT NULL, authority {int} NOT NULL, "
        "hub {int} NOT NULL, backlinks {int} NOT NULL, link_depth {int} NOT NULL)"},
    {6, Now,
        "CREATE TABLE archive_files (id {id}, name {text} NOT NULL UNIQUE, bytes {int} NOT NULL, "
        "synced {int} NOT NULL, lost {int} NOT NULL)"},
    {6, Now,
        "CREATE TABLE kept (id {id}, visit {int} NOT NULL, file {int} NOT NULL, position {int} NOT NULL, "
        "length {int} NOT NULL, at {int} NOT NULL, status {int} NOT NULL, content_type {text}, "
        "digest {blob} NOT NULL, original {int})"},
    {7, Now,
        "CREATE TABLE kept_aside (id {id}, url {text} NOT NULL, file {int} NOT NULL, position {int} NOT NULL, "
        "length {int} NOT NULL, at {int} NOT NULL, status {int} NOT NULL, content_type {text}, "
        "digest {blob} NOT NULL, original {int})"},
    {7, Now, "CREATE INDEX kept_aside_url ON kept_aside (url)"},
    {6, Now, "CREATE INDEX kept_digest ON kept (digest) WHERE original IS NULL"},
    {6, Now,
        "CREATE TABLE page_texts (id {serial}, page {int} NOT NULL UNIQUE, bytes {int} NOT NULL, text {blob} NOT "
        "NULL)"}, // PackedText
    {4, Now, "CREATE TABLE own_columns (id {id}, name {text} NOT NULL UNIQUE, kind {text} NOT NULL)"},
    {4, Now,
        "CREATE TABLE own_values (page {int} NOT NULL, column_id {int} NOT NULL, number {int}, text {text}, "
        "PRIMARY KEY (page, column_id)) {clustered}"},
    {1, 1,
        "CREATE VIEW url_list AS SELECT u.id AS id, u.url AS url, CASE u.state WHEN 0 THEN 'queued' WHEN 1 THEN "
        "'finished' "
        "ELSE 'skipped' END AS state, o.name AS outcome, p.status AS status, p.content_type AS content_type, "
        "p.bytes AS bytes, CASE WHEN u.depth < 1000000 THEN u.depth END AS depth, COALESCE(i.n, 0) AS inlinks, "
        "p.outlinks AS outlinks, p.title AS title, p.response_ms AS response_ms, f.url AS referrer, r.name AS rule, "
        "r.detail AS rule_detail, t.url AS redirect_url, p.canonical AS canonical, p.error AS error, "
        "u.discovered_at AS discovered_at, p.fetched_at AS fetched_at FROM urls u LEFT JOIN pages p ON p.id = u.id "
        "LEFT JOIN outcomes o ON o.id = p.outcome LEFT JOIN inlinks i ON i.target = u.id "
        "LEFT JOIN urls f ON f.id = u.referrer LEFT JOIN rules r ON r.id = u.rule LEFT JOIN urls t ON t.id = "
        "p.redirect_to"},
    {2, Now,
        "CREATE VIEW url_list AS SELECT u.id AS id, u.url AS url, CASE u.state WHEN 0 THEN 'queued' WHEN 1 THEN "
        "'finished' ELSE 'skipped' END AS state, o.name AS outcome, p.status AS status, "
        "p.content_type AS content_type, p.bytes AS bytes, CASE WHEN u.depth < 1000000 THEN u.depth END AS depth, "
        "COALESCE(i.n, 0) AS inlinks, p.outlinks AS outlinks, p.title AS title, p.response_ms AS response_ms, "
        "f.url AS referrer, r.name AS rule, r.detail AS rule_detail, t.url AS redirect_url, p.canonical AS canonical, "
        "p.error AS error, u.discovered_at AS discovered_at, p.fetched_at AS fetched_at, "
        "u.discovered_at AS first_seen, COALESCE(u.last_seen, u.discovered_at) AS last_seen, "
        "p.last_changed AS last_changed, p.gone_since AS gone_since, p.visits AS visits "
        "FROM urls u LEFT JOIN pages p ON p.id = u.id "
        "LEFT JOIN outcomes o ON o.id = p.outcome LEFT JOIN inlinks i ON i.target = u.id "
        "LEFT JOIN urls f ON f.id = u.referrer LEFT JOIN rules r ON r.id = u.rule "
        "LEFT JOIN urls t ON t.id = p.redirect_to"},
    {1, 4,
        "CREATE VIEW link_list AS SELECT s.id AS source_id, s.url AS source, t.id AS target_id, t.url AS target, "
        "e.element AS element, e.attribute AS attribute, l.kind AS kind, l.rel AS rel, r.name AS rule, "
        "r.detail AS rule_detail, l.followed AS followed, x.text AS text FROM links l LEFT JOIN urls s ON s.id = l.id "
        ">> "
        "24 "
        "LEFT JOIN urls t ON t.id = l.target LEFT JOIN places e ON e.id = l.place LEFT JOIN rules r ON r.id = l.rule "
        "LEFT JOIN texts x ON x.id = l.text_id"},
    // Elements are numbers, or pairs of which the second query takes one.
    {5, 7,
        "CREATE VIEW links AS SELECT p.id * 16777216 + e.key AS id, p.id AS page, "
        "COALESCE(e.atom / p.forms / p.texts, (SELECT m.value FROM {each}(e.value) m WHERE m.key = 0) / p.forms) AS "
        "target, f.place AS place, f.kind AS kind, f.rel AS rel, f.rule AS rule, f.followed AS followed, "
        "COALESCE(e.atom / p.forms % p.texts, (SELECT m.value FROM {each}(e.value) m WHERE m.key = 1)) AS text_id "
        "FROM page_links p JOIN {each}(p.links) e LEFT JOIN link_forms f ON f.id = COALESCE(e.atom % p.forms, "
        "(SELECT m.value FROM {each}(e.value) m WHERE m.key = 0) % p.forms)"},
    {8, Now,
        "CREATE VIEW links AS SELECT p.id * 16777216 + e.key AS id, p.id AS page, "
        "COALESCE(e.atom, (SELECT m.value FROM {each}(e.value) m WHERE m.key = 0)) / p.forms / "
        "CASE WHEN p.texts > 0 THEN p.texts WHEN p.texts = 0 THEN 1 ELSE 2 END AS target, f.place AS place, f.kind AS "
        "kind, f.rel AS rel, f.rule AS rule, f.followed AS followed, "
        "COALESCE(CASE WHEN p.texts > 0 THEN e.atom / p.forms % p.texts "
        "WHEN p.texts < 0 THEN e.atom / p.forms % 2 * (e.atom / p.forms / 2) * 2 END, "
        "(SELECT m.value FROM {each}(e.value) m WHERE m.key = 1)) AS text_id "
        "FROM page_links p JOIN {each}(p.links) e LEFT JOIN link_forms f ON f.id = COALESCE(e.atom % p.forms, "
        "(SELECT m.value FROM {each}(e.value) m WHERE m.key = 0) % p.forms)"},
    {5, Now,
        "CREATE VIEW link_list AS SELECT s.id AS source_id, s.url AS source, t.id AS target_id, t.url AS target, "
        "e.element AS element, e.attribute AS attribute, l.kind AS kind, l.rel AS rel, r.name AS rule, "
        "r.detail AS rule_detail, l.followed AS followed, x.text AS text FROM links l "
        "LEFT JOIN urls s ON s.id = l.page LEFT JOIN urls t ON t.id = l.target LEFT JOIN places e ON e.id = l.place "
        "LEFT JOIN rules r ON r.id = l.rule LEFT JOIN texts x ON x.id = l.text_id"},
    {3, Now,
        "CREATE VIEW sitemap_list AS SELECT s.id AS id, s.url AS url, h.origin AS host, "
        "CASE s.source WHEN 0 THEN 'usual_place' WHEN 1 THEN 'robots' WHEN 2 THEN 'index' ELSE 'redirect' END AS "
        "source, "
        "CASE s.source WHEN 0 THEN NULL WHEN 1 THEN n.origin || '/robots.txt' ELSE p.url END AS named_by, "
        "s.level AS level, CASE s.state WHEN 0 THEN 'queued' WHEN 1 THEN 'finished' ELSE 'skipped' END AS state, "
        "r.name AS rule, r.detail AS rule_detail, o.name AS outcome, s.status AS status, s.bytes AS bytes, "
        "s.urls AS urls, s.sitemaps AS sitemaps, s.content_type AS content_type, s.response_ms AS response_ms, "
        "s.attempts AS attempts, s.problem AS problem, s.error AS error, s.discovered_at AS discovered_at, "
        "s.fetched_at AS fetched_at FROM sitemaps s LEFT JOIN hosts h ON h.id = s.host "
        "LEFT JOIN rules r ON r.id = s.rule LEFT JOIN outcomes o ON o.id = s.outcome "
        "LEFT JOIN hosts n ON n.id = s.parent AND s.source < 2 "
        "LEFT JOIN sitemaps p ON p.id = s.parent AND s.source > 1"},
};

/// Version 1 made it when a crawl ended.
const char *const LinkTargetIndexText = "CREATE INDEX links_target ON links (target)";

/// "CREATE TABLE urls (…" → "urls".
QString createdName(const QString &statement)
{
    return statement.section(QLatin1Char(' '), 2, 2);
}

/// Puts the columns of the facts into a statement of the schema.
QString withColumns(QString statement, int version)
{
    statement.replace(QLatin1String("{pages}"), factColumnsSql(FactTable::Pages, version));
    statement.replace(QLatin1String("{page_facts}"), factColumnsSql(FactTable::Document, version));
    return statement;
}

/// The statements that make these objects as `version` has them.
QStringList newIn(int version, const QStringList &names)
{
    QStringList list;
    for (const QString &statement : schemaStatements(version)) {
        if (names.contains(createdName(statement)))
            list << statement;
    }
    return list;
}

QStringList withTypes(QStringList statements)
{
    for (QString &statement : statements)
        statement = dialect::withTypes(statement);
    return statements;
}

/// Columns for the facts that the version after `from` brought.
QStringList newFacts(int from)
{
    return addFactColumnsSql(FactTable::Pages, from) + addFactColumnsSql(FactTable::Document, from);
}

base::Failure<StoreError> schemaDamage(const Connection &connection, const QString &detail)
{
    return base::Failure{StoreError{StoreError::Code::Damaged, connection.path(), detail}};
}

} // namespace

QStringList schemaStatements(int version)
{
    return withTypes(untypedSchema(version));
}

QStringList untypedSchema(int version)
{
    QStringList list;
    for (const SchemaPart &part : SchemaParts) {
        if (part.from <= version && version <= part.until)
            list << withColumns(QString::fromLatin1(part.text), version);
    }
    return list;
}

std::span<const Migration> migrations()
{
    // 8 → 9: what is read of a page, apart from its bytes.
    // 7 → 8: links say in fewer bytes that they have their target's own text.
    // 6 → 7: robots.txt and sitemaps in the archives.
    // 5 → 6: what audits ask of documents, hosts and sitemaps, and what pages were in earlier runs.
    // 4 → 5: a page's links are one row, and the index of incoming links is made of blocks.
    // 3 → 4: facts of documents in a table of their own, and columns of the project's own.
    // 2 → 3: sitemaps that were asked for.
    // 1 → 2: what visits before the last one found, the crawl that met a URL last, and an index of incoming links that
    // grows with the crawl.
    static const Migration steps[] = {
        {1,
            QStringList{QStringLiteral("ALTER TABLE urls ADD COLUMN run {int} NOT NULL DEFAULT 1"),
                QStringLiteral("ALTER TABLE urls ADD COLUMN last_seen {int}")}
                + newFacts(1) + QStringList{QStringLiteral("DROP VIEW url_list")}
                + newIn(2,
                    {QStringLiteral("visits"), QStringLiteral("url_list"), QStringLiteral("link_index"),
                        QStringLiteral("link_segments"), QStringLiteral("link_tail")})
                + QStringList{QStringLiteral("INSERT INTO link_index (segment, target, link) SELECT 1, target, id FROM "
                                             "links ORDER BY target, id"),
                    QStringLiteral("INSERT INTO link_segments (id, links, first, last) SELECT 1, n, first, last FROM "
                                   "(SELECT COUNT(*) AS n, MIN(id) AS first, MAX(id) AS last FROM links) AS all_links "
                                   "WHERE n > 0"),
                    QStringLiteral("DROP INDEX IF EXISTS links_target")}},
        {2, newFacts(2) + newIn(3, {QStringLiteral("sitemaps"), QStringLiteral("sitemap_list")})},
        {3,
            newFacts(3)
                + newIn(
                    4, {QStringLiteral("page_facts"), QStringLiteral("own_columns"), QStringLiteral("own_values")})},
        {4,
            QStringList{QStringLiteral("DROP VIEW link_list"), QStringLiteral("DROP TABLE link_index"),
                QStringLiteral("DROP TABLE link_segments"), QStringLiteral("DELETE FROM link_tail")}
                + newIn(5,
                    {QStringLiteral("page_links"), QStringLiteral("link_forms"), QStringLiteral("link_index"),
                        QStringLiteral("link_segments")}),
            liftLinks,
            QStringList{QStringLiteral("DROP TABLE links")}
                + newIn(5, {QStringLiteral("links"), QStringLiteral("link_list")})},
        {5,
            newFacts(5)
                + QStringList{QStringLiteral("ALTER TABLE hosts ADD COLUMN observations {text}"),
                    QStringLiteral("ALTER TABLE hosts ADD COLUMN ip {text}"),
                    QStringLiteral("ALTER TABLE sitemaps ADD COLUMN observations {text}"),
                    QStringLiteral("ALTER TABLE urls ADD COLUMN priority {int} NOT NULL DEFAULT 0"),
                    QStringLiteral("DROP INDEX urls_queue")}
                + newIn(6,
                    {QStringLiteral("page_history"), QStringLiteral("runs"), QStringLiteral("sitemap_versions"),
                        QStringLiteral("probes"), QStringLiteral("urls_queue"), QStringLiteral("ranks"),
                        QStringLiteral("archive_files"), QStringLiteral("kept"), QStringLiteral("kept_digest"),
                        QStringLiteral("page_texts")})},
        {6, newFacts(6) + newIn(7, {QStringLiteral("kept_aside"), QStringLiteral("kept_aside_url")})},
        {7,
            newFacts(7) + QStringList{QStringLiteral("DROP VIEW link_list"), QStringLiteral("DROP VIEW links")}
                + newIn(8, {QStringLiteral("links"), QStringLiteral("link_list")})},
        {8, newFacts(8) + QStringList{QStringLiteral("ALTER TABLE visits ADD COLUMN change_hash {blob}")}},
    };
    return steps;
}

base::Result<void, StoreError> migrate(
    Connection &connection, int version, int target, std::span<const Migration> steps)
{
    if (version >= target)
        return {};
    if (auto begun = connection.begin(); !begun)
        return begun;
    auto result = [&]() -> base::Result<void, StoreError> {
        for (int v = version; v < target; ++v) {
            const auto step = std::find_if(steps.begin(), steps.end(), [v](const Migration &m) { return m.from == v; });
            if (step == steps.end())
                return schemaDamage(connection, QStringLiteral("no way from format version %1").arg(v));
            if (auto done = connection.exec(withTypes(step->statements)); !done)
                return done;
            if (step->rewrite) {
                if (auto done = step->rewrite(connection); !done)
                    return done;
            }
            if (auto done = connection.exec(withTypes(step->afterwards)); !done)
                return done;
        }
        if (auto done = connection.exec(dialect::identify(target)); !done)
            return done;
        return connection.commit();
    }();
    if (!result)
        connection.rollback();
    return result;
}

base::Result<int, StoreError> formatVersion(Connection &connection)
{
    Statement version(connection, connection.dialect().versionQuery());
    if (!version.run() || !version.next())
        return base::Failure{version.error()};
    const auto number = int(version.number(0));
    version.finish();
    return number;
}

QStringList oldVersionViews(int version)
{
    QStringList views;
    const auto widen = [&views](const char *table, const QString &columns) {
        const QString name = QLatin1String(table);
        if (!columns.isEmpty())
            views << dialect::temporaryView(
                name, QStringLiteral("SELECT *%1 FROM %2").arg(columns, dialect::storedTable(name)));
    };
    if (version < 6)
        widen("urls",
            QLatin1String(version < 2 ? ", 1 AS run, NULL AS last_seen" : "") % QStringLiteral(", 0 AS priority"));
    if (version >= 2 && version < 9)
        widen("visits", QStringLiteral(", NULL AS change_hash"));
    if (version < 6)
        widen("hosts", QStringLiteral(", NULL AS observations, NULL AS ip"));
    if (version >= 3 && version < 6)
        widen("sitemaps", QStringLiteral(", NULL AS observations"));
    widen("pages", missingFactsSql(FactTable::Pages, version));
    const QString documents = missingFactsSql(FactTable::Document, version);
    if (version >= 4)
        widen("page_facts", documents);
    else
        views << dialect::temporaryView(QStringLiteral("page_facts"),
            QStringLiteral("SELECT id%1 FROM %2 WHERE id < 0")
                .arg(documents, dialect::storedTable(QStringLiteral("pages"))));
    if (version < 6)
        views << dialect::temporaryView(QStringLiteral("ranks"),
            QStringLiteral("SELECT id, 0 AS rank, 0 AS percentile, 0 AS authority, 0 AS hub, 0 AS backlinks, "
                           "0 AS link_depth FROM %1 WHERE id < 0")
                .arg(dialect::storedTable(QStringLiteral("pages"))));
    return views;
}

namespace {

/// Ids are given one after the other from 1 on. A file with others was made to lead calculations with them astray, and
/// whatever goes through ids by ranges.
base::Result<void, StoreError> checkIds(Connection &connection, int version)
{
    constexpr qint64 mostPages = MaxPageId;
    struct Ids
    {
        const char *table;
        qint64 least;
        qint64 most;
        int since = 1;
        int until = FormatVersion;
    };
    constexpr qint64 any = std::numeric_limits<qint64>::max();
    for (const auto &[table, least, most, since, until] :
        {Ids{"urls", 1, mostPages}, Ids{"pages", 1, mostPages}, Ids{"links", firstLinkId(1), any, 1, 4},
            Ids{"inlinks", 1, mostPages}, Ids{"hosts", 1, INT_MAX}, Ids{"rules", 1, INT_MAX}, Ids{"places", 1, INT_MAX},
            Ids{"texts", 1, mostPages}, Ids{"sitemaps", 1, mostPages, 3}, Ids{"page_facts", 1, mostPages, 4},
            Ids{"own_columns", 1, MostOwnColumns, 4}, Ids{"page_links", 1, mostPages, 5},
            Ids{"link_forms", 1, MostLinkForms, 5}, Ids{"link_segments", 1, MostSegments, 5},
            Ids{"sitemap_versions", 1, mostPages, 6}, Ids{"probes", 1, mostPages, 6}, Ids{"ranks", 1, mostPages, 6},
            Ids{"archive_files", 1, INT_MAX, 6}, Ids{"kept_aside", 1, any, 7}, Ids{"page_texts", 1, any, 6},
            Ids{"kept", qint64(1) << VisitPositionBits, any, 6}}) {
        if (version < since || version > until)
            continue;
        for (const bool first : {true, false}) {
            const char *id = qstrcmp(table, "inlinks") == 0 ? "target" : "id";
            Statement statement(connection,
                QStringLiteral("SELECT %1(%2) FROM %3")
                    .arg(QLatin1String(first ? "MIN" : "MAX"), QLatin1String(id), QLatin1String(table)));
            if (!statement.run() || !statement.next())
                return base::Failure{statement.error()};
            const qint64 number = statement.number(0, least);
            if (number < least || number > most)
                return schemaDamage(
                    connection, QStringLiteral("'%1' has the id %2").arg(QLatin1String(table)).arg(number));
        }
    }
    return {};
}

} // namespace

base::Result<void, StoreError> checkSchema(Connection &connection, int version)
{
    QHash<QString, QString> expected;
    const QStringList statements = schemaStatements(version);
    for (const QString &statement : statements)
        expected.insert(createdName(statement), statement);
    const QString index = QString::fromLatin1(LinkTargetIndexText);
    if (version == 1)
        expected.insert(createdName(index), index);

    Statement list(connection, dialect::listSchema());
    if (!list.run())
        return base::Failure{list.error()};
    while (list.next()) {
        const QString name = list.value(1).toString();
        if (dialect::isInternal(name))
            continue;
        const auto known = expected.constFind(name);
        if (known == expected.constEnd())
            return schemaDamage(connection, QStringLiteral("unknown %1 '%2'").arg(list.value(0).toString(), name));
        if (list.value(2).toString() != *known)
            return schemaDamage(connection, QStringLiteral("'%1' is not as it was made").arg(name));
        expected.erase(known);
    }
    if (list.failed())
        return base::Failure{list.error()};
    expected.remove(createdName(index)); // may be missing
    if (!expected.isEmpty())
        return schemaDamage(connection, QStringLiteral("'%1' is missing").arg(expected.constBegin().key()));
    return checkIds(connection, version);
}

base::Result<void, StoreError> checkQueue(Connection &connection)
{
    // What is no number is greater than all of them. Columns of databases hold nothing else than whole ones.
    const QString whole = QLatin1String(connection.isFile() ? " AND %1 = CAST(%1 AS INTEGER)" : "");
    const auto isWhole
        = [&whole](const char *column) { return whole.isEmpty() ? whole : whole.arg(QLatin1String(column)); };
    Statement wrong(connection,
        QString(QStringLiteral("SELECT id FROM urls WHERE state = 0 AND NOT (depth BETWEEN 0 AND 2000000000")
            % isWhole("depth") % QStringLiteral(" AND priority BETWEEN -2000000000 AND 2000000000")
            % isWhole("priority") % QStringLiteral(" AND host BETWEEN 1 AND 2147483647") % isWhole("host")
            % QStringLiteral(") LIMIT 1")));
    if (!wrong.run())
        return base::Failure{wrong.error()};
    if (wrong.next())
        return schemaDamage(connection, QStringLiteral("URL %1 has no place in the queue").arg(wrong.number(0)));
    if (wrong.failed())
        return base::Failure{wrong.error()};
    return {};
}

base::Result<void, StoreError> updateOutcomeNames(Connection &connection)
{
    Statement count(connection, QStringLiteral("SELECT COUNT(*) FROM outcomes"));
    if (!count.run() || !count.next())
        return base::Failure{count.error()};
    const qint64 have = count.number(0);
    count.finish();
    Statement add(connection, QStringLiteral("INSERT INTO outcomes (id, name) VALUES (?, ?)"));
    for (int i = int(have); i < base::OutcomeCount; ++i) {
        if (!add.run({i, textValue(QByteArray(base::name(Outcome(i))))}))
            return base::Failure{add.error()};
    }
    return {};
}

} // namespace argiope::store
