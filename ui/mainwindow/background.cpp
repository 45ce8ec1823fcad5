#include "ui/mainwindow/background.h"

#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QPointer>
#include <QSystemTrayIcon>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace argiope::mainwindow {

namespace {

int hiddenWindows = 0;
bool quitting = false;

/// The program ends with its last window, unless one is hidden.
void countHidden(int more)
{
    hiddenWindows += more;
    QGuiApplication::setQuitOnLastWindowClosed(hiddenWindows == 0);
}

} // namespace

Background::Background(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    constexpr int looksMs = 5000;
    m_watch.setInterval(looksMs);
    connect(&m_watch, &QTimer::timeout, this, &Background::lookForArea);
}

Background::~Background()
{
    if (!m_icon)
        return;
    countHidden(-1);
    // No window that can be seen is closed now, which would end the program.
    const auto windows = QApplication::topLevelWidgets();
    const bool anySeen = std::any_of(windows.begin(), windows.end(),
        [this](const QWidget *window) { return window != &m_window && window->isVisible() && window->isWindow(); });
    if (hiddenWindows == 0 && !anySeen)
        QCoreApplication::quit();
}

void Background::enter(const QString &about)
{
    if (!QSystemTrayIcon::isSystemTrayAvailable()) {
        m_window.showMinimized();
        return;
    }
    if (!m_icon) {
        m_icon = new QSystemTrayIcon(m_window.windowIcon(), this);
        auto *menu = new QMenu(&m_window);
        connect(menu->addAction(tr("&Show the Window")), &QAction::triggered, this, &Background::showRequested);
        connect(menu->addAction(tr("Crawl &Now")), &QAction::triggered, this, &Background::crawlRequested);
        menu->addSeparator();
        connect(menu->addAction(tr("&Quit")), &QAction::triggered, this, [] { quit(); });
        connect(m_icon, &QObject::destroyed, menu, &QObject::deleteLater);
        m_icon->setContextMenu(menu);
        connect(m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
            if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick)
                Q_EMIT showRequested();
        });
        countHidden(1);
        m_misses = 0;
        m_watch.start();
    }
    setAbout(about);
    m_icon->show();
    m_window.hide();
}

void Background::setAbout(const QString &about)
{
    if (m_icon)
        m_icon->setToolTip(about);
}

void Background::lookForArea()
{
    constexpr int mostMisses = 3; // panels come again within seconds
    m_misses = QSystemTrayIcon::isSystemTrayAvailable() ? 0 : m_misses + 1;
    if (m_misses < mostMisses)
        return;
    m_window.showMinimized();
    leave();
}

void Background::leave()
{
    if (!m_icon)
        return;
    m_watch.stop();
    m_icon->hide();
    m_icon->deleteLater(); // it may be what was clicked
    m_icon = nullptr;
    countHidden(-1);
}

void Background::quit()
{
    quitting = true;
    // Menus and dialogs first, whose windows could not be closed else. One that asks for an answer has none.
    constexpr int most = 100; // some may refuse
    for (int i = 0; i < most && QApplication::activePopupWidget(); ++i)
        QApplication::activePopupWidget()->close();
    for (int i = 0; i < most && QApplication::activeModalWidget(); ++i) {
        QWidget *modal = QApplication::activeModalWidget();
        if (auto *dialog = qobject_cast<QDialog *>(modal))
            dialog->reject();
        else
            modal->close();
        if (QApplication::activeModalWidget() == modal)
            break;
    }
    // Not closeAllWindows(), which ends at the first that has a crawl to save: it goes when that is done.
    QList<QPointer<QWidget>> windows;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        if (window->isVisible() || window->findChild<Background *>(QString(), Qt::FindDirectChildrenOnly))
            windows.append(window);
    }
    for (const QPointer<QWidget> &window : std::as_const(windows)) {
        if (window)
            window->close();
    }
    quitting = false;
}

bool Background::isQuitting()
{
    return quitting || (qApp && qApp->isSavingSession());
}

} // namespace argiope::mainwindow
