#include "ui/sitetree/sitetreeview.h"

#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/words/format.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace argiope::sitetree {

using models::SiteTreeModel;

SiteTreeView::SiteTreeView(project::ProjectReader &reader, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_model(new SiteTreeModel(reader, this))
    , m_tree(new QTreeView(this))
    , m_note(new QLabel(this))
    , m_show(new QToolButton(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_tree->setObjectName(QStringLiteral("siteTree"));
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setExpandsOnDoubleClick(false); // a double click shows the URLs
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->installEventFilter(this);
    QHeaderView *header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(SiteTreeModel::Name, QHeaderView::Stretch);
    for (const int column : {int(SiteTreeModel::Urls), int(SiteTreeModel::Errors), int(SiteTreeModel::Waiting)})
        header->resizeSection(column, widgets::letterWidth(fontMetrics()) * 13);
    m_show->setObjectName(QStringLiteral("showUrls"));
    m_show->setIcon(widgets::icon(QStringLiteral("filter")));
    m_show->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_show->setAutoRaise(true);
    m_show->setEnabled(false);

    auto *row = new QHBoxLayout;
    row->addWidget(m_note, 1);
    row->addWidget(m_show);
    row->addWidget(makeExportButton(*m_model, QStringLiteral("treeExport")));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_stack, 1);

    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &SiteTreeView::select);
    connect(m_tree, &QTreeView::activated, this, &SiteTreeView::activate);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &SiteTreeView::showMenu);
    connect(m_show, &QToolButton::clicked, this, [this] { activate(m_tree->currentIndex()); });
    connect(m_model, &SiteTreeModel::countingChanged, this, &SiteTreeView::refreshState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &SiteTreeView::refreshState);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &below) {
        if (below.isValid())
            return;
        // One host: nobody wants to open it by hand. Not again once somebody has closed it.
        if (m_model->rowCount() == 1 && m_stack->currentWidget() != m_tree)
            m_tree->expand(m_model->index(0, 0));
        refreshState();
    });
    retranslate();
}

QString SiteTreeView::title() const
{
    return tr("Site structure");
}

void SiteTreeView::poll(bool last)
{
    m_model->poll(last);
}

void SiteTreeView::select(const QModelIndex &index)
{
    m_show->setEnabled(index.isValid() && !index.data(SiteTreeModel::MoreRole).toBool());
    const qint64 id = index.data(SiteTreeModel::IdRole).toLongLong();
    if (id > 0)
        Q_EMIT urlSelected(id);
}

void SiteTreeView::activate(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (index.data(SiteTreeModel::MoreRole).toBool()) {
        m_model->loadMore(index);
        return;
    }
    store::ListQuery query;
    query.prefix = index.data(SiteTreeModel::PrefixRole).toString().toUtf8();
    Q_EMIT filterRequested(query);
}

void SiteTreeView::showMenu(const QPoint &where)
{
    const QModelIndex index = m_tree->indexAt(where);
    if (!index.isValid() || index.data(SiteTreeModel::MoreRole).toBool())
        return;
    const QString prefix = index.data(SiteTreeModel::PrefixRole).toString();
    const bool page = index.data(SiteTreeModel::IdRole).toLongLong() > 0;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Show URLs"), this, [this, at = QPersistentModelIndex(index)] { activate(at); });
    menu->addSeparator();
    menu->addAction(tr("Open in the &Browser"), this, [this, prefix] { Q_EMIT openRequested(prefix); })
        ->setEnabled(page);
    menu->addAction(tr("Copy &URL"), this, [prefix] { QGuiApplication::clipboard()->setText(prefix); });
    menu->popup(m_tree->viewport()->mapToGlobal(where));
}

bool SiteTreeView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) && m_tree->currentIndex().isValid()) {
            QGuiApplication::clipboard()->setText(m_tree->currentIndex().data(SiteTreeModel::PrefixRole).toString());
            return true;
        }
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier) {
            event->ignore(); // pauses the crawl
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SiteTreeView::refreshState()
{
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_tree) : m_empty);
    if (hasFocus()) // it was meant for what was not there yet
        focusContent();
    QString note;
    if (m_model->isCounting() && !m_model->isKnown())
        note = tr("Counting: %1 URLs so far").arg(words::format::count(m_model->counted()));
    else if (m_model->isFull())
        note = tr("Very large site: its last pages are counted in their folders and have no row of their own.");
    m_note->setText(note);
    if (m_model->rowCount() == 0) {
        m_empty->setTexts(m_reader.isOpen() && m_model->isKnown()
                ? tr("No pages found yet.")
                : tr("Hosts, folders and pages of the site appear here, with the number of errors in each."));
    }
}

void SiteTreeView::retranslate()
{
    m_show->setText(tr("Show URLs"));
    m_show->setToolTip(tr("Shows the URLs at and below the selected place in the table (Enter)"));
    m_model->retranslate();
    refreshState();
}

void SiteTreeView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model->setActive(true);
}

void SiteTreeView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_model->setActive(false);
}

models::ShownTable SiteTreeView::shownTable() const
{
    QModelIndexList rows;
    for (QModelIndex index = m_model->index(0, 0); index.isValid(); index = m_tree->indexBelow(index))
        rows.append(index);
    return m_model->shown(rows);
}

} // namespace argiope::sitetree
