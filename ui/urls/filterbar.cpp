#include "ui/urls/filterbar.h"

#include "ui/urls/savedfilters.h"
#include "ui/urls/savedfiltersdialog.h"
#include "ui/urls/urlfilter.h"
#include "ui/urls/wherebar.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/words/direction.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::urls {

using store::ListKind;
using store::ListQuery;
using widgets::Mark;
namespace wording = words::wording;

namespace {

constexpr int TextLetters = 26; ///< of the text to filter by, that can be seen however narrow the window is
constexpr int MenuDepths = 10; ///< depths that the menu offers; the overview has the others

QString filterName(ListKind kind)
{
    return kind == ListKind::Urls ? QStringLiteral("urlsFilter")
        : kind == ListKind::Queue ? QStringLiteral("queueFilter")
                                  : QStringLiteral("skippedFilter");
}

template <class T>
void toggle(QList<T> &list, T value)
{
    if (!list.removeAll(value))
        list.append(value);
}

} // namespace

FilterBar::FilterBar(ListKind kind, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_text(new widgets::FilterField(this))
    , m_regex(new QToolButton(this))
    , m_add(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_menu(new QMenu(this))
    , m_line(new QHBoxLayout)
    , m_chipLine(new QHBoxLayout)
    , m_conditions(new QWidget(this))
    , m_conditionRow(new QHBoxLayout(m_conditions))
    , m_where(new WhereBar(this))
    , m_columns(store::Columns::fixed())
{
    m_text->setObjectName(filterName(kind));
    m_text->setMinimumWidth(widgets::letterWidth(fontMetrics()) * TextLetters);
    m_regex->setObjectName(QStringLiteral("regex"));
    m_more->setObjectName(QStringLiteral("moreFilters"));
    m_regex->setText(words::isolated(QStringLiteral(".*")));
    m_regex->setCheckable(true);
    m_regex->setAutoRaise(true);
    m_more->setAutoRaise(true);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_line->addWidget(m_text, 1);
    m_line->addWidget(m_regex);
    if (kind == ListKind::Urls) {
        m_chips = new widgets::ChipBar(this);
        m_chips->addChip(int(Chip::Ok), Mark::Ok);
        m_chips->addChip(int(Chip::Redirect), Mark::Redirect);
        m_chips->addChip(int(Chip::ClientError), Mark::ClientError);
        m_chips->addChip(int(Chip::ServerError), Mark::ServerError);
        m_chips->addChip(int(Chip::Blocked), Mark::Blocked);
        m_chips->addChip(int(Chip::Failed), Mark::Failed);
        m_line->addWidget(m_chips);
        m_history = new widgets::ChipBar(this);
        m_history->setObjectName(QStringLiteral("historyChips"));
        for (const Chip chip : {Chip::New, Chip::Changed, Chip::Gone})
            m_history->addChip(int(chip));
        m_history->hide();
        m_line->addWidget(m_history);
        for (const widgets::ChipBar *chips : {m_chips, m_history})
            connect(chips, &widgets::ChipBar::changed, this, &FilterBar::changed);
    }
    m_add->setObjectName(QStringLiteral("startCondition"));
    m_add->setAutoRaise(true);
    m_line->addWidget(m_add);
    m_line->addWidget(m_more);
    m_conditionRow->setContentsMargins(0, 0, 0, 0);
    m_conditions->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_line);
    column->addLayout(m_chipLine);
    column->addWidget(m_conditions);
    column->addWidget(m_where);

    connect(m_text, &widgets::FilterField::filterChanged, this, &FilterBar::changed);
    connect(m_text, &widgets::FilterField::leftDownwards, this, &FilterBar::leftDownwards);
    connect(m_regex, &QToolButton::clicked, this, [this] {
        if (!m_text->text().trimmed().isEmpty())
            Q_EMIT changed();
    });
    connect(m_add, &QToolButton::clicked, this, [this] { m_where->startCondition(); });
    connect(m_where, &WhereBar::editorLeft, this, [this] {
        if (m_where->isAncestorOf(QApplication::focusWidget()))
            m_add->setFocus(); // or the keyboard would be with a button that filters
    });
    connect(m_where, &WhereBar::changed, this, &FilterBar::changed);
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    retranslate();
}

int FilterBar::widthInOneLine() const
{
    int width = m_line->minimumSize().width();
    for (const QWidget *chips : {m_chips, m_history}) {
        if (!chips->isHidden() && m_line->indexOf(chips) < 0)
            width += chips->sizeHint().width() + m_line->spacing();
    }
    return width;
}

void FilterBar::arrange()
{
    if (!m_chips)
        return;
    const bool below = widthInOneLine() > width();
    if (below == (m_chipLine->indexOf(m_chips) >= 0))
        return;
    for (QWidget *chips : std::initializer_list<QWidget *>{m_chips, m_history}) {
        (below ? m_line : m_chipLine)->removeWidget(chips);
        if (below)
            m_chipLine->addWidget(chips);
        else
            m_line->insertWidget(m_line->indexOf(m_add), chips);
    }
    // The stretch behind the chips is there only while they are.
    if (below)
        m_chipLine->addStretch(1);
    else
        delete m_chipLine->takeAt(0);
}

QSize FilterBar::minimumSizeHint() const
{
    QSize size = QWidget::minimumSizeHint();
    if (!m_chips)
        return size;
    int line = m_line->minimumSize().width();
    int chipLine = 0;
    for (const QWidget *chips : {m_chips, m_history}) {
        if (chips->isHidden())
            continue;
        const int width = chips->sizeHint().width() + m_line->spacing();
        chipLine += width;
        if (m_line->indexOf(chips) >= 0)
            line -= width;
    }
    size.setWidth(std::max(line, chipLine));
    return size;
}

void FilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool FilterBar::event(QEvent *event)
{
    // Something in the lines came, went or has other words.
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

ListQuery FilterBar::query() const
{
    ListQuery query = m_rest;
    query.kind = m_kind;
    query.text = m_text->text().trimmed();
    query.regex = m_regex->isChecked() && !query.text.isEmpty();
    ListQuery chips;
    applyChips(chips, checkedChips());
    query.statusClasses += chips.statusClasses;
    query.outcomes += chips.outcomes;
    query.changes += chips.changes;
    query.where = m_where->expression();
    return query;
}

QList<int> FilterBar::checkedChips() const
{
    return m_chips ? m_chips->checked() + m_history->checked() : QList<int>();
}

void FilterBar::setHistoryAvailable(bool available)
{
    if (!m_history)
        return;
    m_history->setVisible(available);
    if (!available && !m_history->checked().isEmpty()) {
        m_history->setChecked({});
        Q_EMIT changed();
    }
}

void FilterBar::setQuery(const ListQuery &query)
{
    m_text->setFilter(query.text);
    m_regex->setChecked(query.regex);
    m_rest = query;
    m_rest.kind = m_kind;
    m_rest.text.clear();
    m_rest.regex = false;
    m_rest.sort.reset();
    m_rest.descending = false;
    m_rest.where.reset();
    m_where->setExpression(query.where);
    if (m_chips) {
        const QList<int> chips = chipsOf(query);
        m_chips->setChecked(chips);
        m_history->setChecked(chips);
        if (!chips.isEmpty()) {
            m_rest.statusClasses.clear();
            m_rest.outcomes.clear();
            m_rest.changes.clear();
        }
    }
    showConditions();
}

void FilterBar::narrow(const std::function<void(ListQuery &)> &change)
{
    ListQuery whole = query();
    change(whole);
    setQuery(whole);
    Q_EMIT changed();
}

void FilterBar::set(const std::function<void(ListQuery &)> &change)
{
    change(m_rest);
    showConditions();
    Q_EMIT changed();
}

void FilterBar::fillMenu()
{
    m_menu->clear();
    const auto add = [this](QMenu *menu, const QString &text, bool on, auto change) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, [this, change] { set(change); });
    };
    if (m_kind == ListKind::Urls) {
        add(m_menu, tr("Only &Errors"), m_rest.problems, [](ListQuery &q) { q.problems = !q.problems; });
        QMenu *types = m_menu->addMenu(tr("&Type"));
        for (int i = 0; i < store::TypeGroupCount; ++i) {
            const auto group = store::TypeGroup(i);
            add(types, wording::typeGroup(group), m_rest.types.contains(group),
                [group](ListQuery &q) { toggle(q.types, group); });
        }
        QMenu *outcomes = m_menu->addMenu(tr("&Outcome"));
        for (int i = 0; i < base::OutcomeCount; ++i) {
            const auto outcome = base::Outcome(i);
            if (outcome == base::Outcome::Aborted) // never stored
                continue;
            add(outcomes, wording::outcome(outcome), m_rest.outcomes.contains(outcome),
                [outcome](ListQuery &q) { toggle(q.outcomes, outcome); });
        }
        QMenu *states = m_menu->addMenu(tr("Crawl &status"));
        for (const store::UrlState state : {store::UrlState::Queued, store::UrlState::Finished}) {
            add(states, wording::urlState(state), m_rest.state == state, [state](ListQuery &q) {
                q.state = q.state == state ? std::nullopt : std::optional<store::UrlState>(state);
            });
        }
    }
    QMenu *depths = m_menu->addMenu(tr("&Depth"));
    const auto addDepth = [&](int value) {
        add(depths, wording::depth(value), m_rest.depth == value,
            [value](ListQuery &q) { q.depth = q.depth == value ? std::nullopt : std::optional<int>(value); });
    };
    for (int depth = 0; depth < MenuDepths; ++depth)
        addDepth(depth);
    addDepth(store::DepthInSitemaps);
    addDepth(store::DepthUnlinked);
    m_menu->addSeparator();
    m_menu->addAction(tr("&Add a Condition…"), this, [this] { m_where->startCondition(); });
    QAction *inWords = m_menu->addAction(tr("Filter E&xpression"));
    inWords->setCheckable(true);
    inWords->setChecked(m_where->isInWords());
    connect(inWords, &QAction::toggled, m_where, &WhereBar::setInWords);
    fillSavedMenu(m_menu->addMenu(tr("Sa&ved Filters")));
    m_menu->addSeparator();
    m_menu->addAction(tr("&Clear the Filter"), this, [this] {
        setQuery({});
        Q_EMIT changed();
    });
}

void FilterBar::fillSavedMenu(QMenu *menu)
{
    menu->setObjectName(QStringLiteral("savedFilterMenu"));
    ListQuery plain;
    plain.kind = m_kind;
    menu->addAction(tr("&Save This Filter…"), this, &FilterBar::askName)->setEnabled(!(query() == plain));
    menu->addAction(tr("&Manage…"), this, [this] {
        auto *dialog = new SavedFiltersDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    const QList<saved::Filter> filters = saved::filters();
    if (!filters.isEmpty())
        menu->addSeparator();
    for (const saved::Filter &filter : filters) {
        menu->addAction(words::foreign::label(words::foreign::shown(filter.name)), this,
            [this, name = filter.name] { applySaved(name); });
    }
}

void FilterBar::askName()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("filterName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save This Filter"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        if (nameProblem(name).isEmpty() && saved::isName(name))
            (void)saved::save(
                {name.trimmed(), saved::conditionsOf(query())}); // there is room: nobody could accept else
    });
    // What cannot be saved cannot be accepted, and it is said why.
    const auto judge = [dialog](const QString &name) {
        const QString problem = nameProblem(name);
        const QString asked = tr("Name (replaces a filter of the same name):");
        dialog->setLabelText(problem.isEmpty() ? asked : QString(asked % u'\n' % problem));
        if (const auto *buttons = dialog->findChild<QDialogButtonBox *>())
            buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty() && !name.trimmed().isEmpty());
    };
    connect(dialog, &QInputDialog::textValueChanged, dialog, judge);
    judge({});
    dialog->open();
    judge({}); // the buttons are there now
}

QString FilterBar::nameProblem(const QString &name)
{
    if (name.trimmed().isEmpty())
        return {};
    if (!saved::isName(name))
        return tr("A name must be one line of at most %1 characters.").arg(QLocale().toString(saved::MostName));
    const QList<saved::Filter> all = saved::merged(saved::filters(), {{name.trimmed(), {}}});
    return all.size() > saved::MostFilters
        ? tr("At most %1 filters can be saved. Delete one first.").arg(QLocale().toString(saved::MostFilters))
        : QString();
}

void FilterBar::applySaved(const QString &name)
{
    for (const saved::Filter &filter : saved::filters()) {
        if (filter.name != name)
            continue;
        const auto query = saved::queryOf(filter.conditions, m_columns);
        if (!query) {
            m_where->showUnread(saved::expressionOf(filter.conditions));
            return;
        }
        setQuery(*query);
        Q_EMIT changed();
        return;
    }
}

void FilterBar::setColumns(const store::Columns &columns)
{
    m_columns = columns;
    m_where->setColumns(columns);
}

void FilterBar::addWhere(const filter::Expression &condition)
{
    m_where->add(condition);
}

void FilterBar::startCondition(const QString &column)
{
    m_where->startCondition(column);
}

void FilterBar::addCondition(const QString &text, const std::function<void(ListQuery &)> &away)
{
    auto *button = new QToolButton(m_conditions);
    button->setObjectName(QStringLiteral("condition"));
    button->setIcon(widgets::icon(QStringLiteral("close")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const QString name = words::foreign::shown(text);
    button->setText(words::foreign::label(
        fontMetrics().elidedText(name, Qt::ElideMiddle, widgets::letterWidth(fontMetrics()) * 50)));
    button->setToolTip(words::foreign::plain(tr("%1 – click to remove this filter").arg(name)));
    button->setAccessibleName(name);
    // Queued: the click that takes it away comes from the button that goes.
    connect(
        button, &QToolButton::clicked, this, [this, away] { set(away); }, Qt::QueuedConnection);
    m_conditionRow->addWidget(button);
}

void FilterBar::showConditions()
{
    while (QLayoutItem *item = m_conditionRow->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    const ListQuery &q = m_rest;
    if (q.only)
        addCondition(q.only->name, [](ListQuery &query) { query.only.reset(); });
    if (!q.host.isEmpty())
        addCondition(QString::fromUtf8(q.host), [](ListQuery &query) { query.host.clear(); });
    if (!q.prefix.isEmpty())
        addCondition(tr("Below %1").arg(QString::fromUtf8(q.prefix)), [](ListQuery &query) { query.prefix.clear(); });
    if (!q.ruleName.isEmpty()) {
        const QString rule = wording::rule(store::Rule::fromFile(q.ruleName, {}));
        const QString detail
            = wording::ruleDetail(store::Rule::fromFile(q.ruleName, q.ruleDetail.value_or(QByteArray())));
        addCondition(
            detail.isEmpty() ? rule : tr("%1 (%2)", "rule (what it says)").arg(rule, detail), [](ListQuery &query) {
                query.ruleName.clear();
                query.ruleDetail.reset();
            });
    }
    if (q.problems)
        addCondition(tr("Only errors"), [](ListQuery &query) { query.problems = false; });
    if (q.state)
        addCondition(wording::urlState(*q.state), [](ListQuery &query) { query.state.reset(); });
    if (q.depth) {
        addCondition(*q.depth < 0 ? wording::depth(*q.depth) : tr("Depth %1").arg(wording::depth(*q.depth)),
            [](ListQuery &query) { query.depth.reset(); });
    }
    if (!q.contentType.isEmpty())
        addCondition(q.contentType, [](ListQuery &query) { query.contentType.clear(); });
    for (const store::TypeGroup group : q.types)
        addCondition(wording::typeGroup(group), [group](ListQuery &query) { query.types.removeAll(group); });
    for (const int status : q.statusClasses) {
        addCondition(
            wording::statusClass(status), [status](ListQuery &query) { query.statusClasses.removeAll(status); });
    }
    for (const base::Outcome outcome : q.outcomes)
        addCondition(wording::outcome(outcome), [outcome](ListQuery &query) { query.outcomes.removeAll(outcome); });
    static const char *const ChangeTexts[] = {QT_TR_NOOP("New"), QT_TR_NOOP("Changed"), QT_TR_NOOP("Removed")};
    for (const store::Change change : q.changes)
        addCondition(tr(ChangeTexts[int(change)]), [change](ListQuery &query) { query.changes.removeAll(change); });
    const bool any = m_conditionRow->count() > 0;
    m_conditionRow->addStretch(1);
    m_conditions->setVisible(any);
}

bool FilterBar::isValid(QString *reason) const
{
    if (!m_regex->isChecked())
        return true;
    const QRegularExpression regex(m_text->text().trimmed());
    if (reason)
        *reason = regex.errorString();
    return regex.isValid();
}

void FilterBar::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FilterBar::retranslate()
{
    m_text->setHints({tr("Filter by URL or title…"), tr("URL or title…"), tr("Filter…")});
    m_text->setAccessibleName(tr("Filter by URL or title"));
    m_regex->setToolTip(tr("Regular expression, ignoring case"));
    m_regex->setAccessibleName(tr("Regular expression"));
    m_add->setText(tr("Add Filter"));
    m_add->setToolTip(tr("Filters by the value of any column"));
    m_where->retranslate();
    m_more->setText(tr("More"));
    m_more->setToolTip(tr("Filter by type, depth, outcome or crawl status"));
    if (m_chips) {
        m_chips->setText(int(Chip::Ok), wording::statusClass(2), tr("Successful responses"));
        m_chips->setText(int(Chip::Redirect), wording::statusClass(3), tr("Redirects"));
        m_chips->setText(int(Chip::ClientError), wording::statusClass(4), tr("Client errors"));
        m_chips->setText(int(Chip::ServerError), wording::statusClass(5), tr("Server errors"));
        m_chips->setText(int(Chip::Blocked), tr("Blocked"), tr("Access denied or rate limited"));
        m_chips->setText(int(Chip::Failed), tr("Failed"), tr("No response, or an invalid one"));
        m_history->setText(int(Chip::New), tr("New"), tr("Found by the last recrawl"));
        m_history->setText(int(Chip::Changed), tr("Changed"), tr("Changed since the previous visit"));
        m_history->setText(int(Chip::Gone), tr("Removed"), tr("Found before, no longer found"));
    }
    showConditions();
}

} // namespace argiope::urls
