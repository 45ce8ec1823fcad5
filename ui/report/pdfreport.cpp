#include "ui/report/pdfreport.h"

#include "core/audit/words.h"
#include "core/base/version.h"
#include "ui/report/pdfpages.h"
#include "ui/words/foreigntext.h"

#include <QColor>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace argiope::report {

using audit::Severity;
using Keep = PdfPages::Keep;

namespace {

constexpr const char *ToneColors[] = {"#5b7083", "#0072b2", "#56b4e9", "#e69f00", "#d55e00", "#a3527c"};
constexpr const char *SeverityMarks[] = {"✖", "▲", "●"};
constexpr qsizetype MostShownLetters = 400; ///< of a URL or of evidence
constexpr int PlacesPerPiece = 4;

QString plain(const QString &words)
{
    return words.toHtmlEscaped();
}

/// What strangers wrote, on one line that ends somewhere.
QString foreignText(const QByteArray &utf8)
{
    QString text = words::foreign::shown(QString::fromUtf8(utf8));
    if (text.size() > MostShownLetters)
        text = QString(text.left(MostShownLetters) % QChar(0x2026));
    return text.toHtmlEscaped();
}

/// Its texts are those of the HTML file, whose source marks them for the catalogue.
class PdfReport
{
public:
    PdfReport(const Report &report, const Language &language, PdfPages &pages)
        : m_report(report)
        , m_tr(language)
        , m_pages(pages)
    {
    }

    void writeFront()
    {
        m_pages.add(QStringLiteral("<p style=\"font-size:11pt\" class=\"soft\">%1</p><h1>%2</h1>")
                        .arg(plain(program()),
                            plain(text("Report on %1").arg(words::foreign::shown(QString::fromUtf8(m_report.site))))));
        QString lines = line(text("Report created on %1").arg(m_tr.time(m_report.madeAt)));
        if (m_report.crawledAt > 0)
            lines += line(text("Crawl started on %1").arg(m_tr.time(m_report.crawledAt)));
        lines += line(text("Project: %1").arg(m_report.project));
        m_pages.add(lines);
        const char *color = m_report.found[0] > 0 ? "#a01d16" : m_report.found[1] > 0 ? "#b97700" : "#2f4a6d";
        m_pages.add(QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"8\" "
                                   "style=\"margin-top:13px;margin-bottom:13px\"><tr>"
                                   "<td width=\"1%\" bgcolor=\"%1\"></td><td width=\"99%\" bgcolor=\"#f2f4f6\">"
                                   "<span style=\"font-size:12.5pt;font-weight:bold\">%2</span></td></tr></table>")
                        .arg(QLatin1String(color), plain(m_report.verdict)));
        if (!m_report.complete) {
            m_pages.add(line(text("The crawl was not finished when this report was created. URLs that were not crawled "
                                  "yet are not checked.")));
        }
        heading(text("Site overview"));
        QString cells = QStringLiteral("<table width=\"100%\" cellspacing=\"4\" cellpadding=\"5\"><tr>");
        constexpr int perRow = 4;
        for (qsizetype i = 0; i < m_report.facts.size(); ++i) {
            if (i > 0 && i % perRow == 0)
                cells += QStringLiteral("</tr><tr>");
            cells += QStringLiteral("<td width=\"25%\" bgcolor=\"#f2f4f6\"><span class=\"soft\">%1</span><br>"
                                    "<span style=\"font-size:13pt\">%2</span></td>")
                         .arg(plain(m_report.facts[i].first), plain(m_report.facts[i].second));
        }
        m_pages.add(QString(cells % QStringLiteral("</tr></table>")));
        for (const Chart &chart : m_report.charts)
            addChart(chart);
    }

    void writeSummary()
    {
        m_pages.breakPage();
        heading(text("Issues found"));
        m_pages.add(line(m_tr.counted("One check was run.", "%1 checks were run.", m_report.checks)));
        if (m_report.undecided > 0) {
            m_pages.add(line(m_tr.counted("One of them found no issues, but could not check some URLs.",
                "%1 of them found no issues, but could not check some URLs.", m_report.undecided)));
        }
        m_pages.gap(6);
        if (m_report.issues.isEmpty())
            m_pages.add(line(text("No issues.")));
        else
            m_pages.add(row(QStringLiteral("th"),
                            {text("Severity"), text("Issue"), text("Group"), text("URLs"), text("% of URLs"),
                                m_report.hasTrend ? text("Change since the previous crawl") : QString()}),
                Keep::WithNext);
        for (const Issue &issue : m_report.issues) {
            m_pages.add(row(QStringLiteral("td"),
                {severityHtml(issue.severity), plain(issue.title),
                    plain(audit::groupTitle(issue.group, m_tr.catalogue())), plain(m_tr.number(issue.pages)),
                    issue.share < 0 ? QStringLiteral("–") : plain(m_tr.share(issue.share)),
                    m_report.hasTrend ? plain(trendText(issue)) : QString()}));
        }
    }

    void writeDetails(const std::atomic<bool> *cancel)
    {
        QMap<int, QList<const Issue *>> groups;
        for (const Issue &issue : m_report.issues)
            groups[int(issue.group)].append(&issue);
        for (auto it = groups.cbegin(); it != groups.cend(); ++it) {
            m_pages.gap(8);
            heading(audit::groupTitle(audit::Group(it.key()), m_tr.catalogue()));
            for (const Issue *issue : *it) {
                if (cancel && cancel->load())
                    return;
                writeIssue(*issue);
            }
        }
    }

    void writeRules()
    {
        if (m_report.ignored.isEmpty() && m_report.off.isEmpty() && m_report.rules.isEmpty())
            return;
        m_pages.breakPage();
        heading(text("How the site was checked"));
        list(text("Custom settings for this site"), m_report.rules);
        QStringList ignored;
        for (const auto &[title, urls] : m_report.ignored) {
            ignored << QString(title % QStringLiteral(": ") % m_tr.counted("one URL", "%1 URLs", urls));
        }
        list(text("Ignored (not counted above)"), ignored);
        list(text("Reasons:"), m_report.ignoreNotes);
        list(text("Disabled checks"), m_report.off);
    }

    [[nodiscard]] static QString program()
    {
        return QString(QStringLiteral("Argiope ") % QLatin1String(base::Version));
    }

private:
    [[nodiscard]] QString text(const char *source) const { return m_tr(source); }
    [[nodiscard]] static QString line(const QString &words)
    {
        return QStringLiteral("<p class=\"soft\">%1</p>").arg(plain(words));
    }
    void heading(const QString &words)
    {
        m_pages.gap(14);
        m_pages.add(QStringLiteral("<h2>%1</h2>").arg(plain(words)), Keep::WithNext);
    }

    [[nodiscard]] QString severityHtml(Severity severity) const
    {
        return QStringLiteral("<span class=\"%1\">%2&nbsp;%3</span>")
            .arg(QLatin1String(audit::name(severity)), QString::fromUtf8(SeverityMarks[size_t(severity)]),
                plain(audit::severityTitle(severity, m_tr.catalogue())));
    }

    [[nodiscard]] QString trendText(const Issue &issue) const
    {
        if (!issue.before)
            return QStringLiteral("–");
        const qint64 more = issue.pages - *issue.before;
        if (more == 0)
            return QStringLiteral("=");
        if (*issue.before == 0)
            return text("new");
        return QString((more > 0 ? QStringLiteral("+") : QString(QChar(0x2212))) % m_tr.number(std::abs(more)));
    }

    /// A line of the summary; columns keep their widths from piece to piece.
    [[nodiscard]] QString row(const QString &cell, const QStringList &cells) const
    {
        static constexpr int widths[2][6] = {{14, 45, 23, 9, 9, 0}, {13, 40, 20, 8, 8, 11}};
        QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\"><tr>");
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const int width = widths[m_report.hasTrend ? 1 : 0][i];
            if (width == 0)
                continue;
            html += QStringLiteral("<%1 width=\"%2%\" align=\"%3\" valign=\"top\">%4</%1>")
                        .arg(cell)
                        .arg(width)
                        .arg(i >= 3 ? QStringLiteral("right") : QStringLiteral("left"), cells[i]);
        }
        return QString(html % QStringLiteral("</tr></table>"));
    }

    void writeIssue(const Issue &issue)
    {
        QStringList parts{m_tr.counted("one URL", "%1 URLs", issue.pages)};
        if (issue.share >= 0)
            parts << text("%1 of the URLs that the check applies to").arg(m_tr.share(issue.share));
        if (issue.instances != issue.pages) {
            parts << m_tr.counted("one occurrence", "%1 occurrences", issue.instances);
        }
        if (issue.before)
            parts << text("%1 in the previous crawl").arg(m_tr.number(*issue.before));
        if (issue.ignored > 0)
            parts << text("%1 more ignored").arg(m_tr.number(issue.ignored));
        if (issue.undecidable > 0)
            parts << text("%1 not checked").arg(m_tr.number(issue.undecidable));
        m_pages.gap(10);
        m_pages.add(QStringLiteral("<h3>%1 %2</h3><p class=\"soft\">%3</p>")
                        .arg(severityHtml(issue.severity), plain(issue.title),
                            plain(QString(parts.join(QStringLiteral(" · ")) % QStringLiteral(" · ")
                                % QString::fromLatin1(issue.id)))),
            Keep::WithNext);
        QString words;
        const auto add = [&words](const QString &caption, const QString &said) {
            if (!said.isEmpty())
                words += QStringLiteral("<p><b>%1.</b> %2</p>").arg(plain(caption), plain(said));
        };
        add(text("What it is"), issue.what);
        add(audit::whyCaption(m_tr.catalogue()), issue.why);
        add(audit::mendCaption(m_tr.catalogue()), issue.mend);
        const qint64 more = issue.pages - issue.places.size();
        m_pages.add(words, issue.places.isEmpty() ? Keep::Alone : Keep::WithNext);
        const bool evidence = issue.hasEvidence();
        for (qsizetype at = 0; at < issue.places.size(); at += PlacesPerPiece) {
            QString table = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">");
            if (at == 0) {
                table += QStringLiteral("<tr><th width=\"58%\" align=\"left\"><span class=\"soft\">%1</span></th>"
                                        "<th width=\"42%\" align=\"left\"><span class=\"soft\">%2</span></th></tr>")
                             .arg(plain(text("URL")), evidence ? plain(text("Details")) : QString());
            }
            const QList<Place> some = issue.places.mid(at, PlacesPerPiece);
            for (const Place &place : some) {
                table += QStringLiteral("<tr><td width=\"58%\" valign=\"top\"><span style=\"font-size:8pt\">%1</span>"
                                        "</td><td width=\"42%\" valign=\"top\"><span style=\"font-size:8pt\">%2"
                                        "</span></td></tr>")
                             .arg(foreignText(place.url), evidenceText(place));
            }
            m_pages.add(QString(table % QStringLiteral("</table>")));
        }
        if (more > 0) {
            m_pages.add(line(text("The first %1 are shown; there are %2 more.")
                                 .arg(m_tr.number(issue.places.size()), m_tr.number(more))));
        }
    }

    /// Each instance on a line of its own.
    [[nodiscard]] QString evidenceText(const Place &place) const
    {
        // An empty cell would be as high as the letters of the page, which are larger.
        QString html = place.evidence.isEmpty() ? QStringLiteral("&nbsp;") : foreignText(place.evidence);
        for (const QByteArray &one : place.more)
            html += QStringLiteral("<br>") % foreignText(one);
        if (place.unlisted > 0)
            html += QStringLiteral("<br>") % plain(text("and %1 more").arg(m_tr.number(place.unlisted)));
        return html;
    }

    void list(const QString &caption, const QStringList &lines)
    {
        if (lines.isEmpty())
            return;
        m_pages.gap(8);
        m_pages.add(QStringLiteral("<h3>%1</h3>").arg(plain(caption)), Keep::WithNext);
        for (const QString &one : lines)
            m_pages.add(QStringLiteral("<p>– %1</p>").arg(plain(words::foreign::shown(one))));
    }

    void addChart(const Chart &chart)
    {
        constexpr double rowHeight = 12.5; // the charts of most sites fit the first page
        constexpr double top = 20;
        const double width = m_pages.widthInPoints();
        const double left = width * 0.27;
        const double widest = width * 0.5;
        qint64 most = 1;
        qint64 all = 0;
        for (const Bar &bar : chart.bars) {
            most = std::max(most, bar.count);
            all += bar.count;
        }
        m_pages.gap(8);
        m_pages.addDrawing(top + rowHeight * double(chart.bars.size()) + 8, [&](QPainter &painter) {
            QFont font = painter.font();
            font.setPixelSize(10);
            font.setBold(true);
            painter.setFont(font);
            painter.setPen(Qt::black);
            painter.drawText(QRectF(0, 0, width, top - 4), Qt::AlignLeft | Qt::AlignVCenter, chart.title);
            font.setBold(false);
            font.setPixelSize(8);
            painter.setFont(font);
            for (qsizetype i = 0; i < chart.bars.size(); ++i) {
                const Bar &bar = chart.bars[i];
                const double y = top + rowHeight * double(i);
                const double length = double(bar.count) / double(most) * widest;
                painter.setPen(Qt::black);
                const QString label = bar.label.size() > 30 ? QString(bar.label.left(29) % QChar(0x2026)) : bar.label;
                painter.drawText(QRectF(0, y, left - 6, rowHeight), Qt::AlignRight | Qt::AlignVCenter, label);
                painter.fillRect(
                    QRectF(left, y + 2, length, rowHeight - 4), QColor(QLatin1String(ToneColors[int(bar.tone)])));
                const QString number = all > 0 ? QString(m_tr.number(bar.count) % QStringLiteral(" (")
                                           % m_tr.share(double(bar.count) / double(all)) % QLatin1Char(')'))
                                               : m_tr.number(bar.count);
                painter.drawText(QRectF(left + length + 5, y, width - left - length - 5, rowHeight),
                    Qt::AlignLeft | Qt::AlignVCenter, number);
            }
        });
    }

    const Report &m_report;
    const Language &m_tr;
    PdfPages &m_pages;
};

} // namespace

bool writePdf(const Report &report, const Language &language, QIODevice &device, const std::atomic<bool> *cancel)
{
    const QString title = language("Report on %1").arg(words::foreign::shown(QString::fromUtf8(report.site)));
    PdfPages pages(device, title,
        QString(title % QStringLiteral(" · ") % language.time(report.madeAt) % QStringLiteral(" · ")
            % PdfReport::program()));
    if (!pages.isOpen())
        return false;
    PdfReport writer(report, language, pages);
    writer.writeFront();
    writer.writeSummary();
    writer.writeDetails(cancel);
    writer.writeRules();
    return pages.end() && !(cancel && cancel->load());
}

} // namespace argiope::report
