#include "core/store/foreignobjects.h"

#include "core/store/postgres.h"

#include <QStringList>

namespace argiope::store::postgres {

namespace {

// What a name without a schema means is settled by the search path, where the project's schema comes behind the
// server's own: a function or operator in it may fit better, and be taken. Expressions of ours are constants, but for
// the numbers of new rows, and conditions of indexes that call nothing.
constexpr const char *Question = R"SQL(
WITH n AS (SELECT oid, nspowner FROM pg_catalog.pg_namespace WHERE nspname = %1),
c AS (SELECT c.* FROM pg_catalog.pg_class c JOIN n ON n.oid = c.relnamespace)
SELECT what || ' ''' || name || '''' FROM (
SELECT CASE relkind WHEN 'v' THEN 'view' WHEN 'm' THEN 'materialized view' WHEN 'f' THEN 'foreign table'
    WHEN 'p' THEN 'partitioned table' WHEN 'c' THEN 'type' ELSE 'relation' END AS what, CAST(relname AS text) AS name
    FROM c WHERE relkind NOT IN ('r', 'i', 'S', 't') AND NOT (relkind = 'v' AND relname IN (%2))
UNION ALL SELECT 'trigger', t.tgname FROM pg_catalog.pg_trigger t JOIN c ON c.oid = t.tgrelid WHERE NOT t.tgisinternal
UNION ALL SELECT 'rule', r.rulename FROM pg_catalog.pg_rewrite r JOIN c ON c.oid = r.ev_class WHERE c.relkind = 'r'
UNION ALL SELECT 'policy', p.polname FROM pg_catalog.pg_policy p JOIN c ON c.oid = p.polrelid
UNION ALL SELECT 'row security of', relname FROM c WHERE relrowsecurity OR relforcerowsecurity
UNION ALL SELECT 'inheritance of', c.relname FROM pg_catalog.pg_inherits i JOIN c ON c.oid IN (i.inhrelid, i.inhparent)
    WHERE c.relkind = 'r'
UNION ALL SELECT 'function', p.proname FROM pg_catalog.pg_proc p JOIN n ON n.oid = p.pronamespace
    JOIN pg_catalog.pg_language l ON l.oid = p.prolang
    WHERE NOT (p.proname = 'json_items' AND p.prosrc = %3 AND l.lanname = 'sql' AND NOT p.prosecdef AND p.proconfig IS NULL
    AND p.pronargs = 1 AND p.proargtypes[0] = CAST(CAST('pg_catalog.text' AS regtype) AS oid))
UNION ALL SELECT 'operator', o.oprname FROM pg_catalog.pg_operator o JOIN n ON n.oid = o.oprnamespace
UNION ALL SELECT 'type', t.typname FROM pg_catalog.pg_type t JOIN n ON n.oid = t.typnamespace
    WHERE t.typtype <> 'c' AND NOT (t.typtype = 'b' AND t.typcategory = 'A')
UNION ALL SELECT 'default of', c.relname || '.' || a.attname FROM pg_catalog.pg_attrdef d
    JOIN c ON c.oid = d.adrelid
    JOIN pg_catalog.pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE a.attgenerated <> '' OR pg_catalog.pg_get_expr(d.adbin, d.adrelid) !~
        '^(nextval\(''[^'']*''::regclass\)|''?-?[0-9]+''?(::[a-z ]+)?|''''::(text|bytea))$'
UNION ALL SELECT 'check of', c.relname FROM pg_catalog.pg_constraint k JOIN c ON c.oid = k.conrelid
    WHERE k.contype IN ('c', 't', 'x')
UNION ALL SELECT 'expression of index', c.relname FROM pg_catalog.pg_index i JOIN c ON c.oid = i.indexrelid
    WHERE i.indexprs IS NOT NULL OR pg_catalog.pg_get_expr(i.indpred, i.indrelid) ~ '[a-z0-9_"]\('
UNION ALL SELECT 'owner of', c.relname FROM c, n WHERE c.relowner <> n.nspowner
    AND c.relowner <> (SELECT oid FROM pg_catalog.pg_roles WHERE rolname = current_user)
    AND NOT (SELECT r.rolsuper FROM pg_catalog.pg_roles r WHERE r.oid = c.relowner)
    AND NOT pg_catalog.pg_has_role(c.relowner, n.nspowner, 'MEMBER')
) AS found ORDER BY 1 LIMIT 1)SQL";

} // namespace

QString foreignObjectsQuestion(const QString &schema)
{
    // Views are for people who ask with SQL; nothing of ours reads them.
    QStringList views;
    QString body;
    for (const QString &statement : indexesAndViews()) {
        if (statement.startsWith(u"CREATE VIEW "))
            views.append(quotedText(statement.section(u' ', 2, 2)));
        else if (statement.startsWith(u"CREATE FUNCTION json_items("))
            body = statement.section(QStringLiteral("$$"), 1, 1);
    }
    return QString::fromLatin1(Question)
        .replace(QLatin1String("%3"), quotedText(body))
        .replace(QLatin1String("%2"), views.join(u','))
        .replace(QLatin1String("%1"), quotedText(schema));
}

} // namespace argiope::store::postgres
