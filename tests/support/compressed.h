#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>

/// Bodies as servers send them compressed. What fails in here ends the test program.
namespace argiope::test {

constexpr int gzipWindow = 15 + 16;
constexpr int zlibWindow = 15;
constexpr int rawWindow = -15;

/// By zlib; the window tells the wrapping, as above.
[[nodiscard]] QByteArray deflated(const QByteArray &plain, int windowBits);
/// A ZIP archive of files by name.
[[nodiscard]] QByteArray zipped(const QList<QPair<QByteArray, QByteArray>> &files, bool deflated);
[[nodiscard]] QByteArray gzipped(const QByteArray &plain);
[[nodiscard]] QByteArray zstandard(const QByteArray &plain);

} // namespace argiope::test
