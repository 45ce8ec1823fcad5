#include "core/a11y/autocomplete.h"

#include "core/a11y/roles.h"
#include "core/html/strings.h"

#include <vector>

namespace argiope::a11y {

namespace {

constexpr const char *Fields
    = "name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password "
      "current-password one-time-code organization-title organization street-address address-line1 address-line2 "
      "address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code "
      "cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc "
      "cc-type "
      "transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo";
constexpr const char *ContactFields = "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix "
                                      "tel-local-suffix tel-extension email impp";

/// No words of HTML, but written for "off" where browsers do not obey that, and as such they are meant and taken: they
/// promise nothing of what the field is for.
constexpr const char *MeantAsOff = "none false true disabled enabled undefined null xoff xon";

} // namespace

bool isAutocomplete(QByteArrayView value)
{
    constexpr size_t MostTokens = 5;
    std::vector<QByteArray> tokens;
    html::forEachToken(value, [&](QByteArrayView token) {
        if (tokens.size() <= MostTokens)
            tokens.push_back(html::lowered(token));
    });
    if (tokens.empty())
        return true;
    if (tokens.size() > MostTokens)
        return false;
    if (tokens.size() == 1 && (isOneOf(tokens[0], "on off") || isOneOf(tokens[0], MeantAsOff)))
        return true;
    size_t next = 0;
    const auto accept = [&](QByteArrayView words) {
        const bool fits = next < tokens.size() && isOneOf(tokens[next], words);
        next += fits;
        return fits;
    };
    if (tokens[0].startsWith("section-"))
        ++next;
    (void)accept("shipping billing");
    const bool contactOnly = accept("home work mobile fax pager");
    if (!accept(ContactFields) && (contactOnly || !accept(Fields)))
        return false;
    (void)accept("webauthn");
    return next == tokens.size();
}

} // namespace argiope::a11y
