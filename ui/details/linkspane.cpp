#include "ui/details/linkspane.h"

#include "ui/models/urltablemodel.h"
#include "ui/widgets/statusdelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

namespace argiope::details {

using models::LinksModel;

LinksPane::LinksPane(project::ProjectReader &reader, LinksModel::End end, const QString &key, QWidget *parent)
    : TableView(parent)
    , m_links(new LinksModel(reader, end, this))
{
    setObjectName(key);
    setFrameShape(QFrame::NoFrame);
    setModel(m_links);
    setItemDelegateForColumn(LinksModel::UrlColumn, new widgets::UrlDelegate(this));
    restoreColumns(key, [](int column) {
        static constexpr int Widths[LinksModel::ColumnCount] = {60, 36, 14, 16, 14, 28};
        return Widths[column];
    });
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &TableView::rowActivated, this,
        [this](const QModelIndex &index) { Q_EMIT urlRequested(index.data(models::IdRole).toLongLong()); });
    connect(this, &QWidget::customContextMenuRequested, this, &LinksPane::showMenu);
}

void LinksPane::showMenu(const QPoint &where)
{
    const QModelIndex index = indexAt(where);
    if (!index.isValid())
        return;
    const QString url = index.data(models::UrlTextRole).toString();
    const qint64 id = index.data(models::IdRole).toLongLong();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show Its &Details"), this, [this, id] { Q_EMIT urlRequested(id); });
    menu->addAction(tr("Open in the &Browser"), this, [this, url] { Q_EMIT openRequested(url); })
        ->setEnabled(url.startsWith(QLatin1String("http")));
    menu->addSeparator();
    menu->addAction(tr("Copy &URL"), this, [url] { QApplication::clipboard()->setText(url); });
    menu->addAction(tr("Copy &Rows"), this, [this] { copySelection(); })->setShortcut(QKeySequence::Copy);
    menu->addSeparator();
    menu->addAction(tr("&Load All Links"), m_links, &LinksModel::loadAll)->setEnabled(m_links->canFetchMore({}));
    menu->popup(viewport()->mapToGlobal(where));
}

} // namespace argiope::details
