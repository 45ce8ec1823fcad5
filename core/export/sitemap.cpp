#include "core/export/sitemap.h"

#include "core/export/cells.h"
#include "core/facts/contenttype.h"

namespace argiope::exporting::sitemap {

namespace {

QByteArray withoutFragment(const QByteArray &url)
{
    const qsizetype hash = url.indexOf('#');
    return hash < 0 ? url : url.left(hash);
}

bool isHtmlType(const QByteArray &contentType)
{
    const QByteArray type = facts::bareType(contentType).toLower();
    return type == "text/html" || type == "application/xhtml+xml";
}

} // namespace

bool belongs(const store::UrlRecord &record)
{
    const store::PageRecord &page = record.page;
    return record.state == store::UrlState::Finished && record.role == store::UrlRole::Page
        && page.outcome == store::Outcome::Ok && page.status == 200 && !page.noIndex && isHtmlType(page.contentType)
        && record.url.size() <= MaxUrlLength
        && (page.canonical.isEmpty() || withoutFragment(page.canonical) == withoutFragment(record.url));
}

QByteArray head()
{
    return QByteArrayLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                             "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
}

QByteArray entry(const store::UrlRecord &record)
{
    QByteArray xml = "<url><loc>" + xmlText(record.url) + "</loc>";
    const QByteArray changed = w3cTime(record.page.lastModified);
    if (!changed.isEmpty())
        xml += "<lastmod>" + changed + "</lastmod>";
    return xml + "</url>\n";
}

QByteArray foot()
{
    return QByteArrayLiteral("</urlset>\n");
}

QByteArray indexHead()
{
    return QByteArrayLiteral("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                             "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
}

QByteArray indexEntry(const QByteArray &url)
{
    return "<sitemap><loc>" + xmlText(url) + "</loc></sitemap>\n";
}

QByteArray indexFoot()
{
    return QByteArrayLiteral("</sitemapindex>\n");
}

bool Cutter::startsFile(qsizetype entryBytes)
{
    static const qint64 frame = head().size() + foot().size();
    const bool starts = m_files == 0 || m_urls == MaxUrls || m_bytes + entryBytes > MaxBytes;
    if (starts) {
        ++m_files;
        m_urls = 0;
        m_bytes = frame;
    }
    ++m_urls;
    m_bytes += entryBytes;
    return starts;
}

} // namespace argiope::exporting::sitemap
