#include "core/html/metarobots.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {
namespace {

bool equalsNoCase(QByteArrayView a, QByteArrayView b)
{
    return a.size() == b.size() && a.compare(b, Qt::CaseInsensitive) == 0;
}

/// Directives that have a value after a colon, which is therefore not the colon behind an agent's name.
bool takesValue(QByteArrayView name)
{
    return equalsLower(name, "unavailable_after") || startsWithLower(name, "max-");
}

/// RFC 9309's product token, with digits, dots and a version, which crawlers use; or "*".
bool isAgentName(QByteArrayView text)
{
    return text == "*" || (!text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return isAlpha(c) || isDigit(c) || c == '-' || c == '_' || c == '.' || c == '/';
    }));
}

bool isEverybody(QByteArrayView name)
{
    return name == "*" || equalsLower(name, "robots");
}

void applyDirective(MetaDirectives &result, QByteArrayView directive)
{
    const qsizetype colon = directive.indexOf(':');
    const QByteArrayView name = (colon < 0 ? directive : directive.first(colon)).trimmed();
    const QByteArrayView value = colon < 0 ? QByteArrayView() : directive.sliced(colon + 1).trimmed();
    if (equalsLower(name, "noindex")) {
        result.noIndex = true;
    } else if (equalsLower(name, "nofollow")) {
        result.noFollow = true;
    } else if (equalsLower(name, "none")) {
        result.noIndex = true;
        result.noFollow = true;
    } else if (equalsLower(name, "noarchive") || equalsLower(name, "nocache")) {
        result.noArchive = true;
    } else if (equalsLower(name, "nosnippet") || (equalsLower(name, "max-snippet") && value == "0")) {
        result.noSnippet = true;
    } else if (equalsLower(name, "noimageindex")) {
        result.noImageIndex = true;
    } else if (equalsLower(name, "notranslate")) {
        result.noTranslate = true;
    } else if (equalsLower(name, "indexifembedded")) {
        result.indexIfEmbedded = true;
    } else if (equalsLower(name, "unavailable_after") && result.unavailableAfter.isEmpty()) {
        result.unavailableAfter = value.toByteArray();
    }
}

/// Calls `apply` for each comma-separated part. The date of unavailable_after may hold a comma itself ("Wed, 25 Jun"):
/// a part that starts with a digit continues the one before.
template <class Function>
void forEachDirective(QByteArrayView content, Function apply)
{
    qsizetype start = 0;
    while (start <= content.size()) {
        qsizetype end = content.indexOf(',', start);
        if (end < 0)
            end = content.size();
        while (end < content.size() && content.sliced(start, end - start).indexOf(':') >= 0) {
            const QByteArrayView rest = content.sliced(end + 1).trimmed();
            if (rest.isEmpty() || rest.front() < '0' || rest.front() > '9')
                break;
            end = content.indexOf(',', end + 1);
            if (end < 0)
                end = content.size();
        }
        const QByteArrayView part = content.sliced(start, end - start).trimmed();
        if (!part.isEmpty())
            apply(part);
        start = end + 1;
    }
}

} // namespace

void MetaDirectives::merge(const MetaDirectives &other)
{
    noIndex |= other.noIndex;
    noFollow |= other.noFollow;
    noArchive |= other.noArchive;
    noSnippet |= other.noSnippet;
    noImageIndex |= other.noImageIndex;
    noTranslate |= other.noTranslate;
    indexIfEmbedded |= other.indexIfEmbedded;
    if (unavailableAfter.isEmpty())
        unavailableAfter = other.unavailableAfter;
}

MetaDirectives parseMetaRobots(QByteArrayView content)
{
    MetaDirectives result;
    forEachDirective(content, [&](QByteArrayView directive) { applyDirective(result, directive); });
    return result;
}

bool isRobotsMetaName(QByteArrayView metaName, QByteArrayView agent)
{
    const QByteArrayView name = metaName.trimmed();
    return equalsLower(name, "robots") || (!agent.isEmpty() && equalsNoCase(name, agent));
}

QByteArrayList directivesOf(QByteArrayView content)
{
    QByteArrayList list;
    forEachDirective(content, [&](QByteArrayView directive) { list.append(directive.toByteArray()); });
    return list;
}

QByteArrayList headerDirectivesOf(QByteArrayView value, QByteArrayView agent)
{
    QByteArrayList list;
    bool ours = true;
    forEachDirective(value, [&](QByteArrayView directive) {
        const qsizetype colon = directive.indexOf(':');
        if (colon > 0) {
            const QByteArrayView name = directive.first(colon).trimmed();
            if (!takesValue(name) && isAgentName(name)) {
                ours = isEverybody(name) || equalsNoCase(name, agent);
                directive = directive.sliced(colon + 1).trimmed();
            }
        }
        if (ours && !directive.isEmpty())
            list.append(directive.toByteArray());
    });
    return list;
}

QByteArrayList directivesOfOthers(QByteArrayView value, QByteArrayView agent)
{
    QByteArrayList list;
    bool others = false;
    forEachDirective(value, [&](QByteArrayView directive) {
        const qsizetype colon = directive.indexOf(':');
        const QByteArrayView name = colon > 0 ? directive.first(colon).trimmed() : QByteArrayView();
        if (!name.isEmpty() && !takesValue(name) && isAgentName(name)) {
            others = !isEverybody(name) && !equalsNoCase(name, agent);
            if (others)
                list.append(directive.toByteArray());
        } else if (others && !list.isEmpty()) {
            list.last() += ", " + directive;
        }
    });
    return list;
}

bool isKnownRobotsMetaName(QByteArrayView metaName)
{
    static constexpr const char *names[] = {"googlebot", "googlebot-news", "googlebot-image", "googlebot-video",
        "google-extended", "bingbot", "msnbot", "adidxbot", "slurp", "yandex", "yandexbot", "baiduspider",
        "duckduckbot", "applebot", "applebot-extended", "petalbot", "seznambot", "naverbot", "yeti", "gptbot",
        "oai-searchbot", "chatgpt-user", "claudebot", "claude-searchbot", "ccbot", "perplexitybot", "amazonbot",
        "bytespider", "facebookexternalhit", "meta-externalagent", "twitterbot", "linkedinbot", "pinterestbot"};
    return std::any_of(
        std::begin(names), std::end(names), [metaName](const char *name) { return equalsLower(metaName, name); });
}

QByteArray directiveName(QByteArrayView directive)
{
    const qsizetype colon = directive.indexOf(':');
    return lowered((colon < 0 ? directive : directive.first(colon)).trimmed());
}

MetaDirectives parseXRobotsTag(QByteArrayView value, QByteArrayView agent)
{
    MetaDirectives result;
    for (const QByteArray &directive : headerDirectivesOf(value, agent))
        applyDirective(result, directive);
    return result;
}

} // namespace argiope::html
