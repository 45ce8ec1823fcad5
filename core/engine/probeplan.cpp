#include "core/engine/probeplan.h"

#include "core/url/canonical.h"

#include <algorithm>

namespace argiope::engine {

using store::ProbeKind;

namespace {

constexpr char Www[] = "www.";
constexpr char NoSuchPage[] = "/no-such-page-";

/// "https://example.org" of "http://example.org"; "" where the port is one of its own.
QByteArray otherScheme(const url::Url &start)
{
    if (!start.port().isEmpty())
        return {};
    return QByteArray(start.scheme() == "https" ? "http://" : "https://") + start.hostname().toByteArray();
}

/// "https://www.example.org" of "https://example.org", and the other way round; "" for hosts below the registrable
/// domain, and for addresses.
QByteArray otherWww(const url::Url &start)
{
    const QByteArrayView host = start.hostname();
    const auto domain = url::registrableDomain(host);
    if (!domain)
        return {};
    QByteArray other;
    const QByteArray www = Www + *domain;
    if (host == *domain)
        other = www;
    else if (host == www)
        other = *domain;
    if (other.isEmpty())
        return {};
    QByteArray origin = start.scheme().toByteArray() + "://" + other;
    if (!start.port().isEmpty())
        origin += ':' + start.port().toByteArray();
    return origin;
}

QByteArray addressOf(ProbeKind kind, const url::Url &start, QByteArrayView random)
{
    QByteArray twin;
    switch (kind) {
    case ProbeKind::NotFound:
        return start.origin() + NoSuchPage + random.toByteArray();
    case ProbeKind::OtherScheme:
        twin = otherScheme(start);
        break;
    case ProbeKind::OtherWww:
        twin = otherWww(start);
        break;
    case ProbeKind::Favicon:
        return start.origin() + "/favicon.ico";
    case ProbeKind::SecurityTxt:
        return start.origin() + "/.well-known/security.txt";
    }
    return twin.isEmpty() ? QByteArray() : QByteArray(twin + '/');
}

} // namespace

std::vector<ProbeTask> probesFor(const url::Url &start, QByteArrayView random)
{
    std::vector<ProbeTask> tasks;
    const auto home = url::parse(QByteArray(start.origin() + '/'));
    if (!home || !home->isHttp())
        return tasks;
    for (int kind = 0; kind < store::ProbeKindCount; ++kind) {
        const QByteArray address = addressOf(ProbeKind(kind), *home, random);
        const auto parsed = url::parse(address);
        if (!address.isEmpty() && parsed)
            tasks.push_back({ProbeKind(kind), *home, *parsed});
    }
    return tasks;
}

bool isPlanned(const ProbeTask &task)
{
    const QByteArrayView path = task.url.pathname();
    const QByteArrayView random
        = path.startsWith(NoSuchPage) ? path.sliced(qsizetype(qstrlen(NoSuchPage))) : QByteArrayView();
    return task.start.isHttp() && task.url.isHttp() && task.url.href() == addressOf(task.kind, task.start, random);
}

void ProbeTasks::add(base::UrlId id, ProbeTask task)
{
    const std::lock_guard lock(m_mutex);
    m_tasks.insert(id, std::move(task));
}

std::optional<ProbeTask> ProbeTasks::find(base::UrlId id) const
{
    const std::lock_guard lock(m_mutex);
    const auto it = m_tasks.constFind(id);
    return it == m_tasks.cend() ? std::nullopt : std::optional(*it);
}

void ProbeTasks::remove(base::UrlId id)
{
    const std::lock_guard lock(m_mutex);
    m_tasks.remove(id);
}

} // namespace argiope::engine
