#pragma once

#include <QHash>
#include <QTabBar>

namespace argiope::widgets {

/// Tabs that stay where they are while numbers in their titles come and go: each is as wide as its widest title so far,
/// where there is room for all of them. UI thread.
class SteadyTabBar : public QTabBar
{
    Q_OBJECT
public:
    using QTabBar::QTabBar;
    /// As if the tab had had that title.
    void keepRoomFor(int index, const QString &title);
    void forgetTitles(); ///< the language is another

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;

private:
    [[nodiscard]] bool isRoomy() const;

    mutable QHash<int, int> m_widest; ///< pixels, by index
};

} // namespace argiope::widgets
