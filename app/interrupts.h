#pragma once

#include <QObject>

#include <atomic>

namespace argiope {

/// Catches Ctrl-C and the system's wish that the program ends (SIGINT, SIGTERM, SIGHUP; console events on Windows) for
/// as long as it lives. Nothing ends the program by force: a second Ctrl-C waits for the same clean save as the first.
/// One at a time, on the main thread.
class Interrupts : public QObject
{
    Q_OBJECT
public:
    explicit Interrupts(QObject *parent = nullptr);
    ~Interrupts() override;

    /// True from the first one on; also while the main thread is busy.
    [[nodiscard]] static const std::atomic<bool> &flag();

Q_SIGNALS:
    /// On the main thread, by its event loop; once for each.
    void interrupted();
};

} // namespace argiope
