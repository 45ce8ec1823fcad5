#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"
#include "app/interrupts.h"

#include "core/html/inputstream.h"
#include "core/store/pagetexts.h"
#include "core/store/reader.h"
#include "core/text/innertext.h"
#include "core/text/maintext.h"
#include "core/url/url.h"

#include <QDir>
#include <QSaveFile>

#include <optional>

namespace argiope::cli {

namespace {

QByteArray textLine(const store::KeptPageText &page, const QByteArray &file)
{
    JsonLine json;
    json.string("url", page.url);
    if (!file.isEmpty())
        json.string("file", file);
    json.string("title", page.title);
    json.string("headings", page.text.headings);
    if (file.isEmpty())
        json.string("text", page.text.text);
    return json.line().toByteArray();
}

/// A name that every file system takes, and by which a person finds the page.
QString textFileName(qint64 number, const QByteArray &address)
{
    constexpr qsizetype most = 60;
    QString name;
    const auto parsed = url::parse(address);
    const QString path = parsed ? QString::fromUtf8(parsed->pathname()) : QString();
    for (const QChar c : path.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty)) {
        const char16_t u = c.unicode();
        const bool plain
            = (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z') || (u >= u'0' && u <= u'9') || u == u'_';
        if (name.size() < most && (plain || (!name.isEmpty() && name.back() != u'-')))
            name += plain ? c : QChar(u'-');
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    return QStringLiteral("%1%2.txt")
        .arg(number, 6, 10, QLatin1Char('0'))
        .arg(name.isEmpty() ? name : QString(u'-' + name));
}

/// Nothing where the file stands there whole.
std::optional<QString> writeTextFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return path + QLatin1String(": ") + file.errorString();
}

/// A file a page, and index.jsonl, which says what is what.
int writeTexts(store::Reader &reader, const QString &folder)
{
    if (!QDir().mkpath(folder))
        return fail(ExitError, QStringLiteral("text: the folder '%1' cannot be created").arg(folder));
    const QDir dir(folder);
    if (!dir.isEmpty())
        return fail(ExitError, QStringLiteral("text: the folder '%1' is not empty").arg(folder));
    QSaveFile index(dir.filePath(QStringLiteral("index.jsonl")));
    if (!index.open(QIODevice::WriteOnly))
        return fail(ExitError, QStringLiteral("text: %1: %2").arg(index.fileName(), index.errorString()));
    std::optional<QString> error;
    qint64 number = 0;
    store::PageTextReader(reader).forEach(0, [&](const store::KeptPageText &page) {
        const QString name = textFileName(++number, page.url);
        error = writeTextFile(dir.filePath(name), page.text.text.isEmpty() ? QByteArray() : page.text.text + '\n');
        index.write(textLine(page, name.toUtf8()));
        return !error && !Interrupts::flag();
    });
    if (error)
        return fail(ExitError, QLatin1String("text: ") + *error);
    if (Interrupts::flag())
        return ExitInterrupted;
    if (const auto failed = reader.error())
        return fail(ExitError, failed->message());
    if (!index.commit())
        return fail(ExitError, QStringLiteral("text: %1: %2").arg(index.fileName(), index.errorString()));
    return ExitDone;
}

int textsOfProject(const Arguments &arguments, const QString &path)
{
    if (arguments.has("main") || arguments.has("content-type"))
        return fail(ExitUsage, QStringLiteral("text: --main and --content-type are for documents, not for projects"));
    const Interrupts interrupts;
    auto reader = store::Reader::open(path);
    if (!reader)
        return fail(ExitError, reader.error().message());
    store::PageTextReader texts(**reader);
    if (texts.sums().pages == 0 && !(*reader)->error())
        return fail(
            ExitError, QStringLiteral("text: the project stores no page text; crawl with --text main or --text plain"));
    if (arguments.has("folder"))
        return writeTexts(**reader, arguments.value("folder"));
    Output out;
    texts.forEach(0, [&out](const store::KeptPageText &page) {
        out.put(textLine(page, {}));
        return !out.failed() && !Interrupts::flag();
    });
    if (Interrupts::flag())
        return ExitInterrupted;
    if (const auto failed = (*reader)->error())
        return fail(ExitError, failed->message());
    return out.finish(ExitDone);
}

int runText(const Arguments &arguments)
{
    const QString path = arguments.positional().isEmpty() ? QStringLiteral("-") : arguments.positional().first();
    if (path != u"-" && store::looksLikeProject(path))
        return textsOfProject(arguments, path);
    if (arguments.has("folder"))
        return fail(ExitUsage, QStringLiteral("text: --folder needs a project"));
    QByteArray body;
    QString error;
    if (!readAllOf(path, body, &error))
        return fail(ExitError, QLatin1String("text: ") + error);
    const html::InputStream stream = html::documentStream(body, arguments.value("content-type").toUtf8());
    const dom::Document document(stream.text);
    if (!document.isWhole())
        return fail(ExitError, QStringLiteral("text: the document is too complex"));
    const bool main = arguments.has("main");
    const QByteArray text = main ? text::mainText(document) : text::plainText(document);
    if (text.isEmpty())
        return fail(ExitError,
            main ? QStringLiteral("text: the document has no main content")
                 : QStringLiteral("text: the document has no text"));
    Output out;
    out.put(text);
    out.put("\n");
    return out.finish(ExitDone);
}

} // namespace

Command textCommand()
{
    return {
        {"text", "[FILE]", "print the text of one document, or the texts of a project",
            "Reads FILE or standard input, and prints the text in the body of the HTML document, one block per "
            "line,\nwithout hidden content. --main prints only the main content, without menus, headers, footers, link "
            "lists\nand comments. If FILE is a project, it prints {url, title, headings, text} as one JSON object per "
            "line for\neach page with stored text; with --folder, it writes one file per page instead. The exit status "
            "is\n1 if a "
            "document has no text.",
            {{"main", "", "only the main content", {}},
                {"folder", "FOLDER", "for a project: write one file per page and index.jsonl to this empty folder", {}},
                {"content-type", "T", "the Content-Type it was served with, e.g. 'text/html; charset=gbk'", {}}},
            0, 1, {}},
        runText};
}

} // namespace argiope::cli
