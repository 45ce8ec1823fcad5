#pragma once

#include <QtGlobal>

namespace argiope::rank {

/// A good mix of all bits (Steele, Lea, Flood 2014).
[[nodiscard]] constexpr quint64 mixed(quint64 x)
{
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

} // namespace argiope::rank
