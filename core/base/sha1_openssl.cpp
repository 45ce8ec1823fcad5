#include "core/base/sha1.h"

#include <QCryptographicHash>

#include <optional>

#include <openssl/evp.h>

namespace argiope::base {

namespace {

/// OpenSSL looks an algorithm up each time that it is named otherwise. Null where the system is set up to have none.
const EVP_MD *algorithm()
{
    static EVP_MD *const sha1 = EVP_MD_fetch(nullptr, "SHA1", nullptr); // as long as the program
    return sha1;
}

struct ContextCloser
{
    void operator()(EVP_MD_CTX *context) const { EVP_MD_CTX_free(context); }
};

} // namespace

class Sha1::Impl
{
public:
    Impl()
    {
        // A system may be set up to have no SHA-1, whatever it is for.
        if (!m_context || !algorithm() || EVP_DigestInit_ex(m_context.get(), algorithm(), nullptr) != 1)
            m_plain.emplace(QCryptographicHash::Sha1);
    }
    void add(QByteArrayView bytes)
    {
        if (m_plain)
            m_plain->addData(bytes);
        else
            (void)EVP_DigestUpdate(m_context.get(), bytes.data(), size_t(bytes.size())); // fails only before its start
    }
    QByteArray result()
    {
        if (m_plain)
            return m_plain->result();
        QByteArray digest(Bytes, Qt::Uninitialized);
        (void)EVP_DigestFinal_ex(m_context.get(), reinterpret_cast<unsigned char *>(digest.data()), nullptr);
        return digest;
    }

private:
    std::unique_ptr<EVP_MD_CTX, ContextCloser> m_context{EVP_MD_CTX_new()};
    std::optional<QCryptographicHash> m_plain;
};

Sha1::Sha1()
    : m_impl(std::make_unique<Impl>())
{
}

Sha1::~Sha1() = default;

void Sha1::add(QByteArrayView bytes)
{
    m_impl->add(bytes);
}

QByteArray Sha1::result()
{
    return m_impl->result();
}

} // namespace argiope::base
