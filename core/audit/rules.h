#pragma once

#include "core/audit/check.h"
#include "core/audit/limits.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QMap>
#include <QString>

#include <optional>
#include <span>

namespace argiope::audit {

/// Where a project keeps its rules, in its table `meta`.
inline constexpr char RulesName[] = "audit_rules";

/// What a site is: checks that make no sense there are off, or less severe, and some limits are others. Files and
/// scripts name them: never rename.
enum class SiteType : quint8 { Any, Blog, Shop, Documentation, Intranet, SinglePage };
inline constexpr int SiteTypeCount = int(SiteType::SinglePage) + 1;
[[nodiscard]] const char *name(SiteType type); ///< "any", "blog", "shop", "docs", "intranet", "single-page"
[[nodiscard]] std::optional<SiteType> siteTypeFromName(QByteArrayView name);

/// A number of `Limits` that people can set.
struct LimitInfo
{
    enum class Unit : quint8 { Number, Characters, Words, Pixels, Bytes, Milliseconds, Seconds, Factor, Share };
    const char *name; ///< "title-long"; scripts and projects name it: never rename
    Unit unit;
    double least; ///< smaller numbers make no sense, or are not noted when a page is read
    double most;
    const char *checks; ///< ids of those that go by it, set apart by spaces; the first one says what it is about
    const char *notAbove; ///< the limit that it must not exceed; null: none
    double (*get)(const Limits &limits);
    void (*set)(Limits &limits, double value);
};
/// All of them, by the checks' groups.
[[nodiscard]] std::span<const LimitInfo> limitInfos();
[[nodiscard]] const LimitInfo *limitFromName(QByteArrayView name);
/// As people and scripts write it: whole numbers, shares as 0.9.
[[nodiscard]] QByteArray limitText(const LimitInfo &info, double value);
[[nodiscard]] bool concerns(const LimitInfo &info, const Check &check);

/// How a project is judged, as somebody has said. A value; equal rules judge alike.
struct Rules
{
    SiteType siteType = SiteType::Any;
    QMap<QByteArray, double> limits; ///< by LimitInfo::name: those that somebody has set
    QMap<QByteArray, bool> switches; ///< by check id: on or off, whatever the type of site says
    QMap<QByteArray, Severity> severities; ///< by check id, likewise
    /// Also of pages that are no results (noindex, another canonical page, later pages of a series) titles,
    /// descriptions and the like are judged.
    bool nonIndexable = false;
    bool operator==(const Rules &) const = default;

    [[nodiscard]] Limits allLimits() const; ///< those of the type, and over them what was set
    [[nodiscard]] bool isOn(const Check &check) const;
    [[nodiscard]] Severity severityOf(const Check &check) const;
};

/// What the type of site alone makes of it.
[[nodiscard]] Limits limitsOf(SiteType type);
[[nodiscard]] bool isOn(SiteType type, const Check &check);
[[nodiscard]] Severity severityOf(SiteType type, const Check &check);

/// As RulesName has them; what a stranger's file has beyond that is left out, as are limits out of their range.
[[nodiscard]] Rules rulesFromJson(const QByteArray &json);
[[nodiscard]] QByteArray toJson(const Rules &rules); ///< "" where all is as it is by itself

/// Sets a limit as it was typed, "65" or "0.9"; "default" gives back the type's. The error is one English line.
[[nodiscard]] base::Result<void, QString> setLimit(Rules &rules, QByteArrayView name, const QString &value);
/// Why these limits cannot be: one that is out of its range, or above another that it must not exceed.
struct LimitProblem
{
    const LimitInfo *limit = nullptr;
    const LimitInfo *other = nullptr; ///< null: the range
};
[[nodiscard]] std::optional<LimitProblem> problemOf(const Limits &limits);
[[nodiscard]] QString message(const LimitProblem &problem, const Limits &limits); ///< one English line

} // namespace argiope::audit
