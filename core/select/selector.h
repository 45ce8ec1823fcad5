#pragma once

#include "core/base/result.h"
#include "core/select/queryerror.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>

#include <memory>
#include <vector>

namespace argiope::select {

struct SelectorList;

/// What an element is asked for.
enum class Ask : quint8 {
    Type, ///< name, or any where it is empty
    Id,
    Class,
    Attribute,
    State, ///< a pseudo-class without an argument
    Nth,
    Language,
    Direction,
    Is,
    Not,
    Has,
    Scope,
    Never, ///< what no element of a document is: hovered, playing, a pseudo-element
};

enum class Operator : quint8 { Has, Equals, Word, Dash, Begins, Ends, Contains };
enum class CaseFlag : quint8 { AsDeclared, Insensitive, Sensitive };
enum class SpaceTest : quint8 { Any, None, Named };

/// Pseudo-classes that a document decides.
enum class State : quint8 {
    AnyLink,
    Checked,
    Default,
    Defined,
    Disabled,
    Empty,
    Enabled,
    Indeterminate,
    InRange,
    LocalLink,
    Muted,
    OnlyChild,
    OnlyOfType,
    Open,
    Optional,
    OutOfRange,
    PlaceholderShown,
    ReadOnly,
    ReadWrite,
    Required,
    Root,
    Target,
    TargetWithin,
};

/// An+B, counted among siblings.
struct Nth
{
    int step = 0;
    int offset = 0;
    bool fromEnd = false;
    bool ofType = false;
    [[nodiscard]] bool has(int position) const; ///< from 1
};

struct SimpleSelector
{
    Ask ask = Ask::Type;
    SpaceTest spaceTest = SpaceTest::Any; ///< of Type and Attribute
    Operator op = Operator::Has;
    CaseFlag flag = CaseFlag::AsDeclared;
    State state = State::Root;
    Nth nth;
    QByteArray name; ///< of a type, id, class, attribute; of Direction: "ltr" or "rtl"
    QByteArray lower; ///< the same in lower case
    QByteArray value; ///< of an attribute
    QByteArray space; ///< of SpaceTest::Named
    std::vector<QByteArray> ranges; ///< of Language
    std::shared_ptr<const SelectorList> list; ///< of Is, Not, Has, Nth; null: any
};

using CompoundSelector = std::vector<SimpleSelector>;

enum class Combinator : quint8 { None, Descendant, Child, Next, Subsequent };

struct ComplexSelector
{
    struct Part
    {
        Combinator before = Combinator::None; ///< None of the first, but within :has()
        CompoundSelector compound;
    };
    std::vector<Part> parts; ///< from left to right
};

struct SelectorList
{
    std::vector<ComplexSelector> members;
};

using Namespaces = QHash<QByteArray, QByteArray>; ///< by prefix; of "": the default one of types

/// The namespaces that HTML knows, by the prefixes html, svg, math, xlink and xml.
[[nodiscard]] const Namespaces &knownNamespaces();

/// A list of selectors (Selectors Level 4, as of 2024; CSS Nesting's "&" is :scope, where a selector begins). Differs
/// from the standard where that is for browsers: what is not closed at the end is an error, and so is an argument of
/// :is() and :where() that cannot be read, unless it is empty. A value; any thread.
class Selector
{
public:
    static constexpr qsizetype MostBytes = 64 * 1024;
    static constexpr int MostDepth = 32; ///< of parentheses
    static constexpr int MostParts = 10'000; ///< simple selectors

    /// `text` is UTF-8.
    [[nodiscard]] static base::Result<Selector, QueryError> parse(
        QByteArrayView text, const Namespaces &namespaces = {});

    [[nodiscard]] const SelectorList &list() const { return *m_list; }

private:
    explicit Selector(std::shared_ptr<const SelectorList> list)
        : m_list(std::move(list))
    {
    }
    std::shared_ptr<const SelectorList> m_list;
};

} // namespace argiope::select
