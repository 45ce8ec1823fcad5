#pragma once

#include <span>

// What people read of the checks, group by group, as it stands in the source: English. Private to core/audit.
namespace argiope::audit {

/// Texts of one check, marked with QT_TRANSLATE_NOOP("Checks", …) for translations/checks_*.ts.
struct WordRow
{
    const char *id;
    const char *title;
    const char *what;
    const char *why;
    const char *mend;
};

/// What else a check is called, apart by commas.
struct SynonymRow
{
    const char *id;
    const char *words;
};
[[nodiscard]] std::span<const SynonymRow> synonymRows();

[[nodiscard]] std::span<const WordRow> httpWords();
[[nodiscard]] std::span<const WordRow> indexWords();
[[nodiscard]] std::span<const WordRow> headWords();
[[nodiscard]] std::span<const WordRow> contentWords(); ///< of Group::Images and Group::Mobile too
[[nodiscard]] std::span<const WordRow> linkWords();
[[nodiscard]] std::span<const WordRow> securityWords();
[[nodiscard]] std::span<const WordRow> siteWords(); ///< of Group::Sitemaps and Group::Robots
[[nodiscard]] std::span<const WordRow> sitemapWords(); ///< of the former, what is wrong with a sitemap's text
[[nodiscard]] std::span<const WordRow> urlWords();
[[nodiscard]] std::span<const WordRow> performanceWords();
[[nodiscard]] std::span<const WordRow> a11yAriaWords(); ///< of Group::Accessibility, as the next
[[nodiscard]] std::span<const WordRow> a11yWords();
[[nodiscard]] std::span<const WordRow> htmlWords();
[[nodiscard]] std::span<const WordRow> dataWords();
[[nodiscard]] std::span<const WordRow> renderWords(); ///< of Group::Content

/// Of the check with that id; nullptr where nobody has written any.
[[nodiscard]] const WordRow *wordRow(const char *id);

} // namespace argiope::audit
