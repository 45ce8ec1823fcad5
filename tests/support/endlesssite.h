#pragma once

#include "tests/support/testsite.h"

#include <vector>

namespace argiope::test {

/// A page with a title, a menu that leads to the products, and links.
[[nodiscard]] Response menuPage(const QByteArray &text, const QList<QByteArray> &links);
[[nodiscard]] QByteArray randomToken(int number); ///< another one for each number
[[nodiscard]] QByteArray randomWord(int number);

/// A family of URLs without end.
struct EndlessSeries
{
    const char *name;
    QByteArray start;
    QByteArray kind; ///< of the trap that it has to be found as
    QByteArray pattern; ///< a part of its pattern
};
[[nodiscard]] const std::vector<EndlessSeries> &endlessSeries();
/// Answers every URL of every series, others with 404. To be a site's fallback.
[[nodiscard]] Page endlessPages();

/// Product pages by number, with little but a name of their own; returns their paths. The first is /product/1, which
/// leads to all.
QList<QByteArray> addProducts(TestSite &site, int count);

} // namespace argiope::test
