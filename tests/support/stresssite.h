#pragma once

#include "tests/support/sanitized.h"
#include "tests/support/testsite.h"

namespace argiope::test {

/// A site whose every page holds its own URL, and which now and then, by a fixed seed, does what may lead a client to
/// take one answer for another's: hints, answers that nobody asked for, resets, ends of all kinds.
///
/// An unasked answer is another page's, complete and flawless. It comes in one write with the right one, or while the
/// connection is idle; afterwards the site answers in order as if it had not been. Where it comes while idle no client
/// can tell it from the answer to a request that it has just sent, so the page before it says `X-Later: 1`, and who
/// reads that has to wait for StressSite::LaterMs before it asks again.
class StressSite
{
public:
    // The site means ten milliseconds, and is only a thread on a machine that is busy with many.
    static constexpr int LaterMs = sanitized ? 2000 : 500;

    explicit StressSite(Wire wire, quint32 seed = 1);

    [[nodiscard]] QByteArray url(int number) const;
    [[nodiscard]] static QByteArray bodyOf(int number); ///< what has to come of url(number)

    TestSite site;
};

} // namespace argiope::test
