#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"

#include "core/html/css.h"
#include "core/html/extract.h"
#include "core/html/mimetype.h"

namespace argiope::cli {

namespace {

int runLinks(const Arguments &arguments)
{
    // A document without a URL of its own is about:blank: relative links do not resolve there.
    const QString baseText = arguments.value("base", QStringLiteral("about:blank"));
    const auto base = url::parse(baseText.toUtf8());
    if (!base)
        return fail(ExitError,
            QStringLiteral("links: --base '%1' does not parse: %2")
                .arg(baseText, QLatin1String(url::name(base.error()))));

    QByteArray body;
    QString error;
    const QString path = arguments.positional().isEmpty() ? QStringLiteral("-") : arguments.positional().first();
    if (!readAllOf(path, body, &error))
        return fail(ExitError, QLatin1String("links: ") + error);

    const QByteArray contentType = arguments.value("content-type").toUtf8();
    QList<html::Link> links;
    bool tooComplex = false;
    if (html::mimeEssence(contentType) == "text/css") {
        links = html::extractCss(body, *base);
    } else if (arguments.has("content-type") && !html::isHtml(contentType, body)) {
        return fail(ExitError, QStringLiteral("links: '%1' is not HTML").arg(QString::fromUtf8(contentType)));
    } else {
        html::PageInput input;
        input.body = body;
        input.url = *base;
        input.contentType = contentType;
        html::ExtractOptions options;
        options.text = false;
        html::ParsedPage facts = html::extractHtml(input, options);
        links = std::move(facts.links);
        tooComplex = facts.tooComplex;
    }

    Output out;
    JsonLine json;
    for (const html::Link &link : std::as_const(links)) {
        const bool resolved = !link.url.isEmpty();
        json.clear();
        json.string("url", resolved ? link.url.href() : link.raw());
        json.string("element", link.element());
        json.string("attribute", link.attribute());
        json.string("kind", facts::name(link.kind));
        json.string("text", link.text);
        json.boolean("nofollow", bool(link.rel & (html::LinkRel::NoFollow | html::LinkRel::MetaNoFollow)));
        if (!resolved)
            json.boolean("failure", true);
        out.put(json.line());
    }
    const int status = out.finish(tooComplex ? ExitError : ExitDone);
    if (tooComplex && !out.failed())
        return fail(ExitError,
            QStringLiteral("links: the document is too complex; only the links up to that point are listed"));
    return status;
}

} // namespace

Command linksCommand()
{
    return {{"links", "[FILE]", "list the links of one HTML document",
                "Reads FILE or standard input, and prints {url, element, attribute, kind, text, nofollow} as one "
                "JSON\nobject per line; kind is navigation, resource, metadata or form. A link that is not a valid URL "
                "is printed\nas written, with \"failure\":true.",
                {{"base", "URL", "URL of the document, to resolve relative URLs", {}},
                    {"content-type", "T", "the Content-Type it was served with, e.g. 'text/html; charset=gbk'", {}}},
                0, 1, {}},
        runLinks};
}

} // namespace argiope::cli
