#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace argiope::widgets {

/// A line above the tables for what a person should know, with what can be done about it; never in the way.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Info, Warning, Error };

    explicit MessageBar(QWidget *parent = nullptr);
    /// `details`: technical text, one click away. `action` (may be empty) runs when its button is clicked.
    void show(Kind kind, const QString &text, const QString &details = {}, const QString &actionText = {},
        std::function<void()> action = {});
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton *actionButton() const { return m_action; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QLabel *m_icon;
    QLabel *m_text;
    QLabel *m_details;
    QPushButton *m_action;
    QToolButton *m_more;
    QToolButton *m_close;
    std::function<void()> m_run;
};

} // namespace argiope::widgets
