#include "ui/models/linkproblems.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <numeric>

namespace argiope::models {

using exporting::FaultyTarget;
using store::UrlColumn;

namespace {

constexpr size_t UrlsPerRead = 1000;

/// Something for each of the ids, made of the text that `textOf` has for it; ids come once each.
using Keys = QHash<qint64, QString>;

Keys urlKeys(store::Reader &reader, std::vector<qint64> ids, const std::atomic<bool> &cancel)
{
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    Keys keys;
    for (size_t at = 0; at < ids.size() && !cancel; at += UrlsPerRead) {
        const size_t last = std::min(at + UrlsPerRead, ids.size());
        const QList<qint64> piece(ids.begin() + qsizetype(at), ids.begin() + qsizetype(last));
        for (const store::UrlRow &row : reader.rows(piece, {UrlColumn::Url})) {
            if (const auto *url = row.values.isEmpty() ? nullptr : std::get_if<QByteArray>(&row.values.constFirst()))
                keys.insert(base::raw(row.id), QString::fromUtf8(*url));
        }
    }
    return keys;
}

/// By the id of the text; one link of each is asked.
Keys textKeys(store::Reader &reader, const std::vector<LinkProblems::Place> &places, const std::atomic<bool> &cancel)
{
    Keys keys;
    for (const LinkProblems::Place &place : places) {
        if (cancel)
            break;
        if (place.text == 0 || keys.contains(place.text))
            continue;
        const auto links = reader.outlinks(base::UrlId(LinkProblems::pageOf(place.link)), 1, place.link - 1);
        keys.insert(place.text, links.isEmpty() ? QString() : QString::fromUtf8(links.constFirst().text));
    }
    return keys;
}

template <class Key>
void sortRowsBy(std::vector<quint32> &rows, bool descending, Key keyOf)
{
    std::stable_sort(rows.begin(), rows.end(),
        [&](quint32 a, quint32 b) { return descending ? keyOf(b) < keyOf(a) : keyOf(a) < keyOf(b); });
}

/// Numbers in the place of texts, so that comparing a million times is cheap.
QHash<qint64, quint32> ranksOf(const Keys &keys)
{
    std::vector<std::pair<QString, qint64>> sorted;
    sorted.reserve(size_t(keys.size()));
    for (auto it = keys.cbegin(); it != keys.cend(); ++it)
        sorted.emplace_back(it->toCaseFolded(), it.key());
    std::sort(sorted.begin(), sorted.end());
    QHash<qint64, quint32> ranks;
    ranks.reserve(keys.size());
    quint32 rank = 0;
    for (size_t i = 0; i < sorted.size(); ++i) {
        rank += i > 0 && sorted[i].first != sorted[i - 1].first ? 1 : 0;
        ranks.insert(sorted[i].second, rank + 1);
    }
    return ranks;
}

} // namespace

std::shared_ptr<const LinkProblems> LinkProblems::read(store::Reader &reader, const std::atomic<bool> &cancel)
{
    const store::Reader::Snapshot moment(reader);
    auto made = std::make_shared<LinkProblems>();
    LinkProblems &problems = *made;
    problems.m_targets = exporting::LinkTargets::read(reader, &cancel);
    const auto targets = problems.m_targets.all();
    const auto indexOf = [&](qint64 id) { return quint32(problems.m_targets.find(id) - targets.data()); };
    problems.m_counts.resize(targets.size());
    for (const qint64 id : problems.m_targets.inOrder())
        problems.m_usual.push_back(indexOf(id));
    for (const qint64 id : problems.m_targets.chainStarts())
        problems.m_starts.push_back(indexOf(id));

    QHash<qint64, quint16> forms;
    problems.m_elements.append(QByteArray());
    for (const store::LinkPlace &place : reader.places()) {
        if (problems.m_elements.size() > std::numeric_limits<quint16>::max())
            break; // a site has a few dozen
        forms.insert(place.id, quint16(problems.m_elements.size()));
        problems.m_elements.append(place.element + ' ' + place.attribute);
    }
    base::UrlId page = base::UrlId::None;
    qint64 position = 0;
    if (targets.empty() || cancel)
        return made;
    reader.forEachLinkNumbers([&](const store::LinkNumbers &link) {
        position = link.page == page ? position + 1 : 0;
        page = link.page;
        if (const FaultyTarget *target = problems.m_targets.find(base::raw(link.target))) {
            const auto index = quint32(target - targets.data());
            ++problems.m_counts[index];
            ++problems.m_all;
            if (problems.m_places.size() < MostPlaces) {
                problems.m_places.push_back({(base::raw(page) << PositionBits) + position, index,
                    forms.value(link.place), base::raw(link.text)});
            }
        }
        return !cancel.load(std::memory_order_relaxed);
    });
    return made;
}

qsizetype LinkProblems::size(ProblemRow row) const
{
    switch (row) {
    case ProblemRow::Link:
        return qsizetype(m_places.size());
    case ProblemRow::Target:
        return qsizetype(m_usual.size());
    case ProblemRow::Redirect:
        break;
    }
    return qsizetype(m_starts.size());
}

const FaultyTarget &LinkProblems::target(ProblemRow kind, quint32 row) const
{
    const quint32 index = kind == ProblemRow::Link ? m_places[row].target
        : kind == ProblemRow::Target               ? m_usual[row]
                                                   : m_starts[row];
    return m_targets.all()[index];
}

qint64 LinkProblems::idOf(ProblemRow kind, quint32 row) const
{
    return kind == ProblemRow::Link ? m_places[row].link : target(kind, row).id;
}

std::vector<quint32> LinkProblems::order(
    store::Reader &reader, ProblemRow kind, const ProblemWish &wish, const std::atomic<bool> &cancel) const
{
    std::vector<quint32> rows;
    for (quint32 row = 0; row < quint32(size(kind)); ++row) {
        const FaultyTarget &about = target(kind, row);
        if ((wish.external && !about.external)
            || (!wish.faults.isEmpty() && kind != ProblemRow::Redirect && !wish.faults.contains(about.fault)))
            continue;
        rows.push_back(row);
    }
    const auto idsOf = [&](auto idOfRow) {
        std::vector<qint64> ids;
        for (const quint32 row : rows)
            ids.push_back(idOfRow(row));
        return ids;
    };
    const auto targetOf = [&](quint32 row) { return target(kind, row).id; };
    const auto endOf = [&](quint32 row) { return target(kind, row).end; };
    const auto pageOfRow = [&](quint32 row) { return pageOf(m_places[row].link); };
    const auto textOf = [&](quint32 row) { return m_places[row].text; };
    if (!wish.text.isEmpty()) {
        const auto matches = [&](const Keys &keys) {
            QHash<qint64, bool> found;
            for (auto it = keys.cbegin(); it != keys.cend(); ++it) {
                if (it->contains(wish.text, Qt::CaseInsensitive))
                    found.insert(it.key(), true);
            }
            return found;
        };
        const bool links = kind == ProblemRow::Link;
        const auto targets = matches(urlKeys(reader, idsOf(targetOf), cancel));
        const auto ends = matches(urlKeys(reader, idsOf(endOf), cancel));
        const auto pages = links ? matches(urlKeys(reader, idsOf(pageOfRow), cancel)) : QHash<qint64, bool>();
        const auto texts = links ? matches(textKeys(reader, m_places, cancel)) : QHash<qint64, bool>();
        std::erase_if(rows, [&](quint32 row) {
            return !targets.contains(targetOf(row)) && !ends.contains(endOf(row))
                && !(links && (pages.contains(pageOfRow(row)) || texts.contains(textOf(row))));
        });
    }
    if (cancel)
        return rows;
    const auto byRank = [&](const Keys &keys, auto idOfRow) {
        const QHash<qint64, quint32> ranks = ranksOf(keys);
        sortRowsBy(rows, wish.descending, [&](quint32 row) { return ranks.value(idOfRow(row)); });
    };
    if (wish.column < 0) {
        if (kind == ProblemRow::Link) { // that of the targets; within one, that of the pages
            std::vector<quint32> places(m_counts.size());
            for (quint32 i = 0; i < quint32(m_usual.size()); ++i)
                places[m_usual[i]] = i;
            sortRowsBy(rows, false, [&](quint32 row) { return places[m_places[row].target]; });
        }
        return rows;
    }
    switch (ProblemColumn(wish.column)) {
    case ProblemColumn::Target:
        byRank(urlKeys(reader, idsOf(targetOf), cancel), targetOf);
        break;
    case ProblemColumn::End:
        byRank(urlKeys(reader, idsOf(endOf), cancel), endOf);
        break;
    case ProblemColumn::Source:
        if (kind == ProblemRow::Link)
            byRank(urlKeys(reader, idsOf(pageOfRow), cancel), pageOfRow);
        break;
    case ProblemColumn::Text:
        if (kind == ProblemRow::Link)
            byRank(textKeys(reader, m_places, cancel), textOf);
        break;
    case ProblemColumn::Status:
        sortRowsBy(rows, wish.descending, [&](quint32 row) { return target(kind, row).status; });
        break;
    case ProblemColumn::Why:
        sortRowsBy(rows, wish.descending, [&](quint32 row) { return int(target(kind, row).fault); });
        break;
    case ProblemColumn::EndStatus:
        sortRowsBy(rows, wish.descending, [&](quint32 row) { return target(kind, row).endStatus; });
        break;
    case ProblemColumn::Element:
        if (kind == ProblemRow::Link)
            sortRowsBy(rows, wish.descending, [&](quint32 row) { return element(m_places[row]); });
        break;
    case ProblemColumn::Position:
        if (kind == ProblemRow::Link)
            sortRowsBy(rows, wish.descending, [&](quint32 row) { return positionOf(m_places[row].link); });
        break;
    case ProblemColumn::Links:
        sortRowsBy(rows, wish.descending, [&](quint32 row) {
            return kind == ProblemRow::Link ? qint64(0) : m_counts[size_t(&target(kind, row) - targets().data())];
        });
        break;
    case ProblemColumn::Hops:
        sortRowsBy(rows, wish.descending, [&](quint32 row) {
            const FaultyTarget &about = target(kind, row);
            return about.loop ? std::numeric_limits<int>::max() : about.hops;
        });
        break;
    }
    return rows;
}

} // namespace argiope::models
