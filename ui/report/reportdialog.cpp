#include "ui/report/reportdialog.h"

#include "core/store/place.h"
#include "ui/savefile/savefield.h"
#include "ui/widgets/metrics.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace argiope::report {

namespace format = words::format;

namespace {

constexpr QLatin1String FormatKey("report/format");
constexpr QLatin1String LanguageKey("report/language");
constexpr QLatin1String OpenKey("report/open");

} // namespace

ReportDialog::ReportDialog(QString project, QList<audit::OwnCheck> ownChecks,
    std::function<models::SharedFindings()> findings, QWidget *parent)
    : QDialog(parent)
    , m_project(std::move(project))
    , m_ownChecks(std::move(ownChecks))
    , m_findings(std::move(findings))
    , m_format(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_file(new savefile::SaveField(QStringLiteral("report/folder"), m_project, this))
    , m_openAfter(new QCheckBox(tr("Open &afterwards"), this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(tr("&Write Report"), this))
    , m_cancel(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report"));
    m_format->setObjectName(QStringLiteral("reportFormat"));
    m_language->setObjectName(QStringLiteral("reportLanguage"));
    m_file->line().setObjectName(QStringLiteral("reportFile"));
    m_file->setDialog(tr("Report"), [](const QString &suffix) {
        return tr("%1 files (*.%2)", "a format, its suffix").arg(suffix.toUpper(), suffix);
    });
    m_openAfter->setObjectName(QStringLiteral("openReportAfterwards"));
    m_message->setObjectName(QStringLiteral("reportMessage"));
    m_start->setObjectName(QStringLiteral("writeReport"));
    m_cancel->setObjectName(QStringLiteral("cancelReport"));
    m_format->addItem(tr("HTML, one file for browsers and mail"), int(ReportFormat::Html));
    m_format->addItem(tr("PDF, for printing and sharing"), int(ReportFormat::Pdf));
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    const QSettings store;
    m_format->setCurrentIndex(std::max(0, m_format->findData(store.value(FormatKey).toInt())));
    const bool chinese = QLocale().language() == QLocale::Chinese;
    const QString usual = chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
    m_language->setCurrentIndex(std::max(0, m_language->findData(store.value(LanguageKey, usual).toString())));
    m_openAfter->setChecked(store.value(OpenKey, true).toBool());
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setText(
        tr("Lists the issues of the site, their severity and how to fix them, with the first findings of each issue."));
    m_progress->hide();

    auto *form = new QFormLayout;
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Language"), m_language);
    auto *fileLabel = new QLabel(tr("F&ile"), this);
    fileLabel->setBuddy(&m_file->line());
    form->addRow(fileLabel, m_file);
    form->addRow(QString(), m_openAfter);
    // The underline of a letter takes the kerning away that the label's hint counts with.
    for (QWidget *field : std::initializer_list<QWidget *>{m_format, m_language}) {
        QWidget *label = form->labelForField(field);
        label->setMinimumWidth(label->sizeHint().width() + widgets::letterWidth(fontMetrics()));
    }
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    m_file->addButtons(*buttons); // last: the box shows what it has with each that it is given
    m_file->openButton()->setObjectName(QStringLiteral("openReport"));
    m_file->folderButton()->setObjectName(QStringLiteral("showReportFolder"));
    m_start->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addStretch(1);
    column->addWidget(buttons);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ReportDialog::proposeName);
    connect(m_start, &QPushButton::clicked, this, &ReportDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &ReportDialog::reject);
    connect(m_file, &savefile::SaveField::changed, this, &ReportDialog::refreshStart);
    connect(m_file, &savefile::SaveField::asked, this, &ReportDialog::refreshStart);
    connect(m_file, &savefile::SaveField::writeWanted, this, &ReportDialog::write);
    connect(m_file, &savefile::SaveField::refused, this, [this](const QString &reason) { ended(reason); });
    proposeName();
}

ReportDialog::~ReportDialog() = default;

ReportFormat ReportDialog::format() const
{
    return ReportFormat(m_format->currentData().toInt());
}

void ReportDialog::proposeName()
{
    m_file->setProposal(QString(store::shortName(m_project) % QStringLiteral("-report")),
        format() == ReportFormat::Pdf ? QStringLiteral("pdf") : QStringLiteral("html"));
}

void ReportDialog::setFile(const QString &path)
{
    m_file->setFile(path);
}

void ReportDialog::refreshStart()
{
    m_start->setEnabled(!m_job && !m_file->isAsking() && !m_file->file().isEmpty());
}

void ReportDialog::start()
{
    if (m_job)
        return;
    m_file->ask();
    refreshStart();
}

void ReportDialog::write(const QString &file)
{
    if (m_job)
        return;
    m_file->remember();
    QSettings store;
    store.setValue(FormatKey, int(format()));
    store.setValue(LanguageKey, m_language->currentData());
    store.setValue(OpenKey, m_openAfter->isChecked());
    m_job = std::make_unique<ReportJob>(ReportWishes{m_project, file, format(), m_language->currentData().toString(),
        m_ownChecks, m_findings ? m_findings() : models::SharedFindings()});
    const QString shownName = words::foreign::shown(QDir::toNativeSeparators(file));
    connect(m_job.get(), &ReportJob::progressed, this, [this](qint64 done, qint64 all) {
        m_progress->setRange(0, int(std::max<qint64>(all / 100, 1))); // of a million URLs and more
        m_progress->setValue(int(std::min(done, all) / 100));
        m_message->setText(
            done < all ? tr("Checking: %1 of %2…").arg(format::count(done), format::count(all)) : tr("Writing…"));
    });
    connect(m_job.get(), &ReportJob::succeeded, this, [this, file, shownName] {
        m_file->setWritten(file);
        ended(tr("Report written to “%1”.").arg(shownName));
        if (m_openAfter->isChecked())
            m_file->openWritten();
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
                ended(tr("The folder of “%1” does not exist. Choose another one.").arg(shownName), details);
                break;
            case Failure::CannotWrite:
                ended(tr("Writing “%1” failed. Is the disk full?").arg(shownName), details);
                break;
            case Failure::NoLanguage:
                ended(tr("This build does not include that language."), details);
                break;
            }
        });
    m_file->setWritten({});
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
    for (QWidget *widget : std::initializer_list<QWidget *>{m_format, m_language, m_file, m_openAfter})
        widget->setEnabled(!running);
    refreshStart();
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
