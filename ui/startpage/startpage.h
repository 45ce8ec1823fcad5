#pragma once

#include "ui/project/projectreader.h"

#include <QStringList>
#include <QThreadPool>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace argiope::widgets {
class EmptyState;
class TableView;
} // namespace argiope::widgets

namespace argiope::startpage {

class RecentModel;

/// What stands in the window while no project is open: how to begin, and the last projects. UI thread; what the
/// projects hold is read off it.
class StartPage : public QWidget
{
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);
    ~StartPage() override;

    /// The list as it is now. False where there are no projects to show.
    bool refresh();
    void setDemoAvailable(bool available);
    void focusContent();
    void saveColumns() const;
    [[nodiscard]] const RecentModel &model() const { return *m_model; }

Q_SIGNALS:
    void openRequested(const QString &path);
    void resumeRequested(const QString &path);
    void missingChosen(const QString &path); ///< its file is not there
    void emptied(); ///< the last line was removed
    void demoRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void read(); ///< one look at a time
    void lookDone();
    void openCurrent();
    void resumeCurrent();
    void removeCurrent();
    void refreshButtons();
    void showMenu(const QPoint &where);
    void retranslate();
    [[nodiscard]] int currentRow() const; ///< -1: none

    RecentModel *m_model;
    widgets::EmptyState *m_begin;
    QLabel *m_title;
    widgets::TableView *m_table;
    QAction *m_open;
    QAction *m_resume;
    QAction *m_remove;
    QPushButton *m_openButton;
    QPushButton *m_resumeButton;
    QPushButton *m_removeButton;
    project::Cancel m_cancel; ///< of the look at the files that goes on; null: none does
    QStringList m_looked; ///< the paths that it is for
    bool m_again = false; ///< another look as soon as it has ended
    bool m_demo = false;
    QThreadPool m_pool; ///< a file may be on a server that does not answer; ends first
};

} // namespace argiope::startpage
