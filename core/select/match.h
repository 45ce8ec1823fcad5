#pragma once

#include "core/dom/document.h"

#include <QByteArray>

namespace argiope::select {

/// One thing that was found in a document.
struct Match
{
    dom::NodeView node; ///< an element; of an attribute or a text the one it is of; null of what has no place
    bool isElement = false; ///< it is the node itself that was found
    QByteArray text; ///< of what is no element: UTF-8
    qsizetype position = -1; ///< of a text that was found in the source, in UTF-16; -1: it has no place there
    qsizetype length = 0;
};

} // namespace argiope::select
