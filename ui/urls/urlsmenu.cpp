// What can be done with rows of a list.
#include "core/facts/contenttype.h"
#include "ui/urls/cellfilter.h"
#include "ui/urls/filterbar.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/words/columnwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QAction>
#include <QMenu>

namespace argiope::urls {

using store::ListKind;
using store::ListQuery;

namespace {

/// More windows or tabs of a browser than these are a mistake.
constexpr qsizetype MostOpened = 20;

} // namespace

void UrlsView::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("rowMenu"));
    menu->setToolTipsVisible(true); // why something cannot be done
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu, index);
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void UrlsView::fillMenu(QMenu *menu, const QModelIndex &index)
{
    const qint64 id = m_model->idAt(index.row());
    const auto record = m_model->summary(index.row());
    const bool several = m_table->selectedRowRanges().size() > 1
        || m_table->selectedRowRanges().value(0).first != m_table->selectedRowRanges().value(0).second;
    menu->addAction(tr("Open in the &Browser"), this, &UrlsView::openSelected)
        ->setEnabled(record && record->url.startsWith("http"));
    menu->addAction(tr("&Why Crawled or Skipped?"), this, [this, id] { Q_EMIT explainRequested(id); });
    menu->addAction(m_recrawl);
    menu->addSeparator();
    menu->addAction(several ? tr("Copy &URLs") : tr("Copy &URL"), m_table, &UrlTable::copyUrls);
    menu->addAction(several ? tr("Copy &Rows") : tr("Copy &Row"), m_table, &UrlTable::copySelection)
        ->setShortcut(QKeySequence::Copy);
    menu->addAction(tr("Copy as &CSV"), m_table, [this] { m_table->copy(UrlTable::CopyAs::Csv); });
    menu->addAction(tr("&Export the Selection…"), this, &UrlsView::exportRequested);
    menu->addSeparator();
    if (record)
        fillFilterMenu(menu->addMenu(tr("&Show Only")), *record);
    fillValueMenu(menu, index);
    menu->addAction(tr("C&lear the Filter"), this, &UrlsView::clearFilter)->setEnabled(m_model->isFiltered());
}

void UrlsView::fillFilterMenu(QMenu *menu, const models::UrlTableModel::RowSummary &record)
{
    const auto add = [this, menu](const QString &text, auto change) {
        constexpr qsizetype MostInMenu = 100;
        menu->addAction(words::foreign::label(words::foreign::shown(text, MostInMenu)), this,
            [this, change] { m_filter->narrow(change); });
    };
    const QByteArray host = record.origin();
    if (!host.isEmpty())
        add(tr("Host: %1").arg(QString::fromUtf8(host)), [host](ListQuery &q) { q.host = host; });
    if (record.fetched && m_model->kind() == ListKind::Urls) {
        const base::Outcome outcome = record.outcome;
        add(tr("Outcome: %1").arg(words::wording::outcome(outcome)), [outcome](ListQuery &q) {
            q.statusClasses.clear();
            q.outcomes = {outcome};
        });
        const QString type = QString::fromUtf8(facts::bareType(record.contentType));
        if (!type.isEmpty())
            add(tr("Type: %1").arg(type), [type](ListQuery &q) { q.contentType = type; });
    }
    const int depth = record.depth < store::OrphanDepth ? record.depth
        : record.rule.kind == facts::RuleKind::Unlinked ? store::DepthUnlinked
                                                        : store::DepthInSitemaps;
    add(depth < 0 ? words::wording::depth(depth) : tr("Depth: %1").arg(words::wording::depth(depth)),
        [depth](ListQuery &q) { q.depth = depth; });
    if (!record.rule.isNone()) {
        const store::Rule rule = record.rule;
        add(tr("Rule: %1").arg(words::wording::rule(rule)), [rule](ListQuery &q) {
            q.ruleName = rule.name();
            q.ruleDetail.reset();
        });
        if (!rule.detail.isEmpty()) {
            add(tr("Rule: %1 (%2)").arg(words::wording::rule(rule), words::wording::ruleDetail(rule)),
                [rule](ListQuery &q) {
                    q.ruleName = rule.name();
                    q.ruleDetail = rule.detail;
                });
        }
    }
}

void UrlsView::fillValueMenu(QMenu *menu, const QModelIndex &index)
{
    const store::Column &column = m_model->columns().at(index.column());
    const auto value = m_model->value(index);
    const auto same = value ? sameValue(column, *value) : std::nullopt;
    const QString title = words::foreign::label(words::wording::column(column));
    const auto add = [&](const QString &text, const std::optional<filter::Expression> &condition) {
        menu->addAction(tr("%1 (%2)", "menu entry (column)").arg(text, title), this,
                [this, condition] { m_filter->addWhere(*condition); })
            ->setEnabled(condition.has_value());
    };
    add(tr("Filter by This Value"), same);
    add(tr("Exclude This Value"), same ? std::optional(same->negated()) : std::nullopt);
}

void UrlsView::fillHeaderMenu(QMenu *menu, int section)
{
    if (section < 0 || section >= m_model->columns().size())
        return;
    const QString name = QString::fromUtf8(m_model->columns().at(section).name);
    menu->addAction(tr("&Filter by This Column…"), this, [this, name] { m_filter->startCondition(name); });
    menu->addSeparator();
}

void UrlsView::openSelected()
{
    const QList<qint64> ids = selectedIds().mid(0, MostOpened);
    m_reader.ask(
        project::Lane::Rows, this, [ids](store::Reader &reader, const std::atomic<bool> &) { return reader.urls(ids); },
        [this](const QList<QByteArray> &urls) {
            for (const QByteArray &url : urls) {
                if (url.startsWith("http://") || url.startsWith("https://"))
                    Q_EMIT openRequested(QString::fromUtf8(url));
            }
        });
}

void UrlsView::recrawlSelected()
{
    const QList<qint64> ids = selectedIds();
    if (m_recrawl->isEnabled() && !ids.isEmpty())
        Q_EMIT recrawlRequested(ids);
}

} // namespace argiope::urls
