#pragma once

#include "core/report/language.h"
#include "core/report/report.h"

#include <QByteArrayView>

#include <functional>

namespace argiope::report {

/// Writes a report as one HTML file: UTF-8, styles and charts within, no script, and nothing that is asked for when it
/// is opened. Light and dark as the reader's system, and fit to be printed. Whatever strangers wrote is text; links
/// lead to http and https only. Any thread.
void writeHtml(const Report &report, const Language &language, const std::function<void(QByteArrayView)> &put);

} // namespace argiope::report
