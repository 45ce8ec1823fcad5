#pragma once

#include "core/trap/trap.h"
#include "ui/models/poll.h"
#include "ui/models/showntable.h"
#include "ui/project/projectreader.h"

#include <QAbstractTableModel>
#include <QList>

namespace argiope::models {

/// The spider traps that the project's crawls have found, and how many URLs each keeps out. Read from the
/// project file, so that it is the same for a crawl that runs and for one that is over. UI thread.
class TrapsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Series, Kind, HeldBack, Status, ColumnCount };

    /// `reader` must outlive the model.
    explicit TrapsModel(project::ProjectReader &reader, QObject *parent = nullptr);

    /// Looks again once the crawl has saved: something was found, released or kept out.
    void refresh();
    /// Goes on with what refresh() waits for, and where `look` counts anew every few seconds.
    void poll(bool look);
    [[nodiscard]] const QList<trap::Trap> &traps() const { return m_traps; }
    [[nodiscard]] qint64 heldBack(const QByteArray &id) const; ///< URLs; -1 where that is not known (yet)
    [[nodiscard]] int rowOf(const QByteArray &id) const; ///< -1: none
    void retranslate();

    /// These columns of what is shown, for a file.
    [[nodiscard]] ShownTable shown(const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void refreshed();

private:
    struct Answer
    {
        QList<trap::Trap> traps;
        QList<qint64> heldBack;
    };
    void ask();
    void apply(const Answer &answer);

    project::ProjectReader &m_reader;
    QList<trap::Trap> m_traps;
    QList<qint64> m_heldBack;
    Poll m_poll;
    int m_wanted = 0; ///< looks still to be taken: a crawl saves a moment after it says something
};

} // namespace argiope::models
