#pragma once

#include <QByteArrayView>

namespace argiope::a11y {

/// The part of a language tag in front of its first hyphen: a view into `tag`. White space around the tag is dropped.
[[nodiscard]] QByteArrayView primarySubtag(QByteArrayView tag);

/// In the IANA Language Subtag Registry (file of 2025-08-25) as a language, or of its range for private use; without
/// regard to case (RFC 5646 2.1.1). No subtag of another length than two or three letters is registered.
[[nodiscard]] bool isRegisteredLanguage(QByteArrayView subtag);

} // namespace argiope::a11y
