#pragma once

#include "ui/models/projectreader.h"
#include "ui/models/urltablemodel.h"
#include "ui/widgets/tableview.h"

namespace argiope::urls {

/// The table over a UrlTableModel: copies rows that are not in the model's cache by asking for them.
class UrlTable : public widgets::TableView
{
    Q_OBJECT
public:
    UrlTable(models::ProjectReader &reader, models::UrlTableModel &model, QWidget *parent = nullptr);
    void copySelection() override;
    void copyUrls(); ///< one a line

private:
    void copy(const QList<store::UrlColumn> &columns);
    models::ProjectReader &m_reader;
    models::UrlTableModel &m_model;
};

} // namespace argiope::urls
