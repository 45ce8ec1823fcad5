#include "core/engine/keptanswer.h"

#include "core/archive/digest.h"
#include "core/archive/warcwriter.h"
#include "core/html/mimetype.h"
#include "core/settings/secrets.h"

#include <algorithm>

namespace argiope::engine {

using archive::Fields;
using archive::Packing;
using settings::Bodies;

namespace {

bool isRedirect(int status)
{
    return status >= 300 && status < 400;
}

bool typeIsKept(const settings::CrawlSettings &settings, const QByteArray &contentType)
{
    if (settings.bodyTypes.isEmpty())
        return true;
    const QString type = QString::fromLatin1(html::mimeEssence(contentType));
    return std::any_of(settings.bodyTypes.begin(), settings.bodyTypes.end(), [&type](const QString &wanted) {
        const QString pattern = wanted.trimmed().toLower();
        return pattern.endsWith(QLatin1String("/*")) ? type.startsWith(QStringView(pattern).chopped(1))
                                                     : type == pattern;
    });
}

bool isPacked(const net::Reply &reply)
{
    if (!net::headerValue(reply.headers, "content-encoding").isEmpty())
        return true;
    const QByteArray type = html::mimeEssence(reply.contentType);
    return (type.startsWith("image/") && !type.endsWith("+xml")) || type.startsWith("video/")
        || type.startsWith("audio/") || type.startsWith("font/") || type == "application/zip"
        || type == "application/gzip";
}

void hide(QByteArray &text, qsizetype from, qsizetype end)
{
    std::fill(text.begin() + from, text.begin() + end, 'x');
}

/// Of "name=value; Path=/" the value.
void hideCookie(QByteArray &text, qsizetype from, qsizetype end)
{
    const QByteArrayView cookie = QByteArrayView(text).sliced(from, end - from);
    const qsizetype stop = cookie.indexOf(';') < 0 ? cookie.size() : cookie.indexOf(';');
    const qsizetype equals = cookie.first(stop).indexOf('=');
    hide(text, from + equals + 1, from + stop); // without a "=" all of it is value
}

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

Fields knowledge(const store::PageRecord &record, const net::Reply &reply, int depth)
{
    Fields fields{{"outcome", base::name(record.outcome)}, {"fetchTimeMs", number(record.responseMs)},
        {"attempts", number(record.attempts)}};
    if (depth < store::OrphanDepth)
        fields.append({"depth", number(depth)});
    if (record.connectMs >= 0)
        fields.append({"connectMs", number(record.connectMs)});
    if (record.firstByteMs >= 0)
        fields.append({"firstByteMs", number(record.firstByteMs)});
    if (!record.charset.isEmpty())
        fields.append({"charsetForLinkExtraction", record.charset});
    if (!record.title.isEmpty())
        fields.append({"title", record.title});
    if (!reply.bodyComplete)
        fields.append({"error", record.error});
    return fields;
}

/// `known`: what the crawl knew of it.
PackedAnswer pack(const QByteArray &url, const net::Reply &reply, net::WireBytes wire, qint64 at, const Fields &known)
{
    const QByteArray id = archive::newRecordId();
    const QByteArray date = archive::warcDate(at);
    PackedAnswer packed;
    packed.head = withoutSecrets(std::move(wire.head));
    packed.digest = wire.payloadSha1;
    packed.payloadBytes = wire.payloadBytes;
    packed.fields = {{"WARC-Record-ID", id}, {"WARC-Date", date}, {"WARC-Target-URI", url}};
    if (!wire.address.isEmpty())
        packed.fields.append({"WARC-IP-Address", wire.address});
    packed.fields.append({"WARC-Protocol", QByteArray(reply.httpVersion == "2" ? "h2" : "http/1.1")});
    packed.fields.append({"Content-Type", QByteArray("application/http;msgtype=response")});
    if (reply.status != 304) {
        Fields fields = packed.fields;
        fields.prepend({"WARC-Type", "response"});
        fields.append({"WARC-Payload-Digest", archive::sha1Label(packed.digest)});
        packed.response = archive::recordMember(fields, {packed.head, wire.bodyIsReply ? reply.body : wire.body},
            isPacked(reply) ? Packing::Wrapped : Packing::Packed);
    }
    if (!wire.request.isEmpty()) { // an archive that was imported may have none
        packed.others
            = archive::recordMember({{"WARC-Type", "request"}, {"WARC-Record-ID", archive::newRecordId()},
                                        {"WARC-Date", date}, {"WARC-Target-URI", url}, {"WARC-Concurrent-To", id},
                                        {"Content-Type", "application/http;msgtype=request"}},
                {withoutSecrets(std::move(wire.request))});
    }
    packed.others += archive::recordMember(
        {{"WARC-Type", "metadata"}, {"WARC-Record-ID", archive::newRecordId()}, {"WARC-Date", date},
            {"WARC-Target-URI", url}, {"WARC-Concurrent-To", id}, {"Content-Type", "application/warc-fields"}},
        {archive::fieldBlock(known)});
    return packed;
}

} // namespace

QByteArray withoutSecrets(QByteArray head)
{
    bool hidden = false; // the line before: what is folded goes with it
    for (qsizetype line = head.indexOf('\n') + 1; line > 0 && line < head.size();) {
        qsizetype end = head.indexOf('\n', line);
        if (end < 0)
            end = head.size();
        const qsizetype textEnd = end > line && head.at(end - 1) == '\r' ? end - 1 : end;
        const bool folded = head.at(line) == ' ' || head.at(line) == '\t';
        const qsizetype colon = folded ? -1 : QByteArrayView(head).sliced(line, textEnd - line).indexOf(':');
        if (folded && hidden) {
            hide(head, line + 1, textEnd);
        } else if (colon >= 0) {
            const QByteArray name = head.mid(line, colon).trimmed().toLower();
            qsizetype from = line + colon + 1;
            while (from < textEnd && head.at(from) == ' ')
                ++from;
            hidden = true;
            if (name == "set-cookie" || name == "set-cookie2")
                hideCookie(head, from, textEnd);
            else if (name == "proxy-authorization" || settings::isPrivateHeader(name))
                hide(head, from, textEnd);
            else
                hidden = false;
        }
        line = end + 1;
    }
    return head;
}

bool mayBeKept(const settings::CrawlSettings &settings)
{
    return settings.bodies != Bodies::None;
}

qint64 wantedForKeeping(const settings::CrawlSettings &settings, bool page, const net::ReplyHead &head)
{
    if (!mayBeKept(settings) || !typeIsKept(settings, head.contentType))
        return 0;
    if (settings.maxBodyBytes > 0 && head.contentLength > settings.maxBodyBytes)
        return 0;
    if (settings.bodies == Bodies::Html && !(page && isRedirect(head.status)))
        return 0; // documents are read anyway
    const qint64 most = settings.maxPageBytes - 1; // what is longer is not kept, which is no fault of its own
    return settings.maxBodyBytes > 0 ? std::min(settings.maxBodyBytes, most) : most;
}

std::optional<PackedAnswer> packAnswer(const settings::CrawlSettings &settings, const QByteArray &url, bool page,
    net::Reply &reply, const store::PageRecord &record, int depth)
{
    std::optional<net::WireBytes> taken;
    std::swap(taken, reply.wire);
    if (!taken || !mayBeKept(settings) || reply.failure != base::Outcome::None || !reply.bodyComplete)
        return std::nullopt;
    net::WireBytes wire = std::move(*taken);
    const bool notModified = reply.status == 304;
    if (!notModified) {
        const bool html = page && html::isHtml(reply.contentType, reply.body);
        if (settings.bodies == Bodies::Html && !html && !(page && isRedirect(reply.status)))
            return std::nullopt;
        if (!typeIsKept(settings, reply.contentType))
            return std::nullopt;
        if (settings.maxBodyBytes > 0 && wire.payloadBytes > settings.maxBodyBytes)
            return std::nullopt;
    }
    return pack(url, reply, std::move(wire), record.fetchedAt, knowledge(record, reply, depth));
}

qint64 wantedAside(const settings::CrawlSettings &settings)
{
    if (settings.bodies != Bodies::All)
        return 0;
    const qint64 most = settings.maxPageBytes;
    return settings.maxBodyBytes > 0 ? std::min(settings.maxBodyBytes, most) : most;
}

std::optional<AsideAnswer> packAside(
    const settings::CrawlSettings &settings, const QByteArray &url, net::Reply &reply, qint64 at)
{
    std::optional<net::WireBytes> taken;
    std::swap(taken, reply.wire);
    const qint64 most = wantedAside(settings);
    if (!taken || most == 0 || reply.failure != base::Outcome::None || !reply.bodyComplete || reply.status == 304
        || taken->payloadBytes > most || !typeIsKept(settings, reply.contentType))
        return std::nullopt;
    return AsideAnswer{url, at, reply.status, reply.contentType,
        pack(url, reply, std::move(*taken), at,
            {{"fetchTimeMs", number(reply.timings.total)}, {"siteFile", "yes"}})}; // no URL, for who imports it
}

} // namespace argiope::engine
