#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/lines.h"

#include "core/html/inputstream.h"
#include "core/text/innertext.h"
#include "core/text/maintext.h"

namespace argiope::cli {

namespace {

int runText(const Arguments &arguments)
{
    QByteArray body;
    QString error;
    const QString path = arguments.positional().isEmpty() ? QStringLiteral("-") : arguments.positional().first();
    if (!readAllOf(path, body, &error))
        return fail(ExitError, QLatin1String("text: ") + error);
    const html::InputStream stream = html::inputStream(body, arguments.value("content-type").toUtf8());
    const dom::Document document(stream.text);
    if (!document.isWhole())
        return fail(ExitError, QStringLiteral("text: the document is too complex"));
    QByteArray text = arguments.has("main") ? text::mainText(document) : text::plainText(document);
    if (!text.isEmpty())
        text += '\n';
    Output out;
    out.put(text);
    return out.finish(ExitDone);
}

} // namespace

Command textCommand()
{
    return {
        {"text", "[FILE]", "print the text of one document",
            "Reads FILE, or standard input, and prints what the body of the HTML document says, a line a block,\n"
            "without what is never shown. --main leaves out what surrounds the text that the page is about: menus,\n"
            "headers, footers, lists of links, comments.",
            {{"main", "", "only the main text", {}},
                {"content-type", "T", "the Content-Type it was served with, e.g. 'text/html; charset=gbk'", {}}},
            0, 1, {}},
        runText};
}

} // namespace argiope::cli
