#include "core/judge/markupparts.h"

#include "core/html/strings.h"

#include <algorithm>
#include <iterator>

namespace argiope::judge {

namespace {

using html::isDigit;
using html::isSpace;

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isHexDigit(char c) ///< in lower case
{
    return isDigit(c) || (c >= 'a' && c <= 'f');
}

/// The end of the tag that begins at `at`, behind its ">", which stands in no quoted value.
qsizetype endOfTag(QByteArrayView text, qsizetype at)
{
    char quote = 0;
    for (qsizetype i = at; i < text.size(); ++i) {
        const char c = text[i];
        if (quote != 0)
            quote = c == quote ? 0 : quote;
        else if ((c == '"' || c == '\'') && i > at && (text[i - 1] == '=' || isSpace(text[i - 1])))
            quote = c;
        else if (c == '>')
            return i + 1;
    }
    return text.size();
}

QByteArrayView nameOf(QByteArrayView tag) ///< from "<" on
{
    qsizetype end = 1;
    while (end < tag.size() && !isSpace(tag[end]) && tag[end] != '>' && tag[end] != '/')
        ++end;
    return tag.sliced(1, end - 1);
}

/// What a challenge is made of. Headings, code and descriptions may speak of one.
bool isActive(QByteArrayView name, QByteArrayView tag)
{
    static constexpr const char *Names[] = {"script", "form", "iframe", "img", "link", "input", "div", "noscript"};
    return std::any_of(std::begin(Names), std::end(Names), [name](const char *one) { return name == one; })
        || (name == "meta" && tag.contains("http-equiv"));
}

/// Numeric character references (HTML, 13.2.5.80) of ASCII read: some protections write all their punctuation so.
QByteArray withoutReferences(const QByteArray &text)
{
    QByteArray plain;
    plain.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype mark = text.indexOf("&#", at);
        plain.append(QByteArrayView(text).sliced(at, (mark < 0 ? text.size() : mark) - at));
        if (mark < 0)
            break;
        const bool hex = mark + 2 < text.size() && text[mark + 2] == 'x';
        const qsizetype first = mark + (hex ? 3 : 2);
        qsizetype end = first;
        while (end < text.size() && end < first + 6 && (hex ? isHexDigit(text[end]) : isDigit(text[end])))
            ++end;
        const uint code = text.mid(first, end - first).toUInt(nullptr, hex ? 16 : 10);
        if (code > 0 && code < 0x80) {
            plain.append(char(code));
            at = end < text.size() && text[end] == ';' ? end + 1 : end;
        } else {
            plain.append("&#");
            at = mark + 2;
        }
    }
    return plain.toLower();
}

QByteArray readable(const QByteArray &text)
{
    QByteArray plain = withoutReferences(text);
    for (const char *apostrophe : {"&apos;", "&rsquo;", "&#8217;", "&#x2019;", "\xE2\x80\x99"})
        plain.replace(apostrophe, "'");
    return plain.simplified();
}

} // namespace

int countLinks(QByteArrayView body, int most)
{
    int links = 0;
    for (qsizetype at = body.indexOf('<'); at >= 0 && at + 2 < body.size(); at = body.indexOf('<', at + 1)) {
        if ((body[at + 1] == 'a' || body[at + 1] == 'A') && isSpace(body[at + 2]) && ++links > most)
            break;
    }
    return links;
}

MarkupParts MarkupParts::of(QByteArrayView body)
{
    const QByteArray lower = body.toByteArray().toLower();
    const QByteArrayView all(lower);
    MarkupParts parts;
    QByteArray title;
    qsizetype at = 0;
    while (at < all.size()) {
        const qsizetype tag = all.indexOf('<', at);
        parts.text.append(all.sliced(at, (tag < 0 ? all.size() : tag) - at)).append(' ');
        if (tag < 0)
            break;
        if (all.sliced(tag).startsWith("<!--")) {
            const qsizetype end = all.indexOf("-->", tag + 4);
            at = end < 0 ? all.size() : end + 3;
            continue;
        }
        if (tag + 1 >= all.size() || !(isLetter(all[tag + 1]) || all[tag + 1] == '/' || all[tag + 1] == '!')) {
            at = tag + 1;
            continue;
        }
        at = endOfTag(all, tag);
        const QByteArrayView whole = all.sliced(tag, at - tag);
        const QByteArrayView name = nameOf(whole);
        if (name == "a") {
            const bool leads = whole.contains("href") && !whole.contains("javascript:");
            parts.links += leads ? 1 : 0;
            continue;
        }
        if (isActive(name, whole))
            parts.tags.append(whole).append('\n');
        parts.acts = parts.acts || name == "script" || name == "form" || whole.contains("http-equiv");
        if (name != "script" && name != "style" && name != "title" && name != "textarea" && name != "template")
            continue;
        const QByteArray closing = "</" + name.toByteArray();
        const qsizetype close = all.indexOf(closing, at);
        const QByteArrayView content = all.sliced(at, (close < 0 ? all.size() : close) - at);
        if (name == "script" && !whole.contains("ld+json"))
            parts.scripts.append(whole).append(content).append('\n');
        else if (name == "title" && title.isEmpty())
            title = content.toByteArray();
        at = close < 0 ? all.size() : close;
    }
    parts.title = readable(title);
    parts.text = readable(parts.text);
    return parts;
}

} // namespace argiope::judge
