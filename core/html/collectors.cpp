#include "core/html/anchorobserver.h"
#include "core/html/anchortexts.h"
#include "core/html/collector.h"
#include "core/html/elementlinks.h"
#include "core/html/embeddedlinks.h"
#include "core/html/formobserver.h"
#include "core/html/fragmentobserver.h"
#include "core/html/headingfacts.h"
#include "core/html/headingobserver.h"
#include "core/html/headobserver.h"
#include "core/html/imagefacts.h"
#include "core/html/imageobserver.h"
#include "core/html/itemcollector.h"
#include "core/html/languageversions.h"
#include "core/html/listingobserver.h"
#include "core/html/maintextfacts.h"
#include "core/html/metafacts.h"
#include "core/html/policyobserver.h"
#include "core/html/promotionobserver.h"
#include "core/html/resourceobserver.h"
#include "core/html/robotsobserver.h"
#include "core/html/textfacts.h"
#include "core/html/textobserver.h"

namespace argiope::html {

Collector::~Collector() = default;

WalkFlags Collector::element(const ElementView &)
{
    return 0;
}

void Collector::copied(const markup::NewElement &) { }
void Collector::closed(const markup::Element &) { }
void Collector::ended(const markup::Element &) { }
void Collector::text(QByteArrayView, quint32) { }
void Collector::lineBreak() { }
void Collector::enterDocument() { }
void Collector::leaveDocument() { }
void Collector::finish() { }

QByteArrayView ElementView::value(Attr attr) const
{
    const markup::Attribute *attribute = m_token.find(attr);
    if (!attribute)
        return {};
    const QByteArrayView value = m_tokenizer.value(*attribute);
    return value.isNull() ? QByteArrayView("") : value;
}

QByteArrayView ElementView::value(QByteArrayView attribute) const
{
    for (const markup::Attribute &one : m_token.attributes) {
        if (one.name == attribute) {
            const QByteArrayView value = m_tokenizer.value(one);
            return value.isNull() ? QByteArrayView("") : value;
        }
    }
    return {};
}

QByteArray ElementView::name() const
{
    return tag == Tag::Unknown ? m_token.name.toByteArray() : markup::tagName(tag);
}

LinkRels ElementView::rel() const
{
    LinkRels rel;
    rel.setFlag(LinkRel::InTemplate, flags & InTemplate);
    rel.setFlag(LinkRel::InNoscript, flags & InNoscript);
    return rel;
}

std::vector<std::unique_ptr<Collector>> makeCollectors(PageContext &context)
{
    std::vector<std::unique_ptr<Collector>> collectors;
    // Links first, in the order of the source; the text of a link needs the link.
    auto links = std::make_unique<ElementLinks>(context);
    ElementLinks &anchors = *links;
    collectors.push_back(std::move(links));
    collectors.push_back(std::make_unique<AnchorTexts>(context, anchors));
    collectors.push_back(std::make_unique<EmbeddedLinks>(context));
    collectors.push_back(std::make_unique<MetaFacts>(context));
    collectors.push_back(std::make_unique<HeadingFacts>(context));
    collectors.push_back(std::make_unique<TextFacts>(context));
    collectors.push_back(std::make_unique<ImageFacts>(context));
    if (context.options.text)
        collectors.push_back(std::make_unique<MainTextCollector>(context));
    if (context.options.mainText)
        collectors.push_back(std::make_unique<MainText>(context, *context.options.mainText));
    if (context.options.observe) {
        collectors.push_back(std::make_unique<HeadObserver>(context));
        collectors.push_back(std::make_unique<RobotsObserver>(context));
        collectors.push_back(std::make_unique<LanguageVersions>(context));
        collectors.push_back(std::make_unique<HeadingObserver>(context));
        auto policies = std::make_unique<PolicyObserver>(context);
        const PolicyObserver &found = *policies;
        collectors.push_back(std::move(policies));
        collectors.push_back(std::make_unique<ResourceObserver>(context, found));
        collectors.push_back(std::make_unique<FormObserver>(context));
        collectors.push_back(std::make_unique<FragmentObserver>(context));
        collectors.push_back(std::make_unique<ListingObserver>(context));
        collectors.push_back(std::make_unique<ImageObserver>(context));
        collectors.push_back(std::make_unique<AnchorObserver>(context, anchors));
        collectors.push_back(std::make_unique<TextObserver>(context));
        collectors.push_back(std::make_unique<PromotionObserver>(context));
        collectors.push_back(std::make_unique<ItemCollector>(context));
    }
    return collectors;
}

} // namespace argiope::html
