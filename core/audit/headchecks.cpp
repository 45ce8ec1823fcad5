#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"
#include "core/audit/textwidth.h"

#include "core/base/text.h"

#include <QString>

#include <algorithm>

namespace argiope::audit {

namespace {

constexpr int TitlePixels = 20; ///< the font's size in results
constexpr int DescriptionPixels = 14;

Verdict outside(const QByteArray &text, int measure, int least, int most)
{
    return foundIf(
        !text.isEmpty() && (measure < least || measure > most), [measure] { return QByteArray::number(measure); });
}

/// Without regard to case.
QByteArray folded(const QByteArray &text)
{
    return base::isAscii(text) ? text.toLower() : QString::fromUtf8(text).toCaseFolded().toUtf8();
}
constexpr int Any = std::numeric_limits<int>::max();

/// Titles that are left over from a template.
constexpr QByteArrayView GenericTitles[] = {"home", "homepage", "home page", "index", "untitled", "untitled document",
    "untitled page", "document", "new page", "page", "title", "website", "my site", "welcome", "start", "startseite",
    "accueil", "inicio", "首页", "无标题", "无标题文档"};

Verdict genericTitle(const Check &, const PageView &view)
{
    const QByteArray title = folded(view.page.title);
    const bool generic = std::any_of(
        std::begin(GenericTitles), std::end(GenericTitles), [&title](QByteArrayView known) { return title == known; });
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
        [&] { return QByteArray::number(view.page.wordCount); });
}

const Check HeadRows[] = {
    {"title-missing", Group::Heads, Severity::Error, Gate::InResults,
        [](const Check &, const PageView &view) { return foundIf(view.page.title.isEmpty()); }},
    {"title-multiple", Group::Heads, Severity::Warning, Gate::InResults, observed},
    {"title-in-body", Group::Heads, Severity::Error, Gate::InResults, observed, Told::OfEachPage, "html-head-broken"},
    {"title-duplicate", Group::Heads, Severity::Warning, Gate::InResults, nullptr},
    {"title-too-long", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textLength(view.page.title), 0, view.limits.titleCharacters);
        }},
    {"title-too-wide", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textWidth(view.page.title, TitlePixels), 0, view.limits.titlePixels);
        },
        Told::OfEachPage, "title-too-long"},
    {"title-too-short", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textLength(view.page.title), view.limits.titleCharactersLeast, Any);
        }},
    {"title-too-narrow", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return outside(view.page.title, textWidth(view.page.title, TitlePixels), view.limits.titlePixelsLeast, Any);
        },
        Told::OfEachPage, "title-too-short"},
    {"title-equals-h1", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return foundIf(!view.page.title.isEmpty() && folded(view.page.title) == folded(view.page.h1), view.page.h1);
        }},
    {"title-generic", Group::Heads, Severity::Warning, Gate::InResults, genericTitle},
    {"description-missing", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) { return foundIf(view.page.description.isEmpty()); }},
    {"description-multiple", Group::Heads, Severity::Warning, Gate::InResults, observed},
    {"description-in-body", Group::Heads, Severity::Warning, Gate::InResults, observed, Told::OfEachPage,
        "html-head-broken"},
    {"description-duplicate", Group::Heads, Severity::Notice, Gate::InResults, nullptr},
    {"description-too-long", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textLength(text), 0, view.limits.descriptionCharacters);
        }},
    {"description-too-wide", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textWidth(text, DescriptionPixels), 0, view.limits.descriptionPixels);
        },
        Told::OfEachPage, "description-too-long"},
    {"description-too-short", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textLength(text), view.limits.descriptionCharactersLeast, Any);
        }},
    {"description-too-narrow", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            const QByteArray &text = view.page.description;
            return outside(text, textWidth(text, DescriptionPixels), view.limits.descriptionPixelsLeast, Any);
        },
        Told::OfEachPage, "description-too-short"},
    {"h1-missing", Group::Heads, Severity::Warning, Gate::InResults, missingH1},
    {"h1-empty", Group::Heads, Severity::Warning, Gate::Html, observed},
    {"h1-multiple", Group::Heads, Severity::Notice, Gate::InResults, observed},
    {"h1-duplicate", Group::Heads, Severity::Notice, Gate::InResults, nullptr},
    {"h1-too-long", Group::Heads, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return outside(view.page.h1, textLength(view.page.h1), 0, view.limits.h1Characters);
        }},
    {"h1-image-only", Group::Heads, Severity::Notice, Gate::InResults, observed},
    {"heading-skipped", Group::Heads, Severity::Notice, Gate::Html, observed},
    {"heading-empty", Group::Heads, Severity::Warning, Gate::Html, observed},
    {"h2-missing", Group::Heads, Severity::Notice, Gate::InResults, missingH2},
    {"h2-duplicate", Group::Heads, Severity::Notice, Gate::InResults, nullptr},
};

} // namespace

std::span<const Check> headChecks()
{
    return HeadRows;
}

} // namespace argiope::audit
