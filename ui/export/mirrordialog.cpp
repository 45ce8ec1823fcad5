#include "ui/export/mirrordialog.h"

#include "core/store/place.h"
#include "ui/export/mirrorjob.h"
#include "ui/project/askdisk.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>

namespace argiope::exporting {

using words::format::count;

namespace {

const QString FolderKey = QStringLiteral("mirror/folder"); ///< in which the last mirror was made
constexpr int FolderLetters = 52;
constexpr const char *Entrance = "index.html";

/// A name in the folder that nothing has yet. Asks the disk.
QString freeFolder(const QStringList &wanted, const QString &name)
{
    QDir folder(QDir::homePath());
    for (const QString &one : wanted) {
        if (QFileInfo(one).isDir()) {
            folder.setPath(one);
            break;
        }
    }
    QString path = folder.filePath(name);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(name % u' ' % QString::number(number));
    return path;
}

QString problem(const ExportError &error, const QString &folder)
{
    using Code = ExportError::Code;
    const QString name = words::foreign::shown(QDir::toNativeSeparators(folder));
    switch (error.code) {
    case Code::CannotOpen:
        return MirrorDialog::tr("“%1” cannot be created, or is not empty. Choose another folder.").arg(name);
    case Code::Canceled:
        return MirrorDialog::tr("Cancelled; no files were left.");
    case Code::ReadFailed:
        return MirrorDialog::tr("The project cannot be read.");
    case Code::WriteFailed:
    case Code::WrongTable:
        break;
    }
    return MirrorDialog::tr("Writing to “%1” failed. Is the disk full?").arg(name);
}

} // namespace

MirrorDialog::MirrorDialog(Source source, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_all(new QRadioButton(tr("&All stored pages"), this))
    , m_filtered(new QRadioButton(this))
    , m_selected(new QRadioButton(this))
    , m_folder(new QLineEdit(this))
    , m_browse(new QPushButton(tr("&Browse…"), this))
    , m_progress(new QProgressBar(this))
    , m_message(new QLabel(this))
    , m_start(new QPushButton(widgets::icon(QStringLiteral("export")), tr("Save Offline &Copy"), this))
    , m_open(new QPushButton(tr("&Open"), this))
    , m_show(new QPushButton(tr("Show in &Folder"), this))
    , m_cancel(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("mirrorDialog"));
    setWindowTitle(tr("Save Site Offline"));
    m_all->setObjectName(QStringLiteral("mirrorAll"));
    m_filtered->setObjectName(QStringLiteral("mirrorFiltered"));
    m_selected->setObjectName(QStringLiteral("mirrorSelected"));
    m_folder->setObjectName(QStringLiteral("mirrorFolder"));
    m_folder->setMinimumWidth(widgets::letterWidth(fontMetrics()) * FolderLetters);
    m_message->setObjectName(QStringLiteral("mirrorMessage"));
    m_start->setObjectName(QStringLiteral("mirrorStart"));
    m_open->setObjectName(QStringLiteral("mirrorOpen"));
    m_show->setObjectName(QStringLiteral("mirrorShow"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_progress->setRange(0, 0);
    m_progress->hide();

    auto *intro = new QLabel(tr("Saves the stored pages as a folder that a browser opens without a server. Links point "
                                "to the saved files, or to the site where nothing is stored."),
        this);
    intro->setWordWrap(true);
    const qint64 chosen = m_source.selected.size();
    m_filtered->setText(
        m_source.filtered ? tr("&Filtered rows (%1)").arg(count(m_source.filteredRows)) : tr("&Filtered rows"));
    m_selected->setText(chosen > 0 ? tr("&Selected rows (%1)").arg(count(chosen)) : tr("&Selected rows"));
    m_filtered->setEnabled(m_source.filtered);
    m_selected->setEnabled(chosen > 0);
    (m_source.filtered ? m_filtered : m_all)->setChecked(true);
    auto *rows = new QVBoxLayout;
    for (QRadioButton *one : {m_all, m_filtered, m_selected})
        rows->addWidget(one);
    m_browse->setAutoDefault(false);
    auto *place = new QHBoxLayout;
    place->addWidget(m_folder, 1);
    place->addWidget(m_browse);
    auto *form = new QFormLayout;
    form->addRow(tr("Pages"), rows);
    auto *folderLabel = new QLabel(tr("Fol&der"), this);
    folderLabel->setBuddy(m_folder);
    form->addRow(folderLabel, place);
    auto *box = new QDialogButtonBox(this);
    box->addButton(m_start, QDialogButtonBox::AcceptRole);
    box->addButton(m_cancel, QDialogButtonBox::RejectRole);
    for (QPushButton *button : {m_open, m_show})
        box->addButton(button, QDialogButtonBox::ActionRole);
    for (QPushButton *button : {m_open, m_show})
        button->hide(); // the box shows all with each that it is given
    m_start->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addLayout(form);
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addStretch(1);
    column->addWidget(box);

    connect(m_browse, &QPushButton::clicked, this, &MirrorDialog::browse);
    connect(m_folder, &QLineEdit::textChanged, this,
        [this](const QString &text) { m_start->setEnabled(!m_job && !text.trimmed().isEmpty()); });
    connect(m_start, &QPushButton::clicked, this, &MirrorDialog::start);
    connect(m_open, &QPushButton::clicked, this, [this] { openWritten(QString::fromLatin1(Entrance)); });
    connect(m_show, &QPushButton::clicked, this, [this] { openWritten({}); });
    connect(m_cancel, &QPushButton::clicked, this, &MirrorDialog::reject);
    m_start->setEnabled(false);
    if (m_source.bodies == settings::Bodies::None)
        m_message->setText(
            tr("This project stores no pages. Set “Stored pages” in Crawl Settings, and recrawl the site."));
    else if (m_source.bodies == settings::Bodies::Html)
        m_message->setText(tr("This project stores HTML documents only. For images, styles and scripts, set “Stored "
                              "pages” in Crawl Settings to “All responses”, and recrawl the site."));
    project::askDisk(
        this,
        [wanted = QStringList{QSettings().value(FolderKey).toString(), QDir::homePath()},
            name = tr("%1 offline", "the name of a folder").arg(store::shortName(m_source.project))] {
            return freeFolder(wanted, name);
        },
        [this](const QString &path) {
            if (m_folder->text().isEmpty())
                setFolder(path);
        });
    widgets::giveMnemonics(*this);
}

MirrorDialog::~MirrorDialog() = default;

void MirrorDialog::setFolder(const QString &folder)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
}

Options MirrorDialog::options() const
{
    Options options;
    options.table = Table::Urls;
    if (m_filtered->isChecked())
        options.query = m_source.query;
    else if (m_selected->isChecked())
        options.onlyIds = m_source.selected;
    return options;
}

void MirrorDialog::browse()
{
    const QFileInfo now(QDir::fromNativeSeparators(m_folder->text()));
    auto *dialog = new QFileDialog(this, tr("Folder for the Offline Copy"), now.absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this, name = now.fileName()](const QString &folder) {
        // A mirror is a folder of its own, within the chosen one.
        setFolder(QDir(folder).filePath(name.isEmpty() ? tr("offline copy", "the name of a folder") : name));
    });
    dialog->open();
}

void MirrorDialog::start()
{
    const QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    if (m_job || folder.isEmpty())
        return;
    QSettings().setValue(FolderKey, QFileInfo(folder).absolutePath());
    m_job = std::make_unique<MirrorJob>(m_source.project, folder, options());
    connect(m_job.get(), &MirrorJob::progressed, this,
        [this](qint64 files) { m_message->setText(tr("%1 files written…").arg(count(files))); });
    connect(m_job.get(), &MirrorJob::succeeded, this, [this, folder](const MirrorResult &result) {
        m_job->wait();
        m_job.reset();
        setRunning(false);
        succeeded(folder, result);
    });
    connect(m_job.get(), &MirrorJob::failed, this, [this, folder](const ExportError &error) {
        m_job->wait();
        m_job.reset();
        setRunning(false);
        m_message->setText(problem(error, folder));
        m_message->setToolTip(words::foreign::tip(error.message()));
    });
    m_open->hide();
    m_show->hide();
    m_message->setToolTip({});
    setRunning(true);
    m_job->start();
}

void MirrorDialog::succeeded(const QString &folder, const MirrorResult &result)
{
    const bool any = result.files > 0;
    QString text = any ? tr("%Ln file(s) written to “%1”, %2 of them pages.", nullptr, int(result.files))
                             .arg(words::foreign::shown(QDir::toNativeSeparators(folder)), count(result.documents))
                       : tr("Nothing was written: none of these URLs is stored.");
    if (result.unreadable > 0) {
        text += u' ' + tr("%1 could not be read; links to them point to the site.").arg(count(result.unreadable));
        m_message->setToolTip(words::foreign::tip(QString::fromUtf8(result.troubles.join('\n'))));
    }
    m_message->setText(text);
    m_open->setVisible(any);
    m_show->setVisible(any);
    m_written = any ? folder : QString();
    Q_EMIT made(folder, result.files);
}

void MirrorDialog::openWritten(const QString &name) const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(name.isEmpty() ? m_written : QDir(m_written).filePath(name)));
}

void MirrorDialog::setRunning(bool running)
{
    m_progress->setVisible(running);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_all, m_folder, m_browse, m_start})
        widget->setEnabled(!running);
    m_filtered->setEnabled(!running && m_source.filtered);
    m_selected->setEnabled(!running && !m_source.selected.isEmpty());
    m_cancel->setText(running ? tr("Cancel") : tr("Close"));
    if (running)
        m_message->setText(tr("Writing…"));
}

void MirrorDialog::reject()
{
    if (m_job) {
        m_job->cancel();
        return;
    }
    QDialog::reject();
}

} // namespace argiope::exporting
