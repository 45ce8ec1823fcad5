#include "core/markup/source.h"

namespace argiope::markup {

namespace {

enum class State : quint8 { Script, Escaped, DoubleEscaped };

/// Letters from `at` on are "script", and what follows ends a tag's name (the double escape states).
bool isScriptWord(const Source &source, qsizetype at)
{
    return isAppropriateEndTag(source, at, "script");
}

/// Behind the dashes that begin at `at`.
qsizetype behindDashes(const Source &source, qsizetype at)
{
    while (at < source.size && source.text[at] == '-')
        ++at;
    return at;
}

} // namespace

qsizetype ScriptReader::findEnd(Source &source, qsizetype begin, QByteArrayView name)
{
    const char *const textEnd = source.text + source.size;
    State state = State::Script;
    qsizetype less = -1; ///< where the next `<` is, once it was looked for: a text full of dashes asks often
    qsizetype at = begin;
    while (at < source.size) {
        const char c = source.text[at];
        if (c == '<') {
            const qsizetype next = at + 1;
            const char follows = next < source.size ? source.text[next] : '\0';
            if (state == State::DoubleEscaped) {
                if (follows == '/' && isScriptWord(source, next + 1)) {
                    state = State::Escaped;
                    at = next + 1 + 6 + 1; // what follows the name belongs to it
                } else {
                    at = next;
                }
            } else if (follows == '/' && isAppropriateEndTag(source, next + 1, name)) {
                return at;
            } else if (state == State::Script && follows == '!' && source.view(next, source.size).startsWith("!--")) {
                // "<!-->" is a whole comment
                at = behindDashes(source, next + 1);
                state = at < source.size && source.text[at] == '>' ? State::Script : State::Escaped;
            } else if (state == State::Escaped && isAlpha(follows) && isScriptWord(source, next)) {
                state = State::DoubleEscaped;
                at = next + 6 + 1;
            } else {
                at = next;
            }
        } else if (c == '-' && state != State::Script) {
            const qsizetype behind = behindDashes(source, at);
            if (behind - at >= 2 && behind < source.size && source.text[behind] == '>') {
                state = State::Script;
                at = behind + 1;
            } else {
                at = behind;
            }
        } else {
            // Ordinary text: up to what may change the state.
            if (less < at)
                less = findByte(source.text + at, textEnd, '<') - source.text;
            at = state == State::Script ? less : findByte(source.text + at, source.text + less, '-') - source.text;
        }
    }
    if (state != State::Script)
        source.error(ParseError::EofInScriptHtmlCommentLikeText, source.size);
    return source.size;
}

} // namespace argiope::markup
