#pragma once

#include "tests/core/store/storefixture.h"

namespace argiope::storetest {

/// Seven URLs: every state, a redirect, an orphan, a re-queued one.
struct Site : Project
{
    std::unique_ptr<Writer> writer;
    UrlId home = UrlId::None, page = UrlId::None, moved = UrlId::None, missing = UrlId::None, outside = UrlId::None,
          orphan = UrlId::None, again = UrlId::None;

    Site()
    {
        writer = create();
        writer->begin();
        const HostId host = writer->host("http://a.test");
        const RuleId in = writer->rule(store::Rule::fromFile("scope", "host"));
        const auto add = [&](const QByteArray &url, int depth, UrlId referrer, UrlState state = UrlState::Queued) {
            NewUrl row = newUrl(*writer, url, state);
            row.host = host;
            row.depth = depth;
            row.referrer = referrer;
            row.rule = state == UrlState::Skipped ? writer->rule({store::RuleKind::Exclude, "out"}) : in;
            return writer->insert(row);
        };
        home = add("http://a.test/", 0, UrlId::None);
        page = add("http://a.test/Page_100%25", 1, home);
        moved = add("http://a.test/moved", 1, home);
        missing = add("http://a.test/missing", 2, page);
        outside = add("http://b.test/out", 1, home, UrlState::Skipped);
        orphan = add("http://a.test/orphan", OrphanDepth, UrlId::None);
        again = add("http://a.test/again", 2, page);

        PageRecord record = okPage(home);
        record.title = "Home of \xC3\x84pfel";
        record.headers = "Server: x\n";
        writer->finish(record);
        record = okPage(page);
        record.title = "Second";
        record.bytes = 99;
        writer->finish(record);
        record = PageRecord();
        record.id = moved;
        record.outcome = Outcome::Redirect;
        record.status = 301;
        record.redirectTo = page;
        writer->finish(record);
        record = PageRecord();
        record.id = missing;
        record.outcome = Outcome::Broken;
        record.status = 404;
        record.contentType = "TEXT/plain";
        writer->finish(record);
        writer->finish(okPage(again));
        writer->requeue(again, UrlRole::Page, in, {2, 0, page});
        LinkRow link;
        link.target = page;
        link.place = writer->place("a", "href");
        link.rule = in;
        writer->setLinks(home, std::span(&link, 1));
        writer->addInlinks({{page, 2}});
        writer->setMeta("state", "paused");
        const auto done = writer->commit();
        Q_ASSERT(done);
        (void)done;
    }
};

inline QList<qint64> raws(std::initializer_list<UrlId> ids)
{
    QList<qint64> list;
    for (const UrlId id : ids)
        list << base::raw(id);
    return list;
}

} // namespace argiope::storetest
