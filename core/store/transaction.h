#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"
#include "core/store/packedvalues.h"

#include <QVariant>

#include <functional>
#include <optional>
#include <vector>

namespace argiope::store {

/// The writer's transaction. It remembers every statement that changes something, so that a disk that is full, or a
/// server that is gone for a while, costs nothing but time: what was done so far is undone by the database, and done
/// again once there is room, or a server. The caller sees a statement that took long. One thread; the connection must
/// outlive it.
class Transaction
{
public:
    explicit Transaction(Connection &connection);

    /// Asked, with nothing open, when the disk is full (DiskFull) or the server is gone (Unreachable): true, after a
    /// while, tries again; false gives up, and the error is returned to whoever ran the statement. Without one the
    /// answer is false.
    void onFull(std::function<bool(const StoreError &)> wait) { m_wait = std::move(wait); }

    /// The last statement before each commit: what it answers fails the commit for good.
    void guard(std::function<std::optional<StoreError>()> check) { m_guard = std::move(check); }
    /// The first step after everything was undone by an outage, before it is done again: what it answers fails the
    /// transaction for good.
    void onAgain(std::function<std::optional<StoreError>()> step) { m_again = std::move(step); }
    /// What was read in this transaction counts only as long as its locks hold: an outage fails it (Fenced).
    void mustNotRepeat() { m_once = true; }
    /// For a connection beside this one that is gone: as onFull() says.
    [[nodiscard]] bool waitFor(const StoreError &error) const { return m_wait && m_wait(error); }

    [[nodiscard]] base::Result<void, StoreError> begin();
    /// Nothing where it ran.
    [[nodiscard]] std::optional<StoreError> run(Statement &statement, const QVariant *values, qsizetype count);
    [[nodiscard]] std::optional<StoreError> run(Statement &statement, const PackedValues &values);
    /// A failed commit has undone everything.
    [[nodiscard]] base::Result<void, StoreError> commit();
    void rollback();

    /// Memory that the remembered statements hold, roughly.
    [[nodiscard]] qint64 bytes() const { return m_bytes; }

private:
    template <class Run>
    [[nodiscard]] std::optional<StoreError> runUntilThereIsRoom(Statement &statement, Run run);
    void remember(const Statement &statement, PackedValues values);
    [[nodiscard]] bool mayPass(const StoreError &error) const; ///< by waiting
    /// What is to be known of a commit of which no answer may come.
    [[nodiscard]] std::optional<StoreError> markCommit();
    /// Whether the marked commit was made, once the server is back. LostCommits where an earlier one is not there.
    [[nodiscard]] base::Result<bool, StoreError> wasCommitted();
    /// Everything again from the start, as often as it takes. Nothing where it succeeded.
    [[nodiscard]] std::optional<StoreError> repeat(StoreError error);
    [[nodiscard]] std::optional<StoreError> replay();
    void forget();

    struct Done
    {
        QString sql; ///< rather than the statement, which may be gone by then
        PackedValues values;
    };
    Connection &m_connection;
    std::function<bool(const StoreError &)> m_wait;
    std::function<std::optional<StoreError>()> m_guard;
    std::function<std::optional<StoreError>()> m_again;
    std::vector<Done> m_done;
    qint64 m_bytes = 0;
    bool m_open = false;
    bool m_once = false;
    QByteArray m_commit; ///< the server's number of the transaction that is being committed; "": none is
    qint64 m_writer = 0; ///< in the table of commits; 0: it has none yet
    qint64 m_number = 0; ///< of the commit that was marked last
    qint64 m_saved = 0; ///< of the last one that the server said was made
    bool m_committed = false; ///< it turned out so
};

} // namespace argiope::store
