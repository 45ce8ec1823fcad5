#include "core/html/sourcesigns.h"

#include "core/base/bytepairs.h"
#include "core/html/strings.h"

namespace argiope::html {

namespace {

/// Of each word the two bytes that fewest documents have beside each other.
enum SignPair : int { OfKey, OfToken, OfPlaceholder, OfMangled, OfEscaped, OfIpsum, OfObject, OfReference };

constexpr base::BytePairs SignPairs = [] {
    base::BytePairs pairs;
    pairs.add(OfKey, {'K', 'I'}, {'I', 'V'}); // "AKIA", "PRIV"
    pairs.add(OfToken, {'p'}, {'_'}); // "ghp_"
    pairs.add(OfPlaceholder, {'{'}, {'{'});
    pairs.add(OfMangled, {0xC3}, {0x83, 0xA2});
    pairs.add(OfEscaped, {'&'}, {'a'}); // "&amp;nbsp;" is shown as "&nbsp;"
    pairs.add(OfIpsum, {'s'}, {'u'}); // "lorem ipsum dolor"
    pairs.add(OfObject, {'['}, {'o'}); // "[object Object]"
    pairs.add(OfReference, {'m', 'M'}, {'r', 'R'}); // "itemref"
    return pairs;
}();

/// TextObserver looks for it, where one of the pairs stands at `at`.
bool isSuspect(QByteArrayView source, qsizetype at)
{
    const QByteArrayView text = source.sliced(at);
    switch (text.front()) {
    case '{':
        return true;
    case '\xC3':
        return text.startsWith("\xC3\x83\xC2") || text.startsWith("\xC3\xA2\xE2\x82\xAC");
    case '&':
        return text.startsWith("&amp;") && twiceEscapedSize(text.sliced(5)) > 0;
    case 's':
        return at > 0 && source[at - 1] == 'p' && text.startsWith("sum ");
    case '[':
        return text.startsWith("[object Object]");
    default:
        return false;
    }
}

bool isReference(QByteArrayView source, qsizetype at)
{
    constexpr QByteArrayView Word("itemref");
    constexpr qsizetype Before = 3;
    return at >= Before && startsWithLower(source.sliced(at - Before), Word);
}

} // namespace

qsizetype twiceEscapedSize(QByteArrayView text)
{
    for (const char *name : {"nbsp;", "amp;", "quot;", "#39;", "rsquo;", "ldquo;", "rdquo;", "ndash;"}) {
        if (text.startsWith(name))
            return qsizetype(qstrlen(name));
    }
    return 0;
}

SourceSigns signsOf(QByteArrayView source)
{
    SourceSigns signs;
    SignPairs.forEach(source, [&](qsizetype at) {
        switch (source[at]) {
        case 'K':
        case 'I':
        case 'p':
            signs.secrets.look(source, at);
            break;
        case 'm':
        case 'M':
            signs.reference = signs.reference || isReference(source, at);
            break;
        default:
            signs.suspectText = signs.suspectText || isSuspect(source, at);
        }
    });
    return signs;
}

} // namespace argiope::html
