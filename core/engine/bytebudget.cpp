#include "core/engine/bytebudget.h"

#include <utility>

namespace argiope::engine {

ByteBudget::ByteBudget(qint64 bytes)
    : m_total(bytes)
{
}

void ByteBudget::close()
{
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
}

qint64 ByteBudget::held() const
{
    const std::lock_guard lock(m_mutex);
    return m_used + m_beyondBytes;
}

ByteBudget::Share::Share(ByteBudget &budget)
    : m_budget(&budget)
{
}

ByteBudget::Share::Share(Share &&other) noexcept
    : m_budget(std::exchange(other.m_budget, nullptr))
    , m_bytes(std::exchange(other.m_bytes, 0))
    , m_beyond(std::exchange(other.m_beyond, false))
{
}

ByteBudget::Share &ByteBudget::Share::operator=(Share &&other) noexcept
{
    if (this != &other) {
        shrinkTo(0);
        m_budget = std::exchange(other.m_budget, nullptr);
        m_bytes = std::exchange(other.m_bytes, 0);
        m_beyond = std::exchange(other.m_beyond, false);
    }
    return *this;
}

ByteBudget::Share::~Share()
{
    shrinkTo(0);
}

bool ByteBudget::Share::growTo(qint64 bytes)
{
    if (bytes <= m_bytes)
        return true;
    if (!m_budget)
        return false;
    ByteBudget &budget = *m_budget;
    std::unique_lock lock(budget.m_mutex);
    const auto fits = [&] { return budget.m_used + bytes - m_bytes <= budget.m_total; };
    budget.m_changed.wait(lock, [&] { return budget.m_closed || m_beyond || !budget.m_beyondTaken || fits(); });
    if (budget.m_closed)
        return false;
    if (m_beyond) {
        budget.m_beyondBytes += bytes - m_bytes;
    } else if (fits()) {
        budget.m_used += bytes - m_bytes;
    } else {
        budget.m_used -= m_bytes;
        budget.m_beyondBytes = bytes;
        budget.m_beyondTaken = m_beyond = true;
        budget.m_changed.notify_all(); // what it held within the budget is free
    }
    m_bytes = bytes;
    return true;
}

void ByteBudget::Share::shrinkTo(qint64 bytes)
{
    if (bytes >= m_bytes)
        return;
    ByteBudget &budget = *m_budget;
    const std::lock_guard lock(budget.m_mutex);
    if (!m_beyond) {
        budget.m_used -= m_bytes - bytes;
    } else if (budget.m_used + bytes <= budget.m_total) {
        budget.m_used += bytes;
        budget.m_beyondBytes = 0;
        budget.m_beyondTaken = m_beyond = false;
    } else {
        budget.m_beyondBytes = bytes;
    }
    m_bytes = bytes;
    budget.m_changed.notify_all();
}

} // namespace argiope::engine
