#pragma once

#include "core/judge/foundlinks.h"
#include "core/settings/crawlsettings.h"
#include "core/topic/focus.h"
#include "core/url/canonical.h"

#include <QList>
#include <QRegularExpression>

#include <optional>
#include <unordered_map>

namespace argiope::engine {

/// What a URL promises before it was fetched, as rank::CrawlOrder counts it: by its form and the patterns of the
/// settings in a crawl by importance, by the links to it and their words in a crawl by topic, and nothing in any other.
/// The recorder's thread.
class UrlPoints
{
public:
    /// `focus`: of the crawl's topic, where it has one; outlives it.
    UrlPoints(const settings::CrawlSettings &settings, const topic::Focus *focus);

    [[nodiscard]] bool areOfTopic() const { return m_focus != nullptr; }
    /// `key`: of the URL, where the page of beginPage() may name it.
    [[nodiscard]] int of(const QByteArray &url, const url::UrlKey *key = nullptr) const;
    /// From now on these are named. `promises`: PageResult::promises, in the order of the targets; those that have none
    /// are worth `ofPage`.
    void beginPage(const QList<judge::Target> &targets, const QList<qint8> &promises, int ofPage);
    /// What the page of beginPage() promises of it.
    [[nodiscard]] std::optional<int> promised(const url::UrlKey &key) const;

private:
    struct Pattern
    {
        int points = 0;
        QRegularExpression regex;
    };
    const topic::Focus *const m_focus; ///< with Order::Topic
    const bool m_byImportance;
    QList<Pattern> m_patterns;
    std::unordered_map<url::UrlKey, qint8, url::UrlKeyHash> m_promises;
};

} // namespace argiope::engine
