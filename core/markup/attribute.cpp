#include "core/markup/attribute.h"

#include "core/markup/names.h"

#include <array>
#include <vector>

namespace argiope::markup {

namespace {

struct AttrEntry
{
    const char *name;
    Attr attr;
    quint8 length;
    quint64 start; ///< nameStart() of it
    constexpr AttrEntry(const char *written, Attr is)
        : name(written)
        , attr(is)
        , length(nameLength(written))
        , start(nameStart(written))
    {
    }
};

constexpr std::array AttrEntries{
    AttrEntry{"", Attr::None},
    AttrEntry{"about", Attr::Rdfa},
    AttrEntry{"action", Attr::Action},
    AttrEntry{"align", Attr::Presentational},
    AttrEntry{"alink", Attr::Presentational},
    AttrEntry{"allowtransparency", Attr::Presentational},
    AttrEntry{"alt", Attr::Alt},
    AttrEntry{"archive", Attr::Archive},
    AttrEntry{"aria-activedescendant", Attr::Reference},
    AttrEntry{"aria-controls", Attr::Reference},
    AttrEntry{"aria-describedby", Attr::Reference},
    AttrEntry{"aria-details", Attr::Reference},
    AttrEntry{"aria-errormessage", Attr::Reference},
    AttrEntry{"aria-flowto", Attr::Reference},
    AttrEntry{"aria-hidden", Attr::AriaHidden},
    AttrEntry{"aria-labelledby", Attr::Reference},
    AttrEntry{"aria-owns", Attr::Reference},
    AttrEntry{"axis", Attr::Presentational},
    AttrEntry{"background", Attr::Background},
    AttrEntry{"bgcolor", Attr::Presentational},
    AttrEntry{"border", Attr::Presentational},
    AttrEntry{"bordercolor", Attr::Presentational},
    AttrEntry{"cellpadding", Attr::Presentational},
    AttrEntry{"cellspacing", Attr::Presentational},
    AttrEntry{"char", Attr::Presentational},
    AttrEntry{"charoff", Attr::Presentational},
    AttrEntry{"cite", Attr::Cite},
    AttrEntry{"clear", Attr::Presentational},
    AttrEntry{"code", Attr::Code},
    AttrEntry{"codebase", Attr::Codebase},
    AttrEntry{"color", Attr::Color},
    AttrEntry{"commandfor", Attr::Reference},
    AttrEntry{"compact", Attr::Presentational},
    AttrEntry{"content", Attr::Content},
    AttrEntry{"data", Attr::Data},
    AttrEntry{"datatype", Attr::Rdfa},
    AttrEntry{"dynsrc", Attr::DynSrc},
    AttrEntry{"encoding", Attr::Encoding},
    AttrEntry{"face", Attr::Face},
    AttrEntry{"for", Attr::Reference},
    AttrEntry{"form", Attr::Reference},
    AttrEntry{"formaction", Attr::FormAction},
    AttrEntry{"frame", Attr::Presentational},
    AttrEntry{"frameborder", Attr::Presentational},
    AttrEntry{"headers", Attr::Reference},
    AttrEntry{"height", Attr::Presentational},
    AttrEntry{"hidden", Attr::Hidden},
    AttrEntry{"href", Attr::Href},
    AttrEntry{"hspace", Attr::Presentational},
    AttrEntry{"http-equiv", Attr::HttpEquiv},
    AttrEntry{"icon", Attr::Icon},
    AttrEntry{"id", Attr::Id},
    AttrEntry{"imagesrcset", Attr::ImageSrcset},
    AttrEntry{"inlist", Attr::Rdfa},
    AttrEntry{"itemid", Attr::ItemId},
    AttrEntry{"itemprop", Attr::Microdata},
    AttrEntry{"itemref", Attr::Microdata},
    AttrEntry{"itemscope", Attr::Microdata},
    AttrEntry{"itemtype", Attr::ItemType},
    AttrEntry{"lang", Attr::Lang},
    AttrEntry{"leftmargin", Attr::Presentational},
    AttrEntry{"link", Attr::Presentational},
    AttrEntry{"list", Attr::Reference},
    AttrEntry{"longdesc", Attr::LongDesc},
    AttrEntry{"lowsrc", Attr::LowSrc},
    AttrEntry{"manifest", Attr::Manifest},
    AttrEntry{"marginheight", Attr::Presentational},
    AttrEntry{"marginwidth", Attr::Presentational},
    AttrEntry{"name", Attr::Name},
    AttrEntry{"nohref", Attr::Presentational},
    AttrEntry{"noshade", Attr::Presentational},
    AttrEntry{"nowrap", Attr::Presentational},
    AttrEntry{"object", Attr::Object},
    AttrEntry{"ping", Attr::Ping},
    AttrEntry{"popovertarget", Attr::Reference},
    AttrEntry{"poster", Attr::Poster},
    AttrEntry{"prefix", Attr::Rdfa},
    AttrEntry{"profile", Attr::Profile},
    AttrEntry{"property", Attr::Property},
    AttrEntry{"rel", Attr::Rel},
    AttrEntry{"resource", Attr::Rdfa},
    AttrEntry{"role", Attr::Role},
    AttrEntry{"rules", Attr::Presentational},
    AttrEntry{"scheme", Attr::Presentational},
    AttrEntry{"scrolling", Attr::Presentational},
    AttrEntry{"size", Attr::Size},
    AttrEntry{"src", Attr::Src},
    AttrEntry{"srcdoc", Attr::SrcDoc},
    AttrEntry{"srcset", Attr::Srcset},
    AttrEntry{"style", Attr::Style},
    AttrEntry{"summary", Attr::Presentational},
    AttrEntry{"text", Attr::Presentational},
    AttrEntry{"topmargin", Attr::Presentational},
    AttrEntry{"type", Attr::Type},
    AttrEntry{"typeof", Attr::Rdfa},
    AttrEntry{"valign", Attr::Presentational},
    AttrEntry{"version", Attr::Presentational},
    AttrEntry{"vlink", Attr::Presentational},
    AttrEntry{"vocab", Attr::Rdfa},
    AttrEntry{"vspace", Attr::Presentational},
    AttrEntry{"width", Attr::Presentational},
    AttrEntry{"xlink:href", Attr::XlinkHref},
};

constexpr NameTable AttrNames{AttrEntries};

} // namespace

Attr attrFromName(QByteArrayView name)
{
    const size_t entry = AttrNames.find(AttrEntries, name.data(), size_t(name.size()));
    if (entry == 0 && name.size() > 5 && name.startsWith("data-"))
        return Attr::DataStar;
    return AttrEntries[entry].attr;
}

const QByteArray &attrName(Attr attr)
{
    static const std::vector<QByteArray> names = [] {
        std::vector<QByteArray> result(size_t(Attr::Rdfa) + 1);
        for (const AttrEntry &entry : AttrEntries) {
            if (entry.attr <= Attr::Role)
                result[size_t(entry.attr)] = entry.name;
        }
        return result;
    }();
    return names[size_t(attr)];
}

} // namespace argiope::markup
