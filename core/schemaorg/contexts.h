#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>

namespace argiope::schemaorg {

/// Whose words an address in `@context` says that names are.
enum class ContextKind : quint8 {
    SchemaOrg, ///< by http or https, with www or without, with a slash at the end or without
    Vocabulary, ///< another one that is known to have contexts
    Mistaken, ///< meant for schema.org: misspelt, relative, without a scheme, of one type, or its forerunner's
    Unknown,
};

/// `written`: trimmed, not empty. Any thread; pure.
[[nodiscard]] ContextKind contextKind(QByteArrayView written);

/// What is wrong with what an object of JSON-LD says of whose words its names are.
struct ContextFault
{
    bool isMissing = false; ///< and its nodes have none of their own, either
    QByteArray wrong{}; ///< the address, as it is written; "" where none is
    QByteArray types{}; ///< of the object, as they are written
};
[[nodiscard]] ContextFault contextFaultOf(const QJsonObject &object);

} // namespace argiope::schemaorg
