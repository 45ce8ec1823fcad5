#pragma once

#include "core/html/leakedsecrets.h"

#include <QByteArrayView>

namespace argiope::html {

/// Words that stand somewhere in a page's source, for those that have nothing to look for where there are none: hardly
/// any page has one. All are found in one pass.
struct SourceSigns
{
    bool suspectText = false; ///< something of what TextObserver looks for may be there
    bool reference = false; ///< "itemref", though it may be no attribute
    LeakedSecrets secrets;
};
[[nodiscard]] SourceSigns signsOf(QByteArrayView source);

/// Behind an ampersand: how long the reference is that begins there; 0: none of those that are escaped twice.
[[nodiscard]] qsizetype twiceEscapedSize(QByteArrayView text);

} // namespace argiope::html
