#include "core/judge/picturename.h"

#include <algorithm>
#include <iterator>

namespace argiope::judge {

bool namesPicture(QByteArrayView path)
{
    static constexpr QByteArrayView endings[] = {".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif"};
    return std::any_of(std::begin(endings), std::end(endings), [path](QByteArrayView ending) {
        return path.size() >= ending.size() && path.last(ending.size()).compare(ending, Qt::CaseInsensitive) == 0;
    });
}

} // namespace argiope::judge
