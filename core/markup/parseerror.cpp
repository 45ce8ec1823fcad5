#include "core/markup/parseerror.h"

#include <algorithm>

namespace argiope::markup {

const QByteArray &errorCode(ParseError error)
{
    static const std::vector<QByteArray> codes{"abrupt-closing-of-empty-comment", "abrupt-doctype-public-identifier",
        "abrupt-doctype-system-identifier", "absence-of-digits-in-numeric-character-reference", "cdata-in-html-content",
        "character-reference-outside-unicode-range", "control-character-in-input-stream", "control-character-reference",
        "duplicate-attribute", "end-tag-with-attributes", "end-tag-with-trailing-solidus", "eof-before-tag-name",
        "eof-in-cdata", "eof-in-comment", "eof-in-doctype", "eof-in-script-html-comment-like-text", "eof-in-tag",
        "incorrectly-closed-comment", "incorrectly-opened-comment", "invalid-character-sequence-after-doctype-name",
        "invalid-first-character-of-tag-name", "missing-attribute-value", "missing-doctype-name",
        "missing-doctype-public-identifier", "missing-doctype-system-identifier", "missing-end-tag-name",
        "missing-quote-before-doctype-public-identifier", "missing-quote-before-doctype-system-identifier",
        "missing-semicolon-after-character-reference", "missing-whitespace-after-doctype-public-keyword",
        "missing-whitespace-after-doctype-system-keyword", "missing-whitespace-before-doctype-name",
        "missing-whitespace-between-attributes", "missing-whitespace-between-doctype-public-and-system-identifiers",
        "nested-comment", "non-void-html-element-start-tag-with-trailing-solidus", "noncharacter-character-reference",
        "noncharacter-in-input-stream", "null-character-reference", "surrogate-character-reference",
        "surrogate-in-input-stream", "unexpected-character-after-doctype-system-identifier",
        "unexpected-character-in-attribute-name", "unexpected-character-in-unquoted-attribute-value",
        "unexpected-equals-sign-before-attribute-name", "unexpected-null-character",
        "unexpected-question-mark-instead-of-tag-name", "unexpected-solidus-in-tag",
        "unknown-named-character-reference"};
    return codes[size_t(error)];
}

Position positionOf(QByteArrayView text, qsizetype offset)
{
    Position position;
    for (qsizetype at = 0; at < offset && at < text.size(); ++at) {
        if (text[at] == '\n') {
            ++position.line;
            position.column = 1;
        } else if (const auto byte = static_cast<unsigned char>(text[at]); (byte & 0xC0) != 0x80) {
            position.column += byte >= 0xF0 ? 2 : 1;
        }
    }
    return position;
}

namespace {

constexpr qsizetype InputBlock = 64;

// Written so that compilers take many bytes at a time: each page is asked.

/// ASCII's signs and line feeds are all that most blocks have.
template <qsizetype Bytes>
bool arePlain(const char *at)
{
    const auto *const bytes = reinterpret_cast<const unsigned char *>(at);
    using Byte = unsigned char; // wider ones would take as many bytes at a time less
    Byte rare = 0;
    for (qsizetype i = 0; i < Bytes; ++i)
        rare = Byte(rare | (Byte(Byte(bytes[i] - 0x20) > 0x7E - 0x20) & Byte(bytes[i] != '\n')));
    return rare == 0;
}

constexpr qsizetype Several = 4 * InputBlock; // to sum up what was found takes as long as a block

#if defined(Q_CC_GNU) && defined(Q_PROCESSOR_X86_64)
__attribute__((target("avx2"))) bool areSeveralPlainWide(const char *at)
{
    return arePlain<Several>(at);
}
bool areSeveralPlain(const char *at)
{
    static const bool wide = __builtin_cpu_supports("avx2");
    return wide ? areSeveralPlainWide(at) : arePlain<Several>(at);
}
#else
bool areSeveralPlain(const char *at)
{
    return arePlain<Several>(at);
}
#endif

/// A block, and the byte behind it, may have what findInputErrors() looks for.
bool mayHaveInputErrors(const char *at)
{
    const auto *const bytes = reinterpret_cast<const unsigned char *>(at);
    using Byte = unsigned char;
    if (arePlain<InputBlock>(at))
        return false;
    Byte odd = 0;
    Byte all = 0;
    for (qsizetype i = 0; i < InputBlock; ++i) {
        const Byte c = bytes[i];
        const Byte behind = Byte(c - '\t'); // U+0009 to U+000D are none, but for U+000B
        const Byte control = Byte(c < 0x20) & (Byte(behind > '\r' - '\t') | Byte(behind == '\v' - '\t'));
        odd = Byte(odd | control | Byte(c == 0x7F));
        all = Byte(all | c);
    }
    if (odd != 0 || all < 0x80)
        return odd != 0;
    for (qsizetype i = 0; i < InputBlock;
         ++i) { // C2 80 to C2 9F, EF B7 90 to EF B7 AF, and what ends in BF BE or BF BF
        const Byte c = bytes[i];
        const Byte next = bytes[i + 1];
        const Byte first = Byte(c == 0xC2) & Byte(next < 0xA0);
        const Byte second = Byte(c == 0xEF) & Byte(next == 0xB7);
        const Byte third = Byte(c == 0xBF) & Byte(next >= 0xBE);
        odd = Byte(odd | first | second | third);
    }
    return odd != 0;
}

void findInputErrors(QByteArrayView text, qsizetype begin, qsizetype end, FoundErrors &errors)
{
    for (qsizetype at = begin; at < end; ++at) {
        const auto byte = [&](qsizetype i) {
            return at + i < text.size() ? char32_t(static_cast<unsigned char>(text[at + i])) : 0;
        };
        const char32_t lead = byte(0);
        const bool space = lead == '\t' || lead == '\n' || lead == '\f' || lead == '\r';
        if ((lead > 0 && lead < 0x20 && !space) || lead == 0x7F || (lead == 0xC2 && byte(1) < 0xA0)) {
            errors.add(ParseError::ControlCharacterInInputStream, at);
        } else if (lead >= 0xEF) {
            const char32_t point = lead < 0xF0
                ? ((lead & 0x0F) << 12) | ((byte(1) & 0x3F) << 6) | (byte(2) & 0x3F)
                : ((lead & 0x07) << 18) | ((byte(1) & 0x3F) << 12) | ((byte(2) & 0x3F) << 6) | (byte(3) & 0x3F);
            if ((point >= 0xFDD0 && point <= 0xFDEF) || (point & 0xFFFE) == 0xFFFE)
                errors.add(ParseError::NoncharacterInInputStream, at);
        }
    }
}

} // namespace

void findInputErrors(QByteArrayView text, FoundErrors &errors)
{
    constexpr qsizetype Before = 3; // of a block's first character so much may stand in the one before it
    qsizetype at = 0;
    qsizetype done = 0;
    while (at + InputBlock < text.size()) {
        if (at + Several < text.size() && areSeveralPlain(text.data() + at)) {
            at += Several;
            continue;
        }
        const qsizetype end = at + Several;
        for (; at < end && at + InputBlock < text.size(); at += InputBlock) {
            if (mayHaveInputErrors(text.data() + at)) {
                findInputErrors(text, std::max(at - Before, done), at + InputBlock, errors);
                done = at + InputBlock;
            }
        }
    }
    findInputErrors(text, std::max(at - Before, done), text.size(), errors);
}

} // namespace argiope::markup
