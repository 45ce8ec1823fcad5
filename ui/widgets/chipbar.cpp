#include "ui/widgets/chipbar.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace argiope::widgets {

ChipBar::ChipBar(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
}

void ChipBar::addChip(int id, Mark mark)
{
    addChip(id);
    button(id)->setIcon(markIcon(mark));
    button(id)->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void ChipBar::addChip(int id)
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, &ChipBar::changed);
    layout()->addWidget(button);
    m_chips.append({id, button});
}

QToolButton *ChipBar::button(int id) const
{
    for (const auto &[chip, button] : m_chips) {
        if (chip == id)
            return button;
    }
    return nullptr;
}

void ChipBar::setText(int id, const QString &text, const QString &toolTip)
{
    if (QToolButton *chip = button(id)) {
        chip->setText(text);
        chip->setToolTip(toolTip);
    }
}

QList<int> ChipBar::checked() const
{
    QList<int> ids;
    for (const auto &[id, button] : m_chips) {
        if (button->isChecked())
            ids.append(id);
    }
    return ids;
}

void ChipBar::setChecked(const QList<int> &ids)
{
    for (const auto &[id, button] : std::as_const(m_chips))
        button->setChecked(ids.contains(id));
}

} // namespace argiope::widgets
