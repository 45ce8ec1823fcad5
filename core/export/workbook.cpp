#include "core/export/workbook.h"

#include "core/export/cells.h"
#include "core/export/formats.h"
#include "core/export/packedsheets.h"

#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace argiope::exporting {

using facts::Kind;
using facts::Value;

namespace {

constexpr int RowsPerLook = 256; ///< between two looks at what the library does not tell
constexpr long MostSheetBytes = 1'900'000'000; ///< before packing: 2 GB are more than some systems can tell
constexpr qint64 PieceOfFile = 1024 * 1024;
constexpr qint64 LargestExact = 999'999'999'999'999; ///< spreadsheets count in 15 digits
constexpr qsizetype LongestLink = 2'079;
constexpr char CutMark[] = " … [cut]";
constexpr qsizetype CutMarkCharacters = 8;
constexpr double DayMs = 86'400'000.0;
constexpr double DaysBefore1970 = 25'569.0; ///< since 1899-12-30, from which sheets count
constexpr qint64 FirstDate = -2'203'891'200'000; ///< 1900-03-01: before that programs disagree
constexpr qint64 LastDate = 253'402'300'799'999; ///< the year 9999 ends

/// In characters of the usual size.
double widthOf(const Heading &heading)
{
    const auto usual = [&heading] {
        switch (heading.kind) {
        case Kind::Url:
            return 60;
        case Kind::Text:
            return 36;
        case Kind::Hash:
            return 34;
        case Kind::MimeType:
        case Kind::Rule:
            return 22;
        case Kind::Time:
            return 21;
        case Kind::Outcome:
        case Kind::State:
            return 16;
        default:
            return 10;
        }
    }();
    return double(std::max<qsizetype>(usual, heading.name.size() + 4)); // the arrow of the filter stands beside it
}

bool isHex(char c)
{
    return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'f');
}

/// An address that the library writes as it is. It has its own mind about IPv6.
bool canBeLink(const QByteArray &url)
{
    const bool http = url.startsWith("http://") || url.startsWith("https://");
    return http && url.size() <= LongestLink && url.at(url.indexOf("//") + 2) != '[';
}

} // namespace

QByteArray workbookText(QByteArrayView text, bool *cut)
{
    QByteArray clean = visibleText(text);
    clean.replace("\xEF\xBF\xBE", "\xEF\xBF\xBD").replace("\xEF\xBF\xBF", "\xEF\xBF\xBD");
    clean.replace("\r\n", "\n").replace('\r', '\n');
    if (cut)
        *cut = false;
    if (clean.size() > Workbook::MostCharacters) {
        QString wide = QString::fromUtf8(clean);
        if (wide.size() > Workbook::MostCharacters) {
            wide.truncate(Workbook::MostCharacters - CutMarkCharacters);
            if (wide.back().isHighSurrogate())
                wide.chop(1);
            clean = wide.toUtf8() + CutMark;
            if (cut)
                *cut = true;
        }
    }
    for (qsizetype at = clean.indexOf("_x"); at >= 0; at = clean.indexOf("_x", at + 1)) {
        if (at + 6 < clean.size() && clean[at + 6] == '_'
            && std::all_of(clean.cbegin() + at + 2, clean.cbegin() + at + 6, isHex)) {
            clean.replace(at, 1, "_x005F_");
            at += 6;
        }
    }
    return clean;
}

struct Workbook::Impl
{
    Impl(QIODevice &to, WriterOptions wishes)
        : device(to)
        , options(std::move(wishes))
        , folder((options.scratch.isEmpty() ? QDir::tempPath() : options.scratch) + QStringLiteral("/.argiope-XXXXXX"))
    {
    }
    ~Impl()
    {
        // The library closes the files of sheets that it has packed; of those that nobody wants any more it does not.
        if (book) {
            for (lxw_worksheet *one : sheets) {
                if (FILE *open = std::exchange(one->optimize_tmpfile, nullptr))
                    std::fclose(open);
            }
            lxw_workbook_free(book);
        }
    }
    Impl(const Impl &) = delete;
    Impl &operator=(const Impl &) = delete;

    bool fail(const QString &text)
    {
        if (problem.isEmpty())
            problem = text;
        return false;
    }
    bool check(lxw_error error) { return error == LXW_NO_ERROR || fail(QString::fromLatin1(lxw_strerror(error))); }
    bool wrote(lxw_error error)
    {
        rowHasCells = true;
        return check(error);
    }
    /// The library writes rows without asking whether that worked.
    bool looksWell()
    {
        return !std::ferror(sheet->optimize_tmpfile) || fail(QStringLiteral("the temporary file cannot be written"));
    }
    bool open();
    bool newSheet(const QByteArray &name);
    bool nextSheet();
    void endSheet();
    bool cell(lxw_col_t column, const Value &value, Kind kind);
    bool number(lxw_col_t column, qint64 value, Kind kind);
    bool text(lxw_col_t column, QByteArrayView value);
    bool address(lxw_col_t column, const QByteArray &url);
    bool writeNotes();
    bool pack();

    QIODevice &device;
    const WriterOptions options;
    QTemporaryDir folder;
    QString file;
    QString problem;
    QList<Heading> columns;
    lxw_workbook *book = nullptr;
    lxw_worksheet *sheet = nullptr;
    QList<lxw_worksheet *> sheets;
    QList<qint64> rowsOfSheets; ///< beside them: those that the file has
    lxw_format *bold = nullptr;
    lxw_format *date = nullptr;
    lxw_format *grouped = nullptr;
    lxw_format *link = nullptr;
    lxw_row_t at = 0; ///< the next row of the sheet
    bool rowHasCells = false; ///< the file has no other rows
    int links = 0; ///< of the sheet
    qint64 cutTexts = 0;
    qint64 plainAddresses = 0;
};

bool Workbook::Impl::open()
{
    if (!folder.isValid())
        return fail(folder.errorString());
    file = folder.filePath(QStringLiteral("book.xlsx"));
    QByteArray scratch = QFile::encodeName(folder.path());
    lxw_workbook_options wishes{};
    wishes.constant_memory = LXW_TRUE;
    wishes.tmpdir = scratch.data();
    book = workbook_new_opt(QFile::encodeName(file).constData(), &wishes);
    if (!book)
        return fail(QStringLiteral("not enough memory for a workbook"));
    bold = workbook_add_format(book);
    format_set_bold(bold);
    date = workbook_add_format(book);
    format_set_num_format(date, "yyyy-mm-dd hh:mm:ss");
    format_set_align(date, LXW_ALIGN_LEFT);
    grouped = workbook_add_format(book);
    format_set_num_format(grouped, "#,##0");
    link = workbook_add_format(book);
    format_set_font_color(link, 0x0563C1);
    format_set_underline(link, LXW_UNDERLINE_SINGLE);
    return true;
}

bool Workbook::Impl::newSheet(const QByteArray &name)
{
    sheet = workbook_add_worksheet(book, name.constData());
    if (!sheet || !sheet->optimize_tmpfile)
        return fail(QStringLiteral("a temporary file cannot be created in '%1'").arg(folder.path()));
    sheets.append(sheet);
    rowsOfSheets.append(0);
    at = 0;
    links = 0;
    return true;
}

bool Workbook::Impl::nextSheet()
{
    QByteArray name = options.title.isEmpty() ? QByteArrayLiteral("Table") : options.title;
    if (!sheets.isEmpty()) {
        endSheet();
        name += ' ' + QByteArray::number(sheets.size() + 1);
    }
    if (!newSheet(name))
        return false;
    worksheet_freeze_panes(sheet, 1, 0);
    for (lxw_col_t i = 0; i < columns.size(); ++i) {
        const Heading &heading = columns[i];
        worksheet_set_column(sheet, i, i, widthOf(heading), nullptr);
        const QByteArray title = workbookText(heading.name) + (heading.kind == Kind::Time ? " (UTC)" : "");
        if (!wrote(worksheet_write_string(sheet, 0, i, title.constData(), bold)))
            return false;
    }
    at = 1;
    rowsOfSheets.last() = columns.isEmpty() ? 0 : 1;
    return true;
}

void Workbook::Impl::endSheet()
{
    if (!columns.isEmpty())
        worksheet_autofilter(sheet, 0, 0, at - 1, lxw_col_t(columns.size() - 1));
}

bool Workbook::Impl::text(lxw_col_t column, QByteArrayView value)
{
    if (value.isEmpty())
        return true;
    bool cut = false;
    const QByteArray shown = workbookText(value, &cut);
    cutTexts += cut ? 1 : 0;
    return wrote(worksheet_write_string(sheet, at, column, shown.constData(), nullptr));
}

bool Workbook::Impl::address(lxw_col_t column, const QByteArray &url)
{
    if (!canBeLink(url))
        return text(column, url);
    if (links == MostLinks) {
        ++plainAddresses;
        return text(column, url);
    }
    ++links;
    const QByteArray shown = workbookText(url);
    return wrote(worksheet_write_url_opt(sheet, at, column, url.constData(), link, shown.constData(), nullptr));
}

bool Workbook::Impl::number(lxw_col_t column, qint64 value, Kind kind)
{
    switch (kind) {
    case Kind::Flag:
        return wrote(worksheet_write_boolean(sheet, at, column, value != 0, nullptr));
    case Kind::Time:
        if (value != 0 && value >= FirstDate && value <= LastDate)
            return wrote(worksheet_write_number(sheet, at, column, double(value) / DayMs + DaysBefore1970, date));
        break;
    case Kind::Count:
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Page:
        if (qAbs(value) <= LargestExact)
            return wrote(worksheet_write_number(sheet, at, column, double(value), grouped));
        break;
    case Kind::Status:
    case Kind::Depth: {
        const PlainValue plain(value, kind);
        if (plain.isNothing())
            return true;
        if (qAbs(value) <= LargestExact)
            return wrote(worksheet_write_number(sheet, at, column, double(value), nullptr));
        break;
    }
    default:
        break;
    }
    const PlainValue plain(value, kind);
    return text(column, plain.text ? *plain.text : plain.bare);
}

bool Workbook::Impl::cell(lxw_col_t column, const Value &value, Kind kind)
{
    if (const auto *whole = std::get_if<qint64>(&value))
        return number(column, *whole, kind);
    const auto *bytes = std::get_if<QByteArray>(&value);
    if (!bytes)
        return true;
    if (kind == Kind::Url)
        return address(column, *bytes);
    return text(column, kind == Kind::Hash ? bytes->toHex() : *bytes);
}

bool Workbook::Impl::writeNotes()
{
    if (cutTexts == 0 && plainAddresses == 0)
        return true;
    if (!newSheet("Notes"))
        return false;
    worksheet_set_column(sheet, 0, 0, 100, nullptr);
    const auto line = [this](const QByteArray &words) {
        rowsOfSheets.last() = ++at;
        return wrote(worksheet_write_string(sheet, at - 1, 0, words.constData(), nullptr));
    };
    if (plainAddresses > 0
        && !line("Excel limits a sheet to " + QByteArray::number(MostLinks)
            + " links: " + QByteArray::number(plainAddresses) + " addresses beyond the limit are plain text."))
        return false;
    return cutTexts == 0
        || line("Excel limits a cell to " + QByteArray::number(MostCharacters)
            + " characters. Longer texts are cut and end with \"[cut]\"; number of cut texts: "
            + QByteArray::number(cutTexts) + '.');
}

bool Workbook::Impl::pack()
{
    for (lxw_worksheet *one : std::as_const(sheets)) {
        lxw_worksheet_write_single_row(one);
        if (std::fflush(one->optimize_tmpfile) != 0 || std::ferror(one->optimize_tmpfile))
            return fail(QStringLiteral("the temporary file cannot be written"));
    }
    const lxw_error error = workbook_close(book); // frees it, too
    book = nullptr;
    sheets.clear();
    if (!check(error))
        return false;
    QFile packed(file);
    if (!packed.open(QIODevice::ReadOnly))
        return fail(packed.errorString());
    // A disk that was full while it was packed is nothing that the library tells.
    if (!hasWholeSheets(packed, rowsOfSheets))
        return fail(QStringLiteral("the temporary file cannot be written"));
    packed.seek(0);
    while (!packed.atEnd()) {
        const QByteArray piece = packed.read(PieceOfFile);
        if (piece.isEmpty())
            return fail(packed.errorString());
        if (device.write(piece) != piece.size())
            return fail(device.errorString());
    }
    return true;
}

Workbook::Workbook(QIODevice &device, const WriterOptions &options)
    : m_impl(std::make_unique<Impl>(device, options))
{
}

Workbook::~Workbook() = default;

bool Workbook::begin(const QList<Heading> &columns)
{
    m_impl->columns = columns;
    return m_impl->open() && m_impl->nextSheet();
}

bool Workbook::row(const QList<Value> &values, const QByteArray & /*url*/)
{
    Impl &d = *m_impl;
    if (d.at >= lxw_row_t(d.options.sheetRows) && !d.nextSheet())
        return false;
    if (d.at % RowsPerLook == 0) {
        if (!d.looksWell())
            return false;
        if (std::ftell(d.sheet->optimize_tmpfile) > MostSheetBytes && !d.nextSheet())
            return false;
    }
    d.rowHasCells = false;
    for (lxw_col_t i = 0; i < d.columns.size(); ++i) {
        if (!d.cell(i, values[i], d.columns[i].kind))
            return false;
    }
    ++d.at;
    d.rowsOfSheets.last() += d.rowHasCells ? 1 : 0;
    return true;
}

bool Workbook::end()
{
    Impl &d = *m_impl;
    d.endSheet();
    return d.writeNotes() && d.pack();
}

QString Workbook::problem() const
{
    return m_impl->problem;
}

std::unique_ptr<TableWriter> workbookWriter(QIODevice &device, const WriterOptions &options)
{
    return std::make_unique<Workbook>(device, options);
}

} // namespace argiope::exporting
