#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"

#include <QVariant>

#include <initializer_list>
#include <optional>

namespace argiope::store {

/// Statements of one transaction about nodes: runs them until the first that fails. One thread; the connection must
/// outlive it.
class NodeSteps
{
public:
    explicit NodeSteps(Connection &connection)
        : m_connection(connection)
    {
    }
    /// How many rows it changed.
    qint64 run(const QString &sql, std::initializer_list<QVariant> values = {})
    {
        return each(sql, values, [](const Statement &) {});
    }
    template <class Visit>
    qint64 each(const QString &sql, std::initializer_list<QVariant> values, Visit visit)
    {
        if (m_error)
            return 0;
        Statement statement(m_connection, sql);
        if (!statement.run(values)) {
            m_error = statement.error();
            return 0;
        }
        const bool selects = statement.isSelect();
        while (selects && statement.next())
            visit(statement);
        if (statement.failed()) {
            m_error = statement.error();
            return 0;
        }
        return selects ? 0 : statement.rowsAffected();
    }
    [[nodiscard]] base::Result<void, StoreError> done() const
    {
        if (m_error)
            return base::Failure{*m_error};
        return {};
    }
    [[nodiscard]] bool failed() const { return m_error.has_value(); }

private:
    Connection &m_connection;
    std::optional<StoreError> m_error;
};

} // namespace argiope::store
