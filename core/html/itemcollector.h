#pragma once

#include "core/html/collector.h"
#include "core/schemaorg/structureddata.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <vector>

namespace argiope::html {

/// The items of microdata (HTML Standard 5) and of RDFa Lite 1.1, with what they say, held against the same things as
/// JSON-LD. Their properties are the elements inside them, so it follows which elements are open; those to which
/// itemref refers may stand anywhere, also behind it. For audits. One page,
/// one thread.
class ItemCollector : public Collector
{
public:
    static constexpr qsizetype MostValueBytes = 8192; ///< of a text: what is asked of one is shorter
    static constexpr int MostValues = 100'000; ///< of all items: more are not read
    static constexpr int MostNames = 500; ///< of properties of one item

    static constexpr size_t MostAround = 64; ///< items in each other, and elements with an id around a property
    static constexpr size_t MostParts = 50'000; ///< elements with an id to which an item may refer: more are not read
    static constexpr size_t MostOpen = 2000; ///< elements in each other that matter to items: no more is read then
    static constexpr size_t MostStray = 1000; ///< properties without an item that are told apart

    explicit ItemCollector(PageContext &context);

    [[nodiscard]] Attrs attrs() const override
    {
        return markup::bitsOf(Attr::Microdata, Attr::Property, Attr::Rdfa) | (m_refers ? markup::bitOf(Attr::Id) : 0);
    }
    [[nodiscard]] bool readsText() const override { return true; }
    [[nodiscard]] bool readsEnds() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void ended(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void finish() override;

private:
    enum class Syntax : quint8 { Microdata, Rdfa };
    struct Value
    {
        markup::ElementId element = 0; ///< that says it
        QJsonValue text{};
        qsizetype item = -1; ///< of m_items, in the place of a text
    };
    using Values = QHash<QString, std::vector<Value>>;
    /// What gets the values of a property: an item, or, of microdata, an element with an id, to which an item may
    /// refer.
    struct Holder
    {
        bool isItem = true;
        qsizetype index = 0; ///< of m_items or m_parts
    };
    using Holders = std::vector<Holder>;
    struct Item
    {
        Syntax syntax = Syntax::Microdata;
        QJsonObject head{}; ///< its type, name and vocabulary
        Values values{};
        QStringList refers{}; ///< to the ids of what belongs to it, too
        Holders holders{};
    };
    /// Properties in an element with an id that are in no item within it.
    struct Part
    {
        Values values{};
        bool isUsed = false; ///< an item refers to it
    };
    /// What is nearest, from an open element on outwards: there may be very many around each other, too many to look
    /// for it anew. The places are those in m_open, -1 where there is none.
    struct Around
    {
        qsizetype microdata = -1; ///< an item, of m_items
        qsizetype rdfa = -1; ///< likewise
        qsizetype holder = -1; ///< the place of a part or of an item of microdata
        qsizetype text = -1; ///< the place of what takes text
        bool vocabulary = false; ///< schema.org's is that of RDFa
    };
    /// An element that has not ended, and what is to be done when it does.
    struct Open
    {
        markup::ElementId id = 0;
        Syntax syntax = Syntax::Microdata;
        bool takesText = false; ///< its text is a value of the property
        bool setsVocabulary = false; ///< of RDFa, for what is inside it
        bool vocabulary = false; ///< that is schema.org's
        qsizetype item = -1; ///< that it is
        qsizetype part = -1; ///< that it is
        Holders holders{};
        QStringList names{}; ///< of the property that it is there
        QByteArray text{};
        Around around{};
    };

    void part(const ElementView &view);
    void microdata(const ElementView &view);
    void rdfa(const ElementView &view);
    void beginItem(Open open, QJsonObject head, const QStringList &refers = {});
    void put(Open open);
    void close(const Open &open);
    void give(const Open &open, const QJsonValue &text, qsizetype item = -1);
    [[nodiscard]] Open *find(markup::ElementId id);
    void link(size_t place);
    /// What is nearest from that place on.
    [[nodiscard]] Around around(qsizetype place) const { return place < 0 ? Around{} : m_open[size_t(place)].around; }
    [[nodiscard]] Around around() const { return around(qsizetype(m_open.size()) - 1); }
    [[nodiscard]] Holders holdersOf(const ElementView &view);
    /// What the element's attributes say the value is; null where it is its text.
    [[nodiscard]] QJsonValue valueOf(const ElementView &view) const;
    [[nodiscard]] QString resolved(QByteArrayView address) const;
    void follow();
    [[nodiscard]] bool isHeld(const Holders &holders) const;
    [[nodiscard]] QJsonObject built(qsizetype item, std::vector<qsizetype> &around);
    void build(
        QJsonObject &object, const Values &values, QSet<markup::ElementId> &seen, std::vector<qsizetype> &around);

    PageContext &m_context;
    schemaorg::StructuredData m_data;
    const bool m_refers; ///< an item may refer to what stands elsewhere
    std::vector<Open> m_open; ///< by their ids, which is the order in which they began
    std::vector<Item> m_items;
    std::vector<Part> m_parts;
    QHash<QString, qsizetype> m_partsById;
    std::vector<Holders> m_stray; ///< of each element whose properties are in no item
    int m_values = 0;
    int m_built = 0;
    bool m_hasReference = false;
    bool m_partsCut = false; ///< what an item refers to may not have been read
    bool m_openCut = false; ///< the rest was not read
    bool m_elsewhere = false; ///< parts of items of RDFa stand outside of them
};

} // namespace argiope::html
