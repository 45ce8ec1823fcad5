#pragma once

#include "core/export/tablewriter.h"

#include <QStringView>

#include <memory>
#include <optional>
#include <span>

class QIODevice;

namespace argiope::exporting {

enum class Format : quint8 { Csv, Txt, JsonLines, Sitemap, Xlsx, GraphMl, Gexf, Cdxj, Markdown };

enum class Table : quint8 { Urls, Links, Skipped, Sitemaps, Broken, Chains, Issues, Images, Hreflang, Hosts };

/// What a format is made of.
enum class Shape : quint8 {
    Rows, ///< of any table
    Sitemap, ///< pages of the table of URLs
    Graph, ///< URLs and the links between them
    ArchiveIndex, ///< what is kept of the table of URLs
};

/// Makes what writes rows in one format; the device must outlive it.
using MakeWriter = std::unique_ptr<TableWriter>(QIODevice &device, const WriterOptions &options);
MakeWriter csvWriter; ///< RFC 4180
MakeWriter workbookWriter;
MakeWriter urlWriter; ///< what a row is about on a line of its own
MakeWriter jsonLinesWriter;
MakeWriter markdownWriter; ///< a table as GitHub Flavored Markdown has them (4.10)

/// A format. One more of rows is a name and a line here, a class and its maker in textwriters.cpp or a file of its own,
/// and words for the export dialog.
struct FormatInfo
{
    Format format;
    const char *name; ///< on the command line
    const char *suffix; ///< of files
    Shape shape;
    bool hasColumns; ///< which ones are written can be chosen
    bool mayHaveMark; ///< may begin with a byte order mark
    bool hasDelimiter; ///< what stands between cells can be chosen
    MakeWriter *writer; ///< of Shape::Rows; else nullptr
};

inline constexpr FormatInfo Formats[] = {
    {Format::Csv, "csv", "csv", Shape::Rows, true, true, true, csvWriter},
    {Format::Xlsx, "xlsx", "xlsx", Shape::Rows, true, false, false, workbookWriter},
    {Format::Txt, "txt", "txt", Shape::Rows, false, true, false, urlWriter},
    {Format::JsonLines, "jsonl", "jsonl", Shape::Rows, true, false, false, jsonLinesWriter}, // no mark: RFC 8259, 8.1
    {Format::Markdown, "md", "md", Shape::Rows, true, false, false, markdownWriter},
    {Format::Sitemap, "sitemap", "xml", Shape::Sitemap, false, false, false, nullptr}, // says its encoding itself
    {Format::GraphMl, "graphml", "graphml", Shape::Graph, true, false, false, nullptr},
    {Format::Gexf, "gexf", "gexf", Shape::Graph, true, false, false, nullptr},
    {Format::Cdxj, "cdxj", "cdxj", Shape::ArchiveIndex, false, false, false, nullptr},
};
[[nodiscard]] std::span<const FormatInfo> formats();
[[nodiscard]] const FormatInfo &infoOf(Format format);
[[nodiscard]] std::optional<Format> formatFromName(QStringView name); ///< "csv", "txt", "jsonl", "xlsx" …

struct TableInfo
{
    Table table;
    const char *name; ///< on the command line, and of files
    const char *title; ///< of sheets
    bool ofUrls; ///< its columns are those of the lists of URLs
};
[[nodiscard]] std::span<const TableInfo> tables();
[[nodiscard]] const TableInfo &infoOf(Table table);
[[nodiscard]] std::optional<Table> tableFromName(QStringView name); ///< "urls", "links", "skipped", "broken" …

[[nodiscard]] bool canHold(Format format, Table table);
/// A value as it stands in CSV before it is quoted: "" where it is unknown.
[[nodiscard]] QByteArray plainText(const facts::Value &value, facts::Kind kind);

} // namespace argiope::exporting
