#include "core/audit/addresskind.h"

#include <algorithm>
#include <iterator>

namespace argiope::audit {

namespace {

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isNumber(QByteArrayView text, qsizetype least, qsizetype most)
{
    return text.size() >= least && text.size() <= most && isDigits(text);
}

template <class Names>
bool isOneOf(QByteArrayView text, const Names &names)
{
    return std::any_of(std::begin(names), std::end(names),
        [text](const char *name) { return text.compare(name, Qt::CaseInsensitive) == 0; });
}

/// Calls `take` with each part of `text`, until it returns true; whether it did.
template <class Take>
bool anyPart(QByteArrayView text, char separator, Take take)
{
    for (qsizetype begin = 0; begin <= text.size();) {
        const qsizetype found = text.indexOf(separator, begin);
        const qsizetype end = found < 0 ? text.size() : found;
        if (take(text.sliced(begin, end - begin)))
            return true;
        begin = end + 1;
    }
    return false;
}

/// A number of a page or a row beyond the first ones.
bool isBeyond(QByteArrayView number, int first)
{
    constexpr qsizetype longest = 6; // more digits are the number of an article
    return isNumber(number, 1, longest) && number.toByteArray().toInt() > first;
}

constexpr const char *PageWords[] = {"page", "seite", "pagina", "p%C3%A1gina", "sida", "side", "sivu", "strona",
    "stranka", "sayfa", "halaman", "trang", "comment-page"};

/// "page2", "comment-page-3": such a word and a number in one.
bool isNumberedWord(QByteArrayView part)
{
    qsizetype digits = part.size();
    while (digits > 0 && part[digits - 1] >= '0' && part[digits - 1] <= '9')
        --digits;
    if (digits == 0 || !isBeyond(part.sliced(digits), 1))
        return false;
    QByteArrayView word = part.first(digits);
    if (word.endsWith('-') || word.endsWith('_'))
        word.chop(1);
    return isOneOf(word, PageWords);
}

} // namespace

bool isArchive(const url::Url &address)
{
    static constexpr const char *folders[] = {"category", "categories", "tag", "tags", "author", "authors", "archive",
        "archives", "page", "topics", "kategorie", "schlagwort", "categoria", "etiqueta", "etiquette"};
    bool onlyNumbers = true; // "/2026/05/"
    int numbers = 0;
    const bool listed = anyPart(address.pathname(), '/', [&](QByteArrayView part) {
        if (part.isEmpty())
            return false;
        numbers += isNumber(part, numbers == 0 ? 4 : 1, numbers == 0 ? 4 : 2) ? 1 : 0;
        onlyNumbers = onlyNumbers && isNumber(part, 1, 4);
        return isOneOf(part, folders);
    });
    if (listed || (onlyNumbers && numbers > 0))
        return true;
    // "?p=12" is the address of an article.
    static constexpr const char *names[] = {"page", "paged", "pg", "offset", "start", "cat", "tag", "author", "m",
        "cpage", "query-page", "sort", "order", "orderby"};
    const QByteArrayView search = address.search();
    return !search.isEmpty() && anyPart(search.sliced(1), '&', [](QByteArrayView pair) {
        return isOneOf(pair.first(std::max<qsizetype>(pair.indexOf('='), 0)), names);
    });
}

bool isLaterPage(const url::Url &address)
{
    bool follows = false; // such a word
    const bool numbered = anyPart(address.pathname(), '/', [&follows](QByteArrayView part) {
        if (follows && isBeyond(part, 1))
            return true;
        follows = isOneOf(part, PageWords);
        return isNumberedWord(part);
    });
    if (numbered)
        return true;
    static constexpr const char *pages[] = {"page", "paged", "pg", "cpage", "query-page", "pageno", "page_no",
        "pagenum", "page-num", "pagenumber", "seite", "pagina"};
    static constexpr const char *rows[] = {"start", "offset"};
    const QByteArrayView search = address.search();
    return !search.isEmpty() && anyPart(search.sliced(1), '&', [](QByteArrayView pair) {
        const qsizetype equals = pair.indexOf('=');
        if (equals < 0)
            return false;
        const QByteArrayView name = pair.first(equals);
        const QByteArrayView value = pair.sliced(equals + 1);
        return (isOneOf(name, pages) && isBeyond(value, 1)) || (isOneOf(name, rows) && isBeyond(value, 0));
    });
}

bool isLaterPage(const url::Url &address, const url::Url &before)
{
    if (isLaterPage(address))
        return true;
    if (address.origin() != before.origin())
        return false;
    const QByteArrayView path = address.pathname();
    if (path == before.pathname()) {
        const QByteArrayView search = address.search();
        return search != before.search()
            && std::any_of(search.begin(), search.end(), [](char c) { return c >= '0' && c <= '9'; });
    }
    // "/list/2" behind "/list" or "/list/1". Chapters of a book name the one before them, too.
    const QByteArrayView own = path.endsWith('/') ? path.chopped(1) : path;
    const qsizetype slash = own.lastIndexOf('/');
    return isBeyond(own.sliced(slash + 1), 1) && before.pathname().startsWith(own.first(slash));
}

} // namespace argiope::audit
