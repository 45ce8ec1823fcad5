#pragma once

#include "core/facts/observations.h"

#include <QByteArrayView>

namespace argiope::a11y {

// What observe() notes beside the rules' own ids.
inline constexpr char ExaminedName[] = "a11y-examined"; ///< the document was held against all rules
inline constexpr char TooMuchName[] = "a11y-too-complex"; ///< it was not: its tree is too big, or names take too long
inline constexpr char AskedPrefix = '?'; ///< before the id of a rule that found nothing, but wants a person to look

/// Holds a document against all rules and notes of each that spoke how often it did, and the start tag of the first
/// element that it spoke of. `text` is valid UTF-8 whose line ends are U+000A. At most some 170 MB of memory, whatever
/// is in it, and time in proportion to its length. Any thread.
void observe(QByteArrayView text, facts::Observations &observed);

} // namespace argiope::a11y
