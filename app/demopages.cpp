#include "app/demopages.h"

#include <QList>

namespace argiope {

namespace {

constexpr int Spiders = 24;

QByteArray page(const QByteArray &title, const QByteArray &body)
{
    return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + title
        + "</title><link rel=\"stylesheet\" href=\"/style.css\"></head>\n<body>\n"
          "<p><img src=\"/images/logo.svg\" alt=\"The Spider House\"> <a href=\"/\">Home</a> <a "
          "href=\"/spiders/\">Spiders</a> "
          "<a href=\"/guide/\">Guide</a> <a href=\"/news/\">News</a> <a href=\"/about\">About us</a></p>\n<h1>"
        + title + "</h1>\n" + body + "\n</body></html>\n";
}

QByteArray drawing(const QByteArray &color)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"48\" height=\"48\"><circle cx=\"24\" cy=\"24\" r=\"18\" "
           "fill=\""
        + color + "\"/></svg>\n";
}

} // namespace

QHash<QByteArray, DemoPage> demoPages()
{
    static const char *const Names[Spiders] = {"Wasp spider", "Silver argiope", "Banded argiope", "Garden spider",
        "Cross spider", "Strawberry spider", "Marbled orb weaver", "Bridge spider", "Labyrinth spider", "House spider",
        "Raft spider", "Wolf spider", "Nursery web spider", "Crab spider", "Zebra jumper", "Peacock spider",
        "Ladybird spider", "Water spider", "Money spider", "Cellar spider", "Purse web spider", "Ogre-faced spider",
        "Golden silk spider", "Bolas spider"};
    QHash<QByteArray, DemoPage> pages;
    const auto add = [&pages](const QByteArray &path, const QByteArray &title, const QByteArray &body) {
        pages.insert(path, DemoPage{.body = page(title, body)});
    };

    add("/", "The Spider House",
        "<p>A small site to try a crawler on. Everything on it is made up but the spiders.</p>"
        "<ul><li><a href=\"/spiders/\">All our spiders</a><li><a href=\"/guide/\">How to look after them</a>"
        "<li><a href=\"/news/\">News</a><li><a href=\"/old-shop\">The shop</a><li><a href=\"/members/\">For members</a>"
        "<li><a href=\"/private/accounts\">Accounts</a><li><a href=\"/slow\">The long story</a></ul>");
    add("/about", "About us",
        "<p>Opened in 1987. <a href=\"mailto:house@example.org\">Write to us</a> or visit our friends at "
        "<a href=\"https://example.org/\">example.org</a>.</p><p><a href=\"/contact.html\">Contact</a></p>");
    QByteArray list;
    for (int i = 1; i <= Spiders; ++i) {
        const QByteArray number = QByteArray::number(i);
        list += "<li><a href=\"/spiders/" + number + "\">" + Names[i - 1] + "</a>";
        QByteArray body = "<p><img src=\"/images/" + QByteArray::number((i - 1) % 4 + 1) + ".svg\" alt=\""
            + Names[i - 1] + "\"></p><p>Next: <a href=\"/spiders/" + QByteArray::number(i % Spiders + 1) + "\">"
            + Names[i % Spiders] + "</a></p>";
        if (i % 9 == 4)
            body += "<p>See the <a href=\"/spiders/moult-" + number + "\">notes on its moult</a>.</p>"; // gone
        if (i % 8 == 5)
            body += "<p>It was once listed as <a href=\"/spiders/old/" + number + "\">another species</a>.</p>";
        add("/spiders/" + number, Names[i - 1], body);
        if (i % 8 == 5) {
            pages.insert(
                "/spiders/old/" + number, DemoPage{.status = 301, .location = "/spiders/" + QByteArray::number(i - 1)});
        }
    }
    add("/spiders/", "Spiders",
        "<ul>" + list + "</ul><p><img src=\"/images/missing.png\" alt=\"Map of the house\"></p>");
    add("/guide/", "Guide",
        "<ol><li><a href=\"feeding\">Feeding</a><li><a href=\"webs\">Webs</a><li><a href=\"light\">Light</a>"
        "<li><a href=\"holidays\">Holidays</a></ol>");
    add("/guide/feeding", "Feeding", "<p>Flies, mostly. See <a href=\"webs#repair\">webs</a>.</p>");
    add("/guide/webs", "Webs",
        "<p id=\"repair\">They mend them each night. <a href=\"/spiders/1\">Ask an expert</a>.</p>");
    add("/guide/light", "Light", "<p>A window will do. <a href=\"/guide/lamps\">Lamps</a> are not needed.</p>");
    add("/guide/holidays", "Holidays", "<p>They like to stay at home. <a href=\"/guide/\">Back</a></p>");
    QByteArray news;
    for (int year = 2019; year <= 2024; ++year) {
        const QByteArray path = "/news/" + QByteArray::number(year);
        news += "<li><a href=\"" + path + "?utm_source=news\">" + QByteArray::number(year) + "</a>";
        add(path, "News of " + QByteArray::number(year),
            "<p>All is well. <a href=\"/news/" + QByteArray::number(year - 1) + "\">The year before</a></p>");
        pages.insert(path + "?utm_source=news", pages.value(path));
    }
    add("/news/", "News", "<ul>" + news + "</ul>");
    add("/shop/", "Shop", "<p>Closed for the winter. <a href=\"/shop/cart\">Your cart</a></p>");
    add("/private/accounts", "Accounts", "<p>Robots are asked to stay out of here.</p>");

    pages.insert("/slow", DemoPage{.body = page("The long story", "<p>It took a while.</p>"), .delayMs = 2500});
    pages.insert("/contact.html", DemoPage{.status = 301, .location = "/contact"});
    pages.insert("/contact", DemoPage{.status = 302, .location = "/about"});
    pages.insert("/old-shop", DemoPage{.status = 301, .location = "/shop/"});
    pages.insert("/members/", DemoPage{.status = 403, .body = page("Members only", "<p>Please ask at the desk.</p>")});
    pages.insert("/shop/cart", DemoPage{.status = 500, .body = page("Oh dear", "<p>The till is stuck.</p>")});
    pages.insert("/robots.txt",
        DemoPage{.contentType = "text/plain; charset=utf-8", .body = "User-agent: *\nDisallow: /private/\n"});
    pages.insert(
        "/style.css", DemoPage{.contentType = "text/css", .body = "body { font-family: sans-serif; margin: 2em; }\n"});
    pages.insert("/images/logo.svg", DemoPage{.contentType = "image/svg+xml", .body = drawing("#ffd23f")});
    static const char *const Colors[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7"};
    for (int i = 0; i < 4; ++i) {
        pages.insert("/images/" + QByteArray::number(i + 1) + ".svg",
            DemoPage{.contentType = "image/svg+xml", .body = drawing(Colors[i])});
    }
    return pages;
}

} // namespace argiope
