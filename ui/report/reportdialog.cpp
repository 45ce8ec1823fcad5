#include "ui/report/reportdialog.h"

#include "ui/project/askdisk.h"
#include "ui/widgets/metrics.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace argiope::report {

namespace format = words::format;

namespace {

constexpr QLatin1String FolderKey("report/folder");
constexpr QLatin1String FormatKey("report/format");
constexpr QLatin1String LanguageKey("report/language");
constexpr QLatin1String OpenKey("report/open");

/// The best first.
QStringList wantedReportFolders(const QString &project)
{
    QStringList places{QSettings().value(FolderKey).toString(),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), QFileInfo(project).absolutePath()};
    places.removeAll(QString());
    return places;
}

/// Asks the disk.
QString usualReportFolder(const QStringList &wanted)
{
    const auto there
        = std::find_if(wanted.cbegin(), wanted.cend(), [](const QString &place) { return QDir(place).exists(); });
    return there == wanted.cend() ? QDir::homePath() : *there;
}

/// What the disk says of the file to be written.
struct FileState
{
    bool exists = false;
    bool isProject = false; ///< the very project that is reported on
};

FileState stateOf(const QString &file, const QString &project)
{
    FileState state;
    state.exists = QFileInfo::exists(file);
    state.isProject = state.exists && QFileInfo(file).canonicalFilePath() == QFileInfo(project).canonicalFilePath();
    return state;
}

} // namespace

ReportDialog::ReportDialog(QString project, QList<audit::OwnCheck> ownChecks, QWidget *parent)
    : QDialog(parent)
    , m_project(std::move(project))
    , m_ownChecks(std::move(ownChecks))
    , m_format(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_file(new QLineEdit(this))
    , m_browse(new QPushButton(tr("&Browse…"), this))
    , m_openAfter(new QCheckBox(tr("Open it &afterwards"), this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(tr("&Write the Report"), this))
    , m_cancel(new QPushButton(tr("Close"), this))
    , m_open(new QPushButton(tr("&Open"), this))
    , m_showFolder(new QPushButton(tr("S&how in Folder"), this))
{
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report"));
    m_format->setObjectName(QStringLiteral("reportFormat"));
    m_language->setObjectName(QStringLiteral("reportLanguage"));
    m_file->setObjectName(QStringLiteral("reportFile"));
    m_openAfter->setObjectName(QStringLiteral("openReportAfterwards"));
    m_message->setObjectName(QStringLiteral("reportMessage"));
    m_start->setObjectName(QStringLiteral("writeReport"));
    m_cancel->setObjectName(QStringLiteral("cancelReport"));
    m_open->setObjectName(QStringLiteral("openReport"));
    m_showFolder->setObjectName(QStringLiteral("showReportFolder"));
    m_format->addItem(tr("HTML, one file for browsers and mail"), int(ReportFormat::Html));
    m_format->addItem(tr("PDF, pages to print and hand on"), int(ReportFormat::Pdf));
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    const QSettings store;
    m_format->setCurrentIndex(std::max(0, m_format->findData(store.value(FormatKey).toInt())));
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const QString usual = chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    m_language->setCurrentIndex(std::max(0, m_language->findData(store.value(LanguageKey, usual).toString())));
    m_openAfter->setChecked(store.value(OpenKey, true).toBool());
    m_file->setMinimumWidth(widgets::letterWidth(fontMetrics()) * 52);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setText(tr("What is wrong with the site, how bad it is and how to mend it, with the first places of "
                          "each issue."));
    m_progress->hide();

    auto *file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(m_browse);
    auto *form = new QFormLayout;
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Language"), m_language);
    auto *fileLabel = new QLabel(tr("F&ile"), this);
    fileLabel->setBuddy(m_file);
    form->addRow(fileLabel, file);
    form->addRow(QString(), m_openAfter);
    // The underline of a letter takes the kerning away that the label's hint counts with.
    for (QWidget *field : std::initializer_list<QWidget *>{m_format, m_language}) {
        QWidget *label = form->labelForField(field);
        label->setMinimumWidth(label->sizeHint().width() + widgets::letterWidth(fontMetrics()));
    }
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_open, QDialogButtonBox::ActionRole);
    buttons->addButton(m_showFolder, QDialogButtonBox::ActionRole);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    for (QPushButton *button : {m_open, m_showFolder}) {
        button->setAutoDefault(false);
        button->hide();
    }
    m_start->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addStretch(1);
    column->addWidget(buttons);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ReportDialog::formatChanged);
    connect(m_browse, &QPushButton::clicked, this, &ReportDialog::browse);
    connect(m_start, &QPushButton::clicked, this, &ReportDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &ReportDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_written)); });
    connect(m_showFolder, &QPushButton::clicked, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_written).absolutePath())); });
    connect(m_file, &QLineEdit::textChanged, this,
        [this](const QString &text) { m_start->setEnabled(!text.trimmed().isEmpty() && !m_job); });
    const QStringList wanted = wantedReportFolders(m_project);
    const QString first = proposedFile(wanted.value(0, QDir::homePath()));
    m_file->setText(first);
    // The folder may be on a server that is gone.
    project::askDisk(
        this, [wanted] { return usualReportFolder(wanted); },
        [this, first](const QString &folder) {
            if (m_file->text() == first)
                m_file->setText(proposedFile(folder));
        });
}

ReportDialog::~ReportDialog() = default;

ReportFormat ReportDialog::format() const
{
    return ReportFormat(m_format->currentData().toInt());
}

QString ReportDialog::suffix() const
{
    return format() == ReportFormat::Pdf ? QStringLiteral("pdf") : QStringLiteral("html");
}

QString ReportDialog::proposedFile(const QString &folder) const
{
    const QString name = QString(QFileInfo(m_project).completeBaseName() % QStringLiteral("-report.") % suffix());
    return QDir::toNativeSeparators(QDir(folder).filePath(name));
}

void ReportDialog::setFile(const QString &path)
{
    m_file->setText(QDir::toNativeSeparators(path));
}

void ReportDialog::formatChanged()
{
    const QString path = m_file->text();
    const QString old = QFileInfo(path).suffix();
    if (old == u"pdf" || old == u"html")
        m_file->setText(QString(path.left(path.size() - old.size()) % suffix()));
}

void ReportDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Report"), QDir::fromNativeSeparators(m_file->text().trimmed()),
        tr("%1 files (*.%2)", "a format, its suffix").arg(suffix().toUpper(), suffix()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix());
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // it is asked when it is written
    connect(dialog, &QFileDialog::fileSelected, this, &ReportDialog::setFile);
    dialog->open();
}

void ReportDialog::start()
{
    const QString file = QDir::fromNativeSeparators(m_file->text().trimmed());
    if (file.isEmpty() || m_job || m_asking)
        return;
    m_asking = true;
    m_start->setEnabled(false);
    project::askDisk(
        this, [file, project = m_project] { return stateOf(file, project); },
        [this, file](const FileState &state) {
            m_asking = false;
            m_start->setEnabled(true);
            if (state.isProject)
                ended(tr("This is the project itself. Choose another name."));
            else
                write(file, state.exists);
        });
}

void ReportDialog::write(const QString &file, bool exists)
{
    if (m_job)
        return;
    if (exists) {
        QMessageBox question(QMessageBox::Question, windowTitle(),
            tr("“%1” exists already. Replace it?").arg(words::foreign::shown(QDir::toNativeSeparators(file))),
            QMessageBox::NoButton, this);
        question.setTextFormat(Qt::PlainText);
        const QPushButton *replace = question.addButton(tr("Replace"), QMessageBox::AcceptRole);
        question.addButton(tr("Cancel"), QMessageBox::RejectRole);
        question.exec();
        if (question.clickedButton() != replace)
            return;
    }
    QSettings store;
    store.setValue(FolderKey, QFileInfo(file).absolutePath());
    store.setValue(FormatKey, int(format()));
    store.setValue(LanguageKey, m_language->currentData());
    store.setValue(OpenKey, m_openAfter->isChecked());
    m_job = std::make_unique<ReportJob>(
        ReportWishes{m_project, file, format(), m_language->currentData().toString(), m_ownChecks});
    const QString shownName = words::foreign::shown(QDir::toNativeSeparators(file));
    connect(m_job.get(), &ReportJob::progressed, this, [this](qint64 done, qint64 all) {
        m_progress->setRange(0, int(std::max<qint64>(all / 100, 1))); // of a million URLs and more
        m_progress->setValue(int(std::min(done, all) / 100));
        m_message->setText(
            done < all ? tr("Checking, %1 of %2…").arg(format::count(done), format::count(all)) : tr("Writing…"));
    });
    connect(m_job.get(), &ReportJob::succeeded, this, [this, file, shownName] {
        m_written = file;
        ended(tr("The report was written to “%1”.").arg(shownName));
        if (m_openAfter->isChecked())
            QDesktopServices::openUrl(QUrl::fromLocalFile(file));
        Q_EMIT written(file);
    });
    connect(m_job.get(), &ReportJob::canceled, this,
        [this, shownName] { ended(tr("Cancelled; “%1” was not changed.").arg(shownName)); });
    connect(
        m_job.get(), &ReportJob::failed, this, [this, shownName](ReportJob::Failure failure, const QString &details) {
            using Failure = ReportJob::Failure;
            switch (failure) {
            case Failure::CannotRead:
                ended(tr("The project cannot be read."), details);
                break;
            case Failure::CannotOpen:
                ended(tr("“%1” cannot be written. Choose another folder or name.").arg(shownName), details);
                break;
            case Failure::NoFolder:
                ended(tr("There is no such folder as that of “%1”. Choose another one.").arg(shownName), details);
                break;
            case Failure::CannotWrite:
                ended(tr("Writing “%1” failed. Is the disk full?").arg(shownName), details);
                break;
            case Failure::NoLanguage:
                ended(tr("This program was built without that language."), details);
                break;
            }
        });
    m_written.clear();
    setRunning(true);
    m_job->start();
}

void ReportDialog::ended(const QString &said, const QString &details)
{
    if (m_job) {
        m_job->disconnect(this);
        m_job->wait();
        m_job.release()->deleteLater(); // this is its signal
    }
    setRunning(false);
    m_message->setText(said);
    m_message->setToolTip(details.isEmpty() ? QString() : words::foreign::tip(details));
}

void ReportDialog::setRunning(bool running)
{
    m_progress->setRange(0, 0);
    m_progress->setVisible(running);
    for (QPushButton *button : {m_open, m_showFolder})
        button->setVisible(!running && !m_written.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_format, m_language, m_file, m_browse, m_openAfter})
        widget->setEnabled(!running);
    m_start->setEnabled(!running && !m_file->text().trimmed().isEmpty());
    m_cancel->setText(running ? tr("Cancel") : tr("Close"));
    if (running)
        m_message->setText(tr("Checking…"));
}

void ReportDialog::reject()
{
    if (m_job) {
        m_job->cancel();
        return;
    }
    QDialog::reject();
}

} // namespace argiope::report
