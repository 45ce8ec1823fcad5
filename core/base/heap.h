#pragma once

namespace argiope::base {

/// Makes the C library give large blocks back to the system as soon as they are freed. Page bodies of megabytes pass
/// through many threads; left alone, glibc learns to keep such blocks in each thread's heap, which more than doubles
/// the memory of a crawl with 16 threads. Once, at the start of main(). Does nothing on other C libraries.
void returnLargeBlocks();

/// Gives back what has been freed in small blocks, of all threads: hundred thousands of links leave each thread's heap
/// full of holes, and glibc keeps them for that thread alone. Takes milliseconds: after something really large. Does
/// nothing on other C libraries.
void returnFreedMemory();

} // namespace argiope::base
