#include "core/html/headingfacts.h"

namespace argiope::html {

WalkFlags HeadingFacts::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & InTemplate))
        return 0;
    if (view.tag == Tag::Title) {
        if (m_haveTitle)
            return 0;
        m_haveTitle = true;
        return InTitle;
    }
    if (view.flags & InNoscript)
        return 0;
    return ++m_context.page.h1Count == 1 ? InFirstHeading : 0;
}

void HeadingFacts::text(QByteArrayView text, WalkFlags flags)
{
    if (flags & InTitle)
        m_title.append(text);
    if (flags & InFirstHeading)
        m_heading.append(text);
}

void HeadingFacts::finish()
{
    m_context.page.title = m_title.take();
    m_context.page.h1 = m_heading.take();
}

} // namespace argiope::html
