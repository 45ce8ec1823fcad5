#include "ui/details/linkspane.h"

#include "ui/models/urltablemodel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/exportbutton.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/foreigntext.h"
#include "ui/words/readableurl.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace argiope::details {

using models::LinksModel;

LinksPane::LinksPane(project::ProjectReader &reader, LinksModel::End end, const QString &key, QWidget *parent)
    : QWidget(parent)
    , m_end(end)
    , m_links(new LinksModel(reader, end, this))
    , m_shown(new models::OrderedLinks(*m_links, this))
    , m_owner(new QLabel(this))
    , m_filter(new widgets::FilterField(this))
    , m_table(new widgets::TableView(this))
    , m_empty(new widgets::EmptyState(this))
    , m_urlDelegate(new widgets::UrlDelegate(this))
    , m_stack(new QStackedWidget(this))
{
    m_table->setObjectName(key);
    m_filter->setObjectName(key + QStringLiteral("Filter"));
    m_owner->setObjectName(key + QStringLiteral("Owner"));
    m_owner->setTextFormat(Qt::PlainText);
    m_owner->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_filter->setMaximumWidth(widgets::letterWidth(fontMetrics()) * 40);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setModel(m_shown);
    m_table->setItemDelegateForColumn(LinksModel::UrlColumn, m_urlDelegate);
    m_table->setItemDelegateForColumn(LinksModel::OwnColumn, m_urlDelegate);
    m_table->setItemDelegateForColumn(LinksModel::StatusColumn, new widgets::StatusDelegate(models::KindRole, this));
    // Another key than before there were all of these: the widths belong to other columns.
    m_table->restoreColumns(key + QStringLiteral("WithOwn"), [](int column) {
        static constexpr int Widths[LinksModel::ColumnCount] = {60, 12, 36, 14, 16, 14, 28, 60};
        return Widths[column];
    });
    m_table->setColumnHidden(LinksModel::OwnColumn, true);
    m_table->enableSorting();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_empty->setQuiet();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(4, 2, 4, 0);
    line->addWidget(m_owner, 1);
    line->addWidget(m_filter, 1);
    auto *exportButton = new widgets::ExportButton(*m_shown, this);
    exportButton->setObjectName(key + QStringLiteral("Export"));
    line->addWidget(exportButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(line);
    column->addWidget(m_stack, 1);

    connect(m_table, &widgets::TableView::rowActivated, this,
        [this](const QModelIndex &index) { Q_EMIT urlRequested(index.data(models::IdRole).toLongLong()); });
    connect(m_table, &QWidget::customContextMenuRequested, this, &LinksPane::showMenu);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &LinksPane::loadForOrder);
    connect(m_filter, &widgets::FilterField::filterChanged, this, &LinksPane::setFilter);
    connect(m_filter, &widgets::FilterField::leftDownwards, this, [this] {
        m_table->setFocus();
        m_table->selectFirstIfNone();
    });
    connect(exportButton, &QToolButton::clicked, this, &LinksPane::exportShown);
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, [this] {
        m_filter->setFilter({});
        setFilter({});
    });
    connect(m_links, &LinksModel::changed, this, &LinksPane::refreshState);
    connect(m_shown, &models::OrderedLinks::ordered, this, &LinksPane::refreshState);
    connect(m_shown, &QAbstractItemModel::modelAboutToBeReset, this, &LinksPane::keepCurrent);
    connect(m_shown, &models::OrderedLinks::ordered, this, &LinksPane::showCurrent);
    retranslate();
}

void LinksPane::setUrl(const QString &url)
{
    if (m_url != url)
        m_exportWaits = false; // of the other
    m_url = url;
    showOwner();
}

void LinksPane::showLinks(const QList<qint64> &urls)
{
    m_exportWaits = false;
    m_links->show(urls);
    m_table->setColumnHidden(LinksModel::OwnColumn, urls.size() < 2);
    showOwner();
}

void LinksPane::setOrigin(const QString &origin)
{
    m_urlDelegate->setOrigin(origin);
    m_table->viewport()->update();
}

void LinksPane::showOwner()
{
    const auto words = [this](const QString &url) {
        return m_url.isEmpty()                 ? QString()
            : m_end == LinksModel::End::Source ? tr("Links to %1").arg(url)
                                               : tr("Links on %1").arg(url);
    };
    if (const int several = int(m_links->urls().size()); several > 1) {
        m_owner->setText(m_end == LinksModel::End::Source ? tr("Links to %Ln selected URL(s)", nullptr, several)
                                                          : tr("Links on %Ln selected URL(s)", nullptr, several));
        m_owner->setToolTip({});
        return;
    }
    m_owner->setText(m_owner->fontMetrics().elidedText(
        words(words::foreign::shown(words::readableUrl(m_url.toUtf8()))), Qt::ElideMiddle, m_owner->width()));
    m_owner->setToolTip(words::foreign::plain(words(words::foreign::shown(m_url)))); // to the letter
}

void LinksPane::setFilter(const QString &text)
{
    m_shown->setFilter(text);
    loadForOrder();
    refreshState();
}

void LinksPane::loadForOrder()
{
    // An order or a filter of a part would say something that is not so.
    if (m_table->horizontalHeader()->sortIndicatorSection() >= 0 || !m_filter->text().trimmed().isEmpty())
        m_links->loadAll();
}

void LinksPane::exportShown()
{
    if (!m_links->isLoaded())
        m_links->loadAll();
    m_exportWaits = !m_links->isLoaded() || !m_shown->isCurrent();
    if (!m_exportWaits && m_shown->rowCount() > 0)
        Q_EMIT tableExportRequested(m_shown->shown(m_table->visibleColumns()));
}

void LinksPane::keepCurrent()
{
    const QModelIndex source = m_shown->mapToSource(m_table->selectionModel()->currentIndex());
    const bool selected = !m_table->selectedRowNumbers().isEmpty();
    m_currentLink = selected && source.isValid() ? m_links->at(source.row()).id : 0;
}

void LinksPane::showCurrent()
{
    const qint64 current = std::exchange(m_currentLink, 0);
    for (int row = 0; current != 0 && row < m_links->rowCount(); ++row) {
        if (m_links->at(row).id != current)
            continue;
        const QModelIndex shown = m_shown->mapFromSource(m_links->index(row, 0));
        if (shown.isValid()) {
            m_table->selectRow(shown.row());
            m_table->scrollTo(shown);
        }
        return;
    }
}

void LinksPane::refreshState()
{
    if (m_exportWaits)
        exportShown();
    const bool none = m_links->rowCount() == 0 && m_links->isComplete();
    const bool filtered = !none && m_links->isLoaded() && m_shown->isCurrent() && m_shown->rowCount() == 0;
    m_filter->setEnabled(!none);
    m_stack->setCurrentWidget(none || filtered ? static_cast<QWidget *>(m_empty) : m_table);
    if (filtered)
        m_empty->setTexts(tr("No link matches the filter."), {}, tr("Clear the Filter"));
    else if (m_links->url() == 0)
        m_empty->setTexts(m_end == LinksModel::End::Source ? tr("Select a URL above to see its inlinks.")
                                                           : tr("Select a URL above to see its outlinks."));
    else
        m_empty->setTexts(m_end == LinksModel::End::Source ? tr("No inlinks of this URL are stored.")
                                                           : tr("No outlinks of this URL are stored."));
}

void LinksPane::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    const QString url = index.data(models::UrlTextRole).toString();
    const qint64 id = index.data(models::IdRole).toLongLong();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show &Details"), this, [this, id] { Q_EMIT urlRequested(id); });
    menu->addAction(tr("Open in the &Browser"), this, [this, url] { Q_EMIT openRequested(url); })
        ->setEnabled(url.startsWith(QLatin1String("http")));
    menu->addSeparator();
    menu->addAction(tr("Copy &URL"), this, [url] { QApplication::clipboard()->setText(url); });
    menu->addAction(tr("Copy &Rows"), this, [this] { m_table->copySelection(); })->setShortcut(QKeySequence::Copy);
    menu->addSeparator();
    menu->addAction(tr("&Load All Links"), m_links, &LinksModel::loadAll)->setEnabled(m_links->canFetchMore({}));
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void LinksPane::saveColumns() const
{
    m_table->saveColumns();
}

void LinksPane::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter the links…"));
    m_filter->setAccessibleName(tr("Filter the links"));
    m_links->retranslate();
    showOwner();
    refreshState();
}

void LinksPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showOwner();
}

} // namespace argiope::details
