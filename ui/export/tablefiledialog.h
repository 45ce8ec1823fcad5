#pragma once

#include "core/export/formats.h"
#include "ui/models/showntable.h"

#include <QFileDialog>

namespace argiope::exporting {

/// Asks which file a table of the window is written to, and in which format. Deletes itself; UI thread.
class TableFileDialog : public QFileDialog
{
    Q_OBJECT
public:
    /// `proposal`: a file in the folder that is shown first. `usual`: the format that is chosen first.
    TableFileDialog(const models::ShownTable &table, const QString &proposal, Format usual, QWidget *parent);

Q_SIGNALS:
    void chosen(const QString &file, argiope::exporting::Format format);

private:
    void followFilter();
    [[nodiscard]] Format formatOf(const QString &file) const; ///< by the ending that was typed, else by the list

    QList<Format> m_formats; ///< as the list has them
    QStringList m_filters;
};

} // namespace argiope::exporting
