#include "ui/widgets/filterfield.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/windowkeys.h"

#include <QKeyEvent>

namespace argiope::widgets {

FilterField::FilterField(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
    addAction(icon(QStringLiteral("filter")), QLineEdit::LeadingPosition);
    m_timer.setSingleShot(true);
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, &FilterField::flush);
    connect(this, &QLineEdit::textChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(this, &QLineEdit::returnPressed, this, &FilterField::flush);
}

void FilterField::setFilter(const QString &text)
{
    m_said = text;
    setText(text); // its button that clears hears of the text, too
    m_timer.stop();
}

void FilterField::flush()
{
    m_timer.stop();
    const QString now = text().trimmed();
    if (now == m_said)
        return;
    m_said = now;
    Q_EMIT filterChanged(now);
}

bool FilterField::event(QEvent *event)
{
    return !leavesToWindow(event) && QLineEdit::event(event);
}

void FilterField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
        flush();
        return;
    }
    if (event->key() == Qt::Key_Down) { // into what it filters
        flush();
        Q_EMIT leftDownwards();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace argiope::widgets
