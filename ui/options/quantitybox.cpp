#include "ui/options/quantitybox.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>
#include <span>

namespace argiope::options {

namespace {

/// A unit as it is shown, and how else it is written. The English names are always understood.
struct Unit
{
    double size;
    const char *shown;
    const char *also; ///< between blanks
};

const Unit DurationUnits[] = {
    {86400, QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "d"), " d day days "},
    {3600, QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "h"), " h hr hour hours "},
    {60, QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "min"), " m min minute minutes "},
    {1, QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "s"), " s sec second seconds "},
};
/// Of two that fit, the one that comes first.
const Unit SizeUnits[] = {
    {1e12, "TB", " t tb "},
    {1099511627776.0, "TiB", " tib "},
    {1e9, "GB", " g gb "},
    {1073741824.0, "GiB", " gib "},
    {1e6, "MB", " m mb "},
    {1048576.0, "MiB", " mib "},
    {1e3, "kB", " k kb "},
    {1024.0, "KiB", " kib "},
    {1, QT_TRANSLATE_NOOP("argiope::options::QuantityBox", "bytes"), " b byte bytes "},
};

std::span<const Unit> unitsOf(QuantityBox::Of of)
{
    return of == QuantityBox::Of::Seconds ? std::span<const Unit>(DurationUnits) : std::span<const Unit>(SizeUnits);
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

} // namespace

QuantityBox::QuantityBox(Of of, QWidget *parent)
    : QDoubleSpinBox(parent)
    , m_of(of)
{
}

QString QuantityBox::textOf(Of of, double value)
{
    const auto units = unitsOf(of);
    const Unit *unit = &units.back();
    for (const Unit &larger : units) {
        // Halves and quarters of a large unit are read more easily than hundreds of a small one.
        const double number = value / larger.size;
        if (number >= 1 && std::abs(number * 4 - std::round(number * 4)) < 1e-9) {
            unit = &larger;
            break;
        }
    }
    return numberText(value / unit->size) % QLatin1Char(' ') % tr(unit->shown);
}

std::optional<double> QuantityBox::valueOf(Of of, const QString &text)
{
    static const QRegularExpression Part(QStringLiteral("([0-9][0-9.,\\s\\x{a0}\\x{202f}]*)\\s*(\\p{L}*)\\s*"));
    const QString whole = text.trimmed();
    double sum = 0;
    qsizetype at = 0;
    while (at < whole.size()) {
        const QRegularExpressionMatch match
            = Part.match(whole, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        const std::optional<double> number = numberOf(match.captured(1).trimmed());
        if (!match.hasMatch() || !number)
            return std::nullopt;
        const QString name = match.captured(2);
        const Unit *unit = nullptr;
        for (const Unit &one : unitsOf(of)) {
            const QString also = QLatin1String(one.also);
            if ((name.isEmpty() && one.size == 1) || name.compare(tr(one.shown), Qt::CaseInsensitive) == 0
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
