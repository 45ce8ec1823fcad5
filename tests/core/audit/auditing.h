#pragma once

#include "core/audit/check.h"
#include "core/audit/document.h"
#include "core/audit/pageview.h"

#include <QByteArray>
#include <QSet>
#include <QTest>

namespace argiope::audit::testing {

inline const char *const Address = "https://example.org/a/page.html";

inline store::UrlRecord document(
    const QByteArray &html, const QByteArray &url = Address, const QByteArray &headers = {})
{
    return recordOf({html, *url::parse(url), headers});
}

/// A URL that was fetched without a document.
inline store::UrlRecord answer(int status, base::Outcome outcome, const QByteArray &url = Address)
{
    store::UrlRecord record;
    record.id = base::UrlId(1);
    record.url = url;
    record.state = store::UrlState::Finished;
    record.page.id = record.id;
    record.page.status = status;
    record.page.outcome = outcome;
    record.page.contentType = "text/html";
    record.page.bytes = 100;
    return record;
}

inline Verdict verdictOf(const Check &check, const store::UrlRecord &record, bool start = false)
{
    const Limits limits;
    const PageView page(record, limits, true, start);
    return page.passes(check.gate) ? check.page(check, page) : Verdict{};
}

inline const QByteArray Fine
    = "<!doctype html><html lang=en><head><meta charset=utf-8><title>A title that says what this page is about</title>"
      "<meta name=viewport content='width=device-width, initial-scale=1'>"
      "<meta name=description content='A description that is long enough to be of use to somebody who reads it in a "
      "list "
      "of results, and that is not too long either.'>"
      "<link rel=canonical "
      "href='https://example.org/a/page.html'><link rel=icon href=/icon.png>"
      "<meta property=og:title content=Title><meta property=og:type content=website>"
      "<meta property=og:image content='https://example.org/image.png'>"
      "<meta property=og:url content='https://example.org/a/page.html'>"
      "<script type=application/ld+json>{\"@context\":\"https://schema.org\",\"@type\":\"WebPage\",\"name\":\"A "
      "page\"}</script></head><body><main><h1>First</h1><h2>Second</h2><p>"
    + QByteArray("x ").repeated(200) + "Text.</main>";

/// What a server says with it that nobody could object to.
inline const char *const FineHeaders
    = "Content-Type: text/html; charset=utf-8\nETag: \"1\"\nCache-Control: no-cache\nContent-Encoding: br\n"
      "Vary: Accept-Encoding\nServer: nginx\n"
      "Strict-Transport-Security: max-age=63072000; includeSubDomains; preload\n"
      "Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'\n"
      "X-Content-Type-Options: nosniff\nReferrer-Policy: strict-origin-when-cross-origin\n"
      "Permissions-Policy: camera=()\nCross-Origin-Opener-Policy: same-origin\n"
      "Set-Cookie: __Host-id=1; Secure; HttpOnly; SameSite=Lax; Path=/; Max-Age=3600\n";

/// Fine, with something else in the place of a part of it.
inline QByteArray with(const char *part, const char *instead)
{
    QByteArray text = Fine;
    Q_ASSERT(text.contains(part));
    return text.replace(part, instead);
}
/// Fine, with more in its head, or behind its text.
inline QByteArray inHead(const char *more)
{
    return with("</head>", QByteArray(more + QByteArray("</head>")).constData());
}
inline QByteArray inBody(const char *more)
{
    return QByteArray(Fine + more);
}

template <class Change>
store::UrlRecord changed(store::UrlRecord record, Change change)
{
    change(record);
    return record;
}

/// Which test class has the twins of a group's checks. Each check is in one of them.
enum class Table { Pages, Content, Security, Performance, Html, Data, Elsewhere };
inline Table tableOf(Group group)
{
    if (group == Group::Accessibility)
        return Table::Elsewhere; // tests/core/a11y
    if (group == Group::Content || group == Group::Links || group == Group::Images)
        return Table::Content;
    if (group == Group::Html || group == Group::StructuredData)
        return group == Group::Html ? Table::Html : Table::Data;
    return group == Group::Security ? Table::Security : group == Group::Performance ? Table::Performance : Table::Pages;
}

/// The check is found on one page, and not on its twin.
inline void tellTwinsApart(
    const QByteArray &check, const store::UrlRecord &bad, const store::UrlRecord &good, bool start)
{
    const Check *known = checkFromId(check);
    QVERIFY2(known && known->page, check.constData());
    const Verdict found = verdictOf(*known, bad, start);
    QCOMPARE(int(found.state), int(State::Found));
    QVERIFY(found.count >= 1);
    QVERIFY(found.evidence.isValidUtf8());
    QCOMPARE(int(verdictOf(*known, good, start).state), int(State::NotFound));
}

inline void haveAllTwins(const QSet<QByteArray> &seen, Table table)
{
    if (seen.isEmpty())
        QSKIP("only together with twins()");
    for (const Check &check : checks())
        QVERIFY2(!check.page || tableOf(check.group) != table || seen.contains(check.id), check.id);
}

} // namespace argiope::audit::testing

Q_DECLARE_METATYPE(argiope::store::UrlRecord)
