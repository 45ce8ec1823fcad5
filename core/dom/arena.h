#pragma once

#include <QtGlobal>

#include <cstddef>
#include <memory>

namespace argiope::dom {

/// Memory for one parse at a time: parser nodes come from here and are dropped in one go. Not thread-safe: one arena,
/// one parse. Keeps its blocks between parses and gives back what exceeds `keepBytes`.
class Arena
{
public:
    explicit Arena(size_t keepBytes = 8 * 1024 * 1024);
    ~Arena();
    Arena(const Arena &) = delete;
    Arena &operator=(const Arena &) = delete;

    [[nodiscard]] void *allocate(size_t bytes); ///< aligned for any type; throws std::bad_alloc
    void release(void *data); ///< gives a large allocation back at once; a small one waits for reset()
    void reset(); ///< invalidates everything allocated
    [[nodiscard]] size_t capacity() const; ///< bytes held

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::dom
