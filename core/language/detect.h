#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::language {

/// As much of a text as detect() looks at.
inline constexpr qsizetype SampleBytes = 3 * 1024;

enum class Certainty : quint8 {
    Sure,
    Likely, ///< a paragraph is enough, which may be wrong
};

/// What language a text is in: a code of ISO 639, for languages that it does not tell apart that of the largest one.
/// By the script where that says it, else by the words that each language cannot do without. "" where it is not sure:
/// the text is short, mixed, a list of names, or in a language that it does not know. Valid UTF-8. Any thread; pure.
[[nodiscard]] QByteArray detect(QByteArrayView utf8, Certainty certainty = Certainty::Sure);

/// A text in the language of this primary subtag would have been detected. Lower case.
[[nodiscard]] bool isKnown(QByteArrayView language);
/// What detect() said fits that language: it is the one, or one that is not told apart from it.
[[nodiscard]] bool fits(QByteArrayView detected, QByteArrayView language);

} // namespace argiope::language
