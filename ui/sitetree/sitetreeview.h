#pragma once

#include "ui/models/sitetreemodel.h"

#include <QWidget>

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
class SiteTreeView : public QWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit SiteTreeView(models::ProjectReader &reader, QWidget *parent = nullptr);
    [[nodiscard]] models::SiteTreeModel &model() { return *m_model; }
    void poll(bool finalLook = false);

Q_SIGNALS:
    void filterRequested(const argiope::store::ListQuery &query);
    void urlSelected(qint64 id);
    void openRequested(const QString &url);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void refreshState();
    void select(const QModelIndex &index);
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &where);
    models::ProjectReader &m_reader;
    models::SiteTreeModel *m_model;
    QTreeView *m_tree;
    QLabel *m_note;
    QToolButton *m_show;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
};

} // namespace argiope::sitetree
