#include "ui/issues/ignoresdialog.h"

#include "core/audit/words.h"
#include "ui/models/patterncount.h"
#include "ui/project/ownchecks.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::issues {

namespace foreign = words::foreign;

namespace {

enum IgnoreColumn : int { CheckColumn, PatternColumn, NoteColumn, IgnoreColumns };

QString titleOf(const QByteArray &id)
{
    if (const audit::Check *check = audit::checkFromId(id))
        return audit::words(*check).title;
    const QList<audit::OwnCheck> own = project::ownchecks::all();
    const auto found
        = std::find_if(own.cbegin(), own.cend(), [&id](const audit::OwnCheck &check) { return check.id == id; });
    return foreign::shown(found == own.cend() ? QString::fromUtf8(id) : found->title);
}

} // namespace

IgnoresDialog::IgnoresDialog(QWidget *parent)
    : QDialog(parent)
    , m_intro(new QLabel(this))
    , m_table(new QTableWidget(0, IgnoreColumns, this))
    , m_remove(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("ignores"));
    m_table->setObjectName(QStringLiteral("ignoresTable"));
    m_remove->setObjectName(QStringLiteral("removeIgnore"));
    m_intro->setWordWrap(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int letter = widgets::letterWidth(fontMetrics());
    m_table->setColumnWidth(CheckColumn, letter * 44);
    m_table->setColumnWidth(PatternColumn, letter * 48);
    m_close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    widgets::resizeWithinScreen(*this, {letter * 120, fontMetrics().lineSpacing() * 20});
    connect(m_remove, &QPushButton::clicked, this, &IgnoresDialog::removeSelected);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_table, &QTableWidget::itemSelectionChanged, this,
        [this] { m_remove->setEnabled(m_editable && !m_table->selectedItems().isEmpty()); });
    auto *key = new QShortcut(QKeySequence::Delete, m_table);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, m_remove, &QPushButton::click);
    retranslate();
}

void IgnoresDialog::setIgnores(const QList<audit::Ignore> &ignores, bool editable)
{
    if (ignores == m_ignores && editable == m_editable && m_table->rowCount() == ignores.size())
        return;
    m_ignores = ignores;
    m_editable = editable;
    refresh();
}

void IgnoresDialog::refresh()
{
    m_table->setRowCount(int(m_ignores.size()));
    for (int row = 0; row < m_ignores.size(); ++row) {
        const audit::Ignore &ignore = m_ignores.at(row);
        const QString texts[] = {titleOf(ignore.check),
            ignore.pattern.isEmpty() ? tr("every URL") : foreign::shown(ignore.pattern), foreign::shown(ignore.note)};
        for (int column = 0; column < IgnoreColumns; ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setToolTip(foreign::plain(texts[column]));
            m_table->setItem(row, column, item);
        }
    }
    m_intro->setText(m_ignores.isEmpty() ? tr("Nothing is ignored in this project.")
            : m_editable ? tr("Ignored issues are counted separately. They do not fail audits on the command line.")
                         : tr("This project is read-only: its ignored issues cannot be changed here."));
    m_remove->setEnabled(m_editable && !m_table->selectedItems().isEmpty());
}

void IgnoresDialog::removeSelected()
{
    QList<audit::Ignore> left;
    for (int row = 0; row < m_ignores.size(); ++row) {
        if (!m_table->item(row, 0)->isSelected())
            left.append(m_ignores.at(row));
    }
    if (left.size() == m_ignores.size())
        return;
    m_ignores = left;
    m_table->clearSelection();
    refresh();
    Q_EMIT changed();
}

void IgnoresDialog::retranslate()
{
    setWindowTitle(tr("Ignored Issues"));
    m_table->setHorizontalHeaderLabels({tr("Issue"), tr("URL pattern"), tr("Reason")});
    m_table->setAccessibleName(tr("Ignored issues"));
    m_remove->setText(tr("Res&tore"));
    m_remove->setToolTip(tr("Counts the selected issues again"));
    m_close->setText(tr("&Close"));
    widgets::giveMnemonics(*this);
    refresh();
}

void IgnoresDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

IgnoreDialog::IgnoreDialog(
    const audit::Check &check, const QString &pattern, models::PatternCount *count, QWidget *parent)
    : QDialog(parent)
    , m_check(check)
    , m_count(count)
    , m_pattern(new QLineEdit(pattern, this))
    , m_note(new QLineEdit(this))
    , m_counted(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_ok(nullptr)
{
    setObjectName(QStringLiteral("ignore"));
    m_pattern->setObjectName(QStringLiteral("ignorePattern"));
    m_note->setObjectName(QStringLiteral("ignoreNote"));
    setWindowTitle(tr("Ignore an Issue"));
    auto *title = new QLabel(audit::words(check).title, this);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    m_pattern->setPlaceholderText(tr("empty: every URL"));
    m_pattern->setToolTip(tr("Regular expression, matched anywhere in the URL, as in the crawl settings"));
    m_note->setPlaceholderText(tr("optional note"));
    m_counted->setObjectName(QStringLiteral("ignoreCount"));
    m_counted->setTextFormat(Qt::PlainText);
    m_counted->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    auto *box = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = box->addButton(tr("&Ignore"), QDialogButtonBox::AcceptRole);
    m_ok->setDefault(true);
    auto *form = new QFormLayout;
    form->addRow(tr("Issue:"), title);
    form->addRow(tr("&URL pattern:"), m_pattern);
    if (m_count) {
        m_count->setParent(this);
        connect(m_count, &models::PatternCount::changed, this, &IgnoreDialog::showCount);
        form->addRow(QString(), m_counted);
    } else {
        m_counted->hide();
    }
    form->addRow(tr("&Reason:"), m_note);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addStretch(1);
    column->addWidget(box);
    widgets::resizeWithinScreen(*this, {widgets::letterWidth(fontMetrics()) * 90, sizeHint().height()});
    connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_pattern, &QLineEdit::textChanged, this, &IgnoreDialog::judge);
    widgets::giveMnemonics(*this);
    judge();
}

void IgnoreDialog::judge()
{
    const QString problem = audit::patternProblem(m_pattern->text());
    m_problem->setText(
        problem.isEmpty() ? QString() : tr("Invalid regular expression: %1").arg(foreign::shown(problem)));
    m_ok->setEnabled(problem.isEmpty());
    if (!m_count)
        return;
    if (problem.isEmpty())
        m_count->setPattern(m_pattern->text());
    else
        m_count->giveUp();
    showCount();
}

void IgnoreDialog::showCount()
{
    using words::format::count;
    const models::PatternCount::Count &now = m_count->count();
    const QString all = tr("%Ln finding(s)", "of an issue", int(now.all));
    if (!m_problem->text().isEmpty())
        m_counted->clear();
    else if (!now.isDone() && now.seen == 0)
        m_counted->setText(tr("Counting…"));
    else if (!now.isDone())
        m_counted->setText(tr("Counting: %1 of %2 so far…", "matched; findings that were looked at")
                               .arg(count(now.matched), count(now.seen)));
    else if (now.matched == 0)
        m_counted->setText(tr("Matches none of %1.", "of 12 findings").arg(all));
    else
        m_counted->setText(tr("Matches %1 of %2.", "a number, of 12 findings").arg(count(now.matched), all));
}

audit::Ignore IgnoreDialog::ignore() const
{
    return {m_check.id, m_pattern->text(), m_note->text().trimmed()};
}

} // namespace argiope::issues
