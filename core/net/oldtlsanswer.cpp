#include "core/net/oldtlsanswer.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace argiope::net {

using base::Outcome;

namespace {

constexpr char HandshakeRecord = 22;
constexpr char AlertRecord = 21;
constexpr char ServerHello = 2;
constexpr qsizetype RecordHead = 5; ///< type, version, length
constexpr qsizetype HelloHead = 6; ///< type, length, and the version that the server chose

/// What servers of that time can be asked to take: all key exchanges and ciphers, also those that are not safe.
constexpr std::array<quint16, 29> CipherSuites{0xC00A, 0xC014, 0x0039, 0x0038, 0x0088, 0x0087, 0xC005, 0xC00F, 0x0035,
    0x0084, 0xC009, 0xC013, 0x0033, 0x0032, 0x0045, 0x0044, 0xC004, 0xC00E, 0x002F, 0x0041, 0x0096, 0xC008, 0xC012,
    0x0016, 0x000A, 0xC011, 0x0005, 0x0004, 0x00FF}; // the last one: renegotiation is safe (RFC 5746, 3.3)

QByteArray number16(qsizetype value)
{
    return QByteArray(1, char(value >> 8)) + char(value);
}

/// With its length in front, of two bytes.
QByteArray sized(const QByteArray &bytes)
{
    return number16(bytes.size()) + bytes;
}

QByteArray extension(quint16 type, const QByteArray &data)
{
    return number16(type) + sized(data);
}

/// Addresses are no server names.
bool isName(QByteArrayView host)
{
    const QByteArrayView last = host.sliced(host.lastIndexOf('.') + 1);
    return !host.startsWith('[') && !last.isEmpty()
        && !std::all_of(last.begin(), last.end(), [](char c) { return c >= '0' && c <= '9'; });
}

QByteArray versionName(char minor)
{
    switch (minor) {
    case 0:
        return "SSLv3";
    case 1:
        return "TLSv1.0";
    case 2:
        return "TLSv1.1";
    default:
        return {};
    }
}

} // namespace

QByteArray oldClientHello(QByteArrayView host, QByteArrayView random)
{
    constexpr QByteArrayView version("\x03\x02", 2);
    QByteArray suites;
    for (const quint16 suite : CipherSuites)
        suites += number16(suite);
    QByteArray extensions;
    if (isName(host))
        extensions += extension(0, sized(QByteArray(1, '\0') + sized(host.toByteArray())));
    extensions += extension(10, sized(number16(23) + number16(24) + number16(25) + number16(29))); // RFC 8422, 5.1.1
    extensions += extension(11, QByteArray("\x01\x00", 2)); // points are not compressed (RFC 8422, 5.1.2)
    QByteArray hello = version.toByteArray() + random.toByteArray() + QByteArray(1, '\0') + sized(suites)
        + QByteArray("\x01\x00", 2) + sized(extensions); // no session, no compression
    hello = QByteArray("\x01\x00", 2) + sized(hello); // a ClientHello, and its length of three bytes
    return QByteArray("\x16\x03\x01", 3) + sized(hello);
}

OldTlsAnswer::OldTlsAnswer(const url::Url &url, Reception &reception, std::optional<QByteArray> &version)
    : AnswerReader(reception)
    , m_version(version)
{
    QByteArray random(32, '\0');
    QRandomGenerator::system()->generate(random.begin(), random.end());
    m_output = oldClientHello(url.hostname(), random);
}

void OldTlsAnswer::feed(QByteArrayView bytes)
{
    m_input.append(bytes.first(std::min(bytes.size(), RecordHead + HelloHead)));
    if (m_input.size() < RecordHead)
        return;
    const char type = m_input[0];
    if (m_input[1] != 3 || (type != HandshakeRecord && type != AlertRecord)) {
        fail(Outcome::ProtocolError, "the answer to an offer of TLS is no TLS");
        return;
    }
    if (type == AlertRecord) {
        answer({});
        return;
    }
    if (m_input.size() < RecordHead + HelloHead)
        return;
    const QByteArray version = versionName(m_input[RecordHead + 5]);
    if (m_input[RecordHead] != ServerHello || m_input[RecordHead + 4] != 3 || version.isEmpty())
        fail(Outcome::ProtocolError, "the answer to an offer of TLS 1.1 is none");
    else
        answer(version);
}

void OldTlsAnswer::connectionEnded(const QByteArray &why)
{
    if (m_input.isEmpty())
        answer({});
    else
        fail(Outcome::ProtocolError, "the connection ended inside the answer to an offer of TLS: " + why);
}

void OldTlsAnswer::answer(const QByteArray &version)
{
    m_version = version;
    m_ended = true;
}

} // namespace argiope::net
