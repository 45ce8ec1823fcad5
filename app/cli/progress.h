#pragma once

#include "app/cli/crawlarguments.h"

#include "core/engine/crawl.h"
#include "core/trap/trap.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace argiope::cli {

/// Shows on stderr how a crawl goes. Lives on the main thread; the crawl must outlive it.
class Progress : public QObject
{
    Q_OBJECT
public:
    Progress(const engine::Crawl &crawl, ProgressKind kind, QObject *parent = nullptr);
    ~Progress() override;

    /// Takes the bar away: what follows on stderr begins at a line of its own.
    void end();
    /// The crawl waits, or goes on: a line of its own, whatever else is shown.
    void pauseChanged(engine::PauseReason reason);
    /// The project that a node joined has these otherwise than its user wanted them.
    void settingsIgnored(const QStringList &names);
    /// Where passwords, cookies and keys stay, unless it is where they are expected to.
    void stoppedByOthers();
    void shortage(engine::Shortage what, int threads); ///< Crawl::shortage()
    void credentialsKept(engine::CredentialsPlace place, const QString &detail);
    /// A host whose robots.txt asks for a longer pause than is kept: a line, once, but under --progress json.
    void tellLongDelay();
    /// What the site is made by, where something can be left out of it.
    void applicationsFound(const QList<QByteArray> &ids);
    /// A spider trap: a line of its own.
    void trapFound(const trap::Trap &trap);
    /// What came of the crawl; nothing under --progress none.
    void summarize(engine::EndReason reason) const;

private:
    void wipe(); ///< the line that is drawn over and over
    void draw();
    void printJson(const engine::EndReason *reason) const;
    void measureRate();
    [[nodiscard]] QByteArray lostLogin() const; ///< how the session ended that the person gave; "" where it did not

    const engine::Crawl &m_crawl;
    ProgressKind m_kind;
    QTimer m_timer;
    QElapsedTimer m_sinceSample;
    qint64 m_sampleFinished = -1;
    double m_rate = 0; ///< URLs a second, smoothed
    bool m_drawn = false;
    bool m_delayTold = false;
    engine::PauseReason m_paused = engine::PauseReason::None; ///< told last
};

} // namespace argiope::cli
