#include "core/change/haschanged.h"

#include "core/similar/signature.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace argiope::change {

namespace {

constexpr int FirstFailure = 400;

Visit visitOf(const facts::PageRecord &page)
{
    return {page.status, page.changeHash, page.contentHash, isDocument(page)};
}

/// What an older Argiope noted, too.
bool knownFactsDiffer(const facts::PageRecord &before, const facts::PageRecord &now)
{
    if (before.redirectTo != now.redirectTo)
        return true;
    if (!isDocument(before) || !isDocument(now))
        return false;
    if (before.title != now.title || before.canonical != now.canonical || before.metaRobots != now.metaRobots
        || before.noIndex != now.noIndex || before.noFollow != now.noFollow)
        return true;
    if (!before.signature.isEmpty() && !now.signature.isEmpty())
        return before.signature != now.signature;
    return !before.textHash.isEmpty() && !now.textHash.isEmpty() && before.textHash != now.textHash;
}

} // namespace

quint64 mainTextOf(QByteArrayView changeHash)
{
    constexpr qsizetype part = sizeof(quint64); // head, main text, links
    return changeHash.size() == 3 * part ? qFromBigEndian<quint64>(changeHash.data() + part) : 0;
}

bool isDocument(const facts::PageRecord &page)
{
    return page.readAs > 0 || page.parseMs >= 0 || page.contentType.contains("html");
}

Verdict compareHashes(QByteArrayView before, QByteArrayView now)
{
    if (before.isEmpty() || now.isEmpty())
        return Verdict::Unknown;
    return before == now ? Verdict::Same : Verdict::Changed;
}

Verdict compareVisits(const Visit &before, const Visit &now)
{
    if (before.status != now.status)
        return Verdict::Changed;
    if (now.status >= FirstFailure)
        return Verdict::Same;
    const Verdict read = compareHashes(before.changeHash, now.changeHash);
    if (read != Verdict::Unknown || before.contentHash.isEmpty() || now.contentHash.isEmpty())
        return read;
    if (before.contentHash == now.contentHash)
        return Verdict::Same;
    const bool bytesDecide = !before.isDocument && !now.isDocument && now.status / 100 == 2;
    return bytesDecide ? Verdict::Changed : Verdict::Unknown;
}

bool hasChanged(const facts::PageRecord &before, const facts::PageRecord &now)
{
    const Verdict verdict = compareVisits(visitOf(before), visitOf(now));
    return verdict == Verdict::Unknown ? knownFactsDiffer(before, now) : verdict == Verdict::Changed;
}

int degreeOfTexts(QByteArrayView before, QByteArrayView now)
{
    if (before.isEmpty() && now.isEmpty())
        return -1;
    const auto first = similar::Signature::fromEncoded(before);
    const auto second = similar::Signature::fromEncoded(now);
    if (before.isEmpty() || now.isEmpty())
        return first || second ? 100 : -1;
    if (!first || !second)
        return -1;
    return std::clamp(int(std::ceil((1 - similar::likeness(*first, *second)) * 100)), 0, 100);
}

int degree(const facts::PageRecord &before, const facts::PageRecord &now, bool changed)
{
    if (!changed)
        return 0;
    if (before.status / 100 != now.status / 100 || before.redirectTo != now.redirectTo)
        return 100;
    if (!isDocument(before) || !isDocument(now))
        return -1;
    if (before.mainWords == 0 && now.mainWords == 0)
        return 1; // the title, or links
    // A text without a signature is one that nobody noted, or one without words.
    const bool noted
        = (!before.signature.isEmpty() || before.mainWords == 0) && (!now.signature.isEmpty() || now.mainWords == 0);
    const int texts = noted ? degreeOfTexts(before.signature, now.signature) : -1;
    return texts < 0 ? -1 : std::max(texts, 1);
}

} // namespace argiope::change
