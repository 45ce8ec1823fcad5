#include "core/schemaorg/jsonvalues.h"

#include <QJsonObject>

#include <algorithm>

namespace argiope::schemaorg {

QByteArrayView trimmedText(QByteArrayView text)
{
    const auto blank = [](char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f'; };
    while (!text.isEmpty() && blank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && blank(text.back()))
        text.chop(1);
    return text;
}

QJsonArray listOf(const QJsonValue &value)
{
    if (value.isArray())
        return value.toArray();
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const auto key : {QLatin1String("@list"), QLatin1String("@set")}) {
            if (object.contains(key))
                return listOf(object.value(key));
        }
    }
    return value.isUndefined() || value.isNull() ? QJsonArray() : QJsonArray{value};
}

QByteArray textOf(const QJsonValue &value)
{
    if (value.isDouble())
        return QByteArray::number(value.toDouble(), 'g', 15);
    if (value.isObject())
        return textOf(value.toObject().value(QLatin1String("@value")));
    return value.toString().toUtf8();
}

bool isZero(const QJsonValue &price)
{
    bool number = true;
    const double amount = price.isString() ? price.toString().trimmed().toDouble(&number) : price.toDouble(-1);
    return number && amount == 0;
}

bool isPlainPrice(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble() >= 0;
    const QByteArray text = textOf(value);
    const qsizetype point = text.indexOf('.');
    const auto digits = [](QByteArrayView part) {
        return !part.isEmpty() && std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    if (point < 0)
        return digits(text);
    return digits(text.left(point)) && digits(text.mid(point + 1));
}

} // namespace argiope::schemaorg
