#include "core/engine/netsettings.h"

#include "core/engine/credentials.h"
#include "core/judge/agenttoken.h"
#include "core/settings/secrets.h"
#include "core/url/url.h"

#include <QLocale>
#include <QString>

#include <utility>

namespace argiope::engine {

QByteArray browserLanguages(const QLocale &locale)
{
    if (locale.language() == QLocale::C)
        return QByteArrayLiteral("en-US,en;q=0.9");
    const QByteArray tag = locale.name().replace(u'_', u'-').toLatin1(); // "zh-CN"
    const QByteArray language = tag.left(tag.indexOf('-'));
    QByteArray list = tag;
    if (language != tag)
        list += ',' + language + ";q=0.9";
    return language == "en" ? list : QByteArray(list + ",en;q=0.8");
}

net::NetSettings makeNetSettings(const settings::CrawlSettings &s)
{
    net::NetSettings out;
    out.userAgent = judge::userAgentOf(s);
    for (const QString &line : s.headers) {
        const qsizetype colon = line.indexOf(u':');
        if (colon > 0)
            out.headers.append({line.left(colon).trimmed().toUtf8(), line.mid(colon + 1).trimmed().toUtf8()});
    }
    out.acceptLanguage = s.acceptLanguage.isEmpty() ? browserLanguages(QLocale()) : s.acceptLanguage.toUtf8();
    out.proxy = s.proxy;
    out.transport = s.transport;
    settings::CrawlSettings bound = s;
    bindSecrets(bound);
    for (const QString &text : std::as_const(bound.logins)) {
        const settings::Login login = settings::Login::fromText(text);
        if (!login.credentials.isEmpty())
            out.logins.insert(login.origin, login.credentials.toUtf8());
    }
    for (const QString &origin : std::as_const(bound.headersFor))
        out.credentialOrigins.append(origin.toUtf8());
    out.timeoutMs = int(s.timeout * 1000);
    out.totalTimeoutMs = int(s.totalTimeout * 1000);
    out.http2 = s.http2;
    out.minRate = s.minRate;
    out.ignoreTlsErrors = s.ignoreTlsErrors;
    for (const QString &origin : s.ignoreTlsFor)
        out.ignoreTlsOrigins.append(origin.toUtf8());
    out.fetchIntermediates = s.fetchIntermediates;
    for (const QString &text : s.clientCertificates) {
        const qsizetype blank = text.trimmed().indexOf(u' ');
        const QString place = text.trimmed().left(blank);
        const QString origin = place.contains(QLatin1String("://")) ? place : QLatin1String("https://") + place;
        if (const auto url = url::parse(origin.toUtf8()); url && blank > 0)
            out.clientCertificates.insert(url->origin(), text.trimmed().mid(blank + 1).trimmed());
    }
    out.certificatePassword = qgetenv("ARGIOPE_CERTIFICATE_PASSWORD");
    return out;
}

} // namespace argiope::engine
