#include "core/engine/seeds.h"

#include <QEventLoop>
#include <QHostAddress>
#include <QHostInfo>
#include <QSet>
#include <QTimer>

#include <algorithm>

namespace argiope::engine {

namespace {

QString hostNameOf(const url::Url &url)
{
    QString host = QString::fromLatin1(url.hostname());
    if (host.startsWith(u'[') && host.endsWith(u']'))
        host = host.mid(1, host.size() - 2);
    return host;
}

/// True where the text begins like a URL that names its scheme: letters, then "://" or, for schemes without an
/// authority, a colon that is not followed by a port.
bool hasScheme(const QByteArray &text)
{
    const qsizetype colon = text.indexOf(':');
    if (colon <= 0)
        return false;
    for (qsizetype i = 0; i < colon; ++i) {
        const char c = text[i];
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (!letter && (i == 0 || !((c >= '0' && c <= '9') || c == '+' || c == '-')))
            return false; // a dot before the colon: example.org:8080
    }
    if (text.mid(colon).startsWith("://"))
        return true;
    // localhost:8080/x is a host and a port, mailto:me is not.
    qsizetype i = colon + 1;
    while (i < text.size() && text[i] >= '0' && text[i] <= '9')
        ++i;
    return !(i > colon + 1 && (i == text.size() || text[i] == '/' || text[i] == '?' || text[i] == '#'));
}

bool isMailAddress(const QByteArray &text)
{
    const qsizetype at = text.indexOf('@');
    const auto isPart = [](char c) { return c == '/' || c == '?' || c == '#' || c == '\\' || c == ':'; };
    return at > 0 && std::none_of(text.begin(), text.begin() + at, isPart);
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
    const auto fail = [&](CrawlError::Code code, const char *detail) {
        if (error)
            *error = {code, text, QString::fromLatin1(detail)};
        return std::nullopt;
    };
    QByteArray bytes = text.trimmed().toUtf8();
    if (bytes.isEmpty())
        return fail(CrawlError::Code::NoSeed, "");
    // "/path" would make "path" the host.
    const bool slashes = bytes.startsWith("//");
    if (!slashes && QByteArrayView("/\\?#").contains(bytes.front()))
        return fail(CrawlError::Code::BadSeed, "missing_host");
    const bool scheme = hasScheme(bytes);
    // With a name alone before the host it is an address to write to; who means a user's name says so by a scheme.
    if (!scheme && !slashes && isMailAddress(bytes))
        return fail(CrawlError::Code::BadSeed, "mail_address");
    if (!scheme)
        bytes.prepend(slashes ? "http:" : "http://");
    auto parsed = url::parse(bytes);
    if (!parsed)
        return fail(CrawlError::Code::BadSeed, url::name(parsed.error()));
    if (!parsed->isHttp())
        return fail(CrawlError::Code::BadSeed, "scheme");
    return std::move(parsed).value();
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

bool anyHostResolves(const QList<url::Url> &seeds, const std::function<bool()> &canceled)
{
    QSet<QString> names;
    for (const url::Url &seed : seeds) {
        const QString name = hostNameOf(seed);
        if (!QHostAddress(name).isNull())
            return true;
        names.insert(name);
    }
    // A list of thousands of hosts need not be looked up whole to see whether the network works.
    constexpr int Most = 64;
    QEventLoop loop;
    QObject context;
    int open = 0;
    bool found = false;
    for (const QString &name : std::as_const(names)) {
        if (open == Most)
            break;
        ++open;
        QHostInfo::lookupHost(name, &context, [&](const QHostInfo &info) {
            found = found || (info.error() == QHostInfo::NoError && !info.addresses().isEmpty());
            if (--open == 0 || found)
                loop.quit();
        });
    }
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &context, [&] {
        if (canceled()) {
            found = true;
            loop.quit();
        }
    });
    poll.start(50);
    loop.exec();
    return found;
}

} // namespace argiope::engine
