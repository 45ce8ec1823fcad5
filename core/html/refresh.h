#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::html {

struct Refresh
{
    quint64 seconds = 0; ///< saturates
    QByteArrayView url; ///< as written, quotes removed; empty: the document itself. Points into the value
};

/// "Shared declarative refresh steps" of the HTML Standard (4.2.5.3), for meta refresh and the Refresh header.
[[nodiscard]] std::optional<Refresh> parseRefresh(QByteArrayView value);

} // namespace argiope::html
