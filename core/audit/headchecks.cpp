#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"
#include "core/audit/textwidth.h"

#include <QString>

#include <algorithm>

namespace argiope::audit {

namespace {

constexpr int TitlePixels = 20; ///< the font's size in results
constexpr int DescriptionPixels = 14;

Verdict outside(const QByteArray &text, int measure, int least, int most)
{
    return foundIf(!text.isEmpty() && (measure < least || measure > most), QByteArray::number(measure));
}
constexpr int Any = std::numeric_limits<int>::max();

/// Titles that are left over from a template.
constexpr const char *GenericTitles[] = {"home", "homepage", "home page", "index", "untitled", "untitled document",
    "untitled page", "document", "new page", "page", "title", "website", "my site", "welcome", "start", "startseite",
    "accueil", "inicio", "首页", "无标题", "无标题文档"};

Verdict genericTitle(const Check &, const PageView &view)
{
    const QByteArray title = QString::fromUtf8(view.page.title).toCaseFolded().toUtf8();
    const bool generic = std::any_of(
        std::begin(GenericTitles), std::end(GenericTitles), [&title](const char *known) { return title == known; });
    const bool host = !title.isEmpty() && (title == view.address().hostname() || title == view.address().host());
    return foundIf(generic || host, view.page.title);
}

Verdict missingH1(const Check &, const PageView &view)
{
    if (view.page.h1Count == 0)
        return found();
    if (!view.page.h1.isEmpty())
        return {};
    if (!view.isObserved())
        return undecidable();
    return foundIf(!view.observations().find("h1-named"));
}

Verdict missingH2(const Check &, const PageView &view)
{
    if (view.page.h2Count < 0)
        return undecidable();
    return foundIf(view.page.h2Count == 0 && view.page.wordCount > view.limits.wordsForSubheadings,
        QByteArray::number(view.page.wordCount));
}

const Check HeadRows[] = {
    {"title-missing", Group::Heads, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.title.isEmpty()); }, "No title"},
    {"title-multiple", Group::Heads, Severity::Warning, Gate::Html, observed, "More than one title"},
    {"title-in-body", Group::Heads, Severity::Error, Gate::Html, observed, "The title stands outside of the head"},
    {"title-duplicate", Group::Heads, Severity::Warning, Gate::Indexable, nullptr, "Several pages have the same title"},
    {"title-too-long", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textLength(view.page.title), 0, view.limits.titleCharacters);
        },
        "The title has more characters than results show"},
    {"title-too-wide", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textWidth(view.page.title, TitlePixels), 0, view.limits.titlePixels);
        },
        "The title is wider than results are"},
    {"title-too-short", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textLength(view.page.title), view.limits.titleCharactersLeast, Any);
        },
        "The title has few characters"},
    {"title-too-narrow", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textWidth(view.page.title, TitlePixels), view.limits.titlePixelsLeast, Any);
        },
        "The title is narrow"},
    {"title-equals-h1", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.page.title.isEmpty()
                    && QString::fromUtf8(view.page.title).toCaseFolded()
                        == QString::fromUtf8(view.page.h1).toCaseFolded(),
                view.page.h1);
        },
        "Title and first heading are the same"},
    {"title-generic", Group::Heads, Severity::Warning, Gate::Html, genericTitle,
        "The title says nothing about the page"},
    {"description-missing", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.description.isEmpty()); }, "No description"},
    {"description-multiple", Group::Heads, Severity::Warning, Gate::Html, observed, "More than one description"},
    {"description-in-body", Group::Heads, Severity::Warning, Gate::Html, observed,
        "The description stands outside of the head"},
    {"description-duplicate", Group::Heads, Severity::Notice, Gate::Indexable, nullptr,
        "Several pages have the same description"},
    {"description-too-long", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textLength(text), 0, view.limits.descriptionCharacters);
        },
        "The description has more characters than results show"},
    {"description-too-wide", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textWidth(text, DescriptionPixels), 0, view.limits.descriptionPixels);
        },
        "The description is wider than results are"},
    {"description-too-short", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textLength(text), view.limits.descriptionCharactersLeast, Any);
        },
        "The description has few characters"},
    {"description-too-narrow", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textWidth(text, DescriptionPixels), view.limits.descriptionPixelsLeast, Any);
        },
        "The description is narrow"},
    {"h1-missing", Group::Heads, Severity::Warning, Gate::Html, missingH1, "No heading of the first level"},
    {"h1-empty", Group::Heads, Severity::Warning, Gate::Html, observed, "A heading of the first level says nothing"},
    {"h1-multiple", Group::Heads, Severity::Notice, Gate::Html, observed, "More than one heading of the first level"},
    {"h1-duplicate", Group::Heads, Severity::Notice, Gate::Indexable, nullptr,
        "Several pages have the same first heading"},
    {"h1-too-long", Group::Heads, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return outside(view.page.h1, textLength(view.page.h1), 0, view.limits.h1Characters);
        },
        "The first heading is long"},
    {"h1-image-only", Group::Heads, Severity::Notice, Gate::Html, observed, "The first heading is an image"},
    {"heading-skipped", Group::Heads, Severity::Notice, Gate::Html, observed, "A level of headings is left out"},
    {"heading-empty", Group::Heads, Severity::Warning, Gate::Html, observed, "A heading says nothing"},
    {"h2-missing", Group::Heads, Severity::Notice, Gate::Html, missingH2,
        "A long page without headings of the second level"},
    {"h2-duplicate", Group::Heads, Severity::Notice, Gate::Indexable, nullptr,
        "Several pages have the same first subheading"},
};

} // namespace

std::span<const Check> headChecks()
{
    return HeadRows;
}

} // namespace argiope::audit
