#pragma once

#include "core/export/output.h"
#include "core/export/tablewriter.h"

namespace argiope::exporting {

/// What is written as lines of text.
class TextWriter : public TableWriter
{
public:
    TextWriter(QIODevice &device, const WriterOptions &options);
    [[nodiscard]] bool end() override { return m_output.flush(); }
    [[nodiscard]] QString problem() const override { return m_output.problem(); }

protected:
    bool put(QByteArrayView line) { return m_output.write(line); }

private:
    Output m_output;
};

/// RFC 4180.
class CsvWriter : public TextWriter
{
public:
    CsvWriter(QIODevice &device, const WriterOptions &options);
    [[nodiscard]] bool begin(const QList<Heading> &columns) override;
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;

private:
    const char m_delimiter;
    QList<Heading> m_columns;
};

/// What a row is about on a line of its own.
class UrlWriter : public TextWriter
{
public:
    using TextWriter::TextWriter;
    [[nodiscard]] bool begin(const QList<Heading> & /*columns*/) override { return true; }
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;
};

/// JSON, an object a line.
class JsonWriter : public TextWriter
{
public:
    using TextWriter::TextWriter;
    [[nodiscard]] bool begin(const QList<Heading> &columns) override;
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;

private:
    QList<Heading> m_columns; ///< names as JSON has them, with the colon
};

} // namespace argiope::exporting
