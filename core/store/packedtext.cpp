#include "core/store/packedtext.h"

#include "core/base/text.h"

#include <QStringBuilder>

#include <zstd.h>

namespace argiope::store {

namespace {

constexpr int TextLevel = 3; ///< of zstd
constexpr char HeadingsEnd = '\0';
constexpr qint64 MostPackedText = 2 * MostTextBytes + 1;

/// At most so many bytes, without half a character.
bool cutTo(QByteArray &utf8, qsizetype most)
{
    if (utf8.size() <= most)
        return false;
    utf8.truncate(base::cutUtf8(utf8, most).size());
    return true;
}

} // namespace

PackedText packText(PageText text)
{
    PackedText packed;
    packed.cut = cutTo(text.headings, MostTextBytes);
    packed.cut = cutTo(text.text, MostTextBytes) || packed.cut;
    if (text.headings.isEmpty() && text.text.isEmpty())
        return packed;
    const QByteArray whole = text.headings + HeadingsEnd + text.text;
    packed.packed.resize(qsizetype(ZSTD_compressBound(size_t(whole.size()))));
    const size_t size = ZSTD_compress(
        packed.packed.data(), size_t(packed.packed.size()), whole.constData(), size_t(whole.size()), TextLevel);
    Q_ASSERT(!ZSTD_isError(size)); // there is room for anything
    packed.packed.truncate(qsizetype(size));
    packed.packed.squeeze();
    packed.bytes = whole.size();
    return packed;
}

std::optional<PageText> unpackText(const QByteArray &packed, qint64 bytes)
{
    if (bytes <= 0 || bytes > MostPackedText
        || ZSTD_getFrameContentSize(packed.constData(), size_t(packed.size())) != quint64(bytes))
        return std::nullopt;
    QByteArray whole(qsizetype(bytes), Qt::Uninitialized);
    const size_t size = ZSTD_decompress(whole.data(), size_t(whole.size()), packed.constData(), size_t(packed.size()));
    const qsizetype end = whole.indexOf(HeadingsEnd);
    if (ZSTD_isError(size) || size != size_t(bytes) || end < 0)
        return std::nullopt;
    return PageText{whole.left(end), whole.mid(end + 1)};
}

} // namespace argiope::store
