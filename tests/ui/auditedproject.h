#pragma once

#include "core/store/writer.h"
#include "tests/ui/uitest.h"

namespace argiope::uitest {

/// makeProject(), whose pages that answered were read as HTML: 39 of 400 URLs are broken, and linked from others. The
/// first has 15 main headings, of which some are known.
inline bool makeAuditedProject(const QString &path)
{
    constexpr int Urls = 400;
    if (!makeProject(path, Urls, 7))
        return false;
    auto opened = store::Writer::open(path);
    if (!opened)
        return false;
    store::Writer &writer = **opened;
    writer.begin();
    for (int id = 1; id <= Urls; ++id) {
        auto page = writer.page(base::UrlId(id));
        if (!page || page->status != 200)
            continue;
        page->charset = "utf-8";
        page->readAs = facts::NewestFacts;
        page->observations = id == 1 ? R"({"h1-multiple":[14,"Two","Three","<b>Four"]})" : "{}";
        writer.finish(*page, true);
    }
    return writer.commit().ok();
}

} // namespace argiope::uitest
