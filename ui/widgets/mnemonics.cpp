#include "ui/widgets/mnemonics.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

namespace argiope::widgets {

namespace {

using Letters = QSet<QChar>; ///< upper case

constexpr QStringView Usable = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

bool isLetter(QChar c)
{
    return Usable.contains(c.toUpper());
}

/// Where the "&" of a text's letter is; -1: it has none.
qsizetype markOf(const QString &text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return i;
        ++i;
    }
    return -1;
}

QChar letterOf(const QString &text)
{
    const qsizetype mark = markOf(text);
    return mark < 0 ? QChar() : text[mark + 1].toUpper();
}

QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->text();
    return qobject_cast<const QAbstractButton *>(widget)->text();
}

void setText(QWidget *widget, const QString &text)
{
    if (auto *label = qobject_cast<QLabel *>(widget))
        label->setText(text);
    else
        qobject_cast<QAbstractButton *>(widget)->setText(text);
}

bool canFocus(const QWidget &widget)
{
    return widget.focusPolicy() != Qt::NoFocus || widget.focusProxy();
}

bool hasWords(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->buddy() && canFocus(*label->buddy()) && !label->text().isEmpty();
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (!button || button->text().isEmpty())
        return false;
    if (const auto *tool = qobject_cast<const QToolButton *>(widget))
        return tool->icon().isNull() || tool->toolButtonStyle() != Qt::ToolButtonIconOnly;
    return qobject_cast<const QCheckBox *>(widget) || qobject_cast<const QRadioButton *>(widget)
        || qobject_cast<const QPushButton *>(widget);
}

/// Enter or Esc is its key.
bool hasOwnKey(const QWidget *widget)
{
    const auto *button = qobject_cast<const QPushButton *>(widget);
    if (!button)
        return false;
    const auto *box = qobject_cast<const QDialogButtonBox *>(button->parentWidget());
    const auto role = box ? box->buttonRole(const_cast<QPushButton *>(button))
                          : QDialogButtonBox::InvalidRole; // does not change it
    return button->isDefault() || role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::RejectRole;
}

/// What is one thing to a person, whatever it is made of.
bool isWhole(const QWidget *widget)
{
    return qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget)
        || qobject_cast<const QPlainTextEdit *>(widget) || qobject_cast<const QTextEdit *>(widget)
        || qobject_cast<const QTabBar *>(widget);
}

void collect(QWidget *parent, QList<QWidget *> &controls, QList<QStackedWidget *> &stacks)
{
    for (QObject *object : parent->children()) {
        auto *widget = qobject_cast<QWidget *>(object);
        if (!widget || widget->isWindow() || isWhole(widget))
            continue;
        if (hasWords(widget))
            controls.append(widget);
        else if (auto *stack = qobject_cast<QStackedWidget *>(widget))
            stacks.append(stack);
        else
            collect(widget, controls, stacks);
    }
}

QString marked(const QString &text, const Letters &taken)
{
    const auto at = [&text, &taken](bool beginnings) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool isBeginning = i == 0 || text[i - 1].isSpace();
            if (isLetter(text[i]) && (isBeginning || !beginnings) && !taken.contains(text[i].toUpper()))
                return i;
        }
        return qsizetype(-1);
    };
    const qsizetype word = at(true);
    const qsizetype best = word >= 0 ? word : at(false);
    QString with = text;
    if (best >= 0)
        return with.insert(best, u'&');
    for (const QChar letter : Usable) {
        if (taken.contains(letter))
            continue;
        qsizetype end = text.size();
        while (end > 0 && QStringView(u"….:：").contains(text[end - 1]))
            --end;
        return with.insert(end, QStringLiteral("(&%1)").arg(letter));
    }
    return text;
}

void give(QWidget *scope, Letters taken)
{
    QList<QWidget *> controls;
    QList<QStackedWidget *> stacks;
    collect(scope, controls, stacks);
    QSet<const QWidget *> labelled; // their label's letter leads to them
    for (const QWidget *control : std::as_const(controls)) {
        if (const auto *label = qobject_cast<const QLabel *>(control))
            labelled.insert(label->buddy());
    }
    QList<QWidget *> left;
    for (QWidget *control : std::as_const(controls)) {
        const QChar letter = letterOf(textOf(control));
        if (letter.isNull() ? !hasOwnKey(control) && !labelled.contains(control) : taken.contains(letter))
            left.append(control);
        else if (!letter.isNull())
            taken.insert(letter);
    }
    for (QWidget *control : std::as_const(left)) {
        const QString text = marked(withoutMnemonic(textOf(control)), taken);
        taken.insert(letterOf(text));
        setText(control, text);
    }
    for (QStackedWidget *stack : std::as_const(stacks)) {
        for (int page = 0; page < stack->count(); ++page)
            give(stack->widget(page), taken);
    }
}

} // namespace

QString withoutMnemonic(const QString &text)
{
    const qsizetype mark = markOf(text);
    if (mark < 0)
        return text;
    QString plain = text;
    if (mark > 0 && text[mark - 1] == u'(' && mark + 2 < text.size() && text[mark + 2] == u')')
        return plain.remove(mark - 1, 4);
    return plain.remove(mark, 1);
}

void giveMnemonics(QWidget &window)
{
    give(&window, {});
}

} // namespace argiope::widgets
