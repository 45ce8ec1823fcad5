#pragma once

#include "ui/models/threadsmodel.h"

#include <QStyledItemDelegate>

namespace argiope::threads {

/// Paints what a thread did in the last minute: time runs to the right, the right edge is now; each column of pixels
/// is divided among the phases by their time. Its tool tip says what happened under the mouse.
class LaneDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// `model` must outlive the delegate.
    explicit LaneDelegate(const models::ThreadsModel &model, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;
    /// What the tool tip says at `x` pixels from the left edge of a lane of this width; "" where nothing is known.
    [[nodiscard]] QString textAt(int number, int x, int width) const;

private:
    const models::ThreadsModel &m_model;
};

} // namespace argiope::threads
