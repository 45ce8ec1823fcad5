#include "ui/widgets/filterfield.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/windowkeys.h"

#include <QKeyEvent>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>

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

void FilterField::setHints(const QStringList &hints)
{
    m_hints = hints;
    chooseHint();
}

void FilterField::chooseHint()
{
    if (m_hints.isEmpty())
        return;
    // What the icon and the button leave, with the line edit's own margins.
    QStyleOptionFrame option;
    initStyleOption(&option);
    const int icon = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    const int room = style()->subElementRect(QStyle::SE_LineEditContents, &option, this).width() - icon * 3 / 2
        - fontMetrics().horizontalAdvance(QLatin1Char('x'));
    const auto fitting = std::find_if(m_hints.cbegin(), m_hints.cend(),
        [&](const QString &hint) { return fontMetrics().horizontalAdvance(hint) <= room; });
    setPlaceholderText(fitting == m_hints.cend() ? m_hints.constLast() : *fitting);
}

void FilterField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    chooseHint();
}

void FilterField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        chooseHint();
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
