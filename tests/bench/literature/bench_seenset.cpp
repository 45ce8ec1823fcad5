// What "is this URL known?" takes (E4): bytes a URL and nanoseconds of CPU a question, by how many URLs are known.
//
//     bench_seenset FOLDER [most=10000000] [NAME=FILE.trace …]
//
// Beside each other: a set of texts (the paper on Igloo: 40 bytes a URL), a table of 8-byte fingerprints at half load
// (the chapter: 16 bytes), sorted 8-byte checksums found by their first three bytes (Mercator's in-memory set: 5.2
// bytes), and Argiope's cache and Bloom filter. All but the last two are exact up to collisions of their fingerprints.
// Half of the questions are about known URLs. Writes seenset-bytes.svg and seenset-time.svg with their .csv;
// and seenset-streams, in which the questions are real streams of links (bench_cache), about URLs that are not known at
// first and are from then on. For 10^8
// keys 8 GB of memory are needed: most=100000000.
#include "core/frontier/bloomfilter.h"
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/policies.h"

#include <QCoreApplication>

#include <bit>
#include <cstdio>
#include <ctime>
#include <unordered_set>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr quint64 Questions = 1'000'000;

quint64 checksum(const url::UrlKey &key)
{
    quint64 sum = 0;
    std::memcpy(&sum, key.bytes.data(), sizeof sum);
    return std::max<quint64>(sum, 1);
}

/// Open addressing with linear probing; 0 is nobody.
class Fingerprints
{
public:
    explicit Fingerprints(quint64 keys)
        : m_slots(std::bit_ceil(keys * 2))
    {
    }
    void insert(const url::UrlKey &key) { *slotOf(checksum(key)) = checksum(key); }
    [[nodiscard]] bool contains(const url::UrlKey &key) { return *slotOf(checksum(key)) != 0; }
    [[nodiscard]] double bytes() const { return double(m_slots.size() * sizeof(quint64)); }

private:
    quint64 *slotOf(quint64 sum)
    {
        size_t at = sum & (m_slots.size() - 1);
        while (m_slots[at] != 0 && m_slots[at] != sum)
            at = (at + 1) & (m_slots.size() - 1);
        return &m_slots[at];
    }
    std::vector<quint64> m_slots;
};

/// Checksums sorted; their first three bytes say where to look, and are not stored again.
class Sorted
{
public:
    explicit Sorted(std::vector<quint64> sums)
        : m_begins((1 << 24) + 1)
    {
        std::sort(sums.begin(), sums.end());
        m_rest.resize(sums.size() * Rest);
        for (size_t i = 0; i < sums.size(); ++i) {
            ++m_begins[(sums[i] >> 40) + 1];
            std::memcpy(m_rest.data() + i * Rest, &sums[i], Rest); // little-endian: the five lower bytes
        }
        for (size_t i = 1; i < m_begins.size(); ++i)
            m_begins[i] += m_begins[i - 1];
    }
    [[nodiscard]] bool contains(const url::UrlKey &key) const
    {
        const quint64 sum = checksum(key);
        for (size_t i = m_begins[sum >> 40]; i < m_begins[(sum >> 40) + 1]; ++i) {
            if (std::memcmp(m_rest.data() + i * Rest, &sum, Rest) == 0)
                return true;
        }
        return false;
    }
    [[nodiscard]] double bytes() const { return double(m_begins.size() * sizeof(quint32) + m_rest.size()); }

private:
    static constexpr size_t Rest = 5;
    std::vector<quint32> m_begins;
    std::vector<quint8> m_rest;
};

template <class Question>
double nanoseconds(quint64 keys, Question question)
{
    std::mt19937_64 random(1);
    std::vector<quint64> numbers(Questions);
    for (quint64 &number : numbers)
        number = random() % keys * 2 + random() % 2; // known ones are even
    quint64 known = 0;
    const std::clock_t begin = std::clock();
    for (const quint64 number : numbers)
        known += question(number) ? 1 : 0;
    const double took = 1e9 * double(std::clock() - begin) / CLOCKS_PER_SEC;
    if (known < Questions / 3)
        std::printf("what is known is not found\n");
    return took / double(Questions);
}

QByteArray urlText(quint64 number)
{
    return "http://host" + QByteArray::number(number % 997) + ".example/page" + QByteArray::number(number) + ".html";
}

class Table
{
public:
    Table()
        : m_bytes{"what a known URL takes in memory", {"known URLs", Axis::Scale::Logarithmic},
            {"bytes a URL", Axis::Scale::Logarithmic}, {}}
        , m_times{"how long a question takes, half of them about known URLs", m_bytes.x, {"nanoseconds"}, {}}
    {
    }
    void add(const char *name, quint64 keys, double bytes, double time)
    {
        std::printf("%10llu  %-28s %8.1f bytes a URL %8.0f ns\n", static_cast<unsigned long long>(keys), name,
            bytes / double(keys), time);
        std::fflush(stdout);
        at(m_bytes, name).points.emplace_back(keys, bytes / double(keys));
        at(m_times, name).points.emplace_back(keys, time);
    }
    void save(const QDir &folder) const
    {
        bench::save(folder, QStringLiteral("seenset-bytes"), m_bytes);
        bench::save(folder, QStringLiteral("seenset-time"), m_times);
    }

private:
    static Line &at(Plot &plot, const char *name)
    {
        for (Line &line : plot.lines) {
            if (line.name == name)
                return line;
        }
        plot.lines.append(Line{name, {}});
        return plot.lines.last();
    }
    Plot m_bytes;
    Plot m_times;
};

/// Nanoseconds of CPU a link.
template <class Question>
double replay(const Trace &trace, Question question)
{
    size_t known = 0;
    const std::clock_t begin = std::clock();
    for (const Node item : trace.items)
        known += question(item) ? 1 : 0;
    const double took = 1e9 * double(std::clock() - begin) / CLOCKS_PER_SEC;
    if (known == 0)
        std::printf("%s: what is known is not found\n", trace.name.constData());
    return took / double(trace.size());
}

void measureStreams(const QDir &folder, std::vector<Trace> traces)
{
    if (traces.empty())
        return;
    std::sort(traces.begin(), traces.end(), [](const Trace &a, const Trace &b) { return a.urls < b.urls; });
    Plot plot{"how long a link of a real crawl takes", {"URLs that come", Axis::Scale::Logarithmic}, {"nanoseconds"},
        {{"texts", {}}, {"8-byte table, half full", {}}, {"sorted checksums", {}}, {"Argiope's Bloom filter", {}},
            {"Argiope's cache", {}}}};
    std::printf("real streams: look-ups, URLs; ns a link: texts, table, sorted checksums, Bloom filter, cache\n");
    for (const Trace &trace : traces) {
        std::unordered_set<std::string> texts;
        Fingerprints prints(trace.urls);
        std::vector<quint64> sums(trace.urls);
        for (Node i = 0; i < trace.urls; ++i)
            sums[i] = checksum(keyOf(i));
        const Sorted sorted(std::move(sums)); // it does not grow: all are known from the start
        frontier::BloomFilter filter{qsizetype(trace.urls)};
        frontier::SeenCache cache{int(trace.urls)};
        const double times[]
            = {replay(trace, [&](Node item) { return !texts.insert(urlText(item).toStdString()).second; }),
                replay(trace,
                    [&](Node item) {
                        const url::UrlKey key = keyOf(item);
                        const bool known = prints.contains(key);
                        if (!known)
                            prints.insert(key);
                        return known;
                    }),
                replay(trace, [&](Node item) { return sorted.contains(keyOf(item)); }),
                replay(trace,
                    [&](Node item) {
                        const url::UrlKey key = keyOf(item);
                        const bool known = filter.mayContain(key);
                        if (!known)
                            filter.insert(key);
                        return known;
                    }),
                replay(trace, [&](Node item) {
                    const url::UrlKey key = keyOf(item);
                    if (cache.find(key))
                        return true;
                    cache.insert(key, {});
                    return false;
                })};
        std::printf("  %s: %zu, %u;", trace.name.constData(), trace.size(), trace.urls);
        for (size_t i = 0; i < std::size(times); ++i) {
            std::printf(" %.0f", times[i]);
            plot.lines[qsizetype(i)].points.emplace_back(trace.urls, times[i]);
        }
        std::printf("\n");
    }
    save(folder, QStringLiteral("seenset-streams"), plot);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QDir folder = outputFolder(words, "bench_seenset FOLDER [most=KEYS] [NAME=FILE.trace …]");
    quint64 most = 0;
    for (const QString &word : words.mid(2)) {
        if (word.startsWith(QLatin1String("most=")))
            most = word.section(QLatin1Char('='), 1).toULongLong();
    }
    Table table;
    for (quint64 keys = 100'000; keys <= std::max<quint64>(most, 10'000'000); keys *= 10) {
        // 40 bytes of text, its hash, and what the table and the allocator take.
        if (keys <= 1'000'000) {
            std::unordered_set<std::string> texts;
            double bytes = 0;
            for (quint64 i = 0; i < keys; ++i) {
                const auto at = texts.insert(urlText(2 * i).toStdString()).first;
                bytes += double(
                    sizeof(std::string) + 16 + 8 + at->capacity() + 1 + 8); // node, its header, text, its header
            }
            bytes += double(texts.bucket_count() * sizeof(void *));
            table.add("texts", keys, bytes,
                nanoseconds(keys, [&](quint64 i) { return texts.contains(urlText(i).toStdString()); }));
        }
        {
            Fingerprints prints(keys);
            for (quint64 i = 0; i < keys; ++i)
                prints.insert(keyOf(2 * i));
            table.add("8-byte table, half full", keys, prints.bytes(),
                nanoseconds(keys, [&](quint64 i) { return prints.contains(keyOf(i)); }));
        }
        {
            std::vector<quint64> sums(keys);
            for (quint64 i = 0; i < keys; ++i)
                sums[i] = checksum(keyOf(2 * i));
            const Sorted sorted(std::move(sums));
            table.add("sorted checksums", keys, sorted.bytes(),
                nanoseconds(keys, [&](quint64 i) { return sorted.contains(keyOf(i)); }));
        }
        {
            frontier::BloomFilter filter{qsizetype(keys)};
            for (quint64 i = 0; i < keys; ++i)
                filter.insert(keyOf(2 * i));
            table.add("Argiope's Bloom filter", keys, double(filter.bytes()),
                nanoseconds(keys, [&](quint64 i) { return filter.mayContain(keyOf(i)); }));
        }
        if (keys <= 10'000'000) {
            frontier::SeenCache cache{int(keys)};
            for (quint64 i = 0; i < keys; ++i)
                cache.insert(keyOf(2 * i), {});
            table.add("Argiope's cache", keys,
                double(cache.capacity()) * (double(sizeof(url::UrlKey) + sizeof(frontier::SeenUrl)) + 3.0 / 8),
                nanoseconds(keys, [&](quint64 i) { return cache.find(keyOf(i)) != nullptr; }));
        }
    }
    table.save(folder);
    measureStreams(folder, traceFiles(words.mid(2)));
    return 0;
}
