#include "ui/widgets/emptystate.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace argiope::widgets {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new QLabel(this))
    , m_example(new QLabel(this))
    , m_button(new QPushButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto *column = new QVBoxLayout(this);
    column->addStretch(2);
    QFont font = m_sentence->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    m_sentence->setFont(font);
    for (QLabel *label : {m_sentence, m_example}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    m_example->setForegroundRole(QPalette::Text);
    column->addSpacing(8);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::buttonClicked);
}

void EmptyState::setQuiet()
{
    m_sentence->setFont(font());
    layout()->setContentsMargins(12, 12, 12, 12);
}

void EmptyState::setTexts(const QString &sentence, const QString &example, const QString &button)
{
    m_sentence->setText(sentence);
    m_example->setText(example);
    m_example->setVisible(!example.isEmpty());
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

} // namespace argiope::widgets
