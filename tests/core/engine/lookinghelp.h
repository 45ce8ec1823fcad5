#pragma once

#include "core/audit/audit.h"
#include "core/facts/observations.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testsite.h"

/// What tests of pages that are held against the rules of accessibility have in common.
namespace argiope::test {

engine::CrawlOptions lookingOptions(const QTemporaryDir &folder, const TestSite &site, bool looks = true);

facts::Observations observed(const CrawlRun &run, const QByteArray &url);

/// "path state count evidence" of what an audit tells of a check, and its sums.
struct Told
{
    QByteArrayList lines;
    audit::CheckSum sum;
};
Told auditOf(const QString &project, const char *id, const QByteArray &base);

} // namespace argiope::test
