#pragma once

#include "core/audit/check.h"

#include <QString>

namespace argiope::audit {

/// What people read of a check, in the language of the installed translators; English where there is none.
struct Words
{
    QString title; ///< a line without a full stop
    QString what; ///< what is counted, and from where on; whole sentences
    QString why; ///< whom it harms, and how
    QString mend; ///< what to do about it
};

// Any thread. resources/checktranslator.h installs the translator.
[[nodiscard]] Words words(const Check &check);
[[nodiscard]] QString groupTitle(Group group); ///< "HTTP status and redirects"
[[nodiscard]] QString severityTitle(Severity severity); ///< "Error"
// What stands in front of the texts.
[[nodiscard]] QString whyCaption(); ///< "Why it matters"
[[nodiscard]] QString mendCaption(); ///< "How to mend it"

} // namespace argiope::audit
