// bench_similar [pages=100000] [words=400] [share=0.2] [frame=0]: groups of near duplicates among made-up pages, of
// which `share` are a near duplicate of another; `frame` of the words of each are the same on all, which makes a crowd
// of pages that look alike. Says what a signature costs a page, what the search takes, and how many of the planted
// pairs, as far as their likeness reaches 0.9, were found together. The goal is 60 s and 500 MB for 100,000 pages.

#include "core/similar/groups.h"
#include "tests/core/similar/similartesting.h"

#include <QFile>
#include <QHash>

#include <cstdio>
#include <ctime>
#include <functional>

using namespace argiope::similar;
using namespace argiope::similar::testing;

namespace {

double secondsOf(const std::function<void()> &call)
{
    const std::clock_t start = std::clock(); // of CPU: others may be at work beside it
    call();
    return double(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Megabytes, at most until now; 0 where the system does not say.
int peakMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toInt() / 1024;
    }
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QHash<QByteArray, double> given{{"pages", 100'000}, {"words", 400}, {"share", 0.2}, {"frame", 0}};
    for (int i = 1; i < argc; ++i) {
        const QByteArrayList parts = QByteArray(argv[i]).split('=');
        if (parts.size() != 2 || !given.contains(parts[0])) {
            std::fprintf(stderr, "bench_similar: what is %s?\n", argv[i]);
            return 2;
        }
        given[parts[0]] = parts[1].toDouble();
    }
    const auto pages = quint32(given["pages"]);
    const auto frame = int(given["frame"]);
    Writer writer(1);
    const QByteArrayList same = writer.words(frame);
    std::vector<SimilarPage> all;
    std::vector<std::pair<quint32, quint32>> planted;
    double signing = 0;
    qint64 bytes = 0;
    qint64 blobs = 0;
    const auto add = [&](const QByteArrayList &words) {
        const QByteArray text = words.join(' ');
        Signature signature;
        signing += secondsOf([&] { signature = signatureOf(text); });
        bytes += text.size();
        blobs += signature.encoded().size();
        all.push_back({quint32(all.size() + 1), 1, 1, 20, quint64(qHash(text)), signature});
    };
    std::mt19937 random(2);
    while (all.size() < pages) {
        const QByteArrayList text = same + writer.words(int(given["words"]) - frame);
        add(text);
        if (std::uniform_real_distribution<double>(0, 1)(random) < given["share"]) {
            add(writer.edited(text, 0.012));
            const Signature &last = all.back().signature;
            if (likeness(all[all.size() - 2].signature, last) >= 0.9 && !(all[all.size() - 2].signature == last))
                planted.push_back({quint32(all.size() - 1), quint32(all.size())});
        }
    }
    std::printf("%zu pages of %.0f words: %.1f us and %.0f bytes for the signature of a page (%.0f MB/s)\n", all.size(),
        given["words"], signing / double(all.size()) * 1e6, double(blobs) / double(all.size()),
        double(bytes) / signing / 1e6);
    const int before = peakMemory();
    SimilarGroups found;
    const double seconds = secondsOf([&] { found = findGroups(all, {}); });
    QHash<quint32, quint32> groupOf;
    for (const SimilarGroup &group : found.groups) {
        groupOf.insert(group.representative, group.representative);
        for (const SimilarMember &member : group.others)
            groupOf.insert(member.id, group.representative);
    }
    size_t together = 0;
    for (const auto &[a, b] : planted)
        together += groupOf.contains(a) && groupOf.value(a) == groupOf.value(b) ? 1 : 0;
    std::printf("%.2f s of CPU; %zu groups; %zu of %zu planted pairs; %zu pages left open; %d MB at most, %d before "
                "the search\n",
        seconds, found.groups.size(), together, planted.size(), found.open.size(), peakMemory(), before);
    return 0;
}
