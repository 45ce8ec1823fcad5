#pragma once

#include "core/store/types.h"
#include "ui/models/auditrun.h"

#include <QModelIndex>
#include <QPointer>
#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;

namespace argiope::models {
class UrlIssuesModel;
}
namespace argiope::widgets {
class EmptyState;
class TableView;
class UrlDelegate;
} // namespace argiope::widgets

namespace argiope::details {

/// What is wrong with one URL, and the way to each of these issues. While it can be seen the audit of a crawl that goes
/// on is kept up to date; that of a project in a database is made only when somebody asks for it.
class IssuesPane : public QWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive it; nothing is asked of it once `audit` is gone.
    IssuesPane(project::ProjectReader &reader, models::AuditRun &audit, QWidget *parent = nullptr);
    void showUrl(qint64 id); ///< 0: none
    /// What is known of that URL.
    void setRecord(const store::UrlRecord &record);
    void setOrigin(const QString &origin); ///< of the project: what URLs without room begin with is left out
    /// Issues that count; none where that is not known.
    [[nodiscard]] std::optional<int> counted() const;
    void saveColumns() const;
    void retranslate();

Q_SIGNALS:
    void changed(); ///< counted(), perhaps
    void issueRequested(const QByteArray &check);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void refreshTexts();
    void watch();
    void request(const QModelIndex &index);
    void showMenu(const QPoint &where);
    [[nodiscard]] bool isDatabase() const;

    project::ProjectReader &m_reader;
    const QPointer<models::AuditRun> m_audit; ///< may go first, where the window goes
    models::UrlIssuesModel *m_model;
    QLabel *m_state; ///< what is shown may not be all
    widgets::TableView *m_table;
    widgets::UrlDelegate *m_urlDelegate;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    store::UrlRecord m_record;
};

} // namespace argiope::details
