#pragma once

#include "ui/models/linksmodel.h"
#include "ui/models/orderedlinks.h"

#include <QString>
#include <QWidget>

class QLabel;
class QStackedWidget;

namespace argiope::widgets {
class EmptyState;
class FilterField;
class TableView;
class UrlDelegate;
} // namespace argiope::widgets

namespace argiope::details {

/// The links of one URL, in or out, with what can be done with them: whose they are, a filter, and the table, that can
/// be sorted.
class LinksPane : public QWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive it. `key` remembers the columns, and names the table.
    LinksPane(
        project::ProjectReader &reader, models::LinksModel::End end, const QString &key, QWidget *parent = nullptr);
    [[nodiscard]] models::LinksModel &links() { return *m_links; }
    /// The URL that the links belong to; "" for none.
    void setUrl(const QString &url);
    /// Shows the links of several together, each with whose it is; of `url` alone where it is the only one.
    void showLinks(const QList<qint64> &urls);
    void setOrigin(const QString &origin); ///< of the project: what URLs without room begin with is left out
    void saveColumns() const;
    void retranslate();

Q_SIGNALS:
    void urlRequested(qint64 id); ///< its details
    void openRequested(const QString &url); ///< in the browser
    void tableExportRequested(const argiope::models::ShownTable &table); ///< at once

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showMenu(const QPoint &where);
    void setFilter(const QString &text);
    void loadForOrder();
    void refreshState();
    void showOwner();
    void exportShown(); ///< once all links are there
    void keepCurrent(); ///< before the rows are others
    void showCurrent();

    const models::LinksModel::End m_end;
    models::LinksModel *m_links;
    models::OrderedLinks *m_shown;
    QLabel *m_owner;
    widgets::FilterField *m_filter;
    widgets::TableView *m_table;
    widgets::EmptyState *m_empty;
    widgets::UrlDelegate *m_urlDelegate;
    QStackedWidget *m_stack;
    QString m_url;
    bool m_exportWaits = false; ///< for links that are being read
    qint64 m_currentLink = 0; ///< id of the link that was selected before the rows became others
};

} // namespace argiope::details
