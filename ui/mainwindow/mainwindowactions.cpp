#include "ui/mainwindow/mainwindowactions.h"

#include "core/base/version.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/appearancepage.h"
#include "ui/mainwindow/recent.h"
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
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QSysInfo>
#include <QTabWidget>
#include <QUrl>
#include <QWhatsThis>

namespace argiope::mainwindow {

using widgets::icon;
using widgets::MessageBar;

namespace {

const char *const LanguageCodes[] = {"", "en", "zh_CN"};

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
    make(a.again, QKeySequence(Qt::CTRL | Qt::Key_F5));
    make(a.failures, QKeySequence(Qt::SHIFT | Qt::Key_F5));
    a.again->setObjectName(QStringLiteral("againAction"));
    a.failures->setObjectName(QStringLiteral("failuresAction"));
    make(a.listFile);
    make(a.listClipboard, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    make(a.demo);
    make(a.traps);
    a.traps->setEnabled(false);
    make(a.options, QKeySequence(Qt::CTRL | Qt::Key_Comma), QStringLiteral("options"));
    for (int i = 0; i < m_tabs->count(); ++i) {
        QAction *tab = nullptr;
        make(tab, i < 9 ? QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)) : QKeySequence());
        a.tabs.append(tab);
    }
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
    a.whatsThis = QWhatsThis::createAction(this);
    make(a.about);
    a.quit->setMenuRole(QAction::QuitRole);
    a.about->setMenuRole(QAction::AboutRole);
    a.options->setMenuRole(QAction::NoRole);
    a.exportList->setObjectName(QStringLiteral("exportAction"));
    a.about->setObjectName(QStringLiteral("aboutAction"));
    a.traps->setObjectName(QStringLiteral("trapsAction"));

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

    connect(a.newWindow, &QAction::triggered, this, [this] { newWindow(); });
    connect(a.listFile, &QAction::triggered, this, &MainWindow::chooseListFile);
    connect(a.listClipboard, &QAction::triggered, this, &MainWindow::offerClipboard);
    connect(a.newProject, &QAction::triggered, this, &MainWindow::newProjectAs);
    connect(a.open, &QAction::triggered, this, &MainWindow::chooseProject);
    connect(a.clearRecent, &QAction::triggered, this, [] { recent::clear(); });
    connect(a.saveCopy, &QAction::triggered, this, &MainWindow::saveCopy);
    connect(a.exportList, &QAction::triggered, this, &MainWindow::exportList);
    connect(a.close, &QAction::triggered, this, &QWidget::close);
    connect(a.quit, &QAction::triggered, qApp, &QApplication::closeAllWindows);
    connect(a.start, &QAction::triggered, m_start, &startbar::StartBar::trigger);
    connect(a.stop, &QAction::triggered, &m_session, &models::Session::stop);
    connect(a.again, &QAction::triggered, this, &MainWindow::askToCrawlAgain);
    connect(a.failures, &QAction::triggered, this, [this] { crawlAgain(engine::Again::Failures); });
    connect(a.demo, &QAction::triggered, this, &MainWindow::crawlDemoSite);
    connect(a.traps, &QAction::triggered, this, &MainWindow::showTraps);
    connect(a.options, &QAction::triggered, this, &MainWindow::editOptions);
    for (int i = 0; i < a.tabs.size(); ++i)
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
    connect(a.manual, &QAction::triggered, this, &MainWindow::showManual);
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
    a.crawlMenu->addAction(a.again);
    a.crawlMenu->addAction(a.failures);
    a.crawlMenu->addSeparator();
    a.crawlMenu->addAction(a.listFile);
    a.crawlMenu->addAction(a.listClipboard);
    a.crawlMenu->addAction(a.demo);
    a.crawlMenu->addSeparator();
    a.crawlMenu->addAction(a.traps);
    a.crawlMenu->addAction(a.options);

    a.viewMenu = menuBar()->addMenu(QString());
    for (QAction *tab : std::as_const(a.tabs))
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
    a.helpMenu->addAction(a.whatsThis);
    a.helpMenu->addSeparator();
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
    a.again->setText(tr("Crawl &Again…"));
    a.failures->setText(tr("Fetch &Failures Again"));
    a.listFile->setText(tr("Crawl a &List from a File…"));
    a.listClipboard->setText(tr("Crawl a List from the Clip&board…"));
    a.demo->setText(tr("Crawl the &Demo Site"));
    a.traps->setText(tr("&Endless Series…"));
    a.options->setText(tr("&Options…"));
    a.viewMenu->setTitle(tr("&View"));
    for (int i = 0; i < a.tabs.size(); ++i)
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
    a.toolsMenu->setTitle(tr("Too&ls"));
    a.address->setText(tr("Go to the &Address"));
    a.copyUrls->setText(tr("&Copy URLs of the Selection"));
    a.projectFolder->setText(tr("Show the Project's &Folder"));
    a.helpMenu->setTitle(tr("&Help"));
    a.manual->setText(tr("&Manual"));
    a.about->setText(tr("&About Argiope"));
    // They may have been changed elsewhere.
    for (int i = 0; i < 3; ++i) {
        a.languages[i]->setChecked(appearance::language() == QLatin1String(LanguageCodes[i]));
        a.themes[i]->setChecked(int(appearance::theme()) == i);
    }
    a.whatsThis->setText(tr("&What Is This?"));
    a.whatsThis->setToolTip(tr("Then click on what you want explained"));
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
    a.again->setEnabled(m_session.canCrawlAgain());
    a.failures->setEnabled(m_session.canCrawlAgain());
    a.demo->setEnabled(!active && m_services.demoSite);
    a.options->setEnabled(!active);
    a.newProject->setEnabled(!active);
    const bool shown = m_session.reader().isOpen();
    a.saveCopy->setEnabled(shown);
    a.traps->setEnabled(shown);
    a.exportList->setEnabled(shown);
    a.projectFolder->setEnabled(shown);
    a.copyUrls->setEnabled(shown && currentList());
    a.clearFilter->setEnabled(currentList());
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
    showOptions(wantedSettings(), 0);
}

void MainWindow::showOptions(const settings::CrawlSettings &settings, int page)
{
    auto *dialog = new options::OptionsDialog(settings, this, &m_session.reader());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addPage(tr("Appearance and Language"), new AppearancePage(dialog));
    dialog->setPage(page);
    connect(dialog, &options::OptionsDialog::languageChanged, this, [this, dialog] {
        // In the new language, with what was edited.
        showOptions(dialog->settings(), dialog->page());
        dialog->reject();
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_settings = dialog->settings();
        m_start->readFrom(m_settings);
        // Further start addresses go with the address in the field; where there is none yet, with the next one.
        m_seedsBound = !m_start->seed().isEmpty();
        m_start->setList(m_seedsBound ? m_start->seedText() : QString(), m_settings.seeds.size() - 1);
    });
    dialog->open();
}

void MainWindow::showManual()
{
    if (!m_help)
        m_help = new help::HelpWindow(this);
    m_help->showPage(QStringLiteral("index.md"));
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Argiope"));
    box->setIconPixmap(widgets::appIcon().pixmap(64, 64));
    box->setTextFormat(Qt::RichText);
    box->setText(tr("<h3>Argiope %1</h3><p>Crawls a website, shows every URL it finds and why, and never loses one.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later; it comes without any "
                    "warranty.</p>")
                     .arg(QLatin1String(base::Version)));
    box->setInformativeText(tr("Qt %1 (built with %2), on %3, %4")
                                .arg(QLatin1String(qVersion()), QLatin1String(QT_VERSION_STR),
                                    QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()));
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setObjectName(QStringLiteral("about"));
    box->addButton(tr("OK"), QMessageBox::AcceptRole);
    box->open();
}

void MainWindow::openInBrowser(const QString &url)
{
    QDesktopServices::openUrl(QUrl(url));
}

} // namespace argiope::mainwindow
