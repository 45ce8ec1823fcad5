#pragma once

#include <QByteArrayView>

namespace argiope::select {

/// What bounds an input and what it holds, as written; null: not there. `type` in lower case.
struct InputRange
{
    QByteArrayView type;
    QByteArrayView value;
    QByteArrayView min;
    QByteArrayView max;
};

/// 1 where the value is in the range, or is none; -1 where it is out of it; 0 where nothing bounds it (HTML Standard
/// 4.10.5.3.7). Of type=range, too, what is written counts: a browser bounds it by 0 and 100, and moves the value
/// there.
[[nodiscard]] int placeInRange(const InputRange &input);

} // namespace argiope::select
