#pragma once

#include "core/render/browser.h"
#include "core/render/channel.h"
#include "core/render/rendering.h"

#include <memory>

namespace argiope::render {

struct TabOptions
{
    QByteArray userAgent;
    QByteArray acceptLanguage; ///< header value
    int width = 1366;
    int height = 4000; ///< tall: what loads as it comes into sight does, without scrolling
};

/// One tab of a browser, in a context of its own: it shares neither cookies nor storage with others. One thread at a
/// time.
class Tab
{
public:
    /// Null where the browser does not make one.
    [[nodiscard]] static std::unique_ptr<Tab> open(std::shared_ptr<Browser> browser, const TabOptions &options);
    ~Tab(); ///< closes it
    Tab(const Tab &) = delete;
    Tab &operator=(const Tab &) = delete;

    /// What the page has stored is forgotten afterwards. After Crashed and Hung there is no more to be had of this tab.
    [[nodiscard]] Rendering render(const Document &document, const ResourceSource &source, const PageLimits &limits);

    [[nodiscard]] const std::shared_ptr<Browser> &browser() const { return m_browser; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; } ///< its last page may still keep it so
    [[nodiscard]] int visits() const { return m_visits; }

private:
    Tab(std::shared_ptr<Browser> browser, QByteArray context, QByteArray target, QByteArray session);
    [[nodiscard]] bool prepare(const TabOptions &options);

    const std::shared_ptr<Browser> m_browser;
    const QByteArray m_context;
    const QByteArray m_target; ///< also the id of its main frame
    const QByteArray m_session;
    Channel m_channel;
    int m_visits = 0;
    bool m_isBusy = false; ///< its page was interrupted
};

} // namespace argiope::render
