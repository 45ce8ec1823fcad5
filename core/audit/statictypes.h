#pragma once

#include "core/url/url.h"

#include <QByteArray>

// Kinds of content that checks tell apart, by Content-Type.
namespace argiope::audit {

[[nodiscard]] bool isPdf(const QByteArray &contentType);
[[nodiscard]] bool isScriptOrStyle(const QByteArray &contentType);
/// Images, style sheets, scripts and fonts: what stays the same from visit to visit.
[[nodiscard]] bool isStaticType(const QByteArray &contentType);
/// An image that a program makes for one visit, such as one that counts it: nothing of it stays the same.
[[nodiscard]] bool isImageOfProgram(const QByteArray &contentType, const url::Url &address);
/// Text of whatever kind: it becomes much smaller when it is compressed.
[[nodiscard]] bool isTextType(const QByteArray &contentType);

} // namespace argiope::audit
