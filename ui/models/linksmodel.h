#pragma once

#include "core/store/types.h"

#include <QAbstractTableModel>
#include <QList>

namespace argiope::models {

/// Links from or to one URL: at most as many as were asked for, held in memory. UI thread.
class LinksModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class End : quint8 { Source, Target }; ///< which end is shown
    enum Column : int { UrlColumn, TextColumn, KindColumn, ElementColumn, RuleColumn, ColumnCount };

    explicit LinksModel(End end, QObject *parent = nullptr);
    void setLinks(QList<store::LinkRecord> links);
    [[nodiscard]] const store::LinkRecord &at(int row) const { return m_links.at(row); }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    End m_end;
    QList<store::LinkRecord> m_links;
};

} // namespace argiope::models
