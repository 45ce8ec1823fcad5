#include "ui/widgets/exportbutton.h"

#include "ui/widgets/icons.h"

#include <QAbstractItemModel>
#include <QEvent>

namespace argiope::widgets {

ExportButton::ExportButton(const QAbstractItemModel &rows, QWidget *parent)
    : QToolButton(parent)
    , m_rows(rows)
{
    setIcon(widgets::icon(QStringLiteral("export")));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    connect(&rows, &QAbstractItemModel::modelReset, this, &ExportButton::refresh);
    connect(&rows, &QAbstractItemModel::rowsInserted, this, &ExportButton::refresh);
    connect(&rows, &QAbstractItemModel::rowsRemoved, this, &ExportButton::refresh);
    connect(&rows, &QAbstractItemModel::layoutChanged, this, &ExportButton::refresh);
    refresh();
    retranslate();
}

void ExportButton::refresh()
{
    setEnabled(m_rows.rowCount() > 0);
}

void ExportButton::retranslate()
{
    setToolTip(tr("Exports these rows and columns to a file"));
    setAccessibleName(tr("Export this table"));
}

void ExportButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolButton::changeEvent(event);
}

} // namespace argiope::widgets
