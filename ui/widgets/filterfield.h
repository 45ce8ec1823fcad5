#pragma once

#include <QLineEdit>
#include <QTimer>

namespace argiope::widgets {

/// A line to filter by, that waits until the typing pauses. Enter does not wait; Esc clears; Down
/// leaves it for what is filtered.
class FilterField : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterField(QWidget *parent = nullptr);
    /// Without a signal.
    void setFilter(const QString &text);

Q_SIGNALS:
    void filterChanged(const QString &text);
    void leftDownwards();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void flush();
    QTimer m_timer;
    QString m_said;
};

} // namespace argiope::widgets
