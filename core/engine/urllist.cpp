#include "core/engine/urllist.h"

#include "core/engine/credentials.h"
#include "core/html/charset.h"
#include "core/sitemap/sitemap.h"
#include "core/url/url.h"

#include <QByteArrayList>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <optional>

namespace argiope::engine {

namespace {

constexpr int RowsToLookAt = 50; ///< to find the column and the separator of a table

/// The encoding that texts of a language had before UTF-8: the table of the HTML Standard, 13.2.3.2.
QByteArray legacyEncoding(const QString &locale)
{
    struct Row
    {
        const char *language;
        const char *encoding;
    };
    static constexpr std::array rows{Row{"zh_TW", "Big5"}, Row{"zh_HK", "Big5"}, Row{"zh", "gb18030"},
        Row{"ja", "Shift_JIS"}, Row{"ko", "EUC-KR"}, Row{"ar", "windows-1256"}, Row{"fa", "windows-1256"},
        Row{"el", "windows-1253"}, Row{"he", "windows-1255"}, Row{"th", "windows-874"}, Row{"tr", "windows-1254"},
        Row{"vi", "windows-1258"}, Row{"ru", "windows-1251"}, Row{"uk", "windows-1251"}, Row{"be", "windows-1251"},
        Row{"bg", "windows-1251"}, Row{"sr", "windows-1251"}, Row{"mk", "windows-1251"}, Row{"cs", "windows-1250"},
        Row{"hu", "windows-1250"}, Row{"pl", "windows-1250"}, Row{"sk", "windows-1250"}, Row{"sl", "windows-1250"},
        Row{"hr", "windows-1250"}, Row{"et", "windows-1257"}, Row{"lv", "windows-1257"}, Row{"lt", "windows-1257"}};
    for (const Row &row : rows) {
        if (locale.startsWith(QLatin1String(row.language)))
            return row.encoding;
    }
    return "windows-1252";
}

/// True where all bytes beyond ASCII are pairs, as in the encodings of East Asia; letters with accents hardly ever are.
bool hasPairsOnly(QByteArrayView data)
{
    qsizetype run = 0;
    for (const char c : data) {
        if (quint8(c) >= 0xA1 && quint8(c) != 0xFF) {
            ++run;
            continue;
        }
        if (quint8(c) >= 0x80 || run % 2 != 0)
            return false;
        run = 0;
    }
    return run % 2 == 0;
}

/// The text where every byte has a meaning, else nothing.
std::optional<QString> cleanlyDecoded(QByteArrayView data, const QByteArray &encoding)
{
    const QString text = QString::fromUtf8(html::decodeToUtf8(data, encoding));
    const bool clean = std::none_of(text.begin(), text.end(), [](QChar c) {
        const bool control = c.unicode() < 0x20 && c != u'\n' && c != u'\r' && c != u'\t';
        return control || c == QChar::ReplacementCharacter || (c.unicode() >= 0x7F && c.unicode() < 0xA0)
            || (c.unicode() >= 0xE000 && c.unicode() < 0xF900);
    });
    return clean ? std::optional<QString>(text) : std::nullopt;
}

/// Nothing where no encoding fits. `encoding` is set where it was none of Unicode's.
std::optional<QString> decodeList(QByteArrayView data, const QString &locale, QByteArray *encoding)
{
    const auto marked = QStringConverter::encodingForData(data);
    QStringDecoder decoder(marked.value_or(QStringConverter::Utf8));
    const QString text = decoder(data);
    if (!decoder.hasError())
        return text;
    if (marked)
        return std::nullopt;
    const QByteArray own = legacyEncoding(locale);
    QByteArrayList candidates;
    if (hasPairsOnly(data)) {
        if (locale.startsWith(QLatin1String("ja")))
            candidates.append("EUC-JP");
        // Of the encodings with such pairs the one that most lists are in, where the locale has none of its own.
        if (own == "windows-1252")
            candidates.append("gb18030");
    }
    candidates.append(own);
    candidates.append("windows-1252");
    for (const QByteArray &candidate : std::as_const(candidates)) {
        if (const auto decoded = cleanlyDecoded(data, candidate)) {
            *encoding = candidate;
            return decoded;
        }
    }
    return std::nullopt;
}

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
    const auto decoded = decodeList(data, locale, &list.encoding);
    if (!decoded) {
        list.undecodable = true;
        return list;
    }
    const QString &text = *decoded;
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
