#include "core/facts/fact.h"

#include <algorithm>
#include <limits>
#include <type_traits>

namespace argiope::facts {

namespace {

using P = PageRecord;
constexpr bool Listed = true;
constexpr bool NotListed = false;

// The order is that of the columns in the file: a new fact comes last, with the format version that brings it.
constexpr Fact Facts[] = {
    {"outcome", Kind::Outcome, Unknown::Never, &P::outcome, Part::Fetch},
    {"status", Kind::Status, Unknown::Never, &P::status, Part::Fetch},
    {"bytes", Kind::Bytes, Unknown::Negative, &P::bytes, Part::Fetch},
    {"outlinks", Kind::Count, Unknown::Never, &P::outlinks, Part::Fetch},
    {"word_count", Kind::Count, Unknown::Never, &P::wordCount, Part::Document},
    {"h1_count", Kind::Count, Unknown::Never, &P::h1Count, Part::Document, NotListed},
    {"no_index", Kind::Flag, Unknown::Never, &P::noIndex, Part::Document},
    {"no_follow", Kind::Flag, Unknown::Never, &P::noFollow, Part::Document, NotListed},
    {"redirect_to", Kind::Page, Unknown::Zero, &P::redirectTo, Part::Fetch, NotListed},
    {"attempts", Kind::Count, Unknown::Never, &P::attempts, Part::Fetch},
    {"worker", Kind::Count, Unknown::Never, &P::worker, Part::Fetch, NotListed},
    {"connect_ms", Kind::Milliseconds, Unknown::Negative, &P::connectMs, Part::Fetch, NotListed},
    {"first_byte_ms", Kind::Milliseconds, Unknown::Negative, &P::firstByteMs, Part::Fetch, NotListed},
    {"download_ms", Kind::Milliseconds, Unknown::Negative, &P::downloadMs, Part::Fetch, NotListed},
    {"response_ms", Kind::Milliseconds, Unknown::Negative, &P::responseMs, Part::Fetch},
    {"parse_ms", Kind::Milliseconds, Unknown::Negative, &P::parseMs, Part::Fetch, NotListed},
    {"fetched_at", Kind::Time, Unknown::Never, &P::fetchedAt, Part::Fetch},
    {"content_type", Kind::MimeType, Unknown::Empty, &P::contentType, Part::Fetch},
    {"charset", Kind::Text, Unknown::Empty, &P::charset, Part::Document},
    {"title", Kind::Text, Unknown::Empty, &P::title, Part::Document},
    {"description", Kind::Text, Unknown::Empty, &P::description, Part::Document},
    {"h1", Kind::Text, Unknown::Empty, &P::h1, Part::Document},
    {"language", Kind::Text, Unknown::Empty, &P::language, Part::Document},
    {"meta_robots", Kind::Text, Unknown::Empty, &P::metaRobots, Part::Document},
    {"canonical", Kind::Url, Unknown::Empty, &P::canonical, Part::Document},
    {"content_hash", Kind::Hash, Unknown::Empty, &P::contentHash, Part::Fetch},
    {"text_hash", Kind::Hash, Unknown::Empty, &P::textHash, Part::Document, NotListed},
    {"etag", Kind::Text, Unknown::Empty, &P::etag, Part::Fetch, NotListed},
    {"last_modified", Kind::Text, Unknown::Empty, &P::lastModified, Part::Fetch, NotListed},
    {"http_version", Kind::Text, Unknown::Empty, &P::httpVersion, Part::Fetch, NotListed},
    {"error", Kind::Text, Unknown::Empty, &P::error, Part::Fetch},
    {"visits", Kind::Count, Unknown::Never, &P::visits, Part::History, Listed, 1},
    {"last_changed", Kind::Time, Unknown::Zero, &P::lastChanged, Part::History},
    {"gone_since", Kind::Time, Unknown::Zero, &P::goneSince, Part::History},
    {"not_modified", Kind::Flag, Unknown::Never, &P::notModified, Part::History, NotListed},
    {"read_as", Kind::Count, Unknown::Never, &P::readAs, Part::Details, NotListed},
    {"images", Kind::Count, Unknown::Negative, &P::images, Part::Details},
    {"images_without_alt", Kind::Count, Unknown::Negative, &P::imagesWithoutAlt, Part::Details},
    {"h2", Kind::Text, Unknown::Empty, &P::h2, Part::Details},
    {"h2_count", Kind::Count, Unknown::Negative, &P::h2Count, Part::Details},
    {"next_url", Kind::Url, Unknown::Empty, &P::nextUrl, Part::Details, NotListed},
    {"prev_url", Kind::Url, Unknown::Empty, &P::prevUrl, Part::Details, NotListed},
    {"amp_url", Kind::Url, Unknown::Empty, &P::ampUrl, Part::Details, NotListed},
    {"language_versions", Kind::Text, Unknown::Empty, &P::languageVersions, Part::Details, NotListed},
    {"observations", Kind::Text, Unknown::Empty, &P::observations, Part::Details, NotListed},
    {"main_words", Kind::Count, Unknown::Negative, &P::mainWords, Part::Details},
    {"signature", Kind::Hash, Unknown::Empty, &P::signature, Part::Details, NotListed},
    {"anchors", Kind::Hash, Unknown::Empty, &P::anchors, Part::Details, NotListed},
    {"fragments", Kind::Hash, Unknown::Empty, &P::fragments, Part::Details, NotListed},
    {"image_sizes", Kind::Text, Unknown::Empty, &P::imageSizes, Part::Details, NotListed},
    {"inspected", Kind::Text, Unknown::Empty, &P::inspected, Part::Fetch, NotListed},
    {"change_hash", Kind::Hash, Unknown::Empty, &P::changeHash, Part::Fetch},
    {"change_degree", Kind::Count, Unknown::Negative, &P::changeDegree, Part::History},
    {"render_ms", Kind::Milliseconds, Unknown::Negative, &P::renderMs, Part::Fetch},
    {"not_settled", Kind::Flag, Unknown::Negative, &P::notSettled, Part::Fetch},
};

template <class T>
bool isUnknown(const T &value, Unknown unknown)
{
    if constexpr (std::is_same_v<T, QByteArray>)
        return unknown == Unknown::Empty && value.isEmpty();
    else
        return (unknown == Unknown::Negative && qint64(value) < 0) || (unknown == Unknown::Zero && qint64(value) == 0);
}

/// The member's value where nothing is known.
qint64 numberFor(Unknown unknown)
{
    return unknown == Unknown::Negative ? -1 : 0;
}

} // namespace

bool isText(Kind kind)
{
    switch (kind) {
    case Kind::Text:
    case Kind::Url:
    case Kind::MimeType:
    case Kind::Hash:
    case Kind::Rule:
        return true;
    case Kind::Count:
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Time:
    case Kind::Flag:
    case Kind::Status:
    case Kind::Outcome:
    case Kind::Page:
    case Kind::State:
    case Kind::Depth:
        break;
    }
    return false;
}

std::span<const Fact> pageFacts()
{
    return Facts;
}

const Fact *factFromName(QByteArrayView name)
{
    const auto *it
        = std::find_if(std::begin(Facts), std::end(Facts), [name](const Fact &fact) { return name == fact.name; });
    return it == std::end(Facts) ? nullptr : it;
}

Value valueOf(const PageRecord &page, const Fact &fact)
{
    return std::visit(
        [&](auto member) -> Value {
            const auto &value = page.*member;
            if (isUnknown(value, fact.unknown))
                return {};
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, QByteArray>)
                return value;
            else
                return qint64(value);
        },
        fact.member);
}

void setValue(PageRecord &page, const Fact &fact, const Value &value)
{
    std::visit(
        [&](auto member) {
            auto &target = page.*member;
            using T = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<T, QByteArray>) {
                const auto *text = std::get_if<QByteArray>(&value);
                target = text ? *text : QByteArray();
            } else {
                const auto *known = std::get_if<qint64>(&value);
                const qint64 number = known ? *known : numberFor(fact.unknown);
                if constexpr (std::is_same_v<T, bool>)
                    target = number != 0;
                else if constexpr (std::is_same_v<T, base::Outcome>)
                    target = base::outcomeFromNumber(number);
                else if constexpr (std::is_same_v<T, int>)
                    target = int(
                        std::clamp<qint64>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
                else
                    target = T(number);
            }
        },
        fact.member);
}

} // namespace argiope::facts
