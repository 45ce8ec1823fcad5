#pragma once

#include "ui/models/auditjob.h"
#include "ui/models/findingstable.h"
#include "ui/project/projectreader.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QList>
#include <QSet>
#include <QTimer>

namespace argiope::models {

/// Where one check was found, a row a finding, as findingRows() has them. Holds ids and a bounded cache of rows; a
/// reader thread looks at the URLs that are shown, and holds them against the check again for what it says of them. UI
/// thread.
class FindingsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Url, Instances, Evidence, ColumnCount };
    enum Role : int {
        IdRole = Qt::UserRole + 1, ///< qint64; 0 for a file beside the URLs
        UrlRole, ///< QByteArray; "" until it is read
        IgnoredRole, ///< bool
    };

    /// `reader` must outlive the model.
    explicit FindingsModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~FindingsModel() override;

    /// Null: nothing.
    void show(const SharedFindings &findings, const audit::Check *check);
    [[nodiscard]] const audit::Check *check() const { return m_check; }
    [[nodiscard]] qint64 idAt(int row) const { return row < m_rows.size() ? m_rows.at(row).id : 0; }
    [[nodiscard]] int rowOf(qint64 url) const; ///< -1: not found there
    /// What each instance of a finding says, as people read it, and how many more there are; empty until it is read.
    [[nodiscard]] QStringList evidenceLines(int row) const;
    /// The same of any finding of a check: of its first `pieces`, and `count` instances in all.
    [[nodiscard]] static QStringList evidenceLines(const audit::Check &check, const QByteArrayList &pieces, int count);
    [[nodiscard]] bool isIgnored(int row) const { return row < m_rows.size() && m_rows.at(row).ignored; }
    void retranslate();

    /// These columns of what is shown, for a file; the project is read once more for it.
    [[nodiscard]] ShownTable shown(const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static constexpr int CacheRows = 4096;

private:
    struct Cached
    {
        QByteArray url;
        QByteArrayList evidence; ///< a piece an instance
    };
    [[nodiscard]] const audit::CheckFindings &found() const { return m_findings->of(*m_check); }
    [[nodiscard]] const Cached *cached(int row) const; ///< null: asked for
    [[nodiscard]] QVariant display(int row, int column) const;
    void fetch();

    project::ProjectReader &m_reader;
    SharedFindings m_findings;
    const audit::Check *m_check = nullptr;
    QList<FindingRow> m_rows;
    mutable QCache<qint64, Cached> m_cache;
    mutable QSet<int> m_wanted;
    mutable QTimer m_timer;
    project::Cancel m_cancel;
    bool m_fetching = false;
};

} // namespace argiope::models
