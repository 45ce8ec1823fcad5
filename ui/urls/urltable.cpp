#include "ui/urls/urltable.h"

#include <QApplication>
#include <QClipboard>

namespace argiope::urls {

UrlTable::UrlTable(models::ProjectReader &reader, models::UrlTableModel &model, QWidget *parent)
    : TableView(parent)
    , m_reader(reader)
    , m_model(model)
{
    setModel(&model);
}

void UrlTable::copySelection()
{
    QList<store::UrlColumn> columns;
    for (const int column : visibleColumns())
        columns.append(m_model.columns().at(column));
    copy(columns);
}

void UrlTable::copyUrls()
{
    copy({store::UrlColumn::Url});
}

void UrlTable::copy(const QList<store::UrlColumn> &columns)
{
    QList<qint64> ids;
    for (const int row : selectedRowNumbers())
        ids.append(m_model.idAt(row));
    if (ids.isEmpty())
        return;
    m_reader.ask(
        models::Lane::Lists, this,
        [ids](store::Reader &reader, const std::atomic<bool> &cancel) {
            QList<store::UrlRecord> rows;
            for (qsizetype at = 0; at < ids.size() && !cancel; at += 500)
                rows += reader.rows(ids.mid(at, 500));
            return rows;
        },
        [this, columns](const QList<store::UrlRecord> &rows) {
            QString text;
            for (const store::UrlRecord &row : rows) {
                if (row.id == base::UrlId::None)
                    continue;
                for (qsizetype i = 0; i < columns.size(); ++i) {
                    if (i > 0)
                        text += QLatin1Char('\t');
                    text += m_model.display(row, columns.at(i)).toString();
                }
                text += QLatin1Char('\n');
            }
            QApplication::clipboard()->setText(text);
        });
}

} // namespace argiope::urls
