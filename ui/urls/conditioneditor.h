#pragma once

#include "core/filter/parser.h"
#include "core/store/columns.h"

#include <QFrame>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace argiope::urls {

/// Makes one condition over a column: which, how, and with what, each editor as the column's kind asks for it. What is
/// wrong is said below. Knows no rows.
class ConditionEditor : public QFrame
{
    Q_OBJECT
public:
    explicit ConditionEditor(QWidget *parent = nullptr);

    void setColumns(const store::Columns &columns);
    /// Shows itself with that column, or with the one that was chosen last; the keyboard goes there.
    void begin(const QString &column = {});
    void retranslate();

Q_SIGNALS:
    void made(const argiope::filter::Expression &condition);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] const filter::Field *field() const;
    void fillColumns();
    void fillTests();
    void showValues();
    void add();
    void say(const QString &error);

    store::Columns m_columns;
    filter::Fields m_fields;
    QComboBox *m_column;
    QComboBox *m_test;
    QStackedWidget *m_value;
    QLineEdit *m_text;
    QComboBox *m_choice;
    QLabel *m_and;
    QLineEdit *m_second;
    QCheckBox *m_case;
    QToolButton *m_add;
    QToolButton *m_close;
    QLabel *m_error;
};

} // namespace argiope::urls
