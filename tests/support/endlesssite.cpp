#include "tests/support/endlesssite.h"

#include <atomic>

namespace argiope::test {

namespace {

using Links = QList<QByteArray>;

int numberAt(const QByteArray &text, const QByteArray &before)
{
    const qsizetype at = text.indexOf(before);
    if (at < 0)
        return 0;
    qsizetype end = at + before.size();
    while (end < text.size() && text[end] >= '0' && text[end] <= '9')
        ++end;
    return text.mid(at + before.size(), end - at - before.size()).toInt();
}

Response calendar(const QByteArray &target)
{
    static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December"};
    const int year = numberAt(target, "year=");
    const int month = numberAt(target, "month=");
    const QByteArray next = "/calendar?year=" + QByteArray::number(month == 12 ? year + 1 : year)
        + "&month=" + QByteArray::number(month == 12 ? 1 : month + 1);
    return menuPage(
        QByteArray(months[(month + 11) % 12]) + ' ' + QByteArray::number(year) + ": nothing planned", {next});
}

Response archive(const QByteArray &target)
{
    const QByteArrayList parts = target.split('/');
    const int year = parts.value(2).toInt();
    const int month = parts.value(3).toInt();
    return menuPage("No entries",
        {"/archive/" + QByteArray::number(month > 1 ? year : year - 1) + '/'
            + QByteArray::number(month > 1 ? month - 1 : 12)});
}

/// Filters in all combinations, and an order: 6 x 6 x 6 x 4.
Response filters(const QByteArray &target)
{
    Links links;
    for (const char *name : {"color", "size", "brand"}) {
        for (int value = 0; value < 6; ++value) {
            QByteArray link = "/shop?";
            for (const char *each : {"color", "size", "brand", "sort"}) {
                const QByteArray key = QByteArray(each) + '=';
                const int now = qstrcmp(each, name) == 0 ? value : numberAt(target, key);
                link += key + QByteArray::number(now) + '&';
            }
            links.append(link + "view=1");
        }
    }
    links.append(QByteArray(target).replace("sort=0", "sort=1").replace("view=1", "view=2"));
    return menuPage("Shirts that we have", links);
}

Response endlessAnswer(const QByteArray &target, std::atomic<int> &counter)
{
    if (target.startsWith("/calendar"))
        return calendar(target);
    if (target.startsWith("/archive/"))
        return archive(target);
    if (target.startsWith("/grow/"))
        return menuPage("You are in a folder", {"more/deeper/", "deeper/"});
    if (target.startsWith("/session/")) {
        const int n = ++counter;
        return menuPage("Welcome, guest", {"/session/a?ref=" + randomToken(n), "/session/b?ref=" + randomToken(n)});
    }
    if (target.startsWith("/shop"))
        return filters(target);
    if (target.startsWith("/missing/")) {
        const int n = ++counter;
        return menuPage("Sorry, we could not find that page",
            {"/missing/" + randomWord(2 * n), "/missing/" + randomWord(2 * n + 1)});
    }
    if (target.startsWith("/query?"))
        return menuPage("Filter added", {target + "&tag=new"});
    return Response{.status = 404};
}

} // namespace

Response menuPage(const QByteArray &text, const QList<QByteArray> &links)
{
    QByteArray body = "<title>" + text + "</title><nav><a href=/product/1>Products</a></nav><p>" + text + "</p>";
    for (const QByteArray &link : links)
        body += "<a href='" + link + "'>go on</a>";
    return Response{.body = body};
}

QByteArray randomToken(int number)
{
    return "a1" + QByteArray::number(quint64(number + 7) * 0x9E3779B97F4A7C15ULL, 16);
}

QByteArray randomWord(int number)
{
    QByteArray word;
    for (quint32 rest = quint32(number) * 2654435761U % 100000007U + 20000000; rest > 0; rest /= 26)
        word += char('a' + rest % 26);
    return word;
}

const std::vector<EndlessSeries> &endlessSeries()
{
    static const std::vector<EndlessSeries> series{
        {"calendar", "/calendar?year=2026&month=11", "calendar", "/calendar?"},
        {"archive", "/archive/2026/11", "calendar", "/archive/{year}"},
        {"growing path", "/grow/", "repeated_path", "/grow/"},
        {"session", "/session/a?ref=" + randomToken(0), "session_id", "ref={token}"},
        {"filters", "/shop?color=0&size=0&brand=0&sort=0&view=1", "ignored_parameter", "/shop?"},
        {"soft 404", "/missing/thing", "same_content", "/missing/"},
        {"growing query", "/query?tag=new", "growing_query", "/query?"},
    };
    return series;
}

Page endlessPages()
{
    return [counter = std::make_shared<std::atomic<int>>(0)](
               const Request &request) { return endlessAnswer(request.target, *counter); };
}

QList<QByteArray> addProducts(TestSite &site, int count)
{
    Links paths;
    for (int i = 1; i <= count; ++i) {
        const QByteArray number = QByteArray::number(i);
        const QByteArray page = "/product/" + number;
        const QByteArray view = "/product/view?id=" + number + "&lang=en";
        Links links{view};
        if (i < count)
            links.prepend("/product/" + QByteArray::number(i + 1));
        site.setPage(page, Page(menuPage("Product " + randomWord(i), links)));
        site.setPage(view, Page(menuPage("View of " + randomWord(i), {})));
        paths << page << view;
    }
    return paths;
}

} // namespace argiope::test
