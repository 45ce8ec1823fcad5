#include "core/store/linkreader.h"

#include "core/store/linkblocks.h"
#include "core/store/linkcoding.h"
#include "core/store/linkids.h"
#include "core/store/pagecolumns.h"
#include "core/store/schema.h"

#include <algorithm>
#include <vector>

namespace argiope::store {

namespace {

/// What is longer is not remembered.
constexpr qsizetype LongestRemembered = 512;
constexpr size_t MostNames = 20'000;
// Entries of the index may stand for links that are no more: so many are asked for at first, and several times as many
// each time that these were not enough, as each time begins to read the target's entries anew.
constexpr qint64 FirstEntries = 256;
constexpr qint64 MostEntries = qint64(1) << 20;
constexpr qint64 EntriesGrow = 4;

/// Fills `list` up to `limit` by `take` of what `ask` finds, which is told how many entries are wanted.
template <class Ask, class Take>
void gather(const ReadSession &session, const QList<LinkRecord> &list, int limit, Ask ask, Take take)
{
    qint64 entries = std::max<qint64>(limit, FirstEntries);
    while (list.size() < limit && !session.error) {
        const QList<qint64> found = ask(int(entries));
        for (const qint64 entry : found) {
            if (list.size() == limit || session.error)
                return;
            take(entry);
        }
        if (found.size() < entries)
            return;
        entries = std::min(entries * EntriesGrow, MostEntries);
    }
}

} // namespace

/// What numbers stand for; all of it stays as it is once it is in the file.
struct LinkReader::Names
{
    struct Hash
    {
        size_t operator()(qint64 id) const noexcept { return size_t((quint64(id) * 0x9e3779b97f4a7c15U) >> 32); }
    };
    struct Place
    {
        QByteArray element;
        QByteArray attribute;
    };

    explicit Names(Connection &connection)
        : getPlace(connection, QStringLiteral("SELECT element, attribute FROM places WHERE id = ?"))
        , getRule(connection, QStringLiteral("SELECT name, detail FROM rules WHERE id = ?"))
    {
    }

    Statement getPlace;
    Statement getRule;
    std::unordered_map<qint64, Place> places;
    std::unordered_map<qint64, Rule> rules;
    base::ClockCache<qint64, QByteArray, Hash> urls{16'384};
    base::ClockCache<qint64, QByteArray, Hash> texts{16'384};
};

LinkReader::LinkReader(ReadSession &session)
    : m_session(session)
    , m_page(*session.connection, QStringLiteral("SELECT texts, forms, links FROM page_links WHERE id = ?"))
    , m_url(*session.connection, QStringLiteral("SELECT url FROM urls WHERE id = ?"))
    , m_text(*session.connection, QStringLiteral("SELECT text FROM texts WHERE id = ?"))
    , m_forms(*session.connection)
{
}

LinkReader::~LinkReader() = default;

bool LinkReader::run(Statement &statement, std::initializer_list<qint64> numbers)
{
    m_values.setNumbers(numbers);
    if (statement.run(m_values))
        return true;
    m_session.fail(statement.error());
    return false;
}

bool LinkReader::eachOfRow(
    const Statement &row, int column, qint64 page, qint64 after, qint64 target, const Visit &visit)
{
    const QByteArray json = row.text(column + 2);
    LinkCursor links(json, row.number(column), row.number(column + 1));
    const qlonglong firstId = firstLinkId(page);
    while (links.next()) {
        const qlonglong id = firstId + links.position();
        if (id <= after || (target != 0 && !links.leadsTo(target)))
            continue;
        const CodedLink coded = links.link();
        const LinkForm *form = m_forms.find(coded.form);
        if (!form) {
            m_session.fail(m_forms.error());
            return false;
        }
        if (!visit({id, coded.target, coded.text, *form}))
            return false;
    }
    if (links.failed()) {
        m_session.fail({StoreError::Code::Damaged, m_session.connection->path(),
            QStringLiteral("the links of page %1").arg(page)});
    }
    return !links.failed();
}

void LinkReader::eachOfPage(qint64 page, qint64 after, qint64 target, const Visit &visit)
{
    if (!run(m_page, {page}))
        return;
    if (m_page.next()) {
        (void)eachOfRow(m_page, 0, page, after, target, visit);
        m_page.finish();
    }
    if (m_page.failed())
        m_session.fail(m_page.error());
}

QByteArray LinkReader::text(Statement &statement, qint64 id)
{
    if (id == 0)
        return {};
    auto &known = &statement == &m_url ? m_names->urls : m_names->texts;
    if (const QByteArray *found = known.find(id))
        return *found;
    QByteArray text;
    if (!run(statement, {id}))
        return text;
    if (statement.next()) {
        text = statement.text(0);
        statement.finish();
        if (text.size() <= LongestRemembered)
            known.insert(id, text);
    }
    if (statement.failed())
        m_session.fail(statement.error());
    return text;
}

std::optional<LinkRecord> LinkReader::record(const Link &link)
{
    if (!m_names)
        m_names = std::make_unique<Names>(*m_session.connection);
    Names &names = *m_names;
    if (names.places.size() > MostNames)
        names.places.clear();
    auto place = names.places.find(link.form.place);
    if (place == names.places.end()) {
        Names::Place found;
        m_session.each(names.getPlace, {qlonglong(link.form.place)}, [&found](const Statement &row) {
            found = {row.text(0), row.text(1)};
            return false;
        });
        if (m_session.error) // what was not read is not to be remembered
            return std::nullopt;
        place = names.places.emplace(link.form.place, found).first;
    }
    if (names.rules.size() > MostNames)
        names.rules.clear();
    auto rule = names.rules.find(link.form.rule);
    if (rule == names.rules.end()) {
        Rule found = Rule::fromFile({}, {});
        m_session.each(names.getRule, {qlonglong(link.form.rule)}, [&found](const Statement &row) {
            found = Rule::fromFile(row.text(0), row.text(1));
            return false;
        });
        if (m_session.error)
            return std::nullopt;
        rule = names.rules.emplace(link.form.rule, found).first;
    }
    LinkRecord record;
    record.id = link.id;
    record.sourceId = UrlId(pageOfLink(link.id));
    record.source = text(m_url, pageOfLink(link.id));
    record.targetId = UrlId(link.target);
    record.target = text(m_url, link.target);
    record.element = place->second.element;
    record.attribute = place->second.attribute;
    record.kind = LinkKind(quint8(link.form.kind));
    record.rel = LinkRels::fromInt(quint16(link.form.rel));
    record.rule = rule->second;
    record.followed = link.form.followed;
    record.text = text(m_text, link.text);
    if (m_session.error)
        return std::nullopt;
    return record;
}

QList<LinkRecord> LinkReader::outlinks(qint64 page, int limit, qint64 after)
{
    QList<LinkRecord> list;
    if (limit < 1)
        return list;
    eachOfPage(page, after, 0, [&](const Link &link) {
        if (auto found = record(link))
            list.append(*std::move(found));
        return list.size() < limit && !m_session.error;
    });
    return list;
}

std::optional<LinkRecord> LinkReader::first(qint64 source, qint64 target)
{
    std::optional<LinkRecord> found;
    eachOfPage(source, 0, target, [&](const Link &link) {
        found = record(link);
        return false;
    });
    return found;
}

void LinkReader::each(const Visit &visit)
{
    m_session.each(QStringLiteral("SELECT id, texts, forms, links FROM page_links ORDER BY id"), {},
        [&](const Statement &row) { return eachOfRow(row, 1, row.number(0), 0, 0, visit); });
}

void LinkReader::forEach(const std::function<bool(const LinkRecord &)> &visit)
{
    each([&](const Link &link) {
        const auto found = record(link);
        return found && visit(*found);
    });
}

void LinkReader::forEachNumbers(const std::function<bool(const LinkNumbers &)> &visit)
{
    each([&](const Link &link) {
        return visit({UrlId(pageOfLink(link.id)), UrlId(link.target), LinkKind(link.form.kind), LinkRels(link.form.rel),
            link.form.place, TextId(link.text), link.form.followed});
    });
}

QList<qint64> LinkReader::pagesLinkingTo(qint64 target, qint64 from, int limit)
{
    QList<qint64> pages;
    m_session.each(
        QStringLiteral("SELECT p.id, p.texts, p.forms, p.links FROM link_tail t JOIN page_links p ON p.id = t.page "
                       "WHERE t.page >= ? ORDER BY t.page"),
        {qlonglong(from)}, [&](const Statement &row) {
            const qint64 page = row.number(0);
            const QByteArray json = row.text(3);
            LinkCursor links(json, row.number(1), row.number(2));
            while (links.next()) {
                if (links.leadsTo(target)) {
                    pages.append(page);
                    break;
                }
            }
            return pages.size() < limit;
        });
    struct Segment
    {
        qint64 id;
        qint64 first;
    };
    std::vector<Segment> segments;
    m_session.each(QStringLiteral("SELECT id, first FROM link_segments WHERE last >= ? ORDER BY first"),
        {qlonglong(from)}, [&segments](const Statement &row) {
            segments.push_back({row.number(0), row.number(1)});
            return true;
        });
    Statement block(*m_session.connection,
        QStringLiteral("SELECT id, pages FROM link_index WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1"));
    for (const Segment &segment : segments) {
        // Segments follow the crawl, and so do the ids of its pages: most need not be asked.
        if (pages.size() >= limit && segment.first > pages.constLast())
            break;
        if (!run(block, {firstBlockId(segment.id), blockId(segment.id, target)}))
            break;
        if (!block.next())
            continue;
        const QByteArray bytes = block.blob(1);
        BlockCursor cursor(block.number(0) - firstBlockId(segment.id), segment.first, bytes);
        block.finish();
        const qsizetype before = pages.size();
        while (cursor.nextTarget() && cursor.target() < target) { }
        if (!cursor.failed() && cursor.target() == target) {
            while (pages.size() - before < limit && cursor.nextPage()) {
                if (cursor.page() >= from)
                    pages.append(cursor.page());
            }
        }
        if (cursor.failed()) {
            m_session.fail({StoreError::Code::Damaged, m_session.connection->path(),
                QStringLiteral("segment %1 of 'link_index'").arg(segment.id)});
            break;
        }
        std::inplace_merge(pages.begin(), pages.begin() + before, pages.end());
        pages.erase(std::unique(pages.begin(), pages.end()), pages.end()); // a page that was read again
        if (pages.size() > limit)
            pages.resize(limit);
    }
    if (block.failed())
        m_session.fail(block.error());
    return pages;
}

QList<LinkRecord> LinkReader::inlinks(qint64 target, int limit, qint64 after)
{
    QList<LinkRecord> list;
    if (target < 1 || target > MaxPageId || limit < 1 || after >= lastLinkId(MaxPageId))
        return list;
    gather(
        m_session, list, limit,
        // The page of the last link that is known may have more.
        [&](int entries) { return pagesLinkingTo(target, pageOfLink(after + 1), entries); },
        [&](qint64 page) {
            eachOfPage(page, after, target, [&](const Link &link) {
                if (auto found = record(link))
                    list.append(*std::move(found));
                return list.size() < limit && !m_session.error;
            });
            after = lastLinkId(page);
        });
    return list;
}

} // namespace argiope::store
