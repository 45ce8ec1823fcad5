#pragma once

#include "core/html/collector.h"
#include "core/schemaorg/structureddata.h"

#include <QHash>
#include <QJsonArray>

namespace argiope::html {

/// The items of microdata (HTML Standard 5) and of RDFa Lite 1.1, with what they say, held against the same things as
/// JSON-LD. Their properties are the elements inside them, so it follows which elements are open. For audits. One page,
/// one thread.
class ItemCollector : public Collector
{
public:
    static constexpr qsizetype MostValueBytes = 8192; ///< of a text: what is asked of one is shorter
    static constexpr int MostValues = 100'000; ///< of all items: more are not read
    static constexpr int MostNames = 500; ///< of properties of one item

    explicit ItemCollector(PageContext &context)
        : m_context(context)
        , m_data(context.observed)
    {
    }

    [[nodiscard]] Attrs attrs() const override { return markup::bitsOf(Attr::Microdata, Attr::Property, Attr::Rdfa); }
    [[nodiscard]] bool readsText() const override { return true; }
    [[nodiscard]] bool readsEnds() const override { return true; }
    WalkFlags element(const ElementView &view) override;
    void ended(const markup::Element &element) override;
    void text(QByteArrayView text, WalkFlags flags) override;
    void finish() override;

private:
    enum class Syntax : quint8 { Microdata, Rdfa };
    /// An element that has not ended, and what is to be done when it does.
    struct Open
    {
        markup::ElementId id = 0;
        Syntax syntax = Syntax::Microdata;
        bool isItem = false;
        bool takesText = false; ///< its text is a value of the property
        bool setsVocabulary = false; ///< of RDFa, for what is inside it
        bool vocabulary = false; ///< that is schema.org's
        markup::ElementId owner = 0; ///< the item that it belongs to; 0: none
        QStringList names{}; ///< of the property that it is there
        QHash<QString, QJsonArray> values{}; ///< of an item
        QJsonObject head{}; ///< of an item: its type, name and vocabulary
        QByteArray text{};
    };

    void microdata(const ElementView &view);
    void rdfa(const ElementView &view);
    void put(Open open);
    void close(Open open);
    void give(markup::ElementId owner, const QStringList &names, const QJsonValue &value);
    [[nodiscard]] Open *find(markup::ElementId id);
    [[nodiscard]] markup::ElementId itemAround(Syntax syntax) const;
    [[nodiscard]] bool vocabularyAround() const;
    /// What the element's attributes say the value is; null where it is its text.
    [[nodiscard]] QJsonValue valueOf(const ElementView &view) const;
    [[nodiscard]] QString resolved(QByteArrayView address) const;

    PageContext &m_context;
    schemaorg::StructuredData m_data;
    std::vector<Open> m_open; ///< by their ids, which is the order in which they began
    std::vector<std::pair<Syntax, QJsonObject>> m_tops; ///< items that are nobody's property
    int m_values = 0;
    bool m_elsewhere[2] = {}; ///< by syntax: parts of items stand outside of them
};

} // namespace argiope::html
