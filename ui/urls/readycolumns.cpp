#include "ui/urls/readycolumns.h"

#include "core/store/columns.h"
#include "ui/models/issuesmodel.h"

#include <initializer_list>

namespace argiope::urls {

namespace {

/// Names of columns for the checks whose ids begin so. The first that fits counts.
struct Ready
{
    const char *begin;
    std::initializer_list<const char *> columns;
};

const Ready ReadyColumns[] = {
    {"http-type", {"content_type"}},
    {"http-", {"error"}},
    {"redirect-", {"redirect_url"}},
    {"canonical-", {"canonical", "indexability_status"}},
    {"hreflang-", {"language", "canonical", "indexability_status"}},
    {"lang-", {"language"}},
    {"index-", {"indexability_status", "meta_robots"}},
    {"pagination-", {"indexability_status", "canonical"}},
    {"title-", {"title", "title_length"}},
    {"description-", {"description", "description_length"}},
    {"h1-", {"h1"}},
    {"h2-", {"h2", "h2_count"}},
    {"heading-", {"h1", "h2"}},
    {"charset-", {"charset"}},
    {"soft-404", {"title", "word_count"}},
    {"content-", {"title", "main_words", "word_count"}},
    {"render-", {"render_ms", "not_settled"}},
    {"link-to-redirect", {"redirect_url"}},
    {"page-", {"inlinks", "link_depth", "in_sitemap"}},
    {"image-", {"images", "images_without_alt"}},
    {"sitemap-", {"in_sitemap", "indexability_status"}},
    {"perf-", {"response_ms", "bytes"}},
    {"og-url", {"canonical"}},
    {"og-title", {"title"}},
};

QList<store::UrlColumn> known(std::initializer_list<const char *> names)
{
    QList<store::UrlColumn> columns;
    for (const char *name : names) {
        if (const store::Column *column = store::Columns::fixed().find(QByteArrayView(name)))
            columns.append(column->id);
    }
    return columns;
}

bool isOfFailures(const store::ListQuery &query)
{
    using base::Outcome;
    if (query.statusClasses == QList<int>{0})
        return true;
    return query.outcomes.size() == 1 && query.outcomes.constFirst() != Outcome::Ok;
}

} // namespace

QList<store::UrlColumn> readyColumns(const store::ListQuery &query)
{
    if (query.kind != store::ListKind::Urls)
        return {};
    if (query.statusClasses == QList<int>{3} || query.outcomes == QList{base::Outcome::Redirect})
        return known({"redirect_url"});
    if (isOfFailures(query))
        return known({"error"});
    const audit::Check *check = models::IssuesModel::checkOf(query);
    for (const Ready &ready : ReadyColumns) {
        if (check && QByteArrayView(check->id).startsWith(ready.begin))
            return known(ready.columns);
    }
    return {};
}

} // namespace argiope::urls
