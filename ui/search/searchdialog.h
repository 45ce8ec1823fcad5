#pragma once

#include "core/engine/textsearch.h"
#include "ui/project/projectreader.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QUrl;

namespace argiope::searching {

/// Searches the text that the open project keeps of its pages: what is found, with the words in their places, and the
/// way to the rows of the table. UI thread; searches on a thread of the reader's.
class SearchDialog : public QDialog
{
    Q_OBJECT
public:
    static constexpr int MostShown = 100; ///< pages

    /// `reader` must outlive the dialog; `shown` says which rows the table shows.
    SearchDialog(project::ProjectReader &reader, std::function<store::ListQuery()> shown, QWidget *parent = nullptr);
    ~SearchDialog() override;

    void search(const QString &query);

Q_SIGNALS:
    /// These pages, as rows of the table.
    void showRequested(const argiope::store::ListQuery &query);
    void chosen(qint64 id); ///< behind showRequested(), where a person chose one page
    void answered(); ///< what is shown belongs to what is typed

private:
    struct Outcome
    {
        std::optional<engine::SearchFault> fault;
        engine::SearchAnswer answer;
    };
    using Progress = store::SearchIndex::Progress;
    struct Part
    {
        Progress progress;
        std::optional<engine::SearchAnswer> first; ///< then the progress is of no interest
    };
    void start();
    void showAnswer(const engine::SearchAnswer &answer);
    void showOutcome(const Outcome &outcome);
    void showInTable();
    void follow(const QUrl &link);
    [[nodiscard]] static QString html(const engine::SearchHit &hit);

    project::ProjectReader &m_reader;
    const std::function<store::ListQuery()> m_shown;
    QLineEdit *m_query;
    QCheckBox *m_within;
    QPushButton *m_table;
    QLabel *m_count;
    QTextBrowser *m_hits;
    QTimer m_pause; ///< in typing
    bool m_shownPart = false; ///< the first pages of the answer that is being made
    project::Cancel m_cancel;
};

} // namespace argiope::searching
