#pragma once

#include <QObject>
#include <QString>

namespace argiope::mainwindow {

/// A message of the desktop itself, where it has a service for them that is reached by D-Bus (Desktop Notifications
/// Specification 1.2). It needs no icon beside the clock, which many desktops have no place for. Sent at once, without
/// waiting for anybody; deletes itself after failed() or when nobody can click it any more. UI thread.
class DesktopMessage : public QObject
{
    Q_OBJECT
public:
    /// False where the program was built without D-Bus: failed() is all that comes then.
    [[nodiscard]] static bool isPossible();

    DesktopMessage(const QString &title, const QString &text, QObject *parent);

Q_SIGNALS:
    void clicked();
    void failed(); ///< there is no such service, or it does not answer

private Q_SLOTS:
    void invoked(uint id, const QString &action);
    void closed(uint id, uint reason);

private:
    /// What the service can do: markup in the text, and say that it was clicked.
    void send(const QString &title, const QString &text, bool markup, bool actions);
    void fail();
    uint m_id = 0; ///< what the service calls it; 0: not shown yet
};

} // namespace argiope::mainwindow
