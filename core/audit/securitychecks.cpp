#include "core/audit/checkgroups.h"
#include "core/audit/headervalues.h"
#include "core/audit/hsts.h"
#include "core/audit/lastread.h"
#include "core/audit/pageview.h"

#include "core/html/contentpolicy.h"

#include <QRegularExpression>

#include <algorithm>

namespace argiope::audit {

using html::ContentPolicy;

namespace {

bool isHttps(const PageView &view)
{
    return view.record.url.startsWith("https:");
}

/// A header that is not there, where pages should have it.
Verdict lacks(const PageView &view, QByteArrayView name)
{
    return view.hasHeaders() ? foundIf(view.joinedHeaders(name).isEmpty()) : undecidable();
}

/// HSTS is for hosts with a name, not for addresses (RFC 6797, 8.1.1).
bool hasName(const PageView &view)
{
    const QByteArrayView host = view.address().hostname();
    const QByteArrayView last = host.sliced(host.lastIndexOf('.') + 1);
    // The URL Standard takes what ends in a number for an address (4.1).
    return !host.startsWith('[') && !std::all_of(last.begin(), last.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Verdict hstsMissing(const Check &, const PageView &view)
{
    const bool asked = isHttps(view) && hasName(view) && !view.isLocal();
    return asked ? lacks(view, "strict-transport-security") : Verdict{};
}

/// What browsers act by; null where they do not.
const Hsts *hstsOf(const PageView &view)
{
    const std::optional<Hsts> &said = view.transportSecurity();
    return isHttps(view) && said && said->counts() && !view.isLocal() ? &*said : nullptr;
}

QByteArray shownHsts(const PageView &view)
{
    return shown(view.joinedHeaders("strict-transport-security"));
}

Verdict hstsWeak(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const Hsts *hsts = hstsOf(view);
    if (!hsts)
        return {};
    const bool weak = hsts->maxAge < view.limits.hstsSeconds || !hsts->includeSubDomains || !hsts->preload;
    return foundIf(weak, [&] { return shownHsts(view); });
}

Verdict hstsShort(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const Hsts *hsts = hstsOf(view);
    return foundIf(
        hsts && hsts->maxAge < view.limits.hstsSecondsLeast, [&] { return QByteArray::number(hsts->maxAge); });
}

Verdict hstsInvalid(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const std::optional<Hsts> &said = view.transportSecurity();
    return foundIf(said && (!isHttps(view) || said->mistake != Hsts::Mistake::None), [&] { return shownHsts(view); });
}

const std::vector<ContentPolicy> &policiesOf(const PageView &view)
{
    thread_local LastRead<std::vector<ContentPolicy>> last;
    return last.of(view.joinedHeaders("content-security-policy"), ContentPolicy::parseList);
}

/// The policies of the headers, and what is known of those within the document. Of one page at a time.
struct Policies
{
    const std::vector<ContentPolicy> &headers;
    const facts::Observation *meta = nullptr;

    explicit Policies(const PageView &view)
        : headers(policiesOf(view))
        , meta(view.isObserved() ? view.observations().find("csp-meta") : nullptr)
    {
    }
    [[nodiscard]] bool isEmpty() const { return headers.empty() && !meta; }
    [[nodiscard]] html::PolicyGaps gaps() const
    {
        html::PolicyGaps all = meta ? html::gapsFromWords(meta->evidence) : headers.front().gaps();
        for (const ContentPolicy &policy : headers)
            all = html::together(all, policy.gaps());
        return all;
    }
};

Verdict policyMissing(const Check &, const PageView &view)
{
    if (!Policies(view).isEmpty())
        return {};
    return view.hasHeaders() && view.isObserved() ? found() : undecidable();
}

Verdict policyWeak(const Check &, const PageView &view)
{
    const Policies policies(view);
    if (!policies.isEmpty() && !html::isWeak(policies.gaps()))
        return {};
    if (!view.hasHeaders() || !view.isObserved())
        return undecidable(); // another one may close what this one leaves open
    if (policies.isEmpty())
        return {};
    const html::PolicyGaps gaps = policies.gaps();
    const auto told = html::PolicyGaps(gaps & ~html::ByNonce & ((gaps & html::ByNonce) ? 0xff : ~html::AnyBase));
    return found(html::words(told));
}

Verdict policyMistakes(const Check &, const PageView &view)
{
    QByteArrayList mistakes;
    const Policies policies(view);
    for (const ContentPolicy &policy : policies.headers)
        mistakes += policy.mistakes();
    const facts::Observation *meta = view.isObserved() ? view.observations().find("csp-meta-mistake") : nullptr;
    const int count = int(mistakes.size()) + (meta ? meta->count : 0);
    if (count > 0) {
        if (meta)
            mistakes += QByteArrayList{meta->evidence} + meta->more;
        Verdict verdict = found(shown(mistakes.takeFirst()), count);
        for (const QByteArray &mistake : std::as_const(mistakes).first(std::min<qsizetype>(mistakes.size(), MostMore)))
            verdict.more.append(shown(mistake));
        return verdict;
    }
    return view.hasHeaders() && view.isObserved() ? Verdict{} : undecidable();
}

/// The values of X-Frame-Options as browsers tell them apart (HTML Standard 7.7).
QByteArrayList frameOptions(const PageView &view)
{
    QByteArrayList values;
    for (const QByteArray &part : splitList(view.joinedHeaders("x-frame-options"))) {
        const QByteArray value = part.toLower();
        if (!values.contains(value)) // an empty one is one, too: with it "SAMEORIGIN," contradicts itself
            values.append(value);
    }
    return values == QByteArrayList{QByteArray()} ? QByteArrayList() : values;
}

/// By which X-Frame-Options is passed over (Content Security Policy 3, 6.4.2.2). One in the document does not count.
bool hasFrameAncestors(const PageView &view)
{
    const Policies policies(view);
    return std::any_of(policies.headers.cbegin(), policies.headers.cend(),
        [](const ContentPolicy &policy) { return policy.find("frame-ancestors"); });
}

bool isFrameOption(const QByteArray &value)
{
    return value == "deny" || value == "sameorigin";
}

Verdict frameUnprotected(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const QByteArrayList options = frameOptions(view);
    // Where several values contradict each other the page is shown in no frame.
    const bool contradict = options.size() > 1 && options.contains("allowall");
    return foundIf(
        !contradict && !std::any_of(options.cbegin(), options.cend(), isFrameOption) && !hasFrameAncestors(view),
        shown(options.join(", ")));
}

Verdict frameOptionsInvalid(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const QByteArrayList options = frameOptions(view);
    if (options.isEmpty() || hasFrameAncestors(view))
        return {};
    return foundIf(options.size() > 1 || !isFrameOption(options.constFirst()), shown(options.join(", ")));
}

/// "determine nosniff" of the Fetch Standard (3.6): the first value decides.
Verdict nosniffMissing(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const QByteArray value = view.joinedHeaders("x-content-type-options");
    return foundIf(splitList(value).constFirst().toLower() != "nosniff", shown(value));
}

constexpr const char *ReferrerPolicies[] = {"no-referrer", "no-referrer-when-downgrade", "origin",
    "origin-when-cross-origin", "same-origin", "strict-origin", "strict-origin-when-cross-origin", "unsafe-url"};

/// The last value that is known: those before it are for older browsers (Referrer Policy, 8.1).
QByteArray lastReferrerPolicy(const QByteArray &value)
{
    QByteArray last;
    for (const QByteArray &part : splitList(value)) {
        const QByteArray policy = part.toLower();
        if (std::any_of(std::begin(ReferrerPolicies), std::end(ReferrerPolicies),
                [&policy](const char *known) { return policy == known; }))
            last = policy;
    }
    return last;
}

/// HTML Standard 4.2.5.1: a single policy, no list as in headers; also by the names from before the policies had
/// theirs.
QByteArray referrerPolicyOf(const QByteArray &content)
{
    if (content.contains(','))
        return {};
    const QByteArray value = content.trimmed().toLower();
    return value == "never"                  ? "no-referrer"
        : value == "always"                  ? "unsafe-url"
        : value == "default"                 ? "strict-origin-when-cross-origin"
        : value == "origin-when-crossorigin" ? "origin-when-cross-origin"
                                             : lastReferrerPolicy(value);
}

/// What the page says, at last, goes over what came before it; "" for neither.
QByteArray referrerPolicyOf(const PageView &view)
{
    QByteArray policy;
    if (const facts::Observation *meta = view.isObserved() ? view.observations().find("referrer-meta") : nullptr) {
        policy = referrerPolicyOf(meta->evidence);
        for (const QByteArray &content : meta->more) {
            if (const QByteArray later = referrerPolicyOf(content); !later.isEmpty())
                policy = later;
        }
    }
    return policy.isEmpty() ? lastReferrerPolicy(view.joinedHeaders("referrer-policy")) : policy;
}

Verdict referrerMissing(const Check &, const PageView &view)
{
    if (!referrerPolicyOf(view).isEmpty())
        return {};
    return view.hasHeaders() && view.isObserved() ? found(shown(view.joinedHeaders("referrer-policy"))) : undecidable();
}

Verdict referrerUnsafe(const Check &, const PageView &view)
{
    if (!view.hasHeaders() || !view.isObserved())
        return undecidable();
    const QByteArray policy = referrerPolicyOf(view);
    return foundIf(policy == "unsafe-url" || policy == "no-referrer-when-downgrade", policy);
}

Verdict corsOpen(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    const bool open = view.joinedHeaders("access-control-allow-origin") == "*"
        && view.joinedHeaders("access-control-allow-credentials") == "true"; // in this case only (Fetch Standard 3.3.5)
    return foundIf(open, "*");
}

/// "name/1.2", "name 1.2". Numbers in brackets and numbers alone tell servers apart, not their versions.
Verdict versionLeak(const Check &, const PageView &view)
{
    if (!view.hasHeaders())
        return undecidable();
    static const QRegularExpression comment(QStringLiteral("\\([^()]*\\)"));
    static const QRegularExpression version(
        QStringLiteral("[a-z.]/v?[0-9]+(\\.[0-9]|\\s|$)|\\b[0-9]+\\.[0-9]"), QRegularExpression::CaseInsensitiveOption);
    for (const char *name : {"server", "x-powered-by", "x-aspnet-version", "x-aspnetmvc-version"}) {
        const QByteArray value = view.joinedHeaders(name);
        const bool digit = std::any_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (digit && QString::fromLatin1(value).remove(comment).contains(version))
            return found(shown(value));
    }
    return {};
}

const Check SecurityRows[] = {
    {"sec-http-page", Group::Security, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.record.url.startsWith("http:") && !view.isLocal());
        },
        Told::OfSite},
    {"sec-mixed-active", Group::Security, Severity::Error, Gate::Html, observed},
    {"sec-mixed-passive", Group::Security, Severity::Warning, Gate::Html, observed},
    {"sec-form-insecure", Group::Security, Severity::Error, Gate::Html,
        [](const Check &check, const PageView &view) {
            // Of a page that is itself unencrypted the next one tells.
            return view.record.url.startsWith("http:") ? Verdict{} : observed(check, view);
        }},
    {"sec-form-on-http", Group::Security, Severity::Error, Gate::Html,
        [](const Check &check, const PageView &view) { return view.isLocal() ? Verdict{} : observed(check, view); }},
    {"sec-password-get", Group::Security, Severity::Error, Gate::Html, observed},
    {"sec-hsts-missing", Group::Security, Severity::Warning, Gate::Html, hstsMissing, Told::OfSite},
    {"sec-hsts-weak", Group::Security, Severity::Notice, Gate::Html, hstsWeak, Told::OfSite, "sec-hsts-short"},
    {"sec-hsts-short", Group::Security, Severity::Warning, Gate::Html, hstsShort, Told::OfSite},
    {"sec-hsts-invalid", Group::Security, Severity::Warning, Gate::Fetched, hstsInvalid, Told::OfSite},
    {"sec-csp-missing", Group::Security, Severity::Notice, Gate::Html, policyMissing, Told::OfSite},
    {"sec-csp-weak", Group::Security, Severity::Warning, Gate::Html, policyWeak, Told::OfSite},
    {"sec-csp-syntax", Group::Security, Severity::Warning, Gate::Html, policyMistakes, Told::OfSite},
    {"sec-frame-unprotected", Group::Security, Severity::Warning, Gate::Html, frameUnprotected, Told::OfSite},
    {"sec-xfo-invalid", Group::Security, Severity::Warning, Gate::Html, frameOptionsInvalid, Told::OfSite},
    {"sec-nosniff-missing", Group::Security, Severity::Warning, Gate::Html, nosniffMissing, Told::OfSite},
    {"sec-referrer-policy", Group::Security, Severity::Notice, Gate::Html, referrerMissing, Told::OfSite},
    {"sec-referrer-unsafe", Group::Security, Severity::Warning, Gate::Html, referrerUnsafe, Told::OfSite},
    {"sec-permissions-policy", Group::Security, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) { return lacks(view, "permissions-policy"); }, Told::OfSite},
    {"sec-coop-missing", Group::Security, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return isHttps(view) ? lacks(view, "cross-origin-opener-policy") : Verdict{};
        },
        Told::OfSite},
    {"sec-cors-open", Group::Security, Severity::Error, Gate::Fetched, corsOpen, Told::OfSite},
    {"sec-version-leak", Group::Security, Severity::Notice, Gate::Html, versionLeak, Told::OfSite},
    {"sec-xss-header", Group::Security, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.hasHeaders())
                return undecidable();
            const QByteArray value = view.joinedHeaders("x-xss-protection");
            return foundIf(!value.isEmpty(), shown(value));
        },
        Told::OfSite},
    {"sec-sri-missing", Group::Security, Severity::Notice, Gate::Html, observed},
    {"sec-protocol-relative", Group::Security, Severity::Notice, Gate::Html, observed},
    {"sec-secret-in-page", Group::Security, Severity::Error, Gate::Html, observed},
    {"sec-directory-listing", Group::Security, Severity::Warning, Gate::Html, observed},
    {"tls-expired", Group::Security, Severity::Error, Gate::Known, nullptr},
    {"tls-expires-soon", Group::Security, Severity::Error, Gate::Known, nullptr},
    {"tls-expiring", Group::Security, Severity::Warning, Gate::Known, nullptr},
    {"tls-name-mismatch", Group::Security, Severity::Error, Gate::Known, nullptr},
    {"tls-untrusted", Group::Security, Severity::Error, Gate::Known, nullptr},
    {"tls-chain-incomplete", Group::Security, Severity::Warning, Gate::Known, nullptr},
    {"tls-old-protocol", Group::Security, Severity::Error, Gate::Known, nullptr},
    {"tls-weak-key", Group::Security, Severity::Warning, Gate::Known, nullptr},
};

} // namespace

std::span<const Check> securityChecks()
{
    return SecurityRows;
}

} // namespace argiope::audit
