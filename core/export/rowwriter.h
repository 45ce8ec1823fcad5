#pragma once

#include "core/export/export.h"

#include <QByteArray>
#include <QIODevice>

#include <memory>

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

/// Rows of the tables in a format that has rows.
class RowWriter
{
public:
    /// `columns` are those of the project.
    RowWriter(const Options &options, const store::Columns &columns);
    /// Which columns of the lists of URLs line() is to be given, in that order.
    [[nodiscard]] const QList<store::UrlColumn> &wanted() const { return m_wanted; }

    [[nodiscard]] QByteArray head() const;
    [[nodiscard]] QByteArray line(store::UrlRow row) const;
    [[nodiscard]] QByteArray line(const store::LinkRecord &link) const;
    [[nodiscard]] QByteArray line(const store::SitemapRecord &sitemap) const;

private:
    Table m_table;
    std::unique_ptr<RowFormat> m_format;
    QList<store::Column> m_columns; ///< that are written
    QList<store::UrlColumn> m_wanted; ///< and the URL behind them
};

} // namespace argiope::exporting
