#pragma once

#include "core/base/outcome.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <memory>
#include <vector>

namespace argiope::net {

/// What Accept-Encoding says: all that a BodyDecoder undoes.
extern const char *const AcceptedCodings;

/// Undoes the codings of Content-Encoding as the bytes come, last one first (RFC 9110, 8.4): gzip, x-gzip, deflate
/// (with or without a zlib header), br (where the program was built with Brotli) and zstd, in stacks of up to
/// five. A word that is no coding (some servers say
/// "UTF-8", stores "aws-chunked") counts as none: then the body's first bytes say whether it is coded, and one that is
/// to be text and is none has failed. No step ever makes more than `limit` bytes, whatever its input promises. Pure.
class BodyDecoder
{
public:
    /// `text`: what comes of it is one.
    BodyDecoder(QByteArrayView contentEncoding, qint64 limit, bool text = false);
    ~BodyDecoder();
    BodyDecoder(const BodyDecoder &) = delete;
    BodyDecoder &operator=(const BodyDecoder &) = delete;

    /// False where there is nothing to undo: feed() hands on what it gets.
    [[nodiscard]] bool encoded() const { return !m_stages.empty() || m_unsupported || m_guesses; }

    /// Takes decoded bytes; false ends the decoding.
    using Sink = std::function<bool(QByteArrayView piece)>;
    /// False where it failed, or the sink wants no more.
    [[nodiscard]] bool feed(QByteArrayView data, const Sink &sink);
    /// After the last byte. A body that breaks off inside its coding has failed; one without any byte is fine.
    void finish();

    [[nodiscard]] base::Outcome failure() const { return m_failure; } ///< None, TooLarge, DecodeFailed
    [[nodiscard]] const QByteArray &error() const { return m_error; }
    [[nodiscard]] bool cut() const { return m_cut; } ///< failed as the body ended too early

    class Stage;

private:
    void addStage(const QByteArray &coding);
    [[nodiscard]] bool guess(QByteArrayView begin);
    bool run(size_t stage, QByteArrayView data, const Sink &sink);
    bool fail(base::Outcome failure, const QByteArray &error);

    std::vector<std::unique_ptr<Stage>> m_stages; ///< in the order of decoding
    const qint64 m_limit;
    const bool m_text;
    bool m_unsupported = false;
    bool m_guesses = false; ///< the first bytes are to say how it is coded
    bool m_cut = false;
    QByteArray m_value;
    base::Outcome m_failure = base::Outcome::None;
    QByteArray m_error;
};

} // namespace argiope::net
