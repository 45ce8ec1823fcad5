#pragma once

#include <QToolButton>

class QAbstractItemModel;

namespace argiope::widgets {

/// The button over a table that writes exactly what it shows to a file, at once. Enabled while there are rows. UI
/// thread.
class ExportButton : public QToolButton
{
    Q_OBJECT
public:
    /// `rows` must outlive it.
    explicit ExportButton(const QAbstractItemModel &rows, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();

    const QAbstractItemModel &m_rows;
};

} // namespace argiope::widgets
