#include "core/dom/parser.h"

#include "core/base/threadclock.h"

#include <gumbo.h>

#include <csetjmp>
#include <new>

namespace argiope::dom {

namespace {

/// The parser cannot be interrupted and does not survive a null from its allocator. It is C and owns nothing but
/// memory of the arena, so the allocator may leave it for good by longjmp: no destructor stands between.
struct ParserRun
{
    Arena *arena = nullptr;
    const ParserLimits *limits = nullptr;
    GumboNode *document = nullptr; ///< the first node allocated
    size_t allocations = 0;
    std::jmp_buf leave;
};

constexpr size_t ClockEvery = 512; // allocations; asking costs a system call

void *allocateForParser(void *userdata, size_t size)
{
    auto *run = static_cast<ParserRun *>(userdata);
    ++run->allocations;
    bool stop = run->arena->capacity() + size > run->limits->arenaBytes;
    if (!stop && run->allocations % ClockEvery == 0)
        stop = base::threadCpuTime() > run->limits->cpuTime;
    void *result = nullptr;
    if (!stop) {
        try {
            result = run->arena->allocate(size);
        } catch (const std::bad_alloc &) {
            stop = true;
        }
    }
    if (stop)
        std::longjmp(run->leave, 1);
    if (size == sizeof(GumboNode) && !run->document)
        run->document = static_cast<GumboNode *>(result);
    return result;
}

void releaseForParser(void *userdata, void *data)
{
    static_cast<ParserRun *>(userdata)->arena->release(data);
}

/// False where the allocator left the parser. No locals: setjmp does not preserve them.
bool runParser(ParserRun *run, const GumboOptions *options, const char *data, size_t size, const GumboOutput **output)
{
    if (setjmp(run->leave) != 0)
        return false;
    *output = gumbo_parse_with_options(options, data, size);
    return true;
}

} // namespace

ParsedTree parseTree(QByteArrayView text, Arena &arena, const ParserLimits &limits)
{
    ParserRun run;
    run.arena = &arena;
    run.limits = &limits;
    GumboOptions options = kGumboDefaultOptions;
    options.allocator = allocateForParser;
    options.deallocator = releaseForParser;
    options.userdata = &run;
    options.max_errors = 0; // each would cost a copy of the stack of open elements
    const GumboOutput *output = nullptr;
    ParsedTree tree;
    const char *data = text.isEmpty() ? "" : text.data();
    tree.aborted = !runParser(&run, &options, data, size_t(text.size()), &output);
    tree.allocations = run.allocations;
    if (output)
        tree.document = output->document;
    else if (run.document && run.document->type == GUMBO_NODE_DOCUMENT)
        tree.document = run.document;
    return tree;
}

} // namespace argiope::dom
