#include "core/settings/quantity.h"

#include <QRegularExpression>

namespace argiope::settings {

namespace {

constexpr QuantityUnit DurationUnits[] = {
    {86400, "d", " d day days "},
    {3600, "h", " h hr hour hours "},
    {60, "min", " m min minute minutes "},
    {1, "s", " s sec second seconds "},
};
constexpr QuantityUnit SizeUnits[] = {
    {1e12, "TB", " t tb "},
    {1099511627776.0, "TiB", " tib "},
    {1e9, "GB", " g gb "},
    {1073741824.0, "GiB", " gib "},
    {1e6, "MB", " m mb "},
    {1048576.0, "MiB", " mib "},
    {1e3, "kB", " k kb "},
    {1024.0, "KiB", " kib "},
    {1, "bytes", " b byte bytes "},
};

} // namespace

std::span<const QuantityUnit> unitsOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Seconds:
        return DurationUnits;
    case Quantity::Bytes:
        return SizeUnits;
    case Quantity::None:
        break;
    }
    return {};
}

std::optional<double> quantityFromText(Quantity quantity, const QString &text)
{
    static const QRegularExpression Part(
        QStringLiteral("([0-9]+(?:\\.[0-9]+)?)\\s*([a-z]*)\\s*"), QRegularExpression::CaseInsensitiveOption);
    const QString whole = text.trimmed();
    double sum = 0;
    qsizetype at = 0;
    while (at < whole.size()) {
        const QRegularExpressionMatch match
            = Part.match(whole, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            return std::nullopt;
        const QString name = QLatin1Char(' ') + match.captured(2).toLower() + QLatin1Char(' ');
        const QuantityUnit *unit = nullptr;
        for (const QuantityUnit &one : unitsOf(quantity)) {
            // A number without its unit is all there is.
            const bool fits = match.capturedLength(2) == 0 ? one.size == 1 && match.capturedLength(0) == whole.size()
                                                           : QLatin1String(one.also).contains(name);
            if (fits)
                unit = &one;
        }
        if (!unit)
            return std::nullopt;
        sum += match.captured(1).toDouble() * unit->size;
        at = match.capturedEnd();
    }
    return whole.isEmpty() ? std::nullopt : std::optional<double>(sum);
}

QString quantityHint(Quantity quantity)
{
    return quantity == Quantity::Seconds ? QStringLiteral("expected a time: 90, 30m, 8h, \"1 h 30 min\"")
                                         : QStringLiteral("expected a size: 500000, 20MB, 2GiB, \"1.5 GB\"");
}

} // namespace argiope::settings
