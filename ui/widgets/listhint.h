#pragma once

#include <QString>

class QAbstractItemView;
class QLabel;

namespace argiope::widgets {

/// A sentence amid a list, for whoever finds nothing in it; show it while that is so. Owned by the list. UI thread.
[[nodiscard]] QLabel *makeListHint(QAbstractItemView &list, const QString &text);

} // namespace argiope::widgets
