#include "core/trap/chains.h"

#include "core/trap/readlinks.h"
#include "core/trap/shapes.h"

#include <algorithm>
#include <utility>

namespace argiope::trap {

namespace {

constexpr int MostNodes = 1 << 16;
constexpr int MostRead = 1 << 12;
constexpr qsizetype MostKinds = 2048;
constexpr qsizetype PlentyOfWords = 4096; ///< different words of a kind
constexpr qsizetype PlentyOfPages = 1 << 14; ///< that a kind leads to
constexpr qsizetype MostOfOneTail = 3; ///< of a site that differ in a name alone: more are told as one
constexpr qsizetype MostProven = 4096;
constexpr int WatchAgainFrom = 2; ///< where a way of the site has ended before

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Where the path begins; the end where there is none.
qsizetype pathOf(QByteArrayView url)
{
    const qsizetype scheme = url.indexOf("://");
    const qsizetype path = scheme < 0 ? -1 : url.indexOf('/', scheme + 3);
    return path < 0 ? url.size() : path;
}

/// "/blog/page/12/?a=1" → "/blog/page/{n}/?a={n}".
QByteArray numbersMasked(QByteArrayView text)
{
    QByteArray out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i]))
            out += text[i];
        else if (i == 0 || !isDigit(text[i - 1]))
            out += "{n}";
    }
    return out;
}

bool isDated(const QByteArray &url)
{
    const auto parsed = url::parse(url);
    const QList<Shape> shapes = parsed ? shapesOf(*parsed, 0) : QList<Shape>();
    const UrlParts parts = parsed ? partsOf(*parsed) : UrlParts();
    const bool moment = std::any_of(
        parts.parameters.begin(), parts.parameters.end(), [](const auto &pair) { return isMoment(pair.second); });
    return moment
        || std::any_of(shapes.begin(), shapes.end(), [](const Shape &shape) { return shape.kind == Kind::Calendar; });
}

} // namespace

Chains::Chains()
    : m_nodes(MostNodes)
    , m_read(MostRead)
{
}

Chains::~Chains() = default;

/// By what stands before the first number of the path, and the names of parameters; 0 where there is no number.
quint64 Chains::kindOf(QByteArrayView url)
{
    const qsizetype path = pathOf(url);
    const qsizetype question = url.indexOf('?', path);
    const qsizetype end = question < 0 ? url.size() : question;
    const auto number = std::find_if(url.begin() + path, url.begin() + end, isDigit);
    bool numbered = number != url.begin() + end;
    quint64 kind = hashOf(url.first(number - url.begin()));
    for (qsizetype at = end; at < url.size();) {
        qsizetype next = url.indexOf('&', at + 1);
        next = next < 0 ? url.size() : next;
        const QByteArrayView part = url.sliced(at + 1, next - at - 1);
        const qsizetype equals = part.indexOf('=');
        kind = mixed(kind, hashOf(equals < 0 ? part : part.first(equals)));
        numbered = numbered || std::any_of(part.begin() + (equals < 0 ? 0 : equals), part.end(), isDigit);
        at = next;
    }
    return numbered ? kind : 0;
}

/// Lists of all categories that have no end are told as one.
QByteArray Chains::patternOf(const QByteArray &url)
{
    const qsizetype path = pathOf(url);
    const QByteArray origin = url.first(path);
    const QByteArray whole = numbersMasked(QByteArrayView(url).sliced(path));
    const qsizetype segment = whole.lastIndexOf('/', std::max<qsizetype>(whole.indexOf("{n}"), 0));
    const qsizetype before = segment > 0 ? whole.lastIndexOf('/', segment - 1) : -1;
    const QByteArray tail = origin + "/*" + whole.sliced(std::max<qsizetype>(before > 0 ? before : segment, 0));
    if (m_patterns.size() >= MostKinds)
        m_patterns.clear();
    QSet<QByteArray> &all = m_patterns[tail];
    if (all.size() < MostOfOneTail)
        all.insert(whole);
    return all.contains(whole) ? origin + whole : tail;
}

bool Chains::isWatched(QByteArrayView url)
{
    if (!m_any)
        return false;
    const std::lock_guard lock(m_mutex);
    return m_watched.contains(kindOf(url));
}

void Chains::read(QByteArrayView url, Said said)
{
    const std::lock_guard lock(m_mutex);
    m_read.insert(hashOf(url), std::move(said));
}

/// What the page counts, in fifths of a quiet one; 0 where it says something.
int Chains::silenceOf(quint64 kind, const Said &said, quint64 pictures)
{
    if (m_said.size() >= MostKinds && !m_said.contains(kind))
        m_said.clear();
    Kept &kept = m_said[kind];
    bool leads = false;
    for (const quint64 page : said.leadsTo) {
        if (kept.leadsTo.contains(page))
            continue;
        leads = true;
        if (kept.leadsTo.size() < PlentyOfPages)
            kept.leadsTo.insert(page);
    }
    const auto isKnown = [&kept](quint64 words) {
        const bool known = kept.words.contains(words);
        if (!known && kept.words.size() < PlentyOfWords)
            kept.words.insert(words);
        return known;
    };
    const bool plainKnown = isKnown(mixed(~said.plain, pictures)) && said.numbers <= FewNumbers && !leads;
    const bool allKnown = isKnown(mixed(said.all, pictures));
    return allKnown ? NearlyQuiet : plainKnown ? 1 : 0;
}

Trap Chains::trapOf(const QByteArray &url, int pages, quint64 proof, Anchor &ends)
{
    Trap trap{name(Kind::EndlessChain), patternOf(url), {url}, false};
    trap.pages = pages;
    trap.proof = QByteArray::fromHex(QByteArray::number(proof, 16).rightJustified(2 * sizeof proof, '0'));
    ends.id = trap.id();
    return trap;
}

std::optional<Trap> Chains::see(const QByteArray &url, const QList<QByteArray> &named, quint64 pictures)
{
    const quint64 kind = kindOf(url);
    if (kind == 0)
        return {};
    const bool barren
        = std::all_of(named.begin(), named.end(), [kind](const QByteArray &one) { return kindOf(one) == kind; });
    const quint64 own = hashOf(url);
    const std::lock_guard lock(m_mutex);
    Node *known = m_nodes.find(own);
    if (!barren || (named.isEmpty() && !known)) {
        if (known && known->anchor->id.isEmpty())
            known->anchor->quiet = known->anchor->silence = known->anchor->barren = 0;
        return {};
    }
    const Node page = known ? *known : Node{std::make_shared<Anchor>()};
    if (!known)
        page.anchor->dated = isDated(url);
    std::shared_ptr<Anchor> anchor = page.anchor;
    int silence = 0;
    quint64 proof = 0;
    const Said *read = m_read.find(own);
    if (read) {
        silence = silenceOf(kind, *read, pictures);
        proof = mixed(hashOf(QByteArrayView(url).first(pathOf(url))), mixed(read->plain, pictures));
        if (silence == 0) { // news: what it names begins anew
            if (anchor->id.isEmpty())
                anchor->quiet = anchor->silence = 0;
            anchor = std::make_shared<Anchor>();
            anchor->barren = WatchFrom;
            anchor->dated = page.anchor->dated;
        }
    }
    std::optional<Trap> found;
    ++anchor->barren;
    anchor->quiet += silence > 0;
    anchor->silence += silence;
    Node next{anchor, page.barren + 1, page.quiet, page.silence};
    if (read) {
        next.quiet = silence > 0 ? page.quiet + 1 : 0;
        next.silence = silence > 0 ? page.silence + silence : 0;
    }
    const int from = m_proven.isEmpty() ? WatchFrom : WatchAgainFrom;
    if (next.barren >= from || (anchor->dated && anchor->barren >= from)) {
        if (m_watched.size() >= MostKinds)
            m_watched.clear();
        m_watched.insert(kind);
        m_any = true;
    }
    const bool ended = !anchor->id.isEmpty();
    if (!ended && anchor->dated && anchor->silence >= Patience * NearlyQuiet) {
        found = trapOf(url, anchor->quiet, proof, *anchor);
    } else if (!ended && !anchor->dated && silence > 0 && !named.isEmpty()
        && next.silence >= NearlyQuiet * (m_proven.contains(proof) ? AgainPatience : Patience)) {
        next.anchor = std::make_shared<Anchor>(*anchor);
        found = trapOf(url, next.quiet, proof, *next.anchor);
    }
    if (found && m_proven.size() < MostProven)
        m_proven.insert(proof);
    for (const QByteArray &one : named)
        m_nodes.insert(hashOf(one), next);
    return found;
}

bool Chains::add(const Trap &trap)
{
    if (trap::kindOf(trap.kind) != Kind::EndlessChain)
        return false;
    const std::lock_guard lock(m_mutex);
    bool isProof = false;
    const quint64 proof = trap.proof.toHex().toULongLong(&isProof, 16);
    if (isProof && m_proven.size() < MostProven)
        m_proven.insert(proof);
    for (const QByteArray &example : trap.examples) {
        auto anchor = std::make_shared<Anchor>();
        anchor->barren = WatchFrom;
        anchor->dated = isDated(example);
        if (const quint64 kind = kindOf(example); kind != 0 && !m_waiting.contains(kind))
            m_waiting.insert(kind, anchor);
    }
    return true;
}

void Chains::noteKept(const QByteArray &id, qint64 urls)
{
    const std::lock_guard lock(m_mutex);
    m_kept[id].setCount(urls);
}

void Chains::noteWaiting(const QByteArray &url)
{
    const std::lock_guard lock(m_mutex);
    const auto anchor = m_waiting.constFind(m_waiting.isEmpty() ? 0 : kindOf(url));
    if (anchor == m_waiting.cend())
        return;
    m_nodes.insert(hashOf(url), Node{*anchor, WatchFrom});
    m_watched.insert(anchor.key());
    m_any = true;
}

QByteArray Chains::keeping(QByteArrayView url, const QSet<QByteArray> &released)
{
    if (!m_any)
        return {};
    const std::lock_guard lock(m_mutex);
    const quint64 key = hashOf(url);
    const Node *node = m_nodes.find(key);
    if (!node || node->anchor->id.isEmpty() || released.contains(node->anchor->id))
        return {};
    return m_kept[node->anchor->id].isSample(key) ? QByteArray() : node->anchor->id;
}

} // namespace argiope::trap
