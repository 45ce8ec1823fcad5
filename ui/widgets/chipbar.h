#pragma once

#include "ui/widgets/statusmark.h"

#include <QList>
#include <QWidget>

class QToolButton;

namespace argiope::widgets {

/// A row of buttons that can be on or off, each with a mark and a word.
class ChipBar : public QWidget
{
    Q_OBJECT
public:
    explicit ChipBar(QWidget *parent = nullptr);
    void addChip(int id, Mark mark);
    void addChip(int id); ///< without a mark
    void setText(int id, const QString &text, const QString &toolTip);
    [[nodiscard]] QList<int> checked() const;
    void setChecked(const QList<int> &ids); ///< without a signal
    [[nodiscard]] QToolButton *button(int id) const;

Q_SIGNALS:
    void changed();

private:
    QList<QPair<int, QToolButton *>> m_chips;
};

} // namespace argiope::widgets
