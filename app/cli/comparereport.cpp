#include "app/cli/comparereport.h"

#include "app/cli/json.h"

#include "core/compare/cells.h"
#include "core/export/cells.h"
#include "core/export/formats.h"

#include <QBuffer>

#include <algorithm>
#include <array>
#include <utility>

namespace argiope::cli {

using compare::CompareResult;
using compare::Difference;
using compare::What;

CompareReport::~CompareReport() = default;

namespace {

facts::Kind kindOf(const Difference &difference, const Compared &compared)
{
    return difference.column < 0 ? facts::Kind::Text : compared.columns[difference.column].kind;
}

QByteArray columnOf(const Difference &difference, const Compared &compared)
{
    return difference.column < 0 ? QByteArray() : compared.columns[difference.column].name;
}

/// Numbers of a comparison that people look for first.
struct Count
{
    const char *name;
    qint64 CompareResult::*number;
};
constexpr Count Counts[] = {{"urls_before", &CompareResult::urlsBefore}, {"urls_after", &CompareResult::urlsAfter},
    {"new", &CompareResult::added}, {"gone", &CompareResult::gone}, {"changed", &CompareResult::changed},
    {"same", &CompareResult::same}, {"folded", &CompareResult::folded}, {"not_asked_yet", &CompareResult::outdated},
    {"waiting_before", &CompareResult::waitingBefore}, {"waiting_after", &CompareResult::waitingAfter}};

bool isWorthALine(const compare::IssueSum &sum)
{
    return sum.added > 0 || sum.mended > 0 || sum.undecidable > 0;
}

/// The sums, for people.
class TextDifferences : public CompareReport
{
public:
    using CompareReport::CompareReport;
    void take(const Difference &) override { }
    void end(const CompareResult &result) override
    {
        const auto number = [](qint64 n) { return QByteArray::number(n).rightJustified(10); };
        put("A: " + compared().first + ", " + QByteArray::number(result.urlsBefore) + " URLs\nB: " + compared().second
            + ", " + QByteArray::number(result.urlsAfter) + " URLs\n\n");
        put("new    " + number(result.added) + "\nremoved" + number(result.gone) + "\nchanged" + number(result.changed)
            + "\nsame   " + number(result.same) + '\n');
        putColumns(result, number);
        putIssues(result, number);
        if (result.folded > 0)
            put('\n' + QByteArray::number(result.folded)
                + " URLs of A are left out: --map gives them the address of another URL\n");
        for (const bool first : {true, false}) {
            const qint64 waiting = first ? result.waitingBefore : result.waitingAfter;
            if (waiting > 0) {
                put(QByteArray("\n") + (first ? "A" : "B") + " is not finished: " + QByteArray::number(waiting)
                    + " URLs are still queued. New and removed URLs may be due to that; depths are not compared\n");
            }
        }
        if (result.outdated > 0)
            put('\n' + QByteArray::number(result.outdated)
                + " URLs of B are not yet recrawled: the recrawl is not finished\n");
    }

private:
    template <class Number>
    void putColumns(const CompareResult &result, const Number &number) const
    {
        qint64 open = 0;
        bool any = false;
        for (qsizetype i = 0; i < compared().comparedColumns; ++i) {
            open += result.columns[i].undecidable > 0 ? 1 : 0;
            if (result.columns[i].changed == 0)
                continue;
            put(any ? "" : "\nchanged, by column\n");
            any = true;
            put(number(result.columns[i].changed) + "  " + compared().columns[i].name + '\n');
        }
        if (open > 0) {
            put('\n' + QByteArray::number(open)
                + " columns could not be compared for all URLs: an older version did not store them; --format json "
                  "lists them\n");
        }
    }
    template <class Number>
    void putIssues(const CompareResult &result, const Number &number) const
    {
        qint64 open = 0;
        bool any = false;
        for (size_t i = 0; i < compared().checks.size(); ++i) {
            const compare::IssueSum &sum = result.issues[i];
            open += sum.undecidable > 0 ? 1 : 0;
            if (sum.added == 0 && sum.mended == 0)
                continue;
            put(any ? "" : "\nissues     new     fixed\n");
            any = true;
            put(number(sum.added) + number(sum.mended) + "  " + audit::name(sum.severity) + "  "
                + compared().checks[i]->id + ": " + compared().checks[i]->title + '\n');
        }
        if (open > 0) {
            put('\n' + QByteArray::number(open)
                + " checks are undecidable for some URLs of A or B; --format json lists them\n");
        }
    }
};

/// Rows in a format of exports.
template <exporting::Format F>
class RowDifferences : public CompareReport
{
public:
    explicit RowDifferences(Put put)
        : CompareReport(std::move(put))
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_rows = exporting::infoOf(F).writer(m_buffer, {});
    }
    void begin(const Compared &compared) override
    {
        CompareReport::begin(compared);
        (void)m_rows->begin(compare::headings());
        put(written());
    }
    void take(const Difference &difference) override { put(line(difference)); }
    void end(const CompareResult &) override { }

protected:
    [[nodiscard]] QByteArray line(const Difference &difference)
    {
        (void)m_rows->row(compare::valuesOf(difference, compared().columns), difference.url);
        return written();
    }

private:
    /// What came since the last time. Memory does not run full as files do.
    QByteArray written()
    {
        (void)m_rows->end();
        m_buffer.seek(0);
        return std::exchange(m_buffer.buffer(), {});
    }

    QBuffer m_buffer;
    std::unique_ptr<exporting::TableWriter> m_rows;
};

/// One object, the differences first: they are written as they come.
class JsonDifferences : public RowDifferences<exporting::Format::JsonLines>
{
public:
    using RowDifferences::RowDifferences;
    void begin(const Compared &compared) override
    {
        RowDifferences::begin(compared);
        JsonLine json;
        json.string("a", compared.first);
        json.string("b", compared.second);
        put(json.line().chopped(2).toByteArray() + ",\"differences\":[");
    }
    void take(const Difference &difference) override
    {
        put(m_first ? "\n" : ",\n");
        m_first = false;
        put(line(difference).chopped(1));
    }
    void end(const CompareResult &result) override
    {
        JsonLine counts;
        for (const Count &count : Counts)
            counts.number(count.name, result.*count.number);
        put("\n],\"counts\":" + counts.line().chopped(1).toByteArray() + ",\"columns\":[");
        for (qsizetype i = 0; i < compared().comparedColumns; ++i) {
            JsonLine json;
            json.string("column", compared().columns[i].name);
            json.number("changed", result.columns[i].changed);
            json.number("undecidable", result.columns[i].undecidable);
            put(i == 0 ? "\n" : ",\n");
            put(json.line().chopped(1).toByteArray());
        }
        put("\n],\"checks\":[");
        for (size_t i = 0; i < compared().checks.size(); ++i) {
            const audit::Check &check = *compared().checks[i];
            JsonLine json;
            json.string("check", check.id);
            json.string("severity", audit::name(result.issues[i].severity));
            json.string("title", check.title);
            json.number("before", result.issues[i].before);
            json.number("after", result.issues[i].after);
            json.number("new", result.issues[i].added);
            json.number("mended", result.issues[i].mended);
            json.number("undecidable", result.issues[i].undecidable);
            put(i == 0 ? "\n" : ",\n");
            put(json.line().chopped(1).toByteArray());
        }
        put("\n]}\n");
    }

private:
    bool m_first = true;
};

class MarkdownDifferences : public CompareReport
{
public:
    using CompareReport::CompareReport;
    void take(const Difference &difference) override
    {
        QList<QByteArray> &lines = m_lines[size_t(difference.what)];
        ++m_all[size_t(difference.what)];
        if (lines.size() < MostShown)
            lines.append(lineOf(difference));
    }
    void end(const CompareResult &result) override
    {
        put("# Comparison\n\n| | Crawl | URLs |\n|-|-|-:|\n| A | " + exporting::markdownCell(compared().first) + " | "
            + QByteArray::number(result.urlsBefore) + " |\n| B | " + exporting::markdownCell(compared().second) + " | "
            + QByteArray::number(result.urlsAfter) + " |\n\n| New | Removed | Changed | Same |\n|-:|-:|-:|-:|\n| "
            + QByteArray::number(result.added) + " | " + QByteArray::number(result.gone) + " | "
            + QByteArray::number(result.changed) + " | " + QByteArray::number(result.same) + " |\n");
        bool any = false;
        for (size_t i = 0; i < compared().checks.size(); ++i) {
            const compare::IssueSum &sum = result.issues[i];
            if (!isWorthALine(sum))
                continue;
            put(any ? "" : "\n| Check | New | Fixed | Not checked |\n|-|-:|-:|-:|\n");
            any = true;
            put("| " + QByteArray(compared().checks[i]->title) + " (`" + compared().checks[i]->id + "`) | "
                + QByteArray::number(sum.added) + " | " + QByteArray::number(sum.mended) + " | "
                + QByteArray::number(sum.undecidable) + " |\n");
        }
        static constexpr const char *titles[] = {"New", "Removed", "Changed", "New issues", "Fixed issues"};
        for (size_t what = 0; what < m_lines.size(); ++what) {
            if (m_lines[what].isEmpty())
                continue;
            put("\n## " + QByteArray(titles[what]) + "\n\n| URL | Column or check | Old | New |\n|-|-|-|-|\n");
            for (const QByteArray &line : m_lines[what])
                put(line);
            if (const qint64 more = m_all[what] - m_lines[what].size(); more > 0)
                put("\n… and " + QByteArray::number(more) + " more; jsonl and csv list all\n");
        }
    }

private:
    static constexpr qsizetype MostShown = 10'000; ///< of one kind: nobody reads more, and memory has an end

    [[nodiscard]] QByteArray lineOf(const Difference &difference) const
    {
        const facts::Kind kind = kindOf(difference, compared());
        const QByteArray column
            = difference.check ? QByteArray(difference.check->id) : columnOf(difference, compared());
        if (column == compare::ChangeColumn) {
            const QByteArray degree
                = difference.degree < 0 ? QByteArray() : QByteArray::number(difference.degree) + " %";
            return QByteArray(
                "| " + exporting::markdownCell(difference.url) + " | main content | | " + degree + " |\n");
        }
        return QByteArray("| " + exporting::markdownCell(difference.url) + " | " + exporting::markdownCell(column)
            + " | " + exporting::markdownCell(exporting::plainText(difference.before, kind)) + " | "
            + exporting::markdownCell(exporting::plainText(difference.after, kind)) + " |\n");
    }

    std::array<QList<QByteArray>, compare::WhatCount> m_lines;
    std::array<qint64, compare::WhatCount> m_all{};
};

template <class Report>
std::unique_ptr<CompareReport> makeDifferences(CompareReport::Put put)
{
    return std::make_unique<Report>(std::move(put));
}

struct DifferenceFormat
{
    const char *name;
    std::unique_ptr<CompareReport> (*make)(CompareReport::Put put);
};
constexpr DifferenceFormat DifferenceFormats[]
    = {{"text", makeDifferences<TextDifferences>}, {"json", makeDifferences<JsonDifferences>},
        {"jsonl", makeDifferences<RowDifferences<exporting::Format::JsonLines>>},
        {"csv", makeDifferences<RowDifferences<exporting::Format::Csv>>}, {"md", makeDifferences<MarkdownDifferences>}};

} // namespace

QByteArrayList compareFormats()
{
    QByteArrayList names;
    for (const DifferenceFormat &format : DifferenceFormats)
        names << format.name;
    return names;
}

std::unique_ptr<CompareReport> makeCompareReport(const QByteArray &format, CompareReport::Put put)
{
    for (const DifferenceFormat &known : DifferenceFormats) {
        if (format == known.name)
            return known.make(std::move(put));
    }
    return nullptr;
}

} // namespace argiope::cli
