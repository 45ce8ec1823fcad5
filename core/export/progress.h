#pragma once

#include <QtGlobal>

#include <atomic>
#include <functional>

namespace argiope::exporting {

/// What every export does beside writing: counts, tells, and stops where it must.
class Progress
{
public:
    Progress(const std::function<void(qint64 rows)> &tell, const std::atomic<bool> *cancel)
        : m_tell(tell)
        , m_cancel(cancel)
    {
    }
    [[nodiscard]] bool canceled()
    {
        m_canceled = m_canceled || (m_cancel && m_cancel->load(std::memory_order_relaxed));
        return m_canceled;
    }
    void rowDone()
    {
        if (++m_rows % RowsBetween == 0 && m_tell)
            m_tell(m_rows);
    }
    void finished()
    {
        if (m_tell)
            m_tell(m_rows);
    }
    [[nodiscard]] qint64 rows() const { return m_rows; }
    /// For those who look at the project for long without a row; null where nobody cancels.
    [[nodiscard]] const std::atomic<bool> *flag() const { return m_cancel; }

private:
    static constexpr qint64 RowsBetween = 1000;
    const std::function<void(qint64 rows)> &m_tell;
    const std::atomic<bool> *m_cancel;
    qint64 m_rows = 0;
    bool m_canceled = false;
};

} // namespace argiope::exporting
