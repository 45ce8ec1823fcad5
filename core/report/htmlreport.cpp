#include "core/report/htmlreport.h"

#include "core/audit/words.h"
#include "core/base/version.h"
#include "core/export/cells.h"

#include <QMap>

#include <algorithm>

namespace argiope::report {

using audit::Severity;

namespace {

constexpr const char Style[] = R"(
:root{color-scheme:light dark;--text:#1c2126;--soft:#59636e;--line:#d5dae0;--back:#fff;--raised:#f6f8fa;--link:#0b57d0;
--error:#b3261e;--warning:#8a5300;--notice:#3d5a80;--plain:#5b7083;--fine:#0072b2;--moved:#2f8fc4;--refused:#b97700;
--missing:#c24e00;--failing:#a3527c}
@media(prefers-color-scheme:dark){:root{--text:#e6e9ec;--soft:#a7b0ba;--line:#3a424b;--back:#15181c;--raised:#1f242a;
--link:#8ab4f8;--error:#ff8a80;--warning:#ffc46b;--notice:#9fc3ef;--plain:#8ea2b5;--fine:#4aa8e0;--moved:#7cc4ee;
--refused:#e6a531;--missing:#f0803c;--failing:#dd8fb8}}
*{box-sizing:border-box}
body{font:15px/1.55 system-ui,-apple-system,"Segoe UI","Noto Sans","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",
sans-serif;max-width:68rem;margin:0 auto;padding:2rem 1.25rem 4rem;color:var(--text);background:var(--back)}
h1{font-size:1.9rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.35rem;margin:2.5rem 0 .75rem;
padding-bottom:.3rem;border-bottom:2px solid var(--line)}h3{font-size:1.05rem;margin:0 0 .25rem}
a{color:var(--link)}.meta{color:var(--soft);margin:.1rem 0}.verdict{font-size:1.15rem;font-weight:600;padding:.9rem 1rem;
margin:1.25rem 0;background:var(--raised);border-inline-start:5px solid var(--notice)}
.verdict.error{border-color:var(--error)}.verdict.warning{border-color:var(--warning)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.6rem;margin:1rem 0;padding:0}
.facts div{background:var(--raised);padding:.55rem .75rem;border-radius:.4rem}
.facts dt{color:var(--soft);font-size:.85rem}.facts dd{margin:0;font-size:1.2rem;font-variant-numeric:tabular-nums}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(28rem,100%),1fr));gap:1.5rem 2rem}
figure{margin:0}figcaption{font-weight:600;margin-bottom:.3rem}svg{display:block;width:100%;height:auto}
svg text{font-size:12px;fill:var(--text);font-variant-numeric:tabular-nums}
.t0{fill:var(--plain)}.t1{fill:var(--fine)}.t2{fill:var(--moved)}.t3{fill:var(--refused)}.t4{fill:var(--missing)}
.t5{fill:var(--failing)}
table{border-collapse:collapse;width:100%;margin:.5rem 0}
th,td{text-align:start;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid var(--line);
overflow-wrap:anywhere}
th{color:var(--soft);font-weight:600;font-size:.85rem}.n{text-align:end;white-space:nowrap;
font-variant-numeric:tabular-nums}
.sev{white-space:nowrap;font-weight:600}.error{color:var(--error)}.warning{color:var(--warning)}
.notice{color:var(--notice)}.verdict{color:var(--text)!important}
article{margin:1.5rem 0;padding:.9rem 1rem;border:1px solid var(--line);border-radius:.5rem}
article p{margin:.45rem 0}code{font-family:ui-monospace,"DejaVu Sans Mono",Consolas,monospace;font-size:.85em;
color:var(--soft)}.places{font-size:.9rem}.places td:first-child{width:55%}.more{color:var(--soft)}
bdi{unicode-bidi:isolate}footer{margin-top:3rem;color:var(--soft);font-size:.85rem}
@media print{:root{color-scheme:light;--text:#000;--soft:#444;--line:#bbb;--back:#fff;--raised:#f4f4f4;--link:#000;
--error:#a01d16;--warning:#7a4900;--notice:#2f4a6d}
body{max-width:none;padding:0;font-size:10.5pt}
.charts{grid-template-columns:1fr 1fr}h2.group{break-before:page}h2,h3{break-after:avoid}
article{border:0;border-top:1px solid var(--line);border-radius:0;padding:.5rem 0}
tr,figure,.verdict,.facts div{break-inside:avoid}thead{display:table-header-group}a{text-decoration:none}
@page{margin:18mm 15mm}}
)";

QByteArray text(const QString &words)
{
    return exporting::xmlText(words.toUtf8());
}

QByteArray text(const QByteArray &foreign)
{
    return exporting::xmlText(exporting::visibleText(foreign));
}

/// A URL of the crawl: a link where a browser may follow it.
QByteArray urlHtml(const QByteArray &url)
{
    const QByteArray shown = text(url);
    if (!url.startsWith("http://") && !url.startsWith("https://"))
        return QByteArray("<bdi>" + shown + "</bdi>");
    return QByteArray("<a rel=\"noreferrer noopener\" href=\"" + shown + "\"><bdi>" + shown + "</bdi></a>");
}

class HtmlWriter
{
public:
    HtmlWriter(const Report &report, const Language &language, const std::function<void(QByteArrayView)> &put)
        : m_report(report)
        , m_tr(language)
        , m_put(put)
    {
    }

    void write()
    {
        const QString title = m_tr(QT_TRANSLATE_NOOP("Report", "Report on %1")).arg(QString::fromUtf8(m_report.site));
        put("<!DOCTYPE html>\n<html lang=\"" + m_tr.htmlCode() + "\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>"
            + text(title)
            + "</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
              "<meta name=\"color-scheme\" content=\"light dark\"/>\n<meta name=\"referrer\" "
              "content=\"no-referrer\"/>\n"
              "<meta name=\"robots\" content=\"noindex\"/>\n<style>"
            + Style + "</style>\n</head>\n<body>\n<header>\n<h1>" + text(title) + "</h1>\n");
        line(m_tr(QT_TRANSLATE_NOOP("Report", "Report created on %1")).arg(m_tr.time(m_report.madeAt)));
        if (m_report.crawledAt > 0)
            line(m_tr(QT_TRANSLATE_NOOP("Report", "Crawl started on %1")).arg(m_tr.time(m_report.crawledAt)));
        line(m_tr(QT_TRANSLATE_NOOP("Report", "Project: %1")).arg(m_report.project));
        put("</header>\n<main>\n");
        const char *severity = m_report.found[0] > 0 ? "error" : m_report.found[1] > 0 ? "warning" : "notice";
        put("<p class=\"verdict " + QByteArray(severity) + "\">" + text(m_report.verdict) + "</p>\n");
        if (!m_report.complete)
            line(m_tr(QT_TRANSLATE_NOOP("Report",
                "The crawl was not finished when this report was created. URLs that were not crawled yet are not "
                "checked.")));
        numbers();
        summary();
        details();
        access();
        leftOut();
        put("</main>\n<footer>" + text(m_tr(QT_TRANSLATE_NOOP("Report", "Created with %1.")).arg(program()))
            + "</footer>\n</body>\n</html>\n");
    }

private:
    static QString program() { return QString(QStringLiteral("Argiope ") % QLatin1String(base::Version)); }
    void put(const QByteArray &bytes) const { m_put(bytes); }
    void line(const QString &words) const { put("<p class=\"meta\">" + text(words) + "</p>\n"); }
    void heading(const QString &words, const char *attributes = "") const
    {
        put("<h2" + QByteArray(attributes) + ">" + text(words) + "</h2>\n");
    }

    void numbers() const
    {
        heading(m_tr(QT_TRANSLATE_NOOP("Report", "Site overview")));
        put("<dl class=\"facts\">\n");
        for (const auto &[what, number] : m_report.facts)
            put("<div><dt>" + text(what) + "</dt><dd>" + text(number) + "</dd></div>\n");
        put("</dl>\n<div class=\"charts\">\n");
        for (const Chart &chart : m_report.charts)
            drawChart(chart);
        put("</div>\n");
    }

    /// Bars from top to bottom. Who does not see it is read the label and every number.
    void drawChart(const Chart &chart) const
    {
        constexpr int rowHeight = 20;
        constexpr int left = 180; // for labels of 24 letters in a wide font
        constexpr int widest = 230;
        qint64 most = 1;
        qint64 all = 0;
        QStringList said;
        for (const Bar &bar : chart.bars) {
            most = std::max(most, bar.count);
            all += bar.count;
            said << QString(bar.label % QStringLiteral(": ") % m_tr.number(bar.count));
        }
        const QByteArray height = QByteArray::number(qint64(chart.bars.size()) * rowHeight);
        put("<figure>\n<figcaption>" + text(chart.title) + "</figcaption>\n<svg viewBox=\"0 0 510 " + height
            + "\" role=\"img\" aria-label=\""
            + text(QString(chart.title % QStringLiteral(". ") % said.join(QStringLiteral("; ")))) + "\">\n");
        for (qsizetype i = 0; i < chart.bars.size(); ++i) {
            const Bar &bar = chart.bars[i];
            const QByteArray top = QByteArray::number(i * rowHeight + 3);
            const QByteArray baseline = QByteArray::number(i * rowHeight + 14);
            const int width = bar.count > 0 ? std::max(1, int(double(bar.count) / double(most) * widest)) : 0;
            const QString label = bar.label.size() > 24 ? QString(bar.label.left(23) % QChar(0x2026)) : bar.label;
            const QString number = all > 0 ? QString(m_tr.number(bar.count) % QStringLiteral(" (")
                                       % m_tr.share(double(bar.count) / double(all)) % QLatin1Char(')'))
                                           : m_tr.number(bar.count);
            put("<text x=\"" + QByteArray::number(left - 8) + "\" y=\"" + baseline + "\" text-anchor=\"end\">"
                + text(label) + "</text><rect class=\"t" + QByteArray::number(int(bar.tone)) + "\" x=\""
                + QByteArray::number(left) + "\" y=\"" + top + "\" width=\"" + QByteArray::number(width)
                + "\" height=\"14\"></rect><text x=\"" + QByteArray::number(left + width + 6) + "\" y=\"" + baseline
                + "\">" + text(number) + "</text>\n");
        }
        put("</svg>\n</figure>\n");
    }

    [[nodiscard]] QByteArray severityHtml(Severity severity) const
    {
        // The shape says it where colours do not.
        constexpr const char *marks[] = {"✖", "▲", "●"};
        return QByteArray("<span class=\"sev " + QByteArray(audit::name(severity)) + "\"><span aria-hidden=\"true\">"
            + marks[size_t(severity)] + "</span> " + text(audit::severityTitle(severity, m_tr.catalogue()))
            + "</span>");
    }

    [[nodiscard]] QString trendText(const Issue &issue) const
    {
        if (!issue.before)
            return QStringLiteral("–");
        const qint64 more = issue.pages - *issue.before;
        if (more == 0)
            return QStringLiteral("=");
        if (*issue.before == 0)
            return m_tr(QT_TRANSLATE_NOOP("Report", "new"));
        return QString((more > 0 ? QStringLiteral("+") : QString(QChar(0x2212))) % m_tr.number(std::abs(more)));
    }

    void summary() const
    {
        heading(m_tr(QT_TRANSLATE_NOOP("Report", "Issues found")));
        if (m_report.issues.isEmpty()) {
            line(m_tr(QT_TRANSLATE_NOOP("Report", "No issues.")));
        } else {
            put("<table>\n<thead><tr>");
            column(m_tr(QT_TRANSLATE_NOOP("Report", "Severity")), false);
            column(m_tr(QT_TRANSLATE_NOOP("Report", "Issue")), false);
            column(m_tr(QT_TRANSLATE_NOOP("Report", "Group")), false);
            column(m_tr(QT_TRANSLATE_NOOP("Report", "URLs")), true);
            column(m_tr(QT_TRANSLATE_NOOP("Report", "% of URLs")), true);
            if (m_report.hasTrend)
                column(m_tr(QT_TRANSLATE_NOOP("Report", "Change since the previous crawl")), true);
            put("</tr></thead>\n<tbody>\n");
            for (const Issue &issue : m_report.issues) {
                put("<tr><td>" + severityHtml(issue.severity) + "</td><td><a href=\"#" + text(issue.id) + "\">"
                    + text(issue.title) + "</a></td><td>" + text(audit::groupTitle(issue.group, m_tr.catalogue()))
                    + "</td><td class=\"n\">" + text(m_tr.number(issue.pages)) + "</td><td class=\"n\">"
                    + (issue.share < 0 ? QByteArray("–") : text(m_tr.share(issue.share))) + "</td>");
                if (m_report.hasTrend)
                    put("<td class=\"n\">" + text(trendText(issue)) + "</td>");
                put("</tr>\n");
            }
            put("</tbody>\n</table>\n");
        }
        line(m_tr.counted(QT_TRANSLATE_NOOP("Report", "One check was run."),
            QT_TRANSLATE_NOOP("Report", "%1 checks were run."), m_report.checks));
        if (m_report.undecided > 0)
            line(
                m_tr.counted(QT_TRANSLATE_NOOP("Report", "One of them found no issues, but could not check some URLs."),
                    QT_TRANSLATE_NOOP("Report", "%1 of them found no issues, but could not check some URLs."),
                    m_report.undecided));
    }

    void column(const QString &title, bool number) const
    {
        put(QByteArray("<th scope=\"col\"") + (number ? " class=\"n\"" : "") + ">" + text(title) + "</th>");
    }

    void details() const
    {
        QMap<int, QList<const Issue *>> groups;
        for (const Issue &issue : m_report.issues)
            groups[int(issue.group)].append(&issue);
        for (auto it = groups.cbegin(); it != groups.cend(); ++it) {
            heading(audit::groupTitle(audit::Group(it.key()), m_tr.catalogue()), " class=\"group\"");
            for (const Issue *issue : *it)
                detail(*issue);
        }
    }

    void detail(const Issue &issue) const
    {
        put("<article id=\"" + text(issue.id) + "\">\n<h3>" + severityHtml(issue.severity) + " " + text(issue.title)
            + "</h3>\n<p class=\"meta\">");
        QStringList parts{
            m_tr.counted(QT_TRANSLATE_NOOP("Report", "one URL"), QT_TRANSLATE_NOOP("Report", "%1 URLs"), issue.pages)};
        if (issue.share >= 0)
            parts << m_tr(QT_TRANSLATE_NOOP("Report", "%1 of the URLs that the check applies to"))
                         .arg(m_tr.share(issue.share));
        if (issue.instances != issue.pages)
            parts << m_tr.counted(QT_TRANSLATE_NOOP("Report", "one occurrence"),
                QT_TRANSLATE_NOOP("Report", "%1 occurrences"), issue.instances);
        if (issue.before)
            parts << m_tr(QT_TRANSLATE_NOOP("Report", "%1 in the previous crawl")).arg(m_tr.number(*issue.before));
        if (issue.ignored > 0)
            parts << m_tr(QT_TRANSLATE_NOOP("Report", "%1 more ignored")).arg(m_tr.number(issue.ignored));
        if (issue.undecidable > 0)
            parts << m_tr(QT_TRANSLATE_NOOP("Report", "%1 not checked")).arg(m_tr.number(issue.undecidable));
        put(text(parts.join(QStringLiteral(" · "))) + " · <code>" + text(issue.id) + "</code></p>\n");
        paragraph(m_tr(QT_TRANSLATE_NOOP("Report", "What it is")), issue.what);
        paragraph(audit::whyCaption(m_tr.catalogue()), issue.why);
        paragraph(audit::mendCaption(m_tr.catalogue()), issue.mend);
        if (!issue.places.isEmpty()) {
            put("<table class=\"places\">\n<thead><tr>");
            column(m_tr(QT_TRANSLATE_NOOP("Report", "URL")), false);
            const bool evidence = issue.hasEvidence();
            if (evidence)
                column(m_tr(QT_TRANSLATE_NOOP("Report", "Details")), false);
            put("</tr></thead>\n<tbody>\n");
            for (const Place &place : issue.places) {
                put("<tr><td>" + urlHtml(place.url));
                if (evidence)
                    put("</td><td>" + evidenceHtml(place));
                put("</td></tr>\n");
            }
            put("</tbody>\n</table>\n");
        }
        if (const qint64 more = issue.pages - issue.places.size(); more > 0) {
            put("<p class=\"more\">"
                + text(m_tr(QT_TRANSLATE_NOOP("Report", "The first %1 are shown; there are %2 more."))
                           .arg(m_tr.number(issue.places.size()), m_tr.number(more)))
                + "</p>\n");
        }
        put("</article>\n");
    }

    /// Each instance on a line of its own.
    [[nodiscard]] QByteArray evidenceHtml(const Place &place) const
    {
        QByteArray html = "<bdi>" + text(place.evidence) + "</bdi>";
        for (const QByteArray &one : place.more)
            html += "<br><bdi>" + text(one) + "</bdi>";
        if (place.unlisted > 0)
            html += "<br>" + text(m_tr(QT_TRANSLATE_NOOP("Report", "and %1 more")).arg(m_tr.number(place.unlisted)));
        return html;
    }

    void paragraph(const QString &caption, const QString &words) const
    {
        if (!words.isEmpty())
            put("<p><strong>" + text(caption) + ".</strong> " + text(words) + "</p>\n");
    }

    [[nodiscard]] QString purposeText(audit::CrawlerPurpose purpose) const
    {
        switch (purpose) {
        case audit::CrawlerPurpose::Search:
            return m_tr(QT_TRANSLATE_NOOP("Report", "Search engine crawler"));
        case audit::CrawlerPurpose::AiSearch:
            return m_tr(QT_TRANSLATE_NOOP("Report", "AI search crawler"));
        case audit::CrawlerPurpose::AiUser:
            return m_tr(QT_TRANSLATE_NOOP("Report", "AI assistant (user-triggered)"));
        case audit::CrawlerPurpose::AiTraining:
            break;
        }
        return m_tr(QT_TRANSLATE_NOOP("Report", "AI training crawler"));
    }

    /// What robots.txt lets crawlers fetch, by folder.
    void access() const
    {
        if (m_report.access.isEmpty())
            return;
        heading(m_tr(QT_TRANSLATE_NOOP("Report", "AI and search crawler access")), " class=\"group\"");
        line(m_tr(QT_TRANSLATE_NOOP("Report", "What robots.txt lets them fetch, by folder.")));
        put("<table>\n<thead><tr>");
        column(m_tr(QT_TRANSLATE_NOOP("Report", "Crawler")), false);
        column(m_tr(QT_TRANSLATE_NOOP("Report", "Purpose")), false);
        const bool several = std::any_of(m_report.access.cbegin(), m_report.access.cend(),
            [this](const audit::FolderAccess &one) { return one.origin != m_report.access.constFirst().origin; });
        for (const audit::FolderAccess &folder : m_report.access)
            put("<th scope=\"col\"><bdi>" + text(several ? QByteArray(folder.origin + folder.folder) : folder.folder)
                + "</bdi></th>");
        put("</tr></thead>\n<tbody>\n");
        const auto crawlers = audit::crawlers();
        for (size_t i = 0; i < crawlers.size(); ++i) {
            put("<tr><td>" + text(QByteArray(crawlers[i].token)) + "</td><td>" + text(purposeText(crawlers[i].purpose))
                + "</td>");
            for (const audit::FolderAccess &folder : m_report.access) {
                const qint64 blocked = folder.blocked[i];
                const QString said = blocked == 0 ? m_tr(QT_TRANSLATE_NOOP("Report", "allowed"))
                    : blocked == folder.asked     ? m_tr(QT_TRANSLATE_NOOP("Report", "blocked"))
                                                  : m_tr(QT_TRANSLATE_NOOP("Report", "%1 of %2 blocked"))
                                                    .arg(m_tr.number(blocked), m_tr.number(folder.asked));
                put("<td>" + text(said) + "</td>");
            }
            put("</tr>\n");
        }
        put("</tbody>\n</table>\n");
    }

    void leftOut() const
    {
        if (m_report.ignored.isEmpty() && m_report.off.isEmpty() && m_report.rules.isEmpty())
            return;
        heading(m_tr(QT_TRANSLATE_NOOP("Report", "How the site was checked")), " class=\"group\"");
        if (!m_report.rules.isEmpty()) {
            put("<h3>" + text(m_tr(QT_TRANSLATE_NOOP("Report", "Custom settings for this site"))) + "</h3>\n");
            list(m_report.rules);
        }
        if (!m_report.ignored.isEmpty()) {
            put("<h3>" + text(m_tr(QT_TRANSLATE_NOOP("Report", "Ignored (not counted above)"))) + "</h3>\n");
            QStringList lines;
            for (const auto &[title, urls] : m_report.ignored)
                lines << QString(title % QStringLiteral(": ")
                    % m_tr.counted(
                        QT_TRANSLATE_NOOP("Report", "one URL"), QT_TRANSLATE_NOOP("Report", "%1 URLs"), urls));
            list(lines);
            if (!m_report.ignoreNotes.isEmpty()) {
                line(m_tr(QT_TRANSLATE_NOOP("Report", "Reasons:")));
                list(m_report.ignoreNotes);
            }
        }
        if (!m_report.off.isEmpty()) {
            put("<h3>" + text(m_tr(QT_TRANSLATE_NOOP("Report", "Disabled checks"))) + "</h3>\n");
            list(m_report.off);
        }
    }

    void list(const QStringList &lines) const
    {
        put("<ul>\n");
        for (const QString &one : lines)
            put("<li><bdi>" + text(one.toUtf8()) + "</bdi></li>\n");
        put("</ul>\n");
    }

    const Report &m_report;
    const Language &m_tr;
    const std::function<void(QByteArrayView)> &m_put;
};

} // namespace

void writeHtml(const Report &report, const Language &language, const std::function<void(QByteArrayView)> &put)
{
    HtmlWriter(report, language, put).write();
}

} // namespace argiope::report
