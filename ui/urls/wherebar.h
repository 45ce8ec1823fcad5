#pragma once

#include "core/filter/expression.h"
#include "core/store/columns.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace argiope::urls {

class ConditionEditor;

/// Conditions over columns below a list's filter: a button for each that takes it away, whether all of them or any is
/// to hold, the editor of a new one, and the same in words. Nothing of it is there until it is asked for. Holds no
/// rows.
class WhereBar : public QWidget
{
    Q_OBJECT
public:
    explicit WhereBar(QWidget *parent = nullptr);

    void setColumns(const store::Columns &columns);
    [[nodiscard]] const std::optional<filter::Expression> &expression() const { return m_expression; }
    void setExpression(const std::optional<filter::Expression> &expression); ///< without a signal
    /// One more condition, as if it had been made here.
    void add(const filter::Expression &condition);
    /// Opens the editor.
    void startCondition(const QString &column = {});
    [[nodiscard]] bool isInWords() const;
    void setInWords(bool on);
    /// An expression that came from elsewhere and cannot be read here: in words, with what is wrong.
    void showUnread(const QString &words);
    void retranslate();

Q_SIGNALS:
    void changed();
    /// The editor is about to go: the keyboard wants another place.
    void editorLeft();

private:
    void set(const QList<filter::Expression> &conditions, bool any);
    void takeAway(qsizetype at);
    void join(bool any);
    void readWords();
    void showConditions();
    void showWords();

    store::Columns m_columns;
    std::optional<filter::Expression> m_expression; ///< of the conditions
    /// Parts of the expression, each with its button. One of them may itself be true where any of several is, so that
    /// the expression alone does not tell.
    QList<filter::Expression> m_parts;
    bool m_reading = false; ///< what is being typed stays as it is typed
    bool m_any = false; ///< how conditions are put to each other
    QWidget *m_conditions;
    QHBoxLayout *m_row;
    QComboBox *m_join;
    ConditionEditor *m_editor;
    QLineEdit *m_words;
    QLabel *m_error;
};

} // namespace argiope::urls
