#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

/// "Get an encoding" (Encoding Standard 4.2): the name a label stands for, e.g. "windows-1252" for " Latin1 "; empty
/// where there is no such label. Any thread. The bytes are static.
[[nodiscard]] QByteArray encodingFromLabel(QByteArrayView label);

} // namespace argiope::html
