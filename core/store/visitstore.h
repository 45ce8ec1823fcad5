#pragma once

#include "core/store/writesession.h"

#include <optional>

namespace argiope::store {

/// Table `visits`: the history of each URL, one row a fetch.
class VisitStore
{
public:
    explicit VisitStore(WriteSession &session);

    void add(UrlId id, const VisitRecord &visit);
    /// The last earlier visit that got an HTTP answer.
    [[nodiscard]] std::optional<VisitRecord> lastAnswer(UrlId id);
    [[nodiscard]] int lastVisit(UrlId id); ///< the number of the last earlier visit; 0: there was none
    [[nodiscard]] bool wasEverThere(UrlId id); ///< an earlier visit found it

private:
    WriteSession &m_session;
    Statement m_lastRow;
    Statement m_add;
    Statement m_lastAnswer;
};

} // namespace argiope::store
