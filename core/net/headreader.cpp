#include "core/net/headreader.h"

#include "core/net/headerfields.h"

#include <QString>

#include <algorithm>

namespace argiope::net {

using base::Outcome;

namespace {

bool isHeadDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

HeadReader::HeadReader(const HeadLimits &limits, bool answerToHead)
    : m_limits(limits)
    , m_answerToHead(answerToHead)
{
}

HeadReader::State HeadReader::fail(Outcome failure, const QByteArray &error)
{
    m_failure = failure;
    m_error = error;
    return State::Failed;
}

HeadReader::State HeadReader::feed(QByteArrayView data, qsizetype &used)
{
    used = 0;
    while (used < data.size()) {
        const QByteArrayView rest = data.sliced(used);
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView piece = end < 0 ? rest : rest.first(end + 1);
        if (m_bytes + piece.size() > m_limits.bytes) {
            m_bytes += piece.size();
            return fail(Outcome::TooLarge,
                "the head of the answer is longer than " + QByteArray::number(m_limits.bytes) + " bytes");
        }
        m_bytes += piece.size();
        used += piece.size();
        const bool whole = end >= 0 && m_line.isEmpty(); // as most are, which need no copy then
        if (!whole)
            m_line.append(piece);
        const QByteArrayView line = whole ? piece : QByteArrayView(m_line);
        if (!m_inFields) {
            // What is no HTTP is told by its first bytes: nobody waits for a line that may never end.
            const QByteArrayView begin = line.first(std::min<qsizetype>(line.size(), 5));
            const bool blank = QByteArrayView("\r\n").startsWith(begin.first(std::min<qsizetype>(begin.size(), 2)))
                || begin.startsWith('\n');
            if (!blank && QByteArrayView("HTTP/").first(begin.size()).compare(begin, Qt::CaseInsensitive) != 0)
                return fail(Outcome::ProtocolError, "the answer is no HTTP: '" + shownBytes(line) + "'");
        }
        if (end < 0)
            return State::More;
        const State state = takeLine(line);
        m_line.resize(0);
        if (state != State::More)
            return state;
    }
    return State::More;
}

HeadReader::State HeadReader::takeLine(QByteArrayView line)
{
    const qsizetype lineStart = m_bytes - line.size();
    line.chop(1);
    if (line.endsWith('\r'))
        line.chop(1);
    if (!m_inFields) {
        // Empty lines before an answer are forgiven (RFC 9112, 2.2).
        if (line.isEmpty())
            return State::More;
        m_statusAt = lineStart;
        return takeStatusLine(line);
    }
    if (line.isEmpty())
        return finish();
    if (++m_fieldLines > m_limits.fields)
        return fail(Outcome::TooLarge, "the answer has more than " + QByteArray::number(m_limits.fields) + " headers");
    takeField(line);
    return State::More;
}

HeadReader::State HeadReader::takeStatusLine(QByteArrayView line)
{
    const qsizetype space = line.indexOf(' ');
    const QByteArrayView version = line.first(space < 0 ? line.size() : space).sliced(5);
    QByteArrayView rest = space < 0 ? QByteArrayView() : line.sliced(space).trimmed();
    const bool known = (version.size() == 3 && isHeadDigit(version[0]) && version[1] == '.' && isHeadDigit(version[2]))
        || (version.size() == 1 && isHeadDigit(version[0]));
    const bool three = rest.size() >= 3 && std::all_of(rest.begin(), rest.begin() + 3, isHeadDigit)
        && (rest.size() == 3 || !isHeadDigit(rest[3]));
    m_status = three ? rest.first(3).toInt() : 0;
    if (!known || m_status < 100)
        return fail(Outcome::ProtocolError, "the answer has no valid status: '" + shownBytes(line) + "'");
    m_reason = QString::fromUtf8(rest.sliced(3).trimmed()).toUtf8();
    std::replace_if(
        m_reason.begin(), m_reason.end(), [](char c) { return quint8(c) < 0x20 || c == 0x7f; }, ' ');
    m_http10 = version == "1.0" || version.startsWith('0');
    m_inFields = true;
    return State::More;
}

void HeadReader::takeField(QByteArrayView line)
{
    const auto cleaned = [](QByteArrayView value) {
        const auto blank = [](char c) { return c == ' ' || c == '\0' || (c >= '\t' && c <= '\r'); };
        while (!value.isEmpty() && blank(value.front()))
            value = value.sliced(1);
        while (!value.isEmpty() && blank(value.back()))
            value.chop(1);
        QByteArray text = value.toByteArray();
        std::replace_if(
            text.begin(), text.end(), [](char c) { return c == '\0' || c == '\r'; }, ' ');
        return text;
    };
    if (line[0] == ' ' || line[0] == '\t') { // a folded line (RFC 9112, 5.2)
        if (!m_headers.isEmpty() && !m_lastDropped)
            m_headers.last().second = QByteArray(m_headers.last().second + ' ' + cleaned(line)).trimmed();
        return;
    }
    const qsizetype colon = line.indexOf(':');
    m_lastDropped = colon < 0 || !isToken(line.first(colon));
    if (!m_lastDropped)
        m_headers.append({line.first(colon).toByteArray(), cleaned(line.sliced(colon + 1))});
}

HeadReader::State HeadReader::finish()
{
    m_inFields = false;
    if (m_status < 200 && m_status != 101) {
        if (++m_interim > m_limits.interim) {
            return fail(Outcome::ProtocolError,
                "more than " + QByteArray::number(m_limits.interim) + " interim answers and no final one");
        }
        m_headers.clear();
        m_lastDropped = false;
        return State::More;
    }
    readFraming();
    joinFields(m_headers);
    return State::Done;
}

void HeadReader::readFraming()
{
    const QList<QByteArray> connection = listMembers(m_headers, "Connection");
    m_keepAlive = m_http10 ? connection.contains("keep-alive") : !connection.contains("close");

    const AnnouncedLength length = announcedLength(m_headers);
    m_contentLength = length.bytes;
    m_framingError = length.error;
    const QList<QByteArray> codings = listMembers(m_headers, "Transfer-Encoding");
    if (m_answerToHead || m_status == 101 || m_status == 204 || m_status == 304) {
        m_framing.kind = Framing::Kind::None;
        m_keepAlive = m_keepAlive && m_status != 101;
        m_framingError.clear();
        return;
    }
    QList<QByteArray> unknown = codings;
    unknown.removeAll("identity");
    if (!unknown.isEmpty()) {
        m_framing.kind = Framing::Kind::Chunked;
        if (unknown != QList<QByteArray>{"chunked"})
            m_framingError = "Transfer-Encoding is not understood: '" + shownBytes(unknown.join(", ")) + "'";
        else
            m_framingError.clear(); // it overrides any length (RFC 9112, 6.3)
        // Both together are how requests are smuggled: the connection is not used again.
        m_keepAlive = m_keepAlive && m_contentLength < 0 && !m_http10;
        m_contentLength = -1;
    } else if (m_contentLength >= 0) {
        m_framing = {Framing::Kind::Length, m_contentLength};
    } else {
        m_keepAlive = false;
    }
    if (!m_framingError.isEmpty()) {
        m_contentLength = -1;
        m_framing.kind = Framing::Kind::UntilClose;
        m_keepAlive = false;
    }
}

} // namespace argiope::net
