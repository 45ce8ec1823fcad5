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
    /// `second` runs when the button before it is clicked, and leaves the message.
    void show(Kind kind, const QString &text, const QString &details = {}, const QString &actionText = {},
        std::function<void()> action = {}, const QString &secondText = {}, std::function<void()> second = {});
    void setText(const QString &text); ///< the same message in newer words
    /// What the message is about, for whoever wants to know whether it is his; show() forgets it.
    void setTopic(const QString &topic) { m_topic = topic; }
    [[nodiscard]] QString topic() const { return isHidden() ? QString() : m_topic; }
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton *actionButton() const { return m_action; }
    [[nodiscard]] QPushButton *secondButton() const { return m_second; }

Q_SIGNALS:
    void dismissed(); ///< somebody has closed it, or done what it offered, and nothing else is shown

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    QLabel *m_icon;
    QLabel *m_text;
    QLabel *m_details;
    QPushButton *m_second;
    QPushButton *m_action;
    QToolButton *m_more;
    QToolButton *m_close;
    std::function<void()> m_run;
    std::function<void()> m_runSecond;
    QString m_topic;
    Kind m_kind = Kind::Info;
};

} // namespace argiope::widgets
