#include "core/engine/answerreading.h"

#include "core/a11y/observe.h"
#include "core/engine/pagespelling.h"
#include "core/engine/relevance.h"
#include "core/engine/renderedpage.h"
#include "core/engine/rendershapes.h"
#include "core/html/css.h"
#include "core/html/extract.h"
#include "core/html/headers.h"
#include "core/html/inputstream.h"
#include "core/html/mimetype.h"
#include "core/judge/linkjudge.h"
#include "core/resource/inspect.h"
#include "core/url/steadyaddress.h"

#include <xxhash.h>

#include <algorithm>
#include <optional>

namespace argiope::engine {

using base::Outcome;

namespace {

// The memory that a page takes while it is read: ReadingWeight times its bytes where it is nothing but links, and at
// most MostReading, as the links of a page are limited.
constexpr qint64 ReadingWeight = 8;
constexpr qint64 MostReading = 96 * 1024 * 1024;
// A page's tree besides, where one is made: nodes at worst, and what the rules note of them.
constexpr qint64 TreeWeight = 24;
constexpr qint64 MostTree = 170 * 1024 * 1024;

/// The document as a browser made it, where one did.
const render::Rendering *renderingOf(const AnswerToRead &answer)
{
    const bool made = answer.rendering && answer.rendering->end == render::Rendering::End::Rendered;
    return made ? answer.rendering : nullptr;
}

/// Where its relative links begin.
url::Url placeOf(const render::Rendering &rendering, const url::Url &url)
{
    auto place = url::parse(rendering.finalUrl);
    return place && place->origin() == url.origin() ? std::move(place).value() : url;
}

void noteRendering(const render::Rendering &rendering, store::PageRecord &record)
{
    if (rendering.end == render::Rendering::End::Rendered) {
        record.renderMs = rendering.ms;
        record.notSettled = rendering.settled ? 0 : 1;
    } else if (record.error.isEmpty()) {
        record.error = "not rendered: " + rendering.error;
    }
}

/// Adds what the rules of accessibility say.
void examine(const html::PageInput &input, html::ParsedPage &page)
{
    facts::Observations observed = facts::Observations::fromJson(page.observations);
    a11y::observe(html::documentStream(input.body, input.contentType).text, observed);
    page.observations = observed.json();
}

/// Adds what a dictionary says of its words.
void spell(const PageSpelling &words, html::ParsedPage &page)
{
    facts::Observations observed = facts::Observations::fromJson(page.observations);
    words.note(page.language, language::Speller::installed(), observed);
    page.observations = observed.json();
}

/// Of where a redirect leads.
QByteArray changeHashOf(QByteArrayView target)
{
    const QByteArray steady = url::steadyAddress(target);
    XXH64_canonical_t bytes;
    XXH64_canonicalFromHash(&bytes, XXH3_64bits(steady.constData(), size_t(steady.size())));
    return {reinterpret_cast<const char *>(bytes.digest), sizeof bytes.digest};
}

void addRedirect(const AnswerToRead &answer, judge::LinkJudge &judge, store::PageRecord &record)
{
    html::Link link;
    QByteArray raw;
    if (auto target = url::parse(answer.reading.location, &answer.url)) {
        const QByteArray origin = answer.url.origin();
        const QByteArray &href = target->href();
        const bool own = href.startsWith(origin) && href.size() > origin.size() && href[origin.size()] == '/';
        record.changeHash = changeHashOf(own ? href.mid(origin.size()) : href);
        link.url = std::move(target).value();
    } else {
        record.changeHash = changeHashOf(answer.reading.location);
        raw = answer.reading.location;
    }
    link.source = {QByteArrayLiteral("header"), QByteArrayLiteral("location"), raw};
    judge.addRedirect(link, !answer.page);
}

/// How near the page is to the topic, which learns of it; links of one that is too far away are not followed.
double weighRelevance(
    const ReadingRules &rules, const topic::Bag &terms, ReadDocument &document, judge::LinkJudge &judge)
{
    const double similarity = rules.focus->similarity(terms);
    const bool learning = rules.focus->isLearning();
    rules.focus->frequencies().learn(terms);
    document.relevance = topic::percentOf(similarity);
    if (rules.settings.onTopic && !learning && document.relevance < rules.settings.relevance)
        judge.setOffTopic(
            QByteArray::number(document.relevance) + " < " + QByteArray::number(rules.settings.relevance));
    return similarity;
}

bool readDocument(const ReadingRules &rules, const AnswerToRead &answer, const ReadingRoom &room,
    store::PageRecord &record, ReadAnswer &read, judge::LinkJudge &judge, double &similarity)
{
    const settings::CrawlSettings &settings = rules.settings;
    const render::Rendering *rendering = renderingOf(answer);
    const qint64 bytes = answer.reply.body.size() + (rendering ? rendering->html.size() : 0);
    const bool examined = settings.accessibility && record.outcome == Outcome::Ok;
    const bool spelled = settings.spelling && record.outcome == Outcome::Ok;
    const bool cut = rules.documents.isWanted() && record.outcome == Outcome::Ok;
    const qint64 tree = examined || cut ? std::min(bytes * TreeWeight, MostTree) : 0;
    if (!room.grow(std::min(bytes * ReadingWeight, MostReading) + tree))
        return false;
    html::ExtractOptions options;
    options.resources = settings.resources != settings::ResourcePolicy::Ignore || rules.scope.fetchesResources();
    options.dynamic = settings.dynamicLinks;
    options.signature = settings.nearDuplicates;
    // Where rules of accessibility note something, what is not noted was looked for.
    options.observe = settings.pageFacts || settings.accessibility || settings.spelling;
    options.wordSet = answer.wordSet;
    PageTerms pageTerms;
    const bool weighed = rules.focus && record.outcome == Outcome::Ok;
    if (weighed)
        options.mainTexts.append(&pageTerms);
    std::optional<PageSpelling> words;
    if (spelled)
        options.mainTexts.append(&words.emplace());
    topic::Bag terms;
    const html::PageInput input{
        answer.reply.body, answer.url, record.contentType, answer.reply.headers, rules.agentToken};
    html::ParsedPage page;
    const int took = room.parse([&] {
        html::PageInput shown = input;
        if (rendering) {
            shown.body = rendering->html;
            shown.contentType = "text/html; charset=utf-8";
            shown.url = placeOf(*rendering, answer.url);
        }
        page = html::extractHtml(shown, options);
        if (rendering) {
            options.mainTexts.clear();
            options.wordSet = false;
            html::ParsedPage source = html::extractHtml(input, options);
            read.renderDifference = differenceOf(source, page, *rendering);
            page = joinRendered(std::move(source), std::move(page), *rendering, shown.url, options.observe);
        }
        if (weighed)
            terms = pageTerms.take(page, answer.url.hrefWithoutFragment());
        if (examined && !page.tooComplex)
            examine(shown, page);
        if (words)
            spell(*words, page);
        if (cut && !page.tooComplex) {
            read.document = rules.documents.read(rendering ? rendering->html : answer.reply.body,
                rendering ? shown.contentType.toByteArray() : record.contentType,
                answer.url.hrefWithoutFragment().toByteArray());
        }
    });
    if (took < 0)
        return false;
    read.words = std::move(page.words);
    if (page.tooComplex && record.outcome == Outcome::Ok)
        record.outcome = Outcome::TooComplex;
    judge.setCanonicalElsewhere(!page.canonical.isEmpty() && page.canonical != answer.url.hrefWithoutFragment());
    judge.setNoIndex(page.noIndex);
    if (weighed)
        similarity = weighRelevance(rules, terms, read.document, judge);
    read.linkCount = page.links.size();
    for (html::Link &link : page.links) {
        if (answer.links)
            judge.add(link);
        link = {}; // its texts are needed no more
    }
    record.changeHash = page.changeHash;
    static_cast<facts::PageFacts &>(record) = std::move(page);
    record.parseMs = took;
    if (answer.rendering)
        noteRendering(*answer.rendering, record);
    return true;
}

/// A page that is kept is no whole page without what its style sheets name.
void addStyleLinks(const ReadingRules &rules, const AnswerToRead &answer, judge::LinkJudge &judge)
{
    if (rules.settings.bodies != settings::Bodies::All || !settings::fetchesResources(rules.settings)
        || answer.reply.status != 200 || html::mimeEssence(answer.reply.contentType) != "text/css")
        return;
    const QList<html::Link> links = html::extractCss(answer.reply.body, answer.url);
    for (const html::Link &link : links)
        judge.add(link);
}

} // namespace

bool readAnswer(const ReadingRules &rules, const AnswerToRead &answer, const ReadingRoom &room,
    store::PageRecord &record, ReadAnswer &read)
{
    const net::Reply &reply = answer.reply;
    judge::LinkJudge judge(rules.settings, rules.scope, rules.keySeed);
    double similarity = -1; // to the topic; negative: nothing was read that could be
    if (!answer.reading.location.isEmpty()) {
        addRedirect(answer, judge, record);
    } else if (answer.page && !reply.body.isEmpty() && html::isHtml(reply.contentType, reply.body)) {
        if (!readDocument(rules, answer, room, record, read, judge, similarity))
            return false;
    } else if (!answer.page && rules.settings.inspectResources && reply.status == 200) {
        if (const auto noted = resource::inspect({answer.url, reply.contentType, reply.body, reply.bodyComplete}))
            record.inspected = noted->json();
    } else if (answer.page) {
        const QList<html::Link> links
            = html::extractHeaderLinks({reply.body, answer.url, reply.contentType, reply.headers});
        for (const html::Link &link : links)
            judge.add(link);
    }
    addStyleLinks(rules, answer, judge);
    read.gaveUp = judge.gaveUp();
    read.found = judge.take();
    if (similarity >= 0 && rules.settings.order == settings::Order::Topic)
        read.promises = promisesOf(read.found, similarity, *rules.focus);
    return true;
}

} // namespace argiope::engine
