// Asking a set of URLs that lies on a disk (E7; delayed merging, of the papers on Igloo and on Mercator's disk set):
// each page's URLs are looked up at once, or gathered in memory and merged with a sorted file when enough are there.
//
//     bench_merge FOLDER [most=1000000]
//
// A stream of pages with 40 links each, all different, nine in ten of them known (seed 1): 20,000 pages against a set
// of 100,000, and of 1,000,000 URLs. At once: Argiope's project file, sixteen keys a statement, without and with its
// Bloom filter before it. Merged: 8-byte checksums in a sorted file, which is read and written as a whole; and texts in
// an ordered tree (in the place of the paper's trie) with a sorted file of texts. The files are smaller than memory:
// what a cold disk adds is not measured. Writes merge.svg (URLs a second), merge-written.svg (bytes written a URL) and
// merge-wait.svg (pages until a new URL is known to be new, in the mean) with their .csv.
#include "core/frontier/bloomfilter.h"
#include "core/store/writer.h"
#include "tests/bench/literature/plot.h"
#include "tests/bench/literature/policies.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <set>

using namespace argiope;
using namespace argiope::bench;

namespace {

constexpr int Links = 40;
constexpr int Pages = 20'000;

QByteArray urlText(quint64 number)
{
    return "http://host" + QByteArray::number(number % 997) + ".example/page" + QByteArray::number(number) + ".html";
}

/// Numbers of URLs: those below `known` are known from the start, others come once.
class Stream
{
public:
    explicit Stream(quint64 known)
        : m_known(known)
        , m_next(known)
    {
    }
    quint64 next() { return m_random() % 10 == 0 ? m_next++ : m_random() % m_known; }

private:
    std::mt19937_64 m_random{1};
    const quint64 m_known;
    quint64 m_next;
};

struct Measured
{
    double urlsASecond = 0;
    double bytesAUrl = 0;
    double pagesUntilKnown = 0;
};

double seconds(std::chrono::steady_clock::time_point since)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - since).count();
}

[[noreturn]] void fail(const QString &what)
{
    std::fprintf(stderr, "%s\n", qPrintable(what));
    std::exit(1);
}

void addUrl(store::Writer &writer, quint64 number)
{
    store::NewUrl row;
    row.key = keyOf(number);
    row.url = urlText(number);
    row.host = writer.host("http://host.example");
    row.rule = writer.rule(store::Rule::fromFile("scope", "host"));
    if (writer.insert(row) == store::UrlId::None)
        fail(QStringLiteral("a URL could not be stored"));
}

void commit(store::Writer &writer)
{
    if (const auto done = writer.commit(); !done)
        fail(done.error().message());
}

/// Without a filter of the size of the set where there is none; `filter` is null or knows all that is known.
Measured atOnce(store::Writer &writer, quint64 known, frontier::BloomFilter *filter)
{
    Stream stream(known);
    const auto begin = std::chrono::steady_clock::now();
    constexpr int asked = Pages / 4; // no page changes what the next one costs
    for (int page = 0; page < asked; ++page) {
        if (page % 500 == 0)
            writer.begin();
        std::vector<quint64> numbers;
        std::vector<url::UrlKey> keys;
        for (int i = 0; i < Links; ++i) {
            numbers.push_back(stream.next());
            const url::UrlKey key = keyOf(numbers.back());
            if (!filter || filter->mayContain(key))
                keys.push_back(key);
        }
        writer.lookAhead(keys);
        size_t found = 0;
        for (const url::UrlKey &key : keys)
            found += writer.find(key) ? 1 : 0;
        if (found > numbers.size())
            fail(QStringLiteral("more than was asked for"));
        if (page % 500 == 499)
            commit(writer);
    }
    return {double(asked) * Links / seconds(begin), 0, 0};
}

/// Sorted records in a file, one behind the other.
template <class Record>
class SortedFile
{
public:
    explicit SortedFile(QString path)
        : m_path(std::move(path))
    {
    }
    /// The whole of it anew, with what `records`, which are sorted, have beside.
    template <class Records>
    void merge(const Records &records)
    {
        QFile old(m_path);
        QFile next(m_path + QStringLiteral(".new"));
        if (!next.open(QIODevice::WriteOnly))
            fail(next.errorString());
        const QByteArray all = old.open(QIODevice::ReadOnly) ? old.readAll() : QByteArray();
        QByteArray merged;
        merged.reserve(all.size() + qsizetype(records.size()) * 40);
        auto record = records.begin();
        for (qsizetype at = 0; at < all.size();) {
            const Record here = read(all, at);
            for (; record != records.end() && *record < here; ++record)
                write(merged, *record);
            if (record != records.end() && *record == here)
                ++record; // it was known
            write(merged, here);
        }
        for (; record != records.end(); ++record)
            write(merged, *record);
        if (next.write(merged) != merged.size() || !next.flush())
            fail(next.errorString());
        written += double(merged.size());
        next.close();
        QFile::remove(m_path);
        if (!next.rename(m_path))
            fail(next.errorString());
    }
    double written = 0;

private:
    static quint64 read(const QByteArray &all, qsizetype &at) requires std::same_as<Record, quint64>
    {
        quint64 sum = 0;
        std::memcpy(&sum, all.constData() + at, sizeof sum);
        at += qsizetype(sizeof sum);
        return sum;
    }
    static QByteArray read(const QByteArray &all, qsizetype &at) requires std::same_as<Record, QByteArray>
    {
        const qsizetype end = all.indexOf('\n', at);
        const QByteArray text = QByteArray::fromRawData(all.constData() + at, end - at);
        at = end + 1;
        return text;
    }
    static void write(QByteArray &out, quint64 sum) { out.append(reinterpret_cast<const char *>(&sum), sizeof sum); }
    static void write(QByteArray &out, const QByteArray &text) { out.append(text).append('\n'); }
    const QString m_path;
};

quint64 recordOf(quint64 number, quint64)
{
    quint64 sum = 0;
    const url::UrlKey key = keyOf(number);
    std::memcpy(&sum, key.bytes.data(), sizeof sum);
    return sum;
}
QByteArray recordOf(quint64 number, const QByteArray &)
{
    return urlText(number);
}

/// What is known at first.
template <class Record>
void makeSorted(const QString &path, quint64 known)
{
    std::vector<Record> first;
    first.reserve(known);
    for (quint64 i = 0; i < known; ++i)
        first.push_back(recordOf(i, Record()));
    std::sort(first.begin(), first.end());
    SortedFile<Record>(path).merge(first);
}

template <class Record>
Measured merged(const QString &start, const QString &path, quint64 known, size_t room)
{
    QFile::remove(path);
    if (!QFile::copy(start, path))
        fail(QStringLiteral("%1 cannot be copied").arg(start));
    SortedFile<Record> file(path);
    Stream stream(known);
    std::set<Record> gathered;
    const auto begin = std::chrono::steady_clock::now();
    double waited = 0;
    int pages = 0; // since the last merge
    for (int page = 0; page < Pages; ++page) {
        for (int i = 0; i < Links; ++i)
            gathered.insert(recordOf(stream.next(), Record()));
        ++pages;
        if (gathered.size() >= room || page + 1 == Pages) {
            file.merge(gathered);
            gathered.clear();
            waited += double(pages) * pages / 2;
            pages = 0;
        }
    }
    const double urls = double(Pages) * Links;
    QFile::remove(path);
    return {urls / seconds(begin), file.written / urls, waited / Pages};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QDir folder = outputFolder(words, "bench_merge FOLDER [most=URLS]");
    const quint64 most = std::max<quint64>(words.value(2).section(QLatin1Char('='), 1).toULongLong(), 1'000'000);
    const QTemporaryDir temporary;
    Plot speed{"URLs looked up on a disk", {"URLs gathered before a merge", Axis::Scale::Logarithmic},
        {"URLs a second", Axis::Scale::Logarithmic}, {}};
    Plot written{"bytes written for each URL that is looked up", speed.x, {"bytes", Axis::Scale::Logarithmic}, {}};
    Plot wait{"until a new URL is known to be new", speed.x, {"pages", Axis::Scale::Logarithmic}, {}};
    for (quint64 known = 100'000; known <= most; known *= 10) {
        const QByteArray of = " of " + QByteArray::number(known);
        auto made = store::Writer::create(temporary.filePath(QStringLiteral("p%1.argiope").arg(known)), {});
        if (!made)
            fail(made.error().message());
        store::Writer &writer = **made;
        frontier::BloomFilter filter{qsizetype(known) * 2};
        for (quint64 i = 0; i < known; ++i) {
            if (i % 50'000 == 0)
                writer.begin();
            addUrl(writer, i);
            filter.insert(keyOf(i));
            if (i % 50'000 == 49'999)
                commit(writer);
        }
        const Measured plain = atOnce(writer, known, nullptr);
        const Measured filtered = atOnce(writer, known, &filter);
        std::printf("%llu known: at once %.0f URLs/s, behind the filter %.0f\n", static_cast<unsigned long long>(known),
            plain.urlsASecond, filtered.urlsASecond);
        speed.lines.append(Line{"file" + of, {{1e3, plain.urlsASecond}, {1e6, plain.urlsASecond}}});
        speed.lines.append(Line{"filter, file" + of, {{1e3, filtered.urlsASecond}, {1e6, filtered.urlsASecond}}});
        for (const bool texts : {false, true}) {
            const QByteArray name = QByteArray(texts ? "texts" : "checksums") + of;
            const QString first = temporary.filePath(QStringLiteral("first"));
            QFile::remove(first);
            texts ? makeSorted<QByteArray>(first, known) : makeSorted<quint64>(first, known);
            Line lines[3] = {{name, {}}, {name, {}}, {name, {}}};
            for (const size_t room : {size_t(10'000), size_t(100'000), size_t(1'000'000)}) {
                const QString path = temporary.filePath(QStringLiteral("sorted"));
                const Measured measured
                    = texts ? merged<QByteArray>(first, path, known, room) : merged<quint64>(first, path, known, room);
                std::printf(
                    "%llu known, %s, merged at %zu: %.0f URLs/s, %.0f bytes written a URL, new after %.0f pages\n",
                    static_cast<unsigned long long>(known), texts ? "texts" : "checksums", room, measured.urlsASecond,
                    measured.bytesAUrl, measured.pagesUntilKnown);
                lines[0].points.emplace_back(room, measured.urlsASecond);
                lines[1].points.emplace_back(room, measured.bytesAUrl);
                lines[2].points.emplace_back(room, measured.pagesUntilKnown);
            }
            speed.lines.append(lines[0]);
            written.lines.append(lines[1]);
            wait.lines.append(lines[2]);
        }
    }
    save(folder, QStringLiteral("merge"), speed);
    save(folder, QStringLiteral("merge-written"), written);
    save(folder, QStringLiteral("merge-wait"), wait);
    return 0;
}
