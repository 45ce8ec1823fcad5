#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/base/text.h"
#include "core/facts/contenttype.h"
#include "core/resource/inspect.h"

#include <algorithm>

namespace argiope::audit {

namespace {

bool isImage(const PageView &view)
{
    return view.page.status == 200 && facts::bareType(view.page.contentType).toLower().startsWith("image/");
}

std::optional<resource::ImageHead> headOf(const PageView &view)
{
    return resource::imageFrom(facts::Observations::fromJson(view.page.inspected));
}

/// Icons that systems ask for as PNG: home screens and tiles take nothing else.
bool isAppIcon(const PageView &view)
{
    static constexpr const char *const names[]
        = {"apple-touch-icon", "android-chrome", "mstile", "favicon", "app-icon"};
    const QByteArray path = base::upTo(view.record.url, '?');
    const QByteArray name = path.sliced(path.lastIndexOf('/') + 1).toLower();
    return std::any_of(std::begin(names), std::end(names), [&name](const char *one) { return name.startsWith(one); });
}

/// AVIF takes a sixth of a byte for a pixel of a photograph that looks the same.
Verdict oldFormat(const Check &, const PageView &view)
{
    constexpr qint64 PixelsAByte = 6;
    if (!isImage(view) || view.page.bytes <= view.limits.imageSpareBytes || isAppIcon(view))
        return view.page.bytes < 0 && isImage(view) && !isAppIcon(view) ? undecidable() : Verdict{};
    const auto head = headOf(view);
    if (!head)
        return undecidable();
    if (head->format == resource::ImageFormat::WebP || head->format == resource::ImageFormat::Avif
        || head->motion != resource::ImageHead::Motion::Still)
        return {};
    const qint64 spare = view.page.bytes - qint64(head->width) * head->height / PixelsAByte;
    return foundIf(spare > view.limits.imageSpareBytes,
        QByteArray(QByteArray(resource::name(head->format)) + ' ' + QByteArray::number(view.page.bytes)));
}

Verdict heavyGif(const Check &, const PageView &view)
{
    if (!isImage(view) || facts::bareType(view.page.contentType).toLower() != "image/gif"
        || (view.page.bytes >= 0 && view.page.bytes <= view.limits.gifBytes))
        return {};
    const auto head = headOf(view);
    if (!head || view.page.bytes < 0 || head->motion == resource::ImageHead::Motion::Open)
        return undecidable();
    return foundIf(head->motion == resource::ImageHead::Motion::Moving, QByteArray::number(view.page.bytes));
}

const Check ImageRows[] = {
    {"image-broken", Group::Images, Severity::Error, Gate::Html, nullptr},
    {"image-too-large", Group::Images, Severity::Notice, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const bool image = facts::bareType(view.page.contentType).toLower().startsWith("image/");
            return foundIf(image && view.page.status == 200 && view.page.bytes > view.limits.imageBytes,
                [&] { return QByteArray::number(view.page.bytes); });
        }},
    {"image-src-empty", Group::Images, Severity::Error, Gate::Html, observed},
    {"image-alt-missing", Group::Images, Severity::Error, Gate::Html, observed},
    {"image-alt-long", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-alt-filename", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-alt-placeholder", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-alt-repeats-link", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-no-size", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-srcset-invalid", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-sizes-missing", Group::Images, Severity::Warning, Gate::Html, observed},
    {"image-picture-no-img", Group::Images, Severity::Error, Gate::Html, observed},
    {"image-first-lazy", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-none-lazy", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-inline-large", Group::Images, Severity::Notice, Gate::Html, observed},
    {"image-wrong-ratio", Group::Images, Severity::Warning, Gate::Html, nullptr},
    {"image-oversized", Group::Images, Severity::Notice, Gate::Fetched, nullptr},
    {"image-old-format", Group::Images, Severity::Notice, Gate::Fetched, oldFormat},
    {"image-heavy-gif", Group::Images, Severity::Notice, Gate::Fetched, heavyGif},
};

} // namespace

std::span<const Check> imageChecks()
{
    return ImageRows;
}

} // namespace argiope::audit
