#pragma once

#include <QJsonObject>

#include <optional>

namespace argiope::schemaorg {

/// Where the names of an item are written.
enum class Writing : quint8 {
    Json, ///< JSON-LD, which has other names for keywords, too: "type" for "@type"
    Markup, ///< microdata or RDFa, whose names are all given in full
};

/// The item in schema.org's own words, whatever its contexts call them (JSON-LD 1.1, 3.2 and 4.1): types and properties
/// of schema.org have their bare names, keywords begin with an at sign, and all others contain a colon. What says one
/// thing under two names says it under one. Contexts that stand elsewhere are not fetched: schema.org's is known, and
/// what is no word of schema.org's beside another one may be that one's. None where that would take far more than its
/// length says. Any thread.
[[nodiscard]] std::optional<QJsonObject> expanded(const QJsonObject &item, Writing writing);

} // namespace argiope::schemaorg
