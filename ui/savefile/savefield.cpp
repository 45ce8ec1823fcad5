#include "ui/savefile/savefield.h"

#include "ui/project/askdisk.h"
#include "ui/widgets/metrics.h"
#include "ui/words/foreigntext.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

namespace argiope::savefile {

namespace {

constexpr int PathLetters = 52; ///< of a path that can be seen without scrolling

/// What the disk says of the file to be written.
struct FileState
{
    bool exists = false;
    bool isProject = false;
};

FileState stateOf(const QString &file, const QString &project)
{
    FileState state;
    state.exists = QFileInfo::exists(file);
    state.isProject = state.exists && QFileInfo(file).canonicalFilePath() == QFileInfo(project).canonicalFilePath();
    return state;
}

} // namespace

QStringList wantedFolders(const QString &folderKey)
{
    QStringList wanted{
        QSettings().value(folderKey).toString(), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)};
    wanted.removeAll(QString());
    return wanted;
}

QString usualFolder(const QString &project, const QStringList &wanted)
{
    for (const QString &folder : wanted) {
        if (QFileInfo(folder).isDir())
            return folder;
    }
    return QFileInfo(QDir::homePath()).isWritable() ? QDir::homePath() : QFileInfo(project).absolutePath();
}

SaveField::SaveField(QString folderKey, QString project, QWidget *parent)
    : QWidget(parent)
    , m_folderKey(std::move(folderKey))
    , m_project(std::move(project))
    , m_line(new QLineEdit(this))
    , m_browse(new QPushButton(tr("&Browse…"), this))
{
    m_line->setMinimumWidth(widgets::letterWidth(fontMetrics()) * PathLetters);
    m_line->setAccessibleName(tr("File")); // its label stands in the dialog, where nobody looks for it
    m_browse->setAutoDefault(false);
    setFocusProxy(m_line);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_line, 1);
    row->addWidget(m_browse);
    connect(m_line, &QLineEdit::textChanged, this, &SaveField::changed);
    connect(m_browse, &QPushButton::clicked, this, &SaveField::browse);

    const QStringList wanted = wantedFolders(m_folderKey);
    m_folder = wanted.value(0, QDir::homePath());
    // The folder may be on a server that is gone.
    project::askDisk(
        this, [project = m_project, wanted] { return usualFolder(project, wanted); },
        [this](const QString &folder) {
            const bool untouched = m_line->text() == m_proposed;
            m_folder = folder;
            if (untouched && !m_name.isEmpty())
                setProposal(m_name, m_suffix);
        });
}

QString SaveField::proposed() const
{
    return QDir::toNativeSeparators(QDir(m_folder).filePath(QString(m_name % QLatin1Char('.') % m_suffix)));
}

void SaveField::setProposal(const QString &baseName, const QString &suffix)
{
    const QString path = m_line->text();
    const bool untouched = path == m_proposed;
    m_name = baseName;
    m_suffix = suffix;
    const QString old = QFileInfo(path).suffix();
    if (untouched) {
        m_proposed = proposed();
        m_line->setText(m_proposed);
    } else if (!old.isEmpty()) {
        m_line->setText(QString(path.left(path.size() - old.size()) % suffix));
    }
}

void SaveField::setFile(const QString &path)
{
    m_line->setText(QDir::toNativeSeparators(path));
}

QString SaveField::file() const
{
    return QDir::fromNativeSeparators(m_line->text().trimmed());
}

void SaveField::setDialog(const QString &title, std::function<QString(const QString &)> filter)
{
    m_title = title;
    m_filter = std::move(filter);
}

void SaveField::browse()
{
    auto *dialog
        = new QFileDialog(this, m_title, QFileInfo(file()).absolutePath(), m_filter ? m_filter(m_suffix) : QString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(m_suffix);
    dialog->selectFile(QFileInfo(file()).fileName());
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // it is asked when it is written, however it was named
    connect(dialog, &QFileDialog::fileSelected, this, &SaveField::setFile);
    dialog->open();
}

void SaveField::addButtons(QDialogButtonBox &box)
{
    m_open = box.addButton(tr("&Open"), QDialogButtonBox::ActionRole);
    m_showFolder = box.addButton(tr("S&how in Folder"), QDialogButtonBox::ActionRole);
    connect(m_open, &QPushButton::clicked, this, &SaveField::openWritten);
    connect(m_showFolder, &QPushButton::clicked, this,
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_written).absolutePath())); });
    for (QPushButton *button : {m_open, m_showFolder})
        button->setAutoDefault(false);
    setWritten({});
}

void SaveField::setWritten(const QString &path)
{
    m_written = path;
    for (QPushButton *button : {m_open, m_showFolder}) {
        if (button)
            button->setVisible(!path.isEmpty());
    }
}

void SaveField::openWritten() const
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(m_written));
}

void SaveField::ask()
{
    const QString path = file();
    if (path.isEmpty() || m_asking)
        return;
    m_asking = true;
    project::askDisk(
        this, [path, project = m_project] { return stateOf(path, project); },
        [this, path](const FileState &state) {
            if (state.exists && !state.isProject) {
                askToReplace(path);
                return;
            }
            m_asking = false;
            if (state.isProject)
                Q_EMIT refused(tr("This is the project itself. Choose another name."));
            else
                Q_EMIT writeWanted(path);
            Q_EMIT asked();
        });
}

void SaveField::askToReplace(const QString &file)
{
    auto *question = new QMessageBox(QMessageBox::Question, m_title,
        tr("“%1” exists already. Replace it?").arg(words::foreign::shown(QDir::toNativeSeparators(file))),
        QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("replaceQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    const QPushButton *replace = question->addButton(tr("Replace"), QMessageBox::AcceptRole);
    question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    connect(question, &QDialog::finished, this, [this, question, replace, file] {
        m_asking = false;
        if (question->clickedButton() == replace)
            Q_EMIT writeWanted(file);
        Q_EMIT asked();
    });
    question->open();
}

void SaveField::remember() const
{
    QSettings().setValue(m_folderKey, QFileInfo(file()).absolutePath());
}

} // namespace argiope::savefile
