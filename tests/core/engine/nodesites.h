#pragma once

#include "core/store/nodebook.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testsite.h"
#include "tests/support/tunnelproxy.h"

#include <QEventLoop>
#include <QTimer>

#include <memory>
#include <random>
#include <vector>

namespace argiope::test {

inline QByteArray digits(int n)
{
    return QByteArray::number(n);
}

/// Many servers whose pages link to each other at random: what is shown to a proxy; over TLS through its tunnels.
class RandomSites
{
public:
    RandomSites(int hosts, int pages, unsigned seed, int mostDelayMs, Wire wire = Wire::Plain)
        : site(wire, Tls::SelfSigned)
        , m_tunnels(wire == Wire::Plain ? nullptr : std::make_unique<TunnelProxy>())
    {
        std::mt19937 random(seed);
        const auto below = [&random](int n) { return int(random() % unsigned(n)); };
        const auto originOf = [this](int host) -> QByteArray {
            if (!m_tunnels)
                return "http://s" + digits(host) + ".test";
            return "https://s" + digits(host) + ".test:" + digits(site.port());
        };
        const auto urlOf
            = [hosts, originOf](int page) -> QByteArray { return originOf(page % hosts) + '/' + digits(page); };
        // Whose server it is a tunnel does not tell.
        const auto setPage = [this](const QByteArray &url, Response response) {
            site.setPage(m_tunnels ? url.mid(url.indexOf('/', 8)) : url, std::move(response));
        };
        for (int page = 0; page < pages; ++page) {
            const int delay = mostDelayMs > 0 ? below(mostDelayMs) : 0;
            if (page > 0 && below(12) == 0) {
                setPage(urlOf(page),
                    Response{.status = 301, .headers = {{"Location", urlOf(below(pages))}}, .delayMs = delay});
                continue;
            }
            QByteArray body = "<title>page " + digits(page) + "</title>";
            // Long ways through pages that follow each other, and short cuts.
            const int links = 1 + below(4);
            for (int i = 0; i < links; ++i)
                body
                    += "<a href='" + urlOf(i == 0 ? (page + 1) % pages : below(pages)) + "'>link " + digits(i) + "</a>";
            if (below(6) == 0)
                body += "<a href='" + urlOf(pages + below(20)) + "'>gone</a>";
            if (below(8) == 0)
                body += "<a href='" + originOf(below(hosts)) + "/private/" + digits(below(10)) + "'>private</a>";
            if (below(9) == 0)
                body += "<a rel=nofollow href='" + urlOf(below(pages))
                    + "'>nofollow</a><a href='mailto:a@s.test'>mail</a>";
            if (below(9) == 0)
                body += "<img src='" + originOf(below(hosts)) + "/picture" + digits(below(5)) + ".png'>";
            setPage(urlOf(page), Response{.body = body, .delayMs = delay});
        }
        for (int host = 0; host < hosts; ++host) {
            setPage(originOf(host) + "/robots.txt",
                Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"});
        }
        start = urlOf(0);
    }

    [[nodiscard]] engine::CrawlOptions options(const QString &path, int threads) const
    {
        engine::CrawlOptions options = crawlOptions(path, start, threads);
        options.settings.scope = settings::Scope::Any;
        options.settings.proxy = m_tunnels ? QStringLiteral("http://127.0.0.1:%1").arg(m_tunnels->port())
                                           : QString::fromLatin1(site.origin());
        options.settings.ignoreTlsErrors = settings::CertificateError::WrongHost | settings::CertificateError::Untrusted
            | settings::CertificateError::Other;
        options.settings.traps = settings::TrapPolicy::Ignore;
        options.settings.sitemaps = false;
        options.settings.probes = false;
        return options;
    }
    [[nodiscard]] engine::CrawlOptions nodeOptions(const QString &address, int threads) const
    {
        engine::CrawlOptions options = this->options(address, threads);
        options.node.join = true;
        options.node.leaseMs = 1500;
        return options;
    }

    TestSite site;
    QByteArray start;

private:
    std::unique_ptr<TunnelProxy> m_tunnels;
};

inline QList<QByteArray> linesOf(const QList<store::LinkRecord> &links)
{
    QList<QByteArray> lines;
    for (const store::LinkRecord &link : links)
        lines.append(link.source + " > " + link.target + ' ' + link.text + ' ' + link.rule.name() + ' '
            + digits(int(link.followed)));
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// Runs them together on the calling thread's event loop, until all have ended.
class Nodes
{
public:
    engine::Crawl &add(const engine::CrawlOptions &options)
    {
        auto crawl = std::make_unique<engine::Crawl>(options);
        QObject::connect(crawl.get(), &engine::Crawl::ended, &m_loop, [this](engine::EndReason reason) {
            reasons.append(reason);
            if (--m_running == 0)
                m_loop.quit();
        });
        QObject::connect(crawl.get(), &engine::Crawl::failed, &m_loop,
            [this](const engine::CrawlError &error) { errors.append(error.message()); });
        ++m_running;
        crawl->start();
        m_crawls.push_back(std::move(crawl));
        return *m_crawls.back();
    }
    void wait()
    {
        QTimer late;
        late.setSingleShot(true);
        QObject::connect(&late, &QTimer::timeout, &m_loop, [this] {
            errors.append(QStringLiteral("no end"));
            for (const auto &crawl : m_crawls)
                errors.append(standing(*crawl));
            m_loop.quit();
        });
        late.start(60'000 * (qEnvironmentVariableIsSet("ARGIOPE_NODE_PAGES") ? 10 : 1));
        if (m_running > 0)
            m_loop.exec();
    }
    QList<engine::EndReason> reasons;
    QStringList errors;

private:
    static QString standing(const engine::Crawl &crawl)
    {
        const engine::Counters counters = crawl.counters();
        QString text = QStringLiteral("%1, paused: %2; %3 queued, %4 leased, %5 fetched; threads:")
                           .arg(QLatin1String(name(crawl.state())), QLatin1String(name(crawl.pauseReason())))
                           .arg(counters.queued)
                           .arg(counters.leased)
                           .arg(counters.sessionFetched);
        for (const engine::WorkerStatus &worker : crawl.workers())
            text += QLatin1Char(' ') + QString(QLatin1String(name(worker.phase)));
        return text;
    }

    QEventLoop m_loop;
    int m_running = 0;
    std::vector<std::unique_ptr<engine::Crawl>> m_crawls;
};

} // namespace argiope::test
