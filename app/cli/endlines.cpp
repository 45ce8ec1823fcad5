#include "app/cli/endlines.h"

#include "core/base/json.h"
#include "core/store/reader.h"

namespace argiope::cli {

namespace {

constexpr qsizetype MostDetailBytes = 80;

/// What is said of so many URLs; the rule's own name of one that has no words here.
QByteArray wordsOf(const engine::LeftOut &left)
{
    using K = facts::RuleKind;
    const bool one = left.count == 1;
    switch (left.kind) {
    case K::External:
        return "out of scope";
    case K::Scheme:
        return "neither http nor https";
    case K::Include:
        return one ? "matches no include pattern" : "match no include pattern";
    case K::Exclude:
        return one ? "matches an exclude pattern" : "match an exclude pattern";
    case K::Depth:
        return "deeper than the limit";
    case K::Redirects:
        return "beyond the redirect limit";
    case K::Robots:
        return "disallowed by robots.txt";
    case K::RobotsUnavailable:
        return one ? "on a host whose robots.txt could not be read" : "on hosts whose robots.txt could not be read";
    case K::Resource:
        return one ? "image, script, style or the like" : "images, scripts, styles and the like";
    case K::Metadata:
        return "referenced by metadata only";
    case K::Form:
        return one ? "form target" : "form targets";
    case K::NoFollow:
        return "nofollow";
    case K::Canonical:
        return "referenced as canonical only";
    case K::OffTopic:
        return "linked from off-topic pages only";
    case K::Trap:
        return one ? "in a spider trap" : "in spider traps";
    case K::SitemapLimit:
        return "over the sitemap limit";
    case K::SitemapDepth:
        return one ? "in a sitemap index nested too deeply" : "in sitemap indexes nested too deeply";
    default:
        break;
    }
    // By name, as the files of later versions have rules that this one does not know.
    if (left.name == "guard")
        return one ? "action link that would change data or log out" : "action links that would change data or log out";
    if (left.name == "waste")
        return "low-value URLs of the site's application";
    return left.name;
}

/// A stranger's text for a terminal: no control characters, and not longer than a line takes.
QByteArray detailShown(const QByteArray &text)
{
    QByteArray line = text.simplified();
    for (char &c : line)
        c = uchar(c) < 0x20 || uchar(c) == 0x7F ? '?' : c;
    if (line.size() <= MostDetailBytes)
        return line;
    qsizetype end = MostDetailBytes;
    while (end > 0 && (uchar(line[end]) & 0xC0) == 0x80)
        --end;
    return QByteArray(line.first(end) + "…");
}

} // namespace

std::optional<engine::EndReport> readEndReport(const QString &project)
{
    const auto reader = store::Reader::open(project);
    if (!reader)
        return std::nullopt;
    engine::EndReport report = engine::endReport(**reader);
    return (*reader)->error() ? std::nullopt : std::optional(std::move(report));
}

QByteArray scriptLine(const engine::EndReport &report)
{
    if (!report.isMadeByScripts())
        return {};
    const QByteArray many = report.scriptPages > 1
        ? QByteArray(QByteArray::number(report.scriptPages) + " pages are made by scripts, such as ")
        : QByteArray("This page is made by scripts: ");
    return QByteArray(many + detailShown(report.firstScriptPage)
        + ": the HTML has almost no text and no links, and Argiope does not run scripts. Use --sitemaps to crawl the "
          "pages in the site's sitemaps\n");
}

QByteArray leftOutLines(const engine::EndReport &report)
{
    QByteArray text;
    for (const engine::LeftOut &left : report.leftOut) {
        text += "  " + QByteArray::number(left.count) + ' ' + wordsOf(left);
        QByteArray details;
        // Of what lies elsewhere the hosts tell nothing, and the kind of an image nobody asks for.
        for (const auto &[detail, count] : engine::isOfInterest(left.kind) ? left.details : decltype(left.details)()) {
            details += details.isEmpty() ? ": " : ", ";
            details += detailShown(detail);
            if (count != left.count)
                details += " (" + QByteArray::number(count) + ')';
        }
        text += details + '\n';
    }
    return text;
}

QByteArray leftOutJson(const engine::EndReport &report)
{
    QByteArray json = "{";
    for (const engine::LeftOut &left : report.leftOut) {
        if (json.size() > 1)
            json += ',';
        base::appendJsonString(json, left.name);
        json += ':' + QByteArray::number(left.count);
    }
    return QByteArray(json + '}');
}

} // namespace argiope::cli
