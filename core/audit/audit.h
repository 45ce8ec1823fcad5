#pragma once

#include "core/audit/check.h"
#include "core/audit/ignores.h"
#include "core/audit/limits.h"
#include "core/audit/rules.h"
#include "core/store/types.h"

#include <QByteArray>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace argiope::store {
class Reader;
}

namespace argiope::audit {

class OwnCheckSet;

/// How one check fared over a crawl.
struct CheckSum
{
    qint64 checked = 0; ///< URLs that it was held against; where it is one of the whole crawl, those it could concern
    qint64 pages = 0; ///< URLs where it was found, without those that are ignored
    qint64 instances = 0; ///< on all of them
    qint64 ignored = 0; ///< further URLs where it was found, and somebody has said that it does not matter
    qint64 undecidable = 0; ///< URLs where what would tell is not known
    qint64 needsPerson = 0; ///< further URLs where a person has to look, since HTML alone does not tell
};

/// One check, found on one URL or left open there.
struct Finding
{
    const Check *check = nullptr;
    base::UrlId page = base::UrlId::None;
    QByteArray url; ///< of `page`; "" from the passes over the whole crawl, which know ids only
    Verdict verdict;
    base::UrlId other = base::UrlId::None; ///< another URL that is the evidence; the verdict's may say more of it
    bool ignored = false; ///< found, and somebody has said that it does not matter
    Severity severity = Severity::Notice; ///< in this audit
    std::vector<quint32> moreOthers{}; ///< ids of URLs that are the evidence of further instances
};

struct AuditOptions
{
    /// Empty: all, and all of `own`. What the rules have switched off is not held against anything in any case.
    std::vector<const Check *> checks;
    const OwnCheckSet *own = nullptr; ///< what `checks` may have rows of too; made for the reader's columns
    bool ownEvidence = true; ///< findings of own checks say what the row has; else ownEvidence() tells later
    std::optional<Rules> rules{}; ///< none: those that the project keeps
    std::optional<QList<Ignore>> ignores; ///< none: those that the project keeps
    int threads = 0; ///< that read and judge pages; 1: the caller's; 0: as many as the project is worth
    /// An earlier run of the project, one of Reader::runs(); 0: as it is now. Of an earlier one pages are remembered,
    /// but neither headers nor links: what these decide is left open, and so is what takes the whole crawl.
    int run = 0;
    /// `finding` is also told of each page where a check could not be decided; else only where a person has to look.
    bool tellUndecidable = false;
    const std::atomic<bool> *cancel = nullptr; ///< looked at for every URL; may be null
    /// Told of every finding, in the order of the ids, then check by check over the whole crawl; there also of what is
    /// left open. Where a page does not have the facts it is counted only.
    std::function<void(const Finding &)> finding{};
    /// Told now and then, with sums that still grow: URLs done, of how many.
    std::function<void(qint64 done, qint64 all, const std::vector<CheckSum> &sums)> progress{};
};

struct AuditResult
{
    std::vector<CheckSum> sums; ///< by the place in checks(), behind them of `own`; zeros for what was not asked for
    std::vector<Severity> severities; ///< by the same places
    std::vector<bool> off; ///< by the same places: switched off
    Rules rules; ///< that it went by
    const OwnCheckSet *own = nullptr; ///< as in the options
    qint64 urls = 0; ///< within the scope and fetched
    qint64 pages = 0; ///< of them HTML with status 200, read to their end
    qint64 troubled = 0; ///< URLs with an error or a warning that is not ignored; some may be outside of the scope
    int run = 1; ///< the project's last
    bool canceled = false;
    std::optional<store::StoreError> error{}; ///< reading ended there
};

/// Holds a crawl against the checks: once over all URLs, then what takes the whole crawl. Nothing is stored, so that
/// every project has its answers, whatever wrote it. Sees one moment of a crawl that goes on. Needs some
/// 70 bytes of memory a URL, up to 100 more for an indexable page, 280 for its signature where near duplicates are
/// looked for, and 20 for each version in another language. The reader's thread, which alone calls what is told; with
/// others for a big project.
[[nodiscard]] AuditResult auditProject(store::Reader &reader, const AuditOptions &options);

/// What a check that one page decides says of a URL on which an audit has found it, for whoever shows that finding. The
/// record with its headers.
[[nodiscard]] Verdict verdictAgain(
    const Check &check, const store::UrlRecord &record, store::Reader &reader, const Limits &limits);

/// The setting without which a crawl notes nothing for a check: "accessibility", "spelling". "": none.
[[nodiscard]] const char *neededSetting(const Check &check);
/// What a project is held against where nobody names checks: all, but for those whose needed setting its crawl had off.
/// In the order of checks().
[[nodiscard]] std::vector<const Check *> checksOf(const settings::CrawlSettings &settings);

/// Of a row of checks() or of the own ones.
[[nodiscard]] size_t placeOf(const Check &check, const OwnCheckSet *own);
[[nodiscard]] const CheckSum &sumOf(const AuditResult &result, const Check &check);
[[nodiscard]] Severity severityOf(const AuditResult &result, const Check &check); ///< in that audit
[[nodiscard]] bool isOff(const AuditResult &result, const Check &check);
/// Whether a finding exists that is asked for: what makes a command line's audit fail. Ignored ones do not count.
[[nodiscard]] bool isFound(const AuditResult &result, const Check &check);

} // namespace argiope::audit
