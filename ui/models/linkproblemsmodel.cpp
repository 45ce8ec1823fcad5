#include "ui/models/linkproblemsmodel.h"

#include "ui/models/urltablemodel.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <numeric>

namespace argiope::models {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;
using exporting::FaultyTarget;
using exporting::LinkFault;

namespace {

constexpr int MinProblemsMs = 2000;
constexpr int ProblemsBackOff = 20; ///< reading takes at most a twentieth of the time
constexpr int MostWanted = 400; ///< rows whose texts are fetched at once
constexpr int FetchDelayMs = 10;

QList<ProblemColumn> columnsOfProblems(ProblemRow kind)
{
    using C = ProblemColumn;
    switch (kind) {
    case ProblemRow::Link:
        return {C::Target, C::Status, C::Why, C::Source, C::Text, C::Element, C::Position, C::End, C::EndStatus};
    case ProblemRow::Target:
        return {C::Target, C::Status, C::Why, C::Links, C::End, C::EndStatus};
    case ProblemRow::Redirect:
        break;
    }
    return {C::Target, C::Status, C::Hops, C::End, C::EndStatus, C::Links};
}

QString statusWords(base::Outcome outcome, int status)
{
    return status > 0                    ? QString::number(status)
        : outcome == base::Outcome::None ? QString()
                                         : wording::outcome(outcome);
}

QString whyWords(const FaultyTarget &target)
{
    if (target.rule != facts::RuleKind::None)
        return wording::rule({target.rule});
    switch (target.fault) {
    case LinkFault::Broken:
        return LinkProblemsModel::tr("Broken");
    case LinkFault::Blocked:
        return LinkProblemsModel::tr("Blocked");
    case LinkFault::Redirected:
        break;
    }
    return target.loop ? LinkProblemsModel::tr("Redirect loop") : LinkProblemsModel::tr("Redirected");
}

bool isNumber(ProblemColumn column)
{
    return column == ProblemColumn::Position || column == ProblemColumn::Links || column == ProblemColumn::Hops;
}

} // namespace

LinkProblemsFeed::LinkProblemsFeed(project::ProjectReader &reader, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_poll(MinProblemsMs, ProblemsBackOff)
{
    (void)m_poll.setActive(false);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_poll.reset();
        m_problems.reset();
        Q_EMIT changed();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] {
        if (m_poll.isActive())
            ask();
    });
}

LinkProblemsFeed::~LinkProblemsFeed()
{
    if (m_cancel)
        m_cancel->store(true);
}

void LinkProblemsFeed::setActive(bool active)
{
    if (m_poll.setActive(active) && m_reader.isOpen())
        ask();
}

void LinkProblemsFeed::poll(bool finalLook)
{
    if (m_poll.grown(finalLook) && m_reader.isOpen())
        ask();
}

void LinkProblemsFeed::ask()
{
    m_poll.begin();
    m_cancel = m_reader.ask(
        project::Lane::Counts, this,
        [](store::Reader &reader, const std::atomic<bool> &cancel) { return LinkProblems::read(reader, cancel); },
        [this](const std::shared_ptr<const LinkProblems> &problems) {
            const bool again = m_poll.end();
            m_problems = problems;
            Q_EMIT changed();
            if (again)
                ask();
        });
}

LinkProblemsModel::LinkProblemsModel(project::ProjectReader &reader, ProblemRow kind, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_kind(kind)
    , m_columns(columnsOfProblems(kind))
    , m_cache(CacheRows)
{
    m_fetchTimer.setSingleShot(true);
    m_fetchTimer.setInterval(FetchDelayMs);
    connect(&m_fetchTimer, &QTimer::timeout, this, &LinkProblemsModel::fetchWanted);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] { m_fetching = false; });
}

LinkProblemsModel::~LinkProblemsModel()
{
    for (const project::Cancel &cancel : {m_cancel, m_fetchCancel}) {
        if (cancel)
            cancel->store(true);
    }
}

void LinkProblemsModel::setProblems(const std::shared_ptr<const LinkProblems> &problems)
{
    m_next = problems;
    if (problems) {
        work();
        return;
    }
    if (m_cancel)
        m_cancel->store(true);
    m_cancel.reset();
    beginResetModel();
    m_problems.reset();
    m_rows.clear();
    m_cache.clear();
    m_wanted.clear();
    endResetModel();
    Q_EMIT ordered();
}

void LinkProblemsModel::setFilter(const ProblemWish &wish)
{
    ProblemWish whole = wish;
    whole.column = m_wish.column;
    whole.descending = m_wish.descending;
    if (whole == m_wish)
        return;
    m_wish = whole;
    work();
}

void LinkProblemsModel::sort(int column, Qt::SortOrder order)
{
    const int wanted = column < 0 || column >= m_columns.size() ? -1 : int(m_columns.at(column));
    const bool descending = order == Qt::DescendingOrder;
    if (m_wish.column == wanted && m_wish.descending == descending)
        return;
    m_wish.column = wanted;
    m_wish.descending = descending;
    work();
}

void LinkProblemsModel::work()
{
    if (m_cancel)
        m_cancel->store(true);
    m_cancel.reset();
    if (!m_next)
        return;
    m_cancel = m_reader.ask(
        project::Lane::Lists, this,
        [problems = m_next, kind = m_kind, wish = m_wish](store::Reader &reader, const std::atomic<bool> &cancel) {
            return problems->order(reader, kind, wish, cancel);
        },
        [this, problems = m_next](const std::vector<quint32> &rows) {
            m_cancel.reset();
            const bool same = m_problems && rows.size() == m_rows.size()
                && std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(),
                    [&](quint32 a, quint32 b) { return problems->idOf(m_kind, a) == m_problems->idOf(m_kind, b); });
            if (same) { // who reads on stays
                m_problems = problems;
                m_rows = rows;
                m_cache.clear();
                if (!m_rows.empty())
                    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            } else {
                beginResetModel();
                m_problems = problems;
                m_rows = rows;
                m_cache.clear();
                m_wanted.clear();
                endResetModel();
            }
            Q_EMIT ordered();
        });
}

QList<qint64> LinkProblemsModel::ids() const
{
    QList<qint64> ids;
    ids.reserve(qsizetype(m_rows.size()));
    for (const quint32 row : m_rows)
        ids.append(m_problems->idOf(m_kind, row));
    return ids;
}

QList<int> LinkProblemsModel::allRows() const
{
    QList<int> rows(rowCount());
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

QList<qint64> LinkProblemsModel::exportIds(const QList<int> &rows) const
{
    QList<qint64> ids;
    if (m_kind != ProblemRow::Target) {
        for (const int row : rows)
            ids.append(idAt(row));
        return ids;
    }
    if (!m_problems) // nothing is read yet
        return ids;
    QHash<quint32, std::vector<qint64>> links;
    const auto indexOf = [this](int row) { return quint32(&about(row) - m_problems->targets().data()); };
    for (const int row : rows)
        links.insert(indexOf(row), {});
    for (const LinkProblems::Place &place : m_problems->places()) {
        if (const auto found = links.find(place.target); found != links.end())
            found->push_back(place.link);
    }
    for (const int row : rows) {
        for (const qint64 link : links.value(indexOf(row)))
            ids.append(link);
    }
    return ids;
}

void LinkProblemsModel::copyText(
    const QList<int> &rows, const QList<int> &sections, const std::function<void(const QString &)> &done)
{
    QList<Wanted> wanted;
    for (const int row : rows)
        wanted.append(wantedOf(row));
    m_reader.ask(
        project::Lane::Extras, this,
        [wanted, links = m_kind == ProblemRow::Link](
            store::Reader &reader, const std::atomic<bool> &) { return readTexts(reader, wanted, links); },
        [this, rows, sections, done](const QList<Came> &came) {
            QStringList lines;
            QStringList cells;
            for (const int section : sections)
                cells.append(headerData(section, Qt::Horizontal).toString());
            lines.append(cells.join(u'\t'));
            for (qsizetype i = 0; i < rows.size(); ++i) {
                if (idAt(rows[i]) != came[i].id)
                    continue; // the rows are others by now
                cells.clear();
                for (const int section : sections)
                    cells.append(textOf(rows[i], m_columns.at(section), &came[i].texts));
                lines.append(cells.join(u'\t'));
            }
            done(lines.join(u'\n') % u'\n');
        });
}

qint64 LinkProblemsModel::idAt(int row) const
{
    return m_problems && row >= 0 && size_t(row) < m_rows.size() ? m_problems->idOf(m_kind, m_rows[size_t(row)]) : 0;
}

int LinkProblemsModel::rowOf(qint64 id) const
{
    for (size_t row = 0; id != 0 && row < m_rows.size(); ++row) {
        if (m_problems->idOf(m_kind, m_rows[row]) == id)
            return int(row);
    }
    return -1;
}

const FaultyTarget &LinkProblemsModel::about(int row) const
{
    return m_problems->target(m_kind, m_rows[size_t(row)]);
}

qint64 LinkProblemsModel::targetId(int row) const
{
    return idAt(row) == 0 ? 0 : about(row).id;
}

qint64 LinkProblemsModel::sourceId(int row) const
{
    return m_kind == ProblemRow::Link ? LinkProblems::pageOf(idAt(row)) : 0;
}

QString LinkProblemsModel::targetUrl(int row) const
{
    const Texts *texts = m_cache.object(idAt(row));
    return texts ? QString::fromUtf8(texts->target) : QString();
}

QString LinkProblemsModel::sourceUrl(int row) const
{
    const Texts *texts = m_cache.object(idAt(row));
    return texts ? QString::fromUtf8(texts->source) : QString();
}

void LinkProblemsModel::want(int row) const
{
    m_wanted.insert(row);
    if (!m_fetching && !m_fetchTimer.isActive())
        m_fetchTimer.start();
}

LinkProblemsModel::Wanted LinkProblemsModel::wantedOf(int row) const
{
    return {idAt(row), about(row).id, about(row).end};
}

QList<LinkProblemsModel::Came> LinkProblemsModel::readTexts(
    store::Reader &reader, const QList<Wanted> &wanted, bool links)
{
    QList<qint64> ids;
    for (const Wanted &row : wanted)
        ids << row.target << row.end;
    QHash<qint64, QByteArray> urls;
    for (const store::UrlRow &row : reader.rows(ids, {store::UrlColumn::Url})) {
        if (row.id == base::UrlId::None)
            continue;
        if (const auto *url = row.values.isEmpty() ? nullptr : std::get_if<QByteArray>(&row.values.constFirst()))
            urls.insert(base::raw(row.id), *url);
    }
    QList<Came> came;
    for (const Wanted &row : wanted) {
        Texts texts{urls.value(row.target), urls.value(row.end), {}, {}};
        if (links) {
            const auto found = reader.outlinks(base::UrlId(LinkProblems::pageOf(row.id)), 1, row.id - 1);
            if (!found.isEmpty()) {
                texts.source = found.constFirst().source;
                texts.text = found.constFirst().text;
            }
        }
        came.append({row.id, texts});
    }
    return came;
}

void LinkProblemsModel::fetchWanted()
{
    QList<Wanted> wanted;
    // Those that were asked for last are those that are looked at.
    QList<int> rows(m_wanted.cbegin(), m_wanted.cend());
    std::sort(rows.begin(), rows.end());
    m_wanted.clear();
    for (const int row : std::as_const(rows)) {
        if (idAt(row) != 0 && wanted.size() < MostWanted)
            wanted.append(wantedOf(row));
    }
    if (wanted.isEmpty() || !m_reader.isOpen())
        return;
    m_fetching = true;
    m_fetchCancel = m_reader.ask(
        project::Lane::Rows, this,
        [wanted, links = m_kind == ProblemRow::Link](
            store::Reader &reader, const std::atomic<bool> &) { return readTexts(reader, wanted, links); },
        [this](const QList<Came> &came) {
            m_fetching = false;
            for (const Came &one : came)
                m_cache.insert(one.id, new Texts(one.texts));
            if (!m_rows.empty())
                Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
            if (!m_wanted.isEmpty())
                m_fetchTimer.start();
        });
}

QString LinkProblemsModel::textOf(int row, ProblemColumn column, const Texts *texts) const
{
    const FaultyTarget &target = about(row);
    switch (column) {
    case ProblemColumn::Target:
        return texts ? foreign::shown(words::readableUrl(texts->target)) : QString();
    case ProblemColumn::End:
        return texts ? foreign::shown(words::readableUrl(texts->end)) : QString();
    case ProblemColumn::Source:
        return texts ? foreign::shown(words::readableUrl(texts->source)) : QString();
    case ProblemColumn::Text:
        return texts ? foreign::shown(texts->text) : QString();
    case ProblemColumn::Status:
        return statusWords(target.outcome, target.status);
    case ProblemColumn::EndStatus:
        return target.end == 0 ? QString() : statusWords(target.endOutcome, target.endStatus);
    case ProblemColumn::Why:
        return whyWords(target);
    case ProblemColumn::Element:
        return m_kind == ProblemRow::Link
            ? foreign::shown(m_problems->element(m_problems->places()[m_rows[size_t(row)]]))
            : QString();
    case ProblemColumn::Position:
        return format::count(LinkProblems::positionOf(idAt(row)));
    case ProblemColumn::Links:
        return format::count(m_problems->placesOf(quint32(&target - m_problems->targets().data())));
    case ProblemColumn::Hops:
        return target.loop ? tr("Redirect loop") : format::count(target.hops);
    }
    return {};
}

void LinkProblemsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int LinkProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LinkProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant LinkProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ProblemColumn column = m_columns.at(index.column());
    const int row = index.row();
    if (role == IdRole)
        return targetId(row);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft)));
    if (role == KindRole) {
        const FaultyTarget &target = about(row);
        if (column == ProblemColumn::Status) {
            return int(words::statusKind(
                target.rule == facts::RuleKind::None ? store::UrlState::Finished : store::UrlState::Skipped,
                target.outcome, target.status));
        }
        return column == ProblemColumn::EndStatus && target.end != 0
            ? int(words::statusKind(target.endOutcome, target.endStatus))
            : -1;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != UrlTextRole)
        return {};
    if (!m_cache.contains(idAt(row)))
        want(row);
    if (role == UrlTextRole)
        return targetUrl(row);
    const Texts *texts = m_cache.object(idAt(row));
    if (role == Qt::DisplayRole)
        return textOf(row, column, texts);
    if (column == ProblemColumn::Status)
        return wording::outcomeHint(about(row).outcome);
    if (column == ProblemColumn::EndStatus)
        return wording::outcomeHint(about(row).endOutcome);
    if (texts) { // to the letter
        const QByteArray url = column == ProblemColumn::Target ? texts->target
            : column == ProblemColumn::End                     ? texts->end
            : column == ProblemColumn::Source                  ? texts->source
                                                               : QByteArray();
        if (!url.isEmpty())
            return foreign::tip(QString::fromUtf8(url));
    }
    return foreign::plain(textOf(row, column, texts));
}

QVariant LinkProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const ProblemColumn column = m_columns.at(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft)));
    const bool hint = role == Qt::ToolTipRole || role == Qt::WhatsThisRole;
    if (role != Qt::DisplayRole && !hint)
        return {};
    switch (column) {
    case ProblemColumn::Target:
        return hint                          ? tr("Destination of the link.")
            : m_kind == ProblemRow::Redirect ? tr("Redirect source")
                                             : tr("Destination");
    case ProblemColumn::Status:
        return hint ? tr("HTTP status or outcome of this URL.") : tr("Status");
    case ProblemColumn::Why:
        return hint ? tr("Broken: error, no response or invalid URL. Blocked: access denied, or blocked by robots.txt. "
                         "Redirected: the link could point directly to the final URL.")
                    : tr("Reason");
    case ProblemColumn::End:
        return hint ? tr("Last URL of the redirect chain.") : tr("Final URL");
    case ProblemColumn::EndStatus:
        return hint ? tr("HTTP status or outcome of the final URL.") : tr("Final status");
    case ProblemColumn::Source:
        return hint ? tr("Page that contains the link.") : tr("Source");
    case ProblemColumn::Text:
        return hint ? tr("Text of the link, or alt text of its image.") : tr("Anchor text");
    case ProblemColumn::Element:
        return hint ? tr("Element and attribute that contain the link.") : tr("Element");
    case ProblemColumn::Position:
        return hint ? tr("Position among the links of the page, counted from the top.") : tr("Link number");
    case ProblemColumn::Links:
        return hint ? tr("Number of links to this URL.") : tr("Links");
    case ProblemColumn::Hops:
        return hint ? tr("Number of redirects in the chain.") : tr("Redirects");
    }
    return {};
}

} // namespace argiope::models
