#pragma once

#include "core/net/contentdecoder.h"
#include "core/net/fetcher.h"

#include <memory>

namespace argiope::net {

/// What becomes of a body as it comes: decodes it, hands it to the request's sink or keeps it in the reply, and holds
/// it against the request's limits. Pure but for the request's callbacks; both must outlive it.
class Reception
{
public:
    Reception(const Request &request, Reply &reply);

    enum class Next : quint8 {
        Read, ///< go on
        Discard, ///< go on, so that the connection can be used again; the rest is dropped
        Stop, ///< the fetch is over
    };
    /// The reply's status, headers and contentLength are known. `body`: one may come.
    [[nodiscard]] Next head(bool body);
    [[nodiscard]] Next take(QByteArrayView wire);
    /// The body has come to its end.
    void complete();

private:
    [[nodiscard]] Next leaveRest();
    bool keep(QByteArrayView piece);

    const Request &m_request;
    Reply &m_reply;
    std::unique_ptr<BodyDecoder> m_decoder;
    qint64 m_limit;
    bool m_limitIsWish = false; ///< the limit came from `wanted`: reaching it is no failure
    bool m_over = false;
    bool m_discarding = false;
    qint64 m_received = 0; ///< on the wire
    qint64 m_kept = 0; ///< decoded
};

} // namespace argiope::net
