#pragma once

#include "core/audit/check.h"
#include "core/scope/pattern.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QString>

namespace argiope::audit {

class OwnCheckSet;

/// Where a project keeps them, in its table `meta`.
inline constexpr char IgnoresName[] = "audit_ignores";

/// Somebody has said that a check does not matter on some URLs.
struct Ignore
{
    QByteArray check; ///< its id
    /// A regular expression (PCRE) that is searched in the URL, as those of include and exclude are; "" for every URL.
    QString pattern;
    QString note; ///< why, in the words of whoever said so
    bool operator==(const Ignore &) const = default;
};

/// As IgnoresName has them. What a stranger's file has beyond that, or beyond MostIgnores, is left out.
[[nodiscard]] QList<Ignore> ignoresFromJson(const QByteArray &json);
[[nodiscard]] QByteArray toJson(const QList<Ignore> &ignores); ///< "" where there are none
inline constexpr int MostIgnores = 10'000;

/// A pattern for this URL alone.
[[nodiscard]] QString patternOfUrl(QByteArrayView url);
/// For all URLs of its folder, and below it; for the URL alone where it has none.
[[nodiscard]] QString patternOfFolder(QByteArrayView url);
/// Why it is no pattern, in the words of the library; "" where it is one.
[[nodiscard]] QString patternProblem(const QString &pattern);

/// The same, to ask about many findings. A value; immutable; any thread.
class Ignores
{
public:
    Ignores() = default;
    /// `own`: checks beside those of the program; may be null.
    explicit Ignores(const QList<Ignore> &list, const OwnCheckSet *own = nullptr);

    [[nodiscard]] bool isEmpty() const { return m_byCheck.isEmpty(); }
    [[nodiscard]] bool concern(const Check &check) const { return m_byCheck.contains(&check); }
    [[nodiscard]] bool cover(const Check &check, QByteArrayView url) const;

private:
    QHash<const Check *, scope::PatternList> m_byCheck;
};

} // namespace argiope::audit
