#include "ui/options/quantitybox.h"

#include "core/settings/quantity.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <span>

namespace argiope::options {

using settings::QuantityUnit;

namespace {

/// What units are called where the language has words for them.
[[maybe_unused]] constexpr const char *UnitNames[] = {
    QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "d"),
    QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "h"),
    QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "min"),
    QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "s"),
    QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "bytes"),
};

std::span<const QuantityUnit> unitsOf(QuantityBox::Of of)
{
    return settings::unitsOf(of == QuantityBox::Of::Seconds ? settings::Quantity::Seconds : settings::Quantity::Bytes);
}

QString numberText(double number)
{
    // As many decimals as there are, two at most.
    const bool whole = std::abs(number - std::round(number)) < 0.005;
    QString text = QLocale().toString(number, 'f', whole ? 0 : 2);
    while (!whole && text.endsWith(QLatin1Char('0')))
        text.chop(1);
    return text;
}

std::optional<double> numberOf(QString text)
{
    bool good = false;
    double number = QLocale().toDouble(text, &good);
    if (!good) {
        text.remove(QLatin1Char(','));
        number = QLocale::c().toDouble(text, &good);
    }
    return good && number >= 0 ? std::optional<double>(number) : std::nullopt;
}

/// "200 kB/s" as "200 kB": people may leave it out.
QString withoutASecond(QuantityBox::Of of, const QString &text)
{
    if (of != QuantityBox::Of::BytesASecond)
        return text;
    for (const QString &end : {QuantityBox::tr("/s"), QStringLiteral("/s")}) {
        if (text.endsWith(end, Qt::CaseInsensitive))
            return text.chopped(end.size()).trimmed();
    }
    return text;
}

} // namespace

QuantityBox::QuantityBox(Of of, QWidget *parent)
    : QDoubleSpinBox(parent)
    , m_of(of)
{
}

QString QuantityBox::textOf(Of of, double value)
{
    const auto units = unitsOf(of);
    const QuantityUnit *unit = &units.back();
    for (const QuantityUnit &larger : units) {
        // Halves and quarters of a large unit are read more easily than hundreds of a small one.
        const double number = value / larger.size;
        if (number >= 1 && std::abs(number * 4 - std::round(number * 4)) < 1e-9) {
            unit = &larger;
            break;
        }
    }
    const QString text = numberText(value / unit->size) % QLatin1Char(' ') % tr(unit->name);
    return of == Of::BytesASecond ? QString(text % tr("/s")) : text;
}

std::optional<double> QuantityBox::valueOf(Of of, const QString &text)
{
    static const QRegularExpression Part(QStringLiteral("([0-9][0-9.,\\s\\x{a0}\\x{202f}]*)\\s*(\\p{L}*)\\s*"));
    const QString whole = withoutASecond(of, text.trimmed());
    double sum = 0;
    qsizetype at = 0;
    while (at < whole.size()) {
        const QRegularExpressionMatch match
            = Part.match(whole, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        const std::optional<double> number = numberOf(match.captured(1).trimmed());
        if (!match.hasMatch() || !number)
            return std::nullopt;
        const QString name = match.captured(2);
        const QuantityUnit *unit = nullptr;
        for (const QuantityUnit &one : unitsOf(of)) {
            const QString also = QLatin1String(one.also);
            if ((name.isEmpty() && one.size == 1) || name.compare(tr(one.name), Qt::CaseInsensitive) == 0
                || (!name.isEmpty() && also.contains(QLatin1Char(' ') % name.toLower() % QLatin1Char(' '))))
                unit = &one;
        }
        if (!unit)
            return std::nullopt;
        sum += *number * unit->size;
        at = match.capturedEnd();
    }
    return whole.isEmpty() ? std::nullopt : std::optional<double>(sum);
}

double QuantityBox::valueFromText(const QString &text) const
{
    if (!specialValueText().isEmpty() && text == specialValueText())
        return minimum();
    return valueOf(m_of, text).value_or(value());
}

QValidator::State QuantityBox::validate(QString &text, int &) const
{
    if (!specialValueText().isEmpty() && text == specialValueText())
        return QValidator::Acceptable;
    const std::optional<double> value = valueOf(m_of, text);
    return value && *value >= minimum() && *value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

} // namespace argiope::options
