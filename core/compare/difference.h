#pragma once

#include "core/audit/check.h"
#include "core/base/ids.h"
#include "core/facts/fact.h"

#include <QByteArray>

namespace argiope::compare {

/// What one row of a comparison tells. Stored as the number for as long as a window shows it.
enum class What : quint8 {
    New, ///< a URL that the first crawl did not have
    Gone, ///< a URL that the second does not have any more
    Changed, ///< a column of a URL that both have
    IssueNew, ///< a check that was not found on the URL before
    IssueMended, ///< one that was, and is not any more
};
inline constexpr int WhatCount = int(What::IssueMended) + 1;
[[nodiscard]] const char *name(What what); ///< "new", "gone", "changed", "issue_new", "issue_mended"

/// The column that stands for all that is read of a page (facts::FetchFacts::changeHash).
inline constexpr char ChangeColumn[] = "change_hash";

/// One thing that differs.
struct Difference
{
    What what = What::Changed;
    QByteArray url; ///< as the second crawl has it; where it does not, as the first does, mapped
    QByteArray urlBefore; ///< as the first has it; "" where it does not
    int column = -1; ///< its place in Comparison::columns(); of new and gone URLs that of the status or outcome
    const audit::Check *check = nullptr; ///< of issues, in place of a column
    int degree
        = -1; ///< of what a page says (ChangeColumn): percent of its main text, change::degreeOfTexts(); -1 unknown
    facts::Value before; ///< of issues: what showed them, where that is at hand
    facts::Value after;
    base::UrlId first = base::UrlId::None; ///< in the first project
    base::UrlId second = base::UrlId::None; ///< in the second
};

} // namespace argiope::compare
