#pragma once

#include "core/net/fetcher.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace argiope::net {

/// One challenge of WWW-Authenticate or Proxy-Authenticate (RFC 9110, 11.3).
struct AuthChallenge
{
    QByteArray scheme; ///< lower case
    QHash<QByteArray, QByteArray> params; ///< by name in lower case; values without quotes and backslashes

    [[nodiscard]] QByteArray param(const char *name) const { return params.value(name); }
};

/// All challenges of all values of that header, in order. What is not understood is left out. Pure.
[[nodiscard]] QList<AuthChallenge> authChallenges(const Headers &headers, QByteArrayView name);

/// Authentication-Info and the like: a list of parameters.
[[nodiscard]] QHash<QByteArray, QByteArray> authParams(QByteArrayView value);

} // namespace argiope::net
