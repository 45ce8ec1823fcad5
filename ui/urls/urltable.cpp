#include "ui/urls/urltable.h"

#include "core/export/export.h"
#include "ui/words/celltext.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QHeaderView>

namespace argiope::urls {

namespace {

constexpr qsizetype RowsPerRead = 500;
constexpr qsizetype UrlsPerRead = 50'000; ///< some hundredths of a second, up to tenths in a database

using Ranges = QList<QPair<int, int>>;

QList<qint64> idsOf(const QList<qint64> &all, const Ranges &ranges)
{
    QList<qint64> ids;
    for (const auto &[first, last] : ranges)
        ids.append(all.mid(first, last - first + 1));
    return ids;
}

template <class Tell>
QString urlsAsText(store::Reader &reader, const QList<qint64> &ids, const std::atomic<bool> &cancel, const Tell &tell)
{
    QByteArray text;
    for (qsizetype at = 0; at < ids.size() && !cancel; at += UrlsPerRead) {
        tell(at);
        const QList<QByteArray> urls = reader.urls(ids.mid(at, UrlsPerRead));
        for (const QByteArray &url : urls)
            text += exporting::plainLine(url);
    }
    return QString::fromUtf8(text);
}

template <class Tell>
QString rowsAsText(store::Reader &reader, const QList<qint64> &ids, const QList<store::UrlColumn> &columns,
    const std::atomic<bool> &cancel, const Tell &tell, bool titled = true)
{
    QString text;
    const QList<store::Column> shown = reader.columns().chosen(columns);
    QList<store::UrlColumn> read;
    for (const store::Column &column : shown)
        read.append(column.id);
    QStringList titles;
    for (const store::Column &column : shown)
        titles.append(words::plainCellTitle(column));
    if (titled)
        text = titles.join(QLatin1Char('\t')) + QLatin1Char('\n');
    read << store::UrlColumn::State << store::UrlColumn::Outcome; // what a cell needs to know of its row
    for (qsizetype at = 0; at < ids.size() && !cancel; at += RowsPerRead) {
        const QList<store::UrlRow> rows = reader.rows(ids.mid(at, RowsPerRead), read);
        for (const store::UrlRow &row : rows) {
            if (row.id == base::UrlId::None)
                continue;
            const words::CellRow about = words::cellRowOf(row.values.at(shown.size()), row.values.at(shown.size() + 1));
            for (qsizetype i = 0; i < shown.size(); ++i) {
                if (i > 0)
                    text += QLatin1Char('\t');
                text += words::plainCellText(shown.at(i), row.values.at(i), about);
            }
            text += QLatin1Char('\n');
        }
        if (at % (10 * RowsPerRead) == 0)
            tell(at);
    }
    return text;
}

template <class Tell>
QString rowsAsCsv(store::Reader &reader, store::ListKind kind, const QList<qint64> &ids,
    const QList<store::UrlColumn> &columns, const std::atomic<bool> &cancel, const Tell &tell)
{
    exporting::Options options;
    options.format = exporting::Format::Csv;
    options.table = kind == store::ListKind::Skipped ? exporting::Table::Skipped : exporting::Table::Urls;
    options.onlyIds = ids;
    options.columns = columns;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    // The only failures are a cancelled copy and a damaged file; the reader tells of that one.
    const auto written = exporting::write(
        reader, buffer, options, [&tell](qint64 rows) { tell(rows); }, &cancel);
    return written ? QString::fromUtf8(buffer.data()) : QString();
}

} // namespace

UrlTable::UrlTable(project::ProjectReader &reader, models::UrlTableModel &model, QWidget *parent)
    : TableView(parent)
    , m_reader(reader)
    , m_model(model)
{
    setModel(&model);
    // A header tells of a column that is hidden or shown by its size.
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int, int before, int now) {
        if ((before == 0) != (now == 0))
            readShownColumns();
    });
    connect(&model, &QAbstractItemModel::columnsInserted, this, &UrlTable::readShownColumns);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, &UrlTable::cancelCopy);
}

void UrlTable::readShownColumns()
{
    m_model.setShown(shownColumns());
}

QList<store::UrlColumn> UrlTable::shownColumns() const
{
    QList<store::UrlColumn> shown;
    for (const int column : visibleColumns())
        shown.append(m_model.columns().at(column).id);
    return shown;
}

void UrlTable::copySelection()
{
    copy(CopyAs::Text);
}

QList<qint64> UrlTable::selectedIds() const
{
    return idsOf(m_model.allIds(), selectedRowRanges());
}

void UrlTable::cancelCopy()
{
    if (m_cancel)
        m_cancel->store(true);
    if (std::exchange(m_copying, false))
        Q_EMIT copyEnded();
}

void UrlTable::copy(CopyAs as)
{
    const bool isCell = as == CopyAs::Cell;
    const QModelIndex cell = currentIndex();
    if (isCell && !cell.isValid())
        return;
    const Ranges ranges = isCell ? Ranges{{cell.row(), cell.row()}} : selectedRowRanges();
    if (ranges.isEmpty() || !m_reader.isOpen())
        return;
    cancelCopy();
    const QList<store::UrlColumn> columns = isCell ? QList{m_model.columns().at(cell.column()).id} : shownColumns();
    qint64 all = 0;
    for (const auto &[first, last] : ranges)
        all += last - first + 1;
    m_copying = true;
    Q_EMIT copyProgressed(0, all);
    m_cancel = m_reader.askPartly<qint64>(
        project::Lane::Extras, this,
        [as, columns, ranges, list = m_model.allIds(), kind = m_model.kind()](
            store::Reader &reader, const std::atomic<bool> &cancel, const auto &tell) {
            const QList<qint64> ids = idsOf(list, ranges);
            if (as == CopyAs::Urls)
                return urlsAsText(reader, ids, cancel, tell);
            if (as == CopyAs::Cell)
                return rowsAsText(reader, ids, columns, cancel, tell, false).chopped(1);
            return as == CopyAs::Csv ? rowsAsCsv(reader, kind, ids, columns, cancel, tell)
                                     : rowsAsText(reader, ids, columns, cancel, tell);
        },
        [this, all](qint64 done) { Q_EMIT copyProgressed(done, all); },
        [this](const QString &text) {
            QApplication::clipboard()->setText(text);
            m_copying = false;
            Q_EMIT copyEnded();
        });
}

} // namespace argiope::urls
