#include "ui/compare/compareview.h"

#include "core/audit/words.h"
#include "ui/compare/comparebar.h"
#include "ui/compare/differencemodel.h"
#include "ui/compare/textdifference.h"
#include "ui/project/projectreader.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <climits>

namespace argiope::compareview {

using compare::Difference;
using compare::What;
using words::format::count;

namespace {

QString textHtml(const QString &text)
{
    return text.toHtmlEscaped();
}

} // namespace

CompareView::CompareView(project::ProjectReader &reader, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_bar(new CompareBar(this))
    , m_chips(new widgets::ChipBar(this))
    , m_filter(new widgets::FilterField(this))
    , m_count(new QLabel(this))
    , m_export(new QToolButton(this))
    , m_exportAs(new QAction(m_export))
    , m_model(new DifferenceModel(this))
    , m_table(new widgets::TableView(this))
    , m_detail(new QTextEdit(this))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_notes(new QLabel(this))
{
    setObjectName(QStringLiteral("compareView"));
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_filter->setObjectName(QStringLiteral("compareFilter"));
    m_detail->setObjectName(QStringLiteral("compareDetail"));
    m_export->setObjectName(QStringLiteral("compareExport"));
    m_chips->setObjectName(QStringLiteral("compareChips"));
    m_notes->setObjectName(QStringLiteral("compareNotes"));
    m_chips->addChip(int(What::New), widgets::Mark::Ok);
    m_chips->addChip(int(What::Gone), widgets::Mark::Skipped);
    m_chips->addChip(int(What::Changed), widgets::Mark::Redirect);
    m_chips->addChip(int(What::IssueNew), widgets::Mark::ClientError);
    m_chips->addChip(int(What::IssueMended), widgets::Mark::Waiting);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(DifferenceModel::Url, new widgets::UrlDelegate(this));
    m_table->setItemDelegateForColumn(
        DifferenceModel::What, new widgets::StatusDelegate(DifferenceModel::KindRole, this));
    m_table->restoreColumns(QStringLiteral("compare"), [](int column) {
        static constexpr int Widths[DifferenceModel::ColumnCount] = {42, 16, 38, 26, 26};
        return Widths[column];
    });
    m_table->enableSorting();
    m_detail->setReadOnly(true);
    m_detail->setTabChangesFocus(true);
    m_export->setIcon(widgets::icon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setAutoRaise(true);
    m_export->setFocusPolicy(Qt::TabFocus);
    m_export->setPopupMode(QToolButton::MenuButtonPopup);
    m_export->addAction(m_exportAs);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setWordWrap(true);
    m_count->setTextFormat(Qt::PlainText);

    auto *row = new QHBoxLayout;
    row->addWidget(m_chips);
    row->addSpacing(8);
    row->addWidget(m_filter, 1);
    row->addSpacing(8);
    row->addWidget(m_count);
    row->addSpacing(8);
    row->addWidget(m_export);
    m_split->addWidget(m_table);
    m_split->addWidget(m_detail);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 1);
    m_split->setCollapsible(0, false);
    m_stack->addWidget(m_split);
    m_empty->setObjectName(QStringLiteral("compareEmpty"));
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(m_bar);
    column->addLayout(row);
    column->addWidget(m_notes);
    column->addWidget(m_stack, 1);

    connect(m_bar, &CompareBar::started, this, &CompareView::start);
    connect(m_bar, &CompareBar::choiceChanged, this, &CompareView::refreshState);
    connect(m_bar, &CompareBar::cancelRequested, this, [this] {
        if (m_job)
            m_job->cancel();
    });
    connect(m_chips, &widgets::ChipBar::changed, this, [this] {
        QList<What> kinds;
        for (const int id : m_chips->checked())
            kinds.append(What(id));
        m_model->setKinds(kinds);
    });
    connect(m_filter, &widgets::FilterField::filterChanged, m_model, &DifferenceModel::setText);
    connect(m_filter, &widgets::FilterField::leftDownwards, this, &CompareView::focusContent);
    connect(m_model, &DifferenceModel::arranged, this, &CompareView::refreshState);
    connect(m_table, &widgets::TableView::currentRowChanged, this, [this] {
        showDifference();
        selectUrl();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CompareView::showDifference);
    connect(m_table, &widgets::TableView::rowActivated, this, [this](const QModelIndex &index) {
        Q_EMIT openRequested(index.data(DifferenceModel::UrlTextRole).toString());
    });
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, [this] {
        if (!m_model->compared()) {
            m_bar->setFocus(); // the button goes; the table gets it from there
            m_bar->start();
            return;
        }
        clearFilter();
    });
    connect(m_export, &QToolButton::clicked, this, [this] { Q_EMIT tableExportRequested(shownTable()); });
    connect(m_exportAs, &QAction::triggered, this, [this] { Q_EMIT tableExportAsRequested(m_model->whole()); });
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_job.reset();
        m_bar->setRunning(false);
        take(nullptr);
        m_project.clear();
        m_bar->setProject({}, {});
    });
    connect(&m_reader, &project::ProjectReader::opened, this, &CompareView::askForRuns);
    retranslate();
}

CompareView::~CompareView() = default;

QString CompareView::title() const
{
    return tr("Compare");
}

void CompareView::poll(bool last)
{
    if (last)
        askForRuns(); // a recrawl has begun another
}

void CompareView::follow(const project::ProjectSession & /*session*/)
{
    askForRuns();
}

void CompareView::showEvent(QShowEvent *event)
{
    askForRuns();
    View::showEvent(event);
}

void CompareView::askForRuns()
{
    if (!m_reader.isOpen())
        return;
    const QString path = m_reader.path();
    (void)m_reader.ask(
        project::Lane::Rows, this, [](store::Reader &reader, const std::atomic<bool> &) { return reader.runs(); },
        [this, path](const QList<store::RunInfo> &runs) {
            m_project = path;
            m_bar->setProject(path, runs);
        });
}

void CompareView::start(const Request &request)
{
    take(nullptr);
    m_job = std::make_unique<CompareJob>(request);
    m_bar->setRunning(true);
    const auto ended = [this] {
        m_job.reset();
        m_bar->setRunning(false);
        refreshState();
    };
    connect(m_job.get(), &CompareJob::progressed, m_bar, &CompareBar::setProgress);
    connect(m_job.get(), &CompareJob::succeeded, this, [this, ended](const SharedCompared &compared) {
        const bool hadFocus = m_bar->isAncestorOf(QApplication::focusWidget());
        ended();
        take(compared);
        if (hadFocus)
            focusContent();
        Q_EMIT this->compared();
    });
    connect(m_job.get(), &CompareJob::failed, this, [this, ended](const QString &text) {
        ended();
        Q_EMIT reported(tr("The two crawls cannot be compared."), text, true);
    });
    connect(m_job.get(), &CompareJob::canceled, this, ended);
    m_job->start(QThread::LowPriority);
    refreshState();
}

void CompareView::take(const SharedCompared &compared)
{
    m_chips->setChecked({});
    m_model->setCompared(compared);
    refreshState();
}

void CompareView::refreshChips()
{
    const SharedCompared &compared = m_model->compared();
    const compare::CompareResult result = compared ? compared->result : compare::CompareResult();
    qint64 added = 0;
    qint64 mended = 0;
    for (const compare::IssueSum &sum : result.issues) {
        added += sum.added;
        mended += sum.mended;
    }
    const auto set = [this](What what, const QString &text, const QString &tip) {
        m_chips->setText(int(what), text, tip);
        m_chips->button(int(what))->setEnabled(m_model->compared() != nullptr);
    };
    set(What::New, tr("New %1", "a number of URLs").arg(count(result.added)),
        tr("URLs found only in the second crawl, or answered with 404 or 410 in the first."));
    set(What::Gone, tr("Removed %1", "a number of URLs").arg(count(result.gone)),
        tr("URLs found only in the first crawl, or answered with 404 or 410 in the second."));
    set(What::Changed, tr("Changed %1", "a number of URLs").arg(count(result.changed)),
        tr("URLs in both crawls with changed values; one row per column."));
    set(What::IssueNew, tr("New issues %1", "a number").arg(count(added)),
        tr("Issues found in the second crawl but not in the first."));
    set(What::IssueMended, tr("Fixed issues %1", "a number").arg(count(mended)),
        tr("Issues found in the first crawl but not in the second."));
}

void CompareView::refreshState()
{
    refreshChips();
    const SharedCompared &compared = m_model->compared();
    m_export->setEnabled(compared && m_model->isCurrent() && m_model->rowCount() > 0);
    m_filter->setEnabled(compared != nullptr);
    m_count->setText(compared ? tr("%Ln row(s)", nullptr, m_model->rowCount()) : QString());
    QStringList notes;
    if (compared) {
        qint64 open = 0;
        for (const compare::IssueSum &sum : compared->result.issues)
            open += sum.undecidable;
        qint64 unknown = 0;
        for (const compare::ColumnSum &sum : compared->result.columns)
            unknown += sum.undecidable;
        if (open > 0) {
            notes << tr("%Ln issue(s) of one crawl could not be checked in the other: neither new nor fixed.", nullptr,
                int(std::min<qint64>(open, INT_MAX)));
        }
        if (unknown > 0) {
            notes << tr("%Ln value(s) cannot be compared: one of the pages was read by an older version of Argiope.",
                nullptr, int(std::min<qint64>(unknown, INT_MAX)));
        }
        if (compared->result.folded > 0) {
            notes << tr("%Ln URL(s) of the first crawl are left out: the mapping merges them with others.", nullptr,
                int(std::min<qint64>(compared->result.folded, INT_MAX)));
        }
        if (compared->result.waitingBefore > 0 || compared->result.waitingAfter > 0) {
            const bool both = compared->result.waitingBefore > 0 && compared->result.waitingAfter > 0;
            notes << (both ? tr("Neither crawl is finished: depths are not compared.")
                    : compared->result.waitingBefore > 0
                    ? tr("The first crawl is not finished: depths are not compared.")
                    : tr("The second crawl is not finished: depths are not compared."));
        }
        if (compared->result.outdated > 0) {
            notes << tr("%Ln URL(s) of the second crawl have not been recrawled yet.", nullptr,
                int(std::min<qint64>(compared->result.outdated, INT_MAX)));
        }
    }
    m_notes->setText(notes.join(u' '));
    m_notes->setVisible(!notes.isEmpty());
    if (!compared && m_job) {
        m_empty->setTexts(tr("Comparing…"));
    } else if (!compared && m_bar->canCompare()) {
        m_empty->setTexts(tr("Two crawls are selected."),
            tr("Compare them: new and removed URLs, changed values, new and fixed issues."), tr("Compare"));
    } else if (!compared) {
        const bool isSame = !m_bar->before().isEmpty() && m_bar->before() == m_bar->after();
        m_empty->setTexts(isSame
                ? tr("Both sides are the same crawl. Choose another one to compare it with.")
                : tr("Choose two crawls to compare: new and removed URLs, changed values, new and fixed issues."),
            tr("Each recrawl is a run. This project can be compared with its earlier runs."));
    } else if (compared->spool.size() == 0) {
        m_empty->setTexts(tr("No differences between the two crawls."),
            tr("%Ln URL(s) are identical in both.", nullptr, int(std::min<qint64>(compared->result.same, INT_MAX))));
    } else {
        m_empty->setTexts(tr("No row matches the filter."), {}, tr("Clear the Filter"));
    }
    const bool rows = m_model->rowCount() > 0;
    const bool waits = compared && compared->spool.size() > 0 && !m_model->isCurrent();
    m_stack->setCurrentWidget(rows || waits ? static_cast<QWidget *>(m_split) : m_empty);
    showDifference();
}

QString CompareView::differenceHtml() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty() || !m_model->compared())
        return {};
    const Difference difference = m_model->at(rows.constFirst().row());
    const QString url = words::foreign::shown(difference.url, words::foreign::MostRead);
    QString html = QStringLiteral("<p>") + textHtml(DifferenceModel::whatText(difference.what)) + QStringLiteral(": ")
        + textHtml(url) + QStringLiteral("</p>");
    if (!difference.urlBefore.isEmpty() && difference.urlBefore != difference.url) {
        html += QStringLiteral("<p>")
            + textHtml(
                tr("In the first crawl: %1").arg(words::foreign::shown(difference.urlBefore, words::foreign::MostRead)))
            + QStringLiteral("</p>");
    }
    html += QStringLiteral("<p><b>") + textHtml(m_model->whereText(difference)) + QStringLiteral("</b></p>");
    if (difference.check) {
        const QString what = audit::words(*difference.check).what;
        if (!what.isEmpty())
            html += QStringLiteral("<p>") + textHtml(what) + QStringLiteral("</p>");
    }
    const QString before = m_model->valueText(difference, difference.before, words::foreign::MostRead);
    const QString after = m_model->valueText(difference, difference.after, words::foreign::MostRead);
    // What went is struck through, what came underlined: no colour alone tells them apart.
    QString left;
    QString right;
    for (const TextPiece &piece : textDifference(before, after)) {
        const QString text = textHtml(piece.text);
        if (piece.kind != TextPiece::Kind::Added)
            left += piece.kind == TextPiece::Kind::Removed
                ? QString(QStringLiteral("<s>") + text + QStringLiteral("</s>"))
                : text;
        if (piece.kind != TextPiece::Kind::Removed)
            right += piece.kind == TextPiece::Kind::Added
                ? QString(QStringLiteral("<b><u>") + text + QStringLiteral("</u></b>"))
                : text;
    }
    const auto line = [](const QString &title, const QString &text) -> QString {
        return QStringLiteral("<tr><td style=\"padding-right:12px\">") + textHtml(title) + QStringLiteral("</td><td>")
            + (text.isEmpty() ? QStringLiteral("–") : text) + QStringLiteral("</td></tr>");
    };
    if (!before.isEmpty() || !after.isEmpty())
        html += QStringLiteral("<table>") + line(tr("Before"), left) + line(tr("After"), right)
            + QStringLiteral("</table>");
    return html;
}

void CompareView::showDifference()
{
    const QString html = differenceHtml();
    if (html.isEmpty())
        m_detail->clear();
    else
        m_detail->setHtml(html);
}

/// The details below show the URL, where it is one of the open project.
void CompareView::selectUrl()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty() || !m_model->compared())
        return;
    const Difference difference = m_model->at(rows.constFirst().row());
    const Request &request = m_model->compared()->request;
    base::UrlId id = base::UrlId::None;
    if (request.after.path == m_project)
        id = difference.second;
    if (id == base::UrlId::None && request.before.path == m_project)
        id = difference.first;
    if (id != base::UrlId::None)
        Q_EMIT urlSelected(qint64(base::raw(id)));
}

void CompareView::focusContent()
{
    if (m_stack->currentWidget() == m_split) {
        m_table->setFocus();
        m_table->selectFirstIfNone();
    } else {
        m_bar->setFocus();
    }
}

void CompareView::clearFilter()
{
    m_filter->setFilter({});
    m_chips->setChecked({});
    m_model->setKinds({});
    m_model->setText({});
}

void CompareView::saveColumns() const
{
    m_table->saveColumns();
}

void CompareView::retranslate()
{
    m_bar->retranslate();
    m_filter->setHints({tr("Filter by URL, column or value…"), tr("URL, column or value…"), tr("Filter…")});
    m_filter->setAccessibleName(tr("Difference filter"));
    m_table->setAccessibleName(tr("Differences"));
    m_detail->setAccessibleName(tr("Full difference"));
    m_detail->setPlaceholderText(tr("Select a row to see the old and the new value."));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Exports these rows and columns to a file (Ctrl+Shift+E)"));
    m_exportAs->setText(tr("Export &As…"));
    m_model->retranslate();
    refreshState();
}

models::ShownTable CompareView::shownTable() const
{
    return m_model->isCurrent() ? m_model->shown(m_table->visibleColumns()) : models::ShownTable();
}

} // namespace argiope::compareview
