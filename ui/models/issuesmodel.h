#pragma once

#include "ui/models/auditrun.h"
#include "ui/models/showntable.h"

#include <QAbstractTableModel>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace argiope::models {

/// The checks that a project is held against, and how it fared: a row each. While the first audit is under way the
/// numbers grow; a later one changes them when it is over. UI thread.
class IssuesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column : int {
        Severity,
        Title,
        Urls,
        Instances,
        Share,
        Trend,
        Group,
        Undecidable,
        Ignored,
        ToLookAt,
        ColumnCount
    };
    enum Role : int {
        CheckRole = Qt::UserRole + 1, ///< QByteArray: the check's id
        MarkRole, ///< int: IssueMark of the severity
        ShareRole, ///< 0 to 1
    };
    /// The shapes that stand before severities; numbers as those of the marks that views draw.
    enum class IssueMark : int { Error = 6, Warning = 8, Notice = 9 };

    /// `audit` must outlive the model.
    explicit IssuesModel(AuditRun &audit, QObject *parent = nullptr);

    /// Empty: all of them.
    void setSeverities(const QList<audit::Severity> &severities);
    void setGroup(std::optional<audit::Group> group);
    void setFilter(const QString &text); ///< as audit::isCalled() has it
    void setAllShown(bool all); ///< also checks that were not found
    [[nodiscard]] bool isFiltered() const;
    void retranslate();

    [[nodiscard]] const audit::Check &at(int row) const { return *m_rows.at(row).check; }
    [[nodiscard]] int rowOf(const audit::Check &check) const; ///< -1: not shown
    [[nodiscard]] static IssueMark markOf(audit::Severity severity);
    /// The URLs where it counts, as the table of URLs is told to show them; and what that says of them.
    [[nodiscard]] static store::ListQuery urlsOf(const AuditFindings &findings, const audit::Check &check);
    [[nodiscard]] static QString nameOf(const audit::Check &check);
    /// The check whose URLs these are; null where they are no check's, or one of people's own.
    [[nodiscard]] static const audit::Check *checkOf(const store::ListQuery &query);
    [[nodiscard]] QString title(const audit::Check &check) const;
    /// Some numbers are there to be shown.
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] int found(audit::Severity severity) const; ///< checks that were found, whatever the filter
    [[nodiscard]] int found(audit::Group group) const;
    [[nodiscard]] int checked() const; ///< checks that are made: not switched off
    [[nodiscard]] int undecided() const; ///< checks that were not found, and could not be decided everywhere

    /// These columns of what is shown, for a file.
    [[nodiscard]] ShownTable shown(const QList<int> &columns) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void updated();

private:
    struct Row
    {
        const audit::Check *check = nullptr;
        audit::Severity severity = audit::Severity::Notice; ///< of this project
        bool off = false; ///< in this project
        qint64 pages = 0;
        qint64 instances = 0;
        qint64 checked = 0;
        qint64 undecidable = 0;
        qint64 needsPerson = 0;
        qint64 ignored = 0;
        bool ofFiles = false; ///< found in files beside the URLs
        std::optional<qint64> before = {}; ///< pages, in the run before
    };
    void read();
    void arrange();
    [[nodiscard]] bool isShown(const Row &row) const;
    [[nodiscard]] static bool isOfSite(const Row &row); ///< told once for many pages
    [[nodiscard]] static double share(const Row &row); ///< below 0: none
    [[nodiscard]] double sortKey(const Row &row, int column) const;
    [[nodiscard]] QString display(const Row &row, int column) const;
    [[nodiscard]] QString toolTip(const Row &row, int column) const;
    [[nodiscard]] static QString trend(const Row &row);

    AuditRun &m_audit;
    QList<Row> m_all; ///< the worst first
    QList<Row> m_rows;
    QList<QString> m_titles; ///< by place in audit::checks()
    QList<audit::Severity> m_severities;
    std::optional<audit::Group> m_group;
    QString m_filter;
    int m_sortColumn = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
    bool m_allShown = false;
    bool m_known = false;
};

} // namespace argiope::models
