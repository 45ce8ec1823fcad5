#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

/// A document of application/xhtml+xml in other words.
struct XhtmlText
{
    QByteArray
        html; ///< UTF-8; an HTML parser makes of it the elements and texts that an XML parser made of the document
    QByteArray encoding; ///< of the document, as it says or XML has it
};

/// Reads XHTML as XML (XML 1.0, Namespaces in XML 1.0), with its declaration, internal subset and entities; nothing is
/// fetched for it. `label`: the encoding that its answer names; "" for none. The error says where it is not
/// well-formed: "line 3: …", English. Documents of too deep or too large elements, and entities that multiply, count as
/// such. Any thread.
[[nodiscard]] base::Result<XhtmlText, QByteArray> readXhtml(QByteArrayView document, const QByteArray &label);

} // namespace argiope::html
