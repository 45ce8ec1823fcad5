// page_trainer MANUAL: reads pages made of the manual's texts, so that the compiler learns which ways pages take.

#include "core/html/extract.h"

#include <QByteArray>
#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace argiope;

namespace {

constexpr int Rounds = 6; ///< over all pages: what is done once a page is to count little beside what is done in it
constexpr int MostMenu = 40; ///< links
constexpr qsizetype MostMembers = 60;

struct Text
{
    QByteArray name; ///< "traps"
    QByteArray title;
    QList<QByteArray> lines;
};

/// What Markdown marks within a line, as elements. Each page has its own ways of writing them.
QByteArray inlineHtml(QByteArrayView line, int style)
{
    QByteArray html;
    bool bold = false;
    bool code = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (line.sliced(i).startsWith("**") && !code) {
            bold = !bold;
            html += style % 2 == 0 ? (bold ? "<strong>" : "</strong>") : (bold ? "<b class=\"name\">" : "</b>");
            ++i;
        } else if (c == '`') {
            code = !code;
            html += code ? "<code>" : "</code>";
        } else if (c == '[' && !code && line.indexOf("](", i) > 0) {
            const qsizetype middle = line.indexOf("](", i);
            const qsizetype end = line.indexOf(')', middle);
            if (end < 0)
                continue;
            QByteArray target = line.sliced(middle + 2, end - middle - 2).toByteArray();
            target.replace(".md", ".html");
            if (style % 3 == 0)
                html += "<a href=\"" + target + "\" title=\"about " + target + "\">";
            else
                html += "<a class=\"ref\" href=\"../manual/" + target + "\">";
            const QByteArray words = line.sliced(i + 1, middle - i - 1).toByteArray();
            if (style % 4 == 1)
                html += "<code>" + words + "</code></a>";
            else
                html += words + "</a>";
            i = end;
        } else if (c == '&') {
            html += "&amp;";
        } else if (c == '<') {
            html += "&lt;";
        } else if (c == '>') {
            html += "&gt;";
        } else {
            html += c;
        }
    }
    return html + (bold ? "</strong>" : "") + (code ? "</code>" : "");
}

QByteArray anchorOf(QByteArrayView heading)
{
    QByteArray name;
    for (const char c : heading)
        name += (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ? c : '-';
    return name;
}

QByteArray rowHtml(QByteArrayView line, int style, int number)
{
    QByteArray html = number % 2 == 0 ? "<tr class=\"even-row\">\n" : "<tr class=\"odd-row\">\n";
    const QList<QByteArray> cells = line.sliced(1).toByteArray().split('|');
    for (qsizetype i = 0; i + 1 < cells.size(); ++i) {
        const bool head = i == 0 && style % 2 == 0;
        html += head ? "<th scope=\"row\">" : "<td class=\"col\">";
        html += inlineHtml(cells[i].trimmed(), style) + (style % 5 == 4 ? "" : head ? "</th>\n" : "</td>\n");
    }
    return html + "</tr>\n";
}

/// The body of a text: headings, paragraphs, lists, tables, code.
QByteArray bodyHtml(const Text &text, int style)
{
    QByteArray html;
    QByteArray open; ///< the element that lines are in
    int rows = 0;
    const auto enter = [&](const QByteArray &element) {
        if (open == element)
            return;
        if (!open.isEmpty() && !(open == "p" && style % 4 == 3))
            html += "</" + open + ">\n";
        if (element == "table")
            html += "<table class=\"summary\" id=\"t" + QByteArray::number(rows) + "\">";
        else if (!element.isEmpty())
            html += '<' + element + '>';
        open = element;
    };
    for (const QByteArray &line : text.lines) {
        if (line.startsWith('#')) {
            enter({});
            const QByteArray level = line.startsWith("### ") ? "h3" : line.startsWith("## ") ? "h2" : "h1";
            const QByteArray heading = line.mid(line.indexOf(' ') + 1);
            html += "<section id=\"" + anchorOf(heading) + "\">\n<" + level + ">" + inlineHtml(heading, style) + "</"
                + level + "><a href=\"#" + anchorOf(heading) + "\" class=\"anchor\" aria-label=\"link\">#</a>\n<!-- "
                + level + " --></section>\n";
        } else if (line.startsWith('|') && !line.startsWith("|-")) {
            enter("table");
            html += rowHtml(line, style, ++rows);
        } else if (line.startsWith("- ")) {
            enter("ul");
            html += "<li>" + inlineHtml(line.mid(2), style) + (style % 3 == 2 ? "\n" : "</li>\n");
        } else if (line.startsWith("    ")) {
            enter("pre");
            html += inlineHtml(line, style) + '\n';
        } else if (line.trimmed().isEmpty()) {
            enter({});
        } else if (!line.startsWith('|')) {
            enter("p");
            html += inlineHtml(line, style) + '\n';
        }
    }
    enter({});
    return html;
}

QByteArray headHtml(const Text &text, int style)
{
    QByteArray html
        = style % 2 == 0 ? "<!DOCTYPE HTML>\n<html lang=\"en\">\n<head>\n" : "<!doctype html><html lang=en><head>";
    html += "<meta charset=\"utf-8\">\n<title>" + text.title + "</title>\n";
    html += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
    html += "<meta name=\"description\" content=\"" + text.title + ": what it is &amp; what it does\">\n";
    for (const char *sheet : {"style", "print", "jquery-ui"})
        html += QByteArray("<link rel=\"stylesheet\" type=\"text/css\" href=\"../") + sheet
            + ".css\" title=\"Style\">\n";
    html += "<link rel=\"canonical\" href=\"https://manual.example/manual/" + text.name + ".html\">\n";
    if (style % 3 == 0)
        html += "<link rel=\"shortcut icon\" href=\"/favicon.ico\"><meta property=\"og:title\" content=\"" + text.title
            + "\">\n";
    if (style % 6 == 1)
        html += "<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@type\":\"Article\","
                "\"headline\":\""
            + text.name + "\"}</script>\n";
    html += "<script type=\"text/javascript\" src=\"../script.js\"></script>\n<script>var pathtoroot = \"../\";\n"
            "if (document.body) { loadScripts(document, \"script\"); }</script>\n</head>\n";
    return html;
}

QByteArray page(const std::vector<Text> &all, size_t index, int style)
{
    const Text &text = all[index];
    QByteArray html = headHtml(text, style);
    html += "<body class=\"doc-page\">\n<header role=\"banner\"><nav role=\"navigation\">\n<ul class=\"nav-list\">\n";
    int links = 0;
    for (size_t i = index % 7; i < all.size() && links < MostMenu; i += 2, ++links)
        html += "<li><a href=\"" + all[i].name + ".html\">" + all[i].title + "</a></li>\n";
    html += "</ul></nav></header>\n<form action=\"/search\"><label for=\"search\">Search:</label> <input type=\"text\" "
            "id=\"search\" placeholder=\"Search\"></form>\n<div class=\"flex-content\"><main role=\"main\">\n";
    html += bodyHtml(text, style);
    if (style % 2 == 1)
        html += "<img src=\"../pictures/" + text.name + ".png\" alt=\"" + text.title
            + "\" width=640 height=480>\n<hr>\n";
    // A list of members as manuals have them, most of which lead where one before them does.
    html += "<dl>\n";
    for (qsizetype i = 0; i < std::min<qsizetype>(text.lines.size(), MostMembers); ++i) {
        const QByteArray name = anchorOf(text.lines[i].left(14));
        html += "<dt><a href=\"#" + name + "\" class=\"member-name\">" + name
            + "</a>&nbsp;<span class=\"type\">(<a href=\"" + all[size_t(i) % all.size()].name
            + ".html\" title=\"class\">" + all[size_t(i) % all.size()].name + "</a>)</span></dt>\n<dd id=\"" + name
            + "\">" + inlineHtml(text.lines[i], style) + "</dd>\n";
    }
    html += "</dl>\n</main></div>\n<footer role=\"contentinfo\"><hr><p class=\"legal-copy\"><small>Copyright &copy; "
            "1993, 2024, "
            "its authors. All rights reserved. <a "
            "href=\"https://www.example.org/terms\">Terms</a></small></p></footer>\n"
            "</body>\n</html>\n";
    return html;
}

std::vector<Text> textsBelow(const QString &folder)
{
    std::vector<Text> texts;
    QDirIterator files(folder, {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        Text text;
        text.name = files.fileInfo().completeBaseName().toUtf8();
        text.lines = file.readAll().split('\n');
        text.title = text.lines.constFirst().mid(2);
        texts.push_back(std::move(text));
    }
    std::sort(texts.begin(), texts.end(), [](const Text &one, const Text &other) {
        return std::tie(one.name, one.title) < std::tie(other.name, other.title);
    });
    return texts;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<Text> texts = argc > 1 ? textsBelow(QString::fromLocal8Bit(argv[1])) : std::vector<Text>();
    if (texts.empty()) {
        std::fputs("usage: page_trainer FOLDER-WITH-MARKDOWN\n", stderr);
        return 2;
    }
    qsizetype links = 0;
    for (int round = 0; round < Rounds; ++round) {
        for (size_t i = 0; i < texts.size(); ++i) {
            const QByteArray body = page(texts, i, int(i) + round);
            html::PageInput input;
            input.body = body;
            input.url = *url::parse(QByteArray("https://manual.example/manual/" + texts[i].name + ".html"));
            input.contentType = "text/html";
            html::ExtractOptions options;
            options.observe = round % 3 != 2;
            options.signature = options.observe;
            links += html::extractHtml(input, options).links.size();
        }
    }
    std::printf("%lld links\n", static_cast<long long>(links));
    return 0;
}
