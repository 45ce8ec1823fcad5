#include "core/trap/samewhatever.h"

#include "core/trap/families.h"
#include "core/trap/readlinks.h"
#include "core/trap/shapes.h"

#include <algorithm>
#include <array>
#include <vector>

namespace argiope::trap {

namespace {

constexpr int MostParameters = 256;
constexpr qsizetype MostContexts = 512; ///< of a family
constexpr int MostLetIn = 1 << 18;
constexpr qsizetype MostNames = 12; ///< in a pattern

using Pair = std::pair<quint64, quint64>; ///< hashes of a name and a value

} // namespace

/// All pages of an origin that have one parameter.
struct SameWhatever::Family
{
    /// Pages that differ in nothing but the parameter.
    struct Context
    {
        quint64 place = 0;
        QList<Pair> beside;
        quint64 value = 0; ///< of the first
        PageText text;
        quint64 strictLinks = 0;
        quint64 looseLinks = 0;
        QByteArray example;
        int strictSame = 0; ///< further pages that say what the first one says
        int looseSame = 0;
        bool strictDiffer = false;
        bool looseDiffer = false;
        std::shared_ptr<const PageText> doubt; ///< of a page that says something else although the parameter is ignored

        [[nodiscard]] int same(bool loose) const { return loose ? looseSame : strictSame; }
        [[nodiscard]] bool differ(bool loose) const { return loose ? looseDiffer : strictDiffer; }
        [[nodiscard]] bool hasNews() const { return strictSame > 0 || looseSame > 0 || strictDiffer; }
    };
    /// The contexts that a pattern would hold for, and what they showed.
    struct Evidence
    {
        int pages = 0;
        bool differ = false;
        QSet<quint64> places;
        std::vector<const Context *> contexts; ///< with pages that say the same
    };

    QHash<quint64, Context> contexts;
    QSet<quint64> values; ///< the first of them
    QHash<quint64, QByteArray> names; ///< of parameters beside it
    bool passing = true; ///< all values are
    bool session = true; ///< all are tokens

    [[nodiscard]] Evidence evidence(bool loose, std::optional<quint64> place, std::optional<Pair> value) const
    {
        Evidence found;
        for (const Context &context : contexts) {
            if ((place && context.place != *place) || (value && !context.beside.contains(*value)))
                continue;
            found.differ = found.differ || context.differ(loose);
            if (context.same(loose) == 0)
                continue;
            found.pages += context.same(loose);
            found.places.insert(context.place);
            found.contexts.push_back(&context);
        }
        return found;
    }
    void makeRoom()
    {
        if (contexts.size() < MostContexts)
            return;
        contexts.removeIf([](QHash<quint64, Context>::iterator it) { return !it->hasNews(); });
        if (contexts.size() >= MostContexts)
            contexts.removeIf([](QHash<quint64, Context>::iterator it) { return !it->strictDiffer; });
    }
    /// What the page at `parts` makes known; `names` were noted.
    [[nodiscard]] std::optional<Trap> judge(const UrlParts &parts, const QByteArray &name, const QByteArray &url) const;
    [[nodiscard]] Trap trapOf(
        const UrlParts &parts, const QByteArray &name, const QByteArray &url, const Evidence &evidence) const;
};

/// What a trap of this class keeps out.
struct SameWhatever::Ignored
{
    QByteArray id;
    QByteArray place; ///< "": any of the origin
    QByteArray name;
    bool session = false;
    bool anyBeside = false;
    QueryPairs fixed; ///< have to stand beside it
    QSet<QByteArray> beside; ///< may

    [[nodiscard]] bool matches(const UrlParts &parts) const
    {
        if (!place.isEmpty() && parts.place != place)
            return false;
        const QByteArray *own = parts.valueOf(name);
        if (!own || (session && !isSession(name, *own)))
            return false;
        const bool hasFixed = std::all_of(
            fixed.begin(), fixed.end(), [&](const auto &pair) { return parts.parameters.contains(pair); });
        return hasFixed
            && (anyBeside || std::all_of(parts.parameters.begin(), parts.parameters.end(), [&](const auto &pair) {
                   return pair.first == name || beside.contains(pair.first) || fixed.contains(pair);
               }));
    }
};

std::optional<Trap> SameWhatever::Family::judge(
    const UrlParts &parts, const QByteArray &name, const QByteArray &url) const
{
    const quint64 place = hashOf(parts.place);
    for (const bool loose : {false, true}) {
        const auto holds = [](const Evidence &found) { return !found.differ && found.pages >= Patience; };
        const Evidence wide = evidence(loose, {}, {});
        if (holds(wide) && wide.places.size() >= ManyPaths)
            return trapOf(parts, name, url, wide);
        // Where values are few, a menu leads from each to all: then what links say of the parameter itself is no news.
        // Many values on one path may be what its pages are told apart by.
        if (loose && values.size() > FewValues && !passing)
            continue;
        const Evidence here = evidence(loose, place, {});
        if (holds(here))
            return trapOf(parts, name, url, here);
        if (here.pages < Patience)
            continue;
        for (const auto &[key, value] : parts.parameters) {
            if (key == name)
                continue;
            const Evidence some = evidence(loose, place, Pair(hashOf(key), hashOf(value)));
            if (holds(some))
                return trapOf(parts, name, url, some);
        }
    }
    return {};
}

Trap SameWhatever::Family::trapOf(
    const UrlParts &parts, const QByteArray &name, const QByteArray &url, const Evidence &evidence) const
{
    QueryPairs written;
    QSet<quint64> known;
    for (const auto &[key, value] : parts.parameters) {
        const Pair pair(hashOf(key), hashOf(value));
        const bool writable = key != name && value != "*" && !value.contains('&');
        const bool always = writable
            && std::all_of(evidence.contexts.begin(), evidence.contexts.end(),
                [&](const Context *context) { return context->beside.contains(pair); });
        if (always) {
            written.append({key, value});
            known.insert(pair.first);
        }
    }
    for (const Context *context : evidence.contexts) {
        for (const auto &[key, value] : context->beside) {
            if (known.contains(key))
                continue;
            known.insert(key);
            if (const QByteArray beside = names.value(key); !beside.isEmpty())
                written.append({beside, QByteArrayLiteral("*")});
        }
    }
    if (written.size() > MostNames) {
        written.removeIf([](const auto &pair) { return pair.second == "*"; });
        written.append({QByteArrayLiteral("*"), QByteArray()});
    }
    const bool anyPlace = evidence.places.size() > 1;
    QByteArray pattern = anyPlace ? parts.origin + "/*" : parts.place;
    const QByteArray mask = session ? "{token}" : "{any}";
    if (name.startsWith(';'))
        pattern += name + '=' + mask;
    else if (name == PathName)
        pattern = parts.origin + '/' + mask;
    else if (name != TokenName)
        written.append({name, mask});
    else if (anyPlace)
        pattern += "{token}/*";
    std::sort(written.begin(), written.end());
    bool first = true;
    for (const auto &[key, value] : std::as_const(written)) {
        pattern += std::exchange(first, false) ? '?' : '&';
        pattern += value.isNull() ? key : key + '=' + value;
    }
    Trap trap{argiope::trap::name(session ? Kind::SessionId : Kind::IgnoredParameter), pattern, {}, false};
    trap.pages = evidence.pages + int(evidence.contexts.size());
    for (const Context *context : evidence.contexts) {
        if (trap.examples.size() < MostExamples - 1 && context->example != url)
            trap.examples.append(context->example);
    }
    trap.examples.append(url);
    return trap;
}

SameWhatever::SameWhatever()
    : m_families(MostParameters)
    , m_letIn(MostLetIn)
{
}

SameWhatever::~SameWhatever() = default;

bool SameWhatever::isIgnored(const UrlParts &parts, const QByteArray &name) const
{
    const auto known = m_ignored.constFind(parts.origin);
    return known != m_ignored.constEnd() && std::any_of(known->begin(), known->end(), [&](const Ignored &ignored) {
        return ignored.name == name && ignored.matches(parts);
    });
}

QList<QByteArray> SameWhatever::takeBack(const UrlParts &parts, const QByteArray &name)
{
    QList<QByteArray> ids;
    m_ignored[parts.origin].removeIf([&](const Ignored &ignored) {
        const bool disproved = ignored.name == name && ignored.matches(parts);
        if (disproved)
            ids.append(ignored.id);
        return disproved;
    });
    return ids;
}

SameWhatever::News SameWhatever::see(
    const UrlParts &parts, const QByteArray &url, const PageText &text, const QList<url::Url> &links, bool dated)
{
    News news;
    if (parts.parameters.isEmpty())
        return news;
    std::vector<ReadLink> read;
    read.reserve(size_t(links.size()));
    for (const url::Url &link : links)
        read.push_back(readLink(link));
    std::vector<Look> looks; // outside of the lock
    const UrlParts anywhere = parts.hasQuery() && !dated ? parts.anywhere() : UrlParts();
    const auto add = [&](const UrlParts &of, const QByteArray &name, const QByteArray &value) {
        const OwnValue own(of, name, value);
        looks.push_back({of, name, value, url, text, linksWithout(read, own, false), linksWithout(read, own, true)});
    };
    for (const auto &[name, value] : parts.parameters) {
        if (!dated || !(isNumber(value) || isMoment(value)))
            add(parts, name, value);
    }
    if (const QByteArray *path = anywhere.valueOf(PathName))
        add(anywhere, PathName.toByteArray(), *path);
    const std::lock_guard lock(m_mutex);
    for (const Look &look : looks)
        learn(look, news);
    return news;
}

SameWhatever::News SameWhatever::seeRedirect(const UrlParts &parts, const QByteArray &url, const url::Url &target)
{
    constexpr quint64 Redirect = 0x52656469; // what all of them say
    News news;
    if (!target.isHttp())
        return news;
    const UrlParts there = partsOf(target);
    ReadLink rest = readLink(target);
    const PageText text{Redirect, 0, {}, {}};
    const std::lock_guard lock(m_mutex);
    std::erase_if(rest.values, [&](const ReadLink::Value &value) { return isIgnored(there, value.name); });
    const quint64 whole = linksWithout({rest}, OwnValue(parts, {}, {}), false);
    for (const auto &[name, value] : parts.parameters) {
        const OwnValue own(parts, name, value);
        if (own.isIn(rest.place) || linksWithout({rest}, own, false) == whole)
            learn({parts, name, value, url, text, whole, whole}, news);
    }
    return news;
}

void SameWhatever::learn(const Look &look, News &news)
{
    const auto &[parts, name, value, url, text, strict, loose] = look;
    const bool ignored = isIgnored(parts, name);
    const quint64 key = hashOf(name, hashOf(parts.origin));
    const std::shared_ptr<Family> family = familyOf(m_families, key);
    const bool moment = isFleeting(name, value) && !isToken(value);
    family->session = family->session && isSession(name, value);
    family->passing = family->passing && isPassing(name, value);
    if (family->values.size() <= FewValues)
        family->values.insert(hashOf(value));
    QList<Pair> beside;
    quint64 context = hashOf(parts.place);
    for (const auto &[other, with] : parts.parameters) {
        if (other == name)
            continue;
        beside.append({hashOf(other), hashOf(with)});
        context = mixed(context, mixed(beside.constLast().first, beside.constLast().second));
        if (family->names.size() < 2 * MostNames)
            family->names.insert(beside.constLast().first, other);
    }
    const auto met = family->contexts.find(context);
    if (met == family->contexts.end()) {
        family->makeRoom();
        if (family->contexts.size() < MostContexts) {
            family->contexts.insert(context,
                Family::Context{
                    hashOf(parts.place), beside, hashOf(value), text, strict, loose, url, 0, 0, false, false, {}});
        }
        return;
    }
    const bool known = met->strictDiffer && met->looseDiffer && !ignored;
    if (known || met->value == hashOf(value))
        return; // there is nothing to learn of it
    const auto says = [&text = text, moment](const PageText &other) {
        const bool sameMain = text.mainText != 0 && text.mainText == other.mainText;
        return agree(text.words, text.ownWords, other.words, other.ownWords)
            && (moment || sameMain || agree(text.numbers, text.ownNumbers, other.numbers, other.ownNumbers));
    };
    const bool sameText = says(met->text);
    if (ignored) {
        // All pages of the kind may have changed; two that differ from each other as well are pages of their own.
        if (!sameText && met->doubt && !says(*met->doubt)) {
            met->strictDiffer = true;
            met->looseDiffer = true;
            news.disproved += takeBack(parts, name);
        } else if (!sameText) {
            met->doubt = std::make_shared<const PageText>(text);
        }
        return;
    }
    const auto count = [sameText](bool sameLinks, int &same, bool &differ) {
        same += sameText && sameLinks;
        differ = differ || !sameText || !sameLinks;
    };
    count(strict == met->strictLinks, met->strictSame, met->strictDiffer);
    count(loose == met->looseLinks, met->looseSame, met->looseDiffer);
    if (!sameText)
        return;
    if (auto trap = family->judge(parts, name, url)) {
        auto found = ignoredBy(*trap);
        if (!found || !found->matches(parts))
            return;
        m_ignored[parts.origin].append(std::move(*found));
        news.traps.append(std::move(*trap));
    }
}

std::optional<SameWhatever::Ignored> SameWhatever::ignoredBy(const Trap &trap)
{
    const auto kind = kindOf(trap.kind);
    if (kind != Kind::IgnoredParameter && kind != Kind::SessionId)
        return {};
    Ignored ignored;
    ignored.id = trap.id();
    ignored.session = kind == Kind::SessionId;
    const QByteArray mask = ignored.session ? "{token}" : "{any}";
    const qsizetype query = trap.pattern.indexOf('?');
    ignored.place = query < 0 ? trap.pattern : trap.pattern.first(query);
    if (query >= 0) {
        for (const QByteArray &part : trap.pattern.sliced(query + 1).split('&')) {
            const qsizetype equals = part.indexOf('=');
            const QByteArray name = equals < 0 ? part : part.first(equals);
            const QByteArray value = equals < 0 ? QByteArray() : part.sliced(equals + 1);
            if (value == mask && ignored.name.isEmpty())
                ignored.name = name;
            else if (value == "*")
                ignored.beside.insert(name);
            else if (part == "*")
                ignored.anyBeside = true;
            else
                ignored.fixed.append({name, value});
        }
    }
    const qsizetype semicolon = ignored.place.lastIndexOf(';');
    if (ignored.name.isEmpty() && semicolon >= 0 && ignored.place.endsWith(mask)) {
        ignored.name = ignored.place.sliced(semicolon).chopped(mask.size() + 1);
        ignored.place.truncate(semicolon);
    }
    if (ignored.name.isEmpty() && !ignored.session && ignored.place.endsWith("/{any}")) {
        ignored.name = PathName.toByteArray();
        ignored.place.clear();
    }
    if (ignored.name.isEmpty() && ignored.place.contains("{token}"))
        ignored.name = TokenName.toByteArray();
    if (ignored.name.isEmpty())
        return {};
    // A path that ends in a star is any.
    if (ignored.place.endsWith("/*"))
        ignored.place.clear();
    return ignored;
}

bool SameWhatever::add(const Trap &trap)
{
    auto ignored = ignoredBy(trap);
    const auto origin = originOf(trap.pattern);
    if (!ignored || !origin)
        return false;
    const std::lock_guard lock(m_mutex);
    addOnce(m_ignored[*origin], std::move(*ignored));
    return true;
}

SameWhatever::Standing SameWhatever::standingOf(const UrlParts &parts, const QSet<QByteArray> &released) const
{
    Standing standing;
    const auto known = m_ignored.constFind(parts.origin);
    if (known == m_ignored.constEnd())
        return standing;
    QSet<QByteArray> without;
    const UrlParts anywhere = parts.hasQuery() ? parts.anywhere() : UrlParts();
    for (const Ignored &ignored : *known) {
        standing.near = standing.near || ignored.place.isEmpty() || ignored.place == parts.place;
        if (!ignored.matches(ignored.name == PathName ? anywhere : parts) || released.contains(ignored.id))
            continue;
        standing.id = standing.id.isEmpty() ? ignored.id : standing.id;
        without.insert(ignored.name);
    }
    standing.says = hashOf(without.contains(PathName.toByteArray()) ? anywhere.place : parts.place);
    standing.whole = hashOf(parts.place);
    for (const auto &[name, value] : parts.parameters) {
        const quint64 pair = mixed(hashOf(name), hashOf(value));
        standing.whole = mixed(standing.whole, pair);
        if (!without.contains(name))
            standing.says = mixed(standing.says, pair);
    }
    return standing;
}

QByteArray SameWhatever::keeping(const UrlParts &parts, const QSet<QByteArray> &released)
{
    const std::lock_guard lock(m_mutex);
    const Standing standing = standingOf(parts, released);
    if (!standing.near)
        return {};
    const quint64 *letIn = m_letIn.find(standing.says);
    if (letIn && *letIn != standing.whole)
        return !standing.id.isEmpty() && m_kept[standing.id].isSample(standing.whole) ? QByteArray() : standing.id;
    if (!letIn)
        m_letIn.insert(standing.says, standing.whole);
    return {};
}

void SameWhatever::noteFetched(const UrlParts &parts)
{
    const std::lock_guard lock(m_mutex);
    const Standing standing = standingOf(parts, {});
    if (standing.near && !m_letIn.find(standing.says))
        m_letIn.insert(standing.says, standing.whole);
}

void SameWhatever::noteKept(const QByteArray &id, qint64 urls)
{
    const std::lock_guard lock(m_mutex);
    m_kept[id].setCount(urls);
}

} // namespace argiope::trap
