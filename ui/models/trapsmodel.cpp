#include "ui/models/trapsmodel.h"

#include "core/facts/rulekind.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QHash>

namespace argiope::models {

namespace format = words::format;
namespace wording = words::wording;

namespace {
constexpr int TrapsIntervalMs = 1000;
constexpr int TrapsBackOff = 10; ///< counting takes at most a tenth of the time
constexpr int LooksAfterNews = 3; ///< a crawl commits within a second
} // namespace

TrapsModel::TrapsModel(project::ProjectReader &reader, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_poll(TrapsIntervalMs, TrapsBackOff)
{
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_poll.reset();
        apply({});
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] { ask(); });
}

void TrapsModel::refresh()
{
    m_wanted = LooksAfterNews;
    ask();
}

void TrapsModel::poll(bool look)
{
    if ((!look && m_wanted == 0) || !m_poll.grown())
        return;
    m_wanted = std::max(0, m_wanted - 1);
    ask();
}

void TrapsModel::ask()
{
    if (m_poll.isAsking() || !m_reader.isOpen())
        return;
    m_poll.begin();
    m_reader.ask(
        project::Lane::Counts, this,
        [](store::Reader &reader, const std::atomic<bool> &cancelled) {
            Answer answer;
            answer.traps = trap::fromJson(reader.meta("traps"));
            for (const trap::Trap &trap : std::as_const(answer.traps)) {
                store::ListQuery query;
                query.kind = store::ListKind::Skipped;
                query.ruleName = facts::name(facts::RuleKind::Trap);
                query.ruleDetail = trap.id();
                answer.heldBack.append(reader.ids(query, 0, &cancelled).size());
            }
            return answer;
        },
        [this](const Answer &answer) {
            (void)m_poll.end(); // nobody asks for a last look: m_wanted has those that are due
            apply(answer);
        });
}

void TrapsModel::apply(const Answer &answer)
{
    const auto same = [&] {
        if (answer.traps.size() < m_traps.size())
            return false;
        for (qsizetype i = 0; i < m_traps.size(); ++i) {
            if (answer.traps[i].id() != m_traps[i].id())
                return false;
        }
        return true;
    };
    // Those known before keep their rows, so that a selection stays.
    if (!same()) {
        beginResetModel();
        m_traps = answer.traps;
        m_heldBack = answer.heldBack;
        endResetModel();
    } else {
        const auto before = int(m_traps.size());
        const auto now = int(answer.traps.size());
        if (now > before)
            beginInsertRows({}, before, now - 1);
        m_traps = answer.traps;
        m_heldBack = answer.heldBack;
        if (now > before)
            endInsertRows();
        if (before > 0)
            Q_EMIT dataChanged(index(0, 0), index(before - 1, ColumnCount - 1));
    }
    Q_EMIT refreshed();
}

qint64 TrapsModel::heldBack(const QByteArray &id) const
{
    return m_heldBack.value(rowOf(id), -1);
}

int TrapsModel::rowOf(const QByteArray &id) const
{
    for (int row = 0; row < int(m_traps.size()); ++row) {
        if (m_traps[row].id() == id)
            return row;
    }
    return -1;
}

void TrapsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_traps.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(int(m_traps.size()) - 1, ColumnCount - 1));
}

int TrapsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_traps.size());
}

int TrapsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TrapsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const trap::Trap &trap = m_traps[index.row()];
    const qint64 held = m_heldBack[index.row()];
    if (role == Qt::TextAlignmentRole && index.column() == HeldBack)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == Kind)
        return wording::trapHint(trap.kind);
    const bool shows = role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() == Series);
    if (!shows)
        return {};
    switch (index.column()) {
    case Series:
        return QString::fromUtf8(trap.pattern);
    case Kind:
        return wording::trapKind(trap.kind);
    case HeldBack:
        return format::count(held);
    case Status:
        return !trap.released ? tr("Blocked") : held > 0 ? tr("Allowed, not crawled yet") : tr("Allowed");
    default:
        return {};
    }
}

QVariant TrapsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == HeldBack ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) {
        switch (section) {
        case Series:
            return tr("URL pattern");
        case Kind:
            return tr("Type");
        case HeldBack:
            return tr("Blocked", "number of URLs");
        case Status:
            return tr("State");
        default:
            return {};
        }
    }
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) {
        switch (section) {
        case Series:
            return tr("URL pattern of the trap; {n}, {any} and similar stand for the variable parts.");
        case Kind:
            return tr("Type of the spider trap.");
        case HeldBack:
            return tr("Discovered URLs of the trap that are not crawled.");
        case Status:
            return tr("Whether the URLs of the trap are crawled.");
        default:
            return {};
        }
    }
    return {};
}

ShownTable TrapsModel::shown(const QList<int> &columns) const
{
    using facts::Value;
    using T = trap::Trap;
    QHash<QByteArray, qint64> held;
    for (qsizetype i = 0; i < m_traps.size(); ++i)
        held.insert(m_traps.at(i).id(), m_heldBack.at(i));
    QList<ShownColumn<T>> list;
    for (const int column : columns) {
        switch (column) {
        case Series:
            list.append({{"series", facts::Kind::Text}, [](const T &t) -> Value { return t.pattern; }});
            break;
        case Kind:
            list.append({{"kind", facts::Kind::Text}, [](const T &t) { return shownText(wording::trapKind(t.kind)); }});
            break;
        case HeldBack:
            list.append(
                {{"kept_out", facts::Kind::Count}, [held](const T &t) { return shownNumber(held.value(t.id(), -1)); }});
            break;
        case Status:
            list.append({{"released", facts::Kind::Flag}, [](const T &t) -> Value { return qint64(t.released); }});
            break;
        default:
            break;
        }
    }
    return shownTable(QStringLiteral("traps"), m_traps, list);
}

} // namespace argiope::models
