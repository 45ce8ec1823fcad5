#include "ui/widgets/tabgroups.h"

#include <QScopedValueRollback>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace argiope::widgets {

TabGroups::TabGroups(QTabWidget *tabs, QWidget *parent)
    : QWidget(parent)
    , m_tabs(tabs)
    , m_groupBar(new QTabBar(this))
    , m_pageBar(new QTabBar(this))
{
    m_groupBar->setObjectName(QStringLiteral("groupBar"));
    m_pageBar->setObjectName(QStringLiteral("pageBar"));
    for (QTabBar *bar : {m_groupBar, m_pageBar}) {
        bar->setDocumentMode(true);
        bar->setExpanding(false);
        bar->setDrawBase(bar == m_groupBar);
    }
    m_tabs->setParent(this);
    m_tabs->tabBar()->hide();
    m_tabs->setFocusProxy(nullptr); // that bar: Tab would stop at it
    m_tabs->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_groupBar);
    column->addWidget(m_pageBar);
    column->addWidget(m_tabs, 1);
    connect(m_groupBar, &QTabBar::currentChanged, this, &TabGroups::chooseGroup);
    connect(m_pageBar, &QTabBar::currentChanged, this, &TabGroups::choosePage);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TabGroups::follow);
}

void TabGroups::add(const QList<QWidget *> &pages)
{
    m_groups.append({pages, {}, pages.constFirst()});
    const QScopedValueRollback guard(m_following, true);
    m_groupBar->addTab(QString());
}

void TabGroups::setTitles(const QStringList &titles)
{
    for (int i = 0; i < m_groups.size(); ++i)
        m_groups[i].title = titles.value(i);
    refresh();
}

QList<QWidget *> TabGroups::visiblePages(const Group &group) const
{
    QList<QWidget *> visible;
    for (QWidget *page : group.pages) {
        if (m_tabs->isTabVisible(m_tabs->indexOf(page)))
            visible.append(page);
    }
    return visible;
}

void TabGroups::refresh()
{
    for (int i = 0; i < m_groups.size(); ++i) {
        const Group &group = m_groups.at(i);
        m_groupBar->setTabText(
            i, group.title.isEmpty() ? m_tabs->tabText(m_tabs->indexOf(group.pages.constFirst())) : group.title);
    }
    follow();
}

QList<int> TabGroups::order() const
{
    QList<int> indexes;
    for (const Group &group : m_groups) {
        for (QWidget *page : group.pages)
            indexes.append(m_tabs->indexOf(page));
    }
    return indexes;
}

void TabGroups::chooseGroup(int group)
{
    if (m_following || group < 0)
        return;
    const QList<QWidget *> pages = visiblePages(m_groups.at(group));
    if (!pages.isEmpty())
        m_tabs->setCurrentWidget(
            pages.contains(m_groups.at(group).last) ? m_groups.at(group).last : pages.constFirst());
}

void TabGroups::choosePage(int place)
{
    if (m_following || place < 0)
        return;
    if (QWidget *page = visiblePages(m_groups.at(m_groupBar->currentIndex())).value(place))
        m_tabs->setCurrentWidget(page);
}

void TabGroups::follow()
{
    QWidget *front = m_tabs->currentWidget();
    for (int i = 0; i < m_groups.size(); ++i) {
        Group &group = m_groups[i];
        if (!group.pages.contains(front))
            continue;
        const QScopedValueRollback guard(m_following, true);
        group.last = front;
        m_groupBar->setCurrentIndex(i);
        const QList<QWidget *> pages = visiblePages(group);
        // The tabs that stay are not made anew: the keyboard may be on them.
        while (m_pageBar->count() > pages.size())
            m_pageBar->removeTab(m_pageBar->count() - 1);
        for (int place = 0; place < pages.size(); ++place) {
            const QString title = m_tabs->tabText(m_tabs->indexOf(pages.at(place)));
            if (place >= m_pageBar->count())
                m_pageBar->addTab(title);
            else if (m_pageBar->tabText(place) != title)
                m_pageBar->setTabText(place, title);
        }
        m_pageBar->setCurrentIndex(int(pages.indexOf(front)));
        m_pageBar->setVisible(pages.size() > 1);
        m_pageBar->updateGeometry(); // which a bar that is not shown yet forgets to tell
        return;
    }
}

} // namespace argiope::widgets
