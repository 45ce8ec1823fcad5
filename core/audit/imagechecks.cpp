#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/facts/contenttype.h"

namespace argiope::audit {

namespace {

const Check ImageRows[] = {
    {"image-broken", Group::Images, Severity::Error, Gate::Html, nullptr},
    {"image-too-large", Group::Images, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const bool image = facts::bareType(view.page.contentType).toLower().startsWith("image/");
            return foundIf(image && view.page.status == 200 && view.page.bytes > view.limits.imageBytes,
                QByteArray::number(view.page.bytes));
        }},
    {"image-src-empty", Group::Images, Severity::Error, Gate::Html, observed},
    {"image-alt-missing", Group::Images, Severity::Error, Gate::Html, observed},
    {"image-alt-long", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-alt-filename", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-alt-repeats-link", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-no-size", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-srcset-invalid", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-sizes-missing", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-picture-no-img", Group::Images, Severity::Error, Gate::Html, observed},
    {"image-first-lazy", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-none-lazy", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-inline-large", Group::Images, Severity::Notice, Gate::Html, observed},
};

} // namespace

std::span<const Check> imageChecks()
{
    return ImageRows;
}

} // namespace argiope::audit
