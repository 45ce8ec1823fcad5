#include "core/html/headingobserver.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr int MostLevel = 9; ///< beyond it an aria-level is a mistake of its own

bool isHidden(const ElementView &view)
{
    return view.flags & InHidden || view.has(Attr::Hidden)
        || equalsLower(trimmed(view.value(Attr::AriaHidden)), "true");
}

/// role=presentation or none: it is no heading.
bool hasNoRole(const ElementView &view)
{
    const QByteArrayView role = trimmed(view.value(Attr::Role));
    return !role.isEmpty() && !equalsLower(role, "heading");
}

/// It is above what readers say of the page, as content management systems mark it: "Leave a comment".
bool isOfComments(const ElementView &view)
{
    for (const QByteArrayView name : {view.value(QByteArrayView("class")), view.value(Attr::Id)}) {
        for (const char *word : {"comments", "comment-", "reply-title", "respond"}) {
            if (name.contains(QByteArrayView(word)))
                return true;
        }
    }
    return false;
}

int levelOf(const ElementView &view)
{
    if (const QByteArrayView level = trimmed(view.value(QByteArrayView("aria-level"))); !level.isEmpty()) {
        bool ok = false;
        const int said = level.toByteArray().toInt(&ok);
        if (ok && said >= 1 && said <= MostLevel)
            return said;
    }
    return markup::isHeading(view.tag) ? int(view.tag) - int(Tag::H1) + 1 : 2; // WAI-ARIA 1.2, 5.2.8.4
}

} // namespace

WalkFlags HeadingObserver::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    if (!view.isHtml || !markup::isHeading(view.tag)) {
        if (view.isHtml && !isHidden(view) && equalsLower(trimmed(view.value(Attr::Role)), "heading"))
            noteLevel(levelOf(view));
        if (view.tag == Tag::Img) {
            if (m_open != 0 && m_imageText.isEmpty())
                m_imageText = collapsed(view.value(Attr::Alt), facts::Observations::EvidenceBytes);
            return 0;
        }
        m_named = m_named || (m_open != 0 && !trimmed(view.value(QByteArrayView("aria-label"))).isEmpty());
        return 0;
    }
    if (m_open != 0)
        end();
    if (isHidden(view) || hasNoRole(view))
        return 0;
    m_open = view.id();
    hear(Visible);
    watch(true);
    m_tag = view.tag;
    m_says = false;
    m_rank = view.flags & BesideMain || (m_tag == Tag::H2 && isOfComments(view)) ? 0 : view.flags & InMain ? 2 : 1;
    m_isKept = m_tag == Tag::H1 || (m_tag == Tag::H2 && m_rank > m_bestRank);
    m_named = !trimmed(view.value(QByteArrayView("aria-label"))).isEmpty()
        || !trimmed(view.value(QByteArrayView("aria-labelledby"))).isEmpty();
    m_imageText.clear();
    m_text.clear();
    noteLevel(levelOf(view));
    return 0;
}

void HeadingObserver::noteLevel(int level)
{
    if (m_lastLevel > 0 && level > m_lastLevel + 1) {
        m_context.observed.add(
            "heading-skipped", QByteArray("h" + QByteArray::number(m_lastLevel) + " → h" + QByteArray::number(level)));
    }
    m_lastLevel = level;
}

void HeadingObserver::closed(const markup::Element &element)
{
    if (m_open != 0 && element.id == m_open)
        end();
}

void HeadingObserver::text(QByteArrayView text, WalkFlags flags)
{
    if (m_open == 0 || (flags & NoText))
        return;
    if (m_isKept)
        m_text.append(text);
    else
        m_says = m_says || hasText(text);
}

void HeadingObserver::end()
{
    m_open = 0;
    hear(0);
    watch(false);
    const QByteArray text = m_text.take();
    const bool empty = text.isEmpty() && !m_says && m_imageText.isEmpty() && !m_named;
    if (m_tag == Tag::H1) {
        if (empty)
            m_context.observed.add("h1-empty");
        else if (++m_namedFirst > 1)
            m_context.observed.add("h1-multiple", text.isEmpty() ? m_imageText : text);
        if (text.isEmpty() && !m_named && !m_imageText.isEmpty())
            m_context.observed.add("h1-image-only", m_imageText);
        return;
    }
    if (empty)
        m_context.observed.add("heading-empty", markup::tagName(m_tag));
    if (m_tag == Tag::H2) {
        ++m_context.page.h2Count;
        if (m_isKept && !text.isEmpty()) { // "Menu" and "Related" are beside what the page says
            m_context.page.h2 = text;
            m_bestRank = m_rank;
        }
    }
}

void HeadingObserver::finish()
{
    if (m_open != 0)
        end();
    if (m_namedFirst > 0)
        m_context.observed.add("h1-named", {}, m_namedFirst);
}

} // namespace argiope::html
