// A document: what the stream finds without a tree is held against a tree that is built of the same events. Run with
// -timeout=5 -max_len=65536.

#include "tests/core/html/linktree.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace argiope;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 65536)
        return 0;
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    if (!text.isValidUtf8())
        return 0;
    const QByteArray difference = html::testing::streamAgainstTree(text);
    if (!difference.isEmpty()) {
        std::fprintf(stderr, "%s\n", difference.constData());
        abort();
    }
    return 0;
}
