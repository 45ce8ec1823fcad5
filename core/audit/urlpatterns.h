#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <vector>

namespace argiope::audit {

/// By what many URLs of a site are alike: a parameter ("?replytocom="), one with its value ("?do=edit"), the folders
/// that a path begins with ("/index.php/Special:Log/"), the word that it ends with ("/…/feed/"). 8 bytes for each
/// pattern of a URL, some four of which have more than a plain path. Filled once, then asked. One thread.
class UrlPatterns
{
public:
    enum class Waste : quint8 { None, NoIndex, Canonicalised, Duplicate };

    /// URLs of one pattern that are no page of their own to a search engine.
    struct Group
    {
        QByteArray pattern;
        std::vector<quint32> pages; ///< in the order of the ids
        Waste waste = Waste::None; ///< what most of them are
    };

    /// In the order of the ids.
    void add(const url::Url &address, quint32 id);
    /// The patterns of which `least` pages and `share` of all are wasted, largest first; a page is in one group only.
    [[nodiscard]] QList<Group> wasted(
        const std::function<Waste(quint32 page)> &judge, qint64 least, double share) const;
    void clear() { *this = UrlPatterns(); }

private:
    struct Entry
    {
        quint32 page;
        quint32 pattern;
    };
    void note(const QByteArray &pattern, quint32 id);

    std::vector<Entry> m_entries;
    QHash<QByteArray, quint32> m_numbers;
    QList<QByteArray> m_patterns; ///< by number
};

} // namespace argiope::audit
