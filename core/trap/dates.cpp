#include "core/trap/dates.h"

#include <algorithm>
#include <array>

namespace argiope::trap {

namespace {

template <size_t N>
bool isOneOf(const std::array<QByteArrayView, N> &words, QByteArrayView text)
{
    const QByteArray lower = text.toByteArray().toLower();
    return std::find(words.begin(), words.end(), QByteArrayView(lower)) != words.end();
}

qint64 valueOf(QByteArrayView digits)
{
    return digits.size() > 8 ? -1 : digits.toLongLong();
}

bool isYear(QByteArrayView text)
{
    return text.size() >= 4 && text.size() <= 6 && isNumber(text) && valueOf(text) >= 1000;
}

bool isWithin(QByteArrayView text, int most)
{
    return text.size() <= 2 && isNumber(text) && valueOf(text) >= 1 && valueOf(text) <= most;
}

bool namesMonth(QByteArrayView text)
{
    static constexpr std::array<QByteArrayView, 73> names{"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep",
        "oct", "nov", "dec", "january", "february", "march", "april", "june", "july", "august", "september", "october",
        "november", "december", "januar", "februar", "maerz", "m%c3%a4rz", "mai", "juni", "juli", "oktober", "dezember",
        "janvier", "fevrier", "f%c3%a9vrier", "mars", "avril", "juin", "juillet", "aout", "ao%c3%bbt", "septembre",
        "octobre", "novembre", "decembre", "d%c3%a9cembre", "enero", "febrero", "marzo", "abril", "mayo", "junio",
        "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre", "gennaio", "febbraio", "aprile", "maggio",
        "giugno", "luglio", "settembre", "ottobre", "dicembre", "januari", "februari", "maart", "mei", "augustus",
        "maio"};
    return isOneOf(names, text);
}

bool isMonth(QByteArrayView text)
{
    return isWithin(text, 12) || namesMonth(text);
}

/// "november-2026", "2026-november", "2026-W48"
bool isNamedDate(QByteArrayView text)
{
    const qsizetype dash = text.indexOf('-');
    if (dash <= 0 || dash + 1 == text.size() || text.indexOf('-', dash + 1) > 0)
        return false;
    const QByteArrayView first = text.first(dash);
    const QByteArrayView second = text.sliced(dash + 1);
    const bool isWeek = (second[0] == 'W' || second[0] == 'w') && isWithin(second.sliced(1), 53);
    return isYear(first) ? isWeek || namesMonth(second) : isYear(second) && namesMonth(first);
}

} // namespace

QList<QByteArray> splitQuery(const QByteArray &query)
{
    QList<QByteArray> parts;
    for (const QByteArray &part : query.split('&')) {
        const QList<QByteArray> divided = part.split(';');
        const bool each
            = std::all_of(divided.begin(), divided.end(), [](const QByteArray &one) { return one.indexOf('=') > 0; });
        if (each)
            parts += divided;
        else
            parts.append(part);
    }
    return parts;
}

bool isNumber(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isDate(QByteArrayView text)
{
    if (text.size() == 8 && isNumber(text))
        return isYear(text.first(4)) && isWithin(text.sliced(4, 2), 12) && isWithin(text.sliced(6), 31);
    const qsizetype dash = text.indexOf('-');
    if (dash < 0)
        return false;
    if (dash < 4 || dash > 6 || !isYear(text.first(dash)) || text.size() < dash + 3)
        return isNamedDate(text);
    const QByteArrayView month = text.sliced(dash + 1, 2);
    if (!isWithin(month, 12))
        return isNamedDate(text);
    const QByteArrayView rest = text.sliced(dash + 3);
    return rest.isEmpty() || (rest.size() >= 3 && rest[0] == '-' && isWithin(rest.sliced(1, 2), 31));
}

bool replaceDates(QList<QByteArray> &segments)
{
    bool found = false;
    for (qsizetype i = 0; i < segments.size(); ++i) {
        if (isDate(segments[i])) {
            segments[i] = "{date}";
            found = true;
        } else if (i + 1 < segments.size() && isYear(segments[i]) && isMonth(segments[i + 1])) {
            segments[i] = "{year}";
            segments[i + 1] = "{month}";
            if (i + 2 < segments.size() && isWithin(segments[i + 2], 31))
                segments[i + 2] = "{day}";
            found = true;
        } else if (i + 1 < segments.size() && isYear(segments[i + 1]) && isMonth(segments[i])) {
            segments[i] = "{month}";
            segments[i + 1] = "{year}";
            if (i > 0 && isWithin(segments[i - 1], 31))
                segments[i - 1] = "{day}";
            found = true;
        }
    }
    return found;
}

bool replaceDates(QueryPairs &parameters)
{
    static constexpr std::array<QByteArrayView, 13> words{"year", "month", "day", "date", "week", "calendar", "cal",
        "jahr", "monat", "mois", "annee", "startdate", "enddate"};
    // One letter may mean anything: two of them together mean a date.
    static constexpr std::array<QByteArrayView, 8> letters{"y", "m", "d", "w", "yr", "mo", "mon", "dt"};
    const auto numeric = [](const auto &parameter) { return isNumber(parameter.second); };
    const auto named = [&](const auto &parameter) { return numeric(parameter) && isOneOf(words, parameter.first); };
    const auto lettered
        = [&](const auto &parameter) { return numeric(parameter) && isOneOf(letters, parameter.first); };

    const bool byLetters = std::count_if(parameters.begin(), parameters.end(), lettered) >= 2;
    bool found = false;
    for (auto &parameter : parameters) {
        if (isDate(parameter.second)) {
            parameter.second = "{date}";
            found = true;
        } else if (named(parameter) || (byLetters && lettered(parameter))) {
            parameter.second = "{n}";
            found = true;
        }
    }
    return found;
}

bool namesCalendar(QByteArrayView segment)
{
    const QByteArray lower = segment.toByteArray().toLower();
    return lower.contains("calendar") || lower.contains("kalender") || lower == "cal" || lower.contains("agenda");
}

} // namespace argiope::trap
