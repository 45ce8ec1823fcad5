#include "core/engine/urllist.h"

#include "core/engine/credentials.h"
#include "core/engine/listencoding.h"
#include "core/sitemap/sitemap.h"
#include "core/url/url.h"

#include <QSet>

#include <algorithm>

namespace argiope::engine {

namespace {

constexpr int RowsToLookAt = 50; ///< to find the column and the separator of a table

bool isSitemap(QByteArrayView data)
{
    if (data.startsWith("\x1f\x8b"))
        return true;
    if (data.startsWith("\xef\xbb\xbf"))
        data = data.sliced(3);
    return data.trimmed().startsWith('<');
}

/// "hello" parses as a host of the local network; in a list it is far more likely a word.
bool looksLikeAddress(QStringView text)
{
    if (text.contains(QLatin1String("://")) || text.startsWith(QLatin1String("//")))
        return true;
    const qsizetype end = text.indexOf(u'/');
    const QStringView host = end < 0 ? text : text.left(end);
    return host.contains(u'.') || host.contains(u':') || host.startsWith(u'[')
        || host.compare(u"localhost", Qt::CaseInsensitive) == 0;
}

/// The end of one line, and where the next begins.
struct LineCutter
{
    QStringView text;
    qsizetype at = 0;
    [[nodiscard]] bool atEnd() const { return at >= text.size(); }
    QStringView next()
    {
        qsizetype end = at;
        while (end < text.size() && text[end] != u'\n' && text[end] != u'\r')
            ++end;
        const QStringView line = text.sliced(at, end - at);
        at = end + 1;
        if (end < text.size() && text[end] == u'\r' && at < text.size() && text[at] == u'\n')
            ++at;
        return line;
    }
};

/// RFC 4180, with any separator; `line` counts the lines that a quoted cell spans.
class RowCutter
{
public:
    RowCutter(QStringView text, QChar separator)
        : m_text(text)
        , m_separator(separator)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] qint64 line() const { return m_line; } ///< of the row that next() gave
    QStringList next()
    {
        m_line = m_nextLine;
        QStringList cells;
        QString cell;
        bool quoted = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (quoted) {
                if (c == u'"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"') {
                    cell += c;
                    ++m_at;
                } else if (c == u'"') {
                    quoted = false;
                } else {
                    m_nextLine += c == u'\n' ? 1 : 0;
                    cell += c;
                }
            } else if (c == u'"' && cell.trimmed().isEmpty()) {
                quoted = true;
                cell.clear();
            } else if (c == m_separator) {
                cells.append(std::exchange(cell, QString()));
            } else if (c == u'\n' || c == u'\r') {
                m_at += c == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n' ? 2 : 1;
                break;
            } else {
                cell += c;
            }
        }
        ++m_nextLine;
        cells.append(cell);
        return cells;
    }

private:
    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    qint64 m_line = 0;
    qint64 m_nextLine = 1;
};

class ListReader
{
public:
    ListReader(UrlList &list, const std::atomic<bool> *cancel)
        : m_list(list)
        , m_cancel(cancel)
    {
    }
    [[nodiscard]] bool canceled() const { return m_cancel && m_cancel->load(std::memory_order_relaxed); }

    void takeUrl(const QString &url)
    {
        if (m_seen.contains(url)) {
            ++m_list.duplicates;
            return;
        }
        m_seen.insert(url);
        m_list.urls.append(url);
    }
    /// A name and password in an address become a login of its server.
    void takeLogin(QStringView text)
    {
        if (!text.contains(u'@'))
            return;
        settings::CrawlSettings one;
        one.seeds = QStringList{text.toString()};
        bindSecrets(one);
        for (const QString &login : std::as_const(one.logins)) {
            if (!m_list.logins.contains(login))
                m_list.logins.append(login);
        }
    }
    void takeText(QStringView text, qint64 line)
    {
        const QStringView trimmed = text.trimmed();
        if (trimmed.isEmpty() || trimmed.startsWith(u'#'))
            return;
        CrawlError error;
        const QByteArray url = address(trimmed, &error);
        if (!url.isEmpty()) {
            takeLogin(trimmed);
            takeUrl(QString::fromLatin1(url));
            return;
        }
        ++m_list.badCount;
        if (m_list.bad.size() < UrlList::MostBad)
            m_list.bad.append({line, trimmed.left(UrlList::MostText).toString(), error});
    }
    [[nodiscard]] static QByteArray address(QStringView text, CrawlError *error = nullptr)
    {
        const QString typed = text.toString();
        if (text.contains(QChar::ReplacementCharacter)) {
            if (error)
                *error = {CrawlError::Code::BadSeed, typed, QStringLiteral("encoding")};
            return {};
        }
        const QByteArray url = normalizeSeed(typed, error);
        if (!url.isEmpty() && !looksLikeAddress(text)) {
            if (error)
                *error = {CrawlError::Code::BadSeed, typed, QStringLiteral("word")};
            return {};
        }
        return url;
    }

private:
    UrlList &m_list;
    const std::atomic<bool> *m_cancel;
    QSet<QString> m_seen;
};

void readSitemap(const QByteArray &data, UrlList &list, ListReader &reader)
{
    list.kind = UrlList::Kind::Sitemap;
    sitemap::SitemapReader file(url::Url(), [&](sitemap::SitemapEntry &&entry) {
        if (entry.kind == sitemap::SitemapEntry::Kind::Sitemap)
            ++list.sitemaps;
        else if (entry.kind == sitemap::SitemapEntry::Kind::Page && entry.url.isHttp())
            reader.takeUrl(QString::fromLatin1(entry.url.hrefWithoutFragment()));
    });
    constexpr qsizetype Piece = 1 << 20;
    for (qsizetype at = 0; at < data.size() && !reader.canceled(); at += Piece)
        file.feed(QByteArrayView(data).sliced(at, qMin(Piece, data.size() - at)));
    list.damaged = file.finish() != sitemap::SitemapProblem::None;
    if (list.urls.isEmpty() && list.sitemaps > 0)
        list.kind = UrlList::Kind::SitemapIndex;
}

/// The separator that the first lines hold most of, or 0 where it is no table.
QChar separatorOf(QStringView text, const QString &name)
{
    const bool table = name.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)
        || name.endsWith(QLatin1String(".tsv"), Qt::CaseInsensitive);
    // A comma or a semicolon may be part of a URL, a tab may not: what came without a name is a table only by tabs.
    QString candidates = QStringLiteral("\t");
    if (table)
        candidates += QStringLiteral(",;");
    QList<qsizetype> counts(candidates.size(), 0);
    LineCutter lines{text};
    for (int i = 0; i < RowsToLookAt && !lines.atEnd(); ++i) {
        const QStringView line = lines.next().trimmed();
        for (qsizetype k = 0; k < candidates.size(); ++k)
            counts[k] += line.count(candidates[k]);
    }
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    if (*most > 0)
        return candidates[most - counts.cbegin()];
    return table ? QLatin1Char(',') : QChar();
}

int urlColumn(QStringView text, QChar separator)
{
    QList<int> hits;
    RowCutter rows(text, separator);
    for (int i = 0; i < RowsToLookAt && !rows.atEnd(); ++i) {
        const QStringList cells = rows.next();
        while (hits.size() < cells.size())
            hits.append(0);
        for (qsizetype k = 0; k < cells.size(); ++k) {
            const QString cell = cells[k].trimmed();
            // A whole address outweighs what may be a file's name or a version number.
            if (cell.startsWith(QLatin1String("http"), Qt::CaseInsensitive) && !ListReader::address(cell).isEmpty())
                hits[k] += 1000;
            else if (!cell.isEmpty() && !ListReader::address(cell).isEmpty())
                ++hits[k];
        }
    }
    return hits.isEmpty() ? 0 : int(std::max_element(hits.cbegin(), hits.cend()) - hits.cbegin());
}

void readTable(QStringView text, QChar separator, UrlList &list, ListReader &reader)
{
    list.kind = UrlList::Kind::Table;
    const int column = urlColumn(text, separator);
    RowCutter rows(text, separator);
    bool first = true;
    while (!rows.atEnd() && !reader.canceled()) {
        const QStringList cells = rows.next();
        const bool empty
            = std::all_of(cells.cbegin(), cells.cend(), [](const QString &cell) { return cell.trimmed().isEmpty(); });
        if (empty)
            continue;
        const QString cell = cells.value(column).trimmed();
        const bool title = std::exchange(first, false) && ListReader::address(cell).isEmpty();
        if (title)
            continue;
        if (cell.isEmpty()) {
            // A row without an address where the others have theirs.
            ++list.badCount;
            if (list.bad.size() < UrlList::MostBad) {
                list.bad.append(
                    {rows.line(), cells.join(separator).left(UrlList::MostText), {CrawlError::Code::NoSeed, {}, {}}});
            }
            continue;
        }
        reader.takeText(cell, rows.line());
    }
}

} // namespace

UrlList readUrlList(const QByteArray &data, const QString &name, const std::atomic<bool> *cancel, const QString &locale)
{
    UrlList list;
    ListReader reader(list, cancel);
    if (isSitemap(data)) {
        readSitemap(data, list, reader);
        return list;
    }
    const auto decoded = decodeList(data, locale);
    if (!decoded) {
        list.undecodable = true;
        return list;
    }
    list.encoding = decoded->encoding;
    const QString &text = decoded->text;
    if (const QChar separator = separatorOf(text, name); !separator.isNull()) {
        readTable(text, separator, list, reader);
        return list;
    }
    LineCutter lines{text};
    for (qint64 number = 1; !lines.atEnd() && !reader.canceled(); ++number)
        reader.takeText(lines.next(), number);
    return list;
}

} // namespace argiope::engine
