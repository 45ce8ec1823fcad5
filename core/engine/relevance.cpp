#include "core/engine/relevance.h"

#include <utility>
#include <vector>

namespace argiope::engine {

namespace {
constexpr qsizetype MostAnchors = 1000; ///< bytes of all links to one target
// How often a word of these counts.
constexpr int TitleTimes = 3;
constexpr int HeadingTimes = 2;
} // namespace

void PageTerms::block(QByteArrayView text, html::MainTextPlace place, bool headed)
{
    m_choice.add(place, text.size(), headed);
    if (!m_choice.isOut(place))
        m_bags[size_t(place)].add(text);
}

topic::Bag PageTerms::take(const html::ParsedPage &page, QByteArrayView url)
{
    topic::Bag bag = std::move(m_bags[size_t(m_choice.best())]);
    bag.add(topic::termsOf(page.title), TitleTimes);
    bag.add(topic::termsOf(page.h1), HeadingTimes);
    bag.add(topic::termsOf(page.description));
    bag.add(topic::termsOfUrl(url));
    return bag;
}

QList<qint8> promisesOf(const judge::FoundLinks &found, double page, const topic::Focus &focus)
{
    std::vector<QByteArray> anchors(size_t(found.targets.size()));
    for (const judge::FoundLink &link : found.links) {
        QByteArray &anchor = anchors[size_t(link.target)];
        if (!link.text.isEmpty() && anchor.size() + link.text.size() <= MostAnchors)
            anchor += ' ' + link.text;
    }
    QList<qint8> promises;
    promises.reserve(found.targets.size());
    for (qsizetype i = 0; i < found.targets.size(); ++i) {
        const judge::Target &target = found.targets[i];
        const bool waits = judge::isPage(target.fate);
        promises.append(qint8(waits ? topic::pointsOf(focus.promise(page, anchors[size_t(i)], target.url)) : 0));
    }
    return promises;
}

} // namespace argiope::engine
