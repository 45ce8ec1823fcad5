#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/lines.h"
#include "app/cli/renderedurl.h"

#include "core/base/json.h"
#include "core/html/inputstream.h"
#include "core/html/mimetype.h"
#include "core/select/extractor.h"
#include "core/url/url.h"

namespace argiope::cli {

namespace {

using select::QueryKind;

bool isXml(const QByteArray &contentType)
{
    const QByteArray essence = html::mimeEssence(contentType);
    return essence == "text/xml" || essence == "application/xml" || essence.endsWith("+xml");
}

/// The kinds of query that were asked for, by their options.
QList<QPair<QueryKind, QString>> asked(const Arguments &arguments)
{
    QList<QPair<QueryKind, QString>> all;
    for (const auto &[option, value] : arguments.options()) {
        QueryKind kind;
        if (select::queryKindNamed(QString::fromLatin1(option), kind))
            all.append({kind, value});
    }
    return all;
}

/// What is searched.
struct Source
{
    QByteArray body;
    QByteArray contentType;
    QByteArray address;
};

base::Result<Source, QString> sourceOf(const Arguments &arguments)
{
    if (arguments.has("render")) {
        auto page = renderUrl(arguments, arguments.value("render"));
        if (!page)
            return base::Failure{page.error()};
        return Source{page->html, QByteArrayLiteral("text/html; charset=utf-8"), page->url};
    }
    Source source;
    if (arguments.has("base")) {
        const auto url = url::parse(arguments.value("base").toUtf8());
        if (!url) {
            return base::Failure{QStringLiteral("--base '%1' does not parse: %2")
                                     .arg(arguments.value("base"), QLatin1String(url::name(url.error())))};
        }
        source.address = url->href();
    }
    QString error;
    const QString path = arguments.positional().isEmpty() ? QStringLiteral("-") : arguments.positional().first();
    if (!readAllOf(path, source.body, &error))
        return base::Failure{error};
    source.contentType = arguments.value("content-type").toUtf8();
    return source;
}

int runQuery(const Arguments &arguments)
{
    const auto queries = asked(arguments);
    if (queries.size() != 1)
        return fail(
            ExitUsage, QStringLiteral("query: one of --css, --xpath, --regex, --jsonld and --microdata is needed"));
    const auto &[kind, expression] = queries.first();
    const auto query = select::Query::parse(kind, expression);
    if (!query) {
        return fail(ExitUsage,
            QStringLiteral("query: --%1: %2").arg(QLatin1String(select::name(kind)), query.error().message()));
    }
    const QByteArray attribute = arguments.value("attribute").toUtf8();
    if (arguments.has("attribute") && (attribute.isEmpty() || !query->findsElements()))
        return fail(ExitUsage, QStringLiteral("query: --attribute needs --css or --xpath"));
    if (arguments.has("render")) {
        if (!arguments.positional().isEmpty() || arguments.has("base") || arguments.has("content-type"))
            return fail(
                ExitUsage, QStringLiteral("query: --render cannot be combined with FILE, --base or --content-type"));
    } else if (arguments.has("settings")) {
        return fail(ExitUsage, QStringLiteral("query: --settings needs --render"));
    }

    const auto source = sourceOf(arguments);
    if (!source)
        return fail(ExitError, QLatin1String("query: ") + source.error());
    const html::InputStream stream = html::inputStream(source->body, source->contentType);
    select::Page page(stream.text, isXml(source->contentType) ? dom::Syntax::Xml : dom::Syntax::Html, source->address);
    const auto found = query->all(page);
    if (!found)
        return fail(ExitError, QLatin1String("query: ") + found.error().message());

    Output out;
    QByteArray line;
    const select::Take take = attribute.isEmpty() ? select::Take::Text : select::Take::Attribute;
    for (const select::Match &match : *found) {
        if (const auto value = select::valueOf(match, take, attribute)) {
            line.clear();
            base::appendJsonString(line, *value);
            line += '\n';
            out.put(line);
        }
        if (out.failed())
            break;
    }
    return out.finish(ExitDone);
}

} // namespace

Command queryCommand()
{
    return {{"query", "[FILE]", "extract text or data from one document",
                "Reads FILE or standard input, and prints one JSON string per line for each match, in document order: "
                "the\nvisible text of an element, or its attribute; for a regular expression, which searches the "
                "source, the\nfirst group if it has one. A document is parsed as XML if --content-type says so. With "
                "--render, the page at URL\nis opened in an installed browser, and what its scripts make of it is "
                "read. Its robots.txt is obeyed.",
                {{"css", "S", "elements that match a CSS selector", {}},
                    {"xpath", "E", "results of an XPath 1.0 expression", {}},
                    {"regex", "R", "matches of a regular expression in the source", {}},
                    {"jsonld", "PATH", "values of JSON-LD, e.g. Product.offers.price", {}},
                    {"microdata", "PATH", "values of microdata, in the same way", {}},
                    {"attribute", "A", "this attribute of the elements instead of their text", {}},
                    {"base", "URL", "URL of the document, to resolve relative URLs", {}},
                    {"content-type", "T", "the Content-Type it was served with, e.g. 'text/html; charset=gbk'", {}},
                    {"render", "URL", "this page as an installed browser shows it", {}},
                    {"settings", "FILE.json", "with --render: crawl settings, e.g. browser, cookies, headers", {}}},
                0, 1, {}},
        runQuery};
}

} // namespace argiope::cli
