#include "core/html/identifiers.h"

#include <xxhash.h>

namespace argiope::html {

namespace {

quint64 idHash(QByteArrayView id)
{
    return XXH3_64bits(id.data(), size_t(id.size()));
}

} // namespace

void Identifiers::add(QByteArrayView value, QByteArrayView written, bool unique)
{
    if (value.isEmpty() || m_count > Most)
        return;
    ++m_count;
    if (!unique)
        m_shared.insert(idHash(value));
    else if (!m_unique.insert(idHash(value)) && m_repeated.count++ == 0)
        m_repeated.first = written;
}

void Identifiers::refer(QByteArrayView value, QByteArrayView written)
{
    if (!value.isEmpty() && m_references.size() <= Most)
        m_references.push_back({idHash(value), written.data(), quint32(written.size())});
}

Identifiers::Result Identifiers::repeated() const
{
    return isTooMany() ? Result() : m_repeated;
}

Identifiers::Result Identifiers::missing() const
{
    Result result;
    if (isTooMany())
        return result;
    for (const Reference &reference : m_references) {
        if (m_unique.contains(reference.hash) || m_shared.contains(reference.hash))
            continue;
        if (result.count++ == 0)
            result.first = {reference.written, qsizetype(reference.length)};
    }
    return result;
}

} // namespace argiope::html
