#include "core/export/formats.h"

#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/export/cells.h"
#include "core/export/export.h"
#include "core/store/types.h"

#include <algorithm>
#include <type_traits>

namespace argiope::exporting {

namespace {

using facts::Kind;

/// What stands for a number: a name, a time, a word; none where it is the number itself.
std::optional<QByteArray> wordFor(qint64 number, Kind kind)
{
    switch (kind) {
    case Kind::Outcome:
        return QByteArray(base::name(base::outcomeFromNumber(number)));
    case Kind::State:
        return QByteArray(store::name(store::stateFromNumber(number)));
    case Kind::Time:
        return isoTime(number);
    default:
        return {};
    }
}

/// A cell as one of these: nothing, a text, a number or a truth.
struct Plain
{
    std::optional<QByteArray> text;
    QByteArray bare; ///< a number or true, false; "" where there is a text or nothing

    explicit Plain(const Cell &cell)
    {
        if (const auto *bytes = std::get_if<QByteArray>(&cell.value)) {
            text = cell.kind == Kind::Hash ? bytes->toHex() : *bytes;
        } else if (const auto *number = std::get_if<qint64>(&cell.value)) {
            if (auto word = wordFor(*number, cell.kind))
                text = std::move(word);
            else if (cell.kind == Kind::Flag)
                bare = *number ? QByteArrayLiteral("true") : QByteArrayLiteral("false");
            else if (cell.kind != Kind::Depth || *number < store::OrphanDepth)
                bare = QByteArray::number(*number);
        }
        if (text && text->isEmpty())
            text.reset();
    }
};

/// RFC 4180.
class CsvRows : public RowFormat
{
public:
    explicit CsvRows(char delimiter)
        : m_delimiter(delimiter)
    {
    }
    QByteArray head(const QList<QByteArray> &names) const override
    {
        QByteArrayList cells;
        for (const QByteArray &name : names)
            cells.append(csvCell(name, m_delimiter));
        return cells.join(m_delimiter) + "\r\n";
    }
    QByteArray line(const QList<Cell> &cells, const QByteArray & /*url*/) const override
    {
        QByteArray line;
        for (const Cell &cell : cells) {
            const Plain plain(cell);
            if (&cell != &cells.first())
                line += m_delimiter;
            line += plain.text ? csvCell(*plain.text, m_delimiter) : plain.bare;
        }
        return line + "\r\n";
    }

private:
    const char m_delimiter;
};

/// What a row is about on a line of its own.
class TextRows : public RowFormat
{
public:
    QByteArray head(const QList<QByteArray> & /*names*/) const override { return {}; }
    QByteArray line(const QList<Cell> & /*cells*/, const QByteArray &url) const override { return plainLine(url); }
};

/// An object a line.
class JsonRows : public RowFormat
{
public:
    QByteArray head(const QList<QByteArray> & /*names*/) const override { return {}; }
    QByteArray line(const QList<Cell> &cells, const QByteArray & /*url*/) const override
    {
        QByteArray line("{");
        for (const Cell &cell : cells) {
            const Plain plain(cell);
            if (&cell != &cells.first())
                line += ',';
            line += base::jsonString(cell.name) + ':';
            line += plain.text ? base::jsonString(*plain.text) : plain.bare.isEmpty() ? QByteArray("null") : plain.bare;
        }
        return line + "}\n";
    }
};

template <class Rows>
std::unique_ptr<RowFormat> make([[maybe_unused]] char delimiter)
{
    if constexpr (std::is_constructible_v<Rows, char>)
        return std::make_unique<Rows>(delimiter);
    else
        return std::make_unique<Rows>();
}

constexpr FormatInfo Formats[] = {
    {Format::Csv, "csv", "csv", true, true, true, make<CsvRows>},
    {Format::Txt, "txt", "txt", false, true, false, make<TextRows>},
    {Format::JsonLines, "jsonl", "jsonl", true, false, false, make<JsonRows>}, // no mark: RFC 8259, 8.1
    {Format::Sitemap, "sitemap", "xml", false, false, false, nullptr}, // says itself what it is encoded in
};

} // namespace

std::span<const FormatInfo> formats()
{
    return Formats;
}

const FormatInfo &infoOf(Format format)
{
    return *std::find_if(
        std::begin(Formats), std::end(Formats), [format](const FormatInfo &info) { return info.format == format; });
}

QByteArray plainText(const facts::Value &value, Kind kind)
{
    const Plain plain({{}, value, kind});
    return plain.text.value_or(plain.bare);
}

std::optional<Format> formatFromName(QStringView name)
{
    for (const FormatInfo &info : Formats) {
        if (name == QLatin1String(info.name))
            return info.format;
    }
    return {};
}

} // namespace argiope::exporting
