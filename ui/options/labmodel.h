#pragma once

#include "core/engine/scopelab.h"
#include "core/store/types.h"

#include <QAbstractTableModel>
#include <QList>
#include <QStringList>

#include <atomic>
#include <memory>

namespace argiope::options {

/// What an earlier crawl knows that a judgement can use.
struct LabKnowledge
{
    QList<store::HostRecord> hosts;
    QByteArray scopeAlso; ///< meta "scope_also"
};

/// One row a URL: what the crawl would do with it, why, and which spelling counts. Judging happens on another thread;
/// the newest question wins, and the old rows stay until its answer is there. UI thread.
class LabModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { UrlColumn, FateColumn, WhyColumn, CountsAsColumn, ColumnCount };
    struct Row
    {
        QString typed;
        engine::LabVerdict verdict;
        int sameAs = -1; ///< an earlier row that is the same URL to the crawl
    };
    struct Totals
    {
        int crawled = 0;
        int checked = 0;
        int skipped = 0;
        int noUrl = 0;
        int robotsUnknown = 0; ///< let in, but what the host's robots.txt says is not known
    };

    explicit LabModel(QObject *parent = nullptr);
    ~LabModel() override;

    void ask(const QStringList &urls, const settings::CrawlSettings &settings,
        const std::shared_ptr<const LabKnowledge> &knowledge);
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] const Totals &totals() const { return m_totals; }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void answered();

private:
    struct Answer
    {
        QList<Row> rows;
        Totals totals;
    };
    [[nodiscard]] static Answer judge(const QStringList &urls, const settings::CrawlSettings &settings,
        const LabKnowledge &knowledge, const std::atomic<bool> &cancel);
    void take(Answer &&answer);
    [[nodiscard]] QString text(const Row &row, int column) const;

    QList<Row> m_rows;
    Totals m_totals;
    std::shared_ptr<std::atomic<bool>> m_cancel;
    bool m_busy = false;
};

} // namespace argiope::options
