#include "app/cli/rowselection.h"

#include "app/cli/checknames.h"
#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/interrupts.h"

#include "core/audit/audit.h"
#include "core/filter/parser.h"
#include "core/store/filtersql.h"

#include <QSet>

#include <algorithm>
#include <memory>
#include <vector>

namespace argiope::cli {

namespace {

using exporting::Table;

Refusal wrongUsage(const QString &text)
{
    return {ExitUsage, text};
}

/// People count characters, from 1.
qsizetype characterAt(const QString &text, qsizetype position)
{
    return text.left(position).toUcs4().size() + 1;
}

/// Rows of the table are URLs, or belong to one.
bool isOfUrls(const exporting::Options &options)
{
    using exporting::Format;
    const bool graph = options.format == Format::GraphMl || options.format == Format::Gexf;
    return options.table == Table::Urls || options.table == Table::Skipped || (options.table == Table::Links && !graph);
}

/// What each row of the table is about has one URL of the project, which a condition can be held against.
bool isAboutUrls(const exporting::Options &options)
{
    switch (options.table) {
    case Table::Broken:
    case Table::Chains:
    case Table::Issues:
    case Table::Images:
    case Table::Hreflang:
        return true;
    default:
        return isOfUrls(options);
    }
}

/// Says of URLs whether the condition is true of them; nullopt where somebody interrupts.
std::optional<std::function<bool(store::UrlId)>> holding(store::Reader &reader, const filter::Expression &condition)
{
    const auto chosen = std::make_shared<std::vector<qint64>>();
    for (const auto kind : {store::ListKind::Urls, store::ListKind::Skipped}) {
        store::ListQuery query;
        query.kind = kind;
        query.where = condition;
        const QList<qint64> ids = reader.ids(query, 0, &Interrupts::flag());
        chosen->insert(chosen->end(), ids.cbegin(), ids.cend());
    }
    if (Interrupts::flag())
        return std::nullopt;
    std::sort(chosen->begin(), chosen->end());
    return [chosen](store::UrlId id) { return std::binary_search(chosen->begin(), chosen->end(), base::raw(id)); };
}

std::optional<Refusal> selectFiltered(const QString &text, store::Reader &reader, exporting::Options &options)
{
    if (!isAboutUrls(options))
        return wrongUsage(QStringLiteral("--filter: the rows of this table have no URL to filter by"));
    const auto condition = filter::parse(text, store::filterFields(reader.columns()));
    if (!condition) {
        const filter::Error &error = condition.error();
        return wrongUsage(QStringLiteral("--filter: at character %1: %2")
                              .arg(characterAt(text, error.position))
                              .arg(error.message().simplified()));
    }
    if (!isOfUrls(options)) {
        auto keeps = holding(reader, *condition);
        if (!keeps)
            return Refusal{ExitInterrupted, {}};
        if (reader.error())
            return Refusal{ExitError, reader.error()->message()};
        options.keeps = std::move(*keeps);
        return {};
    }
    options.query.where = *condition;
    if (options.table == Table::Links) {
        options.linkPages.emplace();
        options.linkPages->where = *condition;
    }
    return {};
}

std::optional<Refusal> selectColumns(const QString &names, const store::Reader &reader, exporting::Options &options)
{
    if (options.table != Table::Urls && options.table != Table::Skipped)
        return wrongUsage(QStringLiteral("--columns: only the tables urls and skipped have selectable columns"));
    if (!exporting::infoOf(options.format).hasColumns)
        return wrongUsage(QStringLiteral("--columns: this format has no columns"));
    for (const QString &word : names.split(u',')) {
        const QByteArray name = word.trimmed().toUtf8();
        const store::Column *column = reader.columns().find(QByteArrayView(name));
        if (!column) {
            // The parser knows what is spelt alike.
            const auto alike = filter::parse(
                QLatin1Char('[') + word.trimmed() + QLatin1Char(']'), store::filterFields(reader.columns()));
            const bool known = alike || alike.error().code != filter::Error::Code::UnknownColumn;
            return wrongUsage(QLatin1String("--columns: ")
                + (known ? QStringLiteral("unknown column '%1'").arg(word.trimmed()) : alike.error().message()));
        }
        if (options.columns.contains(column->id))
            return wrongUsage(QStringLiteral("--columns: '%1' is given twice").arg(word.trimmed()));
        options.columns << column->id;
    }
    return {};
}

/// What the project does not look for is found nowhere: who asks for it is told so.
std::optional<Refusal> tellOff(const CheckList &chosen, const store::Reader &reader)
{
    const audit::Rules rules = audit::rulesFromJson(reader.meta(audit::RulesName));
    QStringList off;
    for (const audit::Check *check : chosen) {
        if (!rules.isOn(*check))
            off << QLatin1String(check->id);
    }
    const QString names = off.join(QStringLiteral(", "));
    if (!off.isEmpty() && off.size() == chosen.size()) {
        return Refusal{ExitError,
            QStringLiteral("export: nothing to export for %1: it is switched off in this project; to switch it on: "
                           "argiope-cli audit PROJECT --set %2=on")
                .arg(names, off.constFirst())};
    }
    if (!off.isEmpty())
        (void)fail(ExitDone, QStringLiteral("export: switched off in this project, and left out: %1").arg(names));
    return {};
}

std::optional<Refusal> selectChecked(const Arguments &arguments, store::Reader &reader, exporting::Options &options)
{
    if (!isOfUrls(options) && options.table != Table::Issues)
        return wrongUsage(
            QStringLiteral("--check: only the tables issues, urls, skipped and links can be filtered by checks"));
    OwnChecks own;
    if (arguments.has("own")) {
        if (const auto error = own.read(arguments.value("own"), reader.columns()))
            return wrongUsage(QLatin1String("--own: ") + *error);
    }
    const auto chosen = own.chosen(arguments.value("check"));
    if (!chosen)
        return wrongUsage(QStringLiteral("--check: unknown check or group '%1'").arg(chosen.error()));
    if (auto off = tellOff(*chosen, reader))
        return off;
    if (options.table == Table::Issues) {
        if (own.set())
            return wrongUsage(QStringLiteral("--own: the table issues has no custom checks; use audit --own"));
        for (const audit::Check *check : *chosen)
            options.checks << check->id;
        return {};
    }
    const auto found = std::make_shared<QSet<store::UrlId>>();
    audit::AuditOptions audit;
    audit.checks.assign(chosen->cbegin(), chosen->cend());
    audit.own = own.set();
    audit.cancel = &Interrupts::flag();
    audit.finding = [found](const audit::Finding &finding) {
        if (finding.verdict.state == audit::State::Found && finding.page != base::UrlId::None)
            found->insert(finding.page);
    };
    const audit::AuditResult result = audit::auditProject(reader, audit);
    if (result.canceled)
        return Refusal{ExitInterrupted, {}};
    if (result.error)
        return Refusal{ExitError, result.error->message()};
    options.keeps = [found](store::UrlId id) { return found->contains(id); };
    return {};
}

} // namespace

std::optional<Refusal> selectRows(const Arguments &arguments, store::Reader &reader, exporting::Options &options)
{
    if (arguments.has("own") && !arguments.has("check"))
        return wrongUsage(QStringLiteral("--own needs --check"));
    std::optional<Refusal> refused;
    if (arguments.has("filter"))
        refused = selectFiltered(arguments.value("filter"), reader, options);
    if (!refused && arguments.has("columns"))
        refused = selectColumns(arguments.value("columns"), reader, options);
    if (!refused && arguments.has("check"))
        refused = selectChecked(arguments, reader, options);
    return refused;
}

} // namespace argiope::cli
