#include "ui/crawleraccess/crawleraccessdialog.h"

#include "ui/widgets/exportbutton.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/widgets/tableview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace argiope::crawleraccess {

CrawlerAccessDialog::CrawlerAccessDialog(project::ProjectReader &reader, QWidget *parent)
    : QDialog(parent)
    , m_reader(reader)
    , m_model(new CrawlerAccessModel(this))
    , m_intro(new QLabel(this))
    , m_state(new QLabel(this))
    , m_table(new widgets::TableView(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("crawlerAccess"));
    m_table->setObjectName(QStringLiteral("crawlerAccessTable"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_intro->setWordWrap(true);
    m_state->setWordWrap(true);
    m_close->setDefault(true);
    auto *exportShown = new widgets::ExportButton(*m_model, this);
    exportShown->setObjectName(QStringLiteral("crawlerAccessExport"));
    connect(exportShown, &QToolButton::clicked, this,
        [this] { Q_EMIT tableExportRequested(m_model->shown(m_table->visibleColumns())); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(exportShown);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_state);
    column->addWidget(m_table, 1);
    column->addSpacing(fontMetrics().lineSpacing() / 2);
    column->addLayout(buttons);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 120, fontMetrics().lineSpacing() * 32});

    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_asked.reset();
        m_model->setFolders({});
        showState();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, &CrawlerAccessDialog::refresh);
    retranslate();
    refresh();
}

CrawlerAccessDialog::~CrawlerAccessDialog()
{
    if (m_asked)
        *m_asked = true;
}

void CrawlerAccessDialog::refresh()
{
    if (m_asked || !m_reader.isOpen())
        return;
    m_asked = m_reader.ask(
        project::Lane::Extras, this,
        [](store::Reader &reader, const std::atomic<bool> &cancelled) {
            return audit::crawlerAccess(reader, MostFolders, &cancelled);
        },
        [this](const QList<audit::FolderAccess> &folders) {
            m_asked.reset();
            m_model->setFolders(folders);
            m_table->resizeColumnsToContents();
            showState();
        });
    showState();
}

void CrawlerAccessDialog::showState()
{
    m_state->setVisible(m_model->folders().isEmpty());
    m_state->setText(m_asked ? tr("Reading the project…")
                             : tr("No robots.txt of this project was read, or no page of its hosts is known."));
}

void CrawlerAccessDialog::retranslate()
{
    setWindowTitle(tr("AI and Search Crawler Access"));
    m_intro->setText(
        tr("Access of AI crawlers and search bots by robots.txt, for each folder. A server or a CDN may still block "
           "them: “argiope-cli ai --ask” sends requests as each of them."));
    m_table->setAccessibleName(tr("AI and search crawler access by folder"));
    m_close->setText(tr("Close"));
    m_model->retranslate();
    showState();
    widgets::giveMnemonics(*this);
}

void CrawlerAccessDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace argiope::crawleraccess
