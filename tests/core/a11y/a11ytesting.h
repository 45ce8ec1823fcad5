#pragma once

#include "core/a11y/examine.h"

#include <QByteArray>

namespace argiope::a11y::testing {

/// What examine() says of a document.
[[nodiscard]] Report examineHtml(const QByteArray &html, const Limits &limits = {});

/// A document around what stands in its body, with nothing else to find in it that a body does not bring.
[[nodiscard]] QByteArray pageWith(const QByteArray &body);

/// How often a check spoke, surely and not.
[[nodiscard]] int foundBy(const Report &report, const QByteArray &check);
[[nodiscard]] int askedBy(const Report &report, const QByteArray &check);

} // namespace argiope::a11y::testing
