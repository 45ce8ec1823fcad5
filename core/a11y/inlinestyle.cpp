#include "core/a11y/inlinestyle.h"

#include "core/html/strings.h"

namespace argiope::a11y {

namespace {

QByteArray withoutComments(QByteArrayView text)
{
    QByteArray out;
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype open = text.indexOf("/*", from);
        if (open < 0)
            break;
        out.append(text.sliced(from, open - from)).append(' ');
        const qsizetype close = text.indexOf("*/", open + 2);
        from = close < 0 ? text.size() : close + 2;
    }
    return out.append(text.sliced(from));
}

} // namespace

InlineStyle::InlineStyle(QByteArrayView text)
{
    const QByteArray bare = text.contains("/*") ? withoutComments(text) : QByteArray();
    const QByteArrayView css = bare.isNull() ? text : QByteArrayView(bare);
    qsizetype start = 0;
    int depth = 0;
    char quote = 0;
    for (qsizetype i = 0; i < css.size(); ++i) {
        const char c = css[i];
        if (c == '\\') {
            ++i;
        } else if (quote) {
            quote = c == quote ? char(0) : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '(' || c == '[' || c == '{') {
            ++depth;
        } else if ((c == ')' || c == ']' || c == '}') && depth > 0) {
            --depth;
        } else if (c == ';' && depth == 0) {
            add(css.sliced(start, i - start));
            start = i + 1;
        }
    }
    add(css.sliced(start));
}

void InlineStyle::add(QByteArrayView declaration)
{
    const qsizetype colon = declaration.indexOf(':');
    if (colon <= 0)
        return;
    Declaration made;
    made.property = html::lowered(html::trimmed(declaration.first(colon)));
    QByteArrayView value = html::trimmed(declaration.sliced(colon + 1));
    const qsizetype mark = value.lastIndexOf('!');
    if (mark >= 0 && html::equalsLower(html::trimmed(value.sliced(mark + 1)), "important")) {
        made.important = true;
        value = html::trimmed(value.first(mark));
    }
    made.value = html::lowered(value);
    if (!made.property.isEmpty() && !made.value.isEmpty())
        m_declarations.push_back(std::move(made));
}

const InlineStyle::Declaration *InlineStyle::winner(QByteArrayView property) const
{
    const Declaration *best = nullptr;
    for (const Declaration &one : m_declarations) {
        if (one.property == property && (!best || one.important || !best->important))
            best = &one;
    }
    return best;
}

QByteArrayView InlineStyle::value(QByteArrayView property) const
{
    const Declaration *const found = winner(property);
    return found ? QByteArrayView(found->value) : QByteArrayView();
}

} // namespace argiope::a11y
