#include "core/html/languageclaims.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr qsizetype LongestTag = 100; ///< bytes; what is longer is no language

/// Any of the tags of a list is of that language.
bool isAmongTags(const QByteArray &list, const QByteArray &language)
{
    const QByteArrayList tags = list.split(',');
    return std::any_of(tags.begin(), tags.end(), [&language](const QByteArray &tag) {
        const QByteArray one = lowered(trimmed(tag));
        return one.startsWith(language)
            && (one.size() == language.size() || one[language.size()] == '-' || one[language.size()] == '_');
    });
}

} // namespace

WalkFlags LanguageClaims::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    const QByteArrayView content = trimmed(view.value(Attr::Content));
    if (content.isEmpty() || content.size() > LongestTag)
        return 0;
    if (equalsLower(trimmed(view.value(Attr::HttpEquiv)), "content-language")) {
        if (m_content.isEmpty())
            m_content = content.toByteArray();
        return 0;
    }
    const QByteArrayView property = trimmed(view.value(Attr::Property));
    if (m_locale.isEmpty() && equalsLower(property.isEmpty() ? trimmed(view.value(Attr::Name)) : property, "og:locale"))
        m_locale = content.toByteArray();
    return 0;
}

void LanguageClaims::finish()
{
    // The header is what the server says of this answer, and the meta stands in for it.
    for (const auto &[name, value] : m_context.input.headers) {
        if (equalsLower(name, "content-language") && !trimmed(value).isEmpty() && value.size() <= LongestTag)
            m_content = trimmed(value).toByteArray();
    }
    const QByteArrayView said = trimmed(m_context.page.language);
    const auto end = std::find_if(said.begin(), said.end(), [](char c) { return c == '-' || c == '_'; });
    const QByteArray language = lowered(said.first(end - said.begin()));
    if (language.isEmpty())
        return;
    if (!m_locale.isEmpty() && !isAmongTags(m_locale, language))
        m_context.observed.add("og-locale", m_locale);
    if (!m_content.isEmpty() && !isAmongTags(m_content, language))
        m_context.observed.add("content-language", m_content);
}

} // namespace argiope::html
