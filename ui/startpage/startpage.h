#pragma once

#include <QWidget>

#include <memory>

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
    void read();
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
    std::shared_ptr<int> m_reading; ///< the last time that files were looked at; older answers are of no use
    bool m_demo = false;
};

} // namespace argiope::startpage
