#include "ui/widgets/foldingline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::widgets {

FoldingLine::FoldingLine(QWidget *parent)
    : QWidget(parent)
    , m_line(new QHBoxLayout)
    , m_below(new QHBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->setSizeConstraint(QLayout::SetNoConstraint); // minimumSizeHint() knows what can go below
    column->addLayout(m_line);
    column->addLayout(m_below);
    m_below->addStretch(1);
}

void FoldingLine::addWidget(QWidget *widget, int stretch)
{
    m_line->addWidget(widget, stretch);
}

void FoldingLine::addFolding(QWidget *widget)
{
    m_folding = widget;
    m_place = m_line->count();
    m_line->addWidget(widget);
}

int FoldingLine::foldingWidth() const
{
    return m_folding && !m_folding->isHidden() ? m_folding->sizeHint().width() + m_line->spacing() : 0;
}

QSize FoldingLine::minimumSizeHint() const
{
    QSize size = QWidget::minimumSizeHint();
    const int line = m_line->minimumSize().width() - (m_folded ? 0 : foldingWidth());
    size.setWidth(std::max(line, foldingWidth()));
    return size;
}

void FoldingLine::arrange()
{
    if (!m_folding)
        return;
    const int needed = m_line->minimumSize().width() + (m_folded ? foldingWidth() : 0);
    const bool fold = needed > width();
    if (fold == m_folded)
        return;
    m_folded = fold;
    if (fold) {
        m_line->removeWidget(m_folding);
        m_below->insertWidget(0, m_folding);
    } else {
        m_below->removeWidget(m_folding);
        m_line->insertWidget(m_place, m_folding);
    }
    updateGeometry();
}

void FoldingLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool FoldingLine::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // something in the line came, went or has other words
    return done;
}

} // namespace argiope::widgets
