#pragma once

#include "core/audit/namedfindings.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QString>

#include <functional>
#include <memory>

namespace argiope::cli {

using ReportedFinding = audit::NamedFinding;

/// Writes what an audit found in one of the formats. begin(), any number of take(), end().
class AuditReport
{
public:
    using Put = std::function<void(QByteArrayView)>;
    explicit AuditReport(Put put)
        : m_put(std::move(put))
    {
    }
    virtual ~AuditReport();
    AuditReport(const AuditReport &) = delete;
    AuditReport &operator=(const AuditReport &) = delete;

    /// `asked`: the checks that are run, in their order, without those that are switched off.
    virtual void begin(const QList<const audit::Check *> &asked) { (void)asked; }
    virtual void take(const ReportedFinding &finding) = 0;
    virtual void end(const audit::AuditResult &result, const QList<const audit::Check *> &asked) = 0;

protected:
    void put(const QByteArray &bytes) const { m_put(bytes); }

private:
    Put m_put;
};

/// "text", "json" … in the order of --help; the first is the default.
[[nodiscard]] QByteArrayList auditFormats();
/// Null where there is no such format. Not of "html", which takes a crawl: see htmlauditreport.h.
[[nodiscard]] std::unique_ptr<AuditReport> makeAuditReport(const QByteArray &format, AuditReport::Put put);

} // namespace argiope::cli
