#include "core/engine/renderedpage.h"

#include "core/facts/observations.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <utility>

namespace argiope::engine {

using facts::LinkRel;
using facts::Observation;
using facts::Observations;
using html::ParsedPage;
using render::ResourceNote;
using render::Withheld;

namespace {

/// What the source alone shows: the browser repairs markup, and writes UTF-8.
bool isOfSource(const QByteArray &name)
{
    return name.startsWith("html-") || name.startsWith("charset-") || name.startsWith("xhtml-");
}

void addAll(const Observation &from, Observations &to)
{
    to.add(from.name, from.evidence, std::max(from.count - int(from.more.size()), 1));
    for (const QByteArray &more : from.more)
        to.add(from.name, more);
}

Observations joined(const ParsedPage &source, const ParsedPage &made)
{
    Observations all;
    const Observations ofSource = Observations::fromJson(source.observations);
    for (const Observation &one : ofSource.all()) {
        if (isOfSource(one.name))
            addAll(one, all);
    }
    const Observations ofMade = Observations::fromJson(made.observations);
    for (const Observation &one : ofMade.all()) {
        if (!isOfSource(one.name))
            addAll(one, all);
    }
    return all;
}

QByteArray change(const QByteArray &before, const QByteArray &after)
{
    constexpr qsizetype most = 90; // of Observations::EvidenceBytes, both and what stands between
    const auto shown = [](const QByteArray &text) {
        return text.isEmpty() ? QByteArray("\xE2\x80\x94") : Observations::Text(text).kept(most);
    };
    return shown(before) + " \xE2\x86\x92 " + shown(after);
}

void compare(const char *name, const QByteArray &before, const QByteArray &after, Observations &observed)
{
    if (before == after)
        return;
    observed.add(name, change(before, after));
}

/// The kinds of structured data on a page.
QByteArray dataOf(const QByteArray &observations)
{
    const Observations all = Observations::fromJson(observations);
    const Observation *items = all.find("sd-items");
    if (!items)
        return {};
    QByteArrayList kinds{items->evidence};
    kinds += items->more;
    return kinds.join(", ");
}

/// "de en fr" of a page's fact.
QByteArray languagesOf(const QByteArray &versions)
{
    const QJsonArray all = QJsonDocument::fromJson(versions).array();
    QByteArrayList codes;
    for (const QJsonValue &one : all)
        codes.append(one.toArray().at(0).toString().toUtf8());
    return codes.join(' ');
}

void noteDifferences(const ParsedPage &source, const ParsedPage &made, Observations &observed)
{
    compare("render-title", source.title, made.title, observed);
    compare("render-description", source.description, made.description, observed);
    compare("render-h1", source.h1, made.h1, observed);
    compare("render-canonical", source.canonical, made.canonical, observed);
    compare("render-robots", source.metaRobots, made.metaRobots, observed);
    if (source.languageVersions != made.languageVersions)
        compare("render-hreflang", languagesOf(source.languageVersions), languagesOf(made.languageVersions), observed);
    compare("render-data", dataOf(source.observations), dataOf(made.observations), observed);
    if (source.noIndex && !made.noIndex)
        observed.add("render-noindex-source", source.metaRobots);
    // Share of the words that are there only once scripts have run.
    if (made.wordCount > source.wordCount && made.wordCount > 0)
        observed.add("render-text", {}, (made.wordCount - source.wordCount) * 100 / made.wordCount);
}

void noteResource(const ResourceNote &note, Observations &observed)
{
    const char *name = nullptr;
    switch (note.why) {
    case Withheld::None:
        name = "render-resource-failed";
        break;
    case Withheld::Failed:
    case Withheld::Limit:
        name = "render-resource-failed";
        break;
    case Withheld::Robots:
        name = "render-resource-robots";
        break;
    case Withheld::Insecure:
        name = "render-resource-insecure";
        break;
    case Withheld::Method:
        name = "render-resource-sends";
        break;
    case Withheld::Private:
        name = "render-resource-private";
        break;
    case Withheld::Type:
    case Withheld::Tracker:
    case Withheld::Frame:
    case Withheld::Scope:
        return; // it is we who do not want it
    }
    observed.add(name, note.status > 0 ? QByteArray(QByteArray::number(note.status) + ' ' + note.url) : note.url);
}

void noteEvents(const render::Rendering &rendering, Observations &observed)
{
    int more = rendering.errorCount - int(rendering.errors.size()); // those beyond what is told of each
    for (const render::ScriptError &error : rendering.errors) {
        const QByteArray place = error.source.isEmpty()
            ? QByteArray()
            : QByteArray(" (" + error.source + ':' + QByteArray::number(error.line) + ')');
        observed.add("render-script-error", QByteArray(error.message + place), 1 + std::exchange(more, 0));
    }
    for (const ResourceNote &note : rendering.notes)
        noteResource(note, observed);
    for (const QByteArray &redirect : rendering.redirects)
        observed.add("render-redirect", redirect);
}

html::Link linkTo(const QByteArray &href, const html::LinkSource &source, const url::Url &base)
{
    html::Link link;
    if (auto url = url::parse(href, &base))
        link.url = std::move(url).value();
    link.source = link.url.href().isEmpty() ? html::LinkSource(source.element(), source.attribute(), href) : source;
    link.rel |= LinkRel::Scripted;
    return link;
}

/// How many links are only in one of them.
void joinLinks(ParsedPage &source, ParsedPage &made, const render::Rendering &rendering, const url::Url &url,
    Observations &observed)
{
    QSet<QByteArray> before;
    for (const html::Link &link : std::as_const(source.links))
        before.insert(link.url.href());
    QSet<QByteArray> after;
    int scripted = 0;
    QByteArray first;
    for (html::Link &link : made.links) {
        after.insert(link.url.href());
        if (before.contains(link.url.href()))
            continue;
        link.rel |= LinkRel::Scripted;
        if (link.kind != facts::LinkKind::Navigation)
            continue;
        if (++scripted == 1)
            first = link.url.href();
    }
    if (scripted > 0)
        observed.add("render-links", first, scripted);
    int gone = 0;
    for (html::Link &link : source.links) {
        if (after.contains(link.url.href()))
            continue;
        if (link.kind == facts::LinkKind::Navigation && ++gone == 1)
            first = link.url.href();
        link.rel |= LinkRel::SourceOnly;
        link.sameAs = -1;
        made.links.append(std::move(link));
    }
    if (gone > 0)
        observed.add("render-links-gone", first, gone);
    static const html::LinkSource byLocation(QByteArrayLiteral("script"), QByteArrayLiteral("location"));
    static const html::LinkSource byWindow(QByteArrayLiteral("script"), QByteArrayLiteral("window.open"));
    for (const QByteArray &href : rendering.redirects)
        made.links.append(linkTo(href, byLocation, url));
    for (const QByteArray &href : rendering.popups)
        made.links.append(linkTo(href, byWindow, url));
}

} // namespace

ParsedPage joinRendered(
    ParsedPage source, ParsedPage made, const render::Rendering &rendering, const url::Url &url, bool observe)
{
    Observations observed;
    if (observe) {
        observed = joined(source, made);
        noteDifferences(source, made, observed);
        noteEvents(rendering, observed);
    }
    joinLinks(source, made, rendering, url, observed);
    if (observe)
        made.observations = observed.json();
    made.charset = source.charset;
    made.noIndex = made.noIndex || source.noIndex;
    made.noFollow = made.noFollow || source.noFollow;
    made.tooComplex = made.tooComplex || source.tooComplex;
    return made;
}

} // namespace argiope::engine
