#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

/// A workbook as the tests read it back: a ZIP archive (APPNOTE.TXT 6.3) of XML.
namespace argiope::exporttest {

/// The archive's files by name; nothing where it is no archive.
inline QHash<QByteArray, QByteArray> unzipped(const QByteArray &zip)
{
    QHash<QByteArray, QByteArray> files;
    const qsizetype end = zip.lastIndexOf("PK\5\6");
    if (end < 0)
        return files;
    const auto at16 = [&](qsizetype at) { return qFromLittleEndian<quint16>(zip.constData() + at); };
    const auto at32 = [&](qsizetype at) { return qFromLittleEndian<quint32>(zip.constData() + at); };
    qsizetype at = at32(end + 16);
    for (int i = 0; i < at16(end + 10); ++i) {
        const QByteArray name = zip.mid(at + 46, at16(at + 28));
        const qsizetype local = at32(at + 42);
        const qsizetype from = local + 30 + at16(local + 26) + at16(local + 28);
        QByteArray text(at32(at + 24), '\0');
        z_stream stream{};
        if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
            return {};
        stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(zip.constData() + from));
        stream.avail_in = at32(at + 20);
        stream.next_out = reinterpret_cast<Bytef *>(text.data());
        stream.avail_out = uInt(text.size());
        const int status = inflate(&stream, Z_FINISH);
        inflateEnd(&stream);
        if (status != Z_STREAM_END
            || crc32(0, reinterpret_cast<const Bytef *>(text.constData()), uInt(text.size())) != at32(at + 16))
            return {};
        files.insert(name, text);
        at += 46 + at16(at + 28) + at16(at + 30) + at16(at + 32);
    }
    return files;
}

struct SheetCell
{
    QString type; ///< "n" number, "inlineStr", "b"
    QString value;
    int style = 0;
};
/// By row and column, as "B2".
using SheetCells = QHash<QString, SheetCell>;

inline SheetCells cellsOf(const QByteArray &sheet)
{
    SheetCells cells;
    QXmlStreamReader xml(sheet);
    QString name;
    SheetCell cell;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"c") {
            name = xml.attributes().value(QLatin1String("r")).toString();
            const QString type = xml.attributes().value(QLatin1String("t")).toString();
            cell
                = {type.isEmpty() ? QStringLiteral("n") : type, {}, xml.attributes().value(QLatin1String("s")).toInt()};
        } else if (xml.isStartElement() && (xml.name() == u"v" || xml.name() == u"t")) {
            cell.value += xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"f") {
            cell.type = QStringLiteral("formula");
        } else if (xml.isEndElement() && xml.name() == u"c") {
            cells.insert(name, cell);
        }
    }
    return xml.hasError() ? SheetCells() : cells;
}

/// Names of the sheets, in their order.
inline QStringList sheetNames(const QHash<QByteArray, QByteArray> &files)
{
    QStringList names;
    QXmlStreamReader xml(files.value("xl/workbook.xml"));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"sheet")
            names << xml.attributes().value(QLatin1String("name")).toString();
    }
    return names;
}

} // namespace argiope::exporttest
