#include "core/select/selectorparser.h"

#include "core/html/strings.h"
#include "core/select/pseudonames.h"

#include <QRegularExpression>

#include <algorithm>

namespace argiope::select {

namespace {

using Kind = CssToken::Kind;
using Code = QueryError::Code;

/// An+B as it is written, without comments (CSS Syntax 3, section 6). False where it is none.
bool readNth(const QByteArray &text, Nth &nth)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(?:(even)|(odd)|([+-]?\\d*)n(?:\\s*([+-])\\s*(\\d+))?|([+-]?\\d+))\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(QString::fromUtf8(text));
    if (!match.hasMatch())
        return false;
    // No element has as many siblings as an int has values, so what does not fit may be any huge number.
    const auto number = [](const QString &digits) {
        bool fits = false;
        const int value = digits.toInt(&fits);
        return fits ? value : digits.startsWith(u'-') ? -2'000'000'000 : 2'000'000'000;
    };
    if (match.hasCaptured(1) || match.hasCaptured(2)) {
        nth.step = 2;
        nth.offset = match.hasCaptured(2) ? 1 : 0;
    } else if (match.hasCaptured(6)) {
        nth.offset = number(match.captured(6));
    } else {
        const QString step = match.captured(3);
        nth.step = step.isEmpty() || step == u"+" ? 1 : step == u"-" ? -1 : number(step);
        if (match.hasCaptured(5))
            nth.offset = number(match.captured(4) + match.captured(5));
    }
    return true;
}

} // namespace

bool SelectorParser::fail(Code code, const QString &detail)
{
    m_error = {code, token().position, detail};
    return false;
}

bool SelectorParser::failHere()
{
    const CssToken &here = token();
    switch (here.kind) {
    case Kind::End:
        return fail(Code::UnexpectedEnd);
    case Kind::Bad:
        return fail(Code::UnexpectedEnd);
    case Kind::Space:
        return fail(Code::Unexpected, QStringLiteral(" "));
    case Kind::Hash:
        return fail(Code::Unexpected, QString(u'#' + QString::fromUtf8(here.value)));
    case Kind::Function:
        return fail(Code::Unexpected, QString(QString::fromUtf8(here.value) + u'('));
    default:
        return fail(Code::Unexpected, QString::fromUtf8(here.value));
    }
}

void SelectorParser::skipSpace()
{
    while (token().kind == Kind::Space)
        ++m_at;
}

bool SelectorParser::close(char bracket)
{
    skipSpace();
    if (!token().is(bracket))
        return failHere();
    ++m_at;
    return true;
}

std::shared_ptr<const SelectorList> SelectorParser::run()
{
    skipSpace();
    if (token().kind == Kind::End) {
        m_error = {Code::Empty, -1, {}};
        return nullptr;
    }
    auto all = std::make_shared<SelectorList>();
    if (!list(ListKind::Plain, *all))
        return nullptr;
    if (token().kind != Kind::End) {
        (void)failHere();
        return nullptr;
    }
    return all;
}

/// Up to the end, or the ")" that ends it.
bool SelectorParser::list(ListKind kind, SelectorList &list)
{
    for (;;) {
        skipSpace();
        const bool empty = token().kind == Kind::End || token().is(',') || token().is(')');
        if (!empty || kind != ListKind::Forgiving) {
            ComplexSelector one;
            if (!complex(kind == ListKind::Relative, one))
                return false;
            list.members.push_back(std::move(one));
        }
        skipSpace();
        if (!token().is(','))
            return true;
        ++m_at;
    }
}

Combinator SelectorParser::combinator()
{
    const bool space = token().kind == Kind::Space;
    skipSpace();
    const Combinator found = token().is('>') ? Combinator::Child
        : token().is('+')                    ? Combinator::Next
        : token().is('~')                    ? Combinator::Subsequent
                                             : Combinator::None;
    if (found == Combinator::None) {
        const bool ends = token().kind == Kind::End || token().is(',') || token().is(')');
        return space && !ends ? Combinator::Descendant : Combinator::None;
    }
    ++m_at;
    skipSpace();
    return found;
}

bool SelectorParser::complex(bool relative, ComplexSelector &complex)
{
    ComplexSelector::Part part;
    if (relative) {
        part.before = combinator();
        if (part.before == Combinator::None)
            part.before = Combinator::Descendant;
    }
    do {
        if (token().is('&') && !complex.parts.empty())
            return failHere(); // where selectors are not nested, it only says where they begin
        if (!compound(part.compound))
            return false;
        complex.parts.push_back(std::move(part));
        part = {};
        part.before = combinator();
    } while (part.before != Combinator::None);
    return true;
}

bool SelectorParser::startsName() const
{
    return token().kind == Kind::Ident || token().is('*') || token().is('|');
}

bool SelectorParser::prefix(const QByteArray &prefix, QualifiedName &name)
{
    const auto known = m_namespaces.constFind(prefix);
    if (known == m_namespaces.constEnd())
        return fail(Code::UnknownPrefix, QString::fromUtf8(prefix));
    name.spaceTest = SpaceTest::Named;
    name.space = *known;
    return true;
}

/// `|=` is an operator, so it parts no prefix from a name.
bool SelectorParser::qualifiedName(bool ofAttribute, QualifiedName &name)
{
    const bool bare = token().is('|');
    const bool parted = bare || (ahead(1).is('|') && !ahead(2).is('='));
    if (parted) {
        name.prefixed = true;
        if (bare)
            name.spaceTest = SpaceTest::None;
        else if (token().kind == Kind::Ident && !prefix(token().value, name))
            return false;
        m_at += bare ? 1 : 2;
    }
    if (token().kind == Kind::Ident)
        name.name = token().value;
    else if (!token().is('*') || ofAttribute)
        return failHere();
    ++m_at;
    return true;
}

SimpleSelector &SelectorParser::add(CompoundSelector &compound, Ask ask)
{
    SimpleSelector &simple = compound.emplace_back();
    simple.ask = ask;
    return simple;
}

bool SelectorParser::compound(CompoundSelector &compound)
{
    const size_t from = m_at;
    if (startsName()) {
        QualifiedName name;
        if (!qualifiedName(false, name))
            return false;
        SimpleSelector &type = add(compound, Ask::Type);
        ++m_parts;
        type.name = name.name;
        type.lower = html::lowered(name.name);
        type.spaceTest = name.spaceTest;
        type.space = name.space;
        if (const auto usual = m_namespaces.constFind(""); !name.prefixed && usual != m_namespaces.constEnd()) {
            type.spaceTest = usual->isEmpty() ? SpaceTest::None : SpaceTest::Named;
            type.space = *usual;
        }
    }
    bool pseudoElement = false; // of what follows one only pseudo-classes are known
    while (token().kind == Kind::Hash || token().is('.') || token().is('[') || token().is(':') || token().is('&')) {
        if (pseudoElement && !token().is(':'))
            return failHere();
        if (++m_parts > Selector::MostParts)
            return fail(Code::TooMany, QStringLiteral("parts"));
        if (!simple(compound, pseudoElement))
            return false;
    }
    return m_at != from || failHere();
}

bool SelectorParser::simple(CompoundSelector &compound, bool &pseudoElement)
{
    if (token().kind == Kind::Hash) {
        if (!token().strict)
            return failHere();
        add(compound, Ask::Id).name = token().value;
        ++m_at;
        return true;
    }
    const bool isClass = token().is('.');
    const bool isAttribute = token().is('[');
    if (token().is('&')) {
        ++m_at;
        add(compound, Ask::Scope);
        return true;
    }
    ++m_at;
    if (isClass) {
        if (token().kind != Kind::Ident)
            return failHere();
        add(compound, Ask::Class).name = token().value;
        ++m_at;
        return true;
    }
    return isAttribute ? attribute(add(compound, Ask::Attribute)) : pseudo(add(compound, Ask::State), pseudoElement);
}

bool SelectorParser::attribute(SimpleSelector &simple)
{
    skipSpace();
    QualifiedName name;
    if (!qualifiedName(true, name))
        return false;
    simple.name = name.name;
    simple.lower = html::lowered(name.name);
    simple.spaceTest = name.prefixed ? name.spaceTest : SpaceTest::None; // never the default namespace
    simple.space = name.space;
    skipSpace();
    if (token().is(']')) {
        ++m_at;
        return true;
    }
    static constexpr std::pair<char, Operator> operators[] = {{'~', Operator::Word}, {'|', Operator::Dash},
        {'^', Operator::Begins}, {'$', Operator::Ends}, {'*', Operator::Contains}};
    simple.op = Operator::Equals;
    for (const auto &[sign, op] : operators) {
        if (token().is(sign)) {
            simple.op = op;
            ++m_at;
            break;
        }
    }
    if (!token().is('='))
        return failHere();
    ++m_at;
    skipSpace();
    if (token().kind != Kind::Ident && token().kind != Kind::String)
        return failHere();
    simple.value = token().value;
    ++m_at;
    skipSpace();
    if (token().kind == Kind::Ident) {
        const QByteArray flag = html::lowered(token().value);
        if (flag != "i" && flag != "s")
            return failHere();
        simple.flag = flag == "i" ? CaseFlag::Insensitive : CaseFlag::Sensitive;
        ++m_at;
    }
    return close(']');
}

bool SelectorParser::pseudo(SimpleSelector &simple, bool &pseudoElement)
{
    const bool twoColons = token().is(':');
    m_at += twoColons;
    const QByteArray name = html::lowered(token().value);
    const QString shown = QString::fromUtf8(token().value);
    if (token().kind == Kind::Function) {
        if (twoColons) {
            if (!isPseudoElementFunction(name))
                return fail(Code::UnknownName, QStringLiteral("::%1()").arg(shown));
            pseudoElement = true;
            simple.ask = Ask::Never;
            ++m_at;
            return skipArgument();
        }
        return function(simple, name);
    }
    if (token().kind != Kind::Ident)
        return failHere();
    if (twoColons || isOldPseudoElement(name)) {
        if (!isPseudoElement(name))
            return fail(Code::UnknownName, QString(QStringLiteral("::") + shown));
        pseudoElement = true;
        simple.ask = Ask::Never;
    } else if (const auto known = pseudoClass(name)) {
        simple = *known;
    } else {
        return fail(needsBrowser(name) ? Code::NotInDocuments : Code::UnknownName, QString(u':' + shown));
    }
    ++m_at;
    return true;
}

bool SelectorParser::function(SimpleSelector &simple, const QByteArray &name)
{
    const auto is = [&name](std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(), [&name](const char *one) { return name == one; });
    };
    if (m_depth >= Selector::MostDepth)
        return fail(Code::TooDeep);
    const QString shown = QStringLiteral(":%1()").arg(QString::fromUtf8(token().value));
    const size_t at = m_at++;
    ++m_depth;
    bool read = false;
    if (is({"is", "where", "matches", "-webkit-any"})) { // the last two are former names
        simple.ask = Ask::Is;
        read = nested(simple, ListKind::Forgiving);
    } else if (name == "not") {
        simple.ask = Ask::Not;
        read = nested(simple, ListKind::Plain);
    } else if (name == "has") {
        simple.ask = Ask::Has;
        read = nested(simple, ListKind::Relative);
    } else if (is({"nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"})) {
        simple.ask = Ask::Nth;
        simple.nth.fromEnd = name.startsWith("nth-last");
        simple.nth.ofType = name.endsWith("type");
        read = nth(simple);
    } else if (name == "lang") {
        simple.ask = Ask::Language;
        read = languages(simple);
    } else if (name == "dir") {
        simple.ask = Ask::Direction;
        read = direction(simple);
    } else if (isNeverFunction(name)) {
        simple.ask = Ask::Never;
        read = skipArgument();
    } else {
        m_at = at;
        return fail(Code::UnknownName, shown);
    }
    --m_depth;
    return read;
}

bool SelectorParser::nested(SimpleSelector &simple, ListKind kind)
{
    auto list = std::make_shared<SelectorList>();
    if (!this->list(kind, *list) || !close(')'))
        return false;
    simple.list = std::move(list);
    return true;
}

bool SelectorParser::nth(SimpleSelector &simple)
{
    QByteArray text;
    const size_t from = m_at;
    const auto isOf = [this] { return token().kind == Kind::Ident && html::equalsLower(token().value, "of"); };
    while (token().kind != Kind::End && !token().is(')') && !isOf()) {
        const bool sign = token().is('+') || token().is('-');
        if (token().kind != Kind::Space && token().kind != Kind::Ident && token().kind != Kind::Number && !sign)
            return failHere();
        text += token().kind == Kind::Space ? QByteArray(" ") : token().value;
        ++m_at;
    }
    if (!readNth(text, simple.nth)) {
        m_at = token().kind == Kind::End ? m_at : from;
        return token().kind == Kind::End ? failHere() : fail(Code::BadArgument, QString::fromUtf8(text));
    }
    if (!isOf())
        return close(')');
    if (simple.nth.ofType)
        return failHere();
    ++m_at;
    return nested(simple, ListKind::Plain);
}

bool SelectorParser::languages(SimpleSelector &simple)
{
    for (;;) {
        skipSpace();
        if (token().kind != Kind::Ident && token().kind != Kind::String)
            return failHere();
        if (++m_parts > Selector::MostParts)
            return fail(Code::TooMany, QStringLiteral("parts"));
        simple.ranges.push_back(html::lowered(token().value));
        ++m_at;
        skipSpace();
        if (!token().is(','))
            return close(')');
        ++m_at;
    }
}

bool SelectorParser::direction(SimpleSelector &simple)
{
    skipSpace();
    if (token().kind != Kind::Ident)
        return failHere();
    simple.name = html::lowered(token().value); // of any other value the standard says that nothing is that
    ++m_at;
    return close(')');
}

/// Whatever it is, as long as it is closed.
bool SelectorParser::skipArgument()
{
    int open = 1;
    for (; token().kind != Kind::End && token().kind != Kind::Bad; ++m_at) {
        if (token().kind == Kind::Function || token().is('('))
            ++open;
        else if (token().is(')') && --open == 0) {
            ++m_at;
            return true;
        }
    }
    return failHere();
}

} // namespace argiope::select
