#include "core/dom/guard.h"

#include "core/markup/treebuilder.h"

namespace argiope::dom {

using markup::Element;
using markup::Mark;
using markup::NewElement;
using markup::Place;

namespace {

constexpr qint64 MostLooks = 1'000'000'000; ///< at open elements; a thousand million take about a second
constexpr qsizetype MostNested = 50'000; ///< what looks at a tree may keep something for each open element

/// Counts what tree construction announces by what it costs where each step goes through all open elements.
class Counter : public markup::TreeSink
{
public:
    explicit Counter(QByteArrayView text)
        : m_tokenizer(text)
        , m_builder(m_tokenizer, *this, markup::BuilderLimits{.depth = MostNested})
    {
    }

    [[nodiscard]] bool run() { return m_builder.run() && m_looks <= MostLooks; }

    [[nodiscard]] Mark start(const NewElement &) override
    {
        ++m_open;
        charge(1);
        return {};
    }
    void end(const Element &) override
    {
        charge(1);
        --m_open;
    }
    void text(QByteArrayView text, const Place &) override { charge(text.size()); }

private:
    void charge(qint64 steps)
    {
        m_looks += steps * m_open;
        if (m_looks > MostLooks)
            m_builder.stop();
    }

    markup::Tokenizer m_tokenizer;
    markup::TreeBuilder m_builder;
    qint64 m_open = 0;
    qint64 m_looks = 0;
};

} // namespace

bool isHarmless(QByteArrayView text)
{
    return Counter(text).run();
}

} // namespace argiope::dom
