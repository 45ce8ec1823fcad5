#pragma once

#include "ui/models/issuesmodel.h"
#include "ui/view/view.h"

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace argiope::widgets {
class EmptyState;
class TableView;
} // namespace argiope::widgets

namespace argiope::summary {

class WorstIssues;

/// What to know of a crawl that has ended, on one page: the verdict, the ten worst issues, and charts below them. UI
/// thread.
class SummaryView : public view::View
{
    Q_OBJECT
public:
    /// `audit` must outlive the view.
    explicit SummaryView(models::AuditRun &audit, QWidget *parent = nullptr);
    /// A part of the page, below the issues; the view takes it over.
    void addBelow(QWidget *part);
    void setVerdict(const QString &text);
    [[nodiscard]] QString title() const override;
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    void focusContent() override;

Q_SIGNALS:
    void issueRequested(const QByteArray &check);
    void issuesRequested();

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refreshState();

    models::AuditRun &m_audit;
    models::IssuesModel *m_issues;
    WorstIssues *m_worst;
    QLabel *m_verdict;
    QLabel *m_heading;
    QPushButton *m_all;
    widgets::TableView *m_table;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack; ///< the issues, or what says why there are none
    QSplitter *m_split;
    bool m_active = false; ///< a crawl runs
};

} // namespace argiope::summary
