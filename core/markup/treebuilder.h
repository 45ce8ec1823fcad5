#pragma once

#include "core/markup/tokenizer.h"
#include "core/markup/treesink.h"

#include <memory>

namespace argiope::markup {

struct BuilderLimits
{
    qint64 work = 50'000'000; ///< steps along open and formatting elements
    qsizetype depth = 400'000; ///< open elements
};

/// Tree construction of the HTML Standard (13.2.6) without a tree: insertion modes, open elements and formatting
/// elements are followed to the letter, with scripting off, and a sink is told what comes into being. What the standard
/// does to nodes that are there already (foster parenting, the adoption agency) the sink is told too, so that it could
/// build the very tree. One document, one thread.
class TreeBuilder
{
public:
    /// `tokenizer` is at its beginning; both outlive the builder.
    TreeBuilder(Tokenizer &tokenizer, TreeSink &sink, const BuilderLimits &limits = {});
    ~TreeBuilder();
    TreeBuilder(const TreeBuilder &) = delete;
    TreeBuilder &operator=(const TreeBuilder &) = delete;

    /// The document is one of an iframe's srcdoc: no DOCTYPE does not mean quirks.
    void setSrcdoc();
    /// Reads the document. False where its nesting was more than the limits: what was announced until then holds.
    bool run();
    /// May be called by the sink: nothing more is read.
    void stop();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace argiope::markup
