#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/facts/contenttype.h"

namespace argiope::audit {

namespace {

const Check ImageRows[] = {
    {"image-broken", Group::Images, Severity::Error, Gate::Html, nullptr, "An image is not there"},
    {"image-too-large", Group::Images, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const bool image = facts::bareType(view.page.contentType).toLower().startsWith("image/");
            return foundIf(image && view.page.status == 200 && view.page.bytes > view.limits.imageBytes,
                QByteArray::number(view.page.bytes));
        },
        "The image is large"},
    {"image-src-empty", Group::Images, Severity::Error, Gate::Html, observed, "Images that name no file"},
    {"image-alt-missing", Group::Images, Severity::Error, Gate::Html, observed, "Images without a text instead"},
    {"image-alt-long", Group::Images, Severity::Notice, Gate::Html, observed, "Images with a long text instead"},
    {"image-alt-filename", Group::Images, Severity::Warning, Gate::Html, observed,
        "Images with a file name for a text"},
    {"image-alt-repeats-link", Group::Images, Severity::Notice, Gate::Html, observed,
        "Images that repeat the text of their link"},
    {"image-no-size", Group::Images, Severity::Warning, Gate::Html, observed, "Images that no room is kept for"},
    {"image-srcset-invalid", Group::Images, Severity::Warning, Gate::Html, observed,
        "Image candidates that are written wrongly"},
    {"image-sizes-missing", Group::Images, Severity::Warning, Gate::Html, observed,
        "Image candidates by width, without the width that is drawn"},
    {"image-picture-no-img", Group::Images, Severity::Error, Gate::Html, observed, "A picture without its image"},
    {"image-first-lazy", Group::Images, Severity::Notice, Gate::Html, observed,
        "The first image of the content is fetched late"},
    {"image-none-lazy", Group::Images, Severity::Notice, Gate::Html, observed,
        "Many images, and all are fetched at once"},
    {"image-inline-large", Group::Images, Severity::Notice, Gate::Html, observed,
        "A large image within the page's own text"},
};

} // namespace

std::span<const Check> imageChecks()
{
    return ImageRows;
}

} // namespace argiope::audit
