#include "core/audit/crawleraccess.h"

#include "core/audit/inside.h"
#include "core/robots/robots.h"
#include "core/store/reader.h"
#include "core/url/url.h"

#include <QHash>

#include <algorithm>

namespace argiope::audit {

namespace {

constexpr qint64 MostAsked = 200; ///< pages of a folder, per crawler
constexpr qsizetype MostFolders = 10'000;

using P = CrawlerPurpose;
// As the operators' own pages had it in 2026.
constexpr Crawler Crawlers[] = {
    {"Googlebot", "Google", P::Search, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"},
    {"Bingbot", "Microsoft", P::Search, "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"},
    {"Applebot", "Apple", P::Search,
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 "
        "Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)"},
    {"DuckDuckBot", "DuckDuckGo", P::Search, "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)"},
    {"YandexBot", "Yandex", P::Search, "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"},
    {"Baiduspider", "Baidu", P::Search,
        "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)"},
    {"OAI-SearchBot", "OpenAI", P::AiSearch,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; OAI-SearchBot/1.0; "
        "+https://openai.com/searchbot)"},
    {"Claude-SearchBot", "Anthropic", P::AiSearch,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; "
        "+Claude-SearchBot@anthropic.com)"},
    {"PerplexityBot", "Perplexity", P::AiSearch,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; "
        "+https://perplexity.ai/perplexitybot)"},
    {"DuckAssistBot", "DuckDuckGo", P::AiSearch, "DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)"},
    {"ChatGPT-User", "OpenAI", P::AiUser,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)"},
    {"Claude-User", "Anthropic", P::AiUser,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; "
        "+Claude-User@anthropic.com)"},
    {"Perplexity-User", "Perplexity", P::AiUser,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; "
        "+https://perplexity.ai/perplexity-user)"},
    {"MistralAI-User", "Mistral AI", P::AiUser,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; "
        "+https://docs.mistral.ai/robots)"},
    {"GPTBot", "OpenAI", P::AiTraining,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)"},
    {"ClaudeBot", "Anthropic", P::AiTraining,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)"},
    {"Google-Extended", "Google", P::AiTraining, ""},
    {"Applebot-Extended", "Apple", P::AiTraining, ""},
    {"Meta-ExternalAgent", "Meta", P::AiTraining,
        "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)"},
    {"Amazonbot", "Amazon", P::AiTraining,
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; "
        "+https://developer.amazon.com/support/amazonbot)"},
    {"Bytespider", "ByteDance", P::AiTraining,
        "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; "
        "Bytespider; spider-feedback@bytedance.com)"},
    {"CCBot", "Common Crawl", P::AiTraining, "CCBot/2.0 (https://commoncrawl.org/faq/)"},
    {"cohere-training-data-crawler", "Cohere", P::AiTraining, "cohere-training-data-crawler/1.0"},
    {"Diffbot", "Diffbot", P::AiTraining, "Mozilla/5.0 (compatible; Diffbot/0.1; +http://www.diffbot.com)"},
};

QByteArray folderOf(const url::Url &address)
{
    const QByteArrayView path = address.pathname();
    const qsizetype end = path.indexOf('/', 1);
    return end < 0 ? QByteArray("/") : path.first(end + 1).toByteArray();
}

} // namespace

const char *name(CrawlerPurpose purpose)
{
    switch (purpose) {
    case CrawlerPurpose::Search:
        return "search";
    case CrawlerPurpose::AiSearch:
        return "ai-search";
    case CrawlerPurpose::AiUser:
        return "ai-user";
    case CrawlerPurpose::AiTraining:
        break;
    }
    return "ai-training";
}

std::span<const Crawler> crawlers()
{
    return Crawlers;
}

QList<FolderAccess> crawlerAccess(store::Reader &reader, int most, const std::atomic<bool> *cancel)
{
    QHash<QByteArray, robots::Robots> rulesOf;
    for (const store::HostRecord &host : reader.hosts()) {
        const bool read = host.robotsStatus >= 200 && host.robotsStatus <= 299;
        if (read)
            rulesOf.insert(host.origin, robots::Robots::parse(host.robotsText));
        else if (host.robotsStatus >= 400 && host.robotsStatus <= 499)
            rulesOf.insert(host.origin, robots::Robots()); // all is allowed
    }
    const Inside inside(reader);
    QList<FolderAccess> folders;
    QHash<QByteArray, qsizetype> numbers; // by origin and folder
    const auto goesOn = [cancel] { return !cancel || !*cancel; };
    reader.forEach(store::ListQuery(), [&](const store::UrlRecord &record) {
        const auto address = url::parse(record.url);
        if (!address || !address->isHttp() || record.role != store::UrlRole::Page || !inside.has(record))
            return goesOn();
        const QByteArray origin = address->origin();
        const auto rules = rulesOf.constFind(origin);
        if (rules == rulesOf.cend())
            return goesOn();
        const QByteArray folder = folderOf(*address);
        auto number = numbers.constFind(origin + folder);
        if (number == numbers.cend()) {
            if (folders.size() == MostFolders)
                return true;
            folders.append({origin, folder, 0, 0, std::vector<qint64>(std::size(Crawlers)),
                QByteArrayList(qsizetype(std::size(Crawlers)))});
            number = numbers.insert(origin + folder, folders.size() - 1);
        }
        FolderAccess &access = folders[*number];
        if (access.pages++ >= MostAsked)
            return goesOn();
        ++access.asked;
        for (size_t i = 0; i < std::size(Crawlers); ++i) {
            const robots::Verdict verdict = rules->check(Crawlers[i].token, *address);
            if (verdict.allowed)
                continue;
            if (access.blocked[i]++ == 0)
                access.rules[qsizetype(i)] = QByteArray::number(verdict.line) + ": " + verdict.rule;
        }
        return goesOn();
    });
    std::stable_sort(
        folders.begin(), folders.end(), [](const FolderAccess &a, const FolderAccess &b) { return a.pages > b.pages; });
    return folders.mid(0, most);
}

} // namespace argiope::audit
