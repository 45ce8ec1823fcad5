#include "core/engine/rendershapes.h"

#include "core/trap/dates.h"
#include "core/trap/urlparts.h"

#include <QByteArrayList>
#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace argiope::engine {

using facts::RenderChoice;
using Why = RenderChoice::Why;

namespace {

constexpr int LeastShare = 50; ///< of the words: one of so many is a difference
constexpr qsizetype LongestEnding = 6; ///< with its dot
constexpr int LittleText = 200; ///< bytes that are no space

/// Within a start tag's attributes.
bool isData(QByteArrayView tag)
{
    const qsizetype type = tag.indexOf("type");
    return type >= 0 && tag.sliced(type).indexOf("json") >= 0;
}

/// ".html" of "page.html".
QByteArrayView endingOf(QByteArrayView segment)
{
    const qsizetype dot = segment.lastIndexOf('.');
    return dot <= 0 || segment.size() - dot > LongestEnding ? QByteArrayView() : segment.sliced(dot);
}

/// The tag begins with this name; lower case.
bool begins(QByteArrayView tag, QByteArrayView name)
{
    return tag.size() > name.size() && qstrnicmp(tag.data(), name.size(), name.data(), name.size()) == 0;
}

/// Behind the end of an element whose text is none of the page's; the page's end where it does not end.
qsizetype behind(QByteArrayView body, qsizetype from, QByteArrayView endTag)
{
    for (qsizetype at = body.indexOf('<', from); at >= 0; at = body.indexOf('<', at + 1)) {
        if (begins(body.sliced(at + 1), endTag))
            return at;
    }
    return body.size();
}

/// "script.js" of "<script defer src="../script.js?v=3">", "+" where there is no source.
QByteArray scriptOf(QByteArrayView tag)
{
    qsizetype from = tag.indexOf("src=");
    if (from < 0)
        return QByteArrayLiteral("+");
    from += 4;
    const char quote = from < tag.size() && (tag[from] == '"' || tag[from] == '\'') ? tag[from++] : ' ';
    const qsizetype end = tag.indexOf(quote, from);
    QByteArrayView source = tag.sliced(from, (end < 0 ? tag.size() : end) - from);
    for (const char mark : {'#', '?'}) {
        if (const qsizetype cut = source.indexOf(mark); cut >= 0)
            source = source.first(cut);
    }
    return source.sliced(source.lastIndexOf('/') + 1).toByteArray();
}

/// Links that lead to other pages.
QSet<QByteArray> linksOf(const html::ParsedPage &page)
{
    QSet<QByteArray> links;
    for (const html::Link &link : page.links) {
        if (link.kind == facts::LinkKind::Navigation && link.url.isHttp())
            links.insert(link.url.hrefWithoutFragment().toByteArray());
    }
    return links;
}

} // namespace

bool mayRunScripts(QByteArrayView body)
{
    for (qsizetype at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at + 1)) {
        const QByteArrayView rest = body.sliced(at + 1);
        if (begins(rest, "script")) {
            const qsizetype end = rest.indexOf('>');
            if (!isData(rest.first(end < 0 ? rest.size() : end)))
                return true;
        } else if (begins(rest, "iframe") || begins(rest, "frame")) {
            return true;
        }
    }
    return body.indexOf("onload") >= 0 || body.indexOf("onerror") >= 0;
}

QByteArray scriptsOf(QByteArrayView body)
{
    QByteArrayList scripts;
    for (qsizetype at = body.indexOf('<'); at >= 0; at = body.indexOf('<', at + 1)) {
        const QByteArrayView rest = body.sliced(at + 1);
        if (!begins(rest, "script"))
            continue;
        const qsizetype end = rest.indexOf('>');
        const QByteArrayView tag = rest.first(end < 0 ? rest.size() : end);
        if (!isData(tag))
            scripts.append(scriptOf(tag));
    }
    return scripts.join(',');
}

bool hasLittleText(QByteArrayView body)
{
    int found = 0;
    for (qsizetype at = 0; at < body.size(); ++at) {
        if (body[at] != '<') {
            found += uchar(body[at]) > ' ' ? 1 : 0;
            if (found >= LittleText)
                return false;
            continue;
        }
        for (const QByteArrayView element : {"script", "style", "noscript", "title", "template"}) {
            if (begins(body.sliced(at + 1), element)) {
                at = behind(body, at + 1, QByteArray('/' + element.toByteArray()));
                break;
            }
        }
        const qsizetype end = body.indexOf('>', at);
        if (end < 0)
            break;
        at = end;
    }
    return true;
}

QByteArray shapeOf(const url::Url &url)
{
    QByteArray shape = url.origin();
    const QByteArrayView path = url.pathname();
    qsizetype begin = 1;
    for (int number = 0;; ++number) {
        const qsizetype slash = path.indexOf('/', begin);
        const bool last = slash < 0;
        const QByteArrayView segment = path.sliced(begin, (last ? path.size() : slash) - begin);
        shape += '/';
        // The first folder says which part of a site it is, unless it is a page itself, a number or a date.
        const bool isNamed = number == 0 && !last && slash + 1 < path.size() && !trap::isNumber(segment)
            && !trap::isDate(segment) && !trap::isToken(segment);
        if (isNamed)
            shape += segment;
        else if (!segment.isEmpty())
            shape.append('*').append(last ? endingOf(segment) : QByteArrayView());
        if (last)
            break;
        begin = slash + 1;
    }
    const QByteArrayView query = url.search();
    if (query.size() < 2)
        return shape;
    QByteArrayList names;
    for (const QByteArray &part : trap::splitQuery(query.sliced(1).toByteArray()))
        names.append(part.left(part.indexOf('=')));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return shape + '?' + names.join("=&") + '=';
}

QByteArray differenceOf(
    const html::ParsedPage &source, const html::ParsedPage &made, const render::Rendering &rendering)
{
    QByteArrayList differences;
    if (linksOf(source) != linksOf(made))
        differences.append("links");
    const qint64 words = std::abs(qint64(made.wordCount) - source.wordCount);
    if (words * LeastShare > std::max(made.wordCount, source.wordCount))
        differences.append("text");
    const auto compare = [&differences](const char *name, const QByteArray &before, const QByteArray &after) {
        if (before != after)
            differences.append(name);
    };
    compare("title", source.title, made.title);
    compare("description", source.description, made.description);
    compare("h1", source.h1, made.h1);
    compare("canonical", source.canonical, made.canonical);
    compare("robots", source.metaRobots, made.metaRobots);
    compare("hreflang", source.languageVersions, made.languageVersions);
    if (!rendering.redirects.isEmpty())
        differences.append("redirect");
    return differences.join(", ");
}

template <class Entry>
Entry &RenderShapes::at(QHash<QByteArray, Entry> &entries, QByteArray &name)
{
    if (entries.size() >= MostShapes && !entries.contains(name))
        name = QByteArrayLiteral("*");
    return entries[name];
}

bool RenderShapes::mayLook(qint64 elapsedMs)
{
    if ((m_lookedMs + m_usualMs) * TimeShare > elapsedMs)
        return false;
    m_lookedMs += m_usualMs;
    return true;
}

RenderChoice RenderShapes::choose(const url::Url &url, QByteArrayView body, qint64 elapsedMs)
{
    if (!mayRunScripts(body))
        return {Why::NoScripts};
    RenderChoice choice{Why::Sample, shapeOf(url)};
    QByteArray kinName = url.origin() + ' ' + scriptsOf(body);
    const std::lock_guard lock(m_mutex);
    Shape &shape = at(m_shapes, choice.shape);
    Kin &kin = at(m_kins, kinName);
    shape.kin = kinName;
    choice.seen = shape.seen;
    if (!shape.difference.isEmpty()) {
        choice.why = Why::Differs;
        choice.difference = shape.difference;
        return choice;
    }
    const bool isNew = shape.seen < Samples;
    if (!isNew && ++shape.pages % Again != 0)
        choice.why = Why::Same;
    else if (!kin.differs && kin.seen >= Samples && !(isNew && hasLittleText(body)) && !mayLook(elapsedMs))
        choice.why = Why::Same;
    if (choice.why == Why::Same)
        choice.seen = std::max(shape.seen, kin.seen);
    return choice;
}

void RenderShapes::learn(const QByteArray &name, const QByteArray &difference, int renderMs)
{
    const std::lock_guard lock(m_mutex);
    QByteArray known = name;
    Shape &shape = at(m_shapes, known);
    ++shape.seen;
    if (shape.difference.isEmpty())
        shape.difference = difference;
    QByteArray kinName = shape.kin;
    Kin &kin = at(m_kins, kinName);
    ++kin.seen;
    kin.differs = kin.differs || !difference.isEmpty();
    m_usualMs = std::max(renderMs, 1);
}

} // namespace argiope::engine
