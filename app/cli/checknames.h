#pragma once

#include "core/audit/owncheck.h"
#include "core/base/result.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace argiope::cli {

using CheckList = QList<const audit::Check *>;

/// From a file; the error is one line.
[[nodiscard]] base::Result<QList<audit::OwnCheck>, QString> readOwnChecks(const QString &path);

/// The checks that there are: the program's, and those of a person's file.
class OwnChecks
{
public:
    /// None where all is well, else one line.
    [[nodiscard]] std::optional<QString> read(const QString &path, const store::Columns &columns);
    [[nodiscard]] const audit::OwnCheckSet *set() const { return m_set.get(); } ///< null where none was read
    [[nodiscard]] CheckList all() const;
    /// Those that a list of ids and groups names, in the order of all(); the error is the word that is neither.
    [[nodiscard]] base::Result<CheckList, QString> chosen(const QString &words) const;

private:
    std::shared_ptr<const audit::OwnCheckSet> m_set;
};

} // namespace argiope::cli
