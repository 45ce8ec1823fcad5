#include "core/markup/source.h"

#include "core/markup/charref.h"

#include <algorithm>
#include <array>

namespace argiope::markup {

namespace {

constexpr QByteArrayView Replacement{"\xEF\xBF\xBD", 3};

constexpr auto manyReplacements()
{
    std::array<char, size_t(3 * MostNulls)> result{};
    for (size_t i = 0; i < result.size(); ++i)
        result[i] = Replacement[qsizetype(i % 3)];
    return result;
}
constexpr auto ManyReplacements = manyReplacements();

} // namespace

QByteArrayView replacements(qsizetype count)
{
    return {ManyReplacements.data(), 3 * std::min(count, MostNulls)};
}

QByteArrayView Source::withoutNulls(QByteArrayView written, bool lower)
{
    qsizetype nulls = 0;
    bool upper = false;
    for (const char c : written) {
        nulls += c == '\0' ? 1 : 0;
        upper = upper || (c >= 'A' && c <= 'Z');
    }
    if (nulls == 0 && !(lower && upper))
        return written;
    char *const begin = scratch.take(size_t(written.size() + 2 * nulls));
    char *to = begin;
    for (const char c : written) {
        if (c == '\0') {
            std::memcpy(to, Replacement.data(), 3);
            to += 3;
        } else {
            *to++ = lower ? toLower(c) : c;
        }
    }
    return {begin, to - begin};
}

QByteArrayView Source::valueOf(QByteArrayView written, qsizetype offset, FoundErrors *found)
{
    const char *from = written.data();
    const char *const end = from + written.size();
    qsizetype nulls = 0;
    for (const char *null = from; hasNull && (null = findByte(null, end, '\0')) != end; ++null)
        ++nulls;
    // No reference is shorter than what it stands for by more than a byte: "&nGt" is five bytes.
    const size_t room = size_t(written.size() * 3 / 2 + 2 * nulls + 8);
    char *const begin = scratch.take(room);
    char *to = begin;
    while (from != end) {
        const char c = *from;
        if (c == '&') {
            const QByteArrayView rest(from + 1, end - from - 1);
            const CharRef ref = readCharRef(rest, true, found, offset + (from + 1 - written.data()));
            if (ref.length > 0) {
                std::memcpy(to, ref.utf8, size_t(ref.size));
                to += ref.size;
                from += 1 + ref.length;
                continue;
            }
        } else if (c == '\0') {
            std::memcpy(to, Replacement.data(), 3);
            to += 3;
            ++from;
            continue;
        }
        *to++ = c;
        ++from;
    }
    scratch.giveBack(room - size_t(to - begin));
    return {begin, to - begin};
}

void Source::reportEachNull(qsizetype begin, qsizetype end)
{
    for (qsizetype i = begin; i < end; ++i) {
        if (text[i] == '\0')
            error(ParseError::UnexpectedNullCharacter, i);
    }
}

bool isAppropriateEndTag(const Source &source, qsizetype at, QByteArrayView name)
{
    if (name.isEmpty() || source.size - at <= name.size())
        return false;
    if (!startsWithLower(source.view(at, source.size), name))
        return false;
    const char next = source.text[at + name.size()];
    return isSpace(next) || next == '/' || next == '>';
}

} // namespace argiope::markup
