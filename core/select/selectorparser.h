#pragma once

#include "core/select/csstokens.h"
#include "core/select/selector.h"

namespace argiope::select {

/// Reads a selector once. Recurs as deeply as Selector::MostDepth.
class SelectorParser
{
public:
    SelectorParser(QByteArrayView text, const Namespaces &namespaces)
        : m_tokens(cssTokens(text))
        , m_namespaces(namespaces)
    {
    }
    /// Null with error() where it cannot be read.
    [[nodiscard]] std::shared_ptr<const SelectorList> run();
    [[nodiscard]] const QueryError &error() const { return m_error; }

private:
    enum class ListKind : quint8 { Plain, Forgiving, Relative };
    struct QualifiedName
    {
        SpaceTest spaceTest = SpaceTest::Any;
        QByteArray space;
        QByteArray name; ///< empty: any
        bool prefixed = false;
    };

    [[nodiscard]] const CssToken &token() const { return m_tokens[m_at]; }
    [[nodiscard]] const CssToken &ahead(size_t count) const
    {
        return m_tokens[qMin(m_at + count, m_tokens.size() - 1)];
    }
    void skipSpace();
    bool fail(QueryError::Code code, const QString &detail = {});
    bool failHere(); ///< at the token that stands there

    [[nodiscard]] bool list(ListKind kind, SelectorList &list);
    [[nodiscard]] bool complex(bool relative, ComplexSelector &complex);
    [[nodiscard]] bool compound(CompoundSelector &compound);
    [[nodiscard]] Combinator combinator();
    [[nodiscard]] bool startsName() const; ///< a type selector or a universal one
    [[nodiscard]] bool qualifiedName(bool ofAttribute, QualifiedName &name);
    [[nodiscard]] bool prefix(const QByteArray &prefix, QualifiedName &name);
    [[nodiscard]] bool simple(CompoundSelector &compound, bool &pseudoElement);
    [[nodiscard]] bool attribute(SimpleSelector &simple);
    [[nodiscard]] bool pseudo(SimpleSelector &simple, bool &pseudoElement);
    [[nodiscard]] bool function(SimpleSelector &simple, const QByteArray &name);
    [[nodiscard]] bool nested(SimpleSelector &simple, ListKind kind);
    [[nodiscard]] bool nth(SimpleSelector &simple);
    [[nodiscard]] bool languages(SimpleSelector &simple);
    [[nodiscard]] bool direction(SimpleSelector &simple);
    [[nodiscard]] bool skipArgument();
    [[nodiscard]] bool close(char bracket);
    SimpleSelector &add(CompoundSelector &compound, Ask ask);

    std::vector<CssToken> m_tokens;
    const Namespaces &m_namespaces;
    size_t m_at = 0;
    int m_depth = 0;
    int m_parts = 0;
    QueryError m_error;
};

} // namespace argiope::select
