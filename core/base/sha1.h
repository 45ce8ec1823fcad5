#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

namespace argiope::base {

/// SHA-1 (FIPS 180-4, 6.1) of what is added piece by piece, an archive needs two of each page. By OpenSSL, with
/// the processor's own instructions, where the program was built with it; else by Qt. It names contents and protects
/// nothing. One owner, any thread.
class Sha1
{
public:
    static constexpr qsizetype Bytes = 20;

    Sha1();
    ~Sha1();
    Sha1(const Sha1 &) = delete;
    Sha1 &operator=(const Sha1 &) = delete;

    void add(QByteArrayView bytes);
    [[nodiscard]] QByteArray result(); ///< Bytes. Once, at the end

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::base
