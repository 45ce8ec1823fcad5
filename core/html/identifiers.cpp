#include "core/html/identifiers.h"

#include <xxhash.h>

namespace argiope::html {

namespace {

quint64 idHash(QByteArrayView id)
{
    return XXH3_64bits(id.data(), size_t(id.size()));
}

quint64 withKind(quint64 hash, Identifiers::Kind kind)
{
    return hash ^ quint64(kind) * 0x9E3779B97F4A7C15;
}

} // namespace

Identifiers::Kind Identifiers::kindOf(markup::Tag tag)
{
    using markup::Tag;
    switch (tag) {
    case Tag::Form:
        return Kind::Form;
    case Tag::Datalist:
        return Kind::Datalist;
    case Tag::Button:
    case Tag::Input:
    case Tag::Meter:
    case Tag::Output:
    case Tag::Progress:
    case Tag::Select:
    case Tag::Textarea:
    case Tag::Unknown: // a custom element may be
        return Kind::Labelable;
    default:
        return Kind::Any;
    }
}

Identifiers::Kind Identifiers::wantedBy(QByteArrayView attribute)
{
    if (attribute == "form")
        return Kind::Form;
    if (attribute == "list")
        return Kind::Datalist;
    return attribute == "for" ? Kind::Labelable : Kind::Any;
}

void Identifiers::add(QByteArrayView value, QByteArrayView written, Kind kind, bool unique)
{
    if (value.isEmpty() || m_count > Most)
        return;
    ++m_count;
    if (kind != Kind::Any)
        m_kinds.insert(withKind(idHash(value), kind));
    if (!unique)
        m_shared.insert(idHash(value));
    else if (!m_unique.insert(idHash(value)))
        m_repeated.add(written);
}

void Identifiers::refer(QByteArrayView value, QByteArrayView written, Kind kind)
{
    if (!value.isEmpty() && m_references.size() <= Most)
        m_references.push_back({idHash(value), written.data(), quint32(written.size()), kind});
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
        const bool there = reference.kind != Kind::Any
            ? m_kinds.contains(withKind(reference.hash, reference.kind))
            : m_unique.contains(reference.hash) || m_shared.contains(reference.hash);
        if (!there)
            result.add({reference.written, qsizetype(reference.length)});
    }
    return result;
}

} // namespace argiope::html
