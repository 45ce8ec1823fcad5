#pragma once

#include "core/audit/crawleraccess.h"
#include "ui/models/showntable.h"

#include <QAbstractTableModel>
#include <QList>

namespace argiope::crawleraccess {

/// Which crawlers robots.txt lets into which folders: a row for each crawler, a column for each folder behind the fixed
/// ones. UI thread.
class CrawlerAccessModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Crawler, Company, Purpose, FixedColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setFolders(const QList<audit::FolderAccess> &folders);
    [[nodiscard]] const QList<audit::FolderAccess> &folders() const { return m_folders; }
    void retranslate();
    [[nodiscard]] models::ShownTable shown(const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString folderName(const audit::FolderAccess &folder) const;

    QList<audit::FolderAccess> m_folders;
};

} // namespace argiope::crawleraccess
