#pragma once

#include "core/store/types.h"

#include <QByteArray>

/// XML of sitemaps.org, protocol 0.9.
namespace argiope::exporting::sitemap {

/// Limits of one file.
inline constexpr qint64 MaxUrls = 50000;
inline constexpr qint64 MaxBytes = 52428800;
/// "<loc> must be less than 2,048 characters."
inline constexpr qsizetype MaxUrlLength = 2047;

/// True for pages that belong into a sitemap.
[[nodiscard]] bool belongs(const store::UrlRecord &record);

[[nodiscard]] QByteArray head();
[[nodiscard]] QByteArray entry(const store::UrlRecord &record);
[[nodiscard]] QByteArray foot();

[[nodiscard]] QByteArray indexHead();
[[nodiscard]] QByteArray indexEntry(const QByteArray &url);
[[nodiscard]] QByteArray indexFoot();

/// Says where one file ends and the next begins.
class Cutter
{
public:
    /// True where an entry of so many bytes is the first of a new file.
    [[nodiscard]] bool startsFile(qsizetype entryBytes);
    [[nodiscard]] int files() const { return m_files; }

private:
    int m_files = 0;
    qint64 m_urls = 0;
    qint64 m_bytes = 0;
};

} // namespace argiope::exporting::sitemap
