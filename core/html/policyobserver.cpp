#include "core/html/policyobserver.h"

#include "core/html/strings.h"

namespace argiope::html {

namespace {

constexpr const char *Upgrade = "upgrade-insecure-requests";

} // namespace

PolicyObserver::PolicyObserver(PageContext &context)
    : m_context(context)
{
    for (const auto &[name, value] : context.input.headers) {
        if (!equalsLower(name, "content-security-policy"))
            continue;
        for (const ContentPolicy &policy : ContentPolicy::parseList(value))
            m_upgrades = m_upgrades || policy.find(Upgrade);
    }
}

WalkFlags PolicyObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    const QByteArrayView content = trimmed(view.value(Attr::Content));
    if (content.isEmpty())
        return 0;
    if (equalsLower(trimmed(view.value(Attr::Name)), "referrer"))
        m_context.observed.add("referrer-meta", content);
    // HTML Standard 4.2.5.3: outside of the head it is passed over.
    if (!(view.flags & InHead) || !equalsLower(trimmed(view.value(Attr::HttpEquiv)), "content-security-policy"))
        return 0;
    const ContentPolicy policy = ContentPolicy::parse(content);
    if (policy.isEmpty())
        return 0;
    m_gaps = m_policies++ == 0 ? policy.gaps() : together(m_gaps, policy.gaps());
    m_upgrades = m_upgrades || policy.find(Upgrade);
    for (const QByteArray &mistake : policy.mistakes())
        m_context.observed.add("csp-meta-mistake", mistake);
    return 0;
}

void PolicyObserver::finish()
{
    if (m_policies > 0)
        m_context.observed.add("csp-meta", words(m_gaps), m_policies);
}

} // namespace argiope::html
