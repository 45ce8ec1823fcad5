#include "core/html/refresh.h"

#include "core/html/strings.h"

#include <limits>

namespace argiope::html {

std::optional<Refresh> parseRefresh(QByteArrayView value)
{
    qsizetype at = 0;
    const auto skipSpace = [&] {
        while (at < value.size() && isSpace(value[at]))
            ++at;
    };
    Refresh result;
    skipSpace();
    const qsizetype digits = at;
    for (; at < value.size() && isDigit(value[at]); ++at) {
        if (result.seconds > (std::numeric_limits<quint64>::max() - 9) / 10)
            result.seconds = (std::numeric_limits<quint64>::max() - 9) / 10; // saturate, keep eating digits
        result.seconds = result.seconds * 10 + quint64(value[at] - '0');
    }
    if (at == digits && (at >= value.size() || value[at] != '.'))
        return std::nullopt;
    while (at < value.size() && (isDigit(value[at]) || value[at] == '.'))
        ++at;
    if (at >= value.size())
        return result;
    if (value[at] != ';' && value[at] != ',' && !isSpace(value[at]))
        return std::nullopt;
    skipSpace();
    if (at < value.size() && (value[at] == ';' || value[at] == ','))
        ++at;
    skipSpace();
    if (at >= value.size())
        return result;
    QByteArrayView rest = value.sliced(at);
    if (startsWithLower(rest, "url")) {
        qsizetype i = 3;
        while (i < rest.size() && isSpace(rest[i]))
            ++i;
        if (i < rest.size() && rest[i] == '=') {
            ++i;
            while (i < rest.size() && isSpace(rest[i]))
                ++i;
            rest = rest.sliced(i);
        } else {
            result.url = rest;
            return result;
        }
    }
    if (!rest.isEmpty() && (rest[0] == '"' || rest[0] == '\'')) {
        const char quote = rest[0];
        rest = rest.sliced(1);
        const qsizetype end = rest.indexOf(quote);
        if (end >= 0)
            rest = rest.first(end);
    }
    result.url = rest;
    return result;
}

} // namespace argiope::html
