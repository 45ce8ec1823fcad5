#pragma once

#include "ui/project/recent.h"

#include <QAbstractTableModel>
#include <QList>

#include <optional>

namespace argiope::startpage {

/// The last projects and what is known of them. UI thread; reads no file itself.
class RecentModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Address, Changed, Urls, State, Size, ColumnCount };
    using Facts = project::recent::Facts;

    explicit RecentModel(QObject *parent = nullptr);
    /// All that the columns say of a project, in one line.
    [[nodiscard]] static QString summary(const Facts &facts);
    /// What is known of those that stay stays.
    void setPaths(const QStringList &paths);
    void setFacts(const Facts &facts); ///< of a path that is not in the list: nothing happens
    [[nodiscard]] QString path(int row) const
    {
        return row >= 0 && row < m_rows.size() ? m_rows.at(row).path : QString();
    }
    /// None yet.
    [[nodiscard]] std::optional<Facts> facts(int row) const
    {
        return row >= 0 && row < m_rows.size() ? m_rows.at(row).facts : std::nullopt;
    }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString path;
        std::optional<Facts> facts;
    };
    [[nodiscard]] static QString text(const Row &row, int column);
    [[nodiscard]] static QString tip(const Row &row, int column);
    QList<Row> m_rows;
};

} // namespace argiope::startpage
