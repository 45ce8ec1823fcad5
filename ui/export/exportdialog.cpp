#include "ui/export/exportdialog.h"

#include "ui/export/exportjob.h"
#include "ui/models/format.h"
#include "ui/widgets/icons.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace argiope::exporting {

using models::format::count;
using store::ListKind;

namespace {

const QString FolderKey = QStringLiteral("export/folder");
const QString FormatKey = QStringLiteral("export/format");

QString suffixOf(Format format)
{
    switch (format) {
    case Format::Csv:
        return QStringLiteral("csv");
    case Format::Txt:
        return QStringLiteral("txt");
    case Format::JsonLines:
        return QStringLiteral("jsonl");
    case Format::Sitemap:
        return QStringLiteral("xml");
    }
    return {};
}

QString exportProblem(const ExportError &error, const QString &file)
{
    using Code = ExportError::Code;
    const QString name = QDir::toNativeSeparators(file);
    switch (error.code) {
    case Code::CannotOpen:
        return ExportDialog::tr("“%1” cannot be written. Choose another folder or name.").arg(name);
    case Code::WriteFailed:
        return ExportDialog::tr("Writing “%1” failed. Is the disk full?").arg(name);
    case Code::Canceled:
        return ExportDialog::tr("Cancelled; “%1” was not changed.").arg(name);
    case Code::ReadFailed:
        return ExportDialog::tr("The project cannot be read.");
    case Code::WrongTable:
        return ExportDialog::tr("This format cannot hold this table. Choose another format.");
    }
    return error.message();
}

} // namespace

ExportDialog::ExportDialog(Source source, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_table(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_all(new QRadioButton(this))
    , m_filtered(new QRadioButton(this))
    , m_selected(new QRadioButton(this))
    , m_file(new QLineEdit(this))
    , m_browse(new QPushButton(tr("&Browse…"), this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(widgets::icon(QStringLiteral("export")), tr("&Export"), this))
    , m_cancel(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export URL List"));
    m_table->setObjectName(QStringLiteral("table"));
    m_format->setObjectName(QStringLiteral("format"));
    m_file->setObjectName(QStringLiteral("file"));
    m_start->setObjectName(QStringLiteral("start"));
    m_message->setObjectName(QStringLiteral("message"));
    m_all->setObjectName(QStringLiteral("all"));
    m_filtered->setObjectName(QStringLiteral("filtered"));
    m_selected->setObjectName(QStringLiteral("selected"));
    m_table->addItem(tr("URLs: fetched and waiting"), int(Table::Urls));
    m_table->addItem(tr("Skipped URLs, with the rule"), int(Table::Skipped));
    m_table->addItem(tr("Links: from where to where"), int(Table::Links));
    m_table->setCurrentIndex(m_source.query.kind == ListKind::Skipped ? 1 : 0);
    m_format->addItem(tr("CSV, for spreadsheets"), int(Format::Csv));
    m_format->addItem(tr("Text, a URL a line"), int(Format::Txt));
    m_format->addItem(tr("JSON Lines, for programs"), int(Format::JsonLines));
    m_format->addItem(tr("XML sitemap"), int(Format::Sitemap));
    m_format->setCurrentIndex(qMax(0, m_format->findData(QSettings().value(FormatKey).toInt())));
    m_file->setMinimumWidth(fontMetrics().averageCharWidth() * 52);
    m_progress->setRange(0, 0);
    m_progress->hide();
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);

    auto *rows = new QVBoxLayout;
    rows->addWidget(m_all);
    rows->addWidget(m_filtered);
    rows->addWidget(m_selected);
    auto *file = new QHBoxLayout;
    file->addWidget(m_file, 1);
    file->addWidget(m_browse);
    auto *form = new QFormLayout;
    form->addRow(tr("&Table"), m_table);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("Rows"), rows);
    auto *fileLabel = new QLabel(tr("F&ile"), this);
    fileLabel->setBuddy(m_file);
    form->addRow(fileLabel, file);
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    m_start->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addStretch(1);
    column->addWidget(buttons);

    m_filtered->setChecked(m_source.filtered);
    m_all->setChecked(!m_source.filtered);
    connect(m_table, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::proposeName);
    connect(
        m_file, &QLineEdit::textChanged, this, [this] { m_start->setEnabled(!m_file->text().trimmed().isEmpty()); });
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_start, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &ExportDialog::reject);

    const QString folder
        = QSettings().value(FolderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    m_file->setText(QDir::toNativeSeparators(
        QDir(folder).filePath(QFileInfo(m_source.project).completeBaseName() + QStringLiteral(".csv"))));
    proposeName();
    refresh();
}

ExportDialog::~ExportDialog() = default;

Format ExportDialog::format() const
{
    return Format(m_format->currentData().toInt());
}

Table ExportDialog::table() const
{
    return Table(m_table->currentData().toInt());
}

void ExportDialog::refresh()
{
    const ListKind kind = m_source.query.kind;
    // The queue is a part of the URLs: its filter fits no table of an export.
    const bool sameTable = (table() == Table::Urls && kind == ListKind::Urls)
        || (table() == Table::Skipped && kind == ListKind::Skipped);
    const bool canFilter = sameTable && m_source.filtered;
    const bool canSelect
        = !m_source.selected.isEmpty() && (sameTable || (kind == ListKind::Queue && table() == Table::Urls));
    m_all->setText(tr("&All rows"));
    m_filtered->setText(canFilter ? tr("&Filtered rows (%1)").arg(count(m_source.filteredRows)) : tr("&Filtered rows"));
    m_selected->setText(
        canSelect ? tr("&Selected rows (%1)").arg(count(m_source.selected.size())) : tr("&Selected rows"));
    m_filtered->setEnabled(canFilter);
    m_selected->setEnabled(canSelect);
    if ((m_filtered->isChecked() && !canFilter) || (m_selected->isChecked() && !canSelect))
        m_all->setChecked(true);
}

void ExportDialog::proposeName()
{
    const QString path = m_file->text();
    const QFileInfo info(path);
    if (!path.isEmpty() && !info.suffix().isEmpty())
        m_file->setText(path.left(path.size() - info.suffix().size()) + suffixOf(format()));
    m_message->clear();
}

void ExportDialog::setFile(const QString &path)
{
    m_file->setText(QDir::toNativeSeparators(path));
}

void ExportDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Export To"), QFileInfo(m_file->text()).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffixOf(format()));
    dialog->selectFile(QFileInfo(m_file->text()).fileName());
    // The question about an existing file comes with Export, however the name was given.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::setFile);
    dialog->open();
}

Options ExportDialog::options() const
{
    Options options;
    options.format = format();
    options.table = table();
    const bool sameKind = (table() == Table::Urls && m_source.query.kind == ListKind::Urls)
        || (table() == Table::Skipped && m_source.query.kind == ListKind::Skipped);
    if (m_filtered->isChecked() && sameKind) {
        options.query = m_source.query;
    } else if (sameKind) {
        options.query.sort = m_source.query.sort;
        options.query.descending = m_source.query.descending;
    }
    if (m_selected->isChecked())
        options.onlyIds = m_source.selected;
    return options;
}

void ExportDialog::start()
{
    const QString file = QDir::fromNativeSeparators(m_file->text().trimmed());
    if (file.isEmpty() || m_job)
        return;
    if (QFileInfo::exists(file)) {
        QMessageBox question(QMessageBox::Question, windowTitle(),
            tr("“%1” exists already. Replace it?").arg(QDir::toNativeSeparators(file)), QMessageBox::NoButton, this);
        const QPushButton *replace = question.addButton(tr("Replace"), QMessageBox::AcceptRole);
        question.addButton(tr("Cancel"), QMessageBox::RejectRole);
        question.exec();
        if (question.clickedButton() != replace)
            return;
    }
    QSettings store;
    store.setValue(FolderKey, QFileInfo(file).absolutePath());
    store.setValue(FormatKey, int(format()));
    m_job = std::make_unique<ExportJob>(m_source.project, file, options());
    connect(m_job.get(), &ExportJob::progressed, this,
        [this](qint64 rows) { m_message->setText(tr("%1 rows written…").arg(count(rows))); });
    connect(m_job.get(), &ExportJob::succeeded, this, [this, file](qint64 rows) {
        m_job->wait();
        m_job.reset();
        setRunning(false);
        m_message->setText(tr("%1 rows written to “%2”.").arg(count(rows), QDir::toNativeSeparators(file)));
        Q_EMIT exported(file, rows);
    });
    connect(m_job.get(), &ExportJob::failed, this, [this, file](const ExportError &error) {
        m_job->wait();
        m_job.reset();
        setRunning(false);
        m_message->setText(exportProblem(error, file));
        m_message->setToolTip(error.message());
    });
    setRunning(true);
    m_job->start();
}

void ExportDialog::setRunning(bool running)
{
    m_progress->setVisible(running);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_table, m_format, m_all, m_file, m_browse, m_start})
        widget->setEnabled(!running);
    m_cancel->setText(running ? tr("Cancel") : tr("Close"));
    if (running) {
        m_filtered->setEnabled(false);
        m_selected->setEnabled(false);
        m_message->setText(tr("Writing…"));
    } else {
        refresh();
    }
}

void ExportDialog::reject()
{
    if (m_job) {
        m_job->cancel();
        return;
    }
    QDialog::reject();
}

} // namespace argiope::exporting
