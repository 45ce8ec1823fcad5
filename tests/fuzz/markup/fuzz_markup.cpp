// A document. Its tree is made twice, with parse errors looked for and without, and must be the same, of valid UTF-8;
// each element that ends has begun; tokens lie one behind the other. Run with -timeout=5 -max_len=65536.

#include "tests/core/markup/treedump.h"

#include <cstdint>
#include <cstdlib>

using namespace argiope::markup;

namespace {

void require(bool holds)
{
    if (!holds)
        abort();
}

QByteArray treeOf(const QByteArray &text, FoundErrors *errors)
{
    Tokenizer tokenizer(text, errors);
    testing::TreeDump tree(tokenizer);
    TreeBuilder builder(tokenizer, tree);
    (void)builder.run();
    require(tree.wrongEnds() == 0);
    return tree.print();
}

void readTokens(const QByteArray &text)
{
    Tokenizer tokenizer(text);
    qsizetype end = 0;
    for (const Token *token = &tokenizer.next(); token->kind != TokenKind::End; token = &tokenizer.next()) {
        require(token->begin == end && token->end > token->begin);
        end = token->end;
        require(token->text.isValidUtf8() || token->kind != TokenKind::Text);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 65536)
        return 0;
    QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    text.replace("\r\n", "\n").replace('\r', '\n');
    if (!text.isValidUtf8())
        return 0;
    readTokens(text);
    FoundErrors errors;
    const QByteArray tree = treeOf(text, &errors);
    require(tree.isValidUtf8());
    require(treeOf(text, nullptr) == tree);
    for (const FoundError &error : errors)
        require(error.offset >= 0 && error.offset <= text.size());
    return 0;
}
