#include "core/schemaorg/richresults.h"

#include "core/schemaorg/vocabulary.h"

#include <algorithm>
#include <iterator>

namespace argiope::schemaorg {

namespace {

// As Google's pages on structured data had it in 2026.
constexpr RichResult RichResults[] = {
    {"AggregateOffer", "lowPrice priceCurrency", "highPrice offerCount", true},
    {"AggregateRating", "ratingValue ratingCount|reviewCount", "", true},
    {"Article", "", "author datePublished dateModified headline image", false},
    {"BreadcrumbList", "itemListElement", "", false},
    {"BroadcastEvent", "isLiveBroadcast startDate endDate", "", true},
    {"Clip", "name startOffset url", "endOffset", true},
    {"Course", "name description", "provider", false},
    {"Dataset", "name description", "creator identifier license distribution", false},
    {"DiscussionForumPosting", "author author.name datePublished text|image|video|sharedContent",
        "headline comment url interactionStatistic", false},
    {"EmployerAggregateRating", "itemReviewed ratingValue ratingCount|reviewCount", "", false},
    {"Event", "name startDate location location.address|location.url",
        "description endDate eventStatus image offers organizer performer", false},
    {"HowToDirection", "text", "", true}, // of recipes
    {"HowToSection", "name itemListElement", "", true},
    {"HowToStep", "text|itemListElement", "", true},
    {"HowToTip", "text", "", true},
    {"JobPosting",
        "title description datePosted hiringOrganization jobLocation|applicantLocationRequirements "
        "jobLocation.address.addressCountry|applicantLocationRequirements",
        "baseSalary employmentType validThrough", false},
    {"LocalBusiness", "name address", "telephone url openingHours|openingHoursSpecification", false},
    {"MerchantReturnPolicy", "applicableCountry|merchantReturnLink returnPolicyCategory|merchantReturnLink", "", true},
    {"Movie", "name image", "director dateCreated aggregateRating|review", false},
    {"Offer", "price|priceSpecification", "priceCurrency|priceSpecification availability", true},
    {"Product", "name offers|review|aggregateRating", "image description", false},
    {"ProductGroup", "name", "hasVariant productGroupID variesBy", false}, // each variant is offered by itself
    {"ProfilePage", "mainEntity mainEntity.name|mainEntity.alternateName", "", false},
    {"QAPage", "mainEntity mainEntity.name mainEntity.answerCount mainEntity.acceptedAnswer|mainEntity.suggestedAnswer",
        "", false},
    {"Recipe", "name image",
        "author datePublished description recipeIngredient recipeInstructions recipeYield "
        "totalTime|cookTime|performTime",
        false},
    {"Review", "author reviewRating reviewRating.ratingValue", "datePublished", true},
    {"SeekToAction", "startOffset-input target", "", true},
    {"SoftwareApplication", "name offers aggregateRating|review", "applicationCategory operatingSystem", false},
    {"VideoObject", "name thumbnailUrl|thumbnail uploadDate", "description duration contentUrl|embedUrl", true},
};

constexpr const char *Retired[] = {"ClaimReview", "FAQPage", "HowTo", "Occupation", "OccupationAggregation", "Quiz",
    "SearchAction", "SpecialAnnouncement"};

constexpr const char *Currencies
    = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF "
      "CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD "
      "GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP "
      "LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN "
      "PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS "
      "TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU XBA XBB XBC XBD XCD "
      "XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG ZWL";

} // namespace

std::span<const RichResult> richResults()
{
    return RichResults;
}

const RichResult *richResultOf(QByteArrayView type)
{
    const Term *const term = findType(type);
    if (!term)
        return nullptr;
    const auto own = std::find_if(
        std::begin(RichResults), std::end(RichResults), [type](const RichResult &row) { return type == row.type; });
    if (own != std::end(RichResults))
        return own;
    if (isRetired(type)) // a recipe is a how-to, but no fact check is asked for what a review has
        return nullptr;
    const RichResult *result = nullptr;
    anyOf(term->of, [&result](QByteArrayView parent) { return (result = richResultOf(parent)) != nullptr; });
    return result;
}

bool isRetired(QByteArrayView type)
{
    return std::any_of(std::begin(Retired), std::end(Retired), [type](const char *one) { return type == one; });
}

bool isCurrency(QByteArrayView code)
{
    return code.size() == 3 && anyOf(Currencies, [code](QByteArrayView one) { return one == code; });
}

} // namespace argiope::schemaorg
