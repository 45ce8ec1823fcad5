#include "ui/models/linksmodel.h"

#include "ui/models/urltablemodel.h"
#include "ui/words/foreigntext.h"
#include "ui/words/readableurl.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <QStringList>

#include <algorithm>

namespace argiope::models {

namespace foreign = words::foreign;
namespace wording = words::wording;

namespace {

constexpr int MinLinksMs = 1500;
constexpr int LinksBackOff = 10; ///< looking takes at most a tenth of the time
constexpr int LiveLinks = 5000; ///< longer lists are looked at again at the end of the crawl only

QString relWords(facts::LinkRels rels)
{
    QStringList words = QString::fromLatin1(facts::names(rels)).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString &word : words) {
        if (word == QLatin1String("meta_nofollow"))
            word = QStringLiteral("page: nofollow");
        else if (word == QLatin1String("dynamic"))
            word = QStringLiteral("guessed");
    }
    return words.join(QStringLiteral(", "));
}

} // namespace

base::UrlId LinkRows::shownId(int row) const
{
    return sources ? links.at(row).sourceId : links.at(row).targetId;
}

const QByteArray &LinkRows::shownUrl(int row) const
{
    return sources ? links.at(row).source : links.at(row).target;
}

base::UrlId LinkRows::ownId(int row) const
{
    return sources ? links.at(row).targetId : links.at(row).sourceId;
}

const QByteArray &LinkRows::ownUrl(int row) const
{
    return sources ? links.at(row).target : links.at(row).source;
}

const LinkRows::UrlStatus *LinkRows::status(int row) const
{
    const auto known = statuses.constFind(shownId(row));
    return known == statuses.cend() ? nullptr : &*known;
}

int LinkRows::statusRank(int row) const
{
    const UrlStatus *known = status(row);
    if (!known)
        return -1;
    return known->outcome == base::Outcome::None ? 1000 + int(known->state) : known->status;
}

QString LinkRows::text(int row, int column) const
{
    const store::LinkRecord &link = links.at(row);
    switch (column) {
    case LinksModel::UrlColumn:
        return foreign::shown(words::readableUrl(shownUrl(row)));
    case LinksModel::StatusColumn: {
        const UrlStatus *known = status(row);
        if (!known)
            return {};
        if (known->status > 0)
            return QString::number(known->status);
        return known->outcome == base::Outcome::None ? wording::urlState(known->state)
                                                     : wording::outcome(known->outcome);
    }
    case LinksModel::TextColumn:
        return foreign::shown(link.text);
    case LinksModel::KindColumn:
        return wording::linkKind(link.kind);
    case LinksModel::RelColumn:
        return relWords(link.rel);
    case LinksModel::ElementColumn:
        return foreign::shown(QByteArray(link.element + ' ' + link.attribute));
    case LinksModel::RuleColumn: {
        const QString detail = foreign::shown(link.rule.detail);
        const QString rule = foreign::shown(wording::rule(link.rule));
        return detail.isEmpty() ? rule : LinksModel::tr("%1 (%2)", "rule (what it says)").arg(rule, detail);
    }
    case LinksModel::OwnColumn:
        return foreign::shown(words::readableUrl(ownUrl(row)));
    default:
        return {};
    }
}

LinksModel::LinksModel(project::ProjectReader &reader, End end, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_end(end)
    , m_poll(MinLinksMs, LinksBackOff)
{
    m_rows.sources = end == End::Source;
}

LinksModel::~LinksModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void LinksModel::show(qint64 url)
{
    show(url == 0 ? QList<qint64>() : QList<qint64>{url});
}

void LinksModel::show(const QList<qint64> &urls)
{
    if (m_cancel)
        m_cancel->store(true);
    m_poll.reset();
    m_all = false;
    m_urls = urls.mid(0, MostUrls);
    beginResetModel();
    m_rows.links.clear();
    m_rows.statuses.clear();
    m_complete = m_urls.isEmpty();
    endResetModel();
    if (!m_urls.isEmpty() && !isAsking()) // a hasty view has asked as soon as it heard of the reset
        ask(false);
    Q_EMIT changed();
}

void LinksModel::poll(bool finalLook)
{
    if (m_urls.isEmpty() || (m_rows.links.size() > LiveLinks && !finalLook))
        return;
    if (m_poll.grown(finalLook))
        ask(true);
}

void LinksModel::loadAll()
{
    m_all = true;
    if (canFetchMore({}))
        ask(false);
}

bool LinksModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !isLoaded() && !isAsking();
}

void LinksModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(false);
}

void LinksModel::ask(bool again)
{
    if (!m_reader.isOpen())
        return;
    m_poll.begin();
    const int last = again ? -1 : int(m_rows.links.size()) - 1;
    const qint64 after = last < 0 ? 0 : m_rows.links.at(last).id;
    const qsizetype from = last < 0 || m_urls.size() < 2 ? 0 : m_urls.indexOf(base::raw(m_rows.ownId(last)));
    const int piece = m_all ? 10 * PieceLinks : PieceLinks;
    const int wanted = again ? std::max<int>(PieceLinks, int(m_rows.links.size()))
                             : std::min<int>(piece, MostLinks - int(m_rows.links.size()));
    m_cancel = m_reader.ask(
        project::Lane::Extras, this,
        [end = m_end, urls = m_urls.mid(std::max<qsizetype>(from, 0)), wanted, after](
            store::Reader &reader, const std::atomic<bool> &) { return read(reader, end, urls, wanted, after); },
        [this, again, wanted](const Piece &came) {
            apply(came.statuses);
            apply(came.links, again, wanted); // while asking: views ask for more as soon as they hear of new rows
            if (m_poll.end())
                ask(true);
            else if (m_all && canFetchMore({}))
                ask(false);
            Q_EMIT changed();
        });
}

LinksModel::Piece LinksModel::read(store::Reader &reader, End end, const QList<qint64> &urls, int wanted, qint64 after)
{
    Piece piece;
    for (const qint64 url : urls) {
        const auto id = base::UrlId(url);
        const int more = wanted - int(piece.links.size());
        if (more <= 0)
            break;
        piece.links += end == End::Source ? reader.inlinks(id, more, after) : reader.outlinks(id, more, after);
        after = 0;
    }
    QList<qint64> ids;
    for (const store::LinkRecord &link : std::as_const(piece.links)) {
        const base::UrlId shown = end == End::Source ? link.sourceId : link.targetId;
        if (shown == base::UrlId::None || piece.statuses.contains(shown))
            continue;
        piece.statuses.insert(shown, {});
        ids.append(base::raw(shown));
    }
    const QList<store::UrlRow> rows
        = reader.rows(ids, {store::UrlColumn::State, store::UrlColumn::Outcome, store::UrlColumn::Status});
    for (const store::UrlRow &row : rows) {
        if (row.id == base::UrlId::None || row.values.size() < 3)
            continue;
        const auto number = [&row](qsizetype at) {
            const auto *value = std::get_if<qint64>(&row.values.at(at));
            return value ? *value : 0;
        };
        piece.statuses.insert(
            row.id, {store::stateFromNumber(number(0)), base::outcomeFromNumber(number(1)), int(number(2))});
    }
    return piece;
}

void LinksModel::apply(const Statuses &statuses)
{
    bool changed = false;
    for (auto it = statuses.cbegin(); it != statuses.cend(); ++it) {
        LinkRows::UrlStatus &known = m_rows.statuses[it.key()];
        changed = changed || known != it.value();
        known = it.value();
    }
    if (changed && !m_rows.links.isEmpty())
        Q_EMIT dataChanged(index(0, StatusColumn), index(rowCount() - 1, StatusColumn));
}

QVariant LinksModel::statusData(int row, int role) const
{
    const LinkRows::UrlStatus *known = m_rows.status(row);
    if (!known)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return m_rows.text(row, StatusColumn);
    case Qt::ToolTipRole:
        return wording::outcomeHint(known->outcome);
    case KindRole:
        return int(words::statusKind(known->state, known->outcome, known->status));
    default:
        return {};
    }
}

void LinksModel::apply(const QList<store::LinkRecord> &links, bool again, int wanted)
{
    m_complete = links.size() < wanted;
    if (!again) {
        if (links.isEmpty())
            return;
        beginInsertRows({}, int(m_rows.links.size()), int(m_rows.links.size() + links.size()) - 1);
        m_rows.links += links;
        endInsertRows();
        return;
    }
    const auto same = [](const store::LinkRecord &a, const store::LinkRecord &b) {
        return a.id == b.id && a.targetId == b.targetId;
    };
    if (links.size() >= m_rows.links.size()
        && std::equal(m_rows.links.cbegin(), m_rows.links.cend(), links.cbegin(), same)) {
        if (links.size() == m_rows.links.size())
            return;
        beginInsertRows({}, int(m_rows.links.size()), int(links.size()) - 1);
        m_rows.links = links;
        endInsertRows();
        return;
    }
    beginResetModel();
    m_rows.links = links;
    endResetModel();
}

void LinksModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.links.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LinksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.links.size());
}

int LinksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant LinksModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.links.size())
        return {};
    const int row = index.row();
    if (role == IdRole)
        return base::raw(m_rows.shownId(row));
    if (role == UrlTextRole)
        return QString::fromUtf8(m_rows.shownUrl(row));
    if (index.column() == StatusColumn)
        return statusData(row, role);
    if (role == Qt::ToolTipRole && index.column() == UrlColumn)
        return foreign::tip(QString::fromUtf8(m_rows.shownUrl(row))); // to the letter
    if (role == Qt::ToolTipRole && index.column() == OwnColumn)
        return foreign::tip(QString::fromUtf8(m_rows.ownUrl(row)));
    if (role == Qt::ToolTipRole)
        return foreign::plain(m_rows.text(row, index.column()));
    if (role != Qt::DisplayRole)
        return {};
    return m_rows.text(row, index.column());
}

QVariant LinksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) {
        switch (section) {
        case UrlColumn:
            return m_end == End::Source ? tr("Page that contains the link.") : tr("Destination of the link.");
        case StatusColumn:
            return tr("HTTP status or outcome of this URL.");
        case TextColumn:
            return tr("Text of the link, or alt text of its image.");
        case KindColumn:
            return tr("Hyperlink, resource, metadata or form.");
        case RelColumn:
            return tr("Values of the rel attribute, such as nofollow.");
        case ElementColumn:
            return tr("Element and attribute that contain the link.");
        case RuleColumn:
            return tr("Rule that applies to this link.");
        case OwnColumn:
            return m_end == End::Source ? tr("Destination of the link.") : tr("Page that contains the link.");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case UrlColumn:
        return m_end == End::Source ? tr("Source") : tr("Destination");
    case StatusColumn:
        return tr("Status");
    case TextColumn:
        return tr("Anchor text");
    case KindColumn:
        return tr("Link type");
    case RelColumn:
        return tr("Rel attributes");
    case ElementColumn:
        return tr("Element");
    case RuleColumn:
        return tr("Crawl rule");
    case OwnColumn:
        return m_end == End::Source ? tr("Destination") : tr("Source");
    default:
        return {};
    }
}

} // namespace argiope::models
