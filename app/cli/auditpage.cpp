#include "app/cli/auditpage.h"

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"
#include "app/cli/renderedurl.h"
#include "app/cli/target.h"

#include "core/audit/check.h"
#include "core/audit/document.h"
#include "core/audit/pageview.h"
#include "core/base/json.h"

namespace argiope::cli {

namespace {

base::Result<store::UrlRecord, QString> recordFor(const Arguments &arguments)
{
    if (arguments.has("render")) {
        auto page = renderUrl(arguments, arguments.value("render"));
        if (!page)
            return base::Failure{page.error()};
        return std::move(page->record);
    }
    const QString typed = arguments.value("url", QStringLiteral("https://localhost/"));
    const auto address = url::parse(typed.toUtf8());
    if (!address || !address->isHttp())
        return base::Failure{QStringLiteral("--url '%1' is not an http or https URL").arg(typed)};
    QByteArray body;
    QByteArray headers;
    QString error;
    if (!readAllOf(arguments.value("page"), body, &error)
        || (arguments.has("headers") && !readAllOf(arguments.value("headers"), headers, &error)))
        return base::Failure{error};
    store::UrlRecord record = audit::recordOf({body, *address, headers});
    if (record.page.outcome == base::Outcome::TooComplex)
        return base::Failure{QStringLiteral("the document is too complex")};
    return record;
}

} // namespace

int runAuditPage(const Arguments &arguments, const PageAudit &asked)
{
    const auto record = recordFor(arguments);
    if (!record)
        return fail(ExitError, QLatin1String("audit: ") + record.error());
    Target target;
    if (!target.open(arguments.value("output", QStringLiteral("-"))))
        return fail(ExitError, QLatin1String("audit: cannot write the report: ") + target.problem());
    const audit::Limits limits = asked.rules.allLimits();
    const audit::PageView view(*record, limits, true);
    bool failed = false;
    const auto verdictOf = [&view](const audit::Check &check) {
        return view.passes(check.gate) ? check.page(check, view) : audit::Verdict{};
    };
    for (const audit::Check *check : asked.asked) {
        audit::Verdict verdict = verdictOf(*check);
        const audit::Check *same = check->besides ? audit::checkFromId(check->besides) : nullptr;
        if (same && asked.asked.contains(same) && verdictOf(*same).state == audit::State::Found)
            verdict = {};
        failed = failed || (verdict.state == audit::State::Found && asked.failing.contains(check));
        JsonLine json;
        json.string("check", check->id);
        json.string("severity", audit::name(asked.rules.severityOf(*check)));
        json.string("state", audit::name(verdict.state));
        json.number("count", verdict.count);
        QByteArrayList evidence = verdict.more;
        if (!verdict.evidence.isEmpty())
            evidence.prepend(verdict.evidence);
        json.raw("evidence", base::jsonStrings(evidence));
        if (verdict.needsPerson)
            json.boolean("needs_person", true);
        target.put(json.line());
    }
    if (!target.commit())
        return fail(ExitError, QLatin1String("audit: cannot write the report: ") + target.problem());
    return target.finish(failed ? ExitFound : ExitDone);
}

} // namespace argiope::cli
