#pragma once

#include "core/audit/audit.h"

#include <QByteArray>
#include <QByteArrayList>

#include <functional>

namespace argiope::audit {

/// A finding with its URLs in words.
struct NamedFinding
{
    const Check *check = nullptr;
    State state = State::Found;
    QByteArray url;
    int count = 1;
    Severity severity = Severity::Notice; ///< in this audit
    QByteArray evidence; ///< a value, or the URL that shows it; one line, without control characters
    bool ignored = false; ///< as the project has it
    bool needsPerson = false; ///< undecidable, because HTML alone does not tell
    base::UrlId page = base::UrlId::None; ///< of `url`; None where that is a file beside the project's URLs
    QByteArrayList more{}; ///< evidence of further instances, as `evidence`: not all where they are many
};

/// Evidence as it is shown: `other`, a URL that shows it, or "", and what is said beside it.
[[nodiscard]] QByteArray evidenceOf(const QByteArray &other, const QByteArray &evidence);
/// Evidence is what strangers wrote: without line ends and control characters.
[[nodiscard]] QByteArray onOneLine(const QByteArray &evidence);
[[nodiscard]] QByteArrayList onOneLine(const QByteArrayList &evidence); ///< each

/// All that is known of it in one line for people, English: "/a; /b; and 3 more".
[[nodiscard]] QByteArray evidenceText(const NamedFinding &finding);
/// Instances beside those whose evidence is listed; 0 where there is one piece of evidence for all.
[[nodiscard]] int unlisted(int count, const QByteArrayList &more);

/// auditProject(), whose findings are given to `take` in the order in which they were found. `options.finding` is not
/// used.
[[nodiscard]] AuditResult auditNamed(
    store::Reader &reader, AuditOptions options, const std::function<void(const NamedFinding &)> &take);

} // namespace argiope::audit
