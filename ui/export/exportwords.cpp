#include "ui/export/exportwords.h"

#include "ui/export/exportdialog.h"
#include "ui/export/exportkeys.h"
#include "ui/words/celltext.h"
#include "ui/words/foreigntext.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>

namespace argiope::exporting {

namespace {

QStringList wordedFormats()
{
    return QSettings().value(ExportWordsKey, QStringList{QLatin1String(infoOf(Format::Xlsx).name)}).toStringList();
}

} // namespace

QString formatWords(Format format)
{
    switch (format) {
    case Format::Csv:
        return ExportDialog::tr("CSV, for spreadsheets");
    case Format::Txt:
        return ExportDialog::tr("TXT (URL list)");
    case Format::JsonLines:
        return ExportDialog::tr("JSON Lines, for programs");
    case Format::Markdown:
        return ExportDialog::tr("Markdown table, for tickets and wikis");
    case Format::Sitemap:
        return ExportDialog::tr("XML sitemap");
    case Format::Xlsx:
        return ExportDialog::tr("Excel workbook (XLSX)");
    case Format::GraphMl:
        return ExportDialog::tr("Link graph, GraphML");
    case Format::Gexf:
        return ExportDialog::tr("Link graph, GEXF for Gephi");
    case Format::Cdxj:
        return ExportDialog::tr("CDXJ index of web archives");
    }
    return {};
}

RowWords windowWords()
{
    RowWords made;
    made.title = [](const store::Column &column) {
        return column.isOwn() ? column.name : words::plainCellTitle(column).toUtf8();
    };
    made.value = [](const store::Column &column, const facts::Value &value) -> std::optional<QByteArray> {
        const bool isName = column.kind == facts::Kind::Outcome || column.kind == facts::Kind::State
            || column.kind == facts::Kind::Rule;
        if (isName)
            return words::plainCellText(column, value, {store::UrlState::Finished, true}).toUtf8();
        const auto *code = std::get_if<QByteArray>(&value);
        const QString text = code ? words::codeText(column.name, *code) : QString();
        return text.isEmpty() ? std::nullopt : std::optional(text.toUtf8());
    };
    return made;
}

bool isWorded(Format format)
{
    return wordedFormats().contains(QLatin1String(infoOf(format).name));
}

void setWorded(Format format, bool worded)
{
    QStringList formats = wordedFormats();
    formats.removeAll(QLatin1String(infoOf(format).name));
    if (worded)
        formats.append(QLatin1String(infoOf(format).name));
    QSettings().setValue(ExportWordsKey, formats);
}

QString exportProblem(const ExportError &error, const QString &file)
{
    using Code = ExportError::Code;
    const QString name = QDir::toNativeSeparators(file);
    switch (error.code) {
    case Code::CannotOpen:
        if (const QDir folder = QFileInfo(file).absoluteDir(); !folder.exists())
            return ExportDialog::tr("The folder “%1” does not exist. Choose another one.")
                .arg(words::foreign::shown(QDir::toNativeSeparators(folder.absolutePath())));
        return ExportDialog::tr("“%1” cannot be written. Choose another folder or name.").arg(name);
    case Code::WriteFailed:
        return ExportDialog::tr("Writing “%1” failed. Is the disk full?").arg(name);
    case Code::Canceled:
        return ExportDialog::tr("Cancelled; “%1” was not changed.").arg(name);
    case Code::ReadFailed:
        return ExportDialog::tr("The project cannot be read.");
    case Code::WrongTable:
        return ExportDialog::tr("This format cannot hold this table. Choose another format.");
    }
    return error.message();
}

QString tableWords(Table table)
{
    switch (table) {
    case Table::Urls:
        return ExportDialog::tr("URLs (crawled and queued)");
    case Table::Skipped:
        return ExportDialog::tr("URLs not crawled, with rule");
    case Table::Links:
        return ExportDialog::tr("All links (source and destination)");
    case Table::Sitemaps:
        return ExportDialog::tr("Sitemaps");
    case Table::Broken:
        return ExportDialog::tr("Broken, blocked and redirected links");
    case Table::Chains:
        return ExportDialog::tr("Redirect chains");
    case Table::Issues:
        return ExportDialog::tr("All issues");
    case Table::Images:
        return ExportDialog::tr("All images (with alt text)");
    case Table::Hreflang:
        return ExportDialog::tr("Hreflang");
    case Table::Hosts:
        return ExportDialog::tr("Hosts, with IP addresses");
    }
    return {};
}

} // namespace argiope::exporting
