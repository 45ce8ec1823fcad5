#pragma once

#include "core/html/collector.h"
#include "core/html/markupobserver.h"
#include "core/markup/treebuilder.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace argiope::html {

/// How large the tree of a page is, for audits: its elements without those of templates and noscript.
class DomShape
{
public:
    // What is less than that is not worth a place in the file.
    static constexpr int LeastElements = 400;
    static constexpr int LeastDepth = 16;
    static constexpr int LeastChildren = 30;

    void add(markup::ElementId parent, int depth)
    {
        ++m_elements;
        m_depth = std::max(m_depth, depth);
        if (parent >= m_children.size())
            m_children.resize(std::max(size_t(parent) + 1, 2 * m_children.size() + 256));
        m_mostChildren = std::max(m_mostChildren, ++m_children[parent]);
    }
    void observe(facts::Observations &observed) const;

private:
    int m_elements = 0;
    int m_depth = 0;
    int m_mostChildren = 0;
    std::vector<int> m_children; ///< by their parent's id
};

/// Gives what tree construction announces to the collectors of a page. One page, one thread.
class PageStream : public markup::TreeSink
{
public:
    /// The context outlives it.
    explicit PageStream(PageContext &context);

    /// Reads the page. Once.
    void read(QByteArrayView text);

    [[nodiscard]] markup::Mark start(const markup::NewElement &element) override;
    void end(const markup::Element &element) override;
    void text(QByteArrayView text, const markup::Place &place) override;
    void addAttributes(const markup::Element &element, const markup::Token &token) override;
    void doctype(const markup::DoctypeToken &doctype) override;
    void fault(markup::Fault fault, const markup::Token &token, const markup::Element *element) override;

private:
    using Interest = Collector::Set;
    static constexpr Interest Everybody = ~Interest(0);
    [[nodiscard]] Interest interestIn(Tag tag, Attrs present) const;

    [[nodiscard]] bool isShadowRoot(const markup::NewElement &element, WalkFlags flags);
    void readDocument(QByteArrayView text);
    void readSrcdoc(QByteArrayView value);
    [[nodiscard]] bool observesMarkup() const { return m_markup && m_context.isPage(); }
    template <class Call>
    void tell(Interest who, Call call)
    {
        for (; who != 0; who &= who - 1)
            call(m_collectors[size_t(std::countr_zero(who))], who & (~who + 1));
    }
    PageContext &m_context;
    Collectors m_collectors;
    DomShape m_shape;
    std::optional<MarkupObserver> m_markup; ///< where it is wanted
    Collector::Wants m_wants; ///< of m_collectors
    std::array<Interest, size_t(Tag::Count)> m_byTag{};
    std::array<Interest, size_t(Tag::Count)> m_byTagInside{}; ///< of those that watch
    Attrs m_attrs = 0; ///< somebody wants to be told of what has one of them
    std::array<Interest, sizeof(Attrs) * 8> m_byAttr{};
    Interest m_readers = 0; ///< of texts
    Interest m_endReaders = 0;
    Interest m_breaks = 0; ///< a line break is owed before the next text
    markup::Tokenizer *m_tokenizer = nullptr; ///< of the document that is being read
    QSet<markup::ElementId> m_shadowHosts; ///< of the document that is being read: they have a shadow root
    qsizetype m_srcdocBytes = 0;
    Attrs m_rootAttributes[2] = {}; ///< what the tags of html and body have had
};

/// What the first base element with an href outside of noscript and template says (HTML Standard 4.2.3); nothing where
/// there is none. One in noscript is not there for those who see the page with scripts, which is how its author sees
/// it.
[[nodiscard]] std::optional<QByteArray> findBase(QByteArrayView text, bool srcdoc);

/// Whether addresses may count from it ("set the frozen base URL", HTML Standard 4.2.3).
[[nodiscard]] bool mayBeBase(const url::Url &url);

/// Where addresses of a page at `url` count from, if its base element says so; nothing where they count from `url`.
[[nodiscard]] std::optional<url::Url> baseOf(QByteArrayView text, const url::Url &url);

} // namespace argiope::html
