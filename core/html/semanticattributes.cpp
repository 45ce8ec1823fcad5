#include "core/html/semanticattributes.h"

#include "core/html/strings.h"
#include "core/markup/treebuilder.h"

#include <algorithm>
#include <iterator>

namespace argiope::html {

using markup::Attribute;

namespace {

constexpr qsizetype MostPrefixBytes = 60;

/// The initial context of RDFa 1.1, and the vocabularies of social networks that are read without a declaration.
constexpr const char *KnownPrefixes[] = {"as", "cc", "csvw", "ctag", "dc", "dc11", "dcat", "dcterms", "dqv", "duv",
    "foaf", "gr", "grddl", "ical", "jsonld", "ldp", "ma", "oa", "odrl", "og", "org", "owl", "prov", "qb", "rdf", "rdfa",
    "rdfs", "rev", "rif", "rr", "schema", "sd", "sioc", "skos", "skosxl", "sosa", "ssn", "time", "v", "vcard", "void",
    "wdr", "wdrs", "xhv", "xml", "xsd", "al", "article", "book", "books", "business", "fb", "fitness", "game", "music",
    "place", "product", "profile", "restaurant", "twitter", "video", "website"};

constexpr const char *Schemes[] = {"http", "https", "urn", "mailto", "tag", "data", "tel", "_"};

bool isKnownPrefix(QByteArrayView prefix)
{
    const auto is = [prefix](const char *one) { return prefix == one; };
    return std::any_of(std::begin(KnownPrefixes), std::end(KnownPrefixes), is)
        || std::any_of(std::begin(Schemes), std::end(Schemes), is);
}

constexpr QByteArrayView Declaration("xmlns:");

/// Prefixes that are declared as RDFa 1.0 did it, on any element (RDFa Core 1.1, 7.5). Such attributes have all kinds
/// of names and are rare: the document is read once more where somebody asks.
class DeclarationFinder : public markup::TreeSink
{
public:
    explicit DeclarationFinder(QByteArrayView text)
        : m_tokenizer(text)
        , m_builder(m_tokenizer, *this)
    {
    }
    QSet<QByteArray> run()
    {
        (void)m_builder.run();
        return m_found;
    }

    [[nodiscard]] markup::Mark start(const markup::NewElement &element) override
    {
        if (!element.token)
            return {};
        for (const Attribute &attribute : element.token->attributes) {
            if (attribute.name.startsWith(Declaration) && m_found.size() < SemanticAttributes::MostPrefixes)
                m_found.insert(attribute.name.sliced(Declaration.size()).toByteArray());
        }
        return {};
    }
    void end(const markup::Element &) override { }
    void text(QByteArrayView, const markup::Place &) override { }

private:
    markup::Tokenizer m_tokenizer;
    markup::TreeBuilder m_builder;
    QSet<QByteArray> m_found;
};

} // namespace

WalkFlags SemanticAttributes::element(const markup::Token &token, WalkFlags flags, markup::Tokenizer &tokenizer)
{
    if (flags & InTemplate)
        return 0;
    bool property = false;
    bool scope = false;
    bool reference = false;
    const Attribute *type = nullptr;
    const Attribute *id = nullptr;
    for (const Attribute &attribute : token.attributes) {
        switch (attribute.id) {
        case Attr::Microdata:
            property = property || attribute.name == "itemprop";
            scope = scope || attribute.name == "itemscope";
            reference = reference || attribute.name == "itemref";
            break;
        case Attr::ItemType:
            type = &attribute;
            break;
        case Attr::ItemId:
            id = &attribute;
            break;
        case Attr::Property:
            names(tokenizer.value(attribute), token.tag == markup::Tag::Meta);
            break;
        case Attr::Rdfa: {
            const QByteArrayView value = tokenizer.value(attribute);
            if (attribute.name == "prefix")
                declare(value);
            else if (attribute.name == "typeof" || attribute.name == "datatype")
                names(value, false);
            if (attribute.name == "typeof")
                m_context.observed.add("sd-rdfa");
            break;
        }
        default:
            break;
        }
    }
    if (property && !(flags & InItem) && m_stray++ == 0)
        m_firstStray = "itemprop";
    m_itemRef = m_itemRef || reference;
    if (!scope && (type || id || reference)) {
        const QByteArray what = type ? "itemtype" : id ? "itemid" : "itemref";
        m_context.observed.add("sd-microdata-stray", QByteArray(what + " without itemscope"));
    }
    if (!scope)
        return 0;
    m_context.observed.add("sd-microdata");
    if (type)
        itemType(tokenizer.value(*type));
    else
        m_context.observed.add("sd-no-type", "itemscope");
    if (id && !type)
        m_context.observed.add("sd-microdata-stray", "itemid without itemtype");
    return InItem;
}

void SemanticAttributes::itemType(QByteArrayView value)
{
    bool any = false;
    forEachToken(value, [&](QByteArrayView one) {
        any = true;
        if (!url::parse(one)) {
            m_context.observed.add("sd-microdata-stray", QByteArray("itemtype " + one.toByteArray()));
        }
    });
    if (!any)
        m_context.observed.add("sd-microdata-stray", "itemtype");
}

/// "a: http://… b: http://…"
void SemanticAttributes::declare(QByteArrayView prefixes)
{
    forEachToken(prefixes, [this](QByteArrayView one) {
        if (one.endsWith(':') && m_declared.size() < MostPrefixes)
            m_declared.insert(lowered(one.chopped(1)));
    });
}

void SemanticAttributes::names(QByteArrayView value, bool meta)
{
    if (!meta && value.contains(':'))
        m_context.observed.add("sd-rdfa");
    forEachToken(value, [this](QByteArrayView one) {
        const qsizetype colon = one.indexOf(':');
        if (colon <= 0 || colon > MostPrefixBytes || one.sliced(colon + 1).startsWith("//"))
            return;
        const QByteArray prefix = lowered(one.first(colon));
        if (!isKnownPrefix(prefix) && m_used.size() < MostPrefixes && !m_used.contains(prefix))
            m_used.append(prefix);
    });
}

void SemanticAttributes::finish()
{
    if (m_stray > 0 && !m_itemRef)
        m_context.observed.add("sd-microdata-stray", m_firstStray, m_stray);
    m_used.removeIf([this](const QByteArray &prefix) { return m_declared.contains(prefix); });
    if (m_used.isEmpty())
        return;
    const QSet<QByteArray> declared = DeclarationFinder(m_context.source).run();
    for (const QByteArray &prefix : std::as_const(m_used)) {
        if (!declared.contains(prefix))
            m_context.observed.add("sd-rdfa-prefix", prefix);
    }
}

} // namespace argiope::html
