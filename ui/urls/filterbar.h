#pragma once

#include "core/filter/expression.h"
#include "core/store/reader.h"

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace argiope::widgets {
class ChipBar;
class FilterField;
} // namespace argiope::widgets

namespace argiope::urls {

class WhereBar;

/// What a list is filtered by: text, chips, a menu of further conditions, and below them a button for each of those
/// that is set, which takes it away. Holds no rows.
class FilterBar : public QWidget
{
    Q_OBJECT
public:
    FilterBar(store::ListKind kind, QWidget *parent = nullptr);

    /// The conditions, of this list's kind, without an order.
    [[nodiscard]] store::ListQuery query() const;
    void setQuery(const store::ListQuery &query); ///< without a signal
    /// Sets or replaces one condition.
    void narrow(const std::function<void(store::ListQuery &)> &change);
    /// Offers what is new, changed or gone.
    void setHistoryAvailable(bool available);
    /// What conditions over columns can name.
    void setColumns(const store::Columns &columns);
    /// One more condition over a column.
    void addWhere(const filter::Expression &condition);
    /// Asks for one, of that column where it has a name.
    void startCondition(const QString &column = {});
    void focusText();
    /// False while the text is a regular expression that cannot be read; `reason` is the technical one.
    [[nodiscard]] bool isValid(QString *reason = nullptr) const;
    /// For whoever puts more into the first line.
    [[nodiscard]] QHBoxLayout *line() const { return m_line; }
    void retranslate();
    /// With the chips in a line of their own.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void changed();
    void leftDownwards(); ///< the text, for the rows

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();
    [[nodiscard]] int widthInOneLine() const;
    void fillMenu();
    void fillSavedMenu(QMenu *menu);
    void askName();
    [[nodiscard]] static QString nameProblem(
        const QString &name); ///< why it cannot be saved; "" where it can, or is empty
    void applySaved(const QString &name);
    [[nodiscard]] QList<int> checkedChips() const;
    void set(const std::function<void(store::ListQuery &)> &change);
    void showConditions();
    void addCondition(const QString &text, const std::function<void(store::ListQuery &)> &away);

    const store::ListKind m_kind;
    widgets::FilterField *m_text;
    QToolButton *m_regex;
    widgets::ChipBar *m_chips = nullptr; ///< of the URLs alone
    widgets::ChipBar *m_history = nullptr; ///< the same
    QToolButton *m_add;
    QToolButton *m_more;
    QMenu *m_menu;
    QHBoxLayout *m_line;
    QHBoxLayout *m_chipLine; ///< below it, where both have no room beside one another
    QWidget *m_conditions;
    QHBoxLayout *m_conditionRow;
    WhereBar *m_where;
    store::Columns m_columns;
    store::ListQuery m_rest; ///< what neither the text nor the chips say
};

} // namespace argiope::urls
