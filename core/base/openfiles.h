#pragma once

namespace argiope::base {

/// How many files and sockets this process may have open at a time. The usual limits (1,024; 256 on macOS) are for
/// programs that use select(), which we do not. Any thread.

/// Raises the soft limit to the hard one, but to no more than 16,384. Once, at the start of main(). Does nothing on
/// Windows, where there is no such limit.
void raiseOpenFileLimit();

[[nodiscard]] int openFileLimit(); ///< the soft limit; a large number where there is none
[[nodiscard]] int openFiles(); ///< how many are open now, about

/// True where so many further ones cannot be had now: this process or the whole machine has too many open.
[[nodiscard]] bool lacksOpenFiles(int wanted = 1);

/// True where another thread can be started now.
[[nodiscard]] bool canStartThread();

} // namespace argiope::base
