#pragma once

#include <span>

// The texts, group by group, as they stand in the source: English. Private to this folder.
namespace argiope::audit {

inline constexpr char WordsContext[] = "Checks"; ///< of the catalogue of translations

/// Texts of one check, marked with QT_TRANSLATE_NOOP("Checks", …). Its title stands in its row of the list.
struct WordRow
{
    const char *id;
    const char *what;
    const char *why;
    const char *mend;
};

} // namespace argiope::audit
