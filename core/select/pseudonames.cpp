#include "core/select/pseudonames.h"

#include <algorithm>
#include <iterator>

namespace argiope::select {

namespace {

struct NamedState
{
    const char *name;
    State state;
};

constexpr NamedState States[] = {
    {"any-link", State::AnyLink},
    {"checked", State::Checked},
    {"default", State::Default},
    {"defined", State::Defined},
    {"disabled", State::Disabled},
    {"empty", State::Empty},
    {"enabled", State::Enabled},
    {"in-range", State::InRange},
    {"indeterminate", State::Indeterminate},
    {"link", State::AnyLink}, // nobody has been anywhere
    {"local-link", State::LocalLink},
    {"muted", State::Muted},
    {"only-child", State::OnlyChild},
    {"only-of-type", State::OnlyOfType},
    {"open", State::Open},
    {"optional", State::Optional},
    {"out-of-range", State::OutOfRange},
    {"placeholder-shown", State::PlaceholderShown},
    {"read-only", State::ReadOnly},
    {"read-write", State::ReadWrite},
    {"required", State::Required},
    {"root", State::Root},
    {"target", State::Target},
    {"target-within", State::TargetWithin},
};

/// Of a document that nobody looks at, uses or plays.
constexpr const char *Nevers[]
    = {"active", "active-view-transition", "autofill", "buffering", "current", "focus", "focus-visible", "focus-within",
        "fullscreen", "future", "has-slotted", "host", "hover", "modal", "past", "paused", "picture-in-picture",
        "playing", "popover-open", "seeking", "stalled", "user-invalid", "user-valid", "visited", "volume-locked"};
constexpr const char *Browsers[] = {"blank", "invalid", "valid", "xr-overlay"};
constexpr const char *OldElements[] = {"after", "before", "first-letter", "first-line"};
constexpr const char *PseudoElements[]
    = {"after", "backdrop", "before", "checkmark", "cue", "cue-region", "details-content", "file-selector-button",
        "first-letter", "first-line", "grammar-error", "marker", "picker-icon", "placeholder", "scroll-marker",
        "scroll-marker-group", "search-text", "selection", "spelling-error", "target-text", "view-transition"};
constexpr const char *NeverFunctions[] = {"active-view-transition-type", "current", "host", "host-context", "state"};
constexpr const char *ElementFunctions[] = {"cue", "cue-region", "highlight", "part", "picker", "scroll-button",
    "slotted", "view-transition-group", "view-transition-image-pair", "view-transition-new", "view-transition-old"};

template <size_t Count>
bool isNamed(QByteArrayView name, const char *const (&names)[Count])
{
    return std::any_of(std::begin(names), std::end(names), [name](const char *one) { return name == one; });
}

SimpleSelector position(bool fromEnd, bool ofType)
{
    SimpleSelector simple;
    simple.ask = Ask::Nth;
    simple.nth = {0, 1, fromEnd, ofType};
    return simple;
}

} // namespace

std::optional<SimpleSelector> pseudoClass(QByteArrayView lower)
{
    SimpleSelector simple;
    if (lower == "first-child" || lower == "last-child" || lower == "first-of-type" || lower == "last-of-type")
        return position(lower.startsWith("last"), lower.endsWith("type"));
    if (lower == "scope") {
        simple.ask = Ask::Scope;
        return simple;
    }
    if (isNamed(lower, Nevers)) {
        simple.ask = Ask::Never;
        return simple;
    }
    const auto found = std::find_if(
        std::begin(States), std::end(States), [lower](const NamedState &one) { return lower == one.name; });
    if (found == std::end(States))
        return {};
    simple.ask = Ask::State;
    simple.state = found->state;
    return simple;
}

bool needsBrowser(QByteArrayView lower)
{
    return isNamed(lower, Browsers);
}

bool isPseudoElement(QByteArrayView lower)
{
    // The Compatibility Standard (4.3) has any of these be known.
    return isNamed(lower, PseudoElements) || (lower.startsWith("-webkit-") && lower.size() > 8);
}

bool isOldPseudoElement(QByteArrayView lower)
{
    return isNamed(lower, OldElements);
}

bool isNeverFunction(QByteArrayView lower)
{
    return isNamed(lower, NeverFunctions);
}

bool isPseudoElementFunction(QByteArrayView lower)
{
    return isNamed(lower, ElementFunctions);
}

} // namespace argiope::select
