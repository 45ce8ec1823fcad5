#pragma once

#include "ui/models/urltablemodel.h"
#include "ui/project/projectreader.h"
#include "ui/widgets/tableview.h"

namespace argiope::urls {

/// The table over a UrlTableModel: copies rows that are not in the model's cache by asking for them. A copy of many
/// rows is made on a reader's thread and says how far it is.
class UrlTable : public widgets::TableView
{
    Q_OBJECT
public:
    enum class CopyAs : quint8 {
        Text, ///< the visible columns, tabs between them, with a line of titles: numbers as spreadsheets take them
        Csv, ///< the visible columns as an export has them, with a line of titles
        Urls, ///< one a line
        Cell, ///< the one that was clicked last, as Text has it
    };

    UrlTable(project::ProjectReader &reader, models::UrlTableModel &model, QWidget *parent = nullptr);
    void copySelection() override;
    void copyCell() override { copy(CopyAs::Cell); }
    void copyUrls() { copy(CopyAs::Urls); }
    /// What is selected goes to the clipboard once it is read; a copy under way is given up.
    void copy(CopyAs as);
    void cancelCopy();
    [[nodiscard]] bool isCopying() const { return m_copying; }
    [[nodiscard]] QList<qint64> selectedIds() const;
    [[nodiscard]] QList<store::UrlColumn> shownColumns() const; ///< in the order shown
    /// The model is told what the table shows; by itself whenever that changes.
    void readShownColumns();

Q_SIGNALS:
    void copyProgressed(qint64 done, qint64 all);
    void copyEnded();

private:
    project::ProjectReader &m_reader;
    models::UrlTableModel &m_model;
    project::Cancel m_cancel;
    bool m_copying = false;
};

} // namespace argiope::urls
