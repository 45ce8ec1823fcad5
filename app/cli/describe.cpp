#include "app/cli/describe.h"

#include "app/windowoptions.h"

#include "core/audit/check.h"
#include "core/settings/fields.h"
#include "core/store/columns.h"

#include <QJsonArray>
#include <QJsonObject>

namespace argiope::cli {

namespace {

using Kind = ValueSpec::Kind;

QByteArray textOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? "true" : "false";
    case QJsonValue::Double:
        return QByteArray::number(value.toDouble(), 'g', 17);
    case QJsonValue::String:
        return value.toString().toUtf8();
    default:
        return {}; // the lists are empty by default
    }
}

QList<QByteArray> columnNames()
{
    QList<QByteArray> names;
    for (const store::Column &column : store::Columns::fixed().all())
        names << column.name;
    return names;
}

/// Groups first.
QList<QByteArray> checkNames()
{
    QList<QByteArray> names;
    for (int group = 0; group < audit::GroupCount; ++group)
        names << audit::name(audit::Group(group));
    for (const audit::Check &check : audit::checks())
        names << check.id;
    return names;
}

} // namespace

ValueSpec valueOf(const OptionSpec &option)
{
    if (option.metavar.isEmpty())
        return {};
    if (option.metavar.contains('|'))
        return {Kind::Choice, option.metavar.split('|')};
    if (option.metavar == "NAME,…")
        return {Kind::List, columnNames()};
    if (option.metavar == "ID,…")
        return {Kind::List, checkNames()};
    if (option.metavar.startsWith("FILE"))
        return {option.name == "project" ? Kind::Project : Kind::File, {}};
    if (option.metavar == "KEY=VALUE")
        return {Kind::Setting, {}};
    return {option.metavar == "URL" ? Kind::Url : Kind::Text, {}};
}

QList<ArgumentSpec> argumentsOf(const CommandSpec &spec)
{
    QList<ArgumentSpec> arguments;
    for (QByteArray word : spec.arguments.split(' ')) {
        word.replace("[", "").replace("]", "");
        const bool repeats = word.endsWith("…");
        word.replace("…", "");
        if (word.isEmpty())
            continue;
        ArgumentSpec argument{word, {Kind::Text, {}}, repeats};
        if (word.contains("PROJECT"))
            argument.value.kind = Kind::Project;
        else if (word == "FILE")
            argument.value.kind = Kind::File;
        else if (word.startsWith("URL"))
            argument.value.kind = Kind::Url;
        else if (word.contains('|'))
            argument.value = {Kind::Choice, word.split('|')};
        arguments.append(argument);
    }
    return arguments;
}

QList<SettingSpec> settingSpecs()
{
    const QJsonObject standard = settings::toJson({});
    QList<SettingSpec> specs;
    settings::forEachField([&](const auto &field) {
        using Value = std::decay_t<decltype(settings::CrawlSettings{}.*field.member)>;
        SettingSpec spec{field.info.key, field.info.help, textOf(standard.value(QLatin1String(field.info.key))), {},
            field.info.flag, {}};
        if constexpr (std::is_enum_v<Value>) {
            for (const char *name : settings::EnumNames<Value>::names)
                spec.choices.append(name);
        } else if constexpr (std::is_same_v<Value, bool>) {
            spec.choices = {"true", "false"};
        } else if constexpr (std::is_arithmetic_v<Value>) {
            spec.range = settings::rangeText(field.info).toUtf8();
        }
        specs.append(spec);
    });
    return specs;
}

CommandSpec windowSpec()
{
    CommandSpec spec{"argiope", "URL|PROJECT", "the window", {}, {}, 0, 1, {}};
    for (const WindowOption &option : WindowOptions)
        spec.options.append({option.name, {}, option.help, {}});
    spec.options.append({"version", {}, "Show the version.", {}});
    return spec;
}

} // namespace argiope::cli
