#pragma once

#include "ui/models/auditrun.h"
#include "ui/view/view.h"

#include <QPointer>

class QCheckBox;
class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace argiope::models {
class IssuesModel;
}
namespace argiope::widgets {
class ChipBar;
class EmptyState;
class FilterField;
class TableView;
} // namespace argiope::widgets

namespace argiope::issues {

class FindingsPane;
class IgnoresDialog;
class RulesButton;

/// What is wrong with the site: checks that were found, the worst first, and below them all about the one selected.
class IssuesView : public view::View
{
    Q_OBJECT
public:
    /// `session` must outlive the view.
    explicit IssuesView(project::ProjectSession &session, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] models::AuditRun &auditRun() { return *m_audit; }
    /// The issue of that check, whatever the filter was, and what was found on `url`, where that is not 0; nothing
    /// where it was not found.
    void select(const QByteArray &id, qint64 url = 0);
    [[nodiscard]] models::IssuesModel &model() { return *m_model; }
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    void focusContent() override;
    void clearFilter() override;
    void saveColumns() const override;
    [[nodiscard]] bool hasShownTable() const override { return true; }
    [[nodiscard]] models::ShownTable shownTable() const override;
    /// What the last audit found, in a sentence; "" where there was none.
    [[nodiscard]] QString verdict() const;

Q_SIGNALS:
    void crawlAudited(); ///< a crawl has ended, and verdict() is of it
    void detailsRequested(qint64 id); ///< to be shown, even where details are hidden
    void ownChecksRequested(); ///< to be edited

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    /// What stops people and search engines, a phrase a check, in the order of how much.
    [[nodiscard]] static QStringList leadingErrors(const models::AuditFindings &findings);
    [[nodiscard]] const audit::Check *current() const;
    void showCurrent();
    void showUrls();
    void showMenu(const QPoint &where);
    void refreshState();
    void refreshProgress();
    void refreshFilters();
    void refreshIgnores();
    void ignore(const audit::Ignore &ignore);
    void ignoreByPattern(const audit::Check &check, const QString &pattern);
    void showIgnores();
    void exportFindings(const QList<const audit::Check *> &checks);

    project::ProjectSession &m_session;
    models::AuditRun *m_audit;
    models::IssuesModel *m_model;
    widgets::FilterField *m_filter;
    widgets::ChipBar *m_severities;
    QComboBox *m_groups;
    QCheckBox *m_all;
    QToolButton *m_ignores;
    RulesButton *m_rules;
    QLabel *m_state;
    QToolButton *m_again; ///< cancels, or checks again
    widgets::TableView *m_table;
    FindingsPane *m_pane;
    QSplitter *m_split;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    QPointer<IgnoresDialog> m_dialog;
    bool m_focusWaits = false; ///< for rows
    const audit::Check *m_wanted = nullptr; ///< what was selected, to be selected again
};

} // namespace argiope::issues
