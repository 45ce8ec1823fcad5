#include "core/compare/comparison.h"

#include "core/change/haschanged.h"
#include "core/compare/issuecomparison.h"
#include "core/compare/urljoin.h"
#include "core/judge/linkjudge.h"
#include "core/store/reader.h"
#include "core/url/steadyaddress.h"
#include "core/url/url.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>

namespace argiope::compare {

namespace {

using facts::Kind;
using facts::Value;
using store::Column;
using store::RunRow;
using store::UrlColumn;

constexpr qint64 UrlsPerReport = 2000;
constexpr size_t RowsAtOnce = 500;
constexpr url::CanonicalOptions DefaultSpelling{};

bool isThere(int status)
{
    return status != 404 && status != 410;
}

qint64 numberOf(const Value &value)
{
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : 0;
}

qint64 counterOf(const store::Reader &reader, const char *name)
{
    const QJsonObject counters = QJsonDocument::fromJson(reader.meta("counters")).object();
    return std::max<qint64>(counters.value(QLatin1String(name)).toInteger(), 0);
}

/// What waits still, so that depths are not what they will be. Of an earlier run nobody knows any more.
qint64 waitingOf(const Side &side)
{
    return isPast(side) ? 0 : counterOf(*side.reader, "queued") + counterOf(*side.reader, "outdated");
}

qint64 urlsOf(const store::Reader &reader)
{
    return counterOf(reader, "queued") + counterOf(reader, "finished") + counterOf(reader, "skipped");
}

quint64 printOf(const QList<Value> &values)
{
    QByteArray bytes;
    for (const Value &value : values) {
        if (const auto *text = std::get_if<QByteArray>(&value))
            bytes += 't' + QByteArray::number(text->size()) + ':' + *text;
        else if (const auto *number = std::get_if<qint64>(&value))
            bytes += 'n' + QByteArray::number(*number) + ';';
        else
            bytes += '-';
    }
    const url::UrlKey key = url::urlKey(bytes, 0);
    quint64 print = 0;
    std::copy_n(key.bytes.begin(), sizeof(print), reinterpret_cast<quint8 *>(&print));
    return print;
}

/// URLs that differ, or may: ids of either side, 0 for none.
struct Pair
{
    qint64 first = 0;
    qint64 second = 0;
};

} // namespace

const char *name(What what)
{
    static constexpr const char *names[] = {"new", "gone", "changed", "issue_new", "issue_mended"};
    static_assert(std::size(names) == WhatCount);
    return names[size_t(what)];
}

Side sideOf(store::Reader &reader, int run)
{
    return {&reader, run, judge::canonicalOptions(reader.settings())};
}

bool isPast(const Side &side)
{
    return side.run > 0 && side.run < side.reader->runs().constLast().run;
}

bool CompareResult::differs() const
{
    return added + gone + changed > 0 || std::any_of(issues.cbegin(), issues.cend(), [](const IssueSum &sum) {
        return sum.added > 0 || sum.mended > 0;
    });
}

struct Comparison::Work
{
    explicit Work(const Comparison &comparison)
        : d(comparison)
        , spelling(d.m_first.canonical == d.m_second.canonical ? d.m_first.canonical : DefaultSpelling)
        , statusAt(placeOf(UrlColumn::Status))
        , outcomeAt(placeOf(UrlColumn::Outcome))
        , issues(d.m_first, d.m_second, d.m_options)
    {
        for (const Column &column : d.m_columns) {
            isReading.append(column.name == ChangeColumn);
        }
        result.columns.resize(d.m_columns.size());
        result.issues.resize(d.m_options.checks.size());
        const qint64 known = urlsOf(*d.m_first.reader) + urlsOf(*d.m_second.reader);
        allSteps = withIssues() ? 2 * known : known;
    }

    [[nodiscard]] qsizetype placeOf(UrlColumn id) const
    {
        const auto it = std::find_if(
            d.m_columns.cbegin(), d.m_columns.cend(), [id](const Column &column) { return column.id == id; });
        return it - d.m_columns.cbegin();
    }
    [[nodiscard]] bool withIssues() const { return !d.m_options.checks.empty(); }
    [[nodiscard]] bool isCanceled() const
    {
        return d.m_options.cancel && d.m_options.cancel->load(std::memory_order_relaxed);
    }
    void step()
    {
        if (++steps % UrlsPerReport == 0 && d.m_options.progress)
            d.m_options.progress(steps, std::max(steps, allSteps));
    }
    void tell(const Difference &difference) const
    {
        if (d.m_options.difference)
            d.m_options.difference(difference);
    }
    /// False where reading has to end.
    bool look(store::Reader &reader)
    {
        if (!result.error)
            result.error = reader.error();
        result.canceled = isCanceled();
        return !result.error && !result.canceled;
    }

    /// What the first side names, as the second would.
    [[nodiscard]] QByteArray mapped(const QByteArray &text) const
    {
        return d.m_options.mapping.mapped(text).value_or(text);
    }
    void mapValues(QList<Value> &values) const
    {
        if (d.m_options.mapping.isEmpty())
            return;
        for (qsizetype i = 0; i < values.size(); ++i) {
            auto *text = std::get_if<QByteArray>(&values[i]);
            if (text && d.m_columns[i].kind == Kind::Url)
                *text = mapped(*text);
        }
    }

    [[nodiscard]] url::UrlKey keyOf(const QByteArray &text) const
    {
        const auto address = url::parse(text);
        return url::urlKey(address ? url::canonical(*address, spelling) : text, 0);
    }

    void read(const Side &side, const QList<UrlColumn> &columns, bool first, std::vector<JoinEntry> &entries)
    {
        side.reader->forEachOfRun(side.run, columns, withIssues(), [&](const RunRow &row) {
            JoinEntry entry;
            entry.id = base::raw(row.id);
            entry.fetched = row.fetched ? 1 : 0;
            QByteArray address = row.url;
            QList<Value> values = row.values;
            if (first) {
                if (const auto other = d.m_options.mapping.mapped(address)) {
                    entry.wasMapped = *other != address ? 1 : 0;
                    address = *other;
                }
                mapValues(values);
            }
            if (row.fetched && url::isUnsteady(address))
                unsteady[first ? 0 : 1].insert(entry.id, keyOf(url::steadyIdentity(address)));
            entry.key = keyOf(address);
            entry.there = row.fetched && isThere(int(numberOf(values.value(statusAt)))) ? 1 : 0;
            if (row.fetched)
                entry.print = printOf(values);
            entries.push_back(entry);
            step();
            return !isCanceled();
        });
    }

    /// Pairs up what was read. Returns what is to be looked at, in the order in which it is told.
    std::vector<Pair> join()
    {
        result.folded = urls.sort();
        std::vector<Pair> found;
        urls.forEachPair([&](const JoinEntry *a, const JoinEntry *b) {
            if (withIssues())
                issues.add(a ? a->id : 0, b ? b->id : 0);
            a = a && a->fetched ? a : nullptr;
            b = b && b->fetched ? b : nullptr;
            result.urlsBefore += a ? 1 : 0;
            result.urlsAfter += b ? 1 : 0;
            if (a && b && a->print == b->print)
                ++result.same;
            else if (a || b)
                found.push_back({a ? a->id : 0, b ? b->id : 0});
        });
        urls = {};
        joinUnsteady(found);
        std::sort(found.begin(), found.end(), [](const Pair &a, const Pair &b) {
            if ((a.second == 0) != (b.second == 0))
                return b.second == 0;
            return a.second != b.second ? a.second < b.second : a.first < b.first;
        });
        return found;
    }

    /// URLs of one side alone whose address differs from one of the other side only in a time or a random number: they
    /// are one, whatever they are called.
    void joinUnsteady(std::vector<Pair> &found)
    {
        std::array<QSet<QByteArray>, 2> known;
        for (const size_t side : {0, 1}) {
            for (const url::UrlKey &key : std::as_const(unsteady[side]))
                known[side].insert(bytesOf(key));
        }
        QHash<QByteArray, QList<size_t>> firsts; // of `found`
        const auto steadyOf = [&](const Pair &pair) -> QByteArray {
            const size_t side = pair.second == 0 ? 0 : 1;
            const auto key = unsteady[side].constFind(side == 0 ? pair.first : pair.second);
            const bool alone = pair.first == 0 || pair.second == 0;
            if (!alone || key == unsteady[side].cend() || !known[1 - side].contains(bytesOf(*key)))
                return {};
            return bytesOf(*key);
        };
        for (size_t i = 0; i < found.size(); ++i) {
            const QByteArray key = found[i].second == 0 ? steadyOf(found[i]) : QByteArray();
            if (!key.isEmpty())
                firsts[key].append(i);
        }
        for (Pair &pair : found) {
            if (pair.first != 0 || pair.second == 0)
                continue;
            const QByteArray key = steadyOf(pair);
            if (key.isEmpty())
                continue;
            if (QList<size_t> &others = firsts[key]; !others.isEmpty())
                std::swap(pair.first, found[others.takeFirst()].first);
            else
                pair.second = 0; // one more of what there is already
        }
        for (const QList<size_t> &others : std::as_const(firsts)) {
            for (const size_t one : others)
                found[one].first = 0;
        }
        std::erase_if(found, [](const Pair &pair) { return pair.first == 0 && pair.second == 0; });
        unsteady = {};
    }
    static QByteArray bytesOf(const url::UrlKey &key)
    {
        return {reinterpret_cast<const char *>(key.bytes.data()), qsizetype(key.bytes.size())};
    }

    [[nodiscard]] QHash<qint64, RunRow> rowsOf(const Side &side, const QList<UrlColumn> &columns, QList<qint64> ids)
    {
        ids.removeAll(0);
        std::sort(ids.begin(), ids.end());
        QHash<qint64, RunRow> rows;
        for (RunRow &row : side.reader->rowsOfRun(side.run, ids, columns)) {
            const qint64 id = base::raw(row.id);
            rows.insert(id, std::move(row));
        }
        return rows;
    }

    void lookAt(const std::vector<Pair> &pairs)
    {
        for (size_t from = 0; from < pairs.size(); from += RowsAtOnce) {
            const size_t end = std::min(pairs.size(), from + RowsAtOnce);
            QList<qint64> firstIds;
            QList<qint64> secondIds;
            for (size_t i = from; i < end; ++i) {
                firstIds << pairs[i].first;
                secondIds << pairs[i].second;
            }
            const auto firstRows = rowsOf(d.m_first, d.m_firstColumns, firstIds);
            if (!look(*d.m_first.reader))
                return;
            const auto secondRows = rowsOf(d.m_second, d.m_secondColumns, secondIds);
            if (!look(*d.m_second.reader))
                return;
            for (size_t i = from; i < end; ++i) {
                const auto a = firstRows.constFind(pairs[i].first);
                const auto b = secondRows.constFind(pairs[i].second);
                hold(a == firstRows.cend() ? nullptr : &*a, b == secondRows.cend() ? nullptr : &*b);
                if (isCanceled()) {
                    result.canceled = true;
                    return;
                }
            }
        }
    }

    void hold(const RunRow *a, const RunRow *b)
    {
        if (!a && !b)
            return;
        Difference difference;
        QList<Value> before;
        if (a) {
            difference.first = a->id;
            difference.urlBefore = a->url;
            before = a->values;
            mapValues(before);
        }
        if (b)
            difference.second = b->id;
        difference.url = b ? b->url : mapped(a->url);
        const bool wasThere = a && isThere(int(numberOf(before.value(statusAt))));
        const bool isThereNow = b && isThere(int(numberOf(b->values.value(statusAt))));
        if (!a || !b || wasThere != isThereNow) {
            const bool isNew = !a || (b && isThereNow);
            (isNew ? result.added : result.gone) += 1;
            difference.what = isNew ? What::New : What::Gone;
            difference.column = int(statusAt);
            const auto known = [&](const QList<Value> &values) { return numberOf(values.value(statusAt)) > 0; };
            if (!(a && known(before)) && !(b && known(b->values)))
                difference.column = int(outcomeAt);
            difference.before = a ? before.value(difference.column) : Value();
            difference.after = b ? b->values.value(difference.column) : Value();
            tell(difference);
            return;
        }
        bool changed = false;
        difference.what = What::Changed;
        for (int i = 0; i < int(d.m_compared); ++i) {
            if (before[i] == b->values[i] || isSameAddress(i, before[i], b->values[i]))
                continue;
            // Errors and redirects are their status and target, which are columns of their own.
            const auto isPage
                = [this](const QList<Value> &values) { return numberOf(values.value(statusAt)) / 100 == 2; };
            if (isReading[i] && !(isPage(before) && isPage(b->values)))
                continue;
            const bool unknown = isReading[i] && (isNothing(before[i]) || isNothing(b->values[i]));
            if (unknown && (!a->readAs || !b->readAs))
                continue; // one of them is nothing that is read
            if (unknown) {
                ++result.columns[i].undecidable;
                continue;
            }
            ++result.columns[i].changed;
            changed = true;
            difference.column = i;
            difference.before = before[i];
            difference.after = b->values[i];
            difference.degree = isReading[i] ? degreeOf(*a, *b) : -1;
            tell(difference);
        }
        (changed ? result.changed : result.same) += 1;
    }

    static bool isNothing(const Value &value) { return std::holds_alternative<std::monostate>(value); }
    /// What a page names, but for times and sessions in it.
    [[nodiscard]] bool isSameAddress(int column, const Value &before, const Value &after) const
    {
        const auto *one = std::get_if<QByteArray>(&before);
        const auto *other = std::get_if<QByteArray>(&after);
        return d.m_columns[column].kind == Kind::Url && one && other
            && url::steadyAddress(*one) == url::steadyAddress(*other);
    }
    /// Something of the page has changed: its text, or what stands beside it.
    static int degreeOf(const RunRow &a, const RunRow &b)
    {
        const int texts = change::degreeOfTexts(a.signature, b.signature);
        return texts < 0 ? -1 : std::max(texts, 1);
    }

    CompareResult run()
    {
        const store::Reader::Snapshot firstMoment(*d.m_first.reader);
        const store::Reader::Snapshot secondMoment(*d.m_second.reader);
        result.waitingBefore = waitingOf(d.m_first);
        result.waitingAfter = waitingOf(d.m_second);
        result.outdated = d.m_second.run == 0 ? counterOf(*d.m_second.reader, "outdated") : 0;
        read(d.m_first, d.m_firstColumns, true, urls.first);
        if (!look(*d.m_first.reader))
            return std::move(result);
        read(d.m_second, d.m_secondColumns, false, urls.second);
        if (!look(*d.m_second.reader))
            return std::move(result);
        lookAt(join());
        if (withIssues() && !result.error && !result.canceled)
            issues.run(result, steps, allSteps);
        if (d.m_options.progress)
            d.m_options.progress(std::max(steps, allSteps), std::max(steps, allSteps));
        return std::move(result);
    }

    const Comparison &d;
    const url::CanonicalOptions spelling;
    const qsizetype statusAt;
    const qsizetype outcomeAt;
    std::array<QHash<qint64, url::UrlKey>, 2> unsteady; ///< by side and id: of addresses that have a time or the like
    QList<bool> isReading; ///< by column: it is ChangeColumn
    CompareResult result;
    UrlJoin urls;
    IssueComparison issues;
    qint64 steps = 0;
    qint64 allSteps = 0;
};

Comparison::Comparison(Side first, Side second, CompareOptions options)
    : m_first(first)
    , m_second(second)
    , m_options(std::move(options))
{
    QList<Column> chosen;
    // Of a crawl that goes on URLs have not the shortest way yet.
    const bool unfinished = waitingOf(m_first) > 0 || waitingOf(m_second) > 0;
    for (const Column &column : comparable()) {
        if (isByDefault(column) && !(unfinished && column.kind == Kind::Depth))
            chosen.append(column);
    }
    take(chosen);
}

Comparison::~Comparison() = default;

bool Comparison::isByDefault(const Column &column)
{
    if (column.name == ChangeColumn)
        return true;
    switch (column.kind) {
    case Kind::Milliseconds:
    case Kind::Time:
    case Kind::Hash:
    case Kind::Bytes:
    case Kind::State:
    case Kind::Rule:
        return false;
    default:
        break;
    }
    // What other pages do to it, or chance: which of them was read first, how a connection failed. Counts of all that a
    // page has differ with its navigation, and with what its visitor did.
    static const QSet<QByteArray> others{"inlinks", "referrer", "rule_detail", "attempts", "error", "visits", "rank",
        "rank_percentile", "authority", "hub", "backlinks", "link_depth", "word_count", "main_words", "outlinks",
        "images", "images_without_alt", "h2_count", "change_degree", "indexability", "indexability_status",
        "infrastructure", "not_settled", "title_length", "description_length"};
    return !others.contains(column.name);
}

QList<Column> Comparison::comparable() const
{
    const bool remembered = isPast(m_first) || isPast(m_second);
    QList<Column> list;
    for (const Column &column : m_second.reader->columns().all()) {
        const Column *other = m_first.reader->columns().find(QByteArrayView(column.name));
        if (column.id == UrlColumn::Url || !other || other->kind != column.kind)
            continue;
        if (!remembered || store::Reader::isRemembered(column))
            list.append(column);
    }
    return list;
}

base::Result<void, QByteArray> Comparison::setColumns(const QList<QByteArray> &names)
{
    const QList<Column> all = comparable();
    QList<Column> chosen;
    for (const QByteArray &name : names) {
        const auto it
            = std::find_if(all.cbegin(), all.cend(), [&name](const Column &column) { return column.name == name; });
        if (it == all.cend())
            return base::Failure{name};
        if (std::none_of(chosen.cbegin(), chosen.cend(), [&name](const Column &column) { return column.name == name; }))
            chosen.append(*it);
    }
    take(chosen);
    return {};
}

void Comparison::setAllColumns()
{
    take(comparable());
}

void Comparison::take(const QList<Column> &compared)
{
    m_columns = compared;
    m_compared = compared.size();
    for (const UrlColumn id : {UrlColumn::Status, UrlColumn::Outcome}) {
        const bool has
            = std::any_of(compared.cbegin(), compared.cend(), [id](const Column &column) { return column.id == id; });
        if (!has)
            m_columns.append(*store::Columns::fixed().find(id));
    }
    m_firstColumns.clear();
    m_secondColumns.clear();
    for (const Column &column : std::as_const(m_columns)) {
        m_firstColumns.append(m_first.reader->columns().find(QByteArrayView(column.name))->id);
        m_secondColumns.append(column.id);
    }
}

CompareResult Comparison::run()
{
    return Work(*this).run();
}

std::vector<const audit::Check *> crawlChecks(const store::Reader &first, const store::Reader &second)
{
    auto list = audit::checksOf(first.settings());
    auto other = audit::checksOf(second.settings());
    return other.size() > list.size() ? other : list;
}

std::optional<QPair<QByteArray, QByteArray>> suggestedMapping(store::Reader &first, store::Reader &second)
{
    const auto mainOrigin = [](store::Reader &reader) -> QByteArray {
        qint64 all = 0;
        const store::HostSummary *most = nullptr;
        const store::HostSummaries summaries = reader.hostSummaries();
        for (const store::HostSummary &host : summaries.hosts) {
            all += host.finished;
            if (!most || host.finished > most->finished)
                most = &host;
        }
        return most && most->finished * 2 > all ? most->origin : QByteArray();
    };
    const QByteArray from = mainOrigin(first);
    const QByteArray to = mainOrigin(second);
    if (from.isEmpty() || to.isEmpty() || from == to)
        return {};
    return QPair<QByteArray, QByteArray>(from, to);
}

} // namespace argiope::compare
