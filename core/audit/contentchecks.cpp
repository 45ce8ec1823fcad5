#include "core/audit/checkgroups.h"
#include "core/audit/headervalues.h"
#include "core/audit/lastread.h"
#include "core/audit/pageview.h"

#include "core/a11y/languages.h"
#include "core/a11y/languagetags.h"
#include "core/base/text.h"
#include "core/html/strings.h"
#include "core/language/detect.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <bitset>
#include <iterator>

namespace argiope::audit {

namespace {

/// How error pages are called, lower case.
constexpr const char *NotFoundTitles[] = {"404", "error 404", "404 error", "404 not found", "not found",
    "page not found", "file not found", "page does not exist", "page doesn't exist", "page cannot be found",
    "page can't be found", "page could not be found", "no longer available", "page is no longer available", "page gone",
    "nicht gefunden", "seite nicht gefunden", "seite existiert nicht", "fehler 404", "page introuvable",
    "page non trouvée", "erreur 404", "cette page n'existe pas", "página no encontrada",
    "no se ha encontrado la página", "no se encontró la página", "pagina non trovata", "página não encontrada",
    "pagina niet gevonden", "sidan hittades inte", "sidan kunde inte hittas", "siden blev ikke fundet",
    "siden ble ikke funnet", "sivua ei löytynyt", "nie znaleziono strony", "strona nie została znaleziona",
    "stránka nenalezena", "страница не найдена", "ошибка 404", "сторінку не знайдено", "sayfa bulunamadı", "页面不存在",
    "找不到页面", "页面未找到", "未找到页面", "找不到網頁", "頁面不存在", "ページが見つかりません",
    "お探しのページは見つかりません", "페이지를 찾을 수 없습니다"};

/// The first two, or the last two, characters of each of those, where they are of ASCII.
class Edges
{
public:
    explicit Edges(bool ofEnd)
    {
        for (const char *title : NotFoundTitles) {
            const QByteArrayView text(title);
            take(ofEnd ? text.last(2) : text.first(2));
        }
    }
    [[nodiscard]] bool have(char first, char second) const
    {
        return m_pairs[size_t(html::toLower(first)) * 128 + size_t(html::toLower(second))];
    }

private:
    void take(QByteArrayView pair)
    {
        if (base::isAscii(pair))
            m_pairs[size_t(pair[0]) * 128 + size_t(pair[1])] = true;
    }

    std::bitset<128 * 128> m_pairs;
};

/// False where nothing that such a title begins or ends with stands at the text's ends, which is so of most.
bool mayBeNotFoundTitle(QByteArrayView text)
{
    static const Edges starts(false);
    static const Edges ends(true);
    const QByteArrayView said = text.trimmed();
    if (said.size() < 2 || !base::isAscii(said))
        return true;
    const auto shown = [](char c) { return c >= '\t' && c <= '\r' ? ' ' : c; };
    return starts.have(shown(said[0]), shown(said[1])) || ends.have(shown(said[said.size() - 2]), shown(said.back()));
}

/// The text is one of those; on a short page it may also begin or end with one that something parts from the rest:
/// "Page not found – Shop". A long one of that title is about such pages.
bool isNotFoundTitle(const QByteArray &text, bool isShort)
{
    if (!mayBeNotFoundTitle(text))
        return false;
    const QString said = QString::fromUtf8(text).toLower().simplified();
    const auto parts = [](QStringView rest, bool before) {
        if (rest.isEmpty())
            return true;
        const QStringView close = before ? rest.trimmed().last(1) : rest.trimmed().first(1);
        return !close.isEmpty() && !close.front().isLetterOrNumber() && close.front() != u'/' && close.front() != u'('
            && close.front() != u')' && close.front() != u'"';
    };
    static const QStringList titles = [] {
        QStringList list;
        for (const char *title : NotFoundTitles)
            list << QString::fromUtf8(title);
        return list;
    }();
    return std::any_of(titles.cbegin(), titles.cend(), [&](const QString &title) {
        if (!isShort)
            return said == title;
        return (said.startsWith(title) && parts(QStringView(said).sliced(title.size()), false))
            || (said.endsWith(title) && parts(QStringView(said).chopped(title.size()), true));
    });
}

Verdict saysNotFound(const Check &, const PageView &view)
{
    for (const QByteArray *said : {&view.page.title, &view.page.h1}) {
        const QByteArray &text = *said;
        if (!text.isEmpty() && isNotFoundTitle(text, view.page.wordCount < view.limits.wordsForSubheadings))
            return found(text);
    }
    return {};
}

/// What programs write where there is nothing to write.
Verdict placeholder(const Check &check, const PageView &view)
{
    for (const QByteArray &text : {view.page.title, view.page.h1}) {
        for (const char *nothing : {"undefined", "null", "NaN", "[object Object]"}) {
            if (text == nothing)
                return found(text);
        }
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
    {"mobile-no-viewport", Group::Mobile, Severity::Warning, Gate::Html, observed},
    {"mobile-fixed-viewport", Group::Mobile, Severity::Warning, Gate::Html, observed},
    {"mobile-zoom-blocked", Group::Mobile, Severity::Warning, Gate::Html, observed},
    {"charset-missing", Group::Content, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const auto &seen = view.observations();
            return foundIf(seen.find("charset-undeclared") && !seen.find("charset-declared"), view.page.charset);
        }},
    {"charset-late", Group::Content, Severity::Warning, Gate::Html, observed},
    {"charset-conflict", Group::Content, Severity::Warning, Gate::Html, observed},
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
    {"content-placeholder", Group::Content, Severity::Warning, Gate::Html, placeholder},
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
