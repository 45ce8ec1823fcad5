#include "core/store/databaseprojects.h"

#include "core/store/foreignobjects.h"
#include "core/store/postgres.h"
#include "core/store/schema.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>
#include <QVariant>

namespace argiope::store {

namespace {

using postgres::Session;

constexpr QLatin1String SeveralAtOnce("several.invalid"); ///< where a URL has one server, and parts have more

/// Whose schemas have a table that marks them, what of them may be read, what they take and who writes them.
constexpr const char *ListProjects
    = "SELECT n.nspname, has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT'), "
      "(SELECT COALESCE(SUM(pg_total_relation_size(t.oid)), 0) FROM pg_catalog.pg_class t WHERE t.relnamespace = n.oid "
      "AND t.relkind = 'r'), EXISTS (SELECT 1 FROM pg_catalog.pg_locks l JOIN pg_catalog.pg_database d ON d.oid = "
      "l.database WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted "
      "AND "
      "((CAST(l.classid AS bigint) << 32) | CAST(l.objid AS bigint)) = hashtextextended('argiope/' || n.nspname, 0)) "
      "FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relname = 'argiope' "
      "AND c.relkind = 'r' AND n.nspname NOT LIKE '%.part' ORDER BY n.nspname COLLATE \"C\"";

/// Of one that may be read. What cannot be had stays as it is: the project may be another program's, or just go.
void readMore(Session &session, DatabaseProject &project)
{
    const auto strange = session.ask(postgres::foreignObjectsQuestion(project.name));
    if (!strange || !strange->toString().isEmpty())
        return; // nothing of it is read
    const QString schema = postgres::quotedName(project.name);
    const auto version = session.ask(QString(QStringLiteral("SELECT version FROM ") % schema % u".argiope"));
    if (!version)
        return;
    project.version = version->toInt();
    if (project.version < 1 || project.version > FormatVersion)
        return;
    const auto meta = [&](const char *name) -> QByteArray {
        const auto value = session.ask(QString(QStringLiteral("SELECT value FROM ") % schema
            % QStringLiteral(".meta WHERE name = ") % postgres::quotedText(QString::fromLatin1(name))));
        return value ? value->toByteArray() : QByteArray();
    };
    project.state = QString::fromUtf8(meta("state"));
    const QJsonArray seeds = QJsonDocument::fromJson(meta("settings")).object()[QLatin1String("seeds")].toArray();
    const QString seed = seeds.isEmpty() ? QString() : seeds.first().toString();
    project.firstSeed = QUrl(seed).userInfo().isEmpty() ? seed : QUrl(seed).toString(QUrl::RemoveUserInfo);
}

} // namespace

QString addressOf(const DatabaseParts &parts)
{
    const bool isSeveral = parts.host.contains(u',') && !parts.host.startsWith(u'/');
    QUrl url;
    url.setScheme(QStringLiteral("postgresql"));
    QUrlQuery query;
    if (parts.host.startsWith(u'/')) { // the folder of a socket
        url.setHost(QString());
        query.addQueryItem(QStringLiteral("host"), parts.host);
    } else {
        url.setHost(isSeveral ? QString(SeveralAtOnce) : parts.host);
    }
    if (parts.port > 0 && !url.host().isEmpty() && !isSeveral)
        url.setPort(parts.port);
    if (!parts.user.isEmpty())
        url.setUserName(parts.user, QUrl::DecodedMode);
    url.setPath(QString(u'/' % parts.database), QUrl::DecodedMode);
    for (const auto &[name, value] : parts.options)
        query.addQueryItem(name, value);
    if (!query.isEmpty())
        url.setQuery(query);
    url.setFragment(parts.project, QUrl::DecodedMode);
    QString text = url.toString(QUrl::FullyEncoded);
    if (isSeveral) {
        static const QRegularExpression hasPort(QStringLiteral(":\\d+\\z"));
        QStringList servers;
        for (const QString &one : parts.host.split(u',')) {
            const QString server = one.trimmed();
            const bool isBare = parts.port > 0 && !hasPort.match(server).hasMatch();
            servers << (isBare ? QString(server % u':' % QString::number(parts.port)) : server);
        }
        text.replace(text.indexOf(SeveralAtOnce), SeveralAtOnce.size(), servers.join(u','));
    }
    // QUrl leaves out the two slashes where there is neither host nor user.
    return text.startsWith(u"postgresql://") ? text : QString(QStringLiteral("postgresql://") % text.mid(11));
}

DatabaseParts partsOf(const Place &place)
{
    QString host = place.host();
    if (place.hasSeveral()) {
        const QStringList hosts = host.split(u',');
        const QStringList ports = place.ports().split(u',');
        QStringList servers;
        for (qsizetype i = 0; i < hosts.size(); ++i) {
            const QString name = hosts[i].contains(u':') ? QString(u'[' % hosts[i] % u']') : hosts[i];
            const QString port = ports.value(i);
            servers << (port.isEmpty() ? name : QString(name % u':' % port));
        }
        host = servers.join(u',');
    }
    return {host, place.port(), place.user(), place.database(), place.project(), place.options()};
}

base::Result<DatabaseList, StoreError> listDatabase(const Place &place)
{
    auto session = Session::open(place, Session::Access::Read);
    if (!session)
        return base::Failure{session.error()};
    DatabaseList list;
    const auto server = (*session)->ask(QStringLiteral("SHOW server_version"));
    const auto user = (*session)->ask(QStringLiteral("SELECT current_user"));
    const auto create = (*session)->ask(QStringLiteral("SELECT has_database_privilege(current_database(), 'CREATE')"));
    for (const auto *answer : {&server, &user, &create}) {
        if (!*answer)
            return base::Failure{answer->error()};
    }
    list.server = server->toString().section(u' ', 0, 0);
    list.user = user->toString();
    list.mayCreate = create->toBool();
    {
        QSqlQuery query((*session)->database());
        if (!query.exec(QLatin1String(ListProjects)))
            return base::Failure{(*session)->errorOf(query.lastError())};
        while (query.next()) {
            DatabaseProject project;
            project.name = query.value(0).toString();
            project.mayRead = query.value(1).toBool();
            project.bytes = query.value(2).toLongLong();
            project.beingWritten = query.value(3).toBool();
            list.projects.append(project);
        }
    }
    for (DatabaseProject &project : list.projects) {
        if (project.mayRead)
            readMore(**session, project);
    }
    return list;
}

} // namespace argiope::store
