// Renders an icon at the sizes that desktops ask for: rendericons SVG FOLDER/NAME makes NAME-16.png and so on, and with
// --containers also NAME.ico for Windows and NAME.icns for macOS, which hold such pictures.
#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <cstdio>

namespace {

QByteArray render(QSvgRenderer &renderer, int size)
{
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

template <class T>
QByteArray little(T value)
{
    value = qToLittleEndian(value);
    return QByteArray(reinterpret_cast<const char *>(&value), sizeof value);
}

QByteArray big(qsizetype value)
{
    const auto number = qToBigEndian(quint32(value));
    return QByteArray(reinterpret_cast<const char *>(&number), sizeof number);
}

/// Windows: a directory, then the pictures; since Vista these may be PNG.
QByteArray icoFile(QSvgRenderer &renderer)
{
    const QList<int> sizes{16, 24, 32, 48, 64, 128, 256};
    QByteArray directory = little<quint16>(0) + little<quint16>(1) + little(quint16(sizes.size()));
    QByteArray pictures;
    const qsizetype begin = directory.size() + 16 * sizes.size();
    for (const int size : sizes) {
        const QByteArray png = render(renderer, size);
        const char side = char(size == 256 ? 0 : size);
        directory += QByteArray(1, side) + QByteArray(1, side) + little<quint16>(0) + little<quint16>(1)
            + little<quint16>(32) + little(quint32(png.size())) + little(quint32(begin + pictures.size()));
        pictures += png;
    }
    return QByteArray(directory + pictures);
}

/// macOS: pictures with their kind and size before each.
QByteArray icnsFile(QSvgRenderer &renderer)
{
    struct Entry
    {
        const char *kind;
        int size;
    };
    QByteArray entries;
    for (const Entry &entry : {Entry{"icp4", 16}, Entry{"icp5", 32}, Entry{"ic11", 32}, Entry{"ic12", 64},
             Entry{"ic07", 128}, Entry{"ic08", 256}, Entry{"ic13", 256}, Entry{"ic09", 512}, Entry{"ic14", 512}}) {
        const QByteArray png = render(renderer, entry.size);
        entries += entry.kind + big(png.size() + 8) + png;
    }
    return QByteArray("icns" + big(entries.size() + 8) + entries);
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const bool containers = arguments.value(3) == u"--containers";
    if (arguments.size() != (containers ? 4 : 3)) {
        std::fputs("usage: rendericons SVG FOLDER/NAME [--containers]\n", stderr);
        return 2;
    }
    QSvgRenderer renderer(arguments[1]);
    if (!renderer.isValid())
        return 1;
    const QString stem = arguments[2];
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        if (!write(QStringLiteral("%1-%2.png").arg(stem).arg(size), render(renderer, size)))
            return 1;
    }
    if (containers
        && !(write(stem + QLatin1String(".ico"), icoFile(renderer))
            && write(stem + QLatin1String(".icns"), icnsFile(renderer))))
        return 1;
    return 0;
}
