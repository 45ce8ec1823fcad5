#include "ui/models/issueweight.h"

#include <QByteArray>
#include <QHash>

#include <iterator>

namespace argiope::models {

namespace {

/// The heaviest first. What is not among them follows in the order of the checks.
constexpr const char *Heaviest[] = {
    "index-site-noindex",
    "robots-blocks-all",
    "index-noindex-start",
    "robots-blocks-start",
    "tls-expired",
    "tls-name-mismatch",
    "tls-untrusted",
    "link-broken",
    "http-server-error",
    "http-no-response",
    "redirect-loop",
    "redirect-to-error",
    "redirect-too-long",
    "http-client-error",
    "canonical-to-error",
    "canonical-loop",
    "canonical-to-noindex",
    "canonical-to-blocked",
    "hreflang-non-200",
    "index-conflict",
    "resource-broken",
    "image-broken",
    "sitemap-non-200",
    "content-needs-js-start",
    "content-needs-js",
    "soft-404",
    "title-missing",
    "title-duplicate",
    "h1-missing",
    "content-duplicate",
    "link-broken-external",
    "redirect-chain",
    "canonical-to-redirect",
    "link-to-redirect",
    "page-orphan",
    "description-missing",
    "description-duplicate",
};

} // namespace

int weightOf(const audit::Check &check)
{
    static const QHash<QByteArray, int> places = [] {
        QHash<QByteArray, int> made;
        for (const char *id : Heaviest)
            made.insert(id, int(made.size()));
        return made;
    }();
    constexpr int Others = int(std::size(Heaviest));
    return places.value(check.id, check.told == audit::Told::OfSite ? Others + 1 : Others);
}

} // namespace argiope::models
