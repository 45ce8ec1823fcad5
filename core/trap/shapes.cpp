#include "core/trap/shapes.h"

#include "core/trap/dates.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace argiope::trap {

namespace {

constexpr std::array<const char *, KindCount> KindNames{"calendar", "repeated_path", "growing_query", "session_id",
    "parameters", "same_content", "endless_chain", "ignored_parameter", "flood", "waste", "twin", "filters"};

constexpr qsizetype LongestUnit = 3; ///< segments that repeat as one
constexpr qsizetype LeastRepeats = 3;
constexpr qsizetype ScatteredRepeats = 4; ///< of one segment, anywhere in the path
constexpr qsizetype DeepPath = 20; ///< segments
constexpr qsizetype ManyParameters = 12;
constexpr qsizetype SameParameter = 3; ///< times that one name stands in a query

QList<QByteArray> segmentsOf(const url::Url &url)
{
    const QByteArray path = url.pathname().toByteArray();
    QList<QByteArray> segments = path.split('/');
    segments.removeFirst(); // the path begins with a slash
    return segments;
}

QueryPairs parametersOf(const url::Url &url)
{
    QueryPairs parameters;
    if (url.search().size() < 2)
        return parameters;
    const QByteArray query = url.search().sliced(1).toByteArray();
    for (const QByteArray &part : splitQuery(query)) {
        const qsizetype equals = part.indexOf('=');
        if (equals < 0)
            parameters.append({part, {}});
        else
            parameters.append({part.first(equals), part.sliced(equals + 1)});
    }
    return parameters;
}

QByteArray joined(QueryPairs parameters)
{
    std::sort(parameters.begin(), parameters.end());
    QByteArray text;
    for (const auto &[key, value] : std::as_const(parameters))
        text += (text.isEmpty() ? '?' : '&') + key + '=' + value;
    return text;
}

/// "page-12.html" → "page-{n}.html".
QByteArray withoutNumbers(QByteArrayView text)
{
    QByteArray out;
    bool inNumber = false;
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit)
            out += c;
        else if (!inNumber)
            out += "{n}";
        inNumber = digit;
    }
    return out;
}

void addCalendar(const QByteArray &origin, QList<QByteArray> segments, QueryPairs parameters, QList<Shape> &shapes)
{
    bool dated = replaceDates(segments);
    dated = replaceDates(parameters) || dated;
    const bool named = std::any_of(segments.begin(), segments.end(), [](const auto &s) { return namesCalendar(s); });
    if (!dated && !named)
        return;
    bool numbered = dated;
    for (QByteArray &segment : segments) {
        if (isNumber(segment)) {
            segment = "{n}";
            numbered = true;
        }
    }
    for (auto &parameter : parameters) {
        if (isNumber(parameter.second)) {
            parameter.second = "{n}";
            numbered = true;
        }
    }
    if (numbered)
        shapes.append({Kind::Calendar, origin + '/' + segments.join('/') + joined(parameters), {}});
}

void addRepeatedPath(const QByteArray &origin, const QList<QByteArray> &segments, QList<Shape> &shapes)
{
    const qsizetype count = segments.size();
    for (qsizetype unit = 1; unit <= LongestUnit; ++unit) {
        qsizetype same = 0; // segments in a row that equal the one a unit before
        for (qsizetype i = unit; i < count; ++i) {
            same = segments[i] == segments[i - unit] && !segments[i].isEmpty() ? same + 1 : 0;
            if (same < unit * (LeastRepeats - 1))
                continue;
            const qsizetype begin = i - same - unit + 1;
            shapes.append({Kind::RepeatedPath,
                origin + '/' + segments.mid(0, begin).join('/') + (begin > 0 ? "/" : "") + '('
                    + segments.mid(begin, unit).join('/') + ")+/*",
                {}});
            return;
        }
    }
    QHash<QByteArray, int> times;
    for (const QByteArray &segment : segments) {
        if (!segment.isEmpty() && ++times[segment] >= ScatteredRepeats) {
            shapes.append({Kind::RepeatedPath, origin + "/*(" + segment + "/*)+", {}});
            return;
        }
    }
    if (count >= DeepPath)
        shapes.append({Kind::RepeatedPath, origin + '/' + segments.mid(0, 2).join('/') + "/(*/)+", {}});
}

void addQuery(const QByteArray &origin, const url::Url &url, const QueryPairs &parameters, QList<Shape> &shapes)
{
    const QByteArray page = origin + url.pathname().toByteArray();
    QHash<QByteArray, int> times;
    QByteArray repeated;
    for (const auto &parameter : parameters) {
        if (++times[parameter.first] == SameParameter)
            repeated = parameter.first;
    }
    // "%2525": an escape that was escaped again and again, as when an address carries the one before it.
    if (!repeated.isEmpty())
        shapes.append({Kind::GrowingQuery, page + "?*" + repeated + "=*" + repeated + "=*", {}});
    else if (url.search().contains("%2525"))
        shapes.append({Kind::GrowingQuery, page + "?*%2525*", {}});
    else if (parameters.size() >= ManyParameters)
        shapes.append({Kind::GrowingQuery, page + "?*&*&*", {}});
    if (times.size() < 2)
        return;
    Shape shape{Kind::Parameters, page + "?*", parameters};
    std::sort(shape.parameters.begin(), shape.parameters.end());
    shapes.append(shape);
}

} // namespace

const char *name(Kind kind)
{
    return KindNames[size_t(kind)];
}

std::optional<Kind> kindOf(QByteArrayView text)
{
    for (size_t i = 0; i < KindNames.size(); ++i) {
        if (text == QByteArrayView(KindNames[i]))
            return Kind(i);
    }
    return {};
}

QList<Shape> shapesOf(const url::Url &url, int depth)
{
    QList<Shape> shapes;
    if (!url.isHttp())
        return shapes;
    const QByteArray origin = url.origin();
    const QList<QByteArray> segments = segmentsOf(url);
    const QueryPairs parameters = parametersOf(url);
    addCalendar(origin, segments, parameters, shapes);
    addRepeatedPath(origin, segments, shapes);
    addQuery(origin, url, parameters, shapes);
    if (depth >= ChainDepth) {
        const QByteArray pattern = withoutNumbers(url.pathname()) + withoutNumbers(url.search());
        if (pattern.contains("{n}"))
            shapes.append({Kind::EndlessChain, origin + pattern, {}});
    }
    return shapes;
}

} // namespace argiope::trap
