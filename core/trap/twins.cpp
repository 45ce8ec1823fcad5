#include "core/trap/twins.h"

#include "core/trap/families.h"
#include "core/trap/pagetext.h"
#include "core/trap/readlinks.h"
#include "core/trap/shapes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace argiope::trap {

namespace {

constexpr int MostPages = 1 << 17;
constexpr qsizetype MostTwinFamilies = 4096;
constexpr qsizetype MostParts = 12; ///< of a query
constexpr qsizetype ManyValues = 8; ///< of names: fewer are told by themselves
constexpr QByteArrayView AnyValue = "={any}";
constexpr int MostDiffering = 2; ///< pages that take a trap back: one may have changed since its other was fetched

constexpr qsizetype MostEdits = 16; ///< of an origin
constexpr qsizetype MostNumbers = 64; ///< pages of a family that others claim to be

constexpr std::array<QByteArrayView, 25> PathWords{"amp", "print", "printable", "printer", "printer-friendly",
    "printview", "printversion", "print-version", "printpage", "print.html", "print.php", "drucken", "druckversion",
    "druckansicht", "imprimir", "imprimer", "imprimible", "stampa", "afdrukken", "tisk", "drukuj", "pechat", "yazdir",
    "utskrift", "tulosta"};

bool isPathWord(QByteArrayView text)
{
    return std::any_of(PathWords.begin(), PathWords.end(), [text](QByteArrayView word) {
        return word.size() == text.size() && word.compare(text, Qt::CaseInsensitive) == 0;
    });
}

/// Where a segment of the path is such a word, from and to; below 0 where none is.
std::pair<qsizetype, qsizetype> wordIn(QByteArrayView path)
{
    for (qsizetype begin = 1; begin < path.size();) {
        qsizetype end = path.indexOf('/', begin);
        end = end < 0 ? path.size() : end;
        const QByteArrayView segment = path.sliced(begin, end - begin);
        if (isPathWord(segment))
            return {begin, end};
        begin = end + 1;
    }
    return {-1, -1};
}

QByteArray hrefOf(const url::Url &url)
{
    return url.hrefWithoutFragment().toByteArray();
}

QList<QByteArray> queryParts(const url::Url &url)
{
    return url.search().size() > 1 ? url.search().sliced(1).toByteArray().split('&') : QList<QByteArray>();
}

QByteArray placeOf(const url::Url &url)
{
    return url.origin() + url.pathname().toByteArray();
}

QByteArray withQuery(const QByteArray &place, const QList<QByteArray> &parts)
{
    return parts.isEmpty() ? place : QByteArray(place + '?' + parts.join('&'));
}

bool isOfQuery(const QByteArray &family)
{
    return family.startsWith('?');
}

bool isOfEdit(const QByteArray &family)
{
    return family.startsWith('[');
}

QByteArray familyOfEdit(const UrlEdit &edit)
{
    return '[' + edit.from + '|' + edit.to + ']';
}

std::optional<UrlEdit> editOf(const QByteArray &family)
{
    const qsizetype bar = family.indexOf('|');
    if (!isOfEdit(family) || !family.endsWith(']') || bar < 2)
        return {};
    return UrlEdit{family.sliced(1, bar - 1), family.sliced(bar + 1).chopped(1)};
}

/// "print.php?id=", "-amp."
bool hasPathWord(QByteArray text)
{
    for (char &c : text) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        c = letter ? c : ' ';
    }
    const QList<QByteArray> words = text.split(' ');
    return std::any_of(words.begin(), words.end(), isPathWord);
}

bool isOfNames(const QByteArray &family)
{
    return isOfQuery(family) && family.endsWith(AnyValue);
}

/// "from={any}" of "from=12"; "" where the name has no value, or stands there again.
QByteArray nameOf(const QByteArray &part, const QList<QByteArray> &others)
{
    const qsizetype equals = part.indexOf('=');
    QByteArray name = part.first(std::max<qsizetype>(equals, 0));
    const bool again = std::any_of(others.begin(), others.end(),
        [&name](const QByteArray &other) { return other.left(other.indexOf('=')) == name; });
    return name.isEmpty() || again ? QByteArray() : name.append(AnyValue);
}

} // namespace

Twins::Twins()
    : m_fetched(MostPages)
    , m_namedBy(MostPages)
{
}

bool Twins::Family::isProven(const QByteArray &name) const
{
    if (differing > 0 || (isOfNames(name) && values.size() < ManyValues))
        return false;
    // One page may have dozens of such versions, and another edit says nothing of what it is for.
    const bool isTold = claimed >= ClaimedPatience && numbers.size() > 1;
    return same >= Patience || (isTold && (!isOfEdit(name) || hasPathWord(name)));
}

bool Twins::Family::hasOtherNumbers(quint64 other, const Claim &claim)
{
    const auto known = numbers.constFind(other);
    if (known != numbers.cend())
        return !agree(known->sum, known->own, claim.numbers, claim.ownNumbers);
    if (numbers.size() < MostNumbers)
        numbers.insert(other, {claim.numbers, claim.ownNumbers});
    return false;
}

QList<Twins::Way> Twins::waysOf(const url::Url &url) const
{
    QList<Way> ways;
    const auto edits = m_edits.constFind(url.origin());
    for (const UrlEdit &edit : edits == m_edits.cend() ? QList<UrlEdit>() : *edits) {
        if (QByteArray other = edit.undone(url); !other.isEmpty())
            ways.append(Way{familyOfEdit(edit), std::move(other)});
    }
    const QByteArrayView path = url.pathname();
    const auto [begin, end] = wordIn(path);
    if (url.search().size() <= 1 && begin < 0)
        return ways; // as most
    const QList<QByteArray> parts = queryParts(url);
    const QByteArray place = placeOf(url);
    QList<QByteArray> names;
    for (qsizetype i = 0; i < parts.size() && parts.size() <= MostParts; ++i) {
        QList<QByteArray> others = parts;
        others.removeAt(i);
        // One that stands there again is a growing query.
        if (!parts[i].isEmpty() && parts[i] != "*" && !others.contains(parts[i]))
            ways.append({'?' + parts[i], withQuery(place, others), 1});
        const QByteArray name = nameOf(parts[i], others);
        if (name.isEmpty())
            continue;
        names.append(name);
        ways.append({'?' + name, withQuery(place, others), 1, hashOf(parts[i])});
    }
    if (names.size() > 1 && names.size() == parts.size()) {
        std::sort(names.begin(), names.end());
        ways.append({'?' + names.join('&'), place, parts.size(), hashOf(url.search())});
    }
    if (begin >= 0) {
        const QByteArray other = path.first(begin - 1).toByteArray() + path.sliced(end).toByteArray();
        ways.append({'/' + path.sliced(begin, end - begin).toByteArray() + '/',
            withQuery(url.origin() + (other.isEmpty() ? "/" : other), parts)});
    }
    return ways;
}

void Twins::learnEdit(const url::Url &page, const Claim &claim, QList<Way> &ways)
{
    const bool known
        = std::any_of(ways.cbegin(), ways.cend(), [&](const Way &way) { return isClaimed(page, way, claim); });
    if (known || !claim.same)
        return;
    const auto canonical = url::parse(claim.canonical);
    const auto edit = canonical ? UrlEdit::between(page, *canonical) : std::nullopt;
    if (!edit || edit->undone(page) != claim.canonical)
        return;
    QList<UrlEdit> &edits = m_edits[page.origin()];
    if (edits.size() >= MostEdits) { // the ones that came once
        const auto rare = std::find_if(edits.cbegin(), edits.cend(),
            [&](const UrlEdit &one) { return m_families.value(page.origin() + familyOfEdit(one)).same < 2; });
        if (rare == edits.cend())
            return;
        edits.erase(rare);
    }
    edits.append(*edit);
    ways.append(Way{familyOfEdit(*edit), claim.canonical});
}

bool Twins::isClaimed(const url::Url &page, const Way &way, const Claim &claim)
{
    if (claim.canonical.isEmpty() || way.other == claim.canonical)
        return !claim.canonical.isEmpty();
    const bool isOfWord = !isOfQuery(way.family) && !isOfEdit(way.family);
    const quint64 *namedBy = isOfWord ? m_namedBy.find(hashOf(hrefOf(page))) : nullptr;
    return namedBy && *namedBy == hashOf(claim.canonical);
}

std::optional<Twins::Rule> Twins::ruleOf(const Trap &trap)
{
    if (kindOf(trap.kind) != Kind::Twin)
        return {};
    Rule rule{trap.id(), {}, {}, true};
    if (const qsizetype open = trap.pattern.indexOf("/*["); open >= 0 && trap.pattern.endsWith("]*")) {
        rule.family = trap.pattern.sliced(open + 2).chopped(1);
        return editOf(rule.family) ? std::optional(rule) : std::nullopt;
    }
    if (const qsizetype query = trap.pattern.indexOf('?'); query >= 0) {
        rule.family = trap.pattern.sliced(query);
        rule.beside = rule.family.endsWith("&*");
        rule.family.chop(rule.beside ? 2 : 0);
        rule.place = trap.pattern.first(query);
        if (rule.place.endsWith("/*"))
            rule.place.clear();
        return rule;
    }
    const qsizetype star = trap.pattern.indexOf("/*/");
    if (star < 0 || !trap.pattern.endsWith("/*"))
        return {};
    rule.family = trap.pattern.sliced(star + 2).chopped(1);
    return rule;
}

Trap Twins::trapOf(const url::Url &page, const QByteArray &family, const Family &seen)
{
    QByteArray pattern = page.origin() + "/*";
    if (isOfQuery(family) && seen.places.size() == 1)
        pattern = placeOf(page);
    pattern += family;
    if (!isOfQuery(family))
        pattern += '*';
    else if (seen.beside)
        pattern += "&*";
    Trap trap{name(Kind::Twin), pattern, seen.examples, false};
    trap.pages = 2 * seen.same; // with the others
    return trap;
}

const Twins::Rule *Twins::matching(const url::Url &url, const Way &way) const
{
    const auto rules = m_rules.constFind(url.origin());
    if (rules == m_rules.constEnd())
        return nullptr;
    const auto found = std::find_if(rules->cbegin(), rules->cend(), [&](const Rule &rule) {
        return rule.family == way.family && (rule.place.isEmpty() || rule.place == placeOf(url))
            && (rule.beside || queryParts(url).size() <= std::max<qsizetype>(way.parts, 1));
    });
    return found == rules->cend() ? nullptr : &*found;
}

quint64 *Twins::otherOf(const url::Url &url, const Way &way)
{
    if (quint64 *shown = m_fetched.find(hashOf(way.other)))
        return shown;
    const bool isOfWord = !isOfQuery(way.family) && !isOfEdit(way.family);
    const quint64 *namedBy = isOfWord ? m_namedBy.find(hashOf(hrefOf(url))) : nullptr;
    return namedBy ? m_fetched.find(*namedBy) : nullptr;
}

Twins::News Twins::see(const url::Url &page, quint64 shown, const QList<url::Url> &named, const Claim &claim)
{
    News news;
    if (!page.isHttp())
        return news;
    const QByteArray href = hrefOf(page);
    const quint64 own = hashOf(href);
    const std::lock_guard lock(m_mutex);
    QList<Way> ways = waysOf(page);
    learnEdit(page, claim, ways);
    QList<QList<Way>> waysOfNamed;
    for (const url::Url &url : named) {
        if (!url.isHttp())
            continue;
        waysOfNamed.append(waysOf(url));
        addNamer(url, own);
    }
    for (const Way &way : shown != 0 ? ways : QList<Way>()) {
        const bool claimed = isClaimed(page, way, claim);
        const quint64 *other = claimed ? nullptr : otherOf(page, way);
        if (!claimed && (!other || *other == 0))
            continue;
        if (m_families.size() >= MostTwinFamilies)
            m_families.removeIf(
                [](QHash<QByteArray, Family>::iterator it) { return it->same < 2 && it->kept.count() == 0; });
        Family &family = m_families[page.origin() + way.family];
        const bool same
            = claimed ? claim.same && !family.hasOtherNumbers(hashOf(claim.canonical), claim) : *other == shown;
        if (const Rule *rule = matching(page, way)) {
            family.differing += !same;
            if (family.differing >= MostDiffering) {
                news.disproved.append(rule->id);
                m_rules[page.origin()].removeIf([id = rule->id](const Rule &one) { return one.id == id; });
            }
            continue;
        }
        family.differing += !same;
        // What leads on is more than a copy.
        const bool leadsOn = std::any_of(waysOfNamed.cbegin(), waysOfNamed.cend(), [&way](const QList<Way> &ofNamed) {
            return std::none_of(
                ofNamed.cbegin(), ofNamed.cend(), [&way](const Way &one) { return one.family == way.family; });
        });
        if (!same || leadsOn)
            continue;
        ++family.same;
        family.claimed += claimed;
        if (family.places.size() < 2)
            family.places.insert(placeOf(page));
        family.beside = family.beside || queryParts(page).size() > std::max<qsizetype>(way.parts, 1);
        if (family.values.size() < ManyValues)
            family.values.insert(way.value);
        if (family.examples.size() < MostExamples)
            family.examples.append(href);
        if (!family.isProven(way.family))
            continue;
        const Trap trap = trapOf(page, way.family, family);
        if (auto rule = ruleOf(trap)) {
            m_rules[page.origin()].append(std::move(*rule));
            news.traps.append(trap);
        }
    }
    if (shown != 0)
        m_fetched.insert(own, shown);
    return news;
}

void Twins::announce(const url::Url &page, const QList<url::Url> &named)
{
    const quint64 own = hashOf(hrefOf(page));
    const std::lock_guard lock(m_mutex);
    if (!m_fetched.find(own))
        m_fetched.insert(own, 0);
    for (const url::Url &url : named)
        addNamer(url, own);
}

void Twins::addNamer(const url::Url &url, quint64 page)
{
    if (!url.isHttp() || wordIn(url.pathname()).first < 0)
        return;
    if (const quint64 key = hashOf(hrefOf(url)); !m_namedBy.find(key))
        m_namedBy.insert(key, page);
}

void Twins::noteNamer(const url::Url &url, const url::Url &page)
{
    const std::lock_guard lock(m_mutex);
    addNamer(url, hashOf(hrefOf(page)));
}

void Twins::noteFetched(const url::Url &page)
{
    const std::lock_guard lock(m_mutex);
    if (const quint64 key = hashOf(hrefOf(page)); !m_fetched.find(key))
        m_fetched.insert(key, 0);
}

void Twins::noteKept(const QByteArray &id, qint64 urls)
{
    const std::lock_guard lock(m_mutex);
    for (auto rules = m_rules.cbegin(); rules != m_rules.cend(); ++rules) {
        for (const Rule &rule : *rules) {
            if (rule.id == id)
                m_families[rules.key() + rule.family].kept.setCount(urls);
        }
    }
}

bool Twins::add(const Trap &trap)
{
    auto rule = ruleOf(trap);
    const auto origin = originOf(trap.pattern);
    if (!rule || !origin)
        return false;
    const std::lock_guard lock(m_mutex);
    if (const auto edit = editOf(rule->family)) {
        QList<UrlEdit> &edits = m_edits[*origin];
        if (!edits.contains(*edit))
            edits.append(*edit);
    }
    addOnce(m_rules[*origin], std::move(*rule));
    return true;
}

bool Twins::hasAny() const
{
    const std::lock_guard lock(m_mutex);
    return !m_rules.isEmpty();
}

QByteArray Twins::keeping(const url::Url &url, const QSet<QByteArray> &released)
{
    const std::lock_guard lock(m_mutex);
    if (!m_rules.contains(url.origin()))
        return {};
    for (const Way &way : waysOf(url)) {
        const Rule *rule = matching(url, way);
        if (!rule || released.contains(rule->id) || !otherOf(url, way))
            continue;
        KeptOut &kept = m_families[url.origin() + way.family].kept;
        return kept.isSample(hashOf(hrefOf(url))) ? QByteArray() : rule->id;
    }
    return {};
}

QList<QByteArray> Twins::othersOf(const url::Url &url) const
{
    const std::lock_guard lock(m_mutex);
    QList<QByteArray> others;
    for (const Way &way : m_rules.contains(url.origin()) ? waysOf(url) : QList<Way>()) {
        if (matching(url, way))
            others.append(way.other);
    }
    return others;
}

} // namespace argiope::trap
