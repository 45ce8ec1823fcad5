#include "core/archive/zstdfile.h"

#include <QIODevice>
#include <QtEndian>

#include <zstd.h>

#include <memory>

namespace argiope::archive {

namespace {

constexpr quint32 Frame = 0xfd2fb528; // RFC 8878, 3.1.1
constexpr quint32 DictionaryFrame = 0x184d2a5d; // a skippable frame
constexpr qint64 MostDictionary = 16 * 1024 * 1024;
constexpr int WindowBits = 27;
constexpr qsizetype Piece = 256 * 1024;

using Context = std::unique_ptr<ZSTD_DCtx, size_t (*)(ZSTD_DCtx *)>;

quint32 magicOf(QIODevice &device)
{
    const QByteArray begin = device.peek(4);
    return begin.size() == 4 ? qFromLittleEndian<quint32>(begin.constData()) : 0;
}

QByteArray words(size_t result)
{
    return QByteArray("its packing is damaged: ") + ZSTD_getErrorName(result);
}

/// The dictionary may itself be packed. Empty: it cannot be read.
QByteArray unpackedDictionary(QByteArray bytes)
{
    if (bytes.size() < 4 || qFromLittleEndian<quint32>(bytes.constData()) != Frame)
        return bytes;
    const unsigned long long size = ZSTD_getFrameContentSize(bytes.constData(), size_t(bytes.size()));
    QByteArray plain(size < quint64(MostDictionary) ? qsizetype(size) : qsizetype(MostDictionary), Qt::Uninitialized);
    const size_t got = ZSTD_decompress(plain.data(), size_t(plain.size()), bytes.constData(), size_t(bytes.size()));
    if (ZSTD_isError(got))
        return {};
    plain.truncate(qsizetype(got));
    return plain;
}

} // namespace

bool isZstd(QIODevice &device)
{
    const quint32 magic = magicOf(device);
    return magic == Frame || magic == DictionaryFrame;
}

QByteArray unpackZstd(QIODevice &from, QIODevice &to, qint64 most, const std::function<bool()> &canceled)
{
    const Context context(ZSTD_createDCtx(), ZSTD_freeDCtx);
    if (!context)
        return "there is too little memory";
    (void)ZSTD_DCtx_setParameter(context.get(), ZSTD_d_windowLogMax, WindowBits);
    if (magicOf(from) == DictionaryFrame) {
        const QByteArray head = from.read(8);
        const qint64 size = head.size() == 8 ? qint64(qFromLittleEndian<quint32>(head.constData() + 4)) : -1;
        const QByteArray packed = size >= 0 && size <= MostDictionary ? from.read(size) : QByteArray();
        const QByteArray dictionary = unpackedDictionary(packed);
        if (packed.size() != size || dictionary.isEmpty())
            return "its dictionary is damaged";
        if (const size_t result
            = ZSTD_DCtx_loadDictionary(context.get(), dictionary.constData(), size_t(dictionary.size()));
            ZSTD_isError(result))
            return words(result);
    }
    QByteArray out(Piece, Qt::Uninitialized);
    qint64 written = 0;
    size_t last = 0; // what the decoder still waits for
    for (QByteArray in = from.read(Piece); !in.isEmpty(); in = from.read(Piece)) {
        ZSTD_inBuffer input{in.constData(), size_t(in.size()), 0};
        bool full = false; // there may be more to come of what was read
        while (input.pos < input.size || full) {
            if (canceled && canceled())
                return {};
            ZSTD_outBuffer output{out.data(), size_t(out.size()), 0};
            last = ZSTD_decompressStream(context.get(), &output, &input);
            if (ZSTD_isError(last))
                return words(last);
            full = output.pos == output.size;
            written += qint64(output.pos);
            if (written > most)
                return "it holds more than " + QByteArray::number(most) + " bytes";
            if (to.write(out.constData(), qint64(output.pos)) != qint64(output.pos))
                return "cannot be unpacked: " + to.errorString().toUtf8();
        }
    }
    return last == 0 ? QByteArray() : QByteArray("it breaks off");
}

} // namespace argiope::archive
