#pragma once

#include "ui/models/logmodel.h"
#include "ui/view/view.h"

#include <QSortFilterProxyModel>

#include <functional>

class QAction;
class QComboBox;
class QLabel;
class QListView;
class QToolButton;

namespace argiope::widgets {
class FilterField;
}

namespace argiope::log {

/// Lines of one thread or of all, from a level on, that contain a text.
class LogFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit LogFilter(QObject *parent = nullptr);
    void setWorker(int worker); ///< 0: all
    void setLevel(base::LogLevel level);
    void setText(const QString &text); ///< a part of the line, without case; "" for all

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int m_worker = 0;
    base::LogLevel m_level = base::LogLevel::Info;
    QString m_text;
};

/// The log of the crawl. Follows the end while the end is in sight, and stays where it is once one scrolls up.
class LogView : public view::View
{
    Q_OBJECT
public:
    /// `model` must outlive the view. `threads`: how many the crawl in this window has.
    explicit LogView(models::LogModel &model, std::function<int()> threads = {}, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    void setThreadCount(int threads);
    void setWorker(int worker); ///< 0: all
    /// Writes the log to this file from now on.
    void logToFile(const QString &path);

Q_SIGNALS:
    /// The person wants to see lines of this level; those below Info are only made while somebody does.
    void levelChanged(argiope::base::LogLevel level);
    void fileFailed(const QString &path, const QString &why);

protected:
    void retranslate() override;

private:
    void copy();
    void toggleFile(bool on);
    void refreshFile();
    models::LogModel &m_model;
    const std::function<int()> m_threads;
    LogFilter *m_filter;
    QListView *m_list;
    QLabel *m_threadLabel;
    QComboBox *m_thread;
    QLabel *m_levelLabel;
    QComboBox *m_level;
    widgets::FilterField *m_text;
    QToolButton *m_file;
    QToolButton *m_clear;
    QAction *m_copy;
    QAction *m_all;
    bool m_follow = true;
};

} // namespace argiope::log
