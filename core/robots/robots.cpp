#include "core/robots/robots.h"

#include "core/robots/pathmatcher.h"

#include <algorithm>

namespace argiope::robots {
namespace detail { // what Robots::Data is made of

struct RuleLine
{
    QByteArray text;
    qsizetype weight = 0;
    int line = 0;
    bool allow = false;
};

/// RFC 9309, 2.2.2: more octets first; of equal ones allow first; of those the one that was written first.
static bool isMoreSpecific(const RuleLine &a, const RuleLine &b)
{
    if (a.weight != b.weight)
        return a.weight > b.weight;
    if (a.allow != b.allow)
        return a.allow;
    return a.line < b.line;
}

struct LiteralRule
{
    std::u16string prefix;
    int rule = 0;
    int parent = -1; ///< the longest other literal that is a prefix of this one
};

struct WildcardRule
{
    PathPattern pattern;
    int rule = 0;
    bool folded = false;
};

/// The rules below one run of user-agent lines. Several runs may name the same agent; they are not copied together, so
/// that a file of many agents and many rules stays as large as it is.
struct RuleBlock
{
    std::vector<RuleLine> rules;
    std::vector<LiteralRule> literals; ///< sorted by prefix
    std::vector<WildcardRule> wildcards; ///< most specific first

    void add(QByteArrayView path, RuleLine rule);
    void seal();
    /// The most specific rule that matches, if it beats `best`; else `best`.
    const RuleLine *find(const PathUnits &path, const RuleLine *best) const;
};

void RuleBlock::add(QByteArrayView path, RuleLine rule)
{
    PathPattern pattern(path, false);
    rule.weight = pattern.weight();
    const auto index = int(rules.size());
    rules.push_back(std::move(rule));
    if (pattern.needsFolding())
        wildcards.push_back({PathPattern(path, true), index, true});
    if (pattern.isLiteral())
        literals.push_back({std::u16string(pattern.text()), index, -1});
    else
        wildcards.push_back({std::move(pattern), index, false});
}

void RuleBlock::seal()
{
    std::sort(literals.begin(), literals.end(), [&](const LiteralRule &a, const LiteralRule &b) {
        if (const int order = a.prefix.compare(b.prefix); order != 0)
            return order < 0;
        return isMoreSpecific(rules[size_t(a.rule)], rules[size_t(b.rule)]);
    });
    // Of the same prefix only the first can ever decide.
    literals.erase(std::unique(literals.begin(), literals.end(),
                       [](const LiteralRule &a, const LiteralRule &b) { return a.prefix == b.prefix; }),
        literals.end());
    for (size_t i = 1; i < literals.size(); ++i) {
        auto parent = int(i) - 1;
        while (parent >= 0 && !literals[i].prefix.starts_with(literals[size_t(parent)].prefix))
            parent = literals[size_t(parent)].parent;
        literals[i].parent = parent;
    }
    std::sort(wildcards.begin(), wildcards.end(), [&](const WildcardRule &a, const WildcardRule &b) {
        return isMoreSpecific(rules[size_t(a.rule)], rules[size_t(b.rule)]);
    });
    rules.shrink_to_fit();
    literals.shrink_to_fit();
    wildcards.shrink_to_fit();
}

const RuleLine *RuleBlock::find(const PathUnits &path, const RuleLine *best) const
{
    const UnitView strict = path.strict();
    const auto after = std::upper_bound(literals.begin(), literals.end(), strict,
        [](UnitView value, const LiteralRule &literal) { return value < UnitView(literal.prefix); });
    if (after != literals.begin()) {
        // Every literal that is a prefix of the path is one of the nearest smaller literal, too, or is that literal.
        auto at = int(after - literals.begin()) - 1;
        const UnitView nearest = literals[size_t(at)].prefix;
        const size_t shorter = std::min(nearest.size(), strict.size());
        const auto common
            = size_t(std::mismatch(nearest.begin(), nearest.begin() + qsizetype(shorter), strict.begin()).first
                - nearest.begin());
        while (at >= 0 && literals[size_t(at)].prefix.size() > common)
            at = literals[size_t(at)].parent;
        if (at >= 0) {
            const RuleLine &rule = rules[size_t(literals[size_t(at)].rule)];
            if (!best || isMoreSpecific(rule, *best))
                best = &rule;
        }
    }
    for (const WildcardRule &wildcard : wildcards) {
        const RuleLine &rule = rules[size_t(wildcard.rule)];
        if (best && !isMoreSpecific(rule, *best))
            break;
        if (wildcard.pattern.matches(
                wildcard.folded ? path.folded() : strict, wildcard.folded ? path.foldedMask() : path.strictMask()))
            return &rule;
    }
    return best;
}

struct AgentEntry
{
    QByteArray name; ///< lower case
    std::vector<int> blocks;
    std::optional<double> delay;
};

} // namespace detail

namespace {

using detail::AgentEntry;
using detail::RuleBlock;
using detail::RuleLine;

char lowerAscii(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + 32) : c;
}

QByteArray lowerAsciiCopy(QByteArrayView text)
{
    QByteArray result = text.toByteArray();
    std::transform(result.begin(), result.end(), result.begin(), lowerAscii);
    return result;
}

/// < 0, 0, > 0; `lower` is in lower case already.
int compareNoCase(QByteArrayView lower, QByteArrayView other)
{
    const qsizetype length = std::min(lower.size(), other.size());
    for (qsizetype i = 0; i < length; ++i) {
        const auto a = static_cast<unsigned char>(lower[i]);
        const auto b = static_cast<unsigned char>(lowerAscii(other[i]));
        if (a != b)
            return a < b ? -1 : 1;
    }
    return lower.size() == other.size() ? 0 : lower.size() < other.size() ? -1 : 1;
}

/// What a user-agent line names: up to the first ASCII octet that no product token has ("Foo/1.2", "Foo bar").
/// "Foo*" means Foo, and not whoever begins like it; octets beyond ASCII are kept.
QByteArrayView agentName(QByteArrayView value)
{
    if (value == "*" || value.startsWith("* ") || value.startsWith("*\t"))
        return value.first(1);
    const auto end = std::find_if(value.begin(), value.end(), [](char c) {
        const auto octet = static_cast<unsigned char>(c);
        const bool inName = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
            || c == '_' || c == '.' || octet >= 0x80;
        return !inName;
    });
    return value.first(end - value.begin());
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// The field by its names: the right one first, then what people write who mean it.
bool isField(QByteArrayView field, std::initializer_list<const char *> names)
{
    return std::any_of(
        names.begin(), names.end(), [field](const char *name) { return compareNoCase(name, field) == 0; });
}

/// Where a line "Disallow /x" is cut, whose colon was forgotten: at the only blanks in it. -1 where there are others.
qsizetype onlyBlanks(QByteArrayView record)
{
    const auto first = std::find_if(record.begin(), record.end(), isBlank);
    const auto word = std::find_if_not(first, record.end(), isBlank);
    return word == record.end() || std::any_of(word, record.end(), isBlank) ? -1 : first - record.begin();
}

QByteArrayView trimBlanks(QByteArrayView text)
{
    while (!text.isEmpty() && isBlank(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isBlank(text.back()))
        text.chop(1);
    return text;
}

/// Digits with an optional fraction: no sign, exponent, "inf" or unit.
std::optional<double> parseDelay(QByteArrayView value)
{
    int digits = 0;
    int dots = 0;
    for (const char c : value) {
        if (c >= '0' && c <= '9')
            ++digits;
        else if (c == '.')
            ++dots;
        else
            return std::nullopt;
    }
    if (digits == 0 || dots > 1)
        return std::nullopt;
    bool ok = false;
    const double seconds = value.toByteArray().toDouble(&ok);
    return ok ? std::optional(seconds) : std::nullopt;
}

} // namespace

struct Robots::Data
{
    std::vector<RuleBlock> blocks;
    std::vector<AgentEntry> agents; ///< sorted by name
    QList<QByteArray> sitemaps;

    /// 2.2.1: the groups that name the agent; else those for `*`; else null.
    const AgentEntry *entryFor(QByteArrayView wanted) const
    {
        const QByteArrayView agent = agentName(wanted);
        const AgentEntry *own = agent.isEmpty() ? nullptr : lookUp(agent);
        return own ? own : lookUp("*");
    }

    const AgentEntry *lookUp(QByteArrayView agent) const
    {
        const auto at = std::partition_point(agents.begin(), agents.end(),
            [&](const AgentEntry &entry) { return compareNoCase(entry.name, agent) < 0; });
        return at != agents.end() && compareNoCase(at->name, agent) == 0 ? &*at : nullptr;
    }
};

namespace {

/// Reads the file line by line. One use.
class RobotsReader
{
public:
    void read(QByteArrayView text);

    std::vector<RuleBlock> blocks;
    std::vector<AgentEntry> agents;
    QList<QByteArray> sitemaps;

private:
    void readLine(QByteArrayView line, int number);
    void nameAgent(QByteArrayView value);
    void addRule(QByteArrayView path, QByteArrayView line, int number, bool allow);
    void setDelay(QByteArrayView value);

    struct Naming
    {
        QByteArray name;
        int block = -1;
        std::optional<double> delay;
    };
    std::vector<Naming> m_namings; ///< one for each user-agent line
    size_t m_firstOfBlock = 0; ///< the namings since the last rule
    size_t m_firstOfDelay = 0; ///< the namings since the last rule or Crawl-delay that stood before a user-agent line
    bool m_rulesSeen = false; ///< a rule has come since the last user-agent line
    bool m_memberSeen = false; ///< a rule or a Crawl-delay has
    bool m_delaySet = false; ///< the namings from m_firstOfDelay on have their delay
};

void RobotsReader::read(QByteArrayView text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    int number = 0;
    qsizetype start = 0;
    while (start < text.size()) {
        const auto isEnd = [](char c) { return c == '\n' || c == '\r'; };
        const qsizetype end = std::find_if(text.begin() + start, text.end(), isEnd) - text.begin();
        readLine(text.sliced(start, end - start), ++number);
        start = end + 1;
        if (end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n')
            ++start;
    }

    for (RuleBlock &block : blocks)
        block.seal();
    std::stable_sort(
        m_namings.begin(), m_namings.end(), [](const Naming &a, const Naming &b) { return a.name < b.name; });
    for (const Naming &naming : m_namings) {
        if (agents.empty() || agents.back().name != naming.name)
            agents.push_back({naming.name, {}, std::nullopt});
        AgentEntry &entry = agents.back();
        if (naming.block >= 0 && (entry.blocks.empty() || entry.blocks.back() != naming.block))
            entry.blocks.push_back(naming.block);
        if (!entry.delay)
            entry.delay = naming.delay;
    }
}

void RobotsReader::readLine(QByteArrayView line, int number)
{
    const QByteArrayView written = trimBlanks(line);
    QByteArrayView record = written;
    if (const qsizetype hash = record.indexOf('#'); hash >= 0)
        record = record.first(hash);
    record = trimBlanks(record);
    qsizetype separator = record.indexOf(':');
    if (separator < 0)
        separator = onlyBlanks(record);
    if (separator < 0)
        return;
    const QByteArrayView field = trimBlanks(record.first(separator));
    const QByteArrayView value = trimBlanks(record.sliced(separator + 1));

    if (isField(field, {"user-agent", "useragent", "user agent"}))
        nameAgent(value);
    else if (isField(field, {"allow"}))
        addRule(value, written, number, true);
    else if (isField(field, {"disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"}))
        addRule(value, written, number, false);
    else if (compareNoCase("crawl-delay", field) == 0)
        setDelay(value);
    else if (compareNoCase("sitemap", field) == 0 && !value.isEmpty())
        sitemaps.append(value.toByteArray());
}

void RobotsReader::nameAgent(QByteArrayView value)
{
    if (m_rulesSeen)
        m_firstOfBlock = m_namings.size();
    if (m_memberSeen) {
        m_firstOfDelay = m_namings.size();
        m_delaySet = false;
    }
    m_rulesSeen = false;
    m_memberSeen = false;
    m_namings.push_back({lowerAsciiCopy(agentName(value)), -1, std::nullopt});
}

void RobotsReader::addRule(QByteArrayView path, QByteArrayView line, int number, bool allow)
{
    if (m_namings.empty())
        return; // 2.2: a rule belongs to a group
    if (!m_rulesSeen) {
        for (size_t i = m_firstOfBlock; i < m_namings.size(); ++i)
            m_namings[i].block = int(blocks.size());
        blocks.emplace_back();
    }
    m_rulesSeen = true;
    m_memberSeen = true;
    if (!path.isEmpty()) // an empty pattern matches nothing, but it is a rule (2.2)
        blocks.back().add(path, {line.toByteArray(), 0, number, allow});
}

void RobotsReader::setDelay(QByteArrayView value)
{
    m_memberSeen = true;
    const std::optional<double> seconds = parseDelay(value);
    if (!seconds || m_delaySet)
        return;
    m_delaySet = true;
    for (size_t i = m_firstOfDelay; i < m_namings.size(); ++i)
        m_namings[i].delay = seconds;
}

} // namespace

Robots::Robots() = default;

Robots Robots::parse(QByteArrayView text)
{
    if (text.size() > MaxBytes) {
        // Half a rule would be another rule.
        text = text.first(MaxBytes);
        while (!text.isEmpty() && text.back() != '\n' && text.back() != '\r')
            text.chop(1);
    }
    RobotsReader reader;
    reader.read(text);
    auto data = std::make_shared<Data>();
    data->blocks = std::move(reader.blocks);
    data->agents = std::move(reader.agents);
    data->sitemaps = std::move(reader.sitemaps);
    Robots robots;
    robots.m_data = std::move(data);
    return robots;
}

Verdict Robots::check(QByteArrayView agent, const url::Url &url) const
{
    // The path and the query stand next to each other; search() would hide the "?" of an empty query.
    const QByteArrayView whole = url.hrefWithoutFragment();
    const QByteArrayView path = url.pathname();
    if (whole.isEmpty() || path.isEmpty())
        return checkPath(agent, "/");
    return checkPath(agent, whole.sliced(path.begin() - whole.begin()));
}

Verdict Robots::checkPath(QByteArrayView agent, QByteArrayView pathAndQuery) const
{
    if (!m_data || pathAndQuery == "/robots.txt")
        return {};
    const AgentEntry *entry = m_data->entryFor(agent);
    if (!entry || entry->blocks.empty())
        return {};
    const PathUnits path(pathAndQuery.isEmpty() ? QByteArrayView("/") : pathAndQuery);
    const RuleLine *best = nullptr;
    for (const int block : entry->blocks)
        best = m_data->blocks[size_t(block)].find(path, best);
    if (!best)
        return {};
    return {best->allow, best->line, best->text};
}

std::optional<double> Robots::crawlDelay(QByteArrayView agent) const
{
    const AgentEntry *entry = m_data ? m_data->entryFor(agent) : nullptr;
    return entry ? entry->delay : std::nullopt;
}

const QList<QByteArray> &Robots::sitemaps() const
{
    static const QList<QByteArray> none;
    return m_data ? m_data->sitemaps : none;
}

} // namespace argiope::robots
