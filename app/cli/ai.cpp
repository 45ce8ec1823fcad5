#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/markdown.h"

#include "app/interrupts.h"

#include "core/audit/crawleraccess.h"
#include "core/engine/documentfetch.h"
#include "core/html/inputstream.h"
#include "core/select/extractor.h"
#include "core/store/reader.h"
#include "core/url/url.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSet>
#include <QThread>

#include <algorithm>
#include <utility>

namespace argiope::cli {

namespace {

constexpr int MostFolders = 30;
constexpr int UsualLinks = 100; ///< of llms.txt
constexpr double UsualDelay = 0.5; ///< seconds between two requests, where the project asks for no longer one
constexpr qint64 MostBytes = 1024 * 1024;
constexpr qint64 LinkBytes = 64 * 1024; ///< of what llms.txt names: whether it answers is all that is asked
const QString Browser = QStringLiteral(
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36");

void say(Output &out, const QByteArray &text)
{
    out.put(text);
}

using audit::Crawler;
using audit::FolderAccess;
using engine::DocumentFetch;

/// The folders and what robots.txt says of them, as a table or as an object a line.
class AccessTable
{
public:
    AccessTable(const QList<FolderAccess> &folders, bool text, Output &out)
        : m_folders(folders)
        , m_text(text)
        , m_out(out)
    {
    }
    void print()
    {
        if (m_text)
            printText();
        else
            printLines();
    }

private:
    static const char *wordFor(const FolderAccess &folder, size_t crawler)
    {
        const qint64 blocked = folder.blocked[crawler];
        return blocked == 0 ? "allowed" : blocked == folder.asked ? "blocked" : "partly";
    }
    void printText()
    {
        bool manyHosts = false;
        for (const FolderAccess &folder : m_folders)
            manyHosts = manyHosts || folder.origin != m_folders.constFirst().origin;
        QByteArray head = QByteArray("Crawler").leftJustified(30) + QByteArray("Purpose").leftJustified(13);
        QList<qsizetype> widths;
        for (const FolderAccess &folder : m_folders) {
            const QByteArray name = (manyHosts ? folder.origin : QByteArray()) + folder.folder + " ("
                + QByteArray::number(folder.pages) + ')';
            widths.append(std::max<qsizetype>(name.size() + 2, 9));
            head += name.leftJustified(widths.last());
        }
        say(m_out, head.trimmed() + '\n');
        const auto all = audit::crawlers();
        for (size_t i = 0; i < all.size(); ++i) {
            QByteArray line
                = QByteArray(all[i].token).leftJustified(30) + QByteArray(name(all[i].purpose)).leftJustified(13);
            for (qsizetype f = 0; f < m_folders.size(); ++f)
                line += QByteArray(wordFor(m_folders[f], i)).leftJustified(widths[f]);
            say(m_out, line.trimmed() + '\n');
        }
    }
    void printLines()
    {
        const auto all = audit::crawlers();
        JsonLine json;
        for (const FolderAccess &folder : m_folders) {
            for (size_t i = 0; i < all.size(); ++i) {
                json.clear();
                json.string("kind", "access").string("crawler", all[i].token).string("company", all[i].company);
                json.string("purpose", name(all[i].purpose)).string("origin", folder.origin);
                json.string("folder", folder.folder).number("pages", folder.pages).string("access", wordFor(folder, i));
                json.number("asked", folder.asked).number("blocked", folder.blocked[i]);
                json.string("rule", folder.rules[qsizetype(i)]);
                m_out.put(json.line());
            }
        }
    }

    const QList<FolderAccess> &m_folders;
    const bool m_text;
    Output &m_out;
};

/// What the server answers just now.
class Questions
{
public:
    /// `delay`: seconds between two requests; `mostLinks`: of llms.txt.
    Questions(settings::CrawlSettings settings, double delay, int mostLinks, QByteArray start, bool text, Output &out)
        : m_settings(std::move(settings))
        , m_delay(delay)
        , m_mostLinks(mostLinks)
        , m_start(std::move(start))
        , m_text(text)
        , m_out(out)
    {
    }

    void crawlers(const QList<FolderAccess> &folders)
    {
        const DocumentFetch::Answer browser = fetch(m_start, Browser, MostBytes);
        const auto parsed = url::parse(m_start);
        const QByteArray origin = parsed ? parsed->origin() : QByteArray();
        if (m_text)
            say(m_out, "\nStart page by User-Agent (a browser gets " + statusOf(browser) + "):\n");
        const auto all = audit::crawlers();
        for (size_t i = 0; i < all.size(); ++i) {
            const Crawler &crawler = all[i];
            if (*crawler.userAgent == '\0' || Interrupts::flag())
                continue;
            const DocumentFetch::Answer answer = fetch(m_start, QString::fromLatin1(crawler.userAgent), LinkBytes);
            const bool refused
                = browser.isOk() && browser.protection.isEmpty() && (!answer.isOk() || !answer.protection.isEmpty());
            const bool allowed = std::any_of(folders.cbegin(), folders.cend(), [&](const FolderAccess &folder) {
                return folder.origin == origin && folder.blocked[i] < folder.asked;
            });
            const char *verdict = !refused ? "same as a browser"
                : allowed                  ? "robots.txt allows it, the server or CDN blocks it"
                                           : "robots.txt disallows it, the server or CDN blocks it";
            if (m_text) {
                say(m_out,
                    QByteArray(crawler.token).leftJustified(30) + statusOf(answer).leftJustified(13) + verdict
                        + (answer.protection.isEmpty() ? QByteArray() : " (" + answer.protection + ')') + '\n');
            } else {
                JsonLine json;
                json.clear();
                json.string("kind", "answer").string("crawler", crawler.token).string("url", m_start);
                json.number("status", answer.status).number("browser_status", browser.status);
                json.string("robots", allowed ? "allowed" : "blocked").boolean("refused", refused);
                json.string("protection", answer.protection);
                m_out.put(json.string("verdict", verdict).line());
            }
        }
        m_browser = browser;
    }

    /// https://llmstxt.org: a Markdown file with a heading and lists of links.
    void llmsTxt()
    {
        const auto start = url::parse(m_start);
        const QByteArray address = start ? start->origin() + "/llms.txt" : QByteArray();
        const DocumentFetch::Answer answer = fetch(address, {}, MostBytes);
        constexpr QByteArrayView mark("\xEF\xBB\xBF");
        const QByteArray body = answer.body.mid(answer.body.startsWith(mark) ? mark.size() : 0).trimmed();
        const bool html = answer.isOk() && body.startsWith('<');
        const bool there = answer.isOk() && !html && !body.isEmpty();
        const bool titled = hasMarkdownTitle(body);
        QList<QByteArray> broken;
        qsizetype asked = 0;
        QSet<QByteArray> seen;
        const auto base = url::parse(address);
        const QByteArrayList written = there ? markdownTargets(body) : QByteArrayList();
        for (const QByteArray &one : written) {
            const auto target = url::parse(one, base ? &*base : nullptr);
            if (!target || !target->isHttp() || seen.contains(target->hrefWithoutFragment().toByteArray()))
                continue;
            const QByteArray href = target->hrefWithoutFragment().toByteArray();
            seen.insert(href);
            if (asked == m_mostLinks || Interrupts::flag())
                continue; // counted, and said
            ++asked;
            const DocumentFetch::Answer found = fetch(href, {}, LinkBytes);
            if (!found.isOk() && found.status / 100 != 3)
                broken.append(href + " (" + statusOf(found) + ')');
        }
        const qsizetype links = seen.size();
        const QByteArray shown = QByteArray::number(links) + " links, "
            + (asked < links
                    ? QByteArray::number(asked) + " checked (--links " + QByteArray::number(links) + " checks all), "
                    : QByteArray())
            + QByteArray::number(broken.size()) + " broken";
        if (m_text) {
            say(m_out,
                "\nllms.txt: "
                    + (there                ? QByteArray("found, " + shown + (titled ? "" : ", no heading (# Title)"))
                            : html          ? QByteArray("a web page instead of Markdown")
                            : answer.isOk() ? QByteArray("empty")
                                            : "missing (" + statusOf(answer) + ')')
                    + '\n');
            for (const QByteArray &one : std::as_const(broken))
                say(m_out, "  broken: " + one + '\n');
            return;
        }
        JsonLine json;
        json.clear();
        json.string("kind", "llms_txt").string("url", address).number("status", answer.status).boolean("there", there);
        json.boolean("heading", titled).number("links", links).number("asked", asked);
        json.number("broken", broken.size());
        m_out.put(json.string("broken_links", broken.join('\n')).line());
    }

    /// The start page once more as Markdown, as its markup or its headers name it.
    void markdownAlternate()
    {
        const QByteArray target = alternateTarget();
        const bool named = !target.isEmpty();
        const DocumentFetch::Answer answer = named ? fetch(target, {}, LinkBytes) : DocumentFetch::Answer();
        if (m_text) {
            const QByteArray shown = !named ? QByteArray("none")
                : answer.isOk()             ? QByteArray("there")
                                            : "broken: " + target + " (" + statusOf(answer) + ')';
            say(m_out, "Markdown alternate of the start page: " + shown + '\n');
            return;
        }
        JsonLine json;
        json.clear();
        json.string("kind", "markdown_alternate").string("url", m_start).boolean("there", answer.isOk());
        m_out.put(json.string("target", target).number("status", answer.status).line());
    }

private:
    [[nodiscard]] QByteArray alternateTarget() const
    {
        const auto start = url::parse(m_start);
        const auto resolved = [&start](const QByteArray &written) {
            const auto target = url::parse(written, start ? &*start : nullptr);
            return target && target->isHttp() ? target->hrefWithoutFragment().toByteArray() : QByteArray();
        };
        static const QRegularExpression link(QStringLiteral("<([^>]*)>((?:[^,\"<]|\"[^\"]*\")*)"));
        for (const QByteArray &header : m_browser.links) {
            for (auto it = link.globalMatch(QString::fromUtf8(header)); it.hasNext();) {
                const auto match = it.next();
                const QString said = match.captured(2).toLower();
                if (said.contains(u"alternate") && said.contains(u"text/markdown"))
                    return resolved(match.captured(1).toUtf8());
            }
        }
        const html::InputStream stream = html::inputStream(m_browser.body, {});
        select::Page page(stream.text, dom::Syntax::Html, m_start);
        const auto query = select::Query::parse(
            select::QueryKind::Css, QStringLiteral("link[rel~=\"alternate\"][type^=\"text/markdown\"][href]"));
        const auto found = query->all(page);
        if (!found || found->empty())
            return {};
        const auto href = select::valueOf(found->front(), select::Take::Attribute, "href");
        return href ? resolved(*href) : QByteArray();
    }
    DocumentFetch::Answer fetch(const QByteArray &url, const QString &userAgent, qint64 most)
    {
        pause();
        settings::CrawlSettings settings = m_settings;
        if (!userAgent.isEmpty())
            settings.userAgent = userAgent;
        return DocumentFetch(settings, url).run(most);
    }
    /// Before all but the first request, as a crawl paces itself.
    void pause()
    {
        constexpr int Step = 50; // ms between two looks at whether somebody has interrupted it
        if (!std::exchange(m_asked, true))
            return;
        QElapsedTimer waited;
        waited.start();
        while (waited.elapsed() < qint64(m_delay * 1000) && !Interrupts::flag())
            QThread::msleep(Step);
    }
    static QByteArray statusOf(const DocumentFetch::Answer &answer)
    {
        return answer.status > 0 ? QByteArray::number(answer.status) : QByteArray(base::name(answer.failure));
    }

    const settings::CrawlSettings m_settings;
    const double m_delay;
    const int m_mostLinks;
    bool m_asked = false;
    const QByteArray m_start;
    const bool m_text;
    Output &m_out;
    DocumentFetch::Answer m_browser; ///< the start page as a browser gets it
};

int runAi(const Arguments &arguments)
{
    const QString format = arguments.has("format") ? arguments.value("format") : QStringLiteral("text");
    if (format != u"text" && format != u"jsonl")
        return fail(ExitUsage, QStringLiteral("ai: --format: cannot use '%1': expected text, jsonl").arg(format));
    bool isNumber = true;
    const int links = arguments.has("links") ? arguments.value("links").toInt(&isNumber) : UsualLinks;
    if (!isNumber || links < 0)
        return fail(ExitUsage,
            QStringLiteral("ai: --links: cannot use '%1': expected a whole number").arg(arguments.value("links")));
    const double delay = arguments.has("delay") ? arguments.value("delay").toDouble(&isNumber) : -1;
    if (!isNumber || (arguments.has("delay") && !(delay >= 0 && delay <= 86'400)))
        return fail(ExitUsage,
            QStringLiteral("ai: --delay: cannot use '%1': expected a number of seconds").arg(arguments.value("delay")));
    if (!arguments.has("ask") && (arguments.has("links") || arguments.has("delay")))
        return fail(ExitUsage, QStringLiteral("ai: --links and --delay need --ask"));
    auto reader = store::Reader::open(arguments.positional().first());
    if (!reader)
        return fail(ExitError, reader.error().message());
    const QList<FolderAccess> folders = audit::crawlerAccess(**reader, MostFolders);
    if (const auto error = (*reader)->error())
        return fail(ExitError, error->message());
    Output out;
    const bool text = format == u"text";
    AccessTable(folders, text, out).print();
    if (arguments.has("ask")) {
        const settings::CrawlSettings settings = (*reader)->settings();
        store::ListQuery query;
        QByteArray start;
        (*reader)->forEach(query, [&start](const store::UrlRecord &record) {
            start = record.url;
            return false; // the first is a start address
        });
        if (start.isEmpty())
            return fail(ExitError, QStringLiteral("ai: the project has no page to request"));
        const Interrupts interrupts;
        Questions questions(
            settings, delay < 0 ? std::max(settings.delay, UsualDelay) : delay, links, start, text, out);
        questions.crawlers(folders);
        questions.llmsTxt();
        questions.markdownAlternate();
        if (Interrupts::flag())
            return ExitInterrupted;
    }
    return out.finish(ExitDone);
}

} // namespace

Command aiCommand()
{
    return {{"ai", "PROJECT", "show which AI crawlers and search bots may access the site",
                "Prints a table of crawlers and folders: the access that robots.txt gives each crawler to the "
                "crawled\npages. With --ask it requests the start page with the User-Agent of each crawler and of a "
                "browser. This\nshows crawlers that a server or CDN blocks although robots.txt allows them. It also "
                "checks llms.txt and\nits links.",
                {{"format", "text|jsonl", "a table, or one JSON object a line", {}},
                    {"ask", {}, "request the start page with each User-Agent, and check llms.txt", {}},
                    {"links", "N", "with --ask: maximum number of llms.txt links to check; default: 100", {}},
                    {"delay", "SECONDS",
                        "with --ask: delay between requests; default: that of the crawl, at least 0.5 seconds", {}}},
                1, 1, "no project given"},
        runAi};
}

} // namespace argiope::cli
