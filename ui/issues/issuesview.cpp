#include "ui/issues/issuesview.h"

#include "core/audit/words.h"
#include "ui/issues/findingspane.h"
#include "ui/issues/ignoresdialog.h"
#include "ui/issues/rulesbutton.h"
#include "ui/models/findingstable.h"
#include "ui/models/issuesmodel.h"
#include "ui/models/patterncount.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/bardelegate.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/foldingline.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

namespace argiope::issues {

using models::IssuesModel;
using widgets::Mark;
using IssueMark = IssuesModel::IssueMark;
using audit::Severity;
namespace format = words::format;

static_assert(int(IssueMark::Error) == int(Mark::Failed) && int(IssueMark::Warning) == int(Mark::Warning)
    && int(IssueMark::Notice) == int(Mark::Notice));

namespace {

constexpr int FilterLetters = 26; ///< of what is typed that can be seen however narrow the window is

constexpr Severity Severities[] = {Severity::Error, Severity::Warning, Severity::Notice};

} // namespace

IssuesView::IssuesView(project::ProjectSession &session, QWidget *parent)
    : View(parent)
    , m_session(session)
    , m_audit(new models::AuditRun(session, this))
    , m_model(new IssuesModel(*m_audit, this))
    , m_filter(new widgets::FilterField(this))
    , m_severities(new widgets::ChipBar(this))
    , m_groups(new QComboBox(this))
    , m_all(new QCheckBox(this))
    , m_ignores(new QToolButton(this))
    , m_rules(new RulesButton(*m_audit, this))
    , m_state(new widgets::ElidedLabel(this))
    , m_again(new QToolButton(this))
    , m_table(new widgets::TableView(this))
    , m_pane(new FindingsPane(session.reader(), this))
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_filter->setObjectName(QStringLiteral("issuesFilter"));
    m_severities->setObjectName(QStringLiteral("severityChips"));
    m_groups->setObjectName(QStringLiteral("issueGroups"));
    m_all->setObjectName(QStringLiteral("showAllChecks"));
    m_ignores->setObjectName(QStringLiteral("showIgnores"));
    m_state->setObjectName(QStringLiteral("auditState"));
    m_again->setObjectName(QStringLiteral("auditAgain"));
    m_table->setObjectName(QStringLiteral("issuesTable"));
    m_severities->addChip(int(Severity::Error), Mark::Failed);
    m_severities->addChip(int(Severity::Warning), Mark::Warning);
    m_severities->addChip(int(Severity::Notice), Mark::Notice);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(IssuesModel::Severity, new widgets::StatusDelegate(IssuesModel::MarkRole, this));
    m_table->setItemDelegateForColumn(IssuesModel::Share, new widgets::BarDelegate(IssuesModel::ShareRole, this));
    m_table->restoreColumns(QStringLiteral("issues"), [](int column) {
        static constexpr int Widths[IssuesModel::ColumnCount] = {12, 50, 9, 10, 9, 9, 30, 10, 9, 10};
        return Widths[column];
    });
    m_table->enableSorting();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_filter->setMinimumWidth(widgets::letterWidth(fontMetrics()) * FilterLetters);
    m_groups->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_groups->setMinimumContentsLength(8);
    for (QToolButton *button : {m_ignores, m_again}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }

    auto *row = new widgets::FoldingLine(this);
    row->addWidget(m_filter, 2);
    row->addFolding(m_severities);
    row->addWidget(m_groups, 1);
    row->addWidget(m_all);
    row->addWidget(m_ignores);
    row->addWidget(m_rules);
    row->addWidget(m_state);
    row->addWidget(m_again);
    row->addWidget(makeExportButton(*m_model, QStringLiteral("issuesExport")));
    m_split->addWidget(m_table);
    m_split->addWidget(m_pane);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->setChildrenCollapsible(false);
    m_stack->addWidget(m_split);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(row);
    column->addWidget(m_stack, 1);

    connect(m_filter, &widgets::FilterField::filterChanged, m_model, &IssuesModel::setFilter);
    connect(m_filter, &widgets::FilterField::leftDownwards, this, [this] {
        focusContent();
        m_table->selectFirstIfNone();
    });
    connect(m_severities, &widgets::ChipBar::changed, this, [this] {
        QList<Severity> shown;
        for (const int severity : m_severities->checked())
            shown.append(Severity(severity));
        m_model->setSeverities(shown);
    });
    connect(m_groups, &QComboBox::activated, this, [this] {
        const QVariant group = m_groups->currentData();
        m_model->setGroup(group.isValid() ? std::optional(audit::Group(group.toInt())) : std::nullopt);
    });
    connect(m_all, &QCheckBox::toggled, m_model, &IssuesModel::setAllShown);
    connect(m_ignores, &QToolButton::clicked, this, &IssuesView::showIgnores);
    connect(m_again, &QToolButton::clicked, this, [this] {
        if (m_audit->isRunning())
            m_audit->cancel();
        else
            m_audit->start();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &IssuesView::showCurrent);
    connect(m_table, &widgets::TableView::rowActivated, this, &IssuesView::showUrls);
    connect(m_table, &QWidget::customContextMenuRequested, this, &IssuesView::showMenu);
    connect(m_pane, &FindingsPane::urlsRequested, this, &IssuesView::showUrls);
    connect(m_pane, &FindingsPane::urlSelected, this, &IssuesView::urlSelected);
    connect(m_pane, &FindingsPane::detailsRequested, this, &IssuesView::detailsRequested);
    connect(m_pane, &FindingsPane::openRequested, this, &IssuesView::openRequested);
    connect(m_pane, &FindingsPane::ignoreRequested, this, &IssuesView::ignore);
    connect(m_pane, &FindingsPane::patternRequested, this, [this](const QString &pattern) {
        if (const audit::Check *check = m_pane->check())
            ignoreByPattern(*check, pattern);
    });
    connect(m_pane, &FindingsPane::tableExportRequested, this, &IssuesView::tableExportRequested);
    connect(m_pane, &FindingsPane::exportRequested, this, [this] {
        if (const audit::Check *check = m_pane->check())
            exportFindings({check});
    });
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, [this] {
        if (m_audit->isCanceled() || m_audit->error())
            m_audit->start();
        else if (m_model->isFiltered())
            clearFilter();
        else
            m_all->setChecked(true);
    });
    connect(m_rules, &RulesButton::ownChecksRequested, this, &IssuesView::ownChecksRequested);
    connect(m_model, &IssuesModel::updated, this, &IssuesView::refreshState);
    connect(m_audit, &models::AuditRun::updated, this, &IssuesView::refreshState);
    connect(m_audit, &models::AuditRun::progressed, this, &IssuesView::refreshProgress);
    connect(m_audit, &models::AuditRun::crawlAudited, this, &IssuesView::crawlAudited);
    connect(&session.reader(), &project::ProjectReader::sessionChanged, this, [this] {
        m_wanted = nullptr;
        delete m_dialog;
        m_rules->closeDialog();
    });
    retranslate();
}

QString IssuesView::title() const
{
    return tr("Issues");
}

void IssuesView::poll(bool last)
{
    m_audit->poll(last);
}

void IssuesView::follow(const project::ProjectSession &session)
{
    m_pane->setOrigin(words::originOfSeed(session.settings().seeds.value(0)));
    refreshState();
}

void IssuesView::focusContent()
{
    m_focusWaits = m_stack->currentWidget() != m_split;
    if (!m_focusWaits)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        m_filter->setFocus(Qt::ShortcutFocusReason);
}

void IssuesView::select(const QByteArray &id, qint64 url)
{
    const audit::Check *check = m_audit->findings() ? m_audit->findings()->find(id) : audit::checkFromId(id);
    if (!check)
        return;
    clearFilter();
    m_wanted = check;
    if (const int row = m_model->rowOf(*check); row >= 0)
        m_table->selectRow(row);
    if (url != 0 && m_pane->check() == check)
        m_pane->select(url);
}

const audit::Check *IssuesView::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &m_model->at(rows.constFirst().row());
}

void IssuesView::showCurrent()
{
    const audit::Check *check = current();
    if (check)
        m_wanted = check;
    m_pane->show(m_audit->findings(), check);
}

void IssuesView::showUrls()
{
    const audit::Check *check = current();
    if (!check || !m_audit->findings())
        return;
    const store::ListQuery query = IssuesModel::urlsOf(*m_audit->findings(), *check);
    if (!query.only->ids.empty())
        Q_EMIT filterRequested(query);
}

void IssuesView::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    const audit::Check &check = m_model->at(index.row());
    const models::SharedFindings &findings = m_audit->findings();
    const bool any = findings && !findings->of(check).isEmpty();
    const bool asks = findings && audit::sumOf(findings->result, check).needsPerson > 0;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("issueMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show &URLs"), this, &IssuesView::showUrls)->setEnabled(any);
    menu->addAction(tr("&Export Findings…"), this, [this, &check] { exportFindings({&check}); })
        ->setEnabled(any || asks);
    menu->addAction(tr("Export &All Findings…"), this,
            [this] {
                if (const auto &all = m_audit->findings())
                    exportFindings(all->asked());
            })
        ->setEnabled(bool(m_audit->findings()));
    menu->addSeparator();
    menu->addAction(tr("&Ignore on Every URL"), this,
            [this, &check] {
                ignore({check.id, {}, {}});
            })
        ->setEnabled(m_audit->canIgnore());
    menu->addAction(tr("Ignore by &Pattern…"), this, [this, &check] { ignoreByPattern(check, {}); })
        ->setEnabled(m_audit->canIgnore());
    menu->addSeparator();
    menu->addAction(tr("&Copy Row"), m_table, &widgets::TableView::copySelection)->setShortcut(QKeySequence::Copy);
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void IssuesView::refreshState()
{
    refreshFilters();
    refreshProgress();
    refreshIgnores();
    const bool rows = m_model->rowCount() > 0;
    if (rows) {
        m_stack->setCurrentWidget(m_split);
        // The keyboard was meant for rows that were not known yet.
        if (std::exchange(m_focusWaits, false) && m_filter->hasFocus() && m_filter->text().isEmpty())
            m_table->setFocus();
        if (!current()) {
            // The worst, or what was there before the rows were others.
            const int row = m_wanted ? m_model->rowOf(*m_wanted) : 0;
            if (m_audit->findings() || m_wanted)
                m_table->selectRow(std::max(row, 0));
        }
        showCurrent();
        return;
    }
    const bool project = m_session.hasProject();
    if (const auto &error = m_audit->error(); error && !m_model->isKnown()) {
        const words::wording::Explained explained = words::wording::error(*error);
        m_empty->setTexts(explained.text, explained.details, tr("Check Again"));
    } else if (m_audit->isCanceled() && !m_model->isKnown()) {
        m_empty->setTexts(tr("The check was cancelled."), {}, tr("Check Again"));
    } else if (!project || !m_model->isKnown()) {
        m_empty->setTexts(
            project ? tr("Checking the crawl…") : tr("The issues of the site appear here, most severe first."),
            project ? QString() : tr("Crawl a site: it is checked during and after the crawl, without any setup."));
    } else if (m_model->isFiltered()) {
        m_empty->setTexts(tr("No issue matches the filter."), {}, tr("Clear the Filter"));
    } else {
        const int undecided = m_model->undecided();
        m_empty->setTexts(m_audit->findings() ? tr("No issues found by %Ln check(s).", nullptr, m_model->checked())
                                              : tr("No issues found so far."),
            undecided > 0 ? tr("%Ln of them could not check every URL: pages were read by an older version, headers "
                               "were not stored, or linked URLs were not fetched.",
                nullptr, undecided)
                          : QString(),
            tr("Show All Checks"));
    }
    m_stack->setCurrentWidget(m_empty);
}

void IssuesView::refreshProgress()
{
    const bool running = m_audit->isRunning();
    const models::SharedFindings &findings = m_audit->findings();
    QString text;
    QString tip;
    if (running) {
        const models::AuditProgress &progress = m_audit->progress();
        text = tr("Checking…");
        if (progress.all > 0) {
            tip = tr("%1 of %2").arg(format::count(progress.done), format::count(progress.all));
            text = tr("Checking, %1 %…").arg(format::count(100 * progress.done / progress.all));
        }
    } else if (m_audit->isCanceled()) {
        text = tr("Check cancelled");
    } else if (m_audit->error()) {
        text = tr("Check failed");
        tip = words::wording::error(*m_audit->error()).text;
    } else if (findings) {
        text = tr("%Ln URL(s) checked", nullptr, int(findings->result.urls));
        tip = tr("%1 of them are pages. Checked on %2.")
                  .arg(format::count(findings->result.pages), format::dateTime(findings->at));
        if (const int undecided = m_model->undecided(); undecided > 0) {
            tip += u'\n';
            tip += tr("%Ln check(s) found nothing, but could not check every URL.", nullptr, undecided);
        }
    }
    m_state->setText(text);
    // What was checked is read at a glance, so that the chips go below before it is cut; of a check that runs the
    // number changes all the time.
    m_state->setMinimumWidth(running ? 0 : m_state->sizeHint().width());
    m_state->setToolTip(words::foreign::plain(tip.isEmpty() ? text : QString(text % u'\n' % tip)));
    m_again->setIcon(widgets::icon(running ? QStringLiteral("close") : QStringLiteral("reset")));
    m_again->setToolTip(running ? tr("Cancel the check") : tr("Check again"));
    m_again->setAccessibleName(m_again->toolTip());
    m_again->setEnabled(running || m_session.reader().isOpen());
}

void IssuesView::refreshFilters()
{
    for (const Severity severity : Severities) {
        const int found = m_model->found(severity);
        const QString count = format::count(found);
        switch (severity) {
        case Severity::Error:
            m_severities->setText(int(severity), tr("Errors %1").arg(count), tr("Harm visitors or search results"));
            break;
        case Severity::Warning:
            m_severities->setText(
                int(severity), tr("Warnings %1").arg(count), tr("May harm visitors or search results"));
            break;
        case Severity::Notice:
            m_severities->setText(int(severity), tr("Notices %1").arg(count), tr("Worth reviewing"));
            break;
        }
    }
    if (m_groups->view()->isVisible()) // nothing changes under the pointer
        return;
    const auto checks = m_audit->checks();
    const QVariant chosen = m_groups->currentData();
    m_groups->clear();
    m_groups->addItem(tr("All groups"));
    for (int i = 0; i < audit::GroupCount; ++i) {
        const auto group = audit::Group(i);
        const bool asked = std::any_of(
            checks.begin(), checks.end(), [group](const audit::Check *check) { return check->group == group; });
        if (!asked)
            continue;
        const int found = m_model->found(group);
        if (found > 0 || m_all->isChecked() || chosen == QVariant(i))
            m_groups->addItem(tr("%1 (%2)", "group (issues)").arg(audit::groupTitle(group), format::count(found)), i);
    }
    m_groups->setCurrentIndex(std::max(m_groups->findData(chosen), 0));
}

void IssuesView::refreshIgnores()
{
    const auto number = m_audit->ignores().size();
    m_ignores->setText(number > 0 ? tr("Ignored (%1)…").arg(format::count(number)) : tr("Ignored…"));
    m_ignores->setVisible(number > 0); // else it leads to an empty list
    m_ignores->setEnabled(m_audit->areIgnoresKnown());
    m_pane->setIgnorable(m_audit->canIgnore(),
        m_session.isBeingWritten() ? tr("Another program is writing to this project.")
                                   : tr("This project is read-only."));
    if (m_dialog)
        m_dialog->setIgnores(m_audit->ignores(), m_audit->canIgnore());
}

void IssuesView::clearFilter()
{
    m_filter->setFilter({});
    m_severities->setChecked({});
    m_groups->setCurrentIndex(0);
    m_model->setFilter({});
    m_model->setSeverities({});
    m_model->setGroup({});
}

void IssuesView::ignore(const audit::Ignore &ignore)
{
    QList<audit::Ignore> ignores = m_audit->ignores();
    if (ignores.size() >= audit::MostIgnores) {
        Q_EMIT reported(tr("At most %1 ignore rules can be stored. Combine several into one pattern.")
                            .arg(format::count(audit::MostIgnores)),
            {}, true);
        return;
    }
    if (!ignores.contains(ignore))
        m_audit->setIgnores(ignores << ignore);
}

void IssuesView::ignoreByPattern(const audit::Check &check, const QString &pattern)
{
    auto *count
        = m_audit->findings() ? new models::PatternCount(m_session.reader(), m_audit->findings(), check) : nullptr;
    auto *dialog = new IgnoreDialog(check, pattern, count, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { ignore(dialog->ignore()); });
    connect(&m_session.reader(), &project::ProjectReader::sessionChanged, dialog, &QWidget::close);
    dialog->open();
}

void IssuesView::showIgnores()
{
    if (!m_dialog) {
        m_dialog = new IgnoresDialog(this);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &IgnoresDialog::changed, this, [this] { m_audit->setIgnores(m_dialog->ignores()); });
    }
    m_dialog->setIgnores(m_audit->ignores(), m_audit->canIgnore());
    m_dialog->show();
    m_dialog->raise();
}

void IssuesView::exportFindings(const QList<const audit::Check *> &checks)
{
    if (m_audit->findings())
        Q_EMIT tableExportAsRequested(models::issuesTable(m_session.path(), m_audit->findings(), checks));
}

QStringList IssuesView::leadingErrors(const models::AuditFindings &findings)
{
    QStringList parts;
    const auto lead = [&](const char *id, bool instances, auto words) {
        const audit::Check *check = audit::checkFromId(id);
        const bool counts
            = audit::severityOf(findings.result, *check) == Severity::Error && !audit::isOff(findings.result, *check);
        const audit::CheckFindings &found = findings.of(*check);
        if (counts && found.pages() > 0)
            parts << words(
                int(std::min<qint64>(instances ? found.instances() : found.pages(), std::numeric_limits<int>::max())));
    };
    lead("index-site-noindex", false, [](int) { return tr("the whole site is noindex"); });
    lead("link-broken", true, [](int count) { return tr("%Ln broken link(s)", nullptr, count); });
    lead("http-server-error", false, [](int count) { return tr("%Ln server error(s)", nullptr, count); });
    lead("redirect-loop", false, [](int count) { return tr("%Ln redirect loop(s)", nullptr, count); });
    return parts;
}

QString IssuesView::verdict() const
{
    const models::SharedFindings &findings = m_audit->findings();
    if (!findings)
        return {};
    const QString urls = format::count(findings->result.urls);
    const int errors = m_model->found(Severity::Error);
    const int warnings = m_model->found(Severity::Warning);
    if (errors + warnings > 0) {
        QStringList parts = leadingErrors(*findings);
        if (const int others = errors - int(parts.size()); others > 0 && !parts.isEmpty())
            parts << tr("%Ln other type(s) of errors", nullptr, others);
        else if (others > 0)
            parts << tr("%Ln type(s) of errors", nullptr, others);
        if (warnings > 0)
            parts << tr("%Ln type(s) of warnings", nullptr, warnings);
        return tr("%1 URLs crawled: %2", "number of URLs, what is wrong with them")
            .arg(urls, parts.join(tr(", ", "between two kinds of issues")));
    }
    if (const int notices = m_model->found(Severity::Notice); notices > 0)
        return tr("%1 URLs crawled: no errors, no warnings, %2")
            .arg(urls, tr("%Ln type(s) of notices", nullptr, notices));
    return tr("%1 URLs crawled: no issues found by %2 checks").arg(urls, format::count(m_model->checked()));
}

void IssuesView::saveColumns() const
{
    m_table->saveColumns();
    m_pane->saveColumns();
}

void IssuesView::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by name…"));
    m_filter->setAccessibleName(tr("Issue filter"));
    m_groups->setAccessibleName(tr("Issue group"));
    m_all->setText(tr("Show all"));
    m_all->setToolTip(tr("Also shows checks without findings"));
    m_ignores->setToolTip(tr("Issues that this project ignores"));
    m_table->setAccessibleName(tr("Issues"));
    m_model->retranslate();
    m_rules->retranslate();
    m_pane->retranslate();
    refreshState();
}

void IssuesView::showEvent(QShowEvent *event)
{
    m_audit->setWatched(this, true);
    QWidget::showEvent(event);
}

void IssuesView::hideEvent(QHideEvent *event)
{
    m_audit->setWatched(this, false);
    QWidget::hideEvent(event);
}

models::ShownTable IssuesView::shownTable() const
{
    return m_model->shown(m_table->visibleColumns());
}

} // namespace argiope::issues
