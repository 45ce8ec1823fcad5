#include "ui/details/issuespane.h"

#include "core/store/place.h"
#include "ui/models/urlissuesmodel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace argiope::details {

using models::UrlIssuesModel;

IssuesPane::IssuesPane(project::ProjectReader &reader, models::AuditRun &audit, QWidget *parent)
    : QWidget(parent)
    , m_reader(reader)
    , m_audit(&audit)
    , m_model(new UrlIssuesModel(reader, this))
    , m_state(new QLabel(this))
    , m_table(new widgets::TableView(this))
    , m_urlDelegate(new widgets::UrlDelegate(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_table->setObjectName(QStringLiteral("urlIssues"));
    m_state->setObjectName(QStringLiteral("urlIssuesState"));
    m_empty->setObjectName(QStringLiteral("urlIssuesEmpty"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setContentsMargins(4, 2, 4, 0);
    m_state->setWordWrap(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(
        UrlIssuesModel::Severity, new widgets::StatusDelegate(UrlIssuesModel::MarkRole, this));
    m_table->setItemDelegateForColumn(UrlIssuesModel::Evidence, m_urlDelegate);
    m_table->restoreColumns(QStringLiteral("urlIssues"), [](int column) {
        static constexpr int Widths[UrlIssuesModel::ColumnCount] = {12, 50, 60};
        return Widths[column];
    });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->viewport()->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    m_empty->setQuiet();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_state);
    column->addWidget(m_stack, 1);

    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == UrlIssuesModel::Title)
            request(index);
    });
    connect(m_table, &widgets::TableView::rowActivated, this, &IssuesPane::request);
    connect(m_table, &QWidget::customContextMenuRequested, this, &IssuesPane::showMenu);
    connect(m_empty, &widgets::EmptyState::buttonClicked, &audit, &models::AuditRun::start);
    connect(&audit, &models::AuditRun::updated, this, &IssuesPane::refresh);
    connect(&audit, &models::AuditRun::progressed, this, &IssuesPane::refreshTexts);
    retranslate();
}

void IssuesPane::showUrl(qint64 id)
{
    m_record = {};
    m_model->show(m_audit->findings(), id);
    watch();
    refreshTexts();
    Q_EMIT changed();
}

void IssuesPane::setRecord(const store::UrlRecord &record)
{
    const bool another = m_record.page.fetchedAt != record.page.fetchedAt;
    m_record = record;
    if (another)
        m_model->show(m_audit->findings(), m_model->url()); // what shows the issues may have changed
    refreshTexts();
}

void IssuesPane::setOrigin(const QString &origin)
{
    m_urlDelegate->setOrigin(origin);
    m_table->viewport()->update();
}

std::optional<int> IssuesPane::counted() const
{
    if (m_model->url() == 0 || !m_audit->findings())
        return std::nullopt;
    return m_model->counted();
}

void IssuesPane::refresh()
{
    m_model->show(m_audit->findings(), m_model->url());
    watch();
    refreshTexts();
    Q_EMIT changed();
}

bool IssuesPane::isDatabase() const
{
    return store::Place::isDatabase(m_reader.path());
}

void IssuesPane::watch()
{
    // A server that several people share is asked for all of its rows only by those who say so.
    if (m_audit)
        m_audit->setWatched(this, isVisible() && m_model->url() != 0 && !isDatabase());
}

void IssuesPane::refreshTexts()
{
    const models::SharedFindings &findings = m_audit->findings();
    const bool rows = m_model->rowCount() > 0;
    m_stack->setCurrentWidget(rows ? static_cast<QWidget *>(m_table) : m_empty);
    QString state;
    if (m_model->url() != 0 && findings && !m_audit->currentFindings()) {
        state = tr("As checked at %1. Newer results are not included yet.").arg(words::format::dateTime(findings->at));
    }
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    if (rows)
        return;
    if (m_model->url() == 0) {
        m_empty->setTexts(tr("Select a URL above to see its issues."));
    } else if (findings) {
        if (m_record.page.id == base::UrlId::None)
            m_empty->setTexts(tr("No issues found. This URL was not fetched, so its content was not checked."));
        else if (m_record.role == store::UrlRole::Check)
            m_empty->setTexts(tr("No issues found. Only the response of this URL was checked, not its content."));
        else
            m_empty->setTexts(tr("No issues found on this URL."));
    } else if (m_audit->isRunning()) {
        m_empty->setTexts(tr("Checking the crawl…"));
    } else if (const auto &error = m_audit->error()) {
        const words::wording::Explained explained = words::wording::error(*error);
        m_empty->setTexts(explained.text, explained.details, tr("Check Again"));
    } else {
        m_empty->setTexts(m_audit->isCanceled() ? tr("The check was cancelled.") : tr("The crawl is not checked yet."),
            {}, tr("Check Now"));
    }
}

void IssuesPane::request(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT issueRequested(index.data(UrlIssuesModel::CheckRole).toByteArray());
}

void IssuesPane::showMenu(const QPoint &where)
{
    const QPersistentModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("urlIssueMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show in &Issues"), this, [this, index] { request(index); });
    menu->addSeparator();
    menu->addAction(tr("&Copy Rows"), m_table, &widgets::TableView::copySelection)->setShortcut(QKeySequence::Copy);
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void IssuesPane::saveColumns() const
{
    m_table->saveColumns();
}

void IssuesPane::retranslate()
{
    m_model->retranslate();
    refreshTexts();
}

void IssuesPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    watch();
}

void IssuesPane::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    watch();
}

bool IssuesPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::MouseMove) {
        const QModelIndex index = m_table->indexAt(static_cast<QMouseEvent *>(event)->pos());
        if (index.column() == UrlIssuesModel::Title)
            m_table->viewport()->setCursor(Qt::PointingHandCursor);
        else
            m_table->viewport()->unsetCursor();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace argiope::details
