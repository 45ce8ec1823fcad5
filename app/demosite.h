#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace argiope {

/// A small site for a first crawl, served to this computer only (127.0.0.1, a free port): some forty pages, images,
/// redirects, dead links, a robots.txt that closes a folder, a page behind a password and a slow one. Runs in a thread
/// of its own from start() to the destructor. UI thread.
class DemoSite
{
public:
    DemoSite();
    ~DemoSite();
    DemoSite(const DemoSite &) = delete;
    DemoSite &operator=(const DemoSite &) = delete;

    /// The address of its first page; "" where no port could be had. Further calls answer the same.
    [[nodiscard]] QString start();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope
