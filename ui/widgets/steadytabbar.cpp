#include "ui/widgets/steadytabbar.h"

#include <algorithm>

namespace argiope::widgets {

void SteadyTabBar::keepRoomFor(int index, const QString &title)
{
    const QString shown = tabText(index);
    setTabText(index, title);
    (void)tabSizeHint(index);
    setTabText(index, shown);
}

void SteadyTabBar::forgetTitles()
{
    m_widest.clear();
}

bool SteadyTabBar::isRoomy() const
{
    int all = 0;
    for (int index = 0; index < count(); ++index)
        all += isTabVisible(index) ? m_widest.value(index) : 0;
    return all <= width();
}

QSize SteadyTabBar::tabSizeHint(int index) const
{
    QSize size = QTabBar::tabSizeHint(index);
    int &widest = m_widest[index];
    widest = std::max(widest, size.width());
    if (isRoomy())
        size.setWidth(widest);
    return size;
}

} // namespace argiope::widgets
