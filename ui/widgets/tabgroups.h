#pragma once

#include <QList>
#include <QWidget>

class QTabBar;
class QTabWidget;

namespace argiope::widgets {

/// Many tabs as few: a bar of groups, and below it a bar with the tabs of the group in front, where it has several. The
/// pages stay those of one tab widget, whose own bar is hidden: who brings a page to the front need not know of groups.
/// UI thread.
class TabGroups : public QWidget
{
    Q_OBJECT
public:
    /// Takes `tabs` over.
    explicit TabGroups(QTabWidget *tabs, QWidget *parent = nullptr);
    /// Pages of the tab widget.
    void add(const QList<QWidget *> &pages);
    /// Titles of the groups in their order; "" is that of the group's first page.
    void setTitles(const QStringList &titles);
    /// Pages have other titles, or can be seen or not.
    void refresh();
    [[nodiscard]] QList<int> order() const; ///< of the pages, by index

private:
    struct Group
    {
        QList<QWidget *> pages;
        QString title;
        QWidget *last = nullptr; ///< that was in front
    };
    void chooseGroup(int group);
    void choosePage(int place);
    void follow();
    [[nodiscard]] QList<QWidget *> visiblePages(const Group &group) const;

    QTabWidget *m_tabs;
    QTabBar *m_groupBar;
    QTabBar *m_pageBar;
    QList<Group> m_groups;
    bool m_following = false;
};

} // namespace argiope::widgets
