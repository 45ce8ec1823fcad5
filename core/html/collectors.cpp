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
#include "core/html/languageclaims.h"
#include "core/html/languageversions.h"
#include "core/html/listingobserver.h"
#include "core/html/maintextfacts.h"
#include "core/html/metafacts.h"
#include "core/html/policyobserver.h"
#include "core/html/promotionobserver.h"
#include "core/html/readingprint.h"
#include "core/html/resourceobserver.h"
#include "core/html/robotsobserver.h"
#include "core/html/textfacts.h"
#include "core/html/textobserver.h"

#include <algorithm>

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

QByteArrayView ElementView::present(Attr attr) const
{
    const QByteArrayView value = m_tokenizer.value(attr);
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

void *Collectors::room(size_t bytes)
{
    constexpr size_t Alignment = alignof(std::max_align_t);
    Q_ASSERT(m_count < m_all.size());
    bytes = (bytes + Alignment - 1) / Alignment * Alignment;
    if (bytes > m_left)
        return m_more.emplace_back(new std::byte[bytes]).get();
    std::byte *const place = m_own.data() + (m_own.size() - m_left);
    m_left -= bytes;
    return place;
}

Collectors::~Collectors()
{
    while (m_count > 0)
        m_all[--m_count]->~Collector();
}

void makeCollectors(PageContext &context, Collectors &all)
{
    // Links first, in the order of the source; the text of a link needs the link.
    const ElementLinks &anchors = all.make<ElementLinks>(context);
    all.make<AnchorTexts>(context, anchors);
    all.make<EmbeddedLinks>(context);
    all.make<MetaFacts>(context);
    all.make<HeadingFacts>(context);
    all.make<TextFacts>(context);
    all.make<ImageFacts>(context);
    if (context.options.text) {
        all.make<MainTextCollector>(context);
        all.make<ReadingPrint>(context); // behind those that gather title, robots and canonical
    }
    for (MainTextSink *sink : context.options.mainTexts)
        all.make<MainText>(context, *sink);
    if (context.options.observe) {
        all.make<HeadObserver>(context);
        all.make<RobotsObserver>(context);
        all.make<LanguageVersions>(context);
        all.make<LanguageClaims>(context);
        all.make<HeadingObserver>(context);
        const PolicyObserver &policies = all.make<PolicyObserver>(context);
        all.make<ResourceObserver>(context, policies);
        all.make<FormObserver>(context);
        all.make<FragmentObserver>(context);
        all.make<ListingObserver>(context);
        all.make<ImageObserver>(context);
        all.make<AnchorObserver>(context, anchors);
        all.make<TextObserver>(context);
        all.make<PromotionObserver>(context);
        all.make<ItemCollector>(context);
    }
}

} // namespace argiope::html
