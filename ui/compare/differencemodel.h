#pragma once

#include "core/compare/spool.h"
#include "ui/compare/comparejob.h"
#include "ui/models/showntable.h"

#include <QAbstractTableModel>
#include <QList>

#include <atomic>
#include <memory>

namespace argiope::compareview {

/// What a comparison found, a row each; a million if need be. Filtering and sorting happen on a thread of their own:
/// until the answer is there the rows are those of the wish before. UI thread.
class DifferenceModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int { Url, What, Where, Before, After, ColumnCount };
    static_assert(int(ColumnCount) == compare::FieldCount);
    enum Role : int {
        UrlTextRole = Qt::UserRole + 1, ///< QString: the whole URL
        KindRole, ///< int(widgets::Mark), for the mark before what a row tells
    };

    explicit DifferenceModel(QObject *parent = nullptr);
    ~DifferenceModel() override;

    /// Null: nothing was compared.
    void setCompared(const SharedCompared &compared);
    [[nodiscard]] const SharedCompared &compared() const { return m_compared; }
    void setKinds(const QList<compare::What> &kinds); ///< empty: all
    void setText(const QString &text); ///< part of a URL, a value, or of a column's or check's name
    [[nodiscard]] const compare::SpoolQuery &query() const { return m_query; }
    /// The rows are what was wished for.
    [[nodiscard]] bool isCurrent() const { return !m_cancel; }
    [[nodiscard]] const QList<quint32> &rows() const { return m_rows; } ///< of the spool, as they are shown
    [[nodiscard]] compare::Difference at(int row) const;
    void retranslate();

    // What a row says, in words.
    [[nodiscard]] static QString whatText(compare::What what);
    [[nodiscard]] QString whereText(const compare::Difference &difference) const; ///< the column, or the check
    /// A value of a difference; of any length where `most` says so.
    [[nodiscard]] QString valueText(
        const compare::Difference &difference, const facts::Value &value, qsizetype most) const;

    /// These columns of what is shown, for a file.
    [[nodiscard]] models::ShownTable shown(const QList<int> &columns) const;
    /// What is shown with all that is known of it, as the command line writes it.
    [[nodiscard]] models::ShownTable whole() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void arranged(); ///< what was wished for is shown

private:
    [[nodiscard]] models::ShownTable tableOf(const QList<int> &cells) const; ///< places in compare::headings()
    void arrange();
    void cancel();
    void take(const QList<quint32> &rows);

    SharedCompared m_compared;
    compare::SpoolQuery m_query;
    QList<quint32> m_rows;
    std::shared_ptr<std::atomic<bool>> m_cancel; ///< of the work that goes on; null: none does
};

} // namespace argiope::compareview
