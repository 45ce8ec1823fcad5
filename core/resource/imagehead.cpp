#include "core/resource/imagehead.h"

#include "core/resource/isobox.h"

#include <algorithm>
#include <utility>

namespace argiope::resource {

namespace {

using Motion = ImageHead::Motion;

constexpr int MostSide = 1'000'000; ///< of what is believed

quint32 byteAt(QByteArrayView bytes, qsizetype at)
{
    return static_cast<unsigned char>(bytes[at]);
}
quint32 high16(QByteArrayView bytes, qsizetype at)
{
    return byteAt(bytes, at) << 8 | byteAt(bytes, at + 1);
}
quint32 low16(QByteArrayView bytes, qsizetype at)
{
    return byteAt(bytes, at) | byteAt(bytes, at + 1) << 8;
}
quint32 high32(QByteArrayView bytes, qsizetype at)
{
    return high16(bytes, at) << 16 | high16(bytes, at + 2);
}
quint32 low32(QByteArrayView bytes, qsizetype at)
{
    return low16(bytes, at) | low16(bytes, at + 2) << 16;
}
quint32 low24(QByteArrayView bytes, qsizetype at)
{
    return low16(bytes, at) | byteAt(bytes, at + 2) << 16;
}

/// By what EXIF says a picture is shown lying on its side: orientations 5 to 8.
bool isTurned(QByteArrayView tiff)
{
    constexpr quint32 Orientation = 0x0112;
    if (tiff.size() < 8)
        return false;
    const bool little = tiff.startsWith("II");
    if (!little && !tiff.startsWith("MM"))
        return false;
    const auto number16 = [&](qsizetype at) { return little ? low16(tiff, at) : high16(tiff, at); };
    const qsizetype folder = little ? low32(tiff, 4) : high32(tiff, 4);
    if (folder > tiff.size() - 2)
        return false;
    const qsizetype entries = number16(folder);
    for (qsizetype i = 0; i < entries; ++i) {
        const qsizetype at = folder + 2 + i * 12;
        if (at + 12 > tiff.size())
            return false;
        if (number16(at) == Orientation)
            return number16(at + 8) >= 5 && number16(at + 8) <= 8;
    }
    return false;
}

std::optional<ImageHead> sized(ImageFormat format, quint32 width, quint32 height, Motion motion, bool turned = false)
{
    if (width == 0 || height == 0 || width > MostSide || height > MostSide)
        return std::nullopt;
    if (turned)
        std::swap(width, height);
    return ImageHead{format, int(width), int(height), motion};
}

std::optional<ImageHead> readPng(QByteArrayView bytes, bool complete)
{
    constexpr qsizetype Signature = 8;
    if (bytes.size() < Signature + 16 || bytes.sliced(Signature + 4, 4) != "IHDR")
        return std::nullopt;
    Motion motion = complete ? Motion::Still : Motion::Open;
    bool turned = false;
    for (qsizetype at = Signature; bytes.size() - at >= 8;) {
        const quint32 length = high32(bytes, at);
        const QByteArrayView type = bytes.sliced(at + 4, 4);
        // A file that moves says so in front of its first picture.
        if (type == "acTL" || type == "IDAT") {
            motion = type == "acTL" ? Motion::Moving : Motion::Still;
            break;
        }
        if (bytes.size() - at - 8 < qsizetype(length))
            break;
        if (type == "eXIf")
            turned = isTurned(bytes.sliced(at + 8, qsizetype(length)));
        if (bytes.size() - at - 8 < qsizetype(length) + 4)
            break;
        at += qsizetype(length) + 12;
    }
    return sized(ImageFormat::Png, high32(bytes, Signature + 8), high32(bytes, Signature + 12), motion, turned);
}

std::optional<ImageHead> readJpeg(QByteArrayView bytes)
{
    bool turned = false;
    for (qsizetype at = 2; at + 4 <= bytes.size();) {
        if (byteAt(bytes, at) != 0xFF)
            return std::nullopt;
        const quint32 marker = byteAt(bytes, at + 1);
        if (marker == 0xFF) { // fill
            ++at;
            continue;
        }
        if (marker == 0x01 || (marker >= 0xD0 && marker <= 0xD7)) { // without a length
            at += 2;
            continue;
        }
        const qsizetype length = high16(bytes, at + 2);
        if (length < 2 || marker == 0xD9 || marker == 0xDA)
            return std::nullopt;
        const bool frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame) {
            // A height of 0 is told behind the pixels (DNL).
            return length < 8 || bytes.size() - at < 9
                ? std::nullopt
                : sized(ImageFormat::Jpeg, high16(bytes, at + 7), high16(bytes, at + 5), Motion::Still, turned);
        }
        const QByteArrayView segment = bytes.sliced(at + 4).first(std::min(length - 2, bytes.size() - at - 4));
        if (marker == 0xE1 && segment.startsWith(QByteArrayView("Exif\0\0", 6)))
            turned = isTurned(segment.sliced(6));
        at += 2 + length;
    }
    return std::nullopt;
}

/// Behind blocks of at most 255 bytes each, the last of which is empty; -1 where that is not there.
qsizetype behindBlocks(QByteArrayView bytes, qsizetype at)
{
    while (at < bytes.size()) {
        const qsizetype size = byteAt(bytes, at);
        at += 1 + size;
        if (size == 0)
            return at;
    }
    return -1;
}

Motion motionOfGif(QByteArrayView bytes, bool complete)
{
    constexpr qsizetype Screen = 13;
    const auto tableBytes = [&bytes](qsizetype flagsAt) {
        const quint32 flags = byteAt(bytes, flagsAt);
        return flags & 0x80 ? qsizetype(3) << ((flags & 7) + 1) : 0;
    };
    const Motion open = complete ? Motion::Still : Motion::Open;
    int pictures = 0;
    for (qsizetype at = Screen + tableBytes(10); at >= 0 && at < bytes.size();) {
        const quint32 block = byteAt(bytes, at);
        if (block == 0x3B)
            return Motion::Still;
        if (block == 0x21) {
            // What says how often the pictures are repeated stands in front of them.
            if (bytes.sliced(at).startsWith("\x21\xFF\x0BNETSCAPE2.0"))
                return Motion::Moving;
            at = behindBlocks(bytes, at + 2);
        } else if (block == 0x2C) {
            if (++pictures > 1)
                return Motion::Moving;
            if (at + 10 > bytes.size())
                return open;
            at = behindBlocks(bytes, at + 10 + tableBytes(at + 9) + 1);
        } else {
            return open;
        }
    }
    return open;
}

std::optional<ImageHead> readGif(QByteArrayView bytes, bool complete)
{
    if (bytes.size() < 13)
        return std::nullopt;
    return sized(ImageFormat::Gif, low16(bytes, 6), low16(bytes, 8), motionOfGif(bytes, complete));
}

std::optional<ImageHead> readWebP(QByteArrayView bytes)
{
    if (bytes.size() < 30)
        return std::nullopt;
    const QByteArrayView type = bytes.sliced(12, 4);
    if (type == "VP8X") {
        const quint32 flags = byteAt(bytes, 20);
        if (flags & 8)
            return std::nullopt; // EXIF stands behind the pixels, and may turn them
        return sized(
            ImageFormat::WebP, low24(bytes, 24) + 1, low24(bytes, 27) + 1, flags & 2 ? Motion::Moving : Motion::Still);
    }
    if (type == "VP8L" && byteAt(bytes, 20) == 0x2F) {
        const quint32 bits = low32(bytes, 21);
        return sized(ImageFormat::WebP, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, Motion::Still);
    }
    if (type == "VP8 " && bytes.sliced(23, 3) == "\x9D\x01\x2A")
        return sized(ImageFormat::WebP, low16(bytes, 26) & 0x3FFF, low16(bytes, 28) & 0x3FFF, Motion::Still);
    return std::nullopt;
}

std::optional<ImageHead> readAvif(QByteArrayView bytes)
{
    const qsizetype length = high32(bytes, 0);
    const QByteArrayView brands = bytes.first(std::min(length, bytes.size())).sliced(8);
    bool still = false;
    bool moving = false;
    for (qsizetype at = 0; at + 4 <= brands.size(); at += 4) {
        if (at == 4)
            continue; // the brand's version
        still = still || brands.sliced(at, 4) == "avif";
        moving = moving || brands.sliced(at, 4) == "avis";
    }
    if (!still && !moving)
        return std::nullopt;
    const PictureSize size = primaryPicture(bytes);
    return sized(ImageFormat::Avif, quint32(size.width), quint32(size.height), moving ? Motion::Moving : Motion::Still);
}

} // namespace

const char *name(ImageFormat format)
{
    static constexpr const char *names[] = {"png", "jpeg", "gif", "webp", "avif"};
    return names[size_t(format)];
}

std::optional<ImageHead> readImageHead(QByteArrayView bytes, bool complete)
{
    if (bytes.startsWith("\x89PNG\r\n\x1A\n"))
        return readPng(bytes, complete);
    if (bytes.startsWith("\xFF\xD8"))
        return readJpeg(bytes);
    if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a"))
        return readGif(bytes, complete);
    if (bytes.startsWith("RIFF") && bytes.size() >= 12 && bytes.sliced(8, 4) == "WEBP")
        return readWebP(bytes);
    if (bytes.size() >= 16 && bytes.sliced(4, 4) == "ftyp" && high32(bytes, 0) >= 16)
        return readAvif(bytes);
    return std::nullopt;
}

} // namespace argiope::resource
