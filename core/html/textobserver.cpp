#include "core/html/textobserver.h"

#include "core/html/sourcesigns.h"
#include "core/html/strings.h"
#include "core/markup/bytes.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace argiope::html {

namespace {

constexpr std::array<QByteArrayView, 6> ScriptRoots{"app", "root", "__next", "__nuxt", "___gatsby", "svelte"};

/// UTF-8 that was read as windows-1252 and written as UTF-8 again: what begins with "Ã", "Â" or "â€" and goes on with
/// a sign that no word has there.
qsizetype mangledAt(QByteArrayView text)
{
    const auto byte = [text](qsizetype at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0; };
    for (qsizetype i = text.indexOf('\xC3'); i >= 0; i = text.indexOf('\xC3', i + 1)) {
        // A letter with an accent: U+00C3, and U+00A0 to U+00BF for its second byte.
        if (byte(i + 1) == 0x83 && byte(i + 2) == 0xC2 && byte(i + 3) >= 0xA1 && byte(i + 3) <= 0xBF)
            return i;
        // A quotation mark or dash: U+00E2 and U+20AC, which stand for E2 80.
        if (byte(i + 1) == 0xA2 && byte(i + 2) == 0xE2 && byte(i + 3) == 0x82 && byte(i + 4) == 0xAC
            && byte(i + 5) >= 0x80)
            return i;
    }
    return -1;
}

/// A reference that was escaped once more: what people read is "&nbsp;". One that touches no word is one that the text
/// speaks of, but for an "&amp;" between two words, and an "&nbsp;" with nothing beside it.
qsizetype referenceAt(QByteArrayView text)
{
    const auto ofWord = [text](qsizetype at) {
        return at >= 0 && at < text.size() && (isAlpha(text[at]) || isDigit(text[at]) || (text[at] & 0x80) != 0);
    };
    const auto isBlank = [text](qsizetype at) { return at >= 0 && at < text.size() && text[at] == ' '; };
    for (qsizetype i = text.indexOf('&'); i >= 0; i = text.indexOf('&', i + 1)) {
        const qsizetype size = twiceEscapedSize(text.sliced(i + 1));
        if (size == 0)
            continue;
        const qsizetype end = i + 1 + size;
        if (ofWord(i - 1) || ofWord(end) || text == "&nbsp;"
            || (text.sliced(i, size + 1) == "&amp;" && isBlank(i - 1) && isBlank(end) && ofWord(i - 2)
                && ofWord(end + 1)))
            return i;
    }
    return -1;
}

/// "{{ name }}": a place in a template that nobody filled.
qsizetype templateAt(QByteArrayView text)
{
    for (qsizetype i = text.indexOf("{{"); i >= 0; i = text.indexOf("{{", i + 2)) {
        qsizetype end = i + 2;
        bool named = false; // "{{ }}" is how a text speaks of such places
        while (end < text.size()
            && (isAlpha(text[end]) || isDigit(text[end]) || QByteArrayView(" ._$|'-").contains(text[end]))) {
            named = named || isAlpha(text[end]);
            ++end;
        }
        if (named && text.sliced(end).startsWith("}}"))
            return i;
    }
    return -1;
}

/// "Lorem ipsum" at the beginning, or with the words that follow it in the filler: a text about it has neither.
qsizetype fillerAt(QByteArrayView text)
{
    constexpr QByteArrayView filler("lorem ipsum");
    constexpr qsizetype before = 7; // the bytes of it before "psum"
    for (qsizetype i = text.indexOf("psum"); i >= 0; i = text.indexOf("psum", i + 1)) {
        if (i >= before && startsWithLower(text.sliced(i - before), filler)
            && (i == before || startsWithLower(text.sliced(i - before + filler.size()), " dolor")))
            return i - before;
    }
    return -1;
}

/// Takes one of them away; false where none stands there.
bool takeOneOf(QByteArrayView &text, std::initializer_list<QByteArrayView> words)
{
    const auto *const word
        = std::find_if(words.begin(), words.end(), [text](QByteArrayView one) { return startsWithLower(text, one); });
    if (word == words.end())
        return false;
    text = text.sliced(word->size());
    return true;
}

void skipSpaces(QByteArrayView &text)
{
    while (takeOneOf(text, {" ", "\xC2\xA0"})) { }
}

/// Of a span of years what stands behind the first: a year of two digits, "present", or nothing that can be read, as
/// where a script writes it.
struct SpanEnd
{
    int year = 0;
    bool open = false;
};

SpanEnd spanEnd(QByteArrayView rest, int from)
{
    const qsizetype behind = rest.size();
    skipSpaces(rest);
    const bool dash = takeOneOf(rest, {"-", "\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x93", "\xE2\x80\x94"});
    const bool attached = dash && behind - rest.size() <= 3 && !rest.startsWith(' ') && !rest.startsWith("\xC2\xA0");
    if (!dash && !takeOneOf(rest, {"to ", "until ", "till ", "bis ", "\xC3\xA0 ", "hasta ", "tot ", "al "}))
        return {};
    skipSpaces(rest);
    qsizetype digits = 0;
    while (digits < rest.size() && isDigit(rest[digits]))
        ++digits;
    if (digits == 2) {
        const int year = from - from % 100 + (rest[0] - '0') * 10 + (rest[1] - '0');
        return {year > from ? year : 0, false};
    }
    if (digits > 0)
        return {};
    return {0,
        attached
            || takeOneOf(rest,
                {"present", "now", "today", "current", "heute", "pr\xC3\xA9sent", "aujourd", "oggi", "hoy",
                    "la actualidad", "actualidad", "hoje", "heden", "nu ", "\xE8\x87\xB3\xE4\xBB\x8A",
                    "\xE7\x8E\xB0\xE5\x9C\xA8", "\xE7\x8F\xBE\xE5\x9C\xA8"})};
}

/// The latest year that stands there; 0 where there is none, or a span of years is open.
int lastYear(QByteArrayView text)
{
    int last = 0;
    for (qsizetype i = 0; i < text.size();) {
        if (!isDigit(text[i])) {
            ++i;
            continue;
        }
        qsizetype end = i;
        int number = 0;
        while (end < text.size() && isDigit(text[end])) {
            number = std::min(number * 10 + (text[end] - '0'), 100'000);
            ++end;
        }
        if (end - i == 4 && number >= 1990 && number <= 2100) {
            const SpanEnd to = spanEnd(text.sliced(end), number);
            if (to.open)
                return 0;
            last = std::max({last, number, to.year});
        }
        i = end;
    }
    return last;
}

/// Where the first mark of a copyright begins; -1 where there is none. They are looked for by their rarest bytes.
qsizetype copyrightAt(QByteArrayView text)
{
    struct Sign
    {
        QByteArrayView text; ///< lower case
        char rare;
        qsizetype place; ///< where in the text that is
    };
    constexpr Sign signs[] = {{"\xC2\xA9", '\xA9', 1}, {"(c)", '(', 0}, {"copyright", 'y', 3}, {"copyright", 'Y', 3}};
    qsizetype first = text.size();
    for (const Sign &sign : signs) {
        const char *const end = text.data() + std::min(text.size(), first + sign.place);
        for (const char *at = text.data(); (at = markup::findByte(at, end, sign.rare)) != end; ++at) {
            const qsizetype begin = at - text.data() - sign.place;
            if (begin >= 0 && startsWithLower(text.sliced(begin), sign.text)) {
                first = begin;
                break;
            }
        }
    }
    return first < text.size() ? first : -1;
}

} // namespace

TextObserver::TextObserver(PageContext &context)
    : m_context(context)
    , m_suspect(context.signs.suspectText)
{
    hear(m_suspect ? Visible : 0);
}

std::span<const Tag> TextObserver::tags() const
{
    static constexpr Tag plain[] = {Tag::Footer, Tag::Script};
    static constexpr Tag suspect[] = {
        Tag::Footer, Tag::Script, Tag::Code, Tag::Pre, Tag::Kbd, Tag::Samp, Tag::Var, Tag::Textarea, Tag::Tt, Tag::Xmp};
    return m_suspect ? std::span<const Tag>(suspect) : plain;
}

WalkFlags TextObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    switch (view.tag) {
    case Tag::Div:
        if (!m_scriptRoot) {
            const QByteArrayView id = view.value(Attr::Id);
            m_scriptRoot = std::find(ScriptRoots.begin(), ScriptRoots.end(), id) != ScriptRoots.end();
        }
        return 0;
    case Tag::Script:
        m_script = m_script || !trimmed(view.value(Attr::Src)).isEmpty();
        return 0;
    case Tag::Footer:
        if (m_footer == 0) {
            m_footer = view.id();
            hear(Visible);
        }
        return 0;
    case Tag::Code:
    case Tag::Pre:
    case Tag::Kbd:
    case Tag::Samp:
    case Tag::Var:
    case Tag::Textarea:
    case Tag::Tt:
    case Tag::Xmp:
        return m_suspect ? InSample : 0;
    default:
        return 0;
    }
}

void TextObserver::closed(const markup::Element &element)
{
    if (m_footer == 0 || element.id != m_footer)
        return;
    readFooter();
    m_footer = 0;
    hear(m_suspect ? Visible : 0);
}

void TextObserver::text(QByteArrayView text, WalkFlags flags)
{
    if (!m_context.isPage() || (flags & InSample))
        return;
    if (m_suspect)
        m_line.append(text);
    if (m_footer != 0)
        m_footerText.append(text);
}

void TextObserver::lineBreak()
{
    m_footerText.append(" ");
    if (m_suspect)
        read(m_line.take());
    m_line = CollapsedText(4096);
}

void TextObserver::read(QByteArrayView line)
{
    if (line.isEmpty())
        return;
    const auto note = [&](const char *check, qsizetype at) {
        if (at >= 0)
            m_context.observed.add(check, QByteArrayView(line).sliced(at));
    };
    note("content-mojibake", mangledAt(line));
    note("content-mojibake", referenceAt(line));
    note("content-placeholder", templateAt(line));
    note("content-placeholder", line.indexOf("[object Object]"));
    note("content-placeholder", fillerAt(line));
}

/// The year of "© 2019 …": of several the latest, so that all behind the first mark count.
void TextObserver::readFooter()
{
    const QByteArray text = m_footerText.take();
    m_footerText = CollapsedText(4096);
    if (const qsizetype mark = copyrightAt(text); mark >= 0)
        m_footerYear = std::max(m_footerYear, lastYear(QByteArrayView(text).sliced(mark)));
}

void TextObserver::finish()
{
    if (m_suspect)
        read(m_line.take());
    if (m_footer != 0)
        readFooter();
    if (m_footerYear > 0)
        m_context.observed.add("footer-year", {}, m_footerYear);
    if (m_scriptRoot && m_script)
        m_context.observed.add("script-root");
}

} // namespace argiope::html
