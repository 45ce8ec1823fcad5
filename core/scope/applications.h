#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace argiope::scope {

/// What of a well-known application (settings::Applications) is no content: old versions, differences, forms, the same
/// in another order. Each kind has a word for people who ask why a URL was left out.
class WasteList
{
public:
    /// Of these applications; others are passed over.
    explicit WasteList(const QStringList &applications);

    [[nodiscard]] bool isEmpty() const { return m_kinds.empty(); }
    /// "mediawiki: old versions"; "" where the URL is none of it. Any thread.
    [[nodiscard]] QByteArray match(const url::Url &url) const;

private:
    struct Kind
    {
        QByteArray detail;
        QRegularExpression pattern; ///< of path and query
    };
    std::vector<Kind> m_kinds;
};

/// What a profile leaves out, in words: "old versions", "special pages" …
[[nodiscard]] QList<QByteArray> wasteKindsOf(QByteArrayView application);

/// The applications that an answer shows that it comes from: by the generator that the document names, by headers and
/// cookies that only they send, by marks in the text. `headers`: as they came. Any thread.
[[nodiscard]] QList<QByteArray> applicationsIn(
    QByteArrayView document, const QList<QPair<QByteArray, QByteArray>> &headers);

} // namespace argiope::scope
