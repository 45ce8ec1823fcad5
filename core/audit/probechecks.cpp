#include "core/audit/probechecks.h"

#include "core/facts/contenttype.h"
#include "core/sitemap/w3cdate.h"
#include "core/url/host.h"
#include "core/url/url.h"

#include <vector>

namespace argiope::audit {

using base::Outcome;
using store::ProbeKind;
using store::ProbeRecord;

namespace {

bool isAnswered(const ProbeRecord &probe)
{
    return probe.state == store::UrlState::Finished && probe.outcome != Outcome::None;
}

bool isAbsent(const ProbeRecord &probe)
{
    return probe.status == 404 || probe.status == 410;
}

/// No server is there at all: what was asked for cannot be a second way to the site.
bool hasNoServer(const ProbeRecord &probe)
{
    return probe.outcome == Outcome::DnsFailed || probe.outcome == Outcome::ConnectFailed
        || probe.outcome == Outcome::TlsFailed;
}

void checkNotFound(const ProbeRecord &probe, const FileSink &sink)
{
    const bool fine = probe.outcome == Outcome::Ok;
    const bool redirects = probe.outcome == Outcome::Redirect;
    if (fine)
        sink("site-404-is-200", probe.url, found(QByteArray::number(probe.status)));
    else if (redirects)
        sink("site-404-redirects", probe.url, found(probe.target));
    if (fine || redirects || isAbsent(probe))
        return;
    sink("site-404-is-200", probe.url, undecidable());
    sink("site-404-redirects", probe.url, undecidable());
}

/// Of a site by https its twin by http should lead there; of a site by http the twin by https should be the site.
void checkScheme(const ProbeRecord &probe, const FileSink &sink)
{
    constexpr const char *Id = "site-http-open";
    const bool https = probe.origin.startsWith("https:");
    // Nobody has a certificate for this machine or a private network.
    if (const auto address = url::parse(probe.origin); address && url::isLocalHost(address->hostname()))
        return;
    if (probe.outcome == Outcome::Ok)
        sink(Id, https ? probe.url : QByteArray(probe.origin + '/'), found(https ? probe.origin : probe.url));
    else if (https && probe.outcome == Outcome::Redirect && !probe.target.startsWith("https:"))
        sink(Id, probe.url, undecidable()); // it may lead there in the end
    else if (probe.outcome != Outcome::Redirect && !hasNoServer(probe) && !(probe.status >= 400 && probe.status < 500))
        sink(Id, probe.url, undecidable());
}

void checkWww(const ProbeRecord &probe, const FileSink &sink)
{
    constexpr const char *Id = "site-www-twins";
    if (probe.outcome == Outcome::Ok) {
        const auto seen = facts::Observations::fromJson(probe.observations);
        const facts::Observation *canonical = seen.find("canonical");
        const auto named = url::parse(canonical ? canonical->evidence : QByteArray());
        if (!named || named->origin() != probe.origin)
            sink(Id, probe.url, found(probe.origin));
    } else if (probe.outcome != Outcome::Redirect && !hasNoServer(probe)
        && !(probe.status >= 400 && probe.status < 500)) {
        sink(Id, probe.url, undecidable());
    }
}

void checkSecurityTxt(const ProbeRecord &probe, const FileSink &sink)
{
    constexpr const char *Id = "site-security-txt";
    if (isAbsent(probe)) {
        sink(Id, probe.url, found(QByteArray::number(probe.status)));
        return;
    }
    if (probe.outcome != Outcome::Ok) {
        sink(Id, probe.url, undecidable());
        return;
    }
    const auto seen = facts::Observations::fromJson(probe.observations);
    const facts::Observation *expires = seen.find("expires");
    if (!seen.find("contact") || !expires) {
        // A page in its place says that it is missing.
        sink(Id, probe.url, found(seen.find("contact") ? QByteArray("Expires") : facts::bareType(probe.contentType)));
        return;
    }
    const auto end = sitemap::parseW3cDate(expires->evidence);
    if (!end || *end <= probe.fetchedAt)
        sink(Id, probe.url, found(expires->evidence));
}

/// RFC 8996 forbids what is older than TLS 1.2.
void checkOldTls(const ProbeRecord &probe, const FileSink &sink)
{
    constexpr const char *Id = "tls-old-protocol";
    const auto seen = facts::Observations::fromJson(probe.observations);
    if (probe.outcome != Outcome::Ok)
        sink(Id, probe.url, undecidable());
    else if (const facts::Observation *protocol = seen.find("protocol"))
        sink(Id, probe.url, found(protocol->evidence));
}

} // namespace

void checkProbes(const QList<ProbeRecord> &probes, const FileSink &sink)
{
    struct Decided
    {
        ProbeKind kind;
        std::vector<const char *> checks;
    };
    const Decided decided[] = {{ProbeKind::NotFound, {"site-404-is-200", "site-404-redirects"}},
        {ProbeKind::OtherScheme, {"site-http-open"}}, {ProbeKind::OtherWww, {"site-www-twins"}},
        {ProbeKind::SecurityTxt, {"site-security-txt"}}, {ProbeKind::OldTls, {"tls-old-protocol"}}};
    for (const auto &[kind, ids] : decided) {
        bool asked = false;
        for (const ProbeRecord &probe : probes) {
            if (probe.kind != kind)
                continue;
            asked = true;
            if (!isAnswered(probe)) {
                for (const char *id : ids)
                    sink(id, probe.url, undecidable());
            } else if (kind == ProbeKind::NotFound) {
                checkNotFound(probe, sink);
            } else if (kind == ProbeKind::OtherScheme) {
                checkScheme(probe, sink);
            } else if (kind == ProbeKind::OtherWww) {
                checkWww(probe, sink);
            } else if (kind == ProbeKind::OldTls) {
                checkOldTls(probe, sink);
            } else {
                checkSecurityTxt(probe, sink);
            }
        }
        // A crawl finds www twins by itself where both are in its scope. A site by http has no TLS to ask for.
        const bool needless = kind == ProbeKind::OtherWww || (kind == ProbeKind::OldTls && !probes.isEmpty());
        for (const char *id : ids) {
            if (!asked && !needless)
                sink(id, {}, undecidable());
        }
    }
}

QHash<QByteArray, bool> probedIcons(const QList<ProbeRecord> &probes)
{
    QHash<QByteArray, bool> icons;
    for (const ProbeRecord &probe : probes) {
        if (probe.kind == ProbeKind::Favicon && isAnswered(probe) && (isAbsent(probe) || probe.outcome == Outcome::Ok))
            icons.insert(probe.origin, probe.outcome == Outcome::Ok);
    }
    return icons;
}

} // namespace argiope::audit
