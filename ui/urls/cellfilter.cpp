#include "ui/urls/cellfilter.h"

#include "core/filter/parser.h"
#include "core/store/filtersql.h"

#include <QDateTime>

#include <algorithm>

namespace argiope::urls {

using facts::Kind;
using filter::Test;

namespace {

QString typedOf(const facts::Value &value, Kind kind)
{
    if (const auto *text = std::get_if<QByteArray>(&value))
        return kind == Kind::Hash ? QString::fromLatin1(text->toHex()) : QString::fromUtf8(*text);
    const qint64 number = std::get<qint64>(value);
    switch (kind) {
    case Kind::Outcome:
        return QLatin1String(base::name(base::outcomeFromNumber(number)));
    case Kind::State:
        return QLatin1String(store::name(store::stateFromNumber(number)));
    case Kind::Flag:
        return number ? QStringLiteral("yes") : QStringLiteral("no");
    case Kind::Time:
        return QDateTime::fromMSecsSinceEpoch(number, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz"));
    default:
        return QString::number(number);
    }
}

} // namespace

std::optional<filter::Expression> sameValue(const store::Column &column, const facts::Value &value)
{
    const QString name = QString::fromUtf8(column.name);
    const filter::Fields fields = store::filterFields();
    filter::Field field{name, column.kind};
    for (const filter::Field &known : fields) {
        if (known.name == name)
            field = known;
    }
    const auto *number = std::get_if<qint64>(&value);
    const bool nothing = (!number && !std::holds_alternative<QByteArray>(value))
        || (number && column.kind == Kind::Depth && *number >= store::OrphanDepth);
    if (!nothing) {
        const auto made = filter::conditionOf(field, false, Test::Equal, false, {typedOf(value, column.kind)});
        return made ? std::optional(*made) : std::nullopt;
    }
    const auto unknown = filter::conditionOf(field, false, Test::Unknown, false, {});
    if (!filter::testsFor(column.kind).contains(Test::Empty))
        return *unknown;
    return filter::Expression::any({*filter::conditionOf(field, false, Test::Empty, false, {}), *unknown});
}

} // namespace argiope::urls
