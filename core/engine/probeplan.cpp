#include "core/engine/probeplan.h"

#include "core/url/canonical.h"

#include <algorithm>

namespace argiope::engine {

using store::ProbeKind;

namespace {

constexpr char Www[] = "www.";
constexpr char NoSuchPage[] = "no-such-page-";

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

/// `folder`: begins and ends in a slash.
QByteArray noSuchPage(const url::Url &start, QByteArrayView folder, QByteArrayView random)
{
    return start.origin() + folder.toByteArray() + NoSuchPage + random.toByteArray();
}

QByteArray addressOf(ProbeKind kind, const url::Url &start, QByteArrayView random)
{
    QByteArray twin;
    switch (kind) {
    case ProbeKind::NotFound:
        return noSuchPage(start, "/", random);
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
    case ProbeKind::OldTls:
        return start.scheme() == "https" ? QByteArray(start.origin() + '/') : QByteArray();
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

QByteArray firstFolder(const url::Url &page)
{
    const QByteArrayView path = page.pathname();
    const qsizetype end = path.indexOf('/', 1);
    return end < 0 ? QByteArray() : path.first(end + 1).toByteArray();
}

std::optional<ProbeTask> folderProbe(const url::Url &start, QByteArrayView folder, QByteArrayView random)
{
    const auto home = url::parse(QByteArray(start.origin() + '/'));
    const auto address = url::parse(noSuchPage(start, folder, random));
    if (!home || !address)
        return std::nullopt;
    return ProbeTask{ProbeKind::NotFound, *home, *address};
}

bool isPlanned(const ProbeTask &task)
{
    if (!task.start.isHttp() || !task.url.isHttp())
        return false;
    if (task.kind != ProbeKind::NotFound)
        return task.url.href() == addressOf(task.kind, task.start, {});
    const QByteArrayView path = task.url.pathname();
    const qsizetype name = path.lastIndexOf('/') + 1;
    if (name <= 0 || path.first(name).count('/') > 2 || !path.sliced(name).startsWith(NoSuchPage))
        return false;
    const QByteArrayView random = path.sliced(name + qsizetype(qstrlen(NoSuchPage)));
    return task.url.href() == noSuchPage(task.start, path.first(name), random);
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
