// Heads of images, made here byte by byte as the formats' texts have them.

#include "core/resource/imagehead.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace argiope::resource;
using Motion = ImageHead::Motion;

namespace {

QByteArray high(quint32 value, int size)
{
    QByteArray bytes;
    for (int shift = (size - 1) * 8; shift >= 0; shift -= 8)
        bytes.append(char(value >> shift & 0xFF));
    return bytes;
}
QByteArray low(quint32 value, int size)
{
    QByteArray bytes = high(value, size);
    std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    return high(quint32(data.size()), 4) + type + data + high(0, 4);
}
QByteArray png(quint32 width, quint32 height, const QByteArray &more = {})
{
    return QByteArray("\x89PNG\r\n\x1A\n") + chunk("IHDR", high(width, 4) + high(height, 4) + QByteArray(5, '\x08'))
        + more + chunk("IDAT", "pixels");
}

/// What EXIF says of how a picture is to be held.
QByteArray exif(int orientation, bool little = true)
{
    const auto number = [little](quint32 value, int size) { return little ? low(value, size) : high(value, size); };
    return QByteArray(little ? "II" : "MM") + number(42, 2) + number(8, 4) + number(2, 2) + number(0x010F, 2)
        + number(2, 2) + number(1, 4) + number(0, 4) + number(0x0112, 2) + number(3, 2) + number(1, 4)
        + number(quint32(orientation), 2) + number(0, 2) + number(0, 4);
}
QByteArray segment(char marker, const QByteArray &data)
{
    return QByteArray("\xFF") + marker + high(quint32(data.size()) + 2, 2) + data;
}
QByteArray jpeg(quint32 width, quint32 height, const QByteArray &before = {}, char frame = '\xC0')
{
    return QByteArray("\xFF\xD8") + segment('\xE0', QByteArray("JFIF\0", 5)) + before
        + segment(frame, "\x08" + high(height, 2) + high(width, 2) + QByteArray("\x03", 1) + QByteArray(9, '\x01'));
}
QByteArray app1(const QByteArray &tiff)
{
    return segment('\xE1', QByteArray("Exif\0\0", 6) + tiff);
}

QByteArray picture()
{
    return QByteArray("\x2C") + QByteArray(4, '\0') + low(3, 2) + low(2, 2) + QByteArray("\0\x02", 2)
        + QByteArray("\x02\x4C\x01", 3) + QByteArray("\0", 1);
}
QByteArray gif(const QByteArray &blocks)
{
    return "GIF89a" + low(30, 2) + low(20, 2) + QByteArray("\x80\0\0", 3) + QByteArray(6, 'c') + blocks;
}
const QByteArray Loop = QByteArray("\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0", 19);
const QByteArray Control = QByteArray("\x21\xF9\x04\0\0\0\0\0", 8);

QByteArray riff(const QByteArray &type, const QByteArray &data)
{
    return "RIFF" + low(quint32(data.size()) + 12, 4) + "WEBP" + type + low(quint32(data.size()), 4) + data;
}
QByteArray vp8x(char flags)
{
    return riff("VP8X", flags + QByteArray(3, '\0') + low(1919, 3) + low(1079, 3) + QByteArray(40, '\0'));
}

QByteArray box(const QByteArray &type, const QByteArray &data)
{
    return high(quint32(data.size()) + 8, 4) + type + data;
}
QByteArray ispe(quint32 width, quint32 height)
{
    return box("ispe", high(0, 4) + high(width, 4) + high(height, 4));
}
/// Two pictures: the first is a part of a grid, the second what is shown.
QByteArray avif(const QByteArray &brand, const QByteArray &more = {}, const QByteArray &primary = high(2, 2))
{
    const QByteArray properties = box("ipco", ispe(64, 64) + ispe(400, 300) + more);
    const int last = more.isEmpty() ? 1 : 2;
    const QByteArray second = high(2, 2) + char(last) + QByteArray("\x02", 1) + (last > 1 ? QByteArray("\x83", 1) : "");
    const QByteArray associations
        = box("ipma", high(0, 4) + high(2, 4) + high(1, 2) + QByteArray("\x01\x01", 2) + second);
    return box("ftyp", brand + high(0, 4) + "mif1" + brand)
        + box("meta", high(0, 4) + box("pitm", high(0, 4) + primary) + box("iprp", properties + associations))
        + box("mdat", "pixels");
}

} // namespace

class TestImageHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heads_data();
    void heads();
    void nothing_data();
    void nothing();
    void cutAnywhere();
};

void TestImageHead::heads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("complete");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const char *expected, bool complete = false) {
        QTest::newRow(name) << bytes << complete << QByteArray(expected);
    };
    row("PNG", png(800, 600), "png 800x600 still");
    row("PNG that moves", png(8, 6, chunk("tEXt", "a") + chunk("acTL", QByteArray(8, '\0'))), "png 8x6 moving");
    row("PNG, cut in front of its pixels", png(8, 6, chunk("iCCP", QByteArray(100, 'x'))).left(60), "png 8x6 open");
    row("PNG, turned", png(8, 6, chunk("eXIf", exif(6, false))), "png 6x8 still");
    row("JPEG", jpeg(1024, 768), "jpeg 1024x768 still");
    row("JPEG, progressive", jpeg(10, 20, {}, '\xC2'), "jpeg 10x20 still");
    row("JPEG with tables first", jpeg(10, 20, segment('\xDB', QByteArray(65, '\x01')) + segment('\xC4', "xxxx")),
        "jpeg 10x20 still");
    row("JPEG with fill", jpeg(10, 20, QByteArray("\xFF\xFF\xFF", 3) + segment('\xFE', "a").mid(1)),
        "jpeg 10x20 still");
    row("JPEG on its side", jpeg(10, 20, app1(exif(6))), "jpeg 20x10 still");
    row("JPEG on its side, by Motorola", jpeg(10, 20, app1(exif(8, false))), "jpeg 20x10 still");
    row("JPEG upside down", jpeg(10, 20, app1(exif(3))), "jpeg 10x20 still");
    row("GIF", gif(picture() + ';'), "gif 30x20 still", true);
    row("GIF with a frame after the other", gif(Control + picture() + Control + picture() + ';'), "gif 30x20 moving");
    row("GIF that is repeated", gif(Loop + Control + picture().left(4)), "gif 30x20 moving");
    row("GIF, cut in its first picture", gif(Control + picture().left(12)), "gif 30x20 open");
    row("GIF without an end", gif(picture()), "gif 30x20 still", true);
    row("WebP, lossy",
        riff("VP8 ", QByteArray("\0\0\0\x9D\x01\x2A", 6) + low(0x4000 | 640, 2) + low(480, 2) + QByteArray(9, 'x')),
        "webp 640x480 still");
    row("WebP, lossless", riff("VP8L", QByteArray("\x2F", 1) + low(639 | 479 << 14, 4) + QByteArray(9, 'x')),
        "webp 640x480 still");
    row("WebP, extended", vp8x('\x10'), "webp 1920x1080 still");
    row("WebP that moves", vp8x('\x02'), "webp 1920x1080 moving");
    row("AVIF", avif("avif"), "avif 400x300 still");
    row("AVIF that moves", avif("avis"), "avif 400x300 moving");
    row("AVIF, turned", avif("avif", box("irot", "\x01")), "avif 300x400 still");
}

void TestImageHead::heads()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, complete);
    const auto head = readImageHead(bytes, complete);
    QVERIFY(head);
    static constexpr const char *motions[] = {"still", "moving", "open"};
    const QByteArray said = QByteArray(name(head->format)) + ' ' + QByteArray::number(head->width) + 'x'
        + QByteArray::number(head->height) + ' ' + motions[size_t(head->motion)];
    QTEST(said, "expected");
}

void TestImageHead::nothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a page") << QByteArray("<!doctype html><title>Not found</title>");
    QTest::newRow("SVG") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>");
    QTest::newRow("no width") << png(0, 5);
    QTest::newRow("wider than anything") << png(0xFFFFFFFF, 5);
    QTest::newRow("pixels without a size") << QByteArray("\xFF\xD8" + segment('\xDA', "xx"));
    QTest::newRow("its height is told at its end") << jpeg(10, 0);
    QTest::newRow("segments that go nowhere") << QByteArray("\xFF\xD8\xFF\xE0\0\0\xFF\xE0\0\0", 10);
    QTest::newRow("may be turned at its end") << vp8x('\x08');
    QTest::newRow("HEIC") << avif("heic");
    QTest::newRow("a picture that is not there") << avif("avif", {}, high(3, 2));
    QTest::newRow("a box as long as it likes")
        << QByteArray(box("ftyp", "avif" + high(0, 4) + "avif") + QByteArray("\xFF\xFF\xFF\xFFmeta"));
}

void TestImageHead::nothing()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!readImageHead(bytes, true));
}

/// Whatever is missing or wrong: no crash, and nothing that is not there is read (the sanitizers say).
void TestImageHead::cutAnywhere()
{
    const QByteArray exifJpeg = jpeg(10, 20, app1(exif(6)));
    for (const QByteArray &whole : {png(8, 6, chunk("eXIf", exif(6))), exifJpeg,
             gif(Loop + Control + picture() + picture() + ';'), vp8x('\x02'), avif("avif", box("irot", "\x01"))}) {
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const QByteArray cut(whole.constData(), size);
            (void)readImageHead(cut, size % 2 == 0);
            QByteArray wrong = whole;
            wrong[size] = char(~wrong[size]);
            wrong.squeeze();
            const auto head = readImageHead(wrong, false);
            QVERIFY(!head || (head->width > 0 && head->height > 0));
        }
    }
}

ARGIOPE_TEST(TestImageHead, void)
#include "tst_imagehead.moc"
