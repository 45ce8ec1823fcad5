#pragma once

#include "core/audit/check.h"
#include "core/base/result.h"
#include "core/filter/parser.h"
#include "core/store/reader.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace argiope::audit {

/// A check that a person has made: a condition over the columns of a list. A value.
struct OwnCheck
{
    QByteArray id; ///< "own-…", see isOwnCheckId()
    QString title;
    Severity severity = Severity::Warning;
    QString expression; ///< docs/user/filters.md; found where it is true, undecidable where it is undecided
    bool operator==(const OwnCheck &) const = default;
};

inline constexpr int MostOwnChecks = 200;
inline constexpr int MostOwnTitle = 200; ///< UTF-16 units

struct OwnCheckError
{
    enum class Code : quint8 {
        NotJson,
        NotOwnChecks, ///< JSON of something else
        NewerFile, ///< such checks in a version of the format that this program does not know
        TooMany, ///< more than MostOwnChecks
        BadId,
        DoubleId,
        BadTitle, ///< none, more than a line, or longer than MostOwnTitle
        BadSeverity,
        BadExpression, ///< `expression` says what is wrong
    };
    Code code = Code::NotJson;
    int number = 0; ///< of the check, from 1; 0: of the file
    QString detail{}; ///< the id, the title, the parser's words
    filter::Error expression{};
    [[nodiscard]] QString message() const; ///< one English line
};

/// "own-" and lower-case letters of ASCII, digits and single hyphens, 64 at most.
[[nodiscard]] bool isOwnCheckId(QByteArrayView id);
/// An id of a title, other than those that `others` have.
[[nodiscard]] QByteArray ownCheckId(const QString &title, const QList<OwnCheck> &others);

/// As they are handed on: {"format": "argiope own checks", "version": 1, "checks": [{id, title, severity,
/// expression}]}.
[[nodiscard]] QByteArray ownChecksJson(const QList<OwnCheck> &checks);
/// Each has its id, title, severity and some expression, which is not looked at: what columns there are is known of a
/// project only. A check without an id gets one.
[[nodiscard]] base::Result<QList<OwnCheck>, OwnCheckError> ownChecksFromJson(const QByteArray &json);

/// The rows where a check with this condition is found: of those that were fetched.
[[nodiscard]] store::ListQuery ownCheckQuery(const filter::Expression &condition);

/// What these rows have in the columns that the condition names, a line each, in the order of `ids`.
[[nodiscard]] QByteArrayList ownEvidence(
    store::Reader &reader, const filter::Expression &condition, const QList<qint64> &ids);

/// Own checks that can be held against a project: rows like all others, behind those of checks(). Immutable.
class OwnCheckSet
{
public:
    [[nodiscard]] static base::Result<std::shared_ptr<const OwnCheckSet>, OwnCheckError> of(
        const QList<OwnCheck> &checks, const store::Columns &columns);

    /// Of group Own; their texts live as long as the set.
    [[nodiscard]] std::span<const Check> rows() const { return m_rows; }
    [[nodiscard]] const Check *find(QByteArrayView id) const; ///< nullptr where there is none
    /// The place in rows(); none where it is no row of these.
    [[nodiscard]] std::optional<size_t> placeOf(const Check &check) const;
    [[nodiscard]] const filter::Expression &condition(size_t place) const { return m_conditions[place]; }

private:
    QByteArrayList m_texts;
    std::vector<Check> m_rows;
    std::vector<filter::Expression> m_conditions;
};

} // namespace argiope::audit
