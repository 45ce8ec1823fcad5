#include "core/engine/seeds.h"

#include "core/settings/secrets.h"

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
    const QByteArray password = QByteArray::fromPercentEncoding(parsed->password().toByteArray());
    if (QString::fromUtf8(password).contains(settings::PasswordMask))
        return fail(CrawlError::Code::BadSeed, "masked_password");
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
        if (!QHostAddress(name).isNull())
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
