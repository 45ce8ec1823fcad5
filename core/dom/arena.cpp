#include "core/dom/arena.h"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <vector>

namespace argiope::dom {

namespace {

constexpr size_t ArenaAlign = alignof(std::max_align_t);
constexpr size_t FirstBlock = 64 * 1024;
constexpr size_t LargestBlock = 1024 * 1024;
/// From here on an allocation gets a block of its own, which release() can give back: the parser's string buffers
/// double as they grow, and a text of 20 MB would otherwise leave 40 MB of outgrown buffers behind.
constexpr size_t LargeFrom = 128 * 1024;

struct ArenaBlock
{
    char *data = nullptr;
    size_t size = 0;
};

} // namespace

struct Arena::Impl
{
    explicit Impl(size_t keep)
        : keepBytes(keep)
    {
    }

    size_t keepBytes;
    std::vector<ArenaBlock> blocks; ///< small allocations, filled in order
    std::vector<ArenaBlock> large; ///< one allocation each
    size_t current = 0; ///< block in use
    size_t used = 0; ///< bytes of it
    size_t held = 0;

    void *allocateLarge(size_t bytes)
    {
        ArenaBlock block{static_cast<char *>(std::malloc(bytes)), bytes};
        if (!block.data)
            throw std::bad_alloc();
        large.push_back(block);
        held += bytes;
        return block.data;
    }

    void freeLarge()
    {
        for (const ArenaBlock &block : large) {
            std::free(block.data);
            held -= block.size;
        }
        large.clear();
    }
};

Arena::Arena(size_t keepBytes)
    : m_impl(std::make_unique<Impl>(keepBytes))
{
}

Arena::~Arena()
{
    m_impl->freeLarge();
    for (const ArenaBlock &block : m_impl->blocks)
        std::free(block.data);
}

void *Arena::allocate(size_t bytes)
{
    Impl &d = *m_impl;
    if (bytes >= LargeFrom)
        return d.allocateLarge(bytes);
    bytes = (std::max<size_t>(bytes, 1) + ArenaAlign - 1) & ~(ArenaAlign - 1);
    while (d.current < d.blocks.size()) {
        const ArenaBlock &block = d.blocks[d.current];
        if (block.size - d.used >= bytes) {
            char *const result = block.data + d.used;
            d.used += bytes;
            return result;
        }
        ++d.current;
        d.used = 0;
    }
    const size_t size
        = std::max(bytes, d.blocks.empty() ? FirstBlock : std::min(d.blocks.back().size * 2, LargestBlock));
    ArenaBlock block{static_cast<char *>(std::malloc(size)), size};
    if (!block.data)
        throw std::bad_alloc();
    d.blocks.push_back(block);
    d.held += size;
    d.used = bytes;
    return block.data;
}

void Arena::release(void *data)
{
    Impl &d = *m_impl;
    for (size_t i = d.large.size(); i-- > 0;) {
        if (d.large[i].data != data)
            continue;
        std::free(data);
        d.held -= d.large[i].size;
        d.large.erase(d.large.begin() + qptrdiff(i));
        return;
    }
}

void Arena::reset()
{
    Impl &d = *m_impl;
    d.freeLarge();
    while (!d.blocks.empty() && d.held > d.keepBytes) {
        std::free(d.blocks.back().data);
        d.held -= d.blocks.back().size;
        d.blocks.pop_back();
    }
    d.current = 0;
    d.used = 0;
}

size_t Arena::capacity() const
{
    return m_impl->held;
}

} // namespace argiope::dom
