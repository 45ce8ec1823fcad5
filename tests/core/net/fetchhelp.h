#pragma once

#include "core/net/fetcher.h"
#include "core/url/url.h"
#include "tests/support/testsite.h"

#include <QSslSocket>
#include <QTest>

namespace argiope::net {

using settings::Transport;

inline url::Url toUrl(const QByteArray &text)
{
    auto parsed = url::parse(text);
    if (!parsed)
        qFatal("not a URL: %s", text.constData());
    return *parsed;
}

inline Request requestFor(const QByteArray &text)
{
    Request request;
    request.url = toUrl(text);
    return request;
}

inline NetSettings testSettings()
{
    NetSettings settings;
    settings.userAgent = "ArgiopeTest/1.0";
    return settings;
}

/// Fetches with a fresh fetcher.
inline Reply fetchOnce(const QByteArray &text, const NetSettings &settings = testSettings())
{
    Fetcher fetcher(settings, nullptr);
    return fetcher.fetch(requestFor(text));
}

/// For a failure's message.
inline QByteArray describe(const Reply &reply, base::Outcome expected)
{
    const auto text
        = [](base::Outcome outcome) { return outcome == base::Outcome::None ? "none" : base::name(outcome); };
    return QByteArray(text(reply.failure)) + " instead of " + text(expected) + ": " + reply.error;
}

/// What a site speaks, and who asks it. Every guard has to hold at every door.
struct Door
{
    const char *name = "plain";
    test::Wire wire = test::Wire::Plain;
    Transport transport = Transport::Own;

    [[nodiscard]] bool isSecure() const { return wire != test::Wire::Plain; }
    [[nodiscard]] bool isHttp2() const { return wire == test::Wire::Http2; }
    [[nodiscard]] bool isQt() const { return transport == Transport::Qt; }
    [[nodiscard]] NetSettings settings() const
    {
        NetSettings settings = testSettings();
        settings.transport = transport;
        settings.http2 = isHttp2();
        return settings;
    }
    /// How many connections so many requests take that a site answers on one: Qt's client has one for each.
    [[nodiscard]] int connections(int requests) const { return isQt() ? requests : 1; }
};

/// Those of HTTP/1.1 only are for what is about its bytes.
enum class Doors : quint8 { All, Http1, Secure };

inline QList<Door> doors(Doors which = Doors::All)
{
    static const QList<Door> all{{"plain", test::Wire::Plain, Transport::Own}, {"tls", test::Wire::Tls, Transport::Own},
        {"http2", test::Wire::Http2, Transport::Own}, {"qt", test::Wire::Plain, Transport::Qt},
        {"qt-tls", test::Wire::Tls, Transport::Qt}};
    QList<Door> result;
    for (const Door &door : all) {
        const bool wanted = which == Doors::All || (which == Doors::Http1 ? !door.isHttp2() : door.isSecure());
        if (wanted && (!door.isSecure() || QSslSocket::supportsSsl()))
            result.append(door);
    }
    return result;
}

} // namespace argiope::net

Q_DECLARE_METATYPE(argiope::net::Door)

namespace argiope::net {

using settings::Transport;

/// To be called in initTestCase_data(): every function of the program runs once for each door. Or in the data of one
/// function, whose rows depend on the door: Qt asks for those only once.
inline void addDoors(Doors which = Doors::All)
{
    test::trustTestAuthority();
    QTest::addColumn<Door>("door");
    for (const Door &door : doors(which))
        QTest::newRow(door.name) << door;
}

/// The one that the running function goes through.
inline const Door &door()
{
    return *static_cast<const Door *>(QTest::qGlobalData("door", qMetaTypeId<Door>()));
}

/// Fetches with a fresh fetcher.
inline Reply fetchThere(const QByteArray &text)
{
    return fetchOnce(text, door().settings());
}

} // namespace argiope::net

#define COMPARE_OUTCOME(REPLY, OUTCOME)                                                                                \
    do {                                                                                                               \
        const argiope::net::Reply reply_ = (REPLY);                                                                    \
        QVERIFY2(reply_.failure == (OUTCOME), argiope::net::describe(reply_, OUTCOME).constData());                    \
    } while (false)
