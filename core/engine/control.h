#pragma once

#include "core/base/result.h"

#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

class QLocalServer;
class QLocalSocket;

namespace argiope::engine {

class Crawl;

/// Where a running crawl of a project hears what others wish of it, in the order in which places are tried: beside the
/// project, and, where that name is too long for a socket or the folder can hold none, in the folder that the system
/// keeps for this user. Names of pipes on Windows. None where there is no such file.
[[nodiscard]] QStringList controlPlaces(const QString &project);

/// Lets others change a running crawl, by a socket that this user alone can open. A request is one line of JSON:
///
///     {"set": [["exclude", "+=", "\\.pdf$"], ["threads", "=", "4"]], "do": "pause"}
///
/// `set` is Crawl::change() with texts as settings::setFromText() takes them; all of it counts, or nothing. Of a list
/// "=" begins anew, where several come each adds one; "+=" adds, "-=" takes away, and "=" with an empty text empties
/// it. `do` is "pause", "resume" or "stop". `block` and `allow` are ids of spider traps. All may be missing. The answer
/// is a line as well: {"state", "counters", "settings", "traps"}, of which the settings are those that can be changed
/// and the traps as the project's meta "traps" has them, or {"error"}, in English, and with "wrong" where the request
/// itself was.
///
/// Lives on the crawl's thread, which must outlive it. Takes a few clients at a time, and ends each after seconds.
class ControlServer : public QObject
{
    Q_OBJECT
public:
    explicit ControlServer(Crawl &crawl, QObject *parent = nullptr);
    ~ControlServer() override;

    /// Once the project is open and locked, so that whatever lies there is of a crawl that is no more: it is taken
    /// away. False where no socket can be made; error() says why. The crawl goes on without.
    bool listen();
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString place() const; ///< "" where it does not listen

Q_SIGNALS:
    void changed(); ///< somebody has changed the crawl's settings

private:
    void take();
    void read(QLocalSocket *client);
    [[nodiscard]] QJsonObject answer(const QByteArray &line);
    [[nodiscard]] QJsonObject set(const QJsonValue &changes);
    [[nodiscard]] QJsonObject judgeTraps(const QJsonObject &request);

    Crawl &m_crawl;
    QLocalServer *m_server;
    QString m_error;
};

/// Changes as a request has them, to settings that are not yet anybody's. What is wrong with them, in English, or "".
[[nodiscard]] QString changeSettings(settings::CrawlSettings &settings, const QJsonArray &changes);
/// Those that a running crawl can change.
[[nodiscard]] QJsonObject liveSettings(const settings::CrawlSettings &settings);

struct ControlError
{
    enum class Code : quint8 {
        NotRunning, ///< nobody listens
        Silent, ///< nobody answered in time
        Refused, ///< `text` says why
        Wrong, ///< the same, and the request itself is at fault
    };
    Code code = Code::NotRunning;
    QString text;
};

/// Sends a request to the running crawl of a project, and waits for the answer.
[[nodiscard]] base::Result<QJsonObject, ControlError> askCrawl(
    const QString &project, const QJsonObject &request, int patienceMs = 10000);

} // namespace argiope::engine
