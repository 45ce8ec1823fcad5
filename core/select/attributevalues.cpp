#include "core/select/attributevalues.h"

#include "core/html/strings.h"

#include <QSet>

namespace argiope::select {

namespace {

bool isSame(QByteArrayView a, QByteArrayView b, bool insensitive)
{
    if (!insensitive)
        return a == b;
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) {
        return html::toLower(x) == html::toLower(y);
    });
}

bool hasWord(QByteArrayView value, QByteArrayView wanted, bool insensitive)
{
    qsizetype i = 0;
    while (i < value.size()) {
        while (i < value.size() && html::isSpace(value[i]))
            ++i;
        const qsizetype from = i;
        while (i < value.size() && !html::isSpace(value[i]))
            ++i;
        if (i > from && isSame(value.sliced(from, i - from), wanted, insensitive))
            return true;
    }
    return false;
}

bool contains(QByteArrayView value, QByteArrayView wanted, bool insensitive)
{
    return insensitive ? html::lowered(value).contains(html::lowered(wanted)) : value.contains(wanted);
}

} // namespace

bool hasValue(QByteArrayView value, Operator op, QByteArrayView wanted, bool insensitive)
{
    const qsizetype size = wanted.size();
    const bool longer = value.size() >= size;
    switch (op) {
    case Operator::Has:
        return true;
    case Operator::Equals:
        return isSame(value, wanted, insensitive);
    case Operator::Word: // one with white space, or without anything, matches nothing
        return hasWord(value, wanted, insensitive);
    case Operator::Dash:
        return longer && isSame(value.first(size), wanted, insensitive) && (value.size() == size || value[size] == '-');
    case Operator::Begins:
        return longer && size > 0 && isSame(value.first(size), wanted, insensitive);
    case Operator::Ends:
        return longer && size > 0 && isSame(value.last(size), wanted, insensitive);
    case Operator::Contains:
        return longer && size > 0 && contains(value, wanted, insensitive);
    }
    return false;
}

bool ignoresCase(const QByteArray &lower)
{
    static const QSet<QByteArray> names{"accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset",
        "checked", "clear", "codetype", "color", "compact", "declare", "defer", "dir", "direction", "disabled",
        "enctype", "face", "frame", "hreflang", "http-equiv", "lang", "language", "link", "media", "method", "multiple",
        "nohref", "noresize", "noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope", "scrolling", "selected",
        "shape", "target", "text", "type", "valign", "valuetype", "vlink"};
    return names.contains(lower);
}

} // namespace argiope::select
