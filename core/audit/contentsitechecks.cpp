#include "core/audit/contentsitechecks.h"

#include "core/similar/groups.h"

#include <algorithm>
#include <cmath>

namespace argiope::audit {

namespace {

/// Standard deviations of a normal distribution in its median absolute deviation, inverted.
constexpr double DeviationsPerMad = 0.6745;

QByteArray percentOf(double likeness)
{
    return QByteArray(QByteArray::number(std::lround(likeness * 100)) + " %");
}

/// Of a sorted range that is not empty.
double medianOf(const std::vector<double> &sorted)
{
    const size_t half = sorted.size() / 2;
    return sorted.size() % 2 != 0 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

} // namespace

void checkNearDuplicates(SiteGraph &graph, const Limits &limits, const std::atomic<bool> *cancel,
    const std::function<void()> &progress, const SiteSink &sink)
{
    constexpr const char *Id = "content-near-duplicate";
    for (const quint32 page : graph.withoutSignature())
        sink(Id, {page, State::Undecidable, 0, 0, {}});
    std::vector<similar::SimilarPage> pages = graph.takeSimilarPages();
    similar::GroupOptions options;
    options.threshold = limits.nearDuplicate;
    options.cancel = cancel;
    options.progress = [&progress](int, int) { progress(); };
    const similar::SimilarGroups found = similar::findGroups(pages, options);
    if (found.canceled)
        return;
    std::sort(pages.begin(), pages.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    const auto textOf = [&pages](quint32 id) {
        return std::lower_bound(pages.begin(), pages.end(), id, [](const auto &page, quint32 wanted) {
            return page.id < wanted;
        })->text;
    };
    for (const similar::SimilarGroup &group : found.groups) {
        const quint64 text = textOf(group.representative);
        const similar::SimilarMember *nearest = nullptr;
        for (const similar::SimilarMember &member : group.others) {
            if (textOf(member.id) == text)
                continue; // a duplicate, which is told as that
            sink(Id, {member.id, State::Found, 1, group.representative, percentOf(member.likeness)});
            nearest = nearest && nearest->likeness >= member.likeness ? nearest : &member;
        }
        if (nearest)
            sink(Id, {group.representative, State::Found, 1, nearest->id, percentOf(nearest->likeness)});
    }
    for (const quint32 page : found.open)
        sink(Id, {page, State::Undecidable, 0, 0, {}});
}

void checkCanonicalTexts(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    constexpr const char *Id = "canonical-different-text";
    for (const quint32 page : graph.canonicalizedOpen())
        sink(Id, {page, State::Undecidable, 0, graph.node(page).canonical, {}});
    for (const CanonicalizedText &text : graph.canonicalized()) {
        const quint32 target = graph.node(text.page).canonical;
        const similar::Signature *other = graph.signatureOf(target);
        if (!other) {
            sink(Id, {text.page, State::Undecidable, 0, target, {}});
            continue;
        }
        const double likeness = similar::likeness(text.signature, *other);
        if (likeness < limits.canonicalLikeness)
            sink(Id, {text.page, State::Found, 1, target, percentOf(likeness)});
    }
}

void checkThinForSite(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    constexpr const char *Id = "content-thin-for-site";
    constexpr double LeastLess = 20; // words: among pages of a few words none lacks its content
    for (const quint32 page : graph.withoutMainText())
        sink(Id, {page, State::Undecidable, 0, 0, {}});
    const auto pages = graph.mainTexts();
    for (size_t begin = 0; begin < pages.size();) {
        size_t end = begin;
        while (end < pages.size() && pages[end].folder == pages[begin].folder)
            ++end;
        const auto folder = pages.subspan(begin, end - begin);
        begin = end;
        if (int(folder.size()) < limits.thinForSitePages)
            continue;
        std::vector<double> values;
        for (const MainTextSize &page : folder)
            values.push_back(page.words); // sorted, as the pages of a folder are
        const double median = medianOf(values);
        for (double &value : values)
            value = std::abs(value - median);
        std::sort(values.begin(), values.end());
        const double deviation = medianOf(values);
        for (const MainTextSize &page : folder) {
            const double less = median - page.words;
            const bool far = deviation > 0 ? less * DeviationsPerMad / deviation >= limits.thinForSiteDeviations
                                           : less > 0; // all others are equal
            if (page.words < median * limits.thinForSiteShare && less >= LeastLess && far) {
                sink(Id,
                    {page.page, State::Found, 1, 0,
                        QByteArray(QByteArray::number(page.words) + " / " + QByteArray::number(std::lround(median)))});
            }
        }
    }
}

} // namespace argiope::audit
