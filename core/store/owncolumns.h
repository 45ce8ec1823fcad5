#pragma once

#include "core/store/columns.h"
#include "core/store/writesession.h"

#include <optional>

namespace argiope::store {

/// Tables `own_columns` and `own_values`: columns that a project has of its own.
class OwnColumns
{
public:
    explicit OwnColumns(WriteSession &session);

    /// As Writer::ownColumn().
    [[nodiscard]] std::optional<UrlColumn> column(const QByteArray &name, facts::Kind kind);
    void setValue(UrlId id, UrlColumn column, const Value &value); ///< monostate takes it away

    void drop(UrlId id); ///< all values of a URL

private:
    WriteSession &m_session;
    Statement m_find;
    Statement m_count;
    Statement m_add;
    Statement m_setValue;
    Statement m_drop;
    Statement m_dropValue;
};

/// The columns of an open project; Damaged where one is none.
[[nodiscard]] base::Result<QList<OwnColumn>, StoreError> readOwnColumns(Connection &connection);

} // namespace argiope::store
