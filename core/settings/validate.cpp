#include "core/settings/applicationnames.h"
#include "core/settings/fields.h"
#include "core/settings/secrets.h"

#include <QRegularExpression>
#include <QUrl>

#include <cmath>
#include <optional>

namespace argiope::settings {

using base::Failure;
using Code = SettingsError::Code;

namespace {

bool hasControl(const QString &text)
{
    // A field value may hold tabs, but neither line breaks nor other controls (RFC 9110, 5.5).
    return std::any_of(
        text.begin(), text.end(), [](QChar c) { return (c.unicode() < 0x20 && c != u'\t') || c.unicode() == 0x7f; });
}

/// RFC 9110, 5.6.2: token.
bool isToken(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        const char16_t u = c.unicode();
        return (u >= u'0' && u <= u'9') || (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z')
            || (u && u < 0x80 && std::u16string_view(u"!#$%&'*+-.^_`|~").find(u) != std::u16string_view::npos);
    });
}

std::optional<QString> problemOfHeader(const QString &header)
{
    const qsizetype colon = header.indexOf(u':');
    if (colon < 0)
        return QStringLiteral("expected 'Name: value'");
    if (!isToken(QStringView(header).left(colon)))
        return QStringLiteral("the name is not a valid HTTP token");
    if (hasControl(header))
        return QStringLiteral("control character");
    return {};
}

std::optional<QString> problemOfProxy(const QString &proxy)
{
    if (proxy == QLatin1String("system"))
        return {};
    const QUrl url(proxy, QUrl::StrictMode);
    if (!url.isValid())
        return QStringLiteral("cannot be parsed");
    const QString scheme = url.scheme();
    if (scheme == QLatin1String("https"))
        return QStringLiteral("TLS to a proxy is not supported; expected http, socks5 or 'system'");
    if (scheme != QLatin1String("http") && scheme != QLatin1String("socks5"))
        return QStringLiteral("expected http, socks5 or 'system'");
    if (url.host().isEmpty())
        return QStringLiteral("no host");
    if (url.port() == 0)
        return QStringLiteral("port 0");
    return {};
}

/// What a message may quote: of a line without a colon that is more than a name nobody knows what it was to be.
QString headerShown(const QString &header)
{
    if (!header.contains(u':')) {
        const auto end = std::find_if(header.begin(), header.end(), [](QChar c) { return c.isSpace() || c == u'='; });
        return end == header.end() ? header : QString(header.left(end - header.begin()) + u'…');
    }
    return isPrivateHeaderLine(header) ? headerName(header) + u':' : header;
}

QString proxyShown(const QString &proxy)
{
    // It may be rejected as nothing can be read in it.
    const qsizetype at = proxy.lastIndexOf(u'@');
    return at < 0 ? proxy : QString(QLatin1String("…") + proxy.sliced(at));
}

std::optional<QString> problemOfAuth(const QString &auth)
{
    if (!auth.contains(u':'))
        return QStringLiteral("expected USER:PASS");
    if (hasControl(auth) || auth.contains(u'\t'))
        return QStringLiteral("control character"); // RFC 7617, 2
    return {};
}

const QString ExpectedOrigin = QStringLiteral("expected an origin such as https://example.org");

bool isOrigin(const QString &text)
{
    return text.startsWith(QLatin1String("http://")) || text.startsWith(QLatin1String("https://"));
}

std::optional<SettingsError> problemOfRegexes(const char *key, const QStringList &patterns)
{
    for (const QString &pattern : patterns) {
        const QRegularExpression regex(pattern);
        if (!regex.isValid()) {
            return SettingsError{Code::BadRegex, QLatin1String(key), pattern,
                QLatin1String("at offset ") + QString::number(regex.patternErrorOffset()) + QLatin1String(": ")
                    + regex.errorString()};
        }
    }
    return {};
}

template <class T>
std::optional<SettingsError> problemOfRange(const T &value, const FieldInfo &info)
{
    // Text has no range; what an enumeration holds is always one of its names.
    if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
        if (!(double(value) >= info.min && double(value) <= info.max)) {
            return SettingsError{Code::OutOfRange, QLatin1String(info.key), QString::number(value), rangeText(info)};
        }
    } else if constexpr (std::is_enum_v<T>) {
        if (size_t(value) >= std::size(EnumNames<T>::names))
            return SettingsError{Code::OutOfRange, QLatin1String(info.key), QString::number(int(value)), {}};
    }
    return {};
}

} // namespace

std::optional<Importance> importanceOf(const QString &line)
{
    constexpr int most = 30;
    const qsizetype blank = line.indexOf(u' ');
    bool isNumber = false;
    const int points = line.left(blank < 0 ? 0 : blank).toInt(&isNumber);
    const QString pattern = line.mid(blank + 1).trimmed();
    if (!isNumber || points < -most || points > most || pattern.isEmpty())
        return std::nullopt;
    return Importance{points, pattern};
}

base::Result<void, SettingsError> validate(const CrawlSettings &settings)
{
    std::optional<SettingsError> problem;
    forEachField([&](const auto &field) {
        if (!problem)
            problem = problemOfRange(settings.*field.member, field.info);
    });
    if (!problem)
        problem = problemOfRegexes("include", settings.include);
    if (!problem)
        problem = problemOfRegexes("renderOnly", settings.renderOnly);
    if (!problem)
        problem = problemOfRegexes("exclude", settings.exclude);
    for (const QString &line : settings.importance) {
        const auto importance = importanceOf(line);
        if (!problem && !importance)
            problem = SettingsError{Code::WrongType, QStringLiteral("importance"), line,
                QStringLiteral("expected points from -30 to 30, a space and a regular expression")};
        else if (!problem)
            problem = problemOfRegexes("importance", {importance->pattern});
    }
    for (const QString &id : settings.leaveOut) {
        if (!problem && !applicationOf(id.toUtf8())) {
            QStringList known;
            for (const ApplicationName &application : Applications)
                known.append(QLatin1String(application.id));
            problem = SettingsError{Code::WrongType, QStringLiteral("leaveOut"), id,
                QLatin1String("expected some of ") + known.join(QLatin1String(", "))};
        }
    }
    const bool needsTopic = settings.onTopic || settings.order == Order::Topic;
    if (!problem && needsTopic && settings.topic.trimmed().isEmpty() && settings.topicPages.isEmpty()) {
        const bool follows = settings.onTopic;
        problem = SettingsError{Code::OutOfRange, follows ? QStringLiteral("onTopic") : QStringLiteral("order"),
            follows ? QStringLiteral("true") : QStringLiteral("topic"),
            QStringLiteral("needs a topic, by words or example pages")};
    }
    if (problem)
        return Failure{*problem};

    for (const QString &header : settings.headers) {
        if (const auto detail = problemOfHeader(header))
            return Failure{SettingsError{Code::BadHeader, QStringLiteral("headers"), headerShown(header), *detail}};
    }
    if (hasControl(settings.userAgent)) {
        return Failure{SettingsError{
            Code::BadHeader, QStringLiteral("userAgent"), settings.userAgent, QStringLiteral("control character")}};
    }
    if (hasControl(settings.acceptLanguage)) {
        return Failure{SettingsError{Code::BadHeader, QStringLiteral("acceptLanguage"), settings.acceptLanguage,
            QStringLiteral("control character")}};
    }
    for (const QString &one : settings.clientCertificates) {
        if (one.trimmed().indexOf(u' ') <= 0)
            return Failure{SettingsError{Code::OutOfRange, QStringLiteral("clientCertificates"), one,
                QStringLiteral("expected an origin, a space and a file")}};
    }
    // A bracket would end the comment that it stands in (RFC 9110, 5.6.5).
    if (hasControl(settings.contact) || settings.contact.contains(u'(') || settings.contact.contains(u')')
        || settings.contact.contains(u'\\')) {
        return Failure{SettingsError{Code::BadHeader, QStringLiteral("contact"), settings.contact,
            QStringLiteral("control character or bracket")}};
    }
    for (const QString &origin : settings.headersFor) {
        if (!isOrigin(origin))
            return Failure{SettingsError{Code::BadOrigin, QStringLiteral("headersFor"), {}, ExpectedOrigin}};
    }
    for (const QString &origin : settings.ignoreTlsFor) {
        if (!isOrigin(origin))
            return Failure{SettingsError{Code::BadOrigin, QStringLiteral("ignoreTlsFor"), {}, ExpectedOrigin}};
    }
    for (const QString &text : settings.logins) {
        const Login login = Login::fromText(text);
        if (!isOrigin(QString::fromUtf8(login.origin)))
            return Failure{SettingsError{Code::BadOrigin, QStringLiteral("logins"), {}, ExpectedOrigin}};
        auto detail = login.credentials.isEmpty() ? std::nullopt : problemOfAuth(login.credentials);
        if (!detail && login.credentials.contains(PasswordMask))
            detail = QStringLiteral("the dots are a placeholder; enter the password itself");
        if (detail)
            return Failure{SettingsError{Code::BadAuth, QStringLiteral("logins"), {}, *detail}};
    }
    if (!settings.proxy.isEmpty()) {
        if (const auto detail = problemOfProxy(settings.proxy))
            return Failure{SettingsError{Code::BadUrl, QStringLiteral("proxy"), proxyShown(settings.proxy), *detail}};
    }
    if (!settings.auth.isEmpty()) {
        if (const auto detail = problemOfAuth(settings.auth))
            return Failure{SettingsError{Code::BadAuth, QStringLiteral("auth"), {}, *detail}};
    }
    return {};
}

} // namespace argiope::settings
