#include "core/a11y/ariaattributes.h"

#include "core/a11y/roles.h"
#include "core/html/strings.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace argiope::a11y {

namespace {

using Type = AriaAttribute::Type;

constexpr const char *Truth = "false true";
constexpr const char *TruthOrUndefined = "false true undefined";
constexpr const char *Tristate = "false mixed true undefined";
constexpr int Any = std::numeric_limits<int>::min();

constexpr AriaAttribute AriaTable[] = {
    {"aria-activedescendant", Type::IdReference, false, "", Any},
    {"aria-atomic", Type::TrueFalse, true, Truth, Any},
    {"aria-autocomplete", Type::Token, false, "both inline list none", Any},
    {"aria-braillelabel", Type::String, true, "", Any},
    {"aria-brailleroledescription", Type::String, true, "", Any},
    {"aria-busy", Type::TrueFalse, true, Truth, Any},
    {"aria-checked", Type::TrueFalse, false, Tristate, Any},
    {"aria-colcount", Type::Integer, false, "", -1},
    {"aria-colindex", Type::Integer, false, "", 1},
    {"aria-colindextext", Type::String, false, "", Any},
    {"aria-colspan", Type::Integer, false, "", 1},
    {"aria-controls", Type::IdReferences, true, "", Any},
    {"aria-current", Type::Token, true, "date false location page step time true", Any},
    {"aria-describedby", Type::IdReferences, true, "", Any},
    {"aria-description", Type::String, true, "", Any},
    {"aria-details", Type::IdReferences, true, "", Any},
    {"aria-disabled", Type::TrueFalse, true, Truth, Any},
    {"aria-dropeffect", Type::TokenList, true, "copy execute link move none popup", Any},
    {"aria-errormessage", Type::IdReferences, true, "", Any},
    {"aria-expanded", Type::TrueFalse, false, TruthOrUndefined, Any},
    {"aria-flowto", Type::IdReferences, true, "", Any},
    {"aria-grabbed", Type::TrueFalse, true, TruthOrUndefined, Any},
    {"aria-haspopup", Type::Token, true, "dialog false grid listbox menu tree true", Any},
    {"aria-hidden", Type::TrueFalse, true, TruthOrUndefined, Any},
    {"aria-invalid", Type::Token, true, "false grammar spelling true", Any},
    {"aria-keyshortcuts", Type::String, true, "", Any},
    {"aria-label", Type::String, true, "", Any},
    {"aria-labelledby", Type::IdReferences, true, "", Any},
    {"aria-level", Type::Integer, false, "", 1},
    {"aria-live", Type::Token, true, "assertive off polite", Any},
    {"aria-modal", Type::TrueFalse, false, Truth, Any},
    {"aria-multiline", Type::TrueFalse, false, Truth, Any},
    {"aria-multiselectable", Type::TrueFalse, false, Truth, Any},
    {"aria-orientation", Type::Token, false, "horizontal undefined vertical", Any},
    {"aria-owns", Type::IdReferences, true, "", Any},
    {"aria-placeholder", Type::String, false, "", Any},
    {"aria-posinset", Type::Integer, false, "", 1},
    {"aria-pressed", Type::TrueFalse, false, Tristate, Any},
    {"aria-readonly", Type::TrueFalse, false, Truth, Any},
    {"aria-relevant", Type::TokenList, true, "additions all removals text", Any},
    {"aria-required", Type::TrueFalse, false, Truth, Any},
    {"aria-roledescription", Type::String, true, "", Any},
    {"aria-rowcount", Type::Integer, false, "", -1},
    {"aria-rowindex", Type::Integer, false, "", 1},
    {"aria-rowindextext", Type::String, false, "", Any},
    {"aria-rowspan", Type::Integer, false, "", 0},
    {"aria-selected", Type::TrueFalse, false, TruthOrUndefined, Any},
    {"aria-setsize", Type::Integer, false, "", -1},
    {"aria-sort", Type::Token, false, "ascending descending none other", Any},
    {"aria-valuemax", Type::Number, false, "", Any},
    {"aria-valuemin", Type::Number, false, "", Any},
    {"aria-valuenow", Type::Number, false, "", Any},
    {"aria-valuetext", Type::String, false, "", Any},
};

bool isInteger(QByteArrayView text, int minimum)
{
    const bool negative = text.startsWith('-');
    const QByteArrayView digits = negative || text.startsWith('+') ? text.sliced(1) : text;
    if (digits.isEmpty() || !std::all_of(digits.begin(), digits.end(), html::isDigit))
        return false;
    bool fits = false;
    const int value = text.toInt(&fits);
    return minimum == Any || (fits ? value >= minimum : !negative);
}

bool isDecimal(QByteArrayView text)
{
    bool isNumber = false;
    (void)text.toDouble(&isNumber);
    return isNumber && std::none_of(text.begin(), text.end(), [](char c) { return c == 'n' || c == 'N'; });
}

} // namespace

std::span<const AriaAttribute> ariaAttributes()
{
    return AriaTable;
}

const AriaAttribute *ariaAttribute(QByteArrayView name)
{
    const auto *const found = std::lower_bound(std::begin(AriaTable), std::end(AriaTable), name,
        [](const AriaAttribute &row, QByteArrayView text) { return QByteArrayView(row.name) < text; });
    return found != std::end(AriaTable) && name == found->name ? found : nullptr;
}

bool isAriaValue(const AriaAttribute &attribute, QByteArrayView value)
{
    const QByteArrayView text = html::trimmed(value);
    if (text.isEmpty())
        return true;
    switch (attribute.type) {
    case Type::TrueFalse:
    case Type::Token:
        return isOneOf(html::lowered(text), attribute.values) && !text.contains(' ');
    case Type::TokenList: {
        bool all = true;
        html::forEachToken(
            text, [&](QByteArrayView token) { all = all && isOneOf(html::lowered(token), attribute.values); });
        return all;
    }
    case Type::IdReference:
        return std::none_of(text.begin(), text.end(), html::isSpace);
    case Type::Integer:
        return isInteger(text, attribute.minimum);
    case Type::Number:
        return isDecimal(text);
    case Type::IdReferences:
    case Type::String:
        return true;
    }
    return true;
}

} // namespace argiope::a11y
