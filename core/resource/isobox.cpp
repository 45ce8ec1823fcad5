#include "core/resource/isobox.h"

#include <array>
#include <limits>

namespace argiope::resource {

namespace {

constexpr int MostBoxes = 200; ///< within one; files have a dozen
constexpr int MostProperties = 200;

/// Reads numbers, the highest byte first; beyond the end zeros.
class Cursor
{
public:
    explicit Cursor(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] quint64 take(int size)
    {
        quint64 value = 0;
        for (int i = 0; i < size; ++i) {
            value = value << 8 | (m_at < m_bytes.size() ? static_cast<unsigned char>(m_bytes[m_at]) : 0);
            ++m_at;
        }
        return value;
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

/// Calls visit(type, body) for each box, up to the first that is not there in full.
template <class Visit>
void eachBox(QByteArrayView bytes, Visit visit)
{
    for (int count = 0; count < MostBoxes && bytes.size() >= 8; ++count) {
        Cursor head(bytes);
        quint64 size = head.take(4);
        const QByteArrayView type = bytes.sliced(4, 4);
        quint64 begin = 8;
        if (size == 1) {
            Cursor large(bytes.sliced(8));
            size = large.take(8);
            begin = 16;
        } else if (size == 0) {
            size = quint64(bytes.size());
        }
        if (size < begin || size > quint64(bytes.size()))
            return;
        visit(type, bytes.sliced(qsizetype(begin), qsizetype(size - begin)));
        bytes = bytes.sliced(qsizetype(size));
    }
}

QByteArrayView boxOf(QByteArrayView bytes, QByteArrayView wanted)
{
    QByteArrayView found;
    eachBox(bytes, [&](QByteArrayView type, QByteArrayView body) {
        if (found.isNull() && type == wanted)
            found = body;
    });
    return found;
}

quint32 primaryItem(QByteArrayView pitm)
{
    Cursor in(pitm);
    const quint64 version = in.take(1);
    (void)in.take(3);
    return quint32(in.take(version == 0 ? 2 : 4));
}

/// The properties of an item, by their place in `ipco` from 1 on.
std::array<bool, MostProperties> propertiesOf(QByteArrayView ipma, quint32 item)
{
    std::array<bool, MostProperties> has{};
    Cursor in(ipma);
    const quint64 version = in.take(1);
    const bool wide = in.take(3) & 1;
    const quint64 entries = in.take(4);
    for (quint64 entry = 0; entry < entries && !in.atEnd(); ++entry) {
        const auto id = quint32(in.take(version < 1 ? 2 : 4));
        const quint64 count = in.take(1);
        for (quint64 i = 0; i < count && !in.atEnd(); ++i) {
            const quint64 place = wide ? in.take(2) & 0x7FFF : in.take(1) & 0x7F;
            if (id == item && place < has.size())
                has[place] = true;
        }
    }
    return has;
}

} // namespace

PictureSize primaryPicture(QByteArrayView bytes)
{
    const QByteArrayView full = boxOf(bytes, "meta");
    if (full.size() < 4)
        return {};
    const QByteArrayView meta = full.sliced(4); // version and flags
    const QByteArrayView properties = boxOf(meta, "iprp");
    const auto has = propertiesOf(boxOf(properties, "ipma"), primaryItem(boxOf(meta, "pitm")));
    PictureSize size;
    bool turned = false;
    size_t place = 0;
    eachBox(boxOf(properties, "ipco"), [&](QByteArrayView type, QByteArrayView body) {
        ++place;
        if (place >= has.size() || !has[place])
            return;
        Cursor in(body);
        if (type == "ispe" && size.width == 0) {
            (void)in.take(4);
            const quint64 width = in.take(4);
            const quint64 height = in.take(4);
            constexpr quint64 most = std::numeric_limits<int>::max();
            if (width <= most && height <= most)
                size = {int(width), int(height)};
        } else if (type == "irot") {
            turned = in.take(1) & 1;
        }
    });
    return turned ? PictureSize{size.height, size.width} : size;
}

} // namespace argiope::resource
