#pragma once

#include <QByteArrayView>

#include <span>

namespace argiope::a11y {

/// A state or property of WAI-ARIA 1.2 (6.6), or of the draft 1.3 where browsers know it.
struct AriaAttribute
{
    enum class Type : quint8 {
        TrueFalse, ///< `values` has what is allowed, as it has for the next two
        Token,
        TokenList,
        IdReference,
        IdReferences,
        Integer,
        Number,
        String
    };
    const char *name;
    Type type;
    bool global; ///< also where it is global for old content only (deprecated in 1.2)
    const char *values; ///< between spaces
    int minimum; ///< of an integer
};

[[nodiscard]] std::span<const AriaAttribute> ariaAttributes(); ///< by name
[[nodiscard]] const AriaAttribute *ariaAttribute(QByteArrayView name); ///< in lower case; null where there is none

/// The value is one that the attribute may have; what it refers to is not looked at. An empty one is as good as none.
[[nodiscard]] bool isAriaValue(const AriaAttribute &attribute, QByteArrayView value);

} // namespace argiope::a11y
