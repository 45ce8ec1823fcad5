#include "ui/urls/conditioneditor.h"

#include "core/store/filtersql.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/words/celltext.h"
#include "ui/words/columnwords.h"
#include "ui/words/filterwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace argiope::urls {

using facts::Kind;
using filter::Test;
namespace wording = words::wording;

namespace {

constexpr int NegatedRole = Qt::UserRole + 1;
constexpr int LengthRole = Qt::UserRole + 2;

bool isChoice(const filter::Field &field)
{
    return !field.choices.isEmpty() || field.kind == Kind::Flag;
}

/// A choice as the window calls it.
QString choiceText(const filter::Field &field, const QString &name)
{
    if (const QString code = words::codeText(field.name.toUtf8(), name.toUtf8()); !code.isEmpty())
        return code;
    if (field.kind == Kind::Outcome)
        return wording::outcome(base::outcomeFromName(name.toLatin1()).value_or(base::Outcome::None));
    for (const auto state : {store::UrlState::Queued, store::UrlState::Finished, store::UrlState::Skipped}) {
        if (name == QLatin1String(store::name(state)))
            return wording::urlState(state);
    }
    return name;
}

} // namespace

ConditionEditor::ConditionEditor(QWidget *parent)
    : QFrame(parent)
    , m_columns(store::Columns::fixed())
    , m_column(new QComboBox(this))
    , m_test(new QComboBox(this))
    , m_value(new QStackedWidget(this))
    , m_text(new QLineEdit(this))
    , m_choice(new QComboBox(this))
    , m_and(new QLabel(this))
    , m_second(new QLineEdit(this))
    , m_case(new QCheckBox(this))
    , m_add(new QToolButton(this))
    , m_close(new QToolButton(this))
    , m_error(new QLabel(this))
{
    setObjectName(QStringLiteral("conditionEditor"));
    m_column->setObjectName(QStringLiteral("conditionColumn"));
    m_test->setObjectName(QStringLiteral("conditionTest"));
    m_text->setObjectName(QStringLiteral("conditionValue"));
    m_choice->setObjectName(QStringLiteral("conditionChoice"));
    m_second->setObjectName(QStringLiteral("conditionSecond"));
    m_case->setObjectName(QStringLiteral("conditionCase"));
    m_add->setObjectName(QStringLiteral("addCondition"));
    m_close->setObjectName(QStringLiteral("closeCondition"));
    m_error->setObjectName(QStringLiteral("conditionError"));
    m_column->setMaxVisibleItems(24);
    m_test->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_value->addWidget(m_text);
    m_value->addWidget(m_choice);
    m_value->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_text->setMinimumWidth(widgets::letterWidth(fontMetrics()) * 12);
    m_case->setChecked(true);
    m_close->setIcon(widgets::icon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    auto *line = new QHBoxLayout;
    line->addWidget(m_column);
    line->addWidget(m_test);
    line->addWidget(m_value, 2);
    line->addWidget(m_and);
    line->addWidget(m_second, 1);
    line->addWidget(m_case);
    line->addWidget(m_add);
    line->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(m_error);

    connect(m_column, &QComboBox::currentIndexChanged, this, &ConditionEditor::fillTests);
    connect(m_test, &QComboBox::currentIndexChanged, this, &ConditionEditor::showValues);
    connect(m_add, &QToolButton::clicked, this, &ConditionEditor::add);
    connect(m_close, &QToolButton::clicked, this, &ConditionEditor::closed);
    for (QLineEdit *edit : {m_text, m_second})
        connect(edit, &QLineEdit::textEdited, m_error, &QWidget::hide);
    setColumns(m_columns);
}

void ConditionEditor::setColumns(const store::Columns &columns)
{
    m_columns = columns;
    m_fields = store::filterFields(columns);
    retranslate();
}

const filter::Field *ConditionEditor::field() const
{
    const int index = m_column->currentIndex();
    return index < 0 || index >= m_fields.size() ? nullptr : &m_fields[index];
}

void ConditionEditor::fillColumns()
{
    const QString chosen = m_column->currentData().toString();
    const QSignalBlocker quiet(m_column);
    m_column->clear();
    for (const store::Column &column : m_columns.all()) {
        m_column->addItem(words::foreign::label(wording::column(column)), QString::fromUtf8(column.name));
        m_column->setItemData(
            m_column->count() - 1, words::foreign::plain(wording::columnHint(column)), Qt::ToolTipRole);
    }
    m_column->setCurrentIndex(std::max(0, m_column->findData(chosen)));
}

void ConditionEditor::fillTests()
{
    const filter::Field *chosen = field();
    if (!chosen)
        return;
    const QString before = m_test->currentText();
    {
        const QSignalBlocker quiet(m_test);
        m_test->clear();
        const auto add = [&](Test test, bool negated, bool length) {
            m_test->addItem(wording::test(test, negated, chosen->kind, length), int(test));
            m_test->setItemData(m_test->count() - 1, negated, NegatedRole);
            m_test->setItemData(m_test->count() - 1, length, LengthRole);
        };
        for (const Test test : filter::testsFor(chosen->kind)) {
            add(test, false, false);
            if (!filter::textOf(test, true).isEmpty())
                add(test, true, false);
        }
        if (facts::isText(chosen->kind) && chosen->kind != Kind::Hash) {
            add(Test::Greater, false, true);
            add(Test::Less, false, true);
        }
        m_test->setCurrentIndex(std::max(0, m_test->findText(before)));
    }
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    if (chosen->kind == Kind::Flag) {
        m_choice->addItem(tr("yes"), QStringLiteral("yes"));
        m_choice->addItem(tr("no"), QStringLiteral("no"));
    }
    for (const QString &choice : chosen->choices)
        m_choice->addItem(choiceText(*chosen, choice), choice);
    showValues();
}

void ConditionEditor::showValues()
{
    const filter::Field *chosen = field();
    if (!chosen)
        return;
    const auto test = Test(m_test->currentData().toInt());
    const bool length = m_test->currentData(LengthRole).toBool();
    const bool none = test == Test::Empty || test == Test::Unknown;
    // One of a few is chosen; several of them are typed.
    const bool choice = isChoice(*chosen) && test != Test::In;
    m_value->setCurrentWidget(choice ? static_cast<QWidget *>(m_choice) : m_text);
    m_value->setVisible(!none);
    m_and->setVisible(test == Test::Between);
    m_second->setVisible(test == Test::Between);
    m_case->setVisible(test == Test::Matches);
    const QString example = test == Test::In ? tr("Values separated by commas")
        : test == Test::Matches              ? tr("Regular expression")
                                             : wording::valueExample(chosen->kind, length);
    m_text->setPlaceholderText(example);
    m_second->setPlaceholderText(wording::valueExample(chosen->kind, length));
    m_error->hide();
}

void ConditionEditor::begin(const QString &column)
{
    const int index = column.isEmpty() ? -1 : m_column->findData(column);
    if (index >= 0)
        m_column->setCurrentIndex(index);
    m_text->clear();
    m_second->clear();
    m_error->hide();
    show();
    (index >= 0 ? static_cast<QWidget *>(m_test) : m_column)->setFocus(Qt::ShortcutFocusReason);
}

void ConditionEditor::add()
{
    const filter::Field *chosen = field();
    if (!chosen)
        return;
    const auto test = Test(m_test->currentData().toInt());
    const bool isChosen = isChoice(*chosen) && test != Test::In;
    QStringList typed;
    if (isChosen)
        typed << m_choice->currentData().toString();
    else if (test == Test::In)
        for (const QString &part : m_text->text().split(u',', Qt::SkipEmptyParts))
            typed << part.trimmed();
    else
        typed << m_text->text();
    if (test == Test::Between)
        typed << m_second->text();
    const auto made = filter::conditionOf(*chosen, m_test->currentData(LengthRole).toBool(), test,
        m_test->currentData(NegatedRole).toBool(), typed, m_case->isChecked());
    if (!made) {
        QLineEdit *empty = m_text->isVisible() && m_text->text().trimmed().isEmpty() ? m_text
            : m_second->isVisible() && m_second->text().trimmed().isEmpty()          ? m_second
                                                                                     : nullptr;
        const bool missing = empty && made.error().code != filter::Error::Code::EmptyText; // which has more to say
        say(missing ? tr("A value is missing.") : wording::error(made.error()));
        (empty ? empty : m_text)->setFocus();
        return;
    }
    Q_EMIT this->made(*made);
}

void ConditionEditor::say(const QString &error)
{
    m_error->setText(error);
    m_error->show();
}

void ConditionEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        add();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QFrame::keyPressEvent(event);
}

void ConditionEditor::retranslate()
{
    setAccessibleName(tr("New condition"));
    m_column->setAccessibleName(tr("Column"));
    m_test->setAccessibleName(tr("Operator"));
    m_text->setAccessibleName(tr("Value"));
    m_choice->setAccessibleName(tr("Value"));
    m_second->setAccessibleName(tr("Second value"));
    m_and->setText(tr("and", "between two values"));
    m_case->setText(tr("Ignore case"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Adds this condition to the filter"));
    m_close->setToolTip(tr("Cancel this condition"));
    m_close->setAccessibleName(tr("Cancel this condition"));
    fillColumns();
    fillTests();
}

} // namespace argiope::urls
