#pragma once

#include "core/markup/tag.h"
#include "core/markup/treesink.h"

namespace argiope::html {

using markup::Tag;

/// What may stand in an element, as far as elements say it by themselves (HTML Standard, "Content model" of each). A
/// transparent one has its parent's.
enum class ContentModel : quint8 {
    Anything, ///< nothing is said: what is obsolete, unknown or no HTML
    Flow,
    Phrasing,
    Head,
    List,
    Terms, ///< of dl
    TermGroup, ///< of a div in dl
    Table,
    Rows,
    Cells,
    Columns,
    Select,
    Choices, ///< of optgroup
    Choice, ///< of option
    Datalist,
    Ruby,
    Hgroup,
    Picture,
    FlowMedia, ///< audio and video, where flow content may stand
    PhrasingMedia,
    Fieldset,
    Figure,
    Details,
    Caption, ///< of summary and legend
    Text, ///< no elements: of rp
    Foreign, ///< any vocabulary: of metadata in SVG and the like, and of all in it
    Count
};

/// Of an open element, what the elements within it need to know. Packed into what a sink gets back of it.
struct Nesting
{
    int depth = -1; ///< the body's is 1
    ContentModel model = ContentModel::Anything;
    Tag tag = Tag::Unknown;

    static constexpr int DepthBits = 19; ///< more open elements than there may be
    static constexpr int ModelBits = 5;
    [[nodiscard]] qint32 packed() const
    {
        return qint32(quint32(depth) | quint32(model) << DepthBits | quint32(tag) << (DepthBits + ModelBits));
    }
    [[nodiscard]] static Nesting of(const markup::Mark &mark)
    {
        if (mark.value == -1) // the document's
            return {};
        const auto value = quint32(mark.value);
        return {int(value & ((1U << DepthBits) - 1)), ContentModel((value >> DepthBits) & ((1U << ModelBits) - 1)),
            Tag(value >> (DepthBits + ModelBits))};
    }
};
static_assert(size_t(Tag::Count) < 256 && size_t(ContentModel::Count) <= 1U << Nesting::ModelBits);

/// Elements within which some others may not stand, however deep: bits of what is inherited.
enum Enclosure : quint16 {
    WithinLink = 1,
    WithinButton = 2,
    WithinLabel = 4,
    WithinHeader = 8, ///< or footer
    WithinAnother = 16, ///< any but html, body, div, form and those with names of their own: no place for main
    WithinAddress = 32,
    WithinTerm = 64, ///< dt, th
    WithinCaption = 128,
    WithinDefinition = 256,
    WithinProgress = 512,
    WithinMeter = 1024,
    WithinMedia = 2048,
    // 4096 is MarkupObserver::CopiedElement, those behind it are others'.
};

/// HTML elements only. Any thread.
[[nodiscard]] ContentModel modelWithin(Tag tag, const Nesting &parent);
/// The element may be a child of what has the model.
[[nodiscard]] bool isPermitted(Tag tag, ContentModel model);
[[nodiscard]] quint16 enclosureOf(Tag tag);
/// Enclosures within which it may not stand. Of links and buttons: where it is interactive content in any case.
[[nodiscard]] quint16 forbiddenWithin(Tag tag);
/// It is one that authors must not use (HTML Standard 16.2).
[[nodiscard]] bool isObsolete(Tag tag);
/// An attribute of Attr::Presentational on an element of which it is no valid attribute, though it was one.
[[nodiscard]] bool isObsoleteAttribute(Tag tag, QByteArrayView name);
/// It is an HTML element; false for those names of SVG and MathML, too, that are none.
[[nodiscard]] bool isHtmlElement(Tag tag);

} // namespace argiope::html
