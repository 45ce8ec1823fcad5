#include "core/select/inputrange.h"

#include "core/html/strings.h"

#include <QByteArray>
#include <QDate>

#include <cmath>
#include <optional>

namespace argiope::select {

namespace {

/// A number of that many digits or more; takes it off. Nothing where there is none.
std::optional<qint64> takeDigits(QByteArrayView &text, qsizetype least, qsizetype most)
{
    qsizetype count = 0;
    qint64 value = 0;
    while (count < text.size() && count < most && html::isDigit(text[count]))
        value = value * 10 + (text[count++] - '0');
    if (count < least)
        return {};
    text = text.sliced(count);
    return value;
}

bool take(QByteArrayView &text, char c)
{
    if (text.isEmpty() || text.front() != c)
        return false;
    text = text.sliced(1);
    return true;
}

constexpr double MsPerDay = 24.0 * 60 * 60 * 1000;

std::optional<double> takeDate(QByteArrayView &text)
{
    const auto year = takeDigits(text, 4, 9);
    if (!year || !take(text, '-'))
        return {};
    const auto month = takeDigits(text, 2, 2);
    if (!month || !take(text, '-'))
        return {};
    const auto day = takeDigits(text, 2, 2);
    const QDate date(int(*year), int(*month), day ? int(*day) : 0);
    if (!day || *year < 1 || !date.isValid())
        return {};
    return double(date.toJulianDay()) * MsPerDay;
}

std::optional<double> takeTime(QByteArrayView &text)
{
    const auto hour = takeDigits(text, 2, 2);
    if (!hour || !take(text, ':'))
        return {};
    const auto minute = takeDigits(text, 2, 2);
    if (!minute || *hour > 23 || *minute > 59)
        return {};
    double ms = double(*hour * 60 + *minute) * 60'000;
    if (!take(text, ':'))
        return ms;
    const auto second = takeDigits(text, 2, 2);
    if (!second || *second > 59)
        return {};
    ms += double(*second) * 1000;
    if (!take(text, '.'))
        return ms;
    const qsizetype before = text.size();
    const auto fraction = takeDigits(text, 1, 3);
    if (!fraction)
        return {};
    return ms + double(*fraction) * std::pow(10, double(3 - (before - text.size())));
}

std::optional<double> takeMonth(QByteArrayView &text)
{
    const auto year = takeDigits(text, 4, 9);
    if (!year || *year < 1 || !take(text, '-'))
        return {};
    const auto month = takeDigits(text, 2, 2);
    if (!month || *month < 1 || *month > 12)
        return {};
    return double(*year * 12 + *month);
}

std::optional<double> takeWeek(QByteArrayView &text)
{
    const auto year = takeDigits(text, 4, 9);
    if (!year || *year < 1 || !take(text, '-') || !take(text, 'W'))
        return {};
    const auto week = takeDigits(text, 2, 2);
    if (!week || *week < 1)
        return {};
    // The last week of a year is that of its 28th of December.
    if (*week > QDate(int(*year), 12, 28).weekNumber())
        return {};
    return double(*year * 60 + *week);
}

std::optional<double> takeNumber(QByteArrayView &text)
{
    if (text.isEmpty() || html::isSpace(text.front()) || text.front() == '+')
        return {};
    for (const char c : text) {
        if (!html::isDigit(c) && c != '-' && c != '+' && c != '.' && c != 'e' && c != 'E')
            return {}; // words for numbers that are none
    }
    bool read = false;
    const double value = text.toByteArray().toDouble(&read);
    text = {};
    return read && std::isfinite(value) ? std::optional<double>(value) : std::nullopt;
}

std::optional<double> takeValue(QByteArrayView type, QByteArrayView &text)
{
    if (type == "date")
        return takeDate(text);
    if (type == "month")
        return takeMonth(text);
    if (type == "week")
        return takeWeek(text);
    if (type == "time")
        return takeTime(text);
    if (type != "datetime-local")
        return takeNumber(text);
    const auto date = takeDate(text);
    if (!date || !(take(text, 'T') || take(text, ' ')))
        return {};
    const auto time = takeTime(text);
    return time ? std::optional<double>(*date + *time) : std::nullopt;
}

std::optional<double> valueOf(QByteArrayView type, QByteArrayView text)
{
    if (text.isEmpty())
        return {};
    const auto value = takeValue(type, text);
    return text.isEmpty() ? value : std::nullopt;
}

} // namespace

int placeInRange(const InputRange &input)
{
    static constexpr const char *types[] = {"date", "month", "week", "time", "datetime-local", "number", "range"};
    if (std::none_of(std::begin(types), std::end(types), [&input](const char *one) { return input.type == one; }))
        return 0;
    const auto min = valueOf(input.type, input.min);
    const auto max = valueOf(input.type, input.max);
    if (!min && !max)
        return 0;
    const auto value = valueOf(input.type, input.value);
    if (!value)
        return 1;
    if (input.type == "time" && min && max && *max < *min) // over midnight
        return *value >= *min || *value <= *max ? 1 : -1;
    return (min && *value < *min) || (max && *value > *max) ? -1 : 1;
}

} // namespace argiope::select
