#pragma once

#include "core/store/reader.h"
#include "ui/compare/comparejob.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace argiope::compareview {

class MappingRows;

/// What is to be compared: two crawls, and which host stands for which. Offers the open project, its earlier runs, the
/// last projects, any file and any project in a database. UI thread; looks into other files on threads of the pool.
class CompareBar : public QWidget
{
    Q_OBJECT
public:
    explicit CompareBar(QWidget *parent = nullptr);

    /// The open project and its runs; "" for none. What was chosen of another one goes.
    void setProject(const QString &path, const QList<store::RunInfo> &runs);
    [[nodiscard]] Source before() const;
    [[nodiscard]] Source after() const;
    void choose(Source before, Source after);
    [[nodiscard]] bool canCompare() const; ///< two are chosen, and not the same twice
    /// Asks for the comparison, where it can be made.
    void start();
    /// A comparison runs: it can be cancelled, and nothing else.
    void setRunning(bool running);
    void setProgress(qint64 done, qint64 all);
    void retranslate();
    /// A crawl in words.
    [[nodiscard]] QString nameOf(const Source &source) const;

Q_SIGNALS:
    void started(const argiope::compareview::Request &request);
    void cancelRequested();
    void choiceChanged();

private:
    void fill();
    void fillBox(QComboBox &box, const Source &chosen);
    void chooseFile(QComboBox &box);
    void chooseInDatabase(QComboBox &box);
    void take(const QComboBox &box, const Source &source);
    void boxActivated(QComboBox &box, int index);
    void changed();
    void suggest();

    QLabel *m_beforeLabel;
    QComboBox *m_before;
    QToolButton *m_swap;
    QLabel *m_afterLabel;
    QComboBox *m_after;
    QPushButton *m_start;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    MappingRows *m_mapping;
    QString m_project;
    QList<store::RunInfo> m_runs;
    Source m_chosenBefore;
    Source m_chosenAfter;
    QStringList m_files; ///< that were chosen by a dialog
    int m_suggestion = 0; ///< the newest question
    bool m_running = false;
};

} // namespace argiope::compareview
