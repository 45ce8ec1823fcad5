#include "core/markup/source.h"

namespace argiope::markup {

namespace {

enum class State : quint8 {
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
    State state = State::Start;
    for (;; ++m_source.at) {
        if (m_source.atEnd()) {
            m_source.error(ParseError::EofInComment);
            // What may have begun the end is not part of the comment.
            const qsizetype ending
                = state == State::EndDash || state == State::StartDash || state == State::LessBangDash ? 1
                : state == State::End || state == State::LessBangDashDash                              ? 2
                : state == State::EndBang                                                              ? 3
                                                                                                       : 0;
            finish(token, begin, m_source.size - ending);
            return;
        }
        const char c = m_source.peek();
        switch (state) {
        case State::Start:
            if (c == '-') {
                state = State::StartDash;
                continue;
            }
            if (c == '>') {
                m_source.error(ParseError::AbruptClosingOfEmptyComment);
                finish(token, begin, begin);
                ++m_source.at;
                return;
            }
            break;
        case State::StartDash:
            if (c == '-') {
                state = State::End;
                continue;
            }
            if (c == '>') {
                m_source.error(ParseError::AbruptClosingOfEmptyComment);
                finish(token, begin, begin);
                ++m_source.at;
                return;
            }
            break;
        case State::Text:
            break;
        case State::Less:
            if (c == '!') {
                state = State::LessBang;
                continue;
            }
            break;
        case State::LessBang:
            if (c == '-') {
                state = State::LessBangDash;
                continue;
            }
            break;
        case State::LessBangDash:
            if (c == '-') {
                state = State::LessBangDashDash;
                continue;
            }
            break;
        case State::LessBangDashDash:
        case State::End:
            if (state == State::LessBangDashDash && c != '>')
                m_source.error(ParseError::NestedComment);
            if (c == '>') {
                finish(token, begin, m_source.at - 2);
                ++m_source.at;
                return;
            }
            if (c == '-') { // one more that belongs to the text
                state = State::End;
                continue;
            }
            if (c == '!') {
                state = State::EndBang;
                continue;
            }
            break;
        case State::EndDash:
            if (c == '-') {
                state = State::End;
                continue;
            }
            break;
        case State::EndBang:
            if (c == '-') {
                state = State::EndDash;
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
            state = State::Less;
        } else if (c == '-') {
            state = State::EndDash;
        } else {
            state = State::Text;
            const char *const here = m_source.text + m_source.at;
            const char *const textEnd = m_source.text + m_source.size;
            // Up to what may end it; `<` matters to errors only.
            const char *next = findByte(here, textEnd, '-');
            if (m_source.errors)
                next = findByte(here, next, '<');
            m_source.at = next - m_source.text - 1;
        }
    }
}

} // namespace argiope::markup
