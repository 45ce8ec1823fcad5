#include "core/html/headers.h"

#include "core/html/linkrules.h"
#include "core/html/refresh.h"
#include "core/html/strings.h"

namespace argiope::html {

namespace {

Link headerLink(QByteArrayView value, const url::Url &base, const QByteArray &header, LinkKind kind)
{
    Link link;
    link.kind = kind;
    QByteArray raw;
    if (auto parsed = url::parse(value, &base))
        link.url = std::move(*parsed);
    else
        raw = trimmed(value).toByteArray();
    link.source = {QByteArrayLiteral("header"), header, raw};
    return link;
}

struct LinkParameters
{
    QByteArray rel;
    QByteArray title;
    QByteArray hreflang;
    QByteArray media;
    bool hasRel = false;
    bool hasAnchor = false; ///< the link is about another resource (RFC 8288, 3.2)
};

/// RFC 8288, B.3: parameters up to the ',' that ends the link.
LinkParameters readLinkParameters(QByteArrayView value, qsizetype &at)
{
    LinkParameters result;
    while (at < value.size() && value[at] != ',') {
        if (value[at] != ';') {
            ++at;
            continue;
        }
        ++at;
        while (at < value.size() && isSpace(value[at]))
            ++at;
        const qsizetype start = at;
        while (at < value.size() && !isSpace(value[at]) && value[at] != '=' && value[at] != ';' && value[at] != ',')
            ++at;
        const QByteArrayView name = value.sliced(start, at - start);
        while (at < value.size() && isSpace(value[at]))
            ++at;
        QByteArray text;
        if (at < value.size() && value[at] == '=') {
            ++at;
            while (at < value.size() && isSpace(value[at]))
                ++at;
            if (at < value.size() && value[at] == '"') {
                for (++at; at < value.size() && value[at] != '"'; ++at) {
                    if (value[at] == '\\' && at + 1 < value.size())
                        ++at;
                    text += value[at];
                }
                if (at < value.size())
                    ++at;
            } else {
                while (at < value.size() && value[at] != ';' && value[at] != ',')
                    text += value[at++];
                text = text.trimmed();
            }
        }
        if (equalsLower(name, "rel") && !result.hasRel) { // 3.3: only the first counts
            result.hasRel = true;
            result.rel = text;
        } else if (equalsLower(name, "anchor")) {
            result.hasAnchor = true;
        } else if (equalsLower(name, "title") && result.title.isEmpty()) {
            result.title = text;
        } else if (equalsLower(name, "hreflang") && result.hreflang.isEmpty()) {
            result.hreflang = text;
        } else if (equalsLower(name, "media") && result.media.isEmpty()) {
            result.media = text;
        }
    }
    return result;
}

/// RFC 8288, B.2: parse a Link field value.
void readLinkHeader(QByteArrayView value, const url::Url &base, HeaderFacts &facts)
{
    qsizetype at = 0;
    while (at < value.size()) {
        if (isSpace(value[at]) || value[at] == ',') {
            ++at;
            continue;
        }
        if (value[at] != '<')
            return; // what follows cannot be told apart any more
        const qsizetype close = value.indexOf('>', at);
        if (close < 0)
            return;
        const QByteArrayView target = value.sliced(at + 1, close - at - 1);
        at = close + 1;
        const LinkParameters parameters = readLinkParameters(value, at);
        const RelInfo rel = parseRel(parameters.rel, parameters.hreflang, parameters.media);
        Link link = headerLink(
            target, base, QByteArrayLiteral("link"), rel.resource ? LinkKind::Resource : LinkKind::Metadata);
        link.rel = rel.flags;
        link.text = parameters.title.isValidUtf8() ? parameters.title.simplified().left(1000) : QByteArray();
        if (rel.flags.testFlag(LinkRel::Canonical) && !parameters.hasAnchor) {
            if (facts.canonical.isEmpty())
                facts.canonical = link.url.href();
            facts.canonicals.append(link.url.href());
        }
        if (rel.flags.testFlag(LinkRel::Alternate) && !parameters.hasAnchor && !parameters.hreflang.isEmpty())
            facts.versions.append({parameters.hreflang, link.url.href(), true});
        facts.links.append(std::move(link));
    }
}

} // namespace

HeaderFacts readHeaders(const PageInput &input)
{
    HeaderFacts facts;
    for (const auto &[name, value] : input.headers) {
        if (equalsLower(name, "link")) {
            readLinkHeader(value, input.url, facts);
        } else if (equalsLower(name, "refresh")) {
            const auto refresh = parseRefresh(value);
            if (refresh && !refresh->url.isEmpty())
                facts.links.append(
                    headerLink(refresh->url, input.url, QByteArrayLiteral("refresh"), LinkKind::Navigation));
        } else if (equalsLower(name, "x-robots-tag")) {
            facts.robots.merge(parseXRobotsTag(value, input.agent));
        }
    }
    return facts;
}

QList<Link> extractHeaderLinks(const PageInput &input)
{
    return readHeaders(input).links;
}

} // namespace argiope::html
