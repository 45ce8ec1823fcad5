#include "core/engine/recorder/urlpoints.h"

#include "core/settings/fields.h"

#include <algorithm>

namespace argiope::engine {

namespace {

/// What an address alone says: the fewer folders and parameters, the more.
int plainPoints(const QByteArray &url)
{
    constexpr qsizetype most = 6;
    const qsizetype scheme = url.indexOf("://");
    const qsizetype query = url.indexOf('?');
    const qsizetype slashes = url.left(query < 0 ? url.size() : query).mid(scheme < 0 ? 0 : scheme + 3).count('/');
    return int(most - std::min(slashes, most)) - (query < 0 ? 0 : 2);
}

} // namespace

UrlPoints::UrlPoints(const settings::CrawlSettings &settings, const topic::Focus *focus)
    : m_focus(settings.order == settings::Order::Topic ? focus : nullptr)
    , m_byImportance(settings.order == settings::Order::Importance)
{
    if (!m_byImportance)
        return;
    for (const QString &line : settings.importance) {
        if (const auto importance = settings::importanceOf(line))
            m_patterns.append({importance->points, QRegularExpression(importance->pattern)});
    }
}

int UrlPoints::of(const QByteArray &url, const url::UrlKey *key) const
{
    if (m_focus) {
        const auto named = key ? promised(*key) : std::nullopt;
        return named ? *named : topic::pointsOf(m_focus->promise(0, {}, url));
    }
    if (!m_byImportance)
        return 0;
    int points = plainPoints(url);
    for (const Pattern &pattern : m_patterns) {
        if (pattern.regex.match(QString::fromUtf8(url)).hasMatch())
            points += pattern.points;
    }
    return points;
}

void UrlPoints::beginPage(const QList<judge::Target> &targets, const QList<qint8> &promises, int ofPage)
{
    m_promises.clear();
    if (!m_focus)
        return;
    for (qsizetype i = 0; i < targets.size(); ++i)
        m_promises.emplace(targets[i].key, i < promises.size() ? promises[i] : qint8(ofPage));
}

std::optional<int> UrlPoints::promised(const url::UrlKey &key) const
{
    const auto known = m_promises.find(key);
    return known == m_promises.end() ? std::nullopt : std::optional<int>(known->second);
}

} // namespace argiope::engine
