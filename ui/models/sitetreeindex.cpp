#include "ui/models/sitetreeindex.h"

#include "core/base/outcome.h"

#include <algorithm>
#include <limits>

namespace argiope::models {

namespace {

constexpr int Batch = 4096; ///< rows between two looks at the cancel flag
constexpr qint64 MostIds = std::numeric_limits<quint32>::max();

size_t hashOf(quint32 parent, QByteArrayView name)
{
    return qHash(name, size_t(parent) * 0x9e3779b97f4a7c15ULL);
}

/// How much of a URL is its origin and the first slash; 0 where it has none.
qsizetype originEnd(const QByteArray &url)
{
    const qsizetype scheme = url.indexOf("://");
    const qsizetype slash = scheme < 0 ? -1 : url.indexOf('/', scheme + 3);
    return slash < 0 ? 0 : slash + 1;
}

} // namespace

SiteTreeIndex::SiteTreeIndex(size_t mostNodes)
    : m_mostNodes(mostNodes)
    , m_nodes(1)
    , m_table(1024, Root)
{
}

QByteArrayView SiteTreeIndex::nameOf(const Data &data) const
{
    return {m_names.data() + data.nameAt, qsizetype(data.nameSize)};
}

SiteTreeIndex::Kind SiteTreeIndex::kindOf(const store::UrlSketch &sketch)
{
    if (!sketch.http || sketch.state == store::UrlState::Skipped)
        return Out;
    if (sketch.state == store::UrlState::Queued)
        return Waiting;
    return base::isProblem(sketch.outcome) ? Error : Fine;
}

void SiteTreeIndex::growTable()
{
    std::vector<Node> table(m_table.size() * 2, Root);
    const size_t mask = table.size() - 1;
    for (const Node node : m_table) {
        if (node == Root)
            continue;
        size_t at = hashOf(m_nodes[node].parent, nameOf(m_nodes[node])) & mask;
        while (table[at] != Root)
            at = (at + 1) & mask;
        table[at] = node;
    }
    m_table.swap(table);
}

SiteTreeIndex::Node SiteTreeIndex::child(Node parent, QByteArrayView name)
{
    size_t mask = m_table.size() - 1;
    size_t at = hashOf(parent, name) & mask;
    while (m_table[at] != Root) {
        const Data &data = m_nodes[m_table[at]];
        if (data.parent == parent && nameOf(data) == name)
            return m_table[at];
        at = (at + 1) & mask;
    }
    const bool namesFit = m_names.size() + size_t(name.size()) < std::numeric_limits<quint32>::max();
    if (m_nodes.size() >= m_mostNodes || !namesFit) {
        m_full = true;
        return Root;
    }
    const Node node = Node(m_nodes.size());
    Data data;
    data.parent = parent;
    data.nextSibling = m_nodes[parent].firstChild;
    data.nameAt = quint32(m_names.size());
    data.nameSize = quint32(name.size());
    m_names.insert(m_names.end(), name.begin(), name.end());
    m_nodes.push_back(data);
    m_nodes[parent].firstChild = node;
    m_table[at] = node;
    if (m_nodes.size() * 10 > m_table.size() * 7)
        growTable();
    return node;
}

SiteTreeIndex::Node SiteTreeIndex::place(const QByteArray &url, qint64 id)
{
    qsizetype from = originEnd(url);
    if (from == 0)
        return Root;
    Node node = child(Root, QByteArrayView(url).first(from));
    bool query = false;
    while (node != Root && from < url.size()) {
        qsizetype end = url.size();
        for (qsizetype i = from; !query && i < url.size(); ++i) {
            if (url[i] == '/' || url[i] == '?') {
                query = url[i] == '?';
                end = i + 1;
                break;
            }
        }
        const Node next = child(node, QByteArrayView(url).sliced(from, end - from));
        if (next == Root)
            return node; // counted here, without a row of its own
        node = next;
        from = end;
    }
    if (node != Root)
        m_nodes[node].id = quint32(id);
    return node;
}

void SiteTreeIndex::add(Node node, Kind kind, int by)
{
    if (kind == Out)
        return;
    for (;; node = m_nodes[node].parent) {
        Data &data = m_nodes[node];
        data.urls += quint32(by);
        if (kind == Waiting)
            data.waiting += quint32(by);
        else if (kind == Error)
            data.errors += quint32(by);
        if (node == Root)
            return;
    }
}

void SiteTreeIndex::set(qint64 id, Kind kind)
{
    const auto at = size_t(id);
    if (m_nodeOf[at] == Root || m_kindOf[at] == kind)
        return;
    add(m_nodeOf[at], m_kindOf[at], -1);
    m_kindOf[at] = kind;
    add(m_nodeOf[at], kind, 1);
}

bool SiteTreeIndex::update(
    store::Reader &reader, bool full, const std::atomic<bool> &cancel, const std::function<void(qint64)> &progress)
{
    qint64 from = full ? 1 : std::min(m_settled, m_known) + 1;
    qint64 firstWaiting = 0;
    qint64 looked = 0;
    QList<qint64> late; // were skipped when their text was read
    while (true) {
        if (cancel.load(std::memory_order_relaxed))
            return false;
        QList<store::UrlSketch> batch;
        batch.reserve(Batch);
        reader.forEachSketch(from, m_known, [&batch](const store::UrlSketch &sketch) {
            batch.append(sketch);
            return batch.size() < Batch;
        });
        if (batch.isEmpty() || base::raw(batch.constLast().id) > MostIds)
            break;
        {
            const std::lock_guard lock(m_mutex);
            const auto size = size_t(base::raw(batch.constLast().id)) + 1;
            if (size > m_nodeOf.size()) {
                m_nodeOf.resize(size, Root);
                m_kindOf.resize(size, Out);
            }
            for (const store::UrlSketch &sketch : std::as_const(batch)) {
                const qint64 id = base::raw(sketch.id);
                const Kind kind = kindOf(sketch);
                if (kind == Waiting && firstWaiting == 0)
                    firstWaiting = id;
                if (m_nodeOf[size_t(id)] == Root && kind != Out) {
                    if (sketch.url.isEmpty())
                        late.append(id);
                    else
                        m_nodeOf[size_t(id)] = place(sketch.url, id);
                }
                set(id, kind);
            }
            m_known = std::max(m_known, base::raw(batch.constLast().id));
        }
        looked += batch.size();
        from = base::raw(batch.constLast().id) + 1;
        if (progress)
            progress(looked);
        if (batch.size() < Batch)
            break;
    }
    for (qsizetype i = 0; i < late.size(); i += Batch) {
        if (cancel.load(std::memory_order_relaxed))
            return false;
        const QList<store::UrlRecord> records = reader.rows(late.mid(i, Batch));
        const std::lock_guard lock(m_mutex);
        for (const store::UrlRecord &record : records) {
            if (record.id == store::UrlId::None)
                continue;
            const qint64 id = base::raw(record.id);
            m_nodeOf[size_t(id)] = place(record.url, id);
            set(id, kindOf({record.id, record.state, record.page.outcome, true, {}}));
        }
    }
    const std::lock_guard lock(m_mutex);
    m_settled = firstWaiting > 0 ? firstWaiting - 1 : m_known;
    return true;
}

bool SiteTreeIndex::less(const QByteArray &a, const QByteArray &b)
{
    const bool folderA = a.endsWith('/');
    const bool folderB = b.endsWith('/');
    return folderA != folderB ? folderA : a < b;
}

SiteTreeIndex::Children SiteTreeIndex::children(Node node, int most, const QByteArray &through) const
{
    struct Candidate
    {
        Node node;
        QByteArray name; // borrows the bytes: nothing is copied for what is not shown
    };
    const std::lock_guard lock(m_mutex);
    Children result;
    if (node >= m_nodes.size())
        return result;
    std::vector<Candidate> candidates;
    size_t wanted = 0;
    for (Node at = m_nodes[node].firstChild; at != 0; at = m_nodes[at].nextSibling) {
        if (m_nodes[at].urls == 0)
            continue; // all of it was kept out after all
        const QByteArrayView name = nameOf(m_nodes[at]);
        candidates.push_back({at, QByteArray::fromRawData(name.data(), name.size())});
        if (!through.isEmpty() && !less(through, candidates.back().name))
            ++wanted;
    }
    wanted = std::min(std::max(wanted, size_t(std::max(most, 0))), candidates.size());
    std::partial_sort(candidates.begin(), candidates.begin() + qptrdiff(wanted), candidates.end(),
        [](const Candidate &a, const Candidate &b) { return less(a.name, b.name); });
    result.all = qint64(candidates.size());
    for (size_t i = 0; i < wanted; ++i) {
        const Data &data = m_nodes[candidates[i].node];
        const bool parent = data.firstChild != 0;
        result.entries.append(
            {candidates[i].node, QByteArray(candidates[i].name.constData(), candidates[i].name.size()), data.urls,
                data.waiting, data.errors, data.id, parent});
    }
    return result;
}

QByteArray SiteTreeIndex::prefix(Node node) const
{
    const std::lock_guard lock(m_mutex);
    QByteArray text;
    for (; node != Root && node < m_nodes.size(); node = m_nodes[node].parent)
        text.prepend(nameOf(m_nodes[node]).toByteArray());
    return text;
}

qint64 SiteTreeIndex::urls() const
{
    const std::lock_guard lock(m_mutex);
    return m_nodes[Root].urls;
}

} // namespace argiope::models
