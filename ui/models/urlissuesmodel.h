#pragma once

#include "ui/models/auditjob.h"
#include "ui/models/keyedrows.h"
#include "ui/project/projectreader.h"

#include <QList>
#include <QStringList>

namespace argiope::models {

/// A check that was found on a URL.
struct UrlIssue
{
    const audit::Check *check = nullptr;
    audit::Severity severity = audit::Severity::Notice; ///< in that audit
    bool ignored = false;
    QStringList evidence{}; ///< a line an instance; empty until it is read
};

/// The issues of one URL, as the last audit found them: a row a check, the most severe first, ignored ones last. Which
/// these are is known at once; a reader thread reads what shows them. UI thread.
class UrlIssuesModel : public KeyedRows<UrlIssue>
{
    Q_OBJECT
public:
    enum Column : int { Severity, Title, Evidence, ColumnCount };
    enum Role : int {
        CheckRole = Qt::UserRole + 1, ///< QByteArray: the check's id
        MarkRole, ///< int: IssuesModel::IssueMark of the severity; -1: ignored
    };

    /// `reader` must outlive the model.
    explicit UrlIssuesModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~UrlIssuesModel() override;

    /// `url`: its id; 0: none. Null findings: none yet. The same URL again: the evidence is read anew.
    void show(const SharedFindings &findings, qint64 url);
    [[nodiscard]] qint64 url() const { return m_url; }
    [[nodiscard]] int counted() const; ///< issues that are not ignored
    void retranslate();

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] qint64 keyOf(const UrlIssue &row) const override;

private:
    void readEvidence();
    [[nodiscard]] QString display(const UrlIssue &row, int column) const;

    project::ProjectReader &m_reader;
    SharedFindings m_findings; ///< hold the rows of own checks, too
    project::Cancel m_cancel;
    qint64 m_url = 0;
};

} // namespace argiope::models
