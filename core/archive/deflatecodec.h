#pragma once

#include <QByteArray>

#include <memory>

namespace argiope::archive {

/// Gzip members (RFC 1952) of one level, by libdeflate where the program was built with it, else by zlib. Kept, as to
/// set one up costs more than to pack a small record. One thread.
class DeflateCodec
{
public:
    explicit DeflateCodec(int level); ///< 0: only wrapped
    ~DeflateCodec();
    DeflateCodec(const DeflateCodec &) = delete;
    DeflateCodec &operator=(const DeflateCodec &) = delete;

    /// How many bytes make() may want of `out`; 0 where there is no memory.
    [[nodiscard]] qsizetype most(qsizetype bytes);
    /// The member's size; 0 where it cannot be made. Each time after most() of as many bytes, which was above 0.
    [[nodiscard]] qsizetype make(const QByteArray &in, qsizetype bytes, QByteArray &out);

private:
    class Impl;
    const int m_level;
    std::unique_ptr<Impl> m_impl; ///< made for the first member
};

} // namespace argiope::archive
