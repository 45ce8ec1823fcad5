#include "core/html/contentpolicy.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

/// Those whose values are source lists.
constexpr const char *SourceDirectives[] = {"base-uri", "child-src", "connect-src", "default-src", "fenced-frame-src",
    "font-src", "form-action", "frame-ancestors", "frame-src", "img-src", "manifest-src", "media-src", "navigate-to",
    "object-src", "prefetch-src", "script-src", "script-src-attr", "script-src-elem", "style-src", "style-src-attr",
    "style-src-elem", "worker-src"};
/// All others that are, or were, ever understood.
constexpr const char *OtherDirectives[] = {"block-all-mixed-content", "plugin-types", "referrer", "reflected-xss",
    "report-to", "report-uri", "require-sri-for", "require-trusted-types-for", "sandbox", "trusted-types",
    "upgrade-insecure-requests", "webrtc"};
/// Without their quotes.
constexpr const char *Keywords[] = {"none", "self", "unsafe-inline", "unsafe-eval", "unsafe-hashes", "strict-dynamic",
    "report-sample", "wasm-unsafe-eval", "unsafe-allow-redirects", "inline-speculation-rules", "trusted-types-eval",
    "report-sha256", "report-sha384", "report-sha512", "unsafe-webtransport-hashes"};
constexpr const char *Prefixes[] = {"nonce-", "sha256-", "sha384-", "sha512-"};

template <class List>
bool isOneOf(const QByteArray &text, const List &list)
{
    return std::any_of(std::begin(list), std::end(list), [&text](const char *one) { return text == one; });
}

bool isDirective(const QByteArray &name)
{
    return isOneOf(name, SourceDirectives) || isOneOf(name, OtherDirectives);
}

/// base64-value of Content Security Policy 3, 2.3.1.
bool isBase64Value(QByteArrayView text)
{
    int padding = 0;
    while (padding < 2 && text.endsWith('=')) {
        text.chop(1);
        ++padding;
    }
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return isAlpha(c) || isDigit(c) || c == '+' || c == '/' || c == '-' || c == '_';
    });
}

/// What stands between a source's quotes, lower case but for nonces and hashes; "" for a source without them.
QByteArrayView unquoted(QByteArrayView source)
{
    return source.size() > 2 && source.front() == '\'' && source.back() == '\'' ? source.sliced(1, source.size() - 2)
                                                                                : QByteArrayView();
}

bool isNonceOrHash(QByteArrayView source, QByteArrayView prefix)
{
    const QByteArrayView inner = unquoted(source);
    return startsWithLower(inner, prefix) && isBase64Value(inner.sliced(prefix.size()));
}

bool isKeyword(QByteArrayView source, QByteArrayView keyword)
{
    return equalsLower(unquoted(source), keyword);
}

/// Lets in what anybody can put somewhere: every host, or a scheme of which all URLs pass.
bool isAnywhere(const QByteArray &written)
{
    QByteArray source = lowered(written);
    if (source == "http:" || source == "https:" || source == "data:")
        return true;
    for (const char *scheme : {"http://", "https://"}) {
        if (source.startsWith(scheme))
            source = source.mid(qsizetype(qstrlen(scheme)));
    }
    if (!source.startsWith('*'))
        return false;
    const QByteArrayView rest = QByteArrayView(source).sliced(1);
    return rest.isEmpty() || rest.front() == ':' || rest.front() == '/'; // anybody has such a path, too
}

/// What a list of script sources says.
struct Sources
{
    bool inlines = false;
    bool anywhere = false;
    bool nonce = false;
    bool hash = false;
    bool dynamic = false;
};

Sources read(const ContentPolicy::Directive &directive)
{
    Sources sources;
    for (const QByteArray &value : directive.values) {
        sources.inlines = sources.inlines || isKeyword(value, "unsafe-inline");
        sources.dynamic = sources.dynamic || isKeyword(value, "strict-dynamic");
        sources.nonce = sources.nonce || isNonceOrHash(value, "nonce-");
        for (const char *prefix : {"sha256-", "sha384-", "sha512-"})
            sources.hash = sources.hash || isNonceOrHash(value, prefix);
        sources.anywhere = sources.anywhere || isAnywhere(value);
    }
    if (sources.nonce || sources.hash || sources.dynamic)
        sources.inlines = false;
    if (sources.dynamic)
        sources.anywhere = false;
    return sources;
}

constexpr std::pair<PolicyGap, const char *> GapWords[] = {{InlineScripts, "unsafe-inline"}, {AnyScripts, "script-src"},
    {AnyObjects, "object-src"}, {AnyBase, "base-uri"}, {ByNonce, "nonce"}};

} // namespace

ContentPolicy ContentPolicy::parse(QByteArrayView text)
{
    ContentPolicy policy;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf(';');
        Directive directive;
        forEachToken(end < 0 ? text : text.first(end), [&directive](QByteArrayView token) {
            if (directive.name.isEmpty())
                directive.name = lowered(token);
            else
                directive.values.append(token.toByteArray());
        });
        if (!directive.name.isEmpty() && !policy.find(directive.name))
            policy.m_directives.push_back(std::move(directive));
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
    }
    return policy;
}

std::vector<ContentPolicy> ContentPolicy::parseList(QByteArrayView header)
{
    std::vector<ContentPolicy> policies;
    while (!header.isEmpty()) {
        const qsizetype end = header.indexOf(',');
        ContentPolicy policy = parse(end < 0 ? header : header.first(end));
        if (!policy.isEmpty())
            policies.push_back(std::move(policy));
        header = end < 0 ? QByteArrayView() : header.sliced(end + 1);
    }
    return policies;
}

const ContentPolicy::Directive *ContentPolicy::find(QByteArrayView name) const
{
    const auto known = std::find_if(
        m_directives.cbegin(), m_directives.cend(), [name](const Directive &one) { return name == one.name; });
    return known == m_directives.cend() ? nullptr : &*known;
}

/// The one that decides where each stands in for those before it (Content Security Policy 3, 6.8.3).
const ContentPolicy::Directive *ContentPolicy::firstOf(Names names) const
{
    for (const char *name : names) {
        if (const Directive *directive = find(name))
            return directive;
    }
    return nullptr;
}

PolicyGaps ContentPolicy::gaps() const
{
    PolicyGaps gaps = 0;
    const Directive *elements = firstOf({"script-src-elem", "script-src", "default-src"});
    const Directive *attributes = firstOf({"script-src-attr", "script-src", "default-src"});
    if (elements) {
        const Sources sources = read(*elements);
        gaps |= sources.inlines ? InlineScripts : 0;
        gaps |= sources.anywhere ? AnyScripts : 0;
        gaps |= sources.nonce || (sources.hash && sources.dynamic) ? ByNonce : 0;
    } else {
        gaps |= InlineScripts | AnyScripts;
    }
    if (!attributes || read(*attributes).inlines)
        gaps |= InlineScripts;
    const Directive *objects = firstOf({"object-src", "default-src"});
    if (!objects || std::any_of(objects->values.cbegin(), objects->values.cend(), isAnywhere))
        gaps |= AnyObjects;
    const Directive *bases = find("base-uri");
    if (!bases || std::any_of(bases->values.cbegin(), bases->values.cend(), isAnywhere))
        gaps |= AnyBase;
    return gaps;
}

QByteArrayList ContentPolicy::mistakes() const
{
    QByteArrayList found;
    for (const Directive &directive : m_directives) {
        if (!isDirective(directive.name)) {
            found.append(directive.name);
            continue;
        }
        // Names of reporting groups and of trusted types' policies are free.
        if (directive.name == "report-to" || directive.name == "trusted-types")
            continue;
        const bool sources = isOneOf(directive.name, SourceDirectives);
        for (const QByteArray &value : directive.values) {
            const QByteArray lower = lowered(value);
            if (isDirective(lower)) {
                found.append(value);
                continue;
            }
            if (!sources)
                continue;
            const QByteArrayView inner = unquoted(lower);
            const bool quoted = lower.startsWith('\'') || lower.endsWith('\'');
            bool known = !inner.isEmpty() && isOneOf(inner.toByteArray(), Keywords);
            bool meant = isOneOf(lower, Keywords); // but without quotes it is a host
            for (const char *prefix : Prefixes) {
                known = known || isNonceOrHash(value, prefix);
                meant = meant || lower.startsWith(prefix);
            }
            if (quoted ? !known : meant)
                found.append(value);
        }
    }
    return found;
}

PolicyGaps together(PolicyGaps one, PolicyGaps other)
{
    return PolicyGaps((one & other) | ((one | other) & ByNonce));
}

bool isWeak(PolicyGaps gaps)
{
    return (gaps & (InlineScripts | AnyScripts | AnyObjects)) || ((gaps & AnyBase) && (gaps & ByNonce));
}

QByteArray words(PolicyGaps gaps)
{
    QByteArrayList list;
    for (const auto &[gap, word] : GapWords) {
        if (gaps & gap)
            list.append(word);
    }
    return list.join(' ');
}

PolicyGaps gapsFromWords(QByteArrayView text)
{
    PolicyGaps gaps = 0;
    forEachToken(text, [&gaps](QByteArrayView token) {
        for (const auto &[gap, word] : GapWords)
            gaps |= token == word ? gap : 0;
    });
    return gaps;
}

} // namespace argiope::html
