#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/render/channel.h"
#include "core/render/pipeprocess.h"
#include "core/render/profilefolder.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>

class QThread;

namespace argiope::render {

struct BrowserOptions
{
    QString program; ///< as findBrowser() has it
    bool sandbox = true;
    qint64 processBytes = qint64(1) << 30; ///< a process of it that holds more is ended
};

/// One running browser without a window, and the DevTools protocol over its pipe. A thread of its own starts it, reads,
/// and ends it: the system ends the browser with that thread. It reaches no network: whatever is not answered through
/// the protocol goes to a proxy that is not there. Any thread.
class Browser
{
public:
    /// Blocks until it answers. On failure why: English, technical, with the last thing that it said.
    [[nodiscard]] static base::Result<std::unique_ptr<Browser>, QByteArray> start(const BrowserOptions &options);
    ~Browser();
    Browser(const Browser &) = delete;
    Browser &operator=(const Browser &) = delete;

    /// The number of the call, which its answer has. `parameters` are JSON. False where it has ended: 0.
    int send(const char *method, const QByteArray &parameters, const QByteArray &session = {});
    int send(const char *method, const QJsonObject &parameters = {}, const QByteArray &session = {});
    /// Calls the browser itself, and waits; nothing where it failed or did not answer in time.
    [[nodiscard]] std::optional<QJsonObject> call(const char *method, const QJsonObject &parameters = {});

    /// Messages of that session go there from now on. The channel must live until removeSession().
    void addSession(const QByteArray &session, Channel *channel);
    void removeChannel(const Channel *channel); ///< with all its sessions
    [[nodiscard]] bool isGone() const { return m_gone; }
    void kill(); ///< every waiting reader learns it
    [[nodiscard]] const QByteArray &product() const { return m_product; } ///< "Chrome/156.0.8078.108"

private:
    explicit Browser(const BrowserOptions &options);
    void run();
    void read(QByteArrayView bytes);
    void deliver(const QByteArray &text);
    [[nodiscard]] QByteArray lastWords() const;

    const BrowserOptions m_options;
    ProfileFolder m_profile;
    std::unique_ptr<QThread> m_thread;
    std::atomic<bool> m_gone = false;
    std::atomic<bool> m_ending = false;
    std::atomic<int> m_lastId = 0;
    QByteArray m_product;

    std::mutex m_writing; ///< of m_process for writing
    std::mutex m_mutex; ///< of what follows
    std::condition_variable m_started;
    bool m_tried = false; ///< to start
    QByteArray m_startError;
    std::unique_ptr<PipeProcess> m_process; ///< made and destroyed by m_thread
    QHash<QByteArray, Channel *> m_channels; ///< by session

    std::mutex m_calling; ///< one call at a time
    Channel m_own; ///< messages of no session
    QByteArray m_unread; ///< the thread's: the beginning of a message
};

} // namespace argiope::render
