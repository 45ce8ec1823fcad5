#pragma once

#include "core/audit/document.h"
#include "core/audit/pageview.h"

#include <QByteArray>

namespace argiope::audit::testing {

inline const char *const Address = "https://example.org/a/page.html";

inline store::UrlRecord document(
    const QByteArray &html, const QByteArray &url = Address, const QByteArray &headers = {})
{
    return recordOf({html, *url::parse(url), headers});
}

/// A URL that was fetched without a document.
inline store::UrlRecord answer(int status, base::Outcome outcome, const QByteArray &url = Address)
{
    store::UrlRecord record;
    record.id = base::UrlId(1);
    record.url = url;
    record.state = store::UrlState::Finished;
    record.page.id = record.id;
    record.page.status = status;
    record.page.outcome = outcome;
    record.page.contentType = "text/html";
    record.page.bytes = 100;
    return record;
}

inline Verdict verdictOf(const Check &check, const store::UrlRecord &record, bool start = false)
{
    const Limits limits;
    const PageView page(record, limits, true, start);
    return page.passes(check.gate) ? check.page(check, page) : Verdict{};
}

} // namespace argiope::audit::testing
