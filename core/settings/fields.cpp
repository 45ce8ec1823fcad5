#include "core/settings/fields.h"

#include "core/settings/secrets.h"

#include <QJsonArray>

#include <cmath>
#include <optional>

namespace argiope::settings {

using base::Failure;
using Code = SettingsError::Code;

namespace {

// Value and JSON, one pair per type that a field may have.

QJsonValue valueToJson(const QString &value)
{
    return value;
}
QJsonValue valueToJson(const QStringList &value)
{
    return QJsonArray::fromStringList(value);
}
QJsonValue valueToJson(bool value)
{
    return value;
}
QJsonValue valueToJson(int value)
{
    return value;
}
QJsonValue valueToJson(qint64 value)
{
    return value;
}
QJsonValue valueToJson(double value)
{
    return value;
}
template <class E>
requires std::is_enum_v<E> QJsonValue valueToJson(E value)
{
    return QString::fromLatin1(EnumNames<E>::names[size_t(value)]);
}

template <class E>
QJsonValue valueToJson(QFlags<E> value)
{
    QJsonArray names;
    for (size_t bit = 0; bit < std::size(FlagNames<E>::names); ++bit) {
        if (value.testFlag(E(1u << bit)))
            names.append(QLatin1String(FlagNames<E>::names[bit]));
    }
    return names;
}

/// Why a value cannot be taken.
struct Refusal
{
    Code code;
    QString detail;
};
using MaybeRefused = std::optional<Refusal>; ///< none: the value was taken

MaybeRefused takeNumber(double number, bool integral, const FieldInfo &info)
{
    if (!std::isfinite(number))
        return Refusal{Code::WrongType, QStringLiteral("expected a number")};
    if (integral && number != std::trunc(number))
        return Refusal{Code::WrongType, QStringLiteral("expected a whole number")};
    if (number < info.min || number > info.max)
        return Refusal{Code::OutOfRange, rangeText(info)};
    return {};
}

template <class E>
MaybeRefused takeName(const QString &text, E &value)
{
    QStringList names;
    for (size_t i = 0; i < std::size(EnumNames<E>::names); ++i) {
        const auto name = QLatin1String(EnumNames<E>::names[i]);
        if (text == name) {
            value = E(i);
            return {};
        }
        names.append(name);
    }
    if constexpr (requires { EnumNames<E>::formerNames; }) {
        for (const auto &[former, now] : EnumNames<E>::formerNames) {
            if (text == QLatin1String(former)) {
                value = now;
                return {};
            }
        }
    }
    return Refusal{Code::WrongType, QLatin1String("expected ") + names.join(QLatin1String(", "))};
}

/// A list of names is the flags' whole value.
template <class E>
MaybeRefused takeFlags(const QStringList &words, QFlags<E> &value)
{
    using Names = FlagNames<E>;
    QFlags<E> flags;
    for (const QString &text : words) {
        const QString word = text.trimmed();
        bool known = word.isEmpty() || word == QLatin1String("none");
        for (size_t bit = 0; bit < std::size(Names::names); ++bit) {
            if (word == QLatin1String(Names::names[bit]) || word == QLatin1String("all")) {
                flags.setFlag(E(1u << bit));
                known = true;
            }
        }
        if (!known) {
            QStringList names;
            for (const char *name : Names::names)
                names.append(QLatin1String(name));
            return Refusal{
                Code::WrongType, QLatin1String("expected some of ") + names.join(QLatin1String(", ")) + u", all, none"};
        }
    }
    value = flags;
    return {};
}

MaybeRefused takeJson(const QJsonValue &json, QString &value, const FieldInfo &)
{
    if (!json.isString())
        return Refusal{Code::WrongType, QStringLiteral("expected a string")};
    value = json.toString();
    return {};
}
MaybeRefused takeJson(const QJsonValue &json, QStringList &value, const FieldInfo &)
{
    const Refusal refusal{Code::WrongType, QStringLiteral("expected an array of strings")};
    if (!json.isArray())
        return refusal;
    QStringList list;
    const QJsonArray array = json.toArray();
    for (const QJsonValue &element : array) {
        if (!element.isString())
            return refusal;
        list.append(element.toString());
    }
    value = list;
    return {};
}
MaybeRefused takeJson(const QJsonValue &json, bool &value, const FieldInfo &)
{
    if (!json.isBool())
        return Refusal{Code::WrongType, QStringLiteral("expected true or false")};
    value = json.toBool();
    return {};
}
template <class N>
requires std::is_arithmetic_v<N> MaybeRefused takeJson(const QJsonValue &json, N &value, const FieldInfo &info)
{
    if (!json.isDouble())
        return Refusal{Code::WrongType, QStringLiteral("expected a number")};
    const double number = json.toDouble();
    if (const MaybeRefused refusal = takeNumber(number, std::is_integral_v<N>, info))
        return refusal;
    value = N(number);
    return {};
}
template <class E>
requires std::is_enum_v<E> MaybeRefused takeJson(const QJsonValue &json, E &value, const FieldInfo &)
{
    return takeName(json.isString() ? json.toString() : QString(), value);
}

template <class E>
MaybeRefused takeJson(const QJsonValue &json, QFlags<E> &value, const FieldInfo &info)
{
    if (json.isBool()) // as it was before there were kinds
        return takeFlags(QStringList{json.toBool() ? QStringLiteral("all") : QStringLiteral("none")}, value);
    QStringList words;
    if (const MaybeRefused refusal = takeJson(json, words, info))
        return refusal;
    return takeFlags(words, value);
}

MaybeRefused takeText(const QString &text, QString &value, const FieldInfo &)
{
    value = text;
    return {};
}
MaybeRefused takeText(const QString &text, QStringList &value, const FieldInfo &)
{
    // As with `control`: KEY= empties a list. As an entry it would say nothing, and as a pattern match every URL.
    if (text.isEmpty())
        value.clear();
    else
        value.append(text);
    return {};
}
MaybeRefused takeText(const QString &text, bool &value, const FieldInfo &)
{
    const QString word = text.toLower();
    for (const char *yes : {"true", "on", "yes", "1"}) {
        if (word == QLatin1String(yes)) {
            value = true;
            return {};
        }
    }
    for (const char *no : {"false", "off", "no", "0"}) {
        if (word == QLatin1String(no)) {
            value = false;
            return {};
        }
    }
    return Refusal{Code::WrongType, QStringLiteral("expected true or false")};
}
/// "0.5", "1e3", and where the field is a time or a size "8 h".
double inUnits(const QString &text, const FieldInfo &info, bool &ok)
{
    const double number = text.toDouble(&ok);
    if (ok || info.quantity == Quantity::None)
        return number;
    const std::optional<double> quantity = quantityFromText(info.quantity, text);
    ok = quantity.has_value();
    return quantity.value_or(0);
}

template <class N>
requires std::is_arithmetic_v<N> MaybeRefused takeText(const QString &text, N &value, const FieldInfo &info)
{
    bool ok = false;
    if constexpr (std::is_integral_v<N>) {
        // As a whole number: 2^53 and what is beyond must not be rounded into the range.
        qint64 number = text.toLongLong(&ok, 10);
        if (!ok) {
            const double real = inUnits(text, info, ok);
            if (ok && (real < info.min || real > info.max))
                return Refusal{Code::OutOfRange, rangeText(info)};
            if (!ok && info.quantity != Quantity::None)
                return Refusal{Code::WrongType, quantityHint(info.quantity)};
            if (!ok || real != std::trunc(real))
                return Refusal{Code::WrongType, QStringLiteral("expected a whole number")};
            number = qint64(real);
        }
        if (number < qint64(info.min) || number > qint64(info.max))
            return Refusal{Code::OutOfRange, rangeText(info)};
        value = N(number);
    } else {
        const double number = inUnits(text, info, ok);
        if (!ok && info.quantity != Quantity::None)
            return Refusal{Code::WrongType, quantityHint(info.quantity)};
        if (!ok)
            return Refusal{Code::WrongType, QStringLiteral("expected a number")};
        if (const MaybeRefused refusal = takeNumber(number, false, info))
            return refusal;
        value = number;
    }
    return {};
}
template <class E>
requires std::is_enum_v<E> MaybeRefused takeText(const QString &text, E &value, const FieldInfo &)
{
    return takeName(text, value);
}

template <class E>
MaybeRefused takeText(const QString &text, QFlags<E> &value, const FieldInfo &info)
{
    bool all = false;
    if (!takeText(text, all, info))
        return takeFlags(QStringList{all ? QStringLiteral("all") : QStringLiteral("none")}, value);
    return takeFlags(text.split(u','), value);
}

QString jsonText(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double:
        return QString::number(value.toDouble(), 'g', 17);
    case QJsonValue::Array:
        return QStringLiteral("[…]");
    case QJsonValue::Object:
        return QStringLiteral("{…}");
    default:
        return QStringLiteral("null");
    }
}

} // namespace

QString rangeText(const FieldInfo &info)
{
    const auto number = [](double value) {
        return value == std::trunc(value) ? QString::number(qint64(value)) : QString::number(value);
    };
    return number(info.min) + QLatin1String(" to ") + number(info.max);
}

QString SettingsError::message() const
{
    const QString subject = key.isEmpty() ? QStringLiteral("settings") : key;
    // One line whatever was given; a control character must not reach a terminal.
    QString shown = value.left(200);
    for (QChar &c : shown) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    }
    const QString quoted = QLatin1String(" '") + shown + QLatin1String("'");
    const QString because = detail.isEmpty() ? QString() : QString(QLatin1String(": ") + detail);
    switch (code) {
    case Code::UnknownKey:
        return QLatin1String("unknown setting '") + subject + QLatin1String("'");
    case Code::WrongType:
        return subject + QLatin1String(": cannot use") + quoted + because;
    case Code::OutOfRange:
        return subject + QLatin1Char(':') + quoted + QLatin1String(" is out of range") + because;
    case Code::BadRegex:
        return subject + QLatin1String(": bad regular expression") + quoted + because;
    case Code::BadUrl:
        return subject + QLatin1String(": bad URL") + quoted + because;
    case Code::BadHeader:
        return subject + QLatin1String(": bad header") + quoted + because;
    case Code::BadAuth:
        return subject + QLatin1String(": bad credentials") + because; // never the value
    case Code::BadOrigin:
        return subject + QLatin1String(": bad origin") + because; // a login may stand where an origin should
    case Code::NotJson:
        return subject + QLatin1String(": not a JSON object") + because;
    }
    return subject;
}

QJsonObject toJson(const CrawlSettings &settings)
{
    QJsonObject json;
    const CrawlSettings open = withoutSecrets(settings);
    forEachField([&](const auto &field) {
        if (!field.info.secret)
            json.insert(QLatin1String(field.info.key), valueToJson(open.*field.member));
    });
    return json;
}

base::Result<CrawlSettings, SettingsError> fromJson(const QJsonObject &json, const CrawlSettings &base)
{
    CrawlSettings settings = base;
    for (auto it = json.begin(); it != json.end(); ++it) {
        bool known = false;
        MaybeRefused refusal;
        bool secret = false;
        forEachField([&](const auto &field) {
            if (known || it.key() != QLatin1String(field.info.key))
                return;
            known = true;
            secret = field.info.secret;
            refusal = takeJson(it.value(), settings.*field.member, field.info);
        });
        if (!known)
            return Failure{SettingsError{Code::UnknownKey, it.key(), {}, {}}};
        if (refusal) {
            // What stands in place of a list of headers or logins may be one of them.
            secret = secret || it.key() == u"headers" || it.key() == u"logins" || it.key() == u"proxy";
            const QString shown = secret ? QStringLiteral("…") : jsonText(it.value());
            return Failure{SettingsError{refusal->code, it.key(), shown, refusal->detail}};
        }
    }
    return settings;
}

base::Result<void, SettingsError> setFromText(CrawlSettings &settings, const QString &key, const QString &text)
{
    bool known = false;
    MaybeRefused refusal;
    forEachField([&](const auto &field) {
        if (known || key != QLatin1String(field.info.key))
            return;
        known = true;
        refusal = takeText(text, settings.*field.member, field.info);
    });
    if (!known)
        return Failure{SettingsError{Code::UnknownKey, key, text, {}}};
    if (refusal)
        return Failure{SettingsError{refusal->code, key, text, refusal->detail}};
    return {};
}

} // namespace argiope::settings
