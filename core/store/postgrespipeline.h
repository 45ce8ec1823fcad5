#pragma once

#include "core/store/types.h"

#include <QPair>
#include <QString>

#include <deque>
#include <optional>

namespace argiope::store {

struct SharedLibpq;
class PostgresStatement;

/// Statements that change something and of which no rows come, on their way to the server: it is not waited for until
/// somebody wants to know, which saves the way there and back of each. The first that fails is an error of whatever is
/// done next, as nothing behind it is done. Part of a session; its thread.
class PostgresPipeline
{
public:
    PostgresPipeline() = default;
    PostgresPipeline(const PostgresPipeline &) = delete;
    PostgresPipeline &operator=(const PostgresPipeline &) = delete;

    /// Of a new connection; what was on its way is forgotten.
    void start(const SharedLibpq *library, void *connection);
    /// False where it cannot be sent: error() then. `statement` is told how many rows it changed, in end().
    [[nodiscard]] bool send(PostgresStatement &statement, const char *name, int count, const char *const *values,
        const int *lengths, const int *formats);
    /// Waits for all answers. Before anything else is done on the connection.
    void end();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// The first failure since start() or take().
    [[nodiscard]] const std::optional<QPair<QString, QString>> &failure() const { return m_failure; }
    [[nodiscard]] std::optional<QPair<QString, QString>> takeFailure(); ///< SQLSTATE and words

private:
    void note(void *result);

    const SharedLibpq *m_library = nullptr;
    void *m_connection = nullptr;
    bool m_isOpen = false;
    std::deque<PostgresStatement *> m_sent;
    std::optional<QPair<QString, QString>> m_failure;
};

} // namespace argiope::store
