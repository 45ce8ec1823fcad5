#pragma once

#include "core/base/sha1.h"
#include "core/net/contentdecoder.h"
#include "core/net/fetcher.h"

#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace argiope::net {

/// Status line and headers as a protocol's reader has them.
struct AnswerHead
{
    int status = 0;
    QByteArray reason;
    QByteArray version; ///< "1.1", "2"
    Headers headers; ///< as net::Reply::headers describes them
    qint64 contentLength = -1; ///< of the body that follows; -1: not announced, or told in another way
    QByteArray error; ///< the head contradicts itself so that the body's end cannot be told; "": it does not
    QByteArray wire{}; ///< its bytes as they came; "": there are none, or nobody wants them
    bool codedTransfer = false; ///< the body's bytes on the wire are handed to Reception::takeCoded()
};

/// What becomes of an answer, whatever protocol and client it came by: the one place that decides what a valid head and
/// a complete body are. Decodes the body as it comes, hands it to the request's sink or keeps it in the reply, and
/// holds it against the request's limits. Pure but for the request's callbacks. What it is made with must outlive it.
class Reception
{
public:
    Reception(const Request &request, Reply &reply);

    enum class Next : quint8 {
        Read, ///< go on
        Discard, ///< go on, so that the connection can be used again; the rest is dropped
        Stop, ///< the fetch is over
    };
    /// `hasBody`: one may come.
    [[nodiscard]] Next head(AnswerHead &&head, bool hasBody);
    [[nodiscard]] Next take(QByteArrayView wire);
    /// With AnswerHead::codedTransfer: bytes as they came, before take() gets what is in them.
    [[nodiscard]] Next takeCoded(QByteArrayView bytes);
    /// The body has come to its end.
    void complete();
    /// The fetch has failed. What is wanted no more cannot fail any more.
    void fail(base::Outcome failure, const QByteArray &error);

    [[nodiscard]] bool wantsWire() const { return m_request.wantsWire; }
    [[nodiscard]] bool hasHead() const { return m_reply.status != 0; }
    [[nodiscard]] bool hasBody() const { return m_hasBody; }
    [[nodiscard]] bool discarding() const { return m_discarding; }

    /// A status that may have a body in answer to GET (RFC 9110, 6.4.1).
    [[nodiscard]] static bool mayHaveBody(int status) { return status >= 200 && status != 204 && status != 304; }
    /// How long Request::room and Request::sink have taken since the last call: the server may not pay for it.
    [[nodiscard]] std::chrono::steady_clock::duration takeBlocked() { return std::exchange(m_blocked, {}); }

    static constexpr qint64 FreeBytes = 256 * 1024; ///< of a body that Request::room is not asked about

private:
    [[nodiscard]] Next leaveRest();
    bool keep(QByteArrayView piece);
    bool keepWire(QByteArrayView bytes);
    [[nodiscard]] bool makeRoom(qint64 bytes);
    [[nodiscard]] bool ask(qint64 bytes);
    void completeWire();

    const Request &m_request;
    Reply &m_reply;
    std::unique_ptr<BodyDecoder> m_decoder;
    std::optional<base::Sha1> m_payload; ///< where the wire is wanted
    bool m_codedTransfer = false;
    qint64 m_limit;
    bool m_limitIsWish = false; ///< the limit came from `wanted`: reaching it is no failure
    bool m_hasBody = false;
    bool m_over = false;
    bool m_discarding = false;
    bool m_refused = false; ///< by Request::room
    std::chrono::steady_clock::duration m_blocked{};
    qint64 m_received = 0; ///< on the wire
    qint64 m_kept = 0; ///< decoded
};

} // namespace argiope::net
