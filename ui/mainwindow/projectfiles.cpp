#include "ui/mainwindow/projectfiles.h"

#include "core/engine/projectcopy.h"
#include "core/store/place.h"
#include "ui/database/databasedialog.h"
#include "ui/mainwindow/copyjob.h"
#include "ui/project/askdisk.h"
#include "ui/project/newproject.h"
#include "ui/project/projectsession.h"
#include "ui/project/recent.h"
#include "ui/startpage/recentmodel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/unopenedicons.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QStandardPaths>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <utility>

namespace argiope::mainwindow {

namespace recent = project::recent;

using database::DatabaseDialog;
using widgets::MessageBar;

namespace {

QString projectFilter()
{
    return ProjectFiles::tr("Argiope projects (*.argiope)");
}

constexpr int NoAnswerMs = 2000;
constexpr const char *MissingProperty = "missing";

/// A name beside the project that nothing has yet. Reads the folder.
QString freeName(const QDir &folder, const QString &base)
{
    QString name = base;
    for (int number = 2; QFileInfo::exists(folder.filePath(name % QStringLiteral(".argiope"))); ++number)
        name = base % QStringLiteral(" (") % QString::number(number) % QLatin1Char(')');
    return name % QStringLiteral(".argiope");
}

} // namespace

ProjectFiles::ProjectFiles(project::ProjectSession &session, MessageBar &message, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_message(message)
    , m_window(window)
{
}

void ProjectFiles::chooseProject()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open a Project"),
        QFileInfo(project::newProjectPath(QStringLiteral("x"))).absolutePath(), projectFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    widgets::neverOpenFiles(*dialog);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ProjectFiles::projectChosen);
    dialog->open();
}

void ProjectFiles::chooseInDatabase()
{
    auto *dialog = new DatabaseDialog(DatabaseDialog::Purpose::Open, {}, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DatabaseDialog::chosen, this, &ProjectFiles::projectChosen);
    dialog->open();
}

void ProjectFiles::chooseNewInDatabase()
{
    auto *dialog = new DatabaseDialog(DatabaseDialog::Purpose::New, {}, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DatabaseDialog::chosen, this, &ProjectFiles::newChosen);
    dialog->open();
}

void ProjectFiles::chooseNew()
{
    auto *dialog = new QFileDialog(&m_window, tr("Save New Project"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), projectFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    widgets::neverOpenFiles(*dialog);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("argiope"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // nothing is ever overwritten: the start says so
    connect(dialog, &QFileDialog::fileSelected, this, &ProjectFiles::newChosen);
    dialog->open();
}

void ProjectFiles::chooseList()
{
    auto *dialog = new QFileDialog(&m_window, tr("List Mode: From File"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Lists: text, CSV, sitemaps (*.txt *.csv *.tsv *.xml *.gz *.lst);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    widgets::neverOpenFiles(*dialog);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ProjectFiles::listChosen);
    dialog->open();
}

void ProjectFiles::saveCopy()
{
    const QString project = m_session.path();
    if (std::exchange(m_naming, project) == project)
        return;
    // Of a project in a database the copy is a file among the person's own.
    const QFileInfo info = store::Place::isDatabase(project) ? QFileInfo(project::newProjectPath(QStringLiteral("x")))
                                                             : QFileInfo(project);
    const QString base = tr("%1 copy", "the name of a project's copy").arg(store::shortName(project));
    project::askDisk(
        this, [folder = info.dir(), base] { return freeName(folder, base); },
        [this, project, folder = info.dir()](const QString &name) {
            if (m_naming != project)
                return; // another one was asked for since
            m_naming.clear();
            if (m_session.path() == project)
                chooseCopy(folder.filePath(name));
        });
    QTimer::singleShot(NoAnswerMs, this, [this, project] {
        if (m_naming == project) {
            m_message.show(MessageBar::Kind::Info,
                tr("The project folder does not respond. Its disk or server may not be connected."));
        }
    });
}

void ProjectFiles::saveCopyInDatabase()
{
    const QString project = m_session.path();
    auto *dialog = new DatabaseDialog(DatabaseDialog::Purpose::Copy, store::shortName(project), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DatabaseDialog::chosen, this, [this, project](const QString &address) {
        if (m_session.path() == project)
            startCopy(address, 0);
    });
    dialog->open();
}

void ProjectFiles::chooseCopy(const QString &path)
{
    auto *dialog = new QFileDialog(&m_window, tr("Save a Copy"),
        store::Place::isDatabase(path) ? QDir::homePath() : QFileInfo(path).absolutePath(), projectFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    widgets::neverOpenFiles(*dialog);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("argiope"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(QFileInfo(path).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, &ProjectFiles::copyTo);
    dialog->open();
}

void ProjectFiles::copyTo(const QString &path)
{
    if (store::Place::isDatabase(m_session.path())) { // which keeps no archives
        startCopy(path, 0);
        return;
    }
    project::askDisk(
        this,
        [project = m_session.path(), path] {
            // In the same folder a copy reads the archives of the original.
            return QFileInfo(project).canonicalPath() == QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath()
                ? engine::ArchivesBeside()
                : engine::archivesBeside(project);
        },
        [this, path](const engine::ArchivesBeside &archives) {
            if (archives.files > 0)
                askAboutArchives(path, archives.files, archives.bytes);
            else
                startCopy(path, 0);
        });
}

void ProjectFiles::askAboutArchives(const QString &path, qsizetype files, qint64 bytes)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Save a Copy"),
        tr("The project stores pages in %Ln web archive(s) beside it, %1. Without them the copy shows no page source, "
           "and its pages cannot be re-analysed.",
            nullptr, int(files))
            .arg(words::format::size(bytes)),
        QMessageBox::NoButton, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(QStringLiteral("copyArchives"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *all = box->addButton(tr("Copy &Archives Too"), QMessageBox::AcceptRole);
    const QPushButton *alone = box->addButton(tr("&Project Only"), QMessageBox::ActionRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, all, alone, path, bytes](const QAbstractButton *) {
        if (box->clickedButton() == all)
            startCopy(path, std::max<qint64>(bytes, 1));
        else if (box->clickedButton() == alone)
            startCopy(path, 0);
    });
    box->open();
}

void ProjectFiles::startCopy(const QString &path, qint64 archiveBytes)
{
    auto *progress = new QProgressDialog(
        tr("Copying the project to “%1”…")
            .arg(words::foreign::shown(
                store::Place::isDatabase(path) ? store::shortName(path) : QFileInfo(path).fileName())),
        tr("Cancel"), 0, 100, &m_window);
    progress->setObjectName(QStringLiteral("copyProgress"));
    progress->setWindowTitle(tr("Save a Copy"));
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setWindowModality(Qt::NonModal); // the crawl and its tables go on
    progress->setAutoReset(false);
    progress->setMinimumDuration(500);
    auto *job = new CopyJob(m_session.path(), path, archiveBytes, &m_window);
    job->setObjectName(QStringLiteral("copyJob"));
    const auto end = [job, progress = QPointer<QProgressDialog>(progress)] {
        job->deleteLater();
        if (progress)
            progress->deleteLater();
    };
    connect(job, &CopyJob::progressed, progress, &QProgressDialog::setValue);
    connect(progress, &QProgressDialog::canceled, job, [this, job] {
        job->cancel();
        m_message.show(MessageBar::Kind::Info, tr("Cancelling the copy…"));
    });
    connect(job, &CopyJob::succeeded, this, [this, path, end](const QByteArrayList &missing) {
        end();
        QString text = tr("A copy was saved as “%1”.").arg(words::foreign::shown(QDir::toNativeSeparators(path)));
        if (!missing.isEmpty())
            text += u' '
                + tr("An archive of stored pages is missing: %1.")
                      .arg(words::foreign::shown(QString::fromUtf8(missing.first())));
        m_message.show(missing.isEmpty() ? MessageBar::Kind::Info : MessageBar::Kind::Error, text);
    });
    connect(job, &CopyJob::failed, this, [this, end](const store::StoreError &error) {
        end();
        const auto words = words::wording::error(error);
        const bool canceled = error.code == store::StoreError::Code::Canceled;
        m_message.show(canceled ? MessageBar::Kind::Info : MessageBar::Kind::Error, words.text,
            canceled ? QString() : words.details);
    });
    job->start();
}

void ProjectFiles::fillRecent(QMenu &menu)
{
    menu.clear();
    for (const QString &path : recent::projects()) {
        QString name = store::Place::isDatabase(path) ? store::shortName(path) : QFileInfo(path).fileName();
        QAction *action = menu.addAction(words::foreign::label(words::foreign::shown(name)));
        action->setToolTip(words::foreign::tip(QDir::toNativeSeparators(path)));
        action->setData(path);
        connect(action, &QAction::triggered, this, [this, action, path] {
            if (action->property(MissingProperty).toBool())
                askAboutMissing(path);
            else
                Q_EMIT projectChosen(path);
        });
        if (store::Place::isDatabase(path))
            continue; // its server may take its time
        project::askDisk(
            action, [path] { return recent::factsOf(path); },
            [action](const recent::Facts &facts) {
                action->setProperty(MissingProperty, facts.state == recent::Facts::State::Missing);
                action->setText(words::foreign::label(startpage::RecentModel::summary(facts)));
            });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No project yet"))->setEnabled(false);
    menu.addSeparator();
    connect(menu.addAction(tr("&Clear Recent")), &QAction::triggered, this, [this] {
        recent::clear();
        Q_EMIT recentChanged();
    });
    menu.setToolTipsVisible(true);
}

void ProjectFiles::askAboutMissing(const QString &path)
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Project Not Found"),
        tr("The file “%1” does not exist. It may have been moved or renamed, or its disk is not connected.")
            .arg(words::foreign::shown(QDir::toNativeSeparators(path))),
        QMessageBox::NoButton, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(QStringLiteral("missingProject"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *forget = box->addButton(tr("&Remove from List"), QMessageBox::AcceptRole);
    const QPushButton *find = box->addButton(tr("&Find…"), QMessageBox::ActionRole);
    box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, box, forget, find, path](const QAbstractButton *) {
        if (box->clickedButton() == forget) {
            recent::remove(path);
            Q_EMIT recentChanged();
        } else if (box->clickedButton() == find) {
            recent::remove(path);
            Q_EMIT recentChanged();
            chooseProject();
        }
    });
    box->open();
}

void ProjectFiles::offerInterrupted(std::function<bool(const QString &path)> isOpen)
{
    const QStringList paths = recent::crawling();
    if (paths.isEmpty())
        return;
    QThreadPool::globalInstance()->start([self = QPointer<ProjectFiles>(this), paths, isOpen] {
        const QList<recent::Interrupted> found = recent::interrupted(paths);
        QStringList gone = paths;
        gone.removeIf([](const QString &path) { return store::mayBeThere(path); });
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, gone, found, isOpen] {
                for (const QString &path : gone) {
                    if (!isOpen(path))
                        recent::setCrawling(path, false);
                }
                if (!self || found.isEmpty() || self->m_session.hasProject() || self->m_session.isActive())
                    return;
                // Who knows that his crawl was stopped misses it less than who does not know what became of it.
                auto offer = std::find_if(found.crbegin(), found.crend(), std::mem_fn(&recent::Interrupted::crashed));
                if (offer == found.crend())
                    offer = found.crbegin();
                const QString path = offer->path;
                if (!offer->crashed)
                    recent::setCrawling(path, false); // said once
                const QString text = offer->crashed
                    ? tr("The crawl “%1” was interrupted by a crash or a power failure. No saved data was lost.")
                    : tr("The crawl “%1” was stopped when its window was closed. Resume to continue.");
                self->m_message.show(MessageBar::Kind::Info, text.arg(words::foreign::shown(store::shortName(path))),
                    words::foreign::shown(QDir::toNativeSeparators(path)), tr("Resume"), [self, path] {
                        if (!self || self->m_session.isActive())
                            return;
                        Q_EMIT self->resumeChosen(path);
                    });
            },
            Qt::QueuedConnection);
    });
}

} // namespace argiope::mainwindow
