#include "core/engine/control.h"

#include "core/engine/crawl.h"
#include "core/settings/fields.h"
#include "core/settings/live.h"
#include "core/store/place.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSet>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <filesystem>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace argiope::engine {

namespace {

constexpr qint64 MostRequest = 1024 * 1024;
constexpr int MostClients = 8;
constexpr int ClientMs = 10000;
#ifndef Q_OS_WIN
// sockaddr_un holds 104 bytes where it holds fewest. Qt makes the socket in a folder of its own beside it first.
constexpr qsizetype MostPath = 100;
constexpr qsizetype MostFolder = 85;
#endif

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject refusedAs(const QString &text, bool wrong)
{
    QJsonObject object{{QStringLiteral("error"), text}};
    if (wrong)
        object.insert(QStringLiteral("wrong"), true);
    return object;
}

/// Takes away what a crawl that is no more has left; what is no socket stays.
void removeStale(const QString &place)
{
#ifdef Q_OS_WIN
    Q_UNUSED(place);
#else
    std::error_code failed;
    if (std::filesystem::is_socket(std::filesystem::symlink_status(QFile::encodeName(place).toStdString(), failed)))
        QFile::remove(place);
#endif
}

/// Somebody else's socket under this name is nobody that we talk to.
bool isOurs(const QString &place)
{
#ifdef Q_OS_WIN
    Q_UNUSED(place);
    return true;
#else
    const QFileInfo info(place);
    return info.exists() && info.ownerId() == ::geteuid();
#endif
}

QJsonObject countersOf(const Counters &counters)
{
    return {{QStringLiteral("discovered"), counters.discovered}, {QStringLiteral("queued"), counters.queued},
        {QStringLiteral("leased"), counters.leased}, {QStringLiteral("finished"), counters.finished},
        {QStringLiteral("skipped"), counters.skipped}, {QStringLiteral("fetched"), counters.fetched},
        {QStringLiteral("bytes"), counters.bytes}, {QStringLiteral("elapsed_ms"), counters.elapsedMs}};
}

/// Null where the field is no list.
QStringList *listOf(settings::CrawlSettings &settings, const QString &key)
{
    QStringList *list = nullptr;
    settings::forEachField([&](const auto &field) {
        if constexpr (std::is_same_v<std::decay_t<decltype(settings.*field.member)>, QStringList>) {
            if (key == QLatin1String(field.info.key))
                list = &(settings.*field.member);
        }
    });
    return list;
}

/// One change; what is wrong with it, or "".
QString apply(settings::CrawlSettings &settings, const QString &key, const QString &how, const QString &text,
    QSet<QString> &begun)
{
    if (!settings::isLive(key.toUtf8()))
        return QStringLiteral("%1: unknown setting, or fixed during a crawl").arg(key);
    QStringList *list = listOf(settings, key);
    if (!list && how != u"=")
        return QStringLiteral("%1: not a list").arg(key);
    if (list && how == u"=" && !begun.contains(key)) {
        begun.insert(key);
        list->clear();
    }
    if (list && how == u"-=")
        return list->removeAll(text) > 0 ? QString() : QStringLiteral("%1: it does not contain '%2'").arg(key, text);
    if (list && (text.isEmpty() || list->contains(text)))
        return {};
    const auto done = settings::setFromText(settings, key, text);
    return done ? QString() : done.error().message();
}

} // namespace

QJsonObject liveSettings(const settings::CrawlSettings &settings)
{
    const QJsonObject all = settings::toJson(settings);
    QJsonObject live;
    for (auto it = all.begin(); it != all.end(); ++it) {
        if (settings::isLive(it.key().toUtf8()))
            live.insert(it.key(), it.value());
    }
    return live;
}

QString changeSettings(settings::CrawlSettings &settings, const QJsonArray &changes)
{
    QSet<QString> begun;
    for (const QJsonValue &change : changes) {
        const QJsonArray parts = change.toArray();
        const QString problem
            = apply(settings, parts.at(0).toString(), parts.at(1).toString(), parts.at(2).toString(), begun);
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

QStringList controlPlaces(const QString &project)
{
    const auto place = store::Place::parse(project);
    const bool isFile = place && place->isFile();
    const QString path = isFile ? QFileInfo(project).canonicalFilePath() : place ? place->name() : QString();
    if (path.isEmpty())
        return {};
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    const QString name = QStringLiteral("argiope-") + QString::fromLatin1(hash);
#ifdef Q_OS_WIN
    return {name};
#else
    QStringList places;
    const QString beside = path + QStringLiteral("-control");
    if (isFile && QFile::encodeName(beside).size() <= MostPath
        && QFile::encodeName(QFileInfo(beside).absolutePath()).size() <= MostFolder)
        places.append(beside);
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (!folder.isEmpty())
        places.append(folder + QLatin1Char('/') + name);
    return places;
#endif
}

ControlServer::ControlServer(Crawl &crawl, QObject *parent)
    : QObject(parent)
    , m_crawl(crawl)
    , m_server(new QLocalServer(this))
{
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &ControlServer::take);
}

ControlServer::~ControlServer() = default;

bool ControlServer::listen()
{
    for (const QString &place : controlPlaces(m_crawl.projectPath())) {
        removeStale(place);
        if (m_server->listen(place))
            return true;
        m_error = m_server->errorString();
    }
    return false;
}

QString ControlServer::place() const
{
    return m_server->isListening() ? m_server->fullServerName() : QString();
}

void ControlServer::take()
{
    while (QLocalSocket *client = m_server->nextPendingConnection()) {
        client->setParent(this);
        connect(client, &QLocalSocket::disconnected, client, &QObject::deleteLater);
        if (findChildren<QLocalSocket *>(QString(), Qt::FindDirectChildrenOnly).size() > MostClients) {
            client->abort();
            continue;
        }
        connect(client, &QLocalSocket::readyRead, this, [this, client] { read(client); });
        QTimer::singleShot(ClientMs, client, [client] { client->abort(); });
        read(client);
    }
}

void ControlServer::read(QLocalSocket *client)
{
    while (client->canReadLine())
        client->write(lineOf(answer(client->readLine(MostRequest))));
    if (client->bytesAvailable() >= MostRequest)
        client->abort();
}

QJsonObject ControlServer::set(const QJsonValue &changes)
{
    settings::CrawlSettings wanted = m_crawl.settings();
    if (const QString problem = changeSettings(wanted, changes.toArray()); !problem.isEmpty())
        return refusedAs(problem, true);
    if (wanted == m_crawl.settings())
        return {};
    std::optional<CrawlError> error;
    if (!m_crawl.change(wanted, &error)) {
        if (!error)
            return refusedAs(QStringLiteral("the crawl is not running yet, or is about to end"), false);
        return refusedAs(error->message(), true);
    }
    Q_EMIT changed();
    return {};
}

QJsonObject ControlServer::answer(const QByteArray &line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject())
        return refusedAs(QStringLiteral("the request is not a JSON object"), true);
    const QJsonObject request = document.object();
    const QString what = request.value(QLatin1String("do")).toString();
    if (!what.isEmpty() && what != u"pause" && what != u"resume" && what != u"stop")
        return refusedAs(QStringLiteral("unknown action '%1'").arg(what), true);
    if (const QJsonObject refused = set(request.value(QLatin1String("set"))); !refused.isEmpty())
        return refused;
    if (const QJsonObject refused = judgeTraps(request); !refused.isEmpty())
        return refused;
    if (what == u"pause")
        m_crawl.pause();
    else if (what == u"resume")
        m_crawl.resume();
    else if (what == u"stop")
        m_crawl.stop();
    return {{QStringLiteral("state"), QLatin1String(name(m_crawl.state()))},
        {QStringLiteral("counters"), countersOf(m_crawl.counters())},
        {QStringLiteral("settings"), liveSettings(m_crawl.settings())},
        {QStringLiteral("traps"), QJsonDocument::fromJson(trap::toJson(m_crawl.traps())).array()}};
}

QJsonObject ControlServer::judgeTraps(const QJsonObject &request)
{
    for (const bool allow : {false, true}) {
        for (const QJsonValue &value : request.value(QLatin1String(allow ? "allow" : "block")).toArray()) {
            const QByteArray id = value.toString().toUtf8();
            const QList<trap::Trap> traps = m_crawl.traps();
            if (!floodOf(id)
                && std::none_of(traps.begin(), traps.end(), [&](const trap::Trap &trap) { return trap.id() == id; }))
                return refusedAs(QStringLiteral("unknown spider trap '%1'").arg(QString::fromUtf8(id)), true);
            if (!m_crawl.releaseTrap(id, allow))
                return refusedAs(QStringLiteral("the crawl has ended"), false);
        }
    }
    return {};
}

base::Result<QJsonObject, ControlError> askCrawl(const QString &project, const QJsonObject &request, int patienceMs)
{
    using Code = ControlError::Code;
    QLocalSocket socket;
    bool connected = false;
    for (const QString &place : controlPlaces(project)) {
        if (!isOurs(place))
            continue;
        socket.connectToServer(place);
        connected = socket.waitForConnected(patienceMs);
        if (connected)
            break;
        socket.abort();
    }
    if (!connected)
        return base::Failure{ControlError{Code::NotRunning, {}}};
    socket.write(lineOf(request));
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(patienceMs))
            return base::Failure{ControlError{Code::Silent, socket.errorString()}};
    }
    const QJsonObject answer = QJsonDocument::fromJson(socket.readLine()).object();
    if (const QJsonValue error = answer.value(QLatin1String("error")); error.isString()) {
        const bool wrong = answer.value(QLatin1String("wrong")).toBool();
        return base::Failure{ControlError{wrong ? Code::Wrong : Code::Refused, error.toString()}};
    }
    return answer;
}

} // namespace argiope::engine
