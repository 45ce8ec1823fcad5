#include "ui/mainwindow/mainwindowactions.h"

#include "core/base/version.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportdialog.h"
#include "ui/mainwindow/appearance.h"
#include "ui/models/wording.h"
#include "ui/options/optionsdialog.h"
#include "ui/overview/overviewview.h"
#include "ui/startbar/startbar.h"
#include "ui/threads/threadsview.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTabWidget>
#include <QThreadPool>
#include <QUrl>

namespace argiope::mainwindow {

using widgets::icon;
using widgets::MessageBar;

namespace {

const QString RecentKey = QStringLiteral("history/projects");
constexpr int RecentLength = 10;
const char *const LanguageCodes[] = {"", "en", "zh_CN"};

QString projectFilter()
{
    return QCoreApplication::translate("argiope::mainwindow::MainWindow", "Argiope projects (*.argiope)");
}

} // namespace

void MainWindow::buildActions()
{
    Actions &a = *m_actions;
    const auto make = [this](QAction *&action, const QKeySequence &keys = {}, const QString &iconName = {}) {
        action = new QAction(this);
        action->setShortcut(keys);
        if (!iconName.isEmpty())
            action->setIcon(icon(iconName));
    };
    make(a.newWindow, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    make(a.newProject, QKeySequence::New);
    make(a.open, QKeySequence::Open, QStringLiteral("open"));
    make(a.clearRecent);
    make(a.saveCopy, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), QStringLiteral("save"));
    make(a.exportList, QKeySequence(Qt::CTRL | Qt::Key_E), QStringLiteral("export"));
    make(a.close, QKeySequence::Close);
    make(a.quit, QKeySequence::Quit);
    make(a.start, QKeySequence(Qt::CTRL | Qt::Key_Return), QStringLiteral("start"));
    make(a.stop, QKeySequence(Qt::CTRL | Qt::Key_Period), QStringLiteral("stop"));
    make(a.demo);
    make(a.options, QKeySequence(Qt::CTRL | Qt::Key_Comma), QStringLiteral("options"));
    for (int i = 0; i < 4; ++i)
        make(a.tabs[i], QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
    make(a.overview, QKeySequence(Qt::Key_F9));
    make(a.details, QKeySequence(Qt::Key_F10));
    a.overview->setCheckable(true);
    a.details->setCheckable(true);
    make(a.filter, QKeySequence::Find, QStringLiteral("filter"));
    make(a.clearFilter, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    make(a.address, QKeySequence(Qt::CTRL | Qt::Key_L));
    make(a.copyUrls, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    make(a.projectFolder);
    make(a.manual, QKeySequence::HelpContents);
    make(a.about);
    a.quit->setMenuRole(QAction::QuitRole);
    a.about->setMenuRole(QAction::AboutRole);
    a.options->setMenuRole(QAction::NoRole);
    a.exportList->setObjectName(QStringLiteral("exportAction"));

    auto *languages = new QActionGroup(this);
    auto *themes = new QActionGroup(this);
    for (int i = 0; i < 3; ++i) {
        a.languages[i] = languages->addAction(QString());
        a.languages[i]->setCheckable(true);
        a.languages[i]->setChecked(appearance::language() == QLatin1String(LanguageCodes[i]));
        connect(a.languages[i], &QAction::triggered, this,
            [i] { appearance::setLanguage(QString::fromLatin1(LanguageCodes[i])); });
        a.themes[i] = themes->addAction(QString());
        a.themes[i]->setCheckable(true);
        a.themes[i]->setChecked(int(appearance::theme()) == i);
        connect(a.themes[i], &QAction::triggered, this, [i] { appearance::setTheme(appearance::Theme(i)); });
    }

    connect(a.newWindow, &QAction::triggered, this, [this] { (new MainWindow(m_services))->show(); });
    connect(a.newProject, &QAction::triggered, this, &MainWindow::newProjectAs);
    connect(a.open, &QAction::triggered, this, &MainWindow::chooseProject);
    connect(a.clearRecent, &QAction::triggered, this, [] { QSettings().remove(RecentKey); });
    connect(a.saveCopy, &QAction::triggered, this, &MainWindow::saveCopy);
    connect(a.exportList, &QAction::triggered, this, &MainWindow::exportList);
    connect(a.close, &QAction::triggered, this, &QWidget::close);
    connect(a.quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
    connect(a.start, &QAction::triggered, m_start, &startbar::StartBar::trigger);
    connect(a.stop, &QAction::triggered, &m_session, &models::Session::stop);
    connect(a.demo, &QAction::triggered, this, &MainWindow::crawlDemoSite);
    connect(a.options, &QAction::triggered, this, &MainWindow::editOptions);
    for (int i = 0; i < 4; ++i)
        connect(a.tabs[i], &QAction::triggered, this, [this, i] { m_tabs->setCurrentIndex(i); });
    connect(a.overview, &QAction::toggled, m_overview, &QWidget::setVisible);
    connect(a.details, &QAction::toggled, m_details, &QWidget::setVisible);
    connect(a.filter, &QAction::triggered, this, [this] {
        if (!currentList())
            m_tabs->setCurrentWidget(m_urls);
        currentList()->focusFilter();
    });
    connect(a.clearFilter, &QAction::triggered, this, [this] {
        if (urls::UrlsView *list = currentList())
            list->clearFilter();
    });
    connect(a.address, &QAction::triggered, m_start, &startbar::StartBar::focusSeed);
    connect(a.copyUrls, &QAction::triggered, this, [this] {
        if (urls::UrlsView *list = currentList())
            list->table().copyUrls();
    });
    connect(a.projectFolder, &QAction::triggered, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_session.path()).absolutePath())); });
    connect(a.manual, &QAction::triggered, this, [this] { QDesktopServices::openUrl(QUrl(m_services.manual)); });
    connect(a.about, &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::buildMenus()
{
    Actions &a = *m_actions;
    a.fileMenu = menuBar()->addMenu(QString());
    a.fileMenu->addAction(a.newWindow);
    a.fileMenu->addSeparator();
    a.fileMenu->addAction(a.newProject);
    a.fileMenu->addAction(a.open);
    a.recentMenu = a.fileMenu->addMenu(QString());
    connect(a.recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    a.fileMenu->addAction(a.saveCopy);
    a.fileMenu->addSeparator();
    a.fileMenu->addAction(a.exportList);
    a.fileMenu->addSeparator();
    a.fileMenu->addAction(a.close);
    a.fileMenu->addAction(a.quit);

    a.crawlMenu = menuBar()->addMenu(QString());
    a.crawlMenu->addAction(a.start);
    a.crawlMenu->addAction(a.stop);
    a.crawlMenu->addSeparator();
    a.crawlMenu->addAction(a.demo);
    a.crawlMenu->addSeparator();
    a.crawlMenu->addAction(a.options);

    a.viewMenu = menuBar()->addMenu(QString());
    for (QAction *tab : a.tabs)
        a.viewMenu->addAction(tab);
    a.viewMenu->addSeparator();
    a.viewMenu->addAction(a.overview);
    a.viewMenu->addAction(a.details);
    a.viewMenu->addSeparator();
    a.viewMenu->addAction(a.filter);
    a.viewMenu->addAction(a.clearFilter);
    a.viewMenu->addSeparator();
    a.languageMenu = a.viewMenu->addMenu(QString());
    a.themeMenu = a.viewMenu->addMenu(QString());
    for (int i = 0; i < 3; ++i) {
        a.languageMenu->addAction(a.languages[i]);
        a.themeMenu->addAction(a.themes[i]);
    }

    a.toolsMenu = menuBar()->addMenu(QString());
    a.toolsMenu->addAction(a.address);
    a.toolsMenu->addAction(a.copyUrls);
    a.toolsMenu->addAction(a.projectFolder);

    a.helpMenu = menuBar()->addMenu(QString());
    a.helpMenu->addAction(a.manual);
    a.helpMenu->addAction(a.about);
}

void MainWindow::retranslateActions()
{
    Actions &a = *m_actions;
    a.fileMenu->setTitle(tr("&File"));
    a.newWindow->setText(tr("New &Window"));
    a.newProject->setText(tr("&New Project…"));
    a.open->setText(tr("&Open…"));
    a.recentMenu->setTitle(tr("Open &Recent"));
    a.clearRecent->setText(tr("&Forget These"));
    a.saveCopy->setText(tr("&Save a Copy…"));
    a.exportList->setText(tr("&Export URL List…"));
    a.close->setText(tr("&Close Window"));
    a.quit->setText(tr("&Quit"));
    a.crawlMenu->setTitle(tr("&Crawl"));
    a.stop->setText(tr("S&top"));
    a.demo->setText(tr("Crawl the &Demo Site"));
    a.options->setText(tr("&Options…"));
    a.viewMenu->setTitle(tr("&View"));
    for (int i = 0; i < 4; ++i)
        a.tabs[i]->setText(m_tabs->tabText(i));
    a.overview->setText(tr("O&verview"));
    a.details->setText(tr("&Details and Log"));
    a.filter->setText(tr("&Filter"));
    a.clearFilter->setText(tr("&Clear the Filter"));
    a.languageMenu->setTitle(tr("&Language"));
    a.languages[0]->setText(tr("As the &System"));
    a.languages[1]->setText(QStringLiteral("English"));
    a.languages[2]->setText(QStringLiteral("简体中文"));
    a.themeMenu->setTitle(tr("&Theme"));
    a.themes[0]->setText(tr("As the &System"));
    a.themes[1]->setText(tr("&Light"));
    a.themes[2]->setText(tr("&Dark"));
    a.toolsMenu->setTitle(tr("&Tools"));
    a.address->setText(tr("Go to the &Address"));
    a.copyUrls->setText(tr("&Copy URLs of the Selection"));
    a.projectFolder->setText(tr("Show the Project's &Folder"));
    a.helpMenu->setTitle(tr("&Help"));
    a.manual->setText(tr("&Manual"));
    a.about->setText(tr("&About Argiope"));
    refreshActions();
}

void MainWindow::refreshActions()
{
    Actions &a = *m_actions;
    if (!a.helpMenu)
        return;
    using Mode = startbar::StartBar::Mode;
    const Mode mode = m_start->mode();
    const bool active = m_session.isActive();
    a.start->setText(mode == Mode::Running ? tr("&Pause")
            : mode == Mode::Paused         ? tr("&Resume")
            : m_start->resumesProject()    ? tr("&Resume")
                                           : tr("&Start"));
    a.start->setIcon(icon(mode == Mode::Running ? QStringLiteral("pause") : QStringLiteral("start")));
    a.start->setEnabled(mode != Mode::Starting && mode != Mode::Saving);
    a.stop->setEnabled(mode == Mode::Starting || mode == Mode::Running || mode == Mode::Paused);
    a.demo->setEnabled(!active && m_services.demoSite);
    a.options->setEnabled(!active);
    a.newProject->setEnabled(!active);
    a.open->setEnabled(!active);
    a.recentMenu->setEnabled(!active);
    const bool shown = m_session.reader().isOpen();
    a.saveCopy->setEnabled(shown);
    a.exportList->setEnabled(shown);
    a.projectFolder->setEnabled(shown);
    a.copyUrls->setEnabled(shown && currentList());
    a.clearFilter->setEnabled(currentList());
    a.manual->setEnabled(!m_services.manual.isEmpty());
}

void MainWindow::fillRecent()
{
    QMenu *menu = m_actions->recentMenu;
    menu->clear();
    const QStringList paths = QSettings().value(RecentKey).toStringList();
    for (const QString &path : paths) {
        if (!QFileInfo::exists(path))
            continue;
        QAction *action = menu->addAction(QFileInfo(path).fileName());
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openProject(path); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No project yet"))->setEnabled(false);
    menu->addSeparator();
    menu->addAction(m_actions->clearRecent);
    menu->setToolTipsVisible(true);
}

void MainWindow::addRecent(const QString &path)
{
    QSettings store;
    QStringList paths = store.value(RecentKey).toStringList();
    paths.removeAll(path);
    paths.prepend(path);
    while (paths.size() > RecentLength)
        paths.removeLast();
    store.setValue(RecentKey, paths);
}

void MainWindow::chooseProject()
{
    auto *dialog = new QFileDialog(this, tr("Open a Project"),
        QFileInfo(models::Session::newProjectPath(QStringLiteral("x"))).absolutePath(), projectFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openProject);
    dialog->open();
}

void MainWindow::newProjectAs()
{
    auto *dialog = new QFileDialog(this, tr("Where to Save the New Project"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), projectFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("argiope"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // nothing is ever overwritten: the start says so
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_nextPath = path;
        m_message->show(MessageBar::Kind::Info,
            tr("The next crawl is saved as “%1”. Type an address and press Enter.")
                .arg(QDir::toNativeSeparators(path)));
        m_start->focusSeed();
    });
    dialog->open();
}

void MainWindow::saveCopy()
{
    auto *dialog
        = new QFileDialog(this, tr("Save a Copy"), QFileInfo(m_session.path()).absolutePath(), projectFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("argiope"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_message->show(MessageBar::Kind::Info, tr("Copying…"));
        QPointer<MainWindow> self(this);
        QThreadPool::globalInstance()->start([self, from = m_session.path(), path] {
            const auto copied = store::copyProject(from, path);
            const std::optional<store::StoreError> error
                = copied ? std::nullopt : std::optional<store::StoreError>(copied.error());
            QMetaObject::invokeMethod(
                qApp,
                [self, path, error] {
                    if (!self)
                        return;
                    if (error) {
                        const auto words = models::wording::error(*error);
                        self->m_message->show(MessageBar::Kind::Error, words.text, words.details);
                    } else {
                        self->m_message->show(MessageBar::Kind::Info,
                            tr("A copy was saved as “%1”.").arg(QDir::toNativeSeparators(path)));
                    }
                },
                Qt::QueuedConnection);
        });
    });
    dialog->open();
}

void MainWindow::exportList()
{
    if (m_export) {
        m_export->raise();
        m_export->activateWindow();
        return;
    }
    exporting::ExportDialog::Source source;
    source.project = m_session.path();
    if (urls::UrlsView *list = currentList()) {
        source.query = list->model().query();
        source.filtered = list->model().isFiltered();
        source.filteredRows = list->model().rowCount();
        source.selected = list->selectedIds();
        // One row is selected whenever somebody looks at it: that is no wish to export it alone, only a choice.
    }
    m_export = new exporting::ExportDialog(source, this);
    m_export->setAttribute(Qt::WA_DeleteOnClose);
    m_export->show();
}

void MainWindow::editOptions()
{
    auto *dialog = new options::OptionsDialog(wantedSettings(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_settings = dialog->settings();
        m_start->readFrom(m_settings);
    });
    dialog->open();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Argiope"));
    box->setIconPixmap(widgets::appIcon().pixmap(64, 64));
    box->setTextFormat(Qt::RichText);
    box->setText(tr("<h3>Argiope %1</h3><p>Crawls a website, shows every URL it finds and why, and never loses one.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later. Made with Qt %2.</p>")
                     .arg(QLatin1String(base::Version), QLatin1String(qVersion())));
    box->addButton(tr("OK"), QMessageBox::AcceptRole);
    box->open();
}

void MainWindow::openInBrowser(const QString &url)
{
    QDesktopServices::openUrl(QUrl(url));
}

} // namespace argiope::mainwindow
