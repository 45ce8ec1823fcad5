#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

/// A block of text as it reads on every visit: white space is collapsed, and "#" stands for what a page writes anew for
/// each visitor, in a dozen languages:
/// - counters: "viewed 123 times", "Hits: 1,234", "123 人浏览", "Cart (2)";
/// - how long the page took: "generated in 0.123 s", "7 queries" beside it;
/// - the present time: "It is currently …", "Server time: …", "rendered at …", and times with seconds in short blocks;
/// - relative times: "5 minutes ago", "just now", "3 天前";
/// - ids of requests, sessions and servers, where the block says so.
/// Numbers without such a word stay: a price, a date, a version. UTF-8. Blocks of more than 4 KiB are only collapsed.
/// Pure.
[[nodiscard]] QByteArray steadyText(QByteArrayView text);
/// A month, a day of the week, or what stands beside a time; lower case.
[[nodiscard]] bool isCalendarWord(const QByteArray &word);

/// Whether steadyText() may take something away from a text whose white space is collapsed: for less.
[[nodiscard]] bool mayBeUnsteady(QByteArrayView text);

} // namespace argiope::html
