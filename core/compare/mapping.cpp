#include "core/compare/mapping.h"

#include "core/url/url.h"

namespace argiope::compare {

namespace {

/// "Example.org:8080" as URLs have it; "" where it is no host.
QByteArray hostFrom(const QString &text)
{
    for (const QChar c : text) {
        if (c.isSpace() || QStringLiteral("/?#@\\").contains(c))
            return {};
    }
    const auto parsed = url::parse(QByteArray("ws://" + text.toUtf8())); // a scheme whose port nobody writes
    if (!parsed)
        return {};
    return parsed->port() == "443" ? parsed->hostname().toByteArray() : parsed->host();
}

/// The beginning of URLs, without its last slash; "" where it is no http(s) address, or has more than a path.
QByteArray beginningFrom(const QString &text)
{
    const auto parsed = url::parse(text.toUtf8());
    if (!parsed || !parsed->isHttp() || parsed->hasCredentials() || parsed->href().contains('?')
        || parsed->href().contains('#'))
        return {};
    QByteArray href = parsed->href();
    while (href.endsWith('/'))
        href.chop(1);
    return href;
}

bool endsPart(QByteArrayView rest)
{
    return rest.isEmpty() || rest.front() == '/' || rest.front() == '?' || rest.front() == '#';
}

} // namespace

base::Result<void, QString> Mapping::add(const QString &givenFrom, const QString &givenTo)
{
    const QString from = givenFrom.trimmed();
    const QString to = givenTo.trimmed();
    const QLatin1String mark("://");
    if (from.contains(mark) != to.contains(mark))
        return base::Failure{QStringLiteral("'%1' and '%2': both must be hosts, or both URLs").arg(from, to)};
    const bool host = !from.contains(mark);
    const auto read = host ? hostFrom : beginningFrom;
    for (const QString &text : {from, to}) {
        if (read(text).isEmpty()) {
            return base::Failure{(host ? QStringLiteral("'%1' is not a host")
                                       : QStringLiteral("'%1' is not an http or https URL without a query"))
                                     .arg(text)};
        }
    }
    m_rules.append({host, read(from), read(to)});
    return {};
}

base::Result<void, QString> Mapping::add(const QString &rule)
{
    // Neither hosts nor the URLs that are allowed here need a '=' of their own often; where they do the sign that parts
    // them is the one before the second scheme.
    qsizetype sign = rule.indexOf(QLatin1String("=http"), 0, Qt::CaseInsensitive);
    if (sign < 0)
        sign = rule.indexOf(u'=');
    if (sign < 0)
        return base::Failure{QStringLiteral("'%1': expected FROM=TO").arg(rule)};
    return add(rule.left(sign), rule.mid(sign + 1));
}

std::optional<QByteArray> Mapping::mapped(QByteArrayView text) const
{
    if (m_rules.isEmpty())
        return {};
    const Rule *best = nullptr;
    std::optional<url::Url> address; // parsed where a rule of a host asks
    for (const Rule &rule : m_rules) {
        bool holds = false;
        if (rule.host) {
            if (!address) {
                const auto parsed = url::parse(text);
                address = parsed && parsed->isHttp() ? *parsed : url::Url();
            }
            holds = !address->isEmpty() && address->host() == rule.from;
        } else {
            holds = text.startsWith(rule.from) && endsPart(text.sliced(rule.from.size()));
        }
        if (holds && (!best || rule.from.size() > best->from.size()))
            best = &rule;
    }
    if (!best)
        return {};
    QByteArray found;
    if (best->host) {
        const QByteArrayView path = text.sliced(std::min(text.size(), text.indexOf("://") + 3));
        const qsizetype end = [&path] {
            for (qsizetype i = 0; i < path.size(); ++i) {
                if (path[i] == '/' || path[i] == '?' || path[i] == '#')
                    return i;
            }
            return path.size();
        }();
        found = address->protocol().toByteArray() + "//" + best->to + path.sliced(end).toByteArray();
    } else {
        found = best->to + text.sliced(best->from.size()).toByteArray();
    }
    const auto parsed = url::parse(found);
    return parsed ? parsed->href() : found;
}

} // namespace argiope::compare
