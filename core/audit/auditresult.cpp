// What is asked of an audit besides making it.
#include "core/audit/audit.h"
#include "core/audit/listedversions.h"
#include "core/audit/notfoundtexts.h"
#include "core/audit/owncheck.h"
#include "core/audit/pageview.h"
#include "core/audit/spellingchecks.h"
#include "core/audit/startpages.h"
#include "core/scope/spellings.h"
#include "core/settings/crawlsettings.h"
#include "core/store/reader.h"

namespace argiope::audit {

const char *neededSetting(const Check &check)
{
    if (check.group == Group::Accessibility)
        return "accessibility";
    return qstrcmp(check.id, SpellingChecks::Id) == 0 ? "spelling" : "";
}

std::vector<const Check *> checksOf(const settings::CrawlSettings &settings)
{
    std::vector<const Check *> list;
    for (const Check &check : checks()) {
        const QByteArrayView needed = neededSetting(check);
        if (needed.isEmpty() || (needed == "accessibility" ? settings.accessibility : settings.spelling))
            list.push_back(&check);
    }
    return list;
}

Verdict verdictAgain(const Check &check, const store::UrlRecord &record, store::Reader &reader, const Limits &limits)
{
    // What was found there was found because it belongs to the crawl.
    store::UrlRecord known = record;
    if (check.group == Group::Index) {
        ListedVersions listed;
        listed.read(reader, record.id);
        known.sitemapVersions = listed.of(record.id);
    }
    const PageView page(
        known, limits, true, StartPages(reader).has(record), scope::canonicalOptions(reader.settings()));
    const Verdict verdict = check.page(check, page);
    if (verdict.state == State::Found || qstrcmp(check.id, "soft-404") != 0)
        return verdict;
    return NotFoundTexts(reader.probes()).of(page).value_or(verdict);
}

size_t placeOf(const Check &check, const OwnCheckSet *own)
{
    const auto place = own ? own->placeOf(check) : std::nullopt;
    return place ? checks().size() + *place : size_t(indexOf(check));
}

const CheckSum &sumOf(const AuditResult &result, const Check &check)
{
    return result.sums[placeOf(check, result.own)];
}

Severity severityOf(const AuditResult &result, const Check &check)
{
    return result.severities[placeOf(check, result.own)];
}

bool isOff(const AuditResult &result, const Check &check)
{
    return result.off[placeOf(check, result.own)];
}

bool isFound(const AuditResult &result, const Check &check)
{
    return sumOf(result, check).pages > 0;
}

} // namespace argiope::audit
