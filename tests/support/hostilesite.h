#pragma once

#include "tests/support/testsite.h"

#include <vector>

namespace argiope::test {

/// A page that means harm, or a server that does, and what a crawl has to make of it.
struct Trap
{
    QByteArray path;
    Page page;
    QByteArray outcome; ///< as exported; several that are right are parted by '|'
    int status = 0; ///< 0: none came; -1: any
};

/// One trap of each kind that the web has been seen to hold, next to honest pages. `elsewhere`: the origin of another
/// server, for what leads off the site.
[[nodiscard]] std::vector<Trap> serverTraps(); ///< below and in HTTP
[[nodiscard]] std::vector<Trap> encodingTraps();
[[nodiscard]] std::vector<Trap> pageTraps(); ///< each links to /honest/before/NAME first
[[nodiscard]] std::vector<Trap> redirectTraps(const QByteArray &elsewhere);
[[nodiscard]] std::vector<Trap> refusalTraps();

/// Puts all of them on a site whose start page links to every trap, with an honest page between two of them. Returns
/// the paths of the honest pages.
[[nodiscard]] QList<QByteArray> furnish(TestSite &site, const std::vector<Trap> &traps);

} // namespace argiope::test
