#include "core/audit/pagesahead.h"

#include "core/base/threads.h"

#include <utility>

namespace argiope::audit {

namespace {

constexpr int UrlsPerPiece = 256;
constexpr qint64 PiecesAhead = 4;

} // namespace

JudgedPage::JudgedPage(store::UrlRecord url, const Limits &limits, bool internal, bool start,
    const url::CanonicalOptions &sameUrls, std::vector<PageVerdict> memory)
    : record(std::move(url))
    , page(record, limits, internal, start, sameUrls)
    , verdicts(std::move(memory))
{
    verdicts.clear();
    for (int gate = 0; gate < GateCount; ++gate)
        m_passes[gate] = page.passes(Gate(gate));
}

void PagesAhead::Slot::clear()
{
    if (!page)
        return;
    memory = std::move(page->verdicts);
    memory.clear();
    page.reset();
}

PagesAhead::PagesAhead(QString project, int threads, Work work)
    : m_project(std::move(project))
    , m_work(std::move(work))
{
    m_crew.start(threads, base::ThreadStackSize, [this] { run(); });
}

PagesAhead::~PagesAhead()
{
    m_stop = true;
    const std::lock_guard lock(m_mutex);
    m_room.notify_all();
}

void PagesAhead::run()
{
    auto reader = store::Reader::open(m_project);
    std::optional<store::Reader::Snapshot> moment;
    if (reader)
        moment.emplace(**reader);
    std::vector<Slots> spare;
    std::unique_lock lock(m_mutex);
    const size_t maker = m_used.size();
    m_used.emplace_back();
    while (!m_stop) {
        m_room.wait(lock, [this] { return m_stop || m_next < m_wanted + PiecesAhead; });
        if (m_stop || m_ended)
            return;
        const qint64 number = m_next++;
        std::vector<Piece> used;
        used.swap(m_used[maker]);
        Piece piece;
        piece.maker = maker;
        const store::ListKind kind = m_kind;
        const qint64 after = m_after;
        if (reader) {
            m_after = (*reader)->pieceEnd(after, UrlsPerPiece);
            piece.error = (*reader)->error();
        } else {
            piece.error = reader.error();
        }
        const qint64 end = m_after;
        if (end == 0 && kind == store::ListKind::Urls)
            m_kind = store::ListKind::Skipped;
        piece.last = piece.error || (end == 0 && kind == store::ListKind::Skipped);
        m_ended = piece.last;
        lock.unlock();
        for (Piece &done : used) {
            for (size_t i = 0; i < done.pages; ++i)
                done.slots[i]->clear();
            spare.push_back(std::move(done.slots));
        }
        if (!spare.empty()) {
            piece.slots = std::move(spare.back());
            spare.pop_back();
        }
        if (!piece.error && end > after)
            read(**reader, kind, {after, end}, piece);
        lock.lock();
        m_done.emplace(number, std::move(piece));
        m_news.notify_one();
    }
}

void PagesAhead::read(store::Reader &reader, store::ListKind kind, store::IdRange range, Piece &piece) const
{
    store::ListQuery query;
    query.kind = kind;
    reader.forEach(
        query,
        [&](const store::UrlRecord &record) {
            const bool internal = m_work.isInternal(record);
            if (piece.pages == piece.slots.size())
                piece.slots.push_back(std::make_unique<Slot>());
            Slot &slot = *piece.slots[piece.pages++];
            store::UrlRecord known = record;
            known.sitemapVersions = m_work.listed(record.id);
            const bool start = m_work.isStart(record);
            slot.page.emplace(
                std::move(known), m_work.limits, internal, start, m_work.canonical, std::move(slot.memory));
            m_work.judge(*slot.page);
            return !m_stop;
        },
        store::Reader::Headers::With, range);
    piece.error = reader.error();
}

std::optional<store::StoreError> PagesAhead::forEach(const std::function<bool(JudgedPage &)> &visit)
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_news.wait(lock, [this] { return m_done.contains(m_wanted); });
        Piece piece = std::move(m_done.extract(m_wanted).mapped());
        ++m_wanted;
        m_room.notify_all();
        lock.unlock();
        for (size_t i = 0; i < piece.pages; ++i) {
            if (!visit(*piece.slots[i]->page))
                return std::nullopt;
        }
        if (piece.error || piece.last)
            return piece.error;
        lock.lock();
        m_used[piece.maker].push_back(std::move(piece));
    }
}

} // namespace argiope::audit
