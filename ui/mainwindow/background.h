#pragma once

#include <QObject>
#include <QTimer>

class QSystemTrayIcon;
class QWidget;

namespace argiope::mainwindow {

/// A window that goes on although it was closed: hidden behind an icon in the notification area, or minimised where
/// the desktop has none, or has none any more. Owned by the window; UI thread.
class Background : public QObject
{
    Q_OBJECT
public:
    explicit Background(QWidget &window);
    ~Background() override;

    /// Instead of closing it. `about`: what the icon is for, in plain text.
    void enter(const QString &about);
    void setAbout(const QString &about);
    /// The window is to be seen again; whoever shows it calls this.
    void leave();
    [[nodiscard]] bool isHidden() const { return m_icon != nullptr; }

    /// Closes all windows, hidden ones too, and keeps none from it.
    static void quit();
    [[nodiscard]] static bool isQuitting(); ///< or the session ends

Q_SIGNALS:
    void showRequested();
    void crawlRequested(); ///< now

private:
    void lookForArea();

    QWidget &m_window;
    QSystemTrayIcon *m_icon = nullptr;
    QTimer m_watch; ///< while there is an icon
    int m_misses = 0; ///< looks in a row that found no area to show it in
};

} // namespace argiope::mainwindow
