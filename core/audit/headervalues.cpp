#include "core/audit/headervalues.h"

#include "core/base/text.h"

#include <QString>

#include <algorithm>
#include <limits>

namespace argiope::audit {

namespace {

constexpr qsizetype ShownCharacters = 200;

} // namespace

QByteArrayView withoutBlanks(QByteArrayView text)
{
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.isEmpty() && blank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && blank(text.back()))
        text.chop(1);
    return text;
}

QByteArrayList splitList(QByteArrayView value, char separator)
{
    QByteArrayList parts;
    eachPart(value, separator, [&parts](QByteArrayView part) { parts.append(part.toByteArray()); });
    return parts;
}

NameAndValue readDirective(QByteArrayView text)
{
    NameAndValue directive;
    const qsizetype equals = text.indexOf('=');
    directive.hasValue = equals >= 0;
    directive.name = withoutBlanks(equals < 0 ? text : text.first(equals)).toByteArray().toLower();
    if (!directive.hasValue)
        return directive;
    const QByteArrayView value = withoutBlanks(text.sliced(equals + 1));
    if (value.size() < 2 || value.front() != '"' || value.back() != '"') {
        directive.value = value.toByteArray();
        return directive;
    }
    for (qsizetype i = 1; i + 1 < value.size(); ++i) {
        if (value[i] == '\\' && i + 2 < value.size())
            ++i;
        directive.value += value[i];
    }
    return directive;
}

std::optional<qint64> readDigits(QByteArrayView text)
{
    if (text.isEmpty() || !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    bool ok = false;
    const qint64 number = text.toByteArray().toLongLong(&ok);
    return ok ? number : std::numeric_limits<qint64>::max();
}

QByteArray shown(const QByteArray &value)
{
    if (value.size() <= ShownCharacters && base::isAscii(value))
        return value;
    const QString text = value.isValidUtf8() ? QString::fromUtf8(value) : QString::fromLatin1(value);
    return text.left(ShownCharacters).toUtf8();
}

} // namespace argiope::audit
