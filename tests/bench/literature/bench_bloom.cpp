// Bloom filters (E9; table 1.5 of the book chapter on crawlers): how often "maybe" is said of a key that was never
// inserted, against bits a key.
//
//     bench_bloom FOLDER [NAME=FILE.trace …]
//
// Beside each other: the formula (1 - e^(-k/r))^k with k = ⌈r ln 2⌉, double hashing of a 128-bit key with as many
// probes, the chapter's sample code (six polynomial hashes of the URL's text, seeds 7 to 61), and Argiope's filter with
// its seven probes as it fills. Writes bloom.svg (rates) and bloom-time.svg (nanoseconds of CPU a question, new keys),
// with their .csv. Of real
// streams of links (bench_cache), in which filters fill as URLs come: how often "maybe" is said of URLs that come for
// the first time, and what a question takes, as bloom-streams.svg.
#include "core/frontier/bloomfilter.h"
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/policies.h"

#include <QCoreApplication>

#include <cmath>
#include <cstdio>
#include <ctime>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr quint64 Bits = 1 << 20;
constexpr quint64 Questions = 500'000;

/// Keys that were inserted are even, others odd.
url::UrlKey member(quint64 i)
{
    return keyOf(2 * i);
}
url::UrlKey stranger(quint64 i)
{
    return keyOf(2 * i + 1);
}

class Doubled
{
public:
    explicit Doubled(int probes)
        : m_words(Bits / 64)
        , m_probes(probes)
    {
    }
    void insert(const url::UrlKey &key)
    {
        visit(key, [this](quint64 bit) {
            m_words[bit / 64] |= quint64(1) << bit % 64;
            return true;
        });
    }
    [[nodiscard]] bool mayContain(const url::UrlKey &key) const
    {
        return visit(key, [this](quint64 bit) { return ((m_words[bit / 64] >> bit % 64) & 1) != 0; });
    }

private:
    template <class Function>
    bool visit(const url::UrlKey &key, Function function) const
    {
        quint64 parts[2];
        std::memcpy(parts, key.bytes.data(), sizeof parts);
        for (int i = 0; i < m_probes; ++i) {
            if (!function((parts[0] + quint64(i) * (parts[1] | 1)) % Bits))
                return false;
        }
        return true;
    }
    std::vector<quint64> m_words;
    int m_probes;
};

/// SimpleBloomFilter, as printed.
class Sample
{
public:
    Sample()
        : m_bits(Bits)
    {
    }
    void insert(const QByteArray &text)
    {
        for (const int seed : Seeds)
            m_bits[hash(text, seed)] = true;
    }
    [[nodiscard]] bool mayContain(const QByteArray &text) const
    {
        return std::all_of(std::begin(Seeds), std::end(Seeds), [&](int seed) { return m_bits[hash(text, seed)]; });
    }

private:
    static constexpr int Seeds[] = {7, 11, 13, 31, 37, 61};
    static size_t hash(const QByteArray &text, int seed)
    {
        quint32 result = 0;
        for (const char c : text)
            result = quint32(seed) * result + quint8(c);
        return result & (Bits - 1);
    }
    std::vector<bool> m_bits;
};

QByteArray urlText(quint64 i)
{
    return "http://host" + QByteArray::number(i % 997) + ".example/dir" + QByteArray::number(i / 997 % 31) + "/page"
        + QByteArray::number(i) + ".html";
}

struct Measured
{
    double rate = 0;
    double nanoseconds = 0;
};

template <class Question>
Measured ask(Question question, quint64 questions = Questions)
{
    const std::clock_t begin = std::clock();
    quint64 maybe = 0;
    for (quint64 i = 0; i < questions; ++i)
        maybe += question(i) ? 1 : 0;
    const double took = 1e9 * double(std::clock() - begin) / CLOCKS_PER_SEC;
    return {double(maybe) / double(questions), took / double(questions)};
}

/// A crawl that asks this filter of each link, and fills it.
Measured replay(const Trace &trace, frontier::BloomFilter &filter)
{
    std::vector<bool> met(trace.urls);
    quint64 maybe = 0;
    const std::clock_t begin = std::clock();
    for (const Node item : trace.items) {
        const url::UrlKey key = keyOf(item);
        const bool known = filter.mayContain(key);
        maybe += known && !met[item] ? 1 : 0;
        if (!known)
            filter.insert(key);
        met[item] = true;
    }
    const double took = 1e9 * double(std::clock() - begin) / CLOCKS_PER_SEC;
    return {double(maybe) / double(trace.urls), took / double(trace.size())};
}

void measureStreams(const QDir &folder, const std::vector<Trace> &traces)
{
    if (traces.empty())
        return;
    Plot plot{"Argiope's filter on real streams: \"maybe\" for URLs that come for the first time",
        {"URLs that it has room for, by the URLs that come"}, {"share of first questions"}, {}};
    std::printf(
        "real streams: look-ups, URLs; room for a quarter, half, all, twice them and for 100,000: \"maybe\" of new "
        "ones, ns a look-up\n");
    for (const Trace &trace : traces) {
        std::printf("  %s: %zu, %u;", trace.name.constData(), trace.size(), trace.urls);
        Line line{trace.name, {}};
        for (const double room : {0.25, 0.5, 1.0, 2.0, 0.0}) {
            frontier::BloomFilter filter(room > 0 ? qsizetype(room * trace.urls) : 100'000);
            const Measured measured = replay(trace, filter);
            std::printf(" %.2e %.0f", measured.rate, measured.nanoseconds);
            if (room > 0)
                line.points.emplace_back(room, measured.rate);
        }
        std::printf("\n");
        plot.lines.append(line);
    }
    save(folder, QStringLiteral("bloom-streams"), plot);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QDir folder = outputFolder(QCoreApplication::arguments(), "bench_bloom FOLDER [NAME=FILE.trace …]");
    Plot rates{"Bloom filters: \"maybe\" for what was never inserted", {"bits a key", Axis::Scale::Logarithmic},
        {"share of questions", Axis::Scale::Logarithmic},
        {{"formula", {}}, {"two hashes, k probes", {}}, {"the chapter's code", {}}, {"Argiope, 7 probes", {}}}};
    Plot times{"Bloom filters: time of a question about a new key", rates.x, {"nanoseconds"},
        {{"two hashes, k probes", {}}, {"the chapter's code", {}}, {"Argiope, 7 probes", {}}}};
    std::printf("bits a key, probes: formula | two hashes, ns | the chapter's code, ns\n");
    for (const int ratio : {1, 2, 4, 8, 16, 32, 64}) {
        const int probes = int(std::ceil(ratio * std::log(2.0)));
        const quint64 keys = Bits / quint64(ratio);
        const double formula = std::pow(1 - std::exp(-double(probes) / ratio), probes);
        Doubled doubled(probes);
        Sample sample;
        for (quint64 i = 0; i < keys; ++i) {
            doubled.insert(member(i));
            sample.insert(urlText(2 * i));
        }
        const Measured own = ask([&](quint64 i) { return doubled.mayContain(stranger(i)); });
        const Measured printed = ask([&](quint64 i) { return sample.mayContain(urlText(2 * i + 1)); }, Questions / 4);
        std::printf("%2d, %2d: %.14f | %.3e, %.0f | %.3e, %.0f\n", ratio, probes, formula, own.rate, own.nanoseconds,
            printed.rate, printed.nanoseconds);
        std::fflush(stdout);
        rates.lines[0].points.emplace_back(ratio, formula);
        rates.lines[1].points.emplace_back(ratio, own.rate);
        rates.lines[2].points.emplace_back(ratio, printed.rate);
        times.lines[0].points.emplace_back(ratio, own.nanoseconds);
        times.lines[1].points.emplace_back(ratio, printed.nanoseconds);
    }
    std::printf("Argiope's filter, 7 probes; bits a key: formula, measured, ns\n");
    // As it fills: 12 bits a key when a layer is full, twice that when it is half full.
    std::vector<std::pair<double, Measured>> points;
    frontier::BloomFilter filter(Bits / 12);
    quint64 inserted = 0;
    for (const double ratio : {48.0, 32.0, 24.0, 20.0, 16.0, 14.0, 12.0}) {
        const auto keys = quint64(double(filter.bytes() * 8) / ratio);
        for (; inserted < keys; ++inserted)
            filter.insert(member(inserted));
        points.emplace_back(ratio, ask([&](quint64 i) { return filter.mayContain(stranger(i)); }));
        std::printf("%4.0f: %.2e %.2e %.0f\n", ratio, std::pow(1 - std::exp(-7 / ratio), 7), points.back().second.rate,
            points.back().second.nanoseconds);
    }
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        rates.lines[3].points.emplace_back(point->first, point->second.rate);
        times.lines[2].points.emplace_back(point->first, point->second.nanoseconds);
    }
    // A crawl that began small: each layer is twice as large as the one before.
    frontier::BloomFilter grown(1000);
    inserted = 0;
    std::printf("begun for 1,000 keys: keys, bits a key, measured, ns\n");
    for (const quint64 keys : {1'000, 10'000, 100'000, 1'000'000}) {
        for (; inserted < keys; ++inserted)
            grown.insert(member(inserted));
        const Measured measured = ask([&](quint64 i) { return grown.mayContain(stranger(i)); });
        std::printf("%8llu: %.1f %.2e %.0f\n", static_cast<unsigned long long>(keys),
            double(grown.bytes() * 8) / double(keys), measured.rate, measured.nanoseconds);
    }
    save(folder, QStringLiteral("bloom"), rates);
    save(folder, QStringLiteral("bloom-time"), times);
    measureStreams(folder, traceFiles(QCoreApplication::arguments().mid(2)));
    return 0;
}
