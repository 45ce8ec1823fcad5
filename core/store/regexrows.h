#pragma once

#include "core/store/columns.h"
#include "core/store/readsession.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <atomic>

namespace argiope::store {

/// Regular expressions of filters where the database has none of their kind: rows are held against them here, and those
/// that match go back as a condition. Within a moment of the session, whose first error it leaves there. One thread.
class RegexRows
{
public:
    /// Of rows of `urls` with ids behind `after`, up to `last` (0: no end), until `*cancel` (may be null) becomes true.
    RegexRows(ReadSession &session, qint64 after, qint64 last, const std::atomic<bool> *cancel)
        : m_session(session)
        , m_after(after)
        , m_last(last)
        , m_cancel(cancel)
    {
    }

    /// As SqlDialect::matchesRegex() of the value, an expression over `urls` u and `joins`, with the pattern; appends
    /// what is to be bound.
    [[nodiscard]] QString condition(const QString &value, Joins joins, const QString &pattern, QList<QVariant> &values);

private:
    ReadSession &m_session;
    const qint64 m_after;
    const qint64 m_last;
    const std::atomic<bool> *const m_cancel;
};

} // namespace argiope::store
