#include "core/store/runhistory.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <limits>

namespace argiope::store {

namespace {

using facts::Fact;
using facts::Kind;
using facts::Part;
using facts::Value;

constexpr int MostRuns = 1 << RunBits;
const QString FetchedKey = QStringLiteral("fetched");
const QString DepthKey = QStringLiteral("depth");

QJsonValue jsonOf(const Value &value, Kind kind)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return *number;
    const auto *text = std::get_if<QByteArray>(&value);
    if (!text)
        return QJsonValue::Null;
    return QString::fromUtf8(kind == Kind::Hash ? text->toHex() : *text);
}

Value valueOfJson(const QJsonValue &json, Kind kind)
{
    if (facts::isText(kind)) {
        if (!json.isString())
            return {};
        const QByteArray text = json.toString().toUtf8();
        return kind == Kind::Hash ? QByteArray::fromHex(text) : text;
    }
    return json.isDouble() ? Value(json.toInteger()) : Value();
}

qlonglong historyId(UrlId url, int run)
{
    return (qlonglong(base::raw(url)) << RunBits) + run;
}

} // namespace

bool isRemembered(const Fact &fact)
{
    static const QSet<QByteArray> differsAlways{"attempts", "worker", "connect_ms", "first_byte_ms", "download_ms",
        "response_ms", "parse_ms", "fetched_at", "etag", "last_modified", "http_version", "render_ms", "not_settled"};
    return fact.part != Part::History && !differsAlways.contains(fact.name);
}

const Value *PastFacts::find(QByteArrayView name) const
{
    const auto it
        = std::find_if(facts.cbegin(), facts.cend(), [name](const auto &known) { return name == known.first->name; });
    return it == facts.cend() ? nullptr : &it->second;
}

void PastFacts::addLater(const PastFacts &later)
{
    if (!fetched)
        fetched = later.fetched;
    if (!depth)
        depth = later.depth;
    for (const auto &known : later.facts) {
        if (!find(known.first->name))
            facts.append(known);
    }
}

QByteArray PastFacts::toJson() const
{
    QJsonObject json;
    if (fetched)
        json.insert(FetchedKey, *fetched);
    if (depth)
        json.insert(DepthKey, *depth);
    for (const auto &[fact, value] : facts)
        json.insert(QLatin1String(fact->name), jsonOf(value, fact->kind));
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

PastFacts PastFacts::fromJson(const QByteArray &text)
{
    PastFacts past;
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    for (auto it = json.constBegin(); it != json.constEnd(); ++it) {
        if (it.key() == FetchedKey) {
            if (it.value().isBool())
                past.fetched = it.value().toBool();
        } else if (it.key() == DepthKey) {
            if (it.value().isDouble())
                past.depth = std::clamp<qint64>(it.value().toInteger(), 0, std::numeric_limits<int>::max());
        } else if (const Fact *fact = facts::factFromName(it.key().toUtf8()); fact && isRemembered(*fact)) {
            past.facts.append({fact, valueOfJson(it.value(), fact->kind)});
        }
    }
    return past;
}

RunMemory::RunMemory(WriteSession &session)
    : m_session(session)
    , m_find(session.connection(), QStringLiteral("SELECT facts FROM page_history WHERE id = ?"))
    , m_store(session.connection(),
          QStringLiteral("INSERT INTO page_history (id, facts) VALUES (?, ?) "
                         "ON CONFLICT (id) DO UPDATE SET facts = excluded.facts"))
    , m_depth(
          session.connection(), QStringLiteral("SELECT u.depth FROM urls u JOIN pages p ON p.id = u.id WHERE u.id = ?"))
{
}

void RunMemory::begin(int run, int keep, qint64 now)
{
    m_run = run;
    m_firstUrl = 0;
    if (run >= MostRuns)
        return;
    const qint64 firstUrl = m_session.maxId(QStringLiteral("urls")) + 1;
    Statement add(m_session.connection(),
        QStringLiteral("INSERT INTO runs (id, began_at, first_url) VALUES (?, ?, ?) "
                       "ON CONFLICT (id) DO UPDATE SET began_at = excluded.began_at, first_url = excluded.first_url"));
    m_session.run(add, {run, qlonglong(now), qlonglong(firstUrl)});
    // What is remembered are the runs from run - keep on. A run that nothing stands for any more cannot be compared,
    // so the beginning of the one behind it goes as well.
    Statement dropRuns(m_session.connection(), QStringLiteral("DELETE FROM runs WHERE id <= ?"));
    m_session.run(dropRuns, {run - keep});
    Statement dropPages(
        m_session.connection(), QStringLiteral("DELETE FROM page_history WHERE id % %1 < ?").arg(MostRuns));
    m_session.run(dropPages, {run - keep});
    m_firstUrl = keep > 0 ? firstUrl : 0;
}

void RunMemory::goOn(int run)
{
    m_run = run;
    m_firstUrl = 0;
    if (run >= MostRuns)
        return;
    Statement first(m_session.connection(), QStringLiteral("SELECT first_url FROM runs WHERE id = ?"));
    if (!m_session.run(first, {run}))
        return;
    if (first.next())
        m_firstUrl = first.number(0);
    m_session.check(first);
}

bool RunMemory::concerns(UrlId id) const
{
    return m_run > 1 && m_firstUrl > 0 && base::raw(id) < m_firstUrl;
}

void RunMemory::add(UrlId id, const PastFacts &before)
{
    if (before.isEmpty())
        return;
    const qlonglong row = historyId(id, m_run - 1);
    if (!m_session.run(m_find, {row}))
        return;
    // What stands there already was so at the end of that run; what does not has not changed since.
    PastFacts all;
    if (m_find.next())
        all = PastFacts::fromJson(m_find.text(0));
    if (!m_session.check(m_find))
        return;
    all.addLater(before);
    m_session.run(m_store, {row, textValue(all.toJson())});
}

void RunMemory::remember(UrlId id, const PageRecord *old, const PageRecord *now)
{
    if (!concerns(id))
        return;
    PastFacts before;
    if (!old || !now)
        before.fetched = old != nullptr;
    if (old) {
        for (const Fact &fact : facts::pageFacts()) {
            if (!isRemembered(fact))
                continue;
            Value was = facts::valueOf(*old, fact);
            if (!now || was != facts::valueOf(*now, fact))
                before.facts.append({&fact, std::move(was)});
        }
    }
    add(id, before);
}

void RunMemory::rememberDepth(UrlId id, int newDepth)
{
    if (!concerns(id) || !m_session.run(m_depth, {qlonglong(base::raw(id))}))
        return;
    PastFacts before;
    if (m_depth.next() && m_depth.number(0) != newDepth)
        before.depth = m_depth.number(0);
    if (m_session.check(m_depth))
        add(id, before);
}

RunView::RunView(ReadSession &session, int run, int lastRun)
    : m_session(session)
    , m_run(run)
    , m_lastRun(std::min(lastRun, MostRuns - 1))
    , m_rows(*session.connection, QStringLiteral("SELECT facts FROM page_history WHERE id BETWEEN ? AND ? ORDER BY id"))
{
    m_session.each(QStringLiteral("SELECT first_url FROM runs WHERE id = ?"), {run + 1}, [this](const Statement &row) {
        m_endOfUrls = row.number(0);
        return false;
    });
}

const PastFacts &RunView::of(UrlId id)
{
    m_facts = {};
    m_session.each(m_rows, {historyId(id, m_run), historyId(id, m_lastRun)}, [this](const Statement &row) {
        const PastFacts later = PastFacts::fromJson(row.text(0));
        if (m_facts.isEmpty())
            m_facts = later;
        else
            m_facts.addLater(later);
        return true;
    });
    return m_facts;
}

} // namespace argiope::store
