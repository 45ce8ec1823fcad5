#pragma once

#include "core/a11y/findings.h"
#include "core/dom/document.h"

#include <QByteArray>

namespace argiope::a11y::testing {

/// A document and all that is made of it.
struct Made
{
    explicit Made(const QByteArray &html)
        : text(html)
        , document(text)
        , tree(document)
        , semantics(tree)
        , names(tree, semantics)
        , page{tree, semantics, names}
    {
    }
    QByteArray text;
    dom::Document document;
    Tree tree;
    Semantics semantics;
    Names names;
    Page page;

    /// The element with the id "x".
    [[nodiscard]] NodeId x() const { return tree.withId("x"); }
};

} // namespace argiope::a11y::testing
