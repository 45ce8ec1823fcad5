#include "core/export/formats.h"

#include <algorithm>

namespace argiope::exporting {

namespace {

constexpr TableInfo Tables[] = {
    {Table::Urls, "urls", "URLs", true},
    {Table::Links, "links", "Links", false},
    {Table::Skipped, "skipped", "Skipped", true},
    {Table::Sitemaps, "sitemaps", "Sitemaps", false},
    {Table::Broken, "broken", "Broken links", false},
    {Table::Chains, "chains", "Redirects", false},
    {Table::Issues, "issues", "Issues", false},
    {Table::Images, "images", "Images", false},
    {Table::Hreflang, "hreflang", "hreflang", false},
    {Table::Hosts, "hosts", "Hosts", false},
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

QByteArray plainText(const facts::Value &value, facts::Kind kind)
{
    const PlainValue plain(value, kind);
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

std::span<const TableInfo> tables()
{
    return Tables;
}

const TableInfo &infoOf(Table table)
{
    return *std::find_if(
        std::begin(Tables), std::end(Tables), [table](const TableInfo &info) { return info.table == table; });
}

std::optional<Table> tableFromName(QStringView name)
{
    for (const TableInfo &info : Tables) {
        if (name == QLatin1String(info.name))
            return info.table;
    }
    return {};
}

bool canHold(Format format, Table table)
{
    switch (infoOf(format).shape) {
    case Shape::Rows:
        return true;
    case Shape::Sitemap:
    case Shape::ArchiveIndex:
        return table == Table::Urls;
    case Shape::Graph:
        return table == Table::Urls || table == Table::Links;
    }
    return false;
}

} // namespace argiope::exporting
