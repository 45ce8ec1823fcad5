#pragma once

#include "ui/models/statsmodel.h"

#include <QModelIndex>
#include <QWidget>

#include <optional>

class QStackedWidget;
class QTreeView;

namespace argiope::widgets {
class EmptyState;
}

namespace argiope::overview {

/// The project in numbers, and the issues that were found; a click on one shows its URLs, a second one shows all again.
class OverviewView : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive the view.
    explicit OverviewView(models::StatsModel &model, QWidget *parent = nullptr);
    /// What the list in front shows: its line is highlighted, and none where it shows something else.
    void setFilter(const std::optional<store::ListQuery> &query);

Q_SIGNALS:
    void filterRequested(const argiope::store::ListQuery &query);
    void issueRequested(const QByteArray &check); ///< by its id: what it found is no URLs
    void clearRequested(); ///< of the filter that setFilter() told of

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void refreshState();
    void choose(const QModelIndex &index);
    void hideEmptyGroups();
    bool highlight(); ///< false where no line is what the list shows
    void showMenu(const QPoint &where);
    void copy() const;
    models::StatsModel &m_model;
    QTreeView *m_tree;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    std::optional<store::ListQuery> m_filter;
    bool m_doubleClicked = false; ///< the click that follows is the same one
    bool m_heightsWait = false; ///< for the width that the names get
};

} // namespace argiope::overview
