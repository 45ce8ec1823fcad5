#include "core/select/structuredvalues.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace argiope::select {

namespace {

constexpr int MostJsonDepth = 128; ///< of what is looked through; Qt reads no deeper than 1,024

/// "Product" of "https://schema.org/Product" and of "schema:Product".
QString shortName(const QString &name)
{
    const qsizetype cut = std::max({name.lastIndexOf(u'/'), name.lastIndexOf(u'#'), name.lastIndexOf(u':')});
    return name.sliced(cut + 1);
}

bool hasType(const QJsonObject &item, const QString &type)
{
    const QJsonValue types = item.value(QLatin1String("@type"));
    const QJsonArray all = types.isArray() ? types.toArray() : QJsonArray{types};
    if (type == u"*")
        return item.contains(QLatin1String("@type"));
    return std::any_of(all.begin(), all.end(), [&type](const auto &one) { return shortName(one.toString()) == type; });
}

void findItems(const QJsonValue &value, const QString &type, int depth, QList<QJsonValue> &found)
{
    if (depth > MostJsonDepth)
        return;
    if (value.isArray()) {
        const QJsonArray values = value.toArray();
        for (const auto &one : values)
            findItems(one, type, depth + 1, found);
    } else if (value.isObject()) {
        const QJsonObject item = value.toObject();
        if (hasType(item, type))
            found.append(value);
        for (auto it = item.begin(); it != item.end(); ++it)
            findItems(*it, type, depth + 1, found);
    }
}

void flatten(const QJsonValue &value, int depth, QList<QJsonValue> &values)
{
    if (!value.isArray()) {
        if (!value.isNull() && !value.isUndefined())
            values.append(value);
        return;
    }
    const QJsonArray array = value.toArray();
    for (const auto &one : array) {
        if (depth < MostJsonDepth)
            flatten(one, depth + 1, values);
    }
}

QString textOfJson(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        const QJsonValue literal = object.value(QLatin1String("@value")); // a text with a type or language
        if (!literal.isUndefined())
            return literal.isObject() ? QString() : textOfJson(literal);
        return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    return value.toVariant().toString();
}

} // namespace

base::Result<DataPath, QueryError> DataPath::parse(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([^\\[\\].\\s]+)(?:\\[(\\d{1,6})\\])?$"));
    if (text.trimmed().isEmpty())
        return base::Failure{QueryError{QueryError::Code::Empty, -1, {}}};
    if (text.size() > MostCharacters)
        return base::Failure{QueryError{QueryError::Code::TooLong, -1, {}}};
    DataPath path;
    qsizetype at = 0;
    const QStringList parts = text.trimmed().split(u'.');
    for (const QString &part : parts) {
        const auto match = form.match(part);
        if (!match.hasMatch())
            return base::Failure{
                QueryError{part.isEmpty() ? QueryError::Code::UnexpectedEnd : QueryError::Code::Unexpected, at, part}};
        path.m_steps.push_back({match.captured(1), match.hasCaptured(2) ? match.captured(2).toInt() : -1});
        at += part.size() + 1;
    }
    return path;
}

QStringList DataPath::valuesIn(const QJsonArray &items) const
{
    QList<QJsonValue> values;
    const auto pick = [&values](int index) {
        if (index >= 0)
            values = index < values.size() ? QList<QJsonValue>{values[index]} : QList<QJsonValue>();
    };
    findItems(items, m_steps.front().name, 0, values);
    pick(m_steps.front().index);
    for (size_t i = 1; i < m_steps.size(); ++i) {
        QList<QJsonValue> next;
        for (const QJsonValue &value : std::as_const(values)) {
            const QJsonObject item = value.toObject();
            for (auto it = item.begin(); it != item.end(); ++it) {
                if (it.key() == m_steps[i].name || shortName(it.key()) == m_steps[i].name)
                    flatten(*it, 0, next);
            }
        }
        values = next;
        pick(m_steps[i].index);
    }
    QStringList texts;
    for (const QJsonValue &value : std::as_const(values))
        texts.append(textOfJson(value));
    return texts;
}

} // namespace argiope::select
