#include "core/store/schema.h"

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

// docs/FORMAT.md explains every column. A changed line here is a new version and a migration. A column that was added
// stands last: that is where ALTER TABLE puts it.
constexpr const char *SchemaParts[] = {
    "CREATE TABLE meta (name {text} PRIMARY KEY NOT NULL, value {blob} NOT NULL)",
    "CREATE TABLE outcomes (id {id}, name {text} NOT NULL)",
    "CREATE TABLE hosts (id {id}, origin {text} NOT NULL UNIQUE, robots_status {int} NOT NULL, robots_text {blob}, "
    "robots_fetched_at {int} NOT NULL, observations {text}, ip {text})",
    "CREATE TABLE rules (id {id}, name {text} NOT NULL, detail {text} NOT NULL, UNIQUE (name, detail))",
    "CREATE TABLE places (id {id}, element {text} NOT NULL, attribute {text} NOT NULL, "
    "UNIQUE (element, attribute))",
    "CREATE TABLE urls (id {id}, key {blob} NOT NULL UNIQUE, url {text} NOT NULL, host {int} NOT NULL, "
    "state {int} NOT NULL, role {int} NOT NULL, rule {int} NOT NULL, depth {int} NOT NULL, hops {int} NOT NULL, "
    "referrer {int} NOT NULL, in_sitemap {int} NOT NULL, discovered_at {int} NOT NULL, "
    "run {int} NOT NULL DEFAULT 1, last_seen {int}, priority {int} NOT NULL DEFAULT 0)",
    "CREATE INDEX urls_queue ON urls (host, priority, depth, id) WHERE state = 0",
    "CREATE TABLE pages (id {id}, {pages})", // facts::pageFacts()
    "CREATE TABLE page_facts (id {id}, {page_facts})", // likewise
    "CREATE TABLE page_headers (id {id}, headers {blob} NOT NULL)",
    "CREATE TABLE visits (id {id}, visit {int} NOT NULL, attempt {int} NOT NULL, retried {int} NOT NULL, "
    "outcome {int} NOT NULL, status {int} NOT NULL, bytes {int}, response_ms {int}, at {int} NOT NULL, "
    "content_hash {blob}, error {text}, change_hash {blob})",
    "CREATE TABLE page_history (id {id}, facts {text} NOT NULL)", // PastFacts
    "CREATE TABLE runs (id {id}, began_at {int} NOT NULL, first_url {int} NOT NULL)",
    "CREATE TABLE texts (id {id}, text {text} NOT NULL)",
    "CREATE TABLE inlinks (target {id}, n {int} NOT NULL)",
    "CREATE TABLE page_links (id {id}, n {int} NOT NULL, texts {int} NOT NULL, forms {int} NOT NULL, "
    "links {text} NOT NULL)", // PackedLinks
    "CREATE TABLE link_forms (id {id}, place {int} NOT NULL, rule {int} NOT NULL, kind {int} NOT NULL, "
    "rel {int} NOT NULL, followed {int} NOT NULL, UNIQUE (place, rule, kind, rel, followed))",
    "CREATE TABLE link_index (id {id}, pages {blob} NOT NULL)", // InlinkPairs
    "CREATE TABLE link_segments (id {id}, pairs {int} NOT NULL, first {int} NOT NULL, last {int} NOT NULL)",
    "CREATE TABLE link_tail (page {id})",
    "CREATE TABLE sitemaps (id {id}, url {text} NOT NULL UNIQUE, host {int} NOT NULL, state {int} NOT NULL, "
    "rule {int} NOT NULL, source {int} NOT NULL, parent {int} NOT NULL, level {int} NOT NULL, hops {int} NOT NULL, "
    "run {int} NOT NULL, discovered_at {int} NOT NULL, outcome {int}, status {int}, bytes {int}, urls {int}, "
    "sitemaps {int}, response_ms {int}, attempts {int}, fetched_at {int}, content_type {text}, problem {text}, "
    "error {text}, observations {text})",
    "CREATE TABLE sitemap_versions (id {id}, versions {text} NOT NULL)",
    "CREATE TABLE probes (id {id}, kind {text} NOT NULL, url {text} NOT NULL, host {int} NOT NULL, run {int} NOT "
    "NULL, state {int} NOT NULL, outcome {int}, status {int}, target {text}, content_type {text}, "
    "fetched_at {int}, error {text}, observations {text})",
    "CREATE TABLE ranks (id {id}, rank {int} NOT NULL, percentile {int} NOT NULL, authority {int} NOT NULL, "
    "hub {int} NOT NULL, backlinks {int} NOT NULL, link_depth {int} NOT NULL)",
    "CREATE TABLE archive_files (id {id}, name {text} NOT NULL UNIQUE, bytes {int} NOT NULL, "
    "synced {int} NOT NULL, lost {int} NOT NULL)",
    "CREATE TABLE kept (id {id}, visit {int} NOT NULL, file {int} NOT NULL, position {int} NOT NULL, "
    "length {int} NOT NULL, at {int} NOT NULL, status {int} NOT NULL, content_type {text}, "
    "digest {blob} NOT NULL, original {int})",
    "CREATE TABLE kept_aside (id {id}, url {text} NOT NULL, file {int} NOT NULL, position {int} NOT NULL, "
    "length {int} NOT NULL, at {int} NOT NULL, status {int} NOT NULL, content_type {text}, "
    "digest {blob} NOT NULL, original {int})",
    "CREATE INDEX kept_aside_url ON kept_aside (url)",
    "CREATE INDEX kept_digest ON kept (digest) WHERE original IS NULL",
    "CREATE TABLE page_texts (id {serial}, page {int} NOT NULL UNIQUE, bytes {int} NOT NULL, text {blob} NOT "
    "NULL)", // PackedText
    "CREATE TABLE own_columns (id {id}, name {text} NOT NULL UNIQUE, kind {text} NOT NULL)",
    "CREATE TABLE own_values (page {int} NOT NULL, column_id {int} NOT NULL, number {int}, text {text}, "
    "PRIMARY KEY (page, column_id)) {clustered}",
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
    "LEFT JOIN urls t ON t.id = p.redirect_to",
    "CREATE VIEW links AS SELECT p.id * 16777216 + e.key AS id, p.id AS page, "
    "COALESCE(e.atom, (SELECT m.value FROM {each}(e.value) m WHERE m.key = 0)) / p.forms / "
    "CASE WHEN p.texts > 0 THEN p.texts WHEN p.texts = 0 THEN 1 ELSE 2 END AS target, f.place AS place, f.kind AS "
    "kind, f.rel AS rel, f.rule AS rule, f.followed AS followed, "
    "COALESCE(CASE WHEN p.texts > 0 THEN e.atom / p.forms % p.texts "
    "WHEN p.texts < 0 THEN e.atom / p.forms % 2 * (e.atom / p.forms / 2) * 2 END, "
    "(SELECT m.value FROM {each}(e.value) m WHERE m.key = 1)) AS text_id "
    "FROM page_links p JOIN {each}(p.links) e LEFT JOIN link_forms f ON f.id = COALESCE(e.atom % p.forms, "
    "(SELECT m.value FROM {each}(e.value) m WHERE m.key = 0) % p.forms)",
    "CREATE VIEW link_list AS SELECT s.id AS source_id, s.url AS source, t.id AS target_id, t.url AS target, "
    "e.element AS element, e.attribute AS attribute, l.kind AS kind, l.rel AS rel, r.name AS rule, "
    "r.detail AS rule_detail, l.followed AS followed, x.text AS text FROM links l "
    "LEFT JOIN urls s ON s.id = l.page LEFT JOIN urls t ON t.id = l.target LEFT JOIN places e ON e.id = l.place "
    "LEFT JOIN rules r ON r.id = l.rule LEFT JOIN texts x ON x.id = l.text_id",
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
    "LEFT JOIN sitemaps p ON p.id = s.parent AND s.source > 1",
};

/// "CREATE TABLE urls (…" → "urls".
QString createdName(const QString &statement)
{
    return statement.section(QLatin1Char(' '), 2, 2);
}

/// Puts the columns of the facts into a statement of the schema.
QString withColumns(QString statement)
{
    statement.replace(QLatin1String("{pages}"), factColumnsSql(FactTable::Pages));
    statement.replace(QLatin1String("{page_facts}"), factColumnsSql(FactTable::Document));
    return statement;
}

QStringList withTypes(QStringList statements)
{
    for (QString &statement : statements)
        statement = dialect::withTypes(statement);
    return statements;
}

base::Failure<StoreError> schemaDamage(const Connection &connection, const QString &detail)
{
    return base::Failure{StoreError{StoreError::Code::Damaged, connection.path(), detail}};
}

} // namespace

QStringList schemaStatements()
{
    return withTypes(untypedSchema());
}

QStringList untypedSchema()
{
    QStringList list;
    for (const char *part : SchemaParts)
        list << withColumns(QString::fromLatin1(part));
    return list;
}

std::span<const Migration> migrations()
{
    return {};
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
                return schemaDamage(connection, QStringLiteral("no conversion from format version %1").arg(v));
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

namespace {

/// Ids are given one after the other from 1 on. A file with others was made to lead calculations with them astray, and
/// whatever goes through ids by ranges.
base::Result<void, StoreError> checkIds(Connection &connection)
{
    constexpr qint64 mostPages = MaxPageId;
    struct Ids
    {
        const char *table;
        qint64 least;
        qint64 most;
    };
    constexpr qint64 any = std::numeric_limits<qint64>::max();
    for (const auto &[table, least, most] :
        {Ids{"urls", 1, mostPages}, Ids{"pages", 1, mostPages}, Ids{"inlinks", 1, mostPages}, Ids{"hosts", 1, INT_MAX},
            Ids{"rules", 1, INT_MAX}, Ids{"places", 1, INT_MAX}, Ids{"texts", 1, mostPages},
            Ids{"sitemaps", 1, mostPages}, Ids{"page_facts", 1, mostPages}, Ids{"own_columns", 1, MostOwnColumns},
            Ids{"page_links", 1, mostPages}, Ids{"link_forms", 1, MostLinkForms}, Ids{"link_segments", 1, MostSegments},
            Ids{"sitemap_versions", 1, mostPages}, Ids{"probes", 1, mostPages}, Ids{"ranks", 1, mostPages},
            Ids{"archive_files", 1, INT_MAX}, Ids{"kept_aside", 1, any}, Ids{"page_texts", 1, any},
            Ids{"kept", qint64(1) << VisitPositionBits, any}}) {
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

base::Result<void, StoreError> checkSchema(Connection &connection)
{
    QHash<QString, QString> expected;
    const QStringList statements = schemaStatements();
    for (const QString &statement : statements)
        expected.insert(createdName(statement), statement);

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
            return schemaDamage(connection, QStringLiteral("'%1' has an unexpected definition").arg(name));
        expected.erase(known);
    }
    if (list.failed())
        return base::Failure{list.error()};
    if (!expected.isEmpty())
        return schemaDamage(connection, QStringLiteral("'%1' is missing").arg(expected.constBegin().key()));
    return checkIds(connection);
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
