// What the cells of the tables show.
#include "ui/models/urltablemodel.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <QDateTime>

namespace argiope::models {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;

using store::UrlColumn;

namespace {

QString mimeOnly(const QByteArray &contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return QString::fromUtf8((end < 0 ? contentType : contentType.first(end)).trimmed());
}

} // namespace

bool UrlTableModel::isNumber(UrlColumn column)
{
    switch (column) {
    case UrlColumn::Bytes:
    case UrlColumn::Depth:
    case UrlColumn::Inlinks:
    case UrlColumn::Outlinks:
    case UrlColumn::ResponseMs:
    case UrlColumn::WordCount:
    case UrlColumn::Attempts:
    case UrlColumn::DiscoveredAt:
    case UrlColumn::FetchedAt:
    case UrlColumn::FirstSeen:
    case UrlColumn::LastSeen:
    case UrlColumn::LastChanged:
    case UrlColumn::GoneSince:
    case UrlColumn::Visits:
        return true;
    default:
        return false;
    }
}

QVariant UrlTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_ids.size() || index.column() >= m_columns.size())
        return {};
    const UrlColumn column = m_columns.at(index.column());
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft)));
    case IdRole:
        return m_ids.at(index.row());
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case UrlTextRole:
    case KindRole:
    case RawRole:
        break;
    default:
        return {};
    }
    const Cached *cached = m_cache.object(m_ids.at(index.row()));
    if (!cached || cached->epoch != m_epoch)
        want(index.row());
    if (!cached || cached->record.id == base::UrlId::None)
        return {};
    const store::UrlRecord &record = cached->record;
    switch (role) {
    case Qt::ToolTipRole:
        return toolTip(record, column);
    case UrlTextRole:
        return QString::fromUtf8(record.url);
    case KindRole:
        return int(words::statusKind(record));
    case RawRole:
        return column == UrlColumn::Status ? QVariant(record.page.status) : display(record, column);
    default:
        return display(record, column);
    }
}

QVariant UrlTableModel::display(const store::UrlRecord &record, UrlColumn column, qsizetype most)
{
    const auto textOf = [most](const QByteArray &utf8) { return foreign::shown(utf8, most); };
    const store::PageRecord &page = record.page;
    const bool fetched = page.id != base::UrlId::None;
    switch (column) {
    case UrlColumn::Url:
        return textOf(record.url);
    case UrlColumn::Status:
        return page.status > 0 ? QVariant(QString::number(page.status))
                               : QVariant(fetched ? QStringLiteral("–") : QString());
    case UrlColumn::Outcome:
        return fetched ? wording::outcome(page.outcome) : wording::urlState(record.state);
    case UrlColumn::ContentType:
        return foreign::shown(mimeOnly(page.contentType), most);
    case UrlColumn::Bytes:
        return fetched ? format::size(page.bytes) : QString();
    case UrlColumn::Depth:
        return wording::depth(record.depth);
    case UrlColumn::Inlinks:
        return format::count(record.inlinks);
    case UrlColumn::Outlinks:
        return fetched ? format::count(page.outlinks) : QString();
    case UrlColumn::Title:
        return textOf(page.title);
    case UrlColumn::ResponseMs:
        return fetched ? format::milliseconds(page.responseMs) : QString();
    case UrlColumn::Referrer:
        return textOf(record.referrer);
    case UrlColumn::DiscoveredAt:
        return format::ago(record.discoveredAt, QDateTime::currentMSecsSinceEpoch());
    case UrlColumn::FetchedAt:
        return format::ago(page.fetchedAt, QDateTime::currentMSecsSinceEpoch());
    case UrlColumn::State:
        return wording::urlState(record.state);
    case UrlColumn::Rule:
        return foreign::shown(wording::rule(record.rule), most);
    case UrlColumn::RuleDetail:
        return textOf(record.rule.detail);
    case UrlColumn::RedirectUrl:
        return textOf(record.redirectUrl);
    case UrlColumn::Canonical:
        return textOf(page.canonical);
    case UrlColumn::MetaRobots:
        return textOf(page.metaRobots);
    case UrlColumn::Description:
        return textOf(page.description);
    case UrlColumn::H1:
        return textOf(page.h1);
    case UrlColumn::Language:
        return textOf(page.language);
    case UrlColumn::Charset:
        return textOf(page.charset);
    case UrlColumn::WordCount:
        return fetched && page.wordCount > 0 ? format::count(page.wordCount) : QString();
    case UrlColumn::ContentHash:
        return QString::fromLatin1(page.contentHash.toHex());
    case UrlColumn::Attempts:
        return fetched ? format::count(page.attempts) : QString();
    case UrlColumn::Error:
        return textOf(page.error);
    case UrlColumn::InSitemap:
        return record.inSitemap ? tr("Yes") : tr("No");
    case UrlColumn::FirstSeen:
        return format::ago(record.discoveredAt, QDateTime::currentMSecsSinceEpoch());
    case UrlColumn::LastSeen:
        return format::ago(record.lastSeen, QDateTime::currentMSecsSinceEpoch());
    case UrlColumn::LastChanged:
        return format::ago(page.lastChanged, QDateTime::currentMSecsSinceEpoch());
    case UrlColumn::GoneSince:
        return format::ago(page.goneSince, QDateTime::currentMSecsSinceEpoch());
    case UrlColumn::Visits:
        return fetched ? format::count(page.visits) : QString();
    }
    return {};
}

QVariant UrlTableModel::toolTip(const store::UrlRecord &record, UrlColumn column) const
{
    switch (column) {
    case UrlColumn::DiscoveredAt:
        return format::dateTime(record.discoveredAt);
    case UrlColumn::FetchedAt:
        return format::dateTime(record.page.fetchedAt);
    case UrlColumn::FirstSeen:
        return format::dateTime(record.discoveredAt);
    case UrlColumn::LastSeen:
        return format::dateTime(record.lastSeen);
    case UrlColumn::LastChanged:
        return format::dateTime(record.page.lastChanged);
    case UrlColumn::GoneSince:
        return format::dateTime(record.page.goneSince);
    case UrlColumn::Outcome:
    case UrlColumn::Status: {
        const QString hint = wording::outcomeHint(record.page.outcome);
        return hint.isEmpty() ? QVariant() : QVariant(hint);
    }
    case UrlColumn::Bytes:
        return record.page.bytes >= 0 ? QVariant(tr("%1 bytes").arg(format::count(record.page.bytes))) : QVariant();
    default: {
        const QString text = display(record, column).toString();
        return text.size() > 30 ? QVariant(foreign::plain(text)) : QVariant();
    }
    }
}

} // namespace argiope::models
