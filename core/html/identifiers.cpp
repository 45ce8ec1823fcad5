#include "core/html/identifiers.h"

#include <xxhash.h>

#include <algorithm>

namespace argiope::html {

namespace {

quint64 idHash(QByteArrayView id)
{
    return XXH3_64bits(id.data(), size_t(id.size()));
}

} // namespace

void Identifiers::add(QByteArrayView value, QByteArrayView written, bool unique)
{
    if (!value.isEmpty() && m_ids.size() <= Most)
        m_ids.push_back({idHash(value), written.data(), quint32(written.size()), unique});
    m_sorted = false;
}

void Identifiers::refer(QByteArrayView value, QByteArrayView written)
{
    if (!value.isEmpty() && m_references.size() <= Most)
        m_references.push_back({idHash(value), written.data(), quint32(written.size())});
}

void Identifiers::sort()
{
    if (m_sorted)
        return;
    std::sort(m_ids.begin(), m_ids.end(), [](const Entry &one, const Entry &other) {
        return one.hash != other.hash ? one.hash < other.hash : one.written < other.written;
    });
    m_sorted = true;
}

Identifiers::Result Identifiers::repeated()
{
    Result result;
    if (isTooMany())
        return result;
    sort();
    const Entry *before = nullptr; // the first of its id that has to be the only one
    for (const Entry &entry : m_ids) {
        if (!entry.unique)
            continue;
        if (!before || before->hash != entry.hash) {
            before = &entry;
            continue;
        }
        ++result.count;
        if (result.first.isNull() || entry.written < result.first.data())
            result.first = {entry.written, qsizetype(entry.length)};
    }
    return result;
}

Identifiers::Result Identifiers::missing()
{
    Result result;
    if (isTooMany())
        return result;
    sort();
    for (const Entry &entry : m_references) {
        const auto less = [](const Entry &id, quint64 hash) { return id.hash < hash; };
        const auto known = std::lower_bound(m_ids.begin(), m_ids.end(), entry.hash, less);
        if (known != m_ids.end() && known->hash == entry.hash)
            continue;
        if (result.count++ == 0)
            result.first = {entry.written, qsizetype(entry.length)};
    }
    return result;
}

} // namespace argiope::html
