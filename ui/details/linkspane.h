#pragma once

#include "ui/models/linksmodel.h"
#include "ui/widgets/tableview.h"

namespace argiope::details {

/// The links of one URL, in or out, with what can be done with them.
class LinksPane : public widgets::TableView
{
    Q_OBJECT
public:
    /// `reader` must outlive it. `key` remembers the columns.
    LinksPane(
        project::ProjectReader &reader, models::LinksModel::End end, const QString &key, QWidget *parent = nullptr);
    [[nodiscard]] models::LinksModel &links() { return *m_links; }

Q_SIGNALS:
    void urlRequested(qint64 id); ///< its details
    void openRequested(const QString &url); ///< in the browser

private:
    void showMenu(const QPoint &where);
    models::LinksModel *m_links;
};

} // namespace argiope::details
