#include "core/text/innertext.h"

#include "core/markup/bytes.h"
#include "core/text/rendering.h"

#include <algorithm>

namespace argiope::text {

namespace {

class TextLines
{
public:
    void text(QByteArrayView text);
    void preformatted(QByteArrayView text);
    void lineBreak()
    {
        settleBreaks();
        m_space = false;
        m_text += '\n';
    }
    void tab()
    {
        settleBreaks();
        m_space = false;
        m_text += '\t';
    }
    /// At least so many line ends stand there before more text does.
    void require(int breaks)
    {
        if (breaks == 0)
            return;
        m_breaks = std::max(m_breaks, breaks);
        m_space = false;
    }
    [[nodiscard]] QByteArray take();

private:
    void settleBreaks();

    QByteArray m_text;
    int m_breaks = 0;
    bool m_space = false; ///< stands between what is there and what follows
};

void TextLines::settleBreaks()
{
    if (!m_text.isEmpty())
        m_text.append(m_breaks, '\n');
    m_breaks = 0;
}

void TextLines::text(QByteArrayView text)
{
    qsizetype i = 0;
    while (i < text.size()) {
        const qsizetype from = i;
        if (markup::isSpace(text[i])) {
            while (i < text.size() && markup::isSpace(text[i]))
                ++i;
            m_space = true;
            continue;
        }
        while (i < text.size() && !markup::isSpace(text[i]))
            ++i;
        const bool lineBegins = m_breaks > 0 || m_text.isEmpty() || m_text.endsWith('\n') || m_text.endsWith('\t');
        settleBreaks();
        if (m_space && !lineBegins)
            m_text += ' ';
        m_space = false;
        m_text.append(text.data() + from, i - from);
    }
}

void TextLines::preformatted(QByteArrayView text)
{
    if (text.isEmpty())
        return;
    settleBreaks();
    m_space = false;
    m_text.append(text.data(), text.size());
}

QByteArray TextLines::take()
{
    while (m_text.endsWith('\n') || m_text.endsWith('\t'))
        m_text.chop(1);
    return std::move(m_text);
}

int breaksAround(Display display)
{
    switch (display) {
    case Display::Paragraph:
        return 2;
    case Display::Block:
    case Display::Preformatted:
    case Display::Row:
        return 1;
    default:
        return 0;
    }
}

} // namespace

dom::NodeView nextBeside(dom::NodeView node, const dom::NodeView &root)
{
    while (node != root) {
        if (const dom::NodeView next = node.nextSibling(); !next.isNull())
            return next;
        node = node.parent();
    }
    return {};
}

QByteArray textContent(const dom::NodeView &root)
{
    QByteArray text;
    dom::NodeView node = root;
    while (!node.isNull()) {
        if (node.kind() == dom::NodeKind::Text)
            text.append(node.text().data(), node.text().size());
        const dom::NodeView child = node.firstChild();
        node = child.isNull() ? nextBeside(node, root) : child;
    }
    return text;
}

// A page may nest as deeply as it likes, so nothing here recurs.
QByteArray innerText(const dom::NodeView &root, const LeftOut &leftOut, Hidden hidden)
{
    if (root.language() == dom::Language::Other || displayByName(root) == Display::None)
        return textContent(root);
    TextLines lines;
    int preformatted = 0; // elements around that keep white space
    bool behindCell = false; // of the row that is read
    const auto enter = [&](Display display) {
        lines.require(breaksAround(display));
        preformatted += display == Display::Preformatted;
        if (display == Display::Break)
            lines.lineBreak();
        if (display == Display::Cell && behindCell)
            lines.tab();
        if (display == Display::Cell || display == Display::Row)
            behindCell = false;
    };
    const auto leave = [&](const dom::NodeView &node) {
        const Display display = displayByName(node);
        lines.require(breaksAround(display));
        preformatted -= display == Display::Preformatted;
        behindCell = display == Display::Cell || (behindCell && display != Display::Row);
    };
    enter(displayByName(root));
    dom::NodeView node = root.firstChild();
    while (!node.isNull()) {
        bool goDown = false;
        if (leftOut && leftOut(node)) {
            // nothing
        } else if (node.kind() == dom::NodeKind::Text) {
            if (preformatted > 0)
                lines.preformatted(node.text());
            else
                lines.text(node.text());
        } else if (node.kind() == dom::NodeKind::Element) {
            const Display display = hidden == Hidden::Shown ? displayByName(node) : displayOf(node);
            goDown = display != Display::None;
            if (goDown)
                enter(display);
        }
        if (goDown && !node.firstChild().isNull()) {
            node = node.firstChild();
            continue;
        }
        if (goDown)
            leave(node);
        while (node != root && node.nextSibling().isNull()) {
            node = node.parent();
            if (node != root)
                leave(node);
        }
        node = node == root ? dom::NodeView() : node.nextSibling();
    }
    return lines.take();
}

dom::NodeView bodyOf(const dom::Document &document)
{
    for (dom::NodeView root = document.root().firstChild(); !root.isNull(); root = root.nextSibling()) {
        if (root.kind() != dom::NodeKind::Element)
            continue;
        for (dom::NodeView child = root.firstChild(); !child.isNull(); child = child.nextSibling()) {
            if (child.kind() == dom::NodeKind::Element && (child.name() == "body" || child.name() == "frameset"))
                return child;
        }
        return root.language() == dom::Language::Html ? dom::NodeView() : root;
    }
    return {};
}

QByteArray plainText(const dom::Document &document)
{
    const dom::NodeView body = bodyOf(document);
    if (body.isNull())
        return {};
    QByteArray text = innerText(body);
    // A page that hides all of itself is shown by a script.
    return text.trimmed().isEmpty() ? innerText(body, {}, Hidden::Shown) : text;
}

} // namespace argiope::text
