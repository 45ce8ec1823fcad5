#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/export/cells.h"
#include "core/export/export.h"
#include "core/export/formats.h"
#include "core/export/output.h"
#include "core/store/types.h"

namespace argiope::exporting {

using facts::Kind;
using facts::Value;

namespace {

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

class UrlWriter : public TextWriter
{
public:
    using TextWriter::TextWriter;
    [[nodiscard]] bool begin(const QList<Heading> & /*columns*/) override { return true; }
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;
};

class JsonWriter : public TextWriter
{
public:
    using TextWriter::TextWriter;
    [[nodiscard]] bool begin(const QList<Heading> &columns) override;
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;

private:
    QList<Heading> m_columns; ///< names as JSON has them, with the colon
};

class MarkdownWriter : public TextWriter
{
public:
    using TextWriter::TextWriter;
    [[nodiscard]] bool begin(const QList<Heading> &columns) override;
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;

private:
    QList<Heading> m_columns;
};

/// What is compared by its digits stands at the right.
bool isNumber(Kind kind)
{
    switch (kind) {
    case Kind::Count:
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Depth:
    case Kind::Status:
        return true;
    default:
        return false;
    }
}

} // namespace

PlainValue::PlainValue(const Value &value, Kind kind)
{
    if (const auto *bytes = std::get_if<QByteArray>(&value)) {
        text = kind == Kind::Hash ? bytes->toHex() : *bytes;
    } else if (const auto *number = std::get_if<qint64>(&value)) {
        if (auto word = wordFor(*number, kind))
            text = std::move(word);
        else if (kind == Kind::Flag)
            bare = *number ? QByteArrayLiteral("true") : QByteArrayLiteral("false");
        else if (kind != Kind::Depth || *number < store::OrphanDepth)
            bare = QByteArray::number(*number);
    }
    if (text && text->isEmpty())
        text.reset();
}

TextWriter::TextWriter(QIODevice &device, const WriterOptions &options)
    : m_output(device)
{
    if (options.bom)
        m_output.write("\xef\xbb\xbf");
}

CsvWriter::CsvWriter(QIODevice &device, const WriterOptions &options)
    : TextWriter(device, options)
    , m_delimiter(options.delimiter)
{
}

bool CsvWriter::begin(const QList<Heading> &columns)
{
    m_columns = columns;
    QByteArrayList cells;
    for (const Heading &column : columns)
        cells.append(csvCell(column.name, m_delimiter));
    return put(QByteArray(cells.join(m_delimiter) + "\r\n"));
}

bool CsvWriter::row(const QList<Value> &values, const QByteArray & /*url*/)
{
    QByteArray line;
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        const PlainValue plain(values[i], m_columns[i].kind);
        if (i > 0)
            line += m_delimiter;
        line += plain.text ? csvCell(*plain.text, m_delimiter) : plain.bare;
    }
    line += "\r\n";
    return put(line);
}

bool UrlWriter::row(const QList<Value> & /*values*/, const QByteArray &url)
{
    return put(plainLine(url));
}

bool JsonWriter::begin(const QList<Heading> &columns)
{
    m_columns = columns;
    for (Heading &column : m_columns)
        column.name = base::jsonString(column.name) + ':';
    return true;
}

bool JsonWriter::row(const QList<Value> &values, const QByteArray & /*url*/)
{
    QByteArray line("{");
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        const PlainValue plain(values[i], m_columns[i].kind);
        if (i > 0)
            line += ',';
        line += m_columns[i].name;
        line += plain.text ? base::jsonString(*plain.text) : plain.bare.isEmpty() ? QByteArray("null") : plain.bare;
    }
    line += "}\n";
    return put(line);
}

bool MarkdownWriter::begin(const QList<Heading> &columns)
{
    m_columns = columns;
    QByteArray titles("|");
    QByteArray rule("|");
    for (const Heading &column : columns) {
        titles += ' ' + markdownCell(column.name) + " |";
        rule += isNumber(column.kind) ? "--:|" : "---|";
    }
    return put(QByteArray(titles + '\n' + rule + '\n'));
}

bool MarkdownWriter::row(const QList<Value> &values, const QByteArray & /*url*/)
{
    QByteArray line("|");
    for (qsizetype i = 0; i < m_columns.size(); ++i) {
        const PlainValue plain(values[i], m_columns[i].kind);
        line += ' ' + (plain.text ? markdownCell(*plain.text) : plain.bare) + (plain.isNothing() ? "|" : " |");
    }
    return put(QByteArray(line + '\n'));
}

std::unique_ptr<TableWriter> csvWriter(QIODevice &device, const WriterOptions &options)
{
    return std::make_unique<CsvWriter>(device, options);
}

std::unique_ptr<TableWriter> urlWriter(QIODevice &device, const WriterOptions &options)
{
    return std::make_unique<UrlWriter>(device, options);
}

std::unique_ptr<TableWriter> jsonLinesWriter(QIODevice &device, const WriterOptions &options)
{
    return std::make_unique<JsonWriter>(device, options);
}

std::unique_ptr<TableWriter> markdownWriter(QIODevice &device, const WriterOptions &options)
{
    return std::make_unique<MarkdownWriter>(device, options);
}

} // namespace argiope::exporting
