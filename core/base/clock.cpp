#include "core/base/clock.h"

namespace argiope::base {

namespace {
class SystemClock final : public Clock
{
public:
    TimePoint now() const override { return std::chrono::steady_clock::now(); }
    qint64 wallMs() const override
    {
        using namespace std::chrono;
        return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
    }
};
} // namespace

const Clock &systemClock()
{
    static const SystemClock clock;
    return clock;
}

} // namespace argiope::base
