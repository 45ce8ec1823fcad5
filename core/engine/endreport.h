#pragma once

#include "core/facts/rulekind.h"
#include "core/store/reader.h"

#include <QByteArray>
#include <QList>

#include <atomic>

namespace argiope::engine {

/// What one kind of rule kept out of a crawl.
struct LeftOut
{
    facts::RuleKind kind = facts::RuleKind::None;
    QByteArray name; ///< of the rule, as exports and stats have it
    qint64 count = 0; ///< URLs
    QList<QPair<QByteArray, qint64>> details; ///< what most of them were kept out by: a pattern, a line; most first
};

/// Pages that ask whoever comes for a login.
struct LoginWanted
{
    QByteArray url; ///< of the first that asks for a user name and password, or of the login form; "" for none
    qint64 pages = 0; ///< that answer with 401; those that lead to the form
    bool isForm = false;
};

/// What there is to say of a project whose crawl has ended, beside its counters. A value.
struct EndReport
{
    /// Pages, of the first that were looked at, that hold next to nothing before scripts run.
    qint64 scriptPages = 0;
    qint64 lookedAt = 0; ///< HTML pages
    QByteArray firstScriptPage; ///< its URL; "" where there is none
    LoginWanted login;
    QList<LeftOut> leftOut; ///< most first; of recrawls and archives nothing, which leave out for a while only

    /// The crawl found next to nothing, as all that it read is made by scripts.
    [[nodiscard]] bool isMadeByScripts() const { return scriptPages > 0 && scriptPages * 10 >= lookedAt * 9; }
};

/// How many details a rule is told with, at most.
inline constexpr qsizetype MostDetails = 3;

/// Whether people may have wanted what such a rule keeps out: no image, no other site's page.
[[nodiscard]] bool isOfInterest(facts::RuleKind kind);

/// Errors are the reader's, whose thread it is; nothing more is looked at once `cancel` is set.
[[nodiscard]] EndReport endReport(store::Reader &reader, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::engine
