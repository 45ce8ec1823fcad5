#pragma once

#include "core/html/collector.h"

#include <vector>

namespace argiope::html {

class PolicyObserver;

/// What a page has browsers fetch: in clear on a page that is not, unprotected against changes, what keeps it from
/// being drawn, how much. For audits. Of style sheets within the page only where resources are wanted.
class ResourceObserver : public Collector
{
public:
    // What is less than that is not worth a place in the file.
    static constexpr int LeastRequests = 25;
    static constexpr int LeastStyles = 3;
    static constexpr qint64 LeastInlineBytes = 20'000;

    /// `policies` is finished before it.
    ResourceObserver(PageContext &context, const PolicyObserver &policies);

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Script, Tag::Link, Tag::Style, Tag::Img, Tag::Iframe, Tag::Frame,
            Tag::Object, Tag::Embed, Tag::Audio, Tag::Video, Tag::Source, Tag::Track, Tag::Input, Tag::Image};
        return all;
    }
    [[nodiscard]] bool readsText() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void text(QByteArrayView text, WalkFlags flags) override
    {
        if (flags & InCode)
            m_inlineBytes += text.size();
    }
    void finish() override;

private:
    /// What browsers do with it on a page of https (Mixed Content, 3): fetch it by https, or not at all.
    enum class Mix : quint8 { Upgraded, Blocked };
    struct Mixed
    {
        QByteArray first;
        int count = 0;
    };

    WalkFlags script(const ElementView &view);
    void link(const ElementView &view);
    void fetched(QByteArrayView written, Mix mix, bool counts = true);
    void fetchedSet(QByteArrayView srcset);
    void mixed(const url::Url &target, Mix mix);
    void unprotected(const ElementView &view, QByteArrayView written);
    void styles();
    [[nodiscard]] bool isByHttp(QByteArrayView written) const;

    PageContext &m_context;
    const PolicyObserver &m_policies;
    const bool m_secure; ///< the page's own URL is of https
    std::vector<quint64> m_requests; ///< hashes of what is written
    Mixed m_upgraded;
    Mixed m_blocked;
    int m_styles = 0; ///< style sheets in the head that nothing is drawn before
    qint64 m_inlineBytes = 0; ///< of scripts and style sheets
};

} // namespace argiope::html
