#include "core/select/languageranges.h"

#include "core/html/strings.h"

namespace argiope::select {

namespace {

/// The first subtag, which is taken off.
QByteArrayView takeSubtag(QByteArrayView &rest)
{
    const qsizetype dash = rest.indexOf('-');
    const QByteArrayView first = dash < 0 ? rest : rest.first(dash);
    rest = dash < 0 ? QByteArrayView() : rest.sliced(dash + 1);
    return first;
}

} // namespace

bool isInRange(QByteArrayView language, QByteArrayView range)
{
    if (range.isEmpty() || language.isEmpty())
        return range.isEmpty() && language.isEmpty();
    const QByteArrayView firstRange = takeSubtag(range);
    const QByteArrayView first = takeSubtag(language);
    if (firstRange != "*" && !html::equalsLower(first, firstRange))
        return false;
    while (!range.isNull()) {
        const QByteArrayView wanted = takeSubtag(range);
        if (wanted == "*")
            continue;
        for (;;) {
            if (language.isNull())
                return false;
            const QByteArrayView subtag = takeSubtag(language);
            if (html::equalsLower(subtag, wanted))
                break;
            if (subtag.size() == 1) // what follows it is of an extension
                return false;
        }
    }
    return true;
}

} // namespace argiope::select
