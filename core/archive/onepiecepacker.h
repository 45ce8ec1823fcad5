#pragma once

#include <QByteArray>

#include <memory>

namespace argiope::archive {

/// Makes gzip members (RFC 1952) of what lies in memory in one piece: by ISA-L where the program was built with it,
/// else as DeflateCodec makes them. To set one up costs more than to pack a small record, so each thread keeps its own.
/// One thread.
class OnePiecePacker
{
public:
    enum class Effort : quint8 { Stored, Fast };

    explicit OnePiecePacker(Effort effort);
    ~OnePiecePacker();
    OnePiecePacker(const OnePiecePacker &) = delete;
    OnePiecePacker &operator=(const OnePiecePacker &) = delete;

    /// Room for so many bytes, to be filled.
    [[nodiscard]] char *begin(qsizetype bytes);
    /// Puts the bytes that begin() made room for behind `out`, as a member. False where there is no memory.
    [[nodiscard]] bool appendTo(QByteArray &out);

private:
    class Codec;

    std::unique_ptr<Codec> m_codec;
    QByteArray m_in;
    QByteArray m_out;
    qsizetype m_bytes = 0; ///< of m_in that count
};

} // namespace argiope::archive
