#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace argiope::widgets {

/// What stands where a table has no rows: one sentence, an example, a button or two.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);
    /// An empty text hides its part.
    void setTexts(const QString &sentence, const QString &example = {}, const QString &button = {});
    /// For narrow places: no larger letters.
    void setQuiet();
    [[nodiscard]] QPushButton *button() const { return m_button; }
    [[nodiscard]] QString sentence() const;

Q_SIGNALS:
    void buttonClicked();

private:
    QLabel *m_sentence;
    QLabel *m_example;
    QPushButton *m_button;
};

} // namespace argiope::widgets
