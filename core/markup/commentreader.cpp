#include "core/markup/source.h"

namespace argiope::markup {

namespace {

enum class CommentState : quint8 {
    Start,
    StartDash,
    Text,
    Less,
    LessBang,
    LessBangDash,
    LessBangDashDash,
    EndDash,
    End,
    EndBang
};

} // namespace

void CommentReader::finish(Token &token, qsizetype begin, qsizetype end)
{
    m_source.reportNulls(begin, end);
    token.kind = TokenKind::Comment;
    token.text = m_source.view(begin, end);
}

void CommentReader::readBogus(Token &token)
{
    const qsizetype begin = m_source.at;
    const char *const end = findByte(m_source.text + begin, m_source.text + m_source.size, '>');
    m_source.at = end - m_source.text;
    finish(token, begin, m_source.at);
    if (!m_source.atEnd())
        ++m_source.at;
}

void CommentReader::read(Token &token)
{
    const qsizetype begin = m_source.at;
    CommentState state = CommentState::Start;
    const char *dash = m_source.text + begin - 1; ///< the next one, once it was looked for
    for (;; ++m_source.at) {
        if (m_source.atEnd()) {
            m_source.error(ParseError::EofInComment);
            // What may have begun the end is not part of the comment.
            const qsizetype ending = state == CommentState::EndDash || state == CommentState::StartDash
                    || state == CommentState::LessBangDash
                ? 1
                : state == CommentState::End || state == CommentState::LessBangDashDash ? 2
                : state == CommentState::EndBang                                        ? 3
                                                                                        : 0;
            finish(token, begin, m_source.size - ending);
            return;
        }
        const char c = m_source.peek();
        switch (state) {
        case CommentState::Start:
            if (c == '-') {
                state = CommentState::StartDash;
                continue;
            }
            if (c == '>') {
                m_source.error(ParseError::AbruptClosingOfEmptyComment);
                finish(token, begin, begin);
                ++m_source.at;
                return;
            }
            break;
        case CommentState::StartDash:
            if (c == '-') {
                state = CommentState::End;
                continue;
            }
            if (c == '>') {
                m_source.error(ParseError::AbruptClosingOfEmptyComment);
                finish(token, begin, begin);
                ++m_source.at;
                return;
            }
            break;
        case CommentState::Text:
            break;
        case CommentState::Less:
            if (c == '!') {
                state = CommentState::LessBang;
                continue;
            }
            break;
        case CommentState::LessBang:
            if (c == '-') {
                state = CommentState::LessBangDash;
                continue;
            }
            break;
        case CommentState::LessBangDash:
            if (c == '-') {
                state = CommentState::LessBangDashDash;
                continue;
            }
            break;
        case CommentState::LessBangDashDash:
        case CommentState::End:
            if (state == CommentState::LessBangDashDash && c != '>')
                m_source.error(ParseError::NestedComment);
            if (c == '>') {
                finish(token, begin, m_source.at - 2);
                ++m_source.at;
                return;
            }
            if (c == '-') { // one more that belongs to the text
                state = CommentState::End;
                continue;
            }
            if (c == '!') {
                state = CommentState::EndBang;
                continue;
            }
            break;
        case CommentState::EndDash:
            if (c == '-') {
                state = CommentState::End;
                continue;
            }
            break;
        case CommentState::EndBang:
            if (c == '-') {
                state = CommentState::EndDash;
                continue;
            }
            if (c == '>') {
                m_source.error(ParseError::IncorrectlyClosedComment);
                finish(token, begin, m_source.at - 3);
                ++m_source.at;
                return;
            }
            break;
        }
        // Anything else is text, and is looked at as such.
        if (c == '<') {
            state = CommentState::Less;
        } else if (c == '-') {
            state = CommentState::EndDash;
        } else {
            state = CommentState::Text;
            const char *const here = m_source.text + m_source.at;
            const char *const textEnd = m_source.text + m_source.size;
            // Up to what may end it; `<` matters to errors only, and the dash is not looked for again at each of them.
            if (dash < here)
                dash = findByte(here, textEnd, '-');
            const char *const next = m_source.errors ? findByte(here, dash, '<') : dash;
            m_source.at = next - m_source.text - 1;
        }
    }
}

} // namespace argiope::markup
