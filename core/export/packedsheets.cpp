#include "core/export/packedsheets.h"

#include "core/archive/zipfile.h"

#include <QByteArray>
#include <QIODevice>

#include <algorithm>
#include <limits>

namespace argiope::exporting {

namespace {

constexpr qsizetype MostKept = 64; ///< bytes that are looked at again with the next piece

/// Counts the rows in a sheet's text as it is written here.
class RowCounter : public QIODevice
{
public:
    RowCounter() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }
    [[nodiscard]] bool isWhole(qint64 rows) const
    {
        return m_rows == rows && m_text.trimmed().endsWith("</worksheet>");
    }

protected:
    qint64 readData(char * /*data*/, qint64 /*most*/) override { return -1; }
    qint64 writeData(const char *data, qint64 bytes) override
    {
        static constexpr QByteArrayView Row = "<row ";
        m_text.append(data, bytes);
        qsizetype from = 0;
        for (qsizetype at = m_text.indexOf(Row); at >= 0; at = m_text.indexOf(Row, from)) {
            ++m_rows;
            from = at + Row.size();
        }
        // A beginning of the next one may stand at the end.
        m_text.remove(0, std::max(from, m_text.size() - MostKept));
        return bytes;
    }

private:
    QByteArray m_text;
    qint64 m_rows = 0;
};

} // namespace

bool hasWholeSheets(QIODevice &file, const QList<qint64> &rows)
{
    const auto entries = archive::zipEntries(file);
    if (!entries)
        return false;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QByteArray name = "xl/worksheets/sheet" + QByteArray::number(i + 1) + ".xml";
        const auto entry = std::find_if(
            entries->cbegin(), entries->cend(), [&name](const archive::ZipEntry &one) { return one.name == name; });
        RowCounter counter;
        if (entry == entries->cend()
            || !archive::extract(file, *entry, counter, std::numeric_limits<qint64>::max(), {}).isEmpty()
            || !counter.isWhole(rows[i]))
            return false;
    }
    return true;
}

} // namespace argiope::exporting
