#include "tests/core/markup/markuptesting.h"

#include "tests/core/markup/treedump.h"

#include <QByteArrayList>

#include <algorithm>

namespace argiope::markup::testing {

namespace {

QByteArray quoted(QByteArrayView text)
{
    return '\'' + text.toByteArray() + '\'';
}

QByteArray startTag(Tokenizer &tokenizer, const Token &token)
{
    QByteArray result = '<' + token.name.toByteArray();
    for (const Attribute &attribute : token.attributes)
        result += ' ' + attribute.name.toByteArray() + '=' + quoted(tokenizer.value(attribute));
    return result + (token.selfClosing ? "/>" : ">");
}

QByteArray doctypeTag(const DoctypeToken &doctype)
{
    QByteArray result = "<!doctype";
    if (doctype.hasName)
        result += ' ' + doctype.name;
    if (doctype.hasPublicId)
        result += " public=" + quoted(doctype.publicId);
    if (doctype.hasSystemId)
        result += " system=" + quoted(doctype.systemId);
    return result + (doctype.forceQuirks ? " quirks>" : ">");
}

/// What one node of a TreeDump is called, but for an element's attributes.
QByteArray nodeName(const QByteArray &line)
{
    if (line.startsWith('"'))
        return quoted(QByteArrayView(line).sliced(1).chopped(1));
    if (line.startsWith("<!-- "))
        return "<!--" + line.sliced(5).chopped(4) + "-->";
    if (line.startsWith("<!DOCTYPE "))
        return "<!" + line.sliced(10);
    if (line.startsWith('<'))
        return line.sliced(1).chopped(1).replace(' ', ':');
    return line;
}

bool isAttribute(const QByteArray &line)
{
    return !line.startsWith('"') && !line.startsWith('<') && line != "content";
}

/// The dump has a line a node, two spaces deeper than its parent's.
QByteArray oneLine(const QByteArray &dump)
{
    QByteArray lines = '\n' + dump.chopped(1); // a text may have line feeds of its own
    lines.replace("\n| ", "\1");
    QByteArray result;
    qsizetype depth = -1;
    bool inAttributes = false;
    for (const QByteArray &line : lines.sliced(1).split('\1')) {
        qsizetype spaces = 0;
        while (line[spaces] == ' ')
            ++spaces;
        const QByteArray node = line.sliced(spaces);
        if (isAttribute(node)) {
            result += (inAttributes ? " " : "{") + QByteArray(node).replace("=\"", "=").chopped(1);
            inAttributes = true;
            continue;
        }
        if (inAttributes)
            result += '}';
        inAttributes = false;
        if (spaces / 2 > depth)
            result += depth < 0 ? "" : "(";
        else
            result += QByteArray(depth - spaces / 2, ')') + ' ';
        depth = spaces / 2;
        result += nodeName(node);
    }
    return result + (inAttributes ? "}" : "") + QByteArray(depth, ')');
}

} // namespace

QByteArray tokensIn(const QByteArray &html, const Reading &reading)
{
    FoundErrors errors;
    Tokenizer tokenizer(html, reading.errors ? &errors : nullptr);
    if (reading.content != Content::Data)
        tokenizer.setContent(reading.content, reading.endTag);
    tokenizer.setCdataAllowed(reading.cdataAllowed);
    QByteArrayList result;
    QByteArray text;
    for (;;) {
        const Token &token = tokenizer.next();
        if (token.kind == TokenKind::Text && token.textKind != TextKind::Null) {
            text.append(token.text.data(), token.text.size());
            continue;
        }
        if (!text.isEmpty())
            result += quoted(text);
        text.clear();
        switch (token.kind) {
        case TokenKind::Text:
            result += QByteArrayList(token.text.size(), "NUL"); // pieces may be of any length
            break;
        case TokenKind::StartTag:
            result += startTag(tokenizer, token);
            break;
        case TokenKind::EndTag:
            result += "</" + token.name.toByteArray() + '>';
            break;
        case TokenKind::Comment:
            result += "<!--" + token.text.toByteArray().replace('\0', "\uFFFD") + "-->";
            break;
        case TokenKind::Doctype:
            result += doctypeTag(token.doctype);
            break;
        case TokenKind::End:
            return result.join(' ');
        }
    }
}

QByteArray written(FoundErrors errors)
{
    std::stable_sort(errors.begin(), errors.end(),
        [](const FoundError &one, const FoundError &other) { return one.offset < other.offset; });
    QByteArrayList result;
    for (const FoundError &error : errors)
        result += errorCode(error.error) + '@' + QByteArray::number(error.offset);
    return result.join(' ');
}

QByteArray errorsIn(const QByteArray &html, const Reading &reading)
{
    FoundErrors errors;
    Tokenizer tokenizer(html, &errors);
    if (reading.content != Content::Data)
        tokenizer.setContent(reading.content, reading.endTag);
    tokenizer.setCdataAllowed(reading.cdataAllowed);
    while (tokenizer.next().kind != TokenKind::End)
        continue;
    return written(std::move(errors));
}

QByteArray treeOf(const QByteArray &html, bool errors, bool srcdoc)
{
    FoundErrors found;
    Tokenizer tokenizer(html, errors ? &found : nullptr);
    TreeDump tree(tokenizer);
    TreeBuilder builder(tokenizer, tree);
    if (srcdoc)
        builder.setSrcdoc();
    QByteArray result = builder.run() ? "" : "not whole: ";
    if (tree.wrongEnds() > 0)
        result += "wrong ends: ";
    return result + oneLine(tree.print());
}

QByteArray bodyOf(const QByteArray &html)
{
    const QByteArray tree = treeOf(html);
    constexpr QByteArrayView Before("html(head body");
    if (!tree.startsWith(Before) || !tree.endsWith(')'))
        return tree;
    const QByteArray body = tree.sliced(Before.size()).chopped(1);
    return body.startsWith('(') && body.endsWith(')') ? body.sliced(1).chopped(1) : body;
}

} // namespace argiope::markup::testing
