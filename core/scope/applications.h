#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QRegularExpression>
#include <QStringList>

#include <utility>
#include <vector>

namespace argiope::scope {

/// What of a well-known application (settings::Applications) is no content: old versions, differences, forms, the same
/// in another order. Each kind has a word for people who ask why a URL was left out.
class WasteList
{
public:
    enum class Use : quint8 {
        Profile, ///< somebody has chosen the application's profile
        Judged, ///< the crawl judges for itself: without what may be what the site is made for (commits, files)
    };
    /// Of these applications; others are passed over.
    explicit WasteList(const QStringList &applications, Use use = Use::Profile);

    [[nodiscard]] bool isEmpty() const { return m_kinds.empty(); }
    /// "mediawiki: old versions"; "" where the URL is none of it. Any thread.
    [[nodiscard]] QByteArray match(const url::Url &url) const { return find(url).first; }
    /// The same, and by what in the URL, with the view that it names: "mediawiki: forms and other views, action=edit".
    [[nodiscard]] QByteArray matchInDetail(const url::Url &url) const;

private:
    struct Kind
    {
        QByteArray detail;
        QRegularExpression pattern; ///< of path and query
    };
    [[nodiscard]] std::pair<QByteArray, QByteArray> find(const url::Url &url, bool detailed = false) const;

    std::vector<Kind> m_kinds;
};

/// What a profile leaves out, in words: "old versions", "special pages" …
[[nodiscard]] QList<QByteArray> wasteKindsOf(QByteArrayView application);

/// The applications that an answer shows that it comes from: by the generator that the document names, by headers and
/// cookies that only they send, by marks in the text. `headers`: as they came. Any thread.
[[nodiscard]] QList<QByteArray> applicationsIn(
    QByteArrayView document, const QList<QPair<QByteArray, QByteArray>> &headers);

} // namespace argiope::scope
