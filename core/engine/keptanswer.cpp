#include "core/engine/keptanswer.h"

#include "core/archive/digest.h"
#include "core/archive/warcwriter.h"
#include "core/html/mimetype.h"
#include "core/settings/secrets.h"

#include <algorithm>

namespace argiope::engine {

using archive::appendField;
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

QByteArray knowledge(const store::PageRecord &record, const net::Reply &reply, int depth)
{
    QByteArray known;
    known.reserve(256);
    appendField(known, "outcome", base::name(record.outcome));
    appendField(known, "fetchTimeMs", number(record.responseMs));
    appendField(known, "attempts", number(record.attempts));
    if (depth < store::OrphanDepth)
        appendField(known, "depth", number(depth));
    if (record.connectMs >= 0)
        appendField(known, "connectMs", number(record.connectMs));
    if (record.firstByteMs >= 0)
        appendField(known, "firstByteMs", number(record.firstByteMs));
    if (!record.charset.isEmpty())
        appendField(known, "charsetForLinkExtraction", record.charset);
    if (!record.title.isEmpty())
        appendField(known, "title", record.title);
    if (!reply.bodyComplete)
        appendField(known, "error", record.error);
    return known;
}

/// The lines that each record of a page has; a record that belongs to another says to which.
QByteArray linesOf(QByteArrayView id, QByteArrayView date, QByteArrayView url, QByteArrayView to)
{
    QByteArray lines;
    lines.reserve(url.size() + 320);
    appendField(lines, "WARC-Record-ID", id);
    appendField(lines, "WARC-Date", date);
    appendField(lines, "WARC-Target-URI", url);
    if (!to.isEmpty())
        appendField(lines, "WARC-Concurrent-To", to);
    return lines;
}

/// `known`: what the crawl knew of it, in fields.
PackedAnswer pack(
    const QByteArray &url, const net::Reply &reply, net::WireBytes wire, qint64 at, const QByteArray &known)
{
    const QByteArray id = archive::newRecordId();
    const QByteArray date = archive::warcDate(at);
    PackedAnswer packed;
    packed.head = withoutSecrets(std::move(wire.head));
    packed.digest = wire.payloadSha1;
    packed.payloadBytes = wire.payloadBytes;
    packed.lines = linesOf(id, date, url, {});
    if (!wire.address.isEmpty())
        appendField(packed.lines, "WARC-IP-Address", wire.address);
    appendField(packed.lines, "WARC-Protocol", reply.httpVersion == "2" ? "h2" : "http/1.1");
    appendField(packed.lines, "Content-Type", "application/http;msgtype=response");
    if (reply.status != 304) {
        QByteArray lines = packed.lines;
        appendField(lines, "WARC-Payload-Digest", archive::sha1Label(packed.digest));
        archive::appendRecord(packed.response, "response", lines,
            {packed.head, wire.bodyIsReply ? reply.body : wire.body},
            isPacked(reply) ? Packing::Wrapped : Packing::Packed, archive::BlockDigest::LeftOut);
    }
    if (!wire.request.isEmpty()) { // an archive that was imported may have none
        QByteArray lines = linesOf(archive::newRecordId(), date, url, id);
        appendField(lines, "Content-Type", "application/http;msgtype=request");
        archive::appendRecord(packed.others, "request", lines, {withoutSecrets(std::move(wire.request))});
    }
    QByteArray lines = linesOf(archive::newRecordId(), date, url, id);
    appendField(lines, "Content-Type", "application/warc-fields");
    archive::appendRecord(packed.others, "metadata", lines, {known});
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
            const QByteArrayView name = QByteArrayView(head).sliced(line, colon).trimmed();
            const auto is = [name](QByteArrayView other) { return name.compare(other, Qt::CaseInsensitive) == 0; };
            qsizetype from = line + colon + 1;
            while (from < textEnd && head.at(from) == ' ')
                ++from;
            hidden = true;
            if (is("set-cookie") || is("set-cookie2"))
                hideCookie(head, from, textEnd);
            else if (is("proxy-authorization") || settings::isPrivateHeader(name))
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
            archive::fieldBlock(
                {{"fetchTimeMs", number(reply.timings.total)}, {"siteFile", "yes"}}))}; // no URL, for who imports it
}

} // namespace argiope::engine
