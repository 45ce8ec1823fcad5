#include "core/engine/crawl.h"

#include <array>

namespace argiope::engine {

const char *name(State state)
{
    static constexpr std::array names{"idle", "starting", "running", "paused", "stopping", "ended"};
    return names[size_t(state)];
}

const char *name(PauseReason reason)
{
    static constexpr std::array names{"none", "user", "disk_full", "unreachable"};
    return names[size_t(reason)];
}

const char *name(Shortage shortage)
{
    static constexpr std::array names{"open_files", "ports", "threads", "files_for_threads"};
    return names[size_t(shortage)];
}

const char *name(EndReason reason)
{
    static constexpr std::array names{
        "", "completed", "stopped", "max_urls", "max_time", "max_bytes", "lost_login", "failed"};
    return names[size_t(reason)];
}

const char *name(WorkerPhase phase)
{
    static constexpr std::array names{
        "idle", "turn", "paused", "robots", "lookup", "connect", "first_byte", "download", "parse", "store", "done"};
    return names[size_t(phase)];
}

QString CrawlError::message() const
{
    switch (code) {
    case Code::NoSeed:
        return QStringLiteral("no URL to start from");
    case Code::BadSeed:
        if (detail == u"scheme")
            return QStringLiteral("'%1' is not an http or https URL").arg(subject);
        if (detail == u"encoding")
            return QStringLiteral("'%1' does not match the encoding of the list").arg(subject);
        if (detail == u"masked_password")
            return QStringLiteral("'%1' has dots in place of the password: enter the password itself").arg(subject);
        if (detail == u"mail_address")
            return QStringLiteral("'%1' is an e-mail address, not a URL; write a URL with user name as http://%1")
                .arg(subject);
        if (detail == u"number")
            return QStringLiteral("'%1' is a number, not a URL; an address is written as http://%1").arg(subject);
        return QStringLiteral("'%1' is not a URL: %2").arg(subject, QString(detail).replace(u'_', u' '));
    case Code::BadSettings:
        return detail;
    case Code::UnknownHost:
        if (detail == u"no_answer")
            return QStringLiteral("no DNS server responded in time for the host '%1'; check the network connection")
                .arg(subject);
        return QStringLiteral("the host '%1' does not exist, or there is no network").arg(subject);
    case Code::Store:
        return detail;
    }
    return detail;
}

} // namespace argiope::engine
