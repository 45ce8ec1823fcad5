#include "ui/models/linksmodel.h"

#include "ui/models/urltablemodel.h"
#include "ui/models/wording.h"

namespace argiope::models {

LinksModel::LinksModel(End end, QObject *parent)
    : QAbstractTableModel(parent)
    , m_end(end)
{
}

void LinksModel::setLinks(QList<store::LinkRecord> links)
{
    beginResetModel();
    m_links = std::move(links);
    endResetModel();
}

void LinksModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_links.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LinksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_links.size());
}

int LinksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant LinksModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_links.size())
        return {};
    const store::LinkRecord &link = m_links.at(index.row());
    const QString url = QString::fromUtf8(m_end == End::Source ? link.source : link.target);
    if (role == IdRole)
        return base::raw(m_end == End::Source ? link.sourceId : link.targetId);
    if (role == UrlTextRole)
        return url;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case UrlColumn:
        return url;
    case TextColumn:
        return QString::fromUtf8(link.text);
    case KindColumn:
        return wording::linkKind(link.kind);
    case ElementColumn:
        return QString::fromUtf8(link.element + ' ' + link.attribute);
    case RuleColumn: {
        const QString detail = QString::fromUtf8(link.rule.detail);
        const QString rule = wording::rule(link.rule.name);
        return detail.isEmpty() ? rule : tr("%1 (%2)", "rule (what it says)").arg(rule, detail);
    }
    default:
        return {};
    }
}

QVariant LinksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case UrlColumn:
        return m_end == End::Source ? tr("From") : tr("To");
    case TextColumn:
        return tr("Link text");
    case KindColumn:
        return tr("Kind");
    case ElementColumn:
        return tr("Written in");
    case RuleColumn:
        return tr("Rule");
    default:
        return {};
    }
}

} // namespace argiope::models
