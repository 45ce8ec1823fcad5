#pragma once

#include "core/render/browser.h"
#include "core/render/rendering.h"
#include "core/render/tab.h"

#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

namespace argiope::render {

struct RendererOptions
{
    QString browser; ///< as for findBrowser(); "": any that is installed
    bool sandbox = true; ///< without it none is started for root
    int tabs = 0; ///< at a time; 0: usualTabs()
    QByteArray userAgent;
    QByteArray acceptLanguage; ///< header value
};

/// Pages at a time that this machine renders well: by its cores and its memory.
[[nodiscard]] int usualTabs();

/// Renders documents in tabs of one browser, which is started when the first is wanted, and anew where it has ended or
/// has shown many pages. Any thread; as many at a time as there are tabs, others wait.
class Renderer
{
public:
    explicit Renderer(RendererOptions options);
    ~Renderer(); ///< nobody may be inside render()
    Renderer(const Renderer &) = delete;
    Renderer &operator=(const Renderer &) = delete;

    /// Blocks. `source` is called on this thread.
    [[nodiscard]] Rendering render(
        const Document &document, const ResourceSource &source, const PageLimits &limits = {});
    /// Ends what is under way and whatever comes later, within moments.
    void abort();
    /// As if the browser had crashed: what it is at fails, and the next page has another.
    void endBrowser();
    /// Why no browser can be had, before one is wanted: "" where one is there.
    [[nodiscard]] static QByteArray whyNone(const RendererOptions &options);
    [[nodiscard]] QByteArray product() const; ///< of the browser, once it has been started

private:
    [[nodiscard]] std::unique_ptr<Tab> takeTab(Rendering &failure);
    void giveBack(std::unique_ptr<Tab> tab, Rendering::End end);

    const RendererOptions m_options;
    mutable std::mutex m_mutex;
    std::condition_variable m_freed;
    int m_busy = 0; ///< tabs in use
    bool m_starting = false; ///< a thread starts the browser
    bool m_aborted = false;
    QByteArray m_startError; ///< no browser can be started: there is no use in trying again
    int m_startFailures = 0; ///< in a row
    QByteArray m_product;
    int m_visits = 0; ///< of m_browser
    int m_hung = 0; ///< pages of m_browser that hung
    std::shared_ptr<Browser> m_browser;
    std::vector<std::unique_ptr<Tab>> m_idle;
};

} // namespace argiope::render
