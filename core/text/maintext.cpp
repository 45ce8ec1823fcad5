#include "core/text/maintext.h"

#include "core/text/articlefinder.h"

namespace argiope::text {

QByteArray mainText(const dom::Document &document)
{
    return ArticleFinder(document).run();
}

} // namespace argiope::text
