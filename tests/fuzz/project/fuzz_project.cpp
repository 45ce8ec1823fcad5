// A project file from a stranger: opened for reading and for writing, every list read. It may fail, but clearly; it
// must not crash, hang or take more than its share of memory. Run with -timeout=20 -rss_limit_mb=2000 -max_len=1000000;
// project_seeds makes the corpus to begin with.

#include "core/settings/fields.h"
#include "core/store/reader.h"
#include "core/store/writer.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

using namespace argiope;

namespace {

void check(bool holds)
{
    if (!holds)
        abort();
}

void readAll(const QString &path)
{
    auto reader = store::Reader::open(path);
    if (!reader) {
        check(!reader.error().message().isEmpty());
        return;
    }
    (void)(*reader)->stats();
    int rows = 0;
    const auto take = [&rows](const auto &) { return ++rows < 10'000; };
    for (const store::ListKind kind : {store::ListKind::Urls, store::ListKind::Queue, store::ListKind::Skipped}) {
        store::ListQuery query;
        query.kind = kind;
        (void)(*reader)->forEach(query, take);
    }
    (void)(*reader)->forEachLink(take);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int argc = 1;
    static char name[] = "fuzz_project";
    static char *argv[] = {name, nullptr};
    static QCoreApplication application(argc, argv);
    static QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.argiope"));
    for (const char *tail : {"", "-wal", "-shm", "-journal", ".lock"})
        QFile::remove(path + QLatin1String(tail));
    QFile file(path);
    check(file.open(QIODevice::WriteOnly)
        && file.write(reinterpret_cast<const char *>(data), qint64(size)) == qint64(size));
    file.close();
    readAll(path);
    {
        auto writer = store::Writer::open(path);
        if (!writer)
            check(!writer.error().message().isEmpty());
    }
    readAll(path);
    return 0;
}
