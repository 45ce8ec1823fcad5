#pragma once

#include "core/markup/tokenizer.h"

#include <QByteArray>
#include <QByteArrayView>

// What the tests of this folder share: documents in, one line of what was made of them out.

namespace argiope::markup::testing {

/// A literal with the U+0000 that stand in it.
template <size_t Size>
QByteArray bytes(const char (&text)[Size])
{
    return {text, qsizetype(Size) - 1};
}

/// How a tokenizer that is asked without tree construction begins.
struct Reading
{
    Content content = Content::Data;
    QByteArray endTag = {}; ///< of the content
    bool cdataAllowed = false;
    bool errors = false; ///< wanted
};

/// "<a href='x'> 'text' </a> <!--comment-->", texts that follow one another as one, U+FFFD in comments as it is meant;
/// NUL: a U+0000 that is left to tree construction.
[[nodiscard]] QByteArray tokensIn(const QByteArray &html, const Reading &reading = {});

/// "eof-in-tag@3", in the order of their places.
[[nodiscard]] QByteArray written(FoundErrors errors);
/// Those that the tokenizer finds.
[[nodiscard]] QByteArray errorsIn(const QByteArray &html, const Reading &reading = {});

/// "html(head body(p{id=x}('text') svg:path))": the tree that the document makes, with content(…) for a template's
/// content. What went wrong with it stands in front.
[[nodiscard]] QByteArray treeOf(const QByteArray &html, bool errors = false, bool srcdoc = false);
/// The same of what stands in the body, where all before it is as ever; elsewhere the whole.
[[nodiscard]] QByteArray bodyOf(const QByteArray &html);

} // namespace argiope::markup::testing
