#include "core/html/imageobserver.h"

#include "core/base/text.h"
#include "core/html/alttext.h"
#include "core/html/srcset.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

#include <algorithm>
#include <utility>

namespace argiope::html {

namespace {

constexpr qsizetype LongAlt = 100; ///< code points
constexpr int ManyImages = 10; ///< more of them, and none is fetched later
constexpr int MostSized = 2000;
constexpr qsizetype LargeInline = 10 * 1024; ///< bytes of an image within the page

/// It has a name of its own, or says that it needs none (HTML-AAM 4.1.1; ARIA in HTML, "img").
bool needsNoAlt(const ElementView &view)
{
    for (const char *name : {"aria-label", "aria-labelledby", "title"}) {
        if (!trimmed(view.value(QByteArrayView(name))).isEmpty())
            return true;
    }
    bool none = false;
    bool first = true;
    forEachToken(view.value(Attr::Role), [&](QByteArrayView role) {
        none = none || (first && (equalsLower(role, "none") || equalsLower(role, "presentation")));
        first = false;
    });
    return none;
}

bool isLazy(const ElementView &view)
{
    return equalsLower(trimmed(view.value(QByteArrayView("loading"))), "lazy");
}

/// By its attributes a picture of a person or a sign, which nobody waits for.
bool isSmall(const ElementView &view)
{
    constexpr int Least = 16; // what says less keeps room for what a script puts there
    constexpr int Most = 100;
    for (const char *name : {"width", "height"}) {
        bool number = false;
        const int pixels = trimmed(view.value(QByteArrayView(name))).toInt(&number);
        if (number && pixels >= Least && pixels <= Most)
            return true;
    }
    return false;
}

enum class Dimension : quint8 { None, Length, Percentage };

/// "rules for parsing dimension values" (HTML Standard 2.3.4.4).
Dimension dimension(QByteArrayView value)
{
    const QByteArrayView text = trimmed(value);
    if (text.isEmpty() || !isDigit(text.front()))
        return Dimension::None;
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return !isDigit(c) && c != '.'; });
    return end != text.end() && *end == '%' ? Dimension::Percentage : Dimension::Length;
}

/// Room is kept by the attributes, or by a style on the tag. A share of what is around the image is a width, but mostly
/// no height.
bool keepsRoom(const ElementView &view)
{
    bool width = dimension(view.value(QByteArrayView("width"))) != Dimension::None;
    bool height = dimension(view.value(QByteArrayView("height"))) == Dimension::Length;
    const QByteArray style = lowered(view.value(Attr::Style));
    for (const QByteArray &declaration : style.split(';')) {
        const qsizetype colon = declaration.indexOf(':');
        if (colon < 0)
            continue;
        const QByteArray property = declaration.first(colon).trimmed();
        if (property == "aspect-ratio" || (property == "position" && declaration.contains("absolute")))
            return true;
        width = width || property == "width";
        height = height || property == "height";
    }
    return width && height;
}

/// "rules for parsing dimension values" (HTML Standard 2.3.4.4), for whole pixels; 0 where it is none.
int pixels(QByteArrayView value)
{
    const QByteArrayView text = trimmed(value);
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return c < '0' || c > '9'; });
    const QByteArrayView digits = text.first(end - text.begin());
    const QByteArrayView unit = trimmed(text.sliced(digits.size()));
    return digits.size() > 5 || !(unit.isEmpty() || equalsLower(unit, "px")) ? 0 : digits.toInt();
}

} // namespace

void ImageObserver::note(const char *check, const ElementView &view)
{
    QByteArrayView shown = trimmed(view.value(Attr::Src));
    if (shown.isEmpty())
        shown = trimmed(view.value(Attr::Srcset));
    m_context.observed.add(check, shown);
}

WalkFlags ImageObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    switch (view.tag) {
    case Tag::Main:
        if (m_main == 0 && !m_mainHadImage)
            m_main = view.id();
        break;
    case Tag::Picture:
        m_picture = view.id();
        m_pictureHasImage = false;
        m_sourceWithoutSizes = false;
        m_pictureSource.clear();
        break;
    case Tag::Source:
        if (m_picture != 0 && view.has(Attr::Srcset)) {
            if (m_pictureSource.isEmpty())
                m_pictureSource
                    = cutUtf8(trimmed(view.value(Attr::Srcset)), facts::Observations::EvidenceBytes).toByteArray();
            candidates(view);
        }
        break;
    default:
        m_pictureHasImage = true;
        if (!(view.flags & InHidden) && !view.has(Attr::Hidden))
            image(view);
    }
    m_linksBefore = m_context.links.all().size();
    return 0;
}

void ImageObserver::image(const ElementView &view)
{
    ++m_images;
    const bool lazy = isLazy(view);
    m_lazy += lazy ? 1 : 0;
    if (m_main != 0 && !m_mainHadImage && !isSmall(view)) {
        m_mainHadImage = true;
        if (lazy)
            note("image-first-lazy", view);
    }
    const QByteArrayView src = trimmed(view.value(Attr::Src));
    if (src.isEmpty() && trimmed(view.value(Attr::Srcset)).isEmpty())
        m_context.observed.add("image-src-empty", collapsed(view.value(Attr::Alt), facts::Observations::EvidenceBytes));
    if (src.size() > LargeInline && startsWithLower(src, "data:"))
        m_context.observed.add("image-inline-large", cutUtf8(src, 40));
    if (!equalsLower(trimmed(view.value(Attr::AriaHidden)), "true"))
        alternative(view);
    if (!keepsRoom(view))
        note("image-no-size", view);
    size(view);
    if (view.has(Attr::Srcset))
        candidates(view);
    // "auto" is what a lazy image's sources take where they say nothing.
    if (m_picture != 0 && std::exchange(m_sourceWithoutSizes, false) && !lazy)
        m_context.observed.add("image-sizes-missing", m_pictureSource);
}

/// How large its attributes have it drawn, where one file is named and no style on the tag says otherwise.
void ImageObserver::size(const ElementView &view)
{
    if (m_picture != 0 || view.has(Attr::Srcset) || m_sized >= MostSized)
        return;
    const int width = pixels(view.value(QByteArrayView("width")));
    const int height = pixels(view.value(QByteArrayView("height")));
    const QByteArray style = lowered(view.value(Attr::Style));
    if (width == 0 || height == 0 || style.contains("width") || style.contains("height")
        || style.contains("object-fit"))
        return;
    const QList<Link> &links = m_context.links.all();
    for (qsizetype i = links.size() - 1; i >= m_linksBefore; --i) {
        if (links[i].element() != "img" || links[i].attribute() != "src")
            continue;
        m_sizes += (m_sized++ > 0 ? ",[" : "[") + QByteArray::number(i) + ',' + QByteArray::number(width) + ','
            + QByteArray::number(height) + ']';
        return;
    }
}

/// What stands for it where it is not seen.
void ImageObserver::alternative(const ElementView &view)
{
    if (!view.has(Attr::Alt)) {
        if (!needsNoAlt(view))
            note("image-alt-missing", view);
        return;
    }
    const QByteArray alt = collapsed(view.value(Attr::Alt), 16 * 1024);
    if (base::characters(alt) > LongAlt)
        m_context.observed.add("image-alt-long", alt);
    if (alt.isEmpty())
        return;
    const AltFault fault = altFault(alt, trimmed(view.value(Attr::Src)));
    if (fault != AltFault::None)
        m_context.observed.add(fault == AltFault::FileName ? "image-alt-filename" : "image-alt-placeholder", alt);
}

/// HTML Standard 4.8.4.2.1: what an author may write is less than what browsers put up with.
void ImageObserver::candidates(const ElementView &view)
{
    const QByteArrayView set = view.value(Attr::Srcset);
    int good = 0;
    bool anyWidth = false;
    bool anyDensity = false;
    bool twice = false;
    std::vector<double> known;
    const int written = parseSrcset(set, [&](const SrcsetCandidate &candidate) {
        ++good;
        const bool wide = candidate.width > 0;
        (wide ? anyWidth : anyDensity) = true;
        const double size = wide ? -double(candidate.width) : candidate.density;
        twice = twice || std::find(known.begin(), known.end(), size) != known.end();
        if (known.size() < 100)
            known.push_back(size);
    });
    if (written == 0 || good < written || (anyWidth && anyDensity) || twice)
        m_context.observed.add("image-srcset-invalid", trimmed(set));
    if (!anyWidth || !trimmed(view.value(QByteArrayView("sizes"))).isEmpty())
        return;
    if (view.tag == Tag::Source)
        m_sourceWithoutSizes = true;
    else if (!isLazy(view))
        m_context.observed.add("image-sizes-missing", trimmed(set));
}

void ImageObserver::closed(const markup::Element &element)
{
    if (element.id == m_main)
        m_main = 0;
    if (element.id != m_picture || m_picture == 0)
        return;
    m_picture = 0;
    if (!m_pictureHasImage)
        m_context.observed.add("image-picture-no-img", m_pictureSource);
}

void ImageObserver::finish()
{
    m_context.page.imageSizes = QByteArray('[' + m_sizes + ']');
    if (m_images > ManyImages && m_lazy == 0)
        m_context.observed.add("image-none-lazy", {}, m_images);
}

} // namespace argiope::html
