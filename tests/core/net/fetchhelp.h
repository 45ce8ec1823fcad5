#pragma once

#include "core/net/fetcher.h"
#include "core/url/url.h"
#include "tests/support/testsite.h"

#include <QTest>

namespace argiope::net {

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

/// For the reader that forgives nothing.
inline Request strictRequestFor(const QByteArray &text)
{
    Request request = requestFor(text);
    request.strict = true;
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

} // namespace argiope::net

#define COMPARE_OUTCOME(REPLY, OUTCOME)                                                                                \
    do {                                                                                                               \
        const argiope::net::Reply reply_ = (REPLY);                                                                    \
        QVERIFY2(reply_.failure == (OUTCOME), argiope::net::describe(reply_, OUTCOME).constData());                    \
    } while (false)
