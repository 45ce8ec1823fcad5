#include "core/net/namebook.h"

#include "core/base/openfiles.h"
#include "core/net/socketroom.h"
#include "core/url/host.h"

#include <QHostInfo>

#include <algorithm>
#include <system_error>
#include <utility>

namespace argiope::net {

namespace {
using Steady = std::chrono::steady_clock;
constexpr int FilesNeeded = 4; ///< by a resolver
constexpr std::chrono::milliseconds ShortagePause{100};
} // namespace

struct NameBook::Shared
{
    struct Entry
    {
        std::optional<Answer> answer; ///< none: it is being looked up
        Steady::time_point until; ///< when the answer is forgotten
        quint64 used = 0; ///< the running number of its last use
        bool urgent = false; ///< somebody waits
        std::vector<std::function<void()>> done;
    };

    Shared(Resolve function, const Limits &bounds)
        : resolve(std::move(function))
        , limits(bounds)
    {
    }

    const Resolve resolve;
    const Limits limits;
    std::mutex mutex;
    std::condition_variable wake;
    QHash<QString, Entry> entries;
    std::deque<QString> urgent; ///< to be looked up, these first
    std::deque<QString> early;
    int threads = 0;
    int idle = 0;
    bool over = false;
    quint64 uses = 0;
    Counts counts;

    /// Under the lock. True where another thread is needed for what waits.
    [[nodiscard]] bool takeThread()
    {
        if (idle >= int(urgent.size() + early.size()) || threads >= limits.threads)
            return false;
        ++threads;
        return true;
    }

    /// Under the lock: makes room by forgetting those that were not used for longest, some at a time.
    void forget()
    {
        if (entries.size() < limits.names)
            return;
        std::vector<std::pair<quint64, QString>> known;
        for (auto it = entries.cbegin(); it != entries.cend(); ++it) {
            if (it->answer)
                known.emplace_back(it->used, it.key());
        }
        const size_t drop = std::min(known.size(), size_t(limits.names / 8 + 1));
        std::nth_element(known.begin(), known.begin() + qptrdiff(drop ? drop - 1 : 0), known.end());
        for (size_t i = 0; i < drop; ++i)
            entries.remove(known[i].second);
    }

    /// Under the lock. None where it is being looked up, or has to be: then it has an entry without an answer.
    Entry *known(const QString &name)
    {
        const auto it = entries.find(name);
        if (it == entries.end())
            return nullptr;
        if (it->answer && Steady::now() >= it->until) {
            entries.erase(it);
            return nullptr;
        }
        return &*it;
    }

    Answer lookUp(const QString &name)
    {
        Answer answer;
        auto pause = limits.firstPause;
        for (int attempt = 1; attempt <= limits.tries; ++attempt) {
            bool lacks = base::lacksOpenFiles(FilesNeeded); // then the resolver would find no name
            if (!lacks) {
                answer = resolve(name);
                lacks = answer.addresses.isEmpty() && base::lacksOpenFiles(FilesNeeded);
            }
            std::unique_lock lock(mutex);
            if (lacks) {
                --attempt;
                wake.wait_for(lock, ShortagePause, [this] { return over; });
                if (over)
                    break;
                continue;
            }
            ++counts.lookups;
            if (over || !answer.addresses.isEmpty() || !answer.mayPass || attempt == limits.tries)
                break;
            wake.wait_for(lock, pause, [this] { return over; });
            pause *= 2;
        }
        return answer;
    }
};

NameBook::Resolve NameBook::systemResolve()
{
    return [](const QString &name) {
        const QHostInfo info = QHostInfo::fromName(name);
        Answer answer;
        answer.addresses = info.addresses();
        answer.mayPass = info.error() == QHostInfo::UnknownError;
        // RFC 6761, section 6.3: they are this machine also where the system has no list that says so.
        if (answer.addresses.isEmpty() && url::isLoopbackName(name.toLatin1().toLower()))
            answer.addresses = {QHostAddress(QHostAddress::LocalHost), QHostAddress(QHostAddress::LocalHostIPv6)};
        return answer;
    };
}

NameBook::Limits NameBook::usualLimits()
{
    Limits limits;
    limits.threads = SocketRoom::lookupsFor(base::openFileLimit());
    return limits;
}

NameBook::NameBook(Resolve resolve, const Limits &limits)
    : m_shared(std::make_shared<Shared>(std::move(resolve), limits))
{
}

NameBook::~NameBook()
{
    const std::lock_guard lock(m_shared->mutex);
    m_shared->over = true;
    m_shared->urgent.clear();
    m_shared->early.clear();
    for (Shared::Entry &entry : m_shared->entries)
        entry.done.clear();
    m_shared->wake.notify_all();
}

void NameBook::prefetch(const QString &name)
{
    Shared &shared = *m_shared;
    bool begin = false;
    {
        const std::lock_guard lock(shared.mutex);
        if (shared.known(name) || qsizetype(shared.early.size()) >= shared.limits.waiting)
            return;
        shared.forget();
        shared.entries.insert(name, {}); // its answer comes
        shared.early.push_back(name);
        begin = shared.takeThread();
        shared.wake.notify_one();
    }
    if (begin)
        (void)NameBook::begin(m_shared); // else it is tried when somebody waits for the name
}

bool NameBook::begin(const std::shared_ptr<Shared> &shared)
{
    try {
        std::thread(work, shared).detach();
        return true;
    } catch (const std::system_error &) { // the system has no more threads for us
        const std::lock_guard lock(shared->mutex);
        return --shared->threads > 0;
    }
}

std::optional<NameBook::Answer> NameBook::ask(const QString &name, std::function<void()> done)
{
    Shared &shared = *m_shared;
    bool begin = false;
    {
        const std::lock_guard lock(shared.mutex);
        Shared::Entry *entry = shared.known(name);
        if (entry && entry->answer) {
            ++shared.counts.hits;
            entry->used = ++shared.uses;
            return entry->answer;
        }
        ++shared.counts.misses;
        if (!entry) {
            shared.forget();
            entry = &*shared.entries.insert(name, {});
        }
        entry->done.push_back(std::move(done));
        if (!entry->urgent) {
            entry->urgent = true;
            shared.urgent.push_back(name); // where it waits among the early ones it is passed over there
        }
        begin = shared.takeThread();
        shared.wake.notify_one();
    }
    if (!begin || NameBook::begin(m_shared))
        return std::nullopt;
    // Nobody else will ever look it up: the caller does, as long as that takes.
    Answer answer = shared.lookUp(name);
    const std::lock_guard lock(shared.mutex);
    std::erase(shared.urgent, name);
    shared.entries.remove(name);
    return answer;
}

NameBook::Counts NameBook::counts() const
{
    const std::lock_guard lock(m_shared->mutex);
    return m_shared->counts;
}

void NameBook::work(const std::shared_ptr<Shared> &shared)
{
    constexpr std::chrono::seconds patience{10}; // a thread without work leaves
    std::unique_lock lock(shared->mutex);
    for (;;) {
        ++shared->idle;
        const bool some = shared->wake.wait_for(
            lock, patience, [&] { return shared->over || !shared->urgent.empty() || !shared->early.empty(); });
        --shared->idle;
        if (!some || shared->over)
            break;
        std::deque<QString> &from = shared->urgent.empty() ? shared->early : shared->urgent;
        const bool early = &from == &shared->early;
        const QString name = from.front();
        from.pop_front();
        const auto entry = shared->entries.find(name);
        const bool taken
            = entry == shared->entries.end() || entry->answer || (early && entry->urgent) || entry->used == ~quint64(0);
        if (taken)
            continue;
        entry->used = ~quint64(0); // it is at it
        lock.unlock();
        Answer answer = shared->lookUp(name);
        lock.lock();
        Shared::Entry &now = shared->entries[name];
        now.until
            = Steady::now() + (answer.addresses.isEmpty() ? shared->limits.keepsMissing : shared->limits.keepsFound);
        now.answer = std::move(answer);
        now.used = ++shared->uses;
        now.urgent = false;
        const auto done = std::exchange(now.done, {});
        lock.unlock();
        for (const auto &tell : done)
            tell();
        lock.lock();
    }
    --shared->threads;
}

} // namespace argiope::net
