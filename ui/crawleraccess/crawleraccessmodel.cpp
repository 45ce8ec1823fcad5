#include "ui/crawleraccess/crawleraccessmodel.h"

#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <algorithm>

namespace argiope::crawleraccess {

using audit::FolderAccess;

void CrawlerAccessModel::setFolders(const QList<FolderAccess> &folders)
{
    beginResetModel();
    m_folders = folders;
    endResetModel();
}

void CrawlerAccessModel::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int CrawlerAccessModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_folders.isEmpty() ? 0 : int(audit::crawlers().size());
}

int CrawlerAccessModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(FixedColumns + m_folders.size());
}

/// With its host where there are several.
QString CrawlerAccessModel::folderName(const FolderAccess &folder) const
{
    const bool several = std::any_of(m_folders.cbegin(), m_folders.cend(),
        [this](const FolderAccess &one) { return one.origin != m_folders.constFirst().origin; });
    return words::foreign::shown(several ? QByteArray(folder.origin + folder.folder) : folder.folder);
}

QString CrawlerAccessModel::text(int row, int column) const
{
    const audit::Crawler &crawler = audit::crawlers()[size_t(row)];
    switch (column) {
    case Crawler:
        return QString::fromLatin1(crawler.token);
    case Company:
        return QString::fromLatin1(crawler.company);
    case Purpose:
        switch (crawler.purpose) {
        case audit::CrawlerPurpose::Search:
            return tr("Search engine crawler");
        case audit::CrawlerPurpose::AiSearch:
            return tr("AI search crawler");
        case audit::CrawlerPurpose::AiUser:
            return tr("AI assistant (user-triggered)");
        case audit::CrawlerPurpose::AiTraining:
            return tr("AI training crawler");
        }
        return {};
    default:
        break;
    }
    const FolderAccess &folder = m_folders[column - FixedColumns];
    const qint64 blocked = folder.blocked[size_t(row)];
    if (blocked == 0)
        return tr("Allowed");
    if (blocked == folder.asked)
        return tr("Blocked");
    return tr("%1 of %2 blocked").arg(words::format::count(blocked), words::format::count(folder.asked));
}

QVariant CrawlerAccessModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return text(index.row(), index.column());
    if (role != Qt::ToolTipRole || index.column() < FixedColumns)
        return {};
    const QByteArray rule = m_folders[index.column() - FixedColumns].rules.value(index.row());
    return rule.isEmpty() ? QVariant() : QVariant(tr("robots.txt, line %1").arg(words::foreign::shown(rule)));
}

QVariant CrawlerAccessModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const bool title = role == Qt::DisplayRole;
    if (!title && role != Qt::ToolTipRole && role != Qt::WhatsThisRole)
        return {};
    switch (section) {
    case Crawler:
        return title ? tr("Crawler") : tr("Name of the crawler in robots.txt.");
    case Company:
        return title ? tr("Company") : tr("Who sends it.");
    case Purpose:
        return title ? tr("Purpose") : tr("Purpose of its requests.");
    default:
        break;
    }
    const FolderAccess &folder = m_folders[section - FixedColumns];
    if (title)
        return folderName(folder);
    return folder.asked < folder.pages
        ? tr("%1 pages of the crawl; %2 of them were tested against robots.txt.")
              .arg(words::format::count(folder.pages), words::format::count(folder.asked))
        : tr("%1 pages of the crawl.").arg(words::format::count(folder.pages));
}

models::ShownTable CrawlerAccessModel::shown(const QList<int> &columns) const
{
    QList<QStringList> rows;
    for (int row = 0; row < rowCount(); ++row) {
        QStringList texts;
        for (const int column : columns)
            texts.append(text(row, column));
        rows.append(texts);
    }
    QList<models::ShownColumn<QStringList>> all;
    for (qsizetype i = 0; i < columns.size(); ++i)
        all.append({{headerData(columns[i], Qt::Horizontal, Qt::DisplayRole).toString().toUtf8()},
            [i](const QStringList &texts) { return models::shownText(texts[i]); }});
    return models::shownTable(QStringLiteral("crawler-access"), rows, all);
}

} // namespace argiope::crawleraccess
