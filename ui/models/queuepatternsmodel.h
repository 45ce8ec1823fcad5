#pragma once

#include "core/engine/traps.h"
#include "ui/models/poll.h"
#include "ui/project/projectreader.h"

#include <QAbstractTableModel>
#include <QList>

namespace argiope::models {

/// What waits in the project, by the form of its URLs: the forms that most have. Read from the project file. UI thread.
class QueuePatternsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Pattern, Waiting, Example, ColumnCount };
    static constexpr qsizetype MostRows = 100;

    /// `reader` must outlive the model.
    explicit QueuePatternsModel(project::ProjectReader &reader, QObject *parent = nullptr);

    void refresh();
    void poll(); ///< somebody looks: counts anew once in a while
    /// Of the spider trap that keeps the URLs of a row out.
    [[nodiscard]] QByteArray idOf(int row) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void refreshed();

private:
    using Rows = QList<trap::QueuePatterns::Row>;
    void ask();
    void apply(const Rows &rows);

    project::ProjectReader &m_reader;
    Rows m_rows;
    Poll m_poll;
};

} // namespace argiope::models
