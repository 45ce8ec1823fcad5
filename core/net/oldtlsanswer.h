#pragma once

#include "core/net/answerreader.h"
#include "core/url/url.h"

namespace argiope::net {

/// A ClientHello that offers TLS 1.1 and nothing above (RFC 4346, 7.4.1.2), with `host` as its server name (RFC 6066,
/// 3) where that is one. `random` has 32 bytes.
[[nodiscard]] QByteArray oldClientHello(QByteArrayView host, QByteArrayView random);

/// Whether a server takes part in TLS 1.1 or older, told by its first answer to such an offer: a ServerHello names the
/// version that it chose (RFC 4346, 7.4.1.3); an alert declines, and so does who hangs up. Nothing is sent behind it.
class OldTlsAnswer final : public AnswerReader
{
public:
    /// `version` gets what Reply::oldTls describes.
    OldTlsAnswer(const url::Url &url, Reception &reception, std::optional<QByteArray> &version);

    [[nodiscard]] QByteArray takeOutput() override { return std::exchange(m_output, {}); }
    void feed(QByteArrayView bytes) override;
    void connectionEnded(const QByteArray &why) override;

private:
    void answer(const QByteArray &version);

    QByteArray m_output;
    QByteArray m_input;
    std::optional<QByteArray> &m_version;
};

} // namespace argiope::net
