#pragma once

#include "core/html/collector.h"

#include <QHash>
#include <QSet>

namespace argiope::html {

/// Microdata (HTML Standard 5) and RDFa (RDFa Core 1.1) of a page as far as its attributes alone say what is wrong;
/// what its items say is ItemCollector's. For audits. One page, one thread.
class SemanticAttributes
{
public:
    static constexpr WalkFlags InItem = 1U << 29; ///< within an element that has itemscope
    static constexpr qsizetype MostPrefixes = 100; ///< more are not told apart

    explicit SemanticAttributes(PageContext &context)
        : m_context(context)
    {
    }

    /// An element that has such an attribute, with what flags it stands. Flags for what is inside it are returned.
    WalkFlags element(const markup::Token &token, WalkFlags flags, markup::Tokenizer &tokenizer);
    void finish();

private:
    void itemType(QByteArrayView value);
    void declare(QByteArrayView prefixes);
    void names(QByteArrayView value, bool meta);

    PageContext &m_context;
    int m_stray = 0; ///< itemprop outside of all items
    QByteArray m_firstStray;
    bool m_itemRef = false; ///< the page has one: what stands outside is ItemCollector's to tell
    QSet<QByteArray> m_declared;
    QList<QByteArray> m_used; ///< prefixes, in their order
};

} // namespace argiope::html
