#include "core/markup/attribute.h"

#include <array>
#include <vector>

namespace argiope::markup {

namespace {

struct AttrEntry
{
    const char *name;
    Attr attr;
};

constexpr std::array AttrEntries{
    AttrEntry{"action", Attr::Action},
    AttrEntry{"alt", Attr::Alt},
    AttrEntry{"archive", Attr::Archive},
    AttrEntry{"aria-hidden", Attr::AriaHidden},
    AttrEntry{"background", Attr::Background},
    AttrEntry{"cite", Attr::Cite},
    AttrEntry{"code", Attr::Code},
    AttrEntry{"codebase", Attr::Codebase},
    AttrEntry{"color", Attr::Color},
    AttrEntry{"content", Attr::Content},
    AttrEntry{"data", Attr::Data},
    AttrEntry{"dynsrc", Attr::DynSrc},
    AttrEntry{"encoding", Attr::Encoding},
    AttrEntry{"face", Attr::Face},
    AttrEntry{"formaction", Attr::FormAction},
    AttrEntry{"hidden", Attr::Hidden},
    AttrEntry{"href", Attr::Href},
    AttrEntry{"http-equiv", Attr::HttpEquiv},
    AttrEntry{"icon", Attr::Icon},
    AttrEntry{"imagesrcset", Attr::ImageSrcset},
    AttrEntry{"itemid", Attr::ItemId},
    AttrEntry{"itemtype", Attr::ItemType},
    AttrEntry{"lang", Attr::Lang},
    AttrEntry{"longdesc", Attr::LongDesc},
    AttrEntry{"lowsrc", Attr::LowSrc},
    AttrEntry{"manifest", Attr::Manifest},
    AttrEntry{"name", Attr::Name},
    AttrEntry{"object", Attr::Object},
    AttrEntry{"ping", Attr::Ping},
    AttrEntry{"poster", Attr::Poster},
    AttrEntry{"profile", Attr::Profile},
    AttrEntry{"property", Attr::Property},
    AttrEntry{"rel", Attr::Rel},
    AttrEntry{"size", Attr::Size},
    AttrEntry{"src", Attr::Src},
    AttrEntry{"srcdoc", Attr::SrcDoc},
    AttrEntry{"srcset", Attr::Srcset},
    AttrEntry{"style", Attr::Style},
    AttrEntry{"type", Attr::Type},
    AttrEntry{"xlink:href", Attr::XlinkHref},
};

/// First letter -> range in AttrEntries, so that the usual id and class cost one look.
struct AttrIndex
{
    std::array<quint8, 27> start{};
    constexpr AttrIndex()
    {
        size_t at = 0;
        for (size_t letter = 0; letter < 26; ++letter) {
            start[letter] = quint8(at);
            while (at < AttrEntries.size() && size_t(AttrEntries[at].name[0] - 'a') == letter)
                ++at;
        }
        start[26] = quint8(at);
    }
};
constexpr AttrIndex AttrLetters;

} // namespace

Attr attrFromName(QByteArrayView name)
{
    if (name.isEmpty() || name[0] < 'a' || name[0] > 'z')
        return Attr::None;
    const size_t letter = size_t(name[0] - 'a');
    for (size_t i = AttrLetters.start[letter]; i < AttrLetters.start[letter + 1]; ++i) {
        if (name == QByteArrayView(AttrEntries[i].name))
            return AttrEntries[i].attr;
    }
    return name.size() > 5 && name.startsWith("data-") ? Attr::DataStar : Attr::None;
}

const QByteArray &attrName(Attr attr)
{
    static const std::vector<QByteArray> names = [] {
        std::vector<QByteArray> result(size_t(Attr::XlinkHref) + 1);
        for (const AttrEntry &entry : AttrEntries)
            result[size_t(entry.attr)] = entry.name;
        return result;
    }();
    return names[size_t(attr)];
}

} // namespace argiope::markup
