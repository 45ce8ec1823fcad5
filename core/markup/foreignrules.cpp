#include "core/markup/bytes.h"
#include "core/markup/construction.h"
#include "core/markup/source.h"

namespace argiope::markup {

bool ForeignRules::takesInForeign(const Token &token) const
{
    if (token.kind == TokenKind::End)
        return false;
    const Element &current = m.stack.current();
    const bool start = token.kind == TokenKind::StartTag;
    const bool text = token.kind == TokenKind::Text;
    if (current.mathPoint && (text || (start && token.tag != Tag::Mglyph && token.tag != Tag::Malignmark)))
        return false;
    if (current.space == Space::MathMl && current.tag == Tag::AnnotationXml && start && token.tag == Tag::Svg)
        return false;
    return !(current.htmlPoint && (start || text));
}

bool ForeignRules::breaksOut(const Token &token)
{
    if (token.tag == Tag::Font)
        return token.find(Attr::Color) || token.find(Attr::Face) || token.find(Attr::Size);
    return isIn(token.tag, Breakout);
}

Outcome ForeignRules::process(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        if (token.textKind == TextKind::Null) {
            m.insertText(replacements(m.text.size()));
            return Outcome::Done;
        }
        m.insertText(m.text);
        if (m.framesetOk && leadingSpace(m.text) < m.text.size())
            m.framesetOk = false;
        return Outcome::Done;
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::StartTag:
        return start(token);
    case TokenKind::EndTag:
        return end(token);
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::End:
        break;
    }
    return Outcome::Done;
}

Outcome ForeignRules::start(const Token &token)
{
    if (breaksOut(token)) {
        m.popUntilCurrent(
            [](const Element &node) { return node.space == Space::Html || node.htmlPoint || node.mathPoint; });
        return m_rules.process(m.mode, token);
    }
    m.insertForeign(token, m.stack.current().space);
    return Outcome::Done;
}

Outcome ForeignRules::end(const Token &token)
{
    if (token.tag == Tag::Br || token.tag == Tag::P) {
        m.popUntilCurrent(
            [](const Element &node) { return node.space == Space::Html || node.htmlPoint || node.mathPoint; });
        return m_rules.process(m.mode, token);
    }
    for (qsizetype index = m.stack.size() - 1; index > 0; --index) {
        const Element &node = m.stack.at(index);
        m.work.spend(1);
        if (node.space == Space::Html)
            return m_rules.process(m.mode, token);
        if (node.name == token.nameHash) {
            m.popTo(index);
            return Outcome::Done;
        }
    }
    return m.ignoreEnd();
}

} // namespace argiope::markup
