#include "core/audit/checkgroups.h"
#include "core/audit/headervalues.h"
#include "core/audit/lastread.h"
#include "core/audit/pageview.h"

#include "core/a11y/languages.h"
#include "core/a11y/languagetags.h"
#include "core/base/text.h"
#include "core/html/absencewords.h"
#include "core/language/detect.h"

#include <QDateTime>
#include <QString>

#include <algorithm>
#include <iterator>

namespace argiope::audit {

namespace {

/// In the title, the first heading, or a sentence. Pages with much text, or about status codes, are about such pages.
Verdict saysNotFound(const Check &, const PageView &view)
{
    if (view.isObserved() && view.observations().find("about-statuses"))
        return {};
    const int words = view.page.mainWords >= 0 ? view.page.mainWords : view.page.wordCount;
    const bool isShort = words < view.limits.wordsForSubheadings;
    for (const QByteArray *said : {&view.page.title, &view.page.h1}) {
        if (!said->isEmpty() && html::isNotFoundTitle(*said, isShort))
            return found(*said);
    }
    const facts::Observation *sentence = view.isObserved() ? view.observations().find("not-found-sentence") : nullptr;
    // On a start page it is a piece that is missing.
    return foundIf(sentence && !view.start, [sentence] { return sentence->evidence; });
}

Verdict notSold(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    // What the markup says of what is sold comes before what can be read.
    const facts::Observation *offer = view.observations().find("offer-sold-out");
    const facts::Observation *sold = offer ? offer : view.observations().find("out-of-stock");
    const bool offered = view.observations().find("offer-available") != nullptr;
    return foundIf(sold && !offered && !view.start, [sold] { return sold->evidence; });
}

/// What programs write where there is nothing to write.
Verdict placeholder(const Check &check, const PageView &view)
{
    for (const QByteArray &text : {view.page.title, view.page.h1}) {
        for (const char *nothing : {"undefined", "null", "NaN", "[object Object]"}) {
            if (text == nothing)
                return found(text);
        }
        if (text.contains("Just another WordPress site"))
            return found(text);
    }
    return observed(check, view);
}

/// The language is one, but what stands behind it is wrong.
Verdict badLanguageTag(const Check &, const PageView &view)
{
    const QByteArray &said = view.page.language;
    thread_local LastRead<std::optional<QByteArray>> last;
    const std::optional<QByteArray> &fault = last.of(said, [](QByteArrayView tag) {
        return a11y::isRegisteredLanguage(a11y::primarySubtag(tag)) ? a11y::languageTagFault(tag) : std::nullopt;
    });
    return foundIf(fault.has_value(), [&] { return shown(said + ": " + *fault); });
}

constexpr const char *MixedLanguages = "text-languages";

/// Parts that say which language they are in do not count.
Verdict mixedLanguages(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    const facts::Observation *both = view.observations().find(MixedLanguages);
    return foundIf(
        both != nullptr, [both] { return QByteArray(both->evidence + " (" + QByteArray::number(both->count) + "%)"); });
}

/// The main text is in another language than the page says. Where either is not known well enough nothing is said.
Verdict wrongLanguage(const Check &, const PageView &view)
{
    const QByteArray declared = a11y::primarySubtag(view.page.language).toByteArray().toLower();
    if (declared.isEmpty())
        return {};
    const facts::Observation *text = view.isObserved() ? view.observations().find("text-language") : nullptr;
    if (!text || !language::isKnown(declared))
        return undecidable();
    if (language::fits(text->evidence, declared))
        return {};
    // One of two languages is what it says: the other one is MixedLanguages'.
    const facts::Observation *both = view.observations().find(MixedLanguages);
    const QByteArray spoken = both ? both->evidence : text->evidence;
    for (const QByteArray &one : spoken.split(',')) {
        if (language::fits(one.trimmed(), declared))
            return {};
    }
    return found(QByteArray(view.page.language + ": " + spoken));
}

/// Scripts are to write the page.
Verdict emptyShell(const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    return foundIf(view.observations().find("script-root") && view.page.wordCount < view.limits.wordsOfShell,
        [&] { return QByteArray::number(view.page.wordCount); });
}

Verdict hardToRead(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    const facts::Observation *ease = view.observations().find("reading-ease");
    return foundIf(
        ease && ease->evidence.toDouble() < view.limits.readingEaseLeast, ease ? ease->evidence : QByteArray());
}

const Check ContentRows[] = {
    {"mobile-no-viewport", Group::Mobile, Severity::Warning, Gate::Html, observed, Told::OfSite},
    {"mobile-fixed-viewport", Group::Mobile, Severity::Warning, Gate::Html, observed, Told::OfSite},
    {"mobile-zoom-blocked", Group::Mobile, Severity::Warning, Gate::Html, observed, Told::OfSite},
    {"charset-missing", Group::Content, Severity::Warning, Gate::Markup,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const auto &seen = view.observations();
            return foundIf(seen.find("charset-undeclared") && !seen.find("charset-declared"), view.page.charset);
        }},
    {"charset-late", Group::Content, Severity::Warning, Gate::Markup, observed},
    {"charset-conflict", Group::Content, Severity::Warning, Gate::Markup, observed},
    {"charset-not-utf8", Group::Content, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.page.charset.isEmpty() && view.page.charset != "UTF-8", view.page.charset);
        }},
    {"lang-missing", Group::Content, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.language.isEmpty()); }},
    {"lang-invalid", Group::Content, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            const QByteArray &said = view.page.language;
            return foundIf(!said.isEmpty() && !a11y::namesALanguage(said), said);
        }},
    {"lang-tag-invalid", Group::Content, Severity::Notice, Gate::Html, badLanguageTag},
    {"lang-wrong", Group::Content, Severity::Warning, Gate::Html, wrongLanguage},
    {"lang-mixed", Group::Content, Severity::Notice, Gate::Html, mixedLanguages},
    {"charset-bad-bytes", Group::Content, Severity::Warning, Gate::Html, observed},
    {"soft-404", Group::Content, Severity::Warning, Gate::Html, saysNotFound},
    {"content-out-of-stock", Group::Content, Severity::Notice, Gate::InResults, notSold, Told::OfEachPage, "soft-404"},
    {"content-placeholder", Group::Content, Severity::Warning, Gate::Html, placeholder},
    {"content-spelling", Group::Content, Severity::Notice, Gate::Html, nullptr},
    {"content-mojibake", Group::Content, Severity::Warning, Gate::Html, observed},
    {"content-needs-js", Group::Content, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) { return view.start ? Verdict{} : emptyShell(view); }},
    {"content-needs-js-start", Group::Content, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) { return view.start ? emptyShell(view) : Verdict{}; }},
    {"content-low-text-ratio", Group::Content, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const facts::Observation *share = view.observations().find("text-share");
            const bool enough = view.page.bytes >= view.limits.textShareBytes;
            return foundIf(enough && share && share->count < view.limits.textShare * 1000,
                [share] { return QByteArray(QByteArray::number(share->count / 10.0, 'f', 1) + " %"); });
        }},
    {"content-stale-year", Group::Content, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const int said = view.observations().count("footer-year");
            if (said == 0)
                return Verdict{};
            const int then = QDateTime::fromMSecsSinceEpoch(view.page.fetchedAt, Qt::UTC).date().year();
            return foundIf(said > 0 && said < then - 1, [said] { return QByteArray::number(said); });
        }},
    {"content-duplicate", Group::Content, Severity::Warning, Gate::Indexable, nullptr},
    {"content-thin", Group::Content, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            if (view.page.mainWords < 0)
                return undecidable();
            // An index says what it links to.
            const int linked = view.isObserved() ? view.observations().count("link-lists") : 0;
            return foundIf(view.page.mainWords + linked < view.limits.mainWordsLeast,
                [&] { return QByteArray::number(view.page.mainWords + linked); });
        },
        Told::OfEachPage, "soft-404"},
    {"content-hard-to-read", Group::Content, Severity::Notice, Gate::InResults, hardToRead},
    {"content-thin-for-site", Group::Content, Severity::Notice, Gate::InResults, nullptr},
    {"content-near-duplicate", Group::Content, Severity::Warning, Gate::Indexable, nullptr},
    {"content-same-by-query", Group::Content, Severity::Warning, Gate::Indexable, nullptr},
};

} // namespace

std::span<const Check> contentChecks()
{
    return ContentRows;
}

} // namespace argiope::audit
