#pragma once

#include "core/html/collector.h"

#include <array>

namespace argiope::html {

/// What robots metas and X-Robots-Tag headers say, and where they contradict each other, for audits.
class RobotsObserver : public Collector
{
public:
    explicit RobotsObserver(PageContext &context);

    [[nodiscard]] std::span<const Tag> tags() const override
    {
        static constexpr Tag all[] = {Tag::Meta};
        return all;
    }
    WalkFlags element(const ElementView &view) override;
    void finish() override;

private:
    /// A pair that cannot both hold.
    struct Pair
    {
        const char *allow = nullptr;
        const char *refuse = nullptr;
        bool allowed = false;
        bool refused = false;
    };
    void noteOfGoogle(const MetaDirectives &said, QByteArrayView written);
    void readOfOther(QByteArrayView agent, QByteArrayView content);
    /// `source`: where they are written, to everybody; null: to one crawler.
    void read(const QByteArrayList &directives, const char *source);

    PageContext &m_context;
    QByteArray m_said; ///< to everybody, with the source of each list: "noindex (X-Robots-Tag), index (meta robots)"
    std::array<Pair, 2> m_pairs{Pair{"index", "noindex"}, Pair{"follow", "nofollow"}};
};

} // namespace argiope::html
