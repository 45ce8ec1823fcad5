#pragma once

#include "ui/models/sitetreemodel.h"
#include "ui/view/view.h"

class QLabel;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace argiope::widgets {
class EmptyState;
}

namespace argiope::sitetree {

/// The project as hosts, folders and pages. Selecting a page shows its details; opening a node (double click, Enter,
/// the button) shows the URLs at and below it.
class SiteTreeView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit SiteTreeView(project::ProjectReader &reader, QWidget *parent = nullptr);
    [[nodiscard]] models::SiteTreeModel &model() { return *m_model; }
    [[nodiscard]] QString title() const override;
    void poll(bool last = false) override;
    [[nodiscard]] bool hasShownTable() const override { return true; }
    [[nodiscard]] models::ShownTable shownTable() const override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshState();
    void select(const QModelIndex &index);
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &where);
    project::ProjectReader &m_reader;
    models::SiteTreeModel *m_model;
    QTreeView *m_tree;
    QLabel *m_note;
    QToolButton *m_show;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
};

} // namespace argiope::sitetree
