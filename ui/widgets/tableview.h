#pragma once

#include <QHash>
#include <QKeySequence>
#include <QPersistentModelIndex>
#include <QTableView>

#include <functional>

class QMenu;
class QTimer;

namespace argiope::widgets {

/// A table as all our views have them: whole rows are selected, columns can be moved, sized and hidden and are
/// remembered, copying takes what is selected, and rows that come or go elsewhere do not move what is being read. Room
/// that a wide window leaves goes to the columns of long texts, until a person sizes one; no row changes a width. What
/// is told as so long ago is told anew from time to time.
class TableView : public QTableView
{
    Q_OBJECT
public:
    explicit TableView(QWidget *parent = nullptr);
    void setModel(QAbstractItemModel *model) override;
    void setSelectionModel(QItemSelectionModel *selectionModel) override;

    /// Columns as the person left them under `key` in QSettings, else the given widths (in average characters) and
    /// visibility. Call once the model is set.
    void restoreColumns(
        const QString &key, const std::function<int(int)> &widths, const std::function<bool(int)> &shown = {});
    void saveColumns();
    /// Fills `menu` with a checkable entry a column.
    void fillColumnMenu(QMenu *menu);
    /// Shows columns that are hidden, next to each other behind the visual place `behind`, until takeBack(); others
    /// stay where they are. None of it is remembered.
    void lend(const QList<int> &columns, int behind);
    /// Hides what was lent and not chosen since, where it was before.
    void takeBack();
    /// The person may sort: a click on a header goes ascending, descending, and back to the list's own order.
    void enableSorting();
    /// For whoever comes by the keyboard: a row is selected.
    void selectFirstIfNone();
    /// Tab-separated text of the visible columns of the selected rows.
    virtual void copySelection();
    /// The value of the cell that was clicked last, whole.
    virtual void copyCell();
    [[nodiscard]] static QKeySequence copyCellKeys();
    /// What every table can do with its cells and rows; for the end of a menu over a row.
    void fillCellMenu(QMenu *menu);
    [[nodiscard]] QList<int> selectedRowNumbers() const; ///< ascending
    /// First and last rows of what is selected, ascending, without overlap: a selection of everything is one pair.
    [[nodiscard]] QList<QPair<int, int>> selectedRowRanges() const;
    [[nodiscard]] QList<int> visibleColumns() const; ///< in the order shown

Q_SIGNALS:
    void rowActivated(const QModelIndex &index);
    /// The current row is another, or is selected now. A row that only became current because the table got the focus
    /// was nobody's choice and is not told.
    void currentRowChanged(const QModelIndex &index);
    /// A menu over the header of `column` is about to show: what is put into it stands before the columns.
    void headerMenuRequested(QMenu *menu, int column);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void keyPressEvent(QKeyEvent *event) override;
    /// For tables whose view has no menu of its own.
    void contextMenuEvent(QContextMenuEvent *event) override;
    /// Home and End go to the first and the last row, as rows are what is chosen.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] int pixels(int letters) const; ///< of a column that shows so many
    void layOut(int first, int last); ///< columns as they are at first
    void updateRowHeight();
    void takeRoomBack();
    void shareRoom();
    void showColumn(int column); ///< scrolls to it
    /// Rows have come or moved. In a table that has the keyboard its place is to be seen, as long as nobody has chosen
    /// one.
    void showFocus();
    void keepAnchor();
    void restoreAnchor();

    QString m_key;
    int m_lasting = 0; ///< columns that are there whatever is shown
    std::function<int(int)> m_widths;
    std::function<bool(int)> m_shown;
    QList<QPair<int, int>> m_lent; ///< columns and the visual places that they had, as they were shown
    int m_lentBehind = -1;
    QPersistentModelIndex m_anchor;
    QHash<int, int> m_room; ///< pixels that a column has beyond its own width, by column
    bool m_sizedByHand = false;
    bool m_sizing = false; ///< widths are being set, by us
    QTimer *m_times; ///< while it can be seen
};

} // namespace argiope::widgets
