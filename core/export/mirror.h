#pragma once

#include "core/base/result.h"
#include "core/export/export.h"

#include <QByteArrayList>

namespace argiope::exporting {

struct MirrorResult
{
    qint64 files = 0;
    qint64 documents = 0; ///< HTML, among them
    qint64 unreadable = 0; ///< kept, but their archive is gone or damaged: links to them lead to the site
    QByteArrayList troubles; ///< of the first of these, in English
};

/// Writes what a project keeps of its URLs into a folder that a browser reads without a server: links between them lead
/// from file to file, in HTML, style sheets, srcset and meta refresh, through redirects to their ends; all others lead
/// to where they led. Scripts stay as they are. Of the URLs that the options choose; what did not answer with 2xx has
/// no file. The folder must not be there, or be empty; it is made under another name, and gets its own once it is
/// complete: nothing is left where that fails or is cancelled, or where there
/// is no file. Memory: some 300 bytes a file. Any thread, with a
/// reader of its own.
[[nodiscard]] base::Result<MirrorResult, ExportError> writeMirror(store::Reader &reader, const QString &folder,
    const Options &options, const std::function<void(qint64 rows)> &progress = {},
    const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::exporting
