#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <functional>
#include <vector>

namespace argiope::html::testing {

/// A page made to cost a parser dearly: `make(n)` is about n bytes long. Each begins with a link to /first.
struct Bomb
{
    const char *name;
    std::function<QByteArray(qsizetype bytes)> make;
};

inline QByteArray repeated(const QByteArray &unit, qsizetype bytes)
{
    return unit.repeated(std::max<qsizetype>(1, bytes / unit.size()));
}

/// `make(i)` is appended until the page is long enough.
inline QByteArray numbered(qsizetype bytes, const std::function<QByteArray(int)> &make)
{
    QByteArray result;
    result.reserve(bytes + 64);
    for (int i = 0; result.size() < bytes; ++i)
        result += make(i);
    return result;
}

inline std::vector<Bomb> bombs()
{
    const auto number = [](int i) -> QByteArray { return QByteArray::number(i); };
    const auto unit = [](const char *text) { return [text](qsizetype bytes) { return repeated(text, bytes); }; };
    return {
        {"nested div", unit("<div>")},
        {"nested span", unit("<span>")},
        {"nested lists", unit("<ul><li>")},
        {"nested dl", unit("<dl><dd>")},
        {"nested table", unit("<table><tr><td>")},
        {"nested table without cells", unit("<table>")},
        {"nested blockquote", unit("<blockquote><p>")},
        {"nested section with text", unit("<section>x")},
        {"nested unknown element", unit("<x-y>")},
        {"nested button", unit("<button><div>")},
        {"nested template", unit("<template>")},
        {"nested svg", unit("<svg>")},
        {"nested svg g", [](qsizetype bytes) -> QByteArray { return "<svg>" + repeated("<g>", bytes); }},
        {"nested math", unit("<math><mrow>")},
        {"nested foreignObject", unit("<svg><foreignObject><div>")},
        {"nested object", unit("<object>")},
        {"nested select", unit("<select><div>")},
        {"nested b", unit("<b>")},
        {"nested i and b", unit("<i><b>")},
        {"nested font, all different",
            [=](qsizetype bytes) -> QByteArray {
                return numbered(bytes, [&](int i) -> QByteArray { return "<font size=" + number(i) + '>'; });
            }},
        {"nested a", unit("<a href=x>")},
        {"a across blocks", unit("<a href=x><div>")},
        {"b across p", unit("<b><p>")},
        {"b, closed across p", unit("<b><p></b>")},
        {"unclosed font in closed p",
            [=](qsizetype bytes) -> QByteArray {
                return numbered(bytes, [&](int i) -> QByteArray { return "<p><font size=" + number(i) + ">x</p>"; });
            }},
        {"400 unclosed font, many p",
            [=](qsizetype bytes) -> QByteArray {
                QByteArray head;
                for (int i = 0; i < 400; ++i)
                    head += "<font size=" + number(i) + '>';
                return "<p>" + head + repeated("<p>x", bytes);
            }},
        {"400 open divs, many p",
            [](qsizetype bytes) -> QByteArray { return repeated("<div>", 2000) + repeated("<p>x", bytes); }},
        {"900 open spans, many li",
            [](qsizetype bytes) -> QByteArray { return repeated("<span>", 5400) + repeated("<li>", bytes); }},
        {"900 open divs, end tags of nothing",
            [](qsizetype bytes) -> QByteArray { return repeated("<div>", 4500) + repeated("</ul>", bytes); }},
        {"one tag, many attributes",
            [=](qsizetype bytes) -> QByteArray {
                return "<p " + numbered(bytes, [&](int i) -> QByteArray { return " a" + number(i); }) + '>';
            }},
        {"one end tag, many attributes",
            [=](qsizetype bytes) -> QByteArray {
                return "</p " + numbered(bytes, [&](int i) -> QByteArray { return " a" + number(i); }) + '>';
            }},
        {"many body tags, each a new attribute",
            [=](qsizetype bytes) -> QByteArray {
                return numbered(bytes, [&](int i) -> QByteArray { return "<body a" + number(i) + "=1>"; });
            }},
        {"many html tags, each a new attribute",
            [=](qsizetype bytes) -> QByteArray {
                return numbered(bytes, [&](int i) -> QByteArray { return "<html a" + number(i) + "=1>"; });
            }},
        {"tags of 400 attributes",
            [=](qsizetype bytes) -> QByteArray {
                QByteArray tag = "<br";
                for (int i = 0; i < 400; ++i)
                    tag += " a" + number(i);
                return repeated(tag + '>', bytes);
            }},
        {"one huge attribute",
            [](qsizetype bytes) -> QByteArray { return "<p title=\"" + repeated("x", bytes) + "\">"; }},
        {"one huge attribute of character references",
            [](qsizetype bytes) -> QByteArray { return "<p title=\"" + repeated("&amp;", bytes) + "\">"; }},
        {"one huge href", [](qsizetype bytes) -> QByteArray { return "<a href=\"" + repeated("x", bytes) + "\">"; }},
        {"one huge tag name", [](qsizetype bytes) -> QByteArray { return '<' + repeated("x", bytes) + '>'; }},
        {"one huge attribute name", [](qsizetype bytes) -> QByteArray { return "<p " + repeated("x", bytes) + '>'; }},
        {"one huge comment", [](qsizetype bytes) -> QByteArray { return "<!--" + repeated("-", bytes) + "-->"; }},
        {"unclosed comments", unit("<!--")},
        {"one huge text", unit("some words of text ")},
        {"text of character references", unit("&lt;")},
        {"text of broken references", unit("&notanentity")},
        {"many br", unit("<br>")},
        {"many p", unit("<p>")},
        {"many links", unit("<a href=/x>x</a> ")},
        {"many empty comments", unit("<!---->")},
        {"many less-than signs", unit("<")},
        {"many ends of nothing", unit("</x>")},
        {"many </p>", unit("</p>")},
        {"text in a table", [](qsizetype bytes) -> QByteArray { return "<table>" + repeated("x<tr>", bytes); }},
        {"blocks in a table", [](qsizetype bytes) -> QByteArray { return "<table>" + repeated("<div></div>", bytes); }},
        {"tables, foster-parented text", unit("<table>x</table>")},
        {"rows without a table", unit("<tr><td>")},
        {"many rows", [](qsizetype bytes) -> QByteArray { return "<table>" + repeated("<tr><td>x", bytes); }},
        {"framesets", unit("<frameset>")},
        {"open script", [](qsizetype bytes) -> QByteArray { return "<script>" + repeated("<!--<script>", bytes); }},
        {"open title", [](qsizetype bytes) -> QByteArray { return "<title>" + repeated("</titl", bytes); }},
        {"open textareas", unit("<textarea>")},
        {"nested forms in tables", unit("<table><form>")},
        {"NULs", [](qsizetype bytes) -> QByteArray { return QByteArray(bytes, '\0'); }},
        {"many srcset candidates",
            [](qsizetype bytes) -> QByteArray { return "<img srcset=\"" + repeated("a 1x,", bytes) + "\">"; }},
        {"nested srcdoc",
            [](qsizetype bytes) -> QByteArray { return repeated("<iframe srcdoc=\"<a href=x>\"></iframe>", bytes); }},
        {"noscript in head", [](qsizetype bytes) -> QByteArray { return "<head>" + repeated("<noscript><p>", bytes); }},
        {"misnested formatting", unit("<b><i></b></i>")},
        {"misnested formatting and blocks", unit("<b><div><i></b></div>")},
        {"closed blocks hide open cells", unit("<div><table><tr><td></div>")},
        {"raw text inside svg", unit("<svg><style><g></svg>")},
        {"divs hidden in svg title",
            [](qsizetype bytes) -> QByteArray { return "<svg><title>" + repeated("<div>", bytes); }},
        {"divs hidden in svg style",
            [](qsizetype bytes) -> QByteArray { return "<svg><style>" + repeated("<div>", bytes); }},
        {"divs behind select",
            [](qsizetype bytes) -> QByteArray { return "<select><style>" + repeated("<div>", bytes); }},
        {"invalid UTF-8", [](qsizetype bytes) -> QByteArray { return QByteArray(bytes, '\xFF'); }},
    };
}

} // namespace argiope::html::testing
