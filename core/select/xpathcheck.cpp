#include "core/select/xpathcheck.h"

#include "core/markup/bytes.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace argiope::select {

namespace {

constexpr int MostSteps = 500; ///< and operators: libxml2 goes down a level for each
constexpr int MostNesting = 64; ///< of parentheses and brackets

constexpr const char *Functions[] = {"boolean", "ceiling", "comment", "concat", "contains", "count", "false", "floor",
    "id", "lang", "last", "local-name", "name", "namespace-uri", "node", "normalize-space", "not", "number", "position",
    "processing-instruction", "round", "starts-with", "string", "string-length", "substring", "substring-after",
    "substring-before", "sum", "text", "translate", "true"};
/// On which the nodes of a set find some of each other's.
constexpr const char *WideAxes[] = {"ancestor", "ancestor-or-self", "descendant", "descendant-or-self", "following",
    "following-sibling", "preceding", "preceding-sibling"};
/// Those that give a set of nodes, and node tests.
constexpr const char *Sets[] = {"id", "node", "text", "comment", "processing-instruction"};

bool isNameByte(char c)
{
    return markup::isAlpha(c) || markup::isDigit(c) || c == '_' || c == '-' || c == '.'
        || static_cast<unsigned char>(c) >= 0x80;
}

template <size_t Count>
bool isAmong(QByteArrayView name, const char *const (&names)[Count])
{
    return std::any_of(std::begin(names), std::end(names), [name](const char *one) { return name == one; });
}

class XPathReader
{
public:
    explicit XPathReader(QByteArrayView text)
        : m_text(text)
    {
    }
    std::optional<QueryError> run(XPathTraits &traits);

private:
    /// What an operand ends or begins with: a set of nodes may be many values, all else is one.
    enum class Operand : quint8 { None, Single, Set };

    [[nodiscard]] std::optional<QueryError> name();
    [[nodiscard]] std::optional<QueryError> open();
    void close();
    void literal(char quote);
    void operand(Operand kind);
    void compare();

    QByteArrayView m_text;
    qsizetype m_at = 0;
    std::vector<Operand> m_open; ///< what each open parenthesis will have been
    Operand m_last = Operand::None; ///< what stands before
    bool m_afterAt = false; ///< the name that follows is an attribute's
    bool m_comparing = false; ///< the operand behind an operator is read
    Operand m_left = Operand::None; ///< of that operator
    bool m_comparesSets = false;
    bool m_joinsSets = false;
};

/// One operand is over, as far as its first part tells.
void XPathReader::operand(Operand kind)
{
    if (m_comparing && m_left == Operand::Set && kind == Operand::Set)
        m_comparesSets = true;
    m_comparing = false;
    m_last = kind;
}

void XPathReader::compare()
{
    m_left = m_last;
    m_comparing = true;
}

void XPathReader::literal(char quote)
{
    const qsizetype end = m_text.indexOf(quote, m_at + 1);
    m_at = end < 0 ? m_text.size() : end + 1;
    operand(Operand::Single);
}

std::optional<QueryError> XPathReader::open()
{
    if (m_open.size() >= MostNesting)
        return QueryError{QueryError::Code::TooDeep, m_at, {}};
    m_open.push_back(Operand::Set);
    m_last = Operand::None;
    m_comparing = false;
    ++m_at;
    return {};
}

void XPathReader::close()
{
    if (!m_open.empty()) {
        m_last = m_open.back();
        m_open.pop_back();
    }
    m_comparing = false;
    ++m_at;
}

std::optional<QueryError> XPathReader::name()
{
    const qsizetype from = m_at;
    while (m_at < m_text.size() && isNameByte(m_text[m_at]))
        ++m_at;
    const QByteArrayView word = m_text.sliced(from, m_at - from);
    const bool isAttribute = m_afterAt;
    m_afterAt = false;
    qsizetype next = m_at;
    while (next < m_text.size() && markup::isSpace(m_text[next]))
        ++next;
    if (m_text.sliced(next).startsWith("::") && isAmong(word, WideAxes))
        m_joinsSets = true;
    const bool prefixed = next + 1 < m_text.size() && m_text[next] == ':' && m_text[next + 1] != ':';
    const bool afterPrefix = from > 0 && m_text[from - 1] == ':' && (from < 2 || m_text[from - 2] != ':');
    if (next >= m_text.size() || m_text[next] != '(') {
        if (!prefixed)
            operand(isAttribute ? Operand::Single : Operand::Set);
        return {};
    }
    // "and (" and the like are operators where an operand stands before them.
    const bool isOperator
        = m_last != Operand::None && (word == "and" || word == "or" || word == "div" || word == "mod");
    if (isOperator)
        return {};
    if (afterPrefix || !isAmong(word, Functions))
        return QueryError{QueryError::Code::UnknownName, from, QString::fromUtf8(word) + QStringLiteral("()")};
    const Operand kind = isAmong(word, Sets) ? Operand::Set : Operand::Single;
    operand(kind);
    m_at = next;
    if (auto error = open())
        return error;
    m_open.back() = kind;
    return {};
}

std::optional<QueryError> XPathReader::run(XPathTraits &traits)
{
    int steps = 0;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (isNameByte(c) && !markup::isDigit(c) && c != '-' && c != '.') {
            if (auto error = name())
                return error;
            continue;
        }
        if (c == '"' || c == '\'') {
            literal(c);
            continue;
        }
        if (markup::isDigit(c)) {
            while (m_at < m_text.size() && (markup::isDigit(m_text[m_at]) || m_text[m_at] == '.'))
                ++m_at;
            operand(Operand::Single);
            continue;
        }
        if (c == '(' || c == '[') {
            if (auto error = open())
                return error;
            continue;
        }
        if (c == ')' || c == ']') {
            close();
            continue;
        }
        // "//" behind something: of each of its nodes all that are below.
        if (c == '/' && m_last != Operand::None && m_text.sliced(m_at).startsWith("//"))
            m_joinsSets = true;
        if (c == '=' || c == '<' || c == '>')
            compare();
        else if (c == '@')
            m_afterAt = true;
        else if (c == '.' || c == '*')
            operand(m_afterAt || c == '*' ? Operand::Set : Operand::Single);
        m_afterAt = c == '@';
        if (!markup::isSpace(c) && c != '@' && ++steps > MostSteps)
            return QueryError{QueryError::Code::TooMany, m_at, QStringLiteral("steps and operators")};
        ++m_at;
    }
    traits.comparesSets = m_comparesSets;
    traits.joinsSets = m_joinsSets;
    return {};
}

} // namespace

std::optional<QueryError> checkXPath(QByteArrayView utf8, XPathTraits &traits)
{
    return XPathReader(utf8).run(traits);
}

} // namespace argiope::select
