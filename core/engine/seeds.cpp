#include "core/engine/seeds.h"

#include "core/scope/startaddress.h"
#include "core/url/host.h"

#include <QEventLoop>
#include <QHostAddress>
#include <QHostInfo>
#include <QSet>
#include <QTimer>

namespace argiope::engine {

namespace {

QString hostNameOf(const url::Url &url)
{
    QString host = QString::fromLatin1(url.hostname());
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    return host;
}

/// The URL without its fragment, and without a user's name and password.
QByteArray withoutLogin(const url::Url &url)
{
    const QByteArray href = url.hrefWithoutFragment().toByteArray();
    if (!url.hasCredentials())
        return href;
    return url.scheme().toByteArray() + "://" + href.mid(href.indexOf('@') + 1);
}

} // namespace

std::optional<url::Url> readSeed(const QString &text, CrawlError *error)
{
    auto read = scope::readStart(text);
    if (read)
        return std::move(read).value();
    if (error) {
        const auto code = read.error().isEmpty() ? CrawlError::Code::NoSeed : CrawlError::Code::BadSeed;
        *error = {code, text, QString::fromLatin1(read.error())};
    }
    return std::nullopt;
}

QByteArray normalizeSeed(const QString &text, CrawlError *error)
{
    const auto seed = readSeed(text, error);
    return seed ? withoutLogin(*seed) : QByteArray();
}

base::Result<QList<url::Url>, CrawlError> parseSeeds(const QStringList &texts)
{
    QList<url::Url> seeds;
    QSet<QByteArray> seen;
    for (const QString &text : texts) {
        if (text.trimmed().isEmpty())
            continue;
        CrawlError error;
        const QByteArray href = normalizeSeed(text, &error);
        if (href.isEmpty())
            return base::Failure{error};
        if (seen.contains(href))
            continue;
        seen.insert(href);
        auto parsed = url::parse(href);
        Q_ASSERT(parsed);
        seeds.append(std::move(parsed).value());
    }
    if (seeds.isEmpty())
        return base::Failure{CrawlError{CrawlError::Code::NoSeed, {}, {}}};
    return seeds;
}

HostLookup systemHostLookup()
{
    return [](const QString &name, QObject &context, const std::function<void(bool found)> &done) {
        const int id = QHostInfo::lookupHost(name, &context,
            [done](const QHostInfo &info) { done(info.error() == QHostInfo::NoError && !info.addresses().isEmpty()); });
        // One that has not begun by then need not begin: they share a few threads.
        QObject::connect(&context, &QObject::destroyed, [id] { QHostInfo::abortHostLookup(id); });
    };
}

HostsAnswer lookUpHosts(const QList<url::Url> &seeds, std::chrono::milliseconds patience,
    const std::function<bool()> &canceled, const HostLookup &lookUp)
{
    QSet<QString> names;
    for (const url::Url &seed : seeds) {
        const QString name = hostNameOf(seed);
        if (!QHostAddress(name).isNull() || url::isLoopbackName(seed.hostname()))
            return HostsAnswer::Found;
        names.insert(name);
    }
    // A list of thousands of hosts need not be looked up whole to see whether the network works.
    constexpr int Most = 64;
    QEventLoop loop;
    QObject context;
    HostsAnswer answer = HostsAnswer::Silence;
    int open = 0;
    const auto end = [&](HostsAnswer with) {
        answer = with;
        loop.quit();
    };
    for (const QString &name : std::as_const(names)) {
        if (open == Most)
            break;
        ++open;
        lookUp(name, context, [&](bool found) {
            --open;
            if (found)
                end(HostsAnswer::Found);
            else if (open == 0 && answer != HostsAnswer::Found)
                end(HostsAnswer::Unknown);
        });
    }
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &context, [&] {
        if (canceled())
            end(HostsAnswer::Found);
    });
    poll.start(50);
    QTimer::singleShot(patience, &context, [&loop] { loop.quit(); });
    loop.exec();
    return answer;
}

} // namespace argiope::engine
