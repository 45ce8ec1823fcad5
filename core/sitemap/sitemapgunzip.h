#pragma once

#include <QByteArrayView>

#include <functional>
#include <memory>

namespace argiope::sitemap {

/// Unpacks gzip (RFC 1952) in pieces, several members one after the other. Holds one window and one output buffer,
/// whatever the ratio. What stands behind the last member is passed over, as gzip itself does. One thread.
class SitemapGunzip
{
public:
    enum class State : quint8 {
        Inside, ///< of a member: more input is wanted
        BetweenMembers, ///< at least one member is whole
        Broken,
    };
    using Output = std::function<void(QByteArrayView)>;

    SitemapGunzip();
    ~SitemapGunzip();
    SitemapGunzip(const SitemapGunzip &) = delete;
    SitemapGunzip &operator=(const SitemapGunzip &) = delete;

    void feed(QByteArrayView packed, const Output &output);
    [[nodiscard]] State state() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::sitemap
