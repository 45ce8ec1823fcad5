// Opening, copying and finding projects, and lists of addresses.
#include "ui/mainwindow/copyjob.h"
#include "ui/mainwindow/mainwindowactions.h"
#include "ui/mainwindow/recent.h"
#include "ui/models/foreigntext.h"
#include "ui/models/wording.h"
#include "ui/startbar/listdialog.h"
#include "ui/startbar/startbar.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QStandardPaths>
#include <QThreadPool>
#include <QUrl>

namespace argiope::mainwindow {

using widgets::MessageBar;

namespace {

QString projectFilter()
{
    return QCoreApplication::translate("argiope::mainwindow::MainWindow", "Argiope projects (*.argiope)");
}

bool isProjectFile(const QString &path)
{
    if (path.endsWith(QLatin1String(".argiope"), Qt::CaseInsensitive))
        return true;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(15) == "SQLite format 3";
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString canonical = QFileInfo(a).canonicalFilePath();
    return a == b || (!canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath());
}

} // namespace

MainWindow *MainWindow::windowWith(const QString &path)
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *window = qobject_cast<MainWindow *>(widget);
        if (window && window->m_session.hasProject() && isSameFile(window->m_session.path(), path))
            return window;
    }
    return nullptr;
}

void MainWindow::openInAnyWindow(const Services &services, const QString &argument)
{
    if (MainWindow *window = windowWith(argument)) {
        window->showNormalAgain();
        return;
    }
    MainWindow *target = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *window = qobject_cast<MainWindow *>(widget);
        if (window && window->isVisible() && !window->m_session.hasProject() && !window->m_session.isActive())
            target = window;
    }
    if (!target)
        target = new MainWindow(services);
    target->showNormalAgain();
    target->openArgument(argument);
}

MainWindow *MainWindow::newWindow()
{
    auto *window = new MainWindow(m_services);
    // Not exactly over this one.
    const int step = fontMetrics().lineSpacing() * 2;
    if (!window->isMaximized() && !window->isFullScreen())
        window->move(pos() + QPoint(step, step));
    window->show();
    return window;
}

void MainWindow::openArgument(const QString &argument)
{
    const QFileInfo info(argument);
    if (argument.endsWith(QLatin1String(".argiope"), Qt::CaseInsensitive)
        || (info.isFile() && isProjectFile(argument))) {
        openProject(argument);
    } else if (info.isFile()) {
        offerListFile(argument);
    } else if (!m_session.isActive()) {
        m_start->setSeedText(argument);
    } else {
        newWindow()->openArgument(argument);
    }
}

void MainWindow::openDropped(const QMimeData *mime)
{
    const QList<QUrl> urls = mime->urls();
    QStringList addresses;
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            openArgument(url.toLocalFile());
        else
            addresses.append(url.toString());
    }
    if (addresses.size() == 1)
        openArgument(addresses.constFirst());
    else if (!addresses.isEmpty())
        offerList(addresses.join(QLatin1Char('\n')));
    if (urls.isEmpty() && mime->hasText()) {
        const QString text = mime->text().trimmed();
        if (text.contains(QLatin1Char('\n')))
            offerList(text);
        else if (!text.isEmpty())
            openArgument(text);
    }
}

startbar::ListDialog *MainWindow::listDialog()
{
    if (m_session.isActive())
        return newWindow()->listDialog();
    auto *dialog = new startbar::ListDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (m_session.isActive())
            return;
        dialog->writeTo(m_settings);
        const QString first = m_settings.seeds.value(0);
        m_start->readFrom(m_settings);
        m_start->setList(first, m_settings.seeds.size() - 1);
        m_start->setSeedText(first);
        m_seedsBound = true;
        startCrawl();
    });
    dialog->open();
    return dialog;
}

void MainWindow::offerList(const QString &text)
{
    listDialog()->readText(text);
}

void MainWindow::offerListFile(const QString &path)
{
    listDialog()->readFile(path);
}

void MainWindow::chooseListFile()
{
    auto *dialog = new QFileDialog(this, tr("Crawl the Addresses in a File"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Lists: text, CSV, sitemaps (*.txt *.csv *.tsv *.xml *.gz *.lst);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::offerListFile);
    dialog->open();
}

void MainWindow::offerClipboard()
{
    const QString text = QApplication::clipboard()->text();
    if (!text.trimmed().isEmpty())
        offerList(text);
}

void MainWindow::openProject(const QString &path)
{
    if (MainWindow *other = windowWith(path); other && (other != this || m_session.isActive())) {
        other->showNormalAgain();
        return;
    }
    if (m_session.isActive()) {
        newWindow()->openProject(path);
        return;
    }
    m_message->hide();
    clearProgress();
    for (urls::UrlsView *list : {m_urls, m_queue, m_skipped})
        list->clearFilter();
    m_session.openProject(path);
}

void MainWindow::showNormalAgain()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::offerInterrupted()
{
    const QStringList paths = recent::crawling();
    if (paths.isEmpty())
        return;
    QThreadPool::globalInstance()->start([self = QPointer<MainWindow>(this), paths] {
        const QStringList found = recent::interrupted(paths);
        QMetaObject::invokeMethod(
            qApp,
            [self, paths, found] {
                for (const QString &path : paths) {
                    if (!found.contains(path) && !windowWith(path) && !QFileInfo::exists(path))
                        recent::setCrawling(path, false);
                }
                if (!self || found.isEmpty() || self->m_session.hasProject() || self->m_session.isActive())
                    return;
                const QString path = found.constLast();
                self->m_message->show(MessageBar::Kind::Info,
                    tr("The crawl “%1” was interrupted, by a crash or a power cut. Nothing that was saved is lost.")
                        .arg(models::foreign::shown(QFileInfo(path).completeBaseName())),
                    models::foreign::shown(QDir::toNativeSeparators(path)), tr("Resume"), [self, path] {
                        if (!self || self->m_session.isActive())
                            return;
                        self->m_resumeWhenOpen = true;
                        self->openProject(path);
                    });
            },
            Qt::QueuedConnection);
    });
}

void MainWindow::fillRecent()
{
    QMenu *menu = m_actions->recentMenu;
    menu->clear();
    for (const QString &path : recent::projects()) {
        const bool there = QFileInfo::exists(path);
        QString name = QFileInfo(path).fileName();
        name = models::foreign::label(models::foreign::shown(name));
        QAction *action = menu->addAction(there ? name : tr("%1 (missing)", "a file").arg(name));
        action->setToolTip(models::foreign::tip(QDir::toNativeSeparators(path)));
        action->setData(path);
        if (there)
            connect(action, &QAction::triggered, this, [this, path] { openProject(path); });
        else
            connect(action, &QAction::triggered, this, [this, path] { askAboutMissing(path); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("No project yet"))->setEnabled(false);
    menu->addSeparator();
    menu->addAction(m_actions->clearRecent);
    menu->setToolTipsVisible(true);
}

void MainWindow::askAboutMissing(const QString &path)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("The Project Is Missing"),
        tr("There is no file “%1” any more. It may have been moved, renamed or be on a disk that is not connected.")
            .arg(models::foreign::shown(QDir::toNativeSeparators(path))),
        QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(QStringLiteral("missingProject"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *forget = box->addButton(tr("&Remove from the List"), QMessageBox::AcceptRole);
    const QPushButton *find = box->addButton(tr("&Find It…"), QMessageBox::ActionRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, forget, find, path](const QAbstractButton *) {
        if (box->clickedButton() == forget) {
            recent::remove(path);
        } else if (box->clickedButton() == find) {
            recent::remove(path);
            chooseProject();
        }
    });
    box->open();
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
                .arg(models::foreign::shown(QDir::toNativeSeparators(path))));
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
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::copyTo);
    dialog->open();
}

void MainWindow::copyTo(const QString &path)
{
    auto *progress = new QProgressDialog(
        tr("Copying the project to “%1”…").arg(QFileInfo(path).fileName()), tr("Cancel"), 0, 100, this);
    progress->setObjectName(QStringLiteral("copyProgress"));
    progress->setWindowTitle(tr("Save a Copy"));
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setWindowModality(Qt::NonModal); // the crawl and its tables go on
    progress->setAutoReset(false);
    progress->setMinimumDuration(500);
    auto *job = new CopyJob(m_session.path(), path, this);
    job->setObjectName(QStringLiteral("copyJob"));
    const auto end = [job, progress = QPointer<QProgressDialog>(progress)] {
        job->deleteLater();
        if (progress)
            progress->deleteLater();
    };
    connect(job, &CopyJob::progressed, progress, &QProgressDialog::setValue);
    connect(progress, &QProgressDialog::canceled, job, [this, job] {
        job->cancel();
        m_message->show(MessageBar::Kind::Info, tr("Cancelling the copy…"));
    });
    connect(job, &CopyJob::succeeded, this, [this, path, end] {
        end();
        m_message->show(MessageBar::Kind::Info,
            tr("A copy was saved as “%1”.").arg(models::foreign::shown(QDir::toNativeSeparators(path))));
    });
    connect(job, &CopyJob::failed, this, [this, end](const store::StoreError &error) {
        end();
        const auto words = models::wording::error(error);
        const bool canceled = error.code == store::StoreError::Code::Canceled;
        m_message->show(canceled ? MessageBar::Kind::Info : MessageBar::Kind::Error, words.text,
            canceled ? QString() : words.details);
    });
    job->start();
}

} // namespace argiope::mainwindow
