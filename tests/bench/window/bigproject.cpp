#include "tests/bench/window/bigproject.h"

#include "core/store/writer.h"
#include "core/url/canonical.h"

#include <QHash>

#include <random>

namespace argiope::bench {

namespace {

constexpr int HostCount = 200;
constexpr int RowsPerCommit = 20000;
constexpr qint64 Start = 1'750'000'000'000;

const char *const Words[] = {"blue", "garden", "letter", "river", "engine", "quiet", "winter", "paper", "signal",
    "harbour", "copper", "meadow", "window", "lantern", "orchard", "saddle", "thunder", "velvet"};

class Maker
{
public:
    Maker(store::Writer &writer, Facts facts)
        : m_writer(writer)
        , m_facts(facts)
    {
        for (int i = 0; i < HostCount; ++i)
            m_hosts.append(writer.host(origin(i)));
        m_rule = writer.rule({store::RuleKind::Any, ""});
        m_out = writer.rule({store::RuleKind::Exclude, "\\.zip$"});
        m_place = writer.place("a", "href");
    }
    void addUrl(int number, int all)
    {
        store::NewUrl fresh = newUrl(number, ".html");
        fresh.depth = 1 + number / (all / 12 + 1);
        if (number == 0)
            fresh.depth = 0;
        fresh.referrer = number > 0 ? m_ids.at(number / 10) : base::UrlId::None;
        const base::UrlId id = m_writer.insert(fresh);
        m_ids.append(id);
        if (number < all - all / 20)
            m_writer.finish(page(id, number));
        if (number > 0)
            ++m_inlinks[id];
    }
    void addSkipped(int number)
    {
        store::NewUrl fresh = newUrl(number, ".zip");
        fresh.state = store::UrlState::Skipped;
        fresh.rule = m_out;
        fresh.depth = 1 + number % 9;
        fresh.referrer = m_ids.at(number);
        m_ok = m_writer.insert(fresh) != base::UrlId::None && m_ok;
    }
    void addLinks(int number)
    {
        QList<store::LinkRow> links;
        for (int i = 0; i < 10; ++i) {
            store::LinkRow link;
            const int target = number * 10 + i;
            link.target = m_ids.at(target < m_ids.size() ? target : 0);
            link.place = m_place;
            link.kind = store::LinkKind(1);
            link.rule = m_rule;
            link.followed = true;
            link.text = m_writer.text(phrase(target, 3));
            links.append(link);
        }
        m_writer.setLinks(m_ids.at(number), links);
    }
    [[nodiscard]] const QHash<base::UrlId, int> &inlinks() const { return m_inlinks; }
    [[nodiscard]] bool ok() const { return m_ok; }

private:
    static QByteArray origin(int host) { return "https://www" + QByteArray::number(host) + ".example.org"; }
    [[nodiscard]] QByteArray phrase(int seed, int words)
    {
        QByteArray text;
        m_random.seed(unsigned(seed));
        for (int i = 0; i < words; ++i)
            text += (i > 0 ? " " : "") + QByteArray(Words[m_random() % std::size(Words)]);
        return text;
    }
    store::NewUrl newUrl(int number, const QByteArray &ending)
    {
        store::NewUrl fresh;
        const int host = int(qint64(number) * 7919 % HostCount);
        fresh.url
            = origin(host) + '/' + phrase(number, 2).replace(' ', '/') + '/' + QByteArray::number(number) + ending;
        fresh.key = url::urlKey(fresh.url, m_writer.keySeed());
        fresh.host = m_hosts.at(host);
        fresh.rule = m_rule;
        fresh.discoveredAt = Start + number * 3LL;
        return fresh;
    }
    store::PageRecord page(base::UrlId id, int number)
    {
        store::PageRecord page;
        page.id = id;
        page.outcome = base::Outcome::Ok;
        page.status = 200;
        page.contentType = number % 9 == 5 ? "image/png" : "text/html; charset=utf-8";
        page.bytes = 2000 + qint64(number) * 7919 % 90000;
        page.title = phrase(number + 17, 6);
        page.description = phrase(number + 31, 14);
        page.h1 = phrase(number + 3, 4);
        page.language = "en";
        page.charset = "utf-8";
        page.wordCount = 100 + number % 2000;
        page.outlinks = 10;
        page.connectMs = number % 8 ? -1 : 4;
        page.firstByteMs = 8 + number % 90;
        page.downloadMs = number % 30;
        page.responseMs = page.firstByteMs + page.downloadMs;
        page.parseMs = 1;
        page.fetchedAt = Start + number * 3LL + 4000;
        page.headers = "Content-Type: text/html; charset=utf-8\nServer: bench\nCache-Control: max-age=3600\n";
        if (m_facts == Facts::All)
            addFacts(page, number);
        if (number % 40 == 7) {
            page.outcome = base::Outcome::Broken;
            page.status = 404;
        } else if (number % 60 == 11) {
            page.outcome = base::Outcome::Redirect;
            page.status = 301;
            page.redirectTo = m_ids.at(number / 2);
        } else if (number % 300 == 13) {
            page.outcome = base::Outcome::TimedOut;
            page.status = 0;
            page.error = "no answer within 20 s";
        }
        return page;
    }

    void addFacts(store::PageRecord &page, int number)
    {
        page.readAs = facts::NewestFacts;
        if (number % 10 == 0)
            page.canonical
                = origin(int(qint64(number) * 7919 % HostCount)) + "/canonical/" + QByteArray::number(number);
        page.h2 = phrase(number + 5, 4);
        page.h2Count = 3;
        page.images = number % 12;
        page.imagesWithoutAlt = number % 3;
        page.httpVersion = "2";
        page.observations = "{\"canonical-in-head\":[1,\"\"],\"viewport\":[1,\"width=device-width\"]";
        if (number % 4 == 0)
            page.observations += ",\"h1-multiple\":[2,\"" + phrase(number, 3) + "\"]";
        if (number % 7 == 0)
            page.observations += ",\"title-multiple\":[1,\"" + phrase(number, 5) + "\"]";
        page.observations += '}';
        page.headers = "Content-Type: text/html; charset=utf-8\nServer: nginx\nDate: Mon, 23 Nov 2026 06:00:00 GMT\n"
                       "Cache-Control: max-age=3600\nVary: Accept-Encoding\nContent-Encoding: gzip\n"
                       "Strict-Transport-Security: max-age=31536000\nX-Content-Type-Options: nosniff\n"
                       "Set-Cookie: session=abc; Path=/; HttpOnly\nETag: \"5f-1a\"\nAccept-Ranges: bytes\n";
    }

    store::Writer &m_writer;
    const Facts m_facts;
    QList<base::HostId> m_hosts;
    QList<base::UrlId> m_ids;
    QHash<base::UrlId, int> m_inlinks;
    std::minstd_rand m_random;
    base::RuleId m_rule = base::RuleId::None;
    base::RuleId m_out = base::RuleId::None;
    int m_place = 0;
    bool m_ok = true;
};

} // namespace

bool makeBigProject(const QString &path, int urls, Facts facts)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QStringLiteral("https://www0.example.org/")};
    auto created = store::Writer::create(path, settings);
    if (!created)
        return false;
    store::Writer &writer = **created;
    writer.begin();
    Maker maker(writer, facts);
    int rows = 0;
    const auto rowDone = [&] {
        if (++rows % RowsPerCommit != 0)
            return true;
        const bool committed = writer.commit().ok();
        writer.begin();
        return committed;
    };
    for (int i = 0; i < urls; ++i) {
        maker.addUrl(i, urls);
        if (!rowDone())
            return false;
    }
    for (int i = 0; i < urls / 20; ++i) {
        maker.addSkipped(i);
        if (!rowDone())
            return false;
    }
    for (int i = 0; i < urls / 10; ++i) {
        maker.addLinks(i);
        if (!rowDone())
            return false;
    }
    writer.addInlinks(maker.inlinks());
    // What says how large it is, and so on how many threads it is worth being checked.
    const int queued = urls / 20;
    writer.setMeta("counters",
        "{\"finished\":" + QByteArray::number(urls - queued) + ",\"queued\":" + QByteArray::number(queued)
            + ",\"skipped\":" + QByteArray::number(urls / 20) + '}');
    writer.setMeta("state", "stopped");
    return maker.ok() && writer.commit().ok() && writer.settle().ok();
}

} // namespace argiope::bench
