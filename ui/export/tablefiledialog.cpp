#include "ui/export/tablefiledialog.h"

#include "ui/export/exportwords.h"
#include "ui/widgets/unopenedicons.h"

#include <QFileInfo>

#include <algorithm>

namespace argiope::exporting {

TableFileDialog::TableFileDialog(
    const models::ShownTable &table, const QString &proposal, Format usual, QWidget *parent)
    : QFileDialog(parent, tr("Export To"), QFileInfo(proposal).absolutePath())
{
    setObjectName(QStringLiteral("tableFile"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptMode(QFileDialog::AcceptSave);
    setFileMode(QFileDialog::AnyFile);
    widgets::neverOpenFiles(*this);
    for (const FormatInfo &info : formats()) {
        // What has no columns is URLs alone.
        if (info.shape != Shape::Rows || (!info.hasColumns && table.url < 0))
            continue;
        m_formats.append(info.format);
        m_filters.append(
            QString(formatWords(info.format) % QStringLiteral(" (*.") % QLatin1String(info.suffix) % QLatin1Char(')')));
    }
    setNameFilters(m_filters);
    selectNameFilter(m_filters.value(m_formats.indexOf(usual)));
    selectFile(QFileInfo(proposal).fileName());
    followFilter();
    connect(this, &QFileDialog::filterSelected, this, &TableFileDialog::followFilter);
    connect(
        this, &QFileDialog::fileSelected, this, [this](const QString &file) { Q_EMIT chosen(file, formatOf(file)); });
}

void TableFileDialog::followFilter()
{
    const QLatin1String suffix(infoOf(formatOf({})).suffix);
    setDefaultSuffix(suffix);
    // Names of sites have dots: the dialog takes what follows one for an ending, and adds none.
    const QFileInfo file(selectedFiles().value(0));
    const bool known = std::any_of(m_formats.cbegin(), m_formats.cend(),
        [&file](Format format) { return file.suffix() == QLatin1String(infoOf(format).suffix); });
    if (known)
        selectFile(QString(file.completeBaseName() % QLatin1Char('.') % suffix));
}

Format TableFileDialog::formatOf(const QString &file) const
{
    const QString ending = QFileInfo(file).suffix();
    for (const Format format : m_formats) {
        if (ending.compare(QLatin1String(infoOf(format).suffix), Qt::CaseInsensitive) == 0)
            return format;
    }
    return m_formats.value(std::max<qsizetype>(m_filters.indexOf(selectedNameFilter()), 0));
}

} // namespace argiope::exporting
