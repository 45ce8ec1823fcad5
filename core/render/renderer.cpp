#include "core/render/renderer.h"

#include "core/render/browserfinder.h"

#include <QFile>
#include <QThread>

#include <algorithm>
#include <utility>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace argiope::render {

using End = Rendering::End;

namespace {

constexpr int MostTabs = 8;
constexpr qint64 TabBytes = 400 * 1024 * 1024; ///< that a tab and its share of the browser take
constexpr int TabVisits = 250; ///< then it is made anew
constexpr int BrowserVisits = 2'000;
constexpr int MostHung = 3; ///< in one browser
constexpr int StartTries = 3;

#ifdef Q_OS_LINUX
qint64 memoryAvailable()
{
    QFile file(QStringLiteral("/proc/meminfo"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray text = file.readAll();
    const qsizetype at = text.indexOf("MemAvailable:");
    const qsizetype end = at < 0 ? -1 : text.indexOf("kB", at);
    return end < 0 ? -1 : text.mid(at + 13, end - at - 13).trimmed().toLongLong() * 1024;
}
#endif

bool isRoot()
{
#ifdef Q_OS_UNIX
    return ::geteuid() == 0;
#else
    return false;
#endif
}

} // namespace

int usualTabs()
{
    int tabs = std::clamp(QThread::idealThreadCount(), 1, MostTabs);
#ifdef Q_OS_LINUX
    if (const qint64 free = memoryAvailable(); free >= 0)
        tabs = std::min(tabs, std::max(1, int(free / 2 / TabBytes)));
#endif
    return tabs;
}

Renderer::Renderer(RendererOptions options)
    : m_options([&options] {
        if (options.tabs <= 0)
            options.tabs = usualTabs();
        return std::move(options);
    }())
{
}

Renderer::~Renderer()
{
    m_idle.clear();
}

QByteArray Renderer::whyNone(const RendererOptions &options)
{
    if (findBrowser(options.browser).isEmpty()) {
        if (!options.browser.isEmpty())
            return "there is no browser at " + options.browser.toUtf8();
        return "no Chromium, Chrome, Edge, Brave or Vivaldi was found: install one (Debian: apt install chromium), or "
               "name it (--browser)";
    }
    if (options.sandbox && isRoot()) {
        return "a browser's sandbox does not work for root: run as another user, or switch it off for pages that you "
               "trust (renderSandbox)";
    }
    return {};
}

QByteArray Renderer::product() const
{
    const std::lock_guard lock(m_mutex);
    return m_product;
}

Rendering Renderer::render(const Document &document, const ResourceSource &source, const PageLimits &limits)
{
    Rendering failure;
    std::unique_ptr<Tab> tab = takeTab(failure);
    if (!tab)
        return failure;
    Rendering rendering = tab->render(document, source, limits);
    giveBack(std::move(tab), rendering.end);
    const std::lock_guard lock(m_mutex);
    if (m_aborted && rendering.end != End::Rendered)
        rendering.end = End::Aborted;
    return rendering;
}

std::unique_ptr<Tab> Renderer::takeTab(Rendering &failure)
{
    std::unique_lock lock(m_mutex);
    m_freed.wait(lock, [this] { return m_aborted || (m_busy < m_options.tabs && !m_starting); });
    if (m_aborted) {
        failure.end = End::Aborted;
        return nullptr;
    }
    if (m_startError.isEmpty() && !m_browser)
        m_startError = whyNone(m_options);
    if (!m_startError.isEmpty()) {
        failure.end = End::NoBrowser;
        failure.error = m_startError;
        return nullptr;
    }
    ++m_busy;
    if (m_browser && m_browser->isGone())
        m_browser.reset();
    if (!m_browser) {
        m_idle.clear();
        m_starting = true;
        lock.unlock();
        (void)ProfileFolder::removeLeft();
        auto started = Browser::start({findBrowser(m_options.browser), m_options.sandbox});
        lock.lock();
        m_starting = false;
        if (started && !m_aborted) {
            m_browser = std::move(started).value();
            m_product = m_browser->product();
            m_startFailures = 0;
            m_visits = 0;
            m_hung = 0;
        } else {
            if (!started && ++m_startFailures >= StartTries)
                m_startError = started.error();
            --m_busy;
            failure.end = m_aborted ? End::Aborted : started || m_startError.isEmpty() ? End::Crashed : End::NoBrowser;
            failure.error = started ? QByteArray() : started.error();
            lock.unlock();
            m_freed.notify_all();
            return nullptr;
        }
        m_freed.notify_all();
    }
    if (!m_idle.empty()) {
        std::unique_ptr<Tab> tab = std::move(m_idle.back());
        m_idle.pop_back();
        return tab;
    }
    const std::shared_ptr<Browser> browser = m_browser;
    lock.unlock();
    std::unique_ptr<Tab> tab
        = Tab::open(browser, {.userAgent = m_options.userAgent, .acceptLanguage = m_options.acceptLanguage});
    if (tab)
        return tab;
    browser->kill(); // it does not answer any more
    lock.lock();
    --m_busy;
    if (m_browser == browser)
        m_browser.reset();
    failure.end = m_aborted ? End::Aborted : End::Crashed;
    failure.error = "the browser makes no tab";
    lock.unlock();
    m_freed.notify_all();
    return nullptr;
}

void Renderer::giveBack(std::unique_ptr<Tab> tab, End end)
{
    std::shared_ptr<Browser> left; // goes without the lock: it waits for its thread
    {
        const std::lock_guard lock(m_mutex);
        --m_busy;
        const bool current = tab->browser() == m_browser;
        if (current) {
            ++m_visits;
            if (end == End::Hung)
                ++m_hung;
            if (m_visits >= BrowserVisits || m_hung >= MostHung || m_browser->isGone())
                left = std::move(m_browser); // those who still use a tab of it keep it alive
        }
        const bool good = end == End::Rendered && !tab->isBusy() && current && m_browser && tab->visits() < TabVisits;
        if (good)
            m_idle.push_back(std::move(tab));
    }
    tab.reset();
    if (left) {
        std::vector<std::unique_ptr<Tab>> old;
        const std::lock_guard lock(m_mutex);
        std::swap(old, m_idle);
        for (auto &one : old) {
            if (one->browser() == m_browser)
                m_idle.push_back(std::move(one));
        }
    }
    m_freed.notify_all();
}

void Renderer::endBrowser()
{
    std::shared_ptr<Browser> browser;
    {
        const std::lock_guard lock(m_mutex);
        browser = m_browser;
    }
    if (browser)
        browser->kill();
}

void Renderer::abort()
{
    {
        const std::lock_guard lock(m_mutex);
        m_aborted = true;
    }
    m_freed.notify_all();
    endBrowser();
}

} // namespace argiope::render
