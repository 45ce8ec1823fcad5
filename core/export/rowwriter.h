#pragma once

#include "core/export/export.h"

#include <QByteArray>
#include <QIODevice>

namespace argiope::exporting {

/// Gathers output and gives it to a device in large pieces; remembers the first failure. Does not own the device.
class Output
{
public:
    explicit Output(QIODevice &device)
        : m_device(device)
    {
    }
    /// False once a piece could not be written.
    bool write(const QByteArray &bytes);
    [[nodiscard]] bool flush();
    [[nodiscard]] ExportError error() const;

private:
    QIODevice &m_device;
    QByteArray m_buffer;
    bool m_failed = false;
};

/// One row in one of the line formats (CSV, text, JSON Lines), with its line end.
class RowWriter
{
public:
    explicit RowWriter(const Options &options);
    /// The head line; "" for formats without one.
    [[nodiscard]] QByteArray head() const;
    [[nodiscard]] QByteArray line(const store::UrlRecord &record) const;
    [[nodiscard]] QByteArray line(const store::LinkRecord &link) const;
    [[nodiscard]] QByteArray line(const store::SitemapRecord &sitemap) const;

private:
    Format m_format;
    Table m_table;
    QList<store::UrlColumn> m_columns;
};

} // namespace argiope::exporting
