#include "ui/urls/wherebar.h"

#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "ui/urls/conditioneditor.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/words/filterwords.h"
#include "ui/words/foreigntext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace argiope::urls {

using filter::Expression;
namespace wording = words::wording;

WhereBar::WhereBar(QWidget *parent)
    : QWidget(parent)
    , m_columns(store::Columns::fixed())
    , m_conditions(new QWidget(this))
    , m_row(new QHBoxLayout(m_conditions))
    , m_join(new QComboBox(m_conditions))
    , m_editor(new ConditionEditor(this))
    , m_words(new QLineEdit(this))
    , m_error(new QLabel(this))
{
    m_words->setObjectName(QStringLiteral("filterWords"));
    m_words->setClearButtonEnabled(true);
    m_words->setMaxLength(filter::MostLength + 1);
    m_error->setObjectName(QStringLiteral("filterWordsError"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_join->setObjectName(QStringLiteral("joinConditions"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->addWidget(m_join);
    m_row->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_conditions);
    column->addWidget(m_editor);
    column->addWidget(m_words);
    column->addWidget(m_error);
    for (QWidget *part : std::initializer_list<QWidget *>{m_conditions, m_editor, m_words, m_error})
        part->hide();

    connect(m_join, &QComboBox::activated, this, [this](int index) { join(index == 1); });
    connect(m_editor, &ConditionEditor::made, this, [this](const Expression &condition) {
        Q_EMIT editorLeft();
        m_editor->hide();
        add(condition);
    });
    connect(m_editor, &ConditionEditor::closed, this, [this] {
        Q_EMIT editorLeft();
        m_editor->hide();
    });
    connect(m_words, &QLineEdit::textEdited, this, &WhereBar::readWords);
    connect(m_words, &QLineEdit::editingFinished, this, [this] {
        if (!m_error->isVisible())
            showWords(); // in their shortest form
    });
    retranslate();
}

void WhereBar::setColumns(const store::Columns &columns)
{
    m_columns = columns;
    m_editor->setColumns(columns);
    showConditions();
}

void WhereBar::setExpression(const std::optional<Expression> &expression)
{
    if (m_expression != expression) {
        using Type = Expression::Type;
        const bool several = expression && (expression->type() == Type::All || expression->type() == Type::Any);
        m_expression = expression;
        m_parts = several ? expression->parts() : expression ? QList<Expression>{*expression} : QList<Expression>();
        if (several)
            m_any = expression->type() == Type::Any;
    }
    showConditions();
    showWords();
}

void WhereBar::set(const QList<Expression> &conditions, bool any)
{
    std::optional<Expression> expression;
    if (!conditions.isEmpty())
        expression = any ? Expression::any(conditions) : Expression::all(conditions);
    // Put together they may be more than a database takes.
    if (const auto broken = expression ? filter::limitBroken(*expression) : std::nullopt) {
        m_error->setText(wording::error(*broken));
        m_error->show();
        return;
    }
    m_any = any;
    m_parts = conditions;
    const bool another = m_expression != expression;
    m_expression = expression;
    showConditions();
    showWords();
    if (another)
        Q_EMIT changed();
}

void WhereBar::add(const Expression &condition)
{
    if (!m_parts.contains(condition))
        set(m_parts + QList<Expression>{condition}, m_any);
}

void WhereBar::takeAway(qsizetype at)
{
    QList<Expression> rest = m_parts;
    rest.removeAt(at);
    set(rest, m_any);
}

void WhereBar::join(bool any)
{
    set(m_parts, any);
}

void WhereBar::startCondition(const QString &column)
{
    m_editor->begin(column);
}

bool WhereBar::isInWords() const
{
    return !m_words->isHidden();
}

void WhereBar::setInWords(bool on)
{
    m_words->setVisible(on);
    m_error->hide();
    showWords();
    if (on)
        m_words->setFocus(Qt::ShortcutFocusReason);
}

void WhereBar::showUnread(const QString &words)
{
    setInWords(true);
    m_words->setText(words);
    readWords();
}

void WhereBar::showWords()
{
    const QString text = m_expression ? m_expression->text() : QString();
    if (!m_reading && m_words->text() != text)
        m_words->setText(text);
    m_error->hide();
}

void WhereBar::readWords()
{
    const QScopedValueRollback typing(m_reading, true);
    const QString text = m_words->text();
    if (text.trimmed().isEmpty()) {
        m_error->hide();
        set({}, m_any);
        return;
    }
    const auto read = filter::parse(text, store::filterFields(m_columns));
    if (read) {
        m_error->hide();
        setExpression(*read);
        Q_EMIT changed();
        return;
    }
    m_error->setText(tr("At %1: %2", "a character's number, what is wrong there")
                         .arg(read.error().position + 1)
                         .arg(wording::error(read.error())));
    m_error->show();
}

void WhereBar::showConditions()
{
    const QList<QToolButton *> old
        = m_conditions->findChildren<QToolButton *>(QStringLiteral("whereCondition"), Qt::FindDirectChildrenOnly);
    for (QToolButton *button : old) {
        m_row->removeWidget(button);
        button->setObjectName(QString());
        button->deleteLater();
    }
    const QList<Expression> &all = m_parts;
    for (qsizetype i = 0; i < all.size(); ++i) {
        auto *button = new QToolButton(m_conditions);
        button->setObjectName(QStringLiteral("whereCondition"));
        button->setIcon(widgets::icon(QStringLiteral("close")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const QString name = wording::condition(all.at(i), m_columns);
        button->setText(words::foreign::label(
            fontMetrics().elidedText(name, Qt::ElideMiddle, widgets::letterWidth(fontMetrics()) * 50)));
        button->setToolTip(words::foreign::plain(tr("%1 – click to remove this condition").arg(name)));
        button->setAccessibleName(name);
        // Queued: the click that takes it away comes from the button that goes.
        connect(
            button, &QToolButton::clicked, this, [this, i] { takeAway(i); }, Qt::QueuedConnection);
        m_row->insertWidget(m_row->count() - 1, button);
    }
    m_join->setVisible(all.size() > 1);
    m_join->setCurrentIndex(m_any ? 1 : 0);
    m_conditions->setVisible(!all.isEmpty());
}

void WhereBar::retranslate()
{
    const QSignalBlocker quiet(m_join);
    m_join->clear();
    m_join->addItem(tr("Match all"));
    m_join->addItem(tr("Match any"));
    m_join->setToolTip(tr("Whether a row must match all conditions or any of them"));
    m_join->setAccessibleName(tr("All or any of the conditions"));
    m_words->setPlaceholderText(QStringLiteral("status >= 400 and not (url contains \"/tag/\")"));
    m_words->setAccessibleName(tr("Filter expression"));
    m_words->setToolTip(tr("Column names are those of exported files: title, status, word_count …"));
    m_error->setAccessibleName(tr("Filter error"));
    m_editor->retranslate();
    showConditions();
}

} // namespace argiope::urls
