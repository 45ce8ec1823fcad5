#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

#include <concepts>
#include <span>

namespace argiope::audit {

enum class Severity : quint8 { Error, Warning, Notice };
[[nodiscard]] const char *name(Severity severity); ///< "error", "warning", "notice"

/// What a check is about, in the order in which people are shown them. New ones come last.
enum class Group : quint8 {
    Http,
    Index,
    Heads,
    Content,
    Links,
    Images,
    Security,
    Sitemaps,
    Robots,
    Urls,
    Mobile,
    Performance,
    Accessibility,
    Html,
    StructuredData,
    Own, ///< made by people: owncheck.h; none of checks() is
};
inline constexpr int GroupCount = int(Group::Own) + 1;
[[nodiscard]] const char *name(Group group); ///< "http", "index" …

/// Which URLs a check is held against. Of those that are fetched and belong to the crawl's scope, for all of them.
enum class Gate : quint8 {
    Fetched, ///< whatever came of it
    Html, ///< a page with status 200 that was read to its end
    Markup, ///< such a page that is written in HTML, and not in XML
    Indexable, ///< such a page that a search engine may list: no noindex, canonical none or itself
    InResults, ///< such a page that is to be found by itself: no later page of a series. Any of Html where it is asked
    Known, ///< every URL, fetched or kept out, within the scope or not
};
inline constexpr int GateCount = int(Gate::Known) + 1;

/// Undecidable: what would tell is not known, because the page was read by an older version, its headers were not kept,
/// or what it names was not fetched. No answer is made up for these.
enum class State : quint8 { NotFound, Found, Undecidable };
[[nodiscard]] const char *name(State state); ///< "not_found", "found", "undecidable"

/// What a check says of a page.
struct Verdict
{
    State state = State::NotFound;
    int count = 0; ///< instances on the page, where Found
    QByteArray evidence; ///< the value in question, UTF-8; may be ""
    /// Undecidable, because HTML alone does not tell: a person has to look. `count` and `evidence` say at what.
    bool needsPerson = false;
    QByteArrayList more{}; ///< what further instances say, where that is something else: not all where they are many
    bool operator==(const Verdict &) const = default;
};
inline constexpr int MostMore = 9; ///< further instances whose evidence is kept

/// How often a fact is told.
enum class Told : quint8 {
    OfEachPage,
    /// What one line of a server's settings decides: where most pages of a host have it, once, with their share.
    OfSite,
    OfEachKind, ///< once a host for each evidence, with how many URLs have it
};

class PageView;
struct Check;
using PageCondition = Verdict (*)(const Check &check, const PageView &page);

/// A row of the list: everything about a check that is not words, which core/audit/words has by id.
struct Check
{
    const char *id; ///< "title-missing"; scripts and projects name it: never rename
    Group group;
    Severity severity;
    Gate gate;
    PageCondition page; ///< null: it takes the whole crawl to decide, see sitechecks.h and fragmentchecks.h
    Told told = Told::OfEachPage;
    /// Id of a check that says the same in another way: of pages where that one is found this one is not told.
    const char *besides = nullptr;
    const char *title = ""; ///< English, for the command line and for files; checks() takes it from there
};

/// All of them, by group.
[[nodiscard]] std::span<const Check> checks();
/// nullptr where there is none of that id.
[[nodiscard]] const Check *checkFromId(QByteArrayView id);
/// One page alone does not decide it, though its row of a crawl does.
[[nodiscard]] bool needsCrawl(const Check &check);
/// Its place in checks().
[[nodiscard]] int indexOf(const Check &check);

// Conditions that many rows share.

/// What the page's reading noted under the check's own id.
[[nodiscard]] Verdict observed(const Check &check, const PageView &page);

[[nodiscard]] inline Verdict found(QByteArray evidence = {}, int count = 1)
{
    return {State::Found, count, std::move(evidence)};
}
[[nodiscard]] inline Verdict foundIf(bool condition, const QByteArray &evidence = {})
{
    return condition ? found(evidence) : Verdict{};
}
/// `evidence` is made only where it is found: most checks find nothing on most pages.
template <std::invocable Evidence>
[[nodiscard]] Verdict foundIf(bool condition, Evidence evidence)
{
    return condition ? found(evidence()) : Verdict{};
}
[[nodiscard]] inline Verdict undecidable()
{
    return {State::Undecidable, 0, {}};
}
[[nodiscard]] inline Verdict needsPerson(QByteArray evidence, int count)
{
    return {State::Undecidable, count, std::move(evidence), true};
}

} // namespace argiope::audit
