#pragma once

#include <QString>

namespace argiope::store {

/// The longest text that is part of whatever a regular expression (Perl's, without case) matches, for a database that
/// knows texts but no expressions: as a pattern of LIKE without the "%" around it, where "_" stands for a letter whose
/// other case is not in ASCII. "" where there is none of two characters at least, and where the expression uses what is
/// not followed here (alternatives, flags, characters by number): never a text that a match could be without.
[[nodiscard]] QString requiredText(const QString &expression);

} // namespace argiope::store
