#include "core/robots/robots.h"

#include <QElapsedTimer>
#include <QList>

#include <cstdio>

using namespace argiope;

namespace {

/// A shop's file of about a hundred rules: mostly folders, a third with wildcards, several groups.
QByteArray realisticFile()
{
    QByteArray file = "# rules\nUser-agent: BadBot\nUser-agent: WorseBot\nDisallow: /\n\nUser-agent: *\n";
    const QList<QByteArray> folders{"admin", "cart", "checkout", "account", "search", "api", "internal", "tmp",
        "cgi-bin", "wishlist", "compare", "review", "print", "login", "logout", "register", "orders", "basket", "stats",
        "preview"};
    for (const QByteArray &folder : folders) {
        file += "Disallow: /" + folder + "/\n";
        file += "Disallow: /*/" + folder + "/*?\n";
        file += "Allow: /" + folder + "/public/\n";
        file += "Disallow: /catalog/" + folder + "_old\n";
    }
    const QList<QByteArray> parameters{"sort=", "dir=", "sessionid=", "utm_", "page=0", "view=", "color=*&size="};
    for (const QByteArray &parameter : parameters) {
        file += "Disallow: /*?" + parameter + '\n';
        file += "Disallow: /*&" + parameter + '\n';
    }
    file += "Disallow: /*.pdf$\nDisallow: /*.xls$\nDisallow: /*.bak\nAllow: /docs/*.pdf$\nDisallow: /*_print.html\n";
    file += "\nCrawl-delay: 1\nSitemap: https://www.example.org/sitemap.xml\n";
    return file;
}

QList<QByteArray> realisticUrls()
{
    QList<QByteArray> urls;
    for (int i = 0; i < 1000; ++i) {
        const QByteArray n = QByteArray::number(i);
        switch (i % 8) {
        case 0:
            urls.append("https://www.example.org/catalog/shoes/running/model-" + n + ".html");
            break;
        case 1:
            urls.append("https://www.example.org/catalog/shoes/?page=" + n + "&sort=price");
            break;
        case 2:
            urls.append("https://www.example.org/docs/manual-" + n + ".pdf");
            break;
        case 3:
            urls.append("https://www.example.org/account/orders/" + n);
            break;
        case 4:
            urls.append("https://www.example.org/blog/2024/05/a-rather-long-title-of-a-post-about-many-things-" + n);
            break;
        case 5:
            urls.append("https://www.example.org/b%C3%BCcher/%E3%83%84/" + n + "?ref=start");
            break;
        case 6:
            urls.append("https://www.example.org/de/search/" + n + "?q=lamp&view=list");
            break;
        default:
            urls.append("https://www.example.org/");
            break;
        }
    }
    return urls;
}

} // namespace

int main()
{
    const QByteArray file = realisticFile();
    QElapsedTimer timer;
    timer.start();
    constexpr int Parses = 2'000;
    qsizetype kept = 0;
    for (int i = 0; i < Parses; ++i)
        kept += robots::Robots::parse(file).sitemaps().size();
    const double parseNs = double(timer.nsecsElapsed());
    std::printf("parse:    %8.1f us for %lld bytes, %lld rules (%.0f MB/s)\n", parseNs / Parses / 1e3,
        static_cast<long long>(file.size()), static_cast<long long>(file.count("llow:")),
        double(file.size()) * Parses / parseNs * 1e3);

    const robots::Robots robots = robots::Robots::parse(file);
    QList<url::Url> urls;
    for (const QByteArray &text : realisticUrls()) {
        if (auto parsed = url::parse(text))
            urls.append(std::move(*parsed));
    }
    constexpr int Rounds = 2'000;
    qint64 allowed = 0;
    timer.restart();
    for (int round = 0; round < Rounds; ++round) {
        for (const url::Url &url : urls)
            allowed += robots.check("Argiope", url).allowed;
    }
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    const double matches = double(Rounds) * double(urls.size());
    std::printf("match:    %8.0f ns each, %.2f million/s, %.0f %% allowed\n", seconds / matches * 1e9,
        matches / seconds / 1e6, double(allowed) / matches * 100);
    return kept > 0 && urls.size() == 1000 ? 0 : 1;
}
