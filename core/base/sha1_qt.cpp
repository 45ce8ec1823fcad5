#include "core/base/sha1.h"

#include <QCryptographicHash>

namespace argiope::base {

class Sha1::Impl
{
public:
    QCryptographicHash hash{QCryptographicHash::Sha1};
};

Sha1::Sha1()
    : m_impl(std::make_unique<Impl>())
{
}

Sha1::~Sha1() = default;

void Sha1::add(QByteArrayView bytes)
{
    m_impl->hash.addData(bytes);
}

QByteArray Sha1::result()
{
    return m_impl->hash.result();
}

} // namespace argiope::base
