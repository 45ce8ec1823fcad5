#pragma once

#include "core/audit/check.h"
#include "core/audit/rules.h"

#include <QString>

class QTranslator;

namespace argiope::audit {

/// What people read of a check, in the language of the installed translators; English where there is none.
struct Words
{
    QString title; ///< a line without a full stop
    QString what; ///< what is counted, and from where on; whole sentences
    QString why; ///< whom it harms, and how
    QString mend; ///< what to do about it
};

// Any thread. resources/checktranslator.h installs the translator. With a catalogue in the language of that one,
// whatever is installed; an empty one is English.
[[nodiscard]] Words words(const Check &check, const QTranslator *catalogue = nullptr);
/// What other tools and people call it, in English and Chinese, apart by commas: "dead link, 404, 死链".
[[nodiscard]] QString synonyms(const Check &check);
/// Whether each word of a search is part of what the check is called: its title, its id or a synonym; without case.
[[nodiscard]] bool isCalled(const Check &check, const QString &search);
[[nodiscard]] QString groupTitle(Group group, const QTranslator *catalogue = nullptr); ///< "Response codes"
[[nodiscard]] QString severityTitle(Severity severity, const QTranslator *catalogue = nullptr); ///< "Error"
[[nodiscard]] QString siteTypeTitle(SiteType type, const QTranslator *catalogue = nullptr); ///< "Online shop"
/// What the type changes, in a sentence; "" for SiteType::Any.
[[nodiscard]] QString siteTypeHint(SiteType type, const QTranslator *catalogue = nullptr);
[[nodiscard]] QString limitTitle(const LimitInfo &limit, const QTranslator *catalogue = nullptr);
[[nodiscard]] QString unitTitle(LimitInfo::Unit unit, const QTranslator *catalogue = nullptr); ///< "pixels"; may be ""
// What stands in front of the texts.
[[nodiscard]] QString whyCaption(const QTranslator *catalogue = nullptr); ///< "Why it matters"
[[nodiscard]] QString synonymsCaption(const QTranslator *catalogue = nullptr); ///< "Also called"
[[nodiscard]] QString mendCaption(const QTranslator *catalogue = nullptr); ///< "How to fix it"

} // namespace argiope::audit
