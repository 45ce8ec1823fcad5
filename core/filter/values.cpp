#include "core/filter/values.h"

#include "core/filter/lexer.h"

#include <QDateTime>
#include <QRegularExpression>

#include <cmath>
#include <limits>
#include <optional>
#include <span>

namespace argiope::filter {

using facts::Kind;

namespace {

constexpr qint64 Second = 1000;
constexpr qint64 Minute = 60 * Second;
constexpr qint64 Day = 24 * 60 * Minute;

struct Unit
{
    const char *name;
    qint64 worth;
};
// The largest first; of equals what is written.
constexpr Unit Sizes[] = {{"TB", 1'000'000'000'000}, {"GB", 1'000'000'000}, {"MB", 1'000'000}, {"TiB", qint64(1) << 40},
    {"GiB", qint64(1) << 30}, {"MiB", qint64(1) << 20}, {"kB", 1000}, {"KiB", 1024}, {"B", 1}};
constexpr Unit Durations[] = {{"h", 60 * Minute}, {"min", Minute}, {"s", Second}, {"ms", 1}};

std::optional<qint64> wholeNumber(const QString &typed)
{
    bool ok = false;
    const qint64 number = typed.toLongLong(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

std::optional<qint64> quantity(const QString &typed, std::span<const Unit> units)
{
    static const QRegularExpression form(QStringLiteral("^(-?[0-9]+(?:\\.[0-9]+)?)\\s*([A-Za-z]*)$"));
    const QRegularExpressionMatch match = form.match(typed);
    if (!match.hasMatch())
        return {};
    qint64 worth = match.captured(2).isEmpty() ? 1 : 0;
    for (const Unit &unit : units) {
        if (match.captured(2).compare(QLatin1String(unit.name), Qt::CaseInsensitive) == 0)
            worth = unit.worth;
    }
    if (worth == 0)
        return {};
    if (const auto whole = wholeNumber(match.captured(1))) {
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        if (std::abs(double(*whole)) > double(most / worth))
            return {};
        return *whole * worth;
    }
    const double number = match.captured(1).toDouble() * double(worth);
    constexpr double exact = 9007199254740992.0; // beyond it a double leaves whole numbers out
    if (std::abs(number) > exact || std::abs(number - std::round(number)) > 1e-6)
        return {};
    return qint64(std::llround(number));
}

QString quantityText(qint64 number, std::span<const Unit> units, bool always)
{
    for (const Unit &unit : units) {
        if (number != 0 && number % unit.worth == 0 && (unit.worth > 1 || always))
            return QString::number(number / unit.worth) % QLatin1Char(' ') % QLatin1String(unit.name);
    }
    return QString::number(number);
}

std::optional<Value> timeFrom(const QString &typed)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[T ]+([0-9]{2}:[0-9]{2})(?::([0-9]{2})(?:\\.([0-9]{1,3}))?)?"
                       "\\s*(Z|[+-][0-9]{2}:?[0-9]{2})?)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(typed);
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    if (!match.hasMatch() || !date.isValid())
        return {};
    Value value{Value::Type::Time, {}, Kind::Text, 0, Day};
    QTime time(0, 0);
    if (!match.captured(2).isEmpty()) {
        time = QTime::fromString(match.captured(2), QStringLiteral("HH:mm"));
        value.span = Minute;
    }
    if (time.isValid() && !match.captured(3).isEmpty()) {
        time.setHMS(time.hour(), time.minute(), match.captured(3).toInt());
        value.span = Second;
    }
    if (time.isValid() && !match.captured(4).isEmpty()) {
        time = time.addMSecs(match.captured(4).leftJustified(3, u'0').toInt());
        value.span = 1;
    }
    if (!time.isValid())
        return {};
    value.number = QDateTime(date, time, Qt::UTC).toMSecsSinceEpoch();
    QString zone = match.captured(5);
    if (zone.size() > 1) {
        zone.remove(u':');
        const int hours = zone.mid(1, 2).toInt();
        const int minutes = zone.mid(3).toInt();
        if (hours > 23 || minutes > 59)
            return {};
        value.number -= (zone.startsWith(u'-') ? -1 : 1) * (hours * 60 + minutes) * Minute;
    }
    return value;
}

QString timeText(const Value &value)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(value.number, Qt::UTC);
    const QString form = value.span == Day ? QStringLiteral("yyyy-MM-dd")
        : value.span == Minute             ? QStringLiteral("yyyy-MM-dd HH:mm")
        : value.span == Second             ? QStringLiteral("yyyy-MM-dd HH:mm:ss")
                                           : QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz");
    return time.toString(form);
}

Value numberValue(qint64 number)
{
    return {Value::Type::Number, {}, Kind::Text, number, 0};
}

base::Result<Value, ValueError> asNumber(std::optional<qint64> number, ValueError otherwise)
{
    if (!number)
        return base::Failure{otherwise};
    return numberValue(*number);
}

bool isYes(const QString &typed)
{
    return typed.compare(QLatin1String("yes"), Qt::CaseInsensitive) == 0
        || typed.compare(QLatin1String("true"), Qt::CaseInsensitive) == 0 || typed == u"1";
}

bool isNo(const QString &typed)
{
    return typed.compare(QLatin1String("no"), Qt::CaseInsensitive) == 0
        || typed.compare(QLatin1String("false"), Qt::CaseInsensitive) == 0 || typed == u"0";
}

bool isFingerprint(const QString &typed)
{
    static const QRegularExpression form(QStringLiteral("^(?:[0-9A-Fa-f]{2}){1,64}$"));
    return form.match(typed).hasMatch();
}

} // namespace

base::Result<Value, ValueError> valueFrom(const QString &typed, Kind kind, bool length, const QStringList &choices)
{
    const QString text = typed.trimmed();
    if (length)
        return asNumber(wholeNumber(text), ValueError::NotANumber);
    switch (kind) {
    case Kind::Count:
    case Kind::Page:
    case Kind::Status:
    case Kind::Depth:
        return asNumber(wholeNumber(text), ValueError::NotANumber);
    case Kind::Bytes:
        return asNumber(quantity(text, Sizes), ValueError::NotASize);
    case Kind::Milliseconds:
        return asNumber(quantity(text, Durations), ValueError::NotADuration);
    case Kind::Time: {
        const auto time = timeFrom(text);
        if (!time)
            return base::Failure{ValueError::NotATime};
        return *time;
    }
    case Kind::Flag:
        if (!isYes(text) && !isNo(text))
            return base::Failure{ValueError::NotYesOrNo};
        return numberValue(isYes(text) ? 1 : 0);
    case Kind::Hash:
        if (!isFingerprint(text))
            return base::Failure{ValueError::NotAFingerprint};
        return Value{Value::Type::Text, text.toLower()};
    case Kind::Outcome:
    case Kind::State:
        if (!choices.contains(text.toLower()))
            return base::Failure{ValueError::NotAChoice};
        return Value{Value::Type::Text, text.toLower()};
    case Kind::Text:
    case Kind::Url:
    case Kind::MimeType:
    case Kind::Rule:
        break;
    }
    if (typed.isEmpty())
        return base::Failure{ValueError::EmptyText};
    return Value{Value::Type::Text, typed};
}

QString typedText(const Value &value, Kind kind, bool length)
{
    switch (value.type) {
    case Value::Type::Text:
    case Value::Type::Column:
        return value.text;
    case Value::Type::Time:
        return timeText(value);
    case Value::Type::Number:
        break;
    }
    if (length)
        return QString::number(value.number);
    if (kind == Kind::Bytes)
        return quantityText(value.number, Sizes, false);
    if (kind == Kind::Milliseconds)
        return quantityText(value.number, Durations, true);
    if (kind == Kind::Flag)
        return value.number ? QStringLiteral("yes") : QStringLiteral("no");
    return QString::number(value.number);
}

QString valueText(const Value &value, Kind kind, bool length)
{
    const QString typed = typedText(value, kind, length);
    switch (value.type) {
    case Value::Type::Column:
        return nameText(typed);
    case Value::Type::Text:
    case Value::Type::Time:
        return quoted(typed);
    case Value::Type::Number:
        break;
    }
    return typed;
}

bool areComparable(Kind a, Kind b)
{
    const auto group = [](Kind kind) {
        switch (kind) {
        case Kind::Text:
        case Kind::Url:
        case Kind::MimeType:
        case Kind::Rule:
            return Kind::Text;
        case Kind::Count:
        case Kind::Status:
        case Kind::Depth:
        case Kind::Page:
            return Kind::Count;
        default:
            return kind;
        }
    };
    return group(a) == group(b);
}

} // namespace argiope::filter
