#include "core/markup/source.h"

namespace argiope::markup {

namespace {

enum class ScriptState : quint8 { Script, Escaped, DoubleEscaped };

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
    ScriptState state = ScriptState::Script;
    qsizetype less = -1; ///< where the next `<` is, once it was looked for: a text full of dashes asks often
    qsizetype at = begin;
    while (at < source.size) {
        const char c = source.text[at];
        if (c == '<') {
            const qsizetype next = at + 1;
            const char follows = next < source.size ? source.text[next] : '\0';
            if (state == ScriptState::DoubleEscaped) {
                if (follows == '/' && isScriptWord(source, next + 1)) {
                    state = ScriptState::Escaped;
                    at = next + 1 + 6 + 1; // what follows the name belongs to it
                } else {
                    at = next;
                }
            } else if (follows == '/' && isAppropriateEndTag(source, next + 1, name)) {
                return at;
            } else if (state == ScriptState::Script && follows == '!'
                && source.view(next, source.size).startsWith("!--")) {
                // "<!-->" is a whole comment
                at = behindDashes(source, next + 1);
                state = at < source.size && source.text[at] == '>' ? ScriptState::Script : ScriptState::Escaped;
            } else if (state == ScriptState::Escaped && isAlpha(follows) && isScriptWord(source, next)) {
                state = ScriptState::DoubleEscaped;
                at = next + 6 + 1;
            } else {
                at = next;
            }
        } else if (c == '-' && state != ScriptState::Script) {
            const qsizetype behind = behindDashes(source, at);
            if (behind - at >= 2 && behind < source.size && source.text[behind] == '>') {
                state = ScriptState::Script;
                at = behind + 1;
            } else {
                at = behind;
            }
        } else {
            // Ordinary text: up to what may change the state.
            if (less < at)
                less = findByte(source.text + at, textEnd, '<') - source.text;
            at = state == ScriptState::Script ? less
                                              : findByte(source.text + at, source.text + less, '-') - source.text;
        }
    }
    if (state != ScriptState::Script)
        source.error(ParseError::EofInScriptHtmlCommentLikeText, source.size);
    return source.size;
}

} // namespace argiope::markup
