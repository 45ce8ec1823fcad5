#include "ui/mainwindow/importjob.h"

#include "ui/project/askdisk.h"
#include "ui/project/newproject.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/unopenedicons.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QProgressDialog>
#include <QStandardPaths>

#include <algorithm>

namespace argiope::mainwindow {

using widgets::MessageBar;

namespace {

constexpr qint64 TellEveryMs = 150;
constexpr int FullBar = 1000;

/// What the project is named after.
QString baseName(const QString &file)
{
    QString name = QFileInfo(file).fileName();
    for (const QLatin1String ending : {QLatin1String(".gz"), QLatin1String(".warc"), QLatin1String(".wacz")}) {
        if (name.endsWith(ending, Qt::CaseInsensitive))
            name.chop(ending.size());
    }
    return name;
}

} // namespace

ImportJob::ImportJob(project::ProjectSession &session, MessageBar &message, QWidget &window)
    : QObject(&window)
    , m_session(session)
    , m_message(message)
    , m_window(window)
{
    setObjectName(QStringLiteral("importJob"));
}

ImportJob::~ImportJob()
{
    if (m_cancel)
        m_cancel->store(true);
}

bool ImportJob::canStart() const
{
    return !m_cancel && !m_session.isActive();
}

void ImportJob::choose()
{
    auto *dialog = new QFileDialog(&m_window, tr("Import WARC/WACZ"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Web archives (*.warc *.warc.gz *.warc.zst *.wacz);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    widgets::neverOpenFiles(*dialog);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ImportJob::start);
    dialog->open();
}

void ImportJob::start(const QStringList &files)
{
    if (!canStart() || files.isEmpty())
        return;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_progress
        = new QProgressDialog(tr("Reading “%1”…").arg(words::foreign::shown(QFileInfo(files.first()).fileName())),
            tr("Cancel"), 0, FullBar, &m_window);
    m_progress->setObjectName(QStringLiteral("importProgress"));
    m_progress->setWindowTitle(tr("Import WARC/WACZ"));
    m_progress->setAttribute(Qt::WA_DeleteOnClose);
    m_progress->setWindowModality(Qt::NonModal);
    m_progress->setAutoReset(false);
    m_progress->setMinimumDuration(500);
    connect(m_progress, &QProgressDialog::canceled, this, &ImportJob::cancel);
    Q_EMIT runningChanged();
    project::diskPool().start([self = QPointer<ImportJob>(this), files, cancel = m_cancel] {
        const auto tell = [](auto &&call) {
            QMetaObject::invokeMethod(
                QCoreApplication::instance(), std::forward<decltype(call)>(call), Qt::QueuedConnection);
        };
        QElapsedTimer sinceTold;
        const auto result = engine::readArchives(
            files, [cancel] { return cancel->load(); },
            [&](qint64 done, qint64 all) {
                if (sinceTold.isValid() && sinceTold.elapsed() < TellEveryMs)
                    return;
                sinceTold.start();
                tell([self, cancel, value = int(double(FullBar) * double(done) / double(std::max<qint64>(all, 1)))] {
                    if (self && self->m_cancel == cancel && self->m_progress)
                        self->m_progress->setValue(std::min(value, FullBar));
                });
            });
        tell([self, files, result, cancel] {
            if (self && self->m_cancel == cancel) // else cancelled
                self->read(files, result);
        });
    });
}

void ImportJob::cancel()
{
    if (!m_cancel)
        return;
    // The thread may hang on a disk that does not answer: what it finds is not waited for.
    m_cancel->store(true);
    end();
    m_message.show(MessageBar::Kind::Info, tr("The import was cancelled."));
    Q_EMIT runningChanged();
}

void ImportJob::end()
{
    m_cancel.reset();
    if (m_progress)
        m_progress->deleteLater();
    m_progress.clear();
}

void ImportJob::read(const QStringList &files, const base::Result<engine::ArchivesToImport, QString> &archives)
{
    end();
    if (!archives) {
        m_message.show(
            MessageBar::Kind::Error, tr("The archive cannot be imported."), words::foreign::shown(archives.error()));
    } else if (m_session.isActive()) {
        m_message.show(
            MessageBar::Kind::Error, tr("A crawl has started meanwhile. Import the archive when it has ended."));
    } else {
        m_session.startImport(*archives, project::newProjectPath(baseName(files.first())));
        if (archives->troubles > 0) {
            QString details;
            for (const QByteArray &trouble : archives->firstTroubles)
                details += words::foreign::shown(QString::fromUtf8(trouble)) + u'\n';
            m_message.show(MessageBar::Kind::Error,
                tr("Damaged or missing parts of the archive, left out: %1. The rest was read.")
                    .arg(words::format::count(archives->troubles)),
                details);
        }
    }
    Q_EMIT runningChanged();
}

} // namespace argiope::mainwindow
