#include "core/trap/filters.h"

#include "core/trap/dates.h"
#include "core/trap/families.h"
#include "core/trap/readlinks.h"
#include "core/trap/shapes.h"

#include <algorithm>
#include <utility>

namespace argiope::trap {

namespace {

constexpr int MostNavigations = 1024;
constexpr int MostBases = 3; ///< of one path: its origin, its first folder, its second
constexpr qsizetype MostInUrl = 12; ///< words
constexpr qsizetype MostNoted = 1024; ///< words of a family
constexpr qsizetype MostWords = 128; ///< that stand in several URLs: more are no filters
constexpr qsizetype LeastWords = 6;
constexpr int OftenFrom = 4; ///< URLs that have a word
constexpr qsizetype MostLevels = 8;
constexpr qsizetype LeastNames = 3; ///< of parameters
constexpr qsizetype MostValues = 32; ///< of one: an identifier has more
constexpr int MoreAgain = 4; ///< times as patient with what was taken back
constexpr qsizetype MostAdded = 2; ///< words that one more filter adds: "size-9"
constexpr QByteArrayView PlainMark = "+: ";
constexpr QByteArrayView JoinedMark = "+ joined: ";

/// Filters of one kind stand together in a segment or value.
QList<QByteArray> wordsOf(QByteArray text)
{
    text.replace("%2C", ",").replace("%2c", ",").replace("%7C", ",").replace("%7c", ",");
    QList<QByteArray> words = text.replace('+', ',').split(',');
    words.removeAll(QByteArray());
    return words;
}

bool isJoined(const QByteArray &text)
{
    return text.contains('-') || text.contains('_');
}

/// The same of "red-blue", "color-red_size-9", "red-blue.html".
QList<QByteArray> joinedWordsOf(QByteArray text)
{
    constexpr qsizetype longestEnd = 5; // ".html"
    const qsizetype dot = text.lastIndexOf('.');
    if (dot > 0 && text.size() - dot <= longestEnd)
        text.truncate(dot);
    return wordsOf(text.replace('-', ',').replace('_', ','));
}

/// With "color=red" and "color=blue" for "color=red-blue" where both are words. Those of a path may be a title's.
QList<QByteArray> expanded(const QList<QByteArray> &words, const std::function<bool(const QByteArray &word)> &isKnown)
{
    QList<QByteArray> all;
    for (const QByteArray &word : words) {
        const qsizetype value = word.indexOf('=') + 1;
        if (value == 0 || !isJoined(word.sliced(value))) {
            all.append(word);
            continue;
        }
        QList<QByteArray> pieces;
        for (const QByteArray &piece : joinedWordsOf(word.sliced(value)))
            pieces.append(word.first(value) + piece);
        if (std::all_of(pieces.begin(), pieces.end(), isKnown))
            all += pieces;
        else
            all.append(word);
    }
    return all;
}

/// "f[]" of "f[0]", "f%5B12%5D".
QByteArray withoutIndex(QByteArray name)
{
    name.replace("%5B", "[").replace("%5b", "[").replace("%5D", "]").replace("%5d", "]");
    const qsizetype open = name.indexOf('[');
    const qsizetype close = name.indexOf(']', open);
    if (open > 0 && close > open && isNumber(QByteArrayView(name).sliced(open + 1, close - open - 1)))
        name.remove(open + 1, close - open - 1);
    return name;
}

QByteArray nameOf(const QByteArray &word)
{
    return word.left(word.indexOf('='));
}

bool isParameters(const QByteArray &base)
{
    return base.endsWith('?');
}

} // namespace

/// What was seen behind one base.
struct Filters::Family
{
    struct Word
    {
        int urls = 0;
        qsizetype place = 0; ///< of the first
        bool moves = false; ///< another one has it at another place
        int members = 0; ///< of these URLs
    };
    QHash<QByteArray, Word> words;
    std::array<int, MostLevels + 1> barren{}; ///< pages in a row of at least so many words
    int members = 0;
    int judgedFrom = Patience; ///< members
    int patience = Patience;
    bool several = false; ///< values of one parameter at once
    QSet<qsizetype> levels; ///< numbers of words
    QSet<qsizetype> barrenLevels; ///< likewise, of barren pages
    QList<QByteArray> examples;
    bool hasPlenty = false;

    [[nodiscard]] bool isOften(const QByteArray &word) const
    {
        const auto known = words.constFind(word);
        return known != words.constEnd() && known->urls >= OftenFrom;
    }
    void note(const QList<QByteArray> &all)
    {
        for (qsizetype i = 0; i < all.size(); ++i) {
            Word &word = words[all[i]];
            word.moves = word.moves || (word.urls > 0 && word.place != i);
            word.place = word.urls == 0 ? i : word.place;
            ++word.urls;
        }
        if (words.size() <= MostNoted)
            return;
        words.removeIf([](QHash<QByteArray, Word>::iterator it) { return it->urls < OftenFrom; });
        hasPlenty = words.size() > MostWords;
        if (hasPlenty)
            words.clear();
    }
    [[nodiscard]] QList<QByteArray> often() const
    {
        QList<QByteArray> found;
        for (auto it = words.cbegin(); it != words.cend(); ++it) {
            if (it->urls >= OftenFrom)
                found.append(it.key());
        }
        std::sort(found.begin(), found.end());
        return found;
    }
    [[nodiscard]] bool areFilters(const QList<QByteArray> &often, bool ofQuery, bool joined) const
    {
        if (joined && barrenLevels.size() < LeastNames)
            return false; // a title leads to its sizes, and these lead nowhere
        if (often.size() < LeastWords || often.size() > MostWords || members < 2 * often.size())
            return false;
        // What nearly all have is where they stand, and one word less makes a page of one filter.
        if (std::any_of(often.begin(), often.end(),
                [this](const auto &word) { return 10 * words[word].members > 9 * members; }))
            return false;
        if (!ofQuery) { // a hierarchy has each of its words at one place
            return 2 * std::count_if(often.begin(), often.end(), [this](const auto &word) { return words[word].moves; })
                >= often.size();
        }
        QHash<QByteArray, qsizetype> values;
        for (const QByteArray &word : often)
            ++values[nameOf(word)];
        return (several || (values.size() >= LeastNames && levels.size() >= LeastNames))
            && std::all_of(values.cbegin(), values.cend(), [](qsizetype count) { return count <= MostValues; });
    }
};

Filters::Filters()
    : m_families(MostNavigations)
{
}

Filters::~Filters() = default;

quint64 Filters::keyOf(const Combination &combination)
{
    return hashOf(combination.base, combination.joined ? 1 : 0);
}

bool Filters::Rule::matches(const Combination &combination) const
{
    if (combination.joined != joined || combination.base != base)
        return false;
    const auto isWord = [this](const QByteArray &word) { return words.contains(word); };
    const QList<QByteArray> all = expanded(combination.words, isWord);
    return all.size() >= least && std::all_of(all.begin(), all.end(), isWord);
}

bool Filters::leadsOut(const Combination &from, const QList<url::Url> &named, bool more,
    const std::function<bool(const QByteArray &word)> &isKnown)
{
    const auto hasMore = [&from](const QList<QByteArray> &words) {
        const qsizetype added = words.size() - from.words.size();
        return added > 0 && added <= MostAdded
            && std::all_of(from.words.begin(), from.words.end(),
                [&words](const QByteArray &word) { return words.contains(word); });
    };
    const auto areKnown = [&isKnown](const QList<QByteArray> &words) {
        const QList<QByteArray> all = expanded(words, isKnown);
        return std::all_of(all.begin(), all.end(), isKnown);
    };
    return std::any_of(named.begin(), named.end(), [&](const url::Url &url) {
        const QList<Combination> of = combinationsOf(url);
        return std::none_of(of.begin(), of.end(), [&](const Combination &one) {
            return one.base == from.base && one.joined == from.joined && (!more || hasMore(one.words))
                && areKnown(one.words);
        });
    });
}

QList<Filters::Combination> Filters::combinationsOf(const url::Url &url)
{
    QList<Combination> all;
    if (!url.isHttp())
        return all;
    const QByteArray path = url.pathname().toByteArray();
    if (url.search().size() > 1) {
        Combination one{url.origin() + path + '?', {}};
        Combination pieces{one.base, {}, true};
        bool joined = false;
        for (const QByteArray &part : splitQuery(url.search().sliced(1).toByteArray())) {
            const qsizetype equals = part.indexOf('=');
            if (equals < 0)
                continue;
            const QByteArray name = withoutIndex(part.first(equals)) + '=';
            const QByteArray value = part.sliced(equals + 1);
            joined = joined || isJoined(value);
            for (const QByteArray &word : wordsOf(value))
                one.words.append(name + word);
            for (const QByteArray &word : joinedWordsOf(value))
                pieces.words.append(name + word);
        }
        if (joined)
            all.append(std::move(pieces));
        all.append(std::move(one));
    }
    QList<QByteArray> segments = path.split('/');
    segments.removeAll(QByteArray());
    // From the first segment of the kind on, and the last one alone.
    const auto firstJoined = std::find_if(segments.cbegin(), segments.cend(), isJoined);
    const auto lastJoined = std::find_if(segments.crbegin(), segments.crend(), isJoined).base();
    for (auto from = firstJoined; from != segments.cend();) {
        Combination pieces{url.origin() + '/', {}, true};
        for (auto it = segments.cbegin(); it != from; ++it)
            pieces.base += *it + '/';
        for (auto it = from; it != segments.cend(); ++it)
            pieces.words += joinedWordsOf(*it);
        all.append(std::move(pieces));
        from = lastJoined - 1 > from ? lastJoined - 1 : segments.cend();
    }
    QByteArray base = url.origin() + '/';
    for (qsizetype first = 0; first < std::min<qsizetype>(MostBases, segments.size()); ++first) {
        Combination one{base, {}};
        for (qsizetype i = first; i < segments.size(); ++i)
            one.words += wordsOf(segments[i]);
        base += segments[first] + '/';
        all.append(std::move(one));
    }
    all.removeIf([](const Combination &one) {
        return one.words.isEmpty() || one.words.size() > MostInUrl
            || std::any_of(one.words.begin(), one.words.end(),
                [](const QByteArray &word) { return word.contains('{') || word.contains('}') || word.contains('|'); });
    });
    return all;
}

std::optional<Filters::Rule> Filters::ruleOf(const Trap &trap)
{
    // "http://h/shop/{2+: blue|red}"
    const qsizetype open = trap.pattern.lastIndexOf('{');
    const bool joined = trap.pattern.indexOf(JoinedMark, open) > 0;
    const QByteArrayView mark = joined ? JoinedMark : PlainMark;
    const qsizetype plus = trap.pattern.indexOf(mark, open);
    if (kindOf(trap.kind) != Kind::Filters || open < 0 || plus < 0 || !trap.pattern.endsWith('}'))
        return {};
    bool isNumber = false;
    Rule rule{trap.id(), trap.pattern.first(open), trap.pattern.sliced(open + 1, plus - open - 1).toInt(&isNumber), {},
        joined};
    const QList<QByteArray> words = trap.pattern.sliced(plus + mark.size()).chopped(1).split('|');
    rule.words = QSet<QByteArray>(words.begin(), words.end());
    return isNumber && rule.least > 0 ? std::optional(rule) : std::nullopt;
}

const Filters::Rule *Filters::matching(const QByteArray &origin, const Combination &combination) const
{
    const auto rules = m_rules.constFind(origin);
    if (rules == m_rules.constEnd())
        return nullptr;
    const auto found = std::find_if(
        rules->cbegin(), rules->cend(), [&combination](const Rule &rule) { return rule.matches(combination); });
    return found == rules->cend() ? nullptr : &*found;
}

Filters::News Filters::see(const url::Url &page, const QList<url::Url> &named)
{
    News news;
    const QList<Combination> all = combinationsOf(page);
    const std::lock_guard lock(m_mutex);
    const auto kept = std::find_if(all.begin(), all.end(),
        [&](const Combination &combination) { return matching(page.origin(), combination) != nullptr; });
    if (kept != all.end()) { // it is a sample
        const Rule *rule = matching(page.origin(), *kept);
        if (leadsOut(*kept, named, false, [rule](const QByteArray &word) { return rule->words.contains(word); })) {
            news.disproved.append(rule->id);
            const std::shared_ptr<Family> family = familyOf(m_families, keyOf(*kept));
            family->barren = {};
            family->patience *= MoreAgain;
            m_rules[page.origin()].removeIf([id = rule->id](const Rule &one) { return one.id == id; });
        }
        return news;
    }
    // What is closest to the words says it best, and further parameters are another matter than where a page stands.
    for (auto it = all.crbegin(); it != all.crend() && news.traps.isEmpty(); ++it) {
        if (page.search().size() <= 1 || isParameters(it->base))
            see(*it, page, named, news);
    }
    return news;
}

void Filters::see(const Combination &combination, const url::Url &page, const QList<url::Url> &named, News &news)
{
    const std::shared_ptr<Family> family = familyOf(m_families, keyOf(combination));
    if (family->hasPlenty)
        return;
    const QList<QByteArray> words
        = expanded(combination.words, [&family](const QByteArray &word) { return family->isOften(word); });
    family->note(words);
    const bool isMember = words.size() >= 2
        && std::all_of(words.begin(), words.end(), [&](const QByteArray &word) { return family->isOften(word); });
    if (!isMember)
        return;
    ++family->members;
    for (const QByteArray &word : words)
        ++family->words[word].members;
    family->levels.insert(words.size());
    for (qsizetype i = 1; i < words.size() && isParameters(combination.base); ++i)
        family->several = family->several || nameOf(words[i]) == nameOf(words[i - 1]);
    if (leadsOut(combination, named, combination.joined,
            [&family](const QByteArray &word) { return family->words.contains(word); })) {
        family->barren = {};
        family->examples.clear();
        return;
    }
    if (named.isEmpty())
        return; // what leads nowhere may be a page like any other
    if (family->examples.size() < MostExamples)
        family->examples.append(page.hrefWithoutFragment().toByteArray());
    family->barrenLevels.insert(words.size());
    const qsizetype level = std::min(words.size(), MostLevels);
    for (qsizetype least = 2; least <= level; ++least)
        ++family->barren[size_t(least)];
    if (family->members < family->judgedFrom)
        return;
    const auto first = std::find_if(
        family->barren.begin(), family->barren.end(), [&family](int barren) { return barren >= family->patience; });
    if (first == family->barren.end())
        return;
    family->judgedFrom = family->members + Patience;
    QList<QByteArray> often = family->often();
    if (combination.joined) // "product-12" is none
        often.removeIf([&family](const QByteArray &word) { return family->words[word].members == 0; });
    if (!family->areFilters(often, isParameters(combination.base), combination.joined))
        return;
    const QByteArray least = QByteArray::number(first - family->barren.begin());
    const QByteArrayView mark = combination.joined ? JoinedMark : PlainMark;
    Trap trap{name(Kind::Filters), combination.base + '{' + least + mark.toByteArray() + often.join('|') + '}',
        family->examples, false};
    trap.pages = *first;
    if (auto rule = ruleOf(trap)) {
        m_rules[page.origin()].append(std::move(*rule));
        news.traps.append(std::move(trap));
    }
}

void Filters::noteKept(const QByteArray &id, qint64 urls)
{
    const std::lock_guard lock(m_mutex);
    m_kept[id].setCount(urls);
}

bool Filters::add(const Trap &trap)
{
    auto rule = ruleOf(trap);
    const auto origin = originOf(trap.pattern);
    if (!rule || !origin)
        return false;
    const std::lock_guard lock(m_mutex);
    addOnce(m_rules[*origin], std::move(*rule));
    return true;
}

QByteArray Filters::keeping(const url::Url &url, const QSet<QByteArray> &released)
{
    const std::lock_guard lock(m_mutex);
    if (m_rules.isEmpty() || !m_rules.contains(url.origin()))
        return {};
    for (const Combination &combination : combinationsOf(url)) {
        const Rule *rule = matching(url.origin(), combination);
        if (!rule || released.contains(rule->id))
            continue;
        return m_kept[rule->id].isSample(hashOf(url.hrefWithoutFragment())) ? QByteArray() : rule->id;
    }
    return {};
}

} // namespace argiope::trap
