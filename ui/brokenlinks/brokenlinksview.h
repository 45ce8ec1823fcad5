#pragma once

#include "core/export/formats.h"
#include "ui/models/linkproblemsmodel.h"
#include "ui/view/view.h"
#include "ui/widgets/tableview.h"

#include <array>

class QComboBox;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class ChipBar;
class EmptyState;
class FilterField;
class UrlDelegate;
} // namespace argiope::widgets

namespace argiope::brokenlinks {

/// A table whose rows have their texts only while they are looked at.
class ProblemTable : public widgets::TableView
{
    Q_OBJECT
public:
    using TableView::TableView;
    void copySelection() override;

Q_SIGNALS:
    void copyRequested();
};

/// Every link to what is broken, blocked or redirected, with where it stands: a row a link, a row a target, or the
/// redirects with what follows them.
class BrokenLinksView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit BrokenLinksView(project::ProjectReader &reader, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void poll(bool last = false) override;
    void focusContent() override;
    void saveColumns() const override;

    /// What is in front.
    [[nodiscard]] models::LinkProblemsModel &model() const;
    [[nodiscard]] widgets::TableView &table() const;
    void showRows(models::ProblemRow rows);
    /// The table that an export of what is in front writes.
    [[nodiscard]] exporting::Table exportTable() const;
    /// What it is to have, in the order of the table: ids of links, or of where redirects begin.
    [[nodiscard]] QList<qint64> listedIds() const;
    [[nodiscard]] QList<qint64> selectedIds() const;
    /// The columns in sight as that table calls them; none where it has a row for each of what is a row here.
    [[nodiscard]] QByteArrayList exportColumns() const;
    void copyRows(); ///< those that are selected, once their texts were read
    void clearFilter() override;

Q_SIGNALS:
    void exportRequested();
    void exportShownRequested(); ///< at once, without a question

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    static constexpr int KindCount = 3;
    struct Pane
    {
        models::LinkProblemsModel *model = nullptr;
        widgets::TableView *table = nullptr;
        widgets::UrlDelegate *urls = nullptr;
        qint64 current = 0; ///< the row that was selected before the rows became others
    };
    void showLinksTo(const QString &target); ///< each of them
    void makePane(models::ProblemRow rows);
    [[nodiscard]] const Pane &pane() const;
    void filter();
    [[nodiscard]] static QString countWords(models::ProblemRow kind, int rows);
    void refreshState();
    void showMenu(const QPoint &where);
    void fillMenu(QMenu *menu, int row);
    void keepCurrent(Pane &pane);
    void showCurrent(Pane &pane);

    project::ProjectReader &m_reader;
    models::LinkProblemsFeed *m_feed;
    QComboBox *m_kind;
    widgets::FilterField *m_filter;
    widgets::ChipBar *m_chips;
    QLabel *m_count;
    QToolButton *m_columns;
    QToolButton *m_export;
    QStackedWidget *m_stack;
    widgets::EmptyState *m_empty;
    bool m_focusWaits = false; ///< for rows
    std::array<Pane, KindCount> m_panes;
};

} // namespace argiope::brokenlinks
