#include "core/net/bodyreader.h"

#include <algorithm>

namespace argiope::net {

namespace {
constexpr qsizetype maxSizeLine = 4096; ///< of a chunk, extensions included
constexpr qsizetype maxTrailer = 64 * 1024;
constexpr qsizetype maxSizeDigits = 15;

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
} // namespace

BodyReader::BodyReader(const Framing &framing)
    : m_framing(framing)
    , m_left(framing.length)
{
    if (framing.kind == Framing::Kind::Chunked)
        m_part = Part::Size;
    else if (framing.kind == Framing::Kind::None || (framing.kind == Framing::Kind::Length && framing.length == 0))
        m_part = Part::Done;
}

BodyReader::State BodyReader::fail(const QByteArray &error)
{
    m_error = error;
    return State::Failed;
}

BodyReader::State BodyReader::feed(QByteArrayView data, qsizetype &used)
{
    used = 0;
    m_piece = {};
    while (m_part != Part::Done && used < data.size()) {
        const QByteArrayView rest = data.sliced(used);
        if (m_part == Part::Plain || m_part == Part::Data) {
            const bool bounded = m_part == Part::Data || m_framing.kind == Framing::Kind::Length;
            const qsizetype size = bounded ? qsizetype(std::min<qint64>(rest.size(), m_left)) : rest.size();
            m_piece = rest.first(size);
            used += size;
            m_got += size;
            if (bounded) {
                m_left -= size;
                if (m_left == 0)
                    m_part = m_part == Part::Data ? Part::AfterData : Part::Done;
            }
            return State::Piece;
        }
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView line = end < 0 ? rest : rest.first(end + 1);
        if (m_line.size() + line.size() > maxSizeLine)
            return fail("a line between the chunks of the body is too long");
        m_line.append(line);
        used += line.size();
        if (end < 0)
            return State::More;
        if (const State state = takeLine(); state == State::Failed)
            return state;
    }
    return m_part == Part::Done ? State::Done : State::More;
}

BodyReader::State BodyReader::takeLine()
{
    const QByteArray whole = std::exchange(m_line, {});
    QByteArrayView line(whole);
    line.chop(1);
    if (line.endsWith('\r'))
        line.chop(1);
    switch (m_part) {
    case Part::Size: {
        qsizetype digits = 0;
        while (digits < line.size() && isHexDigit(line[digits]))
            ++digits;
        qsizetype zeros = 0; // any number of them may lead
        while (zeros < digits && line[zeros] == '0')
            ++zeros;
        const QByteArrayView after = line.sliced(digits).trimmed();
        if (digits == 0 || digits - zeros > maxSizeDigits || !(after.isEmpty() || after.startsWith(';')))
            return fail("a chunk of the body has no valid size");
        m_left = line.first(digits).toLongLong(nullptr, 16);
        m_part = m_left == 0 ? Part::Trailer : Part::Data;
        return State::More;
    }
    case Part::AfterData:
        if (!line.isEmpty())
            return fail("a chunk of the body is longer than its size");
        m_part = Part::Size;
        return State::More;
    case Part::Trailer:
        m_trailerBytes += whole.size();
        if (line.isEmpty())
            m_part = Part::Done;
        else if (m_trailerBytes > maxTrailer)
            return fail("the trailer of the body is too long");
        return State::More;
    default:
        return State::More;
    }
}

BodyReader::State BodyReader::end()
{
    if (m_part == Part::Done)
        return State::Done;
    if (m_part == Part::Plain && m_framing.kind == Framing::Kind::UntilClose) {
        m_part = Part::Done;
        return State::Done;
    }
    if (m_part == Part::Plain) {
        return fail("the body broke off after " + QByteArray::number(m_got) + " of "
            + QByteArray::number(m_framing.length) + " bytes");
    }
    return fail("the body broke off after " + QByteArray::number(m_got) + " bytes, before its last chunk");
}

} // namespace argiope::net
