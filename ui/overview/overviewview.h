#pragma once

#include "ui/models/statsmodel.h"

#include <QWidget>

class QStackedWidget;
class QTreeView;

namespace argiope::widgets {
class EmptyState;
}

namespace argiope::overview {

/// The project in numbers; a click on one shows its URLs.
class OverviewView : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive the view.
    explicit OverviewView(models::StatsModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    void filterRequested(const argiope::store::ListQuery &query);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void refreshState();
    models::StatsModel &m_model;
    QTreeView *m_tree;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
};

} // namespace argiope::overview
