#include "core/html/anchortexts.h"

#include <algorithm>

namespace argiope::html {

namespace {
constexpr size_t AnchorsAtOnce = 4; ///< nested links that a text belongs to (only SVG and tables can nest them)
} // namespace

void AnchorTexts::open(markup::ElementId id, qsizetype link)
{
    OpenAnchor anchor;
    anchor.id = id;
    anchor.link = link;
    anchor.text.append(m_context.links.at(link).text);
    m_open.push_back(std::move(anchor));
    listen();
}

void AnchorTexts::append(QByteArrayView text)
{
    const size_t first = m_open.size() > AnchorsAtOnce ? m_open.size() - AnchorsAtOnce : 0;
    for (size_t i = first; i < m_open.size(); ++i) {
        if (!m_open[i].text.isFull())
            m_open[i].text.append(text);
    }
}

WalkFlags AnchorTexts::element(const ElementView &view)
{
    if (view.tag == Tag::A) {
        m_last = {view.id(), m_links.lastAnchor()};
        if (m_last.link >= 0)
            open(view.id(), m_last.link);
    } else if (view.isHtml && !m_open.empty()) {
        append(" ");
        append(view.value(Attr::Alt));
        append(" ");
    }
    return 0;
}

/// `<a href=x>1<p>2</a>` has two `a` in its tree. The copy is the same link, and its text belongs to it.
void AnchorTexts::copied(const markup::NewElement &element)
{
    if (element.tag != Tag::A || element.copyOf != m_last.id)
        return;
    m_last.id = element.id;
    if (m_last.link < 0)
        return;
    // The first may be open still; what it has so far is its link's text.
    const auto first = std::find_if(
        m_open.begin(), m_open.end(), [&](const OpenAnchor &anchor) { return anchor.link == m_last.link; });
    if (first != m_open.end())
        close(size_t(first - m_open.begin()));
    open(element.id, m_last.link);
    m_open.back().text.append(" ");
}

void AnchorTexts::close(size_t index)
{
    m_context.links.setText(m_open[index].link, m_open[index].text.take());
    m_open.erase(m_open.begin() + qsizetype(index));
    listen();
}

void AnchorTexts::closed(const markup::Element &element)
{
    if (element.tag != Tag::A)
        return;
    for (size_t i = m_open.size(); i-- > 0;) {
        if (m_open[i].id == element.id) {
            close(i);
            return;
        }
    }
}

void AnchorTexts::text(QByteArrayView text, WalkFlags flags)
{
    if (!(flags & (InStyle | InJson)))
        append(text);
}

void AnchorTexts::lineBreak()
{
    append(" ");
}

void AnchorTexts::enterDocument()
{
    m_outer.push_back(std::move(m_open));
    m_open.clear();
    listen();
}

void AnchorTexts::leaveDocument()
{
    finish();
    m_open = std::move(m_outer.back());
    m_outer.pop_back();
    listen();
}

void AnchorTexts::finish()
{
    while (!m_open.empty())
        close(m_open.size() - 1);
}

} // namespace argiope::html
