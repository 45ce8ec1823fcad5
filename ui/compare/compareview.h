#pragma once

#include "ui/compare/comparejob.h"
#include "ui/view/view.h"

#include <QList>

#include <memory>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTextEdit;
class QToolButton;

namespace argiope::project {
class ProjectReader;
} // namespace argiope::project
namespace argiope::widgets {
class ChipBar;
class EmptyState;
class FilterField;
class TableView;
} // namespace argiope::widgets

namespace argiope::compareview {

class CompareBar;
class DifferenceModel;

/// What differs between two crawls: projects, or runs of one. Reads files on threads of its own; UI thread.
class CompareView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit CompareView(project::ProjectReader &reader, QWidget *parent = nullptr);
    ~CompareView() override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] DifferenceModel &model() { return *m_model; }
    [[nodiscard]] CompareBar &bar() { return *m_bar; }
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    void focusContent() override;
    void clearFilter() override;
    void saveColumns() const override;
    [[nodiscard]] bool hasShownTable() const override { return true; }
    [[nodiscard]] models::ShownTable shownTable() const override;

Q_SIGNALS:
    void compared(); ///< the table has what was found

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void askForRuns();
    void start(const Request &request);
    void take(const SharedCompared &compared);
    void refreshState();
    void refreshChips();
    void showDifference();
    void selectUrl();
    [[nodiscard]] QString differenceHtml() const;

    project::ProjectReader &m_reader;
    CompareBar *m_bar;
    widgets::ChipBar *m_chips;
    widgets::FilterField *m_filter;
    QLabel *m_count;
    QToolButton *m_export;
    QAction *m_exportAs;
    DifferenceModel *m_model;
    widgets::TableView *m_table;
    QTextEdit *m_detail;
    QSplitter *m_split;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    QLabel *m_notes;
    std::unique_ptr<CompareJob> m_job;
    QString m_project; ///< that runs were asked for
};

} // namespace argiope::compareview
