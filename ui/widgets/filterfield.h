#pragma once

#include <QLineEdit>
#include <QStringList>
#include <QTimer>

namespace argiope::widgets {

/// A line to filter by, that waits until the typing pauses. Enter does not wait; Esc clears; Down
/// leaves it for what is filtered.
class FilterField : public QLineEdit
{
    Q_OBJECT
public:
    explicit FilterField(QWidget *parent = nullptr);
    /// What stands in it while it is empty: the first of these that there is room for, else the last.
    void setHints(const QStringList &hints);
    /// Without a signal.
    void setFilter(const QString &text);

Q_SIGNALS:
    void filterChanged(const QString &text);
    void leftDownwards();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void flush();
    void chooseHint();
    QTimer m_timer;
    QString m_said;
    QStringList m_hints;
};

} // namespace argiope::widgets
