#include "core/audit/check.h"

#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"
#include "core/audit/words/wordrows.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace argiope::audit {

const char *name(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Notice:
        break;
    }
    return "notice";
}

const char *name(Group group)
{
    static constexpr const char *names[] = {"http", "index", "heads", "content", "links", "images", "security",
        "sitemaps", "robots", "urls", "mobile", "performance", "accessibility", "html", "structured-data", "own"};
    static_assert(std::size(names) == size_t(GroupCount));
    return names[size_t(group)];
}

const char *name(State state)
{
    switch (state) {
    case State::NotFound:
        return "not_found";
    case State::Found:
        return "found";
    case State::Undecidable:
        break;
    }
    return "undecidable";
}

std::span<const Check> checks()
{
    static const std::vector<Check> all = [] {
        std::vector<Check> list;
        for (const auto group : {httpChecks, indexChecks, headChecks, contentChecks, renderChecks, linkChecks,
                 imageChecks, securityChecks, cookieChecks, sitemapChecks, robotsChecks, urlChecks, performanceChecks,
                 a11yChecks, htmlChecks, dataChecks}) {
            const auto rows = group();
            list.insert(list.end(), rows.begin(), rows.end());
        }
        for (Check &check : list) {
            if (const WordRow *row = wordRow(check.id))
                check.title = row->title;
        }
        return list;
    }();
    return all;
}

const Check *checkFromId(QByteArrayView id)
{
    static const QHash<QByteArrayView, const Check *> byId = [] {
        QHash<QByteArrayView, const Check *> made;
        for (const Check &check : checks())
            made.insert(check.id, &check);
        return made;
    }();
    return byId.value(id);
}

bool needsCrawl(const Check &check)
{
    static constexpr const char *names[]
        = {"redirect-internal", "http-gone-linked", "page-deep", "index-blocked", "url-trap"};
    return !check.page || check.group == Group::Sitemaps || check.group == Group::Robots
        || std::any_of(
            std::begin(names), std::end(names), [&check](const char *name) { return qstrcmp(check.id, name) == 0; });
}

int indexOf(const Check &check)
{
    return int(&check - checks().data());
}

Verdict observed(const Check &check, const PageView &page)
{
    if (!page.isObserved())
        return undecidable();
    const facts::Observation *seen = page.observations().find(check.id);
    return seen ? found(*seen) : Verdict{};
}

} // namespace argiope::audit
